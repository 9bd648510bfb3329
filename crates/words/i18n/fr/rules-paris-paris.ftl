# Les règles de Paris Paris, avec nos mots.

rules-paris-paris-aim-title = De quoi il s’agit
rules-paris-paris-aim =
    Cinq lignes de bus touristiques traversent Paris. Vous ouvrez des boutiques à leurs arrêts et gagnez un point chaque fois qu’un bus y amène des visiteurs. Personne ne sait d’avance quels arrêts seront desservis : les joueurs en décident ensemble, par ce qu’ils laissent sur la table.

rules-paris-paris-map-title = Le plan
rules-paris-paris-map =
    Il y a 25 arrêts sur cinq lignes de sept arrêts : noire, bleue, verte, rouge et orange. Dix arrêts sont des croisements de deux lignes.

    - Un arrêt simple accueille une boutique.
    - Un croisement en accueille deux, de deux propriétaires différents.

    Chaque ligne a sa couleur, son motif et sa lettre ; chaque joueur aussi.

rules-paris-paris-round-title = Une manche
rules-paris-paris-round =
    Au début d’une manche, on pose une tuile de plus qu’il n’y a de joueurs. Chacune nomme un arrêt et porte la couleur d’une ligne.

    En commençant par celui qui tient le bus, chacun prend une tuile et ouvre une boutique à son arrêt. C’est obligatoire, même si cela n’arrange pas.

    - S’il y a de la place, la boutique ouvre, voilà tout.
    - Si l’arrêt est complet, une boutique doit partir ; vous choisissez laquelle s’il y a le choix. Celles des autres vont dans le sac (à deux joueurs : chez leur propriétaire), la vôtre revient chez vous.
    - À un croisement où vous avez déjà une boutique, la nouvelle la remplace.

rules-paris-paris-small-title = Le petit tour
rules-paris-paris-small =
    Il reste une tuile. Le petit tour va à son arrêt : chaque boutique y rapporte un point à son propriétaire.

    S’il n’y en a aucune, le bus continue le long de la ligne, des deux lignes à un croisement, dans les deux sens, jusqu’aux boutiques les plus proches. Toutes celles à cette plus petite distance rapportent un point. Aucune boutique en chemin : aucun point.

rules-paris-paris-grand-title = Le grand tour
rules-paris-paris-grand =
    La tuile restante est garée. Dès que deux tuiles d’une même couleur sont garées, le grand tour de cette ligne part, et les deux tuiles quittent le jeu.

    Le bus ne s’arrête qu’aux quatre croisements de la ligne. À chacun,

    - chaque boutique rapporte un point, et
    - qui y possède une boutique gagne un point de plus pour chacune de ses boutiques à un arrêt voisin, sur l’une ou l’autre ligne.

    Sans boutique au croisement, on n’y gagne rien, même entouré des siennes. Une boutique peut compter plusieurs fois dans un tour.

    Puis le bus passe à gauche et la manche suivante commence.

rules-paris-paris-end-title = La fin
rules-paris-paris-end =
    Après 20, 15 ou 12 manches à deux, trois ou quatre joueurs, il n’y a plus de tuiles. Viennent les excursions : au début, chacun a tiré une ligne en secret ; chacune de ces lignes fait encore un grand tour, pour tout le monde. À deux joueurs, une troisième ligne était visible dès le début et roule aussi.

    À trois ou quatre, on compte enfin le sac : qui y a plus de boutiques que tout autre gagne un point pour chacune. En cas d’égalité, personne.

    Le plus de points l’emporte ; à égalité, le moins de boutiques sur le plan.

rules-paris-paris-doubts-title = Cas douteux
rules-paris-paris-doubts =
    - Au petit tour, chaque boutique compte, non chaque propriétaire : deux boutiques à vous aux arrêts les plus proches rapportent deux points.
    - À un croisement, on prend les boutiques les plus proches des deux lignes ensemble. Le bus ne change jamais de ligne en chemin.
    - À un arrêt simple occupé par vous, votre nouvelle boutique remplace l’ancienne : la tuile est dépensée, rien d’autre ne change.
    - On choisit une tuile, pas un arrêt. Si deux tuiles nomment un même croisement, la couleur qui reste importe.
    - Au grand tour, chaque croisement compte pour lui-même ; des boutiques voisines peuvent recompter au suivant.
    - Si les deux boutiques d’un croisement sont à vous (une option), vos voisines y comptent une fois, mais un croisement voisin avec deux boutiques à vous compte deux.
    - Le score en cours de partie est celui des tours passés ; les excursions restent secrètes jusqu’à la fin. On voit quelles tuiles restent dans les piles, pas leur ordre.
    - L’ordre des excursions ne change rien.
    - Si le sac et les réserves sont cachés (option), ils sont montrés à la fin.

rules-paris-paris-map-figure = Chaque ligne a une couleur, un motif et une lettre. Les stores sont des boutiques ; un croisement en accueille deux.
rules-paris-paris-grand-figure = Vers la fin d’une partie : un grand tour suit une ligne d’un bout à l’autre.
