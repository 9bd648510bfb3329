# Playing: what the table says to a hand that picks, looks and confirms.

play-failed = Something went wrong on this page. Reload it and try again; nothing is lost.
