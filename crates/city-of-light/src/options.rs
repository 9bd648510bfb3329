//! The options of a table.

use table::{Choice, OptionError, Seat};

use crate::piece::{Postcard, Set};

/// The option that names postcards.
pub(crate) const POSTCARDS: &str = "postcards";

/// The names of the postcards.
const NAMES: [&str; Postcard::ALL.len()] = {
    let mut names = [""; Postcard::ALL.len()];
    let mut at = 0;
    while at < names.len() {
        names[at] = Postcard::ALL[at].as_str();
        at += 1;
    }
    names
};

/// The options of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// How many tiles a player holds.
    pub hand: Hand,
    /// Which postcards are in play.
    pub postcards: Choosing,
    /// Who begins; `None` if chance decides. In a rematch this is the loser (C21: after a draw,
    /// `None`).
    pub start: Option<Seat>,
}

/// How many tiles a player holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// One, which must be laid or kept.
    One,
    /// Two, of which one is chosen.
    Two,
}

/// Which postcards are in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choosing {
    /// The starred ones.
    FirstGame,
    /// Chance decides.
    Random,
    /// Chosen by the players.
    Chosen(Set<Postcard>),
}

impl Hand {
    /// The number of tiles.
    #[must_use]
    pub const fn tiles(self) -> usize {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self { hand: Hand::One, postcards: Choosing::FirstGame, start: None }
    }
}

impl table::Options for Options {
    const ALL: &'static [Choice] = &[
        Choice { key: "hand", values: &["1", "2"], names: &[] },
        Choice { key: POSTCARDS, values: &["first-game", "random"], names: &NAMES },
        Choice { key: "start", values: &["random", "1", "2"], names: &[] },
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let bad_value = || OptionError::value(key, value, Self::ALL);
        match key {
            "hand" => {
                self.hand = match value {
                    "1" => Hand::One,
                    "2" => Hand::Two,
                    _ => return Err(bad_value()),
                };
            }
            POSTCARDS => {
                self.postcards = match value {
                    "first-game" => Choosing::FirstGame,
                    "random" => Choosing::Random,
                    _ => Choosing::Chosen(read_cards(value).ok_or_else(bad_value)?),
                };
            }
            "start" => {
                self.start = match value {
                    "random" => None,
                    "1" => Some(Seat::new(0)),
                    "2" => Some(Seat::new(1)),
                    _ => return Err(bad_value()),
                };
            }
            _ => return Err(OptionError::unknown(key, Self::ALL)),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> String {
        match key {
            "hand" => self.hand.tiles().to_string(),
            POSTCARDS => match self.postcards {
                Choosing::FirstGame => "first-game".to_owned(),
                Choosing::Random => "random".to_owned(),
                Choosing::Chosen(cards) => {
                    cards.into_iter().map(Postcard::as_str).collect::<Vec<_>>().join(",")
                }
            },
            _ => self.start.map_or_else(|| "random".to_owned(), |seat| seat.to_string()),
        }
    }
}

/// Names joined by commas, none of them twice.
fn read_cards(text: &str) -> Option<Set<Postcard>> {
    let mut set = Set::EMPTY;
    for name in text.split(',') {
        let card: Postcard = name.parse().ok()?;
        if set.contains(card) {
            return None;
        }
        set.insert(card);
    }
    Some(set)
}

#[cfg(test)]
mod tests {
    use table::Options as _;

    use super::*;

    #[test]
    fn every_value_reads_back() {
        let chosen = "levitation,jardin,sacre-coeur,peintre,chartier,lampadaire,fontaine,penseur";
        for (key, value) in [
            ("hand", "1"),
            ("hand", "2"),
            ("postcards", "first-game"),
            ("postcards", "random"),
            ("postcards", chosen),
            ("start", "random"),
            ("start", "1"),
            ("start", "2"),
        ] {
            let mut options = Options::default();
            options.set(key, value).expect(value);
            assert_eq!(options.get(key), value);
        }
    }

    #[test]
    fn other_values_are_refused_and_change_nothing() {
        let mut options = Options::default();
        for (key, value) in [
            ("hand", "3"),
            ("postcards", ""),
            ("postcards", "eiffel"),
            ("postcards", "jardin,jardin"),
            ("start", "3"),
            ("colour", "red"),
        ] {
            assert!(options.set(key, value).is_err(), "{key}={value}");
        }
        assert_eq!(options, Options::default());
    }
}
