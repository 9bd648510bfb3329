//! Places of the board: where keys stand, and sets of them as bits.

use std::fmt;
use std::str::FromStr;

use table::NotationError;

use crate::piece::{District, Landmark, Value};

/// How many building spaces there are.
pub const BUILDINGS: usize = 36;
/// How many landmarks there are.
pub const LANDMARKS: usize = 8;
/// How many places can be bought.
pub const PLACES: usize = BUILDINGS + LANDMARKS;

/// Where a key is placed from the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stand {
    /// The bank of a district.
    Bank(District),
    /// The Arc de Triomphe.
    Arc,
}

/// What can be bought: a building or a landmark in a district.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site {
    /// The district.
    pub district: District,
    /// What stands there.
    pub spot: Spot,
}

/// A building or a landmark of a district.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// The building of this value.
    Building(Value),
    /// A landmark.
    Landmark(Landmark),
}

/// Where a key can stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Post {
    /// On the Arc or a bank.
    Stand(Stand),
    /// On something that was bought.
    Site(Site),
}

impl Stand {
    /// Every stand, the banks first.
    pub const ALL: [Self; 7] = [
        Self::Bank(District::Batignolles),
        Self::Bank(District::Montmartre),
        Self::Bank(District::LaVillette),
        Self::Bank(District::Belleville),
        Self::Bank(District::SaintGermain),
        Self::Bank(District::Chaillot),
        Self::Arc,
    ];

    /// The bit that stands for it in a set of stands.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u8 {
        match self {
            Self::Bank(district) => 1 << district.index(),
            Self::Arc => 1 << 6,
        }
    }
}

/// The word for a key from the hand: `arc` or the district.
impl fmt::Display for Stand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Arc => f.write_str("arc"),
            Self::Bank(district) => district.fmt(f),
        }
    }
}

impl FromStr for Stand {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "arc" { Ok(Self::Arc) } else { text.parse().map(Self::Bank) }
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.spot {
            Spot::Building(value) => write!(f, "{}:{value}", self.district),
            Spot::Landmark(landmark) => write!(f, "{}:{landmark}", self.district),
        }
    }
}

impl FromStr for Site {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong =
            || NotationError(format!("expected district:value or district:landmark, not {text:?}"));
        let (district, spot) = text.split_once(':').ok_or_else(wrong)?;
        let spot = match (spot.parse(), spot.parse()) {
            (Ok(value), _) => Spot::Building(value),
            (_, Ok(landmark)) => Spot::Landmark(landmark),
            _ => return Err(wrong()),
        };
        Ok(Self { district: district.parse()?, spot })
    }
}

table::text_serde!(write Site);

impl fmt::Display for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stand(Stand::Arc) => f.write_str("arc"),
            Self::Stand(Stand::Bank(district)) => write!(f, "{district}:bank"),
            Self::Site(site) => site.fmt(f),
        }
    }
}

impl FromStr for Post {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "arc" {
            return Ok(Self::Stand(Stand::Arc));
        }
        match text.strip_suffix(":bank") {
            Some(district) => Ok(Self::Stand(Stand::Bank(district.parse()?))),
            None => text.parse().map(Self::Site),
        }
    }
}

table::text_serde!(write Post);

/// A building tile, named by what is printed on it: its district and value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Building(u8);

impl Building {
    /// The building of a district and value.
    #[inline]
    #[must_use]
    pub const fn new(district: District, value: Value) -> Self {
        Self((district.index() * 6 + value.index()) as u8)
    }

    #[inline]
    pub(crate) const fn at(index: usize) -> Self {
        Self(index as u8)
    }

    /// Every building, district by district.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..BUILDINGS as u8).map(Self)
    }

    /// The position in [`Self::all`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The printed district, which the back shows too.
    #[inline]
    #[must_use]
    pub const fn district(self) -> District {
        District::ALL[self.0 as usize / 6]
    }

    /// The value.
    #[inline]
    #[must_use]
    pub const fn value(self) -> Value {
        Value::ALL[self.0 as usize % 6]
    }
}

/// `chaillot:5`.
impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.district(), self.value())
    }
}

impl fmt::Debug for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Building {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.parse()? {
            Site { district, spot: Spot::Building(value) } => Ok(Self::new(district, value)),
            Site { .. } => Err(NotationError(format!("expected district:value, not {text:?}"))),
        }
    }
}

table::text_serde!(Building);

/// A place that can be bought, by number: first the 36 building spaces, district by district, then
/// the eight landmarks by rising value, wherever they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// The space of a building.
    #[inline]
    #[must_use]
    pub const fn building(district: District, value: Value) -> Self {
        Self(Building::new(district, value).0)
    }

    /// The landmark with this rank, from 0 for the cheapest.
    #[inline]
    #[must_use]
    pub const fn landmark(rank: usize) -> Self {
        assert!(rank < LANDMARKS, "there are eight landmarks");
        Self((BUILDINGS + rank) as u8)
    }

    #[inline]
    pub(crate) const fn at(index: usize) -> Self {
        Self(index as u8)
    }

    /// The position in the order of places.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The bit that stands for it in a set of places.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The value of the building, `None` for a landmark.
    #[inline]
    #[must_use]
    pub const fn value(self) -> Option<Value> {
        if (self.0 as usize) < BUILDINGS { Some(Value::ALL[self.0 as usize % 6]) } else { None }
    }

    /// The rank of the landmark, `None` for a building.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> Option<usize> {
        (self.0 as usize).checked_sub(BUILDINGS)
    }
}

/// All landmarks, as a set of places.
pub const ALL_LANDMARKS: u64 = ((1 << LANDMARKS) - 1) << BUILDINGS;

/// The building spaces of a district, as a set of places.
#[inline]
#[must_use]
pub const fn district_buildings(district: District) -> u64 {
    0b11_1111 << (district.index() * 6)
}
