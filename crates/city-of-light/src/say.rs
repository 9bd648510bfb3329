//! Moves and prompts as messages.

use table::{Message, Say as _};

use crate::action::{Action, Move};
use crate::board::{Rotation, Space, each};
use crate::game::CityOfLight;
use crate::messages::{Prompt, Said};
use crate::options::Hand;
use crate::piece::Building;
use crate::shape::Turns;
use crate::state::State;
use crate::step::Step;

impl CityOfLight {
    /// What the player to act is asked to do.
    pub(crate) fn ask(&self, state: &State) -> Message {
        let prompt = match state.step {
            Step::Streets(seat) if state.player(seat).hand.is_empty() => Prompt::StreetsLaid,
            Step::Streets(_) => Prompt::Streets,
            Step::Buildings(seat) if state.player(seat).tokens == 0 => Prompt::BuildingsOnly,
            Step::Buildings(seat) if !self.can_build(state, seat) => Prompt::CardsOnly,
            Step::Buildings(_) => Prompt::Buildings,
            Step::Over => Prompt::Over,
        };
        prompt.message()
    }

    /// What a move does. Places are named by the spaces they cover, with the letters and numbers on
    /// the frame.
    pub(crate) fn describe(&self, mv: Move) -> Message {
        let said = match mv {
            Move::Tile { tile, square, turn } => {
                let [first, .., last] = square.spaces();
                let (square, turn) = (format!("{first}–{last}"), turn.index());
                // The number of the tile matters only if there is a choice of tiles.
                match self.options.hand {
                    Hand::One => Said::Tile { square, turn },
                    Hand::Two => Said::TileOf { tile: tile.number(), square, turn },
                }
            }
            Move::Take { building } => Said::Take { building },
            Move::Pass => Said::Pass,
            Move::Build { building, at, turn } => {
                Said::Build { building, spaces: covered(self.turns(building), at, turn) }
            }
            Move::Idle(card) => Said::Idle { card },
            Move::Card(action) => self.describe_action(action),
        };
        said.message()
    }

    fn describe_action(&self, action: Action) -> Said {
        match action {
            Action::Levitation { back, building, at, turn } => {
                let spaces = covered(self.turns(building), at, turn);
                Said::Levitation { back, building, spaces }
            }
            Action::Metropolitain => Said::Metropolitain,
            Action::SacreCoeur => Said::SacreCoeur,
            Action::Chartier => Said::Chartier,
            Action::Jardin { at, turn } => {
                Said::Jardin { spaces: covered(self.turns(Building::Jardin), at, turn) }
            }
            Action::Peintre { at } => Said::Peintre { space: at },
            Action::Lampadaire { at } => Said::Lampadaire { space: at },
            Action::MoulinRouge { at } => Said::MoulinRouge { space: at },
            Action::Fontaine { at, turn } => {
                let turn = turn.unwrap_or(Rotation::ALL[0]);
                Said::Fontaine { spaces: covered(&self.fountain, at, turn) }
            }
            Action::GrandeLumiere { at } => Said::GrandeLumiere { space: at },
            Action::Bouquinistes { at, building } => Said::Bouquinistes { space: at, building },
            Action::Penseur { at, facing } => Said::Penseur { space: at, facing },
        }
    }
}

/// The spaces that a piece covers, row by row. A rotation that looks the same as a smaller one
/// covers the same spaces.
fn covered(turns: &Turns, at: Space, turn: Rotation) -> String {
    let shapes = turns.shapes();
    let covers = shapes[turn.index() % shapes.len()].covers(at);
    each(covers).map(|space| space.to_string()).collect::<Vec<_>>().join(", ")
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
        assert!(cross.contains("f6, e7, f7, g7, f8"), "{cross}");
        assert!(!cross.contains("e6"), "{cross}");
        let garden = told(Hand::One, "card jardin c3 r1");
        assert!(garden.contains("c3, c4"), "{garden}");
    }

    /// A square is named by what is printed on the frame, and a tile by its number only if there
    /// are two to choose from.
    #[test]
    fn a_square_is_named_by_its_corners() {
        let one = told(Hand::One, "tile 5 B3 r1");
        assert!(one.contains("c5–d6") && !one.contains("B3"), "{one}");
        assert!(one.starts_with("col-say-tile ") || one.starts_with("col-say-tile("), "{one}");
        assert!(told(Hand::Two, "tile 5 B3 r1").contains("col-say-tile-of"));
    }
}
