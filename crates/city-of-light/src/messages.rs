//! Every message the rules can say, with the names of its arguments.

use table::{Arg, Spoken, spoken};

use crate::board::Space;
use crate::piece::{Building, Facing, Postcard};
use crate::refusal::Refusal;

/// Every message the rules can say and every term they use, with the names of its arguments.
pub const MESSAGES: &[Spoken] =
    &spoken::<{ OTHERS.len() + Refusal::MESSAGES.len() }>(&[OTHERS, Refusal::MESSAGES]);

const OTHERS: &[Spoken] = &[
    ("col-prompt-streets", &[]),
    ("col-prompt-streets-laid", &[]),
    ("col-prompt-buildings", &[]),
    ("col-prompt-buildings-only", &[]),
    ("col-prompt-cards-only", &[]),
    ("col-prompt-over", &[]),
    ("col-say-tile", &["square", "turn"]),
    ("col-say-tile-of", &["tile", "square", "turn"]),
    ("col-say-take", &["building"]),
    ("col-say-pass", &[]),
    ("col-say-build", &["building", "spaces"]),
    ("col-say-idle", &["card"]),
    ("col-say-levitation", &["back", "building", "spaces"]),
    ("col-say-metropolitain", &[]),
    ("col-say-jardin", &["spaces"]),
    ("col-say-sacre-coeur", &[]),
    ("col-say-peintre", &["space"]),
    ("col-say-chartier", &[]),
    ("col-say-bouquinistes", &["space", "building"]),
    ("col-say-lampadaire", &["space"]),
    ("col-say-moulin-rouge", &["space"]),
    ("col-say-fontaine", &["spaces"]),
    ("col-say-penseur", &["space", "facing"]),
    ("col-say-grande-lumiere", &["space"]),
    ("col-choice-corner", &[]),
    ("col-choice-edge", &[]),
    ("col-choice-centre", &[]),
    ("col-choice-build", &["building"]),
    ("col-choice-card", &["card"]),
    ("col-event-right-spent", &["seat", "card", "space"]),
    ("col-event-won", &["seat", "points"]),
    ("col-event-lost", &["seat", "points"]),
    ("col-part-building", &["building", "size", "lamps", "sign", "points"]),
    ("col-part-group", &["size", "sign", "points"]),
    ("col-part-reserve", &["sign", "points"]),
    ("col-part-card", &["card", "sign", "points"]),
    ("col-event-unbuilt", &["seat", "points"]),
    ("col-event-streets-done", &["seat"]),
    ("col-event-skipped", &["seat"]),
    ("col-event-over", &[]),
    ("col-line-building", &["building", "size", "lamps"]),
    ("col-line-group", &["size"]),
    ("col-line-unbuilt", &["count"]),
    ("col-line-forgiven", &["count"]),
    ("col-line-peintre", &["lamps"]),
    ("col-line-moulin-rouge", &["spaces"]),
    ("col-line-fontaine", &["buildings"]),
    ("col-line-penseur", &["sides", "corners"]),
    ("col-line-penseur-unseen", &[]),
    ("col-card-levitation", &[]),
    ("col-card-metropolitain", &[]),
    ("col-card-jardin", &[]),
    ("col-card-sacre-coeur", &[]),
    ("col-card-peintre", &[]),
    ("col-card-chartier", &[]),
    ("col-card-bouquinistes", &[]),
    ("col-card-lampadaire", &[]),
    ("col-card-moulin-rouge", &[]),
    ("col-card-fontaine", &[]),
    ("col-card-penseur", &[]),
    ("col-card-grande-lumiere", &[]),
    ("col-building-jardin", &[]),
    ("col-facing-n", &[]),
    ("col-facing-e", &[]),
    ("col-facing-s", &[]),
    ("col-facing-w", &[]),
];

/// The name of a postcard.
#[must_use]
pub const fn card_term(card: Postcard) -> &'static str {
    match card {
        Postcard::Levitation => "col-card-levitation",
        Postcard::Metropolitain => "col-card-metropolitain",
        Postcard::Jardin => "col-card-jardin",
        Postcard::SacreCoeur => "col-card-sacre-coeur",
        Postcard::Peintre => "col-card-peintre",
        Postcard::Chartier => "col-card-chartier",
        Postcard::Bouquinistes => "col-card-bouquinistes",
        Postcard::Lampadaire => "col-card-lampadaire",
        Postcard::MoulinRouge => "col-card-moulin-rouge",
        Postcard::Fontaine => "col-card-fontaine",
        Postcard::Penseur => "col-card-penseur",
        Postcard::GrandeLumiere => "col-card-grande-lumiere",
    }
}

/// The garden has a name in every language, the others are letters.
impl From<Building> for Arg {
    fn from(building: Building) -> Self {
        match building {
            Building::Jardin => Self::Term("col-building-jardin".into()),
            _ => building.as_str().into(),
        }
    }
}

impl From<Postcard> for Arg {
    fn from(card: Postcard) -> Self {
        Self::Term(card_term(card).into())
    }
}

impl From<Facing> for Arg {
    fn from(facing: Facing) -> Self {
        Self::Term(format!("col-facing-{facing}").into())
    }
}

impl From<Space> for Arg {
    fn from(space: Space) -> Self {
        space.to_string().into()
    }
}
