# Wat de dingen op de borden doen, kosten en opleveren.

about-pp-crossing = Een kruising met plaats voor twee winkels. Een grote tour van een van beide lijnen geeft 1 punt per winkel hier, en 1 extra per winkel van dezelfde eigenaar bij de haltes ernaast.
about-pp-stop = Plaats voor één winkel. Een grote tour geeft 1 punt voor elke kruising ernaast waar de eigenaar ook een winkel heeft.
about-pp-shop = Is de halte vol, dan verdringt een nieuwe winkel een oude.
about-pp-tile = Neem hem en open een winkel bij { $stop }. Blijft hij over, kleine tour: { $small }.
about-pp-tile-grand = Neem hem en open een winkel bij { $stop }. Blijft hij over, kleine tour: { $small }; grote tour: { $grand }.
about-pp-nobody = geen punten
about-pp-line = Zeven haltes, waarvan vier kruisingen. Een grote tour van deze lijn zou nu opleveren: { $grand }.
about-pp-parking = Hier wordt de tegel geparkeerd die in een ronde overblijft. Twee van één lijn starten de grote tour; nu: { $grand }.
about-pp-parking-name = Parkeerplaats, { $line }
about-pp-bag = Wie aan het einde als enige de meeste winkels in de zak heeft, krijgt 1 punt voor elk daarvan.
about-pp-trip = Aan het einde van de partij rijdt deze lijn nog een grote tour, waarin iedereen scoort. Nu: { $grand }.
about-pp-trip-hidden = Een lijn die alleen de eigenaar kent. Aan het einde van de partij rijdt die nog een grote tour.
about-pp-bus = Na elke ronde gaat de bus naar de volgende speler.
about-pp-shops = Iedereen begint met 20.
about-pp-round = Iedereen neemt een tegel en opent een winkel. De tegel die overblijft, start de kleine tour en wordt geparkeerd.
about-pp-stacks = nog { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
} in de stapels
about-pp-my-trip = Jouw speciale rit: { $line }
about-pp-if-left = blijft hij over:
about-pp-early = Dat geldt zoals de winkels nu staan; voor de bus vertrekt, openen er nog andere.
about-pp-either = Hoeveel precies, hangt ervan af wiens winkel eerst moet wijken.
about-pp-makes-way = De halte is vol: een winkel van speler { $player } wijkt.
about-pp-renews = Je eigen winkel staat er al: er verandert niets.
about-pp-whose-shop = Wiens winkel moet wijken?
about-paris-which-key = Welke sleutel?
about-col-which-swap = Lévitation: welk gebouw geef je terug, welk neem je uit de algemene voorraad, en waar bouw je het?

about-col-square = Hier komt één tegel met vier velden.
about-col-orange = Alleen oranje mag hier bouwen.
about-col-blue = Alleen blauw mag hier bouwen.
about-col-mixed = Beide spelers mogen hier bouwen.
about-col-lamp = Hij verlicht de gebouwen aan zijn vier zijden. Hier mag niemand bouwen.
about-col-tile = Leg hem op een leeg vierkant, gedraaid zoals je wilt. Daarna trek je de volgende.
about-col-shape = Grootte { $size }. {"\u2063"}De kolommen rij voor rij: { $rows }.{"\u2063"}
about-col-take = Neem het in je voorraad in plaats van een tegel te leggen; zijn de straten klaar, dan kan dat niet meer.
about-col-build = Op het bord is het zijn grootte waard maal de lantaarns die het verlichten. Je mag het draaien, maar niet omkeren. Ongebouwd kost het 3 punten.
about-col-build-free = Op het bord is het zijn grootte waard maal de lantaarns die het verlichten. Je mag het draaien, maar niet omkeren. Ongebouwd kost het niets: Sacré-Cœur.
about-col-swap = De straten zijn klaar: alleen met Lévitation kan het nog worden geruild.
about-col-built = Grootte { $size } × { $lamps } lantaarns = nu { $points } punten.
about-col-annex = Hij maakt het gebouw 1 groter.
about-col-hidden-tile = Alleen de eigenaar ziet hem.
about-col-tokens = Met elk gebruik je één actiekaart.
about-col-chimneys = Op elk gebouw dat op het bord komt, gaat er één.
about-col-supply = Iedereen mag hieruit nemen, één per beurt, tot de laatste tegel ligt.
about-col-squares-left = Met de laatste tegel zijn de straten klaar: niemand neemt nog iets, en beiden bouwen wat ze hebben.
about-col-now = Nu: gebouwen { $buildings }, grootste groep { $group }, voorraad { $reserve }, actiekaarten { $cards }.
about-col-points = Grootte maal lantaarns per gebouw, 1 per veld van de grootste groep, −3 per ongebouwd gebouw, en de actiekaarten.
about-col-you-orange = Jij bent oranje: bouw op oranje en gemixte velden.
about-col-you-blue = Jij bent blauw: bouw op blauwe en gemixte velden.

about-paris-bank = Een sleutel hier levert { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} op. Later kan hij naar elk gebouw en monument van deze wijk.
about-paris-arc = Een sleutel hier levert niets op, maar kan later naar elke wijk.
about-paris-district = De totale waarde onder de sleutels beslist aan het einde over de puntentegel.
about-paris-lot = Kost { $value ->
    [one] { $value } franc
   *[other] { $value } francs
}, min de waarde van wat de sleutel verlaat.
about-paris-lot-bonus = Geeft een bonustegel.
about-paris-lot-bonus-for = Een bonustegel voor { $price } francs extra.
about-paris-lot-eight = Kost ook { $wood } hout en geeft { $vp } punten.
about-paris-lot-token = Geeft: { $kind }.
about-paris-lot-taken = Bezet tot de sleutel verder gaat.
about-paris-lot-empty = Te koop zodra het gebouw is getrokken.
about-paris-landmark = Kost { $value } francs, min de waarde van wat de sleutel verlaat, en { $cost }. Je kunt prestige inleveren: { $slots }.
about-paris-worth = { $kind } { $vp } punten
about-paris-count = { $count } { $kind }
about-paris-vp-tile = Aan het einde krijgt de hoogste som van waarden in de wijk { $first } punten, de tweede { $second }, de derde { $third }.
about-paris-vp-place = Plaats voor een puntentegel in { $district }
about-paris-vp-right = Wie de vierde sleutel op de gebouwen en monumenten van een wijk plaatst, mag een puntentegel leggen in een wijk zonder tegel.
about-paris-stack = Een beurt begint met het trekken van een gebouw. Het gaat naar zijn wijk en kan dan gekocht worden.
about-paris-bonus = Krijg je bij een gebouw met waarde 1 of 2, en bij waarde 3 voor francs. De pion gaat alleen vooruit.
about-paris-bonus-gone = Er is er geen meer.
about-paris-held = Meteen te gebruiken of in een latere beurt van de eigenaar.
about-paris-used = Al gebruikt.
about-paris-resource = Gebouwen met waarde 8 kosten hout, monumenten marmer en goud.
about-paris-prestige = Elk vakje van deze soort op een monument geeft { $vp } punten.
about-paris-end-tiles = Zijn de stapels leeg, dan is er één nemen een actie; de laatste brengt het einde. In totaal: { $tiles }.
about-paris-keys = Plaats er een op een bank of de Arc, of verplaats er een om te kopen. Die in de reserve komen met bonustegels 13 en 14.
about-paris-francs = Aan het einde niets waard, behalve met bonustegel 27.
about-paris-meeple = Hij gaat op het bonusspoor alleen vooruit.
about-paris-fourth = Sleutels in { $district }: { $count } van 4
about-paris-sum = Speler { $player }: totale waarde { $sum } in { $district }
about-paris-points = Punten nu, zonder wat de wijken aan het einde opleveren.
about-paris-points-over = Alle punten: wat het einde opleverde, is meegeteld.
about-paris-drawn = Net getrokken: kies de wijk.

sign-grid = Bord in rijen in plaats van rond
sign-title = Wat de tekens betekenen
sign-small-tour = kleine tour
sign-bus = de bus; grote tour
sign-shop = winkels in voorraad
sign-bag = winkels in de zak
sign-trip = speciale rit
sign-lamp = lantaarn
sign-chimney = schoorstenen over
sign-token = actiefiches over
sign-francs = francs
sign-vp = punten
sign-key = sleutels: achter het spelersscherm + in de reserve
sign-beside-own = een sleutel bij een andere: = van jezelf, ≠ van een ander
sign-bonus = bonustegel
sign-back = terug op het bonusspoor
sign-take = neem een bonustegel naar keuze
sign-end = eindtegel
sign-any-resource = grondstof naar keuze
sign-any-prestige = prestige naar keuze
sign-landmark = monument

foresee-pp-no-bus = Er vertrekt nog geen bus: de ronde gaat door.
foresee-col-same = Dit verandert nu niets aan de punten.
foresee-paris-draw = Een gebouw in { $district } met een van deze waarden: { $values }.
foresee-paris-sum = Je som in { $district } is dan { $sum }; daar ligt { $prizes }.
foresee-paris-used-now = Meteen gebruikt: { $vp ->
    [0] nog niets.
    [one] +{ $vp } punt.
   *[other] +{ $vp } punten.
}
foresee-paris-at-end = Met je huidige francs: { $vp ->
    [one] { $vp } punt
   *[other] { $vp } punten
} aan het einde.
foresee-paris-kept = Je houdt hem en gebruikt hem meteen of in een latere beurt.
foresee-paris-take-use-vp = Nemen en meteen gebruiken: { $vp ->
    [one] +{ $vp } punt
   *[other] +{ $vp } punten
}
foresee-paris-take-use-francs = Nemen en meteen gebruiken: { $francs ->
    [one] +{ $francs } franc
   *[other] +{ $francs } francs
}
foresee-paris-take-use-both = Nemen en meteen gebruiken: { $francs ->
    [one] +{ $francs } franc
   *[other] +{ $francs } francs
}, { $vp ->
    [one] +{ $vp } punt
   *[other] +{ $vp } punten
}
foresee-paris-sell-all = Alles wat over is verkopen: { $francs ->
    [one] +{ $francs } franc
   *[other] +{ $francs } francs
}, { $vp ->
    [one] +{ $vp } punt
   *[other] +{ $vp } punten
}
foresee-paris-look = Als je gekeken hebt, kun je dit niet meer terugnemen.
foresee-paris-last = Het is de laatste: de ronde wordt afgemaakt, daarna is iedereen nog één keer aan de beurt.
purse-paris-francs = { $count ->
    [one] { $count } franc
   *[other] { $count } francs
}
purse-paris-keys = { $count ->
    [one] { $count } sleutel
   *[other] { $count } sleutels
}
purse-paris-token = { $count } { $kind }
foresee-paris-pay = Alles betalen wat nog open staat
foresee-paris-pay-tokens = Met fiches betalen en de tegels houden
foresee-paris-prestige-tile = Lever in: { $kind } ({ $source }), +{ $vp } punten
foresee-paris-prestige = { $count ->
    [one] Het passende prestigefiche
   *[other] { $count } passende prestigefiches
} inleveren: +{ $vp } punten
