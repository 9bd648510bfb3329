# A position set up by hand: the page, and what can be wrong with a text.

setup-title = Ustaw pozycję
setup-line-short = Własna pozycja na planszy do analizy.
setup-intro = Napisz, kto co ma i co gdzie leży; tekst jest sprawdzany podczas pisania. Na początek zmień pozycję, która już tam jest: jeden wiersz na każdy rodzaj rzeczy, słowo, dwukropek i to, co do niego należy.
setup-text = Pozycja
setup-go = Otwórz na planszy do analizy
setup-check = Sprawdź
setup-edit = Zmień tę pozycję
setup-keys = Co znaczą wiersze
setup-wrong = To jeszcze nie jest pozycja:
setup-at = Wiersz { $line }:
setup-right = Tak można grać.
setup-keys-city-of-light =
    to-act: miejsce, które ma ruch; pomiń, gdy nikt już nie może nic zrobić
    turn: ile tur rozegrano
    postcards: pocztówki w grze
    tile: jeden wiersz na każdy położony kafelek: miejsce, numer, kwadrat, ćwierćobroty (1 5 B3 r1)
    hand 1, stack 1: kafelki w ręce i zakryte, w kolejności dobierania
    reserve 1: budynki wzięte i niepostawione
    build: jeden wiersz na każdy budynek: miejsce, budynek, lewe górne pole, ćwierćobroty (1 P5 c4 r2)
    card: jeden wiersz na każdą użytą pocztówkę: miejsce, pocztówka, jej pole jak w ruchu albo idle (2 peintre c3)
setup-keys-paris-paris =
    round: numer rundy
    bus: miejsce, które zaczęło rundę
    tiles: płytki rundy jako przystanek/linia, z - za tymi, które wzięto
    parked: płytki na parkingach
    shops 1: gdzie miejsce 1 ma sklepy
    bag: sklepy w worku, liczba dla każdego miejsca
    small, grand, trips, bag-points: dotychczasowe punkty, liczba dla każdego miejsca
    trip 1, open: kursy specjalne
    drawn: płytki wcześniejszych rund, z * za zaparkowanymi; można pominąć
    stacks: zakryte płytki w ich kolejności; można pominąć
setup-keys-paris =
    to-act: miejsce, które ma ruch; pomiń, gdy gra się skończyła
    step: o co jest pytane, na przykład draw, action lub free; pomiń na początku tury
    start, turn: miejsce, które zaczęło; ile tur rozegrano
    ending: open, last-tile (wzięto ostatnią płytkę końca gry) albo last-round
    francs, reserve, meeples: liczba dla każdego miejsca: franki, klucze w puli, pole na Torze Bonusów
    keys 1: gdzie leżą klucze: arc, chaillot:bank, chaillot:5, chaillot:louvre
    tokens 1: wood, marble, gold, bronze, silver, gold-prestige, jedno słowo na każdy żeton
    bonus 1: wzięte płytki bonusowe według numerów, z - za aktywowanymi i / za wydanymi do połowy
    landmarks: krajobrazy, na przykład chaillot:louvre
    vp-tiles: płytki punktacji, na przykład chaillot:12, według pierwszej nagrody
    bought: pola budynków, które kupiono i na których nie ma już klucza
    eights, prestige, end-points: PZ za budynki o wartości 8, prestiż i płytki końca gry, liczba dla każdego miejsca
    bonus-points 1: PZ z płytek bonusowych, na przykład 7=4
    end-tiles: płytki końca gry w kolejności brania, na przykład 1:wood; /3 za płytką aktywowaną, gdy wzięto już trzy
    saw 1: po ilu z nich ktoś obejrzał resztę i żadnej nie wziął; można pominąć
    retired: miejsca, które się wycofały
    drawn 1: budynki dobrane ze stosu 1; przy dowolnych dzielnicach z @ i dzielnicą, @none albo @? na końcu
    stack 1, removed: zakryte budynki, najpierw wierzchni; można pominąć
    beside, track: żetony obok budynków i numery toru, jeśli są potasowane

setup-long = Tekst jest za długi.
setup-line = Wiersz { $line } musi mieć słowo, dwukropek i to, co do niego należy.
setup-unknown = „{ $key }” nic tu nie znaczy. Są: { $known }.
setup-twice = „{ $key }” występuje dwa razy.
setup-missing = Brakuje „{ $key }”.
setup-word = { $key }: „{ $word }” nic tu nie znaczy. Możliwe: { $known }.
setup-number = { $key }: „{ $word }” nie jest liczbą od { $least } do { $most }.
setup-count = { $key }: musi być { $expected }, a nie { $found }.
setup-most = { $key }: najwyżej { $most }, a nie { $found }.
setup-other-pieces = { $key }: to nie są elementy z pudełka.
setup-two-places = { $piece } jest w dwóch miejscach albo już nie ma takiej rzeczy.
setup-nowhere = { $piece } nigdzie nie ma.
setup-no-room = { $piece } nie może być na { $place }.
setup-nothing-there = Na { $place } jeszcze nic nie stoi.
setup-step = { $key }: w tej pozycji nikt nie może mieć takiego wyboru.
setup-nobody = { $seat } nie ma nic do zrobienia; ruch musi mieć druga osoba.
setup-unfit = „{ $key }” nie pasuje do „{ $other }”.
setup-not-here = Pozycji tej gry nie można ustawić.
