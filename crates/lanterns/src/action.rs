//! A move and its notation: `hang 12 p3`.

use std::fmt;
use std::str::FromStr;

use table::NotationError;

use crate::LANTERNS;

macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident $prefix:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl $name {
            /// The one with this index, from 0.
            ///
            /// # Panics
            /// If there are not so many.
            #[must_use]
            pub const fn new(index: usize) -> Self {
                assert!(index < LANTERNS, "there are not so many");
                Self(index as u8)
            }

            /// Its index, from 0.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its number, from 1.
            #[must_use]
            pub const fn number(self) -> u8 {
                self.0 + 1
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($prefix, "{}"), self.number())
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<Self, NotationError> {
                (0..LANTERNS).map(Self::new).find(|it| it.to_string() == text).ok_or_else(|| {
                    let [first, last] = [Self::new(0), Self::new(LANTERNS - 1)];
                    NotationError(format!("expected {first} to {last}, not {text:?}"))
                })
            }
        }
    };
}

numbered! {
    /// A lantern, by its brightness.
    Lantern ""
}
numbered! {
    /// A post of the quay.
    Post "p"
}

/// Hangs a lantern at a post.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Which.
    pub lantern: Lantern,
    /// Where.
    pub post: Post,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "hang {} {}", self.lantern, self.post)
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.split(' ').collect::<Vec<_>>().as_slice() {
            ["hang", lantern, post] => Ok(Self { lantern: lantern.parse()?, post: post.parse()? }),
            _ => Err(NotationError(format!("expected hang LANTERN POST, not {text:?}"))),
        }
    }
}
