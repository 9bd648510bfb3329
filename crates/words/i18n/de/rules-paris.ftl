# Die Regeln von Paris in unseren eigenen Worten.

rules-paris-aim-title = Worum es geht
rules-paris-aim =
    Du investierst in die schönsten Gebäude rund um den Arc de Triomphe. Deine Schlüssel stehen für das, was dir gehört. Sie kommen über die Banken oder den Arc in die Stadt und ziehen weiter zu immer wertvolleren Gebäuden und Wahrzeichen. Siegpunkte (SP) bringen Bonusplättchen, Prestige und am Ende die Bezirke, in denen du am meisten besitzt.

rules-paris-setup-title = Vorbereitung
rules-paris-setup =
    - Jeder Spieler hat { $francs } Francs, { $keys2 } / { $keys3 } / { $keys4 } Schlüssel zu zweit / zu dritt / zu viert, { $reserve } weitere Schlüssel in der Reserve, eine Bonus-Figur vor der Leiste und 0 SP. Francs, Schlüssel, Marker und Plättchen liegen hinter deinem Sichtschirm.
    - Die { $buildings } Gebäude, eines für jeden Bezirk und Wert, werden gemischt. { $removed } kommen ungesehen aus dem Spiel, die anderen { $left } bilden drei gleiche Stapel; das deutsche Regelheft nimmt zwei, die es als Einstellung gibt. [K1] Die Rückseite eines Gebäudes zeigt seinen Bezirk; alle sehen also, wohin das oberste jedes Stapels gehört.
    - Neben jedem der sechs Gebäudefelder eines Bezirks liegt ein Marker, wie die Liste der Bezirke unten zeigt: eine Ressource (Holz, Marmor oder Gold) oder Prestige (Bronze, Silber oder Gold), je 18 Stück. Werden die Marker gemischt, liegt das Gold der Ressourcen neben den 8ern, und die übrigen { $mixed } liegen zufällig verteilt neben den anderen Feldern.
    - Die { $landmarks } Wahrzeichen und die { $vptiles } SP-Plättchen liegen offen neben dem Spielplan, die { $endtiles } Spielende-Plättchen verdeckt.
    - Die Bonusplättchen-Leiste hat dreißig Felder, eines für jede Nummer. Es gibt { $bonus2 } Bonusplättchen zu zweit, { $bonus3 } zu dritt und { $bonus4 } zu viert; gleiche Nummern liegen aufeinander, und die Liste der Bonusplättchen sagt, welche es mehrfach gibt. Die Felder bilden drei Bereiche, die bei 1, { $zoneb } und { $zonec } beginnen; wird die Leiste gemischt, kommt von jeder Nummer ein Plättchen auf ein zufälliges Feld seines Bereichs, und weitere kommen auf ihre Nummer.
    - Der allgemeine Vorrat an Ressourcen ist zuerst leer. Wer beginnt, entscheidet das Los.
    - Geheim sind die Reihenfolge der Stapel, die entfernten Gebäude und die genommenen und übrigen Spielende-Plättchen. Alles andere hinter den Sichtschirmen ergibt sich aus den Zügen; eine Einstellung zeigt es. [K12] Was jemand hätte tun können und nicht tat, verrät niemandem etwas. [K36]

rules-paris-districts-title = Die Bezirke
rules-paris-districts =
    Jeder Bezirk hat eine Bank, sechs Gebäudefelder mit den Werten 1, 2, 3, 4, 5 und 8, Platz für Wahrzeichen und für ein SP-Plättchen. In der Mitte steht der Arc de Triomphe. Die Liste zeigt, was eine Bank zahlt, welche Gebäude zum Bezirk gehören und zuletzt, welcher Marker neben welchem Wert liegt.

    Mit der Einstellung „einen beliebigen Bezirk“ wählt, wer ein Gebäude zieht, wohin es kommt: in einen Bezirk, in dem sein Wert frei ist und der noch kein Gebäude dieser Art hat, zum Beispiel kein zweites Theater. Es muss gelegt werden, wenn es geht; passt es nirgends, kommt es aus dem Spiel. Die Marker bleiben bei ihren Feldern. Beim Aufbau wird dann kein Gebäude entfernt; alle { $buildings } kommen in die Stapel. [K31]

rules-paris-turn-title = Dein Zug
rules-paris-turn =
    Der Startspieler beginnt, dann geht es im Uhrzeigersinn weiter. In deinem Zug:

    1. Ziehe das oberste Gebäude eines Stapels und lege es auf sein Feld. Sind die Stapel leer, entfällt dieser Schritt.
    2. Führe genau eine Aktion aus: einen Schlüssel setzen, einen versetzen und kaufen, oder ein Spielende-Plättchen nehmen.
    3. Beende deinen Zug. Wann du ziehst und wann dein Zug vorbei ist, sagst du selbst. [K34]

    Die Aktionen:

    - Setze einen Schlüssel von hinter deinem Sichtschirm auf eine Bank, auf der du keinen hast, und nimm ihre Francs; oder auf den Arc, wenn dort keiner von dir liegt. Schlüssel anderer stören nicht. Der Arc zahlt nichts. Direkt auf ein Gebäude oder Wahrzeichen kommt kein Schlüssel von hinter dem Sichtschirm.
    - Versetze einen Schlüssel vom Spielplan auf ein freies Gebäude oder Wahrzeichen und kaufe es.
    - Nimm ein Spielende-Plättchen, sobald die Stapel leer sind: Sieh dir die übrigen an, wähle eines und halte es geheim. Nur wer diese Aktion wählt, darf sie ansehen. [K35] Wer das letzte Gebäude zieht, darf im selben Zug eines nehmen. [K25]

    Nach dem Ziehen darfst du so oft kaufen, verkaufen und Plättchen nutzen, wie du magst, vor und nach der Aktion und während dir ein Bonusplättchen gegen Francs angeboten wird, aber nicht dazwischen [K18] und nie in den Zügen anderer. [K9]

    Ist keine Aktion möglich, entfällt sie, das Kaufen, Verkaufen und Nutzen aber nicht. [K7] Nur dann darf sie entfallen; niemand muss kaufen, verkaufen oder ein Plättchen nutzen, um eine möglich zu machen. [K27]

    Ist kein Spielende-Plättchen mehr da, darfst du statt der Aktion aussteigen, wenn du nichts mehr willst: [K8] Du hast keine Züge mehr und wirst trotzdem gewertet. [K28]

rules-paris-move-title = Schlüssel versetzen und bezahlen
rules-paris-move =
    Vom Arc darf ein Schlüssel in jeden Bezirk. Von einer Bank, einem Gebäude oder Wahrzeichen geht er zu etwas mit höherem Wert im selben Bezirk (eine Bank zählt als 0), auch von einem Wahrzeichen zu einem höheren. [K15] Was er verlässt, ist wieder frei, auch Bank und Arc. [K16]

    - Frei ist ein Gebäude, das schon auf dem Spielplan liegt, oder ein Wahrzeichen, wenn kein Schlüssel darauf liegt, auch kein eigener.
    - Ein Wahrzeichen aus dem Vorrat fügst du beim Kauf dem Bezirk deines Schlüssels hinzu, vom Arc aus einem beliebigen. Es muss mehr wert sein als das zuletzt dort hinzugefügte. Ein Bezirk nimmt beliebig viele auf.
    - Du zahlst den Wert in Francs; von einem Gebäude oder Wahrzeichen kommend nur die Differenz der Werte.
    - Ein Gebäude mit Wert 8 kostet außerdem { $wood } Holz. [K2] Wahrzeichen kosten Marmor und Gold wie unten angegeben. Ressourcen werden immer ganz bezahlt und kommen in den allgemeinen Vorrat.
    - Francs und alle Ressourcen müssen da sein, wenn der Schlüssel zieht; kaufe oder verkaufe vorher. [K19] Können mehrere Dinge eine Ressource bezahlen, wählst du. [K14]

rules-paris-gain-title = Was ein Kauf bringt
rules-paris-gain =
    Auf dieser Seite immer in dieser Reihenfolge:

    1. Den Marker neben dem Gebäude, wenn er noch da ist. Er wird immer genommen. [K17]
    2. Wert 8: { $eightvp } SP.
    3. Ein Wahrzeichen: Du darfst Prestige in seine drei Felder abwerfen, je einen Marker der gezeigten Art: Bronze { $slot1 }, Silber { $slot2 }, Gold { $slot3 } SP. Abgeworfenes Prestige kommt aus dem Spiel. Die Felder sind bei jedem Kauf des Wahrzeichens wieder offen und werden in beliebiger Folge gefüllt. [K23]
    4. Wert 1 oder 2: Du darfst ein Bonusplättchen nehmen. Wert 3: Du darfst es für { $price } Francs.
    5. Ist es der vierte Schlüssel auf den Gebäuden und Wahrzeichen des Bezirks (Banken zählen nicht), darfst du eines der übrigen SP-Plättchen auf einen beliebigen Bezirk ohne ein solches legen, es muss nicht dieser sein. Wer verzichtet, verliert das Recht; ein fünfter Schlüssel bringt kein neues. [K3]

    Auf 3 bis 5 darfst du verzichten; wo es nichts zu wählen gibt, wirst du nicht gefragt. [K26]

rules-paris-landmarks-title = Die Wahrzeichen
rules-paris-landmarks = Was jedes außer seinem Wert in Francs kostet, und welches Prestige seine Felder nehmen:

rules-paris-trade-title = Kaufen und verkaufen
rules-paris-trade =
    Bezahlte Ressourcen liegen im allgemeinen Vorrat und können dort gekauft werden. Ressourcen werden dorthin zurückverkauft; Prestige kann nur verkauft werden und kommt aus dem Spiel. Plättchen, die als Marker zählen, lassen sich ebenfalls verkaufen, kommen aber nie in den Vorrat. [K33] Ein Joker (8, 10, 19, 21) wird als die teuerste Art verkauft. [K13]

rules-paris-bonus-title = Bonusplättchen
rules-paris-bonus =
    Um ein Bonusplättchen zu nehmen, ziehe deine Bonus-Figur beliebig weit vorwärts auf ein Feld, auf dem noch ein Plättchen mit einer Nummer liegt, die du nie hattest, und nimm das oberste. Mehrere Bonus-Figuren dürfen auf einem Feld stehen. Jede Nummer bekommst du höchstens einmal in einer Partie, genutzt oder nicht. [K4] Zurück geht es nicht, also keine Eile. Auf dem letzten Feld ist nur der Weg nach vorn zu Ende: Die Plättchen 17 und 25 wirken weiter, was das deutsche Regelheft offenlässt. [K22]

    Nutze das Plättchen sofort oder in einem späteren eigenen Zug; dann liegt es offen. Ohne Wirkung kann kein Plättchen genutzt werden. [K20] Eines, das als Marker zählt, wird selbst ausgegeben: Kein Marker bewegt sich.

    Plättchen, die Gebäude, Wahrzeichen, Arten oder Plättchen zählen, zählen, was du beim Nutzen hast.

    Drei Zahlen mit Schrägstrichen (2/3/4) gelten zu zweit, zu dritt und zu viert.
rules-paris-tile-9 = Preis und Ertrag wie üblich. Zwei Schlüssel auf einem Gebäude oder Wahrzeichen zählen als zwei, für den vierten Schlüssel, für Plättchen, die Gebäude oder Wahrzeichen zählen, und in jeder Wertung; frei ist es, wenn der letzte geht. [K10]
rules-paris-tile-13 = Er kommt hinter deinen Sichtschirm. Dasselbe gilt für Plättchen 14.
rules-paris-tile-16 = Preis und Ertrag wie üblich. Wo eigene und fremde Schlüssel liegen, hilft 9 ebenso wie 16. [K11]
rules-paris-tile-17 = Auch eines, an dem du vorbei bist, auch 29 oder 30. Deine Bonus-Figur bleibt stehen.
rules-paris-tile-19 = Du darfst einen jetzt und einen später ausgeben. Halb ausgegeben liegt das Plättchen offen und ist nicht mehr ungenutzt. Dasselbe gilt für Plättchen 21. [K21]
rules-paris-tile-23 = Beliebig viele Paare. Nur echte Marker; sie kommen aus dem Spiel (im deutschen Regelheft in einen Vorrat, aus dem sie niemand nehmen kann). [K6]
rules-paris-tile-24 = Beliebig viele Paare. Nur echte Marker; sie kommen in den allgemeinen Vorrat.
rules-paris-tile-25 = Als Schritte zählen nur Felder, auf denen noch ein Plättchen liegt. [K5] Eine Nummer, die du schon hattest, ist ein Schritt, aber kein Ziel. [K30]
rules-paris-tile-27 = Kann nicht während der Partie genutzt werden: Es zählt von selbst, mit dem, was du am Ende der Partie hast.
rules-paris-tile-30 = Zwei Hotels sind eine Art.

rules-paris-endtiles-title = Die Spielende-Plättchen
rules-paris-endtiles = Jedes gibt es einmal. Nutze es sofort oder in einem späteren eigenen Zug: Es bringt Francs oder SP oder zählt als Marker seiner Art, zum Bezahlen, zum Abwerfen bei einem Wahrzeichen oder zum Verkaufen. Danach kommt es aus dem Spiel.

rules-paris-vptiles-title = Die SP-Plättchen
rules-paris-vptiles = Was Erster, Zweiter und Dritter im Bezirk bekommen.

rules-paris-end-title = Das Ende
rules-paris-end =
    Wird das letzte Spielende-Plättchen genommen, wird die Runde zu Ende gespielt, damit alle gleich viele Züge hatten, und dann hat jeder noch einen Zug: die letzte Gelegenheit, Plättchen zu nutzen. [K29]

    Danach wird alles gezeigt. [K37] Plättchen 27 zählt; was sonst ungenutzt ist, ist nichts wert. [K32]

rules-paris-scoring-title = Wertung der Bezirke
rules-paris-scoring =
    Jeder Bezirk mit einem SP-Plättchen wird unter denen gewertet, die dort mindestens ein Gebäude oder Wahrzeichen besitzen: Zähle die Werte unter deinen Schlüsseln zusammen. Wer die höchste Summe hat, bekommt den ersten Preis, dann folgen der zweite und der dritte; der Vierte geht leer aus.

    - Gleiche Summen: Das wertvollste einzelne Gebäude oder Wahrzeichen entscheidet; sein Wert zählt einmal, auch mit zwei Schlüsseln darauf. [K24]
    - Sind auch diese gleich, was Bonusplättchen 16 möglich macht, bekommen alle Beteiligten diesen Preis, und folgende Preise entfallen: einer, wenn zwei gleichauf sind, zwei bei dreien.
    - Zu zweit bekommt der Zweite nur etwas, wenn er mindestens die halbe Summe des Ersten hat.

    Wer die meisten SP hat, gewinnt; bei Gleichstand, wer die meisten Francs hat; dann, wessen Gebäude und Wahrzeichen zusammen am meisten wert sind; sonst wird der Sieg geteilt.

rules-paris-setup-figure = Der Anfang zu viert: Die Marker liegen neben den Feldern, noch steht kein Gebäude.
rules-paris-move-figure = Beispiel: Vom 3er-Gebäude in Batignolles kann Spieler A nur auf das 4er. 1 und 2 sind niedriger, das 5er und das Wahrzeichen sind besetzt.
rules-paris-scoring-figure = Beispiel: Die Preise sind 20, 10 und 5. A hat 13 (11 + 2), B 10 (5 + 4 + 1), C 13 und D 3. Das Wahrzeichen von C (13) ist mehr wert als das von A (11), also bekommt C 20 SP, A 10, B 5 und D nichts.
rules-paris-shared-figure = Beispiel: Die Preise sind 16, 8 und 4. A hat 16 (11 + 5), B 21 (15 + 3 + 3, dank Plättchen 9 mit zwei Schlüsseln auf der 3), C 8 und D 21 (15 + 4 + 2). B und D haben beide einen Schlüssel auf dem Louvre (15), also bekommen beide 16 SP. Der zweite Preis entfällt; A bekommt den dritten, 4 SP, und C nichts.
rules-paris-price-figure = Beispiel: Von der Bäckerei (2) in Montmartre zum Theater (5) zahlt Spieler A die Differenz, 3 Francs.
rules-paris-new-figure = Beispiel: Vom Theater (8) in La Villette zu einem neuen Wahrzeichen mit Wert 12 zahlt Spieler A 4 Francs, 1 Marmor und 1 Gold, fügt es dem Bezirk hinzu und versetzt den Schlüssel dorthin.
rules-paris-higher-figure = Beispiel: In Saint-Germain steht ein Wahrzeichen mit Wert 12, also muss das nächste dort mindestens 13 wert sein.
rules-paris-above-figure = Beispiel: In Belleville hat Spieler A vom Arc aus den Louvre (15) über den Tuileries (10) hinzugefügt: 15 Francs, 1 Marmor und 2 Gold. 2 abgeworfene Gold-Prestige bringen 10 SP.
rules-paris-fours-figure = Beispiel: Mit drei Gebäuden mit Wert 4 bringt Plättchen 18 Spieler A 3 × 5 = 15 SP.
rules-paris-types-figure = Beispiel: Ein Restaurant, drei Bäckereien, zwei Hotels, ein Theater und zwei Wahrzeichen sind 5 Arten, also bringt Plättchen 30 Spieler A 15 SP.
rules-paris-two-figure = Beispiel zu zweit: Der erste Preis ist 18. A hat 12 und bekommt 18 SP; B hat 5, weniger als die Hälfte davon, und bekommt nichts.
