# Players: leaderboards, profiles, games, and what one keeps about others.

players-title = Leaderboards
players-line = Ratings come from rated games between accounts and bots, by game and number of players. A rating with a question mark is still uncertain.
players-find = Find a player by name
players-find-go = Find
players-none = Nobody has finished a rated game of this kind yet.
players-rank = Rank
players-player = Player
players-rating = Rating
players-games = Games
players-count = { $count } players
profile-mine = Your profile
profile-mine-line = Your games, results and ratings, as others see them.
profile-since = Here since
profile-private = This player keeps games and ratings private.
profile-is-private = Nobody but you can see this.
profile-hide = Show my games and ratings to nobody
profile-show = Show my games and ratings to everybody
profile-ratings = Ratings
profile-no-ratings = No rated game yet.
profile-curve = Rating over { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $last } now, { $best } at best, { $least } at worst
profile-results = Results
profile-game = Game
profile-won = Won
profile-not-won = Not won
profile-mean = Average points
profile-best = Most points
profile-sources = Where the points come from
profile-average = On average
profile-most = Most in one game
profile-bests = Personal bests
profile-feat = Achievement
profile-record = Best
profile-rivals = Head to head
profile-bots = Favourite bots
profile-ahead = Ahead
profile-behind = Behind
profile-games = Games
profile-any = All
profile-result = Result
profile-opponent = Opponent
profile-filter = Filter
profile-no-games = No game matches.
profile-older = Earlier games
profile-rated = rated
profile-left = gave up
profile-replay = Replay
profile-challenge = Challenge to a game
profile-follow = Follow
profile-unfollow = Unfollow
profile-block = Block
profile-unblock = Unblock
profile-block-line = People you block cannot sit down at your tables.
profile-note = Your note, which nobody else sees
profile-note-save = Save note
profile-following = You follow
profile-blocking = You block
new-unrated = Unrated: the game changes nobody’s rating
new-unrated-line = Otherwise it counts if everybody at the table has an account or is a bot.
refused-kept-enough = Your list of players is full; remove some first.
source-paris-score-bonus = Bonus tiles
source-paris-score-district = Districts
source-col-line-building = Buildings and streetlights
source-col-line-group = Largest group
source-col-line-unbuilt = Unbuilt
source-col-line-forgiven = Unbuilt, forgiven by Sacré-Cœur
source-col-line-penseur-unseen = Le Penseur, unseen
rating-title = Rating { $rating } ± { $deviation }, from { $games ->
    [one] one game
   *[other] { $games } games
} of this kind
rating-provisional = Rating about { $rating } ± { $deviation }, still uncertain: { $games ->
    [one] only one game
   *[other] { $games } games
} of this kind so far
profile-rank = Rank { $rank } of { $of }
profile-event-on = Under way
