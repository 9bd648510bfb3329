# The analysis board.

study-title = Analysis board
study-open = Analyse on the board
study-try = Try this move
study-best = Best moves
study-tree = Moves tried
study-places = Steps through the moves
study-look = Show
study-advice = What the strongest bot would play
study-ask = Ask the bot
study-thinking = Thinking…
study-goes-on = How it could go on
study-over = The game is over here.
study-read-only = Only the owner and people with the editing link can add moves here. A copy is yours to change.
study-copy = Make a copy of your own
study-line = Line { $line }
study-line-name = Name of this line
study-name = Name of this analysis
study-note = Comment on this position
study-save = Save
study-cut = Delete from here on
study-cut-sure = Press again to delete this move and everything after it.
study-world = Deal the hidden parts anew
study-world-note = Everything that { $player } cannot know here is dealt again, as a new line.
study-in-world = Hidden parts dealt anew for { $player }
study-share-read = Link for reading
study-share-edit = Link for editing
study-export = Export as text
study-delete = Delete this analysis
refused-study-full = This analysis cannot hold any more. Delete some lines first.
refused-read-only = Only the owner and people with the editing link can change this.
study-picture = Picture of this position (SVG)
study-renew = Withdraw the editing link
study-renew-line = You get a new one; the old one can then only be used for reading.
study-motion = The last move as an animation (SVG)
replay-all-open = All revealed
replay-seen-by = What { $player } saw
embed-title = Show it on another page
embed-line = Readers of that page can step through the game, without an account here.
embed-code = Code for the page
embed-withdraw-line = After that, no page shows it any more. Links for editing its analysis are withdrawn as well.
embed-withdraw = Withdraw the code
embed-allow-line = The game is kept among your saved games, and you get a code that shows it in a frame on another page, with the names of the players.
embed-allow = Allow it
embed-open = Open in Lutèce
reason-ahead-played = { $points } points of lead at the end of the game, compared with the move played.
reason-ahead-others = { $points } points of lead at the end of the game, compared with the other moves shown.
reason-behind-first = { $points } points of lead at the end of the game, compared with move 1.
reason-more = { $who_is ->
    [you] You score
   *[other] { $who } scores
} { $points } more: { $lines }.
reason-less = { $who_is ->
    [you] You score
   *[other] { $who } scores
} { $points } less: { $lines }.
reason-rest = the rest { $points }
reason-even-played = The points do not show why: played out quickly, both moves end about level. Looking further ahead, the judge wins more often with this one.
reason-even-others = The points do not show why: played out quickly, these moves end about level. Looking further ahead, the judge wins more often with this one.
reason-even-first = About as many points at the end of the game as with move 1.
reason-against = The points do not show why: played out quickly, it even ends worse ({ $points } points of lead). Looking further ahead, the judge wins more often with this one.
reason-against-first = Played out quickly, it ends better than move 1 ({ $points } points of lead), but looking further ahead, the judge wins less often with it.
reason-expected = It expects { $points } points of lead from it.
