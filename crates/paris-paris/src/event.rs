//! What a move brings about, point by point.

use serde::Serialize;
use table::{Message, Say, Seat};

use crate::action::Line;
use crate::map::StopName;

/// Something that happened. Every [`Event::Point`] is one point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A shop was opened.
    Opened {
        /// Whose.
        seat: Seat,
        /// Where.
        stop: StopName,
    },
    /// A player's new shop took the place of their own, which went back to their supply.
    Replaced {
        /// Whose.
        seat: Seat,
        /// Where.
        stop: StopName,
    },
    /// A foreign shop was displaced into the bag.
    Bagged {
        /// Who did it.
        seat: Seat,
        /// Whose shop.
        owner: Seat,
        /// Where.
        stop: StopName,
    },
    /// A foreign shop was displaced and went back to its owner's supply.
    Returned {
        /// Who did it.
        seat: Seat,
        /// Whose shop.
        owner: Seat,
        /// Where.
        stop: StopName,
    },
    /// The small tour begins.
    SmallTour {
        /// The stop of the tile that was left.
        stop: StopName,
        /// Its colour.
        line: Line,
        /// How far the nearest shops are; `None` if there are none on its lines.
        distance: Option<u8>,
    },
    /// One shop scored one point.
    Point {
        /// Whose.
        seat: Seat,
        /// Where the shop stands.
        stop: StopName,
        /// Why.
        why: Why,
    },
    /// The tile that was left was parked.
    Parked {
        /// Its stop.
        stop: StopName,
        /// Its colour.
        line: Line,
    },
    /// A grand tour begins.
    GrandTour {
        /// The line.
        line: Line,
    },
    /// A secret special trip is shown and begins.
    SpecialTrip {
        /// Whose.
        seat: Seat,
        /// The line.
        line: Line,
    },
    /// The open special trip begins.
    OpenTrip {
        /// The line.
        line: Line,
    },
    /// One player has the most shops in the bag.
    Bag {
        /// Who.
        seat: Seat,
        /// Points for their shops in it.
        points: u8,
    },
    /// Nobody has more shops in the bag than everybody else.
    BagNobody,
    /// The tiles of the next round were turned up.
    Round {
        /// Its number, from 1.
        number: u8,
        /// Who begins.
        bus: Seat,
    },
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
    /// The points it brings and to whom.
    #[must_use]
    pub fn points(&self) -> Option<(Seat, u8)> {
        match self {
            Self::Point { seat, .. } => Some((*seat, 1)),
            Self::Bag { seat, points } => Some((*seat, *points)),
            _ => None,
        }
    }
}

impl Say for Event {
    fn message(&self) -> Message {
        let message = Message::new;
        match self {
            Self::Opened { seat, stop } => {
                message("pp-event-opened").with("seat", *seat).with("stop", stop)
            }
            Self::Replaced { seat, stop } => {
                message("pp-event-replaced").with("seat", *seat).with("stop", stop)
            }
            Self::Bagged { seat, owner, stop } => message("pp-event-bagged")
                .with("seat", *seat)
                .with("owner", *owner)
                .with("stop", stop),
            Self::Returned { seat, owner, stop } => message("pp-event-returned")
                .with("seat", *seat)
                .with("owner", *owner)
                .with("stop", stop),
            Self::SmallTour { stop, line, distance } => {
                let tour = |id| Message::new(id).with("stop", stop).with("line", *line);
                match distance {
                    None => tour("pp-event-small-tour-nobody"),
                    Some(0) => tour("pp-event-small-tour"),
                    Some(far) => tour("pp-event-small-tour-nearest").with("distance", *far),
                }
            }
            Self::Point { seat, stop, why } => {
                let point = |id| Message::new(id).with("seat", *seat).with("stop", stop);
                match why {
                    Why::Here => point("pp-point-here"),
                    Why::Nearest { to, distance } => {
                        point("pp-point-nearest").with("to", to).with("distance", *distance)
                    }
                    Why::Crossing => point("pp-point-crossing"),
                    Why::NextTo { crossing } => {
                        point("pp-point-next-to").with("crossing", crossing)
                    }
                }
            }
            Self::Parked { stop, line } => {
                message("pp-event-parked").with("stop", stop).with("line", *line)
            }
            Self::GrandTour { line } => message("pp-event-grand-tour").with("line", *line),
            Self::SpecialTrip { seat, line } => {
                message("pp-event-special-trip").with("seat", *seat).with("line", *line)
            }
            Self::OpenTrip { line } => message("pp-event-open-trip").with("line", *line),
            Self::Bag { seat, points } => {
                message("pp-event-bag").with("seat", *seat).with("points", *points)
            }
            Self::BagNobody => message("pp-event-bag-nobody"),
            Self::Round { number, bus } => {
                message("pp-event-round").with("round", *number).with("seat", *bus)
            }
        }
    }
}
