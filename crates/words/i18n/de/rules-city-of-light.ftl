# Die Regeln der Stadt der Lichter in eigenen Worten.

rules-city-of-light-aim-title = Worum es geht
rules-city-of-light-aim =
    Paris, 1889. Die ersten elektrischen Laternen lassen die Stadt leuchten, und zwei Bauherren wollen ihre Häuser ins beste Licht rücken. Zuerst pflastert ihr gemeinsam die Straßen, dann bebaut ihr sie. Ein Gebäude zählt seine Größe mal die Zahl der Laternen, die es beleuchten.

rules-city-of-light-streets-title = Erste Phase: Straßen
rules-city-of-light-streets =
    Ihr habt je acht Plättchen mit vier Feldern. Ein Feld hat deine Farbe, die der Gegenseite, beide gemischt, oder es ist eine Laterne. Dein nächstes Plättchen siehst nur du.

    In deinem Zug tust du eines davon:

    - Lege dein Plättchen beliebig gedreht auf ein leeres Quadrat des Plans und ziehe das nächste.
    - Nimm ein Gebäude aus dem allgemeinen Vorrat in deinen eigenen. Drei oder vier wirst du brauchen, doch jedes, das du später nicht bauen kannst, kostet drei Punkte.

    Liegen alle deine Plättchen, nimmst du Gebäude oder passt. Die Phase endet mit dem sechzehnten Plättchen.

rules-city-of-light-buildings-title = Zweite Phase: Gebäude
rules-city-of-light-buildings =
    Wer zuerst alle acht Plättchen gelegt hat, beginnt. In deinem Zug tust du eines davon:

    - Bauen: Setze ein Gebäude aus deinem Vorrat auf freie Felder deiner Farbe oder gemischte, nie auf eine Laterne. Drehen ist erlaubt, Umdrehen nicht.
    - Nutze eine Postkarte, die noch niemand genutzt hat: Führe aus, was sie sagt, oder lass es und nimm sie nur der Gegenseite weg, und lege einen deiner vier Aktionschips darauf.

    Wer beides nicht kann, wird übersprungen. Kann niemand mehr etwas tun, ist die Partie zu Ende.

rules-city-of-light-scoring-title = Wertung
rules-city-of-light-scoring =
    Gezählt wird laufend; der Tisch zeigt, woher jeder Punkt kommt.

    - Jedes eigene Gebäude: Größe mal die Zahl der verschiedenen Laternen, die es beleuchten. Eine Laterne leuchtet auf ihre vier Nachbarfelder, nicht übereck, und auf Gebäude beider Seiten.
    - Deine größte Gruppe eigener Gebäude, die sich an Seiten berühren: ein Punkt je Feld, beleuchtet oder nicht.
    - Jedes Gebäude, das in deinem Vorrat bleibt: drei Punkte weniger.
    - Postkarten, die Punkte bringen.

    Die meisten Punkte gewinnen, bei Gleichstand die meisten freien Felder der eigenen Farbe.

rules-city-of-light-cards-title = Die Postkarten
rules-city-of-light-cards = Acht der zwölf sind im Spiel; die ersten acht sind für die erste Partie gedacht.
rules-city-of-light-card-levitation = Tausche ein Gebäude deines Vorrats gegen eines aus dem allgemeinen und baue das neue sofort.
rules-city-of-light-card-metropolitain = Eines deiner späteren Gebäude darf eine leere Laterne bedecken.
rules-city-of-light-card-jardin = Lege den Garten aus zwei Feldern; er zählt als dein Gebäude der Größe 2.
rules-city-of-light-card-sacre-coeur = Gebäude, die in deinem Vorrat bleiben, kosten dich nichts.
rules-city-of-light-card-peintre = Stelle den Maler auf ein Feld deiner Farbe. Am Ende 2 Punkte je Laterne in seinem Gebiet, das nur Gebäude und der Rand begrenzen.
rules-city-of-light-card-chartier = Nimm das gemischte Feld. Später darfst du es auf ein Feld der Gegenseite legen und im selben Zug überbauen.
rules-city-of-light-card-bouquinistes = Lege den Anbau neben eines deiner Gebäude auf deine Farbe; das Gebäude wächst um eins.
rules-city-of-light-card-lampadaire = Stelle eine weitere Laterne auf ein Feld deiner Farbe.
rules-city-of-light-card-moulin-rouge = Stelle die Tänzerin auf deine Farbe. Am Ende 1 Punkt je freiem Feld in ihrem Gebiet, das an Gebäuden, Figuren, Laternen und am Rand endet.
rules-city-of-light-card-fontaine = Lege den Brunnen auf deine Farbe oder gemischt. Am Ende 3 Punkte je eigenem Gebäude daneben.
rules-city-of-light-card-penseur = Stelle die Statue auf deine Farbe, mit Blick auf ein freies Feld. Am Ende 2 Punkte je freiem Feld an den Seiten und 1 an den Ecken, aber nichts, wenn das Feld davor besetzt ist.
rules-city-of-light-card-grande-lumiere = Stelle die große Laterne auf eine leere Laterne. Sie leuchtet weiter, doch Gebäude werfen Schatten.

rules-city-of-light-doubts-title = Zweifelsfälle
rules-city-of-light-doubts =
    - Teile werden gedreht, nie umgedreht, und jedes braucht freie Felder.
    - Solange du Plättchen hast, darfst du nicht passen. In der zweiten Phase passt niemand, der noch etwas tun kann.
    - Lévitation: Das neue Gebäude muss vor dem Tausch im Vorrat gelegen haben. Das zurückgegebene kostet dich nichts.
    - Métropolitain und Chartier: Das Recht gilt ab einem späteren Zug für jedes Gebäude, auch für den Garten, Chartier auch für den Brunnen. Beide dürfen zusammen genutzt werden. Ungenutzt kosten sie nichts; macht aber nur ein solches Recht deinen einzigen Zug möglich, musst du es nutzen.
    - Eine überbaute Laterne leuchtet nicht mehr und zählt für niemanden.
    - Die Laterne des Lampadaire leuchtet und zählt wie jede andere, doch die große Laterne darf nicht auf ihr stehen.
    - Die große Laterne ist eine einzige Laterne. Ein Gebäude in gerader Linie dazwischen wirft Schatten, gleich wem es gehört; andere Teile nicht.
    - Der Anbau gehört in jeder Hinsicht zu dem Gebäude, das du nennst.
    - Für den Brunnen zählt ein Gebäude einmal, wie viele Seiten auch anliegen; Garten und Anbau zählen mit.
    - Für die Statue ist eine leere Laterne ein freies Feld. Sie dreht sich nie um.
    - Das eigene Feld der Tänzerin zählt, Laternen begrenzen ihr Gebiet. Gebiete und Gruppen berühren sich nur an Seiten.
    - In der Revanche beginnt, wer verloren hat; nach einem Unentschieden entscheidet das Los.

rules-city-of-light-aim-figure = Gegen Ende einer Partie. 3×1 ist ein Gebäude aus drei Feldern, das eine Laterne beleuchtet; Lichtkegel zeigen, welche.
rules-city-of-light-streets-figure = Die erste Phase: Einige Plättchen liegen. Orange ist für A, Blau für B, ein geteiltes Feld für beide.
rules-city-of-light-scoring-figure = Das Ende einer Partie: Was ein Gebäude zählt, steht auf seinem Dach.
