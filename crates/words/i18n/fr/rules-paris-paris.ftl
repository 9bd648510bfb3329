# Les règles de Paris Paris avec nos propres mots.

rules-paris-paris-aim-title = But du jeu
rules-paris-paris-aim =
    Cinq lignes de bus touristiques traversent Paris. Vous ouvrez des boutiques à leurs arrêts et gagnez un point chaque fois qu’un bus y amène des visiteurs. Personne ne sait d’avance quels arrêts seront desservis : les joueurs en décident ensemble, par ce qu’ils laissent.

rules-paris-paris-setup-title = Mise en place
rules-paris-paris-setup =
    - Chaque joueur a { $shops } boutiques à construire, assez pour toute la partie. [P7]
    - Les { $tiles } tuiles sont mélangées et mises en piles d’une tuile de plus que de joueurs : 20 piles de trois à deux joueurs, 15 de quatre à trois, 12 de cinq à quatre. Un arrêt a autant de tuiles que de voisins, chacune de la couleur de la ligne qui y mène.
    - Il y a cinq excursions, une par ligne. Chaque joueur en pioche une en secret. À deux joueurs, une troisième est dévoilée pour tous. Les autres ne sont jamais montrées.
    - Le sort désigne qui commence ; ce joueur a le bus.
    - Chacun peut voir quelles tuiles restent dans les piles, mais pas leur ordre. [P13] Les excursions des autres sont secrètes aussi. Le contenu du sac et des réserves découle des coups : un réglage montre ou cache les deux [P9], et à la fin on les montre de toute façon. [P14]

rules-paris-paris-map-title = Le plan
rules-paris-paris-map =
    Il y a { $stops } arrêts sur cinq lignes de sept arrêts. Dix d’entre eux sont des croisements de deux lignes, en gras dans la liste.

    - Un arrêt ordinaire a de la place pour une boutique.
    - Un croisement a de la place pour deux, de deux propriétaires différents.

    Chaque ligne a sa couleur, son motif et sa lettre, et chaque joueur aussi.

rules-paris-paris-round-title = Une manche
rules-paris-paris-round =
    1. On dévoile la pile suivante : une tuile de plus que de joueurs. Chacune nomme un arrêt et a la couleur d’une ligne.
    2. En commençant par qui a le bus et dans le sens horaire, chacun prend une tuile et ouvre une boutique à son arrêt. C’est obligatoire, même si cela ne vous arrange pas. La tuile quitte le jeu.
    3. Il reste une tuile. Elle déclenche le petit circuit.
    4. Cette tuile va sur une des cinq places de parking. Si deux tuiles de sa couleur y sont maintenant garées, le grand circuit de cette ligne part aussitôt, et les deux quittent le jeu.
    5. Le bus passe au joueur de gauche, et la manche suivante commence.

    Quand vous ouvrez une boutique :

    - S’il y a de la place, elle ouvre, tout simplement.
    - Si l’arrêt est complet, une boutique doit partir ; si ce peut être celle de deux propriétaires, vous choisissez. Celle d’un autre va dans le sac, à deux joueurs elle revient à son propriétaire. La vôtre vous revient.
    - À un arrêt que votre boutique remplit, la nouvelle la remplace : la tuile est utilisée, rien d’autre ne change. [P11]
    - À un croisement où vous avez déjà une boutique, la nouvelle la remplace, même si l’autre place est libre. [P1] Un réglage permet deux boutiques d’un même joueur à un croisement ; vous choisissez alors aussi laquelle quitte un croisement complet, la vôtre comprise. [P2]
    - Vous choisissez une tuile, pas un arrêt. Quand deux tuiles nomment le même croisement, la couleur qui reste compte. [P10]

rules-paris-paris-small-title = Le petit circuit
rules-paris-paris-small =
    Le petit circuit va à l’arrêt de la tuile restante : chaque boutique y rapporte un point à son propriétaire. On compte les boutiques, pas les propriétaires. [P3]

    Si personne n’y a de boutique, le bus continue sur la ligne, à un croisement sur les deux, dans les deux sens, jusqu’aux boutiques les plus proches. Chaque boutique à cette distance minimale rapporte un point. Le bus ne change jamais de ligne en route. [P4] Aucune boutique en chemin : aucun point.

rules-paris-paris-grand-title = Le grand circuit
rules-paris-paris-grand =
    Le bus suit toute la ligne, du premier au dernier arrêt de la liste ci-dessus, mais ne s’arrête qu’à ses quatre croisements. À chacun

    - chaque boutique rapporte un point, et
    - qui y a une boutique gagne un point de plus pour chacune de ses boutiques à un arrêt voisin, sur l’une ou l’autre des deux lignes : quatre de plus au maximum.

    Sans boutique au croisement, vous n’y gagnez rien, quel que soit le nombre de boutiques autour. Chaque croisement est compté à part : une boutique peut donc marquer plusieurs fois dans un circuit. [P6] Si les deux boutiques d’un croisement sont à vous (réglage), vos voisines y comptent une fois, mais un croisement voisin avec deux boutiques à vous en compte deux : cela peut alors dépasser quatre. [P5]

rules-paris-paris-end-title = Fin de la partie
rules-paris-paris-end =
    Après 20, 15 ou 12 manches à deux, trois ou quatre joueurs, les piles sont épuisées.

    1. Les excursions : chacun dévoile la sienne, et pour chacune de ces lignes il y a un grand circuit de plus, où tout le monde marque. On commence par qui a le bus ; à deux joueurs, l’excursion ouverte vient en dernier. L’ordre ne change rien. [P8]
    2. Le sac, à trois et quatre joueurs : qui y a plus de boutiques que tout autre gagne un point pour chacune. Si plusieurs sont en tête à égalité, ou si le sac est vide, personne ne gagne rien.

    Le plus grand nombre de points l’emporte ; à égalité, le plus petit nombre de boutiques sur le plan ; sinon la victoire est partagée.

    Le score en cours de partie est celui des circuits déjà faits ; les excursions restent secrètes jusqu’à la fin. [P12]

rules-paris-paris-icons-title = Les signes
rules-paris-paris-icons = Ce que veulent dire les signes à côté du plan :
rules-paris-paris-icon-bus = Le bus : qui l’a commence la manche.
rules-paris-paris-icon-bag = Le sac et les boutiques évincées, par propriétaire (à trois et quatre joueurs).
rules-paris-paris-icon-shop = Les boutiques qu’un joueur peut encore construire.
rules-paris-paris-icon-ticket = Une excursion : la vôtre montre sa ligne, celles des autres restent cachées jusqu’à la fin.

rules-paris-paris-setup-figure = Le début à quatre joueurs : cinq tuiles sont là, le joueur qui a le bus commence.
rules-paris-paris-small-figure = Exemple : la tuile restante est Luxembourg, où personne n’a de boutique. Les plus proches sont à un arrêt sur les deux lignes, et toutes comptent :
rules-paris-paris-grand-figure = Exemple : le grand circuit de la ligne verte. Les points de chacun, et ce que rapporte chaque boutique :
