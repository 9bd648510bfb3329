# Playing: what the table says to a hand that picks, looks and confirms.

play-failed = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu und versuch es noch einmal; verloren ist nichts.
