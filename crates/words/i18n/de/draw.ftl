# Die Wörter auf den Plänen.

draw-player = Person { $letter }
draw-points = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

draw-pp-board = Der Plan von Paris Paris
draw-pp-line-black = Linie Schwarz
draw-pp-line-blue = Linie Blau
draw-pp-line-green = Linie Grün
draw-pp-line-red = Linie Rot
draw-pp-line-orange = Linie Orange
draw-pp-letter-black = K
draw-pp-letter-blue = B
draw-pp-letter-green = G
draw-pp-letter-red = R
draw-pp-letter-orange = O
draw-pp-round = Runde { $round } von { $rounds }
draw-pp-parking = Geparkte Plättchen
draw-pp-tile = Plättchen { $stop }, { $line }
draw-pp-shop = Geschäft von { $player } an { $stop }
draw-pp-supply = Noch { $count ->
    [one] { $count } Geschäft
   *[other] { $count } Geschäfte
} im Vorrat
draw-pp-bag = { $count ->
    [one] { $count } Geschäft
   *[other] { $count } Geschäfte
} im Säckchen
draw-pp-bus = Hat den Bus: beginnt diese Runde
draw-pp-trip = Sonderfahrt: { $line }
draw-pp-trip-hidden = Geheime Sonderfahrt
draw-pp-open-trip = Offene Sonderfahrt: { $line }

draw-col-board = Der Plan der Stadt der Lichter
draw-col-square = Leeres Quadrat { $square }
draw-col-space = Feld { $space }, { $ground }
draw-col-orange = Orange
draw-col-blue = Blau
draw-col-mixed = gemischt
draw-col-lamp = Laterne
draw-col-lit = Laterne auf { $space }, beleuchtet { $count ->
    [one] { $count } Gebäude
   *[other] { $count } Gebäude
}
draw-col-tile = Dein Plättchen { $tile }
draw-col-hidden-tile = Ein verdecktes Plättchen
draw-col-tiles-left = Noch { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
} zu legen
draw-col-supply = Vorrat
draw-col-building = Gebäude { $building } im Vorrat
draw-col-reserved = Gebäude { $building } im Vorrat von { $player }
draw-col-built = Gebäude { $building } von { $player }
draw-col-annex = Anbau von Gebäude { $building }
draw-col-painter = Der Maler von { $player }
draw-col-dancer = Die Tänzerin von { $player }
draw-col-fountain = Der Brunnen von { $player }
draw-col-lampadaire = Die Laterne von { $player }
draw-col-large-lamp = Die große Laterne von { $player }
draw-col-statue = Die Statue von { $player }
draw-col-tokens = Noch { $count ->
    [one] { $count } Aktionschip
   *[other] { $count } Aktionschips
}
draw-col-chimneys = Noch { $count ->
    [one] { $count } Schornstein
   *[other] { $count } Schornsteine
}
draw-col-right-metropolitain = Darf einmal eine Laterne bedecken
draw-col-right-chartier = Darf einmal ein Feld der anderen Farbe bedecken
draw-col-card-used = genutzt von { $player }
draw-col-card-idle = von { $player } ohne Aktion gesperrt
draw-col-effect-levitation = Tausche ein Gebäude mit dem Vorrat und baue es sofort.
draw-col-effect-metropolitain = Später darf ein Gebäude von dir eine Laterne bedecken.
draw-col-effect-jardin = Lege den Garten: ein Gebäude der Größe 2.
draw-col-effect-sacre-coeur = Gebäude im Vorrat kosten dich am Ende nichts.
draw-col-effect-peintre = Stelle den Maler: 2 Punkte je Laterne in seinem Gebiet.
draw-col-effect-chartier = Später darf ein Gebäude ein Feld der anderen Farbe bedecken.
draw-col-effect-bouquinistes = Lege den Anbau neben dein Gebäude, das um 1 wächst.
draw-col-effect-lampadaire = Stelle eine Laterne auf ein Feld deiner Farbe.
draw-col-effect-moulin-rouge = Stelle die Tänzerin: 1 Punkt je freiem Feld ihres Gebiets.
draw-col-effect-fontaine = Lege den Brunnen: 3 Punkte je eigenem Gebäude daneben.
draw-col-effect-penseur = Stelle die Statue: 2 Punkte je freier Seite, 1 je freier Ecke, solange sie Aussicht hat.
draw-col-effect-grande-lumiere = Große Laterne auf eine leere Laterne: leuchtet weiter.
