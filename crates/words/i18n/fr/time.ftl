# Le temps : comment on le compte et ce que dit une pendule.

time-title = Temps
time-none = Sans pendule
time-none-line = Chacun prend le temps qu’il lui faut. Après deux minutes sans coup, un robot peut prendre le relais.
time-live = En direct
time-live-line = Un nombre de minutes fixe pour toute la partie, et quelques secondes de plus à chaque tour.
time-slow = Sur plusieurs jours
time-slow-line = Un nombre de jours fixe par tour. Un tour plus long entame la réserve ; pendant les congés, la pendule s’arrête.
time-minutes = Minutes par joueur
time-increment = Secondes ajoutées par tour
time-days = Jours par tour
time-bank = Jours en réserve
time-vacation = Jours de congé
time-lapse = Qui dépasse son temps
time-lapse-lose = perd la partie
time-lapse-bot = est remplacé par un robot
time-pace = { $short }. Qui dépasse son temps { $lapse ->
    [bot] est remplacé par un robot
   *[lose] perd la partie
}.
time-live-short = { $minutes } mn + { $increment } s
time-slow-short = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
}
time-left = { $days } j { $hours } h
time-of = Temps restant : { $player }
time-late = { $player_is ->
    [you] Vous avez dépassé votre temps.
   *[other] { $player } a dépassé son temps.
}
time-away = en congé
time-vacation-go = Partir en congé
time-vacation-back = De retour de congé
time-vacation-left = Vos congés : encore { $left }. Ils ne s’écoulent que pendant votre tour, et votre prochain coup y met fin.

refused-no-vacation = Il n’y a pas de congé à prendre ici, ou il est épuisé.
