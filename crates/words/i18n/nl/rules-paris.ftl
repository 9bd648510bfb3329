# De regels van Paris in onze eigen woorden.

rules-paris-aim-title = Waar het om gaat
rules-paris-aim =
    Je investeert in de mooiste gebouwen rond de Arc de Triomphe. Je sleutels staan voor wat je bezit. Ze komen via de banken of de Arc de stad in en gaan naar steeds waardevollere gebouwen en monumenten. Punten komen van bonustegels, van prestige en aan het einde van de wijken waar je het meest bezit.

rules-paris-setup-title = Voorbereiding
rules-paris-setup =
    - Elke speler heeft { $francs } francs, { $keys2 } / { $keys3 } / { $keys4 } sleutels met twee / drie / vier spelers, nog { $reserve } sleutels in de reserve, een bonuspion vóór het spoor en 0 punten. Francs, sleutels, fiches en tegels liggen achter je spelersscherm.
    - De { $buildings } gebouwen, één per wijk en waarde, worden geschud. { $removed } gaan ongezien uit het spel, de andere { $left } vormen drie gelijke stapels, of twee met een optie. [K1] De achterkant van een gebouw toont de wijk; iedereen ziet dus waar het bovenste van elke stapel hoort.
    - Naast elk van de zes gebouwvelden van een wijk ligt een fiche, zoals de lijst van de wijken hieronder laat zien: een grondstof (hout, marmer of goud) of prestige (brons, zilver of goud), van beide 18. Worden de fiches geschud, dan ligt het goud van de grondstoffen naast de 8’s en liggen de andere { $mixed } willekeurig verdeeld naast de andere velden.
    - De { $landmarks } monumenten en de { $vptiles } puntentegels liggen open naast het bord, de { $endtiles } eindtegels gedekt.
    - Het bonusspoor heeft dertig velden, één per nummer. Er zijn { $bonus2 } bonustegels met twee spelers, { $bonus3 } met drie en { $bonus4 } met vier; gelijke nummers liggen op elkaar, en de lijst van de bonustegels zegt welke er meermaals zijn. De velden vormen drie zones, die bij 1, { $zoneb } en { $zonec } beginnen; wordt het spoor geschud, dan komt van elk nummer één tegel op een willekeurig veld van zijn zone, en verdere exemplaren komen op hun nummer.
    - De algemene voorraad grondstoffen is eerst leeg. Het lot bepaalt wie begint.
    - Geheim zijn de volgorde van de stapels, de verwijderde gebouwen en de genomen en overgebleven eindtegels. Al het andere achter de spelersschermen volgt uit de zetten; een optie toont het. [K12] Wat iemand had kunnen doen en niet deed, verraadt niemand iets. [K36]

rules-paris-districts-title = De wijken
rules-paris-districts =
    Elke wijk heeft een bank, zes gebouwvelden met de waarden 1, 2, 3, 4, 5 en 8, plaats voor monumenten en voor één puntentegel. In het midden staat de Arc de Triomphe. De lijst toont wat een bank betaalt, welke gebouwen bij de wijk horen en als laatste welk fiche naast welke waarde ligt.

    Met de optie “een wijk naar keuze” kiest wie een gebouw trekt waar het komt: in een wijk waar de waarde vrij is en waar nog geen gebouw van die soort staat, bijvoorbeeld geen tweede theater. Het moet worden gelegd als het kan; past het nergens, dan gaat het uit het spel. De fiches blijven bij hun velden. Bij de voorbereiding gaat dan geen gebouw uit het spel; alle { $buildings } komen in de stapels. [K31]

rules-paris-turn-title = Je beurt
rules-paris-turn =
    De startspeler begint, daarna gaat het met de klok mee. In je beurt:

    1. Trek het bovenste gebouw van een van de stapels en leg het op zijn veld. Zijn de stapels leeg, dan vervalt deze stap.
    2. Voer precies één actie uit: een sleutel plaatsen, een sleutel verplaatsen en kopen, of een eindtegel nemen.
    3. Beëindig je beurt. Je zegt zelf wanneer je trekt en wanneer je beurt voorbij is. [K34]

    De acties:

    - Plaats een sleutel van achter je spelersscherm op een bank waar je er geen hebt, en neem de francs; of op de Arc, als daar geen sleutel van jou ligt. Sleutels van anderen hinderen niet. De Arc betaalt niets. Geen sleutel gaat van achter het scherm rechtstreeks naar een gebouw of monument.
    - Verplaats een sleutel op het bord naar een vrij gebouw of monument en koop het.
    - Neem een eindtegel, zodra de stapels leeg zijn: bekijk de tegels die over zijn, kies er een en houd die geheim. Alleen wie deze actie kiest, mag kijken. [K35] Wie het laatste gebouw trekt, mag er in dezelfde beurt een nemen. [K25]

    Na het trekken mag je zo vaak je wilt kopen, verkopen en tegels gebruiken, vóór en na de actie en terwijl je een bonustegel voor francs wordt aangeboden, maar niet tussendoor [K18] en nooit in de beurt van anderen. [K9]

    Is geen actie mogelijk, dan vervalt die, maar kopen, verkopen en tegels gebruiken niet. [K7] Alleen dan mag je die overslaan; niemand hoeft te kopen, te verkopen of een tegel te gebruiken om een actie mogelijk te maken. [K27]

    Is er geen eindtegel meer, dan mag je je terugtrekken in plaats van een actie te doen als je niets meer wilt: [K8] je hebt geen beurten meer en telt toch mee. [K28]

rules-paris-move-title = Een sleutel verplaatsen en betalen
rules-paris-move =
    Van de Arc mag een sleutel naar elke wijk. Van een bank, een gebouw of een monument gaat die naar iets met een hogere waarde in dezelfde wijk (een bank telt als 0), ook van een monument naar een hoger monument. [K15] Wat de sleutel verlaat, is weer vrij, ook bank en Arc. [K16]

    - Vrij is een gebouw dat al op het bord ligt, of een monument, als er geen sleutel op ligt, ook niet van jezelf.
    - Een monument uit de voorraad voeg je bij de koop toe aan de wijk van je sleutel; vanaf de Arc aan een wijk naar keuze. Het moet meer waard zijn dan het laatste dat daar is toegevoegd. In een wijk mogen er zoveel staan als men wil.
    - Je betaalt de waarde in francs; kom je van een gebouw of monument, dan alleen het verschil tussen de waarden.
    - Een gebouw met waarde 8 kost ook { $wood } hout. [K2] Monumenten kosten marmer en goud zoals hieronder staat. Grondstoffen betaal je altijd helemaal; ze gaan naar de algemene voorraad.
    - Francs en alle grondstoffen moeten er zijn als de sleutel gaat; koop of verkoop vooraf. [K19] Kunnen meer dingen een grondstof betalen, dan kies jij. [K14]

rules-paris-gain-title = Wat een aankoop oplevert
rules-paris-gain =
    Op deze site altijd in deze volgorde:

    1. Het fiche naast het gebouw, als het er nog ligt. Het wordt altijd genomen. [K17]
    2. Waarde 8: { $eightvp } punten.
    3. Een monument: je mag prestige inleveren in de drie vakken, elk één fiche van de getoonde soort: brons { $slot1 }, zilver { $slot2 }, goud { $slot3 } punten. Het gaat uit het spel. De vakken zijn bij elke koop van het monument weer open en worden in willekeurige volgorde gevuld. [K23]
    4. Waarde 1 of 2: je mag een bonustegel nemen. Waarde 3: dat mag voor { $price } francs.
    5. Is dit de vierde sleutel op de gebouwen en monumenten van de wijk (banken tellen niet), dan mag je een van de overgebleven puntentegels op een wijk naar keuze leggen die er geen heeft, deze of een andere. Wie ervan afziet, verliest het recht; een vijfde sleutel geeft geen nieuw. [K3]

    Van 3 tot en met 5 mag je afzien; valt er niets te kiezen, dan wordt er niets gevraagd. [K26]

rules-paris-landmarks-title = De monumenten
rules-paris-landmarks = Wat elk kost behalve de waarde in francs, en welke prestige de vakken nemen:

rules-paris-trade-title = Kopen en verkopen
rules-paris-trade =
    Betaalde grondstoffen liggen in de algemene voorraad en zijn daar te koop. Grondstoffen verkoop je daaraan terug; prestige kun je alleen verkopen en gaat uit het spel. Tegels die als fiche tellen, kun je ook verkopen, maar ze gaan nooit naar de voorraad. [K33] Een joker (8, 10, 19, 21) wordt verkocht als de duurste soort. [K13]

rules-paris-bonus-title = Bonustegels
rules-paris-bonus =
    Om een bonustegel te nemen, ga je met je bonuspion zo ver je wilt vooruit naar een veld waar nog een tegel ligt met een nummer dat je nooit hebt gehad, en neem je de bovenste. Op een veld mogen meerdere bonuspionnen staan. Een nummer krijg je hoogstens één keer per partij, gebruikt of niet. [K4] Terug kan niet, dus haast je niet. Op het laatste veld is alleen de weg vooruit dicht: de tegels 17 en 25 werken nog. [K22]

    Gebruik de tegel meteen of in een latere beurt van jezelf; daarna ligt die open. Een tegel kan niet zonder effect worden gebruikt. [K20] Een tegel die als fiche telt, wordt zelf uitgegeven: er beweegt geen fiche.

    Tegels die gebouwen, monumenten, soorten of tegels tellen, tellen wat je hebt op het moment dat je ze gebruikt.

    Drie getallen met schuine strepen (2/3/4) gelden voor twee, drie en vier spelers.
rules-paris-tile-9 = Prijs en opbrengst zoals gewoonlijk. Twee sleutels op één gebouw of monument tellen als twee, voor de vierde sleutel, voor tegels die gebouwen of monumenten tellen, en bij elke telling; het is vrij als de laatste weggaat. [K10]
rules-paris-tile-13 = Die komt achter je spelersscherm. Hetzelfde geldt voor tegel 14.
rules-paris-tile-16 = Prijs en opbrengst zoals gewoonlijk. Waar sleutels van jou en van anderen liggen, helpt 9 net zo goed als 16. [K11]
rules-paris-tile-17 = Ook een die je voorbij bent, ook 29 of 30. Je bonuspion blijft staan.
rules-paris-tile-19 = Je mag er nu één uitgeven en later één. Half uitgegeven ligt de tegel open en is die niet meer ongebruikt. Hetzelfde geldt voor tegel 21. [K21]
rules-paris-tile-23 = Zoveel paren als je wilt. Alleen echte fiches; ze gaan uit het spel. [K6]
rules-paris-tile-24 = Zoveel paren als je wilt. Alleen echte fiches; ze gaan naar de algemene voorraad.
rules-paris-tile-25 = Alleen velden waar nog een tegel ligt, tellen als stap. [K5] Een nummer dat je al had, is een stap, maar je kunt er niet stoppen. [K30]
rules-paris-tile-27 = Kan niet tijdens de partij worden gebruikt: de tegel telt vanzelf, met wat je aan het einde van de partij hebt.
rules-paris-tile-30 = Twee hotels zijn één soort.

rules-paris-endtiles-title = De eindtegels
rules-paris-endtiles = Van elk is er één. Gebruik hem meteen of in een latere eigen beurt: hij geeft francs of punten, of telt als een fiche van die soort, om mee te betalen, bij een monument in te leveren of te verkopen. Daarna gaat hij uit het spel.

rules-paris-vptiles-title = De puntentegels
rules-paris-vptiles = De prijzen voor de eerste, de tweede en de derde in de wijk.

rules-paris-end-title = Het einde
rules-paris-end =
    Als de laatste eindtegel wordt genomen, wordt de ronde uitgespeeld, zodat allen evenveel beurten hadden, en daarna heeft ieder nog één beurt: de laatste kans om tegels te gebruiken. [K29]

    Dan wordt alles getoond. [K37] Tegel 27 telt; al het andere dat ongebruikt is, is niets waard. [K32]

rules-paris-scoring-title = De wijken tellen
rules-paris-scoring =
    Elke wijk met een puntentegel wordt geteld onder wie er minstens één gebouw of monument bezit: tel de waarden onder je sleutels op. De hoogste som krijgt de eerste prijs, daarna volgen de tweede en de derde; wie vierde is, krijgt niets.

    - Gelijke sommen: het waardevolste afzonderlijke gebouw of monument beslist; die waarde telt één keer, ook met twee sleutels erop. [K24]
    - Zijn ook die gelijk, wat bonustegel 16 mogelijk maakt, dan krijgt ieder van hen die prijs en vervallen er volgende prijzen: één als er twee gelijkstaan, twee bij drie.
    - Met twee spelers krijgt de tweede alleen een prijs met minstens de helft van de som van de eerste.

    Wie de meeste punten heeft, wint; bij een gelijke stand wie de meeste francs heeft; dan wie de hoogste totale waarde aan gebouwen en monumenten bezit; anders wordt de overwinning gedeeld.

rules-paris-setup-figure = Het begin met vier spelers: de fiches liggen naast de velden, er staat nog geen gebouw.
rules-paris-move-figure = Voorbeeld: van het gebouw met waarde 3 in Batignolles kan speler A alleen naar de 4. De 1 en de 2 zijn lager, de 5 en het monument zijn bezet.
rules-paris-scoring-figure = Voorbeeld: de prijzen zijn 20, 10 en 5. A heeft 13 (11 + 2), B 10 (5 + 4 + 1), C 13 en D 3. Het monument van C (13) is meer waard dan dat van A (11), dus C krijgt 20 punten, A 10, B 5 en D niets.
rules-paris-shared-figure = Voorbeeld: de prijzen zijn 16, 8 en 4. A heeft 16 (11 + 5), B 21 (15 + 3 + 3, dankzij tegel 9 met twee sleutels op de 3), C 8 en D 21 (15 + 4 + 2). B en D hebben beiden een sleutel op het Louvre (15), dus beiden krijgen 16 punten. De tweede prijs vervalt; A krijgt de derde, 4 punten, en C niets.
rules-paris-price-figure = Voorbeeld: van de bakkerij (2) in Montmartre naar het theater (5) betaalt speler A het verschil, 3 francs.
rules-paris-new-figure = Voorbeeld: van het theater (8) in La Villette naar een nieuw monument met waarde 12 betaalt speler A 4 francs, 1 marmer en 1 goud, voegt het aan de wijk toe en verplaatst de sleutel daarheen.
rules-paris-higher-figure = Voorbeeld: in Saint-Germain staat een monument met waarde 12, dus het volgende daar moet 13 of meer waard zijn.
rules-paris-above-figure = Voorbeeld: in Belleville heeft speler A vanaf de Arc het Louvre (15) boven de Tuileries (10) toegevoegd: 15 francs, 1 marmer en 2 goud. 2 gouden prestige inleveren levert 10 punten op.
rules-paris-fours-figure = Voorbeeld: met drie gebouwen met waarde 4 levert tegel 18 speler A 3 × 5 = 15 punten op.
rules-paris-types-figure = Voorbeeld: een café, drie bakkerijen, twee hotels, een theater en twee monumenten zijn 5 soorten, dus tegel 30 levert speler A 15 punten op.
rules-paris-two-figure = Voorbeeld met twee spelers: de eerste prijs is 18. A heeft 12 en krijgt 18 punten; B heeft 5, minder dan de helft daarvan, en krijgt niets.
