# De regels van Paris Paris in onze eigen woorden.

rules-paris-paris-aim-title = Waar het om gaat
rules-paris-paris-aim =
    Vijf lijnen met toeristenbussen doorkruisen Parijs. Je opent winkels bij hun haltes en krijgt een punt telkens als een bus er bezoekers brengt. Niemand weet vooraf welke haltes de bussen aandoen: dat bepalen de spelers samen, door wat ze laten liggen.

rules-paris-paris-setup-title = Voorbereiding
rules-paris-paris-setup =
    - Elke speler heeft { $shops } winkels om te bouwen, genoeg voor de hele partij. [P7]
    - De { $tiles } tegels worden geschud en in stapels gelegd van één tegel meer dan er spelers zijn: 20 stapels van drie met twee spelers, 15 van vier met drie, 12 van vijf met vier. Een halte heeft evenveel tegels als buren, elk in de kleur van de lijn die ernaartoe gaat.
    - Er zijn vijf speciale ritten, één per lijn. Elke speler trekt er in het geheim een. Met twee spelers wordt een derde voor beiden opengelegd. De andere worden nooit getoond.
    - Het lot bepaalt wie begint; die speler heeft de bus.
    - Iedereen mag zien welke tegels nog in de stapels zitten, maar niet in welke volgorde. [P13] Ook de speciale ritten van de anderen zijn geheim. Wat in de zak en in de voorraden zit, volgt uit de zetten: een optie toont of verbergt beide [P9], en aan het einde worden ze hoe dan ook getoond. [P14]

rules-paris-paris-map-title = De kaart
rules-paris-paris-map =
    Er zijn { $stops } haltes aan vijf lijnen van elk zeven haltes. Tien ervan zijn kruisingen van twee lijnen; in de lijst staan ze vet.

    - Een gewone halte heeft plaats voor één winkel.
    - Een kruising heeft plaats voor twee, van twee verschillende eigenaars.

    Elke lijn heeft een eigen kleur, patroon en letter, en elke speler ook.

rules-paris-paris-round-title = Een ronde
rules-paris-paris-round =
    1. De volgende stapel wordt opengelegd: één tegel meer dan er spelers zijn. Elke tegel noemt een halte en heeft de kleur van een lijn.
    2. Te beginnen bij wie de bus heeft en met de klok mee neemt ieder een tegel en opent een winkel bij die halte. Dat moet, ook als het niet goed uitkomt. De tegel gaat uit het spel.
    3. Eén tegel blijft over. Die start de kleine tour.
    4. Die tegel komt op een van de vijf parkeerplaatsen. Staan er nu twee van die kleur, dan rijdt meteen de grote tour van die lijn, en beide gaan uit het spel.
    5. De bus gaat naar de speler links, en de volgende ronde begint.

    Als je een winkel opent:

    - Is er plaats, dan gaat die gewoon open.
    - Is de halte vol, dan moet daar een winkel wijken; kunnen dat winkels van twee eigenaars zijn, dan kies jij. Een winkel van een ander gaat in de zak, met twee spelers terug naar de eigenaar. Een eigen winkel krijg je terug.
    - Bij een halte die je eigen winkel vult, vervangt de nieuwe de oude: de tegel is gebruikt, verder verandert er niets. [P11]
    - Op een kruising waar je al een winkel hebt, vervangt de nieuwe die, ook als de andere plaats vrij is. [P1] Een optie staat twee winkels van één eigenaar op een kruising toe; dan kies je ook welke winkel een volle kruising verlaat, ook die van jezelf. [P2]
    - Je kiest een tegel, niet een halte. Noemen twee tegels dezelfde kruising, dan telt de kleur die blijft liggen. [P10]

rules-paris-paris-small-title = De kleine tour
rules-paris-paris-small =
    De kleine tour gaat naar de halte van de overgebleven tegel: elke winkel daar levert de eigenaar één punt op. Winkels tellen, niet eigenaars. [P3]

    Heeft niemand daar een winkel, dan rijdt de bus verder langs de lijn, op een kruising langs beide, in beide richtingen, tot de dichtstbijzijnde winkels. Elke winkel op die kleinste afstand levert een punt op. De bus wisselt onderweg nooit van lijn. [P4] Geen winkel onderweg: geen punten.

rules-paris-paris-grand-title = De grote tour
rules-paris-paris-grand =
    De bus rijdt de hele lijn, van de eerste tot de laatste halte in de lijst hierboven, maar stopt alleen op de vier kruisingen. Op elke kruising

    - levert elke winkel één punt op, en
    - wie daar een winkel heeft, krijgt nog een punt voor elke eigen winkel bij een aangrenzende halte, op elk van de twee lijnen: hoogstens vier extra.

    Zonder winkel op de kruising krijg je daar niets, hoeveel er ook omheen staan. Elke kruising wordt apart geteld; een winkel kan dus in één tour meer keren scoren. [P6] Zijn beide winkels van een kruising van jou (optie), dan tellen je buren daar één keer, maar een aangrenzende kruising met twee winkels van jou telt voor twee; zo kunnen het er meer dan vier zijn. [P5]

rules-paris-paris-end-title = Het einde
rules-paris-paris-end =
    Na 20, 15 of 12 ronden met twee, drie of vier spelers zijn de stapels op.

    1. De speciale ritten: iedereen draait de zijne om, en voor elk van die lijnen rijdt nog een grote tour, waarin iedereen scoort. Ze beginnen bij wie de bus heeft; met twee spelers komt de open rit het laatst. De volgorde verandert niets. [P8]
    2. De zak, met drie en vier spelers: wie er meer winkels in heeft dan ieder ander, krijgt voor elk daarvan een punt. Staan er meer samen bovenaan, of is de zak leeg, dan krijgt niemand iets.

    Wie de meeste punten heeft, wint; bij een gelijke stand wie de minste winkels op de kaart heeft. Is ook dat gelijk, dan wordt de overwinning gedeeld.

    De score tijdens de partij is die van de tours tot dan toe; de speciale ritten blijven tot het einde geheim. [P12]

rules-paris-paris-icons-title = De tekens
rules-paris-paris-icons = Wat de tekens naast de kaart betekenen:
rules-paris-paris-icon-bus = De bus: wie die heeft, begint de ronde.
rules-paris-paris-icon-bag = De zak met de verdrongen winkels, per eigenaar (drie en vier spelers).
rules-paris-paris-icon-shop = De winkels die een speler nog kan bouwen.
rules-paris-paris-icon-ticket = Een speciale rit: die van jou toont de lijn, die van de anderen blijven tot het einde verborgen.

rules-paris-paris-setup-figure = Het begin met vier spelers: er liggen vijf tegels, de speler met de bus begint.
rules-paris-paris-small-figure = Voorbeeld: de overgebleven tegel is Luxembourg, waar niemand een winkel heeft. De dichtstbijzijnde winkels zijn op de twee lijnen één halte verderop, en ze tellen allemaal:
rules-paris-paris-grand-figure = Voorbeeld: de grote tour van de groene lijn. Ieders punten, en wat elke winkel oplevert:
