//! Paris Paris as people play it: crossings with neighbours on the lines that will still be toured,
//! above all the player's own special trip, and an eye on which tile is left over.

use ::paris_paris::{Line, Move, ParisParis, State};
use table::{Game as _, Quick, Quiet, Seat};

use crate::{Sensible, Taste};

impl Sensible for ParisParis {
    fn choose(&self, state: &State, seat: Seat, taste: &Taste, chance: &mut Quick) -> Move {
        let world = self.redeal(state, seat, chance);
        let mut legal = Vec::new();
        self.legal(&world, &mut legal);
        let mut best = (legal[0], f32::NEG_INFINITY);
        for mv in legal {
            let mut after = world;
            self.play(&mut after, mv, &mut Quiet);
            let value = to_the_end_of_the_round(self, &after, world.round(), seat, taste);
            if value > best.1 {
                best = (mv, value);
            }
        }
        best.0
    }
}

/// What the round comes to for `me` if all players take what is best for themselves right away: the
/// others are not expected to look further than that.
fn to_the_end_of_the_round(
    game: &ParisParis,
    state: &State,
    round: u8,
    me: Seat,
    taste: &Taste,
) -> f32 {
    let mut state = *state;
    let mut legal = Vec::new();
    while state.round() == round
        && let Some(seat) = game.to_act(&state)
    {
        game.legal(&state, &mut legal);
        let after = |mv: Move| {
            let mut after = state;
            game.play(&mut after, mv, &mut Quiet);
            after
        };
        let value = |after: &State| standing(game, after, seat, me, taste);
        let replies = legal.iter().map(|mv| after(*mv));
        let reply = replies.reduce(|one, two| if value(&two) > value(&one) { two } else { one });
        state = reply.expect("there is a legal move while the game goes on");
    }
    standing(game, &state, me, me, taste)
}

/// The lead of `seat`, as `me` sees it: `me` knows one secret trip, its own.
fn standing(game: &ParisParis, state: &State, seat: Seat, me: Seat, taste: &Taste) -> f32 {
    let mut hopes = [0.0_f32; 4];
    let scores = game.scores(state);
    for (seat, points) in scores.iter() {
        hopes[seat.index()] = *points as f32;
    }
    for line in Line::ALL {
        let tour = game.tour_now(state, line);
        let times = tours_to_come(game, state, line, me, taste);
        for (hope, points) in hopes.iter_mut().zip(tour) {
            *hope += times * f32::from(points);
        }
    }
    let others = Seat::first(game.seats()).filter(|other| *other != seat);
    let best = others.map(|other| hopes[other.index()]).fold(f32::NEG_INFINITY, f32::max);
    hopes[seat.index()] - taste.rivals * best
}

/// How often a line will still be toured. The special trips come when all rounds are played.
fn tours_to_come(game: &ParisParis, state: &State, line: Line, me: Seat, taste: &Taste) -> f32 {
    if game.to_act(state).is_none() {
        return 0.0;
    }
    let rounds = f32::from(game.rounds().saturating_sub(state.round()));
    // One tile is left in each round, two of a colour make a tour, and there are five colours.
    let grand = (0.1 * rounds + if state.is_parked(line) { 0.35 } else { 0.0 }).min(rounds);
    let open = state.open_trip();
    let own = state.trip(me);
    let certain = f32::from(u8::from(own == line) + u8::from(open == Some(line)));
    let unknown = Line::ALL.iter().filter(|it| **it != own && Some(**it) != open).count() as f32;
    let guessed = if certain > 0.0 { 0.0 } else { (game.seats() - 1) as f32 / unknown };
    taste.track * grand + taste.districts * (certain + guessed)
}
