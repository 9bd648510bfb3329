//! Why a move is good, in the words of the score sheet.
//!
//! After each of a few moves the game is played to its end by one-ply value, several times, in
//! the same worlds for each move. What the score sheets of these ends have in common is where
//! the points of a move come from.

use catalog::{Any, each};
use table::{Match, Message, Quick, Seat};

use crate::bot::HasEvaluation;
use crate::guide::Guide as _;
use crate::one_ply::OnePly;
use crate::position::{Position, TurnSoFar};

/// A line of the score sheets to expect after a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Expected {
    /// Where the points come from.
    pub source: Message,
    /// The points the player to act can expect from it.
    pub own: f32,
    /// The points the others can expect from it, on average.
    pub others: f32,
}

/// The score sheets to expect after each of these moves, in notation, over so many games played
/// on. Nothing for a word that is no legal move, or when the game is over.
#[must_use]
pub fn explain(any: &Any, moves: &[&str], games: usize, seed: u64) -> Vec<Vec<Expected>> {
    each!(any, played => sheets(played, moves, games, seed))
}

fn sheets<G: HasEvaluation>(
    played: &Match<G>,
    moves: &[&str],
    games: usize,
    seed: u64,
) -> Vec<Vec<Expected>> {
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
) -> Vec<Expected> {
    let game = &**played.game();
    let evaluation = G::evaluation();
    let mut ahead = OnePly::new(game, evaluation, evaluation.measure().tuning(game));
    let mut sheet: Vec<Expected> = Vec::new();
    let rivals = (game.seats() - 1).max(1) as f32;
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
        for (owner, lines) in game.sheet(&world).iter() {
            for line in lines {
                let at = sheet.iter().position(|known| known.source == line.source);
                let at = at.unwrap_or_else(|| {
                    sheet.push(Expected { source: line.source.clone(), own: 0.0, others: 0.0 });
                    sheet.len() - 1
                });
                let points = line.points as f32 / games as f32;
                if owner == seat {
                    sheet[at].own += points;
                } else {
                    sheet[at].others += points / rivals;
                }
            }
        }
    }
    sheet
}
