# Zeit: wie sie gezählt wird und was eine Uhr sagt.

time-title = Zeit
time-none = Keine Uhr
time-none-line = Alle nehmen sich die Zeit, die sie brauchen. Nach zwei Minuten ohne Zug darf ein Bot einspringen.
time-live = In Echtzeit
time-live-line = Eine feste Zahl von Minuten für die ganze Partie und ein paar Sekunden mehr für jeden Zug.
time-slow = Über mehrere Tage
time-slow-line = Eine feste Zahl von Tagen für jeden Zug. Dauert einer länger, geht das von der Reserve ab; im Urlaub steht die Uhr.
time-minutes = Minuten pro Person
time-increment = Sekunden mehr pro Zug
time-days = Tage pro Zug
time-bank = Tage in Reserve
time-vacation = Urlaubstage
time-lapse = Wer die Zeit überschreitet
time-lapse-lose = verliert die Partie
time-lapse-bot = wird durch einen Bot ersetzt
time-pace = { $short }. Wer die Zeit überschreitet, { $lapse ->
    [bot] wird durch einen Bot ersetzt
   *[lose] verliert die Partie
}.
time-live-short = { $minutes } Min. + { $increment } s
time-slow-short = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
time-left = { $days } T { $hours } h
time-of = Verbleibende Zeit: { $player }
time-late = { $player_is ->
    [you] Du hast die Zeit überschritten.
   *[other] { $player } hat die Zeit überschritten.
}
time-away = im Urlaub
time-vacation-go = In den Urlaub gehen
time-vacation-back = Aus dem Urlaub zurück
time-vacation-left = Dein Urlaub: noch { $left }. Er vergeht nur, während du am Zug bist, und dein nächster Zug beendet ihn.

refused-no-vacation = Hier gibt es keinen Urlaub, oder er ist aufgebraucht.
