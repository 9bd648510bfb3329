# Die Regeln von Paris Paris in eigenen Worten.

rules-paris-paris-aim-title = Worum es geht
rules-paris-paris-aim =
    Fünf Buslinien fahren Besucher durch Paris. Du eröffnest Geschäfte an ihren Haltestellen und bekommst jedes Mal einen Punkt, wenn ein Bus Kundschaft bringt. Welche Haltestellen die Busse anfahren, weiß vorher niemand: Das entscheidet ihr gemeinsam durch das, was ihr liegen lasst.

rules-paris-paris-map-title = Der Plan
rules-paris-paris-map =
    Es gibt 25 Haltestellen auf fünf Linien zu je sieben: Schwarz, Blau, Grün, Rot und Orange. Zehn Haltestellen sind Kreuzungen zweier Linien.

    - Eine einfache Haltestelle hat Platz für ein Geschäft.
    - Eine Kreuzung hat Platz für zwei, von zwei verschiedenen Besitzern.

    Jede Linie hat eine Farbe, ein Muster und einen Buchstaben, jede Person ebenso.

rules-paris-paris-round-title = Eine Runde
rules-paris-paris-round =
    Zu Beginn werden Plättchen ausgelegt, eines mehr als Personen mitspielen. Jedes nennt eine Haltestelle und hat die Farbe einer Linie.

    Wer den Bus hat, fängt an; reihum nimmt jede Person ein Plättchen und eröffnet an dessen Haltestelle ein Geschäft. Das ist Pflicht, auch wenn es gerade nicht passt.

    - Ist Platz, eröffnet das Geschäft einfach.
    - Ist die Haltestelle voll, muss ein Geschäft weichen; gibt es eine Wahl, triffst du sie. Fremde Geschäfte kommen ins Säckchen (zu zweit: zurück in den Vorrat), ein eigenes kommt zurück zu dir.
    - Hast du an einer Kreuzung schon ein Geschäft, ersetzt das neue dieses.

rules-paris-paris-small-title = Die kleine Tour
rules-paris-paris-small =
    Ein Plättchen bleibt übrig. Die kleine Tour fährt zu seiner Haltestelle: Jedes Geschäft dort bringt einen Punkt.

    Steht dort keines, geht es die Linie entlang, an einer Kreuzung beide Linien, in beide Richtungen bis zu den nächsten Geschäften. Alle in dieser kleinsten Entfernung bringen einen Punkt. Kein Geschäft am Weg: keine Punkte.

rules-paris-paris-grand-title = Die große Tour
rules-paris-paris-grand =
    Das übrige Plättchen wird geparkt. Liegen dort zwei Plättchen einer Farbe, beginnt sofort die große Tour dieser Linie, und beide verlassen das Spiel.

    Der Bus hält nur an den vier Kreuzungen der Linie. An jeder gilt:

    - Jedes Geschäft bringt einen Punkt.
    - Wer dort eines hat, bekommt einen weiteren Punkt für jedes eigene Geschäft an einer benachbarten Haltestelle, gleich auf welcher der beiden Linien.

    Ohne Geschäft in der Kreuzung gibt es dort nichts, wie viele auch ringsum stehen. Ein Geschäft kann in einer Tour mehrmals zählen.

    Danach geht der Bus nach links weiter, und die nächste Runde beginnt.

rules-paris-paris-end-title = Das Ende
rules-paris-paris-end =
    Nach 20, 15 oder 12 Runden zu zweit, dritt oder viert sind die Plättchen verbraucht. Jetzt kommen die Sonderfahrten: Am Anfang hat jede Person geheim eine Linie gezogen; für jede davon gibt es noch eine große Tour, für alle. Zu zweit lag eine dritte Linie von Anfang an offen, auch sie wird gefahren.

    Zu dritt und viert folgt das Säckchen: Wer mehr Geschäfte darin hat als jeder andere, bekommt für jedes einen Punkt. Bei Gleichstand bekommt niemand etwas.

    Die meisten Punkte gewinnen, bei Gleichstand die wenigeren Geschäfte auf dem Plan.

rules-paris-paris-doubts-title = Zweifelsfälle
rules-paris-paris-doubts =
    - Bei der kleinen Tour zählt jedes Geschäft, nicht jeder Besitzer: Zwei deiner Geschäfte an den nächsten Haltestellen bringen zwei Punkte.
    - An einer Kreuzung zählen die nächsten Geschäfte beider Linien zusammen. Unterwegs wechselt der Bus nie die Linie.
    - An einer eigenen vollen einfachen Haltestelle ersetzt dein neues Geschäft das alte: Das Plättchen ist verbraucht, sonst ändert sich nichts.
    - Du wählst ein Plättchen, keine Haltestelle. Nennen zwei Plättchen dieselbe Kreuzung, kommt es auf die Farbe an, die liegen bleibt.
    - Bei der großen Tour zählt jede Kreuzung für sich; benachbarte Geschäfte können an der nächsten wieder zählen.
    - Gehören dir beide Geschäfte einer Kreuzung (eine Option), zählen deine Nachbarn dort einmal; eine Nachbarkreuzung mit zwei eigenen Geschäften zählt aber zwei.
    - Der Punktestand im Spiel sind die bisherigen Touren; die Sonderfahrten bleiben bis zum Ende geheim. Welche Plättchen noch in den Stapeln liegen, ist zu sehen, ihre Reihenfolge nicht.
    - In welcher Reihenfolge die Sonderfahrten stattfinden, ändert nichts.
    - Sind Säckchen und Vorräte verdeckt (Einstellung), liegen sie am Ende offen.

rules-paris-paris-map-figure = Jede Linie hat eine Farbe, ein Muster und einen Buchstaben. Markisen sind Geschäfte; eine Kreuzung hat Platz für zwei.
rules-paris-paris-grand-figure = Gegen Ende einer Partie: Eine große Tour folgt einer Linie von einem Ende zum anderen.
