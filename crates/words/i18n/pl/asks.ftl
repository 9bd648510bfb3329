# O co gracze proszą się nawzajem i zwroty do czatu.

ask-take-back-asked = { $player } prosi o cofnięcie ostatniego ruchu.
ask-pause-asked = { $player } prosi o przerwę: zegary by stanęły.
ask-end-asked = { $player } proponuje zakończyć partię tutaj, bez zwycięzcy.
ask-take-back-refused = { $player } nie zgadza się na cofnięcie ruchu.
ask-pause-refused = { $player } nie chce przerwy.
ask-end-refused = { $player } chce grać dalej.
ask-pause = Poproś o przerwę
ask-end = Zaproponuj koniec partii
ask-paused = Zegary stoją. Ruch albo ten przycisk znów je uruchomi.
ask-resume = Dalej
ask-ended = Gracze zakończyli partię. Nikt nie wygrał.
chat-phrases = Krótkie zwroty, które każdy czyta w swoim języku
chat-mute = Wycisz: { $player }
chat-unmute = Pokaż znowu: { $player }
phrase-hello = Cześć!
phrase-luck = Powodzenia!
phrase-moment = Chwileczkę, proszę.
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-nice = Dobra gra!
phrase-bye = Do zobaczenia!
refused-asked-already = Najpierw odpowiedz na prośbę.
refused-no-pause = Nie ma tu zegara, który można zatrzymać.
