# Time: how it is counted, and what a clock says.

time-title = Time
time-none = No clock
time-none-line = Everybody takes the time they need. After two minutes without a move, a bot may step in.
time-live = Live
time-live-line = A fixed number of minutes for the whole game, plus a few seconds for every turn.
time-slow = Turn-based
time-slow-line = A fixed number of days for each turn. A longer turn uses up the reserve; during a vacation the clock stops.
time-minutes = Minutes per player
time-increment = Extra seconds per turn
time-days = Days per turn
time-bank = Days in reserve
time-vacation = Days of vacation
time-lapse = A player who runs out of time
time-lapse-lose = loses the game
time-lapse-bot = is replaced by a bot
time-pace = { $short }. A player who runs out of time { $lapse ->
    [bot] is replaced by a bot
   *[lose] loses the game
}.
time-live-short = { $minutes } min + { $increment } s
time-slow-short = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
}
time-left = { $days } d { $hours } h
time-of = Time left: { $player }
time-late = { $player_is ->
    [you] You have run out of time.
   *[other] { $player } has run out of time.
}
time-away = on vacation
time-vacation-go = Go on vacation
time-vacation-back = Back from vacation
time-vacation-left = Your vacation: { $left } left. It is used only while it is your turn, and your next move ends it.

refused-no-vacation = There is no vacation to take here, or it is used up.
