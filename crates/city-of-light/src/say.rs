//! Moves and prompts as messages.

use table::Message;

use crate::action::{Action, Move};
use crate::board::{Rotation, Space, each};
use crate::game::CityOfLight;
use crate::options::Hand;
use crate::piece::Building;
use crate::shape::Turns;
use crate::state::State;
use crate::step::Step;

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
            Move::Take { building } => Message::new("col-say-take").with("building", building),
            Move::Pass => Message::new("col-say-pass"),
            Move::Build { building, at, turn } => Message::new("col-say-build")
                .with("building", building)
                .with("spaces", covered(self.turns(building), at, turn)),
            Move::Idle(card) => Message::new("col-say-idle").with("card", card),
            Move::Card(action) => self.describe_action(action),
        }
    }

    fn describe_action(&self, action: Action) -> Message {
        let on = |id: &'static str, at: Space| Message::new(id).with("space", at);
        match action {
            Action::Levitation { back, building, at, turn } => Message::new("col-say-levitation")
                .with("back", back)
                .with("building", building)
                .with("spaces", covered(self.turns(building), at, turn)),
            Action::Metropolitain => Message::new("col-say-metropolitain"),
            Action::SacreCoeur => Message::new("col-say-sacre-coeur"),
            Action::Chartier => Message::new("col-say-chartier"),
            Action::Jardin { at, turn } => Message::new("col-say-jardin")
                .with("spaces", covered(self.turns(Building::Jardin), at, turn)),
            Action::Peintre { at } => on("col-say-peintre", at),
            Action::Lampadaire { at } => on("col-say-lampadaire", at),
            Action::MoulinRouge { at } => on("col-say-moulin-rouge", at),
            Action::Fontaine { at, turn } => Message::new("col-say-fontaine")
                .with("spaces", covered(&self.fountain, at, turn.unwrap_or(Rotation::ALL[0]))),
            Action::GrandeLumiere { at } => on("col-say-grande-lumiere", at),
            Action::Bouquinistes { at, building } => {
                on("col-say-bouquinistes", at).with("building", building)
            }
            Action::Penseur { at, facing } => on("col-say-penseur", at).with("facing", facing),
        }
    }
}

/// The spaces that a piece covers, row by row. One that looks the same in a smaller rotation
/// covers what that one does.
fn covered(turns: &Turns, at: Space, turn: Rotation) -> String {
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
