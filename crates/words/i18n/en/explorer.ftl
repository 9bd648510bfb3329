# The explorer: what others did, and what came of it.

explorer-title = Explorer
explorer-line = What players and bots did first in finished games, and how well it worked for them.
explorer-themes = Question
explorer-level = Played by
explorer-level-people = People
explorer-level-bots = Bots
explorer-level-new = People without a settled rating
explorer-level-below-1500 = People rated below 1500
explorer-level-from-1500 = People rated 1500 to 1699
explorer-level-from-1700 = People rated 1700 or more
explorer-usual = The usual options
explorer-origin = Games
explorer-origin-games = Played here
explorer-origin-records = Added by the operator
explorer-trail = Choices so far
explorer-first = Beginning
explorer-number = choice no. { $number }
explorer-none = No finished game has this yet.
explorer-count = { $count ->
    [one] One choice
   *[other] { $count } choices
} in all.
explorer-even = An even share of the wins would be { $share } %.
explorer-choice = Choice
explorer-move = Move
explorer-often = Chosen / possible
explorer-won = Won
explorer-points = Points
explorer-margin = Ahead by
explorer-how = Chosen / possible: how often it was chosen out of the times it could have been. Won: the share of wins of those who chose it; a shared win counts in part, and 19 times out of 20 the true share lies between the two numbers beside it. Ahead by: points more than the best opponent, on average. Only finished games count, and only players who stayed to the end; nobody’s name is kept.
explorer-here = What others did here
explorer-back = Back to the position
explorer-over = The game is over here.
explorer-ply = move { $number }
explorer-same = In this very position
explorer-same-line = Games in which this player knew exactly the same: the first eight moves of public games, and whole games where several tables had the same deal.
explorer-same-none = Nobody has been in this very position yet.

explorer-city-of-light-streets = Laying streets
explorer-city-of-light-build = Building
explorer-city-of-light-card = Postcards
explorer-paris-paris-shop = Shops
explorer-paris-key = Keys
explorer-paris-buy = Purchases
explorer-paris-bonus = Bonus tiles
