//! What a move brings about, with the reason for every franc and every point.

use serde::Serialize;
use table::{Message, Say, Seat};

use crate::messages::prizes_text;
use crate::piece::{Bonus, District, Kind, Landmark, Source, Type};
use crate::place::{Building, Post, Site, Spot, Stand};

/// What a move brought about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// A building was drawn and placed.
    Built {
        /// Who drew it.
        seat: Seat,
        /// What is printed on it.
        building: Building,
        /// Its type.
        of: Type,
        /// Where it went.
        district: District,
    },
    /// A building was drawn and found no district (K31).
    Homeless {
        /// Who drew it.
        seat: Seat,
        /// What is printed on it.
        building: Building,
        /// Its type.
        of: Type,
    },
    /// A key was placed from the hand.
    KeyPlaced {
        /// Whose.
        seat: Seat,
        /// Where; `None` for the Arc.
        bank: Option<District>,
    },
    /// A landmark was added to a district.
    LandmarkAdded {
        /// Who added it.
        seat: Seat,
        /// Which one.
        landmark: Landmark,
        /// Where.
        district: District,
    },
    /// A key was moved and a place bought.
    Bought {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Post,
        /// What was bought.
        to: Site,
    },
    /// Francs were received, or paid if negative.
    Francs {
        /// Who.
        seat: Seat,
        /// How many.
        amount: i16,
        /// Why.
        reason: Money,
    },
    /// VP were received.
    Vp {
        /// Who.
        seat: Seat,
        /// How many.
        amount: u16,
        /// Why.
        reason: Points,
    },
    /// The token beside a building was taken.
    Token {
        /// Who.
        seat: Seat,
        /// Its kind.
        kind: Kind,
    },
    /// A resource was paid.
    Paid {
        /// Who.
        seat: Seat,
        /// The resource.
        kind: Kind,
        /// What paid it.
        source: Source,
    },
    /// Prestige was discarded into a slot.
    Filled {
        /// Who.
        seat: Seat,
        /// Its kind.
        kind: Kind,
        /// What filled it.
        source: Source,
    },
    /// Pairs of tokens were returned for tile 23 or 24.
    Returned {
        /// Who.
        seat: Seat,
        /// Their kind.
        kind: Kind,
        /// How many pairs.
        pairs: u8,
    },
    /// A bonus tile was taken.
    BonusTaken {
        /// Who.
        seat: Seat,
        /// Which.
        bonus: Bonus,
    },
    /// A bonus tile let a key go to an occupied place.
    BonusSpent {
        /// Who.
        seat: Seat,
        /// Which.
        bonus: Bonus,
    },
    /// A key was taken from the reserve.
    KeyGained {
        /// Who.
        seat: Seat,
    },
    /// A VP tile was put on a district.
    VpTilePlaced {
        /// Who.
        seat: Seat,
        /// The tile by its prizes.
        prizes: [u8; 3],
        /// Where.
        district: District,
    },
    /// Somebody looks through the end-game tiles that are left (K35).
    Looked {
        /// Who.
        seat: Seat,
    },
    /// An end-game tile was taken; which one is secret.
    EndTileTaken {
        /// Who.
        seat: Seat,
        /// How many are left.
        left: u8,
    },
    /// The action was passed over because none was possible.
    ActionSkipped {
        /// Who.
        seat: Seat,
    },
    /// A player retired.
    Retired {
        /// Who.
        seat: Seat,
    },
    /// The round is over and everybody has one more turn.
    LastRound,
    /// The game is over.
    Over,
}

/// Why francs changed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Money {
    /// A bank paid them.
    Bank(District),
    /// They paid for a place.
    Site(Site),
    /// They paid for a bonus tile at a building of value 3.
    BonusPrice,
    /// Something was sold.
    Sold(Kind, Source),
    /// A resource was bought.
    Supply(Kind),
    /// A bonus tile gave them.
    Tile(Bonus),
    /// They paid for a key from the reserve.
    Key(Bonus),
    /// An end-game tile gave them.
    EndTile,
}

/// Why VP were received.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Points {
    /// A building of value 8.
    Eight(District),
    /// A slot of a landmark.
    Slot(Landmark, Kind),
    /// A bonus tile.
    Tile(Bonus),
    /// An end-game tile.
    EndTile,
    /// A prize of a district: which one, from 1.
    District(District, u8),
}

impl Event {
    pub(crate) const fn key_placed(seat: Seat, stand: Stand) -> Self {
        let bank = match stand {
            Stand::Bank(district) => Some(district),
            Stand::Arc => None,
        };
        Self::KeyPlaced { seat, bank }
    }
}

impl Say for Event {
    fn message(&self) -> Message {
        match *self {
            Self::Built { seat, building, of, district } => Message::new("paris-event-built")
                .with("seat", seat)
                .with("type", of)
                .with("value", building.value().number())
                .with("district", district),
            Self::Homeless { seat, building, of } => Message::new("paris-event-homeless")
                .with("seat", seat)
                .with("type", of)
                .with("value", building.value().number()),
            Self::KeyPlaced { seat, bank: Some(district) } => {
                Message::new("paris-event-key-bank").with("seat", seat).with("district", district)
            }
            Self::KeyPlaced { seat, bank: None } => {
                Message::new("paris-event-key-arc").with("seat", seat)
            }
            Self::LandmarkAdded { seat, landmark, district } => {
                Message::new("paris-event-landmark-added")
                    .with("seat", seat)
                    .with("landmark", landmark)
                    .with("district", district)
            }
            Self::Bought { seat, to, .. } => match to.spot {
                Spot::Building(value) => Message::new("paris-event-bought-building")
                    .with("seat", seat)
                    .with("value", value.number())
                    .with("district", to.district),
                Spot::Landmark(landmark) => Message::new("paris-event-bought-landmark")
                    .with("seat", seat)
                    .with("landmark", landmark)
                    .with("district", to.district),
            },
            Self::Francs { seat, amount, reason } => money(reason, seat, amount),
            Self::Vp { seat, amount, reason } => points(reason, seat, amount),
            Self::Token { seat, kind } => {
                Message::new("paris-event-token").with("seat", seat).with("kind", kind)
            }
            Self::Paid { seat, kind, source } => Message::new("paris-event-paid")
                .with("seat", seat)
                .with("kind", kind)
                .with("source", source),
            Self::Filled { seat, kind, source } => Message::new("paris-event-filled")
                .with("seat", seat)
                .with("kind", kind)
                .with("source", source),
            Self::Returned { seat, kind, pairs } => Message::new("paris-event-returned")
                .with("seat", seat)
                .with("kind", kind)
                .with("pairs", pairs),
            Self::BonusTaken { seat, bonus } => Message::new("paris-event-bonus-taken")
                .with("seat", seat)
                .with("number", bonus.number()),
            Self::BonusSpent { seat, bonus } => Message::new("paris-event-bonus-spent")
                .with("seat", seat)
                .with("number", bonus.number()),
            Self::KeyGained { seat } => Message::new("paris-event-key-gained").with("seat", seat),
            Self::VpTilePlaced { seat, prizes, district } => Message::new("paris-event-vp-tile")
                .with("seat", seat)
                .with("prize", prizes_text(prizes))
                .with("district", district),
            Self::Looked { seat } => Message::new("paris-event-looked").with("seat", seat),
            Self::EndTileTaken { seat, left } => {
                Message::new("paris-event-end-tile").with("seat", seat).with("left", left)
            }
            Self::ActionSkipped { seat } => Message::new("paris-event-skipped").with("seat", seat),
            Self::Retired { seat } => Message::new("paris-event-retired").with("seat", seat),
            Self::LastRound => Message::new("paris-event-last-round"),
            Self::Over => Message::new("paris-event-over"),
        }
    }
}

/// The amount is what was received or paid, never negative: the sentence says which.
fn money(reason: Money, seat: Seat, amount: i16) -> Message {
    let francs = |id| Message::new(id).with("seat", seat).with("amount", amount.abs());
    match reason {
        Money::Bank(district) => francs("paris-event-francs-bank").with("district", district),
        Money::Site(site) => match site.spot {
            Spot::Building(value) => francs("paris-event-francs-building")
                .with("value", value.number())
                .with("district", site.district),
            Spot::Landmark(landmark) => {
                francs("paris-event-francs-landmark").with("landmark", landmark)
            }
        },
        Money::BonusPrice => francs("paris-event-francs-bonus-price"),
        Money::Sold(kind, source) => {
            francs("paris-event-francs-sold").with("kind", kind).with("source", source)
        }
        Money::Supply(kind) => francs("paris-event-francs-bought").with("kind", kind),
        Money::Tile(bonus) => francs("paris-event-francs-tile").with("number", bonus.number()),
        Money::Key(bonus) => francs("paris-event-francs-key").with("number", bonus.number()),
        Money::EndTile => francs("paris-event-francs-end-tile"),
    }
}

fn points(reason: Points, seat: Seat, amount: u16) -> Message {
    let vp = |id| Message::new(id).with("seat", seat).with("amount", amount);
    match reason {
        Points::Eight(district) => vp("paris-event-vp-eight").with("district", district),
        Points::Slot(landmark, kind) => {
            vp("paris-event-vp-slot").with("landmark", landmark).with("kind", kind)
        }
        Points::Tile(bonus) => vp("paris-event-vp-bonus").with("number", bonus.number()),
        Points::EndTile => vp("paris-event-vp-end-tile"),
        Points::District(district, place) => {
            vp("paris-event-vp-district").with("district", district).with("place", place)
        }
    }
}
