//! The events of moves.

use serde::Serialize;
use table::Seat;

use crate::board::Space;
use crate::piece::{Building, Postcard};

table::messages! {
    /// Something that a move brought about.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
    #[serde(rename_all = "kebab-case", tag = "event")]
    pub enum Event {
        /// A right of Metropolitain or Chartier was used up, for this space.
        RightSpent { seat: Seat, card: Postcard, space: Space } = "col-event-right-spent";
        /// The current points of a seat changed by this many.
        Points { seat: Seat, points: i32 } match (points) {
            ..0 => "col-event-lost" { seat, points: -points },
            _ => "col-event-won" { seat, points },
        };
        /// A part of the change in points before it.
        Part { #[serde(flatten)] source: Source, points: i32 } match (source) {
            Source::Building { building, size, lamps } => "col-part-building" {
                building, size, lamps, sign: sign(points), points: points.abs(),
            },
            Source::Group { size } => "col-part-group" {
                size, sign: sign(points), points: points.abs(),
            },
            Source::Reserve => "col-part-reserve" { sign: sign(points), points: points.abs() },
            Source::Card { card } => "col-part-card" {
                card, sign: sign(points), points: points.abs(),
            },
        };
        /// A building was taken: it costs points as long as it is not built.
        Unbuilt { seat: Seat, points: i32 } = "col-event-unbuilt" { seat, points: points.abs() };
        /// The last tile has been laid: phase 2 begins with the player who was first to lay all
        /// tiles.
        StreetsDone { first: Seat } = "col-event-streets-done" { seat: first };
        /// A player can do nothing and is skipped (ruling C20).
        Skipped { seat: Seat } = "col-event-skipped";
        /// Neither player can do anything: the game is over.
        Over = "col-event-over";
    }
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

const fn sign(points: i32) -> &'static str {
    if points < 0 { "−" } else { "+" }
}
