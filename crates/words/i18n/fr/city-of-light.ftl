# La Cité de la Lumière : ce que les règles ont à dire.

col-prompt-streets = Posez votre tuile sur un carré vide ou prenez un bâtiment.
col-prompt-streets-laid = Toutes vos tuiles sont posées : prenez un bâtiment ou passez.
col-prompt-buildings = Construisez un bâtiment de votre réserve ou utilisez une carte postale.
col-prompt-buildings-only = Plus de jeton : construisez un bâtiment de votre réserve.
col-prompt-cards-only = Rien à construire : utilisez une carte postale.
col-prompt-over = Les réverbères sont allumés, la partie est finie.

col-say-tile = Poser votre tuile en { $square }{ $turn ->
    [0] {""}
    [1] {" "}(↻ 90°)
    [2] {" "}(↻ 180°)
   *[other] {" "}(↻ 270°)
}
    .log = { who-pose } une tuile en { $square }.
col-say-tile-of = Poser la tuile { $tile } en { $square }{ $turn ->
    [0] {""}
    [1] {" "}(↻ 90°)
    [2] {" "}(↻ 180°)
   *[other] {" "}(↻ 270°)
}
    .log = { who-pose } une tuile en { $square }.
col-say-take = Prendre le bâtiment { $building }
    .log = { who-prend } le bâtiment { $building }.
col-say-pass = Passer
    .log = { who-passe }.
col-say-build = Construire { $building } en { $spaces }
    .log = { who-construit } { $building } en { $spaces }.
col-say-idle = Bloquer { $card } sans s’en servir
    .log = { $who_is ->
        [you] Vous bloquez { $card } sans vous en servir
       *[other] { $who } bloque { $card } sans s’en servir
    }..
col-say-levitation = Lévitation : rendre { $back } et construire { $building } en { $spaces }
    .log = { who-utilise } Lévitation : { $back } retourne en réserve commune, { $building } est construit en { $spaces }.
col-say-metropolitain = Métropolitain : un bâtiment à venir pourra couvrir un réverbère
    .log = { who-utilise } Métropolitain : un bâtiment à venir pourra couvrir un réverbère.
col-say-jardin = Jardin des Plantes : poser le jardin en { $spaces }
    .log = { who-utilise } Jardin des Plantes : le jardin est en { $spaces }.
col-say-sacre-coeur = Sacré-Cœur : les bâtiments non construits ne coûtent rien
    .log = { who-utilise } Sacré-Cœur : les bâtiments non construits ne coûtent rien.
col-say-peintre = Le Peintre : placer le peintre en { $space }
    .log = { who-utilise } Le Peintre : le peintre est en { $space }.
col-say-chartier = Chartier : prendre le pavé mixte pour plus tard
    .log = { who-utilise } Chartier : un bâtiment à venir pourra couvrir une case de l’autre couleur.
col-say-bouquinistes = Bouquinistes : agrandir { $building } par l’annexe en { $space }
    .log = { who-utilise } Bouquinistes : l’annexe en { $space } agrandit { $building }.
col-say-lampadaire = Lampadaire : placer le réverbère en { $space }
    .log = { who-utilise } Lampadaire : le réverbère est en { $space }.
col-say-moulin-rouge = Moulin Rouge : placer la danseuse en { $space }
    .log = { who-utilise } Moulin Rouge : la danseuse est en { $space }.
col-say-fontaine = Fontaine des Mers : placer la fontaine en { $spaces }
    .log = { who-utilise } Fontaine des Mers : la fontaine est en { $spaces }.
col-say-penseur = Le Penseur : placer la statue en { $space }, tournée vers { $facing }
    .log = { who-utilise } Le Penseur : la statue en { $space } regarde vers { $facing }.
col-say-grande-lumiere = La Grande Lumière : placer le grand réverbère en { $space }
    .log = { who-utilise } La Grande Lumière : le grand réverbère est en { $space }.

col-choice-corner = Poser une tuile dans un coin
col-choice-edge = Poser une tuile au bord
col-choice-centre = Poser une tuile au milieu
col-choice-build = Construire { $building }
col-choice-card = { $card }

col-event-right-spent = { who-se-sert } de { $card } en { $space }.
col-event-won = { $seat } +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}.
col-event-lost = { $seat } −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}.
col-part-building = { $sign }{ $points } { $building } : taille { $size } × { $lamps ->
    [one] un réverbère
   *[other] { $lamps } réverbères
}
col-part-group = { $sign }{ $points } plus grand groupe : { $size ->
    [one] une case
   *[other] { $size } cases
} désormais
col-part-reserve = { $sign }{ $points } réserve : moins de bâtiments non construits
col-part-card = { $sign }{ $points } { $card }
col-event-unbuilt = { $seat } : −{ $points ->
    [one] { $points } point
   *[other] { $points } points
} tant que ce bâtiment n’est pas construit.
col-event-streets-done = Les rues sont pavées. { who-commence } à construire.
col-event-skipped = { $seat_is ->
    [you] Vous ne pouvez plus rien faire et passez votre tour.
   *[other] { $seat } ne peut plus rien faire et passe son tour.
}
col-event-over = Plus personne ne peut construire : on compte.

col-line-building = Bâtiment { $building } : taille { $size } × { $lamps ->
    [one] { $lamps } réverbère
   *[other] { $lamps } réverbères
}
col-line-group = Plus grand groupe : { $size ->
    [one] { $size } case
   *[other] { $size } cases
}
col-line-unbuilt = Non construits : { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
col-line-forgiven = Non construits, pardonnés par le Sacré-Cœur : { $count }
col-line-peintre = Le Peintre : { $lamps ->
    [one] { $lamps } réverbère
   *[other] { $lamps } réverbères
} dans sa zone
col-line-moulin-rouge = Moulin Rouge : { $spaces ->
    [one] { $spaces } case libre
   *[other] { $spaces } cases libres
} autour de la danseuse
col-line-fontaine = Fontaine des Mers : à côté { $buildings ->
    [one] d’un de ses bâtiments
   *[other] de { $buildings } de ses bâtiments
}
col-line-penseur = Le Penseur : cases libres : { $sides } sur les côtés, { $corners } aux coins
col-line-penseur-unseen = Le Penseur : la case devant la statue est prise
col-feat-group = Plus grand groupe de bâtiments, en cases
col-feat-building = Le plus de points avec un seul bâtiment
col-feat-lamps = Le plus de réverbères autour d’un bâtiment

col-refusal-over = La partie est finie.
col-refusal-still-streets = Les rues ne sont pas encore toutes pavées.
col-refusal-streets-done = Les rues sont déjà toutes pavées.
col-refusal-not-in-hand = Vous n’avez pas cette tuile en main.
col-refusal-square-taken = Une tuile s’y trouve déjà.
col-refusal-tiles-left = Il vous reste des tuiles à poser.
col-refusal-not-in-supply = { $building } n’est pas dans la réserve commune.
col-refusal-not-in-reserve = { $building } n’est pas dans votre réserve.
col-refusal-no-chimney = Vous n’avez plus de cheminée.
col-refusal-no-token = Vous n’avez plus de jeton d’action.
col-refusal-card-not-in-play = { $card } n’est pas en jeu.
col-refusal-card-used = { $card } a déjà servi.
col-refusal-same-look = Tournée ainsi, la pièce a le même aspect ; inutile de la tourner.
col-refusal-no-rotation = Cette pièce ne se tourne pas.
col-refusal-rotation-needed = Il manque la rotation de cette pièce.
col-refusal-off-board = Cela dépasse du plateau.
col-refusal-occupied = { $space } n’est pas libre.
col-refusal-streetlight = { $space } est un réverbère.
col-refusal-second-streetlight = { $space } serait un second réverbère ; un seul peut être couvert.
col-refusal-opponents-colour = { $space } est de la couleur adverse.
col-refusal-second-opponents-colour = { $space } serait une seconde case de la couleur adverse.
col-refusal-mixed = { $space } est mixte ; cette pièce veut votre couleur.
col-refusal-not-streetlight = { $space } n’est pas un réverbère libre.
col-refusal-front-off-board = La statue regarderait hors du plateau.
col-refusal-front-occupied = { $space } devant la statue n’est pas libre.
col-refusal-not-your-building = { $building } n’est pas un de vos bâtiments sur le plateau.
col-refusal-not-beside = Ce n’est pas à côté du bâtiment { $building }.

col-card-levitation = Lévitation
col-card-metropolitain = Métropolitain
col-card-jardin = Jardin des Plantes
col-card-sacre-coeur = Sacré-Cœur
col-card-peintre = Le Peintre
col-card-chartier = Chartier
col-card-bouquinistes = Bouquinistes sur la Seine
col-card-lampadaire = Lampadaire
col-card-moulin-rouge = Moulin Rouge
col-card-fontaine = Fontaine des Mers
col-card-penseur = Le Penseur
col-card-grande-lumiere = La Grande Lumière

col-building-jardin = jardin
col-facing-n = le nord
col-facing-e = l’est
col-facing-s = le sud
col-facing-w = l’ouest
