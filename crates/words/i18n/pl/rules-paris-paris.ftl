# Zasady Paris Paris naszymi słowami.

rules-paris-paris-aim-title = O co chodzi
rules-paris-paris-aim =
    Pięć linii autobusów wycieczkowych przecina Paryż. Otwierasz sklepy na ich przystankach i dostajesz punkt za każdym razem, gdy autobus przywiezie klientów. Nikt z góry nie wie, dokąd autobusy pojadą: gracze decydują o tym razem tym, co zostawiają na stole.

rules-paris-paris-map-title = Mapa
rules-paris-paris-map =
    Jest 25 przystanków na pięciu liniach po siedem: czarnej, niebieskiej, zielonej, czerwonej i pomarańczowej. Dziesięć przystanków to skrzyżowania dwóch linii.

    - Na zwykłym przystanku mieści się jeden sklep.
    - Na skrzyżowaniu mieszczą się dwa, dwóch różnych właścicieli.

    Każda linia ma kolor, wzór i literę, podobnie każdy gracz.

rules-paris-paris-round-title = Runda
rules-paris-paris-round =
    Na początku rundy wykłada się płytki, o jedną więcej niż jest graczy. Każda wskazuje przystanek i ma kolor linii.

    Zaczyna gracz z autobusem; po kolei każdy bierze jedną płytkę i otwiera sklep na jej przystanku. Trzeba to zrobić, nawet gdy nie pasuje.

    - Jeśli jest miejsce, sklep po prostu się otwiera.
    - Jeśli przystanek jest pełny, jeden sklep musi ustąpić; gdy jest wybór, należy do ciebie. Cudze sklepy trafiają do worka (przy dwóch graczach: wracają do właściciela), własny wraca do ciebie.
    - Na skrzyżowaniu, gdzie masz już sklep, nowy go zastępuje.

rules-paris-paris-small-title = Mała trasa
rules-paris-paris-small =
    Zostaje jedna płytka. Mała trasa prowadzi do jej przystanku: każdy stojący tam sklep daje właścicielowi punkt.

    Jeśli nie ma tam sklepu, autobus jedzie dalej wzdłuż linii, na skrzyżowaniu wzdłuż obu, w obie strony, do najbliższych sklepów. Wszystkie w tej najmniejszej odległości dają punkt. Brak sklepów po drodze: brak punktów.

rules-paris-paris-grand-title = Wielka trasa
rules-paris-paris-grand =
    Pozostała płytka trafia na parking. Gdy stoją tam dwie płytki jednego koloru, od razu rusza wielka trasa tej linii, a obie płytki opuszczają grę.

    Autobus zatrzymuje się tylko na czterech skrzyżowaniach linii. Na każdym

    - każdy sklep daje punkt, a
    - kto ma tam sklep, dostaje jeszcze punkt za każdy własny sklep na sąsiednim przystanku, na dowolnej z dwóch linii.

    Bez sklepu na skrzyżowaniu nie ma tam nic, choćby wokół stało ich wiele. Jeden sklep może w trasie punktować kilka razy.

    Potem autobus przechodzi w lewo i zaczyna się następna runda.

rules-paris-paris-end-title = Koniec
rules-paris-paris-end =
    Po 20, 15 lub 12 rundach przy dwóch, trzech lub czterech graczach płytki się kończą. Ruszają kursy specjalne: na początku każdy w tajemnicy wylosował linię; dla każdej z nich odbywa się jeszcze jedna wielka trasa, dla wszystkich. Przy dwóch graczach trzecia linia była jawna od początku i też rusza.

    Przy trzech i czterech graczach na końcu liczy się worek: kto ma w nim więcej sklepów niż ktokolwiek inny, dostaje punkt za każdy z nich. Przy remisie nikt nic nie dostaje.

    Wygrywa najwięcej punktów; przy remisie mniej sklepów na mapie.

rules-paris-paris-doubts-title = Przypadki wątpliwe
rules-paris-paris-doubts =
    - Na małej trasie liczy się każdy sklep, nie każdy właściciel: dwa twoje sklepy na najbliższych przystankach dają dwa punkty.
    - Na skrzyżowaniu liczą się najbliższe sklepy obu linii razem. Autobus nigdy nie zmienia linii po drodze.
    - Na własnym pełnym zwykłym przystanku nowy sklep zastępuje stary: płytka jest zużyta, nic więcej się nie zmienia.
    - Wybierasz płytkę, nie przystanek. Gdy dwie płytki wskazują to samo skrzyżowanie, ważny jest kolor, który zostaje.
    - Na wielkiej trasie każde skrzyżowanie liczy się osobno; sąsiednie sklepy mogą liczyć się znowu przy następnym.
    - Jeśli oba sklepy skrzyżowania są twoje (opcja), sąsiedzi liczą się tam raz, ale sąsiednie skrzyżowanie z dwoma twoimi sklepami liczy się za dwa.
    - Wynik w trakcie gry to dotychczasowe trasy; kursy specjalne są tajne do końca. Widać, jakie płytki są jeszcze w stosach, ale nie ich kolejność.
    - Kolejność kursów specjalnych niczego nie zmienia.
    - Jeśli worek i zapasy są zakryte (opcja), na końcu zostają odkryte.

rules-paris-paris-map-figure = Każda linia ma kolor, wzór i literę. Markizy to sklepy; na skrzyżowaniu mieszczą się dwa.
rules-paris-paris-grand-figure = Pod koniec gry: wielka trasa biegnie wzdłuż jednej linii od końca do końca.
