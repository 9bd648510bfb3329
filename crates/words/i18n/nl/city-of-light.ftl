# De lichtstad: wat de regels te zeggen hebben.

col-prompt-streets = Leg je keientegel op een leeg vierkant of neem een gebouw.
col-prompt-streets-laid = Al je tegels liggen: neem een gebouw of pas.
col-prompt-buildings = Leg een gebouw uit je voorraad of activeer een actiekaart.
col-prompt-buildings-only = Geen actiefiche meer: leg een gebouw uit je voorraad.
col-prompt-cards-only = Er valt niets te bouwen: activeer een actiekaart.
col-prompt-over = De lantaarns branden, de partij is afgelopen.

col-say-tile = Leg je tegel op { $square }{ $turn ->
    [0] {""}
    [1] {" "}(↻ 90°)
    [2] {" "}(↻ 180°)
   *[other] {" "}(↻ 270°)
}
    .log = { who-legt } een tegel op { $square }.
col-say-tile-of = Leg tegel { $tile } op { $square }{ $turn ->
    [0] {""}
    [1] {" "}(↻ 90°)
    [2] {" "}(↻ 180°)
   *[other] {" "}(↻ 270°)
}
    .log = { who-legt } een tegel op { $square }.
col-say-take = Neem gebouw { $building }
    .log = { who-neemt } gebouw { $building }.
col-say-pass = Passen
    .log = { who-past }.
col-say-build = Bouw { $building } op { $spaces }
    .log = { who-bouwt } { $building } op { $spaces }.
col-say-idle = Blokkeer { $card } zonder de actie
    .log = { who-blokkeert } { $card } zonder de actie uit te voeren.
col-say-levitation = Lévitation: geef { $back } terug en bouw { $building } op { $spaces }
    .log = { who-gebruikt } Lévitation: { $back } gaat terug, { $building } staat op { $spaces }.
col-say-metropolitain = Métropolitain: een later gebouw mag een lantaarn bedekken
    .log = { who-gebruikt } Métropolitain: een later gebouw mag een lantaarn bedekken.
col-say-jardin = Jardin des Plantes: leg de botanische tuin op { $spaces }
    .log = { who-gebruikt } Jardin des Plantes: de botanische tuin ligt op { $spaces }.
col-say-sacre-coeur = Sacré-Cœur: ongebouwde gebouwen kosten niets
    .log = { who-gebruikt } Sacré-Cœur: ongebouwde gebouwen kosten niets.
col-say-peintre = Le Peintre: zet de schilder op { $space }
    .log = { who-gebruikt } Le Peintre: de schilder staat op { $space }.
col-say-chartier = Chartier: neem het gemixte keienveld voor later
    .log = { who-gebruikt } Chartier: een later gebouw mag een veld van de andere kleur bedekken.
col-say-bouquinistes = Bouquinistes: vergroot { $building } met de aanbouw op { $space }
    .log = { who-gebruikt } Bouquinistes: de aanbouw op { $space } vergroot { $building }.
col-say-lampadaire = Lampadaire: leg de lantaarn op { $space }
    .log = { who-gebruikt } Lampadaire: de lantaarn ligt op { $space }.
col-say-moulin-rouge = Moulin Rouge: zet de danseres op { $space }
    .log = { who-gebruikt } Moulin Rouge: de danseres staat op { $space }.
col-say-fontaine = Fontaine des Mers: leg de fontein op { $spaces }
    .log = { who-gebruikt } Fontaine des Mers: de fontein ligt op { $spaces }.
col-say-penseur = Le Penseur: leg het standbeeld op { $space }, kijkend naar het { $facing }
    .log = { who-gebruikt } Le Penseur: het standbeeld op { $space } kijkt naar het { $facing }.
col-say-grande-lumiere = La Grande Lumière: zet de grote lantaarn op { $space }
    .log = { who-gebruikt } La Grande Lumière: de grote lantaarn staat op { $space }.

col-choice-corner = Leg een keientegel in een hoek
col-choice-edge = Leg een keientegel aan de rand
col-choice-centre = Leg een keientegel in het midden
col-choice-build = Bouw { $building }
col-choice-card = { $card }

col-event-right-spent = { who-gebruikt } { $card } op { $space }.
col-event-won = { $seat } +{ $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
col-event-lost = { $seat } −{ $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
col-part-building = { $sign }{ $points } { $building }: grootte { $size } × { $lamps ->
    [one] één lantaarn
   *[other] { $lamps } lantaarns
}
col-part-group = { $sign }{ $points } grootste groep: nu { $size ->
    [one] één veld
   *[other] { $size } velden
}
col-part-reserve = { $sign }{ $points } voorraad: minder ongebouwde gebouwen
col-part-card = { $sign }{ $points } { $card }
col-event-unbuilt = { $seat }: −{ $points ->
    [one] { $points } punt
   *[other] { $points } punten
} totdat dit gebouw er staat.
col-event-streets-done = De straten liggen. { who-begint } te bouwen.
col-event-skipped = { who-kan } niets meer doen en wordt overgeslagen.
col-event-over = Niemand kan nog bouwen: er wordt geteld.

col-line-building = Gebouw { $building }: grootte { $size } × { $lamps ->
    [one] { $lamps } lantaarn
   *[other] { $lamps } lantaarns
}
col-line-group = Grootste groep gebouwen: { $size ->
    [one] één veld
   *[other] { $size } velden
}
col-line-unbuilt = Ongebouwd: { $count ->
    [one] één gebouw
   *[other] { $count } gebouwen
}
col-line-forgiven = Ongebouwd, dankzij Sacré-Cœur zonder aftrek: { $count }
col-line-peintre = Le Peintre: { $lamps ->
    [one] één lantaarn
   *[other] { $lamps } lantaarns
} in zijn gebied
col-line-moulin-rouge = Moulin Rouge: { $spaces ->
    [one] één vrij veld
   *[other] { $spaces } vrije velden
} rond de danseres
col-line-fontaine = Fontaine des Mers: naast { $buildings ->
    [one] één eigen gebouw
   *[other] { $buildings } eigen gebouwen
}
col-line-penseur = Le Penseur: { $sides } vrij aan de zijden, { $corners } aan de hoeken
col-line-penseur-unseen = Le Penseur: het veld vóór het standbeeld is bezet
col-feat-group = Grootste groep gebouwen, in velden
col-feat-building = Meeste punten met één gebouw
col-feat-lamps = Meeste lantaarns bij één gebouw

col-refusal-over = De partij is afgelopen.
col-refusal-still-streets = Nog niet alle straten liggen.
col-refusal-streets-done = Alle straten liggen al.
col-refusal-not-in-hand = Deze tegel heb je niet in de hand.
col-refusal-square-taken = Daar ligt al een tegel.
col-refusal-tiles-left = Je hebt nog tegels te leggen.
col-refusal-not-in-supply = { $building } ligt niet in de algemene voorraad.
col-refusal-not-in-reserve = { $building } ligt niet in je voorraad.
col-refusal-no-chimney = Je hebt geen schoorsteen meer.
col-refusal-no-token = Je hebt geen actiefiche meer.
col-refusal-card-not-in-play = { $card } doet niet mee.
col-refusal-card-used = { $card } is al gebruikt.
col-refusal-same-look = Zo gedraaid ziet het stuk er hetzelfde uit; draaien is niet nodig.
col-refusal-no-rotation = Dit stuk wordt niet gedraaid.
col-refusal-rotation-needed = Voor dit stuk ontbreekt de draaiing.
col-refusal-off-board = Dat steekt over de rand van het bord.
col-refusal-occupied = { $space } is niet vrij.
col-refusal-streetlight = { $space } is een lantaarnveld.
col-refusal-second-streetlight = { $space } zou een tweede lantaarn zijn; er mag er maar één bedekt worden.
col-refusal-opponents-colour = { $space } heeft de kleur van je tegenstander.
col-refusal-second-opponents-colour = { $space } zou een tweede veld in de kleur van je tegenstander zijn.
col-refusal-mixed = { $space } is gemixt; dit stuk moet op je eigen kleur.
col-refusal-not-streetlight = { $space } is geen vrij lantaarnveld.
col-refusal-front-off-board = Het standbeeld zou over de rand kijken.
col-refusal-front-occupied = { $space } vóór het standbeeld is niet vrij.
col-refusal-not-your-building = { $building } is geen gebouw van jou op het bord.
col-refusal-not-beside = Dat ligt niet naast { $building }.

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

col-building-jardin = botanische tuin
col-facing-n = noorden
col-facing-e = oosten
col-facing-s = zuiden
col-facing-w = westen
