//! Feats: the largest group, and the building that shines most.

use table::{BySeat, Feat, Say as _};

use crate::game::CityOfLight;
use crate::messages::Proud;
use crate::state::State;

impl CityOfLight {
    /// The feats that the board shows.
    pub(crate) fn proud_of(&self, state: &State) -> BySeat<Vec<Feat>> {
        BySeat::from_fn(2, |seat| {
            let tally = self.tally(state, seat);
            let points = tally.built.into_iter().map(|building| tally.building(building));
            let lamps = tally.lamps.into_iter().map(i32::from);
            let all = [
                (Proud::Group, i32::from(tally.group)),
                (Proud::Building, points.max().unwrap_or(0)),
                (Proud::Lamps, lamps.max().unwrap_or(0)),
            ];
            all.into_iter().map(|(what, count)| Feat { what: what.message(), count }).collect()
        })
    }
}
