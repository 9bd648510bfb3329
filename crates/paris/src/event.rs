//! The events of moves, with the reason for every franc and every point.

use serde::Serialize;
use table::Seat;

use crate::messages::prizes_text;
use crate::piece::{Bonus, District, Kind, Landmark, Source, Type};
use crate::place::{Building, Post, Site, Spot, Stand};

table::messages! {
    /// What a move brought about.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[serde(rename_all = "kebab-case", tag = "event")]
    pub enum Event {
        /// A building of this type was drawn and placed.
        Built { seat: Seat, building: Building, of: Type, district: District }
            = "paris-event-built" {
                seat, type: of, value: building.value(), district,
            };
        /// A building of this type was drawn and found no district (K31).
        Homeless { seat: Seat, building: Building, of: Type }
            = "paris-event-homeless" { seat, type: of, value: building.value() };
        /// A key was placed from the hand: on a bank, or on the Arc.
        KeyPlaced { seat: Seat, bank: Option<District> } match (bank) {
            Some(district) => "paris-event-key-bank" { seat, district },
            None => "paris-event-key-arc" { seat },
        };
        /// A landmark was added to a district.
        LandmarkAdded { seat: Seat, landmark: Landmark, district: District }
            = "paris-event-landmark-added";
        /// A key was moved and a place bought.
        Bought { seat: Seat, from: Post, to: Site } match (to.spot) {
            Spot::Building(value) => "paris-event-bought-building" {
                seat, value, district: to.district,
            },
            Spot::Landmark(landmark) => "paris-event-bought-landmark" {
                seat, landmark, district: to.district,
            },
        };
        /// Francs were received, or paid if negative. The sentence says which, so the amount in it
        /// is never negative.
        Francs { seat: Seat, amount: i16, reason: Money } match (reason) {
            Money::Bank(district) => "paris-event-francs-bank" {
                seat, amount: amount.abs(), district,
            },
            Money::Site(Site { spot: Spot::Building(value), district }) => "paris-event-francs-building" {
                seat, amount: amount.abs(), value, district,
            },
            Money::Site(Site { spot: Spot::Landmark(landmark), .. }) => "paris-event-francs-landmark" {
                seat, amount: amount.abs(), landmark,
            },
            Money::BonusPrice => "paris-event-francs-bonus-price" { seat, amount: amount.abs() },
            Money::Sold(kind, source) => "paris-event-francs-sold" {
                seat, amount: amount.abs(), kind, source,
            },
            Money::Supply(kind) => "paris-event-francs-bought" {
                seat, amount: amount.abs(), kind,
            },
            Money::Tile(bonus) => "paris-event-francs-tile" {
                seat, amount: amount.abs(), number: bonus,
            },
            Money::Key(bonus) => "paris-event-francs-key" {
                seat, amount: amount.abs(), number: bonus,
            },
            Money::EndTile => "paris-event-francs-end-tile" { seat, amount: amount.abs() },
        };
        /// VP were received.
        Vp { seat: Seat, amount: u16, reason: Points } match (reason) {
            Points::Eight(district) => "paris-event-vp-eight" { seat, amount, district },
            Points::Slot(landmark, kind) => "paris-event-vp-slot" { seat, amount, landmark, kind },
            Points::Tile(bonus) => "paris-event-vp-bonus" { seat, amount, number: bonus },
            Points::EndTile => "paris-event-vp-end-tile" { seat, amount },
            Points::District(district, place) => "paris-event-vp-district" {
                seat, amount, district, place,
            },
        };
        /// The token beside a building was taken.
        Token { seat: Seat, kind: Kind } = "paris-event-token";
        /// A resource was paid, with this.
        Paid { seat: Seat, kind: Kind, source: Source } = "paris-event-paid";
        /// Prestige was discarded into a slot, this way.
        Filled { seat: Seat, kind: Kind, source: Source } = "paris-event-filled";
        /// Pairs of tokens were returned for tile 23 or 24.
        Returned { seat: Seat, kind: Kind, pairs: u8 } = "paris-event-returned";
        /// A bonus tile was taken.
        BonusTaken { seat: Seat, bonus: Bonus } = "paris-event-bonus-taken" { seat, number: bonus };
        /// A bonus tile let a key go to an occupied place.
        BonusSpent { seat: Seat, bonus: Bonus } = "paris-event-bonus-spent" { seat, number: bonus };
        /// A key was taken from the reserve.
        KeyGained { seat: Seat } = "paris-event-key-gained";
        /// A VP tile, named by its prizes, was put on a district.
        VpTilePlaced { seat: Seat, prizes: [u8; 3], district: District }
            = "paris-event-vp-tile" { seat, prize: prizes_text(prizes), district };
        /// Somebody looks through the end-game tiles that are left (K35).
        Looked { seat: Seat } = "paris-event-looked";
        /// An end-game tile was taken, and `left` remain; which one is secret.
        EndTileTaken { seat: Seat, left: u8 } = "paris-event-end-tile";
        /// The action was skipped because none was possible.
        ActionSkipped { seat: Seat } = "paris-event-skipped";
        /// A player retired.
        Retired { seat: Seat } = "paris-event-retired";
        /// The round is over and everybody has one more turn.
        LastRound = "paris-event-last-round";
        /// The game is over.
        Over = "paris-event-over";
    }
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
