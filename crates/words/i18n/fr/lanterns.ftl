game-lanterns = Lanternes
game-lanterns-line = Accrochez vos lanternes là où elles comptent le plus. De deux à quatre joueurs, cinq minutes.
about-credit-lanterns = Lanternes est un petit jeu de notre cru, absent des programmes distribués.
table-aim-lanterns = Accrochez vos lanternes les plus claires aux poteaux qui comptent le plus.

first-lanterns-goal = Accrochez vos lanternes aux poteaux qui comptent beaucoup. Une lanterne rapporte sa clarté multipliée par le nombre de son poteau.
first-lanterns-you = Vous êtes le joueur { $letter }. Vous seul voyez vos lanternes.
first-lanterns-turn = À votre tour, choisissez une de vos lanternes et un poteau libre.
first-lanterns-look = Regardez maintenant : quels poteaux comptent 3, et quelle est votre lanterne la plus claire ?

lanterns-prompt = Accrochez une de vos lanternes à un poteau libre.
lanterns-hang = Accrocher la lanterne { $lantern } au poteau { $post }
    .log = { who-accroche } la lanterne { $lantern } au poteau { $post }.
lanterns-choice = Lanterne { $lantern }
lanterns-event-scored =
    { who-marque } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au poteau { $post }.
lanterns-score = Poteau { $post } : { $lantern } × { $factor }
lanterns-feat-brightest = Le plus de points avec une seule lanterne
lanterns-refusal-over = Toutes les lanternes sont accrochées.
lanterns-refusal-not-held = Vous n’avez pas la lanterne { $lantern } en main.
lanterns-refusal-no-post = Le poteau { $post } ne sert pas à si peu de joueurs.
lanterns-refusal-taken = Une lanterne est déjà accrochée au poteau { $post }.

draw-lanterns-board = Le quai et ses poteaux
draw-lanterns-post = Poteau { $post } : compte { $factor }
draw-lanterns-hung = Lanterne { $lantern } du joueur { $player }
draw-lanterns-held = Lanterne { $lantern } dans votre main
draw-lanterns-hand = Joueur { $player } : { $points } points, { $count } lanternes en main
about-lanterns-post = Une lanterne rapporte ici sa clarté multipliée par { $factor }.
about-lanterns-held = Plus elle est claire, plus elle rapporte.
about-lanterns-hand = Les points et le nombre de lanternes restantes. Seul leur propriétaire sait lesquelles.

rules-lanterns-aim-title = Le but du jeu
rules-lanterns-aim = Chacun a { $hand } des { $lanterns } lanternes, de clarté 1 à { $lanterns }. Qui a le plus de points quand toutes sont accrochées gagne ; à égalité, la victoire est partagée.
rules-lanterns-turn-title = Un tour
rules-lanterns-turn = Choisissez une de vos lanternes et un poteau libre. Elle rapporte aussitôt sa clarté multipliée par le nombre du poteau. C’est ensuite au joueur suivant.
rules-lanterns-turn-figure = La première lanterne est accrochée.
rules-lanterns-posts-title = Les poteaux
rules-lanterns-posts = Il y a autant de poteaux en jeu que de lanternes à accrocher : à deux, les huit premiers.

who-accroche = { $who_is ->
    [you] Vous accrochez
   *[other] { $who } accroche
}
who-marque = { $who_is ->
    [you] Vous marquez
   *[other] { $who } marque
}

explorer-lanterns-lantern = Lanternes
setup-keys-lanterns =
    hand 1 : les lanternes de la place 1
    hung : une ligne par lanterne accrochée : place, lanterne, poteau (1 12 p3)
