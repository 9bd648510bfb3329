//! Two moves against each other: both are visited equally often, in the same worlds, which gives
//! their difference and how sure it is.
//!
//! A search for the best move visits bad ones as seldom as it can and knows little about them. To
//! find out what a move lost, use this.

use catalog::{Any, each};
use table::{Match, Seat};

use crate::bot::HasEvaluation;
use crate::budget::{Budget, Cancel};
use crate::evaluate::Evaluate;
use crate::mcts::Mcts;
use crate::position::Position;
use crate::spec::{Spec, Version};

/// The result of comparing two moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Compared {
    /// The share of the win to expect after the first.
    pub share: f32,
    /// The share of the win that the first brings more than the second.
    pub ahead: f32,
    /// The standard error of that.
    pub error: f32,
    /// The points of lead that the first brings more than the second.
    pub points: f32,
    /// In how many worlds both were looked at.
    pub worlds: u64,
}

impl Compared {
    /// What two comparisons of the same moves say together. If they differ by more than either
    /// thinks possible, the error grows to match.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let worlds = self.worlds + other.worlds;
        let part = |it: &Self| it.worlds as f32 / worlds.max(1) as f32;
        let ahead = self.ahead * part(&self) + other.ahead * part(&other);
        let error = (self.error * part(&self)).hypot(other.error * part(&other));
        let points = self.points * part(&self) + other.points * part(&other);
        let share = self.share * part(&self) + other.share * part(&other);
        let apart = (self.ahead - other.ahead).abs();
        let possible = 2.0 * self.error.hypot(other.error);
        let error = if apart > possible { error.max(apart / 2.0) } else { error };
        Self { share, ahead, error, points, worlds }
    }
}

/// Compares two moves, in notation, by what the seat to act knows and no more. It takes one thread.
/// `None` if one of them is not legal.
#[must_use]
pub fn compare(
    any: &Any,
    spec: impl Into<Spec>,
    moves: [&str; 2],
    budget: Budget,
    cancel: &Cancel,
    seed: u64,
) -> Option<Compared> {
    compare_by(any, &spec.into(), moves, budget, cancel, seed)
}

/// Not generic, so that the searches of every game are compiled here and not in the calling crate.
fn compare_by(
    any: &Any,
    spec: &Spec,
    moves: [&str; 2],
    budget: Budget,
    cancel: &Cancel,
    seed: u64,
) -> Option<Compared> {
    each!(any, played => between(played, spec, moves, budget, cancel, seed))
}

fn between<G: HasEvaluation>(
    played: &Match<G>,
    spec: &Spec,
    moves: [&str; 2],
    budget: Budget,
    cancel: &Cancel,
    seed: u64,
) -> Option<Compared> {
    let legal = played.legal();
    let read = |text: &str| text.parse::<G::Move>().ok().filter(|mv| legal.contains(mv));
    let moves = [read(moves[0])?, read(moves[1])?];
    if moves[0] == moves[1] {
        return Some(Compared { share: 0.0, ahead: 0.0, error: 0.0, points: 0.0, worlds: 0 });
    }
    let budget = spec.budget(budget);
    Some(match spec.version {
        Version::Current => duel(played, G::knowledge(), spec, moves, budget, cancel, seed),
        Version::First => duel(played, G::first(), spec, moves, budget, cancel, seed),
    })
}

fn duel<G: HasEvaluation, E: Evaluate<G>>(
    played: &Match<G>,
    evaluate: &E,
    spec: &Spec,
    moves: [G::Move; 2],
    budget: Budget,
    cancel: &Cancel,
    seed: u64,
) -> Compared {
    use crate::guide::Guide as _;
    let tuning = spec.tuning(evaluate.guide().tuning(played.game()));
    let clock = budget.start(cancel);
    let at = Position::of(played);
    let mut search = Mcts::new(&at, evaluate, tuning, seed, None).between(moves);
    search.run(budget.nodes.unwrap_or(u64::MAX), &clock);
    let known = search.root_moves();
    let (seats, seat) = (played.game().seats(), at.actor());
    let lead = |mv: G::Move| {
        let found = known.iter().find(|it| it.mv == mv && it.counted > 0);
        found.map_or(0.0, |it| {
            let points = it.points.map(|sum| sum / it.counted as f32);
            let others = Seat::first(seats).filter(|other| *other != seat);
            let best = others.map(|other| points[other.index()]).fold(f32::NEG_INFINITY, f32::max);
            points[seat.index()] - best
        })
    };
    let points = lead(moves[0]) - lead(moves[1]);
    let duel = search.duel.expect("it was made for two moves");
    let (ahead, error) = duel.ahead();
    let first = known.iter().find(|it| it.mv == moves[0] && it.visits > 0);
    let share = first.map_or(0.0, |it| it.total[seat.index()] / it.visits as f32);
    Compared { share, ahead, error, points, worlds: duel.worlds }
}

#[cfg(test)]
mod tests {
    use catalog::{Editions, Kind};
    use table::{Chance as _, Quick, Seed, Stride};

    use super::*;
    use crate::level::Level;
    use crate::think::think;

    fn some_way(kind: Kind, seats: usize, plies: usize) -> Any {
        let none: [(&str, &str); 0] = [];
        let deal = Seed::from_text("compared");
        let mut any = Any::new(kind, &Editions::shipped(), &none, seats, deal).expect("it plays");
        let mut chance = Quick::new(11);
        while any.ply() < plies || any.legal().len() < 2 {
            let legal = any.legal();
            any.play(&legal[chance.below(legal.len())]).expect("legal");
        }
        any
    }

    fn told(any: &Any, moves: [&str; 2], seed: u64) -> Compared {
        let (budget, never) = (Budget::nodes(600), Cancel::new());
        compare(any, Level::Haussmann, moves, budget, &never, seed).expect("both are legal")
    }

    #[test]
    fn a_good_move_is_ahead_of_a_bad_one_and_the_other_way_round() {
        for &kind in Kind::ALL {
            for seats in [*kind.seats().start(), *kind.seats().end()] {
                let any = some_way(kind, seats, 16);
                let budget = Budget::nodes(600);
                let thought = think(&any, Level::Haussmann, budget, &Cancel::new(), 1);
                let options = thought.expect("it goes on").options;
                let worst = options.iter().min_by(|one, two| one.share.total_cmp(&two.share));
                let (best, worst) = (options[0].mv.as_str(), worst.expect("some").mv.as_str());
                let (there, back) = (told(&any, [best, worst], 2), told(&any, [worst, best], 2));
                assert_eq!(there.worlds, 300, "each as often as the other");
                let sure = 2.0 * (there.error + back.error);
                assert!(there.ahead >= -sure, "{kind}: {there:?}");
                assert!((there.ahead + back.ahead).abs() <= sure + 0.02, "{there:?} {back:?}");
                assert_eq!(told(&any, [best, worst], 2), there, "the same seed says the same");
                assert!(there.share <= 1.0 && there.ahead <= there.share + 1e-3, "{there:?}");
                assert!((there.share - options[0].share).abs() < 0.2, "{there:?} {:?}", options[0]);
                assert!(
                    (there.points + back.points).abs() <= 0.2 * there.points.abs() + 3.0,
                    "{there:?} {back:?}"
                );
                assert!(there.ahead < 0.1 || there.points > 0.0, "{there:?}");
                assert_eq!(told(&any, [best, best], 2).ahead, 0.0);
            }
        }
    }

    #[test]
    fn two_comparisons_count_by_their_worlds_and_are_as_unsure_as_they_differ() {
        let one = Compared { share: 0.5, ahead: 0.10, error: 0.03, points: 4.0, worlds: 100 };
        let two = Compared { share: 0.7, ahead: 0.14, error: 0.01, points: 8.0, worlds: 300 };
        let both = one.and(two);
        assert!((both.ahead - 0.13).abs() < 1e-6 && both.worlds == 400, "{both:?}");
        assert!((both.points - 7.0).abs() < 1e-5, "{both:?}");
        assert!((both.share - 0.65).abs() < 1e-6, "{both:?}");
        assert!(both.error < 0.011, "longer is surer: {both:?}");
        let far = Compared { ahead: 0.40, ..two };
        assert!(one.and(far).error > 0.14, "{:?}", one.and(far));
    }

    #[test]
    fn a_move_that_no_search_would_look_at_is_compared_too() {
        let any = some_way(Kind::CityOfLight, 2, 10);
        let legal = any.legal();
        for mv in legal.iter().take(6) {
            let said = told(&any, [&legal[legal.len() - 1], mv], 3);
            assert!(said.ahead.is_finite() && said.error.is_finite(), "{mv}: {said:?}");
        }
        let none = Cancel::new();
        let bad =
            compare(&any, Level::Haussmann, [&legal[0], "no move"], Budget::nodes(9), &none, 1);
        assert_eq!(bad, None);
    }

    #[test]
    fn what_is_compared_is_what_the_seat_can_know() {
        for &kind in Kind::ALL {
            let any = some_way(kind, 2, 14);
            let seat: Seat = any.to_act().expect("it goes on");
            let mut other = any.clone();
            other.follow(&Stride::world(seat, Seed([5; 32]))).expect("it can be dealt anew");
            let legal = any.legal();
            let moves = [legal[0].as_str(), legal[legal.len() - 1].as_str()];
            assert_eq!(told(&any, moves, 4), told(&other, moves, 4), "{kind}");
        }
    }
}
