# Was die Dinge auf den Plänen tun, kosten und bringen.

about-pp-crossing = Eine Kreuzung mit Platz für zwei Geschäfte. Eine Große Tour jeder der beiden Linien bringt 1 Punkt je Geschäft hier und 1 weiteren je Geschäft desselben Besitzers an den Haltestellen daneben.
about-pp-stop = Platz für ein Geschäft. Eine Große Tour bringt ihm 1 Punkt für jede Kreuzung daneben, an der sein Besitzer auch ein Geschäft hat.
about-pp-shop = Ist die Haltestelle voll, verdrängt ein neues Geschäft ein altes.
about-pp-tile = Nimm es und eröffne ein Geschäft: { $stop }. Bleibt es übrig, Kleine Tour: { $small }.
about-pp-tile-grand = Nimm es und eröffne ein Geschäft: { $stop }. Bleibt es übrig, Kleine Tour: { $small }; Große Tour: { $grand }.
about-pp-nobody = keine Punkte
about-pp-line = Sieben Haltestellen, vier davon Kreuzungen. Eine Große Tour dieser Linie brächte jetzt: { $grand }.
about-pp-parking = Hier wird das Plättchen geparkt, das in einer Runde übrig bleibt. Zwei einer Linie lösen ihre Große Tour aus; jetzt brächte sie: { $grand }.
about-pp-parking-name = Parkplatz, { $line }
about-pp-bag = Wer am Ende allein die meisten Geschäfte im Säckchen hat, bekommt 1 Punkt für jedes davon.
about-pp-trip = Am Spielende fährt diese Linie noch eine Große Tour, bei der alle punkten. Jetzt brächte sie: { $grand }.
about-pp-trip-hidden = Eine Linie, die nur ihr Besitzer kennt. Am Spielende fährt sie noch eine Große Tour.
about-pp-bus = Nach jeder Runde geht der Bus an den Nächsten weiter.
about-pp-shops = Alle beginnen mit 20.
about-pp-round = Alle nehmen ein Plättchen und eröffnen ein Geschäft. Das übrige macht die Kleine Tour und wird geparkt.
about-pp-stacks = noch { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
} in den Stapeln
about-pp-my-trip = Deine geheime Sonderfahrt: { $line }
about-pp-if-left = falls übrig:
about-pp-early = Das gilt für die Geschäfte, wie sie jetzt stehen; bevor der Bus fährt, eröffnen noch andere.
about-pp-either = Wie viel genau, hängt davon ab, wessen Geschäft vorher weichen muss.
about-pp-makes-way = Die Haltestelle ist voll: Ein Geschäft von Spieler { $player } weicht.
about-pp-renews = Dein eigenes Geschäft steht schon dort: Es ändert sich nichts.
about-pp-whose-shop = Wessen Geschäft muss weichen?
about-paris-which-key = Welcher Schlüssel?
about-col-which-swap = Lévitation: Welches deiner Gebäude gibst du zurück, welches nimmst du aus der Auslage, und wo baust du es?

about-col-square = Hierher kommt ein Plättchen mit vier Feldern.
about-col-orange = Nur Orange darf hier bauen.
about-col-blue = Nur Blau darf hier bauen.
about-col-mixed = Beide dürfen hier bauen.
about-col-lamp = Sie beleuchtet die Gebäude an ihren vier Seiten. Hier darf niemand bauen.
about-col-tile = Lege es auf ein leeres Quadrat, gedreht wie du willst. Danach ziehst du das nächste.
about-col-shape = Größe { $size }. {"\u2063"}Seine Spalten Reihe für Reihe: { $rows }.{"\u2063"}
about-col-take = Nimm es in deinen Vorrat, statt ein Plättchen zu legen; sind die Straßen fertig, geht das nicht mehr.
about-col-build = Auf dem Spielplan zählt es seine Größe mal die Laternen, die es beleuchten. Es darf gedreht, aber nicht gewendet werden. Nicht gebaut kostet es 3 Punkte.
about-col-build-free = Auf dem Spielplan zählt es seine Größe mal die Laternen, die es beleuchten. Es darf gedreht, aber nicht gewendet werden. Nicht gebaut kostet es nichts: Sacré-Cœur.
about-col-swap = Die Straßen sind fertig: Nur mit Lévitation kann es noch eingetauscht werden.
about-col-built = Größe { $size } × { $lamps } leuchtende Laternen = { $points } Punkte im Augenblick.
about-col-annex = Er macht das Gebäude um 1 größer.
about-col-hidden-tile = Nur sein Besitzer sieht es.
about-col-tokens = Mit jedem kannst du eine Postkarte nutzen.
about-col-chimneys = Einer kommt auf jedes Gebäude, das gebaut wird.
about-col-supply = Davon dürfen beide nehmen, eines im Zug, bis das letzte Plättchen liegt.
about-col-squares-left = Mit dem letzten Plättchen sind die Straßen fertig: Niemand nimmt mehr, und beide bauen, was sie haben.
about-col-now = Jetzt: Gebäude { $buildings }, größte Gruppe { $group }, Vorrat { $reserve }, Postkarten { $cards }.
about-col-points = Größe mal Laternen je Gebäude, 1 je Feld der größten Gruppe, −3 je nicht gebautem Gebäude und die Postkarten.
about-col-you-orange = Du bist Orange: Baue auf orange und gemischte Felder.
about-col-you-blue = Du bist Blau: Baue auf blaue und gemischte Felder.

about-paris-bank = Ein Schlüssel hier bringt { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}. Später kann er auf jedes Gebäude und Wahrzeichen dieses Bezirks weiterziehen.
about-paris-arc = Ein Schlüssel hier bringt nichts, kann aber später in jeden Bezirk ziehen.
about-paris-district = Die Summe der Werte unter den Schlüsseln entscheidet am Ende über sein SP-Plättchen.
about-paris-lot = Kostet { $value ->
    [one] { $value } Franc
   *[other] { $value } Francs
}, abzüglich des Werts dessen, was der Schlüssel verlässt.
about-paris-lot-bonus = Bringt ein Bonusplättchen.
about-paris-lot-bonus-for = Ein Bonusplättchen für { $price } Francs dazu.
about-paris-lot-eight = Kostet auch { $wood } Holz und bringt { $vp } SP.
about-paris-lot-token = Bringt: { $kind }.
about-paris-lot-taken = Besetzt, bis der Schlüssel weiterzieht.
about-paris-lot-empty = Zu kaufen, sobald sein Gebäude gezogen ist.
about-paris-landmark = Kostet { $value } Francs, abzüglich des Werts dessen, was der Schlüssel verlässt, und { $cost }. Prestige kann abgeworfen werden: { $slots }.
about-paris-worth = { $kind } { $vp } SP
about-paris-count = { $count } { $kind }
about-paris-vp-tile = Am Ende bekommt die höchste Summe der Werte in seinem Bezirk { $first } SP, die zweite { $second }, die dritte { $third }.
about-paris-vp-place = Platz für ein SP-Plättchen in { $district }
about-paris-vp-right = Wer den vierten Schlüssel auf die Gebäude und Wahrzeichen eines Bezirks setzt, darf ein SP-Plättchen auf einen Bezirk ohne eines legen.
about-paris-stack = Ein Zug beginnt damit, ein Gebäude zu ziehen. Es kommt in seinen Bezirk und kann dann gekauft werden.
about-paris-bonus = Gibt es zu einem Gebäude mit Wert 1 oder 2, zu einem mit Wert 3 gegen Francs. Die Figur geht nur vorwärts.
about-paris-bonus-gone = Keines mehr da.
about-paris-held = Sofort oder in jedem späteren Zug des Besitzers zu nutzen.
about-paris-used = Verbraucht.
about-paris-resource = Gebäude mit Wert 8 kosten Holz, Wahrzeichen Marmor und Gold.
about-paris-prestige = Jedes Feld dieser Art auf einem Wahrzeichen bringt { $vp } SP.
about-paris-end-tiles = Sind die Stapel leer, ist es eine Aktion, eines zu nehmen; das letzte leitet das Spielende ein. Insgesamt: { $tiles }.
about-paris-keys = Setze einen auf eine Bank oder den Arc, oder versetze einen und kaufe. Die in der Reserve kommen mit den Bonusplättchen 13 und 14.
about-paris-francs = Am Ende nichts wert, außer mit Bonusplättchen 27.
about-paris-meeple = Sie zieht auf der Leiste nur vorwärts.
about-paris-fourth = Schlüssel in { $district }: { $count } von 4
about-paris-sum = Spieler { $player }: Wertsumme { $sum } in { $district }
about-paris-points = SP jetzt, ohne das, was die Bezirke am Ende bringen.
about-paris-points-over = Alle SP: Was das Ende gebracht hat, ist mitgezählt.
about-paris-drawn = Gerade gezogen: Wähle seinen Bezirk.

sign-grid = Spielplan in Reihen statt im Kreis
sign-title = Was die Zeichen bedeuten
sign-small-tour = Kleine Tour
sign-bus = der Bus; Große Tour
sign-shop = Geschäfte im Vorrat
sign-bag = Geschäfte im Säckchen
sign-trip = Sonderfahrt
sign-lamp = Laterne
sign-chimney = Schornsteine
sign-token = Aktionschips
sign-francs = Francs
sign-vp = Siegpunkte (SP)
sign-key = Schlüssel: hinter dem Sichtschirm + in der Reserve
sign-beside-own = ein Schlüssel zu einem anderen: = eigener, ≠ fremder
sign-bonus = Bonusplättchen
sign-back = auf der Leiste zurück
sign-take = ein beliebiges Bonusplättchen nehmen
sign-end = Spielende-Plättchen
sign-any-resource = eine beliebige Ressource
sign-any-prestige = ein beliebiges Prestige
sign-landmark = Wahrzeichen

foresee-pp-no-bus = Noch fährt kein Bus: Die Runde geht weiter.
foresee-col-same = An den Punkten ändert das jetzt nichts.
foresee-paris-draw = Ein Gebäude in { $district } mit einem dieser Werte: { $values }.
foresee-paris-sum = Deine Summe in { $district } ist dann { $sum }; dort liegt { $prizes }.
foresee-paris-used-now = Sofort genutzt: { $vp ->
    [0] noch nichts.
   *[other] +{ $vp } SP.
}
foresee-paris-at-end = Mit deinen jetzigen Francs: { $vp } SP am Ende.
foresee-paris-kept = Du behältst es und nutzt es sofort oder in einem späteren Zug.
foresee-paris-take-use-vp = Nehmen und sofort nutzen: +{ $vp } SP
foresee-paris-take-use-francs = Nehmen und sofort nutzen: { $francs ->
    [one] +{ $francs } Franc
   *[other] +{ $francs } Francs
}
foresee-paris-take-use-both = Nehmen und sofort nutzen: { $francs ->
    [one] +{ $francs } Franc
   *[other] +{ $francs } Francs
}, +{ $vp } SP
foresee-paris-sell-all = Alles Übrige verkaufen: { $francs ->
    [one] +{ $francs } Franc
   *[other] +{ $francs } Francs
}, +{ $vp } SP
foresee-paris-look = Wer nachgesehen hat, kann das nicht zurücknehmen.
foresee-paris-last = Es ist das letzte: Die Runde wird zu Ende gespielt, dann ist jeder noch einmal am Zug.
purse-paris-francs = { $count ->
    [one] { $count } Franc
   *[other] { $count } Francs
}
purse-paris-keys = { $count ->
   *[other] { $count } Schlüssel
}
purse-paris-token = { $count } { $kind }
foresee-paris-pay = Alles bezahlen, was noch offen ist
foresee-paris-pay-tokens = Mit Markern bezahlen und die Plättchen behalten
foresee-paris-prestige-tile = { $kind } abwerfen ({ $source }): +{ $vp } SP
foresee-paris-prestige = { $count ->
    [one] Den passenden Prestigemarker
   *[other] { $count } passende Prestigemarker
} abwerfen: +{ $vp } SP
