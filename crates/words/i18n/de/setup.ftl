# A position set up by hand: the page, and what can be wrong with a text.

setup-title = Stellung aufbauen
setup-line-short = Eine eigene Stellung auf dem Analysebrett.
setup-intro = Schreib auf, wer was hat und was wo liegt; beim Schreiben wird geprüft. Ändere zuerst die Stellung, die schon dasteht: eine Zeile für jede Art von Dingen, ein Wort, ein Doppelpunkt und was dazugehört.
setup-text = Die Stellung
setup-go = Auf dem Analysebrett öffnen
setup-check = Prüfen
setup-edit = Diese Stellung ändern
setup-keys = Was die Zeilen bedeuten
setup-wrong = Das ist noch keine Stellung:
setup-at = Zeile { $line }:
setup-right = So kann gespielt werden.
setup-keys-city-of-light =
    to-act: der Platz, der am Zug ist; fehlt, wenn niemand mehr etwas tun kann
    turn: wie viele Züge gespielt sind
    postcards: die Postkarten im Spiel
    tile: eine Zeile für jedes gelegte Plättchen: Platz, Nummer, Quadrat, Vierteldrehungen (1 5 B3 r1)
    hand 1, stack 1: Plättchen auf der Hand, und verdeckt in der Reihenfolge, in der sie gezogen werden
    reserve 1: genommene Gebäude, die nicht gebaut sind
    build: eine Zeile für jedes Gebäude: Platz, Gebäude, Feld oben links, Vierteldrehungen (1 P5 c4 r2)
    card: eine Zeile für jede genutzte Postkarte: Platz, Karte, ihr Ort wie in einem Zug, oder idle (2 peintre c3)
setup-keys-paris-paris =
    round: die Nummer der Runde
    bus: der Platz, der die Runde begonnen hat
    tiles: die Plättchen der Runde als Haltestelle/Linie, mit - hinter den genommenen
    parked: die geparkten Plättchen
    shops 1: wo Platz 1 Geschäfte hat
    bag: Geschäfte im Säckchen, eine Zahl für jeden Platz
    small, grand, trips, bag-points: Punkte bisher, eine Zahl für jeden Platz
    trip 1, open: die Sonderfahrten
    drawn: die Plättchen früherer Runden, mit * hinter den geparkten; darf fehlen
    stacks: die verdeckten Plättchen in ihrer Reihenfolge; darf fehlen
setup-keys-paris =
    to-act: der Platz, der am Zug ist; fehlt, wenn die Partie vorbei ist
    step: wonach er gefragt wird, etwa draw, action oder free; fehlt am Beginn eines Zuges
    start, turn: der Platz, der begonnen hat; wie viele Züge gespielt sind
    ending: open, last-tile (das letzte Spielende-Plättchen ist genommen) oder last-round
    francs, reserve, meeples: eine Zahl für jeden Platz: Francs, Schlüssel in der Reserve, Feld auf der Bonusplättchen-Leiste
    keys 1: wo Schlüssel stehen: arc, chaillot:bank, chaillot:5, chaillot:louvre
    tokens 1: wood, marble, gold, bronze, silver, gold-prestige, ein Wort für jeden Marker
    bonus 1: genommene Bonusplättchen nach Nummern, mit - hinter genutzten und / hinter halb ausgegebenen
    landmarks: Wahrzeichen, etwa chaillot:louvre
    vp-tiles: SP-Plättchen, etwa chaillot:12, nach dem ersten Preis
    bought: Gebäudefelder, die gekauft wurden und keinen Schlüssel mehr haben
    eights, prestige, end-points: SP für 8er-Gebäude, Prestige und Spielende-Plättchen, eine Zahl für jeden Platz
    bonus-points 1: SP, die Bonusplättchen gebracht haben, etwa 7=4
    end-tiles: Spielende-Plättchen in der Reihenfolge, in der sie genommen wurden, etwa 1:wood; /3 hinter einem, das genutzt wurde, als drei genommen waren
    saw 1: nach wie vielen davon jemand die übrigen angesehen hat, ohne eins zu nehmen; darf fehlen
    retired: die Plätze, die ausgestiegen sind
    drawn 1: die Gebäude, die von Stapel 1 gezogen sind; bei freier Bezirkswahl dahinter @ und der Bezirk, @none oder @?
    stack 1, removed: die verdeckten Gebäude, das oberste zuerst; darf fehlen
    beside, track: die Marker neben den Gebäuden und die Nummern der Leiste, wenn sie gemischt sind

setup-long = Der Text ist zu lang.
setup-line = Zeile { $line } braucht ein Wort, einen Doppelpunkt und was dazugehört.
setup-unknown = „{ $key }“ bedeutet hier nichts. Es gibt: { $known }.
setup-twice = „{ $key }“ steht zweimal da.
setup-missing = „{ $key }“ fehlt.
setup-word = { $key }: „{ $word }“ bedeutet hier nichts. Möglich: { $known }.
setup-number = { $key }: „{ $word }“ ist keine Zahl von { $least } bis { $most }.
setup-count = { $key }: es muss { $expected } sein, nicht { $found }.
setup-most = { $key }: höchstens { $most }, nicht { $found }.
setup-other-pieces = { $key }: Das sind nicht die Teile aus der Schachtel.
setup-two-places = { $piece } ist an zwei Orten, oder es ist keines mehr übrig.
setup-nowhere = { $piece } ist nirgends.
setup-no-room = { $piece } kann nicht auf { $place } sein.
setup-nothing-there = Bei { $place } steht noch nichts.
setup-step = { $key }: In dieser Stellung kann das niemand gefragt werden.
setup-nobody = { $seat } kann nichts tun; der andere muss am Zug sein.
setup-unfit = „{ $key }“ passt nicht zu „{ $other }“.
setup-not-here = Stellungen dieses Spiels lassen sich nicht aufbauen.
