//! Series of games between bots: every deal is played from every seat.

use std::fmt;
use std::sync::Arc;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use table::{BySeat, Match, Record, Seat, Seed};

use crate::bot::{Bot, HasEvaluation};
use crate::budget::{Budget, Cancel};
use crate::position::Position;
use crate::spec::Spec;

/// Anything that can be asked for a move.
pub trait Player<G: table::Game>: Send {
    /// The move to make, knowing what the seat to act knows and no more.
    ///
    /// # Errors
    /// If it gave no move in time, or not a legal one: it loses the game.
    fn choose(
        &mut self,
        played: &Match<G>,
        budget: Budget,
        cancel: &Cancel,
        seed: u64,
    ) -> Result<G::Move, Fault>;

    /// The share of the win that it expected when it chose last, if it says so.
    fn expects(&self) -> Option<f32> {
        None
    }
}

impl<G: HasEvaluation> Player<G> for Bot<G> {
    fn choose(
        &mut self,
        played: &Match<G>,
        budget: Budget,
        cancel: &Cancel,
        seed: u64,
    ) -> Result<G::Move, Fault> {
        Ok(self.think(&Position::of(played), budget, cancel, seed).options[0].mv)
    }

    fn expects(&self) -> Option<f32> {
        self.expected()
    }
}

/// Why a player lost without playing on, for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault(pub String);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}

/// Who takes part: a name, and how to seat a player of that name at a new table.
pub struct Entrant<G: table::Game> {
    /// The name in records.
    pub name: String,
    /// A player for one game.
    pub sit: Box<dyn Fn() -> Box<dyn Player<G>> + Sync>,
}

impl<G: table::Game> fmt::Debug for Entrant<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl<G: HasEvaluation> From<Spec> for Entrant<G> {
    fn from(spec: Spec) -> Self {
        Self { name: spec.to_string(), sit: Box::new(move || Box::new(Bot::new(spec.clone()))) }
    }
}

/// What is played.
#[derive(Clone, Debug)]
pub struct SeriesPlan {
    /// How many games, rounded up to whole rotations.
    pub games: usize,
    /// What each player may spend on a move.
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
    /// What each entrant (in the order given) got: the share of the win.
    pub shares: BySeat<f64>,
    /// The points of each entrant.
    pub points: BySeat<i32>,
    /// How long each entrant thought, and about how many moves.
    pub thought: BySeat<(Duration, u32)>,
    /// Who expected what: the ply, the entrant, and the share of the win.
    pub expected: Vec<(usize, usize, f32)>,
    /// The record.
    pub record: Record,
    /// The entrant that could not play on, and why.
    pub fault: Option<(usize, Fault)>,
}

/// Plays a series, telling `finished` about each game as it ends (not in order of number).
/// `finished` returns whether to go on.
///
/// # Panics
/// If there is not one entrant for each seat.
pub fn play<G: table::Game>(
    game: &Arc<G>,
    entrants: &[Entrant<G>],
    plan: &SeriesPlan,
    cancel: &Cancel,
    finished: impl FnMut(Game) -> bool + Send,
) {
    let seats = game.seats();
    assert_eq!(entrants.len(), seats, "a series needs one entrant for each seat");
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
                    let Some(game) = play_one(game, entrants, plan, number, cancel) else { return };
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
fn play_one<G: table::Game>(
    game: &Arc<G>,
    entrants: &[Entrant<G>],
    plan: &SeriesPlan,
    number: usize,
    cancel: &Cancel,
) -> Option<Game> {
    let seats = game.seats();
    let deal = (number / seats) as u64;
    let shift = number % seats;
    let bot_at = |seat: Seat| (seat.index() + shift) % seats;
    let seat_of = |bot: Seat| Seat::new((bot.index() + seats - shift) % seats);
    let mut players: Vec<_> = entrants.iter().map(|entrant| (entrant.sit)()).collect();
    let mut played = Match::new(Arc::clone(game), plan.seed.child(deal));
    let thoughts = plan.seed.child(u64::MAX - number as u64);
    let mut fault = None;
    let mut thought = BySeat::splat(seats, (Duration::ZERO, 0));
    let mut expected = Vec::new();
    while let Some(seat) = played.to_act() {
        if cancel.is_cancelled() {
            return None;
        }
        let bot = bot_at(seat);
        let seed = thoughts.child(played.moves().len() as u64);
        let seed = u64::from_le_bytes(seed.0[..8].try_into().expect("a seed has 32 bytes"));
        let began = Instant::now();
        let chosen = match played.legal()[..] {
            [only] => Ok(only),
            _ => {
                let chosen = players[bot].choose(&played, plan.budget, cancel, seed);
                let spent = &mut thought[Seat::new(bot)];
                *spent = (spent.0 + began.elapsed(), spent.1 + 1);
                let share = players[bot].expects();
                expected.extend(share.map(|share| (played.moves().len(), bot, share)));
                chosen
            }
        };
        let chosen = chosen.and_then(|mv| {
            let played = played.play(mv).map(drop);
            played.map_err(|refused| Fault(format!("{mv} is not legal: {refused}")))
        });
        if let Err(reason) = chosen {
            fault = Some((bot, reason));
            played.resign(seat).expect("the game goes on");
        }
    }
    let outcome = played.outcome().expect("nobody is to act, so the game is over");
    played.players =
        Seat::first(seats).map(|seat| (seat, entrants[bot_at(seat)].name.clone())).collect();
    Some(Game {
        number,
        shares: BySeat::from_fn(seats, |bot| outcome.share(seat_of(bot))),
        points: BySeat::from_fn(seats, |bot| outcome.scores[seat_of(bot)]),
        thought,
        expected,
        record: played.record(),
        fault,
    })
}
