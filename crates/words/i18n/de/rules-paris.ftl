# Die Regeln von Paris in eigenen Worten.

rules-paris-aim-title = Worum es geht
rules-paris-aim =
    Du investierst in die schönsten Häuser rund um den Arc de Triomphe. Deine Schlüssel zeigen, was dir gehört. Sie kommen über die Banken oder den Arc in die Stadt und ziehen in immer teurere Gebäude und Wahrzeichen. Siegpunkte bringen Bonusplättchen, Prestige und am Ende die Bezirke, in denen du am meisten besitzt.

rules-paris-turn-title = Dein Zug
rules-paris-turn =
    Zuerst ziehst du das oberste Gebäude eines Stapels; es kommt auf seinen Platz. Die Rückseite zeigt den Bezirk. Sind die Stapel leer, entfällt dieser Schritt.

    Dann führst du genau eine Aktion aus:

    - Setze einen Schlüssel auf eine Bank, wo du keinen hast, und nimm ihre Francs, oder auf den Arc, wenn du dort keinen hast.
    - Versetze einen Schlüssel auf ein freies Gebäude oder Wahrzeichen und kaufe es.
    - Nimm ein Spielende-Plättchen, sobald die Stapel leer sind: Sieh dir die übrigen an und wähle geheim eines.

    Vor und nach der Aktion darfst du beliebig kaufen, verkaufen und Bonusplättchen nutzen. Dann beendest du deinen Zug.

    Wann du ziehst und wann dein Zug zu Ende ist, sagst du selbst. Bis dahin darfst du jeden Schritt zurücknehmen, der niemandem etwas Neues gezeigt hat.

rules-paris-move-title = Schlüssel versetzen und bezahlen
rules-paris-move =
    Vom Arc darf ein Schlüssel in jeden Bezirk. Von Bank, Gebäude oder Wahrzeichen zieht er im selben Bezirk zu etwas von höherem Wert.

    - Du zahlst den Wert in Francs; von einem Gebäude oder Wahrzeichen aus nur die Differenz.
    - Ein Gebäude mit Wert 8 kostet dazu ein Holz; Wahrzeichen kosten Marmor und Gold wie aufgedruckt, immer ganz.
    - Wahrzeichen neben dem Plan fügst du dem Bezirk deines Schlüssels hinzu; jedes muss mehr wert sein als das zuletzt dort gebaute.
    - Frei ist, worauf kein Schlüssel liegt, auch kein eigener.

rules-paris-gain-title = Was ein Kauf bringt
rules-paris-gain =
    - Den Marker neben dem Gebäude, falls er noch da ist: Ressourcen (Holz, Marmor, Gold) oder Prestige (Bronze, Silber, Gold).
    - Wert 8: sofort zwei Siegpunkte.
    - Wert 1 oder 2: Du darfst ein Bonusplättchen nehmen. Wert 3: für zwei Francs.
    - Ein Wahrzeichen: Du darfst Prestigemarker in seine Felder abgeben, je einen, für die aufgedruckten Siegpunkte.
    - Der vierte Schlüssel auf Gebäuden und Wahrzeichen eines Bezirks: Du darfst sofort ein SP-Plättchen auf einen Bezirk ohne ein solches legen.

rules-paris-bonus-title = Bonusplättchen und Handel
rules-paris-bonus =
    Für ein Bonusplättchen ziehst du deine Bonus-Figur auf der Leiste vor bis zu einem Feld, auf dem noch ein Plättchen mit einer Nummer liegt, die du nie hattest. Zurück geht es nicht, also übereile nichts. Du nutzt es sofort oder in einem späteren Zug; was es tut, zeigt es, wenn du darauf zeigst.

    Bezahlte Ressourcen liegen im Vorrat und können dort gekauft werden; Ressourcen und Prestige kannst du verkaufen. Die Preise sind immer zu sehen.

rules-paris-end-title = Das Ende
rules-paris-end =
    Ist das letzte Spielende-Plättchen genommen, wird die Runde zu Ende gespielt, und alle haben noch einen Zug. Dann wird jeder Bezirk mit SP-Plättchen gewertet: Zähle die Werte unter deinen Schlüsseln dort zusammen. Das meiste bringt den ersten Preis, dann den zweiten und dritten; bei gleicher Summe entscheidet der teuerste einzelne Ort. Zu zweit bekommt der Zweite nur mit mindestens der halben Summe einen Preis.

    Die meisten Siegpunkte gewinnen, dann die meisten Francs, dann der höchste Wert aller eigenen Orte.

rules-paris-tiles-title = Alle Bonusplättchen
rules-paris-tiles = Was jede Nummer bewirkt. Drei Zahlen mit Schrägstrichen gelten für zwei, drei und vier Personen.

rules-paris-doubts-title = Zweifelsfälle
rules-paris-doubts =
    - Das SP-Plättchen gibt es nur im Augenblick des vierten Schlüssels, je Bezirk einmal.
    - Eine Bonusnummer kann man in einer Partie nur einmal haben, genutzt oder nicht.
    - Der Marker neben einem Gebäude wird immer genommen.
    - Francs und alle Ressourcen müssen bereitliegen, wenn der Schlüssel zieht; kaufe oder verkaufe vorher.
    - Kaufen, verkaufen und Plättchen nutzen kannst du nur im eigenen Zug: nach dem Ziehen, vor und nach der Aktion und während ein Bonusplättchen für Francs angeboten wird.
    - Ein Plättchen kann nicht ohne Wirkung genutzt werden.
    - Die Joker 8, 10, 19 und 21 werden als die Sorte mit dem besten Preis verkauft. Halb verbraucht liegen 19 und 21 offen und gelten nicht mehr als ungenutzt.
    - Zwei Schlüssel auf einem Ort (Plättchen 9 und 16) zählen als zwei. Frei ist der Ort, wenn der letzte geht.
    - Plättchen 25: Nur Felder mit einem Plättchen zählen als Schritte, und bei einer Nummer, die du hattest, kannst du nicht halten.
    - Die Felder eines Wahrzeichens sind bei jedem Kauf wieder offen.
    - Die Aktion fällt nur aus, wenn keine möglich ist; niemand muss dafür kaufen oder verkaufen.
    - Wer das letzte Gebäude zieht, darf im selben Zug ein Spielende-Plättchen nehmen.
    - Ist keines mehr da, darfst du statt der Aktion aussteigen: Du hast keine Züge mehr und wirst trotzdem gewertet.
    - Nur wer ein Spielende-Plättchen nimmt, sieht die übrigen. Was andere genommen haben, bleibt bis zum Ende geheim.
    - Gleiche Summen in einem Bezirk: Der Wert des teuersten Ortes zählt einmal, auch mit zwei Schlüsseln darauf.
    - Was am Ende ungenutzt ist, bringt nichts, außer Plättchen 27.

rules-paris-aim-figure = Mitten in einer Partie: Blaue Zahlen sind Werte, das Zeichen an einem Gebäude ist das seines Besitzers.
rules-paris-end-figure = Das Ende einer Partie: Die drei Zahlen auf Grün sind die Siegpunkte eines Bezirks für den ersten, zweiten und dritten Platz.
