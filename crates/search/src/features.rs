//! The features of an evaluation, by name.

use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use table::MAX_SEATS;

/// More features than any game has.
pub const MOST_FEATURES: usize = 48;

/// The name of one feature of a game; [`features!`](crate::features) makes the list of them.
pub trait FeatureName: Copy + Send + Sync + 'static {
    /// Every feature, in the order in which a row has them.
    const ALL: &'static [Self];

    /// Its place in a row.
    fn index(self) -> usize;

    /// Its name in files of weights.
    fn name(self) -> &'static str;

    /// Whether a fit must never count it as a loss to its owner.
    fn rises(self) -> bool;
}

/// Lists the features of a game: a name for the code and one for files of weights each. Those
/// that a fit must never count as a loss to their owner are `rising`.
///
/// ```
/// lutece_search::features! {
///     /// What counts.
///     pub enum Feature {
///         Points: "points" rising,
///         ToAct: "to-act",
///     }
/// }
/// use lutece_search::{FeatureName as _, Row};
/// let mut row: Row<Feature> = Row::default();
/// row[Feature::ToAct] += 1.0;
/// assert_eq!(row.numbers(), [0.0, 1.0]);
/// assert!(Feature::Points.rises() && !Feature::ToAct.rises());
/// ```
#[macro_export]
macro_rules! features {
    (@rises) => { false };
    (@rises rising) => { true };
    (
        $(#[$about:meta])*
        $sight:vis enum $Feature:ident {
            $($variant:ident: $name:literal $($rising:ident)?),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $sight enum $Feature {
            $(
                #[doc = concat!("`", $name, "` in files of weights.")]
                $variant,
            )+
        }

        impl $crate::FeatureName for $Feature {
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            fn index(self) -> usize {
                self as usize
            }

            fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }

            fn rises(self) -> bool {
                match self {
                    $(Self::$variant => $crate::features!(@rises $($rising)?),)+
                }
            }
        }
    };
}

/// The features of one seat.
#[derive(Clone, Copy, Debug)]
pub struct Row<F> {
    numbers: [f32; MOST_FEATURES],
    of: PhantomData<F>,
}

/// The features of every seat.
pub type Rows<F> = [Row<F>; MAX_SEATS];

impl<F> Default for Row<F> {
    fn default() -> Self {
        Self { numbers: [0.0; MOST_FEATURES], of: PhantomData }
    }
}

impl<F: FeatureName> Row<F> {
    /// As plain numbers, in the order of the features.
    #[must_use]
    pub fn numbers(&self) -> &[f32] {
        &self.numbers[..F::ALL.len()]
    }
}

impl<F: FeatureName> Index<F> for Row<F> {
    type Output = f32;

    fn index(&self, feature: F) -> &f32 {
        &self.numbers[feature.index()]
    }
}

impl<F: FeatureName> IndexMut<F> for Row<F> {
    fn index_mut(&mut self, feature: F) -> &mut f32 {
        &mut self.numbers[feature.index()]
    }
}
