# Die Regeln von Paris Paris in unseren eigenen Worten.

rules-paris-paris-aim-title = Worum es geht
rules-paris-paris-aim =
    Fünf Buslinien für Touristen durchqueren Paris. Du eröffnest Geschäfte an ihren Haltestellen und bekommst einen Punkt, wann immer ein Bus Besucher dorthin bringt. Welche Haltestellen die Busse anfahren, weiß vorher niemand: Das entscheiden alle gemeinsam durch das, was sie liegen lassen.

rules-paris-paris-setup-title = Vorbereitung
rules-paris-paris-setup =
    - Jeder Spieler hat { $shops } Geschäfte, genug für die ganze Partie. [P7]
    - Die { $tiles } Plättchen werden gemischt und zu Stapeln gelegt, jeder mit einem Plättchen mehr, als Spieler dabei sind: zu zweit 20 Stapel zu drei, zu dritt 15 zu vier, zu viert 12 zu fünf. Eine Haltestelle hat so viele Plättchen wie Nachbarn, jedes in der Farbe der Linie, die dorthin führt.
    - Es gibt fünf Sonderfahrten, eine für jede Linie. Jeder zieht verdeckt eine. Zu zweit wird eine dritte für beide aufgedeckt. Die übrigen werden nie gezeigt.
    - Wer beginnt, entscheidet das Los; dieser Spieler hat den Bus.
    - Welche Plättchen noch in den Stapeln sind, dürfen alle sehen, nur nicht ihre Reihenfolge. [P13] Geheim sind auch die Sonderfahrten der anderen. Was in Säckchen und Vorräten ist, ergibt sich aus den Zügen: Eine Einstellung zeigt oder verdeckt beides [P9], und am Ende wird es auf jeden Fall gezeigt. [P14]

rules-paris-paris-map-title = Der Spielplan
rules-paris-paris-map =
    Es gibt { $stops } Haltestellen an fünf Linien zu je sieben Haltestellen. Zehn davon sind Kreuzungen zweier Linien; in der Liste sind sie fett.

    - Eine gewöhnliche Haltestelle hat Platz für ein Geschäft.
    - Eine Kreuzung hat Platz für zwei, von zwei verschiedenen Besitzern.

    Jede Linie hat Farbe, Muster und Buchstaben, und jeder Spieler ebenso.

rules-paris-paris-round-title = Eine Runde
rules-paris-paris-round =
    1. Der nächste Stapel wird aufgedeckt: ein Plättchen mehr, als Spieler dabei sind. Jedes nennt eine Haltestelle und hat die Farbe einer Linie.
    2. Im Uhrzeigersinn, beginnend beim Besitzer des Busses, nimmt jeder ein Plättchen und eröffnet an dessen Haltestelle ein Geschäft. Das ist Pflicht, auch wenn es nicht passt. Das Plättchen kommt aus dem Spiel.
    3. Ein Plättchen bleibt übrig. Es schickt die Kleine Tour los.
    4. Dieses Plättchen kommt auf einen der fünf Parkplätze. Sind nun zwei seiner Farbe geparkt, fährt sofort die Große Tour dieser Linie, und beide kommen aus dem Spiel.
    5. Der Bus geht nach links weiter, und die nächste Runde beginnt.

    Wenn du ein Geschäft eröffnest:

    - Ist Platz, eröffnet es einfach.
    - Ist die Haltestelle voll, muss ein Geschäft dort weichen; könnten es Geschäfte zweier Besitzer sein, wählst du. Ein fremdes kommt ins Säckchen, zu zweit zurück zu seinem Besitzer. Ein eigenes bekommst du zurück.
    - An einer Haltestelle, die dein eigenes Geschäft füllt, ersetzt das neue das alte: Das Plättchen ist verbraucht, sonst ändert sich nichts. [P11]
    - An einer Kreuzung, an der du schon ein Geschäft hast, ersetzt das neue dieses, auch wenn der andere Platz frei ist. [P1] Eine Einstellung erlaubt zwei Geschäfte eines Besitzers an einer Kreuzung; dann wählst du auch, welches Geschäft einer vollen Kreuzung weicht, dein eigenes eingeschlossen. [P2]
    - Du wählst ein Plättchen, nicht eine Haltestelle. Nennen zwei Plättchen dieselbe Kreuzung, kommt es auf die Farbe an, die liegen bleibt. [P10]

rules-paris-paris-small-title = Die Kleine Tour
rules-paris-paris-small =
    Die Kleine Tour geht zur Haltestelle des übrigen Plättchens: Jedes Geschäft dort bringt seinem Besitzer einen Punkt. Es zählen Geschäfte; die deutsche Kurzregel zählt Besitzer. [P3]

    Hat dort niemand ein Geschäft, fährt der Bus auf der Linie weiter, an einer Kreuzung auf beiden, in beide Richtungen, bis zu den nächsten Geschäften. Jedes Geschäft in dieser kleinsten Entfernung bringt einen Punkt. Der Bus wechselt unterwegs nie die Linie. [P4] Kein Geschäft am Weg: keine Punkte.

rules-paris-paris-grand-title = Die Große Tour
rules-paris-paris-grand =
    Der Bus fährt die ganze Linie ab, von der ersten Haltestelle der Liste oben bis zur letzten, hält aber nur an ihren vier Kreuzungen. An jeder

    - bringt jedes Geschäft einen Punkt, und
    - wer dort ein Geschäft hat, bekommt einen weiteren Punkt für jedes eigene Geschäft an einer benachbarten Haltestelle, auf jeder der beiden Linien: höchstens vier weitere.

    Ohne Geschäft an der Kreuzung bekommst du dort nichts, wie viele auch ringsum stehen. Jede Kreuzung wird für sich gezählt; ein Geschäft kann also in einer Tour mehrmals punkten. [P6] Gehören dir beide Geschäfte einer Kreuzung (Einstellung), zählen deine benachbarten Geschäfte dort einmal, aber eine benachbarte Kreuzung mit zwei eigenen Geschäften zählt zwei; so können es mehr als vier werden. [P5]

rules-paris-paris-end-title = Das Ende
rules-paris-paris-end =
    Nach 20, 15 oder 12 Runden zu zweit, zu dritt oder zu viert sind die Stapel aufgebraucht.

    1. Die Sonderfahrten: Alle decken ihre auf, und für jede dieser Linien fährt noch eine Große Tour, in der alle punkten. Sie beginnen beim Besitzer des Busses; zu zweit kommt die offene zuletzt. Die Reihenfolge ändert nichts. [P8]
    2. Die Säckchenwertung, zu dritt und zu viert: Wer mehr Geschäfte darin hat als jeder andere, bekommt für jedes einen Punkt. Teilen sich mehrere die Spitze, oder ist es leer, bekommt niemand etwas.

    Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer weniger Geschäfte auf dem Spielplan hat. Ist auch das gleich, wird der Sieg geteilt.

    Der Punktestand während der Partie ist der der bisherigen Touren; die Sonderfahrten bleiben bis zum Ende geheim. [P12]

rules-paris-paris-icons-title = Die Zeichen
rules-paris-paris-icons = Was die Zeichen neben dem Spielplan bedeuten:
rules-paris-paris-icon-bus = Der Bus: Wer ihn hat, beginnt die Runde.
rules-paris-paris-icon-bag = Das Säckchen mit den verdrängten Geschäften, nach Besitzern (zu dritt und zu viert).
rules-paris-paris-icon-shop = Die Geschäfte, die ein Spieler noch bauen kann.
rules-paris-paris-icon-ticket = Eine Sonderfahrt: Deine zeigt ihre Linie, die der anderen bleiben bis zum Ende verdeckt.

rules-paris-paris-setup-figure = Der Anfang zu viert: Fünf Plättchen liegen aus, der Spieler mit dem Bus beginnt.
rules-paris-paris-small-figure = Beispiel: Das übrige Plättchen ist Luxembourg, wo niemand ein Geschäft hat. Die nächsten Geschäfte liegen auf den beiden Linien eine Haltestelle entfernt, und alle zählen:
rules-paris-paris-grand-figure = Beispiel: die Große Tour der grünen Linie. Die Punkte aller, und was jedes Geschäft bringt:
