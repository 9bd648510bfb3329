# Zasady Miasta Świateł naszymi słowami.

rules-city-of-light-aim-title = O co chodzi
rules-city-of-light-aim =
    Paryż, rok 1889. Pierwsze elektryczne latarnie rozświetlają miasto, a dwoje budowniczych chce dla swoich domów najlepszego światła. Najpierw razem brukujecie ulice, potem na nich budujecie. Budynek jest wart tyle, ile wynosi jego wielkość razy liczba latarni, które na niego świecą.

rules-city-of-light-streets-title = Pierwsza faza: ulice
rules-city-of-light-streets =
    Każdy ma osiem kafelków po cztery pola. Pole ma twój kolor, kolor przeciwnika, oba naraz albo jest latarnią. Swój następny kafelek widzisz tylko ty.

    W swojej turze zrób jedną z tych rzeczy:

    - Połóż kafelek na pustym kwadracie planszy, obrócony jak chcesz, i dobierz następny.
    - Weź budynek ze wspólnego zasobu. Przydadzą się trzy lub cztery, ale każdy, którego potem nie postawisz, kosztuje trzy punkty.

    Gdy położysz wszystkie kafelki, bierzesz budynki albo pasujesz. Faza kończy się szesnastym kafelkiem.

rules-city-of-light-buildings-title = Druga faza: budynki
rules-city-of-light-buildings =
    Zaczyna ten, kto pierwszy położył osiem kafelków. W swojej turze zrób jedną z tych rzeczy:

    - Buduj: połóż budynek ze swojego zapasu na wolnych polach twojego koloru lub mieszanych, nigdy na latarni. Można go obracać, nie odwracać.
    - Użyj pocztówki, której nikt jeszcze nie użył: wykonaj jej działanie albo nie, tylko po to, by odebrać ją przeciwnikowi, i połóż na niej jeden ze swoich czterech żetonów.

    Kto nie może zrobić żadnej z tych rzeczy, traci kolejkę. Gdy nikt nic już nie może, gra się kończy.

rules-city-of-light-scoring-title = Punktacja
rules-city-of-light-scoring =
    Punkty liczone są na bieżąco; stół pokazuje, skąd pochodzi każdy z nich.

    - Każdy własny budynek: wielkość razy liczba różnych latarni, które na niego świecą. Latarnia świeci na cztery sąsiednie pola, nie na ukos, i na budynki obu graczy.
    - Twoja największa grupa budynków stykających się bokami: punkt za każde pole, oświetlone lub nie.
    - Każdy budynek, który został w twoim zapasie: trzy punkty mniej.
    - Pocztówki przynoszące punkty.

    Wygrywa najwięcej punktów; przy remisie więcej wolnych pól własnego koloru.

rules-city-of-light-cards-title = Pocztówki
rules-city-of-light-cards = W grze jest osiem z dwunastu; pierwsze osiem jest dla pierwszej gry.
rules-city-of-light-card-levitation = Wymień budynek ze swojego zapasu na jeden ze wspólnego zasobu i od razu go postaw.
rules-city-of-light-card-metropolitain = Jeden z twoich późniejszych budynków może zakryć jedną pustą latarnię.
rules-city-of-light-card-jardin = Połóż ogród z dwóch pól; liczy się jako twój budynek wielkości 2.
rules-city-of-light-card-sacre-coeur = Budynki, które zostaną w twoim zapasie, nic cię nie kosztują.
rules-city-of-light-card-peintre = Postaw malarza na polu swojego koloru. Na końcu 2 punkty za każdą latarnię w jego obszarze, ograniczonym tylko budynkami i brzegiem.
rules-city-of-light-card-chartier = Weź mieszane pole. Później możesz położyć je na polu przeciwnika i w tej samej turze na nim budować.
rules-city-of-light-card-bouquinistes = Połóż przybudówkę obok swojego budynku na swoim kolorze; budynek rośnie o jeden.
rules-city-of-light-card-lampadaire = Postaw jeszcze jedną latarnię na polu swojego koloru.
rules-city-of-light-card-moulin-rouge = Postaw tancerkę na swoim kolorze. Na końcu 1 punkt za każde wolne pole w jej obszarze, który kończy się na budynkach, figurach, latarniach i brzegu.
rules-city-of-light-card-fontaine = Połóż fontannę na swoim kolorze lub mieszanym. Na końcu 3 punkty za każdy własny budynek obok.
rules-city-of-light-card-penseur = Postaw posąg na swoim kolorze, zwrócony na wolne pole. Na końcu 2 punkty za każde wolne pole przy bokach i 1 w rogach, ale nic, jeśli pole przed nim jest zajęte.
rules-city-of-light-card-grande-lumiere = Postaw wielką latarnię na pustej latarni. Świeci dalej, ale budynki rzucają cień.

rules-city-of-light-doubts-title = Przypadki wątpliwe
rules-city-of-light-doubts =
    - Elementy można obracać, nigdy odwracać, i każdy potrzebuje wolnych pól.
    - Dopóki masz kafelki, nie możesz pasować. W drugiej fazie nie pasuje nikt, kto może jeszcze coś zrobić.
    - Lévitation: nowy budynek musiał być we wspólnym zasobie przed wymianą. Oddany nic cię nie kosztuje.
    - Métropolitain i Chartier: prawo czeka na późniejszą turę i służy każdemu budynkowi, także ogrodowi, a Chartier także fontannie. Jedno położenie może użyć obu. Niewykorzystane nic nie kosztuje, ale jeśli tylko ono umożliwia twój jedyny ruch, musisz go użyć.
    - Zakryta latarnia już nie świeci i nie liczy się nikomu.
    - Latarnia z karty Lampadaire świeci i liczy się jak każda inna, ale wielka latarnia nie może na niej stanąć.
    - Wielka latarnia to jedna latarnia. Budynek w linii prostej pomiędzy rzuca cień, czyjkolwiek jest; inne elementy nie.
    - Przybudówka należy pod każdym względem do budynku, który wskażesz.
    - Dla fontanny budynek liczy się raz, iloma bokami by jej dotykał; ogród i przybudówka też się liczą.
    - Dla posągu pusta latarnia jest wolnym polem. Posąg nigdy się nie obraca.
    - Pole tancerki się liczy, latarnie ograniczają jej obszar. Obszary i grupy stykają się tylko bokami.
    - W rewanżu zaczyna przegrany; po remisie decyduje los.

rules-city-of-light-aim-figure = Pod koniec gry. 3×1 to budynek z trzech pól, na który świeci jedna latarnia; smugi światła pokazują która.
rules-city-of-light-streets-figure = Pierwsza faza: leży kilka kafelków. Pomarańczowe pola są gracza A, niebieskie gracza B, podzielone obojga.
rules-city-of-light-scoring-figure = Koniec gry: wartość każdego budynku widać na jego dachu.
