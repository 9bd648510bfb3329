# Miasto Świateł: co mają do powiedzenia zasady.

col-prompt-streets = Połóż kafelek na pustym kwadracie albo weź budynek.
col-prompt-streets-laid = Wszystkie twoje kafelki leżą: weź budynek albo spasuj.
col-prompt-buildings = Postaw budynek ze swojego zapasu albo użyj pocztówki.
col-prompt-buildings-only = Brak żetonów: postaw budynek ze swojego zapasu.
col-prompt-cards-only = Nic nie można postawić: użyj pocztówki.
col-prompt-over = Latarnie płoną, gra skończona.

col-say-tile = kafelek { $tile } na { $square }{ $turn ->
    [0] {""}
   *[other] {" "}(↻ { $turn })
}
col-say-take = wziąć budynek { $building }
col-say-pass = spasować
col-say-build = postawić { $building } na { $space }{ $turn ->
    [0] {""}
   *[other] {" "}(↻ { $turn })
}
col-say-idle = zablokować { $card } bez użycia
col-say-levitation = Lévitation: oddać { $back } i postawić { $building } na { $space }{ $turn ->
    [0] {""}
   *[other] {" "}(↻ { $turn })
}
col-say-metropolitain = Métropolitain: późniejszy budynek może zakryć latarnię
col-say-jardin = Jardin des Plantes: ogród na { $space }{ $turn ->
    [0] {""}
   *[other] {" "}(↻ { $turn })
}
col-say-sacre-coeur = Sacré-Cœur: niepostawione budynki nic nie kosztują
col-say-peintre = Le Peintre: malarz na { $space }
col-say-chartier = Chartier: wziąć mieszane pole na później
col-say-bouquinistes = Bouquinistes: przybudówka na { $space } powiększa { $building }
col-say-lampadaire = Lampadaire: latarnia na { $space }
col-say-moulin-rouge = Moulin Rouge: tancerka na { $space }
col-say-fontaine = Fontaine des Mers: fontanna na { $space }
col-say-penseur = Le Penseur: posąg na { $space }, zwrócony na { $facing }
col-say-grande-lumiere = La Grande Lumière: wielka latarnia na { $space }

col-event-right-spent = { $seat } używa { $card } na { $space }.
col-event-won = { $seat } +{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
col-event-lost = { $seat } −{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
col-event-unbuilt = { $seat } −{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, dopóki nie stanie na planszy.
col-event-streets-done = Ulice są gotowe. Budowę zaczyna { $seat }.
col-event-skipped = { $seat } nie może już nic zrobić i traci kolejkę.
col-event-over = Nikt już nie może budować: liczymy punkty.

col-line-building = Budynek { $building }: wielkość { $size } × { $lamps ->
    [one] { $lamps } latarnia
    [few] { $lamps } latarnie
   *[other] { $lamps } latarni
}
col-line-group = Największa grupa: { $size ->
    [one] { $size } pole
    [few] { $size } pola
   *[other] { $size } pól
}
col-line-unbuilt = Niepostawione: { $count ->
    [one] { $count } budynek
    [few] { $count } budynki
   *[other] { $count } budynków
}
col-line-forgiven = Niepostawione, darowane przez Sacré-Cœur: { $count }
col-line-peintre = Le Peintre: { $lamps ->
    [one] { $lamps } latarnia
    [few] { $lamps } latarnie
   *[other] { $lamps } latarni
} w jego obszarze
col-line-moulin-rouge = Moulin Rouge: { $spaces ->
    [one] { $spaces } wolne pole
    [few] { $spaces } wolne pola
   *[other] { $spaces } wolnych pól
} wokół tancerki
col-line-fontaine = Fontaine des Mers: obok { $buildings ->
    [one] { $buildings } własnego budynku
    [few] { $buildings } własnych budynków
   *[other] { $buildings } własnych budynków
}
col-line-penseur = Le Penseur: wolne przy bokach { $sides }, w rogach { $corners }
col-line-penseur-unseen = Le Penseur: pole przed posągiem jest zajęte

col-refusal-over = Gra jest skończona.
col-refusal-still-streets = Nie wszystkie ulice są jeszcze ułożone.
col-refusal-streets-done = Wszystkie ulice są już ułożone.
col-refusal-not-in-hand = Nie masz tego kafelka w ręce.
col-refusal-square-taken = Leży tam już kafelek.
col-refusal-tiles-left = Masz jeszcze kafelki do położenia.
col-refusal-not-in-supply = Budynku { $building } nie ma we wspólnym zasobie.
col-refusal-not-in-reserve = Budynku { $building } nie ma w twoim zapasie.
col-refusal-no-chimney = Nie masz już kominów.
col-refusal-no-token = Nie masz już żetonów akcji.
col-refusal-card-not-in-play = { $card } nie bierze udziału w grze.
col-refusal-card-used = { $card } została już użyta.
col-refusal-same-look = Ten obrót wygląda jak mniejszy; użyj tamtego.
col-refusal-no-rotation = Tego elementu się nie obraca.
col-refusal-rotation-needed = Dla tego elementu brakuje obrotu.
col-refusal-off-board = To wystaje poza planszę.
col-refusal-occupied = Pole { $space } nie jest wolne.
col-refusal-streetlight = Pole { $space } to latarnia.
col-refusal-second-streetlight = { $space } byłaby drugą latarnią; wolno zakryć tylko jedną.
col-refusal-opponents-colour = Pole { $space } ma kolor przeciwnika.
col-refusal-second-opponents-colour = { $space } byłoby drugim polem w kolorze przeciwnika.
col-refusal-mixed = Pole { $space } jest mieszane; ten element wymaga twojego koloru.
col-refusal-not-streetlight = Pole { $space } nie jest wolną latarnią.
col-refusal-front-off-board = Posąg patrzyłby poza planszę.
col-refusal-front-occupied = Pole { $space } przed posągiem nie jest wolne.
col-refusal-not-your-building = { $building } nie jest twoim budynkiem na planszy.
col-refusal-not-beside = To nie leży obok { $building }.

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

col-building-jardin = ogród
col-facing-n = północ
col-facing-e = wschód
col-facing-s = południe
col-facing-w = zachód
