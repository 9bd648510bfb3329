# Am Tisch: die Zeile, die sagt, was zu tun ist, Spieler, Züge, Gespräch, Nachspielen.

table-now = Was jetzt zu tun ist
table-you = du
table-bot = Bot
table-here = an diesem Gerät
table-seat-free = freier Platz
table-seat-friend = Platz für Freunde
table-sit = Hier hinsetzen
table-remove = Wegschicken
table-waiting = Es { $count ->
    [one] fehlt noch ein Spieler
   *[other] fehlen noch { $count } Spieler
}.
table-invite = Schick diesen Link an Freunde:
table-watch-link = Nur zum Zuschauen:
table-copy = Kopieren
table-share = Teilen
table-code = QR-Code
table-copied = Kopiert
table-turn-of = { $player } ist am Zug.
table-bot-thinks = { $player } denkt nach …
table-bot-waits = { $player } muss warten: Gerade denken andere Bots nach …
table-players = Spieler
table-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
table-score-total = Summe
table-score-source = Herkunft
table-score-points = Punkte
table-actions = Möglichkeiten
table-undo = Zurück{"\u00AD"}nehmen
table-undo-ask = Um Rücknahme bitten
table-undo-accept = Einverstanden
table-undo-refuse = Nein
table-undo-waiting = Die anderen müssen noch zustimmen.
table-end-turn = Zug beenden
table-turn = Drehen
table-confirm = Zug machen
table-cancel = Ab{"\u00AD"}brechen
table-resign = Aufgeben
table-resign-sure = Diese Partie aufgeben?
table-resign-yes = Ja, aufgeben
table-replace = Einen Bot für { $player } spielen lassen
table-rematch = Noch eine Partie
table-replay = Die Partie nachspielen
table-log = Züge
table-hint = Zeige auf etwas, das leuchtet: Hier steht dann, was es kostet und bringt.
table-hint-tap = Tippe auf etwas, das leuchtet: Hier steht dann, was es kostet und bringt.
table-skips = Klicken oder tippen überspringt den Rest
table-aim-city-of-light = Erst Straßen legen, dann neben Laternen bauen: Ein Gebäude zählt seine Größe mal die Laternen, die es beleuchten.
table-aim-paris-paris = Sorge für Geschäfte dort, wo die Busse halten: Das übrige Plättchen jeder Runde schickt einen Bus los, und jedes Geschäft dort bringt einen Punkt.
table-aim-paris = Ein Schlüssel auf einer Bank bringt Francs, ein versetzter kauft ein Gebäude: Wer in einem Bezirk den höchsten Wert besitzt, bekommt dessen Siegpunkte.
table-only-end = Beende deinen Zug.
table-log-none = Noch kein Zug.
table-log-earlier = Frühere Züge
table-chat = Chat
table-chat-say = Nachricht schreiben
table-chat-send = Senden
table-chat-none = Noch hat niemand etwas gesagt.
table-more = Mehr
table-menu = Tisch
table-help = Tastatur
table-connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder.
table-connection-back = Wieder verbunden.
table-saved-later = Dein Zug wird gesendet, sobald die Verbindung wieder da ist.
table-curtain = { $player }, du bist dran
table-curtain-line = Nimm das Gerät; die anderen schauen weg.
table-curtain-lift = Ich bin { $player }, zeig den Spielplan
table-preview-uncertain = Was es sonst noch bringt, hängt von Verdecktem ab.
table-options = Einstellungen dieses Tisches

key-turn = das Teil drehen
key-undo = zurücknehmen
key-end = den Zug beenden
key-cancel = die Wahl abbrechen
key-targets = von einem möglichen Ziel zum nächsten
key-confirm = das Ziel wählen
key-chat = zum Chat

names-and = { $first } und { $last }
end-standings = Rangliste
end-wins = { $player_is ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
} mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
end-shared = { $players } teilen sich den Sieg mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
end-tie-city-of-light-1 = Gleich viele Punkte: Mehr freie Felder der eigenen Farbe entscheiden.
end-tie-paris-paris-1 = Gleich viele Punkte: Weniger Geschäfte auf dem Spielplan entscheiden.
end-tie-paris-1 = Gleich viele Punkte: Mehr Francs entscheiden.
end-tie-paris-2 = Gleich viele Punkte und Francs: Der höhere Gesamtwert der Gebäude und Wahrzeichen entscheidet.
end-resigned = { $player_is ->
    [you] Du hast aufgegeben.
   *[other] { $player } hat aufgegeben.
}
end-winner = { $player_is ->
    [you] Du gewinnst.
   *[other] { $player } gewinnt.
}

fair-title = Faires Mischen
fair-before = Prüfsumme des Servergeheimnisses, vor dem ersten Zug veröffentlicht:
fair-entropy = Zufallsdaten von { $player }:
fair-secret = Das Geheimnis, nach der Partie gelüftet:
fair-added = Zufallsdaten von { $player } sind dabei
fair-later = Das Geheimnis wird gelüftet, wenn die Partie zu Ende ist.
fair-ok = Geprüft: Die Prüfsumme passt zum Geheimnis, und Geheimnis und Zufallsdaten ergeben genau diese Verteilung.
fair-bad-secret = Die Prüfung ist fehlgeschlagen: Das Geheimnis passt nicht zur veröffentlichten Prüfsumme.
fair-bad-deal = Die Prüfung ist fehlgeschlagen: Geheimnis und Zufallsdaten ergeben nicht diese Verteilung.
fair-bad-missing = Die Prüfung ist fehlgeschlagen: In der Aufzeichnung fehlt das Geheimnis.
fair-none = Diese Partie wurde ohne Nachweis ausgeteilt.
fair-how = Zum Selberprüfen die Aufzeichnung herunterladen und ausführen: lutece verify DATEI
first-title = Deine erste Partie?
first-next = Weiter
first-done = Verstanden, nicht mehr zeigen
first-city-of-light-goal = Lege erst Straßen, baue dann neben Laternen. Ein Gebäude zählt seine Größe mal die Laternen, die es beleuchten.
first-city-of-light-you = Du bist { $letter ->
    [A] Orange
   *[other] Blau
}. Bauen darfst du später nur auf deiner Farbe und auf gemischten Feldern.
first-city-of-light-turn = Ein Zug: Lege dein Plättchen auf ein leeres Quadrat oder nimm ein Gebäude. Nimm drei oder vier, bevor die Straßen voll sind; jedes, das du nicht baust, kostet 3 Punkte.
first-city-of-light-look = Jetzt: Die leeren Quadrate leuchten. Lege Laternen dorthin, wo viel deiner Farbe ist. Zeige oder tippe auf etwas, um zu lesen, was es ist.
first-paris-paris-goal = Sorge für Geschäfte dort, wo die Busse halten. Jedes Geschäft, zu dem ein Bus kommt, bringt dir einen Punkt.
first-paris-paris-you = Du bist Spieler { $letter }; die Geschäfte mit deinem Buchstaben gehören dir. Deine Sonderfahrt neben dem Spielplan ist geheim: Am Ende fährt ihre Linie noch eine Große Tour.
first-paris-paris-turn = Ein Zug: Nimm eines der Plättchen und eröffne an seiner Haltestelle ein Geschäft. Das Plättchen, das niemand nimmt, schickt in dieser Runde den Bus los.
first-paris-paris-look = Jetzt: Auf den Karten steht, was geschieht, wenn ein Plättchen übrig bleibt. Kreuzungen mit Platz für zwei zählen in den Großen Touren am meisten.
first-paris-goal = Sammle Siegpunkte (SP): mit Bonusplättchen, mit Prestige an Wahrzeichen und am Ende in den Bezirken, in denen deine Schlüssel auf dem höchsten Wert liegen.
first-paris-you = Du bist Spieler { $letter }. Deine Francs, Schlüssel und Marker liegen hinter deinem Sichtschirm, neben oder unter dem Spielplan.
first-paris-turn = Ein Zug: Ziehe ein Gebäude, dann setze einen Schlüssel auf eine Bank und nimm Francs, oder versetze einen auf ein Gebäude oder Wahrzeichen und kaufe es. Dann beende deinen Zug.
first-paris-look = Jetzt: Ziehe von einem Stapel. Setze dann den ersten Schlüssel auf eine Bank, die gut zahlt, und kaufe dich in ihrem Bezirk nach oben; die Werte 1 und 2 bringen Bonusplättchen.

replay-title = Nachspielen
replay-line = { $game }: { $players }
replay-start = An den Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-end = Ans Ende
replay-play = Automatisch abspielen
replay-at = Nach Zug { $ply } von { $of }
replay-jump = Zu Zug springen
replay-view = Ansicht
replay-view-public = Zuschauer
replay-download = Aufzeichnung herunterladen
replay-on = Von hier an gegen Bots weiterspielen
replay-open = Eine Aufzeichnung öffnen
replay-open-line = Eine Aufzeichnung ist die Textdatei, als die jede Partie gesichert werden kann.
replay-file = Aufzeichnungsdatei
replay-choose = Datei wählen
replay-paste = Oder den Text einfügen
replay-show = Zeigen
replay-before = Vor dem ersten Zug
replay-view-mover = wer am Zug ist
replay-link = Link zu dieser Stellung
replay-own = Deine Aufzeichnungen
replay-delete = Diese Aufzeichnung löschen
replay-kept = Hier unter einer eigenen Adresse aufbewahrt; wer die Adresse hat, kann sie sehen.

name-landmark-jardin-du-luxembourg = Jardin du Luxembourg
name-landmark-tuileries = Tuileries
name-landmark-tour-eiffel = Tour Eiffel
name-landmark-opera-garnier = Opéra Garnier
name-landmark-grand-palais = Grand Palais
name-landmark-sacre-coeur = Sacré-Cœur
name-landmark-notre-dame = Notre-Dame
name-landmark-louvre = Louvre
