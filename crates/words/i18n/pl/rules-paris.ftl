# Zasady Paryża naszymi słowami.

rules-paris-aim-title = O co chodzi
rules-paris-aim =
    Inwestujesz w najpiękniejsze budynki wokół Łuku Triumfalnego. Twoje klucze oznaczają to, co posiadasz. Trafiają do miasta przez banki albo Łuk i przechodzą do coraz cenniejszych budynków i krajobrazów (słynnych miejsc). Punkty Zwycięstwa (PZ) dają płytki bonusowe, prestiż, a na końcu dzielnice, w których masz najwięcej.

rules-paris-setup-title = Przygotowanie
rules-paris-setup =
    - Każdy gracz ma franki ({ $francs }), { $keys2 } / { $keys3 } / { $keys4 } kluczy przy dwóch / trzech / czterech graczach, dodatkowe klucze w puli ({ $reserve }), pionek bonusowy przed torem i 0 PZ. Franki, klucze, żetony i płytki leżą za twoją zasłonką.
    - Budynki ({ $buildings }), po jednym dla każdej dzielnicy i wartości, tasuje się. Kilka ({ $removed }) usuwa się bez oglądania, z pozostałych ({ $left }) powstają trzy równe stosy, a według ustawienia dwa. [K1] Rewers budynku pokazuje dzielnicę, więc wszyscy widzą, dokąd należy wierzchni budynek każdego stosu.
    - Obok każdego z sześciu pól budynków dzielnicy leży żeton, jak pokazuje lista dzielnic poniżej.
    - Krajobrazy ({ $landmarks }) i płytki punktacji ({ $vptiles }) leżą odkryte obok planszy, płytki końca gry ({ $endtiles }) zakryte.
    - Tor Bonusów ma trzydzieści pól, po jednym dla każdego numeru. Płytek bonusowych jest { $bonus2 } przy dwóch graczach, { $bonus3 } przy trzech i { $bonus4 } przy czterech; jednakowe numery leżą na sobie. Pola tworzą trzy strefy, zaczynające się od 1, { $zoneb } i { $zonec }; jeśli tor jest potasowany, po jednej płytce każdego numeru zmienia miejsce w obrębie strefy, a dalsze egzemplarze trafiają na swój numer.
    - Ogólna pula zasobów jest na początku pusta. O tym, kto zaczyna, decyduje los.
    - Tajne są kolejność stosów, usunięte budynki oraz wzięte i pozostałe płytki końca gry. Wszystko inne za zasłonkami wynika z ruchów; opcja to pokazuje. [K12] To, co ktoś mógł zrobić, a nie zrobił, nikomu nic nie mówi. [K36]

rules-paris-districts-title = Dzielnice
rules-paris-districts =
    Każda dzielnica ma bank, sześć pól budynków o wartościach 1, 2, 3, 4, 5 i 8, miejsce na krajobrazy i na jedną płytkę punktacji. Pośrodku stoi Łuk Triumfalny. Lista pokazuje, ile płaci bank, które budynki należą do dzielnicy, a na końcu, który żeton leży obok której wartości.

    Przy opcji „dowolna dzielnica” ten, kto dobierze budynek, wybiera, dokąd trafi: do dzielnicy, w której jego wartość jest wolna i nie ma budynku tego typu. Trzeba go położyć, jeśli się da; jeśli nigdzie nie pasuje, opuszcza grę. Żetony zostają przy swoich polach. [K31]

rules-paris-turn-title = Twoja tura
rules-paris-turn =
    1. Dobierz wierzchni budynek jednego ze stosów i połóż go na jego polu. Gdy stosy są puste, ten krok odpada.
    2. Wykonaj dokładnie jedną akcję: umieść klucz, przenieś klucz i kup albo weź płytkę końca gry.
    3. Zakończ turę. O dobraniu i końcu tury decydujesz ty. [K34]

    Akcje:

    - Umieść klucz zza zasłonki w banku, w którym nie masz klucza, i weź jego franki; albo na Łuku, jeśli nie ma tam twojego klucza. Łuk nic nie płaci. Żaden klucz nie trafia zza zasłonki wprost na budynek lub krajobraz.
    - Przenieś klucz z planszy na wolny budynek lub krajobraz i kup go.
    - Weź płytkę końca gry, gdy stosy są puste: obejrzyj te, które zostały, wybierz jedną i zachowaj ją w tajemnicy. Oglądać może tylko ten, kto wybrał tę akcję. [K35] Kto dobierze ostatni budynek, może wziąć płytkę w tej samej turze. [K25]

    Po dobraniu możesz dowolnie często kupować, sprzedawać i aktywować płytki, przed akcją i po niej oraz wtedy, gdy możesz wziąć płytkę bonusową za franki, ale nie w trakcie [K18] i nigdy w turach innych. [K9]

    Jeśli żadna akcja nie jest możliwa, pomija się ją, ale kupowania, sprzedawania i płytek nie. [K7] Tylko wtedy wolno ją pominąć; nikt nie musi kupować, sprzedawać ani aktywować płytek, by ją umożliwić. [K27] Wybór, w którym nie ma czego wybrać, pomija się sam; z każdego innego można zrezygnować. [K26]

    Gdy nie ma już płytek końca gry, możesz zamiast akcji wycofać się z gry, jeśli nic więcej nie chcesz: [K8] nie masz już tur, ale i tak punktujesz. [K28]

rules-paris-move-title = Przenoszenie klucza i płacenie
rules-paris-move =
    Z Łuku klucz może trafić do każdej dzielnicy. Z banku, budynku lub krajobrazu przechodzi do czegoś o wyższej wartości w tej samej dzielnicy, także z krajobrazu na wyższy krajobraz. [K15] To, co opuszcza, jest znów wolne, bank i Łuk też. [K16]

    - Wolny jest budynek lub krajobraz, na którym nie leży żaden klucz, nawet twój.
    - Krajobraz z puli przy zakupie dodajesz do dzielnicy swojego klucza; z Łuku do dowolnej. Musi być wart więcej niż ostatni tam dodany. W dzielnicy może ich stać dowolnie wiele.
    - Płacisz wartość we frankach; przychodząc z budynku lub krajobrazu, tylko różnicę wartości.
    - Budynek o wartości 8 kosztuje też drewno ({ $wood }). [K2] Krajobrazy kosztują marmur i złoto według listy poniżej. Zasoby płaci się zawsze w całości; trafiają do ogólnej puli.
    - Franki i wszystkie zasoby muszą być pod ręką, gdy klucz się przenosi; kup lub sprzedaj wcześniej. [K19] Jeśli zasób można zapłacić na kilka sposobów, wybierasz ty. [K14]

rules-paris-gain-title = Co daje zakup
rules-paris-gain =
    W tej kolejności:

    1. Żeton obok budynku, jeśli jeszcze tam jest. Bierze się go zawsze. [K17]
    2. Wartość 8: { $eightvp } PZ.
    3. Krajobraz: możesz oddać prestiż na jego trzy pola, po jednym żetonie pokazanego rodzaju: brąz { $slot1 }, srebro { $slot2 }, złoto { $slot3 } PZ. Pola są znów otwarte przy każdym zakupie krajobrazu i wypełnia się je w dowolnej kolejności. [K23]
    4. Wartość 1 lub 2: możesz wziąć płytkę bonusową. Wartość 3: możesz, płacąc franki ({ $price }).
    5. Jeśli to czwarty klucz na budynkach i krajobrazach dzielnicy (banki się nie liczą), możesz położyć jedną z pozostałych płytek punktacji w dowolnej dzielnicy, która jej nie ma. Kto rezygnuje, traci to prawo; piąty klucz nie daje nowego. [K3]

rules-paris-landmarks-title = Krajobrazy
rules-paris-landmarks = Ile każdy kosztuje oprócz swojej wartości we frankach i jaki prestiż przyjmują jego pola:

rules-paris-trade-title = Kupno i sprzedaż
rules-paris-trade =
    Zapłacone zasoby leżą w ogólnej puli i można je tam kupić. Zasoby sprzedaje się z powrotem do puli; prestiż można tylko sprzedać i opuszcza on grę. Płytki, które liczą się jako żeton, też można sprzedać, ale nigdy nie trafiają do puli. [K33] Płytkę o dowolnym rodzaju (8, 10, 19, 21) sprzedaje się jako najdroższy rodzaj. [K13]

rules-paris-bonus-title = Płytki bonusowe
rules-paris-bonus =
    Aby wziąć płytkę bonusową, przesuń pionek do przodu na dowolne pole, na którym leży jeszcze płytka o nowym dla ciebie numerze, i weź wierzchnią. Na jednym polu może stać kilka pionków. Każdy numer można mieć w partii najwyżej raz, aktywowany czy nie. [K4] Drogi powrotnej nie ma, więc nie ma pośpiechu. Na ostatnim polu zamknięta jest tylko droga naprzód: płytki nr 17 i 25 nadal działają. [K22]

    Aktywuj płytkę od razu albo w późniejszej swojej turze; potem leży odkryta. Nie można aktywować płytki bez skutku. [K20] Płytka, która liczy się jako żeton, sama jest zapłatą: żaden żeton się nie porusza.

    Płytki, które liczą budynki, krajobrazy, rodzaje lub płytki, liczą to, co masz w chwili ich aktywowania.

    Trzy liczby z ukośnikami (2/3/4) dotyczą dwóch, trzech i czterech graczy.
rules-paris-tile-9 = Koszt i korzyści są zwykłe. Dwa klucze na jednym budynku lub krajobrazie liczą się za dwa, przy czwartym kluczu i w każdej punktacji; miejsce jest wolne, gdy odejdzie ostatni. [K10]
rules-paris-tile-16 = Koszt i korzyści są zwykłe. Tam, gdzie leżą klucze twoje i cudze, działa zarówno 9, jak i 16. [K11]
rules-paris-tile-17 = Także taką, którą już minęła twoja droga, także nr 29 lub 30. Pionek zostaje na miejscu.
rules-paris-tile-19 = Jeden możesz wydać teraz, a drugi później. Wydana do połowy płytka leży odkryta i nie jest już nieaktywowana. To samo dotyczy płytki nr 21. [K21]
rules-paris-tile-23 = Tylko prawdziwe żetony; opuszczają grę. [K6]
rules-paris-tile-24 = Tylko prawdziwe żetony; trafiają do ogólnej puli.
rules-paris-tile-25 = Jako kroki liczą się tylko pola, na których leży jeszcze płytka. [K5] Numer, który był już twój, jest krokiem, ale nie można się na nim zatrzymać. [K30]
rules-paris-tile-27 = Liczy się sama, z tym, co masz na końcu partii.
rules-paris-tile-30 = W chwili, w której ją aktywujesz.

rules-paris-endtiles-title = Płytki końca gry
rules-paris-endtiles = Każda jest jedna. Daje franki lub PZ, gdy aktywujesz ją w swojej turze, albo liczy się jako żeton swojego rodzaju.

rules-paris-vptiles-title = Płytki punktacji
rules-paris-vptiles = Ile dostają pierwszy, drugi i trzeci w dzielnicy.

rules-paris-end-title = Koniec
rules-paris-end =
    Gdy zostanie wzięta ostatnia płytka końca gry, rozgrywa się rundę do końca, aby wszyscy mieli tyle samo tur, a potem każdy ma jeszcze jedną turę. [K29]

    Potem wszystko się pokazuje. [K37] Płytka nr 27 się liczy; wszystko inne, co niewykorzystane, jest bez wartości. [K32]

rules-paris-scoring-title = Punktacja dzielnic
rules-paris-scoring =
    W każdej dzielnicy z płytką punktacji punktują ci, którzy mają w niej co najmniej jeden budynek lub krajobraz: dodaj wartości pod swoimi kluczami. Gracz z najwyższą sumą dostaje pierwszą nagrodę, potem przyznaje się drugą i trzecią.

    - Równe sumy: rozstrzyga najcenniejszy pojedynczy budynek lub krajobraz; jego wartość liczy się raz, nawet z dwoma kluczami. [K24]
    - Jeśli i one są równe, wszyscy remisujący dostają tę nagrodę, a następne przepadają: jedna, gdy remisuje dwóch graczy, dwie, gdy trzech.
    - Przy dwóch graczach drugi dostaje nagrodę tylko wtedy, gdy jego suma to co najmniej połowa sumy pierwszego.

    Wygrywa gracz z największą liczbą PZ; przy remisie decyduje liczba franków, a potem suma wartości wszystkich jego budynków i krajobrazów; dalej zwycięstwo jest wspólne.

rules-paris-setup-figure = Początek przy czterech graczach: żetony leżą obok pól, nie ma jeszcze budynków.
rules-paris-move-figure = Przykład: z budynku o wartości 3 w Batignolles gracz A może przejść tylko na 4. Wartości 1 i 2 są niższe, 5 i krajobraz są zajęte.
rules-paris-scoring-figure = Przykład: nagrody to 20, 10 i 5. A ma 13, B 10, C 13, a D 3. Krajobraz gracza C jest cenniejszy niż krajobraz gracza A, więc C jest pierwszy, A drugi, a B trzeci.
rules-paris-shared-figure = Przykład: nagrody to 16, 8 i 4. B i D mają po 21 i obaj są w Luwrze, więc obaj dostają 16. Druga nagroda przepada; A z 16 dostaje trzecią.
rules-paris-price-figure = Przykład: z piekarni (2) na Montmartre do teatru (5) gracz A płaci różnicę, czyli 3 franki.
rules-paris-new-figure = Przykład: z teatru (8) w La Villette na nowy krajobraz o wartości 12 gracz A płaci 4 franki, 1 marmur i 1 złoto, dodaje go do dzielnicy i przenosi tam klucz.
rules-paris-higher-figure = Przykład: w Saint-Germain stoi krajobraz o wartości 12, więc następny musi tam mieć wartość co najmniej 13.
rules-paris-above-figure = Przykład: w Belleville gracz A dołożył z Łuku Luwr (15) nad Tuileries (10): 15 franków, 1 marmur i 2 złota. Odrzucenie 2 złotych prestiżów daje 10 PZ.
rules-paris-fours-figure = Przykład: mając trzy budynki o wartości 4, gracz A dostaje 15 PZ za płytkę nr 18.
rules-paris-types-figure = Przykład: kawiarnia, trzy piekarnie, dwa hotele, teatr i dwa krajobrazy to 5 rodzajów, więc płytka nr 30 daje graczowi A 15 PZ.
rules-paris-two-figure = Przykład dla dwóch graczy: pierwsza nagroda to 18. A ma 12, B ma 5, mniej niż połowę, i nie dostaje nic.
