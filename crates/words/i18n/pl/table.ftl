# Przy stole: wiersz, który mówi, co robić, gracze, ruchy, rozmowa, odtwarzanie.

table-board = Plansza: { $game }
table-now = Co teraz zrobić
table-you = ty
table-bot = komputer
table-here = przy tym urządzeniu
table-seat-free = wolne miejsce
table-seat-friend = miejsce dla znajomego
table-sit = Usiądź tutaj
table-remove = Odpraw
table-start = Zacznij
table-waiting = Czekamy jeszcze na { $count ->
    [one] jedną osobę
    [few] { $count } osoby
   *[other] { $count } osób
}.
table-invite = Wyślij ten odnośnik znajomemu:
table-watch-link = Tylko do oglądania:
table-copy = Kopiuj
table-share = Udostępnij
table-code = Kod QR
table-copied = Skopiowano
table-turn-of = Ruch wykonuje { $player }.
table-your-turn = Twoja kolej
table-bot-thinks = { $player } myśli…
table-watching = Oglądasz grę.
table-players = Gracze
table-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
table-score-of = Punkty: { $player }
table-score-total = Razem
table-score-source = Źródło
table-score-points = Punkty
table-score-why = Skąd pochodzą punkty
table-actions = Możliwości
table-undo = Cofnij
table-undo-ask = Poproś o cofnięcie
table-undo-asked = { $player } prosi o cofnięcie ostatniego ruchu.
table-undo-accept = Zgoda
table-undo-refuse = Nie
table-undo-waiting = Czekamy na zgodę pozostałych.
table-end-turn = Zakończ turę
table-turn = Obróć
table-turn-piece = Obróć element
table-confirm = Wykonaj ten ruch
table-cancel = Anuluj
table-choose = Wybierz:
table-choose-next = Wybierz teraz jedno z zaznaczonych miejsc.
table-skip = Pomiń
table-resign = Poddaj się
table-resign-sure = Poddać tę grę?
table-resign-yes = Tak, poddaję
table-no = Nie
table-replace = Niech bot zagra za gracza { $player }
table-rematch = Zagraj jeszcze raz
table-replay = Obejrzyj grę ponownie
table-log = Ruchy
table-hint = Wskaż coś, co świeci: tu przeczytasz, co to kosztuje i daje.
table-hint-tap = Dotknij czegoś, co świeci: tu przeczytasz, co to kosztuje i daje.
table-aim-city-of-light = Najpierw ułóżcie ulice, potem budujcie przy latarniach: budynek jest wart tyle, ile jego wielkość razy latarnie, które na niego świecą.
table-aim-paris-paris = Miej sklepy tam, gdzie stają autobusy: płytka, która zostaje w rundzie, wysyła autobus, a sklepy na tym przystanku punktują.
table-aim-paris = Umieszczaj klucze, by dostać franki, przenoś je, by kupować: kto ma w dzielnicy największą wartość, zdobywa jej punkty.
table-only-end = Zakończ swoją turę.
table-log-none = Jeszcze nie było ruchu.
table-log-earlier = Wcześniejsze ruchy
table-log-move = Ruch { $ply }
table-chat = Rozmowa
table-chat-say = Powiedz coś
table-chat-send = Wyślij
table-chat-none = Nikt jeszcze nic nie powiedział.
table-more = Więcej
table-menu = Stół
table-help = Klawisze
table-connection-lost = Utracono połączenie. Wróci samo.
table-connection-back = Połączono ponownie.
table-sending = Wysyłanie…
table-saved-later = Twój ruch zostanie wysłany, gdy tylko wróci połączenie.
table-curtain = { $player }, twoja kolej
table-curtain-line = Weź urządzenie; pozostali odwracają wzrok.
table-curtain-lift = To ja, { $player }, pokaż planszę
table-hidden = ukryte
table-preview = To przyniosłoby
table-preview-nothing = Nic więcej się nie dzieje.
table-moves-left = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[other] { $count } możliwości
}
table-options = Opcje tego stołu
table-edition = Wydanie: { $edition }

key-turn = obróć element
key-undo = cofnij
key-end = zakończ turę
key-cancel = anuluj wybór
key-targets = od jednego możliwego celu do następnego
key-confirm = wybierz cel
key-chat = do rozmowy

end-title = Koniec gry
end-standings = Wyniki
end-wins = Wygrywa { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
end-shared = Zwycięstwo dzielą { $players }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
end-tie-break = Punkty są równe; rozstrzyga reguła remisu nr { $number }.
end-resigned = { $player } poddaje grę.
end-winner = Wygrywa { $player }.

fair-title = Uczciwe tasowanie
fair-before = Odcisk sekretu serwera, ogłoszony przed pierwszym ruchem:
fair-entropy = Los dodany przez gracza { $player }:
fair-secret = Sekret, ujawniony po grze:
fair-added = { $player } dodał los
fair-later = Sekret zostanie ujawniony po zakończeniu gry.
fair-ok = Sprawdzono: odcisk pasuje do sekretu, a sekret i dodany los dają dokładnie to rozdanie.
fair-bad = Sprawdzenie nie powiodło się: { $reason }
fair-none = Tę grę rozdano bez dowodu.
fair-how = Aby sprawdzić samodzielnie, pobierz zapis i uruchom: lutece verify PLIK

replay-title = Odtwarzanie
replay-line = { $game }: { $players }
replay-start = Na początek
replay-back = Ruch wstecz
replay-forward = Ruch naprzód
replay-end = Na koniec
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-at = Ruch { $ply } z { $of }
replay-jump = Przejdź do ruchu
replay-view = Oczami gracza
replay-view-public = widza
replay-download = Pobierz zapis
replay-on = Graj dalej od tego miejsca z botami
replay-open = Otwórz zapis
replay-open-line = Zapis to plik tekstowy, w którym można zachować każdą grę.
replay-file = Plik z zapisem
replay-choose = Wybierz plik
replay-paste = Albo wklej tekst
replay-show = Pokaż
replay-before = Przed pierwszym ruchem

shape-of = { $player }, litera { $letter }
