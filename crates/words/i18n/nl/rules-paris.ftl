# De spelregels van Parijs in onze eigen woorden.

rules-paris-aim-title = Waar het om gaat
rules-paris-aim =
    Je investeert in de mooiste panden rond de Arc de Triomphe. Je sleutels laten zien wat van jou is. Ze komen via de banken of de Arc de stad in en gaan verder naar steeds duurdere gebouwen en monumenten. Punten komen van bonustegels, van prestige en aan het einde van de wijken waar je het meest bezit.

rules-paris-turn-title = Je beurt
rules-paris-turn =
    Trek eerst het bovenste gebouw van een van de stapels; het komt op zijn plaats. De achterkant van de bovenste tegel toont de wijk. Zijn de stapels leeg, dan vervalt deze stap.

    Doe daarna precies één actie:

    - Zet een sleutel op een bank waar je er geen hebt en neem de francs, of op de Arc als je er daar geen hebt.
    - Verplaats een sleutel naar een vrij gebouw of monument en koop het.
    - Neem een eindtegel, zodra de stapels leeg zijn: bekijk wat er nog ligt en kies er in het geheim een.

    Vóór en na de actie mag je zo vaak kopen, verkopen en bonustegels gebruiken als je wilt. Daarna beëindig je je beurt.

    Je zegt zelf wanneer je trekt en wanneer je beurt voorbij is. Tot dan mag je elke stap terugnemen die niemand iets nieuws heeft laten zien.

rules-paris-move-title = Een sleutel verplaatsen en betalen
rules-paris-move =
    Vanaf de Arc mag een sleutel naar elke wijk. Vanaf een bank, gebouw of monument gaat hij naar iets van hogere waarde in dezelfde wijk.

    - Je betaalt de waarde in francs; vanaf een gebouw of monument alleen het verschil.
    - Een gebouw van waarde 8 kost ook een hout; monumenten kosten marmer en goud zoals aangegeven, altijd helemaal.
    - Monumenten naast het bord kun je toevoegen aan de wijk van je sleutel; elk moet meer waard zijn dan het laatste dat daar kwam.
    - Vrij is waar geen sleutel ligt, ook geen eigen.

rules-paris-gain-title = Wat kopen oplevert
rules-paris-gain =
    - Het fiche naast het gebouw, als het er nog ligt: grondstoffen (hout, marmer, goud) of prestige (brons, zilver, goud).
    - Waarde 8: meteen twee punten.
    - Waarde 1 of 2: je mag een bonustegel nemen. Waarde 3: voor twee francs.
    - Een monument: je mag prestige inleveren voor de vakken, elk één fiche, voor de aangegeven punten.
    - De vierde sleutel op gebouwen en monumenten van een wijk: je mag meteen een puntentegel leggen op een wijk die er geen heeft.

rules-paris-bonus-title = Bonustegels en handel
rules-paris-bonus =
    Om een bonustegel te nemen zet je je pion vooruit op het spoor, naar een vak waar nog een tegel ligt met een nummer dat je nooit had. Terug kan niet, dus haast je niet. Gebruik de tegel meteen of in een latere beurt; wat hij doet zie je als je hem aanwijst.

    Betaalde grondstoffen liggen in de voorraad en zijn daar te koop; grondstoffen en prestige kun je verkopen. De prijzen zijn altijd te zien.

rules-paris-end-title = Het einde
rules-paris-end =
    Als de laatste eindtegel genomen is, wordt de ronde uitgespeeld en heeft iedereen nog één beurt. Dan telt elke wijk met een puntentegel: tel de waarden onder je sleutels daar op. De hoogste som krijgt de eerste prijs, dan de tweede en derde; bij gelijke som beslist de duurste plek. Met twee spelers krijgt de tweede alleen een prijs met ten minste de helft van de som van de eerste.

    De meeste punten winnen, dan de meeste francs, dan de hoogste waarde van al je plekken.

rules-paris-tiles-title = Alle bonustegels
rules-paris-tiles = Wat elk nummer doet. Drie getallen met schuine strepen gelden voor twee, drie en vier spelers.

rules-paris-doubts-title = Twijfelgevallen
rules-paris-doubts =
    - De puntentegel komt alleen op het moment van de vierde sleutel, één keer per wijk.
    - Een bonusnummer kun je maar één keer per spel hebben, gebruikt of niet.
    - Het fiche naast een gebouw wordt altijd genomen.
    - Francs en alle grondstoffen moeten er zijn als de sleutel gaat; koop of verkoop eerst.
    - Kopen, verkopen en tegels gebruiken kan alleen in je eigen beurt: na het trekken, vóór en na de actie en zolang een bonustegel voor francs wordt aangeboden.
    - Een tegel zonder effect gebruiken kan niet.
    - De jokers 8, 10, 19 en 21 worden verkocht als de soort met de beste prijs. Half gebruikt liggen 19 en 21 open en gelden ze niet meer als ongebruikt.
    - Twee sleutels op één plek (tegels 9 en 16) tellen als twee. De plek is vrij als de laatste vertrekt.
    - Tegel 25: alleen vakken waar nog een tegel ligt tellen als stappen, en bij een nummer dat je had kun je niet stoppen.
    - De vakken van een monument zijn bij elke aankoop weer open.
    - De actie vervalt alleen als er geen mogelijk is; niemand hoeft daarvoor te kopen of te verkopen.
    - Wie het laatste gebouw trekt, mag in dezelfde beurt een eindtegel nemen.
    - Is er geen eindtegel meer, dan mag je in plaats van een actie stoppen: je hebt geen beurten meer en telt toch mee.
    - Alleen wie een eindtegel neemt, ziet welke er nog zijn. Wat anderen hebben genomen, blijft tot het einde geheim.
    - Gelijke sommen in een wijk: de waarde van de duurste plek telt één keer, ook met twee sleutels erop.
    - Wat aan het einde ongebruikt is, levert niets op, behalve tegel 27.

rules-paris-aim-figure = Midden in een spel: blauwe getallen zijn waarden, het teken op een gebouw is dat van de eigenaar.
rules-paris-end-figure = Het einde van een spel: de drie getallen op groen zijn de punten van een wijk voor de eerste, tweede en derde.
