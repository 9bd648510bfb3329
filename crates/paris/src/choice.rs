//! Kinds of choices, for statistics over many games: where keys are placed first, what is bought
//! first, which bonus tiles are taken first.

use table::{ChoiceKind, Say as _};

use crate::Paris;
use crate::action::Move;
use crate::messages::Said;
use crate::piece::{Bonus, District, Landmark, Value};
use crate::place::{Spot, Stand};
use crate::state::State;
use crate::step::Step;

/// The questions.
const KEY: &str = "key";
const BUY: &str = "buy";
const BONUS: &str = "bonus";

fn building(value: Value) -> ChoiceKind {
    ChoiceKind::new(BUY, value.number().to_string(), Said::FirstBuilding { value }.message())
}

fn landmark(landmark: Landmark) -> ChoiceKind {
    ChoiceKind::new(BUY, landmark.to_string(), Said::FirstLandmark { landmark }.message())
}

fn bonus(number: Bonus) -> ChoiceKind {
    ChoiceKind::new(BONUS, number.number().to_string(), Said::Bonus { number }.message())
}

fn declined() -> ChoiceKind {
    ChoiceKind::new(BONUS, "skip", Said::Skip.message())
}

impl Paris {
    fn placed(&self, stand: Stand) -> ChoiceKind {
        match stand {
            Stand::Arc => ChoiceKind::new(KEY, "arc", Said::KeyArc.message()),
            Stand::Bank(district) => {
                let francs = self.edition.banks[district.index()];
                let say = Said::KeyBank { district, francs };
                ChoiceKind::new(KEY, district.to_string(), say.message())
            }
        }
    }

    /// The kind of a move.
    pub(crate) fn kind(&self, state: &State, mv: Move) -> Option<ChoiceKind> {
        Some(match mv {
            Move::Key(stand) => self.placed(stand),
            Move::Buy { to, .. } => match to.spot {
                Spot::Building(value) => building(value),
                Spot::Landmark(it) => landmark(it),
            },
            Move::Bonus(it) => bonus(it),
            Move::Skip if matches!(state.step, Step::Bonus { .. }) => declined(),
            _ => return None,
        })
    }

    /// Every kind there is.
    pub(crate) fn kinds(&self) -> Vec<ChoiceKind> {
        let mut all = vec![self.placed(Stand::Arc)];
        all.extend(District::ALL.into_iter().map(|it| self.placed(Stand::Bank(it))));
        all.extend(Value::ALL.into_iter().map(building));
        all.extend(self.tables.landmark.into_iter().map(landmark));
        all.extend(Bonus::all().map(bonus));
        all.push(declined());
        all
    }
}
