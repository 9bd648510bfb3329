//! Why a move is good, in the words of the score sheet.
//!
//! After each of a few moves the game is played to its end by one-ply value, several times, in
//! the same worlds for each move. What the score sheets of these ends have in common is where
//! the points of a move come from.

use catalog::{Any, each};
use table::{BySeat, Match, Message, Quick, Seat};

use crate::bot::HasEvaluation;
use crate::guide::Guide as _;
use crate::one_ply::OnePly;
use crate::position::{Position, TurnSoFar};

/// A line of the score sheets to expect after a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Expected {
    /// Where the points come from.
    pub source: Message,
    /// The points each seat can expect from it.
    pub points: BySeat<f32>,
}

/// How games end that are played on after a move.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explained {
    /// The score sheet to expect.
    pub sheet: Vec<Expected>,
    /// By how many points the player to act ended ahead of the best of the others in each of the
    /// games. The games of several moves are played in the same worlds, in the same order.
    pub leads: Vec<f32>,
}

/// The ends to expect after each of these moves, in notation, over this many games played on. Empty
/// if a word is not a legal move, or when the game is over.
#[must_use]
pub fn explain(any: &Any, moves: &[&str], games: usize, seed: u64) -> Vec<Explained> {
    each!(any, played => sheets(played, moves, games, seed))
}

fn sheets<G: HasEvaluation>(
    played: &Match<G>,
    moves: &[&str],
    games: usize,
    seed: u64,
) -> Vec<Explained> {
    let legal = played.legal();
    let sheet = |text: &&str| {
        let mv = text.parse::<G::Move>().ok().filter(|mv| legal.contains(mv))?;
        Some(sheet_after(played, played.to_act()?, mv, games, seed))
    };
    moves.iter().map(|text| sheet(text).unwrap_or_default()).collect()
}

fn sheet_after<G: HasEvaluation>(
    played: &Match<G>,
    seat: Seat,
    mv: G::Move,
    games: usize,
    seed: u64,
) -> Explained {
    let game = &**played.game();
    let evaluation = G::evaluation();
    let mut ahead = OnePly::new(game, evaluation, evaluation.measure().tuning(game));
    let seats = game.seats();
    let mut ends = Explained::default();
    let before = Position::of(played).this_turn();
    for number in 0..games {
        let mut chance = Quick::new(seed.wrapping_add(number as u64));
        let mut world = game.redeal(played.state(), seat, &mut chance);
        let mut turn = TurnSoFar::new(game, &world, &before);
        turn.play(game, &mut world, mv);
        while let Some(actor) = game.to_act(&world) {
            let best = ahead.best(&world, turn.moves(), actor, &mut chance);
            turn.play(game, &mut world, best);
        }
        let mut sums = BySeat::from_fn(seats, |_| 0.0_f32);
        for (owner, lines) in game.sheet(&world).iter() {
            for line in lines {
                let sheet = &mut ends.sheet;
                let at = sheet.iter().position(|known| known.source == line.source);
                let at = at.unwrap_or_else(|| {
                    let points = BySeat::from_fn(seats, |_| 0.0);
                    sheet.push(Expected { source: line.source.clone(), points });
                    sheet.len() - 1
                });
                sheet[at].points[owner] += line.points as f32 / games as f32;
                sums[owner] += line.points as f32;
            }
        }
        let others = sums.iter().filter(|(other, _)| *other != seat);
        let best = others.map(|(_, points)| *points).fold(f32::NEG_INFINITY, f32::max);
        ends.leads.push(sums[seat] - best);
    }
    ends
}
