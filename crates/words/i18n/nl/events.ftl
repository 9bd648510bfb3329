# Toernooien: alle tafels van een ronde spelen dezelfde opstelling.

event-title = Toernooien
event-line = In elke ronde spelen alle tafels dezelfde beginopstelling. Wie dezelfde plaats heeft, heeft dus evenveel geluk. De uitslagen worden vergeleken zodra de laatste tafel klaar is.
event-new = Toernooi opzetten
event-create = Toernooi aankondigen
event-account = Log in of maak een account aan om mee te doen
event-mine = Jouw toernooien
event-public = Open voor iedereen
event-none = Er is op dit moment geen toernooi aangekondigd.
event-all = Alle toernooien
event-open = Wacht op deelnemers
event-you-play = Je tafel wacht
event-round-of = Ronde { $round } van { $of }
event-round = Ronde { $round }
event-over = Afgelopen
event-off = Afgelast
event-taken-down = Toernooi weggehaald door de beheerder
event-by = Georganiseerd door
event-name = Naam van het toernooi
event-seats = Spelers per tafel
event-rounds = Rondes
event-count = Aantal rondes
event-count-line = Voor het Zwitserse systeem. Vier rondes zijn genoeg voor zestien mensen.
event-all-rounds = tot iedereen tegen iedereen heeft gespeeld
event-system = Wie tegen wie speelt
event-system-line = Zwitsers: wie ongeveer gelijk staat, treft elkaar; met z’n tweeën nooit twee keer. Round robin: iedereen tegen iedereen, twee per tafel.
event-swiss = Zwitsers systeem
event-round-robin = Iedereen tegen iedereen
event-scoring = Wat telt
event-scoring-line = Per opstelling, zoals bij parenbridge: je wordt vergeleken met iedereen die jouw plaats in dezelfde opstelling had. Per tafel: hoeveel mensen je aan je eigen tafel verslaat.
event-by-deals = Per opstelling
event-by-wins = Per tafel
event-most = Plaats voor hoogstens
event-fill = Bots die tafels aanvullen
event-fill-no = Geen
event-fill-line = Zonder bots slaat wie geen tegenstander heeft een ronde over.
event-starts = Begint
event-by-hand = wanneer ik het zeg
event-listed = In de lijst met toernooien, waar iedereen kan meedoen. Anders is de link nodig.
event-rated = Telt voor de rating
event-unrated = Telt niet voor de rating
event-go = Naar je tafel
event-join = Meedoen
event-leave = Toernooi verlaten
event-begin = Nu beginnen
event-more = Het kan beginnen zodra genoeg mensen meedoen.
event-call-off = Afgelasten
event-link = Link om anderen uit te nodigen
event-standing = Stand
event-nobody = Er doet nog niemand mee.
event-score = Score
event-opponents = Tegenstanders
event-ahead = ± gemiddelde
event-won = Gewonnen
event-left = gestopt
event-bye = vrij
event-plays = speelt
event-count-deals = De score is het gemiddelde van alle rondes tot nu toe: hoeveel van degenen met dezelfde plaats in dezelfde opstelling je voor bent. Bij een gelijke stand beslissen de punten boven hun gemiddelde, daarna de gewonnen tafels.
event-count-wins = Geteld wordt wie je aan je tafels verslaat: iedereen aan één tafel is 1 punt, een vrije ronde ook. Bij een gelijke stand beslissen de scores van de tegenstanders, daarna de punten boven het gemiddelde van dezelfde plaats.
event-same-deal = Al deze tafels spelen dezelfde opstelling. De uitslagen verschijnen als de laatste klaar is.
event-seat = Plaats
event-points = Punten
event-mean = Gemiddelde van de anderen
event-share = Vóór op
event-game = Partij
event-see = Naspelen
event-percent = { $value }%
event-fair = De hash van het geheim achter de opstelling van elke ronde stond al vast toen het toernooi werd aangekondigd. Het geheim zelf volgt na de ronde, zodat iedereen de opstelling kan controleren.
event-sealed = Anderen spelen deze opstelling nog. De hele partij is te zien zodra hun tafels klaar zijn.
event-back = Naar het toernooi
refused-in-event = Deze partij hoort bij een toernooi en wordt uitgespeeld.
refused-sealed = Anderen spelen deze opstelling nog. Wacht tot de ronde voorbij is.
refused-event-closed = Dat kan in dit toernooi niet meer.
refused-event-full = Het toernooi is vol.
refused-event-joined = Je doet al mee.
refused-event-not-joined = Je doet niet mee aan dit toernooi.
refused-event-not-yours = Alleen de organisator kan dat doen.
refused-event-too-few = Er doen te weinig mensen mee om te beginnen.
refused-event-too-many = Meerdere toernooien van jou wachten al op deelnemers.
event-people =
    { $count ->
        [one] { $count } deelnemer
       *[other] { $count } deelnemers
    }
event-in-minutes =
    { $count ->
        [one] over { $count } minuut
       *[other] over { $count } minuten
    }
event-in-hours = over { $count } uur
event-in-days =
    { $count ->
        [one] over { $count } dag
       *[other] over { $count } dagen
    }
event-teams = Teams
event-team = Team
event-team-no = Iedereen speelt voor zichzelf
event-team-of = Teams van { $count }
event-team-line = Spelers van een team zitten aan verschillende tafels; hun resultaten worden samengevoegd. Met het Zwitserse systeem.
event-team-name = Naam van je team
event-team-count = In elke ronde krijgt een team het gemiddelde van zijn spelers. Bij gelijke stand beslissen de punten boven het gemiddelde.
refused-event-no-team = Zeg voor welk team je speelt.
refused-event-long-team = De naam van een team heeft hoogstens 24 tekens.
refused-event-team-full = Dat team is voltallig.
