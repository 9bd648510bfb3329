# Wszystko wokół stołów: nawigacja, strona główna, nowy stół, konta, błędy.

site-name = Lutèce
site-line = Trzy paryskie gry planszowe przy jednym stole

nav-main = Menu główne
nav-skip = Przejdź do treści
nav-new = Nowy stół
nav-rules = Zasady
nav-replay = Otwórz zapis
nav-about = O stronie
nav-account = Konto
nav-language = Język
nav-theme = Motyw
theme-auto = Systemowy
theme-day = Dzień
theme-night = Noc

game-city-of-light = Miasto Świateł
game-city-of-light-line = Brukuj ulice, buduj przy latarniach, przechytrz jednego rywala. Dwie osoby, 20 minut.
game-paris-paris = Paris Paris
game-paris-paris-line = Otwieraj sklepy tam, gdzie zatrzymają się autobusy wycieczkowe. Od dwóch do czterech osób, 30 minut.
game-paris = Paryż
game-paris-line = Kupuj budynki i krajobrazy wokół Łuku Triumfalnego. Od dwóch do czterech osób, 60 minut.

home-play = Zagraj od razu z botem
home-open-screens = Odkryte zasłonki
home-waiting = Czeka na ciebie
home-mine = Moje partie
home-mine-none = Jeszcze nic. Jedno kliknięcie wyżej i już grasz.
home-open = Otwarte stoły
home-open-none = Żaden stół nie czeka na graczy.
home-watch = Partie do oglądania
home-watch-none = W tej chwili nikt nie gra.
home-new = Przygotuj stół
home-your-turn = Twoja kolej
home-over = Zakończona
home-running = Ruch { $ply }
home-seats-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}

level-flaneur = Flâneur
level-flaneur-line = spaceruje, gra szybko, wybacza
level-bouquiniste = Bouquiniste
level-bouquiniste-line = dobrze zna zasady i patrzy naprzód
level-architecte = Architecte
level-architecte-line = silny; potrzebny będzie plan
level-haussmann = Haussmann
level-haussmann-line = myśli tak długo, jak trzeba
level-random = Losowy
level-random-line = wykonuje dowolny dozwolony ruch
level-greedy = Chciwy
level-greedy-line = bierze od razu najwięcej punktów
level-uct = Samo przeszukiwanie
level-uct-line = miara bez wiedzy o grze

new-title = Przygotuj stół
new-game = Gra
new-players = Liczba graczy
new-seats = Miejsca
new-seat = Miejsce { $seat }
seat-me = Ja
seat-here = Ktoś inny przy tym urządzeniu
seat-invite = Znajomy, przez link
seat-anybody = Ktokolwiek
seat-bot = Bot
new-level = Poziom bota
new-name = Nazwa gracza przy stole
new-options = Opcje
new-edition = Wydanie
new-edition-reconstructed = { $count ->
    [one] jedna wartość jest odtworzona
    [few] { $count } wartości są odtworzone
   *[other] { $count } wartości jest odtworzonych
}
new-create = Otwórz stół
new-public = Inni mogą oglądać

opt-city-of-light-hand = Kafelki w ręce
opt-city-of-light-hand-1 = jeden
opt-city-of-light-hand-2 = dwa, jeden do położenia
opt-city-of-light-hand-line = Z dwoma wybierasz, który położyć: trochę mniej losowości.
opt-city-of-light-postcards = Pocztówki
opt-city-of-light-postcards-first-game = te na pierwszą partię
opt-city-of-light-postcards-random = losowe
opt-city-of-light-postcards-chosen = do wyboru
opt-city-of-light-postcards-choose = Liczba pocztówek do wybrania: { $count }.
opt-city-of-light-postcards-line = W grze jest { $count } z { $of }.
opt-city-of-light-start = Kto zaczyna
opt-city-of-light-start-random = losowo
opt-city-of-light-start-1 = miejsce 1
opt-city-of-light-start-2 = miejsce 2
opt-city-of-light-start-line = Kto ma pierwszą turę.
opt-paris-paris-doubles = Dwa sklepy jednego gracza na skrzyżowaniu
opt-paris-paris-doubles-off = niedozwolone
opt-paris-paris-doubles-on = dozwolone
opt-paris-paris-doubles-line = Niedozwolone: nowy sklep zastępuje twój własny, więc przy dwóch graczach pełne skrzyżowanie już się nie zmieni. Dozwolone: oba sklepy mogą być twoje i wybierasz, który opuszcza pełne skrzyżowanie.
opt-paris-paris-bag = Worek i zapasy
opt-paris-paris-bag-shown = jawne
opt-paris-paris-bag-hidden = ukryte
opt-paris-paris-bag-line = Ich zawartość wynika z ruchów; ukrytą trzeba pamiętać. Na końcu wszystko jest pokazane.
opt-paris-paris-start = Kto zaczyna
opt-paris-paris-start-random = losowo
opt-paris-paris-start-1 = miejsce 1
opt-paris-paris-start-2 = miejsce 2
opt-paris-paris-start-3 = miejsce 3
opt-paris-paris-start-4 = miejsce 4
opt-paris-paris-start-line = Kto ma pierwszą turę.
opt-paris-stacks = Stosy budynków
opt-paris-stacks-2 = dwa
opt-paris-stacks-3 = trzy
opt-paris-stacks-line = Z ilu stosów dobiera się budynki.
opt-paris-tokens = Żetony
opt-paris-tokens-printed = w ustalonym układzie
opt-paris-tokens-shuffled = potasowane
opt-paris-tokens-line = Potasowane: żetony obok budynków leżą w każdej partii inaczej; żetony złota (zasobu) zostają przy wartości 8.
opt-paris-track = Tor Bonusów
opt-paris-track-printed = po kolei
opt-paris-track-shuffled = potasowany w strefach
opt-paris-track-line = Potasowany: kolejność płytek bonusowych zmienia się w obrębie każdej z trzech stref.
opt-paris-districts = Budynki trafiają do
opt-paris-districts-printed = dzielnicy z płytki
opt-paris-districts-free = dowolnej dzielnicy
opt-paris-districts-line = Dowolna dzielnica: kto dobierze budynek, wybiera dzielnicę, w której nie ma jeszcze budynku tego typu; jeśli nigdzie nie pasuje, wraca do pudełka. W grze są wszystkie budynki (36).
opt-paris-screens = To, co za zasłonkami
opt-paris-screens-closed = jest ukryte
opt-paris-screens-open = widzą wszyscy
opt-paris-screens-line = Franki, żetony i płytki innych można śledzić ruch po ruchu; gdy są jawne, nie trzeba tego robić. Płytki końca gry zawsze są tajne.
opt-paris-start = Kto zaczyna
opt-paris-start-random = losowo
opt-paris-start-1 = miejsce 1
opt-paris-start-2 = miejsce 2
opt-paris-start-3 = miejsce 3
opt-paris-start-4 = miejsce 4
opt-paris-start-line = Kto ma pierwszą turę.

guest-name = Gość
join-title = Zaproszenie
join-stale = Ten link nie działa albo już nie działa. Poproś o nowy osobę, która go przysłała.
join-play = Przy tym stole czeka na ciebie miejsce.
join-watch = Możesz oglądać ten stół.
join-watch-go = Oglądaj

account-title = Konto
account-guest = Jesteś gościem; nazwa gracza: { $name }. Konto zachowa twoje partie, gdy zmienisz urządzenie.
account-nobody = Jesteś tu bez konta. Konto zachowa twoje partie, gdy zmienisz urządzenie.
account-as = Zalogowano jako { $name }.
account-name = Nazwa
account-password = Hasło
account-password-hint = co najmniej osiem znaków
account-login = Zaloguj się
account-signup = Załóż konto
account-signup-line = Nazwa i hasło, nic więcej.
account-logout = Wyloguj się
account-logout-all = Wyloguj na wszystkich urządzeniach
account-change = Zmień hasło
account-change-line = Na tym urządzeniu nic się nie zmieni, na innych nastąpi wylogowanie.
account-password-now = Dotychczasowe hasło
account-password-new = Nowe hasło
account-changed = Hasło zostało zmienione.
account-reset = Wybierz nowe hasło dla konta { $name }. Na innych urządzeniach nastąpi wylogowanie.
account-data = Moje dane
account-data-line = Wszystko, co o tobie zapisano, w jednym pliku.
account-data-get = Pobierz
account-delete = Usuń moje konto
account-delete-line = Twoja nazwa zniknie ze wszystkich stołów. Partie zostaną, bez niej.
account-delete-sure = Usuń na zawsze

about-title = O Lutèce
about-what = Lutèce to wolny program do gry w trzy paryskie gry planszowe w przeglądarce, ze znajomymi lub z botami, oraz do analizowania partii.
about-credits = Gry
about-credit-city-of-light = Miasto Świateł: zasady gry „Paris: La Cité de la Lumière”, autor José Antonio Abascal, wydawca Devir, 2019.
about-credit-paris-paris = Paris Paris: zasady gry o tym tytule, autor Michael Schacht, wydawca Abacusspiele, 2003.
about-credit-paris = Paryż: zasady gry „Paris”, autorzy Wolfgang Kramer i Michael Kiesling, wydawca Game Brewer, 2020.
about-own = Projekt nie jest związany z autorami ani wydawcami. Wszystkie rysunki i teksty są tu własne. Jeśli gra ci się podoba, kup pudełko: nic nie zastąpi kartonu i towarzystwa.
about-editions = Czego jesteśmy pewni
about-editions-line = Elementy każdej gry to dane, a każda wartość ma oznaczenie. Kto ma pudełko, może poprawić wartość w pliku i z nią grać.
mark-rulebook = instrukcja
mark-rulebook-line = mówi o tym instrukcja lub przykład w niej
mark-source = źródło
mark-source-line = mówi o tym niezależne, publiczne źródło
mark-pattern = prawidłowość
mark-pattern-line = pasuje do wszystkiego, co wiadomo, i do wyraźnej prawidłowości
mark-guess = domysł
mark-guess-line = nic nie wiadomo; wartość tymczasowa
about-figure = Wartość
about-mark = Oznaczenie
about-note = Uwaga
about-reconstructions = Odtworzone w „{ $edition }”
about-reconstructions-none = W „{ $edition }” nic nie jest odtworzone.
about-bots = Boty
about-bots-line = Bot widzi dokładnie to, co gracz na jego miejscu, nigdy zakryte płytki.
about-fair = Uczciwe tasowanie
about-fair-line = Przed pierwszym ruchem serwer ogłasza skrót (hash) swojego sekretu, każda przeglądarka dodaje własną liczbę losową, a po partii sekret zostaje ujawniony. Każdy może sprawdzić, że nikt nie wybrał rozdania.
about-license = Licencja
about-license-line = Program jest wolnym oprogramowaniem na licencji MIT lub Apache 2.0, do wyboru.
about-api = Dla programów
about-api-line = Dokument dla programów generujących klientów opisuje całość: { $link }.
programs-line = Program gra tak jak człowiek: jako gość lub z kontem zajmuje miejsce, widzi to, co wolno tam zobaczyć, i wykonuje ruchy w notacji gry.
programs-token = Poproś o token: { $address } z nazwą programu.
programs-table = Otwórz stół: { $address }, albo zajmij wolne miejsce.
programs-look = Obejrzyj stół: { $address }. Gdy ruch należy do programu, odpowiedź zawiera wszystkie dozwolone ruchy.
programs-move = Wykonaj jeden z tych ruchów: { $address }, i obejrzyj stół ponownie. Zdarzenia informują, gdy jest coś nowego.
programs-header = Każde żądanie zawiera token: { $header }.
programs-all = Wszystkie adresy
programs-english = Opisy adresów są po angielsku.

rules-title = Zasady: { $game }
rules-all = Zasady gier
rules-others = Pozostałe gry
rules-contents = Spis treści
rules-rulings = Numer taki jak { $ruling } oznacza nasze rozstrzygnięcie tam, gdzie instrukcja milczy albo tłumaczenia się różnią.
rules-numbers-title = Jak pewne są liczby
rules-numbers-link = Co znaczą oznaczenia
rules-numbers = Ta strona pokazuje wydanie „{ $edition }”. { $count ->
    [0] Żadna z jego liczb nie jest odtworzona.
    [one] Jedna z jego liczb jest odtworzona, bo wydrukowano ją tylko na elementach.
    [few] { $count } z jego liczb są odtworzone, bo wydrukowano je tylko na elementach.
   *[other] { $count } z jego liczb jest odtworzonych, bo wydrukowano je tylko na elementach.
} Kto ma pudełko, może { $count ->
    [one] ją
   *[other] je
} poprawić.

error-title = Coś poszło nie tak
error-home = Strona główna

refused-no-table = Nie ma takiego stołu.
refused-private = Ten stół jest prywatny. Poproś gracza o link.
refused-not-seated = Nie masz miejsca przy tym stole.
refused-not-your-turn = To nie twoja kolej.
refused-stale = Tymczasem partia poszła dalej. Oto plansza taka, jaka jest teraz.
refused-not-begun = Partia jeszcze się nie zaczęła.
refused-begun = Partia już się zaczęła.
refused-over = Partia jest skończona.
refused-not-over = Partia jeszcze trwa.
refused-goes-on = Ktoś właśnie gra dalej z pozycji tej partii. Będzie można ją analizować, gdy tamta partia się skończy.
refused-reviewing = Jedna analiza naraz: poczekaj na trwającą albo ją przerwij.
refused-too-many-records = Masz tu już 100 zapisów. Najpierw usuń któryś.
refused-seat-taken = To miejsce zajmuje ktoś inny.
refused-not-gone = Ten gracz jest nieobecny zbyt krótko.
refused-removed = Osoba, która otworzyła ten stół, poprosiła cię o jego opuszczenie.
refused-illegal = Ten ruch nie jest teraz dozwolony.
refused-cannot-undo = To można cofnąć tylko za zgodą pozostałych.
refused-nothing-asked = Nikt nie prosił o cofnięcie ruchu.
refused-empty = Wiadomość jest pusta.
refused-full = Stół jest pełny.
refused-talked-out = Limit wiadomości przy tym stole został wyczerpany. Gra toczy się dalej, ale nie można już pisać.
refused-click-used = To kliknięcie zostało już użyte do czegoś innego.
refused-too-many-open = Masz już dość stołów czekających na graczy. Najpierw zagraj przy jednym z nich albo go opuść.
refused-damaged = Tego stołu nie da się odczytać: jego dane są uszkodzone albo pochodzą z innej wersji programu.
refused-store = Serwer nie ma teraz dostępu do swoich danych. Spróbuj ponownie za chwilę; nic nie wykona się dwa razy.
refused-notation = To nie jest ruch w tej grze.
refused-table-taken = Ten stół już istnieje.
refused-no-edition = Nie ma tu tego wydania.
refused-unplayable = Z tymi opcjami i tą liczbą graczy nie da się zagrać.
refused-bad-record = Nie można odczytać tego zapisu.
refused-name-taken = Ta nazwa jest zajęta. Wybierz inną albo zaloguj się, jeśli jest twoja.
refused-bad-name = Nazwa ma od 2 do 24 znaków.
refused-bad-password = Hasło ma co najmniej 8 znaków.
refused-common-password = To hasło jest odgadywane jako jedno z pierwszych. Wybierz inne.
refused-banned = To konto jest zamknięte.
refused-link-ended = Ten link został już użyty albo jest za stary. Poproś o nowy.
refused-muted = W tej chwili nie możesz pisać wiadomości.
refused-wrong-password = Nazwa i hasło do siebie nie pasują.
refused-malformed = Nie udało się tego zrozumieć.
refused-stranger = Jeszcze cię nie znamy. Zacznij partię albo się zaloguj.
refused-origin = To żądanie przyszło z innej strony i zostało odrzucone.
refused-slow = To dotarło zbyt wolno. Spróbuj ponownie.
refused-too-large = To za dużo naraz.
refused-too-many = To było trochę za szybko. Poczekaj chwilę i spróbuj ponownie.
refused-not-found = Pod tym adresem nic nie ma.
refused-method = Ten adres tak nie działa.
refused-unavailable = Serwer jest zajęty. Spróbuj ponownie.
