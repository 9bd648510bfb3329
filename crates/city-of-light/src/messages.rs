//! Every message the rules can say, with the names of its arguments.

use table::{Arg, Message};

use crate::action::{Action, Move};
use crate::board::{Space, Turn, each};
use crate::game::CityOfLight;
use crate::options::Hand;
use crate::piece::{Building, Postcard};
use crate::shape::Turns;
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

    /// What a move does. Places are named by the spaces they cover, as the frame prints them.
    pub(crate) fn describe(&self, mv: Move) -> Message {
        match mv {
            Move::Tile { tile, square, turn } => {
                let [first, .., last] = square.spaces();
                // Which tile it is matters only to who has to choose one.
                let message = match self.options.hand {
                    Hand::One => Message::new("col-say-tile"),
                    Hand::Two => Message::new("col-say-tile-of").with("tile", tile.number()),
                };
                message.with("square", format!("{first}–{last}")).with("turn", turn.index())
            }
            Move::Take { building } => of(Message::new("col-say-take"), "building", building),
            Move::Pass => Message::new("col-say-pass"),
            Move::Build { building, at, turn } => {
                of(Message::new("col-say-build"), "building", building)
                    .with("spaces", covered(self.turns(building), at, turn))
            }
            Move::Idle(card) => Message::new("col-say-idle").with_term("card", card_term(card)),
            Move::Card(action) => self.describe_action(action),
        }
    }

    fn describe_action(&self, action: Action) -> Message {
        let on = |id: &'static str, at: Space| Message::new(id).with("space", at.to_string());
        match action {
            Action::Levitation { back, building, at, turn } => {
                let swap = of(Message::new("col-say-levitation"), "back", back);
                of(swap, "building", building)
                    .with("spaces", covered(self.turns(building), at, turn))
            }
            Action::Metropolitain => Message::new("col-say-metropolitain"),
            Action::SacreCoeur => Message::new("col-say-sacre-coeur"),
            Action::Chartier => Message::new("col-say-chartier"),
            Action::Jardin { at, turn } => Message::new("col-say-jardin")
                .with("spaces", covered(self.turns(Building::Jardin), at, turn)),
            Action::Peintre { at } => on("col-say-peintre", at),
            Action::Lampadaire { at } => on("col-say-lampadaire", at),
            Action::MoulinRouge { at } => on("col-say-moulin-rouge", at),
            Action::Fontaine { at, turn } => Message::new("col-say-fontaine")
                .with("spaces", covered(&self.fountain, at, turn.unwrap_or(Turn::ALL[0]))),
            Action::GrandeLumiere { at } => on("col-say-grande-lumiere", at),
            Action::Bouquinistes { at, building } => {
                of(on("col-say-bouquinistes", at), "building", building)
            }
            Action::Penseur { at, facing } => {
                on("col-say-penseur", at).with_term("facing", format!("col-facing-{facing}"))
            }
        }
    }
}

fn of(mut message: Message, name: &'static str, building: Building) -> Message {
    message.args.push((name, building_arg(building)));
    message
}

/// The spaces that a piece covers, row by row. One that looks the same in a smaller rotation
/// covers what that one does.
fn covered(turns: &Turns, at: Space, turn: Turn) -> String {
    let shapes = turns.shapes();
    let covers = shapes[turn.index() % shapes.len()].covers(at);
    each(covers).map(|space| space.to_string()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use table::{Edition as _, Game as _};

    use super::*;
    use crate::{Edition, Options};

    fn told(hand: Hand, mv: &str) -> String {
        let options = Options { hand, ..Options::default() };
        let rules = CityOfLight::new(Arc::new(Edition::shipped()), options, 2);
        let mv = mv.parse().expect("a move");
        rules.expect("a playable table").describe(mv).to_string()
    }

    /// The corner of the box around a cross is a space that the cross never covers.
    #[test]
    fn a_move_names_the_spaces_it_covers() {
        let cross = told(Hand::One, "build X5 e6 r0");
        assert!(cross.contains("f6 e7 f7 g7 f8"), "{cross}");
        assert!(!cross.contains("e6"), "{cross}");
        let garden = told(Hand::One, "card jardin c3 r1");
        assert!(garden.contains("c3 c4"), "{garden}");
    }

    /// A square is called by what the frame prints, and a tile by its number only where there
    /// are two to choose from.
    #[test]
    fn a_square_is_named_by_its_corners() {
        let one = told(Hand::One, "tile 5 B3 r1");
        assert!(one.contains("c5–d6") && !one.contains("B3"), "{one}");
        assert!(one.starts_with("col-say-tile ") || one.starts_with("col-say-tile("), "{one}");
        assert!(told(Hand::Two, "tile 5 B3 r1").contains("col-say-tile-of"));
    }
}
