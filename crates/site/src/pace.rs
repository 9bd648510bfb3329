//! The speeds at which an opponent can be found at one click.

use std::str::FromStr;

use table::{Clock, Lapse, Speed};

crate::word_enum! {
    /// How fast two who were brought together play.
    Pace {
        /// At once, within the hour.
        Live "live",
        /// Over days.
        Slow "slow",
    }
}

impl Pace {
    /// How time is counted. Strangers always have a clock: nobody waits for ever.
    #[must_use]
    pub const fn clock(self) -> Clock {
        let speed = match self {
            Self::Live => Speed::Live { minutes: 20, increment: 15 },
            Self::Slow => Speed::Slow { days: 3, bank: 7, vacation: 14 },
        };
        Clock { speed, lapse: Lapse::Lose }
    }
}

impl FromStr for Pace {
    type Err = &'static str;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        Self::parse(word).ok_or("live or slow")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pace_has_a_word_and_a_clock_that_is_one() {
        for pace in Pace::ALL {
            assert_eq!(pace.as_str().parse(), Ok(pace));
            let clock = pace.clock();
            assert_eq!(clock.to_string().parse(), Ok(clock));
            assert_eq!(clock.speed.is_slow(), pace == Pace::Slow);
        }
        assert!("".parse::<Pace>().is_err());
    }
}
