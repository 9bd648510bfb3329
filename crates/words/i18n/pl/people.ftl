# Ludzie między sobą: konta i ich znak, zgłoszenia, biurko operatora.

people-account = ma konto

report-menu = Zgłoś wiadomość lub nazwę gracza
report-title = Zgłoszenie do administratora
report-line = Administrator serwisu zobaczy to, co tu wybierzesz, dokładnie w obecnym brzmieniu, oraz że zgłoszenie jest od ciebie. Nikt inny tego nie zobaczy.
report-what = O co chodzi?
report-name = Nazwa „{ $name }”
report-reason = Co jest nie tak? (nieobowiązkowo)
report-send = Zgłoś
report-nothing = Nikt inny nic tu nie napisał.
report-thanks = Dziękujemy. Administrator się temu przyjrzy.
report-back = Wróć do stołu

admin-title = Administracja
admin-done-mute = { $name } nie może już pisać na czacie.
admin-done-unmute = { $name } znów może pisać na czacie.
admin-done-ban = Konto { $name } jest zamknięte: nikt się już na nie nie zaloguje.
admin-done-unban = Konto { $name } jest znów otwarte.
admin-done-rename = Konto nazywa się teraz { $name }, także przy stołach.
admin-done-remove-table = Stół został usunięty.
admin-done-rotate-key = Jest nowy klucz.
admin-done-close-report = Zgłoszenie zostało zamknięte.
admin-reports = Zgłoszenia
admin-reports-none = Nic nie czeka.
admin-reports-closed = Zamknięte zgłoszenia
admin-report-name = Zgłoszono samą nazwę.
admin-report-reason = Podany powód
admin-report-guest = To gość: można usunąć stół, konta nie ma.
admin-report-close = Zamknij zgłoszenie
admin-report-closed = Zgłoszenie zamyka: { $name }
admin-account = Konto
admin-account-find = Sprawdź
admin-account-since = założone
admin-is-fine = bez uwag
admin-is-muted = wyciszone
admin-is-banned = zamknięte
admin-is-operator = konto administratora
admin-mute = Wycisz
admin-unmute = Pozwól znów pisać
admin-ban = Zamknij konto
admin-unban = Otwórz konto ponownie
admin-reset = Odnośnik do nowego hasła
admin-reset-line = Przekaż ten odnośnik właścicielowi konta { $name }. Działa raz, przez 24 godziny.
admin-rename = Zmień nazwę
admin-rename-to = Nowa nazwa
admin-table = Stół
admin-table-which = Jego adres
admin-table-sure = Tak, partia i czat tego stołu mają zniknąć na zawsze.
admin-table-remove = Usuń na zawsze
admin-key = Klucz
admin-key-line = Ciasteczka i odnośniki są podpisane kluczem. Jeśli ktoś mógł go zobaczyć, utwórz nowy.
admin-key-grace = Przez tyle dni stary jeszcze obowiązuje
admin-key-rotate = Utwórz nowy klucz

refused-too-many-bots = Przy wystarczająco wielu twoich stołach boty grają już między sobą. Najpierw obejrzyj jedną z tych gier do końca.
refused-nothing-to-report = Nie ma takiej wiadomości ani takiej nazwy.
refused-reported-before = To już jest zgłoszone.
refused-reported-enough = Na dziś wystarczy. Administrator zobaczy twoje zgłoszenia.
refused-no-account = Nie ma konta o tej nazwie.
refused-operator = Kontem administratora zarządza się poleceniem „lutece admin”.

refused-rated = Ta partia jest rankingowa: boty pozostają bez zmian.
