# Playing: what the table says to a hand that picks, looks and confirms.

play-failed = Coś poszło nie tak na tej stronie. Odśwież ją i spróbuj ponownie; nic nie przepadło.
play-all = Pokaż wszystko
play-talk = Co się stało i co dałby ruch
play-last-round = Ostatnia runda
play-next-round-last = Potem ostatnia runda
play-end-unused = W ostatniej turze możesz jeszcze: { $list }. Naciśnij ponownie, aby ją zakończyć.
play-still = Przedtem możesz jeszcze: { $list }.
play-new = nowe
play-online = online
play-away = poza stołem
play-step = { $thing }. Wybierz jedno z podświetlonych miejsc.
play-step-listed = { $thing }. Wybierz podświetlone miejsce albo ruch poniżej.
play-step-below = { $thing }. Wybierz jeden z ruchów poniżej.
play-wait = To nie twoja tura.
play-not-now = { $thing }: teraz to niemożliwe.
play-not-with = { $thing } nie pasuje do tego, co wybrano.
play-nowhere = Teraz nigdzie nie ma na to miejsca.
play-settings = Ustawienia
play-pace = Tempo ruchów i punktacji
play-pace-slow = Wolno
play-pace-usual = Zwykłe
play-pace-fast = Szybko
play-pace-off = Od razu
play-sound = Dźwięk, gdy nadejdzie twoja tura
play-again = Czeka na ciebie nowa partia.
play-your-turn = Twoja tura
play-if-ended = { $points }, gdyby to był koniec
play-so-far = dotąd
play-as-if-over = Gdyby gra skończyła się teraz
play-undo-sure = To cofa twoją ostatnią turę i wszystko, co było potem. Naciśnij ponownie, aby to zrobić.

play-less = Pokaż mniej
play-show-where = Pokaż, gdzie
play-then = Potem: { $prompt }
play-confirm-end = Wykonaj i zakończ
play-undo-shown = Tego nie można cofnąć: ten ruch odsłonił coś ukrytego.
