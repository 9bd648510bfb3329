# Finding somebody to play with: pairing, challenges, bots that make room.

lobby-pair = Find me an opponent
lobby-pair-line = If somebody is looking for the same game at the same speed, you play at once. Otherwise your table waits, and a notification can call you.
lobby-pair-go = Find an opponent
lobby-challenge = Challenge somebody
lobby-challenges = Challenges for you
lobby-challenged = { $player } challenges you
lobby-accept = Accept
lobby-decline = Decline
lobby-withdraw = Withdraw
lobby-asked = { $player } has been asked to play and has not answered yet.
lobby-declined = { $player } has declined.
lobby-empty = On a small site that is normal. Send a friend a link, or play a bot until somebody comes and takes its seat.
lobby-empty-invite = Invite a friend
lobby-empty-bot = Play a bot that makes room
lobby-open-bots = People may take a bot’s seat
lobby-open-bots-line = The game goes on from where it is. It is not rated.
lobby-bot-makes-room = A bot makes room
lobby-take-over = Take over from { $player }

seat-player = A player, by name
refused-no-player = Nobody here has an account with this name.
refused-yourself = You cannot challenge yourself.
