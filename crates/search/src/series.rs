//! Series of games between bots: every deal is played from every seat.

use std::sync::Arc;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use table::{BySeat, Match, Record, Seat, Seed};

use crate::bot::{Bot, Known};
use crate::budget::{Budget, Cancel};
use crate::position::Position;
use crate::spec::Spec;

/// What is played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The bots, one for each seat; they change seats from game to game.
    pub bots: Vec<Spec>,
    /// How many games, rounded up to whole rotations.
    pub games: usize,
    /// What each bot may spend on a move.
    pub budget: Budget,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How many games are played at a time.
    pub threads: usize,
}

/// One game of a series.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its number, from 0.
    pub number: usize,
    /// What each bot (in the order of the plan) got: the share of the win.
    pub shares: BySeat<f64>,
    /// The points of each bot.
    pub points: BySeat<i32>,
    /// How long each bot thought, and about how many moves.
    pub thought: BySeat<(Duration, u32)>,
    /// The record.
    pub record: Record,
}

/// Plays a series, telling `finished` about each game as it ends (not in order of number).
/// `finished` answers whether to go on.
///
/// # Panics
/// If the plan has not one bot for each seat.
pub fn play<G: Known>(
    game: &Arc<G>,
    plan: &Plan,
    cancel: &Cancel,
    finished: impl FnMut(Game) -> bool + Send,
) {
    let seats = game.seats();
    assert_eq!(plan.bots.len(), seats, "a series needs one bot for each seat");
    let games = plan.games.next_multiple_of(seats);
    let next = Mutex::new(0);
    let finished = Mutex::new(finished);
    let stop = Cancel::new();
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let number = {
                        let mut next = next.lock().expect("no game of a series panics");
                        *next += 1;
                        *next - 1
                    };
                    if number >= games || stop.is_cancelled() {
                        return;
                    }
                    let Some(game) = play_one(game, plan, number, cancel) else { return };
                    let mut finished = finished.lock().expect("no game of a series panics");
                    if !finished(game) {
                        stop.cancel();
                    }
                }
            });
        }
    });
}

/// Plays game `number`; `None` if it was cancelled.
fn play_one<G: Known>(game: &Arc<G>, plan: &Plan, number: usize, cancel: &Cancel) -> Option<Game> {
    let seats = game.seats();
    let deal = (number / seats) as u64;
    let shift = number % seats;
    let bot_at = |seat: Seat| (seat.index() + shift) % seats;
    let seat_of = |bot: Seat| Seat::new((bot.index() + seats - shift) % seats);
    let mut bots: Vec<_> = plan.bots.iter().map(|bot| Bot::<G>::new(bot.clone())).collect();
    let mut played = Match::new(Arc::clone(game), plan.seed.child(deal));
    let thoughts = plan.seed.child(u64::MAX - number as u64);
    let mut thought = BySeat::splat(seats, (Duration::ZERO, 0));
    while let Some(seat) = played.to_act() {
        if cancel.is_cancelled() {
            return None;
        }
        let bot = bot_at(seat);
        let seed = thoughts.child(played.moves().len() as u64);
        let seed = u64::from_le_bytes(seed.0[..8].try_into().expect("a seed has 32 bytes"));
        let began = Instant::now();
        let mv = match played.legal()[..] {
            [only] => only,
            _ => {
                let analysis = bots[bot].think(&Position::of(&played), plan.budget, cancel, seed);
                let spent = &mut thought[Seat::new(bot)];
                *spent = (spent.0 + began.elapsed(), spent.1 + 1);
                analysis.options[0].mv
            }
        };
        played.play(mv).expect("a bot makes legal moves");
    }
    let outcome = played.outcome().expect("nobody is to act, so the game is over");
    played.players =
        Seat::first(seats).map(|seat| (seat, plan.bots[bot_at(seat)].to_string())).collect();
    Some(Game {
        number,
        shares: BySeat::from_fn(seats, |bot| outcome.share(seat_of(bot))),
        points: BySeat::from_fn(seats, |bot| outcome.scores[seat_of(bot)]),
        thought,
        record: played.record(),
    })
}
