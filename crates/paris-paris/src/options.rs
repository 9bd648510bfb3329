//! The options of a table.

use table::{Choice, OptionError, START, Seat};

/// The options of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// One player may own both shops of a crossing (P2).
    pub doubles: bool,
    /// The bag and the supplies are not shown (P9).
    pub hidden: bool,
    /// Who begins; `None` if chance decides.
    pub start: Option<Seat>,
}

impl table::Options for Options {
    const ALL: &'static [Choice] = &[
        Choice { key: "doubles", values: &["off", "on"], names: &[] },
        Choice { key: "bag", values: &["shown", "hidden"], names: &[] },
        Choice { key: START, values: &["random", "1", "2", "3", "4"], names: &[] },
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match (key, value) {
            ("doubles", "off") => self.doubles = false,
            ("doubles", "on") => self.doubles = true,
            ("bag", "shown") => self.hidden = false,
            ("bag", "hidden") => self.hidden = true,
            (START, "random") => self.start = None,
            (START, seat) if Self::ALL[2].values.contains(&seat) => self.start = seat.parse().ok(),
            ("doubles" | "bag" | START, _) => {
                return Err(OptionError::value(key, value, Self::ALL));
            }
            _ => return Err(OptionError::unknown(key, Self::ALL)),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> String {
        let value = match key {
            "doubles" if self.doubles => "on",
            "doubles" => "off",
            START => return self.start.map_or_else(|| "random".to_owned(), |it| it.to_string()),
            _ if self.hidden => "hidden",
            _ => "shown",
        };
        value.to_owned()
    }

    /// Who begins is left out if chance decides, as in older records, which had no such option.
    fn pairs(&self) -> Vec<(&'static str, String)> {
        let said = |choice: &&Choice| choice.key != START || self.start.is_some();
        Self::ALL.iter().filter(said).map(|choice| (choice.key, self.get(choice.key))).collect()
    }
}
