# Help in play against bots.

help-hint = Hint
help-best = What the strongest bot would play, with your chance to win
help-warning = would be a blunder: it loses about { $percent } % of your chance to win.
help-heed = Undo it
help-anyway = Play it anyway
help-coach = Coach
help-coach-line = Warns you before you make a blunder.
help-had = { $player }: { $hints ->
    [0] no hints
    [one] { $hints } hint
   *[other] { $hints } hints
}, { $moves ->
    [0] no moves undone
    [one] { $moves } move undone
   *[other] { $moves } moves undone
}
new-hints = Hints: you may ask what the strongest bot would play
new-hints-line = Only if you play alone against bots; the game is unrated.
refused-no-hints = There are no hints here: they are for people playing alone against bots, at a table that allows them.
