# Parijs: wat de regels te zeggen hebben.

paris-prompt-draw = Trek een gebouw van een van de stapels.
paris-prompt-place = Kies een wijk voor het getrokken gebouw: { $type }, waarde { $value }.
paris-prompt-action = Je actie: zet een sleutel, of verplaats er een en koop.
paris-prompt-action-end-tiles = Je actie: zet een sleutel, verplaats er een en koop, of neem een eindtegel.
paris-prompt-action-last = Je actie: zet een sleutel, verplaats er een en koop, of trek je terug.
paris-prompt-pay = Waarmee betaal je { $kind }?
paris-prompt-prestige = Lever prestige in bij { $landmark }, of sla over.
paris-prompt-bonus = Neem een bonustegel verderop op het spoor, of sla over.
paris-prompt-bonus-price = Voor { $price ->
    [one] { $price } franc
   *[other] { $price } francs
}: neem een bonustegel verderop op het spoor, of sla over.
paris-prompt-vp-tile = De vierde sleutel: leg een puntentegel op een wijk, of sla over.
paris-prompt-free = Koop, verkoop of gebruik tegels als je wilt en beëindig dan je beurt.
paris-prompt-over = De belle époque is voorbij.

paris-say-draw = van stapel { $stack } trekken
paris-say-place = in { $district } leggen
paris-say-key-arc = sleutel op de Arc de Triomphe
paris-say-key-bank = sleutel op de bank van { $district }: +{ $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
paris-say-buy-building = de { $value } in { $district } kopen voor { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
paris-say-buy-building-with = de { $value } in { $district } kopen voor { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} met bonustegel { $number }
paris-say-buy-landmark = { $landmark } in { $district } kopen voor { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
paris-say-buy-landmark-with = { $landmark } in { $district } kopen voor { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} met bonustegel { $number }
paris-say-end-tile = een eindtegel nemen
paris-say-retire = je terugtrekken
paris-say-pay = { $kind } betalen met { $source }
paris-say-prestige = { $kind } inleveren ({ $source })
paris-say-bonus = bonustegel { $number } nemen
paris-say-vp-tile = puntentegel { $prize } op { $district } leggen
paris-say-buy = { $kind } kopen voor { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
paris-say-sell = { $kind } verkopen ({ $source }) voor { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
paris-say-use = bonustegel { $number } gebruiken
paris-say-take-any = met bonustegel 17 tegel { $number } nemen
paris-say-back = met bonustegel 25 terug naar tegel { $number }
paris-say-pairs = bonustegel { $number } gebruiken: { $pairs ->
    [one] { $pairs } paar
   *[other] { $pairs } paren
} inleveren
paris-say-use-end-vp = eindtegel gebruiken: +{ $vp ->
    [one] { $vp } OP
   *[other] { $vp } OP
}
paris-say-use-end-francs = eindtegel gebruiken: +{ $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
paris-say-use-end-kind = eindtegel als { $kind } gebruiken
paris-say-skip-action = geen actie mogelijk: verder
paris-say-skip = overslaan
paris-say-end = beurt beëindigen

paris-event-built = { $seat } legt een gebouw in { $district }: { $type }, waarde { $value }.
paris-event-homeless = { $seat } vindt geen plaats voor een gebouw en verwijdert het: { $type }, waarde { $value }.
paris-event-key-bank = { $seat } zet een sleutel op de bank van { $district }.
paris-event-key-arc = { $seat } zet een sleutel op de Arc.
paris-event-landmark-added = { $seat } voegt { $landmark } toe aan { $district }.
paris-event-bought-building = { $seat } bezit nu de { $value } in { $district }.
paris-event-bought-landmark = { $seat } bezit nu { $landmark } in { $district }.
paris-event-token = { $seat } neemt het fiche: { $kind }.
paris-event-paid = { $seat } betaalt { $kind } ({ $source }).
paris-event-filled = { $seat } levert { $kind } in ({ $source }).
paris-event-returned = { $seat } levert { $pairs ->
    [one] { $pairs } paar
   *[other] { $pairs } paren
} in: { $kind }.
paris-event-bonus-taken = { $seat } neemt bonustegel { $number }.
paris-event-bonus-spent = { $seat } gebruikt bonustegel { $number }.
paris-event-key-gained = { $seat } krijgt een sleutel uit de reserve.
paris-event-vp-tile = { $seat } legt puntentegel { $prize } op { $district }.
paris-event-end-tile = { $seat } neemt een eindtegel; nog { $left }.
paris-event-skipped = { $seat } heeft geen actie.
paris-event-retired = { $seat } trekt zich terug.
paris-event-last-round = De laatste ronde begint.
paris-event-over = Het spel is afgelopen; de wijken worden geteld.

paris-event-francs-bank = { $seat } +{ $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: bank van { $district }.
paris-event-francs-building = { $seat } −{ $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: de { $value } in { $district }.
paris-event-francs-landmark = { $seat } −{ $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: { $landmark }.
paris-event-francs-bonus-price = { $seat } −{ $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: voor een bonustegel.
paris-event-francs-sold = { $seat } +{ $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: verkoopt { $kind } ({ $source }).
paris-event-francs-bought = { $seat } −{ $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: koopt { $kind }.
paris-event-francs-tile = { $seat } +{ $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: bonustegel { $number }.
paris-event-francs-key = { $seat } −{ $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: een sleutel met bonustegel { $number }.
paris-event-francs-end-tile = { $seat } +{ $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: eindtegel.

paris-event-vp-eight = { $seat } +{ $amount ->
    [one] { $amount } OP
   *[other] { $amount } OP
}: een gebouw van waarde 8 in { $district }.
paris-event-vp-slot = { $seat } +{ $amount ->
    [one] { $amount } OP
   *[other] { $amount } OP
}: { $kind } bij { $landmark }.
paris-event-vp-bonus = { $seat } +{ $amount ->
    [one] { $amount } OP
   *[other] { $amount } OP
}: bonustegel { $number }.
paris-event-vp-end-tile = { $seat } +{ $amount ->
    [one] { $amount } OP
   *[other] { $amount } OP
}: eindtegel.
paris-event-vp-district = { $seat } +{ $amount ->
    [one] { $amount } OP
   *[other] { $amount } OP
}: plaats { $place } in { $district }.

paris-score-eights = Gebouwen van waarde 8
paris-score-prestige = Prestige bij monumenten
paris-score-bonus = Bonustegel { $number }
paris-score-end-tiles = Eindtegels
paris-score-district = Wijk { $district }

paris-refusal-other-step = Dat is nu niet aan de orde.
paris-refusal-stack-empty = Deze stapel is leeg.
paris-refusal-value-taken = Deze waarde is in de wijk al bezet.
paris-refusal-type-taken = De wijk heeft al een gebouw van dit type.
paris-refusal-no-key = Je hebt geen sleutel in de hand.
paris-refusal-stand-taken = Daar ligt al een sleutel van jou.
paris-refusal-no-key-there = Je hebt daar geen sleutel.
paris-refusal-other-district = Vandaar blijft een sleutel in zijn wijk.
paris-refusal-not-higher = De nieuwe plek moet een hogere waarde hebben.
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
paris-refusal-too-early-to-retire = Terugtrekken kan pas als er geen eindtegel meer is.
paris-refusal-action-possible = Er is een actie mogelijk, dus je kunt haar niet overslaan.
paris-refusal-not-asked = Daar wordt niet om gevraagd.
paris-refusal-no-source = Zoiets heb je niet.
paris-refusal-needed-elsewhere = Dat is nodig voor de rest van de prijs.
paris-refusal-no-slot = Daarvoor is geen vak vrij.
paris-refusal-number-taken = Dit nummer heb je al gehad.
paris-refusal-none-left = Van dit nummer is geen tegel meer over.
paris-refusal-passed = Je pion is deze tegel al voorbij.
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
paris-refusal-only-at-end = Deze tegel telt aan het einde van het spel.

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
paris-source-token = fiche
paris-source-tile2 = bonustegel 2
paris-source-tile3 = bonustegel 3
paris-source-tile4 = bonustegel 4
paris-source-tile8 = bonustegel 8
paris-source-tile10 = bonustegel 10
paris-source-tile19 = bonustegel 19
paris-source-tile21 = bonustegel 21
paris-source-endtile = eindtegel
