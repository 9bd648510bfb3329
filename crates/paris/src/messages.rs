//! Every message these rules can produce, with the names of its arguments.

use table::{Arg, Spoken, spoken};

use crate::piece::{District, Kind, Landmark, Source, Type};
use crate::refusal::Refusal;

/// Every message the rules can say and every term they use, with the names of its arguments.
pub const MESSAGES: &[Spoken] =
    &spoken::<{ OTHERS.len() + Refusal::MESSAGES.len() }>(&[OTHERS, Refusal::MESSAGES]);

const OTHERS: &[Spoken] = &[
    // What the player to act is asked for.
    ("paris-prompt-draw", &[]),
    ("paris-prompt-place", &["type", "value"]),
    ("paris-prompt-action", &[]),
    ("paris-prompt-action-end-tiles", &[]),
    ("paris-prompt-action-last", &[]),
    ("paris-prompt-end-tile", &[]),
    ("paris-prompt-pay", &["kind"]),
    ("paris-prompt-prestige", &["landmark"]),
    ("paris-prompt-bonus", &[]),
    ("paris-prompt-bonus-price", &["price"]),
    ("paris-prompt-vp-tile", &[]),
    ("paris-prompt-free", &[]),
    ("paris-prompt-over", &[]),
    // What a move does.
    ("paris-say-draw", &["stack"]),
    ("paris-say-place", &["district"]),
    ("paris-say-key-arc", &[]),
    ("paris-say-key-bank", &["district", "francs"]),
    ("paris-say-buy-building", &["value", "district", "francs", "spent", "from"]),
    ("paris-say-buy-building-with", &["value", "number", "district", "francs", "spent", "from"]),
    ("paris-say-buy-landmark", &["landmark", "district", "francs", "spent", "from"]),
    ("paris-say-buy-landmark-with", &["landmark", "number", "district", "francs", "spent", "from"]),
    ("paris-say-look", &[]),
    ("paris-say-end-tile", &[]),
    ("paris-say-take-end-vp", &["vp"]),
    ("paris-say-take-end-francs", &["francs"]),
    ("paris-say-take-end-kind", &["kind"]),
    ("paris-say-retire", &[]),
    ("paris-say-pay", &["kind", "source"]),
    ("paris-say-prestige", &["kind", "source"]),
    ("paris-say-bonus", &["number"]),
    ("paris-say-vp-tile", &["prize", "district"]),
    ("paris-say-buy", &["kind", "francs"]),
    ("paris-say-sell", &["kind", "source", "francs"]),
    ("paris-say-use", &["number"]),
    ("paris-say-take-any", &["number"]),
    ("paris-say-back", &["number"]),
    ("paris-say-pairs-prestige", &["bronze", "silver", "gold"]),
    ("paris-say-pairs-resources", &["wood", "marble", "gold"]),
    ("paris-say-use-end-vp", &["vp"]),
    ("paris-say-use-end-francs", &["francs"]),
    ("paris-say-use-end-kind", &["kind"]),
    ("paris-say-skip-action", &[]),
    ("paris-say-skip", &[]),
    ("paris-say-end", &[]),
    // What kind of choice it is.
    ("paris-choice-building", &["value"]),
    ("paris-choice-landmark", &["landmark"]),
    // What a move brought about.
    ("paris-event-built", &["seat", "type", "value", "district"]),
    ("paris-event-homeless", &["seat", "type", "value"]),
    ("paris-event-key-bank", &["seat", "district"]),
    ("paris-event-key-arc", &["seat"]),
    ("paris-event-landmark-added", &["seat", "landmark", "district"]),
    ("paris-event-bought-building", &["seat", "value", "district"]),
    ("paris-event-bought-landmark", &["seat", "landmark", "district"]),
    ("paris-event-token", &["seat", "kind"]),
    ("paris-event-paid", &["seat", "kind", "source"]),
    ("paris-event-filled", &["seat", "kind", "source"]),
    ("paris-event-returned", &["seat", "kind", "pairs"]),
    ("paris-event-bonus-taken", &["seat", "number"]),
    ("paris-event-bonus-spent", &["seat", "number"]),
    ("paris-event-key-gained", &["seat"]),
    ("paris-event-vp-tile", &["seat", "prize", "district"]),
    ("paris-event-looked", &["seat"]),
    ("paris-event-end-tile", &["seat", "left"]),
    ("paris-event-skipped", &["seat"]),
    ("paris-event-retired", &["seat"]),
    ("paris-event-last-round", &[]),
    ("paris-event-over", &[]),
    // Every franc: received from a bank, a sale, a tile; paid for a place, a resource, a key.
    ("paris-event-francs-bank", &["seat", "amount", "district"]),
    ("paris-event-francs-building", &["seat", "amount", "value", "district"]),
    ("paris-event-francs-landmark", &["seat", "amount", "landmark"]),
    ("paris-event-francs-bonus-price", &["seat", "amount"]),
    ("paris-event-francs-sold", &["seat", "amount", "kind", "source"]),
    ("paris-event-francs-bought", &["seat", "amount", "kind"]),
    ("paris-event-francs-tile", &["seat", "amount", "number"]),
    ("paris-event-francs-key", &["seat", "amount", "number"]),
    ("paris-event-francs-end-tile", &["seat", "amount"]),
    // Every point.
    ("paris-event-vp-eight", &["seat", "amount", "district"]),
    ("paris-event-vp-slot", &["seat", "amount", "landmark", "kind"]),
    ("paris-event-vp-bonus", &["seat", "amount", "number"]),
    ("paris-event-vp-end-tile", &["seat", "amount"]),
    ("paris-event-vp-district", &["seat", "amount", "district", "place"]),
    // The lines of the score sheet.
    ("paris-score-eights", &[]),
    ("paris-score-prestige", &[]),
    ("paris-score-bonus", &["number"]),
    ("paris-score-end-tiles", &[]),
    ("paris-score-district", &["district"]),
    // Words with a name of their own in every language.
    ("paris-kind-wood", &[]),
    ("paris-kind-marble", &[]),
    ("paris-kind-gold", &[]),
    ("paris-kind-bronze", &[]),
    ("paris-kind-silver", &[]),
    ("paris-kind-gold-prestige", &[]),
    ("paris-type-bakery", &[]),
    ("paris-type-bookshop", &[]),
    ("paris-type-cafe", &[]),
    ("paris-type-hotel", &[]),
    ("paris-type-residence", &[]),
    ("paris-type-theatre", &[]),
    ("paris-from-arc", &[]),
    ("paris-from-bank", &[]),
    ("paris-source-token", &[]),
    ("paris-source-tile2", &[]),
    ("paris-source-tile3", &[]),
    ("paris-source-tile4", &[]),
    ("paris-source-tile8", &[]),
    ("paris-source-tile10", &[]),
    ("paris-source-tile19", &[]),
    ("paris-source-tile21", &[]),
    ("paris-source-endtile", &[]),
];

macro_rules! terms {
    ($($type:ty = $prefix:literal),+) => {$(
        impl From<$type> for Arg {
            fn from(it: $type) -> Self {
                Self::Term(format!(concat!($prefix, "{}"), it).into())
            }
        }
    )+};
}
terms!(Kind = "paris-kind-", Type = "paris-type-", Source = "paris-source-");

impl From<District> for Arg {
    fn from(district: District) -> Self {
        district.name().into()
    }
}

impl From<Landmark> for Arg {
    fn from(landmark: Landmark) -> Self {
        landmark.name().into()
    }
}

/// The prizes of a VP tile as they are printed: first, second and third.
pub(crate) fn prizes_text([first, second, third]: [u8; 3]) -> String {
    format!("{first}/{second}/{third}")
}
