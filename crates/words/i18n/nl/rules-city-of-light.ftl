# De spelregels van De lichtstad in onze eigen woorden.

rules-city-of-light-aim-title = Waar het om gaat
rules-city-of-light-aim =
    Parijs, 1889. De eerste elektrische straatlantaarns laten de stad stralen, en twee bouwheren willen hun huizen in het mooiste licht zetten. Eerst leggen jullie samen de straten, daarna bouwen jullie erop. Een gebouw telt zijn grootte maal het aantal lantaarns dat erop schijnt.

rules-city-of-light-streets-title = Eerste fase: straten
rules-city-of-light-streets =
    Ieder heeft acht keientegels van vier velden. Een veld heeft jouw kleur, die van je tegenstander, beide kleuren gemixt, of het is een straatlantaarnveld. Je volgende tegel zie alleen jij.

    Doe in je beurt één van deze dingen:

    - Leg je tegel op een leeg vierkant van het bord, gedraaid zoals je wilt, en trek de volgende.
    - Neem een gebouw uit de algemene voorraad. Je hebt er drie of vier nodig, maar elk gebouw dat je later niet kwijt kunt, kost drie punten.

    Als al je tegels liggen, neem je gebouwen of pas je. De fase eindigt met de zestiende tegel.

rules-city-of-light-buildings-title = Tweede fase: gebouwen
rules-city-of-light-buildings =
    Wie het eerst al zijn acht tegels heeft gelegd, begint. Doe in je beurt één van deze dingen:

    - Bouwen: leg een gebouw uit je voorraad op vrije velden van jouw kleur of met beide kleuren, nooit op een straatlantaarnveld. Draaien mag, omkeren niet.
    - Een actiekaart activeren die nog niemand heeft gebruikt: doe wat erop staat, of doe het niet en neem haar alleen je tegenstander af, en leg er een van je vier actiefiches op.

    Wie geen van beide kan, wordt overgeslagen. Als niemand meer iets kan, is het spel afgelopen.

rules-city-of-light-scoring-title = Puntentelling
rules-city-of-light-scoring =
    Er wordt voortdurend geteld; de tafel laat zien waar elk punt vandaan komt.

    - Elk eigen gebouw: de grootte maal het aantal verschillende lantaarns dat erop schijnt. Een lantaarn schijnt op de vier velden ernaast, niet diagonaal, en op gebouwen van beide spelers.
    - Je grootste groep eigen gebouwen die elkaar met een zijde raken: één punt per veld, verlicht of niet.
    - Elk gebouw dat in je voorraad overblijft: drie punten aftrek.
    - Actiekaarten die punten opleveren.

    De meeste punten winnen; bij een gelijke stand de meeste vrije velden van de eigen kleur.

rules-city-of-light-cards-title = De actiekaarten
rules-city-of-light-cards = Acht van de twaalf doen mee; de eerste acht zijn bedoeld voor een eerste spel.
rules-city-of-light-card-levitation = Ruil een gebouw uit je voorraad voor een uit de algemene voorraad en bouw dat meteen.
rules-city-of-light-card-metropolitain = Een van je latere gebouwen mag één leeg straatlantaarnveld bedekken.
rules-city-of-light-card-jardin = Leg de botanische tuin van twee velden; die telt als een gebouw van grootte 2 van jou.
rules-city-of-light-card-sacre-coeur = Gebouwen die in je voorraad overblijven, kosten je niets.
rules-city-of-light-card-peintre = Zet de schilder op een veld van jouw kleur. Aan het einde 2 punten per lantaarn in zijn gebied, dat alleen door gebouwen en de rand wordt begrensd.
rules-city-of-light-card-chartier = Neem het gemixte keienveld. Later mag je het op een veld van je tegenstander leggen en er in dezelfde beurt op bouwen.
rules-city-of-light-card-bouquinistes = Leg de aanbouw naast een van je gebouwen op jouw kleur; dat gebouw wordt één groter.
rules-city-of-light-card-lampadaire = Leg een extra straatlantaarn op een veld van jouw kleur.
rules-city-of-light-card-moulin-rouge = Zet de danseres op jouw kleur. Aan het einde 1 punt per vrij veld in haar gebied, dat ophoudt bij gebouwen, stukken, lantaarns en de rand.
rules-city-of-light-card-fontaine = Leg de fontein op jouw kleur of gemixt. Aan het einde 3 punten per eigen gebouw ernaast.
rules-city-of-light-card-penseur = Leg het standbeeld op jouw kleur, kijkend naar een vrij veld. Aan het einde 2 punten per vrij veld aan de zijden en 1 aan de hoeken, maar niets als het veld ervóór bezet is.
rules-city-of-light-card-grande-lumiere = Leg de grote straatlantaarn op een leeg straatlantaarnveld. Die schijnt verder, maar gebouwen werpen schaduw.

rules-city-of-light-doubts-title = Twijfelgevallen
rules-city-of-light-doubts =
    - Stukken worden gedraaid, nooit omgekeerd, en elk stuk heeft vrije velden nodig.
    - Zolang je tegels hebt, mag je niet passen. In de tweede fase past niemand die nog iets kan doen.
    - Lévitation: het nieuwe gebouw moet al vóór de ruil in de algemene voorraad liggen. Het gebouw dat je teruglegt, kost je niets.
    - Métropolitain en Chartier: het recht geldt vanaf een latere beurt voor elk gebouw, ook de tuin, bij Chartier ook de fontein. Eén keer leggen mag beide gebruiken. Ongebruikt kost het niets, maar als alleen dat recht je enige zet mogelijk maakt, moet je het gebruiken.
    - Een bedekte lantaarn schijnt niet meer en telt voor niemand.
    - De lantaarn van de Lampadaire schijnt en telt als elke andere, maar de grote straatlantaarn mag er niet op.
    - De grote straatlantaarn is één lantaarn. Een gebouw in rechte lijn ertussen werpt schaduw, van wie het ook is; andere stukken niet.
    - De aanbouw hoort in alle opzichten bij het gebouw dat je noemt.
    - Voor de fontein telt een gebouw één keer, met hoeveel zijden het ook raakt; tuin en aanbouw tellen mee.
    - Voor het standbeeld is een leeg straatlantaarnveld een vrij veld. Het draait zich nooit om.
    - Het eigen veld van de danseres telt, lantaarns begrenzen haar gebied. Gebieden en groepen raken elkaar alleen met zijden.
    - Bij een revanche begint wie verloren heeft; na een gelijkspel beslist het lot.

rules-city-of-light-aim-figure = Laat in een spel. 3×1 is een gebouw van drie velden dat door één lantaarn verlicht wordt; lichtbundels tonen welke.
rules-city-of-light-streets-figure = De eerste fase: er liggen enkele tegels. Oranje is voor A, blauw voor B, een gedeeld veld voor beiden.
rules-city-of-light-scoring-figure = Het einde van een spel: wat een gebouw waard is, staat op zijn dak.
