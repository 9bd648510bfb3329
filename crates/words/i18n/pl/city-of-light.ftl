# Miasto Świateł: co mają do powiedzenia zasady.

col-prompt-streets = Połóż kafelek na pustym kwadracie albo weź budynek.
col-prompt-streets-laid = Wszystkie twoje kafelki leżą: weź budynek albo spasuj.
col-prompt-buildings = Postaw budynek ze swojego zapasu albo użyj pocztówki.
col-prompt-buildings-only = Brak żetonów: postaw budynek ze swojego zapasu.
col-prompt-cards-only = Niczego nie można postawić: użyj pocztówki.
col-prompt-over = Latarnie świecą, partia skończona.

col-say-tile = Połóż kafelek na { $square }{ $turn ->
    [0] {""}
    [1] {" "}(↻ 90°)
    [2] {" "}(↻ 180°)
   *[other] {" "}(↻ 270°)
}
    .log = { who-kladzie } kafelek na { $square }.
col-say-tile-of = Połóż kafelek { $tile } na { $square }{ $turn ->
    [0] {""}
    [1] {" "}(↻ 90°)
    [2] {" "}(↻ 180°)
   *[other] {" "}(↻ 270°)
}
    .log = { who-kladzie } kafelek na { $square }.
col-say-take = Weź budynek { $building }
    .log = { who-bierze } budynek { $building }.
col-say-pass = Spasuj
    .log = { who-pasuje }.
col-say-build = Postaw { $building } na { $spaces }
    .log = { who-stawia } { $building } na { $spaces }.
col-say-idle = Zablokuj pocztówkę { $card } bez użycia
    .log = { who-blokuje } pocztówkę { $card } bez użycia.
col-say-levitation = Lévitation: oddaj { $back } i postaw { $building } na { $spaces }
    .log = { who-uzywa } pocztówki Lévitation: { $back } wraca do puli, { $building } stoi na { $spaces }.
col-say-metropolitain = Métropolitain: późniejszy budynek może zakryć latarnię
    .log = { who-uzywa } pocztówki Métropolitain: późniejszy budynek może zakryć latarnię.
col-say-jardin = Jardin des Plantes: połóż ogród na { $spaces }
    .log = { who-uzywa } pocztówki Jardin des Plantes: ogród leży na { $spaces }.
col-say-sacre-coeur = Sacré-Cœur: niepostawione budynki nic nie kosztują
    .log = { who-uzywa } pocztówki Sacré-Cœur: niepostawione budynki nic nie kosztują.
col-say-peintre = Le Peintre: postaw malarza na { $space }
    .log = { who-uzywa } pocztówki Le Peintre: malarz stoi na { $space }.
col-say-chartier = Chartier: weź mieszane pole na później
    .log = { who-uzywa } pocztówki Chartier: późniejszy budynek może zakryć pole drugiego koloru.
col-say-bouquinistes = Bouquinistes: powiększ { $building } przybudówką na { $space }
    .log = { who-uzywa } pocztówki Bouquinistes: przybudówka na { $space } powiększa { $building }.
col-say-lampadaire = Lampadaire: postaw latarnię na { $space }
    .log = { who-uzywa } pocztówki Lampadaire: latarnia stoi na { $space }.
col-say-moulin-rouge = Moulin Rouge: postaw tancerkę na { $space }
    .log = { who-uzywa } pocztówki Moulin Rouge: tancerka stoi na { $space }.
col-say-fontaine = Fontaine des Mers: połóż fontannę na { $spaces }
    .log = { who-uzywa } pocztówki Fontaine des Mers: fontanna leży na { $spaces }.
col-say-penseur = Le Penseur: postaw posąg na { $space }, zwrócony na { $facing }
    .log = { who-uzywa } pocztówki Le Penseur: posąg na { $space } patrzy na { $facing }.
col-say-grande-lumiere = La Grande Lumière: postaw wielką latarnię na { $space }
    .log = { who-uzywa } pocztówki La Grande Lumière: wielka latarnia stoi na { $space }.

col-choice-corner = Połóż kafelek w rogu
col-choice-edge = Połóż kafelek przy krawędzi
col-choice-centre = Połóż kafelek na środku
col-choice-build = Postaw { $building }
col-choice-card = { $card }

col-event-right-spent = { who-korzysta } z pocztówki { $card } na { $space }.
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
col-part-building = { $sign }{ $points } { $building }: wielkość { $size } × { $lamps ->
    [one] jedna latarnia
    [few] { $lamps } latarnie
   *[other] { $lamps } latarni
}
col-part-group = { $sign }{ $points } największa grupa: teraz { $size ->
    [one] jedno pole
    [few] { $size } pola
   *[other] { $size } pól
}
col-part-reserve = { $sign }{ $points } zapas: mniej niepostawionych budynków
col-part-card = { $sign }{ $points } { $card }
col-event-unbuilt = { $seat }: −{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, dopóki ten budynek nie zostanie postawiony.
col-event-streets-done = Ulice są gotowe. Budowę { $seat_is ->
    [you] zaczynasz ty.
   *[other] zaczyna { $seat }.
}
col-event-skipped = { $seat_is ->
    [you] Nie możesz już nic zrobić i tracisz kolejkę.
   *[other] { $seat } nie może już nic zrobić i traci kolejkę.
}
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
col-feat-group = Największa grupa budynków, w polach
col-feat-building = Najwięcej punktów za jeden budynek
col-feat-lamps = Najwięcej latarni przy jednym budynku

col-refusal-over = Partia jest skończona.
col-refusal-still-streets = Nie wszystkie ulice są jeszcze ułożone.
col-refusal-streets-done = Wszystkie ulice są już ułożone.
col-refusal-not-in-hand = Nie masz tego kafelka w ręce.
col-refusal-square-taken = Leży tam już kafelek.
col-refusal-tiles-left = Masz jeszcze kafelki do położenia.
col-refusal-not-in-supply = Budynku { $building } nie ma we wspólnej puli.
col-refusal-not-in-reserve = Budynku { $building } nie ma w twoim zapasie.
col-refusal-no-chimney = Nie masz już kominów.
col-refusal-no-token = Nie masz już żetonów akcji.
col-refusal-card-not-in-play = Pocztówki { $card } nie ma w tej grze.
col-refusal-card-used = Pocztówka { $card } została już użyta.
col-refusal-same-look = Po takim obrocie element wygląda tak samo; nie trzeba go obracać.
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
col-refusal-not-beside = To nie leży obok budynku { $building }.

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
