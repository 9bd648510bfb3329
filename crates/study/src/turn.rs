//! Turns of several moves: what a move postponed is not lost by it.
//!
//! If a turn has many parts, the best move can often be made now or two moves later. A short look at
//! "something else first" does not see far enough, and would count the same loss at every move until the best
//! one is made. The look at the next decision of the same turn knows better, because it begins where the move
//! led.

use crate::grade::Grade;
use crate::look::Judged;

/// Corrects the loss of every decision by what its player still had at the next decision, if nobody else
/// acted and nothing was shown in between. Losses from long comparisons with the best move stay.
pub(crate) fn see_on(all: &mut [Judged]) {
    for at in 0..all.len() {
        let Some(next) = next(all, at) else { continue };
        let (win, lead) = (all[next].decision.win.clone(), all[next].leads[0]);
        let one = &mut all[at];
        let (seat, decision) = (one.decision.seat - 1, &mut one.decision);
        let best = decision.win[seat];
        if decision.grade.is_none() || win[seat] <= one.made[seat] {
            continue;
        }
        one.made = if win[seat] < best { win } else { decision.win.clone() };
        one.leads[1] = one.leads[1].max(lead);
        decision.loss = best - one.made[seat];
        decision.points_lost = (one.leads[0] - one.leads[1]).max(0.0);
        decision.grade = decision.grade.map(|grade| grade.min(Grade::of(decision.loss)));
    }
}

/// The next decision of the same turn, if it says something about this one.
fn next(all: &[Judged], at: usize) -> Option<usize> {
    let one = all.get(at).filter(|one| one.before.is_none() && one.best.is_some())?;
    let mut next = at;
    while !all[next].reveals {
        next += 1;
        let other = all.get(next).filter(|it| it.decision.seat == one.decision.seat)?;
        if other.best.is_some() {
            return Some(next);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A decision of a seat that had one chance to win and kept another.
    fn judged(seat: usize, best: f32, made: f32) -> Judged {
        Judged::made_up(seat, best, made)
    }

    fn losses(all: &mut [Judged]) -> Vec<i32> {
        see_on(all);
        all.iter().map(|it| (100.0 * it.decision.loss).round() as i32).collect()
    }

    #[test]
    fn what_can_still_be_done_in_the_same_turn_was_not_lost() {
        let mut turn = [judged(1, 0.50, 0.48), judged(1, 0.50, 0.47), judged(1, 0.49, 0.45)];
        assert_eq!(losses(&mut turn), [0, 1, 4], "only the last one loses it");
        assert_eq!(turn[0].decision.grade, Some(Grade::Best));
        assert!((turn[0].made[1] - 0.50).abs() < 1e-6, "the chances after it are corrected");
        let mut better = [judged(1, 0.50, 0.48), judged(1, 0.60, 0.60)];
        assert_eq!(losses(&mut better), [0, 0], "nobody gains by deciding");
        assert!((better[0].made[0] - 0.50).abs() < 1e-6);
    }

    #[test]
    fn what_others_did_or_chance_showed_says_nothing_of_a_decision() {
        assert_eq!(losses(&mut [judged(1, 0.50, 0.48), judged(2, 0.60, 0.60)]), [2, 0]);
        let mut shown = [judged(1, 0.50, 0.48), judged(1, 0.60, 0.60)];
        shown[0].reveals = true;
        assert_eq!(losses(&mut shown), [2, 0]);
        let mut compared = [judged(1, 0.50, 0.38), judged(1, 0.50, 0.50)];
        compared[0].before = Some(0.10);
        assert_eq!(losses(&mut compared), [12, 0], "a long look counts");
    }

    #[test]
    fn a_move_without_a_choice_is_passed_over() {
        let mut forced = judged(1, 0.50, 0.48);
        forced.best = None;
        forced.decision.grade = None;
        let mut turn = [judged(1, 0.50, 0.48), forced, judged(1, 0.50, 0.50)];
        assert_eq!(losses(&mut turn)[0], 0);
    }
}
