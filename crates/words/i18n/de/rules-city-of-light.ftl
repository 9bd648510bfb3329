# Die Regeln von Stadt der Lichter in unseren eigenen Worten.

rules-city-of-light-aim-title = Worum es geht
rules-city-of-light-aim =
    Paris, 1889. Die ersten elektrischen Laternen lassen die Stadt leuchten, und zwei Baumeister wollen ihre Gebäude ins beste Licht setzen. Erst legt ihr gemeinsam die Straßen, dann baut ihr darauf. Ein Gebäude ist so viel wert wie seine Größe mal die Zahl der Laternen, die es beleuchten.

rules-city-of-light-setup-title = Vorbereitung
rules-city-of-light-setup =
    - Der Spielplan hat 4 × 4 Quadrate, jedes für ein Plättchen aus 2 × 2 Feldern: zusammen 8 × 8 Felder. Der Rahmen benennt sie von a1 bis h8.
    - Einer von euch ist Orange (Spieler A), der andere Blau (Spieler B). Jeder hat { $tiles } Straßenplättchen, verdeckt gemischt, { $chimneys } Schornsteine und { $tokens } Aktionschips.
    - Das oberste Plättchen deines Stapels hältst du so, dass nur du es siehst.
    - Die { $buildings } Gebäude liegen für beide offen in der Auslage.
    - { $inplay } der { $cards } Postkarten sind im Spiel; die mit einem Stern sind für die erste Partie gedacht. Jedes der neun besonderen Teile liegt bei seiner Postkarte.
    - Wer beginnt, entscheidet das Los. In einer Revanche beginnt, wer die letzte Partie verloren hat; nach einem Unentschieden wieder das Los. [C21]

rules-city-of-light-streets-title = Erste Phase: Straßen
rules-city-of-light-streets =
    Ein Feld eines Plättchens hat deine Farbe, die gegnerische Farbe, ist gemischt (dort dürfen beide bauen) oder eine Laterne.

    Ihr seid abwechselnd am Zug. In deinem Zug tust du genau eines davon:

    1. Lege dein Plättchen offen auf ein beliebiges leeres Quadrat, beliebig gedreht, und ziehe das nächste. Plättchen müssen sich nicht berühren.
    2. Nimm ein Gebäude aus der Auslage in deinen Vorrat. Drei oder vier wirst du brauchen, aber jedes, das du später nicht bauen kannst, kostet { $penalty } Punkte.

    Solange du Plättchen hast, darfst du nicht passen. Liegen sie alle, nimmst du ein Gebäude oder passt. [C2]

    Die Phase endet sofort, wenn das letzte der { $alltiles } Plättchen liegt. Danach gibt es keine Gebäude mehr zu nehmen: Nimm deine also rechtzeitig.

rules-city-of-light-buildings-title = Zweite Phase: Gebäude
rules-city-of-light-buildings =
    Es beginnt, wer zuerst alle eigenen Plättchen gelegt hatte; danach seid ihr wieder abwechselnd am Zug. In deinem Zug tust du genau eines davon:

    1. Bauen: Lege ein Gebäude aus deinem Vorrat auf freie Felder, alle in deiner Farbe oder gemischt, nie auf eine Laterne. Es darf gedreht, aber nicht gewendet werden. [C1] Es bekommt einen deiner Schornsteine; ohne Schornstein wird nichts gebaut. [C17]
    2. Eine Postkarte nutzen, die noch niemand genutzt hat: Führe ihre Aktion aus, oder lass sie bleiben, nur um sie deinem Gegenüber wegzunehmen. So oder so legst du einen Aktionschip darauf; niemand kann sie mehr nutzen.

    - Was immer du legst, braucht freie Felder. Ein Feld ist frei, solange nichts darauf steht; das gilt auch für Laternen, obwohl dort niemand baut. [C3]
    - Passen darf niemand. Wer weder bauen noch eine Postkarte nutzen kann, wird übersprungen. [C20]
    - Könnt ihr beide nichts mehr tun, ist die Partie zu Ende: Alle { $alltokens } Aktionschips liegen auf Postkarten, und niemand kann mehr bauen. Ein Recht aus Métropolitain oder Chartier, mit dem du noch bauen könntest, zählt als etwas, das du tun kannst. [C19]

rules-city-of-light-scoring-title = Wertung
rules-city-of-light-scoring =
    - Jedes deiner Gebäude: seine Größe mal die Zahl der verschiedenen Laternen, die es beleuchten. Eine Laterne leuchtet auf die vier Felder neben ihr, nicht schräg, und auf die Gebäude beider Spieler. Für ein Gebäude zählt sie einmal, wie viele seiner Felder sie auch berührt. Ein Gebäude ohne Licht zählt hier nichts.
    - Deine größte Gruppe von Gebäuden, die sich an Seiten berühren: ein Punkt je Feld, beleuchtet oder nicht. Gruppen und Gebiete hängen nur über Seiten zusammen. [C15]
    - Jedes Gebäude, das in deinem Vorrat bleibt: { $penalty } Punkte weniger.
    - Postkarten, die Punkte bringen: Le Peintre, Moulin Rouge, Fontaine des Mers, Le Penseur.

    Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr sichtbare freie Felder der eigenen Farbe hat; gemischte zählen nicht. Ist auch das gleich, endet die Partie unentschieden.

    Die Punkte werden laufend gezählt; ein Klick auf einen Spieler am Tisch zeigt, woher jeder kommt.

rules-city-of-light-example-title = Eine Partie, ausgezählt
rules-city-of-light-example = Die letzte Stellung einer Partie. So wird gezählt:

rules-city-of-light-cards-title = Die Postkarten
rules-city-of-light-cards = Jede wird einmal genutzt, von einem von euch. Ein Stern bezeichnet die der ersten Partie.
rules-city-of-light-card-levitation = Tausche ein Gebäude deines Vorrats gegen eines der Auslage und baue das neue sofort nach den üblichen Regeln. Das neue muss schon vor dem Tausch in der Auslage gelegen haben; das zurückgelegte kostet dich nichts. Lässt sich kein Tausch bauen, kann die Karte nur gesperrt werden. [C10]
rules-city-of-light-card-metropolitain = Ein Recht für eines deiner späteren Gebäude: Es darf eine leere Laterne bedecken. Eine bedeckte Laterne leuchtet nicht mehr und zählt für niemanden. Ungenutzt kostet das Recht nichts; macht aber nur es noch einen Zug möglich, musst du diesen Zug machen. [C7]
rules-city-of-light-card-jardin = Lege den Garten: zwei Felder in deiner Farbe oder gemischt. Er ist ein Gebäude der Größe 2 von dir, mit Schornstein.
rules-city-of-light-card-sacre-coeur = Nicht gebaute Gebäude kosten dich am Ende nichts.
rules-city-of-light-card-peintre = Stelle den Maler auf ein Feld deiner Farbe. Am Ende bekommst du 2 Punkte je Laterne in seinem Gebiet, das nur Gebäude und der Rand begrenzen.
rules-city-of-light-card-chartier = Nimm das gemischte Feld. In einem späteren Zug darfst du es auf ein freies Feld der gegnerischen Farbe legen und im selben Zug mit dem bedecken, was du legst. Ungenutzt kostet es nichts. [C8] Dieses Recht und das von Métropolitain gelten für jedes Gebäude, das du später legst, auch durch Lévitation oder als Garten; Chartier auch für den Brunnen. Beide dürfen auf einmal genutzt werden. [C9]
rules-city-of-light-card-bouquinistes = Lege den Anbau auf ein Feld deiner Farbe neben eines deiner Gebäude, das um 1 wächst. Berührt er mehrere, sagst du, welches; ab dann gehört er in jeder Hinsicht zu diesem Gebäude. Auch der Garten lässt sich erweitern. [C11]
rules-city-of-light-card-lampadaire = Stelle eine weitere Laterne auf ein Feld deiner Farbe. Sie leuchtet und zählt wie jede andere, begrenzt das Gebiet der Tänzerin, und ihr Feld ist nicht mehr frei. [C4]
rules-city-of-light-card-moulin-rouge = Stelle die Tänzerin auf ein Feld deiner Farbe. Am Ende bekommst du 1 Punkt je freiem Feld in ihrem Gebiet, ihr eigenes mitgezählt. Das Gebiet endet an Gebäuden, anderen Teilen, Laternen und dem Rand; Laternen zählen nicht. [C14]
rules-city-of-light-card-fontaine = Lege den Brunnen auf deine Farbe oder gemischt ({ $fountain ->
    [one] ein Feld
   *[other] { $fountain } Felder
} in dieser Ausgabe [C18]). Am Ende bekommst du 3 Punkte für jedes deiner Gebäude, das ihn mit einer Seite berührt. Ein Gebäude zählt einmal, wie viele Seiten sich auch berühren; der Garten zählt, und es genügt, wenn der Anbau ihn berührt. [C12]
rules-city-of-light-card-penseur = Stelle die Statue auf ein Feld deiner Farbe, mit Blick auf ein freies Feld des Spielplans. Am Ende bekommst du 2 Punkte je freiem Feld an ihren Seiten und 1 an ihren Ecken, gleich welcher Farbe, aber nichts, wenn das Feld vor ihr besetzt ist. Eine leere Laterne ist ein freies Feld; die Statue dreht sich nie. [C13]
rules-city-of-light-card-grande-lumiere = Stelle die große Laterne auf eine aufgedruckte, leere Laterne, nicht auf die des Lampadaire. [C5] Sie ist eine einzige Laterne, die weiter leuchtet: auf die markierten Felder um sie herum. [C6] Ein anderes Gebäude auf der geraden Linie dazwischen wirft Schatten, wem es auch gehört; andere Teile nicht. [C16]

rules-city-of-light-pieces-title = Die Gebäude
rules-city-of-light-pieces = Jedes gibt es einmal: { $size3 } der Größe 3, { $size4 } der Größe 4, { $size5 } der Größe 5 und { $size6 } der Größe 6. Die Ziffer im Namen ist die Größe. Der Garten kommt mit seiner Postkarte ins Spiel.

rules-city-of-light-tiles-title = Die Straßenplättchen
rules-city-of-light-tiles = Ihr habt beide dieselben { $tiles }, nur sind Orange und Blau vertauscht: links das von Orange, rechts das von Blau. Die Worte beschreiben das von Orange.

rules-city-of-light-setup-figure = Der leere Spielplan, die Auslage und die Postkarten am Anfang.
rules-city-of-light-streets-figure = Die erste Phase: Einige Plättchen liegen. Orange gehört A, Blau gehört B, ein gemischtes Feld beiden.
rules-city-of-light-example-figure = Auf jedem Dach steht, was das Gebäude zählt: 7×3 ist ein Gebäude aus sieben Feldern, das drei Laternen beleuchten.
