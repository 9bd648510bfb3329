//! The things on the table: districts, buildings, landmarks, tokens and tiles.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::Serialize;
use table::{NotationError, words};

pub use crate::landmark::Landmark;

words! {
    /// One of the six districts around the Arc de Triomphe.
    District, "a district" {
        /// Batignolles.
        Batignolles = "batignolles",
        /// Montmartre.
        Montmartre = "montmartre",
        /// La Villette.
        LaVillette = "la-villette",
        /// Belleville.
        Belleville = "belleville",
        /// Saint-Germain.
        SaintGermain = "saint-germain",
        /// Chaillot.
        Chaillot = "chaillot",
    }
}

impl District {
    /// The name for people.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Batignolles => "Batignolles",
            Self::Montmartre => "Montmartre",
            Self::LaVillette => "La Villette",
            Self::Belleville => "Belleville",
            Self::SaintGermain => "Saint-Germain",
            Self::Chaillot => "Chaillot",
        }
    }
}

words! {
    /// The value of a building, which is also its price. Each district has one space of each value.
    Value, "a value of 1, 2, 3, 4, 5 or 8" {
        /// 1.
        One = "1",
        /// 2.
        Two = "2",
        /// 3.
        Three = "3",
        /// 4.
        Four = "4",
        /// 5.
        Five = "5",
        /// 8.
        Eight = "8",
    }
}

impl Value {
    /// The number.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        [1, 2, 3, 4, 5, 8][self as usize]
    }

    /// The value with this number.
    #[must_use]
    pub fn of(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.number() == number)
    }
}

words! {
    /// The type of a building. A box has six. No source is certain about the name of the sixth, so
    /// an edition may call it something other than a bookshop; the types after the theatre are such
    /// other names.
    Type, "a building type", terms "paris-type-" {
        /// A bakery.
        Bakery = "bakery",
        /// A bookshop.
        Bookshop = "bookshop",
        /// A café.
        Cafe = "cafe",
        /// A hotel.
        Hotel = "hotel",
        /// A residence.
        Residence = "residence",
        /// A theatre.
        Theatre = "theatre",
        /// A butcher.
        Butcher = "butcher",
        /// A cinema.
        Cinema = "cinema",
        /// A fashion house.
        FashionHouse = "fashion-house",
        /// A florist.
        Florist = "florist",
        /// A gallery.
        Gallery = "gallery",
        /// A library.
        Library = "library",
        /// A market.
        Market = "market",
        /// A museum.
        Museum = "museum",
        /// A pharmacy.
        Pharmacy = "pharmacy",
        /// A school.
        School = "school",
        /// A shop.
        Shop = "shop",
        /// A wine shop.
        WineShop = "wine-shop",
    }
}

impl Type {
    /// How many types a box has.
    pub const COUNT: usize = 6;

    /// Which of the six types in a box it is; all names of the sixth are the same type.
    #[inline]
    #[must_use]
    pub const fn slot(self) -> usize {
        if (self as usize) < Self::COUNT { self as usize } else { Self::Bookshop as usize }
    }
}

words! {
    /// The kind of a token, or of the token that a tile counts as. The order matters to the rules:
    /// it decides what is paid first, and which kind is the last among equal prices (K19, K33).
    Kind, "a kind of token", terms "paris-kind-" {
        /// Wood, a resource.
        Wood = "wood",
        /// Marble, a resource.
        Marble = "marble",
        /// Gold, a resource.
        Gold = "gold",
        /// Bronze prestige.
        Bronze = "bronze",
        /// Silver prestige.
        Silver = "silver",
        /// Gold prestige.
        GoldPrestige = "gold-prestige",
    }
}

impl Kind {
    /// The resources, in the order in which they are paid (K19).
    pub const RESOURCES: [Self; 3] = [Self::Wood, Self::Marble, Self::Gold];
    /// The kinds of prestige.
    pub const PRESTIGE: [Self; 3] = [Self::Bronze, Self::Silver, Self::GoldPrestige];

    /// Whether it is a resource, not prestige.
    #[inline]
    #[must_use]
    pub const fn is_resource(self) -> bool {
        (self as u8) < 3
    }
}

/// A bonus tile by the number printed on it, 1 to 30.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Bonus(NonZeroU8);

impl Bonus {
    /// How many numbers there are.
    pub const COUNT: usize = 30;

    /// Every number, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT as u8).map(Self::new)
    }

    /// The tile with this number.
    ///
    /// # Panics
    /// If the number is not 1 to 30.
    #[inline]
    #[must_use]
    pub const fn new(number: u8) -> Self {
        assert!(number as usize <= Self::COUNT, "bonus tiles are numbered from 1 to 30");
        match NonZeroU8::new(number) {
            Some(number) => Self(number),
            None => panic!("bonus tiles are numbered from 1 to 30"),
        }
    }

    /// The number.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The number as an index; 0 is not used.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize
    }

    /// The bit that stands for it in a set of numbers.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u32 {
        1 << self.0.get()
    }
}

impl fmt::Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bonus {}", self.0)
    }
}

impl FromStr for Bonus {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        number(text)
            .filter(|number| (1..=Self::COUNT as u8).contains(number))
            .map(Self::new)
            .ok_or_else(|| NotationError(format!("expected a number from 1 to 30, not {text:?}")))
    }
}

/// An end-game tile by what it gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EndTile {
    /// It counts as a token of this kind.
    Counts(Kind),
    /// Francs.
    Francs(u8),
    /// Victory points.
    Vp(u8),
}

impl fmt::Display for EndTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Counts(kind) => kind.fmt(f),
            Self::Francs(amount) => write!(f, "{amount}-francs"),
            Self::Vp(amount) => write!(f, "{amount}-vp"),
        }
    }
}

impl FromStr for EndTile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if let Ok(kind) = text.parse() {
            return Ok(Self::Counts(kind));
        }
        let amount = |unit: &str| text.strip_suffix(unit).and_then(number).filter(|it| *it > 0);
        match (amount("-francs"), amount("-vp")) {
            (Some(francs), _) => Ok(Self::Francs(francs)),
            (_, Some(vp)) => Ok(Self::Vp(vp)),
            _ => Err(NotationError(format!("expected an end-game tile, not {text:?}"))),
        }
    }
}

table::text_serde!(write EndTile);

/// What pays for a resource, fills a slot or is sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// A real token.
    Token,
    /// A bonus tile that counts as a token.
    Tile(Bonus),
    /// An end-game tile that counts as a token.
    EndTile,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Token => f.write_str("token"),
            Self::Tile(bonus) => write!(f, "tile{bonus}"),
            Self::EndTile => f.write_str("endtile"),
        }
    }
}

impl FromStr for Source {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "token" => Ok(Self::Token),
            "endtile" => Ok(Self::EndTile),
            _ => text
                .strip_prefix("tile")
                .and_then(|rest| rest.parse().ok())
                .map(Self::Tile)
                .ok_or_else(|| {
                    NotationError(format!("expected token, a tile or endtile, not {text:?}"))
                }),
        }
    }
}

table::text_serde!(write Source);

/// A number without sign or leading zeros, so that each number has one spelling.
pub(crate) fn number(text: &str) -> Option<u8> {
    let plain =
        text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}
