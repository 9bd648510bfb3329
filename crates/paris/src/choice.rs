//! Kinds of choices, for statistics over many games: where keys are placed first, what is bought
//! first, which bonus tiles are taken first.

use table::{ChoiceKind, Message};

use crate::Paris;
use crate::action::Move;
use crate::piece::{Bonus, District, Landmark, Value};
use crate::place::{Spot, Stand};
use crate::state::State;
use crate::step::Step;

/// The questions.
const KEY: &str = "key";
const BUY: &str = "buy";
const BONUS: &str = "bonus";

fn building(value: Value) -> ChoiceKind {
    let say = Message::new("paris-choice-building").with("value", value.number());
    ChoiceKind::new(BUY, value.number().to_string(), say)
}

fn landmark(landmark: Landmark) -> ChoiceKind {
    let say = Message::new("paris-choice-landmark").with("landmark", landmark);
    ChoiceKind::new(BUY, landmark.to_string(), say)
}

fn bonus(bonus: Bonus) -> ChoiceKind {
    let say = Message::new("paris-say-bonus").with("number", bonus.number());
    ChoiceKind::new(BONUS, bonus.number().to_string(), say)
}

fn declined() -> ChoiceKind {
    ChoiceKind::new(BONUS, "skip", Message::new("paris-say-skip"))
}

impl Paris {
    fn placed(&self, stand: Stand) -> ChoiceKind {
        match stand {
            Stand::Arc => ChoiceKind::new(KEY, "arc", Message::new("paris-say-key-arc")),
            Stand::Bank(district) => {
                let say = Message::new("paris-say-key-bank")
                    .with("district", district)
                    .with("francs", self.edition.banks[district.index()]);
                ChoiceKind::new(KEY, district.to_string(), say)
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
