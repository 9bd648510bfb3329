//! There are no options.

use table::{Choice, OptionError};

/// No options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options;

impl table::Options for Options {
    const ALL: &'static [Choice] = &[];

    fn set(&mut self, key: &str, _: &str) -> Result<(), OptionError> {
        Err(OptionError::unknown(key, Self::ALL))
    }

    fn get(&self, _: &str) -> String {
        String::new()
    }
}
