# A position set up by hand: the page, and what can be wrong with a text.

setup-title = Stelling opzetten
setup-line-short = Een eigen stelling op het analysebord.
setup-intro = Schrijf op wie wat heeft en wat waar ligt; het wordt tijdens het schrijven gecontroleerd. Verander om te beginnen de stelling die er al staat: één regel voor elk soort ding, een woord, een dubbele punt en wat erbij hoort.
setup-text = De stelling
setup-go = Openen op het analysebord
setup-check = Controleren
setup-edit = Deze stelling veranderen
setup-keys = Wat de regels betekenen
setup-wrong = Dit is nog geen stelling:
setup-at = Regel { $line }:
setup-right = Zo kan er gespeeld worden.
setup-keys-city-of-light =
    to-act: de plaats die aan zet is; laat dit weg als niemand meer iets kan doen
    turn: hoeveel beurten er gespeeld zijn
    postcards: de actiekaarten in het spel
    tile: één regel voor elke gelegde keientegel: plaats, nummer, vierkant, kwartslagen (1 5 B3 r1)
    hand 1, stack 1: de tegels op de hand, en gedekt in de volgorde waarin ze getrokken worden
    reserve 1: gebouwen die genomen en niet gebouwd zijn
    build: één regel voor elk gebouw: plaats, gebouw, vakje linksboven, kwartslagen (1 P5 c4 r2)
    card: één regel voor elke gebruikte actiekaart: plaats, kaart, de plek zoals in een zet, of idle (2 peintre c3)
setup-keys-paris-paris =
    round: het nummer van de ronde
    bus: de plaats die de ronde begon
    tiles: de tegels van de ronde als halte/lijn, met - achter de tegels die genomen zijn
    parked: de geparkeerde tegels
    shops 1: waar plaats 1 winkels heeft
    bag: winkels in de zak, een getal voor elke plaats
    small, grand, trips, bag-points: punten tot nu toe, een getal voor elke plaats
    trip 1, open: de speciale ritten
    drawn: de tegels van eerdere rondes, met * achter de geparkeerde; mag ontbreken
    stacks: de gedekte tegels in hun volgorde; mag ontbreken
setup-keys-paris =
    to-act: de plaats die aan zet is; laat dit weg als de partij voorbij is
    step: wat er gevraagd wordt, zoals draw, action of free; laat dit weg aan het begin van een beurt
    start, turn: de plaats die begon; hoeveel beurten er gespeeld zijn
    ending: open, last-tile (de laatste eindtegel is genomen) of last-round
    francs, reserve, meeples: een getal voor elke plaats: francs, sleutels in de reserve, veld op het bonusspoor
    keys 1: waar sleutels staan: arc, chaillot:bank, chaillot:5, chaillot:louvre
    tokens 1: wood, marble, gold, bronze, silver, gold-prestige, één woord voor elke fiche
    bonus 1: genomen bonustegels op nummer, met - achter gebruikte en / achter half gebruikte
    landmarks: monumenten, zoals chaillot:louvre
    vp-tiles: puntentegels, zoals chaillot:12, naar de eerste prijs
    bought: gebouwvelden die gekocht zijn en geen sleutel meer hebben
    eights, prestige, end-points: punten voor gebouwen met waarde 8, prestige en eindtegels, een getal voor elke plaats
    bonus-points 1: punten die bonustegels gaven, zoals 7=4
    end-tiles: de eindtegels in de volgorde waarin ze genomen zijn, zoals 1:wood; /3 achter een tegel die gebruikt werd toen er drie genomen waren
    saw 1: na hoeveel daarvan iemand de rest bekeek zonder er een te nemen; mag ontbreken
    retired: de plaatsen die zich teruggetrokken hebben
    drawn 1: de gebouwen die van stapel 1 getrokken zijn; bij vrije wijkkeuze met @ en de wijk, @none of @? erachter
    stack 1, removed: de gedekte gebouwen, de bovenste eerst; mag ontbreken
    beside, track: de fiches naast de gebouwen en de nummers van het spoor, als die geschud zijn

setup-long = De tekst is te lang.
setup-line = Regel { $line } heeft een woord, een dubbele punt en wat erbij hoort nodig.
setup-unknown = “{ $key }” betekent hier niets. Er zijn: { $known }.
setup-twice = “{ $key }” staat er twee keer.
setup-missing = “{ $key }” ontbreekt.
setup-word = { $key }: “{ $word }” betekent hier niets. Mogelijk: { $known }.
setup-number = { $key }: “{ $word }” is geen getal van { $least } tot { $most }.
setup-count = { $key }: het moet { $expected } zijn, niet { $found }.
setup-most = { $key }: hoogstens { $most }, niet { $found }.
setup-other-pieces = { $key }: dit zijn niet de onderdelen uit de doos.
setup-two-places = { $piece } is op twee plekken, of er is er geen meer over.
setup-nowhere = { $piece } is nergens.
setup-no-room = { $piece } kan niet op { $place } zijn.
setup-nothing-there = Op { $place } staat nog niets.
setup-step = { $key }: in deze stelling kan dat niemand gevraagd worden.
setup-nobody = { $seat } kan niets doen; de ander moet aan zet zijn.
setup-unfit = “{ $key }” past niet bij “{ $other }”.
setup-not-here = Stellingen van dit spel kunnen niet opgezet worden.
