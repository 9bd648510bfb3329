# Iemand vinden om mee te spelen: koppelen, uitdagingen, bots die plaatsmaken.

lobby-pair = Vind een tegenstander
lobby-pair-line = Wie hetzelfde spel in hetzelfde tempo zoekt, speelt meteen tegen je. Anders wacht je tafel, en kan een melding je roepen.
lobby-pair-go = Zoek een tegenstander
lobby-challenge = Daag iemand uit
lobby-challenges = Uitdagingen voor jou
lobby-challenged = { $player } daagt je uit
lobby-accept = Aannemen
lobby-decline = Afwijzen
lobby-withdraw = Intrekken
lobby-asked = { $player } is uitgenodigd en heeft nog niet geantwoord.
lobby-declined = { $player } heeft afgewezen.
lobby-empty = Op een kleine site is dat normaal. Stuur vrienden een link, of speel tegen een bot tot iemand zijn plaats overneemt.
lobby-empty-invite = Nodig een vriend uit
lobby-empty-bot = Tegen een bot die plaatsmaakt
lobby-open-bots = Een mens mag de plaats van een bot overnemen
lobby-open-bots-line = De partij gaat verder vanaf dat punt en telt niet mee voor een rating.
lobby-bot-makes-room = Een bot maakt plaats
lobby-take-over = Verder spelen voor { $player }

seat-player = Een speler, op naam
refused-no-player = Niemand heeft hier een account met deze naam.
refused-yourself = Je kunt jezelf niet uitdagen.
