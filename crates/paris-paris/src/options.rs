//! The options of a table.

use table::{Choice, OptionError};

/// The options of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// One player may own both shops of a crossing (P2).
    pub doubles: bool,
    /// The bag and the supplies are not shown (P9).
    pub hidden: bool,
}

impl table::Options for Options {
    const ALL: &'static [Choice] = &[
        Choice { key: "doubles", values: &["off", "on"], names: &[] },
        Choice { key: "bag", values: &["shown", "hidden"], names: &[] },
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match (key, value) {
            ("doubles", "off") => self.doubles = false,
            ("doubles", "on") => self.doubles = true,
            ("bag", "shown") => self.hidden = false,
            ("bag", "hidden") => self.hidden = true,
            ("doubles" | "bag", _) => return Err(OptionError::value(key, value, Self::ALL)),
            _ => return Err(OptionError::unknown(key, Self::ALL)),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> String {
        let value = match key {
            "doubles" if self.doubles => "on",
            "doubles" => "off",
            _ if self.hidden => "hidden",
            _ => "shown",
        };
        value.to_owned()
    }
}
