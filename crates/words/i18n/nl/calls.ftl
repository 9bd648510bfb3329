# Meldingen: wat ze zeggen, en de pagina waar je ze kiest.

call-turn = Jij bent aan de beurt
call-invited = Er wordt een plaats voor je vrijgehouden
call-round = Een ronde van je toernooi is begonnen
call-over = Je partij is afgelopen
call-waits = Een tafel wacht op spelers
call-with = { $game } met { $names }
call-test = Een test van Lutèce
call-test-line = Hier komen meldingen aan.
call-feed = Lutèce: jouw partijen
call-mail-many =
    { $count ->
        [one] { $count } melding van Lutèce
       *[other] { $count } meldingen van Lutèce
    }
call-mail-settings = Kies waarover je een melding krijgt:
call-mail-end = Stop deze e-mails met één klik:
call-mail-confirm-subject = Bevestig je e-mailadres
call-mail-confirm = { $name } wil op dit adres meldingen van Lutèce ontvangen. Open deze pagina om het te bevestigen:
call-mail-confirm-no = Was jij dat niet, negeer deze e-mail dan. Er volgt geen tweede.

calls-title = Meldingen
calls-line = Als je aan de beurt bent en de tafel niet open hebt, kan Lutèce je een seintje geven.
calls-account = Met een account krijg je ook een melding als Lutèce gesloten is.
calls-about = Geef een melding als
calls-about-turn = ik aan de beurt ben
calls-about-invited = er een plaats voor mij wordt vrijgehouden, voor een nieuwe partij of een revanche
calls-about-round = een ronde van mijn toernooi begint
calls-about-over = mijn partij afgelopen is
calls-about-waits = een tafel op spelers wacht (hooguit elk halfuur)
calls-quiet = Stille uren
calls-quiet-line = Tussen deze tijden wordt niets verstuurd. Wat dan nog telt, volgt daarna.
calls-quiet-from = Van
calls-quiet-to = Tot
calls-save = Opslaan
calls-open = Open tabbladen
calls-open-line = Een tabblad dat op de achtergrond open is, kan een melding tonen.
calls-allow = Meldingen toestaan
calls-allowed = Meldingen zijn toegestaan in deze browser.
calls-denied = Deze browser blokkeert meldingen van Lutèce. Sta ze toe in de instellingen en probeer het opnieuw.
calls-push = Browsers
calls-push-line = Ze bereiken je ook als Lutèce gesloten is.
calls-push-on = Meldingen in deze browser
calls-push-cannot = Deze browser kan van dit adres geen meldingen ontvangen.
calls-remove = Verwijderen
calls-test = Stuur een test
calls-mail = E-mail
calls-mail-line = Hoogstens één per uur zolang je weg bent; meerdere partijen staan in één e-mail.
calls-mail-address = E-mailadres
calls-mail-waits = { $address } is nog niet bevestigd. Open de link in de e-mail die daarheen is gestuurd.
calls-mail-to = E-mails gaan naar { $address }.
calls-mail-set = Dit adres gebruiken
calls-mail-confirm = Het adres { $address } bevestigen
calls-mail-stop = E-mails aan { $address } stoppen
calls-feed = Feed
calls-feed-line = Een privéadres voor je feedlezer. Wie het kent, kan je feed lezen.
calls-feed-address = Adres van de feed
calls-feed-make = Adres aanmaken
calls-feed-renew = Nieuw adres aanmaken
calls-hook = Webhook
calls-hook-line = Voor je eigen programma’s: een ondertekend bericht voor elke melding.
calls-hook-address = Adres
calls-hook-secret = Geheim van de handtekening
calls-hook-set = Dit adres gebruiken
calls-said-saved = Opgeslagen.
calls-said-test = Er is een test verstuurd.
calls-said-lost = De test werd daar niet aangenomen.
calls-said-address = Dit adres kan niet worden gebruikt.
calls-said-plain = Het adres moet met https:// beginnen.
calls-said-hours = Stille uren vragen om twee verschillende tijden.
calls-said-asked = Er is een e-mail onderweg. Open de link daarin om het adres te bevestigen.
calls-said-wait = Er is zojuist al een e-mail verstuurd. Wacht een paar minuten.
calls-said-unsent = De e-mail kon niet worden verstuurd. Probeer het later nog eens.
calls-said-confirmed = Je adres is bevestigd.
calls-said-ended = Daarheen gaan geen e-mails meer.
calls-said-full = Meer browsers kan een account niet hebben. Verwijder er eerst een.
