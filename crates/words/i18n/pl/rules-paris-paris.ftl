# Zasady Paris Paris naszymi słowami.

rules-paris-paris-aim-title = O co chodzi
rules-paris-paris-aim =
    Pięć linii autobusów wycieczkowych przecina Paryż. Otwierasz sklepy na ich przystankach i dostajesz punkt, ilekroć autobus przywiezie tam gości. Nikt nie wie z góry, na których przystankach staną autobusy: gracze decydują o tym razem, tym, co zostawiają.

rules-paris-paris-setup-title = Przygotowanie
rules-paris-paris-setup =
    - Każdy gracz ma { $shops } sklepów do otwarcia, dość na całą partię. [P7]
    - Płytki ({ $tiles }) tasuje się i układa w stosy o jednej płytce więcej niż graczy: 20 stosów po trzy przy dwóch graczach, 15 po cztery przy trzech, 12 po pięć przy czterech. Przystanek ma tyle płytek, ile ma sąsiednich przystanków, każdą w kolorze linii, która tam prowadzi.
    - Jest pięć kursów specjalnych, po jednym dla każdej linii. Każdy gracz losuje jeden w tajemnicy. Przy dwóch graczach trzeci odkrywa się dla obojga. Pozostałych nigdy się nie pokazuje.
    - O tym, kto zaczyna, decyduje los; ten gracz ma autobus.
    - Każdy może zobaczyć, jakie płytki są jeszcze w stosach, ale nie ich kolejność. [P13] Tajne są też kursy specjalne innych. Zawartość worka i zapasów wynika z ruchów: opcja pokazuje lub ukrywa oba [P9], a na końcu i tak się je pokazuje. [P14]

rules-paris-paris-map-title = Mapa
rules-paris-paris-map =
    Przystanków jest { $stops }, na pięciu liniach po siedem przystanków. Dziesięć z nich to skrzyżowania dwóch linii; na liście są pogrubione.

    - Zwykły przystanek ma miejsce na jeden sklep.
    - Skrzyżowanie ma miejsce na dwa, różnych właścicieli.

    Każda linia ma swój kolor, wzór i literę, i każdy gracz też.

rules-paris-paris-round-title = Runda
rules-paris-paris-round =
    1. Odkrywa się następny stos: o jedną płytkę więcej niż graczy. Każda wymienia przystanek i ma kolor linii.
    2. Zaczynając od gracza z autobusem, zgodnie z ruchem wskazówek zegara, każdy bierze jedną płytkę i otwiera sklep na jej przystanku. To obowiązkowe, nawet jeśli ci to nie odpowiada. Płytka opuszcza grę.
    3. Jedna płytka zostaje. Uruchamia ona małą trasę.
    4. Ta płytka trafia na jedno z pięciu miejsc parkingowych. Jeśli są tam teraz dwie w jej kolorze, od razu rusza wielka trasa tej linii i obie opuszczają grę.
    5. Autobus przechodzi do gracza po lewej i zaczyna się następna runda.

    Gdy otwierasz sklep:

    - Jeśli jest miejsce, po prostu się otwiera.
    - Jeśli przystanek jest pełny, jeden sklep musi ustąpić; gdy mogą to być sklepy dwóch właścicieli, wybierasz ty. Cudzy sklep trafia do worka, a przy dwóch graczach wraca do właściciela. Własny wraca do ciebie.
    - Na przystanku zajętym przez twój własny sklep nowy zastępuje stary: płytka jest zużyta, nic więcej się nie zmienia. [P11]
    - Na skrzyżowaniu, na którym masz już sklep, nowy go zastępuje, nawet jeśli drugie miejsce jest wolne. [P1] Opcja pozwala na dwa sklepy jednego gracza na skrzyżowaniu; wtedy wybierasz też, który sklep opuszcza pełne skrzyżowanie, własnego nie wyłączając. [P2]
    - Wybierasz płytkę, a nie przystanek. Gdy dwie płytki wymieniają to samo skrzyżowanie, liczy się kolor, który zostanie. [P10]

rules-paris-paris-small-title = Mała trasa
rules-paris-paris-small =
    Mała trasa prowadzi na przystanek pozostałej płytki: każdy sklep daje tam właścicielowi punkt. Liczą się sklepy, nie właściciele. [P3]

    Jeśli nikt nie ma tam sklepu, autobus jedzie dalej wzdłuż linii, na skrzyżowaniu wzdłuż obu, w obie strony, do najbliższych sklepów. Każdy sklep w tej najmniejszej odległości daje punkt. Autobus nigdy nie zmienia linii po drodze. [P4] Brak sklepów po drodze: brak punktów.

rules-paris-paris-grand-title = Wielka trasa
rules-paris-paris-grand =
    Autobus przejeżdża całą linię, od pierwszego do ostatniego przystanku z listy powyżej, ale staje tylko na jej czterech skrzyżowaniach. Na każdym

    - każdy sklep daje punkt, a
    - kto ma tam sklep, dostaje jeszcze punkt za każdy swój sklep na sąsiednim przystanku, na każdej z obu linii: najwyżej cztery dodatkowe.

    Bez sklepu na skrzyżowaniu nic tam nie dostajesz, bez względu na to, ile ich stoi wokół. Każde skrzyżowanie liczy się osobno, więc sklep może punktować kilka razy w jednej trasie. [P6] Jeśli oba sklepy skrzyżowania są twoje (opcja), twoje sąsiednie sklepy liczą się tam raz, ale sąsiednie skrzyżowanie z dwoma twoimi sklepami liczy się za dwa, więc może ich być więcej niż cztery. [P5]

rules-paris-paris-end-title = Koniec
rules-paris-paris-end =
    Po 20, 15 lub 12 rundach przy dwóch, trzech lub czterech graczach stosy są puste.

    1. Kursy specjalne: każdy odkrywa swój i dla każdej z tych linii rusza jeszcze jedna wielka trasa, w której punktują wszyscy. Zaczyna gracz z autobusem; przy dwóch graczach jawny kurs jest ostatni. Kolejność niczego nie zmienia. [P8]
    2. Worek, przy trzech i czterech graczach: kto ma w nim więcej sklepów niż ktokolwiek inny, dostaje punkt za każdy z nich. Jeśli najwięcej sklepów ma kilku graczy albo worek jest pusty, nikt nic nie dostaje.

    Wygrywa gracz z największą liczbą punktów; przy remisie ten, kto ma mniej sklepów na mapie. Jeśli i to jest równe, zwycięstwo jest wspólne.

    Wynik w czasie partii to punkty z dotychczasowych tras; kursy specjalne do końca są tajne. [P12]

rules-paris-paris-icons-title = Znaki
rules-paris-paris-icons = Co znaczą znaki obok mapy:
rules-paris-paris-icon-bus = Autobus: kto go ma, zaczyna rundę.
rules-paris-paris-icon-bag = Worek z wypartymi sklepami, według właścicieli (przy trzech i czterech graczach).
rules-paris-paris-icon-shop = Sklepy, które gracz może jeszcze otworzyć.
rules-paris-paris-icon-ticket = Kurs specjalny: twój pokazuje linię, kursy innych są do końca ukryte.

rules-paris-paris-setup-figure = Początek przy czterech graczach: leży pięć płytek, zaczyna gracz z autobusem.
rules-paris-paris-small-figure = Przykład: została płytka Luxembourg, gdzie nikt nie ma sklepu. Najbliższe sklepy są na obu liniach o jeden przystanek dalej i wszystkie punktują:
rules-paris-paris-grand-figure = Przykład: wielka trasa zielonej linii. Punkty graczy i to, ile daje każdy sklep:
