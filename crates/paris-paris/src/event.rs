//! The events of moves, point by point.

use serde::Serialize;
use table::Seat;

use crate::action::Line;
use crate::map::StopName;

table::messages! {
    /// Something that happened. Every [`Event::Point`] is one point.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[serde(tag = "event", rename_all = "kebab-case")]
    pub enum Event {
        /// A shop was opened.
        Opened { seat: Seat, stop: StopName } = "pp-event-opened";
        /// A player's new shop replaced their own, which went back to their supply.
        Replaced { seat: Seat, stop: StopName } = "pp-event-replaced";
        /// Another player's shop was displaced into the bag.
        Bagged { seat: Seat, owner: Seat, stop: StopName } = "pp-event-bagged";
        /// Another player's shop was displaced and went back to its owner's supply.
        Returned { seat: Seat, owner: Seat, stop: StopName } = "pp-event-returned";
        /// The small tour begins at the stop of the tile that was left. The distance is that of
        /// the nearest shops; `None` if there are none on its lines.
        SmallTour { stop: StopName, line: Line, distance: Option<u8> } match (distance) {
            None => "pp-event-small-tour-nobody" { stop, line },
            Some(0) => "pp-event-small-tour" { stop, line },
            Some(distance) => "pp-event-small-tour-nearest" { stop, line, distance },
        };
        /// One shop scored one point.
        Point { seat: Seat, stop: StopName, why: Why } match (why) {
            Why::Here => "pp-point-here" { seat, stop },
            Why::Nearest { to, distance } => "pp-point-nearest" { seat, stop, to, distance },
            Why::Crossing => "pp-point-crossing" { seat, stop },
            Why::NextTo { crossing } => "pp-point-next-to" { seat, stop, crossing },
        };
        /// The tile that was left was parked.
        Parked { stop: StopName, line: Line } = "pp-event-parked";
        /// A grand tour begins.
        GrandTour { line: Line } = "pp-event-grand-tour";
        /// A secret special trip is shown and begins.
        SpecialTrip { seat: Seat, line: Line } = "pp-event-special-trip";
        /// The open special trip begins.
        OpenTrip { line: Line } = "pp-event-open-trip";
        /// One player has the most shops in the bag, and gets points for them.
        Bag { seat: Seat, points: u8 } = "pp-event-bag";
        /// Nobody has more shops in the bag than everybody else.
        BagNobody = "pp-event-bag-nobody";
        /// The tiles of the next round were turned up; the holder of the bus begins.
        Round { number: u8, bus: Seat } = "pp-event-round" { round: number, seat: bus };
    }
}

/// Why a shop scored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Why {
    /// Small tour: it stands at the stop of the tile.
    Here,
    /// Small tour: it is the nearest one, or one of them.
    Nearest {
        /// The stop of the tile.
        to: StopName,
        /// How far.
        distance: u8,
    },
    /// Grand tour: it stands at a crossing of the line.
    Crossing,
    /// Grand tour: it stands next to a crossing where its owner has a shop.
    NextTo {
        /// That crossing.
        crossing: StopName,
    },
}

impl Event {
    /// The points that the event brings, and to whom.
    #[must_use]
    pub fn points(&self) -> Option<(Seat, u8)> {
        match self {
            Self::Point { seat, .. } => Some((*seat, 1)),
            Self::Bag { seat, points } => Some((*seat, *points)),
            _ => None,
        }
    }
}
