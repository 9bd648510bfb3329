# Powiadomienia: co mówią, i strona, na której się je wybiera.

call-turn = Twoja kolej
call-invited = Czeka na ciebie miejsce
call-round = Rozpoczęła się runda twojego turnieju
call-over = Twoja partia się skończyła
call-waits = Stół czeka na graczy
call-with = { $game }, gracze: { $names }
call-test = Test z Lutèce
call-test-line = Tutaj będą przychodzić powiadomienia.
call-feed = Lutèce: twoje partie
call-mail-many =
    { $count ->
        [one] { $count } powiadomienie z Lutèce
        [few] { $count } powiadomienia z Lutèce
        [many] { $count } powiadomień z Lutèce
       *[other] { $count } powiadomienia z Lutèce
    }
call-mail-settings = Wybierz, o czym chcesz wiedzieć:
call-mail-end = Zatrzymaj te e-maile jednym kliknięciem:
call-mail-confirm-subject = Potwierdź swój adres e-mail
call-mail-confirm = { $name } chce dostawać pod tym adresem powiadomienia z Lutèce. Otwórz tę stronę, aby go potwierdzić:
call-mail-confirm-no = Jeśli to pomyłka, zignoruj ten e-mail. Następnego nie będzie.

calls-title = Powiadomienia
calls-line = Gdy nadejdzie twoja kolej, a stół nie jest otwarty, Lutèce może dać ci znać.
calls-account = Z kontem dostaniesz powiadomienie także wtedy, gdy Lutèce jest zamknięte.
calls-about = Powiadom mnie, gdy
calls-about-turn = jest moja kolej
calls-about-invited = czeka na mnie miejsce w nowej partii lub w rewanżu
calls-about-round = zaczyna się runda mojego turnieju
calls-about-over = moja partia się skończyła
calls-about-waits = stół czeka na graczy (najwyżej co pół godziny)
calls-quiet = Godziny ciszy
calls-quiet-line = W tych godzinach nic nie jest wysyłane. To, co nadal ważne, przyjdzie później.
calls-quiet-from = Od
calls-quiet-to = Do
calls-save = Zapisz
calls-open = Otwarte karty
calls-open-line = Karta otwarta w tle może pokazać powiadomienie.
calls-allow = Zezwól na powiadomienia
calls-allowed = Powiadomienia są dozwolone w tej przeglądarce.
calls-denied = Ta przeglądarka blokuje powiadomienia z Lutèce. Zezwól na nie w jej ustawieniach i spróbuj ponownie.
calls-push = Przeglądarki
calls-push-line = Docierają do ciebie także wtedy, gdy Lutèce jest zamknięte.
calls-push-on = Powiadamiaj w tej przeglądarce
calls-push-cannot = Ta przeglądarka nie może odbierać powiadomień spod tego adresu.
calls-remove = Usuń
calls-test = Wyślij test
calls-mail = E-mail
calls-mail-line = Najwyżej jeden na godzinę podczas twojej nieobecności; kilka partii mieści się w jednym e-mailu.
calls-mail-address = Adres e-mail
calls-mail-waits = { $address } nie jest jeszcze potwierdzony. Otwórz link z e-maila, który tam wysłano.
calls-mail-to = E-maile trafiają na adres { $address }.
calls-mail-set = Użyj tego adresu
calls-mail-confirm = Potwierdź adres { $address }
calls-mail-stop = Zatrzymaj e-maile na adres { $address }
calls-feed = Kanał
calls-feed-line = Prywatny adres dla twojego czytnika kanałów. Kto go zna, może czytać twój kanał.
calls-feed-address = Adres kanału
calls-feed-make = Utwórz adres
calls-feed-renew = Utwórz nowy adres
calls-hook = Webhook
calls-hook-line = Dla twoich własnych programów: podpisana wiadomość o każdym powiadomieniu.
calls-hook-address = Adres
calls-hook-secret = Sekret podpisu
calls-hook-set = Użyj tego adresu
calls-said-saved = Zapisano.
calls-said-test = Wysłano wiadomość testową.
calls-said-lost = Wiadomość testowa nie została tam przyjęta.
calls-said-address = Tego adresu nie można użyć.
calls-said-plain = Adres musi zaczynać się od https://.
calls-said-hours = Początek i koniec ciszy muszą się różnić.
calls-said-asked = E-mail jest w drodze. Otwórz zawarty w nim link, aby potwierdzić adres.
calls-said-wait = E-mail wysłano dopiero co. Poczekaj kilka minut.
calls-said-unsent = Nie udało się wysłać e-maila. Spróbuj później.
calls-said-confirmed = Twój adres jest potwierdzony.
calls-said-ended = Nie będą tam wysyłane kolejne e-maile.
calls-said-full = Konto nie może mieć więcej przeglądarek. Najpierw usuń jedną.
refused-too-many-browsers = Nie można powiadamiać większej liczby przeglądarek. Najpierw usuń jedną.
refused-no-way = Ta strona nie wysyła powiadomień w ten sposób.
refused-undelivered = Nie udało się dostarczyć wiadomości.
