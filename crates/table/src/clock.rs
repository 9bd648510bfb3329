//! The clock of a game as text: in records, on the wire, at a table.
//!
//! ```text
//! live 15+10 lose       15 minutes for the game and 10 seconds more a turn; who runs out loses
//! slow 3+7+14 bot       3 days a turn, 7 days in the bank, 14 of vacation; a bot takes over
//! ```
//!
//! This file knows only the format. No clock runs here.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::seat::Seat;

/// A second in milliseconds.
const SECOND: i64 = 1_000;
/// A minute in milliseconds.
const MINUTE: i64 = 60 * SECOND;
/// A day in milliseconds.
const DAY: i64 = 24 * 60 * MINUTE;

/// The clock of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    /// How much time there is.
    pub speed: Speed,
    /// What happens to a player who runs out of time.
    pub lapse: Lapse,
}

/// How much time each player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Speed {
    /// Everybody stays at the table: time for the whole game.
    Live {
        /// Minutes for the game.
        minutes: u16,
        /// Seconds more for every turn, the first included.
        increment: u16,
    },
    /// Players come back now and then: time for each turn.
    Slow {
        /// Days a turn.
        days: u16,
        /// Days in the bank for turns that take longer.
        bank: u16,
        /// Days of vacation, during which the clock stands still.
        vacation: u16,
    },
}

/// What happens to a player who runs out of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lapse {
    /// A bot plays on for them.
    Bot,
    /// They lose.
    Lose,
}

impl Lapse {
    /// Every rule.
    pub const ALL: [Self; 2] = [Self::Lose, Self::Bot];

    /// Its word.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Bot => "bot",
            Self::Lose => "lose",
        }
    }
}

impl FromStr for Lapse {
    type Err = ClockError;

    fn from_str(word: &str) -> Result<Self, ClockError> {
        Self::ALL.into_iter().find(|it| it.as_str() == word).ok_or(ClockError)
    }
}

impl Speed {
    /// The most minutes per game, and the most seconds per turn.
    pub const MOST_LIVE: u16 = 180;
    /// The most days per turn.
    pub const MOST_DAYS: u16 = 30;
    /// The most days in the bank, and of vacation.
    pub const MOST_SPARE: u16 = 60;

    /// Milliseconds for each turn that are lost if unused.
    #[must_use]
    pub fn turn(self) -> i64 {
        match self {
            Self::Live { .. } => 0,
            Self::Slow { days, .. } => i64::from(days) * DAY,
        }
    }

    /// Milliseconds that a player has in addition, from the beginning.
    #[must_use]
    pub fn bank(self) -> i64 {
        match self {
            Self::Live { minutes, .. } => i64::from(minutes) * MINUTE + self.increment(),
            Self::Slow { bank, .. } => i64::from(bank) * DAY,
        }
    }

    /// Milliseconds that each turn adds.
    #[must_use]
    pub fn increment(self) -> i64 {
        match self {
            Self::Live { increment, .. } => i64::from(increment) * SECOND,
            Self::Slow { .. } => 0,
        }
    }

    /// Milliseconds of vacation.
    #[must_use]
    pub fn vacation(self) -> i64 {
        match self {
            Self::Live { .. } => 0,
            Self::Slow { vacation, .. } => i64::from(vacation) * DAY,
        }
    }

    /// Whether players need not stay at the table.
    #[must_use]
    pub const fn is_slow(self) -> bool {
        matches!(self, Self::Slow { .. })
    }

    fn is_sound(self) -> bool {
        match self {
            Self::Live { minutes, increment } => {
                (1..=2 * Self::MOST_LIVE).contains(&(minutes.saturating_add(increment)))
                    && minutes.max(increment) <= Self::MOST_LIVE
            }
            Self::Slow { days, bank, vacation } => {
                (1..=Self::MOST_DAYS).contains(&days) && bank.max(vacation) <= Self::MOST_SPARE
            }
        }
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Live { minutes, increment } => write!(f, "live {minutes}+{increment}"),
            Self::Slow { days, bank, vacation } => write!(f, "slow {days}+{bank}+{vacation}"),
        }
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.speed, self.lapse.as_str())
    }
}

/// A text that does not describe a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockError;

impl fmt::Display for ClockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (live, days, spare) = (Speed::MOST_LIVE, Speed::MOST_DAYS, Speed::MOST_SPARE);
        write!(
            f,
            "a clock is \"live MINUTES+SECONDS RULE\" (each up to {live}) or \
             \"slow DAYS+BANK+VACATION RULE\" (1 to {days}, up to {spare} each), \
             and the rule is bot or lose"
        )
    }
}

impl std::error::Error for ClockError {}

impl FromStr for Clock {
    type Err = ClockError;

    fn from_str(text: &str) -> Result<Self, ClockError> {
        let mut words = text.split(' ');
        let (kind, numbers) = (words.next(), words.next().ok_or(ClockError)?);
        let lapse = words.next().ok_or(ClockError)?.parse()?;
        let numbers: Option<Vec<u16>> = numbers.split('+').map(plain).collect();
        let speed = match (kind, numbers.as_deref(), words.next()) {
            (Some("live"), Some(&[minutes, increment]), None) => Speed::Live { minutes, increment },
            (Some("slow"), Some(&[days, bank, vacation]), None) => {
                Speed::Slow { days, bank, vacation }
            }
            _ => return Err(ClockError),
        };
        Some(Self { speed, lapse }).filter(|_| speed.is_sound()).ok_or(ClockError)
    }
}

/// A number, if it is in canonical spelling.
fn plain<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

impl Serialize for Clock {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Clock {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// The time that a game took, if there was a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timing {
    /// The clock.
    pub clock: Clock,
    /// How long each of the last moves took, in milliseconds: all moves, unless the game continued
    /// from a record.
    pub times: Vec<u64>,
    /// Who ran out of time, in that order.
    pub late: Vec<Seat>,
}

impl Timing {
    /// Parses the times of a record.
    pub(crate) fn read_times(text: &str) -> Result<Vec<u64>, String> {
        let times: Option<Vec<u64>> = text.split(' ').map(plain).collect();
        times.ok_or_else(|| "times are milliseconds with single blanks between them".to_owned())
    }

    /// Parses the seats of a record.
    pub(crate) fn read_late(text: &str) -> Result<Vec<Seat>, String> {
        let seats: Result<Vec<Seat>, _> = text.split(' ').map(str::parse).collect();
        seats.map_err(|error| format!("late: {error}"))
    }
}

impl fmt::Display for Timing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn list<T: ToString>(all: &[T]) -> String {
            all.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        }
        writeln!(f, "clock: {}", self.clock)?;
        if !self.times.is_empty() {
            writeln!(f, "times: {}", list(&self.times))?;
        }
        if !self.late.is_empty() {
            writeln!(f, "late: {}", list(&self.late))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_has_one_spelling() {
        for text in ["live 15+10 lose", "live 0+5 bot", "live 180+180 lose", "slow 3+7+14 bot"] {
            let clock: Clock = text.parse().expect("a clock");
            assert_eq!(clock.to_string(), text);
            let json = serde_json::to_string(&clock).expect("text is JSON");
            assert_eq!(serde_json::from_str::<Clock>(&json).expect("a clock"), clock);
        }
        for text in [
            "",
            "live",
            "live 0+0 lose",
            "live 181+0 lose",
            "live 65535+65535 lose",
            "live 5 lose",
            "live 5+5",
            "live 05+5 lose",
            "live +5+5 lose",
            "live 5+5 lose ",
            "live  5+5 lose",
            "slow 0+1+1 bot",
            "slow 31+1+1 bot",
            "slow 3+61+1 bot",
            "slow 3+1 bot",
            "slow 3+1+1 win",
        ] {
            assert_eq!(text.parse::<Clock>(), Err(ClockError), "{text:?}");
        }
    }

    #[test]
    fn a_live_clock_begins_with_the_first_turns_increment() {
        let live = Speed::Live { minutes: 2, increment: 7 };
        assert_eq!((live.bank(), live.turn(), live.increment()), (127_000, 0, 7_000));
        let slow = Speed::Slow { days: 2, bank: 1, vacation: 3 };
        assert_eq!((slow.turn(), slow.bank(), slow.vacation()), (2 * DAY, DAY, 3 * DAY));
    }
}
