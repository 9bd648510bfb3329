# A position set up by hand: the page, and what can be wrong with a text.

setup-title = Composer une position
setup-line-short = Une position à vous, sur le plateau d’analyse.
setup-intro = Écrivez qui a quoi et ce qui se trouve où ; le texte est vérifié au fur et à mesure. Commencez par modifier la position déjà inscrite : une ligne par sorte d’éléments, un mot, deux-points et ce qui s’y rapporte.
setup-text = La position
setup-go = Ouvrir sur le plateau d’analyse
setup-check = Vérifier
setup-edit = Modifier cette position
setup-keys = Ce que signifient les lignes
setup-wrong = Ce n’est pas encore une position :
setup-at = Ligne { $line } :
setup-right = On peut jouer ainsi.
setup-keys-city-of-light =
    to-act : la place qui doit jouer ; à omettre quand plus personne ne peut rien faire
    turn : combien de tours ont été joués
    postcards : les cartes postales en jeu
    tile : une ligne par tuile posée : place, numéro, carré, quarts de tour (1 5 B3 r1)
    hand 1, stack 1 : les tuiles en main, et face cachée dans l’ordre de pioche
    reserve 1 : les bâtiments pris et non construits
    build : une ligne par bâtiment : place, bâtiment, case en haut à gauche, quarts de tour (1 P5 c4 r2)
    card : une ligne par carte postale utilisée : place, carte, son emplacement comme dans un coup, ou idle (2 peintre c3)
setup-keys-paris-paris =
    round : le numéro de la manche
    bus : la place qui a commencé la manche
    tiles : les tuiles de la manche, arrêt/ligne, avec - après celles qui ont été prises
    parked : les tuiles garées
    shops 1 : où la place 1 a des boutiques
    bag : les boutiques dans le sac, un nombre par place
    small, grand, trips, bag-points : les points jusqu’ici, un nombre par place
    trip 1, open : les excursions
    drawn : les tuiles des manches précédentes, avec * après celles qui sont garées ; facultatif
    stacks : les tuiles face cachée dans leur ordre ; facultatif
setup-keys-paris =
    to-act : la place qui doit jouer ; à omettre quand la partie est finie
    step : ce qui lui est demandé, par exemple draw, action ou free ; à omettre au début d’un tour
    start, turn : la place qui a commencé ; combien de tours ont été joués
    ending : open, last-tile (la dernière tuile de fin est prise) ou last-round
    francs, reserve, meeples : un nombre par place : francs, clés en réserve, case sur la piste des bonus
    keys 1 : où sont les clés : arc, chaillot:bank, chaillot:5, chaillot:louvre
    tokens 1 : wood, marble, gold, bronze, silver, gold-prestige, un mot par jeton
    bonus 1 : les tuiles bonus prises, par numéro, avec - après celles qui ont servi et / après celles à moitié dépensées
    landmarks : les monuments, par exemple chaillot:louvre
    vp-tiles : les tuiles de points, par exemple chaillot:12, selon le premier prix
    bought : les emplacements d’immeubles achetés qui n’ont plus de clé
    eights, prestige, end-points : PV des immeubles 8, du prestige et des tuiles de fin, un nombre par place
    bonus-points 1 : PV rapportés par des tuiles bonus, par exemple 7=4
    end-tiles : les tuiles de fin dans l’ordre où elles ont été prises, par exemple 1:wood ; /3 après une tuile utilisée quand trois étaient prises
    saw 1 : après combien de ces tuiles quelqu’un a regardé le reste sans en prendre ; facultatif
    retired : les places qui se sont retirées
    drawn 1 : les immeubles piochés dans la pile 1 ; si les quartiers sont libres, suivis de @ et du quartier, de @none ou de @?
    stack 1, removed : les immeubles face cachée, celui du dessus en premier ; facultatif
    beside, track : les jetons à côté des immeubles et les numéros de la piste, s’ils sont mélangés

setup-long = Le texte est trop long.
setup-line = La ligne { $line } doit avoir un mot, deux-points et ce qui s’y rapporte.
setup-unknown = « { $key } » ne veut rien dire ici. Il y a : { $known }.
setup-twice = « { $key } » figure deux fois.
setup-missing = Il manque « { $key } ».
setup-word = { $key } : « { $word } » ne veut rien dire ici. Possibles : { $known }.
setup-number = { $key } : « { $word } » n’est pas un nombre de { $least } à { $most }.
setup-count = { $key } : il en faut { $expected }, et non { $found }.
setup-most = { $key } : au plus { $most }, et non { $found }.
setup-other-pieces = { $key } : ce ne sont pas les éléments de la boîte.
setup-two-places = { $piece } se trouve à deux endroits, ou il n’en reste plus.
setup-nowhere = { $piece } n’est nulle part.
setup-no-room = { $piece } ne peut pas être en { $place }.
setup-nothing-there = Il n’y a encore rien en { $place }.
setup-step = { $key } : dans cette position, personne ne peut avoir ce choix.
setup-nobody = { $seat } n’a rien à faire ; c’est à l’autre de jouer.
setup-unfit = « { $key } » ne va pas avec « { $other } ».
setup-not-here = Les positions de ce jeu ne peuvent pas être composées.
