# Playing: what the table says to a hand that picks, looks and confirms.

play-failed = Coś poszło nie tak na tej stronie. Odśwież ją i spróbuj ponownie; nic nie przepadło.
