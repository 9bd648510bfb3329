# Zasady Paryża naszymi słowami.

rules-paris-aim-title = O co chodzi
rules-paris-aim =
    Inwestujesz w najpiękniejsze budynki wokół Łuku Triumfalnego. Twoje klucze oznaczają to, co posiadasz. Trafiają do miasta przez banki albo Łuk i przechodzą do coraz cenniejszych budynków i krajobrazów (słynnych miejsc). Punkty Zwycięstwa (PZ) dają płytki bonusowe, prestiż, a na końcu dzielnice, w których masz najwięcej.

rules-paris-setup-title = Przygotowanie
rules-paris-setup =
    - Każdy gracz ma { $francs ->
        [one] { $francs } franka
        [few] { $francs } franki
       *[other] { $francs } franków
    }, { $keys2 } / { $keys3 } / { $keys4 } kluczy w grze dwu-, trzy- i czteroosobowej, jeszcze { $reserve ->
        [one] { $reserve } klucz
        [few] { $reserve } klucze
       *[other] { $reserve } kluczy
    } w puli obok planszy, pionek bonusowy przed pierwszym polem toru i 0 PZ. Franki, klucze, żetony i płytki leżą za zasłonką.
    - Tasuje się płytki budynków: { $buildings }, po jednej dla każdej dzielnicy i wartości. { $removed ->
        [one] { $removed } płytkę
        [few] { $removed } płytki
       *[other] { $removed } płytek
    } odkłada się bez oglądania do pudełka, a z pozostałych { $left } tworzy się trzy równe stosy, według ustawienia dwa. [K1] Na rewersie budynku widać dzielnicę, więc wszyscy wiedzą, dokąd trafi wierzchni budynek każdego stosu.
    - Obok każdego z sześciu pól budynków dzielnicy leży żeton, jak pokazuje lista dzielnic poniżej: zasób (drewno, marmur lub złoto) albo prestiż (brąz, srebro lub złoto), po 18 żetonów. Jeśli żetony są potasowane, złoto (zasób) leży obok ósemek, a pozostałe { $mixed } losowo obok innych pól.
    - Krajobrazy ({ $landmarks }) i płytki punktacji ({ $vptiles }) leżą odkryte obok planszy, płytki końca gry ({ $endtiles }) zakryte.
    - Tor Bonusów ma trzydzieści pól, po jednym dla każdego numeru. Płytek bonusowych jest { $bonus2 } w grze dwuosobowej, { $bonus3 } w trzyosobowej i { $bonus4 } w czteroosobowej; płytki o tym samym numerze leżą na sobie, a lista płytek bonusowych mówi, których jest kilka. Pola tworzą trzy strefy, zaczynające się od 1, { $zoneb } i { $zonec }; jeśli tor jest potasowany, po jednej płytce każdego numeru tasuje się w obrębie jej strefy, a dalsze egzemplarze kładzie się na płytce o tym samym numerze.
    - Ogólna pula zasobów jest na początku pusta. O tym, kto zaczyna, decyduje los.
    - Tajne są: kolejność płytek w stosach, odłożone budynki oraz wzięte i pozostałe płytki końca gry. Wszystko inne za zasłonkami wynika z ruchów i można to odkryć w opcjach. [K12] To, co ktoś mógł zrobić, a czego nie zrobił, nie jest żadną wskazówką. [K36]

rules-paris-districts-title = Dzielnice
rules-paris-districts =
    Każda dzielnica ma bank, sześć pól budynków o wartościach 1, 2, 3, 4, 5 i 8, miejsce na krajobrazy i na jedną płytkę punktacji. Pośrodku stoi Łuk Triumfalny. Lista pokazuje, ile płaci bank, które budynki należą do dzielnicy, a na końcu, który żeton leży obok której wartości.

    Przy opcji „dowolna dzielnica” gracz, który dobierze budynek, wybiera, dokąd on trafi: do dzielnicy, w której pole tej wartości jest wolne i nie ma jeszcze budynku tego typu, na przykład drugiego teatru. Trzeba go położyć, jeśli się da; jeśli nigdzie nie pasuje, wraca do pudełka. Żetony zostają przy swoich polach. Podczas przygotowania nie odkłada się wtedy żadnego budynku: wszystkie { $buildings } trafiają do stosów. [K31]

rules-paris-turn-title = Twoja tura
rules-paris-turn =
    Zaczyna Pierwszy Gracz, a potem gra toczy się zgodnie z ruchem wskazówek zegara. W swojej turze:

    1. Dobierz wierzchni budynek jednego ze stosów i połóż go na jego polu. Gdy wszystkie stosy są puste, pomiń ten krok.
    2. Wykonaj dokładnie jedną akcję: umieść klucz, przenieś klucz i kup albo weź płytkę końca gry.
    3. Zakończ turę. O dobraniu i końcu tury decydujesz ty. [K34]

    Akcje:

    - Umieść klucz zza zasłonki w banku, w którym nie masz klucza, i weź jego franki; albo na Łuku, jeśli nie ma tam twojego klucza. Klucze innych graczy nie przeszkadzają. Łuk nic nie płaci. Klucza zza zasłonki nie można umieścić wprost na budynku lub krajobrazie.
    - Przenieś jeden ze swoich kluczy na planszy na wolny budynek lub krajobraz i kup go.
    - Weź płytkę końca gry, gdy stosy są puste: obejrzyj te, które zostały, wybierz jedną i zachowaj ją w tajemnicy. Oglądać może tylko gracz, który wybrał tę akcję. [K35] Kto dobierze ostatni budynek, może wziąć płytkę w tej samej turze. [K25]

    Po dobraniu możesz dowolnie często kupować, sprzedawać i aktywować płytki: przed akcją, po niej oraz wtedy, gdy możesz wziąć płytkę bonusową za franki, ale nie w trakcie [K18] i nigdy w turach innych graczy. [K9]

    Jeśli żadna akcja nie jest możliwa, pomijasz ją, ale nadal możesz kupować, sprzedawać i aktywować płytki. [K7] Tylko wtedy wolno ją pominąć; nikt nie musi kupować, sprzedawać ani aktywować płytek, by umożliwić sobie akcję. [K27]

    Gdy nie ma już płytek końca gry, a nie chcesz nic więcej robić, możesz zamiast akcji wycofać się z gry: [K8] nie rozgrywasz już swoich tur, ale bierzesz udział w końcowej punktacji. [K28]

rules-paris-move-title = Przenoszenie klucza i koszt
rules-paris-move =
    Z Łuku klucz może trafić do dowolnej dzielnicy. Z banku, budynku lub krajobrazu przechodzi na budynek lub krajobraz o wyższej wartości w tej samej dzielnicy (bank ma wartość 0), także z krajobrazu na cenniejszy krajobraz. [K15] Miejsce, które opuszcza, jest znów wolne, również w banku i na Łuku. [K16]

    - Wolny jest budynek, który leży już na planszy, lub krajobraz, jeśli nie ma na nim żadnego klucza, nawet twojego.
    - Krajobraz leżący obok planszy dokładasz przy zakupie do dzielnicy, w której leży twój klucz; z Łuku do dowolnej. Musi być wart więcej niż ostatnio tam dołożony. Liczba krajobrazów w dzielnicy nie jest ograniczona.
    - Płacisz wartość we frankach; jeśli klucz przechodzi z budynku lub krajobrazu, tylko różnicę wartości.
    - Budynek o wartości 8 kosztuje też drewno ({ $wood }); polska instrukcja mówi tu o rezydencjach. [K2] Krajobrazy kosztują marmur i złoto według listy poniżej. Zasoby płaci się zawsze w całości; trafiają do ogólnej puli.
    - Przenosząc klucz, musisz mieć wszystkie potrzebne franki i zasoby; kup lub sprzedaj coś wcześniej. [K19] Jeśli zasób można zapłacić na kilka sposobów, wybierasz ty. [K14]

rules-paris-gain-title = Korzyści z zakupu
rules-paris-gain =
    W tym serwisie zawsze w tej kolejności:

    1. Żeton obok budynku, jeśli jeszcze tam leży. Bierze się go zawsze. [K17]
    2. Wartość 8: { $eightvp } PZ.
    3. Krajobraz: na każde z jego trzech pól możesz oddać jeden żeton prestiżu pokazanego rodzaju: brąz { $slot1 }, srebro { $slot2 }, złoto { $slot3 } PZ. Oddane żetony trafiają do pudełka. Przy każdym zakupie krajobrazu pola są znów wolne; wypełnia się je w dowolnej kolejności. [K23]
    4. Wartość 1 lub 2: możesz wziąć płytkę bonusową. Wartość 3: możesz, jeśli zapłacisz { $price ->
        [one] { $price } franka
        [few] { $price } franki
       *[other] { $price } franków
    }.
    5. Jeśli to czwarty klucz na budynkach i krajobrazach dzielnicy (banki się nie liczą), możesz położyć jedną z pozostałych płytek punktacji w dowolnej dzielnicy, która jej nie ma, tej lub innej. Kto rezygnuje, traci to prawo; piąty klucz nie daje nowego. [K3]

    Z punktów od 3 do 5 można zrezygnować; jeśli nie ma z czego wybierać, wybór jest pomijany automatycznie. [K26]

rules-paris-landmarks-title = Krajobrazy
rules-paris-landmarks = Ile każdy kosztuje oprócz swojej wartości we frankach i jaki prestiż przyjmują jego pola:

rules-paris-trade-title = Kupno i sprzedaż
rules-paris-trade =
    Zapłacone zasoby leżą w ogólnej puli i można je tam kupić. Sprzedane zasoby też do niej trafiają; żetony prestiżu można tylko sprzedawać, a sprzedane trafiają do pudełka. Płytki, które liczą się jako żeton, też można sprzedać, ale nigdy nie trafiają do puli. [K33] Płytkę dowolnego rodzaju (nr 8, 10, 19, 21) sprzedaje się po cenie najdroższego rodzaju. [K13]

rules-paris-bonus-title = Płytki bonusowe
rules-paris-bonus =
    Aby wziąć płytkę bonusową, przesuń pionek dowolnie daleko do przodu na pole, na którym leży jeszcze płytka o nowym dla ciebie numerze, i weź wierzchnią. Na jednym polu może stać kilka pionków. Każdy numer można mieć w partii najwyżej raz, aktywowany czy nie. [K4] Pionek się nie cofa, więc nie warto się spieszyć. Na ostatnim polu zamknięta jest tylko droga naprzód: płytki nr 17 i 25 nadal działają. [K22]

    Aktywuj płytkę od razu albo w jednej ze swoich późniejszych tur; potem leży odkryta. Nie można aktywować płytki bez skutku. [K20] Płytka, która liczy się jako żeton, sama jest zapłatą: nie bierze się za nią żetonu z puli.

    Płytki, które liczą budynki, krajobrazy, typy lub płytki, liczą to, co masz w chwili ich aktywowania.

    Trzy liczby z ukośnikami (2/3/4) dotyczą dwóch, trzech i czterech graczy.
rules-paris-tile-9 = Koszt i korzyści jak zwykle. Dwa klucze na jednym budynku lub krajobrazie liczą się za dwa: przy czwartym kluczu, na płytkach liczących budynki lub krajobrazy i w każdej punktacji; miejsce jest wolne, gdy opuści je ostatni klucz. [K10]
rules-paris-tile-13 = Klucz trafia za twoją zasłonkę. To samo dotyczy płytki nr 14.
rules-paris-tile-16 = Koszt i korzyści jak zwykle. Tam, gdzie leżą klucze twoje i cudze, można użyć płytki nr 9 albo nr 16. [K11]
rules-paris-tile-17 = Także taką, którą twój pionek już minął, także nr 29 lub 30. Pionek zostaje na miejscu.
rules-paris-tile-19 = Jeden możesz wydać teraz, a drugi później. Wydana do połowy płytka leży odkryta i nie liczy się już jako nieaktywowana. To samo dotyczy płytki nr 21. [K21]
rules-paris-tile-23 = Dowolnie wiele par. Tylko prawdziwe żetony; trafiają do pudełka. [K6]
rules-paris-tile-24 = Dowolnie wiele par. Tylko prawdziwe żetony; trafiają do ogólnej puli.
rules-paris-tile-25 = Jako kroki liczą się tylko pola, na których leży jeszcze płytka. [K5] Pole z numerem, który był już twój, liczy się jako krok, ale nie można się na nim zatrzymać. [K30]
rules-paris-tile-27 = Nie można jej aktywować w trakcie partii: liczy się sama, z tym, co masz na końcu.
rules-paris-tile-30 = Dwa hotele to jeden typ.

rules-paris-endtiles-title = Płytki końca gry
rules-paris-endtiles = Każda występuje jeden raz. Aktywuj ją od razu albo w jednej ze swoich późniejszych tur: daje franki lub PZ albo liczy się jako żeton swojego rodzaju, którym można zapłacić, który można oddać na krajobraz lub sprzedać. Potem trafia do pudełka.

rules-paris-vptiles-title = Płytki punktacji
rules-paris-vptiles = Ile PZ dostają pierwszy, drugi i trzeci gracz w dzielnicy.

rules-paris-end-title = Koniec gry
rules-paris-end =
    Gdy zostanie wzięta ostatnia płytka końca gry, rozgrywa się rundę do końca, aby wszyscy mieli tyle samo tur, a potem każdy ma jeszcze jedną turę: ostatnią okazję do aktywowania płytek. [K29]

    Potem wszystko zostaje ujawnione. [K37] Liczy się płytka nr 27; wszystko inne, czego nie wykorzystano, jest bez wartości. [K32]

rules-paris-scoring-title = Punktacja dzielnic
rules-paris-scoring =
    W każdej dzielnicy z płytką punktacji punktują ci, którzy mają w niej co najmniej jeden budynek lub krajobraz: dodaj wartości pod swoimi kluczami. Gracz z najwyższą sumą dostaje pierwszą nagrodę, potem przyznaje się drugą i trzecią; czwarty gracz nie dostaje nic.

    - Przy równych sumach rozstrzyga najcenniejszy pojedynczy budynek lub krajobraz; jego wartość liczy się raz, nawet z dwoma kluczami. [K24]
    - Jeśli i one są równe, co umożliwia płytka bonusowa nr 16, wszyscy remisujący dostają tę nagrodę, a następne przepadają: jedna, gdy remisuje dwóch graczy, dwie, gdy trzech.
    - W grze dwuosobowej drugi gracz dostaje nagrodę tylko wtedy, gdy jego suma to co najmniej połowa sumy pierwszego.

    Wygrywa gracz z największą liczbą PZ; przy remisie decyduje liczba franków, a potem suma wartości wszystkich budynków i krajobrazów gracza; jeśli i ona jest równa, remisujący dzielą się zwycięstwem.

rules-paris-setup-figure = Początek gry czteroosobowej: żetony leżą obok pól, nie ma jeszcze budynków.
rules-paris-move-figure = Przykład: z budynku o wartości 3 w Batignolles gracz A może przenieść klucz tylko na budynek o wartości 4. Wartości 1 i 2 są niższe, a 5 i krajobraz są zajęte.
rules-paris-scoring-figure = Przykład: nagrody to 20, 10 i 5. A ma 13 (11 + 2), B 10 (5 + 4 + 1), C 13, a D 3. Krajobraz gracza C (13) jest cenniejszy niż krajobraz gracza A (11), więc C dostaje 20 PZ, A 10, B 5, a D nic.
rules-paris-shared-figure = Przykład: nagrody to 16, 8 i 4. A ma 16 (11 + 5), B 21 (15 + 3 + 3, z dwoma kluczami na 3 dzięki płytce nr 9), C 8, a D 21 (15 + 4 + 2). B i D mają klucz na krajobrazie Louvre (15), więc obaj dostają 16 PZ. Druga nagroda przepada; A dostaje trzecią, 4 PZ, a C nic.
rules-paris-price-figure = Przykład: przenosząc klucz z piekarni (2) na Montmartre do teatru (5), gracz A płaci różnicę, czyli 3 franki.
rules-paris-new-figure = Przykład: przenosząc klucz z teatru (8) w La Villette na nowy krajobraz o wartości 12, gracz A płaci 4 franki, 1 marmur i 1 złoto i dokłada krajobraz do dzielnicy.
rules-paris-higher-figure = Przykład: w Saint-Germain leży krajobraz o wartości 12, więc następny musi tam mieć wartość co najmniej 13.
rules-paris-above-figure = Przykład: w Belleville gracz A, przychodząc z Łuku, dołożył Louvre (15) nad Tuileries (10) za 15 franków, 1 marmur i 2 złota. Za 2 oddane złote żetony prestiżu dostaje 10 PZ.
rules-paris-fours-figure = Przykład: mając trzy budynki o wartości 4, gracz A dostaje 3 × 5 = 15 PZ za płytkę nr 18.
rules-paris-types-figure = Przykład: kawiarnia, trzy piekarnie, dwa hotele, teatr i dwa krajobrazy to 5 typów, więc płytka nr 30 daje graczowi A 15 PZ.
rules-paris-two-figure = Przykład gry dwuosobowej: pierwsza nagroda to 18. A ma 12 i dostaje 18 PZ; B ma 5, mniej niż połowę, i nie dostaje nic.
