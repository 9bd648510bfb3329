# The review of a finished game.

review-title = Analiza partii
review-judge-nodes = Każdą decyzję ocenił { $judge }, po { $nodes } iteracji, na podstawie tego, co gracz mógł wtedy wiedzieć.
review-judge-time = Każdą decyzję ocenił { $judge }, po { $millis } ms, na podstawie tego, co gracz mógł wtedy wiedzieć.
review-win = Szansa na wygraną, ruch po ruchu
review-points = Punkty, ruch po ruchu
review-player = Gracz
review-accuracy = Dokładność
review-accuracy-note = Dokładność to część tego, o co toczyła się gra, którą gracz zachował. Ruchy, które niczego nie zmieniają, się nie liczą.
review-choices = Prawdziwe wybory
review-lost = Stracone przez decyzje
review-points-lost = Stracone punkty
review-given = Z decyzji innych graczy
review-luck = Szczęście
review-later = Dostrzeżone dopiero później
review-score = Wynik końcowy
review-turning = Momenty zwrotne
review-no-turning = Żadna pojedyncza decyzja w tej partii nie kosztowała wiele.
review-no-turning-seen = Bot nie znalazł decyzji, która kosztowała wiele, ale dopiero późno zobaczył, jak skończy się ta partia.
review-made = { $who }, zagrany ruch: { $move }
review-loss = Stracone { $loss } % szansy na wygraną ({ $grade })
review-better = Lepiej: { $move }
review-line = Dalej mogło być tak: { $line }
review-own = Własne punkty w porównaniu z zagranym ruchem: { $changes }
review-others = Punkty pozostałych: { $changes }
review-unsure = Przy drugim spojrzeniu ocena tego ruchu była inna.
review-costly = Co jeszcze kosztowało punkty
review-cost = { $points ->
    [one] około { $points } punktu
   *[other] około { $points } punktów
}
review-luck-decided = { $who } decyduje lepiej niż zwycięzca: zaważyło szczęście.
review-seen-late = Bot dopiero późno zobaczył, jak skończy się ta partia: { $percent } % szansy na wygraną to ani decyzje, ani szczęście, lecz to, czego wcześniej nie dostrzegł.
review-bit-by-bit = { $who } traci po trochu { $percent } % szansy na wygraną: żadna z tych decyzji sama w sobie nie była błędem.
review-all-moves = Wszystkie ruchy
review-grade-best = najlepszy ruch
review-grade-good = dobry ruch
review-grade-inaccurate = niedokładność
review-grade-mistake = błąd
review-grade-blunder = gruby błąd
review-move = Ruch { $ply }
review-board = Plansza przed tym ruchem, z zaznaczonym lepszym ruchem: { $move }
review-previous = Poprzedni błąd
review-next = Następny błąd
review-sources = Skąd pochodziły punkty, ruch po ruchu
review-ask = Przeanalizuj tę partię
review-about = Najsilniejszy bot jeszcze raz ogląda każdą decyzję według tego, co gracz mógł wtedy wiedzieć: gdzie partia została wygrana i przegrana, co było umiejętnością, a co szczęściem.
review-under-way = Analiza trwa
review-under-way-note = Trwające partie mają pierwszeństwo. Możesz opuścić tę stronę i wrócić później.
review-reload = Zobacz, jak daleko zaszła
review-cancel = Przerwij analizę
review-outdated = Ta analiza pochodzi z wcześniejszej wersji.
review-again = Przeanalizuj ponownie
review-download-page = Pobierz jako stronę
review-download-data = Pobierz dane (JSON)
review-moment = { $grade }: utrata { $loss } % szans na wygraną
