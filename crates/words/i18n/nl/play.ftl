# Playing: what the table says to a hand that picks, looks and confirms.

play-failed = Er ging iets mis op deze pagina. Laad die opnieuw en probeer het nog eens; er is niets verloren.
