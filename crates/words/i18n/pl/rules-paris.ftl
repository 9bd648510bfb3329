# Zasady Paryża naszymi słowami.

rules-paris-aim-title = O co chodzi
rules-paris-aim =
    Inwestujesz w najpiękniejsze domy wokół Łuku Triumfalnego. Twoje klucze pokazują, co należy do ciebie. Trafiają do miasta przez banki lub Łuk i przechodzą do coraz droższych budynków i krajobrazów. Punkty Zwycięstwa dają płytki bonusów, prestiż i na koniec dzielnice, w których masz najwięcej.

rules-paris-turn-title = Twoja tura
rules-paris-turn =
    Najpierw dobierz wierzchni budynek z jednego ze stosów; trafia na swoje pole. Tył wierzchniej płytki pokazuje dzielnicę. Gdy stosy są puste, ten krok odpada.

    Potem wykonaj dokładnie jedną akcję:

    - Umieść klucz w banku, w którym nie masz klucza, i weź franki, albo na Łuku, jeśli nie masz tam klucza.
    - Przenieś swój klucz na wolny budynek lub krajobraz i kup go.
    - Weź płytkę końca gry, gdy stosy są już puste: obejrzyj pozostałe i wybierz jedną w tajemnicy.

    Przed akcją i po niej możesz dowolnie kupować, sprzedawać i używać płytek bonusów. Potem kończysz turę.

    Sam mówisz, kiedy dobierasz i kiedy kończysz turę. Do tego czasu możesz cofnąć każdy krok, który nikomu nie pokazał niczego nowego.

rules-paris-move-title = Przenoszenie klucza i płacenie
rules-paris-move =
    Z Łuku klucz może trafić do dowolnej dzielnicy. Z banku, budynku lub krajobrazu przechodzi na coś o wyższej wartości w tej samej dzielnicy.

    - Płacisz wartość we frankach; z budynku lub krajobrazu tylko różnicę.
    - Budynek o wartości 8 kosztuje też jedno drewno; krajobrazy kosztują marmur i złoto, zawsze w całości.
    - Krajobraz spoza planszy możesz dodać do dzielnicy swojego klucza; musi być wart więcej niż ostatnio tam dodany.
    - Wolne jest to, na czym nie ma żadnego klucza, także twojego.

rules-paris-gain-title = Co daje zakup
rules-paris-gain =
    - Żeton obok budynku, jeśli jeszcze tam leży: zasoby (drewno, marmur, złoto) lub prestiż (brąz, srebro, złoto).
    - Wartość 8: od razu dwa punkty.
    - Wartość 1 lub 2: możesz wziąć płytkę bonusu. Wartość 3: za dwa franki.
    - Krajobraz: możesz oddać żetony prestiżu, po jednym na pole, za podane punkty.
    - Czwarty klucz na budynkach i krajobrazach dzielnicy: możesz od razu położyć płytkę punktacji w dzielnicy, która jej nie ma.

rules-paris-bonus-title = Płytki bonusów i handel
rules-paris-bonus =
    Aby wziąć płytkę bonusu, przesuń pionek do przodu po Torze Bonusów na pole, gdzie leży jeszcze płytka o numerze, którego nigdy nie miałeś. Powrotu nie ma, więc się nie spiesz. Użyj jej od razu albo w późniejszej turze; jej działanie widać po wskazaniu.

    Zapłacone zasoby leżą w puli i można je tam kupić; zasoby i prestiż można sprzedawać. Ceny są zawsze widoczne.

rules-paris-end-title = Koniec
rules-paris-end =
    Gdy ktoś weźmie ostatnią płytkę końca gry, runda trwa do końca, a potem każdy ma jeszcze jedną turę. Następnie punktuje każda dzielnica z płytką punktacji: zsumuj wartości pod swoimi kluczami. Najwyższa suma dostaje pierwszą nagrodę, potem druga i trzecia; przy równych sumach decyduje najdroższe miejsce. Przy dwóch graczach drugi dostaje nagrodę tylko z co najmniej połową sumy pierwszego.

    Wygrywa najwięcej punktów, potem najwięcej franków, potem najwyższa wartość wszystkich miejsc.

rules-paris-tiles-title = Wszystkie płytki bonusów
rules-paris-tiles = Co daje każdy numer. Trzy liczby rozdzielone ukośnikami dotyczą dwóch, trzech i czterech graczy.

rules-paris-doubts-title = Przypadki wątpliwe
rules-paris-doubts =
    - Płytka punktacji przysługuje tylko w chwili czwartego klucza, raz na dzielnicę.
    - Numer bonusu można mieć raz w grze, użyty czy nie.
    - Żeton obok budynku zawsze się bierze.
    - Franki i wszystkie zasoby muszą być pod ręką, gdy klucz się przenosi; kupuj i sprzedawaj wcześniej.
    - Kupować, sprzedawać i używać płytek można tylko we własnej turze: po dobraniu, przed akcją i po niej oraz gdy płytka bonusu jest oferowana za franki.
    - Płytki nie można użyć bez skutku.
    - Jokery 8, 10, 19 i 21 sprzedaje się jako rodzaj o najlepszej cenie. Zużyte w połowie 19 i 21 leżą odkryte i nie są już nieużyte.
    - Dwa klucze w jednym miejscu (płytki 9 i 16) liczą się jako dwa. Miejsce jest wolne, gdy odejdzie ostatni.
    - Płytka 25: jako kroki liczą się tylko pola, na których leży jeszcze płytka, i nie można stanąć na numerze, który już się miało.
    - Pola krajobrazu są znów otwarte przy każdym zakupie.
    - Akcję pomija się tylko, gdy żadna nie jest możliwa; nikt nie musi w tym celu kupować ani sprzedawać.
    - Kto dobierze ostatni budynek, może w tej samej turze wziąć płytkę końca gry.
    - Gdy nie ma już płytek końca gry, możesz zamiast akcji się wycofać: nie masz więcej tur, ale punktujesz jak inni.
    - Tylko ten, kto bierze płytkę końca gry, widzi pozostałe. Co wzięli inni, jest tajne do końca.
    - Równe sumy w dzielnicy: wartość najdroższego miejsca liczy się raz, nawet z dwoma kluczami.
    - Co na końcu nieużyte, nie jest nic warte, poza płytką 27.

rules-paris-aim-figure = W środku gry: niebieskie liczby to wartości, znak na budynku należy do właściciela.
rules-paris-end-figure = Koniec gry: trzy liczby na zielonym tle to punkty dzielnicy za pierwsze, drugie i trzecie miejsce.
