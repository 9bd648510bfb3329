# Worum Spieler einander bitten, und Sätze für den Chat.

ask-take-back-asked = { $player } möchte den letzten Zug zurücknehmen.
ask-pause-asked = { $player } möchte eine Pause: Die Uhren blieben stehen.
ask-end-asked = { $player } möchte die Partie hier beenden, ohne Sieger.
ask-take-back-refused = { $player } ist mit der Rücknahme nicht einverstanden.
ask-pause-refused = { $player } möchte keine Pause.
ask-end-refused = { $player } möchte weiterspielen.
ask-pause = Um eine Pause bitten
ask-end = Anbieten, die Partie zu beenden
ask-paused = Die Uhren stehen still. Ein Zug oder dieser Knopf setzt sie wieder in Gang.
ask-resume = Weiter
ask-ended = Die Partie wurde einvernehmlich beendet. Niemand hat gewonnen.
chat-phrases = Kurze Sätze, die alle in ihrer Sprache lesen
chat-mute = { $player } stummschalten
chat-unmute = { $player } wieder anzeigen
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-moment = Einen Moment, bitte.
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-nice = Gut gespielt!
phrase-bye = Tschüss!
refused-asked-already = Beantworte erst, worum gerade gebeten wird.
refused-no-pause = Hier läuft keine Uhr, die angehalten werden könnte.
