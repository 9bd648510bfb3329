//! The moves of the game.

use crate::board::{Rotation, Space, Square};
use crate::piece::{Building, Facing, Postcard, Tile};

/// One move, which is one whole turn. Its notation is in `notation.rs`.
///
/// Two moves are equal if their notation is. If several rotations of a shape look the same, only
/// the smallest is legal, so two different moves never do the same thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Lay a tile of the hand on an empty square.
    Tile {
        /// The tile.
        tile: Tile,
        /// Where.
        square: Square,
        /// How far it is turned.
        turn: Rotation,
    },
    /// Take a building from the supply into the reserve.
    Take {
        /// The building.
        building: Building,
    },
    /// Wait while the other player lays the last tiles.
    Pass,
    /// Place a building from the reserve on the board.
    Build {
        /// The building.
        building: Building,
        /// The top-left space of its bounding box after the turn.
        at: Space,
        /// How far it is turned.
        turn: Rotation,
    },
    /// Use a postcard and carry out its action.
    Card(Action),
    /// Use a postcard without its action, so that nobody else can use it.
    Idle(Postcard),
}

/// What a postcard lets a player do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Give a building back to the supply and place one from it.
    Levitation {
        /// The building that goes back.
        back: Building,
        /// The building that is placed.
        building: Building,
        /// The top-left space of its bounding box after the turn.
        at: Space,
        /// How far it is turned.
        turn: Rotation,
    },
    /// Gain the right to cover a streetlight once.
    Metropolitain,
    /// Place the garden.
    Jardin {
        /// The top-left space of its bounding box after the turn.
        at: Space,
        /// How far it is turned.
        turn: Rotation,
    },
    /// Lose no points for unbuilt buildings.
    SacreCoeur,
    /// Place the painter.
    Peintre {
        /// Where.
        at: Space,
    },
    /// Gain the right to cover a space of the opponent's colour once.
    Chartier,
    /// Place the annex.
    Bouquinistes {
        /// Where.
        at: Space,
        /// The building it extends.
        building: Building,
    },
    /// Place the streetlight tile.
    Lampadaire {
        /// Where.
        at: Space,
    },
    /// Place the dancer.
    MoulinRouge {
        /// Where.
        at: Space,
    },
    /// Place the fountain.
    Fontaine {
        /// The top-left space of its bounding box after the turn.
        at: Space,
        /// How far it is turned; `None` if and only if it has a single space.
        turn: Option<Rotation>,
    },
    /// Place the statue.
    Penseur {
        /// Where.
        at: Space,
        /// Where it looks.
        facing: Facing,
    },
    /// Place the large streetlight.
    GrandeLumiere {
        /// Where.
        at: Space,
    },
}

impl Action {
    /// The postcard it belongs to.
    #[must_use]
    pub const fn postcard(self) -> Postcard {
        match self {
            Self::Levitation { .. } => Postcard::Levitation,
            Self::Metropolitain => Postcard::Metropolitain,
            Self::Jardin { .. } => Postcard::Jardin,
            Self::SacreCoeur => Postcard::SacreCoeur,
            Self::Peintre { .. } => Postcard::Peintre,
            Self::Chartier => Postcard::Chartier,
            Self::Bouquinistes { .. } => Postcard::Bouquinistes,
            Self::Lampadaire { .. } => Postcard::Lampadaire,
            Self::MoulinRouge { .. } => Postcard::MoulinRouge,
            Self::Fontaine { .. } => Postcard::Fontaine,
            Self::Penseur { .. } => Postcard::Penseur,
            Self::GrandeLumiere { .. } => Postcard::GrandeLumiere,
        }
    }
}

impl Move {
    /// The postcard it uses, if it is a postcard move.
    #[must_use]
    pub const fn postcard(self) -> Option<Postcard> {
        match self {
            Self::Card(action) => Some(action.postcard()),
            Self::Idle(card) => Some(card),
            Self::Tile { .. } | Self::Take { .. } | Self::Pass | Self::Build { .. } => None,
        }
    }
}
