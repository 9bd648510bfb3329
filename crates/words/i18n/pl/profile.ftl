# Players: leaderboards, profiles, games, and what one keeps about others.

players-title = Rankingi
players-line = Rankingi wynikają z partii rankingowych między kontami i botami, osobno dla każdej gry i liczby graczy. Znak zapytania oznacza wartość jeszcze niepewną.
players-find = Znajdź gracza po nazwie
players-find-go = Szukaj
players-none = Nikt jeszcze nie ukończył takiej partii rankingowej.
players-rank = Pozycja
players-player = Gracz
players-rating = Ranking
players-games = Partie
players-count = { $count } graczy
profile-mine = Twój profil
profile-mine-line = Twoje partie, wyniki i rankingi, tak jak widzą je inni.
profile-since = Konto od
profile-private = Ten gracz nie pokazuje swoich partii ani rankingów.
profile-is-private = Tylko ty widzisz tę stronę.
profile-hide = Nie pokazuj nikomu moich partii i rankingów
profile-show = Pokazuj wszystkim moje partie i rankingi
profile-ratings = Rankingi
profile-no-ratings = Jeszcze żadnej partii rankingowej.
profile-curve = Ranking po { $games ->
    [one] { $games } partii
   *[other] { $games } partiach
}: teraz { $last }, najwyższy { $best }, najniższy { $least }
profile-results = Wyniki
profile-game = Gra
profile-won = Wygrane
profile-not-won = Niewygrane
profile-mean = Średnio punktów
profile-best = Najwięcej punktów
profile-sources = Skąd pochodzą punkty
profile-average = Średnio
profile-most = Najwięcej w jednej partii
profile-bests = Rekordy osobiste
profile-feat = Osiągnięcie
profile-record = Rekord
profile-rivals = Bezpośrednie pojedynki
profile-bots = Ulubione boty
profile-ahead = Przed
profile-behind = Za
profile-games = Partie
profile-any = Wszystkie
profile-result = Wynik
profile-opponent = Przeciwnik
profile-filter = Filtruj
profile-no-games = Żadna partia nie pasuje.
profile-older = Wcześniejsze partie
profile-rated = rankingowa
profile-left = poddana
profile-replay = Odtwórz
profile-challenge = Rzuć wyzwanie
profile-follow = Obserwuj
profile-unfollow = Nie obserwuj
profile-block = Zablokuj
profile-unblock = Odblokuj
profile-block-line = Zablokowany gracz nie może usiąść przy twoich stołach.
profile-note = Twoja notatka, niewidoczna dla innych
profile-note-save = Zapisz notatkę
profile-following = Obserwujesz
profile-blocking = Blokujesz
new-unrated = Nierankingowa: partia nie liczy się do rankingu
new-unrated-line = W przeciwnym razie liczy się, jeśli wszyscy przy stole mają konta lub są botami.
refused-kept-enough = Twoja lista graczy jest pełna; najpierw kogoś usuń.
source-paris-score-bonus = Płytki bonusowe
source-paris-score-district = Dzielnice
source-col-line-building = Budynki i latarnie
source-col-line-group = Największa grupa
source-col-line-unbuilt = Niepostawione
source-col-line-forgiven = Niepostawione, darowane przez Sacré-Cœur
source-col-line-penseur-unseen = Le Penseur, zasłonięty
rating-title = Ranking { $rating } ± { $deviation }, { $games ->
    [one] z jednej partii
   *[other] z { $games } partii
} tego rodzaju
rating-provisional = Ranking około { $rating } ± { $deviation }, jeszcze niepewny: dotąd { $games ->
    [one] tylko jedna partia
    [few] { $games } partie
   *[many] { $games } partii
} tego rodzaju
profile-rank = Miejsce { $rank } z { $of }
profile-event-on = Trwa
