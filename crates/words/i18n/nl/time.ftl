# Tijd: hoe die wordt geteld en wat een klok zegt.

time-title = Tijd
time-none = Geen klok
time-none-line = Iedereen neemt de tijd die nodig is. Na twee minuten zonder zet mag een bot invallen.
time-live = Direct
time-live-line = Een vast aantal minuten voor de hele partij, en een paar seconden extra voor elke beurt.
time-slow = Over meerdere dagen
time-slow-line = Een vast aantal dagen voor elke beurt. Een langere beurt gaat van de reserve af; op vakantie staat de klok stil.
time-minutes = Minuten per speler
time-increment = Extra seconden per beurt
time-days = Dagen per beurt
time-bank = Dagen in reserve
time-vacation = Vakantiedagen
time-lapse = Wie geen tijd meer heeft
time-lapse-lose = verliest de partij
time-lapse-bot = wordt vervangen door een bot
time-pace = { $short }. Wie geen tijd meer heeft, { $lapse ->
    [bot] wordt vervangen door een bot
   *[lose] verliest de partij
}.
time-live-short = { $minutes } min. + { $increment } s
time-slow-short = { $days ->
    [one] één dag per beurt
   *[other] { $days } dagen per beurt
}
time-left = { $days } d { $hours } u
time-of = Resterende tijd: { $player }
time-late = { $player_is ->
    [you] Je tijd is om.
   *[other] De tijd van { $player } is om.
}
time-away = op vakantie
time-vacation-go = Op vakantie gaan
time-vacation-back = Terug van vakantie
time-vacation-left = Je vakantie: nog { $left }. Die loopt alleen terwijl je aan de beurt bent, en je volgende zet maakt er een einde aan.

refused-no-vacation = Hier kun je geen vakantie opnemen, of je vakantiedagen zijn op.
