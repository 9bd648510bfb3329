//! The list of games. Each entry is present if its feature is.
//!
//! A macro used in another crate cannot test for a feature of this one. So every game has a macro
//! that adds it to the list and passes the list on to the next game's macro; if a game is left out,
//! its macro passes the list on unchanged.

/// Passes the list of games to another macro: `every_game!(callback!, arguments)`. Each game is
/// given by its variant, its crate and its type.
#[macro_export]
macro_rules! every_game {
    ($($callback:ident)::+ !, $($arguments:tt)*) => {
        $crate::city_of_light_and! {
            [] paris_paris_and paris_and lanterns_and end_of_list ($($callback)::+) $($arguments)*
        }
    };
}

/// An entry: the feature, the macro that adds it, and what it adds.
macro_rules! entry {
    ($feature:literal $krate:ident $name:ident) => {
        // The macros name the games from other crates too.
        #[cfg(not(feature = $feature))]
        #[doc(hidden)]
        pub use crate::left_out_and as $name;
        #[cfg(feature = $feature)]
        pub use ::$krate;
    };
}

entry! { "city-of-light" city_of_light city_of_light_and }
entry! { "paris-paris" paris_paris paris_paris_and }
entry! { "paris" paris paris_and }
entry! { "lanterns" lanterns lanterns_and }

#[cfg(feature = "city-of-light")]
#[doc(hidden)]
#[macro_export]
macro_rules! city_of_light_and {
    ([$($list:tt)*] $next:ident $($rest:tt)*) => {
        $crate::$next! { [$($list)* CityOfLight city_of_light CityOfLight,] $($rest)* }
    };
}

#[cfg(feature = "paris-paris")]
#[doc(hidden)]
#[macro_export]
macro_rules! paris_paris_and {
    ([$($list:tt)*] $next:ident $($rest:tt)*) => {
        $crate::$next! { [$($list)* ParisParis paris_paris ParisParis,] $($rest)* }
    };
}

#[cfg(feature = "paris")]
#[doc(hidden)]
#[macro_export]
macro_rules! paris_and {
    ([$($list:tt)*] $next:ident $($rest:tt)*) => {
        $crate::$next! { [$($list)* Paris paris Paris,] $($rest)* }
    };
}

#[cfg(feature = "lanterns")]
#[doc(hidden)]
#[macro_export]
macro_rules! lanterns_and {
    ([$($list:tt)*] $next:ident $($rest:tt)*) => {
        $crate::$next! { [$($list)* Lanterns lanterns Lanterns,] $($rest)* }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! left_out_and {
    ([$($list:tt)*] $next:ident $($rest:tt)*) => {
        $crate::$next! { [$($list)*] $($rest)* }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! end_of_list {
    ([$($list:tt)+] ($($callback:ident)::+) $($arguments:tt)*) => {
        $($callback)::+! { [$($list)+] $($arguments)* }
    };
    ([] $($rest:tt)*) => {
        compile_error!("the list of games is empty: choose a feature of lutece-catalog");
    };
}
