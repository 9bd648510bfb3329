# Les règles de Paris, avec nos mots.

rules-paris-aim-title = De quoi il s’agit
rules-paris-aim =
    Vous investissez dans les plus beaux immeubles autour de l’Arc de Triomphe. Vos clés disent ce qui est à vous. Elles entrent en ville par les banques ou par l’Arc, puis passent à des immeubles et des monuments toujours plus chers. Les points viennent des tuiles bonus, du prestige et, à la fin, des quartiers où vous possédez le plus.

rules-paris-turn-title = Votre tour
rules-paris-turn =
    D’abord, tirez l’immeuble du dessus d’une des piles ; il va à sa place. Le dos de la première tuile de chaque pile montre son quartier. Quand les piles sont vides, cette étape disparaît.

    Ensuite, faites exactement une action :

    - Placez une clé sur une banque où vous n’en avez pas et prenez ses francs, ou sur l’Arc si vous n’y en avez pas.
    - Déplacez une de vos clés vers un immeuble ou un monument libre et achetez-le.
    - Prenez une tuile de fin de partie, une fois les piles vides : regardez celles qui restent et choisissez-en une en secret.

    Avant et après l’action, vous pouvez acheter, vendre et utiliser vos tuiles bonus à volonté. Puis vous finissez votre tour.

    C’est vous qui dites quand vous piochez et quand votre tour est fini. Jusque-là, vous pouvez reprendre toute étape qui n’a rien montré de nouveau à personne.

rules-paris-move-title = Déplacer une clé et payer
rules-paris-move =
    De l’Arc, une clé va dans n’importe quel quartier. D’une banque, d’un immeuble ou d’un monument, elle va vers une valeur plus élevée du même quartier.

    - Vous payez la valeur en francs ; depuis un immeuble ou un monument, seulement la différence.
    - Un immeuble de valeur 8 coûte aussi un bois ; les monuments coûtent le marbre et l’or imprimés, toujours en entier.
    - On peut ajouter au quartier de sa clé un monument d’à côté du plateau ; il doit valoir plus que le dernier ajouté là.
    - Est libre ce qui ne porte aucune clé, pas même la vôtre.

rules-paris-gain-title = Ce que rapporte un achat
rules-paris-gain =
    - Le jeton à côté de l’immeuble, s’il y est encore : ressources (bois, marbre, or) ou prestige (bronze, argent, or).
    - Valeur 8 : deux points tout de suite.
    - Valeur 1 ou 2 : vous pouvez prendre une tuile bonus. Valeur 3 : pour deux francs.
    - Un monument : vous pouvez rendre du prestige pour ses emplacements, un jeton chacun, contre les points imprimés.
    - La quatrième clé sur les immeubles et monuments d’un quartier : vous pouvez poser aussitôt une tuile de points sur un quartier qui n’en a pas.

rules-paris-bonus-title = Tuiles bonus et commerce
rules-paris-bonus =
    Pour prendre une tuile bonus, avancez votre pion sur la piste jusqu’à une case où il reste une tuile d’un numéro que vous n’avez jamais eu. On ne revient pas en arrière : ne vous pressez pas. Utilisez-la tout de suite ou à un tour suivant ; elle montre son effet quand on la pointe.

    Les ressources payées sont en réserve et s’y achètent ; ressources et prestige peuvent se vendre. Les prix sont toujours visibles.

rules-paris-end-title = La fin
rules-paris-end =
    Quand la dernière tuile de fin est prise, on finit la manche, et chacun joue encore un tour. Puis on compte chaque quartier qui a une tuile de points : additionnez les valeurs sous vos clés. Le plus grand total reçoit le premier prix, puis le deuxième et le troisième ; à égalité, le lieu le plus cher décide. À deux joueurs, le second ne reçoit son prix qu’avec au moins la moitié du total du premier.

    Le plus de points l’emporte, puis le plus de francs, puis la plus grande valeur de tous ses lieux.

rules-paris-tiles-title = Toutes les tuiles bonus
rules-paris-tiles = L’effet de chaque numéro. Trois chiffres séparés par des barres valent pour deux, trois et quatre joueurs.

rules-paris-doubts-title = Cas douteux
rules-paris-doubts =
    - La tuile de points ne vient qu’à l’instant de la quatrième clé, une fois par quartier.
    - Un numéro de bonus ne s’obtient qu’une fois par partie, utilisé ou non.
    - Le jeton à côté d’un immeuble se prend toujours.
    - Les francs et toutes les ressources doivent être là quand la clé se déplace ; achetez ou vendez avant.
    - On n’achète, ne vend et n’utilise des tuiles qu’à son tour : après le tirage, avant et après l’action, et pendant qu’une tuile bonus est offerte pour des francs.
    - Une tuile ne s’utilise pas sans effet.
    - Les jokers 8, 10, 19 et 21 se vendent comme l’espèce la mieux payée. À moitié dépensées, 19 et 21 sont ouvertes et ne comptent plus comme inutilisées.
    - Deux clés sur un lieu (tuiles 9 et 16) comptent pour deux. Le lieu est libre quand la dernière part.
    - Tuile 25 : seules les cases qui ont encore une tuile comptent comme pas, et on ne s’arrête pas à un numéro déjà obtenu.
    - Les emplacements d’un monument sont de nouveau ouverts à chaque achat.
    - On ne saute l’action que si aucune n’est possible ; nul n’est tenu d’acheter ou de vendre pour en rendre une possible.
    - Qui tire le dernier immeuble peut prendre une tuile de fin au même tour.
    - Quand il n’en reste plus, on peut se retirer au lieu d’agir : plus aucun tour, mais on est compté tout de même.
    - Seul celui qui prend une tuile de fin de partie voit celles qui restent. Ce que les autres ont pris reste secret jusqu’à la fin.
    - Totaux égaux dans un quartier : la valeur du lieu le plus cher compte une fois, même avec deux clés.
    - Ce qui reste inutilisé à la fin ne vaut rien, sauf la tuile 27.

rules-paris-aim-figure = Au milieu d’une partie : les chiffres bleus sont les valeurs, le signe d’un immeuble est celui de son propriétaire.
rules-paris-end-figure = La fin d’une partie : les trois nombres sur fond vert sont les points d’un quartier pour le premier, le deuxième et le troisième.
