# Notifications: what they say, and the page where they are chosen.

call-turn = It is your turn
call-invited = A seat is being kept for you
call-round = A round of your tournament has begun
call-over = Your game has ended
call-waits = A table is waiting for players
call-with = { $game } with { $names }
call-test = A test from Lutèce
call-test-line = Notifications will arrive here.
call-feed = Lutèce: your games
call-mail-many =
    { $count ->
        [one] { $count } notification from Lutèce
       *[other] { $count } notifications from Lutèce
    }
call-mail-settings = Choose what you are notified about:
call-mail-end = Stop these e-mails with one click:
call-mail-confirm-subject = Confirm your e-mail address
call-mail-confirm = { $name } would like to receive notifications from Lutèce at this address. Open this page to confirm it:
call-mail-confirm-no = If that was not you, ignore this e-mail. You will not get another.

calls-title = Notifications
calls-line = When it is your turn and you do not have the table open, Lutèce can let you know.
calls-account = With an account you can also be notified when Lutèce is closed.
calls-about = Notify me when
calls-about-turn = it is my turn
calls-about-invited = a seat is kept for me, for a new game or a rematch
calls-about-round = a round of my tournament begins
calls-about-over = my game has ended
calls-about-waits = a table is waiting for players (at most every half hour)
calls-quiet = Quiet hours
calls-quiet-line = Nothing is sent between these times. What still matters follows afterwards.
calls-quiet-from = From
calls-quiet-to = Until
calls-save = Save
calls-open = Open tabs
calls-open-line = A tab that is open in the background can show a notification.
calls-allow = Allow notifications
calls-allowed = Notifications are allowed in this browser.
calls-denied = This browser blocks notifications from Lutèce. Allow them in its settings, then try again.
calls-push = Browsers
calls-push-line = They reach you even when Lutèce is closed.
calls-push-on = Notify me in this browser
calls-push-cannot = This browser cannot receive notifications from this address.
calls-remove = Remove
calls-test = Send a test
calls-mail = E-mail
calls-mail-line = At most one an hour while you are away; several games share one e-mail.
calls-mail-address = E-mail address
calls-mail-waits = { $address } is not confirmed yet. Open the link in the e-mail that was sent there.
calls-mail-to = E-mails go to { $address }.
calls-mail-set = Use this address
calls-mail-confirm = Confirm the address { $address }
calls-mail-stop = Stop e-mails to { $address }
calls-feed = Feed
calls-feed-line = A private address for your feed reader. Anyone who knows it can read your feed.
calls-feed-address = Address of the feed
calls-feed-make = Create an address
calls-feed-renew = Create a new address
calls-hook = Webhook
calls-hook-line = For programs of your own: a signed message for each notification.
calls-hook-address = Address
calls-hook-secret = Secret of the signature
calls-hook-set = Use this address
calls-said-saved = Saved.
calls-said-test = A test has been sent.
calls-said-lost = The test was not accepted there.
calls-said-address = This address cannot be used.
calls-said-plain = The address must begin with https://.
calls-said-hours = Quiet hours need two different times.
calls-said-asked = An e-mail is on its way. Open the link in it to confirm the address.
calls-said-wait = An e-mail was sent only just now. Please wait a few minutes.
calls-said-unsent = The e-mail could not be sent. Please try again later.
calls-said-confirmed = Your address is confirmed.
calls-said-ended = No more e-mails will be sent there.
calls-said-full = That is as many browsers as one account can have. Remove one first.
