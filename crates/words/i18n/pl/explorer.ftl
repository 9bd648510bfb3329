# The explorer: what others did, and what came of it.

explorer-title = Eksplorator
explorer-line = Co gracze i boty robili na początku zakończonych partii i jak na tym wyszli.
explorer-themes = Pytanie
explorer-level = Kto grał
explorer-level-people = Ludzie
explorer-level-bots = Boty
explorer-level-new = Ludzie bez ustalonego rankingu
explorer-level-below-1500 = Ludzie z rankingiem poniżej 1500
explorer-level-from-1500 = Ludzie z rankingiem 1500–1699
explorer-level-from-1700 = Ludzie z rankingiem od 1700
explorer-usual = Zwykłe opcje
explorer-origin = Partie
explorer-origin-games = Rozegrane tutaj
explorer-origin-records = Dodane przez administratora
explorer-trail = Dotychczasowe wybory
explorer-first = Początek
explorer-number = wybór nr { $number }
explorer-none = Nie było tego jeszcze w żadnej zakończonej partii.
explorer-count = { $count ->
    [one] Razem { $count } wybór
    [few] Razem { $count } wybory
    [many] Razem { $count } wyborów
   *[other] Razem { $count } wyboru
}.
explorer-even = Równy udział w zwycięstwach to { $share } %.
explorer-choice = Wybór
explorer-move = Ruch
explorer-often = Wybrane / możliwe
explorer-won = Wygrane
explorer-points = Punkty
explorer-margin = Przewaga
explorer-how = Wybrane / możliwe: ile razy to wybrano spośród tych, gdy było to możliwe. Wygrane: udział zwycięstw tych, którzy to wybrali; zwycięstwo dzielone liczy się w części, a w 19 przypadkach na 20 prawdziwy udział mieści się między dwiema liczbami podanymi obok. Przewaga: o ile punktów wyprzedzali średnio najlepszego z pozostałych. Liczą się tylko zakończone partie i tylko gracze, którzy zostali do końca; nazw graczy nie przechowujemy.
explorer-here = Co inni zrobili w tym miejscu
explorer-back = Wróć do pozycji
explorer-over = W tym miejscu partia jest skończona.
explorer-ply = ruch { $number }
explorer-same = Dokładnie w tej pozycji
explorer-same-line = Partie, w których ten gracz wiedział dokładnie to samo: pierwsze osiem ruchów partii publicznych oraz całe partie, gdy kilka stołów miało to samo rozdanie.
explorer-same-none = Nikt jeszcze nie był dokładnie w tej pozycji.

explorer-city-of-light-streets = Układanie ulic
explorer-city-of-light-build = Stawianie budynków
explorer-city-of-light-card = Pocztówki
explorer-paris-paris-shop = Sklepy
explorer-paris-key = Klucze
explorer-paris-buy = Zakupy
explorer-paris-bonus = Płytki bonusowe
