//! What the rules have to say to people, independent of language.
//!
//! Rules never write sentences. They give the name of a message and its arguments; the `words`
//! crate has a sentence for every name in every language.

use std::borrow::Cow;
use std::fmt;

use serde::Serialize;

/// A name that `words` knows, with the arguments of its sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    /// The Fluent identifier: lower case, words joined by hyphens, beginning with the game.
    pub id: &'static str,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number, to be formatted and pluralised by the language's rules.
    Number(i64),
    /// A word of the notation or a proper name, shown as it is.
    Name(Cow<'static, str>),
    /// A word with a translation in every language (a Fluent identifier).
    Term(Cow<'static, str>),
    /// A seat, shown by its player's name.
    Seat(crate::Seat),
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

/// Shows the name and arguments, for logs and tests; people get a sentence from `words`.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)?;
        for (name, arg) in &self.args {
            match arg {
                Arg::Number(number) => write!(f, " {name}={number}")?,
                Arg::Name(text) | Arg::Term(text) => write!(f, " {name}={text}")?,
                Arg::Seat(seat) => write!(f, " {name}={seat}")?,
            }
        }
        Ok(())
    }
}

/// The name of a message, and the names of its arguments.
pub type Spoken = (&'static str, &'static [&'static str]);

/// How many messages several lists have together.
#[must_use]
pub const fn count(lists: &[&[Spoken]]) -> usize {
    let (mut list, mut count) = (0, 0);
    while list < lists.len() {
        count += lists[list].len();
        list += 1;
    }
    count
}

/// Several lists of messages as one; `N` is their [`count`].
///
/// # Panics
/// If they have fewer or more than `N`.
#[must_use]
pub const fn spoken<const N: usize>(lists: &[&[Spoken]]) -> [Spoken; N] {
    let mut all: [Spoken; N] = [("", &[]); N];
    let (mut list, mut filled) = (0, 0);
    while list < lists.len() {
        let mut at = 0;
        while at < lists[list].len() {
            all[filled] = lists[list][at];
            filled += 1;
            at += 1;
        }
        list += 1;
    }
    assert!(filled == N, "there are as many messages as there is room for");
    all
}

/// Something that can be said to a person.
pub trait Say {
    /// Its message.
    fn message(&self) -> Message;
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number as i64)
            }
        }
    )*};
}
numbers!(u8, i8, u16, i16, u32, i32, i64, usize);

impl From<&'static str> for Arg {
    fn from(name: &'static str) -> Self {
        Self::Name(Cow::Borrowed(name))
    }
}

impl From<String> for Arg {
    fn from(name: String) -> Self {
        Self::Name(Cow::Owned(name))
    }
}

impl From<crate::Seat> for Arg {
    fn from(seat: crate::Seat) -> Self {
        Self::Seat(seat)
    }
}
