# The explorer: what others did, and what came of it.

explorer-title = Explorer
explorer-line = Was Spieler und Bots in beendeten Partien zuerst taten, und wie gut sie damit fuhren.
explorer-themes = Frage
explorer-level = Gespielt von
explorer-level-people = Menschen
explorer-level-bots = Bots
explorer-level-new = Menschen ohne gefestigte Wertung
explorer-level-below-1500 = Menschen mit Wertung unter 1500
explorer-level-from-1500 = Menschen mit Wertung 1500 bis 1699
explorer-level-from-1700 = Menschen mit Wertung ab 1700
explorer-usual = Die üblichen Einstellungen
explorer-origin = Partien
explorer-origin-games = Hier gespielt
explorer-origin-records = Vom Betreiber hinzugefügt
explorer-trail = Bisherige Entscheidungen
explorer-first = Anfang
explorer-number = { $number }. Entscheidung
explorer-none = Das gab es noch in keiner beendeten Partie.
explorer-count = { $count ->
    [one] Insgesamt eine Entscheidung
   *[other] Insgesamt { $count } Entscheidungen
}.
explorer-even = Ein gleicher Anteil an den Siegen wären { $share } %.
explorer-choice = Entscheidung
explorer-move = Zug
explorer-often = Gewählt / möglich
explorer-won = Gewonnen
explorer-points = Punkte
explorer-margin = Vorsprung
explorer-how = Gewählt / möglich: wie oft es gewählt wurde, von allen Malen, in denen es möglich war. Gewonnen: der Anteil der Siege derer, die es wählten; ein geteilter Sieg zählt anteilig, und in 19 von 20 Fällen liegt der wahre Anteil zwischen den beiden Werten daneben. Vorsprung: um wie viele Punkte sie im Schnitt vor dem Besten der anderen lagen. Es zählen nur beendete Partien und nur, wer bis zum Ende blieb; Namen werden nicht gespeichert.
explorer-here = Was andere hier taten
explorer-back = Zurück zur Stellung
explorer-over = Die Partie ist hier zu Ende.
explorer-ply = { $number }. Zug
explorer-same = In genau dieser Stellung
explorer-same-line = Partien, in denen wer am Zug war genau dasselbe wusste: die ersten acht Züge öffentlicher Partien, und ganze Partien, wo mehrere Tische gleich ausgeteilt waren.
explorer-same-none = In genau dieser Stellung war noch niemand.

explorer-city-of-light-streets = Straßen legen
explorer-city-of-light-build = Bauen
explorer-city-of-light-card = Postkarten
explorer-paris-paris-shop = Geschäfte
explorer-paris-key = Schlüssel
explorer-paris-buy = Käufe
explorer-paris-bonus = Bonusplättchen
