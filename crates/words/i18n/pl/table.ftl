# Przy stole: wiersz, który mówi, co robić, gracze, ruchy, rozmowa, odtwarzanie.

table-now = Co teraz zrobić
table-you = ty
table-bot = bot
table-here = przy tym urządzeniu
table-seat-free = wolne miejsce
table-seat-friend = miejsce dla znajomego
table-sit = Usiądź tutaj
table-remove = Usuń od stołu
table-waiting = Czekamy jeszcze na { $count ->
    [one] jedną osobę
    [few] { $count } osoby
   *[other] { $count } osób
}.
table-invite = Wyślij ten link znajomemu:
table-watch-link = Tylko do oglądania:
table-copy = Kopiuj
table-share = Udostępnij
table-code = Kod QR
table-copied = Skopiowano
table-turn-of = Ruch wykonuje { $player }.
table-bot-thinks = { $player } myśli…
table-bot-waits = { $player } musi poczekać: teraz myślą inne boty…
table-players = Gracze
table-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
table-score-total = Razem
table-score-source = Źródło
table-score-points = Punkty
table-actions = Możliwości
table-undo = Cofnij
table-undo-ask = Poproś o cofnięcie
table-undo-accept = Zgoda
table-undo-refuse = Nie
table-undo-waiting = Czekamy na zgodę pozostałych.
table-end-turn = Zakończ turę
table-turn = Obróć
table-confirm = Wykonaj ten ruch
table-cancel = Anuluj
table-resign = Poddaj się
table-resign-sure = Poddać partię?
table-resign-yes = Tak, poddaję
table-replace = Niech bot zagra za gracza { $player }
table-rematch = Zagraj jeszcze raz
table-replay = Obejrzyj partię
table-log = Ruchy
table-hint = Wskaż podświetlony element, aby zobaczyć jego koszt i korzyści.
table-hint-tap = Dotknij podświetlonego elementu, aby zobaczyć jego koszt i korzyści.
table-skips = Kliknij lub dotknij, aby pominąć resztę
table-aim-city-of-light = Najpierw układaj ulice, potem buduj przy latarniach: budynek jest wart tyle, ile jego wielkość razy liczba latarni, które na niego świecą.
table-aim-paris-paris = Otwieraj sklepy tam, gdzie stają autobusy: płytka, która zostaje w rundzie, wysyła autobus, a każdy sklep na tym przystanku daje punkt.
table-aim-paris = Umieszczaj klucze, by dostać franki, przenoś je, by kupować: kto ma w dzielnicy największą wartość, zdobywa jej punkty.
table-only-end = Zakończ swoją turę.
table-log-none = Jeszcze nie było ruchu.
table-log-earlier = Wcześniejsze ruchy
table-chat = Czat
table-chat-say = Napisz wiadomość
table-chat-send = Wyślij
table-chat-none = Nikt jeszcze nic nie powiedział.
table-more = Więcej
table-menu = Stół
table-help = Klawiatura
table-connection-lost = Utracono połączenie. Wróci samo.
table-connection-back = Połączono ponownie.
table-saved-later = Twój ruch zostanie wysłany, gdy tylko wróci połączenie.
table-curtain = { $player }, twoja kolej
table-curtain-line = Weź urządzenie; pozostali odwracają wzrok.
table-curtain-lift = To ja, { $player }, pokaż planszę
table-preview-uncertain = Reszta zależy od tego, co jest jeszcze ukryte.
table-options = Opcje tego stołu

key-turn = obróć element
key-undo = cofnij
key-end = zakończ turę
key-cancel = anuluj wybór
key-targets = od jednego możliwego celu do następnego
key-confirm = wybierz cel
key-chat = do czatu

names-and = { $first } i { $last }
end-standings = Wyniki
end-wins = { $player_is ->
    [you] Wygrywasz
   *[other] Wygrywa { $player }
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
end-shared = Zwycięstwo dzielą { $players }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
end-tie-city-of-light-1 = Remis punktowy: rozstrzyga większa liczba wolnych pól własnego koloru.
end-tie-paris-paris-1 = Remis punktowy: rozstrzyga mniejsza liczba sklepów na mapie.
end-tie-paris-1 = Remis punktowy: rozstrzyga większa liczba franków.
end-tie-paris-2 = Remis w punktach i frankach: rozstrzyga wyższa suma wartości budynków i krajobrazów.
end-resigned = { $player_is ->
    [you] Poddajesz partię.
   *[other] { $player } poddaje partię.
}
end-winner = { $player_is ->
    [you] Wygrywasz.
   *[other] Wygrywa { $player }.
}

fair-title = Uczciwe tasowanie
fair-before = Skrót (hash) sekretu serwera, ogłoszony przed pierwszym ruchem:
fair-entropy = Losowość dodana przez gracza { $player }:
fair-secret = Sekret, ujawniony po partii:
fair-added = Dodano losowość: { $player }
fair-later = Sekret zostanie ujawniony po zakończeniu partii.
fair-ok = Sprawdzono: skrót pasuje do sekretu, a sekret i dodana losowość dają dokładnie to rozdanie.
fair-bad-secret = Sprawdzenie nie powiodło się: sekret nie pasuje do ogłoszonego skrótu.
fair-bad-deal = Sprawdzenie nie powiodło się: sekret i dodana losowość nie dają tego rozdania.
fair-bad-missing = Sprawdzenie nie powiodło się: w zapisie brakuje sekretu.
fair-none = Tę partię rozdano bez dowodu.
fair-how = Aby sprawdzić samodzielnie, pobierz zapis i uruchom: lutece verify PLIK
first-title = Twoja pierwsza partia?
first-next = Dalej
first-done = Jasne, nie pokazuj więcej
first-city-of-light-goal = Najpierw układaj ulice, potem buduj przy latarniach. Budynek jest wart tyle, ile jego wielkość razy latarnie, które na niego świecą.
first-city-of-light-you = Twój kolor: { $letter ->
    [A] pomarańczowy
   *[other] niebieski
}. Budować można tylko na swoim kolorze i na polach mieszanych.
first-city-of-light-turn = Tura: połóż kafelek na pustym kwadracie albo weź budynek. Weź trzy lub cztery, zanim ulice się zapełnią; każdy niepostawiony kosztuje 3 punkty.
first-city-of-light-look = Teraz: puste kwadraty są podświetlone. Kładź latarnie obok wielu pól swojego koloru. Wskaż cokolwiek lub dotknij, by przeczytać, co to jest.
first-paris-paris-goal = Otwieraj sklepy tam, gdzie stają autobusy. Każdy sklep, do którego przyjedzie autobus, daje ci punkt.
first-paris-paris-you = Grasz jako gracz { $letter }; sklepy z tą literą są twoje. Twój kurs specjalny obok mapy jest tajny: na końcu jego linia ma jeszcze jedną wielką trasę.
first-paris-paris-turn = Tura: weź jedną z płytek i otwórz sklep na jej przystanku. Płytka, której nikt nie weźmie, wysyła autobus w tej rundzie.
first-paris-paris-look = Teraz: na kartach zapisano, co się stanie, jeśli płytka zostanie. Skrzyżowania, z miejscem na dwa sklepy, liczą się najbardziej w wielkich trasach.
first-paris-goal = Zbieraj Punkty Zwycięstwa (PZ): z płytek bonusowych, za prestiż przy krajobrazach, a na końcu w dzielnicach, w których twoje klucze mają największą wartość.
first-paris-you = Grasz jako gracz { $letter }. Twoje franki, klucze i żetony leżą za zasłonką, obok planszy lub pod nią.
first-paris-turn = Tura: dobierz budynek, potem umieść klucz w banku i weź franki albo przenieś klucz na budynek lub krajobraz i kup go. Potem zakończ turę.
first-paris-look = Teraz: dobierz ze stosu. Potem umieść pierwszy klucz w banku, który dobrze płaci, i kupuj coraz wyżej w tej dzielnicy; wartości 1 i 2 dają płytki bonusowe.

replay-title = Odtwarzanie
replay-line = { $game }: { $players }
replay-start = Na początek
replay-back = Ruch wstecz
replay-forward = Ruch naprzód
replay-end = Na koniec
replay-play = Odtwarzaj
replay-at = Po ruchu { $ply } z { $of }
replay-jump = Przejdź do ruchu
replay-view = Widok:
replay-view-public = widz
replay-download = Pobierz zapis
replay-on = Graj dalej od tego miejsca z botami
replay-open = Otwórz zapis
replay-open-line = Zapis to plik tekstowy, w którym można zachować każdą partię.
replay-file = Plik z zapisem
replay-choose = Wybierz plik
replay-paste = Albo wklej tekst
replay-show = Pokaż
replay-before = Przed pierwszym ruchem
replay-view-mover = kto jest na ruchu
replay-link = Link do tej pozycji
replay-own = Twoje zapisy
replay-delete = Usuń ten zapis
replay-kept = Przechowywany tu pod własnym adresem; kto zna adres, może go zobaczyć.

name-landmark-jardin-du-luxembourg = Jardin du Luxembourg
name-landmark-tuileries = Tuileries
name-landmark-tour-eiffel = Tour Eiffel
name-landmark-opera-garnier = Opéra Garnier
name-landmark-grand-palais = Grand Palais
name-landmark-sacre-coeur = Sacré-Cœur
name-landmark-notre-dame = Notre-Dame
name-landmark-louvre = Louvre
