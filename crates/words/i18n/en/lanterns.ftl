game-lanterns = Lanterns
game-lanterns-line = Hang your lanterns where they count most. Two to four players, five minutes.
about-credit-lanterns = Lanterns is a small game of our own, in no program that ships.
table-aim-lanterns = Hang your brightest lanterns at the posts that count most.

first-lanterns-goal = Hang your lanterns at posts that count much. A lantern brings its brightness times the number of its post.
first-lanterns-you = You are player { $letter }. Nobody but you sees the lanterns you hold.
first-lanterns-turn = A turn: choose one of your lanterns and a free post.
first-lanterns-look = Now: which posts count 3, and how bright is your best lantern?

lanterns-prompt = Hang one of your lanterns at a free post.
lanterns-hang = Hang lantern { $lantern } at post { $post }
    .log = { who-hangs } lantern { $lantern } at post { $post }.
lanterns-choice = Lantern { $lantern }
lanterns-event-scored =
    { who-scores } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at post { $post }.
lanterns-score = Post { $post }: { $lantern } × { $factor }
lanterns-feat-brightest = Most points from one lantern
lanterns-refusal-over = All lanterns hang.
lanterns-refusal-not-held = Lantern { $lantern } is not in your hand.
lanterns-refusal-no-post = Post { $post } is not used with so few players.
lanterns-refusal-taken = A lantern hangs at post { $post } already.

draw-lanterns-board = The quay with its posts
draw-lanterns-post = Post { $post }: counts { $factor }
draw-lanterns-hung = Lantern { $lantern } of player { $player }
draw-lanterns-held = Lantern { $lantern } in your hand
draw-lanterns-hand = Player { $player }: { $points } points, { $count } lanterns in hand
about-lanterns-post = A lantern here brings its brightness times { $factor }.
about-lanterns-held = The brighter, the more points.
about-lanterns-hand = Points, and how many lanterns are left. Which ones only their owner knows.

rules-lanterns-aim-title = What it is about
rules-lanterns-aim = Everybody has { $hand } of { $lanterns } lanterns, of brightness 1 to { $lanterns }. Whoever has the most points when all of them hang wins; equal points share the win.
rules-lanterns-turn-title = A turn
rules-lanterns-turn = Choose one of your lanterns and a free post. It scores at once: its brightness times the number of the post. Then the next player has a turn.
rules-lanterns-turn-figure = The first lantern hangs.
rules-lanterns-posts-title = The posts
rules-lanterns-posts = There are as many posts in play as lanterns to hang: with two players the first eight.

who-hangs = { $who_is ->
    [you] You hang
   *[other] { $who } hangs
}
who-scores = { $who_is ->
    [you] You score
   *[other] { $who } scores
}

explorer-lanterns-lantern = Lanterns
setup-keys-lanterns =
    hand 1: the lanterns that seat 1 holds
    hung: a line for each lantern that hangs: seat, lantern, post (1 12 p3)
