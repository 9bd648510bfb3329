//! Feats: the best turn, districts won, landmarks and bonus tiles.

use table::{BySeat, Feat, Say as _, Seat, StoryMove};

use crate::Paris;
use crate::event::{Event, Points};
use crate::messages::Proud;
use crate::piece::District;
use crate::place::Spot;
use crate::score::FRANCS_AT_END;
use crate::state::State;

/// Whether VP belong to the final scoring and not to a turn.
fn at_the_end(reason: Points) -> bool {
    matches!(reason, Points::District(..)) || reason == Points::Tile(FRANCS_AT_END)
}

impl Paris {
    /// The most VP in one turn, first prizes in districts, and what was bought and taken.
    pub(crate) fn proud_of(&self, state: &State, story: &[StoryMove<Event>]) -> BySeat<Vec<Feat>> {
        // For each seat: the turn being counted and its VP; then the most VP, landmarks and bonus
        // tiles.
        let mut turn = BySeat::splat(self.seats, (0, 0));
        let mut best = BySeat::splat(self.seats, [0; 3]);
        for told in story {
            for event in &told.events {
                match event {
                    Event::Vp { seat, amount, reason } if !at_the_end(*reason) => {
                        let (number, vp) = &mut turn[*seat];
                        if *number != told.made.turn {
                            (*number, *vp) = (told.made.turn, 0);
                        }
                        *vp += i32::from(*amount);
                        best[*seat][0] = best[*seat][0].max(*vp);
                    }
                    Event::Bought { seat, to, .. } if matches!(to.spot, Spot::Landmark(_)) => {
                        best[*seat][1] += 1;
                    }
                    Event::BonusTaken { seat, .. } => best[*seat][2] += 1,
                    _ => {}
                }
            }
        }
        BySeat::from_fn(self.seats, |seat| {
            let [vp, landmarks, tiles] = best[seat];
            let all = [
                (Proud::Turn, vp),
                (Proud::Districts, self.won_by(state, seat)),
                (Proud::Landmarks, landmarks),
                (Proud::Tiles, tiles),
            ];
            all.into_iter().map(|(what, count)| Feat { what: what.message(), count }).collect()
        })
    }

    /// In how many districts a seat has the first prize.
    fn won_by(&self, state: &State, seat: Seat) -> i32 {
        let won = |district: &District| self.prizes(state, *district)[seat].place == 1;
        District::ALL.into_iter().filter(won).count() as i32
    }
}
