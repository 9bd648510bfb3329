//! Luck: what chance gave or took when something hidden was shown. It is everybody's chance to win in the
//! real world minus the mean over other worlds that were equally possible.
//!
//! In games for two, that would be the look after the move minus the look before it, because the two agree
//! well. With more players they disagree by a tenth on average: each player knows different things and
//! overrates their own move. Whatever is always shown in the same phase of a round would then count as luck
//! for the same player in every round. So the same player looks both at what was shown and at what could have
//! been shown, equally long each time, and that player's bias cancels out.

use std::thread;

use catalog::Any;
use search::{Cancel, think};
use table::{Chance as _, Quick, Seat, Seed, Stride};

use crate::judge::JudgePlan;
use crate::look::{Judged, wins};
use crate::review::{CLEAR, Player, Win};

/// The fewest and the most other worlds in which a revealing move is made.
const WORLDS: [u64; 2] = [2, 24];

/// The luck of every revealing move, computed one after another.
#[derive(Default)]
pub(crate) struct Chances {
    /// The moves that are left, the next one last, and how many there were.
    left: Vec<usize>,
    planned: usize,
    worlds: u64,
    /// What was found, by move.
    found: Vec<Option<Win>>,
}

impl Chances {
    /// Nothing found yet, in a game for `seats`. All looks together may cost `allowed`, if that is enough for
    /// two worlds at each move.
    pub(crate) fn new(seats: usize, reveals: &[bool], allowed: u64) -> Self {
        let shown = reveals.iter().enumerate().filter(|(_, reveals)| **reveals && seats > 2);
        let left: Vec<usize> = shown.map(|(ply, _)| ply).rev().collect();
        let planned = left.len();
        let [least, most] = WORLDS;
        let worlds = (allowed / planned.max(1) as u64).saturating_sub(1).clamp(least, most);
        Self { left, planned, worlds, found: vec![None; reveals.len()] }
    }

    /// Whether some are left.
    pub(crate) const fn is_under_way(&self) -> bool {
        !self.left.is_empty()
    }

    /// The work done and the total, where `all` stands for one look at every move.
    pub(crate) const fn progress(&self, all: usize) -> (usize, usize) {
        match self.planned {
            0 => (0, 0),
            planned => (all * (planned - self.left.len()) / planned, all),
        }
    }

    /// Computes the next ones, one on each thread.
    pub(crate) fn step(
        &mut self,
        (any, texts): (&Any, &[String]),
        plan: &JudgePlan,
        cancel: &Cancel,
        threads: usize,
    ) {
        let mut next = self.left.split_off(self.left.len().saturating_sub(threads.max(1)));
        let worlds = self.worlds;
        let find = |ply: usize| {
            let mut at = any.clone();
            at.rewind(ply);
            (ply, luck(&at, &texts[ply], plan, worlds, cancel))
        };
        let Some(own) = next.pop() else { return };
        let found: Vec<_> = thread::scope(|scope| {
            let others: Vec<_> = next.iter().map(|&ply| scope.spawn(move || find(ply))).collect();
            let own = std::iter::once(find(own));
            own.chain(others.into_iter().map(|it| it.join().expect("no look panics"))).collect()
        });
        for (ply, luck) in found {
            self.found[ply] = luck;
        }
    }

    /// Fills in the luck of every revealing move, and returns the mean change over the moves that revealed
    /// nothing.
    pub(crate) fn end(self, judged: &mut [Judged], result: &Win) -> f32 {
        let (mut noise, mut quiet) = (0.0, 0);
        for (at, found) in self.found.into_iter().enumerate() {
            let next = judged.get(at + 1).map_or(result, |next| &next.decision.win);
            let change: Win =
                next.iter().zip(&judged[at].made).map(|(one, two)| one - two).collect();
            if judged[at].reveals {
                judged[at].decision.luck = Some(found.unwrap_or(change));
            } else if judged[at].best.is_some() {
                noise += change.iter().map(|part| part.abs()).fold(0.0, f32::max);
                quiet += 1;
            }
        }
        if quiet == 0 { 0.0 } else { noise / quiet as f32 }
    }
}

/// What a move gave everybody by what it showed. `at` is the position before it. `None` if it could not have
/// been made in another world, or if `cancel` was raised.
fn luck(at: &Any, text: &str, plan: &JudgePlan, worlds: u64, cancel: &Cancel) -> Option<Win> {
    let mut real = at.clone();
    real.play(text).ok()?;
    // The view is that of the player who acts next or, at the end, of the one who moved. What that player
    // knows is the same in all worlds.
    let seat = real.to_act().or(at.to_act())?;
    let here = worth(&real, plan, cancel)?;
    let mut chance = Quick::new(plan.seed.wrapping_mul(0x9e37_79b9).wrapping_add(at.ply() as u64));
    let mut sums = vec![0.0; here.len()];
    let mut count = 0;
    for _ in 0..worlds {
        let mut seed = Seed([0; 32]);
        for part in seed.0.chunks_mut(4) {
            part.copy_from_slice(&chance.word().to_le_bytes());
        }
        let mut other = at.clone();
        let made = other.follow(&Stride::world(seat, seed)).is_ok() && other.play(text).is_ok();
        if !made || other.to_act() != real.to_act() {
            continue;
        }
        for (sum, share) in sums.iter_mut().zip(worth(&other, plan, cancel)?) {
            *sum += share;
        }
        count += 1;
    }
    let off = |(here, sum): (&f32, f32)| here - sum / count as f32;
    (count > 0).then(|| here.iter().zip(sums).map(off).collect())
}

/// Everybody's chance to win, or the result.
fn worth(at: &Any, plan: &JudgePlan, cancel: &Cancel) -> Option<Win> {
    if let Some(outcome) = at.outcome() {
        return Some(Seat::first(at.seats()).map(|seat| outcome.share(seat) as f32).collect());
    }
    let thought = think(at, plan.judge.clone(), plan.budget, cancel, plan.seed)?;
    (!cancel.is_cancelled()).then(|| wins(&thought.options[0], thought.seat, at.seats()))
}

/// Whether the best decider among the losers lost clearly less by decisions than the winner, and luck made up
/// for it rather than something the judge had not seen.
pub(crate) fn luck_decided(players: &[Player], result: &Win) -> bool {
    let Some(winner) = result.iter().position(|share| *share > 0.5) else { return false };
    let won = &players[winner];
    let others = players.iter().filter(|other| other.seat != won.seat);
    others.min_by(|one, two| one.lost.total_cmp(&two.lost)).is_some_and(|best| {
        let gap = won.lost - best.lost;
        gap > CLEAR && won.luck - best.luck >= gap && won.luck > won.later
    })
}

#[cfg(test)]
mod tests {
    use catalog::{Editions, Kind};
    use search::{Budget, Level};

    use super::*;

    /// A game for `seats` just before the first revealing move after `plies` moves, and that move.
    fn before_something_is_shown(kind: Kind, seats: usize, plies: usize) -> (Any, String) {
        let none: [(&str, &str); 0] = [];
        let deal = Seed::from_text("what comes");
        let mut any = Any::new(kind, &Editions::shipped(), &none, seats, deal).expect("it plays");
        let mut chance = Quick::new(5);
        loop {
            let legal = any.legal();
            let text = legal[chance.below(legal.len())].clone();
            let before = any.clone();
            any.play(&text).expect("it is legal");
            if before.ply() >= plies && any.reveals_since(before.ply()) {
                return (before, text);
            }
        }
    }

    fn plan(nodes: u64) -> JudgePlan {
        JudgePlan { judge: Level::Haussmann.into(), budget: Budget::nodes(nodes), seed: 1 }
    }

    #[test]
    fn whatever_is_shown_luck_comes_to_nothing_on_average() {
        let never = Cancel::new();
        for (kind, seats) in [(Kind::ParisParis, 4), (Kind::ParisParis, 3), (Kind::Paris, 3)] {
            let (at, text) = before_something_is_shown(kind, seats, 20);
            let mut after = at.clone();
            after.play(&text).expect("it is legal");
            let next = after.to_act().expect("it goes on");
            let mut lucks = Vec::new();
            for number in 1..=16 {
                let mut world = at.clone();
                let stride = Stride::world(next, Seed([number; 32]));
                world.follow(&stride).expect("it can be dealt anew");
                let luck = luck(&world, &text, &plan(60), 16, &never).expect("there were worlds");
                assert!(luck.iter().sum::<f32>().abs() < 1e-3, "it gives what it takes: {luck:?}");
                lucks.push(luck[next.index()]);
            }
            let count = lucks.len() as f32;
            let mean = lucks.iter().sum::<f32>() / count;
            let spread = lucks.iter().map(|it| (it - mean).powi(2)).sum::<f32>() / (count - 1.0);
            let error = (spread / count + spread / 16.0).sqrt();
            assert!(spread > 0.0, "what was shown made no difference: {lucks:?}");
            assert!(mean.abs() < 3.0 * error, "{kind}, {seats}: {mean} by {error}");
        }
    }

    #[test]
    fn many_moves_that_show_something_share_what_may_be_spent() {
        let of = |count: usize, allowed: u64| Chances::new(3, &vec![true; count], allowed).worlds;
        assert_eq!([of(10, 10_000), of(100, 600), of(100, 1)], [WORLDS[1], 5, WORLDS[0]]);
        for none in [Chances::new(3, &[false; 3], 100), Chances::new(2, &[true; 3], 100)] {
            assert!(!none.is_under_way() && none.progress(3) == (0, 0));
        }
        assert!(Chances::new(4, &[true; 3], 100).is_under_way());
    }

    #[test]
    fn luck_decides_only_where_it_makes_up_for_what_decisions_lost() {
        let of = |seat: usize, lost: f32, luck: f32, later: f32| Player {
            seat,
            name: None,
            points: 0,
            decisions: 9,
            choices: 9,
            accuracy: 90.0,
            lost,
            small: 0.0,
            points_lost: 0.0,
            given: 0.0,
            luck,
            later,
            grades: [0; 5],
        };
        let said = |won: Player, other: Player| luck_decided(&[won, other], &vec![1.0, 0.0]);
        assert!(said(of(1, 0.30, 0.50, 0.1), of(2, 0.10, -0.50, -0.1)));
        assert!(!said(of(1, 0.15, 0.50, 0.1), of(2, 0.10, -0.50, -0.1)), "hardly a difference");
        assert!(!said(of(1, 0.30, 0.05, 0.0), of(2, 0.10, -0.05, 0.0)), "there was little luck");
        assert!(!said(of(1, 0.22, 0.09, 0.58), of(2, 0.05, -0.09, -0.58)), "the judge was wrong");
        let drawn = [of(1, 0.30, 0.5, 0.0), of(2, 0.10, -0.5, 0.0)];
        assert!(!luck_decided(&drawn, &vec![0.5, 0.5]), "nobody won");
    }
}
