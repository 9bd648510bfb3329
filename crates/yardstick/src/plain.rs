//! The other two games: the lead as it stands at the end of the turn.

use city_of_light::CityOfLight;
use paris_paris::ParisParis;
use table::{Game, Quick, Seat};

use crate::ahead::{self, Eye, Reach};
use crate::{Sensible, Taste};

struct Lead(f32);

impl<G: Game> Eye<G> for Lead {
    fn value(&self, game: &G, state: &G::State, seat: Seat) -> f32 {
        let scores = game.scores(state);
        let others = scores.iter().filter(|(other, _)| *other != seat);
        let best = others.map(|(_, points)| *points).max().unwrap_or(0);
        scores[seat] as f32 - self.0 * best as f32
    }
}

macro_rules! sensible {
    ($game:ty) => {
        impl Sensible for $game {
            fn choose(
                &self,
                state: &Self::State,
                seat: Seat,
                taste: &Taste,
                chance: &mut Quick,
            ) -> Self::Move {
                let world = self.redeal(state, seat, chance);
                let mut legal = Vec::new();
                self.legal(&world, &mut legal);
                let best =
                    ahead::best(self, &Lead(taste.rivals), &world, Reach { width: 20, depth: 8 });
                best.map_or(legal[0], |(mv, _)| mv)
            }
        }
    };
}

sensible!(CityOfLight);
sensible!(ParisParis);
