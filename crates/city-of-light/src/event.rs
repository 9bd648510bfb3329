//! What a move brings about besides itself.

use serde::Serialize;
use table::{Message, Say, Seat};

use crate::board::Space;
use crate::piece::{Building, Postcard};

/// What a move brought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// A right of Metropolitain or Chartier was used up.
    RightSpent {
        /// Whose right.
        seat: Seat,
        /// Which right.
        card: Postcard,
        /// The space it was used for.
        space: Space,
    },
    /// The points of a seat, as they stand, changed.
    Points {
        /// Whose points.
        seat: Seat,
        /// By how many.
        points: i32,
    },
    /// A part of the change of points before it.
    Part {
        /// What it comes from.
        #[serde(flatten)]
        source: Source,
        /// How many points.
        points: i32,
    },
    /// A building was taken: it costs points as long as it is not built.
    Unbuilt {
        /// Whose building.
        seat: Seat,
        /// How many, as a change of the points.
        points: i32,
    },
    /// The last tile lies: phase 2 begins.
    StreetsDone {
        /// Who is to act first: who was first to lay all tiles.
        first: Seat,
    },
    /// A player has nothing to do and is skipped (ruling C20).
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// Neither player has anything to do: the game is over.
    Over,
}

/// What points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "source")]
pub enum Source {
    /// The size of a building for each streetlight that shines on it.
    Building {
        /// Which.
        building: Building,
        /// Its size now, the annex included.
        size: u8,
        /// The streetlights that shine on it now.
        lamps: u8,
    },
    /// The largest group of buildings.
    Group {
        /// How many spaces it covers now.
        size: u8,
    },
    /// The buildings in the reserve, and whether they cost anything.
    Reserve,
    /// The piece of a postcard.
    Card {
        /// Which.
        card: Postcard,
    },
}

impl Say for Event {
    fn message(&self) -> Message {
        match *self {
            Self::RightSpent { seat, card, space } => Message::new("col-event-right-spent")
                .with("seat", seat)
                .with("card", card)
                .with("space", space),
            Self::Points { seat, points } => {
                let id = if points < 0 { "col-event-lost" } else { "col-event-won" };
                Message::new(id).with("seat", seat).with("points", points.abs())
            }
            Self::Part { source, points } => match source {
                Source::Building { building, size, lamps } => Message::new("col-part-building")
                    .with("building", building)
                    .with("size", size)
                    .with("lamps", lamps),
                Source::Group { size } => Message::new("col-part-group").with("size", size),
                Source::Reserve => Message::new("col-part-reserve"),
                Source::Card { card } => Message::new("col-part-card").with("card", card),
            }
            .with("sign", if points < 0 { "−" } else { "+" })
            .with("points", points.abs()),
            Self::Unbuilt { seat, points } => {
                Message::new("col-event-unbuilt").with("seat", seat).with("points", points.abs())
            }
            Self::StreetsDone { first } => {
                Message::new("col-event-streets-done").with("seat", first)
            }
            Self::Skipped { seat } => Message::new("col-event-skipped").with("seat", seat),
            Self::Over => Message::new("col-event-over"),
        }
    }
}
