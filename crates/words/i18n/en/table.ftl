# At the table: the line that says what to do, players, log, chat, replay.

table-now = What to do now
table-you = you
table-bot = bot
table-here = on this device
table-seat-free = free seat
table-seat-friend = seat for a friend
table-sit = Sit here
table-remove = Send away
table-waiting = Waiting for { $count ->
    [one] one more player
   *[other] { $count } more players
}.
table-invite = Send this link to a friend:
table-watch-link = To watch only:
table-copy = Copy
table-share = Share
table-code = QR code
table-copied = Copied
table-turn-of = { $player }’s turn.
table-bot-thinks = { $player } is thinking…
table-bot-waits = { $player } has to wait: other bots are thinking right now…
table-players = Players
table-points = { $points ->
    [one] one point
   *[other] { $points } points
}
table-score-total = Total
table-score-source = Source
table-score-points = Points
table-actions = Choices
table-undo = Undo
table-undo-ask = Ask to undo
table-undo-accept = Agree
table-undo-refuse = No
table-undo-waiting = Waiting for the others to agree.
table-end-turn = End turn
table-turn = Rotate
table-confirm = Play this move
table-cancel = Cancel
table-resign = Resign
table-resign-sure = Resign this game?
table-resign-yes = Yes, resign
table-replace = Let a bot play for { $player }
table-rematch = Play again
table-replay = Replay
table-log = Moves
table-hint = Point at anything that glows to see what it costs and gives you.
table-hint-tap = Tap anything that glows to see what it costs and gives you.
table-skips = Click or tap to skip ahead
table-aim-city-of-light = Lay streets first, then build beside the streetlights: a building is worth its size times the streetlights that light it.
table-aim-paris-paris = Own shops where the buses stop: the tile left over in each round sends a bus, and every shop there scores.
table-aim-paris = Place keys to get francs, move them to buy buildings: the player with the most value in a district gets its points.
table-only-end = End your turn.
table-log-none = No move yet.
table-log-earlier = Earlier moves
table-chat = Chat
table-chat-say = Say something
table-chat-send = Send
table-chat-none = Nobody has said anything.
table-more = More
table-menu = Table
table-help = Keyboard
table-connection-lost = Connection lost. It will come back by itself.
table-connection-back = Connected again.
table-saved-later = Your move will be sent as soon as the connection is back.
table-curtain = { $player }, it is your turn
table-curtain-line = Take the device; everyone else, look away.
table-curtain-lift = I am { $player }, show the board
table-preview-uncertain = What else it brings depends on what is still hidden.
table-options = Options of this table

key-turn = turn the piece
key-undo = undo
key-end = end the turn
key-cancel = cancel the choice
key-targets = from one possible target to the next
key-confirm = choose the target
key-chat = to the chat

names-and = { $first } and { $last }
end-standings = Standings
end-wins = { $player_is ->
    [you] You win
   *[other] { $player } wins
} with { $points ->
    [one] one point
   *[other] { $points } points
}.
end-shared = { $players } share the victory with { $points ->
    [one] one point
   *[other] { $points } points
}.
end-tie-city-of-light-1 = Tied on points; decided by more free spaces of their own colour.
end-tie-paris-paris-1 = Tied on points; decided by fewer shops on the map.
end-tie-paris-1 = Tied on points; decided by more francs.
end-tie-paris-2 = Tied on points and francs; decided by the higher total value of buildings and landmarks.
end-resigned = { $player_is ->
    [you] You have resigned.
   *[other] { $player } has resigned.
}
end-winner = { $player_is ->
    [you] You win.
   *[other] { $player } wins.
}

fair-title = Fair shuffle
fair-before = Hash of the server’s secret, published before the first move:
fair-entropy = Random data added by { $player }:
fair-secret = The secret, revealed after the game:
fair-added = { $player } added random data
fair-later = The secret is revealed when the game is over.
fair-ok = Checked: the hash matches the secret, and the secret and the added random data give exactly this deal.
fair-bad-secret = The check failed: the secret does not match the published hash.
fair-bad-deal = The check failed: the secret and the added random data do not give this deal.
fair-bad-missing = The check failed: the game file does not contain the secret.
fair-none = This game was dealt without a proof.
fair-how = To check it yourself, download the game and run: lutece verify FILE
first-title = Your first game?
first-next = Next
first-done = Got it, don’t show again
first-city-of-light-goal = Lay the streets first, then build beside the streetlights. A building is worth its size times the streetlights that light it.
first-city-of-light-you = You are { $letter ->
    [A] orange
   *[other] blue
}. Later you may build only on your colour and on mixed spaces.
first-city-of-light-turn = A turn: lay your tile on an empty square, or take a building. Take three or four before the streets are full; each one you cannot build costs 3 points.
first-city-of-light-look = Now: the empty squares glow. Put streetlights next to plenty of your own colour. Point at or tap anything to read what it is.
first-paris-paris-goal = Own shops where the buses stop. Every shop a bus visits brings you a point.
first-paris-paris-you = You are player { $letter }; the shops with your letter are yours. Your special trip beside the map is secret: at the end there is one more grand tour of its line.
first-paris-paris-turn = A turn: take one of the tiles and open a shop at its stop. The tile nobody takes sends the bus in this round.
first-paris-paris-look = Now: each card says what happens if its tile is left over. Crossings, with room for two, count most in the grand tours.
first-paris-goal = Collect victory points (VP): from bonus tiles, from prestige at landmarks, and at the end from the districts where your keys cover the most value.
first-paris-you = You are player { $letter }. Your francs, keys and tokens lie behind your screen, beside or below the board.
first-paris-turn = A turn: draw a building, then place a key on a bank for francs, or move a key to a building or landmark and buy it. Then end your turn.
first-paris-look = Now: draw from a stack. Then put your first key on a bank that pays well, and buy upwards in its district; values 1 and 2 give bonus tiles.

replay-title = Replay
replay-line = { $game }: { $players }
replay-start = To the beginning
replay-back = One move back
replay-forward = One move forward
replay-end = To the end
replay-play = Autoplay
replay-at = After move { $ply } of { $of }
replay-jump = Jump to move
replay-view = View as
replay-view-public = spectator
replay-download = Download the game
replay-on = Play on from here against bots
replay-open = Open a saved game
replay-open-line = Every game can be downloaded as a plain text file and opened here again.
replay-file = Game file
replay-choose = Choose a file
replay-paste = Or paste the text
replay-show = Show it
replay-before = Before the first move
replay-view-mover = the player to move
replay-link = Link to this position
replay-own = Your saved games
replay-delete = Delete this saved game
replay-kept = Kept here under its own address; anyone with the address can see it.

name-landmark-jardin-du-luxembourg = Jardin du Luxembourg
name-landmark-tuileries = Tuileries
name-landmark-tour-eiffel = Tour Eiffel
name-landmark-opera-garnier = Opéra Garnier
name-landmark-grand-palais = Grand Palais
name-landmark-sacre-coeur = Sacré-Cœur
name-landmark-notre-dame = Notre-Dame
name-landmark-louvre = Louvre
