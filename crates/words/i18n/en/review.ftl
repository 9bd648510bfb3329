# The review of a finished game.

review-title = Review
review-judge-nodes = Every decision was judged by { $judge }, with { $nodes } iterations each, by what its player could know at the time.
review-judge-time = Every decision was judged by { $judge }, with { $millis } ms each, by what its player could know at the time.
review-win = Chance to win, move by move
review-points = Points, move by move
review-player = Player
review-accuracy = Accuracy
review-lost = Lost by decisions
review-luck = Luck
review-score = Final score
review-turning = Turning points
review-no-turning = No decision in this game lost much.
review-made = { $who } played: { $move }
review-loss = { $loss } % of the chance to win lost ({ $grade })
review-better = Better: { $move }
review-line = It could have gone on like this: { $line }
review-own = Own points, compared with the move played: { $changes }
review-others = Points of the others: { $changes }
review-unsure = A second look judged this move differently.
review-luck-decided = { $who } decided better than the winner: luck made the difference.
review-all-moves = All moves
review-grade-best = best move
review-grade-good = good move
review-grade-inaccurate = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
