//! The components as in an edition file, checked when it is read.

mod check;
mod raw;

use table::{EditionError, EditionInfo};

use crate::piece::{Bonus, EndTile, Kind, Landmark, Type, Value};
use crate::place::LANDMARKS;

/// The components of one edition of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Edition {
    info: EditionInfo,
    /// The francs of each player at the start.
    pub francs: u8,
    /// The keys of each player with 2, 3 and 4 players.
    pub keys: [u8; 3],
    /// The keys of each player in the reserve.
    pub reserve_keys: u8,
    /// The buildings removed unseen.
    pub removed: u8,
    /// What the bank of each district pays.
    pub banks: [u8; 6],
    /// The type of each building, by district and value.
    pub types: [[Type; 6]; 6],
    /// The token beside a building space by its value, in districts that do not list others.
    pub beside: [Kind; 6],
    /// The token beside each building space, by district and value.
    pub tokens: [[Kind; 6]; 6],
    /// The price of each resource.
    pub buy: [u8; 3],
    /// What each kind is sold for.
    pub sell: [u8; 6],
    /// The wood that a building of value 8 costs.
    pub eight_wood: u8,
    /// The VP that a building of value 8 gives.
    pub eight_vp: u8,
    /// The francs for a bonus tile at a building of value 3.
    pub bonus_price: u8,
    /// The landmarks, by rising value.
    pub landmarks: [LandmarkTile; LANDMARKS],
    /// The VP of a slot of bronze, silver, gold prestige.
    pub slot_vp: [u8; 3],
    /// The first, second and third prize of each VP tile.
    pub prizes: [[u8; 3]; 6],
    /// The first and the last space of zones A, B and C of the bonus track.
    pub zones: [[u8; 2]; 3],
    /// What each bonus tile does, by number.
    pub effects: [Effect; Bonus::COUNT + 1],
    /// How many more copies there are with the mark 3 and with the mark 4, by number.
    pub extra: [[u8; Bonus::COUNT + 1]; 2],
    /// The end-game tiles.
    pub end_tiles: [EndTile; 12],
}

/// A landmark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LandmarkTile {
    /// Which one it is.
    pub landmark: Landmark,
    /// Its value.
    pub value: u8,
    /// What it costs in wood, marble and gold.
    pub cost: [u8; 3],
    /// The kinds of prestige that its slots take.
    pub slots: [Kind; 3],
}

/// What a bonus tile does. Amounts that depend on the number of players are for 2, 3 and 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Francs and VP.
    Flat {
        /// The francs.
        francs: u8,
        /// The VP.
        vp: u8,
    },
    /// Counts as a resource.
    Resource(Kind),
    /// VP for each of the player's buildings of a value.
    PerBuilding {
        /// The value.
        value: Value,
        /// The VP for each.
        vp: u8,
    },
    /// Counts as this many prestige of any kind.
    AnyPrestige(u8),
    /// Counts as this many resources of any kind.
    AnyResource(u8),
    /// A key may go where one of your keys stands.
    BesideOwn,
    /// A key may go where an opponent's key stands.
    BesideOther,
    /// A key from the reserve.
    Key {
        /// The francs for it.
        price: u8,
    },
    /// Any bonus tile from the track.
    TakeAny,
    /// VP for each other unused bonus tile.
    PerUnused([u8; 3]),
    /// VP for each pair of equal prestige.
    PrestigePairs([u8; 3]),
    /// VP for each pair of equal resources.
    ResourcePairs([u8; 3]),
    /// Back along the track.
    Back,
    /// VP for each franc at the end.
    FrancsAtEnd,
    /// VP for each of the player's landmarks.
    PerLandmark(u8),
    /// VP for 4, 5, 6 and 7 types.
    Types([u8; 4]),
}

impl Edition {
    /// The name of the sixth type of building: a bookshop, unless the edition names another.
    #[must_use]
    pub fn sixth_type(&self) -> Type {
        let mut types = self.types.as_flattened().iter().copied();
        types.find(|of| of.slot() == Type::Bookshop.slot()).unwrap_or(Type::Bookshop)
    }
}

impl table::Edition for Edition {
    const SHIPPED: &'static str = include_str!("../editions/game-brewer-2020.toml");

    fn parse(text: &str) -> Result<Self, EditionError> {
        let (info, raw): (_, raw::Raw) = EditionInfo::read(text, crate::NAME)?;
        check::edition(info, &raw)
    }

    fn info(&self) -> &EditionInfo {
        &self.info
    }
}
