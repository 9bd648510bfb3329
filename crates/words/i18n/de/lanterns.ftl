game-lanterns = Laternen
game-lanterns-line = Hängt eure Laternen dorthin, wo sie am meisten zählen. Zwei bis vier Personen, fünf Minuten.
about-credit-lanterns = Laternen ist ein kleines eigenes Spiel, das kein ausgeliefertes Programm enthält.
table-aim-lanterns = Hänge deine hellsten Laternen an die Pfosten, die am meisten zählen.

first-lanterns-goal = Hänge deine Laternen an Pfosten, die viel zählen. Eine Laterne bringt ihre Helligkeit mal die Zahl ihres Pfostens.
first-lanterns-you = Du bist Spieler { $letter }. Deine Laternen sieht niemand außer dir.
first-lanterns-turn = Ein Zug: Wähle eine deiner Laternen und einen freien Pfosten.
first-lanterns-look = Schau jetzt: Welche Pfosten zählen 3, und wie hell ist deine beste Laterne?

lanterns-prompt = Hänge eine deiner Laternen an einen freien Pfosten.
lanterns-hang = Laterne { $lantern } an Pfosten { $post } hängen
    .log = { who-haengt } Laterne { $lantern } an Pfosten { $post }.
lanterns-choice = Laterne { $lantern }
lanterns-event-scored =
    { who-bekommt } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } an Pfosten { $post }.
lanterns-score = Pfosten { $post }: { $lantern } × { $factor }
lanterns-feat-brightest = Meiste Punkte mit einer Laterne
lanterns-refusal-over = Alle Laternen hängen.
lanterns-refusal-not-held = Laterne { $lantern } hast du nicht auf der Hand.
lanterns-refusal-no-post = Pfosten { $post } wird zu so wenigen nicht benutzt.
lanterns-refusal-taken = An Pfosten { $post } hängt schon eine Laterne.

draw-lanterns-board = Der Kai mit seinen Pfosten
draw-lanterns-post = Pfosten { $post }: zählt { $factor }
draw-lanterns-hung = Laterne { $lantern } von Spieler { $player }
draw-lanterns-held = Laterne { $lantern } auf deiner Hand
draw-lanterns-hand = Spieler { $player }: { $points } Punkte, { $count } Laternen auf der Hand
about-lanterns-post = Eine Laterne bringt hier ihre Helligkeit mal { $factor }.
about-lanterns-held = Je heller, desto mehr Punkte.
about-lanterns-hand = Punkte, und wie viele Laternen noch da sind. Welche, weiß nur, wem sie gehören.

rules-lanterns-aim-title = Worum es geht
rules-lanterns-aim = Alle haben { $hand } von { $lanterns } Laternen der Helligkeit 1 bis { $lanterns }. Wer die meisten Punkte hat, wenn alle hängen, gewinnt; bei Gleichstand wird der Sieg geteilt.
rules-lanterns-turn-title = Ein Zug
rules-lanterns-turn = Wähle eine deiner Laternen und einen freien Pfosten. Sie bringt sofort Punkte: ihre Helligkeit mal die Zahl des Pfostens. Dann ist die nächste Person am Zug.
rules-lanterns-turn-figure = Die erste Laterne hängt.
rules-lanterns-posts-title = Die Pfosten
rules-lanterns-posts = Es sind so viele Pfosten im Spiel, wie Laternen zu hängen sind: zu zweit die ersten acht.

who-haengt = { $who_is ->
    [you] Du hängst
   *[other] { $who } hängt
}

explorer-lanterns-lantern = Laternen
setup-keys-lanterns =
    hand 1: die Laternen auf Platz 1
    hung: eine Zeile für jede Laterne, die hängt: Platz, Laterne, Pfosten (1 12 p3)
