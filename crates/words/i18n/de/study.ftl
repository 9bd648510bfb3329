# The analysis board.

study-title = Analysebrett
study-open = Auf dem Brett analysieren
study-try = Zug ausprobieren
study-best = Beste Züge
study-tree = Varianten
study-places = Durch die Züge gehen
study-look = Anzeigen
study-advice = Was der stärkste Bot spielen würde
study-ask = Den Bot fragen
study-thinking = Denkt nach …
study-goes-on = So könnte es weitergehen
study-over = Hier ist die Partie zu Ende.
study-read-only = Nur wem die Analyse gehört oder wer den Link zum Bearbeiten hat, kann hier Züge ergänzen. Eine Kopie gehört dir.
study-copy = Eigene Kopie anlegen
study-line = Variante { $line }
study-line-name = Name dieser Variante
study-name = Name dieser Analyse
study-note = Kommentar zu dieser Stellung
study-save = Speichern
study-cut = Ab hier löschen
study-cut-sure = Noch einmal drücken löscht diesen Zug und alles danach.
study-world = Verdecktes neu verteilen
study-world-note = Alles, was { $player } hier nicht wissen kann, wird anders: eine neue Variante.
study-in-world = Verdecktes für { $player } neu verteilt
study-share-read = Link zum Lesen
study-share-edit = Link zum Bearbeiten
study-export = Als Text exportieren
study-delete = Diese Analyse löschen
refused-study-full = In diese Analyse passt nichts mehr. Lösche zuerst ein paar Varianten.
refused-read-only = Das können nur die Person, der es gehört, und alle mit dem Link zum Bearbeiten ändern.
study-picture = Bild dieser Stellung (SVG)
study-renew = Bearbeitungslink zurückziehen
study-renew-line = Danach gibt es einen neuen; mit dem alten kann man nur noch lesen.
study-motion = Der letzte Zug als bewegtes Bild (SVG)
replay-all-open = Alles offen
replay-seen-by = Was { $player } sah
embed-title = Auf einer anderen Seite zeigen
embed-line = Wer jene Seite liest, kann die Partie Zug für Zug ansehen, ganz ohne Konto hier.
embed-code = Code für die Seite
embed-withdraw-line = Danach zeigt keine Seite sie mehr. Auch Links zum Bearbeiten der Analyse werden zurückgezogen.
embed-withdraw = Code zurückziehen
embed-allow-line = Die Partie wird als deine eigene Aufzeichnung aufbewahrt, und du bekommst einen Code, der sie in einem Rahmen auf einer anderen Seite zeigt, mit den Namen der Spielenden.
embed-allow = Erlauben
embed-open = In Lutèce öffnen
reason-ahead-played = { $points } Punkte Vorsprung am Ende der Partie, verglichen mit dem gespielten Zug.
reason-ahead-others = { $points } Punkte Vorsprung am Ende der Partie, verglichen mit den anderen gezeigten Zügen.
reason-behind-first = { $points } Punkte Vorsprung am Ende der Partie, verglichen mit Zug 1.
reason-more = { $who_is ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { $points } mehr: { $lines }.
reason-less = { $who_is ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { $points } weniger: { $lines }.
reason-rest = Übriges { $points }
reason-even-played = Die Punkte zeigen nicht, warum: Schnell zu Ende gespielt, kommen beide Züge etwa auf dasselbe hinaus. Der Bot rechnet weiter voraus und gewinnt mit diesem Zug öfter.
reason-even-others = Die Punkte zeigen nicht, warum: Schnell zu Ende gespielt, kommen diese Züge etwa auf dasselbe hinaus. Der Bot rechnet weiter voraus und gewinnt mit diesem Zug öfter.
reason-even-first = Am Ende der Partie etwa so viele Punkte wie mit Zug 1.
reason-against = Die Punkte zeigen nicht, warum: Schnell zu Ende gespielt, kommt sogar weniger heraus ({ $points } Punkte Vorsprung). Der Bot rechnet weiter voraus und gewinnt mit diesem Zug öfter.
reason-against-first = Schnell zu Ende gespielt, kommt mehr heraus als mit Zug 1 ({ $points } Punkte Vorsprung), aber der Bot rechnet weiter voraus und gewinnt damit seltener.
reason-expected = Er erwartet davon { $points } Punkte Vorsprung.
