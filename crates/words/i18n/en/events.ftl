# Tournaments: all tables of a round play the same deal.

event-title = Tournaments
event-line = In every round all tables play the same deal, so luck is the same for everybody who has the same seat. The results are compared when the last table has finished.
event-new = Set up a tournament
event-create = Announce the tournament
event-account = Log in or create an account to take part
event-mine = Your tournaments
event-public = Open to everybody
event-none = No tournament has been announced at the moment.
event-all = All tournaments
event-open = Waiting for people to join
event-you-play = Your table is waiting
event-round-of = Round { $round } of { $of }
event-round = Round { $round }
event-over = Finished
event-off = Called off
event-taken-down = Tournament taken down by the operator
event-by = Organised by
event-name = Name of the tournament
event-seats = Players at each table
event-rounds = Rounds
event-count = Number of rounds
event-count-line = For the Swiss system. Four rounds are enough for sixteen people.
event-all-rounds = until everybody has met everybody
event-system = Who meets whom
event-system-line = Swiss: players with similar scores meet, at tables for two never twice. Round robin: everybody meets everybody, two at a table.
event-swiss = Swiss system
event-round-robin = Round robin
event-scoring = What counts
event-scoring-line = By deal, as in duplicate bridge: you are compared with everybody who had your seat in the same deal. By table: how many at your table you beat.
event-by-deals = By deal
event-by-wins = By table
event-most = Maximum number of players
event-fill = Bots that fill up tables
event-fill-no = None
event-fill-line = Without bots, a player without an opponent sits out for a round.
event-starts = Begins
event-by-hand = when I say so
event-listed = In the list of tournaments, where anybody may join. Otherwise people need the link.
event-rated = Rated
event-unrated = Unrated
event-go = Go to your table
event-join = Take part
event-leave = Leave the tournament
event-begin = Begin now
event-more = It can begin when enough people have joined.
event-call-off = Call it off
event-link = Link to invite others
event-standing = Standings
event-nobody = Nobody has joined yet.
event-score = Score
event-opponents = Opponents
event-ahead = ± mean
event-won = Won
event-left = has left
event-bye = sits out
event-plays = playing
event-count-deals = The score is your average over all rounds so far: the share of those with the same seat in the same deal that you are ahead of. Ties are broken by the points above their mean, then by tables won.
event-count-wins = The score counts the people you beat at your tables: beating everybody at a table is 1 point, and so is a round sat out. Ties are broken by the opponents’ scores, then by the points above the mean of the same seat.
event-same-deal = All these tables play the same deal. The results are shown when the last one has finished.
event-seat = Seat
event-points = Points
event-mean = Mean of the others
event-share = Ahead of
event-game = Game
event-see = Replay
event-percent = { $value }%
event-fair = The hash of the secret behind each round’s deal was published when the tournament was set up. The secret itself follows when the round is over, so that everybody can check the deal.
event-sealed = Others are still playing this deal. You can see the whole game when their tables have finished.
event-back = To the tournament
refused-in-event = This game is part of a tournament and is played to its end.
refused-sealed = Others are still playing this deal. Wait until the round is over.
refused-event-closed = The tournament no longer allows that.
refused-event-full = The tournament is full.
refused-event-joined = You are already taking part.
refused-event-not-joined = You are not taking part in this tournament.
refused-event-not-yours = Only the organiser can do that.
refused-event-too-few = Too few people are taking part to begin.
refused-event-too-many = Several tournaments of yours are already waiting for people.
event-people =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
event-in-minutes =
    { $count ->
        [one] in { $count } minute
       *[other] in { $count } minutes
    }
event-in-hours =
    { $count ->
        [one] in { $count } hour
       *[other] in { $count } hours
    }
event-in-days =
    { $count ->
        [one] in { $count } day
       *[other] in { $count } days
    }
event-teams = Teams
event-team = Team
event-team-no = Everybody plays for themselves
event-team-of = Teams of { $count }
event-team-line = Players of a team sit at different tables, and their results are combined. Swiss system only.
event-team-name = Name of your team
event-team-count = In each round a team has the mean of its players’ results. Ties are broken by the points above the mean.
refused-event-no-team = Say which team you play for.
refused-event-long-team = A team’s name can have at most 24 characters.
refused-event-team-full = That team is complete.
