//! Events to set up: the request, parsed once for forms and programs; and what somebody wants to do about an
//! event.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use catalog::Kind;
use search::Level;
use serde::Deserialize;
use table::{Clock, Seed};

use super::{LONGEST_NAME, MOST_ENTRANTS, MOST_ROUNDS, Scoring, System, TEAMS};
use crate::action::tidy;
use crate::stored::Millis;

/// How far ahead an event may be announced: a year.
const AHEAD: Millis = 366 * 24 * 3_600_000;

/// An event as a form or a program asks for it, in words.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct WantedEvent {
    /// What it is called.
    pub name: String,
    /// The game.
    pub game: String,
    /// How many play at a table; two if not given.
    pub seats: Option<usize>,
    /// The options that differ from the default.
    pub options: BTreeMap<String, String>,
    /// The digest of the edition; the shipped one if not given.
    pub edition: Option<String>,
    /// How time is counted.
    pub clock: Option<String>,
    /// Who meets whom; Swiss if not given.
    pub system: Option<String>,
    /// What counts; the comparison of deals if not given.
    pub scoring: Option<String>,
    /// How many rounds, where that can be chosen; one if not given.
    pub rounds: Option<usize>,
    /// The most who may take part; 16 if not given.
    pub most: Option<usize>,
    /// The bots that fill up tables, if they do.
    pub fill: Option<String>,
    /// Whether it is listed.
    pub public: bool,
    /// Whether its games count for no rating.
    pub unrated: bool,
    /// When it begins, if not by hand.
    pub starts: Option<Millis>,
    /// How many play together as a team; 0 if everybody plays for themselves.
    pub team: usize,
}

/// An event to set up. It has not been checked yet whether game, edition, options and seats fit together.
#[derive(Clone, Debug)]
pub struct NewEvent {
    /// What it is called.
    pub name: String,
    /// The game.
    pub kind: Kind,
    /// The digest of the edition; the shipped one if not given.
    pub edition: Option<Seed>,
    /// The options that differ from the default.
    pub options: Vec<(String, String)>,
    /// How many play at a table.
    pub seats: usize,
    /// How time is counted.
    pub clock: Clock,
    /// Who meets whom.
    pub system: System,
    /// What counts.
    pub scoring: Scoring,
    /// How many rounds, where that can be chosen.
    pub rounds: usize,
    /// The most who may take part.
    pub most: usize,
    /// The bots that fill up tables, if they do.
    pub fill: Option<Level>,
    /// Whether it is listed.
    pub public: bool,
    /// Whether its games count for no rating.
    pub unrated: bool,
    /// When it begins, if not by hand.
    pub starts: Option<Millis>,
    /// How many play together as a team; 0 if everybody plays for themselves.
    pub team: usize,
}

impl WantedEvent {
    /// Reads it.
    ///
    /// # Errors
    /// Which part cannot be read or is not possible.
    pub fn read(self, now: Millis) -> Result<NewEvent, String> {
        let name = tidy(&self.name, usize::MAX);
        let new = NewEvent {
            kind: part("game", Some(self.game.as_str()))?.ok_or("game: which one?")?,
            edition: part("edition", self.edition.as_deref())?,
            options: self.options.into_iter().collect(),
            seats: self.seats.unwrap_or(2),
            clock: part("clock", self.clock.as_deref())?
                .ok_or("clock: an event needs one, or it might never end")?,
            system: part("system", self.system.as_deref())?.unwrap_or(System::Swiss),
            scoring: part("scoring", self.scoring.as_deref())?.unwrap_or(Scoring::Deals),
            rounds: self.rounds.unwrap_or(1),
            most: self.most.unwrap_or(16),
            fill: part("fill", self.fill.as_deref())?,
            public: self.public,
            unrated: self.unrated,
            starts: self.starts,
            team: self.team,
            name,
        };
        let swiss = new.system == System::Swiss;
        let wrong = if new.name.is_empty() {
            "name: what is the event called?"
        } else if new.name.chars().count() > LONGEST_NAME {
            "name: at most 60 characters"
        } else if swiss && !(1..=MOST_ROUNDS).contains(&new.rounds) {
            "rounds: 1 to 15"
        } else if !swiss && new.seats != 2 {
            "system: a round robin has two at a table"
        } else if new.team != 0 && !(swiss && TEAMS.contains(&new.team)) {
            "team: 2 to 4, by the Swiss system"
        } else if !(2..=MOST_ENTRANTS).contains(&new.most) {
            "most: 2 to 64"
        } else if new.fill.is_some_and(|level| !Level::PLAYERS.contains(&level)) {
            "fill: a bot that people play against"
        } else if new.starts.is_some_and(|starts| starts < now || starts > now + AHEAD) {
            "starts: a time of the year to come"
        } else {
            return Ok(new);
        };
        Err(wrong.to_owned())
    }
}

/// Reads one part; an empty one counts as missing.
fn part<T: FromStr<Err: fmt::Display>>(
    name: &str,
    text: Option<&str>,
) -> Result<Option<T>, String> {
    let text = text.filter(|it| !it.is_empty());
    text.map(|it| it.parse().map_err(|error| format!("{name}: {error}"))).transpose()
}

/// What somebody wants to do about an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Take part, for a team where there are teams.
    Join(String),
    /// Leave.
    Leave,
    /// Begin it.
    Begin,
    /// Call it off.
    CallOff,
}

impl Deed {
    /// The deed for a word; `team` is only for joining.
    #[must_use]
    pub fn parse(word: &str, team: &str) -> Option<Self> {
        Some(match word {
            "join" => Self::Join(team.to_owned()),
            "leave" => Self::Leave,
            "begin" => Self::Begin,
            "call-off" => Self::CallOff,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted() -> WantedEvent {
        WantedEvent {
            name: " Summer cup ".to_owned(),
            game: "paris".to_owned(),
            clock: Some("live 10+5 lose".to_owned()),
            ..WantedEvent::default()
        }
    }

    #[test]
    fn what_is_not_said_is_usual() {
        let new = wanted().read(0).expect("it can be set up");
        assert_eq!((new.name.as_str(), new.seats, new.most), ("Summer cup", 2, 16));
        assert_eq!((new.system, new.scoring), (System::Swiss, Scoring::Deals));
    }

    #[test]
    fn what_cannot_be_is_named() {
        type Change = fn(&mut WantedEvent);
        let cases: [(Change, &str); 14] = [
            (|it| it.name = " ".to_owned(), "name: "),
            (|it| it.game = "chess".to_owned(), "game: "),
            (|it| it.game.clear(), "game: which one?"),
            (|it| it.edition = Some("mine".to_owned()), "edition: "),
            (|it| it.clock = None, "clock: an event needs one"),
            (|it| it.clock = Some("soon".to_owned()), "clock: "),
            (|it| it.system = Some("cup".to_owned()), "system: "),
            (|it| it.scoring = Some("luck".to_owned()), "scoring: "),
            (|it| it.rounds = Some(16), "rounds: "),
            (|it| it.most = Some(1), "most: "),
            (|it| it.team = 5, "team: "),
            (|it| it.fill = Some("loud".to_owned()), "fill: "),
            (|it| it.starts = Some(1_000), "starts: "),
            (|it| it.starts = Some(2_000 + AHEAD + 1), "starts: "),
        ];
        for (change, begins) in cases {
            let mut wanted = wanted();
            change(&mut wanted);
            let why = wanted.read(2_000).expect_err(begins);
            assert!(why.starts_with(begins), "{begins}: {why}");
        }
    }
}
