# De regels van Parijs: De lichtstad in onze eigen woorden.

rules-city-of-light-aim-title = Waar het om gaat
rules-city-of-light-aim =
    Parijs, 1889. De eerste elektrische lantaarns laten de stad stralen, en twee bouwmeesters willen hun gebouwen in het beste licht. Eerst leggen jullie samen de straten, daarna bouwen jullie erop. Een gebouw is zijn grootte maal het aantal lantaarns waard dat erop schijnt.

rules-city-of-light-setup-title = Voorbereiding
rules-city-of-light-setup =
    - Het speelbord heeft 4 × 4 vierkanten, elk voor één keientegel van 2 × 2 velden: samen 8 × 8 velden. De rand noemt ze a1 tot h8.
    - De een is oranje (speler A), de ander blauw (speler B). Ieder heeft { $tiles } keientegels, gedekt geschud, { $chimneys } schoorstenen en { $tokens } actiefiches.
    - De bovenste tegel van je stapel houd je zo dat alleen jij hem ziet.
    - De { $buildings } gebouwen liggen open in de algemene voorraad.
    - { $inplay } van de { $cards } actiekaarten doen mee; die met een ster zijn bedoeld voor een eerste partij. Elk van de negen speciale speelstukken ligt bij zijn actiekaart.
    - Het lot bepaalt wie begint. Bij een revanche begint de verliezer van de vorige partij; na een gelijkspel weer het lot. [C21]

rules-city-of-light-streets-title = Eerste fase: straten
rules-city-of-light-streets =
    Een veld van een tegel heeft jouw kleur, de kleur van je tegenstander, is gemixt (daar mogen beiden bouwen) of is een lantaarn.

    Jullie zijn afwisselend aan de beurt. In je beurt doe je precies een van deze dingen:

    1. Leg je tegel open op een willekeurig leeg vierkant, gedraaid zoals je wilt, en trek de volgende. Tegels hoeven elkaar niet te raken.
    2. Neem een gebouw uit de algemene voorraad in je eigen voorraad. Je hebt er drie of vier nodig, maar elk gebouw dat je later niet kunt bouwen, kost { $penalty } punten.

    Zolang je tegels hebt, mag je niet passen. Liggen ze allemaal, dan neem je een gebouw of pas je. [C2]

    De fase eindigt meteen als de laatste van de { $alltiles } tegels ligt. Daarna kun je geen gebouwen meer nemen: neem die van jou dus op tijd.

rules-city-of-light-buildings-title = Tweede fase: gebouwen
rules-city-of-light-buildings =
    Wie als eerste al zijn tegels had gelegd, begint; daarna zijn jullie weer afwisselend aan de beurt. In je beurt doe je precies een van deze dingen:

    1. Bouwen: leg een gebouw uit je voorraad op vrije velden, alle in jouw kleur of gemixt, nooit op een lantaarn. Je mag het draaien, maar niet omkeren. [C1] Het krijgt een van je schoorstenen; zonder schoorsteen kun je niets bouwen. [C17]
    2. Een actiekaart activeren die nog niemand heeft gebruikt: voer de actie uit, of doe dat niet, alleen om je tegenstander de kaart af te nemen. Hoe dan ook leg je er een actiefiche op; niemand kan de kaart nog gebruiken.

    - Alles wat je legt, heeft vrije velden nodig. Een veld is vrij zolang er niets op staat; dat geldt ook voor lantaarnvelden, al bouwt daar niemand. [C3]
    - Niemand mag passen. Wie niet kan bouwen en geen actiekaart kan activeren, wordt overgeslagen. [C20]
    - Kan geen van beiden nog iets doen, dan is de partij afgelopen: alle { $alltokens } actiefiches liggen op actiekaarten en niemand kan nog bouwen. Een recht van Métropolitain of Chartier waarmee je nog zou kunnen bouwen, telt als iets dat je kunt doen. [C19]

rules-city-of-light-scoring-title = Puntentelling
rules-city-of-light-scoring =
    - Elk van je gebouwen: zijn grootte maal het aantal verschillende lantaarns dat erop schijnt. Een lantaarn schijnt op de vier velden ernaast, niet schuin, en op gebouwen van beide spelers. Voor een gebouw telt die één keer, hoeveel velden ervan ook geraakt worden. Een gebouw zonder licht levert hier niets op.
    - Je grootste groep gebouwen die elkaar met zijden raken: één punt per veld, verlicht of niet. Groepen en gebieden hangen alleen via zijden samen. [C15]
    - Elk gebouw dat in je voorraad blijft: { $penalty } punten minder.
    - Actiekaarten die punten opleveren: Le Peintre, Moulin Rouge, Fontaine des Mers, Le Penseur.

    Wie de meeste punten heeft, wint; bij een gelijke stand wie meer zichtbare vrije velden van de eigen kleur heeft; gemixte tellen niet. Is ook dat gelijk, dan is het gelijkspel.

    De punten worden voortdurend geteld; klik aan tafel op een speler om te zien waar elk punt vandaan komt.

rules-city-of-light-example-title = Een partij geteld
rules-city-of-light-example = De laatste stelling van een partij. Zo wordt er geteld:

rules-city-of-light-cards-title = De actiekaarten
rules-city-of-light-cards = Elke kaart wordt één keer gebruikt, door een van jullie. Een ster staat bij die van de eerste partij.
rules-city-of-light-card-levitation = Ruil een gebouw uit je voorraad tegen een uit de algemene voorraad en bouw het nieuwe meteen volgens de gewone regels. Het nieuwe moet al vóór de ruil in de algemene voorraad hebben gelegen; het teruggelegde kost je niets. Is geen ruil te bouwen, dan kan de kaart alleen geblokkeerd worden. [C10]
rules-city-of-light-card-metropolitain = Een recht voor een van je latere gebouwen: het mag één lege lantaarn bedekken. Een bedekte lantaarn schijnt niet meer en telt voor niemand. Een ongebruikt recht kost niets, maar als alleen daarmee nog een zet mogelijk is, moet je die doen. [C7]
rules-city-of-light-card-jardin = Leg de botanische tuin: twee velden in jouw kleur of gemixt. Die telt als een gebouw van jou van grootte 2, met een schoorsteen.
rules-city-of-light-card-sacre-coeur = Gebouwen die in je voorraad blijven, kosten je aan het einde niets.
rules-city-of-light-card-peintre = Zet de schilder op een veld van jouw kleur. Aan het einde krijg je 2 punten per lantaarn in zijn gebied, dat alleen door gebouwen en de rand wordt begrensd.
rules-city-of-light-card-chartier = Neem het gemixte keienveld. In een latere beurt mag je het op een vrij veld van de kleur van je tegenstander leggen en in dezelfde beurt bedekken met wat je legt. Ongebruikt kost het niets. [C8] Dit recht en dat van Métropolitain gelden voor elk gebouw dat je later legt, ook met Lévitation of als botanische tuin; Chartier ook voor de fontein. Eén keer leggen mag beide gebruiken. [C9]
rules-city-of-light-card-bouquinistes = Leg de aanbouw op een veld van jouw kleur naast een van je gebouwen, dat 1 groter wordt. Raakt die er meer, dan zeg je welk; vanaf dan hoort de aanbouw in elk opzicht bij dat gebouw. Ook de botanische tuin kan worden uitgebreid. [C11]
rules-city-of-light-card-lampadaire = Leg nog een lantaarn op een veld van jouw kleur. Die schijnt en telt als elke andere, begrenst het gebied van de danseres, en het veld is niet meer vrij. [C4]
rules-city-of-light-card-moulin-rouge = Zet de danseres op een veld van jouw kleur. Aan het einde krijg je 1 punt per vrij veld in haar gebied, dat van haarzelf meegeteld. Het gebied eindigt bij gebouwen, andere stukken, lantaarns en de rand; lantaarns tellen niet. [C14]
rules-city-of-light-card-fontaine = Leg de fontein op jouw kleur of gemixt ({ $fountain ->
    [one] één veld
   *[other] { $fountain } velden
} in deze editie [C18]). Aan het einde krijg je 3 punten voor elk gebouw van jou dat de fontein met een zijde raakt. Een gebouw telt één keer, hoeveel zijden elkaar ook raken; de botanische tuin telt, en het is genoeg als de aanbouw raakt. [C12]
rules-city-of-light-card-penseur = Leg het standbeeld op een veld van jouw kleur, kijkend naar een vrij veld van het bord. Aan het einde krijg je 2 punten per vrij veld aan de zijden en 1 aan de hoeken, welke kleur het ook heeft, maar niets als het veld ervóór bezet is. Een lege lantaarn is een vrij veld; het standbeeld draait nooit. [C13]
rules-city-of-light-card-grande-lumiere = Zet de grote lantaarn op een gedrukte, lege lantaarn, niet op die van de Lampadaire. [C5] Het is één lantaarn die verder schijnt: op de gemarkeerde velden eromheen. [C6] Een ander gebouw op de rechte lijn ertussen werpt schaduw, van wie het ook is; andere stukken niet. [C16]

rules-city-of-light-pieces-title = De gebouwen
rules-city-of-light-pieces = Van elk is er één: { $size3 } van grootte 3, { $size4 } van grootte 4, { $size5 } van grootte 5 en { $size6 } van grootte 6. Het cijfer in de naam is de grootte. De botanische tuin hoort bij zijn actiekaart.

rules-city-of-light-tiles-title = De keientegels
rules-city-of-light-tiles = Jullie hebben allebei dezelfde { $tiles }, alleen zijn oranje en blauw verwisseld: links die van oranje, rechts die van blauw. De woorden beschrijven die van oranje.

rules-city-of-light-setup-figure = Het lege bord, de algemene voorraad en de actiekaarten aan het begin.
rules-city-of-light-streets-figure = De eerste fase: er liggen enkele tegels. Oranje is voor A, blauw voor B, een gemixt veld voor beiden.
rules-city-of-light-example-figure = Op elk dak staat wat het gebouw waard is: 7×3 is een gebouw van zeven velden waarop drie lantaarns schijnen.
