//! Tiles, buildings, postcards, and small sets of them.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{NotationError, words};

/// One of at most 16 things of a kind, so that a set of them fits into bits.
pub trait Element: Copy + 'static {
    /// Every one, in order.
    const ALL: &'static [Self];

    /// Its position in [`Self::ALL`].
    fn index(self) -> usize;
}

/// A set of buildings, postcards or tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<T> {
    bits: u16,
    kind: PhantomData<T>,
}

words! {
    /// A building: the twelve of the supply by their shape and size, and the garden, which
    /// counts as one once it is placed.
    Building, "a building" {
        /// A straight row of three.
        I3 = "I3",
        /// A corner of three.
        V3 = "V3",
        /// An L of four.
        L4 = "L4",
        /// A T of four.
        T4 = "T4",
        /// A block of two by two.
        O4 = "O4",
        /// An S of four.
        S4 = "S4",
        /// A long-stemmed T of five.
        T5 = "T5",
        /// Stairs of five.
        W5 = "W5",
        /// A cross of five.
        X5 = "X5",
        /// A block with a bump, of five.
        P5 = "P5",
        /// A trough of six.
        U6 = "U6",
        /// A long L of six.
        L6 = "L6",
        /// The garden of the Jardin des Plantes.
        Jardin = "jardin",
    }
}

words! {
    /// A postcard.
    Postcard, "a postcard", terms "col-card-" {
        /// Swap a building with the supply and place the new one.
        Levitation = "levitation",
        /// One later building may cover a streetlight.
        Metropolitain = "metropolitain",
        /// Place the garden.
        Jardin = "jardin",
        /// Unbuilt buildings cost nothing.
        SacreCoeur = "sacre-coeur",
        /// Place the painter.
        Peintre = "peintre",
        /// One later building or fountain may cover a space of the opponent.
        Chartier = "chartier",
        /// Place the annex.
        Bouquinistes = "bouquinistes",
        /// Place the streetlight tile.
        Lampadaire = "lampadaire",
        /// Place the dancer.
        MoulinRouge = "moulin-rouge",
        /// Place the fountain.
        Fontaine = "fontaine",
        /// Place the statue.
        Penseur = "penseur",
        /// Place the large streetlight.
        GrandeLumiere = "grande-lumiere",
    }
}

words! {
    /// Where the statue looks.
    Facing, "a direction (n, e, s or w)", terms "col-facing-" {
        /// Up the board.
        North = "n",
        /// To the right.
        East = "e",
        /// Down the board.
        South = "s",
        /// To the left.
        West = "w",
    }
}

/// One of a player's eight tiles, numbered from 1 in the edition's order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// How many a player has.
    pub const COUNT: usize = 8;

    /// Every tile of a player, in the edition's order.
    pub const ALL: [Self; Self::COUNT] =
        [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];

    /// The number people know it by, from 1.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The position in [`Self::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Building {
    /// The twelve that lie in the supply at the beginning.
    pub const SUPPLY: [Self; 12] = [
        Self::I3,
        Self::V3,
        Self::L4,
        Self::T4,
        Self::O4,
        Self::S4,
        Self::T5,
        Self::W5,
        Self::X5,
        Self::P5,
        Self::U6,
        Self::L6,
    ];

    /// How many spaces it covers, without an annex.
    #[must_use]
    pub const fn size(self) -> usize {
        match self {
            Self::Jardin => 2,
            Self::I3 | Self::V3 => 3,
            Self::L4 | Self::T4 | Self::O4 | Self::S4 => 4,
            Self::T5 | Self::W5 | Self::X5 | Self::P5 => 5,
            Self::U6 | Self::L6 => 6,
        }
    }
}

macro_rules! elements {
    ($($name:ident),*) => {$(
        impl Element for $name {
            const ALL: &'static [Self] = &Self::ALL;

            #[inline]
            fn index(self) -> usize {
                self.index()
            }
        }
    )*};
}
elements!(Building, Postcard, Tile);

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tile {}", self.number())
    }
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::ALL
            .into_iter()
            .find(|tile| tile.to_string() == text)
            .ok_or_else(|| NotationError(format!("{text:?} is no tile from 1 to 8")))
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::ALL
            .into_iter()
            .find(|tile| tile.number() == number)
            .ok_or_else(|| serde::de::Error::custom("a tile is a number from 1 to 8"))
    }
}

impl<T: Element> Set<T> {
    /// Nothing.
    pub const EMPTY: Self = Self { bits: 0, kind: PhantomData };

    /// Whether it is in the set.
    #[inline]
    #[must_use]
    pub fn contains(self, item: T) -> bool {
        self.bits & (1 << item.index()) != 0
    }

    /// Puts it into the set.
    #[inline]
    pub fn insert(&mut self, item: T) {
        self.bits |= 1 << item.index();
    }

    /// Takes it out of the set.
    #[inline]
    pub fn remove(&mut self, item: T) {
        self.bits &= !(1 << item.index());
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Those of either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self { bits: self.bits | other.bits, kind: PhantomData }
    }

    /// The one with exactly `nth` others before it.
    #[inline]
    pub(crate) fn nth(self, nth: usize) -> T {
        T::ALL[crate::board::nth(u64::from(self.bits), nth)]
    }
}

/// In order.
impl<T: Element> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Members<T>;

    #[inline]
    fn into_iter(self) -> Members<T> {
        Members(self)
    }
}

/// The members of a [`Set`], in order.
#[derive(Clone)]
pub struct Members<T>(Set<T>);

impl<T: Element> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.0.bits == 0 {
            return None;
        }
        let index = self.0.bits.trailing_zeros() as usize;
        self.0.bits &= self.0.bits - 1;
        Some(T::ALL[index])
    }
}

impl<T: Element> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut set = Self::EMPTY;
        items.into_iter().for_each(|item| set.insert(item));
        set
    }
}

impl<T: Element + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
