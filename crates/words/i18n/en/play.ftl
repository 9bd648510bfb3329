# Playing: what the table says to a hand that picks, looks and confirms.

play-failed = Something went wrong on this page. Reload it and try again; nothing is lost.
play-all = Show all
play-talk = What happened, and what a move would bring
play-last-round = Last round
play-next-round-last = Last round next
play-end-unused = You can still do this in your last turn: { $list }. Press again to end it.
play-still = You can still do this first: { $list }.
play-new = new
play-online = online
play-away = away
play-step = { $thing }. Choose one of the glowing places.
play-step-listed = { $thing }. Choose a glowing place or a move below.
play-step-below = { $thing }. Choose one of the moves below.
play-wait = It is not your turn.
play-not-now = { $thing }: not possible now.
play-not-with = { $thing } does not go with what you have picked.
play-nowhere = There is no place for it now.
play-settings = Settings
play-pace = Pace of moves and scoring
play-pace-slow = Slow
play-pace-usual = Usual
play-pace-fast = Fast
play-pace-off = At once
play-sound = Sound when it is your turn
play-again = A new game is waiting for you.
play-your-turn = Your turn
play-if-ended = { $points } if it ended now
play-so-far = so far
play-as-if-over = If the game ended now
play-undo-sure = This undoes your last turn and everything since. Press again to do so.

play-less = Show less
play-show-where = Show where
play-then = Then: { $prompt }
play-confirm-end = Play and end turn
play-undo-shown = This move cannot be undone: it showed something that was hidden.
