# Benachrichtigungen: was sie sagen, und die Seite, auf der man sie wählt.

call-turn = Du bist am Zug
call-invited = Für dich ist ein Platz reserviert
call-round = Eine Runde deines Turniers hat begonnen
call-over = Deine Partie ist zu Ende
call-waits = Ein Tisch wartet auf Mitspieler
call-with = { $game } mit { $names }
call-test = Ein Test von Lutèce
call-test-line = Hier kommen Benachrichtigungen an.
call-feed = Lutèce: deine Partien
call-mail-many =
    { $count ->
        [one] { $count } Benachrichtigung von Lutèce
       *[other] { $count } Benachrichtigungen von Lutèce
    }
call-mail-settings = Wähle, worüber du benachrichtigt wirst:
call-mail-end = Diese E-Mails mit einem Klick beenden:
call-mail-confirm-subject = Bestätige deine E-Mail-Adresse
call-mail-confirm = { $name } möchte an diese Adresse Benachrichtigungen von Lutèce bekommen. Öffne diese Seite, um sie zu bestätigen:
call-mail-confirm-no = Falls du das nicht warst, beachte diese E-Mail nicht weiter. Es folgt keine zweite.

calls-title = Benachrichtigungen
calls-line = Wenn du am Zug bist und den Tisch nicht offen hast, kann Lutèce dir Bescheid geben.
calls-account = Mit einem Konto wirst du auch benachrichtigt, wenn Lutèce geschlossen ist.
calls-about = Benachrichtige mich, wenn
calls-about-turn = ich am Zug bin
calls-about-invited = ein Platz für mich reserviert ist, für eine neue Partie oder eine Revanche
calls-about-round = eine Runde meines Turniers beginnt
calls-about-over = meine Partie zu Ende ist
calls-about-waits = ein Tisch auf Mitspieler wartet (höchstens jede halbe Stunde)
calls-quiet = Ruhezeit
calls-quiet-line = Zwischen diesen Zeiten wird nichts verschickt. Was dann noch wichtig ist, kommt danach.
calls-quiet-from = Von
calls-quiet-to = Bis
calls-save = Speichern
calls-open = Offene Tabs
calls-open-line = Ein Tab, der im Hintergrund offen ist, kann eine Benachrichtigung zeigen.
calls-allow = Benachrichtigungen erlauben
calls-allowed = In diesem Browser sind Benachrichtigungen erlaubt.
calls-denied = Dieser Browser blockiert Benachrichtigungen von Lutèce. Erlaube sie in seinen Einstellungen und versuche es noch einmal.
calls-push = Browser
calls-push-line = Sie erreichen dich auch, wenn Lutèce geschlossen ist.
calls-push-on = In diesem Browser benachrichtigen
calls-push-cannot = Dieser Browser kann von dieser Adresse keine Benachrichtigungen empfangen.
calls-remove = Entfernen
calls-test = Test senden
calls-mail = E-Mail
calls-mail-line = Höchstens eine pro Stunde, solange du nicht da bist; mehrere Partien stehen in einer E-Mail.
calls-mail-address = E-Mail-Adresse
calls-mail-waits = { $address } ist noch nicht bestätigt. Öffne den Link in der E-Mail, die dorthin ging.
calls-mail-to = E-Mails gehen an { $address }.
calls-mail-set = Diese Adresse verwenden
calls-mail-confirm = Die Adresse { $address } bestätigen
calls-mail-stop = E-Mails an { $address } beenden
calls-feed = Feed
calls-feed-line = Eine private Adresse für deinen Feedreader. Wer sie kennt, kann deinen Feed lesen.
calls-feed-address = Adresse des Feeds
calls-feed-make = Adresse anlegen
calls-feed-renew = Neue Adresse anlegen
calls-hook = Webhook
calls-hook-line = Für eigene Programme: eine signierte Nachricht für jede Benachrichtigung.
calls-hook-address = Adresse
calls-hook-secret = Geheimnis der Signatur
calls-hook-set = Diese Adresse verwenden
calls-said-saved = Gespeichert.
calls-said-test = Ein Test ist verschickt.
calls-said-lost = Der Test wurde dort nicht angenommen.
calls-said-address = Diese Adresse lässt sich nicht verwenden.
calls-said-plain = Die Adresse muss mit https:// beginnen.
calls-said-hours = Eine Ruhezeit braucht zwei verschiedene Uhrzeiten.
calls-said-asked = Eine E-Mail ist unterwegs. Öffne den Link darin, um die Adresse zu bestätigen.
calls-said-wait = Eben erst ging eine E-Mail hinaus. Bitte warte ein paar Minuten.
calls-said-unsent = Die E-Mail ließ sich nicht verschicken. Bitte versuche es später noch einmal.
calls-said-confirmed = Deine Adresse ist bestätigt.
calls-said-ended = Dorthin gehen keine E-Mails mehr.
calls-said-full = Mehr Browser kann ein Konto nicht haben. Entferne zuerst einen.
