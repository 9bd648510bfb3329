//! The record: one plain-text file that is the whole game.
//!
//! ```text
//! lutece record 1
//! game: city-of-light
//! rules: 1
//! edition: Devir 2019
//! digest: 5b0c...            a hash of the edition's data
//! seats: 2
//! option hand: 1             one line for each option
//! player 1: Camille          optional
//! seed: chacha12 07a3...     or  deal: {...}  with the dealt set-up as JSON
//! commitment: 9f...          optional, with secret and entropy: see `fair`
//! secret: 41...
//! entropy 1: 3f9a...
//! clock: live 15+10 lose     optional, with times and late: see `Timing`
//! times: 5120 830
//! late: 2
//! moves:
//! tile 5 B3 r1               one move a line
//! take P5
//! result: open               or the points and who won; a record without it was cut off
//! ```
//!
//! A record of format 2 continues after the result: see [`crate::Branches`]. A record of format 3
//! begins with a position set up by hand (`setup` instead of `seed`) and may also continue after
//! the result.
//!
//! Blank lines, lines beginning with `#` and a byte order mark are ignored. This file knows only
//! the format; [`crate::Match`] checks whether the moves are legal.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use crate::branches::Branches;
use crate::clock::{Clock, Timing};
use crate::fair;
use crate::seat::{MAX_SEATS, Seat};
use crate::seed::{GENERATOR, Seed};

/// The versions of the format: of a plain game, of one with branches, and of one that begins with a
/// position set up by hand. No other version is read.
pub const FORMAT: u32 = 1;
const BRANCHED: u32 = 2;
const SET_UP: u32 = 3;

/// The word that, followed by a seed, marks among a record's moves where everything hidden was
/// dealt anew.
pub(crate) const RESHUFFLE: &str = "reshuffle ";

/// The separator between the lines of a position set up by hand, which is one line of a record.
const BETWEEN: &str = "; ";

const MAGIC: &str = "lutece record ";

/// A record as it is written; its moves are not checked yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The name of the game.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// The name of the edition.
    pub edition: String,
    /// The digest of the edition's data.
    pub digest: Seed,
    /// How many play.
    pub seats: usize,
    /// The options.
    pub options: Vec<(String, String)>,
    /// The names of the players, where given.
    pub players: Vec<(Seat, String)>,
    /// Where the game's chance came from.
    pub origin: Origin,
    /// The fair shuffle, if there was one.
    pub fair: Option<Fair>,
    /// The time it took, if there was a clock.
    pub timing: Option<Timing>,
    /// The moves, each with its line number in the file (0 if not read from a file).
    pub moves: Vec<(usize, String)>,
    /// The result as text; `None` while the game goes on.
    pub result: Option<String>,
    /// Variations and comments.
    pub branches: Branches,
    /// The line numbers in the file, if it was read from one.
    pub lines: Lines,
}

/// The line numbers of a record by key, for error messages. They do not count when records are
/// compared.
#[derive(Clone, Debug, Default)]
pub struct Lines(BTreeMap<String, usize>);

impl Lines {
    /// The line with this key, from 1; 0 if there is none.
    #[must_use]
    pub fn of(&self, key: &str) -> usize {
        self.0.get(key).copied().unwrap_or(0)
    }
}

impl PartialEq for Lines {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl Eq for Lines {}

/// Where the chance of a game came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Dealt by the stable generator from a seed.
    Seed(Seed),
    /// Dealt elsewhere: the set-up as JSON.
    Deal(String),
    /// Set up by hand: the position as [`crate::Game::position_text`] writes it.
    Setup(String),
}

/// What makes a shuffle checkable: see [`crate::fair`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fair {
    /// What the server published before the first move.
    pub commitment: Seed,
    /// What it revealed after the last move; `None` while the game goes on.
    pub secret: Option<Seed>,
    /// What the players added, in seat order.
    pub entropy: Vec<(Seat, String)>,
}

impl Fair {
    /// Whether the revealed secret fits the commitment and gives this seed.
    ///
    /// # Errors
    /// If not: which of the two fails, or that the secret was not revealed.
    pub fn check(&self, seed: &Seed) -> Result<(), Unfair> {
        let secret = self.secret.as_ref().ok_or(Unfair::NotRevealed)?;
        if fair::commitment(secret) != self.commitment {
            return Err(Unfair::OtherSecret);
        }
        if fair::mix(secret, self.entropy.iter().map(|(_, part)| part.as_str())) != *seed {
            return Err(Unfair::OtherSeed);
        }
        Ok(())
    }
}

/// Why a shuffle is not proved fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfair {
    /// The secret has not been revealed.
    NotRevealed,
    /// The secret does not fit the commitment.
    OtherSecret,
    /// Secret and entropy give another seed.
    OtherSeed,
}

impl fmt::Display for Unfair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotRevealed => "the secret has not been revealed",
            Self::OtherSecret => "the secret does not fit the commitment",
            Self::OtherSeed => "secret and entropy do not give this seed",
        })
    }
}

impl std::error::Error for Unfair {}

/// Why a record was refused, with the line if there is one to name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1; 0 if no single line is wrong.
    pub line: usize,
    /// What is wrong.
    pub problem: String,
}

impl RecordError {
    /// A refusal that names a line.
    #[must_use]
    pub fn at(line: usize, problem: impl Into<String>) -> Self {
        Self { line, problem: problem.into() }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.problem),
            line => write!(f, "line {line}: {}", self.problem),
        }
    }
}

impl std::error::Error for RecordError {}

/// A text as quoted in an error message: long texts are cut off.
pub(crate) fn quoted(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        None => format!("{text:?}"),
        Some((cut, _)) => format!("{:?}... ({} characters)", &text[..cut], text.chars().count()),
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let format = match &self.origin {
            Origin::Setup(_) => SET_UP,
            _ if self.branches.is_empty() => FORMAT,
            _ => BRANCHED,
        };
        writeln!(f, "{MAGIC}{format}")?;
        writeln!(f, "game: {}", self.game)?;
        writeln!(f, "rules: {}", self.rules)?;
        writeln!(f, "edition: {}", line(&self.edition))?;
        writeln!(f, "digest: {}", self.digest)?;
        writeln!(f, "seats: {}", self.seats)?;
        for (key, value) in &self.options {
            writeln!(f, "option {key}: {value}")?;
        }
        for (seat, name) in &self.players {
            if !line(name).is_empty() {
                writeln!(f, "player {seat}: {}", line(name))?;
            }
        }
        match &self.origin {
            Origin::Seed(seed) => writeln!(f, "seed: {GENERATOR} {seed}")?,
            Origin::Deal(json) => writeln!(f, "deal: {json}")?,
            Origin::Setup(text) => {
                writeln!(f, "setup: {}", text.lines().collect::<Vec<_>>().join(BETWEEN))?;
            }
        }
        if let Some(fair) = &self.fair {
            writeln!(f, "commitment: {}", fair.commitment)?;
            if let Some(secret) = &fair.secret {
                writeln!(f, "secret: {secret}")?;
            }
            for (seat, part) in &fair.entropy {
                writeln!(f, "entropy {seat}: {part}")?;
            }
        }
        if let Some(timing) = &self.timing {
            write!(f, "{timing}")?;
        }
        writeln!(f, "moves:")?;
        for (_, mv) in &self.moves {
            writeln!(f, "{mv}")?;
        }
        writeln!(f, "result: {}", self.result.as_deref().unwrap_or("open"))?;
        write!(f, "{}", self.branches)
    }
}

/// A text as a single line of a record: names come from people, and a line break in a name must not
/// become a line of the record.
pub(crate) fn line(text: &str) -> String {
    let words: Vec<&str> = text
        .split(|it: char| it.is_whitespace() || it.is_control())
        .filter(|it| !it.is_empty())
        .collect();
    words.join(" ")
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        Reader::default().read(text)
    }
}

/// The parts of a record, collected line by line.
#[derive(Default)]
struct Reader {
    game: Option<String>,
    rules: Option<u32>,
    edition: Option<String>,
    digest: Option<Seed>,
    seats: Option<usize>,
    options: Vec<(String, String)>,
    players: Vec<(Seat, String)>,
    origin: Option<Origin>,
    commitment: Option<Seed>,
    secret: Option<Seed>,
    entropy: Vec<(Seat, String)>,
    clock: Option<Clock>,
    times: Vec<u64>,
    late: Vec<Seat>,
    moves: Vec<(usize, String)>,
    result: Option<Option<String>>,
    branches: Branches,
    lines: BTreeMap<String, usize>,
}

impl Reader {
    fn read(mut self, text: &str) -> Result<Record, RecordError> {
        let mut lines = text
            .strip_prefix('\u{feff}')
            .unwrap_or(text)
            .lines()
            .enumerate()
            .map(|(at, line)| (at + 1, line))
            .filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
        let (first, magic) =
            lines.next().ok_or_else(|| RecordError::at(1, "the record is empty"))?;
        let format = magic.strip_prefix(MAGIC).map(plain_number);
        match format {
            Some(Some(FORMAT | BRANCHED | SET_UP)) => {}
            Some(Some(other)) => {
                let problem =
                    format!("format {other} is not known here, only {FORMAT} to {SET_UP}");
                return Err(RecordError::at(first, problem));
            }
            _ => return Err(RecordError::at(first, format!("expected \"{MAGIC}{FORMAT}\""))),
        }
        let mut in_moves = false;
        let mut last = first;
        for (at, line) in lines {
            last = at;
            if self.result.is_some() && format == Some(Some(FORMAT)) {
                return Err(RecordError::at(at, "nothing can follow the result"));
            }
            if in_moves && line.ends_with(char::is_whitespace) {
                return Err(RecordError::at(at, "there is a blank at the end of the line"));
            }
            if self.result.is_some() {
                let made = self.moves.iter().filter(|(_, text)| !text.starts_with(RESHUFFLE));
                let read = self.branches.read(at, line, made.count());
                read.map_err(|it| RecordError::at(at, it))?;
            } else if !in_moves && line.trim_end() == "moves:" {
                in_moves = true;
            } else if let Some(result) = line.strip_prefix("result: ").filter(|_| in_moves) {
                self.result = Some((result != "open").then(|| result.to_owned()));
                self.lines.insert("result".to_owned(), at);
            } else if in_moves {
                self.moves.push((at, line.to_owned()));
            } else {
                self.header(at, line.trim_end()).map_err(|it| RecordError::at(at, it))?;
            }
        }
        let set_up = matches!(self.origin, Some(Origin::Setup(_)));
        if set_up != (format == Some(Some(SET_UP))) {
            let problem = format!("a position that was set up is format {SET_UP}, and only that");
            return Err(RecordError::at(first, problem));
        }
        self.finish(last)
    }

    fn header(&mut self, at: usize, line: &str) -> Result<(), String> {
        let (key, value) = line
            .split_once(": ")
            .ok_or_else(|| format!("expected \"key: value\", not {}", quoted(line)))?;
        let value = value.trim();
        if self.lines.insert(key.to_owned(), at).is_some() {
            return Err(format!("{key} is given twice"));
        }
        match key {
            "game" => self.game = Some(value.to_owned()),
            "rules" => self.rules = Some(number(key, value)?),
            "edition" => self.edition = Some(name(key, value)?),
            "digest" => self.digest = Some(hash(key, value)?),
            "seats" => match number(key, value)? as usize {
                seats @ 1..=MAX_SEATS => self.seats = Some(seats),
                other => return Err(format!("seats cannot be {other}")),
            },
            "seed" | "deal" | "setup" if self.origin.is_some() => {
                return Err("seed, deal or setup is given twice".to_owned());
            }
            "seed" => match value.split_once(' ') {
                Some((GENERATOR, seed)) => self.origin = Some(Origin::Seed(hash(key, seed)?)),
                _ => return Err(format!("expected \"seed: {GENERATOR} <64 hexadecimal digits>\"")),
            },
            "deal" => self.origin = Some(Origin::Deal(value.to_owned())),
            "setup" => {
                let lines = value.split(BETWEEN).map(|line| format!("{line}\n"));
                self.origin = Some(Origin::Setup(lines.collect()));
            }
            "commitment" => self.commitment = Some(hash(key, value)?),
            "secret" => self.secret = Some(hash(key, value)?),
            "clock" => {
                self.clock = Some(value.parse().map_err(|error| format!("{error}"))?);
            }
            "times" => self.times = Timing::read_times(value)?,
            "late" => self.late = Timing::read_late(value)?,
            _ => match key.split_once(' ') {
                Some(("option", name)) => self.options.push((name.to_owned(), value.to_owned())),
                Some(("player", seat)) => self.players.push((place(seat)?, name(key, value)?)),
                Some(("entropy", seat)) => self.entropy.push((place(seat)?, value.to_owned())),
                _ => return Err(format!("unknown key {}", quoted(key))),
            },
        }
        Ok(())
    }

    fn finish(self, last: usize) -> Result<Record, RecordError> {
        let result = self
            .result
            .ok_or_else(|| RecordError::at(last, "the record ends without a result line"))?;
        self.branches.finish().map_err(|it| RecordError::at(last, it))?;
        let missing = |key: &str| RecordError::at(0, format!("the line \"{key}: ...\" is missing"));
        if self.commitment.is_none() && (self.secret.is_some() || !self.entropy.is_empty()) {
            return Err(missing("commitment"));
        }
        if self.clock.is_none() && !(self.times.is_empty() && self.late.is_empty()) {
            return Err(missing("clock"));
        }
        let seats = self.seats.ok_or_else(|| missing("seats"))?;
        let lines = Lines(self.lines);
        let players = self.players.iter().map(|(seat, _)| ("player", *seat));
        let entropy = self.entropy.iter().map(|(seat, _)| ("entropy", *seat));
        if let Some(seat) = self.late.iter().find(|seat| seat.index() >= seats) {
            let problem = format!("there is no seat {seat} at a table of {seats}");
            return Err(RecordError::at(lines.of("late"), problem));
        }
        if self.times.len() > self.moves.len() {
            let problem = format!("{} times for {} moves", self.times.len(), self.moves.len());
            return Err(RecordError::at(lines.of("times"), problem));
        }
        if let Some((key, seat)) = players.chain(entropy).find(|(_, it)| it.index() >= seats) {
            let problem = format!("there is no seat {seat} at a table of {seats}");
            return Err(RecordError::at(lines.of(&format!("{key} {seat}")), problem));
        }
        let mut entropy = self.entropy;
        entropy.sort_by_key(|(seat, _)| *seat);
        let secret = self.secret;
        let (times, late) = (self.times, self.late);
        Ok(Record {
            game: self.game.ok_or_else(|| missing("game"))?,
            rules: self.rules.ok_or_else(|| missing("rules"))?,
            edition: self.edition.ok_or_else(|| missing("edition"))?,
            digest: self.digest.ok_or_else(|| missing("digest"))?,
            seats,
            options: self.options,
            players: self.players,
            origin: self.origin.ok_or_else(|| missing("seed"))?,
            fair: self.commitment.map(|commitment| Fair { commitment, secret, entropy }),
            timing: self.clock.map(|clock| Timing { clock, times, late }),
            moves: self.moves,
            result,
            branches: self.branches,
            lines,
        })
    }
}

fn number(key: &str, value: &str) -> Result<u32, String> {
    plain_number(value).ok_or_else(|| format!("{key} is a number, not {}", quoted(value)))
}

/// A number in canonical spelling: no sign, no leading zeros.
pub(crate) fn plain_number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number: &u32| number.to_string() == text)
}

/// Checks a name, so that a record is written exactly as it was read.
fn name(key: &str, value: &str) -> Result<String, String> {
    Some(line(value)).filter(|name| !name.is_empty()).ok_or_else(|| format!("{key} has no name"))
}

fn hash(key: &str, value: &str) -> Result<Seed, String> {
    value.parse().map_err(|_| format!("{key} is 64 hexadecimal digits, not {}", quoted(value)))
}

fn place(seat: &str) -> Result<Seat, String> {
    seat.parse().map_err(|error| format!("{error}, not {}", quoted(seat)))
}

#[cfg(test)]
mod tests;
