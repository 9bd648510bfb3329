# Paris Paris : ce que les règles ont à dire.

pp-line-black = noire
pp-line-blue = bleue
pp-line-green = verte
pp-line-red = rouge
pp-line-orange = orange

pp-prompt-open = Manche { $round } sur { $rounds } : choisissez une tuile et ouvrez une boutique à son arrêt.
pp-prompt-over = Les bus sont rentrés au dépôt.

pp-say-open = { $stop } : ouvrir une boutique (tuile { $line })
    .log = { who-ouvre } une boutique à { $stop } (tuile { $line }).
pp-say-replace = { $stop } : rénover votre boutique (tuile { $line })
    .log = { $who_is ->
        [you] Vous rénovez votre boutique
       *[other] { $who } rénove sa boutique
    } à { $stop } (tuile { $line }).
pp-say-displace = { $stop } ({ $line }) : évincer { $seat_is ->
    [you] votre propre boutique
   *[other] la boutique appartenant à { $seat }
}
    .log = { who-ouvre } une boutique à { $stop } (tuile { $line }) à la place de { $seat_is ->
        [you] la vôtre
       *[other] celle appartenant à { $seat }
    }.

pp-choice-stop = { $stop }

pp-refused-over = La partie est finie.
pp-refused-no-such-stop = Il n’y a pas d’arrêt nommé { $stop }.
pp-refused-not-on-line = { $stop } n’est pas sur la ligne { $line }.
pp-refused-not-in-round = Aucune tuile { $line } de { $stop } n’est posée dans cette manche.
pp-refused-whose-shop = { $stop } est complet : choisissez quelle boutique doit partir.
pp-refused-no-choice = À { $stop }, il n’y a pas de boutique à choisir.
pp-refused-no-shop-of = { who-n-a } pas de boutique à { $stop }.

pp-event-opened = { who-ouvre } une boutique à { $stop }.
pp-event-replaced = { $seat_is ->
    [you] Vous remplacez votre propre boutique
   *[other] { $seat } remplace sa propre boutique
} à { $stop }.
pp-event-bagged = { who-evince } à { $stop } { $owner_is ->
    [you] votre boutique
   *[other] la boutique appartenant à { $owner }
}, qui va dans le sac.
pp-event-returned = { who-evince } à { $stop } { $owner_is ->
    [you] votre boutique, que vous reprenez
   *[other] la boutique appartenant à { $owner }, qui la reprend
}.
pp-event-small-tour = Petit circuit à { $stop } (tuile restante : { $line }).
pp-event-small-tour-nearest = Petit circuit à { $stop } (tuile restante : { $line }) : personne n’y est, les boutiques les plus proches sont à { $distance ->
    [one] { $distance } arrêt
   *[other] { $distance } arrêts
}.
pp-event-small-tour-nobody = Petit circuit à { $stop } (tuile restante : { $line }) : aucune boutique en chemin, personne ne marque.
pp-event-parked = La tuile { $line } de { $stop } est garée.
pp-event-grand-tour = Grand circuit de la ligne { $line } !
pp-event-special-trip = { $seat_is ->
    [you] Votre excursion
   *[other] Excursion ({ $seat })
} : ligne { $line }.
pp-event-open-trip = L’excursion ouverte suit la ligne { $line }.
pp-event-bag = { who-a } le plus de boutiques dans le sac : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pp-event-bag-nobody = Personne n’a seul le plus de boutiques dans le sac.
pp-event-round = La manche { $round } commence ; { $seat_is ->
    [you] vous avez
   *[other] { $seat } a
} le bus.

pp-point-here = { $seat } +1 : boutique à { $stop }.
pp-point-nearest = { $seat } +1 : boutique à { $stop }, à { $distance ->
    [one] { $distance } arrêt
   *[other] { $distance } arrêts
} de { $to }.
pp-point-crossing = { $seat } +1 : boutique au croisement { $stop }.
pp-point-next-to = { $seat } +1 : boutique à { $stop }, à côté de { $crossing }.

pp-score-small-tours = Petits circuits
pp-score-grand-tours = Grands circuits
pp-score-special-trips = Excursions
pp-score-bag = Le sac
pp-feat-tour-points = Le plus de points en un seul circuit
pp-feat-tour-stops = Plus long circuit, en arrêts qui rapportent
pp-feat-displaced = Le plus de boutiques évincées en une partie
