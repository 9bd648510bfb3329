//! What a game can say, with each message defined once: its name, its arguments and the variant it
//! belongs to.

/// An enum whose variants are messages. A variant's fields are the arguments of its message, under
/// their own names, so each must convert into an [`Arg`](crate::Arg). If they are not, braces after
/// the message list the arguments, each with a value unless it is the field of that name. If the
/// message depends on a field, `match` selects it.
///
/// The enum also gets `MESSAGES`, for the game's list of messages.
///
/// ```
/// use lutece_table::{Say as _, Seat};
///
/// lutece_table::messages! {
///     /// What a move brought about.
///     #[derive(Clone)]
///     pub enum Event {
///         /// The game is over.
///         Over = "toy-over";
///         /// Something was taken.
///         Taken { seat: Seat, left: u8 } = "toy-taken";
///         /// Something was paid.
///         Paid { seat: Seat, points: i32 } = "toy-paid" { seat, cost: -points };
///         /// Somebody's points changed.
///         Points(change: i32) match (change) {
///             ..0 => "toy-lost" { points: -change },
///             _ => "toy-won" { points: change },
///         };
///     }
/// }
/// assert_eq!(Event::Taken { seat: Seat::new(0), left: 2 }.message().to_string(), "toy-taken seat=1 left=2");
/// assert_eq!(Event::Points(-3).message().to_string(), "toy-lost points=3");
/// assert_eq!(Event::MESSAGES[2], ("toy-paid", &["seat", "cost"] as &[_]));
/// assert_eq!(Event::MESSAGES.len(), 5);
/// ```
#[macro_export]
macro_rules! messages {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {$(
        $(#[$item:meta])*
        $variant:ident
        $(($($place:ident: $place_type:ty),+))?
        $({$($(#[$attribute:meta])* $field:ident: $field_type:ty),+ $(,)?})?
        $(= $id:literal $({$($arg:ident $(: $value:expr)?),+ $(,)?})?)?
        $(match ($on:expr) {$(
            $case:pat => $case_id:literal {$($case_arg:ident $(: $case_value:expr)?),* $(,)?}
        ),+ $(,)?})?
    ;)+}) => {
        $(#[$meta])*
        $vis enum $name {$(
            $(#[$item])*
            $variant
            $(($($place_type),+))?
            $({$(
                #[allow(missing_docs, reason = "the name of an argument says what it is")]
                $(#[$attribute])*
                $field: $field_type
            ),+})?
        ),+}

        impl $name {
            /// Each message, with the names of its arguments.
            $vis const MESSAGES: &'static [$crate::Spoken] = {
                const LISTS: &[&[$crate::Spoken]] = &[$($crate::message_of!(
                    list [$($($place)+)? $($($field)+)?]
                    $(= $id $({$($arg $(: $value)?),+})?)?
                    $(match {$($case_id {$($case_arg),*})+})?
                )),+];
                &$crate::spoken::<{ $crate::count(LISTS) }>(LISTS)
            };
        }

        impl $crate::Say for $name {
            #[allow(unused_variables, reason = "not everything that is known is said")]
            fn message(&self) -> $crate::Message {
                match ::std::clone::Clone::clone(self) {$(
                    Self::$variant $(($($place),+))? $({ $($field),+ })? => $crate::message_of!(
                        say [$($($place)+)? $($($field)+)?]
                        $(= $id $({$($arg $(: $value)?),+})?)?
                        $(match ($on) {$(
                            $case => $case_id {$($case_arg $(: $case_value)?),*}
                        ),+})?
                    )
                ),+}
            }
        }
    };
}

/// One variant of [`messages!`]: what it adds to the list, and its message.
#[doc(hidden)]
#[macro_export]
macro_rules! message_of {
    (list [$($field:ident)*] = $id:literal) => { &[($id, &[$(stringify!($field)),*])] };
    (list $fields:tt = $id:literal {$($arg:ident $(: $value:expr)?),+}) => {
        &[($id, &[$(stringify!($arg)),+])]
    };
    (list $fields:tt match {$($id:literal {$($arg:ident),*})+}) => {
        &[$(($id, &[$(stringify!($arg)),*])),+]
    };
    (say [$($field:ident)*] = $id:literal) => {
        $crate::Message::new($id)$(.with(stringify!($field), $field))*
    };
    (say $fields:tt = $id:literal {$($arg:ident $(: $value:expr)?),*}) => {
        $crate::Message::new($id)$(.with(stringify!($arg), $crate::message_of!(value $arg $($value)?)))*
    };
    (say $fields:tt match ($on:expr) {$(
        $case:pat => $id:literal {$($arg:ident $(: $value:expr)?),*}
    ),+}) => {
        match $on {$(
            $case => {
                $crate::message_of!(say [] = $id {$($arg $(: $value)?),*})
            }
        ),+}
    };
    (value $arg:ident) => { $arg };
    (value $arg:ident $value:expr) => { $value };
}

/// The refusals of a game: like [`messages!`], with an English text for each, for logs and traces.
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
        $crate::messages! {
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum $name { $($(#[$item])* $variant $(($($field: $type),+))? = $id;)+ }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self { $(Self::$variant $(($($field),+))? => write!(f, $text)),+ }
            }
        }

        impl ::std::error::Error for $name {}
    };
}
