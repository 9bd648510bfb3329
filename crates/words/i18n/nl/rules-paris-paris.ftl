# De spelregels van Paris Paris in onze eigen woorden.

rules-paris-paris-aim-title = Waar het om gaat
rules-paris-paris-aim =
    Vijf buslijnen rijden bezoekers door Parijs. Je opent winkels bij hun haltes en krijgt een punt telkens als een bus er klanten brengt. Welke haltes de bussen aandoen, weet niemand vooraf: dat bepalen jullie samen door wat jullie laten liggen.

rules-paris-paris-map-title = De kaart
rules-paris-paris-map =
    Er zijn 25 haltes aan vijf lijnen van elk zeven haltes: zwart, blauw, groen, rood en oranje. Tien haltes zijn kruisingen van twee lijnen.

    - Een gewone halte heeft plaats voor één winkel.
    - Een kruising heeft plaats voor twee, van twee verschillende eigenaars.

    Elke lijn heeft een kleur, een patroon en een letter, en elke speler ook.

rules-paris-paris-round-title = Een ronde
rules-paris-paris-round =
    Aan het begin worden tegels neergelegd, één meer dan er spelers zijn. Elke tegel noemt een halte en heeft de kleur van een lijn.

    Wie de bus heeft begint; om de beurt neemt iedereen een tegel en opent bij die halte een winkel. Dat moet, ook als het niet goed uitkomt.

    - Is er plaats, dan gaat de winkel gewoon open.
    - Is de halte vol, dan moet er een winkel wijken; jij kiest welke als er iets te kiezen valt. Winkels van anderen gaan in de zak (met twee spelers: terug naar de eigenaar), een eigen winkel komt bij jou terug.
    - Heb je op een kruising al een winkel, dan vervangt de nieuwe die.

rules-paris-paris-small-title = De kleine toer
rules-paris-paris-small =
    Eén tegel blijft over. De kleine toer gaat naar die halte: elke winkel daar levert de eigenaar een punt op.

    Staat er geen winkel, dan rijdt de bus verder langs de lijn, op een kruising langs beide, in beide richtingen, tot de dichtstbijzijnde winkels. Alle winkels op die kleinste afstand leveren een punt op. Geen winkel onderweg: geen punten.

rules-paris-paris-grand-title = De grote toer
rules-paris-paris-grand =
    De overgebleven tegel wordt geparkeerd. Zodra er twee tegels van één kleur geparkeerd staan, begint de grote toer van die lijn en gaan beide tegels uit het spel.

    De bus stopt alleen op de vier kruisingen van de lijn. Op elke kruising

    - levert elke winkel een punt op, en
    - krijgt wie er een winkel heeft nog een punt voor elke eigen winkel bij een naburige halte, op welke van de twee lijnen ook.

    Zonder winkel op de kruising krijg je daar niets, hoeveel er ook omheen staan. Een winkel kan in één toer meer dan eens tellen.

    Daarna gaat de bus naar links en begint de volgende ronde.

rules-paris-paris-end-title = Het einde
rules-paris-paris-end =
    Na 20, 15 of 12 ronden met twee, drie of vier spelers zijn de tegels op. Nu rijden de speciale ritten: in het begin heeft iedereen in het geheim een lijn getrokken; voor elk van die lijnen komt er nog een grote toer, voor iedereen. Met twee spelers lag een derde lijn al open, en die rijdt ook.

    Met drie of vier spelers volgt de zak: wie er meer winkels in heeft dan ieder ander, krijgt voor elke winkel een punt. Bij een gelijke stand krijgt niemand iets.

    De meeste punten winnen; bij een gelijke stand de minste winkels op de kaart.

rules-paris-paris-doubts-title = Twijfelgevallen
rules-paris-paris-doubts =
    - Bij de kleine toer telt elke winkel, niet elke eigenaar: twee winkels van jou bij de dichtstbijzijnde haltes leveren twee punten op.
    - Op een kruising tellen de dichtstbijzijnde winkels van beide lijnen samen. De bus wisselt onderweg nooit van lijn.
    - Bij een eigen volle gewone halte vervangt je nieuwe winkel de oude: de tegel is op, verder verandert er niets.
    - Je kiest een tegel, geen halte. Noemen twee tegels dezelfde kruising, dan telt welke kleur blijft liggen.
    - Bij de grote toer telt elke kruising voor zich; naburige winkels kunnen bij de volgende weer tellen.
    - Zijn beide winkels van een kruising van jou (een optie), dan tellen je buren daar één keer, maar een naburige kruising met twee eigen winkels telt twee.
    - De stand tijdens het spel zijn de toeren tot nu toe; de speciale ritten blijven tot het einde geheim. Welke tegels nog in de stapels liggen is te zien, hun volgorde niet.
    - De volgorde van de speciale ritten verandert niets.
    - Zijn zak en voorraden verborgen (een optie), dan liggen ze aan het eind open.

rules-paris-paris-map-figure = Elke lijn heeft een kleur, een patroon en een letter. Luifels zijn winkels; een kruising heeft plaats voor twee.
rules-paris-paris-grand-figure = Laat in een spel: een grote toer volgt een lijn van begin tot eind.
