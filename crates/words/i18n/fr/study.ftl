# The analysis board.

study-title = Plateau d’analyse
study-open = Analyser sur le plateau
study-try = Essayer ce coup
study-best = Meilleurs coups
study-tree = Variantes
study-places = Parcourir les coups
study-look = Afficher
study-advice = Ce que jouerait le robot le plus fort
study-ask = Demander au robot
study-thinking = Réflexion en cours…
study-goes-on = Suite possible
study-over = La partie est terminée ici.
study-read-only = Seuls l’auteur et les personnes ayant le lien de modification peuvent ajouter des coups ici. Une copie vous appartient.
study-copy = Créer votre propre copie
study-line = Variante { $line }
study-line-name = Nom de cette variante
study-name = Nom de cette analyse
study-note = Commentaire sur cette position
study-save = Enregistrer
study-cut = Supprimer à partir d’ici
study-cut-sure = Appuyez encore pour supprimer ce coup et toute la suite.
study-world = Redistribuer ce qui est caché
study-world-note = Tout ce que { $player } ne peut pas savoir ici change : une nouvelle variante.
study-in-world = Éléments cachés redistribués pour { $player }
study-share-read = Lien de lecture
study-share-edit = Lien de modification
study-export = Exporter en texte
study-delete = Supprimer cette analyse
refused-study-full = Cette analyse est pleine. Supprimez d’abord quelques variantes.
refused-read-only = Seuls l’auteur et les personnes ayant le lien de modification peuvent changer cela.
study-picture = Image de cette position (SVG)
study-renew = Retirer le lien de modification
study-renew-line = Il y en a ensuite un nouveau ; l’ancien ne permet plus que de lire.
study-motion = Le dernier coup en image animée (SVG)
replay-all-open = Tout révélé
replay-seen-by = Ce que voyait { $player }
embed-title = Montrer sur une autre page
embed-line = Qui lit cette page-là peut revoir la partie coup par coup, sans avoir de compte ici.
embed-code = Code pour la page
embed-withdraw-line = Plus aucune page ne la montre ensuite. Les liens de modification de l’analyse sont retirés aussi.
embed-withdraw = Retirer le code
embed-allow-line = La partie est gardée parmi les vôtres, et vous obtenez un code qui la montre dans un cadre sur une autre page, avec les noms des joueurs.
embed-allow = Autoriser
embed-open = Ouvrir dans Lutèce
reason-ahead-played = { $points } points d’avance en fin de partie, par rapport au coup joué.
reason-ahead-others = { $points } points d’avance en fin de partie, par rapport aux autres coups montrés.
reason-behind-first = { $points } points d’avance en fin de partie, par rapport au coup 1.
reason-more = { $who_is ->
    [you] Vous marquez
   *[other] { $who } marque
} { $points } de plus : { $lines }.
reason-less = { $who_is ->
    [you] Vous marquez
   *[other] { $who } marque
} { $points } de moins : { $lines }.
reason-rest = le reste { $points }
reason-even-played = Les points ne disent pas pourquoi : en finissant vite la partie, les deux coups se valent à peu près. Le robot regarde plus loin et gagne plus souvent avec celui-ci.
reason-even-others = Les points ne disent pas pourquoi : en finissant vite la partie, ces coups se valent à peu près. Le robot regarde plus loin et gagne plus souvent avec celui-ci.
reason-even-first = À peu près autant de points en fin de partie qu’avec le coup 1.
reason-against = Les points ne disent pas pourquoi : en finissant vite la partie, le résultat est même moins bon ({ $points } points d’avance). Le robot regarde plus loin et gagne plus souvent avec ce coup.
reason-against-first = En finissant vite la partie, le résultat est meilleur qu’avec le coup 1 ({ $points } points d’avance), mais le robot regarde plus loin et gagne moins souvent avec ce coup.
reason-expected = Il en attend { $points } points d’avance.
