# Ce que font, coûtent et rapportent les éléments des plateaux.

about-pp-crossing = Un croisement, avec de la place pour deux boutiques. Un grand circuit de l’une ou l’autre ligne rapporte 1 point par boutique ici, et 1 de plus par boutique du même joueur aux arrêts voisins.
about-pp-stop = Place pour une boutique. Un grand circuit lui rapporte 1 point pour chaque croisement voisin où son propriétaire a aussi une boutique.
about-pp-shop = Quand l’arrêt est plein, une nouvelle boutique en évince une ancienne.
about-pp-tile = Prenez-la pour ouvrir une boutique à { $stop }. Si elle reste, petit circuit : { $small }.
about-pp-tile-grand = Prenez-la pour ouvrir une boutique à { $stop }. Si elle reste, petit circuit : { $small } ; grand circuit : { $grand }.
about-pp-nobody = aucun point
about-pp-line = Sept arrêts, dont quatre croisements. Un grand circuit de cette ligne donnerait maintenant : { $grand }.
about-pp-parking = La tuile qui reste à la fin d’une manche est garée ici. Deux tuiles d’une ligne lancent son grand circuit ; maintenant : { $grand }.
about-pp-parking-name = Place de parking, { $line }
about-pp-bag = À la fin, celui qui a seul le plus de boutiques dans le sac marque 1 point pour chacune.
about-pp-trip = À la fin de la partie, cette ligne fait encore un grand circuit, où tous marquent. Maintenant : { $grand }.
about-pp-trip-hidden = Une ligne que seul son propriétaire connaît. À la fin de la partie, elle fait encore un grand circuit.
about-pp-bus = Après chaque manche, le bus passe au joueur suivant.
about-pp-shops = Chacun commence avec 20 boutiques.
about-pp-round = Chacun prend une tuile et ouvre une boutique. Celle qui reste lance le petit circuit, puis elle est garée.
about-pp-stacks = encore { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} dans les piles
about-pp-my-trip = Votre excursion secrète : { $line }
about-pp-if-left = si elle reste :
about-pp-early = Cela vaut pour les boutiques actuelles ; d’autres ouvriront avant le départ du bus.
about-pp-either = Le nombre exact dépend de la boutique qui devra céder la place avant.
about-pp-makes-way = L’arrêt est plein : une boutique du joueur { $player } cède la place.
about-pp-renews = Votre propre boutique y est déjà : rien ne change.
about-pp-whose-shop = Quelle boutique doit partir ?
about-paris-which-key = Quelle clé ?
about-col-which-swap = Lévitation : quel bâtiment rendez-vous, lequel prenez-vous dans la réserve commune, et où le construisez-vous ?

about-col-square = Une tuile de quatre cases se pose ici.
about-col-orange = Seul l’orange peut construire ici.
about-col-blue = Seul le bleu peut construire ici.
about-col-mixed = Les deux joueurs peuvent construire ici.
about-col-lamp = Il éclaire les bâtiments sur ses quatre côtés. Personne ne peut construire ici.
about-col-tile = Posez-la sur un carré vide, tournée comme vous voulez. Vous piochez ensuite la suivante.
about-col-shape = Taille { $size }. {"\u2063"}Ses colonnes, rangée par rangée : { $rows }.{"\u2063"}
about-col-take = Prenez-le dans votre réserve au lieu de poser une tuile ; une fois les rues complètes, ce n’est plus possible.
about-col-build = Sur le plateau, il vaut sa taille multipliée par les réverbères qui l’éclairent. On peut le tourner, mais pas le retourner. Non construit, il coûte 3 points.
about-col-build-free = Sur le plateau, il vaut sa taille multipliée par les réverbères qui l’éclairent. On peut le tourner, mais pas le retourner. Non construit, il ne coûte rien : Sacré-Cœur.
about-col-swap = Les rues sont complètes : seule Lévitation permet encore de l’échanger.
about-col-built = Taille { $size } × { $lamps } réverbères = { $points } points en ce moment.
about-col-annex = Elle agrandit le bâtiment de 1.
about-col-hidden-tile = Seul son propriétaire la voit.
about-col-tokens = Chacun permet d’utiliser une carte postale.
about-col-chimneys = Une cheminée va sur chaque bâtiment posé.
about-col-supply = Chacun peut en prendre, un par tour, jusqu’à la dernière tuile.
about-col-squares-left = Avec la dernière tuile, les rues sont complètes : on ne prend plus rien, et chacun construit ce qu’il a.
about-col-now = Maintenant : bâtiments { $buildings }, plus grand groupe { $group }, réserve { $reserve }, cartes postales { $cards }.
about-col-points = Taille fois réverbères pour chaque bâtiment, 1 par case du plus grand groupe, −3 par bâtiment non construit, et les cartes postales.
about-col-you-orange = Vous êtes orange : construisez sur les cases orange et mixtes.
about-col-you-blue = Vous êtes bleu : construisez sur les cases bleues et mixtes.

about-paris-bank = Une clé posée ici rapporte { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}. Elle pourra ensuite aller vers n’importe quel immeuble ou monument de ce quartier.
about-paris-arc = Une clé posée ici ne rapporte rien, mais pourra aller dans n’importe quel quartier.
about-paris-district = La somme des valeurs sous les clés décide à la fin de sa tuile de points.
about-paris-lot = Coûte { $value ->
    [one] { $value } franc
   *[other] { $value } francs
}, moins la valeur de ce que la clé quitte.
about-paris-lot-bonus = Donne une tuile bonus.
about-paris-lot-bonus-for = Une tuile bonus pour { $price } francs de plus.
about-paris-lot-eight = Coûte aussi { $wood } bois et donne { $vp } PV.
about-paris-lot-token = Donne : { $kind }.
about-paris-lot-taken = Occupé jusqu’au départ de la clé.
about-paris-lot-empty = À acheter une fois son immeuble pioché.
about-paris-landmark = Coûte { $value } francs, moins la valeur de ce que la clé quitte, et { $cost }. On peut y défausser du prestige : { $slots }.
about-paris-worth = { $kind } { $vp } PV
about-paris-count = { $count } { $kind }
about-paris-vp-tile = À la fin, la plus forte somme de valeurs dans son quartier reçoit { $first } PV, la deuxième { $second }, la troisième { $third }.
about-paris-vp-place = Place pour une tuile de points, quartier { $district }
about-paris-vp-right = Qui met la quatrième clé sur les immeubles et monuments d’un quartier peut poser une tuile de points dans un quartier qui n’en a pas.
about-paris-stack = Un tour commence par la pioche d’un immeuble. Il va dans son quartier et peut alors être acheté.
about-paris-bonus = S’obtient avec un immeuble de valeur 1 ou 2 et, contre des francs, de valeur 3. Le pion ne fait qu’avancer.
about-paris-bonus-gone = Il n’en reste plus.
about-paris-held = S’utilise tout de suite ou à un tour suivant de son propriétaire.
about-paris-used = Déjà utilisée.
about-paris-resource = Les immeubles de valeur 8 coûtent du bois, les monuments du marbre et de l’or.
about-paris-prestige = Chaque emplacement de ce type sur un monument donne { $vp } PV.
about-paris-end-tiles = Quand les piles sont vides, en prendre une est une action ; la dernière annonce la fin. En tout : { $tiles }.
about-paris-keys = Posez-en une sur une banque ou sur l’Arc, ou déplacez-en une pour acheter. Celles de la réserve viennent avec les tuiles bonus 13 et 14.
about-paris-francs = Ne valent rien à la fin, sauf avec la tuile bonus 27.
about-paris-meeple = Il ne recule jamais sur la piste.
about-paris-fourth = Clés à { $district } : { $count } sur 4
about-paris-sum = Joueur { $player } : valeur totale { $sum }, quartier { $district }
about-paris-points = PV actuels, sans ce que les quartiers rapportent à la fin.
about-paris-points-over = Tous les PV : ce que la fin a rapporté est compté.
about-paris-drawn = Vient d’être pioché : choisissez son quartier.

sign-grid = Plateau en rangées plutôt qu’en cercle
sign-title = Ce que disent les symboles
sign-small-tour = petit circuit
sign-bus = le bus ; grand circuit
sign-shop = boutiques en réserve
sign-bag = boutiques dans le sac
sign-trip = excursion
sign-lamp = réverbère
sign-chimney = cheminées restantes
sign-token = jetons d’action restants
sign-francs = francs
sign-vp = points de victoire (PV)
sign-key = clés : derrière le paravent + en réserve
sign-beside-own = une clé là où il y en a une : = la vôtre, ≠ celle d’un autre
sign-bonus = tuile bonus
sign-back = reculer sur la piste
sign-take = prendre une tuile bonus au choix
sign-end = tuile de fin
sign-any-resource = ressource au choix
sign-any-prestige = prestige au choix
sign-landmark = monument

foresee-pp-no-bus = Aucun bus ne part encore : la manche continue.
foresee-col-same = Cela ne change aucun point pour l’instant.
foresee-paris-draw = Un immeuble du quartier { $district }, d’une de ces valeurs : { $values }.
foresee-paris-sum = Votre total dans le quartier { $district } sera de { $sum } ; sa tuile de points : { $prizes }.
foresee-paris-used-now = Utilisée tout de suite : { $vp ->
    [0] encore rien.
   *[other] +{ $vp } PV.
}
foresee-paris-at-end = Avec vos francs actuels : { $vp } PV à la fin.
foresee-paris-kept = Vous la gardez et l’utilisez tout de suite ou lors d’un prochain tour.
foresee-paris-take-use-vp = La prendre et l’utiliser tout de suite : +{ $vp } PV
foresee-paris-take-use-francs = La prendre et l’utiliser tout de suite : { $francs ->
    [one] +{ $francs } franc
   *[other] +{ $francs } francs
}
foresee-paris-take-use-both = La prendre et l’utiliser tout de suite : { $francs ->
    [one] +{ $francs } franc
   *[other] +{ $francs } francs
}, +{ $vp } PV
foresee-paris-sell-all = Vendre tout ce qui reste : { $francs ->
    [one] +{ $francs } franc
   *[other] +{ $francs } francs
}, +{ $vp } PV
foresee-paris-look = Une fois les tuiles regardées, on ne peut plus reprendre le coup.
foresee-paris-last = C’est la dernière : on finit la manche, puis chacun joue encore un tour.
purse-paris-francs = { $count ->
    [one] { $count } franc
   *[other] { $count } francs
}
purse-paris-keys = { $count ->
    [one] { $count } clé
   *[other] { $count } clés
}
purse-paris-token = { $count } { $kind }
foresee-paris-pay = Payer tout ce qui reste dû
foresee-paris-pay-tokens = Payer en jetons et garder les tuiles
foresee-paris-prestige-tile = Défausser : { $kind } ({ $source }), +{ $vp } PV
foresee-paris-prestige = Défausser { $count ->
    [one] le jeton Prestige correspondant
   *[other] { $count } jetons Prestige correspondants
} : +{ $vp } PV
