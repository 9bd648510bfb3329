//! Reasons why a move is refused, each told once.

/// The refusals of a game: an enum whose variants have the name of a message, and an English text
/// for logs and traces. What a reason is about are its fields; each is an argument of the message
/// under its own name, so it must become an [`Arg`](crate::Arg).
///
/// Besides the enum there is `Refusal::MESSAGES`, for the game's list of messages.
///
/// ```
/// use lutece_table::Say as _;
///
/// lutece_table::refusals! {
///     /// Why a move is not legal.
///     Refusal {
///         /// The game is over.
///         Over = "toy-refusal-over", "the game is over";
///         /// There are fewer.
///         TooMany(left: u8) = "toy-refusal-too-many", "only {left} are left";
///     }
/// }
/// assert_eq!(Refusal::TooMany(2).to_string(), "only 2 are left");
/// assert_eq!(Refusal::TooMany(2).message().to_string(), "toy-refusal-too-many left=2");
/// assert_eq!(Refusal::MESSAGES[1], ("toy-refusal-too-many", &["left"] as &[_]));
/// ```
#[macro_export]
macro_rules! refusals {
    ($(#[$doc:meta])* $name:ident {
        $($(#[$item:meta])* $variant:ident $(($($field:ident: $type:ty),+))? = $id:literal, $text:literal;)+
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$item])* $variant $(($($type),+))?),+ }

        impl $name {
            /// The message of each reason, with the names of its arguments.
            pub const MESSAGES: &'static [$crate::Spoken] =
                &[$(($id, &[$($(stringify!($field)),+)?])),+];
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self { $(Self::$variant $(($($field),+))? => write!(f, $text)),+ }
            }
        }

        impl ::std::error::Error for $name {}

        impl $crate::Say for $name {
            fn message(&self) -> $crate::Message {
                match *self {
                    $(Self::$variant $(($($field),+))? => {
                        $crate::Message::new($id)$($(.with(stringify!($field), $field))+)?
                    })+
                }
            }
        }
    };
}
