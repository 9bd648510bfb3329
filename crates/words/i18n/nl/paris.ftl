# Parijs: wat de regels te zeggen hebben.

paris-prompt-draw = Trek een gebouw van een van de stapels.
paris-prompt-place = Kies een wijk voor het getrokken gebouw: { $type }, waarde { $value }.
paris-prompt-action = Je actie: plaats een sleutel, of verplaats er een en koop.
paris-prompt-action-end-tiles = Je actie: plaats een sleutel, verplaats er een en koop, of neem een eindtegel.
paris-prompt-action-last = Je actie: plaats een sleutel, verplaats er een en koop, of trek je terug.
paris-prompt-end-tile = Kies een van de eindtegels.
paris-prompt-pay = Te betalen: { $kind }. Waarmee?
paris-prompt-prestige = Lever prestige in bij het monument { $landmark }, of sla dit over.
paris-prompt-bonus = Neem een bonustegel verderop op het spoor, of sla dit over.
paris-prompt-bonus-price = Voor { $price ->
    [one] { $price } franc
   *[other] { $price } francs
}: neem een bonustegel verderop op het spoor, of sla dit over.
paris-prompt-vp-tile = De vierde sleutel: leg een puntentegel op een wijk, of sla dit over.
paris-prompt-free = Koop, verkoop of gebruik tegels als je wilt en beëindig dan je beurt.
paris-prompt-over = De belle époque is voorbij.

paris-say-draw = Trek van stapel { $stack }
    .log = { who-trekt } van stapel { $stack }.
paris-say-place = Leg in { $district }
    .log = { who-kiest } { $district } voor het gebouw.
paris-say-key-arc = Sleutel op de Arc de Triomphe
    .log = { who-plaatst } een sleutel op de Arc de Triomphe.
paris-say-key-bank = Sleutel op de bank van { $district }: +{ $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
    .log = { who-plaatst } een sleutel op de bank van { $district }.
paris-say-buy-building = Koop het gebouw met waarde { $value } in { $district } voor { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} ({ $spent ->
    [0] { $from }
   *[other] sleutel van waarde { $spent }
})
    .log = { who-koopt } het gebouw met waarde { $value } in { $district }.
paris-say-buy-building-with = Koop het gebouw met waarde { $value } in { $district } voor { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} met bonustegel { $number } ({ $spent ->
    [0] { $from }
   *[other] sleutel van waarde { $spent }
})
    .log = { who-koopt } het gebouw met waarde { $value } in { $district } met bonustegel { $number }.
paris-say-buy-landmark = Koop het monument { $landmark } in { $district } voor { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} ({ $spent ->
    [0] { $from }
   *[other] sleutel van waarde { $spent }
})
    .log = { who-koopt } het monument { $landmark } in { $district }.
paris-say-buy-landmark-with = Koop het monument { $landmark } in { $district } voor { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} met bonustegel { $number } ({ $spent ->
    [0] { $from }
   *[other] sleutel van waarde { $spent }
})
    .log = { who-koopt } het monument { $landmark } in { $district } met bonustegel { $number }.
paris-say-look = Bekijk de eindtegels en neem er een
    .log = { who-bekijkt } de eindtegels.
paris-say-end-tile = Neem een eindtegel
    .log = { who-neemt } een eindtegel.
paris-say-take-end-vp = Neem deze eindtegel: { $vp ->
    [one] { $vp } punt
   *[other] { $vp } punten
}
    .log = { who-neemt } een eindtegel: { $vp ->
        [one] { $vp } punt
       *[other] { $vp } punten
    }.
paris-say-take-end-francs = Neem deze eindtegel: { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
    .log = { who-neemt } een eindtegel: { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }.
paris-say-take-end-kind = Neem deze eindtegel: { $kind }
    .log = { who-neemt } een eindtegel: { $kind }.
paris-say-retire = Trek je terug: geen beurten meer
    .log = { who-trekt-zich } terug.
paris-say-pay = Betaal { $kind }: { $source }
    .log = { who-betaalt } { $kind } ({ $source }).
paris-say-prestige = Lever in: { $kind } ({ $source })
    .log = { who-levert } { $kind } in ({ $source }).
paris-say-bonus = Neem bonustegel { $number }
    .log = { who-neemt } bonustegel { $number }.
paris-say-vp-tile = Leg puntentegel { $prize } op { $district }
    .log = { who-legt } puntentegel { $prize } op { $district }.
paris-say-buy = Koop { $kind } voor { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
    .log = { who-koopt } { $kind }.
paris-say-sell = Verkoop { $kind } ({ $source }) voor { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
    .log = { who-verkoopt } { $kind } ({ $source }).
paris-say-use = Gebruik bonustegel { $number }
    .log = { who-gebruikt } bonustegel { $number }.
paris-say-take-any = Bonustegel 17: neem tegel { $number }
    .log = { who-neemt } tegel { $number } met bonustegel 17.
paris-say-back = Bonustegel 25: terug naar tegel { $number }
    .log = { who-gaat } met bonustegel 25 terug naar tegel { $number }.
paris-say-pairs-prestige = Gebruik bonustegel 23: lever paren in (brons { $bronze }, zilver { $silver }, goud { $gold })
    .log = { who-gebruikt } bonustegel 23.
paris-say-pairs-resources = Gebruik bonustegel 24: lever paren in (hout { $wood }, marmer { $marble }, goud { $gold })
    .log = { who-gebruikt } bonustegel 24.
paris-say-use-end-vp = Gebruik de eindtegel: +{ $vp ->
    [one] { $vp } punt
   *[other] { $vp } punten
}
    .log = { who-gebruikt } een eindtegel: { $vp } punten.
paris-say-use-end-francs = Gebruik de eindtegel: +{ $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
    .log = { who-gebruikt } een eindtegel voor francs.
paris-say-use-end-kind = Gebruik de eindtegel als { $kind }
    .log = { who-gebruikt } een eindtegel als { $kind }.
paris-say-skip-action = Geen actie mogelijk: verder
    .log = { who-kan } geen actie uitvoeren.
paris-say-skip = Overslaan
    .log = { who-slaat } dit over.
paris-choice-building = Gebouw met waarde { $value }
paris-choice-landmark = { $landmark }
paris-say-end = Beurt beëindigen
    .log = { $who_is ->
        [you] Je beëindigt je beurt
       *[other] { $who } beëindigt de beurt
    }.

paris-event-built = { who-legt } een gebouw in { $district }: { $type }, waarde { $value }.
paris-event-homeless = { who-vindt } geen plaats voor een gebouw en verwijdert het: { $type }, waarde { $value }.
paris-event-key-bank = { who-plaatst } een sleutel op de bank van { $district }.
paris-event-key-arc = { who-plaatst } een sleutel op de Arc.
paris-event-landmark-added = { who-voegt } het monument { $landmark } toe aan { $district }.
paris-event-bought-building = { who-bezit } nu het gebouw met waarde { $value } in { $district }.
paris-event-bought-landmark = { who-bezit } nu het monument { $landmark } in { $district }.
paris-event-token = { who-neemt } het fiche: { $kind }.
paris-event-paid = { who-betaalt } { $kind } ({ $source }).
paris-event-filled = { who-levert } { $kind } in ({ $source }).
paris-event-returned = { who-levert } { $pairs ->
    [one] { $pairs } paar
   *[other] { $pairs } paren
} in: { $kind }.
paris-event-bonus-taken = { who-neemt } bonustegel { $number }.
paris-event-bonus-spent = { who-gebruikt } bonustegel { $number }.
paris-event-key-gained = { who-krijgt } een sleutel uit de reserve.
paris-event-vp-tile = { who-legt } puntentegel { $prize } op { $district }.
paris-event-looked = { who-bekijkt } de eindtegels.
paris-event-end-tile = { who-neemt } een eindtegel; nog { $left }.
paris-event-skipped = { who-kan } geen actie uitvoeren.
paris-event-retired = { who-trekt-zich } terug.
paris-event-last-round = De laatste ronde begint.
paris-event-over = De partij is afgelopen; de wijken worden geteld.

paris-event-francs-bank = { who-krijgt } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: bank van { $district }.
paris-event-francs-building = { who-betaalt } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: het gebouw met waarde { $value } in { $district }.
paris-event-francs-landmark = { who-betaalt } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: { $landmark }.
paris-event-francs-bonus-price = { who-betaalt } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: voor een bonustegel.
paris-event-francs-sold = { who-krijgt } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: { $kind } verkocht ({ $source }).
paris-event-francs-bought = { who-betaalt } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: { $kind } gekocht.
paris-event-francs-tile = { who-krijgt } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: bonustegel { $number }.
paris-event-francs-key = { who-betaalt } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: een sleutel met bonustegel { $number }.
paris-event-francs-end-tile = { who-krijgt } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: eindtegel.

paris-event-vp-eight = { who-krijgt } { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
}: een gebouw met waarde 8 in { $district }.
paris-event-vp-slot = { who-krijgt } { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
}: { $kind } bij het monument { $landmark }.
paris-event-vp-bonus = { who-krijgt } { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
}: bonustegel { $number }.
paris-event-vp-end-tile = { who-krijgt } { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
}: eindtegel.
paris-event-vp-district = { who-krijgt } { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
}: plaats { $place } in { $district }.

paris-score-eights = Gebouwen met waarde 8
paris-score-prestige = Prestige bij monumenten
paris-score-bonus = Bonustegel { $number }{ $number ->
    [6] {" "}(gebouwen)
    [11] {" "}(gebouwen)
    [15] {" "}(gebouwen)
    [18] {" "}(gebouwen)
    [26] {" "}(gebouwen)
    [28] {" "}(gebouwen)
    [20] {" "}(ongebruikte tegels)
    [23] {" "}(prestigeparen)
    [24] {" "}(grondstofparen)
    [27] {" "}(francs)
    [29] {" "}(monumenten)
    [30] {" "}(soorten gebouwen)
   *[other] {""}
}
paris-score-end-tiles = Eindtegels
paris-score-district = Wijk { $district }
paris-feat-turn = Meeste punten in één beurt
paris-feat-districts = Meeste gewonnen wijken in één partij
paris-feat-landmarks = Meeste gekochte monumenten in één partij
paris-feat-tiles = Meeste bonustegels in één partij

paris-refusal-other-step = Dat kan nu niet.
paris-refusal-stack-empty = Deze stapel is leeg.
paris-refusal-value-taken = Deze waarde is in de wijk al bezet.
paris-refusal-type-taken = De wijk heeft al een gebouw van dit type.
paris-refusal-no-key = Je hebt geen sleutel meer achter je spelersscherm.
paris-refusal-stand-taken = Daar ligt al een sleutel van jou.
paris-refusal-no-key-there = Je hebt daar geen sleutel.
paris-refusal-other-district = Vandaar blijft een sleutel in zijn wijk.
paris-refusal-not-higher = Het nieuwe gebouw of monument moet meer waard zijn.
paris-refusal-not-built = Daar staat nog geen gebouw.
paris-refusal-no-such-landmark = Dit monument bestaat niet.
paris-refusal-landmark-elsewhere = Dit monument staat in een andere wijk.
paris-refusal-landmark-too-low = Een nieuw monument moet meer waard zijn dan het laatste daar.
paris-refusal-occupied = Daar ligt een sleutel.
paris-refusal-tile-not-needed = Daar is geen tegel voor nodig.
paris-refusal-tile-does-not-serve = Deze tegel helpt daar niet.
paris-refusal-no-tile = Je hebt deze tegel niet.
paris-refusal-no-francs = Je hebt niet genoeg francs.
paris-refusal-no-resources = Je hebt niet genoeg grondstoffen.
paris-refusal-stacks-not-empty = Eindtegels zijn er pas als de stapels leeg zijn.
paris-refusal-no-end-tile = Deze eindtegel is er niet.
paris-refusal-look-first = Bekijk eerst de eindtegels en kies er dan een.
paris-refusal-too-early-to-retire = Terugtrekken kan pas als er geen eindtegel meer is.
paris-refusal-action-possible = Er is een actie mogelijk, dus je kunt die niet overslaan.
paris-refusal-not-asked = Zo hoeft er nu niets betaald te worden.
paris-refusal-no-source = Zoiets heb je niet.
paris-refusal-needed-elsewhere = Dat is nodig voor de rest van de prijs.
paris-refusal-no-slot = Daarvoor is geen vak vrij.
paris-refusal-number-taken = Dit nummer heb je al gehad.
paris-refusal-none-left = Van dit nummer is geen tegel meer over.
paris-refusal-passed = Je bonuspion is deze tegel al voorbij.
paris-refusal-too-far-back = Dat is te ver terug.
paris-refusal-no-vp-tile = Deze puntentegel is er niet meer.
paris-refusal-district-has-tile = De wijk heeft al een puntentegel.
paris-refusal-prestige-not-for-sale = Prestige is niet te koop.
paris-refusal-supply-empty = De voorraad heeft er geen.
paris-refusal-sold-as-best = Deze tegel wordt verkocht als de duurste soort.
paris-refusal-no-effect = Dat zou geen effect hebben.
paris-refusal-no-pairs = Je hebt deze paren niet.
paris-refusal-counts-as-token = Deze tegel gebruik je door te betalen of te verkopen.
paris-refusal-used-with-key = Deze tegel gebruik je bij het verplaatsen van een sleutel.
paris-refusal-only-at-end = Deze tegel telt aan het einde van de partij.

paris-kind-wood = hout
paris-kind-marble = marmer
paris-kind-gold = goud
paris-kind-bronze = bronzen prestige
paris-kind-silver = zilveren prestige
paris-kind-gold-prestige = gouden prestige
paris-type-bakery = bakkerij
paris-type-bookshop = boekhandel
paris-type-cafe = café
paris-type-hotel = hotel
paris-type-residence = residentie
paris-type-theatre = theater
paris-type-butcher = slagerij
paris-type-cinema = bioscoop
paris-type-fashion-house = modehuis
paris-type-florist = bloemist
paris-type-gallery = galerie
paris-type-library = bibliotheek
paris-type-market = markt
paris-type-museum = museum
paris-type-pharmacy = apotheek
paris-type-school = school
paris-type-shop = winkel
paris-type-wine-shop = wijnhandel
paris-from-arc = sleutel van de Arc
paris-from-bank = sleutel van de bank
paris-source-token = fiche
paris-source-tile2 = bonustegel 2
paris-source-tile3 = bonustegel 3
paris-source-tile4 = bonustegel 4
paris-source-tile8 = bonustegel 8
paris-source-tile10 = bonustegel 10
paris-source-tile19 = bonustegel 19
paris-source-tile21 = bonustegel 21
paris-source-endtile = eindtegel
