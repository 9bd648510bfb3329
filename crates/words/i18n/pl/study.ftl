# The analysis board.

study-title = Plansza do analizy
study-open = Analizuj na planszy
study-try = Wypróbuj ten ruch
study-best = Najlepsze ruchy
study-tree = Warianty
study-places = Przechodzenie przez ruchy
study-look = Pokaż
study-advice = Co zagrałby najsilniejszy bot
study-ask = Zapytaj bota
study-thinking = Myśli…
study-goes-on = Jak gra mogłaby się potoczyć
study-over = Tutaj gra się kończy.
study-read-only = Ruchy może tu dodawać tylko właściciel i osoby z linkiem do edycji. Kopia należy do ciebie.
study-copy = Utwórz własną kopię
study-line = Wariant { $line }
study-line-name = Nazwa tego wariantu
study-name = Nazwa tej analizy
study-note = Komentarz do tej pozycji
study-save = Zapisz
study-cut = Usuń od tego miejsca
study-cut-sure = Naciśnij ponownie, aby usunąć ten ruch i wszystko po nim.
study-world = Rozdaj ukryte elementy na nowo
study-world-note = Wszystko, czego { $player } nie może tu wiedzieć, zmienia się: powstaje nowy wariant.
study-in-world = Ukryte elementy rozdane na nowo dla: { $player }
study-share-read = Link do czytania
study-share-edit = Link do edycji
study-export = Eksportuj jako tekst
study-delete = Usuń tę analizę
refused-study-full = W tej analizie nic więcej się nie zmieści. Usuń najpierw kilka wariantów.
refused-read-only = Może to zmieniać tylko właściciel i osoby z linkiem do edycji.
study-picture = Obraz tej pozycji (SVG)
study-renew = Wycofaj link do edycji
study-renew-line = Powstaje nowy; stary pozwala już tylko czytać.
study-motion = Ostatni ruch jako ruchomy obraz (SVG)
replay-all-open = Wszystko odkryte
replay-seen-by = Widok gracza { $player }
embed-title = Pokaż na innej stronie
embed-line = Kto czyta tamtą stronę, może obejrzeć partię ruch po ruchu i nie potrzebuje tu konta.
embed-code = Kod dla strony
embed-withdraw-line = Potem żadna strona już jej nie pokaże. Wycofane zostaną też linki do edycji analizy.
embed-withdraw = Wycofaj kod
embed-allow-line = Partia zostanie zachowana jako twój własny zapis, a ty otrzymasz kod, który pokazuje ją w ramce na innej stronie, z nazwami graczy.
embed-allow = Zezwól
embed-open = Otwórz w Lutèce
reason-ahead-played = { $points } punktu przewagi na koniec gry w porównaniu z zagranym ruchem.
reason-ahead-others = { $points } punktu przewagi na koniec gry w porównaniu z pozostałymi pokazanymi ruchami.
reason-behind-first = { $points } punktu przewagi na koniec gry w porównaniu z ruchem 1.
reason-more = { $who_is ->
    [you] Zdobywasz
   *[other] { $who } zdobywa
} o { $points } więcej: { $lines }.
reason-less = { $who_is ->
    [you] Zdobywasz
   *[other] { $who } zdobywa
} o { $points } mniej: { $lines }.
reason-rest = pozostałe { $points }
reason-even-played = Punkty nie pokazują dlaczego: po szybkim dograniu oba ruchy dają mniej więcej to samo. Bot patrzy dalej i z tym ruchem częściej wygrywa.
reason-even-others = Punkty nie pokazują dlaczego: po szybkim dograniu te ruchy dają mniej więcej to samo. Bot patrzy dalej i z tym ruchem częściej wygrywa.
reason-even-first = Na koniec gry mniej więcej tyle samo punktów co po ruchu 1.
reason-against = Punkty nie pokazują dlaczego: po szybkim dograniu wynik jest nawet gorszy ({ $points } punktu przewagi). Bot patrzy dalej i z tym ruchem częściej wygrywa.
reason-against-first = Po szybkim dograniu wynik jest lepszy niż po ruchu 1 ({ $points } punktu przewagi), ale bot patrzy dalej i wygrywa z tym ruchem rzadziej.
reason-expected = Oczekuje po nim { $points } punktu przewagi.
