//! The games by name.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use table::{Choice, Game, Options};

use crate::{every_game, with_game};

macro_rules! kinds {
    ([$($kind:ident $krate:ident $game:ident,)*]) => {
        /// A game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Kind {
            $(
                #[doc = concat!("The game of the crate `", stringify!($krate), "`.")]
                $kind,
            )*
        }

        impl Kind {
            /// Every game.
            pub const ALL: &[Self] = &[$(Self::$kind),*];

            /// Every message that the game's rules can produce, with its arguments.
            #[must_use]
            pub fn messages(self) -> &'static [(&'static str, &'static [&'static str])] {
                match self { $(Self::$kind => $krate::MESSAGES),* }
            }
        }
    };
}

every_game!(kinds!,);

impl Kind {
    /// The name in commands, records and addresses.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        with_game!(self, G => <G as Game>::NAME)
    }

    /// How many can play.
    #[must_use]
    pub fn seats(self) -> RangeInclusive<usize> {
        with_game!(self, G => <G as Game>::SEATS)
    }

    /// The options there are.
    #[must_use]
    pub fn options(self) -> &'static [Choice] {
        with_game!(self, G => <<G as Game>::Options as Options>::ALL)
    }

    /// Whether its positions can be set up by hand.
    #[must_use]
    pub const fn sets_up(self) -> bool {
        with_game!(self, G => <G as Game>::SETS_UP)
    }

    /// The version of its rules.
    #[must_use]
    pub const fn rules(self) -> u32 {
        with_game!(self, G => <G as Game>::RULES)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

/// There is no game of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KindError(pub String);

impl fmt::Display for KindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = Kind::ALL.iter().map(|kind| kind.as_str()).collect();
        write!(f, "no game {:?}: there are {}", self.0, names.join(", "))
    }
}

impl std::error::Error for KindError {}

impl FromStr for Kind {
    type Err = KindError;

    fn from_str(text: &str) -> Result<Self, KindError> {
        let found = Self::ALL.iter().find(|kind| kind.as_str() == text);
        found.copied().ok_or_else(|| KindError(text.to_owned()))
    }
}
