//! What somebody wants: what to be notified of, through which channels, and when not.

use serde::{Deserialize, Serialize};
use words::Lang;

use super::push::Subscription;
use crate::id::{hex, random};
use crate::store::Millis;
use crate::store::calls::Reason;

/// The most browsers of one person.
pub const BROWSERS: usize = 8;
/// A day in milliseconds.
const DAY: Millis = 24 * 60 * MINUTE;
/// A minute in milliseconds.
const MINUTE: Millis = 60 * 1000;

/// What somebody wants.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Wishes {
    /// Their language.
    pub lang: String,
    /// What they do not want to be called about.
    pub not_about: Vec<String>,
    /// What they want to be called about besides the usual.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also_about: Vec<String>,
    /// When they do not want to be called.
    pub quiet: Option<Quiet>,
    /// Their address for mail.
    pub mail: Option<Mail>,
    /// Their browsers.
    pub push: Vec<Subscription>,
    /// Their program.
    pub hook: Option<Hook>,
    /// The secret part of the address of their feed.
    pub feed: Option<String>,
}

/// An address for mail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mail {
    /// The address.
    pub address: String,
    /// Whether its owner has confirmed that it is theirs.
    pub confirmed: bool,
    /// When its owner was last asked to.
    #[serde(default)]
    pub asked: Millis,
}

/// A program that is told by HTTP.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hook {
    /// Where.
    pub url: String,
    /// What its messages are signed with.
    pub secret: String,
}

impl Hook {
    /// A program with a new secret.
    #[must_use]
    pub fn new(url: &str) -> Self {
        Self { url: url.to_owned(), secret: hex(&random::<24>()) }
    }
}

/// Hours of the day without calls, as somebody's own clock shows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quiet {
    /// The first minute of the day.
    pub from: u16,
    /// The minute of the day when it ends.
    pub to: u16,
    /// How many minutes their clock is ahead of UTC.
    pub zone: i16,
}

impl Quiet {
    /// Hours between two times of day like 22:30; `None` if they are none or nothing is between.
    #[must_use]
    pub fn read(from: &str, to: &str, zone: &str) -> Option<Self> {
        let minute = |text: &str| {
            let (hour, minute) = text.split_once(':')?;
            let (hour, minute): (u16, u16) = (hour.parse().ok()?, minute.parse().ok()?);
            (hour < 24 && minute < 60).then_some(hour * 60 + minute)
        };
        let zone: i16 = zone.parse().unwrap_or(0);
        let (from, to) = (minute(from)?, minute(to)?);
        (from != to && (-1080..=1080).contains(&zone)).then_some(Self { from, to, zone })
    }

    /// A minute of the day as a clock shows it.
    #[must_use]
    pub fn clock(minute: u16) -> String {
        format!("{:02}:{:02}", minute / 60, minute % 60)
    }

    /// When the current quiet time ends; `None` if it is not quiet now.
    #[must_use]
    pub fn until(self, now: Millis) -> Option<Millis> {
        let local = now + Millis::from(self.zone) * MINUTE;
        let minute = local.rem_euclid(DAY) / MINUTE;
        let (from, to) = (Millis::from(self.from), Millis::from(self.to));
        let quiet = match from < to {
            true => (from..to).contains(&minute),
            false => minute >= from || minute < to,
        };
        let left = (to - minute).rem_euclid(24 * 60);
        quiet.then(|| now - now.rem_euclid(MINUTE) + left * MINUTE)
    }
}

/// A channel through which somebody is notified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// A browser of theirs, by its id.
    Push(String),
    /// Mail.
    Mail,
    /// A program of theirs.
    Hook,
}

impl Way {
    /// The word in the store.
    #[must_use]
    pub fn word(&self) -> String {
        match self {
            Self::Push(id) => format!("push.{id}"),
            Self::Mail => "mail".to_owned(),
            Self::Hook => "hook".to_owned(),
        }
    }

    /// The ways of a line of words.
    #[must_use]
    pub fn read(line: &str) -> Vec<Self> {
        let way = |word: &str| match word {
            "mail" => Some(Self::Mail),
            "hook" => Some(Self::Hook),
            _ => word.strip_prefix("push.").map(|id| Self::Push(id.to_owned())),
        };
        line.split(' ').filter_map(way).collect()
    }

    /// The line of words of ways.
    #[must_use]
    pub fn write(ways: &[Self]) -> String {
        ways.iter().map(Self::word).collect::<Vec<_>>().join(" ")
    }
}

impl Wishes {
    /// What is kept in the store; nothing if it cannot be read.
    #[must_use]
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// As it is kept; `None` if there is nothing to keep.
    #[must_use]
    pub fn write(&self) -> Option<String> {
        let nothing = Self { lang: self.lang.clone(), ..Self::default() };
        (*self != nothing)
            .then(|| serde_json::to_string(self).expect("wishes can be written as JSON"))
    }

    /// Their language.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang.parse().unwrap_or_default()
    }

    /// Whether they want to be called about this.
    #[must_use]
    pub fn about(&self, reason: Reason) -> bool {
        let among = |words: &[String]| words.iter().any(|word| word == reason.as_str());
        if reason.is_usual() { !among(&self.not_about) } else { among(&self.also_about) }
    }

    /// Every channel that they want to use.
    #[must_use]
    pub fn ways(&self) -> Vec<Way> {
        let mut ways: Vec<Way> = self.push.iter().map(|it| Way::Push(it.id())).collect();
        ways.extend(self.hook.as_ref().map(|_| Way::Hook));
        ways.extend(self.mail.as_ref().filter(|mail| mail.confirmed).map(|_| Way::Mail));
        ways
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_end_by_the_clock_of_whoever_sleeps() {
        let hour = 60 * MINUTE;
        let night = Quiet::read("22:30", "07:00", "60").expect("hours");
        // 22:00 UTC is 23:00 for them; the night ends at 6:00 UTC.
        assert_eq!(night.until(22 * hour), Some(DAY + 6 * hour));
        assert_eq!(night.until(DAY + 3 * hour + 30), Some(DAY + 6 * hour));
        assert_eq!(night.until(DAY + 6 * hour), None, "the end is not quiet any more");
        assert_eq!(night.until(20 * hour), None);
        let noon = Quiet::read("12:00", "13:00", "-300").expect("hours");
        assert_eq!(noon.until(17 * hour), Some(18 * hour));
        assert_eq!(noon.until(12 * hour), None);
        for bad in [("25:00", "07:00"), ("7", "8"), ("07:00", "07:00"), ("07:60", "08:00")] {
            assert_eq!(Quiet::read(bad.0, bad.1, "0"), None, "{bad:?}");
        }
        assert_eq!(Quiet::clock(22 * 60 + 5), "22:05");
    }

    #[test]
    fn an_address_that_nobody_confirmed_gets_no_mail() {
        let mut wishes = Wishes::default();
        assert_eq!(wishes.write(), None);
        wishes.mail =
            Some(Mail { address: "a@example.org".to_owned(), confirmed: false, asked: 0 });
        assert_eq!(wishes.ways(), []);
        wishes.mail.as_mut().expect("an address").confirmed = true;
        assert_eq!(wishes.ways(), [Way::Mail]);
        let kept = wishes.write().expect("something to keep");
        assert_eq!(Wishes::read(&kept), wishes);
    }

    #[test]
    fn ways_are_words() {
        let ways = [Way::Push("ab12".to_owned()), Way::Hook, Way::Mail];
        assert_eq!(Way::read(&Way::write(&ways)), ways);
        assert_eq!(Way::read(""), []);
        assert_eq!(Way::read("new"), []);
    }
}
