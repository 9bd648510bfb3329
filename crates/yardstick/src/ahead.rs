//! Looking ahead to the end of the player's own turn: every sensible order of moves, with the best
//! few kept.

use table::{Game, Quiet, Seat};

/// What a look ahead needs to know about a game and a taste.
pub(crate) trait Eye<G: Game> {
    /// How well `seat` stands, in points: at the ends of turns, and on the way there to choose what
    /// is worth looking at.
    fn value(&self, game: &G, state: &G::State, seat: Seat) -> f32;

    /// Whether a sensible player thinks about this move after those of the turn so far.
    fn thinks_of(&self, _game: &G, _state: &G::State, _so_far: &[G::Move], _mv: G::Move) -> bool {
        true
    }
}

/// How far to look.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// How many ways are kept after each move.
    pub(crate) width: usize,
    /// How many moves a turn can have.
    pub(crate) depth: usize,
}

struct Way<G: Game> {
    state: G::State,
    moves: Vec<G::Move>,
    value: f32,
}

/// A way to spend the rest of a turn: its first move, where it leads and what that is worth.
pub(crate) struct Spent<G: Game> {
    pub(crate) first: G::Move,
    pub(crate) state: G::State,
    pub(crate) value: f32,
}

/// The best first move of the rest of this turn, and what the turn comes to. Among equals the
/// first in the generator's order is best, so that the answer depends on the position alone.
pub(crate) fn best<G: Game, E: Eye<G>>(
    game: &G,
    eye: &E,
    state: &G::State,
    reach: Reach,
) -> Option<(G::Move, f32)> {
    ways(game, eye, state, reach, 1).first().map(|way| (way.first, way.value))
}

/// The best ways to spend the rest of this turn, up to a number, the best first. Ways that lead to
/// the same position count as one.
pub(crate) fn ways<G: Game, E: Eye<G>>(
    game: &G,
    eye: &E,
    state: &G::State,
    reach: Reach,
    most: usize,
) -> Vec<Spent<G>> {
    let Some(seat) = game.to_act(state) else { return Vec::new() };
    let turn = game.turn(state);
    let mut ways = vec![Way::<G> { state: *state, moves: Vec::new(), value: 0.0 }];
    let mut ends: Vec<Spent<G>> = Vec::new();
    let mut legal = Vec::new();
    for _ in 0..reach.depth {
        let mut next: Vec<Way<G>> = Vec::new();
        for way in &ways {
            game.legal(&way.state, &mut legal);
            let sensible =
                legal.iter().filter(|mv| eye.thinks_of(game, &way.state, &way.moves, **mv));
            let mut moves: Vec<G::Move> = sensible.copied().collect();
            if moves.is_empty() {
                // If no move makes sense, play the first one in the list.
                moves.push(legal[0]);
            }
            for mv in moves {
                let mut after = way.state;
                game.play(&mut after, mv, &mut Quiet);
                let value = eye.value(game, &after, seat);
                let over = game.to_act(&after) != Some(seat) || game.turn(&after) != turn;
                if over {
                    let first = way.moves.first().copied().unwrap_or(mv);
                    keep(&mut ends, Spent { first, state: after, value }, most);
                } else {
                    let mut moves = way.moves.clone();
                    moves.push(mv);
                    next.push(Way { state: after, moves, value });
                }
            }
        }
        next.sort_by(|one, two| two.value.total_cmp(&one.value));
        next.truncate(reach.width);
        ways = next;
        if ways.is_empty() {
            break;
        }
    }
    if ends.is_empty() {
        // A turn longer than the reach is judged by where it has got to.
        let so_far = ways.into_iter().take(most);
        ends.extend(so_far.map(|Way { state, moves, value }| Spent {
            first: moves[0],
            state,
            value,
        }));
    }
    ends
}

/// Puts an end of the turn where it belongs among the best.
fn keep<G: Game>(ends: &mut Vec<Spent<G>>, end: Spent<G>, most: usize) {
    let at = ends.partition_point(|known| known.value >= end.value);
    let known = ends[..at].iter().rev().take_while(|known| known.value == end.value);
    if at < most && !known.clone().any(|known| known.state == end.state) {
        ends.insert(at, end);
        ends.truncate(most);
    }
}
