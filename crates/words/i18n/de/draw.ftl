# Die Wörter auf den Plänen.

draw-player = Spieler { $letter }
draw-list = { $first }, { $rest }
draw-named = { $name }: { $what }
draw-also = { $first }; { $rest }
draw-points = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
draw-points-of = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

draw-pp-board = Der Spielplan von Paris Paris
draw-pp-line-black = Linie Schwarz
draw-pp-line-blue = Linie Blau
draw-pp-line-green = Linie Grün
draw-pp-line-red = Linie Rot
draw-pp-line-orange = Linie Orange
draw-pp-letter-black = S
draw-pp-letter-blue = Bl
draw-pp-letter-green = G
draw-pp-letter-red = R
draw-pp-letter-orange = O
draw-pp-round = Runde { $round } von { $rounds }
draw-pp-parking = Geparkte Plättchen
draw-pp-tile = Plättchen { $stop }, { $line }
draw-pp-shop = Geschäft von Spieler { $player } an der Haltestelle { $stop }
draw-pp-if-left = Wenn { $stop } übrig bleibt
draw-pp-if-left-now = Wenn { $stop } übrig bleibt, beim jetzigen Stand
draw-pp-if-left-least = Mindestens, wenn { $stop } übrig bleibt
draw-pp-then = Dann bleibt { $stop } übrig
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

draw-col-board = Spielplan: Stadt der Lichter
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
draw-col-tile = Dein Plättchen { $tile }: oben { $a }, { $b }; unten { $c }, { $d }
draw-col-tile-shows = oben { $a }, { $b }; unten { $c }, { $d }
draw-col-hidden-tile = Ein verdecktes Plättchen
draw-col-tiles-left = Noch { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
} zu legen
draw-col-supply = Auslage
draw-col-squares-left = Noch { $count ->
    [one] ein Platz
   *[other] { $count } Plätze
}, dann wird gebaut
draw-col-building = Gebäude { $building } in der Auslage
draw-col-yours = Dein Gebäude { $building }
draw-col-reserved = Gebäude { $building } im Vorrat von Spieler { $player }
draw-col-built = Gebäude { $building } von Spieler { $player }
draw-col-annex = Anbau von Gebäude { $building }
draw-col-painter = Der Maler von Spieler { $player }
draw-col-dancer = Die Tänzerin von Spieler { $player }
draw-col-fountain = Der Brunnen von Spieler { $player }
draw-col-lampadaire = Die Laterne von Spieler { $player }
draw-col-large-lamp = Die große Laterne von Spieler { $player }
draw-col-statue = Die Statue von Spieler { $player }
draw-col-size = Größe { $size }
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
draw-col-card-used = genutzt von Spieler { $player }
draw-col-card-idle = von Spieler { $player } ohne Aktion gesperrt
draw-col-effect-levitation = Tausche ein Gebäude deines Vorrats gegen eines der Auslage und baue dieses sofort.
draw-col-effect-metropolitain = Später darf ein Gebäude von dir eine Laterne bedecken.
draw-col-effect-jardin = Lege den Garten: ein Gebäude der Größe 2.
draw-col-effect-sacre-coeur = Nicht gebaute Gebäude kosten dich am Ende nichts.
draw-col-effect-peintre = Stelle den Maler: 2 Punkte je Laterne in seinem Gebiet.
draw-col-effect-chartier = Später darf ein Gebäude ein Feld der anderen Farbe bedecken.
draw-col-effect-bouquinistes = Lege den Anbau neben dein Gebäude, das um 1 wächst.
draw-col-effect-lampadaire = Stelle eine Laterne auf ein Feld deiner Farbe.
draw-col-effect-moulin-rouge = Stelle die Tänzerin: 1 Punkt je freiem Feld ihres Gebiets.
draw-col-effect-fontaine = Lege den Brunnen: 3 Punkte je eigenem Gebäude daneben.
draw-col-effect-penseur = Stelle die Statue: 2 Punkte je freier Seite, 1 je freier Ecke, wenn das Feld vor ihr frei bleibt.
draw-col-effect-grande-lumiere = Große Laterne auf eine leere Laterne: leuchtet weiter.

draw-paris-board = Der Spielplan von Paris
draw-paris-arc = Arc de Triomphe
draw-paris-district = Bezirk { $district }
draw-paris-bank = Bank in { $district }: { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}
draw-paris-place = { $district } { $value }: { $type }
draw-paris-empty = noch kein Gebäude
draw-paris-landmark = { $landmark }, Wert { $value }, im Vorrat
draw-paris-landmark-in = { $landmark }, Wert { $value }, in { $district }
draw-paris-landmark-name = { $landmark }
draw-paris-landmark-costs = Wert { $value }, kostet { $cost }; Felder: { $slots }
draw-paris-francs = { $count ->
    [one] { $count } Franc
   *[other] { $count } Francs
}
draw-paris-vp = { $count } SP
draw-paris-landmarks = Wahrzeichen
draw-paris-vp-tiles = SP-Plättchen
draw-paris-vp-tile = SP-Plättchen { $first }/{ $second }/{ $third }
draw-paris-market = Ressourcen und Preise
draw-paris-resource = { $kind }: { $count } im Vorrat, Kauf { $buy }, Verkauf { $sell ->
    [1] { $sell } Franc
   *[other] { $sell } Francs
}
draw-paris-prestige = { $kind }: Verkauf { $sell ->
    [1] { $sell } Franc
   *[other] { $sell } Francs
}
draw-paris-prices = { $kind }: Kauf { $buy } Francs, Verkauf { $sell ->
    [1] { $sell } Franc
   *[other] { $sell } Francs
}
draw-paris-reminders = Was ein Kauf bringt
draw-paris-reminder = Werte 1 und 2: ein Bonusplättchen; Wert 3: ein Bonusplättchen für { $price ->
    [1] { $price } Franc
   *[other] { $price } Francs
}; Wert 8: kostet { $wood } Holz und bringt { $vp } SP; Wahrzeichen: SP für Prestige
draw-paris-stack = Stapel { $stack }: { $count ->
    [one] { $count } Gebäude
   *[other] { $count } Gebäude
}, das nächste in { $district }
draw-paris-stack-empty = Stapel { $stack } ist leer
draw-paris-track = Bonusplättchen-Leiste
draw-paris-meeple = Bonus-Figur von Spieler { $player }
draw-paris-bonus = Bonusplättchen { $number }: { $effect }
draw-paris-beside = Der Marker neben jedem Wert
draw-paris-copies = { $effect }; dieses Plättchen gibt es { $copies }-mal
draw-paris-in-district = Bank { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}; Gebäude: { $buildings }
draw-paris-effect-flat = { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
} und { $vp } SP
draw-paris-effect-resource = zählt als { $kind }
draw-paris-effect-per-building = { $vp } SP je eigenem Gebäude mit Wert { $value }
draw-paris-effect-any-prestige = zählt als { $count ->
    [one] { $count } beliebiger Prestigemarker
   *[other] { $count } beliebige Prestigemarker
}
draw-paris-effect-any-resource = zählt als { $count ->
    [one] { $count } beliebige Ressource
   *[other] { $count } beliebige Ressourcen
}
draw-paris-effect-beside-own = ein versetzter Schlüssel darf dorthin, wo ein eigener liegt
draw-paris-effect-beside-other = ein versetzter Schlüssel darf dorthin, wo ein fremder liegt
draw-paris-effect-key = für { $price ->
    [one] { $price } Franc
   *[other] { $price } Francs
} einen Schlüssel aus der Reserve
draw-paris-effect-take-any = nimm ein beliebiges Bonusplättchen von der Leiste
draw-paris-effect-per-unused = { $vp } SP je anderem ungenutzten Bonusplättchen
draw-paris-effect-prestige-pairs = { $vp } SP je Paar gleicher Prestigemarker, das du abwirfst
draw-paris-effect-resource-pairs = { $vp } SP je Paar gleicher Ressourcen, das du zurücklegst
draw-paris-effect-back = gehe 1 bis 5 Plättchen zurück und nimm das dort liegende
draw-paris-effect-francs-at-end = am Ende 1 SP je Franc
draw-paris-effect-per-landmark = { $vp } SP je eigenem Wahrzeichen
draw-paris-effect-types = { $four }, { $five }, { $six } oder { $seven } SP für 4, 5, 6 oder 7 verschiedene Arten von Gebäuden (alle Wahrzeichen sind eine)
draw-paris-end-tiles = Noch { $count ->
    [one] { $count } Spielende-Plättchen
   *[other] { $count } Spielende-Plättchen
}
draw-paris-held-end-tiles = { $count ->
    [one] { $count } Spielende-Plättchen
   *[other] { $count } Spielende-Plättchen
} hinter dem Sichtschirm
draw-paris-end-tile = Spielende-Plättchen: { $tile }
draw-paris-end-tile-gone = Spielende-Plättchen: { $tile }; nicht mehr da
draw-paris-keys = Schlüssel hinter dem Sichtschirm, { $reserve } in der Reserve
draw-paris-tokens = { $kind }: { $count }
draw-paris-retired = ausgestiegen
