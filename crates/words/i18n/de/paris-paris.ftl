# Paris Paris: was die Regeln zu sagen haben.

pp-line-black = Schwarz
pp-line-blue = Blau
pp-line-green = Grün
pp-line-red = Rot
pp-line-orange = Orange

pp-prompt-open = Runde { $round } von { $rounds }: Wähle ein Plättchen und eröffne an seiner Haltestelle ein Geschäft.
pp-prompt-over = Die Busse stehen wieder im Depot.

pp-say-open = { $stop }: Geschäft eröffnen (Plättchen { $line })
    .log = { who-eroeffnet } ein Geschäft an der Haltestelle { $stop } (Plättchen { $line }).
pp-say-replace = { $stop }: eigenes Geschäft erneuern (Plättchen { $line })
    .log = { who-erneuert } das eigene Geschäft an der Haltestelle { $stop } (Plättchen { $line }).
pp-say-displace = { $stop } ({ $line }): { $seat_is ->
    [you] eigenes Geschäft
   *[other] Geschäft von { $seat }
} verdrängen
    .log = { who-eroeffnet } ein Geschäft an der Haltestelle { $stop } (Plättchen { $line }) und { $who_is ->
        [you] verdrängst
       *[other] verdrängt
    } eines von { $seat_is ->
        [you] dir
       *[other] { $seat }
    }.

pp-choice-stop = { $stop }

pp-refused-over = Die Partie ist zu Ende.
pp-refused-no-such-stop = Es gibt keine Haltestelle { $stop }.
pp-refused-not-on-line = { $stop } liegt nicht an der Linie { $line }.
pp-refused-not-in-round = Kein Plättchen { $stop } der Linie { $line } liegt in dieser Runde aus.
pp-refused-whose-shop = { $stop } ist voll: Wähle, wessen Geschäft weichen muss.
pp-refused-no-choice = An der Haltestelle { $stop } ist nicht zu wählen, wessen Geschäft weicht.
pp-refused-no-shop-of = { who-hat } kein Geschäft an der Haltestelle { $stop }.

pp-event-opened = { who-eroeffnet } ein Geschäft an der Haltestelle { $stop }.
pp-event-replaced = { who-erneuert } das eigene Geschäft an der Haltestelle { $stop }.
pp-event-bagged = { who-verdraengt } { $owner_is ->
    [you] dein Geschäft
   *[other] das Geschäft von { $owner }
} an der Haltestelle { $stop }; es kommt ins Säckchen.
pp-event-returned = { who-verdraengt } { $owner_is ->
    [you] dein Geschäft
   *[other] das Geschäft von { $owner }
} an der Haltestelle { $stop }; { $owner_is ->
    [you] du nimmst
   *[other] { $owner } nimmt
} es zurück.
pp-event-small-tour = Kleine Tour zur Haltestelle { $stop } (übriges Plättchen: { $line }).
pp-event-small-tour-nearest = Kleine Tour zur Haltestelle { $stop } (übriges Plättchen: { $line }): Dort ist niemand, die nächsten Geschäfte liegen { $distance ->
    [one] eine Haltestelle
   *[other] { $distance } Haltestellen
} entfernt.
pp-event-small-tour-nobody = Kleine Tour zur Haltestelle { $stop } (übriges Plättchen: { $line }): kein Geschäft am Weg, keine Punkte.
pp-event-parked = Das Plättchen { $stop } der Linie { $line } wird geparkt.
pp-event-grand-tour = Große Tour der Linie { $line }!
pp-event-special-trip = { $seat_is ->
    [you] Deine Sonderfahrt
   *[other] Sonderfahrt von { $seat }
} auf der Linie { $line }.
pp-event-open-trip = Die offene Sonderfahrt geht über die Linie { $line }.
pp-event-bag = { who-hat } die meisten Geschäfte im Säckchen: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
pp-event-bag-nobody = Niemand hat allein die meisten Geschäfte im Säckchen.
pp-event-round = Runde { $round } beginnt; { $seat_is ->
    [you] du hast
   *[other] { $seat } hat
} den Bus.

pp-point-here = { $seat } +1: Geschäft an der Haltestelle { $stop }.
pp-point-nearest = { $seat } +1: Geschäft an der Haltestelle { $stop }, { $distance ->
    [one] eine Haltestelle
   *[other] { $distance } Haltestellen
} von { $to }.
pp-point-crossing = { $seat } +1: Geschäft an der Kreuzung { $stop }.
pp-point-next-to = { $seat } +1: Geschäft an der Haltestelle { $stop }, neben { $crossing }.

pp-score-small-tours = Kleine Touren
pp-score-grand-tours = Große Touren
pp-score-special-trips = Sonderfahrten
pp-score-bag = Säckchenwertung
pp-feat-tour-points = Meiste Punkte aus einer Tour
pp-feat-tour-stops = Längste Tour, in Haltestellen mit Punkten
pp-feat-displaced = Meiste verdrängte Geschäfte in einer Partie
