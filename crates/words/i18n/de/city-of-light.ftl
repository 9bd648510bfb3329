# Stadt der Lichter: was die Regeln zu sagen haben.

col-prompt-streets = Lege dein Plättchen auf ein leeres Quadrat oder nimm ein Gebäude.
col-prompt-streets-laid = Alle deine Plättchen liegen: Nimm ein Gebäude oder passe.
col-prompt-buildings = Baue ein Gebäude aus deinem Vorrat oder nutze eine Postkarte.
col-prompt-buildings-only = Kein Aktionschip mehr: Baue ein Gebäude aus deinem Vorrat.
col-prompt-cards-only = Nichts lässt sich bauen: Nutze eine Postkarte.
col-prompt-over = Die Laternen leuchten, die Partie ist zu Ende.

col-say-tile = Dein Plättchen auf { $square } legen{ $turn ->
    [0] {""}
    [1] {" "}(↻ 90°)
    [2] {" "}(↻ 180°)
   *[other] {" "}(↻ 270°)
}
    .log = { who-legt } ein Plättchen auf { $square }.
col-say-tile-of = Plättchen { $tile } auf { $square } legen{ $turn ->
    [0] {""}
    [1] {" "}(↻ 90°)
    [2] {" "}(↻ 180°)
   *[other] {" "}(↻ 270°)
}
    .log = { who-legt } ein Plättchen auf { $square }.
col-say-take = Gebäude { $building } nehmen
    .log = { who-nimmt } Gebäude { $building }.
col-say-pass = Passen
    .log = { who-passt }.
col-say-build = { $building } auf { $spaces } bauen
    .log = { who-baut } { $building } auf { $spaces }.
col-say-idle = { $card } ungenutzt sperren
    .log = { who-sperrt } { $card }, ohne die Karte zu nutzen.
col-say-levitation = Lévitation: { $back } zurücklegen, { $building } auf { $spaces } bauen
    .log = { who-nutzt } Lévitation: { $back } geht zurück, { $building } steht auf { $spaces }.
col-say-metropolitain = Métropolitain: Ein späteres Gebäude darf eine Laterne bedecken
    .log = { who-nutzt } Métropolitain: Ein späteres Gebäude darf eine Laterne bedecken.
col-say-jardin = Jardin des Plantes: Den Garten auf { $spaces } legen
    .log = { who-nutzt } Jardin des Plantes: Der Garten liegt auf { $spaces }.
col-say-sacre-coeur = Sacré-Cœur: Nicht gebaute Gebäude kosten nichts
    .log = { who-nutzt } Sacré-Cœur: Nicht gebaute Gebäude kosten nichts.
col-say-peintre = Le Peintre: Den Maler auf { $space } stellen
    .log = { who-nutzt } Le Peintre: Der Maler steht auf { $space }.
col-say-chartier = Chartier: Das gemischte Feld für später nehmen
    .log = { who-nutzt } Chartier: Ein späteres Gebäude darf ein Feld der anderen Farbe bedecken.
col-say-bouquinistes = Bouquinistes: { $building } durch den Anbau auf { $space } vergrößern
    .log = { who-nutzt } Bouquinistes: Der Anbau auf { $space } vergrößert { $building }.
col-say-lampadaire = Lampadaire: Die Laterne auf { $space } stellen
    .log = { who-nutzt } Lampadaire: Die Laterne steht auf { $space }.
col-say-moulin-rouge = Moulin Rouge: Die Tänzerin auf { $space } stellen
    .log = { who-nutzt } Moulin Rouge: Die Tänzerin steht auf { $space }.
col-say-fontaine = Fontaine des Mers: Den Brunnen auf { $spaces } legen
    .log = { who-nutzt } Fontaine des Mers: Der Brunnen liegt auf { $spaces }.
col-say-penseur = Le Penseur: Die Statue auf { $space } stellen, Blick nach { $facing }
    .log = { who-nutzt } Le Penseur: Die Statue auf { $space } blickt nach { $facing }.
col-say-grande-lumiere = La Grande Lumière: Die große Laterne auf { $space } stellen
    .log = { who-nutzt } La Grande Lumière: Die große Laterne steht auf { $space }.

col-choice-corner = Ein Plättchen in eine Ecke legen
col-choice-edge = Ein Plättchen an den Rand legen
col-choice-centre = Ein Plättchen in die Mitte legen
col-choice-build = { $building } bauen
col-choice-card = { $card }

col-event-right-spent = { who-nutzt } { $card } auf { $space }.
col-event-won = { $seat } +{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
col-event-lost = { $seat } −{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
col-part-building = { $sign }{ $points } { $building }: Größe { $size } × { $lamps ->
    [one] eine Laterne
   *[other] { $lamps } Laternen
}
col-part-group = { $sign }{ $points } größte Gruppe: jetzt { $size ->
    [one] ein Feld
   *[other] { $size } Felder
}
col-part-reserve = { $sign }{ $points } Vorrat: weniger Ungebautes
col-part-card = { $sign }{ $points } { $card }
col-event-unbuilt = { $seat }: −{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, bis dieses Gebäude gebaut ist.
col-event-streets-done = Die Straßen liegen. { who-beginnt } zu bauen.
col-event-skipped = { $seat_is ->
    [you] Du kannst nichts mehr tun und wirst übersprungen.
   *[other] { $seat } kann nichts mehr tun und wird übersprungen.
}
col-event-over = Niemand kann mehr bauen: Es wird gezählt.

col-line-building = Gebäude { $building }: Größe { $size } × { $lamps ->
    [one] { $lamps } Laterne
   *[other] { $lamps } Laternen
}
col-line-group = Größte Gruppe: { $size ->
    [one] ein Feld
   *[other] { $size } Felder
}
col-line-unbuilt = Nicht gebaut: { $count ->
    [one] ein Gebäude
   *[other] { $count } Gebäude
}
col-line-forgiven = Nicht gebaut, dank Sacré-Cœur ohne Abzug: { $count }
col-line-peintre = Le Peintre: { $lamps ->
    [one] eine Laterne
   *[other] { $lamps } Laternen
} in seinem Gebiet
col-line-moulin-rouge = Moulin Rouge: { $spaces ->
    [one] ein freies Feld
   *[other] { $spaces } freie Felder
} um die Tänzerin
col-line-fontaine = Fontaine des Mers: neben { $buildings ->
    [one] einem eigenen Gebäude
   *[other] { $buildings } eigenen Gebäuden
}
col-line-penseur = Le Penseur: { $sides } frei an den Seiten, { $corners } an den Ecken
col-line-penseur-unseen = Le Penseur: das Feld vor der Statue ist besetzt
col-feat-group = Größte Gebäudegruppe, in Feldern
col-feat-building = Meiste Punkte mit einem Gebäude
col-feat-lamps = Meiste Laternen an einem Gebäude

col-refusal-over = Die Partie ist zu Ende.
col-refusal-still-streets = Die Straßen liegen noch nicht alle.
col-refusal-streets-done = Die Straßen liegen schon alle.
col-refusal-not-in-hand = Dieses Plättchen hast du nicht auf der Hand.
col-refusal-square-taken = Dort liegt schon ein Plättchen.
col-refusal-tiles-left = Du hast noch Plättchen zu legen.
col-refusal-not-in-supply = { $building } liegt nicht in der Auslage.
col-refusal-not-in-reserve = { $building } liegt nicht in deinem Vorrat.
col-refusal-no-chimney = Du hast keinen Schornstein mehr.
col-refusal-no-token = Du hast keinen Aktionschip mehr.
col-refusal-card-not-in-play = { $card } ist nicht im Spiel.
col-refusal-card-used = { $card } wurde schon genutzt.
col-refusal-same-look = Diese Drehung ergibt dasselbe wie eine kürzere; gib die kürzere an.
col-refusal-no-rotation = Dieses Teil wird nicht gedreht.
col-refusal-rotation-needed = Für dieses Teil fehlt die Drehung.
col-refusal-off-board = Das ragt über den Rand des Spielplans.
col-refusal-occupied = { $space } ist nicht frei.
col-refusal-streetlight = { $space } ist eine Laterne.
col-refusal-second-streetlight = { $space } wäre eine zweite Laterne; nur eine darf bedeckt werden.
col-refusal-opponents-colour = { $space } hat die gegnerische Farbe.
col-refusal-second-opponents-colour = { $space } wäre ein zweites Feld der gegnerischen Farbe.
col-refusal-mixed = { $space } ist gemischt; dieses Teil braucht deine eigene Farbe.
col-refusal-not-streetlight = { $space } ist keine freie Laterne.
col-refusal-front-off-board = Die Statue würde über den Rand schauen.
col-refusal-front-occupied = { $space } vor der Statue ist nicht frei.
col-refusal-not-your-building = { $building } ist kein Gebäude von dir auf dem Spielplan.
col-refusal-not-beside = Das liegt nicht neben { $building }.

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

col-building-jardin = Garten
col-facing-n = Norden
col-facing-e = Osten
col-facing-s = Süden
col-facing-w = Westen
