//! Events: several rounds in which all tables of a round play the same deal.
//!
//! An event is one document, changed by compare-and-set; nothing in here knows a store or a clock.
//! [`pairing`] decides who meets whom, [`scores`] computes the results, and [`teams`] those of teams.

pub mod pairing;
pub mod scores;
pub mod teams;
#[cfg(test)]
mod tests;
pub mod wanted;

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use search::Level;
use serde::{Deserialize, Serialize};
use table::Clock;

use crate::id::{EventId, PlayerId, TableId};
use crate::result::{Ending, Finished};
use crate::stored::Millis;

/// The most who may take part.
pub const MOST_ENTRANTS: usize = 64;
/// The most rounds of an event whose rounds are chosen.
pub const MOST_ROUNDS: usize = 15;
/// The sizes that a team can have.
pub const TEAMS: std::ops::RangeInclusive<usize> = 2..=4;
/// The longest name of a team, in characters.
pub const LONGEST_TEAM: usize = 24;
/// The longest name of an event, in characters.
pub const LONGEST_NAME: usize = 60;
/// How long an event without a time to begin waits for somebody to begin it: 30 days.
pub const PATIENCE: Millis = 30 * 24 * 3_600_000;

/// A word in a request, or which there are.
macro_rules! from_word {
    ($($name:ident),*) => {$(
        impl FromStr for $name {
            type Err = String;

            fn from_str(word: &str) -> Result<Self, String> {
                let words = || Self::ALL.map(Self::as_str).join(", ");
                Self::parse(word).ok_or_else(|| format!("one of {}", words()))
            }
        }
    )*};
}

from_word!(System, Scoring);

crate::word_enum! {
    /// Who meets whom.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    System {
        /// Players with similar scores meet, and nobody meets twice.
        Swiss "swiss",
        /// Everybody meets everybody, two at a table.
        RoundRobin "round-robin",
    }
}

crate::word_enum! {
    /// What counts.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    Scoring {
        /// The others who had the same seat of the same deal.
        Deals "deals",
        /// The others at the table.
        Wins "wins",
    }
}

crate::word_enum! {
    /// How far an event is.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    Stage {
        /// It has not begun, and people join.
        Open "open",
        /// It is on.
        Running "running",
        /// It is over.
        Over "over",
        /// It was called off before it began.
        Off "off",
    }
}

/// What is fixed when an event is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// What it is called.
    pub name: String,
    /// The game.
    pub game: String,
    /// The digest of the edition.
    pub edition: String,
    /// The version of the rules.
    pub rules: u32,
    /// The options.
    pub options: Vec<(String, String)>,
    /// How many play at a table.
    pub seats: usize,
    /// The clock. There always is one: without it an event might never end.
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
    #[serde(with = "level", default, skip_serializing_if = "Option::is_none")]
    pub fill: Option<Level>,
    /// Whether it is in the list of events; others are found by their address.
    pub public: bool,
    /// Whether its games count for no rating.
    pub unrated: bool,
    /// When it begins, if not by hand.
    pub starts: Option<Millis>,
    /// How many play together as a team; 0 if everybody plays for themselves.
    #[serde(default, skip_serializing_if = "is_none")]
    pub team: usize,
}

const fn is_none(team: &usize) -> bool {
    *team == 0
}

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// Who.
    pub player: PlayerId,
    /// The first round they can be in, from 0.
    pub since: usize,
    /// Whether they take part no more.
    pub left: bool,
    /// The team they play for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
}

/// Who has a seat in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Sitter {
    /// One of those who take part, by their number.
    Entrant(usize),
    /// A bot that fills up the table.
    Bot(Level),
}

impl Sitter {
    /// The number of the entrant, if it is one.
    #[must_use]
    pub const fn entrant(self) -> Option<usize> {
        match self {
            Self::Entrant(number) => Some(number),
            Self::Bot(_) => None,
        }
    }
}

impl From<Sitter> for String {
    fn from(sitter: Sitter) -> Self {
        match sitter {
            Sitter::Entrant(number) => number.to_string(),
            Sitter::Bot(level) => format!("bot:{level}"),
        }
    }
}

impl TryFrom<String> for Sitter {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let found = match text.strip_prefix("bot:") {
            Some(level) => level.parse().ok().map(Self::Bot),
            None => text.parse().ok().map(Self::Entrant),
        };
        found.ok_or_else(|| format!("nobody sits as {text:?}"))
    }
}

/// What a seat came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Got {
    /// The points.
    pub points: i32,
    /// The place at the table, from 1.
    pub place: u8,
    /// Whether they played to the end.
    pub stayed: bool,
}

/// What a table came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Whether the game was broken off, because somebody gave up.
    pub early: bool,
    /// Every seat in order.
    pub seats: Vec<Got>,
}

/// One table of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// The table.
    pub table: TableId,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// What it came to, once the round is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
}

/// One round: the same deal at every table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// When it began.
    pub at: Millis,
    /// The tables.
    pub boards: Vec<Board>,
    /// Who has nobody to play with.
    pub byes: Vec<usize>,
    /// When the last table had finished.
    pub over: Option<Millis>,
    /// Whether everybody may see the tables and the deal.
    pub open: bool,
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// Which.
    pub id: EventId,
    /// When it was set up.
    pub created: Millis,
    /// Who set it up.
    pub organiser: PlayerId,
    /// What was fixed then.
    pub setup: Setup,
    /// How far it is.
    pub stage: Stage,
    /// Who takes part, in the order of joining.
    pub entrants: Vec<Entrant>,
    /// The server's secret for the deal of each round; not shown before that round is over.
    pub secrets: Vec<String>,
    /// The rounds so far.
    pub rounds: Vec<Round>,
    /// Whether an operator has taken it down.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub down: bool,
}

/// Why something was not done about an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotNow {
    /// It has begun, is over, or was called off.
    Closed,
    /// As many take part as may.
    Full,
    /// They take part already.
    Joined,
    /// They do not take part.
    NotJoined,
    /// Only the organiser may do that.
    NotYours,
    /// Too few take part to begin.
    TooFew,
    /// Too many events of theirs wait for people.
    TooMany,
    /// They have to say for which team they play.
    NoTeam,
    /// The name of the team is longer than one may be.
    LongTeam,
    /// As many play for that team as may.
    TeamFull,
}

impl fmt::Display for NotNow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Closed => "the event does not allow that any more",
            Self::Full => "the event is full",
            Self::Joined => "you take part already",
            Self::NotJoined => "you do not take part",
            Self::NotYours => "only whoever set the event up may do that",
            Self::TooFew => "too few take part",
            Self::TooMany => "too many of your events wait for people",
            Self::NoTeam => "say for which team you play",
            Self::LongTeam => "the name of a team has at most 24 characters",
            Self::TeamFull => "that team has as many players as it may",
        })
    }
}

impl Event {
    /// The most rounds that an event of this setup can have: for each there is a secret.
    #[must_use]
    pub const fn most_rounds(setup: &Setup) -> usize {
        match setup.system {
            System::Swiss => setup.rounds,
            System::RoundRobin => pairing::slots(setup.most) - 1,
        }
    }

    /// How many rounds it will have.
    #[must_use]
    pub fn planned(&self) -> usize {
        match self.setup.system {
            _ if self.down => self.rounds.len(),
            System::Swiss => self.setup.rounds,
            System::RoundRobin => pairing::slots(self.entrants.len()).max(2) - 1,
        }
    }

    /// The number of somebody who takes part or did.
    #[must_use]
    pub fn number_of(&self, player: PlayerId) -> Option<usize> {
        self.entrants.iter().position(|entrant| entrant.player == player)
    }

    /// Whether somebody takes part.
    #[must_use]
    pub fn is_in(&self, player: PlayerId) -> bool {
        self.number_of(player).is_some_and(|number| !self.entrants[number].left)
    }

    /// Those who take part, by their numbers.
    pub fn active(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.entrants.len()).filter(|number| !self.entrants[*number].left)
    }

    /// Whether somebody who is not in it may join.
    #[must_use]
    pub fn may_join(&self) -> bool {
        let room = self.active().count() < self.setup.most;
        match (self.stage, self.setup.system) {
            (Stage::Open, _) => room,
            (Stage::Running, System::Swiss) => room && self.rounds.len() < self.planned(),
            // Everybody's rounds are fixed: there is room where somebody would have a bye.
            (Stage::Running, System::RoundRobin) => {
                self.entrants.len() % 2 == 1 && self.rounds.len() < self.planned()
            }
            (Stage::Over | Stage::Off, _) => false,
        }
    }

    /// Somebody joins, for a team where there are teams: from the next round on, if it has begun.
    ///
    /// # Errors
    /// If they cannot.
    pub fn join(&mut self, player: PlayerId, team: &str) -> Result<(), NotNow> {
        if self.is_in(player) {
            return Err(NotNow::Joined);
        }
        if !matches!(self.stage, Stage::Open | Stage::Running) {
            return Err(NotNow::Closed);
        }
        // Somebody who left comes back to where they were.
        let before = self.number_of(player);
        let goes_on = self.stage == Stage::Running && self.rounds.len() < self.planned();
        if let Some(number) = before.filter(|_| goes_on) {
            self.entrants[number].left = false;
            return Ok(());
        }
        if !self.may_join() {
            let begun = self.stage == Stage::Running;
            return Err(if begun { NotNow::Closed } else { NotNow::Full });
        }
        let team = teams::joined(self, team)?;
        self.entrants.push(Entrant { player, since: self.rounds.len(), left: false, team });
        Ok(())
    }

    /// Somebody leaves. A game that they are in goes on.
    ///
    /// # Errors
    /// If they do not take part, or it is over.
    pub fn leave(&mut self, player: PlayerId) -> Result<(), NotNow> {
        let number = self.number_of(player).filter(|number| !self.entrants[*number].left);
        let number = number.ok_or(NotNow::NotJoined)?;
        match self.stage {
            Stage::Open => {
                self.entrants.remove(number);
            }
            Stage::Running => self.entrants[number].left = true,
            Stage::Over | Stage::Off => return Err(NotNow::Closed),
        }
        Ok(())
    }

    /// Calls it off before it begins.
    ///
    /// # Errors
    /// If it is somebody else's, or has begun.
    pub fn call_off(&mut self, by: PlayerId) -> Result<(), NotNow> {
        self.yours_to_begin(by)?;
        self.stage = Stage::Off;
        Ok(())
    }

    /// An operator takes it down: nobody can read its name, find it or join it any more, and no round follows
    /// the current one. Games in progress are played to their end.
    pub fn take_down(&mut self) {
        self.down = true;
        self.setup.name.clear();
        self.setup.public = false;
        if self.stage == Stage::Open {
            self.stage = Stage::Off;
        }
    }

    /// Begins it by hand, with the first round.
    ///
    /// # Errors
    /// If it is somebody else's, has begun, or too few take part.
    pub fn begin(
        &mut self,
        by: PlayerId,
        now: Millis,
        table: &dyn Fn(usize, usize) -> TableId,
    ) -> Result<(), NotNow> {
        self.yours_to_begin(by)?;
        if !self.has_enough() {
            return Err(NotNow::TooFew);
        }
        self.stage = Stage::Running;
        self.next_round(now, table);
        Ok(())
    }

    fn yours_to_begin(&self, by: PlayerId) -> Result<(), NotNow> {
        match (self.organiser == by, self.stage) {
            (false, _) => Err(NotNow::NotYours),
            (true, Stage::Open) => Ok(()),
            (true, _) => Err(NotNow::Closed),
        }
    }

    /// Whether enough take part for a round.
    #[must_use]
    pub fn has_enough(&self) -> bool {
        let least = if self.setup.fill.is_some() { 2 } else { self.setup.seats };
        let alone = self.setup.team > 0 && teams::names(self).len() < 2;
        self.active().count() >= least && !alone
    }

    /// The current round, and its number from 0.
    #[must_use]
    pub fn current(&self) -> Option<(usize, &Round)> {
        let last = self.rounds.len().checked_sub(1)?;
        Some((last, &self.rounds[last])).filter(|(_, round)| round.over.is_none())
    }

    /// Whether it may need something done without anybody asking.
    #[must_use]
    pub fn is_live(&self) -> bool {
        matches!(self.stage, Stage::Open | Stage::Running)
            || self.rounds.iter().any(|round| !round.open)
    }

    /// Whether nothing needs to be done until somebody acts.
    #[must_use]
    pub fn rests(&self, now: Millis) -> bool {
        let due = self.setup.starts.unwrap_or(self.created + PATIENCE + 1);
        self.stage == Stage::Open && now < due
    }

    /// Begins or calls off an event that is due. Returns whether anything changed.
    pub fn wait(&mut self, now: Millis, table: &dyn Fn(usize, usize) -> TableId) -> bool {
        if self.stage != Stage::Open || self.rests(now) {
            return false;
        }
        if self.setup.starts.is_some() && self.has_enough() {
            self.stage = Stage::Running;
            self.next_round(now, table);
        } else {
            self.stage = Stage::Off;
        }
        true
    }

    /// Ends the current round if all its tables have finished, and begins the next. Returns whether anything
    /// changed.
    pub fn advance(
        &mut self,
        results: &[Finished],
        now: Millis,
        table: &dyn Fn(usize, usize) -> TableId,
    ) -> bool {
        let Some((number, _)) = self.current() else { return false };
        let results: HashMap<TableId, &Finished> =
            results.iter().map(|it| (it.table, it)).collect();
        let round = &mut self.rounds[number];
        if !round.boards.iter().all(|board| results.contains_key(&board.table)) {
            return false;
        }
        for board in &mut round.boards {
            board.score = results.get(&board.table).map(|result| score(result));
        }
        round.over = Some(now);
        if number + 1 < self.planned() && self.has_enough() {
            self.next_round(now, table);
        } else {
            self.stage = Stage::Over;
        }
        true
    }

    /// Makes the next round; without anybody to play in it, the event is over.
    fn next_round(&mut self, now: Millis, table: &dyn Fn(usize, usize) -> TableId) {
        let number = self.rounds.len();
        let drawn = pairing::draw(self);
        if drawn.tables.is_empty() {
            self.stage = Stage::Over;
            return;
        }
        let boards = drawn.tables.into_iter().enumerate();
        let boards =
            boards.map(|(at, seats)| Board { table: table(number, at), seats, score: None });
        let boards = boards.collect();
        self.rounds.push(Round { at: now, boards, byes: drawn.byes, over: None, open: false });
    }
}

fn score(result: &Finished) -> Score {
    let seats = result.parties.iter().map(|party| Got {
        points: party.points,
        place: party.place,
        stayed: party.ending == Ending::Stayed,
    });
    Score { early: result.early, seats: seats.collect() }
}

mod level {
    //! A bot's strength by its word.

    use search::Level;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub(super) fn serialize<S: Serializer>(
        level: &Option<Level>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match level {
            Some(level) => serializer.collect_str(level),
            None => serializer.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Level>, D::Error> {
        let word: Option<String> = Option::deserialize(deserializer)?;
        word.map(|word| word.parse().map_err(de::Error::custom)).transpose()
    }
}
