# Playing: what the table says to a hand that picks, looks and confirms.

play-failed = Quelque chose n’a pas marché sur cette page. Rechargez-la et réessayez ; rien n’est perdu.
play-all = Tout afficher
play-talk = Ce qui s’est passé et ce qu’un coup rapporterait
play-last-round = Dernier tour
play-next-round-last = Ensuite, dernier tour
play-end-unused = Dans ce dernier tour, vous pouvez encore : { $list }. Appuyez de nouveau pour le terminer.
play-still = Vous pouvez encore faire ceci avant : { $list }.
play-new = nouveau
play-online = en ligne
play-away = hors ligne
play-step = { $thing }. Choisissez l’un des emplacements lumineux.
play-step-listed = { $thing }. Choisissez un emplacement lumineux ou un coup ci-dessous.
play-step-below = { $thing }. Choisissez l’un des coups ci-dessous.
play-wait = Ce n’est pas votre tour.
play-not-now = { $thing } : impossible pour l’instant.
play-not-with = { $thing } ne va pas avec ce que vous avez choisi.
play-nowhere = Il n’y a de place pour cela nulle part en ce moment.
play-settings = Réglages
play-pace = Rythme des coups et des décomptes
play-pace-slow = Lent
play-pace-usual = Normal
play-pace-fast = Rapide
play-pace-off = Immédiat
play-sound = Signal sonore quand c’est votre tour
play-again = Une nouvelle partie vous attend.
play-your-turn = À vous de jouer
play-if-ended = { $points } si tout s’arrêtait là
play-so-far = pour l’instant
play-as-if-over = Si la partie s’arrêtait maintenant
play-undo-sure = Vous reprenez ainsi votre dernier tour et tout ce qui a suivi. Appuyez de nouveau pour le faire.

play-less = Réduire
play-show-where = Montrer où
play-then = Ensuite : { $prompt }
play-confirm-end = Jouer et finir
play-undo-shown = Impossible de reprendre ce coup : il a révélé quelque chose de caché.
