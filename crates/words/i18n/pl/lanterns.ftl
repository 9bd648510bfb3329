game-lanterns = Latarnie
game-lanterns-line = Wieszaj latarnie tam, gdzie liczą się najbardziej. Od dwóch do czterech graczy, pięć minut.
about-credit-lanterns = Latarnie to nasza własna mała gra; nie zawiera jej żaden wydany program.
table-aim-lanterns = Wieszaj najjaśniejsze latarnie na słupach, które liczą się najbardziej.

first-lanterns-goal = Wieszaj latarnie na słupach, które dużo liczą. Latarnia daje swoją jasność pomnożoną przez liczbę słupa.
first-lanterns-you = Jesteś graczem { $letter }. Twoje latarnie widzisz tylko ty.
first-lanterns-turn = Tura: wybierz jedną ze swoich latarni i wolny słup.
first-lanterns-look = Spójrz teraz: które słupy liczą 3 i jak jasna jest twoja najlepsza latarnia?

lanterns-prompt = Powieś jedną ze swoich latarni na wolnym słupie.
lanterns-hang = Powieś latarnię { $lantern } na słupie { $post }
    .log = { who-wiesza } latarnię { $lantern } na słupie { $post }.
lanterns-choice = Latarnia { $lantern }
lanterns-event-scored =
    { who-zdobywa } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } na słupie { $post }.
lanterns-score = Słup { $post }: { $lantern } × { $factor }
lanterns-feat-brightest = Najwięcej punktów za jedną latarnię
lanterns-refusal-over = Wszystkie latarnie wiszą.
lanterns-refusal-not-held = Nie masz na ręce latarni { $lantern }.
lanterns-refusal-no-post = Przy tylu graczach słup { $post } nie bierze udziału.
lanterns-refusal-taken = Na słupie { $post } już wisi latarnia.

draw-lanterns-board = Nabrzeże ze słupami
draw-lanterns-post = Słup { $post }: liczy { $factor }
draw-lanterns-hung = Latarnia { $lantern } gracza { $player }
draw-lanterns-held = Latarnia { $lantern } na twojej ręce
draw-lanterns-hand = Gracz { $player }: { $points } pkt, latarnie na ręce: { $count }
about-lanterns-post = Latarnia daje tu swoją jasność razy { $factor }.
about-lanterns-held = Im jaśniejsza, tym więcej punktów.
about-lanterns-hand = Punkty i liczba pozostałych latarni. Które to, wie tylko ich właściciel.

rules-lanterns-aim-title = O co chodzi
rules-lanterns-aim = Każdy ma { $hand } z { $lanterns } latarni o jasności od 1 do { $lanterns }. Gdy wszystkie wiszą, wygrywa osoba z największą liczbą punktów; przy remisie zwycięstwo jest dzielone.
rules-lanterns-turn-title = Tura
rules-lanterns-turn = Wybierz jedną ze swoich latarni i wolny słup. Od razu daje ona swoją jasność pomnożoną przez liczbę słupa. Potem tura przechodzi do następnej osoby.
rules-lanterns-turn-figure = Wisi pierwsza latarnia.
rules-lanterns-posts-title = Słupy
rules-lanterns-posts = W grze jest tyle słupów, ile latarni do powieszenia: dla dwóch graczy pierwszych osiem.

who-wiesza = { $who_is ->
    [you] Wieszasz
   *[other] { $who } wiesza
}
who-zdobywa = { $who_is ->
    [you] Zdobywasz
   *[other] { $who } zdobywa
}

explorer-lanterns-lantern = Latarnie
setup-keys-lanterns =
    hand 1: latarnie miejsca 1
    hung: jeden wiersz na każdą wiszącą latarnię: miejsce, latarnia, słup (1 12 p3)
