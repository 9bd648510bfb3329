# Szukanie kogoś do gry: dobieranie w pary, wyzwania, boty ustępujące miejsca.

lobby-pair = Znajdź przeciwnika
lobby-pair-line = Kto szuka tej samej gry w tym samym tempie, od razu z tobą zagra. W przeciwnym razie stół czeka, a powiadomienie może cię wezwać.
lobby-pair-go = Szukaj przeciwnika
lobby-challenge = Rzuć komuś wyzwanie
lobby-challenges = Wyzwania dla ciebie
lobby-challenged = { $player } rzuca ci wyzwanie
lobby-accept = Przyjmij
lobby-decline = Odrzuć
lobby-withdraw = Wycofaj
lobby-asked = Zaproszenie dla gracza { $player } czeka na odpowiedź.
lobby-declined = Odmowa: { $player }.
lobby-empty = W małym serwisie to normalne. Wyślij znajomym link albo graj z botem, dopóki ktoś nie zajmie jego miejsca.
lobby-empty-invite = Zaproś znajomego
lobby-empty-bot = Z botem, który ustąpi miejsca
lobby-open-bots = Człowiek może zająć miejsce bota
lobby-open-bots-line = Partia toczy się dalej od tego miejsca. Nie liczy się do rankingu.
lobby-bot-makes-room = Bot ustępuje miejsca
lobby-take-over = Zajmij miejsce: { $player }

seat-player = Gracz, według nazwy
refused-no-player = Nikt tutaj nie ma konta o tej nazwie.
refused-yourself = Nie możesz rzucić wyzwania sobie.
