# Everything around the tables: navigation, home, a new table, people, errors.

site-name = Lutèce
site-line = Three Paris board games at one table

nav-main = Main
nav-skip = Skip to the content
nav-new = New table
nav-rules = Rules
nav-replay = Open a saved game
nav-about = About
nav-account = Account
nav-language = Language
nav-theme = Appearance
theme-auto = Same as device
theme-day = Day
theme-night = Night

game-city-of-light = City of Light
game-city-of-light-line = Lay streets, build beside the streetlights, outwit one rival. Two players, 20 minutes.
game-paris-paris = Paris Paris
game-paris-paris-line = Open shops where the sightseeing buses will stop. Two to four players, 30 minutes.
game-paris = Paris
game-paris-line = Buy buildings and landmarks around the Arc de Triomphe. Two to four players, 60 minutes.

home-play = Play now against a bot
home-open-screens = Show everyone’s francs, tokens and tiles
home-waiting = Waiting for you
home-mine = My games
home-mine-none = Nothing yet. One click above and you are playing.
home-open = Open tables
home-open-none = No table is waiting for players.
home-watch = Games to watch
home-watch-none = No game is being played at the moment.
home-new = Set up a table
home-your-turn = Your turn
home-over = Finished
home-running = Move { $ply }
home-seats-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}

level-flaneur = Flâneur
level-flaneur-line = strolls, plays quickly, forgives
level-bouquiniste = Bouquiniste
level-bouquiniste-line = knows the rules well and looks ahead
level-architecte = Architecte
level-architecte-line = strong; you will have to plan
level-haussmann = Haussmann
level-haussmann-line = thinks as long as it takes
level-random = Random
level-random-line = plays any legal move
level-greedy = Greedy
level-greedy-line = takes the most points at once
level-uct = Plain search
level-uct-line = a yardstick without knowledge of the game

new-title = Set up a table
new-game = Game
new-players = Number of players
new-seats = Seats
new-seat = Seat { $seat }
seat-me = Me
seat-here = Somebody else on this device
seat-invite = A friend, by link
seat-anybody = Anybody
seat-bot = Bot
new-level = Bot level
new-name = Name at the table
new-options = Options
new-edition = Edition
new-edition-reconstructed = { $count ->
    [one] one number is a reconstruction
   *[other] { $count } numbers are reconstructions
}
new-create = Open the table
new-public = Others may watch

opt-city-of-light-hand = Tiles in hand
opt-city-of-light-hand-1 = one
opt-city-of-light-hand-2 = two, choose one to lay
opt-city-of-light-hand-line = With two tiles you choose which one to lay: a little less luck.
opt-city-of-light-postcards = Postcards
opt-city-of-light-postcards-first-game = those of the first game
opt-city-of-light-postcards-random = at random
opt-city-of-light-postcards-chosen = our choice
opt-city-of-light-postcards-choose = Choose exactly { $count } postcards.
opt-city-of-light-postcards-line = { $count } of { $of } are in play.
opt-city-of-light-start = Who begins
opt-city-of-light-start-random = drawn by lot
opt-city-of-light-start-1 = seat 1
opt-city-of-light-start-2 = seat 2
opt-city-of-light-start-line = Who has the first turn.
opt-paris-paris-doubles = Two shops of one player at a crossing
opt-paris-paris-doubles-off = not allowed
opt-paris-paris-doubles-on = allowed
opt-paris-paris-doubles-line = Not allowed: your new shop replaces the one you already have there, so with two players a full crossing never changes again. Allowed: both shops may be yours, and you choose which shop leaves a full crossing.
opt-paris-paris-bag = Bag and supplies
opt-paris-paris-bag-shown = shown
opt-paris-paris-bag-hidden = hidden
opt-paris-paris-bag-line = Their contents follow from the moves; if they are hidden, you have to remember them. At the end everything is shown.
opt-paris-paris-start = Who begins
opt-paris-paris-start-random = drawn by lot
opt-paris-paris-start-1 = seat 1
opt-paris-paris-start-2 = seat 2
opt-paris-paris-start-3 = seat 3
opt-paris-paris-start-4 = seat 4
opt-paris-paris-start-line = Who has the first turn.
opt-paris-stacks = Stacks of buildings
opt-paris-stacks-2 = two
opt-paris-stacks-3 = three
opt-paris-stacks-line = How many stacks the buildings are drawn from.
opt-paris-tokens = Tokens
opt-paris-tokens-printed = in the printed order
opt-paris-tokens-shuffled = shuffled
opt-paris-tokens-line = Shuffled: the tokens beside the buildings are laid out differently in every game; the gold resources stay with value 8.
opt-paris-track = Bonus track
opt-paris-track-printed = in numerical order
opt-paris-track-shuffled = shuffled within its zones
opt-paris-track-line = Shuffled: the order of the bonus tiles changes within each of the three zones.
opt-paris-districts = Buildings go to
opt-paris-districts-printed = the district on the tile
opt-paris-districts-free = any district
opt-paris-districts-line = Any district: the player who draws a building chooses a district that has no building of its type yet; a building that fits nowhere leaves the game. All 36 buildings are in play.
opt-paris-screens = What is behind the screens
opt-paris-screens-closed = hidden
opt-paris-screens-open = shown to all
opt-paris-screens-line = The others’ francs, tokens and tiles can be followed move by move; if they are shown, you do not have to. End-game tiles stay secret either way.
opt-paris-start = Who begins
opt-paris-start-random = drawn by lot
opt-paris-start-1 = seat 1
opt-paris-start-2 = seat 2
opt-paris-start-3 = seat 3
opt-paris-start-4 = seat 4
opt-paris-start-line = Who has the first turn.

guest-name = Guest
join-title = You are invited
join-stale = This link does not work, or no longer works. Ask the person who sent it for a new one.
join-play = A seat is kept for you at this table.
join-watch = You may watch this table.
join-watch-go = Watch

account-title = Account
account-guest = You are a guest called { $name }. With an account you keep your games when you change devices.
account-nobody = You are here without an account. With an account you keep your games when you change devices.
account-as = You are logged in as { $name }.
account-name = Name
account-password = Password
account-password-hint = at least eight characters
account-login = Log in
account-signup = Sign up
account-signup-line = A name and a password, nothing else.
account-logout = Log out
account-logout-all = Log out on every device
account-change = Change the password
account-change-line = You stay logged in here and are logged out everywhere else.
account-password-now = Current password
account-password-new = New password
account-changed = The password has been changed.
account-reset = Choose a new password for { $name }. You are then logged out everywhere else.
account-data = My data
account-data-line = Everything stored about you, as one file.
account-data-get = Download
account-delete = Delete my account
account-delete-line = Your name disappears from every table. The games stay, without it.
account-delete-sure = Delete it for good

about-title = About
about-what = Lutèce is a free program for playing three Paris board games in the browser, with friends or against bots, and for studying the games afterwards.
about-credits = The games
about-credit-city-of-light = City of Light is played by the rules of “Paris: La Cité de la Lumière” by José Antonio Abascal, published by Devir in 2019.
about-credit-paris-paris = Paris Paris is played by the rules of the game of that name by Michael Schacht, published by Abacusspiele in 2003.
about-credit-paris = Paris is played by the rules of the game of that name by Wolfgang Kramer and Michael Kiesling, published by Game Brewer in 2020.
about-own = The project is not affiliated with the designers or publishers. Every picture and every sentence here is our own. If you like a game, buy the box: nothing beats cardboard and company.
about-editions = What we are sure of
about-editions-line = The components of each game are data, and every number carries a mark. If you own the box, you can correct a number in the file and play with it.
mark-rulebook = rulebook
mark-rulebook-line = the rulebook or an example in it says so
mark-source = source
mark-source-line = an independent public source says so
mark-pattern = pattern
mark-pattern-line = it fits every known number and a clear pattern
mark-guess = guess
mark-guess-line = nothing is known; a placeholder
about-figure = Number
about-mark = Mark
about-note = Remark
about-reconstructions = Reconstructions in “{ $edition }”
about-reconstructions-none = Nothing in “{ $edition }” is a reconstruction.
about-bots = The bots
about-bots-line = A bot sees exactly what a player in its seat sees, never the hidden tiles.
about-fair = Fair shuffles
about-fair-line = Before the first move the server publishes a hash of its secret, every browser adds random data of its own, and after the game the secret is revealed. Anybody can check that nobody chose the deal.
about-license = Licence
about-license-line = The program is free software under the MIT or the Apache 2.0 licence, whichever you prefer.
about-api = For programs
about-api-line = An OpenAPI document, from which clients can be generated, describes all of it: { $link }.
programs-line = A program plays as a person does: as a guest or with an account, it takes a seat, sees what that seat may see, and moves in the game’s notation.
programs-token = Ask for a token with { $address } and the name that the program goes by.
programs-table = Set up a table with { $address }, or take a free seat.
programs-look = Look at the table with { $address }. When it is the program’s turn, the answer lists every legal move.
programs-move = Play one of these moves with { $address }, and look again. Events tell it when there is something new.
programs-header = Each request carries the token: { $header }.
programs-all = All addresses
programs-english = What each of them does.

rules-title = Rules of { $game }
rules-all = The rules
rules-others = The other games
rules-contents = Contents
rules-rulings = A number such as { $ruling } marks a ruling of ours, where the rulebook is silent or its translations disagree.
rules-numbers-title = How sure the numbers are
rules-numbers-link = What the marks mean
rules-numbers = This page shows the edition “{ $edition }”. { $count ->
    [0] None of its numbers is a reconstruction.
    [one] One of its numbers is a reconstruction, because it was printed only on a component.
   *[other] { $count } of its numbers are reconstructions, because they were printed only on components.
} If you own the box, you can correct { $count ->
    [one] it
   *[other] them
}.

error-title = Something went wrong
error-home = Back to the home page

refused-no-table = There is no such table.
refused-private = This table is private. Ask a player for a link.
refused-not-seated = You have no seat at this table.
refused-not-your-turn = It is not your turn.
refused-stale = The game has moved on in the meantime. This is the board as it is now.
refused-not-begun = The game has not begun yet.
refused-begun = The game has already begun.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-goes-on = People are playing on from a position of this game. It can be studied when their game is over.
refused-reviewing = One review at a time: wait for the one under way, or cancel it.
refused-too-many-records = You already keep 100 games here. Delete one first.
refused-seat-taken = Somebody else has this seat.
refused-not-gone = This player has not been away for long enough.
refused-removed = The table’s owner has asked you to leave this table.
refused-illegal = This move is not allowed now.
refused-cannot-undo = This can only be undone if the others agree.
refused-nothing-asked = Nobody has asked to undo anything.
refused-empty = The message is empty.
refused-full = The table is full.
refused-talked-out = This table has used up its messages. The game goes on, but nothing more can be said.
refused-click-used = That click was already used for something else.
refused-too-many-open = You already have enough tables waiting for players. Play at one of them or leave it first.
refused-damaged = This table cannot be read: its data are damaged, or from another version of the program.
refused-store = The server cannot get at its data right now. Please try again in a moment; nothing will be done twice.
refused-notation = That is not a move of this game.
refused-table-taken = This table exists already.
refused-no-edition = This server does not have that edition.
refused-unplayable = The game cannot be played with these options and this number of players.
refused-bad-record = This game file cannot be read.
refused-name-taken = This name is taken. Choose another, or log in if it is yours.
refused-bad-name = A name must have 2 to 24 characters.
refused-bad-password = A password must have at least 8 characters.
refused-common-password = This password is one of the first that attackers guess. Choose another.
refused-banned = This account is closed.
refused-link-ended = This link has been used or is too old. Ask for a new one.
refused-muted = You cannot write messages at the moment.
refused-wrong-password = Name and password do not match.
refused-malformed = We could not make sense of this.
refused-stranger = We do not know you yet. Start a game or log in first.
refused-origin = This request came from another site and was refused.
refused-slow = That took too long to arrive. Please try again.
refused-too-large = That is too much at once.
refused-too-many = That was a little too quick. Wait a moment and try again.
refused-not-found = There is nothing at this address.
refused-method = This address does not work like that.
refused-unavailable = The server is busy. Please try again.
