//! Every message the rules can say, with the names of its arguments.

use table::{Arg, Message};

use crate::action::{Action, Move};
use crate::game::CityOfLight;
use crate::piece::{Building, Postcard};
use crate::state::State;
use crate::step::Step;

/// Every message the rules can say and every term they use, with the names of its arguments.
pub const MESSAGES: &[(&str, &[&str])] = &[
    ("col-prompt-streets", &[]),
    ("col-prompt-streets-laid", &[]),
    ("col-prompt-buildings", &[]),
    ("col-prompt-buildings-only", &[]),
    ("col-prompt-cards-only", &[]),
    ("col-prompt-over", &[]),
    ("col-say-tile", &["tile", "square", "turn"]),
    ("col-say-take", &["building"]),
    ("col-say-pass", &[]),
    ("col-say-build", &["building", "space", "turn"]),
    ("col-say-idle", &["card"]),
    ("col-say-levitation", &["back", "building", "space", "turn"]),
    ("col-say-metropolitain", &[]),
    ("col-say-jardin", &["space", "turn"]),
    ("col-say-sacre-coeur", &[]),
    ("col-say-peintre", &["space"]),
    ("col-say-chartier", &[]),
    ("col-say-bouquinistes", &["space", "building"]),
    ("col-say-lampadaire", &["space"]),
    ("col-say-moulin-rouge", &["space"]),
    ("col-say-fontaine", &["space"]),
    ("col-say-penseur", &["space", "facing"]),
    ("col-say-grande-lumiere", &["space"]),
    ("col-event-right-spent", &["seat", "card", "space"]),
    ("col-event-won", &["seat", "points"]),
    ("col-event-lost", &["seat", "points"]),
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
    ("col-refusal-over", &[]),
    ("col-refusal-still-streets", &[]),
    ("col-refusal-streets-done", &[]),
    ("col-refusal-not-in-hand", &[]),
    ("col-refusal-square-taken", &[]),
    ("col-refusal-tiles-left", &[]),
    ("col-refusal-not-in-supply", &["building"]),
    ("col-refusal-not-in-reserve", &["building"]),
    ("col-refusal-no-chimney", &[]),
    ("col-refusal-no-token", &[]),
    ("col-refusal-card-not-in-play", &["card"]),
    ("col-refusal-card-used", &["card"]),
    ("col-refusal-same-look", &[]),
    ("col-refusal-no-rotation", &[]),
    ("col-refusal-rotation-needed", &[]),
    ("col-refusal-off-board", &[]),
    ("col-refusal-occupied", &["space"]),
    ("col-refusal-streetlight", &["space"]),
    ("col-refusal-second-streetlight", &["space"]),
    ("col-refusal-opponents-colour", &["space"]),
    ("col-refusal-second-opponents-colour", &["space"]),
    ("col-refusal-mixed", &["space"]),
    ("col-refusal-not-streetlight", &["space"]),
    ("col-refusal-front-off-board", &[]),
    ("col-refusal-front-occupied", &["space"]),
    ("col-refusal-not-your-building", &["building"]),
    ("col-refusal-not-beside", &["building"]),
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

/// A building as an argument: the garden has a name in every language, the others are letters.
pub(crate) fn building_arg(building: Building) -> Arg {
    match building {
        Building::Jardin => Arg::Term("col-building-jardin".into()),
        _ => building.as_str().into(),
    }
}

impl CityOfLight {
    /// What the player to act is asked to do.
    pub(crate) fn ask(&self, state: &State) -> Message {
        Message::new(match state.step {
            Step::Streets(seat) if state.player(seat).hand.is_empty() => "col-prompt-streets-laid",
            Step::Streets(_) => "col-prompt-streets",
            Step::Buildings(seat) if state.player(seat).tokens == 0 => "col-prompt-buildings-only",
            Step::Buildings(seat) if !self.can_build(state, seat) => "col-prompt-cards-only",
            Step::Buildings(_) => "col-prompt-buildings",
            Step::Over => "col-prompt-over",
        })
    }
}

/// What a move does.
pub(crate) fn describe(mv: Move) -> Message {
    match mv {
        Move::Tile { tile, square, turn } => Message::new("col-say-tile")
            .with("tile", tile.number())
            .with("square", square.to_string())
            .with("turn", turn.index()),
        Move::Take { building } => of(Message::new("col-say-take"), "building", building),
        Move::Pass => Message::new("col-say-pass"),
        Move::Build { building, at, turn } => {
            of(Message::new("col-say-build"), "building", building)
                .with("space", at.to_string())
                .with("turn", turn.index())
        }
        Move::Idle(card) => Message::new("col-say-idle").with_term("card", card_term(card)),
        Move::Card(action) => describe_action(action),
    }
}

fn of(mut message: Message, name: &'static str, building: Building) -> Message {
    message.args.push((name, building_arg(building)));
    message
}

fn describe_action(action: Action) -> Message {
    match action {
        Action::Levitation { back, building, at, turn } => {
            let swap = of(Message::new("col-say-levitation"), "back", back);
            of(swap, "building", building).with("space", at.to_string()).with("turn", turn.index())
        }
        Action::Metropolitain => Message::new("col-say-metropolitain"),
        Action::SacreCoeur => Message::new("col-say-sacre-coeur"),
        Action::Chartier => Message::new("col-say-chartier"),
        Action::Jardin { at, turn } => {
            Message::new("col-say-jardin").with("space", at.to_string()).with("turn", turn.index())
        }
        Action::Peintre { at } => Message::new("col-say-peintre").with("space", at.to_string()),
        Action::Lampadaire { at } => {
            Message::new("col-say-lampadaire").with("space", at.to_string())
        }
        Action::MoulinRouge { at } => {
            Message::new("col-say-moulin-rouge").with("space", at.to_string())
        }
        Action::Fontaine { at, .. } => {
            Message::new("col-say-fontaine").with("space", at.to_string())
        }
        Action::GrandeLumiere { at } => {
            Message::new("col-say-grande-lumiere").with("space", at.to_string())
        }
        Action::Bouquinistes { at, building } => of(
            Message::new("col-say-bouquinistes").with("space", at.to_string()),
            "building",
            building,
        ),
        Action::Penseur { at, facing } => Message::new("col-say-penseur")
            .with("space", at.to_string())
            .with_term("facing", format!("col-facing-{facing}")),
    }
}
