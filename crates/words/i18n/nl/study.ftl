# The analysis board.

study-title = Analysebord
study-open = Analyseren op het bord
study-try = Deze zet proberen
study-best = Beste zetten
study-tree = Varianten
study-places = Door de zetten lopen
study-look = Tonen
study-advice = Wat de sterkste bot zou spelen
study-ask = De bot vragen
study-thinking = Denkt na …
study-goes-on = Hoe het verder kan gaan
study-over = Hier is de partij afgelopen.
study-read-only = Alleen de eigenaar en wie de bewerklink heeft, kan hier zetten toevoegen. Een kopie is van jou.
study-copy = Een eigen kopie maken
study-line = Variant { $line }
study-line-name = Naam van deze variant
study-name = Naam van deze analyse
study-note = Opmerking bij deze stelling
study-save = Opslaan
study-cut = Vanaf hier verwijderen
study-cut-sure = Druk nogmaals om deze zet en alles erna te verwijderen.
study-world = Het verborgene opnieuw verdelen
study-world-note = Alles wat { $player } hier niet kan weten, wordt anders: een nieuwe variant.
study-in-world = Het verborgene opnieuw verdeeld voor { $player }
study-share-read = Link om te lezen
study-share-edit = Link om te bewerken
study-export = Exporteren als tekst
study-delete = Deze analyse verwijderen
refused-study-full = Deze analyse is vol. Verwijder eerst een paar varianten.
refused-read-only = Alleen de eigenaar en wie de bewerklink heeft, kan dit wijzigen.
study-picture = Afbeelding van deze stelling (SVG)
study-renew = Bewerklink intrekken
study-renew-line = Daarna is er een nieuwe; met de oude kan men alleen nog lezen.
study-motion = De laatste zet als bewegend beeld (SVG)
replay-all-open = Alles zichtbaar
replay-seen-by = Wat { $player } zag
embed-title = Op een andere pagina tonen
embed-line = Wie daar leest, kan de partij zet voor zet bekijken en heeft hier geen account nodig.
embed-code = Code voor de pagina
embed-withdraw-line = Daarna toont geen enkele pagina de partij meer. Ook links om de analyse te bewerken worden ingetrokken.
embed-withdraw = Code intrekken
embed-allow-line = De partij wordt tussen jouw partijen bewaard, en je krijgt een code die de partij in een kader op een andere pagina toont, met de namen van de spelers.
embed-allow = Toestaan
embed-open = In Lutèce openen
reason-ahead-played = { $points } punten voorsprong aan het eind van de partij, vergeleken met de gespeelde zet.
reason-ahead-others = { $points } punten voorsprong aan het eind van de partij, vergeleken met de andere getoonde zetten.
reason-behind-first = { $points } punten voorsprong aan het eind van de partij, vergeleken met zet 1.
reason-more = { $who_is ->
    [you] Jij krijgt
   *[other] { $who } krijgt
} er { $points } meer: { $lines }.
reason-less = { $who_is ->
    [you] Jij krijgt
   *[other] { $who } krijgt
} er { $points } minder: { $lines }.
reason-rest = overig { $points }
reason-even-played = De punten laten niet zien waarom: snel uitgespeeld eindigen beide zetten ongeveer gelijk. De bot kijkt verder vooruit en wint vaker met deze.
reason-even-others = De punten laten niet zien waarom: snel uitgespeeld eindigen deze zetten ongeveer gelijk. De bot kijkt verder vooruit en wint vaker met deze.
reason-even-first = Aan het eind van de partij ongeveer evenveel punten als met zet 1.
reason-against = De punten laten niet zien waarom: snel uitgespeeld eindigt het zelfs slechter ({ $points } punten voorsprong). De bot kijkt verder vooruit en wint vaker met deze zet.
reason-against-first = Snel uitgespeeld eindigt het beter dan zet 1 ({ $points } punten voorsprong), maar de bot kijkt verder vooruit en wint er minder vaak mee.
reason-expected = Hij verwacht er { $points } punten voorsprong van.
