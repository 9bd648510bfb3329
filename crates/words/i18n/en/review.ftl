# The review of a finished game.

review-title = Review
review-judge-nodes = Every decision was judged by { $judge }, with { $nodes } iterations each, by what its player could know at the time.
review-judge-time = Every decision was judged by { $judge }, with { $millis } ms each, by what its player could know at the time.
review-win = Chance to win, move by move
review-points = Points, move by move
review-player = Player
review-accuracy = Accuracy
review-accuracy-note = Accuracy is the share of what was at stake that a player kept. Moves that make no difference do not count.
review-choices = Real choices
review-lost = Lost by decisions
review-points-lost = Points lost
review-given = From others’ decisions
review-luck = Luck
review-later = Seen only later
review-score = Final score
review-turning = Turning points
review-no-turning = No single decision in this game lost much.
review-no-turning-seen = The judge found no decision that lost much, but it saw only late how this game would end.
review-made = { $who } played: { $move }
review-loss = { $loss } % of the chance to win lost ({ $grade })
review-better = Better: { $move }
review-line = It could have gone on like this: { $line }
review-own = Own points, compared with the move played: { $changes }
review-others = Points of the others: { $changes }
review-unsure = A second look judged this move differently.
review-costly = What else cost points
review-cost = { $points ->
    [one] about { $points } point
   *[other] about { $points } points
}
review-luck-decided = { $who } decided better than the winner: luck made the difference.
review-seen-late = The judge saw only late how this game would end: { $percent } % of the chance to win is neither decisions nor luck, but what it had not seen before.
review-bit-by-bit = { $who } lost { $percent } % of the chance to win bit by bit: none of these decisions was a mistake by itself.
review-all-moves = All moves
review-grade-best = best move
review-grade-good = good move
review-grade-inaccurate = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
review-move = Move { $ply }
review-board = The board before this move, with the better one drawn in: { $move }
review-previous = Previous mistake
review-next = Next mistake
review-sources = Where the points came from, move by move
review-ask = Review this game
review-about = The strongest bot looks at every decision again, by what its player could know at the time: where the game was won and lost, what was skill and what was luck.
review-under-way = The review is under way
review-under-way-note = Games that are being played go first. You can leave this page and come back later.
review-reload = See how far it is
review-cancel = Cancel the review
review-outdated = This review was made by an earlier judge.
review-again = Review it again
review-download-page = Download as a page
review-download-data = Download the data (JSON)
review-moment = { $grade }: { $loss } % of the chance to win lost
