# Słowa na planszach.

draw-player = Gracz { $letter }
draw-list = { $first }, { $rest }
draw-named = { $name }: { $what }
draw-also = { $first }; { $rest }
draw-points = { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
draw-points-of = { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}

draw-pp-board = Mapa Paris Paris
draw-pp-line-black = linia czarna
draw-pp-line-blue = linia niebieska
draw-pp-line-green = linia zielona
draw-pp-line-red = linia czerwona
draw-pp-line-orange = linia pomarańczowa
draw-pp-letter-black = Cz
draw-pp-letter-blue = N
draw-pp-letter-green = Z
draw-pp-letter-red = Cr
draw-pp-letter-orange = P
draw-pp-round = Runda { $round } z { $rounds }
draw-pp-parking = Parking
draw-pp-tile = Płytka { $stop }, { $line }
draw-pp-shop = Sklep gracza { $player }: { $stop }
draw-pp-if-left = Jeśli zostanie { $stop }
draw-pp-if-left-now = Jeśli zostanie { $stop }, przy obecnych sklepach
draw-pp-if-left-least = Co najmniej, jeśli zostanie { $stop }
draw-pp-then = Wtedy zostaje { $stop }
draw-pp-supply = W zapasie { $count ->
    [one] { $count } sklep
    [few] { $count } sklepy
   *[other] { $count } sklepów
}
draw-pp-bag = { $count ->
    [one] { $count } sklep
    [few] { $count } sklepy
   *[other] { $count } sklepów
} w worku
draw-pp-bus = Ma autobus: zaczyna tę rundę
draw-pp-trip = Kurs specjalny: { $line }
draw-pp-trip-hidden = Tajny kurs specjalny
draw-pp-open-trip = Jawny kurs specjalny: { $line }

draw-col-board = Plansza Miasta Świateł
draw-col-square = Pusty kwadrat { $square }
draw-col-space = Pole { $space }, { $ground }
draw-col-orange = pomarańczowe
draw-col-blue = niebieskie
draw-col-mixed = mieszane
draw-col-lamp = latarnia
draw-col-lit = Latarnia na { $space }, świeci na { $count ->
    [one] { $count } budynek
    [few] { $count } budynki
   *[other] { $count } budynków
}
draw-col-tile = Twój kafelek { $tile }: u góry { $a }, { $b }; u dołu { $c }, { $d }
draw-col-tile-shows = u góry { $a }, { $b }; u dołu { $c }, { $d }
draw-col-hidden-tile = Zakryty kafelek
draw-col-tiles-left = Do położenia: { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
   *[other] { $count } kafelków
}
draw-col-supply = Wspólna pula
draw-col-squares-left = Jeszcze { $count ->
    [one] jedno miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
}, potem budowa
draw-col-building = Budynek { $building } we wspólnej puli
draw-col-yours = Twój budynek { $building }
draw-col-reserved = Budynek { $building } w zapasie gracza { $player }
draw-col-built = Budynek { $building } gracza { $player }
draw-col-annex = Przybudówka budynku { $building }
draw-col-painter = Malarz gracza { $player }
draw-col-dancer = Tancerka gracza { $player }
draw-col-fountain = Fontanna gracza { $player }
draw-col-lampadaire = Latarnia gracza { $player }
draw-col-large-lamp = Wielka latarnia gracza { $player }
draw-col-statue = Posąg gracza { $player }
draw-col-size = wielkość { $size }
draw-col-tokens = Pozostało { $count ->
    [one] { $count } żeton akcji
    [few] { $count } żetony akcji
   *[other] { $count } żetonów akcji
}
draw-col-chimneys = Pozostało { $count ->
    [one] { $count } komin
    [few] { $count } kominy
   *[other] { $count } kominów
}
draw-col-right-metropolitain = Może raz zakryć latarnię
draw-col-right-chartier = Może raz zakryć pole drugiego koloru
draw-col-card-used = użyta przez gracza { $player }
draw-col-card-idle = zablokowana przez gracza { $player } bez akcji
draw-col-effect-levitation = Wymień budynek ze swojego zapasu na jeden z puli i ten od razu postaw.
draw-col-effect-metropolitain = Później jeden twój budynek może zakryć latarnię.
draw-col-effect-jardin = Połóż ogród: budynek wielkości 2.
draw-col-effect-sacre-coeur = Nic nie tracisz za budynki w zapasie.
draw-col-effect-peintre = Postaw malarza: 2 punkty za latarnię w jego obszarze.
draw-col-effect-chartier = Później jeden budynek może zakryć pole drugiego koloru.
draw-col-effect-bouquinistes = Połóż przybudówkę obok budynku, rośnie o 1.
draw-col-effect-lampadaire = Postaw latarnię na swoim kolorze.
draw-col-effect-moulin-rouge = Postaw tancerkę: 1 punkt za wolne pole w jej obszarze.
draw-col-effect-fontaine = Połóż fontannę: 3 punkty za własny budynek obok.
draw-col-effect-penseur = Postaw posąg: 2 punkty za wolny bok, 1 za wolny róg, jeśli pole przed nim pozostanie wolne.
draw-col-effect-grande-lumiere = Wielka latarnia na pustej latarni: świeci dalej.

draw-paris-board = Plansza Paryża
draw-paris-arc = Łuk Triumfalny
draw-paris-district = Dzielnica { $district }
draw-paris-bank = Bank { $district }: { $francs ->
    [one] { $francs } frank
    [few] { $francs } franki
   *[other] { $francs } franków
}
draw-paris-place = { $district } { $value }: { $type }
draw-paris-empty = brak budynku
draw-paris-landmark = { $landmark }, wartość { $value }, obok planszy
draw-paris-landmark-in = { $landmark }, wartość { $value }, { $district }
draw-paris-landmark-name = { $landmark }
draw-paris-landmark-costs = wartość { $value }, kosztuje: { $cost }; pola: { $slots }
draw-paris-francs = { $count ->
    [one] { $count } frank
    [few] { $count } franki
   *[other] { $count } franków
}
draw-paris-vp = { $count } PZ
draw-paris-landmarks = Krajobrazy
draw-paris-vp-tiles = Płytki punktacji
draw-paris-vp-tile = Płytka punktacji { $first }/{ $second }/{ $third }
draw-paris-market = Zasoby i ceny
draw-paris-resource = W puli: { $kind } { $count }, kupno { $buy }, sprzedaż { $sell } fr.
draw-paris-prestige = Cena sprzedaży ({ $kind }): { $sell } fr.
draw-paris-prices = { $kind }: kupno { $buy } fr., sprzedaż { $sell } fr.
draw-paris-reminders = Korzyści z zakupu
draw-paris-reminder = Wartości 1 i 2: płytka bonusowa; wartość 3: płytka bonusowa za { $price } fr.; wartość 8: kosztuje drewno ({ $wood }) i daje { $vp } PZ; krajobrazy: PZ za prestiż
draw-paris-stack = Stos { $stack }: { $count ->
    [one] { $count } budynek
    [few] { $count } budynki
   *[other] { $count } budynków
}, następny: { $district }
draw-paris-stack-empty = Stos { $stack } jest pusty
draw-paris-track = Tor Bonusów
draw-paris-meeple = Pionek bonusowy gracza { $player }
draw-paris-bonus = Płytka bonusowa nr { $number }: { $effect }
draw-paris-beside = Żeton obok każdej wartości
draw-paris-copies = { $effect }; liczba takich płytek: { $copies }
draw-paris-in-district = bank { $francs ->
    [one] { $francs } frank
    [few] { $francs } franki
   *[other] { $francs } franków
}; budynki: { $buildings }
draw-paris-effect-flat = { $francs ->
    [one] { $francs } frank
    [few] { $francs } franki
   *[other] { $francs } franków
} i { $vp } PZ
draw-paris-effect-resource = liczy się jako: { $kind }
draw-paris-effect-per-building = { $vp } PZ za każdy twój budynek o wartości { $value }
draw-paris-effect-any-prestige = liczy się jako { $count ->
    [one] { $count } dowolny żeton prestiżu
    [few] { $count } dowolne żetony prestiżu
   *[other] { $count } dowolnych żetonów prestiżu
}
draw-paris-effect-any-resource = liczy się jako { $count ->
    [one] { $count } dowolny zasób
    [few] { $count } dowolne zasoby
   *[other] { $count } dowolnych zasobów
}
draw-paris-effect-beside-own = możesz przenieść klucz tam, gdzie leży już twój klucz
draw-paris-effect-beside-other = możesz przenieść klucz tam, gdzie leży klucz innego gracza
draw-paris-effect-key = zapłać { $price ->
    [one] { $price } franka
    [few] { $price } franki
   *[other] { $price } franków
} za dodatkowy klucz z puli
draw-paris-effect-take-any = weź dowolną płytkę bonusową z toru
draw-paris-effect-per-unused = { $vp } PZ za każdą inną nieaktywowaną płytkę bonusową
draw-paris-effect-prestige-pairs = { $vp } PZ za każdą oddaną parę jednakowych żetonów prestiżu
draw-paris-effect-resource-pairs = { $vp } PZ za każdą oddaną parę jednakowych zasobów
draw-paris-effect-back = cofnij pionek o 1 do 5 płytek i weź płytkę, do której dotrzesz
draw-paris-effect-francs-at-end = na końcu 1 PZ za każdego franka
draw-paris-effect-per-landmark = { $vp } PZ za każdy twój krajobraz
draw-paris-effect-types = { $four }, { $five }, { $six } lub { $seven } PZ za 4, 5, 6 lub 7 różnych typów budynków (wszystkie krajobrazy to jeden typ)
draw-paris-end-tiles = Płytki końca gry: { $count ->
    [one] { $count }
    [few] { $count }
   *[other] { $count }
}
draw-paris-held-end-tiles = Płytki końca gry za zasłonką: { $count ->
    [one] { $count }
    [few] { $count }
   *[other] { $count }
}
draw-paris-end-tile = Płytka końca gry: { $tile }
draw-paris-end-tile-gone = Płytka końca gry: { $tile }; już jej nie ma
draw-paris-keys = Klucze za zasłonką, dodatkowe w puli: { $reserve }
draw-paris-tokens = { $kind }: { $count }
draw-paris-retired = poza grą
