# Turnieje: wszystkie stoły rundy grają to samo rozdanie.

event-title = Turnieje
event-line = W każdej rundzie wszystkie stoły grają to samo rozdanie, więc na tym samym miejscu wszyscy mają tyle samo szczęścia. Wyniki porównuje się, gdy skończy ostatni stół.
event-new = Zorganizuj turniej
event-create = Ogłoś turniej
event-account = Zaloguj się lub załóż konto, aby wziąć udział
event-mine = Twoje turnieje
event-public = Otwarte dla wszystkich
event-none = Obecnie nie ogłoszono żadnego turnieju.
event-all = Wszystkie turnieje
event-open = Czeka na uczestników
event-you-play = Twój stół czeka
event-round-of = Runda { $round } z { $of }
event-round = Runda { $round }
event-over = Zakończony
event-off = Odwołany
event-taken-down = Turniej wycofany przez administratora
event-by = Organizator:
event-name = Nazwa turnieju
event-seats = Gracze przy stole
event-rounds = Rundy
event-count = Liczba rund
event-count-line = W systemie szwajcarskim. Dla szesnastu osób wystarczą cztery rundy.
event-all-rounds = aż każdy zagra z każdym
event-system = Kto z kim gra
event-system-line = System szwajcarski: spotykają się osoby o podobnym wyniku, w parach nigdy dwa razy. Każdy z każdym: zawsze dwie osoby przy stole.
event-swiss = System szwajcarski
event-round-robin = Każdy z każdym
event-scoring = Co się liczy
event-scoring-line = Według rozdań, jak w brydżu porównawczym: porównujemy cię z każdym, kto miał twoje miejsce w tym samym rozdaniu. Według stołów: ile osób przy swoim stole pokonasz.
event-by-deals = Według rozdań
event-by-wins = Według stołów
event-most = Miejsc najwyżej
event-fill = Boty uzupełniające stoły
event-fill-no = Brak
event-fill-line = Bez botów osoba bez przeciwnika pauzuje jedną rundę.
event-starts = Początek
event-by-hand = gdy zdecyduję
event-listed = Na liście turniejów, gdzie każdy może dołączyć. W przeciwnym razie potrzebny jest link.
event-rated = Rankingowy
event-unrated = Towarzyski
event-go = Do swojego stołu
event-join = Weź udział
event-leave = Opuść turniej
event-begin = Zacznij teraz
event-more = Może się zacząć, gdy zbierze się dość osób.
event-call-off = Odwołaj
event-link = Link z zaproszeniem
event-standing = Tabela
event-nobody = Nikt jeszcze nie dołączył.
event-score = Wynik
event-opponents = Przeciwnicy
event-ahead = ± średnia
event-won = Wygrane
event-left = rezygnacja
event-bye = pauzuje
event-plays = gra
event-count-deals = Wynik to średnia z dotychczasowych rund: jaką część osób, które miały to samo miejsce w tym samym rozdaniu, wyprzedzasz. Przy remisie decydują punkty ponad ich średnią, a potem wygrane stoły.
event-count-wins = Liczy się, kogo pokonasz przy swoich stołach: wszyscy przy jednym stole to 1 punkt, runda pauzy także. Przy remisie decydują wyniki przeciwników, a potem punkty ponad średnią tego samego miejsca.
event-same-deal = Wszystkie te stoły grają to samo rozdanie. Wyniki pojawią się, gdy skończy ostatni.
event-seat = Miejsce
event-points = Punkty
event-mean = Średnia pozostałych
event-share = Wyprzedza
event-game = Partia
event-see = Odtwórz
event-percent = { $value }%
event-fair = Skrót sekretu każdego rozdania opublikowano przy ogłoszeniu turnieju. Sam sekret pojawia się po rundzie, aby każdy mógł sprawdzić rozdanie.
event-sealed = Inni grają jeszcze to rozdanie. Całą partię będzie można obejrzeć, gdy skończą ich stoły.
event-back = Do turnieju
refused-in-event = Ta partia należy do turnieju i trzeba ją dokończyć.
refused-sealed = Inni grają jeszcze to rozdanie. Poczekaj, aż runda się skończy.
refused-event-closed = Turniej już na to nie pozwala.
refused-event-full = Turniej jest pełny.
refused-event-joined = Już bierzesz udział.
refused-event-not-joined = Nie bierzesz udziału w tym turnieju.
refused-event-not-yours = Może to zrobić tylko organizator.
refused-event-too-few = Za mało osób bierze udział, aby zacząć.
refused-event-too-many = Kilka twoich turniejów czeka już na uczestników.
event-people =
    { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[other] { $count } osób
    }
event-in-minutes =
    { $count ->
        [one] za { $count } minutę
        [few] za { $count } minuty
       *[other] za { $count } minut
    }
event-in-hours =
    { $count ->
        [one] za { $count } godzinę
        [few] za { $count } godziny
       *[other] za { $count } godzin
    }
event-in-days =
    { $count ->
        [one] za { $count } dzień
       *[other] za { $count } dni
    }
event-teams = Drużyny
event-team = Drużyna
event-team-no = Każdy gra dla siebie
event-team-of = Drużyny po { $count ->
    [one] { $count } osobie
    [few] { $count } osoby
   *[other] { $count } osób
}
event-team-line = Gracze jednej drużyny siedzą przy różnych stołach, a ich wyniki się łączą. W systemie szwajcarskim.
event-team-name = Nazwa twojej drużyny
event-team-count = W każdej rundzie drużyna otrzymuje średnią wyników swoich graczy. O kolejności przy remisie decydują punkty ponad średnią.
refused-event-no-team = Podaj, dla której drużyny grasz.
refused-event-long-team = Nazwa drużyny może mieć najwyżej 24 znaki.
refused-event-team-full = Ta drużyna jest już w komplecie.
