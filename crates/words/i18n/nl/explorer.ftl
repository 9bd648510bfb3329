# The explorer: what others did, and what came of it.

explorer-title = Verkenner
explorer-line = Wat spelers en bots in afgelopen partijen als eerste deden, en hoe goed het hun verging.
explorer-themes = Vraag
explorer-level = Gespeeld door
explorer-level-people = Mensen
explorer-level-bots = Bots
explorer-level-new = Mensen zonder vaste rating
explorer-level-below-1500 = Mensen met een rating onder 1500
explorer-level-from-1500 = Mensen met een rating van 1500 tot 1699
explorer-level-from-1700 = Mensen met een rating vanaf 1700
explorer-usual = De gebruikelijke opties
explorer-origin = Partijen
explorer-origin-games = Hier gespeeld
explorer-origin-records = Toegevoegd door de beheerder
explorer-trail = Keuzes tot nu toe
explorer-first = Begin
explorer-number = keuze { $number }
explorer-none = Dit is in nog geen enkele afgelopen partij voorgekomen.
explorer-count = { $count ->
    [one] Eén keuze
   *[other] { $count } keuzes
} in totaal.
explorer-even = Een gelijk aandeel in de overwinningen zou { $share } % zijn.
explorer-choice = Keuze
explorer-move = Zet
explorer-often = Gekozen / mogelijk
explorer-won = Gewonnen
explorer-points = Punten
explorer-margin = Voorsprong
explorer-how = Gekozen / mogelijk: hoe vaak het gekozen werd, van alle keren dat het kon. Gewonnen: het aandeel overwinningen van wie het koos; een gedeelde winst telt voor een deel, en in 19 van de 20 gevallen ligt het ware aandeel tussen de twee getallen ernaast. Voorsprong: hoeveel punten ze gemiddeld voorlagen op de beste van de anderen. Alleen afgelopen partijen tellen, en alleen spelers die tot het einde bleven; namen worden niet bewaard.
explorer-here = Wat anderen hier deden
explorer-back = Terug naar de stelling
explorer-over = De partij is hier afgelopen.
explorer-ply = zet { $number }
explorer-same = In precies deze stelling
explorer-same-line = Partijen waarin deze speler precies hetzelfde wist: de eerste acht zetten van openbare partijen, en hele partijen waar meerdere tafels gelijk gedeeld waren.
explorer-same-none = In precies deze stelling is nog niemand geweest.

explorer-city-of-light-streets = Straten leggen
explorer-city-of-light-build = Bouwen
explorer-city-of-light-card = Actiekaarten
explorer-paris-paris-shop = Winkels
explorer-paris-key = Sleutels
explorer-paris-buy = Aankopen
explorer-paris-bonus = Bonustegels
