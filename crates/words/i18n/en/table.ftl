# At the table: the line that says what to do, players, log, chat, replay.

table-board = Board of { $game }
table-now = What to do now
table-you = you
table-bot = bot
table-here = at this device
table-seat-free = free seat
table-seat-friend = seat for a friend
table-sit = Sit here
table-remove = Send away
table-start = Begin
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
table-turn-of = { $player } is to move.
table-your-turn = Your turn
table-bot-thinks = { $player } is thinking …
table-watching = You are watching.
table-players = Players
table-points = { $points ->
    [one] one point
   *[other] { $points } points
}
table-score-of = Score of { $player }
table-score-total = Total
table-score-source = Source
table-score-points = Points
table-score-why = Where the points come from
table-actions = Choices
table-undo = Undo
table-undo-ask = Ask to take back
table-undo-asked = { $player } would like to take back the last move.
table-undo-accept = Agree
table-undo-refuse = No
table-undo-waiting = Waiting for the others to agree.
table-end-turn = End turn
table-turn = Rotate
table-turn-piece = Turn the piece
table-confirm = Play this move
table-cancel = Cancel
table-choose = Choose one:
table-choose-next = Now choose one of the marked places.
table-skip = Skip
table-resign = Resign
table-resign-sure = Resign this game?
table-resign-yes = Yes, resign
table-no = No
table-replace = Let a bot play for { $player }
table-rematch = Play again
table-replay = Look at the game again
table-log = Moves
table-hint = Point at something that glows to read here what it costs and brings.
table-hint-tap = Tap something that glows to read here what it costs and brings.
table-aim-city-of-light = Lay streets first, then build beside the lamps: a building is worth its size times the lamps that light it.
table-aim-paris-paris = Own shops where the buses stop: the tile that is left over in each round sends a bus, and the shops there score.
table-aim-paris = Place keys to get francs, move them to buy: the most value in a district wins its points.
table-only-end = End your turn.
table-log-none = No move yet.
table-log-earlier = Earlier moves
table-log-move = Move { $ply }
table-chat = Chat
table-chat-say = Say something
table-chat-send = Send
table-chat-none = Nobody has said anything.
table-more = More
table-menu = Table
table-help = Keys
table-connection-lost = The connection is lost. It will come back by itself.
table-connection-back = Connected again.
table-sending = Sending …
table-saved-later = Your move will be sent as soon as the connection is back.
table-curtain = { $player }, it is your turn
table-curtain-line = Take the device; the others look away.
table-curtain-lift = I am { $player }, show the board
table-hidden = hidden
table-preview = This would bring
table-preview-nothing = Nothing more happens.
table-moves-left = { $count ->
    [one] one possibility
   *[other] { $count } possibilities
}
table-options = Options of this table
table-edition = Edition: { $edition }

key-turn = turn the piece
key-undo = undo
key-end = end the turn
key-cancel = cancel the choice
key-targets = from one possible target to the next
key-confirm = choose the target
key-chat = to the chat

end-title = The game is over
end-standings = Standings
end-wins = { $player } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
end-shared = { $players } share the victory with { $points ->
    [one] one point
   *[other] { $points } points
}.
end-tie-break = The points are equal; tie-break { $number } decides.
end-resigned = { $player } has resigned.
end-winner = { $player } wins.

fair-title = Fair shuffle
fair-before = Fingerprint of the server's secret, published before the first move:
fair-entropy = Chance added by { $player }:
fair-secret = The secret, revealed after the game:
fair-added = { $player } added chance
fair-later = The secret is revealed when the game is over.
fair-ok = Checked: the fingerprint fits the secret, and secret and added chance give exactly this deal.
fair-bad = The check failed: { $reason }
fair-none = This game was dealt without a proof.
fair-how = To check it yourself, download the record and run: lutece verify FILE

replay-title = Replay
replay-line = { $game }: { $players }
replay-start = To the beginning
replay-back = One move back
replay-forward = One move on
replay-end = To the end
replay-play = Play by itself
replay-pause = Pause
replay-at = Move { $ply } of { $of }
replay-jump = Jump to move
replay-view = Seen by
replay-view-public = an onlooker
replay-download = Download the record
replay-on = Play on from here against bots
replay-open = Open a record
replay-open-line = A record is the text file that every game can be saved as.
replay-file = Record file
replay-choose = Choose a file
replay-paste = Or paste the text
replay-show = Show it
replay-before = Before the first move

shape-of = { $player }, letter { $letter }
