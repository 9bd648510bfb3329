# Paris Paris: co mają do powiedzenia zasady.

pp-line-black = czarna
    .gen = czarnej
pp-line-blue = niebieska
    .gen = niebieskiej
pp-line-green = zielona
    .gen = zielonej
pp-line-red = czerwona
    .gen = czerwonej
pp-line-orange = pomarańczowa
    .gen = pomarańczowej

pp-prompt-open = Runda { $round } z { $rounds }: wybierz płytkę i otwórz sklep na jej przystanku.
pp-prompt-over = Autobusy wróciły do zajezdni.

pp-say-open = { $stop }: otwórz sklep (płytka { $line })
    .log = { who-otwiera } sklep: { $stop } (płytka { $line }).
pp-say-replace = { $stop }: odnów własny sklep (płytka { $line })
    .log = { who-odnawia } własny sklep: { $stop } (płytka { $line }).
pp-say-displace = { $stop } ({ $line }): wyprzyj { $seat_is ->
    [you] własny sklep
   *[other] sklep ({ $seat })
}
    .log = { who-otwiera } sklep: { $stop } (płytka { $line }) zamiast { $seat_is ->
        [you] twojego sklepu
       *[other] sklepu ({ $seat })
    }.

pp-choice-stop = { $stop }

pp-refused-over = Partia jest skończona.
pp-refused-no-such-stop = Nie ma przystanku { $stop }.
pp-refused-not-on-line = { $stop } nie leży na linii { $line_gen }.
pp-refused-not-in-round = W tej rundzie nie ma płytki { $stop } linii { $line_gen }.
pp-refused-whose-shop = { $stop }: brak miejsca, wybierz, czyj sklep ma ustąpić.
pp-refused-no-choice = { $stop }: nie wybiera się, czyj sklep ustępuje.
pp-refused-no-shop-of = { who-nie-ma } sklepu na przystanku { $stop }.

pp-event-opened = { who-otwiera } sklep: { $stop }.
pp-event-replaced = { who-wymienia } własny sklep: { $stop }.
pp-event-bagged = { who-wypiera } { $owner_is ->
    [you] twój sklep
   *[other] sklep ({ $owner })
}: { $stop }. Sklep trafia do worka.
pp-event-returned = { who-wypiera } { $owner_is ->
    [you] twój sklep
   *[other] sklep ({ $owner })
}: { $stop }. Sklep wraca do { $owner_is ->
    [you] twojego
   *[other] jego
} zapasu.
pp-event-small-tour = Mała trasa: { $stop } (pozostała płytka: { $line }).
pp-event-small-tour-nearest = Mała trasa: { $stop } (pozostała płytka: { $line }). Nikogo tam nie ma, najbliższe sklepy są { $distance ->
    [one] o jeden przystanek
    [few] o { $distance } przystanki
   *[other] o { $distance } przystanków
} dalej.
pp-event-small-tour-nobody = Mała trasa: { $stop } (pozostała płytka: { $line }). Brak sklepów po drodze, nikt nie punktuje.
pp-event-parked = Płytka { $stop } linii { $line_gen } trafia na parking.
pp-event-grand-tour = Wielka trasa linii { $line_gen }!
pp-event-special-trip = { $seat_is ->
    [you] Twój kurs specjalny
   *[other] Kurs specjalny ({ $seat })
} na linii { $line_gen }.
pp-event-open-trip = Jawny kurs specjalny na linii { $line_gen }.
pp-event-bag = { who-ma } najwięcej sklepów w worku: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
pp-event-bag-nobody = Nikt samodzielnie nie ma najwięcej sklepów w worku.
pp-event-round = Runda { $round }; autobus { $seat_is ->
    [you] masz ty.
   *[other] ma { $seat }.
}

pp-point-here = { $seat } +1: sklep { $stop }.
pp-point-nearest = { $seat } +1: sklep { $stop }, { $distance ->
    [one] jeden przystanek
    [few] { $distance } przystanki
   *[other] { $distance } przystanków
} od { $to }.
pp-point-crossing = { $seat } +1: sklep na skrzyżowaniu { $stop }.
pp-point-next-to = { $seat } +1: sklep { $stop }, obok { $crossing }.

pp-score-small-tours = Małe trasy
pp-score-grand-tours = Wielkie trasy
pp-score-special-trips = Kursy specjalne
pp-score-bag = Worek
pp-feat-tour-points = Najwięcej punktów z jednej trasy
pp-feat-tour-stops = Najdłuższa trasa, w punktujących przystankach
pp-feat-displaced = Najwięcej wypartych sklepów w jednej partii
