# Zasady Miasta Świateł naszymi słowami.

rules-city-of-light-aim-title = O co chodzi
rules-city-of-light-aim =
    Paryż, rok 1889. Pierwsze elektryczne latarnie rozświetlają miasto, a dwoje budowniczych chce, by ich budynki stały w najlepszym świetle. Najpierw wspólnie układacie ulice, potem na nich budujecie. Budynek jest wart tyle, ile jego wielkość razy liczba latarni, które na niego świecą.

rules-city-of-light-setup-title = Przygotowanie
rules-city-of-light-setup =
    - Plansza ma 4 × 4 kwadraty, każdy na jeden kafelek z 2 × 2 pól: razem 8 × 8 pól. Ramka nazywa je od a1 do h8.
    - Jedna osoba gra pomarańczowymi (gracz A), druga niebieskimi (gracz B). Każdy ma kafelki ulic ({ $tiles }), potasowane zakryte, kominy ({ $chimneys }) i żetony akcji ({ $tokens }).
    - Wierzchni kafelek ze swojego stosu trzymasz tak, że widzisz go tylko ty.
    - Budynki ({ $buildings }) leżą odkryte we wspólnej puli.
    - W grze jest { $inplay } z { $cards } pocztówek; te z gwiazdką są przeznaczone na pierwszą partię. Każdy z dziewięciu elementów specjalnych leży przy swojej pocztówce.
    - O tym, kto zaczyna, decyduje los. W rewanżu zaczyna przegrany poprzedniej partii, a po remisie znowu los. [C21]

rules-city-of-light-streets-title = Pierwsza faza: ulice
rules-city-of-light-streets =
    Pole kafelka ma twój kolor, kolor przeciwnika, jest mieszane (mogą tam budować oboje) albo jest latarnią.

    Gracie na zmianę. W swojej turze robisz dokładnie jedno z dwojga:

    1. Połóż swój kafelek odkryty na dowolnym pustym kwadracie, dowolnie obrócony, i dobierz następny. Kafelki nie muszą się stykać.
    2. Weź budynek ze wspólnej puli do swojego zapasu. Przydadzą się trzy lub cztery, ale każdy, którego później nie postawisz, kosztuje { $penalty } pkt.

    Dopóki masz kafelki, nie możesz pasować. Gdy wszystkie leżą, bierzesz budynek albo pasujesz. [C2]

    Faza kończy się natychmiast, gdy leży ostatni z { $alltiles } kafelków. Potem nie można już wziąć budynku, więc zrób to w porę.

rules-city-of-light-buildings-title = Druga faza: budynki
rules-city-of-light-buildings =
    Zaczyna ten, kto pierwszy położył wszystkie swoje kafelki, potem znów gracie na zmianę. W swojej turze robisz dokładnie jedno z dwojga:

    1. Budujesz: połóż budynek ze swojego zapasu na wolnych polach, wszystkich w twoim kolorze lub mieszanych, nigdy na latarni. Można go obracać, ale nie odwracać na drugą stronę. [C1] Dostaje jeden z twoich kominów; bez komina nie da się budować. [C17]
    2. Używasz pocztówki, której nikt jeszcze nie użył: wykonaj jej akcję albo jej nie wykonuj, tylko po to, by odebrać ją przeciwnikowi. Tak czy inaczej połóż na niej swój żeton; nikt już jej nie użyje.

    - Wszystko, co kładziesz, wymaga wolnych pól. Pole jest wolne, dopóki nic na nim nie stoi; dotyczy to także pól z latarniami, choć nikt tam nie buduje. [C3]
    - Pasować nie wolno. Kto nie może ani budować, ani użyć pocztówki, jest pomijany. [C20]
    - Gdy nikt nie może już nic zrobić, partia się kończy: wszystkie żetony akcji ({ $alltokens }) leżą na pocztówkach i nikt nie może już budować. Prawo z Métropolitain lub Chartier, dzięki któremu można by jeszcze budować, liczy się jako możliwość. [C19]

rules-city-of-light-scoring-title = Punktacja
rules-city-of-light-scoring =
    - Każdy twój budynek: jego wielkość razy liczba różnych latarni, które na niego świecą. Latarnia świeci na cztery sąsiednie pola, nie na ukos, i na budynki obu graczy. Dla budynku liczy się raz, bez względu na to, ilu jego pól dotyka. Budynek bez światła nic tu nie daje.
    - Twoja największa grupa budynków stykających się bokami: punkt za każde pole, oświetlone czy nie. Grupy i obszary łączą się tylko bokami. [C15]
    - Każdy budynek, który został w twoim zapasie: minus { $penalty } pkt.
    - Pocztówki, które dają punkty: Le Peintre, Moulin Rouge, Fontaine des Mers, Le Penseur.

    Wygrywa gracz z największą liczbą punktów; przy remisie ten, kto ma więcej widocznych wolnych pól swojego koloru (mieszane się nie liczą). Jeśli i to jest równe, partia kończy się remisem.

    Punkty liczone są na bieżąco; kliknięcie gracza przy stole pokazuje, skąd się biorą.

rules-city-of-light-example-title = Policzona partia
rules-city-of-light-example = Ostatnia pozycja pewnej partii. Liczy się ją tak:

rules-city-of-light-cards-title = Pocztówki
rules-city-of-light-cards = Każdej używa się raz, robi to jedno z was. Gwiazdka oznacza pocztówki na pierwszą partię.
rules-city-of-light-card-levitation = Wymień budynek ze swojego zapasu na jeden ze wspólnej puli i od razu postaw ten nowy według zwykłych zasad. Nowy musiał być w puli już przed wymianą; oddany nic cię nie kosztuje. Jeśli po żadnej wymianie nie da się postawić budynku, pocztówkę można tylko zablokować. [C10]
rules-city-of-light-card-metropolitain = Prawo dla jednego z twoich późniejszych budynków: może zakryć jedną pustą latarnię. Zakryta latarnia już nie świeci i dla nikogo się nie liczy. Niewykorzystane prawo nic nie kosztuje, ale jeśli tylko ono umożliwia ruch, trzeba go wykonać. [C7]
rules-city-of-light-card-jardin = Połóż ogród: dwa pola w twoim kolorze lub mieszane. Liczy się jako twój budynek wielkości 2, z kominem.
rules-city-of-light-card-sacre-coeur = Budynki, które zostały w twoim zapasie, na końcu nic cię nie kosztują.
rules-city-of-light-card-peintre = Postaw malarza na polu swojego koloru. Na końcu dostajesz 2 punkty za każdą latarnię w jego obszarze, który ograniczają tylko budynki i brzeg planszy.
rules-city-of-light-card-chartier = Weź mieszane pole. W późniejszej turze możesz położyć je na wolnym polu koloru przeciwnika i w tej samej turze zakryć tym, co kładziesz. Niewykorzystane nic nie kosztuje. [C8] To prawo i prawo z Métropolitain działają dla każdego budynku położonego później, także przez Lévitation lub jako ogród; Chartier także dla fontanny. Jedno położenie może wykorzystać oba. [C9]
rules-city-of-light-card-bouquinistes = Połóż przybudówkę na polu swojego koloru obok jednego z twoich budynków, który rośnie o 1. Jeśli dotyka kilku, mówisz, którego dotyczy; odtąd pod każdym względem należy do tego budynku. Można powiększyć także ogród. [C11]
rules-city-of-light-card-lampadaire = Postaw jeszcze jedną latarnię na polu swojego koloru. Świeci i liczy się jak każda inna, ogranicza obszar tancerki, a jej pole nie jest już wolne. [C4]
rules-city-of-light-card-moulin-rouge = Postaw tancerkę na polu swojego koloru. Na końcu dostajesz 1 punkt za każde wolne pole w jej obszarze, łącznie z jej własnym. Obszar kończy się na budynkach, innych elementach, latarniach i brzegu; latarni się nie liczy. [C14]
rules-city-of-light-card-fontaine = Połóż fontannę na swoim kolorze lub na polu mieszanym (liczba pól w tym wydaniu: { $fountain } [C18]). Na końcu dostajesz 3 punkty za każdy twój budynek, który styka się z nią bokiem. Budynek liczy się raz, bez względu na liczbę boków; ogród się liczy, wystarczy też dotknięcie przybudówką. [C12]
rules-city-of-light-card-penseur = Postaw posąg na polu swojego koloru, zwrócony ku wolnemu polu planszy. Na końcu dostajesz 2 punkty za każde wolne pole przy jego bokach i 1 przy rogach, bez względu na kolor, ale nic, jeśli pole przed nim jest zajęte. Pusta latarnia jest wolnym polem; posąg nigdy się nie obraca. [C13]
rules-city-of-light-card-grande-lumiere = Postaw wielką latarnię na nadrukowanej, pustej latarni, nie na tej z pocztówki Lampadaire. [C5] To jedna latarnia, która świeci dalej: na zaznaczone pola wokół niej. [C6] Inny budynek na prostej linii pomiędzy rzuca cień, bez względu na to, czyj jest; inne elementy nie. [C16]

rules-city-of-light-pieces-title = Budynki
rules-city-of-light-pieces = Każdy występuje jeden raz: wielkości 3 ({ $size3 }), 4 ({ $size4 }), 5 ({ $size5 }) i 6 ({ $size6 }). Cyfra w nazwie to wielkość. Ogród wchodzi do gry ze swoją pocztówką.

rules-city-of-light-tiles-title = Kafelki ulic
rules-city-of-light-tiles = Oboje macie te same kafelki ({ $tiles }), tylko z zamienionymi kolorami: po lewej kafelek pomarańczowych, po prawej niebieskich. Słowa opisują pomarańczowy.

rules-city-of-light-setup-figure = Pusta plansza, wspólna pula i pocztówki na początku.
rules-city-of-light-streets-figure = Pierwsza faza: leży kilka kafelków. Pomarańczowe pola są dla A, niebieskie dla B, mieszane dla obojga.
rules-city-of-light-example-figure = Na dachu zapisano, ile wart jest budynek: 7×3 to budynek z siedmiu pól, na który świecą trzy latarnie.
