game-lanterns = Lantaarns
game-lanterns-line = Hang je lantaarns waar ze het meest tellen. Twee tot vier spelers, vijf minuten.
about-credit-lanterns = Lantaarns is een klein spel van onszelf, dat in geen uitgegeven programma zit.
table-aim-lanterns = Hang je helderste lantaarns aan de palen die het meest tellen.

first-lanterns-goal = Hang je lantaarns aan palen die veel tellen. Een lantaarn levert zijn helderheid maal het getal van zijn paal op.
first-lanterns-you = Jij bent speler { $letter }. Alleen jij ziet je lantaarns.
first-lanterns-turn = Een beurt: kies een van je lantaarns en een vrije paal.
first-lanterns-look = Kijk nu: welke palen tellen 3, en hoe helder is je beste lantaarn?

lanterns-prompt = Hang een van je lantaarns aan een vrije paal.
lanterns-hang = Lantaarn { $lantern } aan paal { $post } hangen
    .log = { who-hangt } lantaarn { $lantern } aan paal { $post }.
lanterns-choice = Lantaarn { $lantern }
lanterns-event-scored =
    { who-scoort } { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } bij paal { $post }.
lanterns-score = Paal { $post }: { $lantern } × { $factor }
lanterns-feat-brightest = Meeste punten met één lantaarn
lanterns-refusal-over = Alle lantaarns hangen.
lanterns-refusal-not-held = Lantaarn { $lantern } heb je niet in je hand.
lanterns-refusal-no-post = Paal { $post } doet met zo weinig spelers niet mee.
lanterns-refusal-taken = Aan paal { $post } hangt al een lantaarn.

draw-lanterns-board = De kade met haar palen
draw-lanterns-post = Paal { $post }: telt { $factor }
draw-lanterns-hung = Lantaarn { $lantern } van speler { $player }
draw-lanterns-held = Lantaarn { $lantern } in je hand
draw-lanterns-hand = Speler { $player }: { $points } punten, { $count } lantaarns in de hand
about-lanterns-post = Een lantaarn levert hier zijn helderheid maal { $factor } op.
about-lanterns-held = Hoe helderder, hoe meer punten.
about-lanterns-hand = De punten, en hoeveel lantaarns er nog zijn. Welke weet alleen de eigenaar.

rules-lanterns-aim-title = Waar het om gaat
rules-lanterns-aim = Iedereen heeft { $hand } van de { $lanterns } lantaarns, met helderheid 1 tot { $lanterns }. Wie de meeste punten heeft als ze allemaal hangen, wint; bij gelijke stand wordt de winst gedeeld.
rules-lanterns-turn-title = Een beurt
rules-lanterns-turn = Kies een van je lantaarns en een vrije paal. Je scoort meteen zijn helderheid maal het getal van de paal. Daarna is de volgende speler aan de beurt.
rules-lanterns-turn-figure = De eerste lantaarn hangt.
rules-lanterns-posts-title = De palen
rules-lanterns-posts = Er doen evenveel palen mee als er lantaarns te hangen zijn: met twee spelers de eerste acht.

who-hangt = { $who_is ->
    [you] Je hangt
   *[other] { $who } hangt
}
who-scoort = { $who_is ->
    [you] Je scoort
   *[other] { $who } scoort
}

explorer-lanterns-lantern = Lantaarns
setup-keys-lanterns =
    hand 1: de lantaarns van plaats 1
    hung: één regel voor elke lantaarn die hangt: plaats, lantaarn, paal (1 12 p3)
