# Les règles de Paris avec nos propres mots.

rules-paris-aim-title = But du jeu
rules-paris-aim =
    Vous investissez dans les plus beaux immeubles autour de l’Arc de Triomphe. Vos clés représentent ce que vous possédez. Elles entrent en ville par les banques ou par l’Arc et vont vers des immeubles et monuments de plus en plus précieux. Les points de victoire (PV) viennent des tuiles bonus, du prestige et, à la fin, des quartiers où vous possédez le plus.

rules-paris-setup-title = Mise en place
rules-paris-setup =
    - Chaque joueur a { $francs } francs, { $keys2 } / { $keys3 } / { $keys4 } clés à deux / trois / quatre joueurs, { $reserve } clés de plus en réserve, un pion bonus devant la piste et 0 PV. Francs, clés, jetons et tuiles sont derrière votre paravent.
    - Les { $buildings } immeubles, un par quartier et par valeur, sont mélangés. On en retire { $removed } sans les voir ; les { $left } autres forment trois piles égales, ou deux selon le réglage choisi. [K1] Le dos d’un immeuble montre son quartier : tout le monde voit donc où va le premier de chaque pile.
    - À côté de chacun des six emplacements d’un quartier se trouve un jeton, comme le montre la liste des quartiers : une ressource (bois, marbre ou or) ou du prestige (bronze, argent ou or), 18 de chaque sorte. Si les jetons sont mélangés, l’or des ressources est à côté des 8, et les { $mixed } autres au hasard à côté des autres emplacements.
    - Les { $landmarks } monuments et les { $vptiles } tuiles de points sont visibles à côté du plateau, les { $endtiles } tuiles de fin face cachée.
    - La piste des bonus a trente cases, une par numéro. Il y a { $bonus2 } tuiles bonus à deux joueurs, { $bonus3 } à trois et { $bonus4 } à quatre ; les numéros égaux sont empilés, et la liste des tuiles bonus dit lesquels sont en plusieurs exemplaires. Les cases forment trois zones, qui commencent à 1, { $zoneb } et { $zonec } ; si la piste est mélangée, une tuile de chaque numéro va sur une case au hasard de sa zone, et les autres exemplaires vont sur leur numéro.
    - La réserve générale de ressources est vide au début. Le sort désigne qui commence.
    - Sont secrets l’ordre des piles, les immeubles retirés, les tuiles de fin prises et restantes. Tout le reste derrière les paravents découle des coups ; un réglage le montre. [K12] Ce que quelqu’un aurait pu faire et n’a pas fait n’apprend rien à personne. [K36]

rules-paris-districts-title = Les quartiers
rules-paris-districts =
    Chaque quartier a une banque, six emplacements d’immeubles de valeurs 1, 2, 3, 4, 5 et 8, de la place pour des monuments et pour une tuile de points. L’Arc de Triomphe est au milieu. La liste montre ce que paie une banque, quels immeubles vont dans le quartier et, en dernier, quel jeton se trouve à côté de chaque valeur.

    Avec le réglage « le quartier de son choix », qui pioche un immeuble choisit où il va : un quartier où sa valeur est libre et qui n’a pas d’immeuble de ce type : pas de deuxième théâtre, par exemple. Il faut le placer si c’est possible ; s’il ne va nulle part, il quitte le jeu. Les jetons restent à leur emplacement. On ne retire alors aucun immeuble à la mise en place : les { $buildings } forment les piles. [K31]

rules-paris-turn-title = Votre tour
rules-paris-turn =
    Le premier joueur commence, puis on joue dans le sens horaire. À votre tour :

    1. Piochez le premier immeuble d’une des piles et mettez-le à son emplacement. Quand les piles sont vides, cette étape disparaît.
    2. Faites exactement une action : placer une clé, en déplacer une et acheter, ou prendre une tuile de fin.
    3. Finissez votre tour. C’est vous qui dites quand vous piochez et quand votre tour est fini. [K34]

    Les actions :

    - Placez une clé de derrière votre paravent sur une banque où vous n’en avez pas et prenez ses francs ; ou sur l’Arc, si vous n’y avez pas de clé. Les clés des autres ne gênent pas. L’Arc ne paie rien. Aucune clé ne passe directement de derrière le paravent à un immeuble ou à un monument.
    - Déplacez une clé qui est sur le plateau vers un immeuble ou monument libre et achetez-le.
    - Prenez une tuile de fin, une fois les piles vides : regardez celles qui restent, choisissez-en une et gardez-la secrète. Seul celui qui fait cette action peut les regarder. [K35] Qui pioche le dernier immeuble peut en prendre une dans le même tour. [K25]

    Après la pioche, vous pouvez acheter, vendre et utiliser des tuiles autant que vous voulez, avant et après l’action et pendant qu’une tuile bonus vous est proposée contre des francs, mais pas entre-temps [K18] et jamais au tour des autres. [K9]

    Si aucune action n’est possible, on la saute, mais pas les achats, ventes et tuiles. [K7] Ce n’est permis que dans ce cas ; personne n’est obligé d’acheter, de vendre ou d’utiliser une tuile pour rendre une action possible. [K27]

    Quand il n’y a plus de tuile de fin, vous pouvez vous retirer au lieu d’agir si vous ne voulez plus rien : [K8] vous n’avez plus de tour, mais vous comptez quand même. [K28]

rules-paris-move-title = Déplacer une clé et payer
rules-paris-move =
    De l’Arc, une clé peut aller dans n’importe quel quartier. D’une banque, d’un immeuble ou d’un monument, elle va vers une valeur plus élevée du même quartier (une banque compte pour 0), aussi d’un monument à un monument supérieur. [K15] Ce qu’elle quitte redevient libre, banque et Arc compris. [K16]

    - Est libre un immeuble déjà posé sur le plateau, ou un monument, où ne se trouve aucune clé, pas même la vôtre.
    - Un monument de la réserve est ajouté, en l’achetant, au quartier de votre clé ; depuis l’Arc, à celui de votre choix. Il doit valoir plus que le dernier ajouté là. Un quartier en accueille autant qu’on veut.
    - Vous payez la valeur en francs ; en venant d’un immeuble ou d’un monument, seulement la différence des valeurs.
    - Un immeuble de valeur 8 coûte aussi { $wood } bois. [K2] Les monuments coûtent du marbre et de l’or selon la liste. Les ressources se paient toujours en entier et vont dans la réserve générale.
    - Les francs et toutes les ressources doivent être là quand la clé bouge ; achetez ou vendez avant. [K19] Si plusieurs choses peuvent payer une ressource, vous choisissez. [K14]

rules-paris-gain-title = Ce que rapporte un achat
rules-paris-gain =
    Sur ce site, toujours dans cet ordre :

    1. Le jeton à côté de l’immeuble, s’il y est encore. On le prend toujours. [K17]
    2. Valeur 8 : { $eightvp } PV.
    3. Un monument : vous pouvez défausser du prestige dans ses trois emplacements, un jeton du type indiqué chacun : bronze { $slot1 }, argent { $slot2 }, or { $slot3 } PV. Il quitte le jeu. Les emplacements sont de nouveau ouverts à chaque achat du monument et se remplissent dans n’importe quel ordre. [K23]
    4. Valeur 1 ou 2 : vous pouvez prendre une tuile bonus. Valeur 3 : vous le pouvez pour { $price } francs.
    5. Si c’est la quatrième clé sur les immeubles et monuments du quartier (les banques ne comptent pas), vous pouvez poser une des tuiles de points restantes sur n’importe quel quartier qui n’en a pas, celui-ci ou un autre. Qui y renonce perd ce droit ; une cinquième clé n’en donne pas de nouveau. [K3]

    Vous pouvez renoncer à 3, 4 et 5 ; s’il n’y a rien à choisir, on ne vous demande rien. [K26]

rules-paris-landmarks-title = Les monuments
rules-paris-landmarks = Ce que chacun coûte en plus de sa valeur en francs, et le prestige que prennent ses emplacements :

rules-paris-trade-title = Acheter et vendre
rules-paris-trade =
    Les ressources payées sont dans la réserve générale et peuvent y être achetées. On les y revend ; le prestige ne peut qu’être vendu et quitte le jeu. Les tuiles qui comptent comme un jeton se vendent aussi, mais ne vont jamais dans la réserve. [K33] Un joker (8, 10, 19, 21) se vend comme ce qui rapporte le plus. [K13]

rules-paris-bonus-title = Les tuiles bonus
rules-paris-bonus =
    Pour prendre une tuile bonus, avancez votre pion aussi loin que vous voulez, sur une case qui a encore une tuile d’un numéro que vous n’avez jamais eu, et prenez celle du dessus. Plusieurs pions peuvent être sur la même case. On n’a un numéro qu’une fois par partie, utilisé ou non. [K4] On ne revient pas en arrière : rien ne presse. Sur la dernière case, seul le chemin vers l’avant est fermé : les tuiles 17 et 25 servent encore. [K22]

    Utilisez la tuile aussitôt ou à un de vos tours suivants ; elle est alors visible. Une tuile ne s’utilise pas sans effet. [K20] Celle qui compte comme un jeton est elle-même dépensée : aucun jeton ne bouge.

    Les tuiles qui comptent des immeubles, des monuments, des types ou des tuiles comptent ce que vous avez au moment de les utiliser.

    Trois nombres avec des barres (2/3/4) valent pour deux, trois et quatre joueurs.
rules-paris-tile-9 = Prix et gains habituels. Deux clés au même endroit comptent pour deux, pour la quatrième clé, pour les tuiles qui comptent des immeubles ou des monuments et dans tous les décomptes ; l’endroit est libre quand la dernière part. [K10]
rules-paris-tile-13 = Elle va derrière votre paravent. Il en va de même de la tuile 14.
rules-paris-tile-16 = Prix et gains habituels. Là où se trouvent vos clés et celles d’autres, la 9 sert autant que la 16. [K11]
rules-paris-tile-17 = Aussi une tuile dépassée, aussi la 29 ou la 30. Votre pion ne bouge pas.
rules-paris-tile-19 = Vous pouvez en dépenser un maintenant et un plus tard. À moitié dépensée, la tuile est visible et n’est plus inutilisée. Il en va de même de la tuile 21. [K21]
rules-paris-tile-23 = Autant de paires que vous voulez. De vrais jetons seulement ; ils quittent le jeu. [K6]
rules-paris-tile-24 = Autant de paires que vous voulez. De vrais jetons seulement ; ils vont dans la réserve générale.
rules-paris-tile-25 = Seules les cases qui ont encore une tuile comptent comme pas. [K5] Un numéro que vous avez eu est un pas, mais on ne s’y arrête pas. [K30]
rules-paris-tile-27 = Elle ne s’utilise pas en cours de partie : elle compte toute seule, avec ce que vous avez à la fin de la partie.
rules-paris-tile-30 = Deux hôtels font un seul type.

rules-paris-endtiles-title = Les tuiles de fin
rules-paris-endtiles = Il y en a une de chaque. Utilisez-la aussitôt ou à un de vos tours suivants : elle donne des francs ou des PV, ou compte comme un jeton de son type, pour payer, défausser à un monument ou vendre. Ensuite elle quitte le jeu.

rules-paris-vptiles-title = Les tuiles de points
rules-paris-vptiles = Les prix du premier, du deuxième et du troisième du quartier.

rules-paris-end-title = Fin de la partie
rules-paris-end =
    Quand la dernière tuile de fin est prise, on finit la manche, pour que chacun ait eu autant de tours, puis chacun joue encore un tour : c’est la dernière occasion d’utiliser ses tuiles. [K29]

    Ensuite tout est montré. [K37] La tuile 27 compte ; tout ce qui reste inutilisé ne vaut rien. [K32]

rules-paris-scoring-title = Décompte des quartiers
rules-paris-scoring =
    Chaque quartier qui a une tuile de points est compté entre ceux qui y possèdent au moins un immeuble ou monument : additionnez les valeurs sous vos clés. La plus grande somme reçoit le premier prix, puis viennent le deuxième et le troisième ; le quatrième ne reçoit rien.

    - Sommes égales : l’immeuble ou monument le plus précieux décide ; sa valeur compte une fois, même avec deux clés dessus. [K24]
    - S’ils sont égaux aussi, ce que permet la tuile bonus 16, tous les joueurs à égalité reçoivent ce prix, et les prix suivants sont sautés : un si deux joueurs sont à égalité, deux s’ils sont trois.
    - À deux joueurs, le second ne reçoit un prix qu’avec au moins la moitié de la somme du premier.

    Le plus grand nombre de PV l’emporte ; à égalité, le plus grand nombre de francs ; puis la plus grande valeur totale de ses immeubles et monuments ; sinon la victoire est partagée.

rules-paris-setup-figure = Le début à quatre joueurs : les jetons sont à côté des emplacements, il n’y a pas encore d’immeuble.
rules-paris-move-figure = Exemple : de l’immeuble de valeur 3 des Batignolles, le joueur A ne peut aller qu’au 4. Le 1 et le 2 sont plus bas, le 5 et le monument sont pris.
rules-paris-scoring-figure = Exemple : les prix sont 20, 10 et 5. A a 13 (11 + 2), B 10 (5 + 4 + 1), C 13 et D 3. Le monument de C (13) vaut plus que celui de A (11) : C reçoit 20 PV, A 10, B 5 et D rien.
rules-paris-shared-figure = Exemple : les prix sont 16, 8 et 4. A a 16 (11 + 5), B 21 (15 + 3 + 3, avec deux clés sur le 3 grâce à la tuile 9), C 8 et D 21 (15 + 4 + 2). B et D ont tous deux une clé sur le Louvre (15) : ils reçoivent 16 PV chacun. Le deuxième prix est sauté ; A reçoit le troisième, 4 PV, et C rien.
rules-paris-price-figure = Exemple : de la boulangerie (2) de Montmartre au théâtre (5), le joueur A paie la différence, 3 francs.
rules-paris-new-figure = Exemple : du théâtre (8) de La Villette à un nouveau monument de valeur 12, le joueur A paie 4 francs, 1 marbre et 1 or, l’ajoute au quartier et y déplace la clé.
rules-paris-higher-figure = Exemple : un monument de valeur 12 se trouve à Saint-Germain, le prochain doit donc y valoir 13 ou plus.
rules-paris-above-figure = Exemple : à Belleville, le joueur A a ajouté le Louvre (15) au-dessus des Tuileries (10), depuis l’Arc : 15 francs, 1 marbre et 2 or. Défausser 2 prestiges d’or rapporte 10 PV.
rules-paris-fours-figure = Exemple : avec trois immeubles de valeur 4, la tuile 18 rapporte 3 × 5 = 15 PV au joueur A.
rules-paris-types-figure = Exemple : un café, trois boulangeries, deux hôtels, un théâtre et deux monuments font 5 types, la tuile 30 rapporte donc 15 PV au joueur A.
rules-paris-two-figure = Exemple à deux : le premier prix est 18. A a 12 et reçoit 18 PV ; B a 5, moins de la moitié, et ne reçoit rien.
