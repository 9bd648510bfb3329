# Alles rond de tafels: navigatie, start, nieuwe tafel, accounts, fouten.

site-name = Lutèce
site-line = Drie Parijse bordspellen aan één tafel

nav-main = Hoofdmenu
nav-skip = Naar de inhoud
nav-new = Nieuwe tafel
nav-rules = Spelregels
nav-replay = Opgeslagen partij openen
nav-about = Over Lutèce
nav-account = Account
nav-language = Taal
nav-theme = Weergave
theme-auto = Zoals het apparaat
theme-day = Dag
theme-night = Nacht

game-city-of-light = Parijs: De lichtstad
game-city-of-light-line = Leg straten, bouw naast de lantaarns, wees één rivaal te slim af. Twee spelers, 20 minuten.
game-paris-paris = Paris Paris
game-paris-paris-line = Open winkels waar de toeristenbussen stoppen. Twee tot vier spelers, 30 minuten.
game-paris = Paris
game-paris-line = Koop panden en monumenten rond de Arc de Triomphe. Twee tot vier spelers, 60 minuten.

home-play = Speel nu tegen een bot
home-open-screens = Open spelersschermen
home-waiting = Wacht op jou
home-mine = Mijn partijen
home-mine-none = Nog niets. Eén klik hierboven en je speelt.
home-open = Open tafels
home-open-none = Geen tafel wacht op spelers.
home-watch = Partijen om naar te kijken
home-watch-none = Er wordt nu nergens gespeeld.
home-new = Een tafel klaarzetten
home-your-turn = Jij bent aan de beurt
home-over = Afgelopen
home-running = Zet { $ply }
home-seats-free = { $count ->
    [one] één vrije plaats
   *[other] { $count } vrije plaatsen
}

level-flaneur = Flâneur
level-flaneur-line = slentert, speelt snel, vergeeft
level-bouquiniste = Bouquiniste
level-bouquiniste-line = kent de regels goed en kijkt vooruit
level-architecte = Architecte
level-architecte-line = sterk; je hebt een plan nodig
level-haussmann = Haussmann
level-haussmann-line = denkt zolang het nodig is
level-random = Willekeurig
level-random-line = doet een willekeurige toegestane zet
level-greedy = Gretig
level-greedy-line = pakt meteen de meeste punten
level-uct = Kaal zoeken
level-uct-line = een maatstaf zonder kennis van het spel

new-title = Een tafel klaarzetten
new-game = Spel
new-players = Aantal spelers
new-seats = Plaatsen
new-seat = Plaats { $seat }
seat-me = Ik
seat-here = Iemand anders op dit apparaat
seat-invite = Een vriend, via een link
seat-anybody = Wie maar wil
seat-bot = Bot
new-level = Niveau van de bot
new-name = Naam aan tafel
new-options = Opties
new-edition = Editie
new-edition-reconstructed = { $count ->
    [one] één gegeven is een reconstructie
   *[other] { $count } gegevens zijn reconstructies
}
new-create = Tafel openen
new-public = Anderen mogen kijken

opt-city-of-light-hand = Tegels in de hand
opt-city-of-light-hand-1 = één
opt-city-of-light-hand-2 = twee, leg er één van
opt-city-of-light-hand-line = Met twee tegels kies je welke je legt: iets minder geluk.
opt-city-of-light-postcards = Actiekaarten
opt-city-of-light-postcards-first-game = die voor de eerste partij
opt-city-of-light-postcards-random = willekeurige
opt-city-of-light-postcards-chosen = naar keuze
opt-city-of-light-postcards-choose = Kies precies { $count } actiekaarten.
opt-city-of-light-postcards-line = { $count } van de { $of } doen mee.
opt-city-of-light-start = Wie begint
opt-city-of-light-start-random = door loting
opt-city-of-light-start-1 = plaats 1
opt-city-of-light-start-2 = plaats 2
opt-city-of-light-start-line = Wie de eerste beurt heeft.
opt-paris-paris-doubles = Twee winkels van één speler op een kruising
opt-paris-paris-doubles-off = niet toegestaan
opt-paris-paris-doubles-on = toegestaan
opt-paris-paris-doubles-line = Niet toegestaan: je nieuwe winkel vervangt die van jezelf; met twee spelers verandert een volle kruising dan nooit meer. Toegestaan: beide winkels mogen van jou zijn, en je kiest welke een volle kruising verlaat.
opt-paris-paris-bag = Zak en voorraden
opt-paris-paris-bag-shown = zichtbaar
opt-paris-paris-bag-hidden = verborgen
opt-paris-paris-bag-line = Wat erin zit volgt uit de zetten; verborgen moet je het onthouden. Aan het einde wordt alles getoond.
opt-paris-paris-start = Wie begint
opt-paris-paris-start-random = door loting
opt-paris-paris-start-1 = plaats 1
opt-paris-paris-start-2 = plaats 2
opt-paris-paris-start-3 = plaats 3
opt-paris-paris-start-4 = plaats 4
opt-paris-paris-start-line = Wie de eerste beurt heeft.
opt-paris-stacks = Stapels gebouwen
opt-paris-stacks-2 = twee
opt-paris-stacks-3 = drie
opt-paris-stacks-line = Van hoeveel stapels de gebouwen worden getrokken.
opt-paris-tokens = Fiches
opt-paris-tokens-printed = op volgorde
opt-paris-tokens-shuffled = geschud
opt-paris-tokens-line = Geschud: de fiches naast de gebouwen liggen in elke partij anders; de grondstof goud blijft bij waarde 8.
opt-paris-track = Bonusspoor
opt-paris-track-printed = op volgorde
opt-paris-track-shuffled = geschud binnen elke zone
opt-paris-track-line = Geschud: de volgorde van de bonustegels wisselt binnen elk van de drie zones.
opt-paris-districts = Gebouwen komen in
opt-paris-districts-printed = de wijk op de tegel
opt-paris-districts-free = een wijk naar keuze
opt-paris-districts-line = Een wijk naar keuze: wie een gebouw trekt, kiest een wijk die nog geen gebouw van die soort heeft; past het nergens, dan gaat het uit het spel. Alle 36 gebouwen doen mee.
opt-paris-screens = Wat achter de spelersschermen ligt
opt-paris-screens-closed = is verborgen
opt-paris-screens-open = ziet iedereen
opt-paris-screens-line = Francs, fiches en tegels van de anderen zijn zet voor zet te volgen; zichtbaar hoeft dat niet. Eindtegels blijven hoe dan ook geheim.
opt-paris-start = Wie begint
opt-paris-start-random = door loting
opt-paris-start-1 = plaats 1
opt-paris-start-2 = plaats 2
opt-paris-start-3 = plaats 3
opt-paris-start-4 = plaats 4
opt-paris-start-line = Wie de eerste beurt heeft.

guest-name = Gast
join-title = Je bent uitgenodigd
join-stale = Deze link werkt niet, of niet meer. Vraag een nieuwe aan wie hem stuurde.
join-play = Aan deze tafel is een plaats voor je vrij.
join-watch = Je mag naar deze tafel kijken.
join-watch-go = Kijken

account-title = Account
account-guest = Je bent gast en heet { $name }. Een account bewaart je partijen als je van apparaat wisselt.
account-nobody = Je bent hier zonder account. Een account bewaart je partijen als je van apparaat wisselt.
account-as = Je bent ingelogd als { $name }.
account-name = Naam
account-password = Wachtwoord
account-password-hint = ten minste acht tekens
account-login = Inloggen
account-signup = Account maken
account-signup-line = Een naam en een wachtwoord, verder niets.
account-logout = Uitloggen
account-logout-all = Op alle apparaten uitloggen
account-change = Wachtwoord wijzigen
account-change-line = Hier blijf je ingelogd, op alle andere apparaten word je uitgelogd.
account-password-now = Huidig wachtwoord
account-password-new = Nieuw wachtwoord
account-changed = Het wachtwoord is gewijzigd.
account-reset = Kies een nieuw wachtwoord voor { $name }. Daarna ben je overal elders uitgelogd.
account-data = Mijn gegevens
account-data-line = Alles wat over jou is opgeslagen, in één bestand.
account-data-get = Downloaden
account-delete = Mijn account verwijderen
account-delete-line = Je naam verdwijnt van alle tafels. De partijen blijven, zonder naam.
account-delete-sure = Voorgoed verwijderen

about-title = Over Lutèce
about-what = Lutèce is een vrij programma om drie Parijse bordspellen in de browser te spelen, met vrienden of tegen bots, en de partijen daarna te bestuderen.
about-credits = De spellen
about-credit-city-of-light = Parijs: De lichtstad volgt de regels van “Paris: La Cité de la Lumière” van José Antonio Abascal, uitgegeven door Devir in 2019.
about-credit-paris-paris = Paris Paris volgt de regels van het gelijknamige spel van Michael Schacht, uitgegeven door Abacusspiele in 2003.
about-credit-paris = Paris volgt de regels van het gelijknamige spel van Wolfgang Kramer en Michael Kiesling, uitgegeven door Game Brewer in 2020.
about-own = Het project is niet verbonden met de auteurs of uitgevers. Alle afbeeldingen en teksten hier zijn van onszelf. Bevalt een spel je, koop dan de doos: niets gaat boven karton en gezelschap.
about-editions = Wat we zeker weten
about-editions-line = Het materiaal van elk spel is een gegevensbestand en elk getal heeft een markering. Wie de doos heeft, kan een getal verbeteren en daarmee spelen.
mark-rulebook = regelboek
mark-rulebook-line = het regelboek of een voorbeeld erin zegt het
mark-source = bron
mark-source-line = een onafhankelijke openbare bron zegt het
mark-pattern = patroon
mark-pattern-line = het past bij alles wat bekend is en bij een duidelijk patroon
mark-guess = gok
mark-guess-line = er is niets bekend; een voorlopige waarde
about-figure = Gegeven
about-mark = Markering
about-note = Opmerking
about-reconstructions = Reconstructies in “{ $edition }”
about-reconstructions-none = In “{ $edition }” is niets gereconstrueerd.
about-bots = De bots
about-bots-line = Een bot ziet precies wat een speler op die plaats ziet, nooit de verborgen tegels.
about-fair = Eerlijk schudden
about-fair-line = Vóór de eerste zet maakt de server een hash van zijn geheim bekend, elke browser voegt eigen willekeurige gegevens toe en na de partij wordt het geheim onthuld. Iedereen kan nagaan dat niemand de verdeling heeft gekozen.
about-license = Licentie
about-license-line = Het programma is vrije software onder de MIT- of de Apache 2.0-licentie, naar keuze.
about-api = Voor programma’s
about-api-line = Een document voor programma’s die clients maken, beschrijft alles: { $link }.
programs-line = Een programma speelt zoals een mens: als gast of met een account neemt het een plaats, ziet wat daar te zien mag zijn en doet zetten in de notatie van het spel.
programs-token = Vraag met { $address } en de naam van het programma een token aan.
programs-table = Open met { $address } een tafel, of neem een vrije plaats.
programs-look = Bekijk de tafel met { $address }. Is het programma aan de beurt, dan staan in het antwoord alle toegestane zetten.
programs-move = Doe een van die zetten met { $address } en kijk opnieuw. Gebeurtenissen melden wanneer er iets nieuws is.
programs-header = Elk verzoek draagt het token: { $header }.
programs-all = Alle adressen
programs-english = Wat elk adres doet, staat er in het Engels bij.

rules-title = Spelregels van { $game }
rules-all = De spelregels
rules-others = De andere spellen
rules-contents = Inhoud
rules-rulings = Een nummer als { $ruling } staat bij een beslissing van ons, waar het regelboek zwijgt of vertalingen elkaar tegenspreken.
rules-numbers-title = Hoe zeker de getallen zijn
rules-numbers-link = Wat de markeringen betekenen
rules-numbers = Deze pagina toont de editie “{ $edition }”. { $count ->
    [0] Geen van de getallen is een reconstructie.
    [one] Eén van de getallen is een reconstructie, omdat het alleen op het materiaal stond.
   *[other] { $count } van de getallen zijn reconstructies, omdat ze alleen op het materiaal stonden.
} Wie de doos heeft, kan { $count ->
    [one] het
   *[other] ze
} verbeteren.

error-title = Er ging iets mis
error-home = Terug naar de startpagina

refused-no-table = Deze tafel bestaat niet.
refused-private = Deze tafel is besloten. Vraag een speler om een link.
refused-not-seated = Je hebt geen plaats aan deze tafel.
refused-not-your-turn = Je bent niet aan de beurt.
refused-stale = Ondertussen is er verder gespeeld. Hier is het bord zoals het nu is.
refused-not-begun = De partij is nog niet begonnen.
refused-begun = De partij is al begonnen.
refused-over = De partij is afgelopen.
refused-not-over = De partij is nog niet afgelopen.
refused-goes-on = Vanuit een stelling van deze partij wordt nu door mensen verder gespeeld. Bestuderen kan zodra die andere partij afgelopen is.
refused-reviewing = Eén analyse tegelijk: wacht op de lopende of breek die af.
refused-too-many-records = Je bewaart hier al 100 partijen. Verwijder er eerst een.
refused-seat-taken = Iemand anders heeft deze plaats.
refused-not-gone = Deze speler is nog niet lang genoeg weg.
refused-removed = Wie deze tafel heeft geopend, heeft je weggestuurd.
refused-illegal = Die zet mag nu niet.
refused-cannot-undo = Dit kun je alleen terugnemen als de anderen instemmen.
refused-nothing-asked = Niemand heeft gevraagd iets terug te nemen.
refused-empty = Het bericht is leeg.
refused-full = De tafel is vol.
refused-talked-out = Aan deze tafel is genoeg gepraat. De partij gaat door, maar er kan niets meer worden gezegd.
refused-click-used = Deze klik is al voor iets anders gebruikt.
refused-too-many-open = Je hebt al genoeg tafels die op spelers wachten. Speel eerst aan een ervan of verlaat hem.
refused-damaged = Deze tafel kan niet worden gelezen: de gegevens zijn beschadigd of van een andere versie van het programma.
refused-store = De server kan nu niet bij zijn gegevens. Probeer het zo meteen opnieuw; niets gebeurt dubbel.
refused-notation = Dat is geen zet in dit spel.
refused-table-taken = Deze tafel bestaat al.
refused-no-edition = Deze editie is hier niet.
refused-unplayable = Met deze opties en dit aantal spelers kan het spel niet worden gespeeld.
refused-bad-record = Deze partij kan niet worden gelezen.
refused-name-taken = Deze naam is al in gebruik. Kies een andere, of log in als het de jouwe is.
refused-bad-name = Een naam heeft 2 tot 24 tekens.
refused-bad-password = Een wachtwoord heeft ten minste 8 tekens.
refused-common-password = Dit wachtwoord wordt als een van de eerste geraden. Kies een ander.
refused-banned = Dit account is gesloten.
refused-link-ended = Deze link is al gebruikt of te oud. Vraag een nieuwe.
refused-muted = Je kunt op dit moment geen berichten schrijven.
refused-wrong-password = Naam en wachtwoord horen niet bij elkaar.
refused-malformed = Hier konden we niets mee.
refused-stranger = We kennen je nog niet. Begin een partij of log eerst in.
refused-origin = Dit verzoek kwam van een andere site en is geweigerd.
refused-slow = Dat kwam te langzaam binnen. Probeer het opnieuw.
refused-too-large = Dat is te veel in één keer.
refused-too-many = Dat ging iets te snel. Wacht even en probeer het opnieuw.
refused-not-found = Op dit adres is niets.
refused-method = Zo werkt dit adres niet.
refused-unavailable = De server heeft het druk. Probeer het opnieuw.
