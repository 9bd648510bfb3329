# Am Tisch: die Zeile, die sagt, was zu tun ist, Spieler, Züge, Gespräch, Nachspielen.

table-board = Spielplan von { $game }
table-now = Was jetzt zu tun ist
table-you = du
table-bot = Computer
table-here = an diesem Gerät
table-seat-free = freier Platz
table-seat-friend = Platz für Freunde
table-sit = Hier hinsetzen
table-remove = Wegschicken
table-start = Beginnen
table-waiting = Es { $count ->
    [one] fehlt noch eine Person
   *[other] fehlen noch { $count } Personen
}.
table-invite = Schick diesen Link an Freunde:
table-watch-link = Nur zum Zuschauen:
table-copy = Kopieren
table-share = Teilen
table-code = QR-Code
table-copied = Kopiert
table-turn-of = { $player } ist am Zug.
table-your-turn = Du bist dran
table-bot-thinks = { $player } denkt nach …
table-watching = Du schaust zu.
table-players = Spieler
table-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
table-score-of = Punkte von { $player }
table-score-total = Summe
table-score-source = Herkunft
table-score-points = Punkte
table-score-why = Woher die Punkte kommen
table-actions = Möglichkeiten
table-undo = Zurücknehmen
table-undo-ask = Um Rücknahme bitten
table-undo-asked = { $player } möchte den letzten Zug zurücknehmen.
table-undo-accept = Einverstanden
table-undo-refuse = Nein
table-undo-waiting = Die anderen müssen noch zustimmen.
table-end-turn = Zug beenden
table-turn = Drehen
table-turn-piece = Das Teil drehen
table-confirm = Diesen Zug machen
table-cancel = Abbrechen
table-choose = Wähle:
table-choose-next = Wähle jetzt einen der markierten Orte.
table-skip = Auslassen
table-resign = Aufgeben
table-resign-sure = Diese Partie aufgeben?
table-resign-yes = Ja, aufgeben
table-no = Nein
table-replace = Einen Bot für { $player } spielen lassen
table-rematch = Noch eine Partie
table-replay = Die Partie nachspielen
table-log = Züge
table-hint = Zeige auf etwas, das leuchtet: Hier steht dann, was es kostet und bringt.
table-hint-tap = Tippe auf etwas, das leuchtet: Hier steht dann, was es kostet und bringt.
table-aim-city-of-light = Erst Straßen legen, dann neben Laternen bauen: Ein Gebäude zählt seine Größe mal die Laternen, die es beleuchten.
table-aim-paris-paris = Geschäfte dort haben, wo die Busse halten: Das übrige Plättchen jeder Runde schickt einen Bus, und die Geschäfte dort bringen Punkte.
table-aim-paris = Schlüssel einsetzen bringt Francs, Schlüssel versetzen kauft ein: Der höchste Wert in einem Bezirk gewinnt dessen Punkte.
table-only-end = Beende deinen Zug.
table-log-none = Noch kein Zug.
table-log-earlier = Frühere Züge
table-log-move = Zug { $ply }
table-chat = Gespräch
table-chat-say = Etwas sagen
table-chat-send = Senden
table-chat-none = Noch hat niemand etwas gesagt.
table-more = Mehr
table-menu = Tisch
table-help = Tasten
table-connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder.
table-connection-back = Wieder verbunden.
table-sending = Wird gesendet …
table-saved-later = Dein Zug wird gesendet, sobald die Verbindung wieder da ist.
table-curtain = { $player }, du bist dran
table-curtain-line = Nimm das Gerät; die anderen schauen weg.
table-curtain-lift = Ich bin { $player }, zeig den Plan
table-hidden = verdeckt
table-preview = Das brächte
table-preview-nothing = Mehr passiert nicht.
table-moves-left = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
table-options = Einstellungen dieses Tisches
table-edition = Ausgabe: { $edition }

key-turn = das Teil drehen
key-undo = zurücknehmen
key-end = den Zug beenden
key-cancel = die Wahl abbrechen
key-targets = von einem möglichen Ziel zum nächsten
key-confirm = das Ziel wählen
key-chat = zum Gespräch

end-title = Die Partie ist zu Ende
end-standings = Rangliste
end-wins = { $player } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
end-shared = { $players } teilen sich den Sieg mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
end-tie-break = Die Punkte sind gleich; Gleichstandsregel { $number } entscheidet.
end-resigned = { $player } hat aufgegeben.
end-winner = { $player } gewinnt.

fair-title = Faires Mischen
fair-before = Fingerabdruck des Servergeheimnisses, vor dem ersten Zug veröffentlicht:
fair-entropy = Zufall von { $player }:
fair-secret = Das Geheimnis, nach der Partie gelüftet:
fair-added = Zufall von { $player } ist dabei
fair-later = Das Geheimnis wird gelüftet, wenn die Partie zu Ende ist.
fair-ok = Geprüft: Der Fingerabdruck passt zum Geheimnis, und Geheimnis und Zufall ergeben genau diese Verteilung.
fair-bad = Die Prüfung ist fehlgeschlagen: { $reason }
fair-none = Diese Partie wurde ohne Nachweis ausgeteilt.
fair-how = Zum Selberprüfen die Aufzeichnung herunterladen und ausführen: lutece verify DATEI

replay-title = Nachspielen
replay-line = { $game }: { $players }
replay-start = An den Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-end = Ans Ende
replay-play = Von selbst abspielen
replay-pause = Anhalten
replay-at = Zug { $ply } von { $of }
replay-jump = Zu Zug springen
replay-view = Gesehen von
replay-view-public = Zuschauern
replay-download = Aufzeichnung herunterladen
replay-on = Von hier an gegen Bots weiterspielen
replay-open = Eine Aufzeichnung öffnen
replay-open-line = Eine Aufzeichnung ist die Textdatei, als die jede Partie gesichert werden kann.
replay-file = Aufzeichnungsdatei
replay-choose = Datei wählen
replay-paste = Oder den Text einfügen
replay-show = Zeigen
replay-before = Vor dem ersten Zug

shape-of = { $player }, Buchstabe { $letter }
