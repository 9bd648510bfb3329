# The review of a finished game.

review-title = Analiza partii
review-judge-nodes = Każdą decyzję ocenił { $judge }, po { $nodes } iteracji, na podstawie tego, co gracz mógł wtedy wiedzieć.
review-judge-time = Każdą decyzję ocenił { $judge }, po { $millis } ms, na podstawie tego, co gracz mógł wtedy wiedzieć.
review-win = Szansa na wygraną, ruch po ruchu
review-points = Punkty, ruch po ruchu
review-player = Gracz
review-accuracy = Dokładność
review-lost = Stracone przez decyzje
review-luck = Szczęście
review-score = Wynik końcowy
review-turning = Punkty zwrotne
review-no-turning = Żadna decyzja w tej partii nie kosztowała wiele.
review-made = { $who }, zagrany ruch: { $move }
review-loss = Stracone { $loss } % szansy na wygraną ({ $grade })
review-better = Lepiej: { $move }
review-line = Dalej mogło być tak: { $line }
review-own = Własne punkty w porównaniu z zagranym ruchem: { $changes }
review-others = Punkty pozostałych: { $changes }
review-unsure = Przy drugim spojrzeniu ocena tego ruchu była inna.
review-luck-decided = { $who } decyduje lepiej niż zwycięzca: zaważyło szczęście.
review-all-moves = Wszystkie ruchy
review-grade-best = najlepszy ruch
review-grade-good = dobry ruch
review-grade-inaccurate = niedokładność
review-grade-mistake = błąd
review-grade-blunder = gruby błąd
