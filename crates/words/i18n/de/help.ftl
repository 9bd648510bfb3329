# Help in play against bots.

help-hint = Tipp
help-best = Das würde der stärkste Bot spielen, mit deiner Gewinnchance
help-warning = wäre ein grober Fehler: Das kostet etwa { $percent } % deiner Gewinnchance.
help-heed = Zurücknehmen
help-anyway = Trotzdem spielen
help-coach = Trainer
help-coach-line = Warnt dich, bevor du einen groben Fehler machst.
help-had = { $player }: { $hints ->
    [0] keine Tipps
    [one] { $hints } Tipp
   *[other] { $hints } Tipps
}, { $moves ->
    [0] kein Zug zurückgenommen
    [one] { $moves } Zug zurückgenommen
   *[other] { $moves } Züge zurückgenommen
}
new-hints = Tipps: Du darfst fragen, was der stärkste Bot spielen würde
new-hints-line = Nur für jemanden, der allein gegen Bots spielt; die Partie zählt für keine Wertungszahl.
refused-no-hints = Hier gibt es keine Tipps: nur für jemanden, der allein gegen Bots spielt, an einem Tisch, der sie erlaubt.
