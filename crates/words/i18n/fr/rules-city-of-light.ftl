# Les règles de La Cité de la Lumière, avec nos mots.

rules-city-of-light-aim-title = De quoi il s’agit
rules-city-of-light-aim =
    Paris, 1889. Les premiers réverbères électriques font briller la ville, et deux bâtisseurs veulent la meilleure lumière pour leurs maisons. On pave d’abord les rues ensemble, puis on y bâtit. Un bâtiment vaut sa taille multipliée par le nombre de réverbères qui l’éclairent.

rules-city-of-light-streets-title = Première phase : les rues
rules-city-of-light-streets =
    Chacun a huit tuiles de quatre cases. Une case est de votre couleur, de celle de l’adversaire, mixte, ou c’est un réverbère. Vous seul voyez votre prochaine tuile.

    À votre tour, faites une seule de ces choses :

    - Posez votre tuile sur un carré vide du plateau, tournée comme il vous plaît, et piochez la suivante.
    - Prenez un bâtiment de la réserve commune dans la vôtre. Il vous en faudra trois ou quatre, mais chaque bâtiment que vous ne pourrez pas placer coûtera trois points.

    Quand toutes vos tuiles sont posées, prenez des bâtiments ou passez. La phase finit avec la seizième tuile.

rules-city-of-light-buildings-title = Deuxième phase : les bâtiments
rules-city-of-light-buildings =
    Qui a posé le premier ses huit tuiles commence. À votre tour, faites une seule de ces choses :

    - Bâtir : placez un bâtiment de votre réserve sur des cases libres, toutes de votre couleur ou mixtes, jamais sur un réverbère. On peut le tourner, pas le retourner.
    - Utiliser une carte postale que personne n’a utilisée : faites ce qu’elle dit, ou non, juste pour en priver l’autre, et posez-y un de vos quatre jetons.

    Qui ne peut faire ni l’un ni l’autre passe. Quand plus personne ne peut rien, la partie est finie.

rules-city-of-light-scoring-title = Le décompte
rules-city-of-light-scoring =
    On compte en permanence ; la table montre d’où vient chaque point.

    - Chaque bâtiment à vous : sa taille multipliée par le nombre de réverbères différents qui l’éclairent. Un réverbère éclaire ses quatre voisines, pas en diagonale, et les bâtiments des deux joueurs.
    - Votre plus grand groupe de bâtiments qui se touchent par un côté : un point par case, éclairée ou non.
    - Chaque bâtiment resté dans votre réserve : trois points de moins.
    - Les cartes postales qui rapportent.

    Le plus de points l’emporte ; à égalité, le plus de cases libres de sa couleur.

rules-city-of-light-cards-title = Les cartes postales
rules-city-of-light-cards = Huit des douze sont en jeu ; les huit premières conviennent à une première partie.
rules-city-of-light-card-levitation = Échangez un bâtiment de votre réserve contre un de la réserve commune et bâtissez-le aussitôt.
rules-city-of-light-card-metropolitain = Un de vos bâtiments suivants pourra couvrir un réverbère vide.
rules-city-of-light-card-jardin = Posez le jardin de deux cases ; il compte comme votre bâtiment de taille 2.
rules-city-of-light-card-sacre-coeur = Les bâtiments restés dans votre réserve ne vous coûtent rien.
rules-city-of-light-card-peintre = Placez le peintre sur une case de votre couleur. À la fin, 2 points par réverbère dans sa zone, que seuls bornent les bâtiments et le bord.
rules-city-of-light-card-chartier = Prenez le pavé mixte. Plus tard, vous pourrez le poser sur une case de l’adversaire et bâtir dessus au même tour.
rules-city-of-light-card-bouquinistes = Posez l’annexe à côté d’un de vos bâtiments, sur votre couleur ; il grandit d’une case.
rules-city-of-light-card-lampadaire = Placez un réverbère de plus sur une case de votre couleur.
rules-city-of-light-card-moulin-rouge = Placez la danseuse sur votre couleur. À la fin, 1 point par case libre de sa zone, qui s’arrête aux bâtiments, aux pièces, aux réverbères et au bord.
rules-city-of-light-card-fontaine = Posez la fontaine sur votre couleur ou une case mixte. À la fin, 3 points par bâtiment à vous qui la touche.
rules-city-of-light-card-penseur = Placez la statue sur votre couleur, face à une case libre. À la fin, 2 points par case libre sur ses côtés et 1 à ses coins, mais rien si la case devant elle est prise.
rules-city-of-light-card-grande-lumiere = Placez le grand réverbère sur un réverbère vide. Il éclaire plus loin, mais les bâtiments font de l’ombre.

rules-city-of-light-doubts-title = Cas douteux
rules-city-of-light-doubts =
    - Les pièces se tournent, ne se retournent jamais, et chacune demande des cases libres.
    - On ne passe pas tant qu’on a des tuiles. Dans la deuxième phase, personne ne passe s’il peut encore faire quelque chose.
    - Lévitation : le nouveau bâtiment devait être dans la réserve commune avant l’échange. Celui que vous rendez ne coûte rien.
    - Métropolitain et Chartier : le droit attend un tour suivant et sert à tout bâtiment, jardin compris, et pour Chartier aussi à la fontaine. Un même placement peut user des deux. Inutilisé, il ne coûte rien ; mais s’il rend possible votre seul coup, il faut le jouer.
    - Un réverbère couvert n’éclaire plus et ne compte pour personne.
    - Le réverbère du Lampadaire éclaire et compte comme les autres, mais le grand réverbère ne peut pas s’y poser.
    - Le grand réverbère est un seul réverbère. Un bâtiment en ligne droite entre les deux fait de l’ombre, à qui qu’il soit ; les autres pièces non.
    - L’annexe appartient en tout au bâtiment que vous nommez.
    - Pour la fontaine, un bâtiment compte une fois, par autant de côtés qu’il la touche ; le jardin et l’annexe comptent.
    - Pour la statue, un réverbère vide est une case libre. Elle ne se tourne jamais.
    - La case de la danseuse compte, les réverbères bornent sa zone. Zones et groupes ne se touchent que par les côtés.
    - À la revanche, le perdant commence ; après un match nul, c’est le sort.

rules-city-of-light-aim-figure = Vers la fin d’une partie. 3×1 : un bâtiment de trois cases éclairé par un réverbère ; les faisceaux montrent lequel.
rules-city-of-light-streets-figure = La première phase : quelques tuiles sont posées. L’orange est à A, le bleu à B, une case partagée aux deux.
rules-city-of-light-scoring-figure = La fin d’une partie : la valeur de chaque bâtiment est sur son toit.
