# Paris: was die Regeln zu sagen haben.

paris-prompt-draw = Ziehe ein Gebäude von einem der Stapel.
paris-prompt-place = Wähle einen Bezirk für das gezogene Gebäude: { $type }, Wert { $value }.
paris-prompt-action = Deine Aktion: Setze einen Schlüssel oder versetze einen und kaufe.
paris-prompt-action-end-tiles = Deine Aktion: Setze einen Schlüssel, versetze einen und kaufe, oder nimm ein Spielende-Plättchen.
paris-prompt-action-last = Deine Aktion: Setze einen Schlüssel, versetze einen und kaufe, oder steige aus.
paris-prompt-end-tile = Wähle eines der Spielende-Plättchen.
paris-prompt-pay = { $kind } ist zu bezahlen: Womit?
paris-prompt-prestige = Wirf Prestigemarker für { $landmark } ab oder verzichte.
paris-prompt-bonus = Nimm ein Bonusplättchen weiter vorn auf der Leiste oder verzichte.
paris-prompt-bonus-price = Für { $price ->
    [one] { $price } Franc
   *[other] { $price } Francs
}: Nimm ein Bonusplättchen weiter vorn auf der Leiste oder verzichte.
paris-prompt-vp-tile = Der vierte Schlüssel: Lege ein SP-Plättchen auf einen Bezirk oder verzichte.
paris-prompt-free = Kaufe, verkaufe oder nutze Plättchen, wenn du magst; dann beende deinen Zug.
paris-prompt-over = Die Belle Époque ist vorbei.

paris-say-draw = Von Stapel { $stack } ziehen
    .log = { who-zieht } von Stapel { $stack }.
paris-say-place = In { $district } legen
    .log = { who-waehlt } { $district } für das Gebäude.
paris-say-key-arc = Schlüssel auf den Arc de Triomphe
    .log = { who-setzt } einen Schlüssel auf den Arc de Triomphe.
paris-say-key-bank = Schlüssel auf die Bank in { $district }: +{ $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}
    .log = { who-setzt } einen Schlüssel auf die Bank in { $district }.
paris-say-buy-building = { $value }er-Gebäude in { $district } kaufen für { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
} ({ $spent ->
    [0] { $from }
   *[other] Schlüssel von Wert { $spent }
})
    .log = { who-kauft } das { $value }er-Gebäude in { $district }.
paris-say-buy-building-with = { $value }er-Gebäude in { $district } kaufen für { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
} mit Bonusplättchen { $number } ({ $spent ->
    [0] { $from }
   *[other] Schlüssel von Wert { $spent }
})
    .log = { who-kauft } das { $value }er-Gebäude in { $district } mit Bonusplättchen { $number }.
paris-say-buy-landmark = Wahrzeichen { $landmark } in { $district } kaufen für { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
} ({ $spent ->
    [0] { $from }
   *[other] Schlüssel von Wert { $spent }
})
    .log = { who-kauft } das Wahrzeichen { $landmark } in { $district }.
paris-say-buy-landmark-with = Wahrzeichen { $landmark } in { $district } kaufen für { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
} mit Bonusplättchen { $number } ({ $spent ->
    [0] { $from }
   *[other] Schlüssel von Wert { $spent }
})
    .log = { who-kauft } das Wahrzeichen { $landmark } in { $district } mit Bonusplättchen { $number }.
paris-say-look = Die Spielende-Plättchen ansehen und eines nehmen
    .log = { who-sieht } die Spielende-Plättchen durch.
paris-say-end-tile = Ein Spielende-Plättchen nehmen
    .log = { who-nimmt } ein Spielende-Plättchen.
paris-say-take-end-vp = Dieses Spielende-Plättchen nehmen: { $vp ->
    [one] { $vp } SP
   *[other] { $vp } SP
}
    .log = { who-nimmt } ein Spielende-Plättchen: { $vp ->
        [one] { $vp } SP
       *[other] { $vp } SP
    }.
paris-say-take-end-francs = Dieses Spielende-Plättchen nehmen: { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}
    .log = { who-nimmt } ein Spielende-Plättchen: { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }.
paris-say-take-end-kind = Dieses Spielende-Plättchen nehmen: { $kind }
    .log = { who-nimmt } ein Spielende-Plättchen: { $kind }.
paris-say-retire = Aussteigen: keine Züge mehr
    .log = { who-steigt } aus.
paris-say-pay = { $kind } bezahlen: { $source }
    .log = { who-bezahlt } { $kind } ({ $source }).
paris-say-prestige = { $kind } abwerfen ({ $source })
    .log = { who-wirft } { $kind } ab ({ $source }).
paris-say-bonus = Bonusplättchen { $number } nehmen
    .log = { who-nimmt } Bonusplättchen { $number }.
paris-say-vp-tile = SP-Plättchen { $prize } auf { $district } legen
    .log = { who-legt } das SP-Plättchen { $prize } auf { $district }.
paris-say-buy = { $kind } kaufen für { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}
    .log = { who-kauft } { $kind }.
paris-say-sell = { $kind } verkaufen ({ $source }) für { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}
    .log = { who-verkauft } { $kind } ({ $source }).
paris-say-use = Bonusplättchen { $number } nutzen
    .log = { who-nutzt } Bonusplättchen { $number }.
paris-say-take-any = Bonusplättchen 17: Plättchen { $number } nehmen
    .log = { who-nimmt } mit Bonusplättchen 17 das Plättchen { $number }.
paris-say-back = Bonusplättchen 25: zurück zu Plättchen { $number }
    .log = { who-geht } mit Bonusplättchen 25 zurück zu Plättchen { $number }.
paris-say-pairs-prestige = Bonusplättchen 23 nutzen: Paare abwerfen (Bronze { $bronze }, Silber { $silver }, Gold { $gold })
    .log = { who-nutzt } Bonusplättchen 23.
paris-say-pairs-resources = Bonusplättchen 24 nutzen: Paare zurücklegen (Holz { $wood }, Marmor { $marble }, Gold { $gold })
    .log = { who-nutzt } Bonusplättchen 24.
paris-say-use-end-vp = Spielende-Plättchen nutzen: +{ $vp ->
    [one] { $vp } SP
   *[other] { $vp } SP
}
    .log = { who-nutzt } ein Spielende-Plättchen: { $vp } SP.
paris-say-use-end-francs = Spielende-Plättchen nutzen: +{ $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}
    .log = { who-nutzt } ein Spielende-Plättchen für Francs.
paris-say-use-end-kind = Spielende-Plättchen als { $kind } nutzen
    .log = { who-nutzt } ein Spielende-Plättchen als { $kind }.
paris-say-skip-action = Keine Aktion möglich: weiter
    .log = { who-kann } keine Aktion ausführen.
paris-say-skip = Verzichten
    .log = { who-verzichtet }.
paris-choice-building = { $value }er-Gebäude
paris-choice-landmark = { $landmark }
paris-say-end = Zug beenden
    .log = { who-beendet } den Zug.

paris-event-built = { who-legt } ein Gebäude nach { $district }: { $type }, Wert { $value }.
paris-event-homeless = { $seat_is ->
    [you] Du findest für ein Gebäude keinen Platz und entfernst es
   *[other] { $seat } findet für ein Gebäude keinen Platz und entfernt es
}: { $type }, Wert { $value }.
paris-event-key-bank = { who-setzt } einen Schlüssel auf die Bank in { $district }.
paris-event-key-arc = { who-setzt } einen Schlüssel auf den Arc.
paris-event-landmark-added = { who-fuegt } das Wahrzeichen { $landmark } in { $district } hinzu.
paris-event-bought-building = { who-besitzt } jetzt das { $value }er-Gebäude in { $district }.
paris-event-bought-landmark = { who-besitzt } jetzt das Wahrzeichen { $landmark } in { $district }.
paris-event-token = { who-nimmt } den Marker: { $kind }.
paris-event-paid = { who-zahlt } { $kind } ({ $source }).
paris-event-filled = { who-wirft } { $kind } ab ({ $source }).
paris-event-returned = { who-legt } { $pairs ->
    [one] { $pairs } Paar
   *[other] { $pairs } Paare
} zurück: { $kind }.
paris-event-bonus-taken = { who-nimmt } Bonusplättchen { $number }.
paris-event-bonus-spent = { who-nutzt } Bonusplättchen { $number }.
paris-event-key-gained = { who-bekommt } einen Schlüssel aus der Reserve.
paris-event-vp-tile = { who-legt } das SP-Plättchen { $prize } auf { $district }.
paris-event-looked = { who-sieht } die Spielende-Plättchen durch.
paris-event-end-tile = { who-nimmt } ein Spielende-Plättchen; noch { $left }.
paris-event-skipped = { who-kann } keine Aktion ausführen.
paris-event-retired = { who-steigt } aus.
paris-event-last-round = Die letzte Runde beginnt.
paris-event-over = Die Partie ist zu Ende; die Bezirke werden gewertet.

paris-event-francs-bank = { who-bekommt } { $amount ->
    [one] { $amount } Franc
   *[other] { $amount } Francs
}: Bank in { $district }.
paris-event-francs-building = { who-zahlt } { $amount ->
    [one] { $amount } Franc
   *[other] { $amount } Francs
}: das { $value }er-Gebäude in { $district }.
paris-event-francs-landmark = { who-zahlt } { $amount ->
    [one] { $amount } Franc
   *[other] { $amount } Francs
}: { $landmark }.
paris-event-francs-bonus-price = { who-zahlt } { $amount ->
    [one] { $amount } Franc
   *[other] { $amount } Francs
}: für ein Bonusplättchen.
paris-event-francs-sold = { who-bekommt } { $amount ->
    [one] { $amount } Franc
   *[other] { $amount } Francs
}: { $kind } verkauft ({ $source }).
paris-event-francs-bought = { who-zahlt } { $amount ->
    [one] { $amount } Franc
   *[other] { $amount } Francs
}: { $kind } gekauft.
paris-event-francs-tile = { who-bekommt } { $amount ->
    [one] { $amount } Franc
   *[other] { $amount } Francs
}: Bonusplättchen { $number }.
paris-event-francs-key = { who-zahlt } { $amount ->
    [one] { $amount } Franc
   *[other] { $amount } Francs
}: ein Schlüssel mit Bonusplättchen { $number }.
paris-event-francs-end-tile = { who-bekommt } { $amount ->
    [one] { $amount } Franc
   *[other] { $amount } Francs
}: Spielende-Plättchen.

paris-event-vp-eight = { who-bekommt } { $amount ->
    [one] { $amount } SP
   *[other] { $amount } SP
}: ein Gebäude mit Wert 8 in { $district }.
paris-event-vp-slot = { who-bekommt } { $amount ->
    [one] { $amount } SP
   *[other] { $amount } SP
}: { $kind } bei { $landmark }.
paris-event-vp-bonus = { who-bekommt } { $amount ->
    [one] { $amount } SP
   *[other] { $amount } SP
}: Bonusplättchen { $number }.
paris-event-vp-end-tile = { who-bekommt } { $amount ->
    [one] { $amount } SP
   *[other] { $amount } SP
}: Spielende-Plättchen.
paris-event-vp-district = { who-bekommt } { $amount ->
    [one] { $amount } SP
   *[other] { $amount } SP
}: Platz { $place } in { $district }.

paris-score-eights = Gebäude mit Wert 8
paris-score-prestige = Prestige an Wahrzeichen
paris-score-bonus = Bonusplättchen { $number }{ $number ->
    [6] {" "}(Gebäude)
    [11] {" "}(Gebäude)
    [15] {" "}(Gebäude)
    [18] {" "}(Gebäude)
    [26] {" "}(Gebäude)
    [28] {" "}(Gebäude)
    [20] {" "}(ungenutzte Plättchen)
    [23] {" "}(Prestigepaare)
    [24] {" "}(Ressourcenpaare)
    [27] {" "}(Francs)
    [29] {" "}(Wahrzeichen)
    [30] {" "}(Gebäudearten)
   *[other] {""}
}
paris-score-end-tiles = Spielende-Plättchen
paris-score-district = Bezirk { $district }
paris-feat-turn = Meiste SP in einem Zug
paris-feat-districts = Meiste gewonnene Bezirke in einer Partie
paris-feat-landmarks = Meiste gekaufte Wahrzeichen in einer Partie
paris-feat-tiles = Meiste Bonusplättchen in einer Partie

paris-refusal-other-step = Das geht jetzt nicht.
paris-refusal-stack-empty = Dieser Stapel ist leer.
paris-refusal-value-taken = Dieser Wert ist im Bezirk schon belegt.
paris-refusal-type-taken = Der Bezirk hat schon ein Gebäude dieser Art.
paris-refusal-no-key = Du hast keinen Schlüssel mehr hinter deinem Sichtschirm.
paris-refusal-stand-taken = Dort liegt schon ein Schlüssel von dir.
paris-refusal-no-key-there = Dort hast du keinen Schlüssel.
paris-refusal-other-district = Von dort bleibt ein Schlüssel in seinem Bezirk.
paris-refusal-not-higher = Das neue Gebäude oder Wahrzeichen muss mehr wert sein.
paris-refusal-not-built = Dort steht noch kein Gebäude.
paris-refusal-no-such-landmark = Dieses Wahrzeichen gibt es nicht.
paris-refusal-landmark-elsewhere = Dieses Wahrzeichen steht in einem anderen Bezirk.
paris-refusal-landmark-too-low = Ein neues Wahrzeichen muss mehr wert sein als das letzte dort.
paris-refusal-occupied = Dort liegt ein Schlüssel.
paris-refusal-tile-not-needed = Dafür braucht es kein Plättchen.
paris-refusal-tile-does-not-serve = Dieses Plättchen hilft dort nicht.
paris-refusal-no-tile = Dieses Plättchen hast du nicht.
paris-refusal-no-francs = Du hast nicht genug Francs.
paris-refusal-no-resources = Du hast nicht genug Ressourcen.
paris-refusal-stacks-not-empty = Spielende-Plättchen gibt es erst, wenn die Stapel leer sind.
paris-refusal-no-end-tile = Dieses Spielende-Plättchen ist nicht da.
paris-refusal-look-first = Sieh zuerst die Spielende-Plättchen durch, dann wähle eines.
paris-refusal-too-early-to-retire = Aussteigen geht erst, wenn kein Spielende-Plättchen mehr da ist.
paris-refusal-action-possible = Eine Aktion ist möglich, also darf sie nicht entfallen.
paris-refusal-not-asked = So ist jetzt nichts zu bezahlen.
paris-refusal-no-source = So etwas hast du nicht.
paris-refusal-needed-elsewhere = Das wird für den Rest des Preises gebraucht.
paris-refusal-no-slot = Kein Feld dafür ist frei.
paris-refusal-number-taken = Diese Nummer hattest du schon.
paris-refusal-none-left = Von dieser Nummer ist kein Plättchen mehr da.
paris-refusal-passed = Deine Bonus-Figur ist daran schon vorbei.
paris-refusal-too-far-back = Das ist zu weit zurück.
paris-refusal-no-vp-tile = Dieses SP-Plättchen ist nicht mehr da.
paris-refusal-district-has-tile = Der Bezirk hat schon ein SP-Plättchen.
paris-refusal-prestige-not-for-sale = Prestige kann man nicht kaufen.
paris-refusal-supply-empty = Davon liegt nichts im Vorrat.
paris-refusal-sold-as-best = Dieses Plättchen wird als die teuerste Art verkauft.
paris-refusal-no-effect = Das hätte keine Wirkung.
paris-refusal-no-pairs = Diese Paare hast du nicht.
paris-refusal-counts-as-token = Dieses Plättchen nutzt man beim Bezahlen oder Verkaufen.
paris-refusal-used-with-key = Dieses Plättchen nutzt man beim Versetzen eines Schlüssels.
paris-refusal-only-at-end = Dieses Plättchen zählt erst am Spielende.

paris-kind-wood = Holz
paris-kind-marble = Marmor
paris-kind-gold = Gold
paris-kind-bronze = Bronze-Prestige
paris-kind-silver = Silber-Prestige
paris-kind-gold-prestige = Gold-Prestige
paris-type-bakery = Bäckerei
paris-type-bookshop = Buchladen
paris-type-cafe = Restaurant
paris-type-hotel = Hotel
paris-type-residence = Wohnsitz
paris-type-theatre = Theater
paris-type-butcher = Metzgerei
paris-type-cinema = Kino
paris-type-fashion-house = Modehaus
paris-type-florist = Blumenladen
paris-type-gallery = Galerie
paris-type-library = Bibliothek
paris-type-market = Markthalle
paris-type-museum = Museum
paris-type-pharmacy = Apotheke
paris-type-school = Schule
paris-type-shop = Laden
paris-type-wine-shop = Weinhandlung
paris-from-arc = Schlüssel vom Arc
paris-from-bank = Schlüssel von der Bank
paris-source-token = Marker
paris-source-tile2 = Bonusplättchen 2
paris-source-tile3 = Bonusplättchen 3
paris-source-tile4 = Bonusplättchen 4
paris-source-tile8 = Bonusplättchen 8
paris-source-tile10 = Bonusplättchen 10
paris-source-tile19 = Bonusplättchen 19
paris-source-tile21 = Bonusplättchen 21
paris-source-endtile = Spielende-Plättchen
