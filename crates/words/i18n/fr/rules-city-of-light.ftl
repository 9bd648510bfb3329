# Les règles de La Cité de la Lumière avec nos propres mots.

rules-city-of-light-aim-title = But du jeu
rules-city-of-light-aim =
    Paris, 1889. Les premiers réverbères électriques font briller la ville, et deux bâtisseurs veulent leurs bâtiments dans la meilleure lumière. Vous pavez d’abord les rues ensemble, puis vous construisez dessus. Un bâtiment vaut sa taille multipliée par le nombre de réverbères qui l’éclairent.

rules-city-of-light-setup-title = Mise en place
rules-city-of-light-setup =
    - Le plateau a 4 × 4 carrés, chacun pour une tuile de 2 × 2 cases : 8 × 8 cases en tout. Le cadre les nomme de a1 à h8.
    - L’un de vous est orange (joueur A), l’autre bleu (joueur B). Chacun a { $tiles } tuiles de rue, mélangées face cachée, { $chimneys } cheminées et { $tokens } jetons d’action.
    - Vous tenez la première tuile de votre pile de sorte que l’adversaire ne la voie pas.
    - Les { $buildings } bâtiments sont dans la réserve commune, visibles de tous.
    - { $inplay } des { $cards } cartes postales sont en jeu ; celles qui ont une étoile sont prévues pour une première partie. Chacune des neuf pièces spéciales est posée près de sa carte postale.
    - Le sort désigne qui commence. Dans une revanche, le perdant de la partie précédente commence ; après un match nul, de nouveau le sort. [C21]

rules-city-of-light-streets-title = Première phase : les rues
rules-city-of-light-streets =
    Une case d’une tuile est de votre couleur, de la couleur adverse, mixte (vous pouvez tous deux y construire) ou un réverbère.

    Vous jouez à tour de rôle. À votre tour, faites exactement une de ces choses :

    1. Posez votre tuile face visible sur n’importe quel carré vide, tournée comme vous voulez, et piochez la suivante. Les tuiles n’ont pas à se toucher.
    2. Prenez un bâtiment de la réserve commune dans votre réserve. Il vous en faudra trois ou quatre, mais chaque bâtiment que vous ne pourrez pas construire coûte { $penalty } points.

    Vous ne pouvez pas passer tant qu’il vous reste des tuiles. Quand toutes sont posées, vous prenez un bâtiment ou vous passez. [C2]

    La phase s’arrête dès que la dernière des { $alltiles } tuiles est posée. Ensuite, on ne peut plus prendre de bâtiment : prenez les vôtres à temps.

rules-city-of-light-buildings-title = Seconde phase : les bâtiments
rules-city-of-light-buildings =
    Le premier à avoir posé toutes ses tuiles commence, puis vous jouez de nouveau à tour de rôle. À votre tour, faites exactement une de ces choses :

    1. Construire : posez un bâtiment de votre réserve sur des cases libres, toutes de votre couleur ou mixtes, jamais sur un réverbère. On peut le tourner, mais pas le retourner. [C1] Il reçoit une de vos cheminées ; sans cheminée, on ne construit rien. [C17]
    2. Utiliser une carte postale que personne n’a encore utilisée : faites son action, ou ne la faites pas, simplement pour en priver votre adversaire. Dans les deux cas, posez-y un de vos jetons ; personne ne peut plus s’en servir.

    - Tout ce que vous posez demande des cases libres. Une case est libre tant que rien ne s’y trouve ; cela vaut aussi pour les réverbères, bien que personne n’y construise. [C3]
    - Personne ne peut passer. Qui ne peut ni construire ni utiliser de carte postale est sauté. [C20]
    - Quand aucun de vous ne peut plus rien faire, la partie est finie : les { $alltokens } jetons d’action sont sur des cartes postales et personne ne peut plus construire. Un droit de Métropolitain ou de Chartier qui permettrait encore de construire compte. [C19]

rules-city-of-light-scoring-title = Décompte
rules-city-of-light-scoring =
    - Chacun de vos bâtiments : sa taille multipliée par le nombre de réverbères différents qui l’éclairent. Un réverbère éclaire les quatre cases voisines, pas en diagonale, et les bâtiments des deux joueurs. Il compte une fois par bâtiment, quel que soit le nombre de cases touchées. Un bâtiment sans lumière ne rapporte rien ici.
    - Votre plus grand groupe de bâtiments qui se touchent par les côtés : un point par case, éclairée ou non. Groupes et zones ne se relient que par les côtés. [C15]
    - Chaque bâtiment resté dans votre réserve : { $penalty } points de moins.
    - Les cartes postales qui rapportent : Le Peintre, Moulin Rouge, Fontaine des Mers, Le Penseur.

    Le plus grand nombre de points l’emporte ; à égalité, le plus grand nombre de cases libres visibles de sa couleur, les mixtes ne comptant pas. Si elles sont égales aussi, la partie est nulle.

    Les points sont comptés en permanence ; un clic sur un joueur montre d’où vient chacun.

rules-city-of-light-example-title = Une partie comptée
rules-city-of-light-example = La dernière position d’une partie. Voici comment on la compte :

rules-city-of-light-cards-title = Les cartes postales
rules-city-of-light-cards = Chacune sert une fois, à l’un de vous. Une étoile marque celles de la première partie.
rules-city-of-light-card-levitation = Échangez un bâtiment de votre réserve contre un de la réserve commune et construisez aussitôt le nouveau selon les règles habituelles. Le nouveau devait s’y trouver avant l’échange ; celui que vous rendez ne vous coûte rien. Si aucun échange ne peut être construit, la carte ne peut qu’être bloquée. [C10]
rules-city-of-light-card-metropolitain = Un droit pour un de vos bâtiments à venir : il pourra couvrir un réverbère vide. Un réverbère couvert n’éclaire plus et ne compte pour personne. Un droit non utilisé ne coûte rien, mais si lui seul permet encore un coup, il faut jouer ce coup. [C7]
rules-city-of-light-card-jardin = Posez le jardin : deux cases de votre couleur ou mixtes. C’est un bâtiment à vous de taille 2, avec une cheminée.
rules-city-of-light-card-sacre-coeur = À la fin, les bâtiments restés dans votre réserve ne vous coûtent rien.
rules-city-of-light-card-peintre = Placez le peintre sur une case de votre couleur. À la fin, vous gagnez 2 points par réverbère de sa zone, que seuls les bâtiments et le bord limitent.
rules-city-of-light-card-chartier = Prenez le pavé mixte. À un tour ultérieur, vous pourrez le poser sur une case libre de la couleur adverse et la couvrir dans le même tour avec ce que vous posez. Non utilisé, il ne coûte rien. [C8] Ce droit et celui de Métropolitain servent à tout bâtiment posé plus tard, aussi par Lévitation ou comme jardin ; Chartier sert aussi à la fontaine. Une même pose peut utiliser les deux. [C9]
rules-city-of-light-card-bouquinistes = Posez l’annexe sur une case de votre couleur à côté d’un de vos bâtiments, qui grandit de 1. Si elle en touche plusieurs, vous dites lequel ; elle lui appartient désormais à tous égards. Le jardin peut aussi être agrandi. [C11]
rules-city-of-light-card-lampadaire = Placez un réverbère de plus sur une case de votre couleur. Il éclaire et compte comme les autres, limite la zone de la danseuse, et sa case n’est plus libre. [C4]
rules-city-of-light-card-moulin-rouge = Placez la danseuse sur une case de votre couleur. À la fin, vous gagnez 1 point par case libre de sa zone, la sienne comprise. La zone s’arrête aux bâtiments, aux autres pièces, aux réverbères et au bord ; les réverbères ne comptent pas. [C14]
rules-city-of-light-card-fontaine = Posez la fontaine sur votre couleur ou sur du mixte ({ $fountain ->
    [one] une case
   *[other] { $fountain } cases
} dans cette édition [C18]). À la fin, vous gagnez 3 points par bâtiment à vous qui la touche par un côté. Un bâtiment compte une fois, quel que soit le nombre de côtés en contact ; le jardin compte, et le contact de l’annexe suffit. [C12]
rules-city-of-light-card-penseur = Placez la statue sur une case de votre couleur, face à une case libre du plateau. À la fin, vous gagnez 2 points par case libre sur ses côtés et 1 aux coins, quelle que soit leur couleur, mais rien si la case devant elle est prise. Un réverbère vide est une case libre ; la statue ne tourne jamais. [C13]
rules-city-of-light-card-grande-lumiere = Placez le grand réverbère sur un réverbère imprimé et vide, pas sur celui du Lampadaire. [C5] C’est un seul réverbère qui éclaire plus loin : les cases marquées autour de lui. [C6] Un autre bâtiment sur la ligne droite fait de l’ombre, quel qu’en soit le propriétaire ; les autres pièces non. [C16]

rules-city-of-light-pieces-title = Les bâtiments
rules-city-of-light-pieces = Il y en a un de chaque : { $size3 } de taille 3, { $size4 } de taille 4, { $size5 } de taille 5 et { $size6 } de taille 6. Le chiffre du nom est la taille. Le jardin vient avec sa carte postale.

rules-city-of-light-tiles-title = Les tuiles de rue
rules-city-of-light-tiles = Vous avez tous deux les mêmes { $tiles }, l’orange et le bleu échangés : à gauche celle d’orange, à droite celle de bleu. Les mots décrivent celle d’orange.

rules-city-of-light-setup-figure = Le plateau vide, la réserve commune et les cartes postales au début.
rules-city-of-light-streets-figure = La première phase : quelques tuiles sont posées. L’orange est à A, le bleu à B, une case mixte aux deux.
rules-city-of-light-example-figure = Sur chaque toit, ce que vaut le bâtiment : 7×3 est un bâtiment de sept cases éclairé par trois réverbères.
