# Co robią, ile kosztują i co dają rzeczy na planszach.

about-pp-crossing = Skrzyżowanie: miejsce na dwa sklepy. Wielka trasa każdej z dwóch linii daje 1 punkt za każdy sklep tutaj i 1 za każdy sklep tego samego gracza na sąsiednich przystankach.
about-pp-stop = Miejsce na jeden sklep. Wielka trasa daje mu 1 punkt za każde sąsiednie skrzyżowanie, na którym jego właściciel też ma sklep.
about-pp-shop = Gdy przystanek jest pełny, nowy sklep wypiera stary.
about-pp-tile = Weź ją, by otworzyć sklep: { $stop }. Jeśli zostanie, mała trasa: { $small }.
about-pp-tile-grand = Weź ją, by otworzyć sklep: { $stop }. Jeśli zostanie, mała trasa: { $small }; wielka trasa: { $grand }.
about-pp-nobody = brak punktów
about-pp-line = Siedem przystanków, w tym cztery skrzyżowania. Wielka trasa tej linii dałaby teraz: { $grand }.
about-pp-parking = Tu trafia płytka, która zostaje w rundzie. Dwie płytki jednej linii uruchamiają jej wielką trasę; teraz: { $grand }.
about-pp-parking-name = Miejsce parkingowe, { $line }
about-pp-bag = Kto na końcu jako jedyny ma najwięcej sklepów w worku, dostaje za każdy z nich 1 punkt.
about-pp-trip = Na końcu gry ta linia ma jeszcze jedną wielką trasę, w której punktują wszyscy. Teraz: { $grand }.
about-pp-trip-hidden = Linia znana tylko właścicielowi. Na końcu gry ma jeszcze jedną wielką trasę.
about-pp-bus = Po każdej rundzie autobus przechodzi do następnego gracza.
about-pp-shops = Każdy zaczyna z 20.
about-pp-round = Każdy bierze płytkę i otwiera sklep. Płytka, która zostaje, uruchamia małą trasę i trafia na parking.
about-pp-stacks = w stosach jeszcze { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
   *[other] { $count } płytek
}
about-pp-my-trip = Twój kurs specjalny: { $line }
about-pp-if-left = jeśli zostanie:
about-pp-early = Tak jest przy obecnych sklepach; zanim autobus ruszy, powstaną jeszcze inne.
about-pp-either = Ile dokładnie, zależy od tego, czyj sklep musi przedtem ustąpić.
about-pp-makes-way = Przystanek jest pełny: ustępuje sklep gracza { $player }.
about-pp-renews = Twój własny sklep już tam stoi: nic się nie zmienia.
about-pp-whose-shop = Czyj sklep ma ustąpić?
about-paris-which-key = Który klucz?
about-col-which-swap = Lévitation: który budynek oddajesz, który bierzesz ze wspólnej puli i gdzie go stawiasz?

about-col-square = Tu kładzie się jeden kafelek z czterema polami.
about-col-orange = Budować może tu tylko pomarańczowy.
about-col-blue = Budować może tu tylko niebieski.
about-col-mixed = Budować mogą tu obaj gracze.
about-col-lamp = Oświetla budynki po swoich czterech stronach. Nikt nie może tu budować.
about-col-tile = Połóż go na pustym kwadracie, obróconego dowolnie. Potem dobierasz następny.
about-col-shape = Wielkość { $size }. {"\u2063"}Kolumny rząd po rzędzie: { $rows }.{"\u2063"}
about-col-take = Weź go do swojego zapasu zamiast kłaść kafelek; gdy ulice są gotowe, już nie można.
about-col-build = Na planszy jest wart tyle, ile jego wielkość razy oświetlające go latarnie. Można go obracać, ale nie odwracać na drugą stronę. Niepostawiony kosztuje 3 punkty.
about-col-build-free = Na planszy jest wart tyle, ile jego wielkość razy oświetlające go latarnie. Można go obracać, ale nie odwracać na drugą stronę. Niepostawiony nic nie kosztuje: Sacré-Cœur.
about-col-swap = Ulice są gotowe: można go już tylko wymienić dzięki pocztówce Lévitation.
about-col-built = Wielkość { $size } × latarnie { $lamps } = punkty teraz: { $points }.
about-col-annex = Powiększa budynek o 1.
about-col-hidden-tile = Widzi go tylko właściciel.
about-col-tokens = Każdy pozwala użyć jednej pocztówki.
about-col-chimneys = Jeden stawia się na każdym postawionym budynku.
about-col-supply = Każdy może stąd brać, po jednym w turze, aż do ostatniego kafelka.
about-col-squares-left = Z ostatnim kafelkiem ulice są gotowe: nikt już nic nie bierze, a obaj gracze budują to, co mają.
about-col-now = Teraz: budynki { $buildings }, największa grupa { $group }, zapas { $reserve }, pocztówki { $cards }.
about-col-points = Wielkość razy latarnie za każdy budynek, 1 za każde pole największej grupy, −3 za każdy niepostawiony budynek i pocztówki.
about-col-you-orange = Grasz pomarańczowym: buduj na pomarańczowych i mieszanych polach.
about-col-you-blue = Grasz niebieskim: buduj na niebieskich i mieszanych polach.

about-paris-bank = Klucz umieszczony tutaj daje { $francs } fr. Potem może przejść na dowolny budynek lub krajobraz tej dzielnicy.
about-paris-arc = Klucz umieszczony tutaj nic nie daje, ale potem może przejść do dowolnej dzielnicy.
about-paris-district = Suma wartości pod kluczami decyduje na końcu o jej płytce punktacji.
about-paris-lot = Kosztuje { $value } fr. minus wartość miejsca, które klucz opuszcza.
about-paris-lot-bonus = Daje płytkę bonusową.
about-paris-lot-bonus-for = Płytka bonusowa za dodatkowe { $price } fr.
about-paris-lot-eight = Kosztuje też drewno ({ $wood }) i daje { $vp } PZ.
about-paris-lot-token = Daje: { $kind }.
about-paris-lot-taken = Zajęte, dopóki klucz nie odejdzie.
about-paris-lot-empty = Do kupienia, gdy jego budynek zostanie dobrany.
about-paris-landmark = Kosztuje { $value } fr. minus wartość miejsca, które klucz opuszcza, oraz: { $cost }. Można oddać prestiż: { $slots }.
about-paris-worth = { $kind } { $vp } PZ
about-paris-count = { $count } × { $kind }
about-paris-vp-tile = Na końcu najwyższa suma wartości w jej dzielnicy daje { $first } PZ, druga { $second }, trzecia { $third }.
about-paris-vp-place = Miejsce na płytkę punktacji: { $district }
about-paris-vp-right = Kto umieści czwarty klucz na budynkach i krajobrazach dzielnicy, może położyć płytkę punktacji w dzielnicy, która jej nie ma.
about-paris-stack = Tura zaczyna się od dobrania budynku. Trafia do swojej dzielnicy i można go wtedy kupić.
about-paris-bonus = Dostaje się ją za budynek o wartości 1 lub 2, a za franki także o wartości 3. Pionek idzie tylko naprzód.
about-paris-bonus-gone = Już jej nie ma.
about-paris-held = Do aktywowania od razu albo w późniejszej turze właściciela.
about-paris-used = Już aktywowana.
about-paris-resource = Budynki o wartości 8 kosztują drewno, krajobrazy marmur i złoto.
about-paris-prestige = Każde takie pole na krajobrazie daje { $vp } PZ.
about-paris-end-tiles = Gdy stosy są puste, wzięcie jednej jest akcją; ostatnia zapowiada koniec gry. Razem: { $tiles }.
about-paris-keys = Umieść jeden w banku lub na Łuku albo przenieś jeden, by kupić. Dodatkowe daje płytka bonusowa nr 13 lub 14.
about-paris-francs = Na końcu nic niewarte, chyba że z płytką bonusową nr 27.
about-paris-meeple = Idzie po Torze Bonusów tylko naprzód.
about-paris-fourth = Klucze, { $district }: { $count } z 4
about-paris-sum = Gracz { $player }: suma wartości { $sum } ({ $district })
about-paris-points = PZ teraz, bez tego, co na końcu dadzą dzielnice.
about-paris-points-over = Wszystkie PZ, razem z tym, co przyniósł koniec gry.
about-paris-drawn = Właśnie dobrany: wybierz dzielnicę.

sign-grid = Plansza w rzędach zamiast koła
sign-title = Co znaczą symbole
sign-small-tour = mała trasa
sign-bus = autobus; wielka trasa
sign-shop = sklepy w zapasie
sign-bag = sklepy w worku
sign-trip = kurs specjalny
sign-lamp = latarnia
sign-chimney = pozostałe kominy
sign-token = pozostałe żetony akcji
sign-francs = franki
sign-vp = Punkty Zwycięstwa (PZ)
sign-key = klucze: za zasłonką + w puli
sign-beside-own = klucz tam, gdzie leży inny: = twój, ≠ cudzy
sign-bonus = płytka bonusowa
sign-back = cofnij się na Torze Bonusów
sign-take = weź dowolną płytkę bonusową
sign-end = płytka końca gry
sign-any-resource = dowolny zasób
sign-any-prestige = dowolny prestiż
sign-landmark = krajobraz

foresee-pp-no-bus = Żaden autobus jeszcze nie rusza: runda trwa.
foresee-col-same = Na razie nie zmienia to liczby punktów.
foresee-paris-draw = Budynek w dzielnicy { $district } o jednej z tych wartości: { $values }.
foresee-paris-sum = Twoja suma w dzielnicy { $district } wyniesie { $sum }; leży tam { $prizes }.
foresee-paris-used-now = Aktywowana od razu: { $vp ->
    [0] jeszcze nic.
   *[other] +{ $vp } PZ.
}
foresee-paris-at-end = Z obecnymi frankami: { $vp } PZ na koniec.
foresee-paris-kept = Zachowujesz ją i aktywujesz od razu albo w późniejszej turze.
foresee-paris-take-use-vp = Weź i aktywuj od razu: +{ $vp } PZ
foresee-paris-take-use-francs = Weź i aktywuj od razu: { $francs ->
    [one] +{ $francs } frank
    [few] +{ $francs } franki
   *[other] +{ $francs } franków
}
foresee-paris-take-use-both = Weź i aktywuj od razu: { $francs ->
    [one] +{ $francs } frank
    [few] +{ $francs } franki
   *[other] +{ $francs } franków
}, +{ $vp } PZ
foresee-paris-sell-all = Sprzedaj wszystko, co zostało: { $francs ->
    [one] +{ $francs } frank
    [few] +{ $francs } franki
   *[other] +{ $francs } franków
}, +{ $vp } PZ
foresee-paris-look = Po obejrzeniu płytek nie można tego cofnąć.
foresee-paris-last = To ostatnia: runda toczy się do końca, potem każdy ma jeszcze jedną turę.
purse-paris-francs = { $count ->
    [one] { $count } frank
    [few] { $count } franki
   *[other] { $count } franków
}
purse-paris-keys = { $count ->
    [one] { $count } klucz
    [few] { $count } klucze
   *[other] { $count } kluczy
}
purse-paris-token = { $kind } { $count }
foresee-paris-pay = Zapłać całą resztę
foresee-paris-pay-tokens = Zapłać żetonami i zachowaj płytki
foresee-paris-prestige-tile = Oddaj: { $kind } ({ $source }), +{ $vp } PZ
foresee-paris-prestige = Oddaj { $count ->
    [one] pasujący żeton prestiżu
    [few] { $count } pasujące żetony prestiżu
   *[other] { $count } pasujących żetonów prestiżu
}: +{ $vp } PZ
