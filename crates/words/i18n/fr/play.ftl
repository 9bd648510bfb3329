# Playing: what the table says to a hand that picks, looks and confirms.

play-failed = Quelque chose n’a pas marché sur cette page. Rechargez-la et réessayez ; rien n’est perdu.
