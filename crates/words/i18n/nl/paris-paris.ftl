# Paris Paris: wat de regels te zeggen hebben.

pp-line-black = zwarte
pp-line-blue = blauwe
pp-line-green = groene
pp-line-red = rode
pp-line-orange = oranje

pp-prompt-open = Ronde { $round } van { $rounds }: kies een tegel en open een winkel bij die halte.
pp-prompt-over = De bussen staan weer in de remise.

pp-say-open = { $stop }: open een winkel ({ $line } tegel)
    .log = { who-opent } een winkel bij { $stop } ({ $line } tegel).
pp-say-replace = { $stop }: vernieuw je eigen winkel ({ $line } tegel)
    .log = { $who_is ->
        [you] Je vernieuwt je eigen winkel
       *[other] { $who } vernieuwt de eigen winkel
    } bij { $stop } ({ $line } tegel).
pp-say-displace = { $stop } ({ $line } tegel): verdring { $seat_is ->
    [you] je eigen winkel
   *[other] de winkel van { $seat }
}
    .log = { who-opent } een winkel bij { $stop } ({ $line } tegel) in plaats van een van { $seat_is ->
        [you] jou
       *[other] { $seat }
    }.

pp-choice-stop = { $stop }

pp-refused-over = De partij is afgelopen.
pp-refused-no-such-stop = Er is geen halte { $stop }.
pp-refused-not-on-line = { $stop } ligt niet aan de { $line } lijn.
pp-refused-not-in-round = Er ligt deze ronde geen { $line } tegel van { $stop }.
pp-refused-whose-shop = { $stop } is vol: kies wiens winkel moet wijken.
pp-refused-no-choice = Bij { $stop } valt er niet te kiezen wiens winkel wijkt.
pp-refused-no-shop-of = { who-heeft } geen winkel bij { $stop }.

pp-event-opened = { who-opent } een winkel bij { $stop }.
pp-event-replaced = { $seat_is ->
    [you] Je vernieuwt je eigen winkel
   *[other] { $seat } vernieuwt de eigen winkel
} bij { $stop }.
pp-event-bagged = { who-verdringt } { $owner_is ->
    [you] jouw winkel
   *[other] de winkel van { $owner }
} bij { $stop }: die gaat in de zak.
pp-event-returned = { who-verdringt } { $owner_is ->
    [you] jouw winkel
   *[other] de winkel van { $owner }
} bij { $stop }: die gaat terug naar { $owner_is ->
    [you] jou
   *[other] { $owner }
}.
pp-event-small-tour = Kleine tour naar { $stop } (overgebleven: de { $line } tegel).
pp-event-small-tour-nearest = Kleine tour naar { $stop } (overgebleven: de { $line } tegel): daar is niemand, de dichtstbijzijnde winkels zijn { $distance ->
    [one] één halte
   *[other] { $distance } haltes
} verderop.
pp-event-small-tour-nobody = Kleine tour naar { $stop } (overgebleven: de { $line } tegel): geen winkel onderweg, niemand scoort.
pp-event-parked = De { $line } tegel van { $stop } wordt geparkeerd.
pp-event-grand-tour = Grote tour van de { $line } lijn!
pp-event-special-trip = { $seat_is ->
    [you] Jouw speciale rit
   *[other] Speciale rit van { $seat }
} op de { $line } lijn.
pp-event-open-trip = De open speciale rit gaat over de { $line } lijn.
pp-event-bag = { who-heeft } de meeste winkels in de zak: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
pp-event-bag-nobody = Niemand heeft als enige de meeste winkels in de zak.
pp-event-round = Ronde { $round } begint; { $seat_is ->
    [you] jij hebt
   *[other] { $seat } heeft
} de bus.

pp-point-here = { $seat } +1: winkel bij { $stop }.
pp-point-nearest = { $seat } +1: winkel bij { $stop }, { $distance ->
    [one] één halte
   *[other] { $distance } haltes
} van { $to }.
pp-point-crossing = { $seat } +1: winkel op de kruising { $stop }.
pp-point-next-to = { $seat } +1: winkel bij { $stop }, naast { $crossing }.

pp-score-small-tours = Kleine tours
pp-score-grand-tours = Grote tours
pp-score-special-trips = Speciale ritten
pp-score-bag = De zak
pp-feat-tour-points = Meeste punten uit één tour
pp-feat-tour-stops = Langste tour, in haltes die punten gaven
pp-feat-displaced = Meeste verdrongen winkels in één partij
