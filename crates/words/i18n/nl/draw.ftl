# De woorden op de borden.

draw-player = Speler { $letter }
draw-list = { $first }, { $rest }
draw-named = { $name }: { $what }
draw-also = { $first }; { $rest }
draw-points = { $player }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
draw-points-of = { $player }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

draw-pp-board = De kaart van Paris Paris
draw-pp-line-black = zwarte lijn
draw-pp-line-blue = blauwe lijn
draw-pp-line-green = groene lijn
draw-pp-line-red = rode lijn
draw-pp-line-orange = oranje lijn
draw-pp-letter-black = Z
draw-pp-letter-blue = Bl
draw-pp-letter-green = G
draw-pp-letter-red = R
draw-pp-letter-orange = O
draw-pp-round = Ronde { $round } van { $rounds }
draw-pp-parking = Geparkeerde tegels
draw-pp-tile = Tegel { $stop }, { $line }
draw-pp-shop = Winkel van speler { $player } bij { $stop }
draw-pp-if-left = Als { $stop } overblijft
draw-pp-if-left-now = Als { $stop } overblijft, zoals het nu staat
draw-pp-if-left-least = Minstens, als { $stop } overblijft
draw-pp-then = Dan blijft { $stop } over
draw-pp-supply = Nog { $count ->
    [one] { $count } winkel
   *[other] { $count } winkels
} in voorraad
draw-pp-bag = { $count ->
    [one] { $count } winkel
   *[other] { $count } winkels
} in de zak
draw-pp-bus = Heeft de bus: begint deze ronde
draw-pp-trip = Speciale rit: { $line }
draw-pp-trip-hidden = Geheime speciale rit
draw-pp-open-trip = Open speciale rit: { $line }

draw-col-board = Het speelbord van Parijs: De lichtstad
draw-col-square = Leeg vierkant { $square }
draw-col-space = Veld { $space }, { $ground }
draw-col-orange = oranje
draw-col-blue = blauw
draw-col-mixed = gemixt
draw-col-lamp = lantaarn
draw-col-lit = Lantaarn op { $space }, schijnt op { $count ->
    [one] { $count } gebouw
   *[other] { $count } gebouwen
}
draw-col-tile = Jouw tegel { $tile }: boven { $a }, { $b }; onder { $c }, { $d }
draw-col-tile-shows = boven { $a }, { $b }; onder { $c }, { $d }
draw-col-hidden-tile = Een gedekte tegel
draw-col-tiles-left = Nog { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
} te leggen
draw-col-supply = Algemene voorraad
draw-col-squares-left = Nog { $count ->
    [one] één plek
   *[other] { $count } plekken
}, dan wordt er gebouwd
draw-col-building = Gebouw { $building } in de algemene voorraad
draw-col-yours = Jouw gebouw { $building }
draw-col-reserved = Gebouw { $building } in de voorraad van speler { $player }
draw-col-built = Gebouw { $building } van speler { $player }
draw-col-annex = Aanbouw van gebouw { $building }
draw-col-painter = De schilder van speler { $player }
draw-col-dancer = De danseres van speler { $player }
draw-col-fountain = De fontein van speler { $player }
draw-col-lampadaire = De lantaarn van speler { $player }
draw-col-large-lamp = De grote lantaarn van speler { $player }
draw-col-statue = Het standbeeld van speler { $player }
draw-col-size = grootte { $size }
draw-col-tokens = Nog { $count ->
    [one] { $count } actiefiche
   *[other] { $count } actiefiches
}
draw-col-chimneys = Nog { $count ->
    [one] { $count } schoorsteen
   *[other] { $count } schoorstenen
}
draw-col-right-metropolitain = Mag één keer een lantaarn bedekken
draw-col-right-chartier = Mag één keer een veld van de andere kleur bedekken
draw-col-card-used = gebruikt door speler { $player }
draw-col-card-idle = door speler { $player } geblokkeerd zonder actie
draw-col-effect-levitation = Ruil een gebouw uit je voorraad tegen een uit de algemene voorraad en bouw dat meteen.
draw-col-effect-metropolitain = Later mag een gebouw van jou één lantaarn bedekken.
draw-col-effect-jardin = Leg de botanische tuin: een gebouw van grootte 2.
draw-col-effect-sacre-coeur = Je verliest niets voor ongebouwde gebouwen.
draw-col-effect-peintre = Zet de schilder: 2 punten per lantaarn in zijn gebied.
draw-col-effect-chartier = Later mag een gebouw één veld van de andere kleur bedekken.
draw-col-effect-bouquinistes = Leg de aanbouw naast een gebouw, dat 1 groter wordt.
draw-col-effect-lampadaire = Leg een lantaarn op jouw kleur.
draw-col-effect-moulin-rouge = Zet de danseres: 1 punt per vrij veld in haar gebied.
draw-col-effect-fontaine = Leg de fontein: 3 punten per eigen gebouw ernaast.
draw-col-effect-penseur = Leg het standbeeld: 2 punten per vrije zijde, 1 per vrije hoek, als het veld ervóór vrij blijft.
draw-col-effect-grande-lumiere = De grote lantaarn op een lege lantaarn: schijnt verder.

draw-paris-board = Het speelbord van Paris
draw-paris-arc = Arc de Triomphe
draw-paris-district = Wijk { $district }
draw-paris-bank = Bank van { $district }: { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
draw-paris-place = { $district } { $value }: { $type }
draw-paris-empty = nog geen gebouw
draw-paris-landmark = { $landmark }, waarde { $value }, in de voorraad
draw-paris-landmark-in = { $landmark }, waarde { $value }, in { $district }
draw-paris-landmark-name = { $landmark }
draw-paris-landmark-costs = waarde { $value }, kost { $cost }; vakken: { $slots }
draw-paris-francs = { $count ->
    [one] { $count } franc
   *[other] { $count } francs
}
draw-paris-vp = { $count ->
    [1] { $count } punt
   *[other] { $count } punten
}
draw-paris-landmarks = Monumenten
draw-paris-vp-tiles = Puntentegels
draw-paris-vp-tile = Puntentegel { $first }/{ $second }/{ $third }
draw-paris-market = Grondstoffen en prijzen
draw-paris-resource = In voorraad: { $count } { $kind }, kopen { $buy }, verkopen { $sell ->
    [1] { $sell } franc
   *[other] { $sell } francs
}
draw-paris-prestige = Prijs van { $kind }: verkopen voor { $sell ->
    [1] { $sell } franc
   *[other] { $sell } francs
}
draw-paris-prices = { $kind }: kopen voor { $buy } francs, verkopen voor { $sell ->
    [1] { $sell } franc
   *[other] { $sell } francs
}
draw-paris-reminders = Wat een aankoop geeft
draw-paris-reminder = Waarde 1 en 2: een bonustegel; waarde 3: een bonustegel voor { $price ->
    [1] { $price } franc
   *[other] { $price } francs
}; waarde 8: kost { $wood } hout en geeft { $vp } punten; monumenten: punten voor prestige
draw-paris-stack = Stapel { $stack }: { $count ->
    [one] { $count } gebouw
   *[other] { $count } gebouwen
}, het volgende in { $district }
draw-paris-stack-empty = Stapel { $stack } is leeg
draw-paris-track = Bonusspoor
draw-paris-meeple = Bonuspion van speler { $player }
draw-paris-bonus = Bonustegel { $number }: { $effect }
draw-paris-beside = Het fiche naast elke waarde
draw-paris-copies = { $effect }; van deze tegel zijn er { $copies }
draw-paris-in-district = bank { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}; gebouwen: { $buildings }
draw-paris-effect-flat = { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} en { $vp ->
    [1] { $vp } punt
   *[other] { $vp } punten
}
draw-paris-effect-resource = telt als { $kind }
draw-paris-effect-per-building = { $vp ->
    [1] { $vp } punt
   *[other] { $vp } punten
} per eigen gebouw met waarde { $value }
draw-paris-effect-any-prestige = telt als { $count ->
    [one] { $count } prestigefiche
   *[other] { $count } prestigefiches
} naar keuze
draw-paris-effect-any-resource = telt als { $count ->
    [one] { $count } grondstof
   *[other] { $count } grondstoffen
} naar keuze
draw-paris-effect-beside-own = een verplaatste sleutel mag waar al een sleutel van jou ligt
draw-paris-effect-beside-other = een verplaatste sleutel mag waar een sleutel van een ander ligt
draw-paris-effect-key = betaal { $price ->
    [one] { $price } franc
   *[other] { $price } francs
} voor een sleutel uit de reserve
draw-paris-effect-take-any = neem een bonustegel naar keuze van het spoor
draw-paris-effect-per-unused = { $vp } punten per andere ongebruikte bonustegel
draw-paris-effect-prestige-pairs = { $vp } punten per ingeleverd paar gelijke prestigefiches
draw-paris-effect-resource-pairs = { $vp } punten per ingeleverd paar gelijke grondstoffen
draw-paris-effect-back = ga met je pion 1 tot 5 tegels terug en neem de tegel die daar ligt
draw-paris-effect-francs-at-end = aan het einde 1 punt per franc
draw-paris-effect-per-landmark = { $vp } punten per eigen monument
draw-paris-effect-types = { $four }, { $five }, { $six } of { $seven } punten voor 4, 5, 6 of 7 verschillende soorten gebouwen (alle monumenten zijn één soort)
draw-paris-end-tiles = Nog { $count ->
    [one] { $count } eindtegel
   *[other] { $count } eindtegels
}
draw-paris-held-end-tiles = { $count ->
    [one] { $count } eindtegel
   *[other] { $count } eindtegels
} achter het spelersscherm
draw-paris-end-tile = Eindtegel: { $tile }
draw-paris-end-tile-gone = Eindtegel: { $tile }; al weg
draw-paris-keys = Sleutels achter het spelersscherm, en { $reserve } in de reserve
draw-paris-tokens = { $kind }: { $count }
draw-paris-retired = teruggetrokken
