//! Enums that are words: in the notation, in edition files and in JSON.

/// An enum whose variants are words of the notation, with `ALL`, `as_str`, `index`, and conversion
/// from and to text and JSON.
///
/// ```
/// lutece_table::words! {
///     /// A direction.
///     Facing, "a direction" {
///         /// Up the board.
///         North = "n",
///         /// Down the board.
///         South = "s",
///     }
/// }
/// assert_eq!("s".parse(), Ok(Facing::South));
/// assert_eq!("x".parse::<Facing>().unwrap_err().to_string(), "expected a direction, not \"x\"");
/// ```
///
/// With `terms` and a prefix, each word is also a term with a translation in every language:
///
/// ```
/// lutece_table::words! {
///     /// A colour.
///     Colour, "a colour", terms "toy-colour-" {
///         /// Red.
///         Red = "red",
///     }
/// }
/// assert_eq!(Colour::Red.term(), "toy-colour-red");
/// assert_eq!(Colour::TERMS, [("toy-colour-red", &[] as &[_])]);
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$doc:meta])* $name:ident, $what:literal, terms $begin:literal {
        $($(#[$item:meta])* $variant:ident = $word:literal),+ $(,)?
    }) => {
        $crate::words! { $(#[$doc])* $name, $what { $($(#[$item])* $variant = $word),+ } }

        impl $name {
            /// The terms, for the game's list of messages.
            pub const TERMS: &'static [$crate::Spoken] = &[$((concat!($begin, $word), &[])),+];

            /// The term that names it in every language.
            #[must_use]
            pub const fn term(self) -> &'static str {
                match self { $(Self::$variant => concat!($begin, $word)),+ }
            }
        }

        impl From<$name> for $crate::Arg {
            fn from(it: $name) -> Self {
                Self::Term(it.term().into())
            }
        }
    };
    ($(#[$doc:meta])* $name:ident, $what:literal {
        $($(#[$item:meta])* $variant:ident = $word:literal),+ $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$item])* $variant),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// The word of the notation.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }

            /// The position in [`Self::ALL`].
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> Result<Self, $crate::NotationError> {
                Self::ALL.into_iter().find(|it| it.as_str() == text).ok_or_else(|| {
                    $crate::NotationError(format!(concat!("expected ", $what, ", not {:?}"), text))
                })
            }
        }

        $crate::text_serde!($name);
    };
}

/// Serialises types as their text, and deserialises them; `write` alone is for types that are never
/// read from JSON.
#[macro_export]
macro_rules! text_serde {
    (write $($name:ty),+) => {$(
        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )+};
    ($($name:ty),+) => {
        $crate::text_serde!(write $($name),+);
        $(
            impl<'de> $crate::serde::Deserialize<'de> for $name {
                fn deserialize<D: $crate::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    <::std::borrow::Cow<'de, str> as $crate::serde::Deserialize>::deserialize(from)?
                        .parse()
                        .map_err($crate::serde::de::Error::custom)
                }
            }
        )+
    };
}
