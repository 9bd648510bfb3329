# Czas: jak jest liczony i co pokazuje zegar.

time-title = Czas
time-none = Bez zegara
time-none-line = Każdy myśli tak długo, jak potrzebuje. Po dwóch minutach bez ruchu może wkroczyć bot.
time-live = Na żywo
time-live-line = Stała liczba minut na całą partię i kilka sekund więcej za każdą turę.
time-slow = Przez wiele dni
time-slow-line = Stała liczba dni na każdą turę. Dłuższa tura zużywa zapas; podczas urlopu zegar stoi.
time-minutes = Minuty na gracza
time-increment = Dodatkowe sekundy za turę
time-days = Dni na turę
time-bank = Dni w zapasie
time-vacation = Dni urlopu
time-lapse = Komu skończy się czas
time-lapse-lose = ten przegrywa partię
time-lapse-bot = tego zastępuje bot
time-pace = { $short }. Komu skończy się czas, { $lapse ->
    [bot] tego zastępuje bot
   *[lose] ten przegrywa partię
}.
time-live-short = { $minutes } min + { $increment } sek.
time-slow-short = { $days ->
    [one] jeden dzień na turę
    [few] { $days } dni na turę
    [many] { $days } dni na turę
   *[other] { $days } dnia na turę
}
time-left = { $days } d { $hours } godz.
time-of = Pozostały czas: { $player }
time-late = { $player_is ->
    [you] Twój czas się skończył.
   *[other] { $player }: koniec czasu.
}
time-away = na urlopie
time-vacation-go = Idę na urlop
time-vacation-back = Wracam z urlopu
time-vacation-left = Twój urlop: zostało { $left }. Upływa tylko w twojej turze, a kończy go twój następny ruch.

refused-no-vacation = Tutaj nie ma urlopu albo został wykorzystany.
