# Jemanden zum Spielen finden: Vermittlung, Herausforderungen, Bots, die Platz machen.

lobby-pair = Gegner finden
lobby-pair-line = Wer dasselbe Spiel im selben Tempo sucht, spielt sofort gegen dich. Sonst wartet dein Tisch, und eine Benachrichtigung kann dich rufen.
lobby-pair-go = Gegner suchen
lobby-challenge = Jemanden herausfordern
lobby-challenges = Herausforderungen an dich
lobby-challenged = { $player } fordert dich heraus
lobby-accept = Annehmen
lobby-decline = Ablehnen
lobby-withdraw = Zurückziehen
lobby-asked = { $player } ist zum Spiel eingeladen und hat noch nicht geantwortet.
lobby-declined = { $player } hat abgelehnt.
lobby-empty = Auf einer kleinen Seite ist das normal. Schick Freunden einen Link, oder spiel gegen einen Bot, bis jemand kommt und seinen Platz übernimmt.
lobby-empty-invite = Freunde einladen
lobby-empty-bot = Gegen einen Bot, der Platz macht
lobby-open-bots = Den Platz eines Bots darf ein Mensch übernehmen
lobby-open-bots-line = Die Partie geht weiter, wo sie steht. Für eine Wertung zählt sie nicht.
lobby-bot-makes-room = Ein Bot macht Platz
lobby-take-over = Für { $player } weiterspielen

seat-player = Ein Spieler, nach Namen
refused-no-player = Hier hat niemand ein Konto mit diesem Namen.
refused-yourself = Du kannst dich nicht selbst herausfordern.
