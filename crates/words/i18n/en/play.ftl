# Playing: what the table says to a hand that picks, looks and confirms.

play-failed = Something went wrong on this page. Reload it and try again; nothing is lost.
play-all = Show all
play-talk = What happened, and what a move would bring
play-last-round = Last round
play-end-sure = You can still do something in this last turn. Press again to end it.
play-new = new
play-online = online
play-away = away
play-step = now choose one of the glowing places.
play-wait = It is not your turn.
play-not-now = { $thing }: not possible now.
play-not-with = { $thing } does not go with what you have picked.
