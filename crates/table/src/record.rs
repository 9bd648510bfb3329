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
//! moves:
//! tile 5 B3 r1               one move a line
//! take P5
//! result: open               or the points and who won; a record without it was cut off
//! ```
//!
//! Blank lines and lines beginning with `#` are passed over, as is a byte order mark. This file
//! knows the form only; whether the moves are legal is for [`crate::Match`] to find out.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use crate::fair;
use crate::seat::{MAX_SEATS, Seat};
use crate::seed::{GENERATOR, Seed};

/// The version of the format that this program writes, and the only one it reads.
pub const FORMAT: u32 = 1;

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
    /// Where chance came from.
    pub origin: Origin,
    /// The fair shuffle, where there was one.
    pub fair: Option<Fair>,
    /// The moves with the number of their line in the file (0 if it was not read from one).
    pub moves: Vec<(usize, String)>,
    /// The result as text; `None` while the game goes on.
    pub result: Option<String>,
    /// Where all this stands in the file, if it was read from one.
    pub lines: Lines,
}

/// The numbers of the lines of a record by their keys, for complaints. Two records that differ
/// in nothing else are equal.
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
}

/// What makes a shuffle checkable: see [`crate::fair`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fair {
    /// What the server published before the first move.
    pub commitment: Seed,
    /// What it revealed after the last; `None` while the game goes on.
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

/// Why a record was refused, with the line where that can be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1; 0 if no line is to blame.
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

/// A text as a complaint quotes it: what is long is cut off.
pub(crate) fn quoted(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        None => format!("{text:?}"),
        Some((cut, _)) => format!("{:?}... ({} characters)", &text[..cut], text.chars().count()),
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{MAGIC}{FORMAT}")?;
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
        writeln!(f, "moves:")?;
        for (_, mv) in &self.moves {
            writeln!(f, "{mv}")?;
        }
        writeln!(f, "result: {}", self.result.as_deref().unwrap_or("open"))
    }
}

/// A text as one line of a record can hold it: names come from people, and a line break in one
/// must not become a line of the record.
fn line(text: &str) -> String {
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

/// The parts of a record as they turn up.
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
    moves: Vec<(usize, String)>,
    result: Option<Option<String>>,
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
        match magic.strip_prefix(MAGIC).map(plain_number) {
            Some(Some(FORMAT)) => {}
            Some(Some(other)) => {
                let problem = format!("format {other} is not known here, only {FORMAT}");
                return Err(RecordError::at(first, problem));
            }
            _ => return Err(RecordError::at(first, format!("expected \"{MAGIC}{FORMAT}\""))),
        }
        let mut in_moves = false;
        let mut last = first;
        for (at, line) in lines {
            last = at;
            if self.result.is_some() {
                return Err(RecordError::at(at, "nothing can follow the result"));
            }
            if in_moves && line.ends_with(char::is_whitespace) {
                return Err(RecordError::at(at, "there is a blank at the end of the line"));
            }
            if !in_moves && line.trim_end() == "moves:" {
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
            "seed" | "deal" if self.origin.is_some() => {
                return Err("seed or deal is given twice".to_owned());
            }
            "seed" => match value.split_once(' ') {
                Some((GENERATOR, seed)) => self.origin = Some(Origin::Seed(hash(key, seed)?)),
                _ => return Err(format!("expected \"seed: {GENERATOR} <64 hexadecimal digits>\"")),
            },
            "deal" => self.origin = Some(Origin::Deal(value.to_owned())),
            "commitment" => self.commitment = Some(hash(key, value)?),
            "secret" => self.secret = Some(hash(key, value)?),
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
        let missing = |key: &str| RecordError::at(0, format!("the line \"{key}: ...\" is missing"));
        if self.commitment.is_none() && (self.secret.is_some() || !self.entropy.is_empty()) {
            return Err(missing("commitment"));
        }
        let seats = self.seats.ok_or_else(|| missing("seats"))?;
        let lines = Lines(self.lines);
        let players = self.players.iter().map(|(seat, _)| ("player", *seat));
        let entropy = self.entropy.iter().map(|(seat, _)| ("entropy", *seat));
        if let Some((key, seat)) = players.chain(entropy).find(|(_, it)| it.index() >= seats) {
            let problem = format!("there is no seat {seat} at a table of {seats}");
            return Err(RecordError::at(lines.of(&format!("{key} {seat}")), problem));
        }
        let mut entropy = self.entropy;
        entropy.sort_by_key(|(seat, _)| *seat);
        let secret = self.secret;
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
            moves: self.moves,
            result,
            lines,
        })
    }
}

fn number(key: &str, value: &str) -> Result<u32, String> {
    plain_number(value).ok_or_else(|| format!("{key} is a number, not {}", quoted(value)))
}

/// A number in its one spelling: no sign, no zeros in front.
fn plain_number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number: &u32| number.to_string() == text)
}

/// A name as it is written, so that a record is written again as it was read.
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
mod tests {
    use super::*;

    fn sample() -> Record {
        let secret = Seed::from_text("secret");
        let entropy = vec![(Seat::new(0), "aa".to_owned()), (Seat::new(1), "b b".to_owned())];
        let seed = fair::mix(&secret, ["aa", "b b"]);
        Record {
            game: "test".to_owned(),
            rules: 3,
            edition: "Test 1900".to_owned(),
            digest: Seed([9; 32]),
            seats: 2,
            options: vec![("hand".to_owned(), "2".to_owned())],
            players: vec![(Seat::new(1), "Émile: Zola".to_owned())],
            origin: Origin::Seed(seed),
            fair: Some(Fair {
                commitment: fair::commitment(&secret),
                secret: Some(secret),
                entropy,
            }),
            moves: vec![(0, "take P5".to_owned()), (0, "pass".to_owned())],
            result: None,
            lines: Lines::default(),
        }
    }

    fn problem(text: &str) -> String {
        text.parse::<Record>().expect_err("the record is damaged").to_string()
    }

    #[test]
    fn a_record_is_read_as_it_was_written() {
        let mut record = sample();
        let mut read: Record = record.to_string().parse().expect("the record is sound");
        assert_eq!(read.moves[0].0, 15, "moves know their line");
        read.moves.iter_mut().for_each(|(line, _)| *line = 0);
        assert_eq!(read, record);
        record.result = Some("3 5, seat 2 wins".to_owned());
        record.origin = Origin::Deal("{\"a\":[1,2]}".to_owned());
        let text = record.to_string();
        assert_eq!(text.parse::<Record>().expect("sound").to_string(), text);
    }

    #[test]
    fn a_name_cannot_forge_a_line() {
        let mut record = sample();
        record.players = vec![
            (Seat::new(0), "Eve\nmoves:\ntake P9\r".to_owned()),
            (Seat::new(1), " \u{0}\t".to_owned()),
        ];
        let read: Record = record.to_string().parse().expect("the record is sound");
        assert_eq!(read.players, [(Seat::new(0), "Eve moves: take P9".to_owned())]);
        assert_eq!(read.moves.len(), 2);
    }

    #[test]
    fn a_name_without_a_letter_is_none() {
        let text = sample().to_string();
        let nameless = text.replace("Émile: Zola", "\u{0}");
        assert_eq!(problem(&nameless), "line 8: player 2 has no name");
        let nameless = text.replace("Test 1900", "\u{0}\u{1}");
        assert_eq!(problem(&nameless), "line 4: edition has no name");
    }

    #[test]
    fn a_fair_shuffle_can_be_checked() {
        let record = sample();
        let (Origin::Seed(seed), Some(mut fair)) = (record.origin, record.fair) else {
            panic!("the sample has both")
        };
        assert_eq!(fair.check(&seed), Ok(()));
        assert_eq!(fair.check(&Seed([0; 32])), Err(Unfair::OtherSeed));
        fair.entropy[0].1.push('x');
        assert_eq!(fair.check(&seed), Err(Unfair::OtherSeed));
        fair.secret = Some(Seed([1; 32]));
        assert_eq!(fair.check(&seed), Err(Unfair::OtherSecret));
        fair.secret = None;
        assert_eq!(fair.check(&seed), Err(Unfair::NotRevealed));
    }

    #[test]
    fn what_editors_leave_behind_does_no_harm() {
        let record = sample();
        let text = record.to_string();
        let mut read: Record = format!("\u{feff}{text}").parse().expect("a byte order mark");
        read.moves.iter_mut().for_each(|(line, _)| *line = 0);
        assert_eq!(read, record);
        let windows: Record = text.replace('\n', "\r\n").parse().expect("other line ends");
        assert_eq!(windows.moves.len(), 2);
    }

    #[test]
    fn each_line_has_one_spelling() {
        let text = sample().to_string();
        for magic in ["lutece record +1", "lutece record 01", "lutece record 1 "] {
            let other = text.replace("lutece record 1", magic);
            assert_eq!(problem(&other), "line 1: expected \"lutece record 1\"", "{magic:?}");
        }
        assert_eq!(
            problem(&text.replace("rules: 3", "rules: +3")),
            "line 3: rules is a number, not \"+3\""
        );
        assert_eq!(
            problem(&text.replace("take P5", "take P5 ")),
            "line 15: there is a blank at the end of the line"
        );
        assert_eq!(
            problem(&text.replace("result: open", "result: open\t")),
            "line 17: there is a blank at the end of the line"
        );
    }

    #[test]
    fn a_long_line_is_not_echoed_in_full() {
        let text = sample().to_string();
        let long = "x".repeat(1 << 20);
        for other in [
            text.replace("option hand: 2", &long),
            text.replace("option hand", &long),
            text.replace("rules: 3", &format!("rules: {long}")),
            text.replace("player 2", &format!("player {long}")),
            text.replace("digest: ", &format!("digest: {long}")),
        ] {
            assert!(problem(&other).len() < 200, "{}", problem(&other).len());
        }
    }

    /// Comparing each with each would take a billion comparisons here.
    #[test]
    fn many_lines_are_read_in_the_time_of_their_number() {
        let text = sample().to_string();
        let many: String = (0..40_000).map(|number| format!("option o{number}: 1\n")).collect();
        let read: Record = text.replace("option hand: 2\n", &many).parse().expect("sound");
        assert_eq!(read.options.len(), 40_000);
        let twice = text.replace("option hand: 2\n", &(many + "option o7: 1\n"));
        assert_eq!(problem(&twice), "line 40007: option o7 is given twice");
    }

    #[test]
    fn a_damaged_record_is_refused_with_line_and_reason() {
        let text = sample().to_string();
        assert_eq!(problem(""), "line 1: the record is empty");
        assert_eq!(problem("PK\u{3}\u{4}"), "line 1: expected \"lutece record 1\"");
        assert_eq!(problem("lutece record 2\n"), "line 1: format 2 is not known here, only 1");
        for (cut, _) in text.match_indices('\n') {
            assert!(
                text[..cut].parse::<Record>().is_err() || cut + 1 == text.len(),
                "a record cut off after {cut} bytes is noticed"
            );
        }
        assert_eq!(
            problem(&text.replace("rules: 3", "rules: three")),
            "line 3: rules is a number, not \"three\""
        );
        assert_eq!(problem(&text.replace("seats: 2", "seats: 9")), "line 6: seats cannot be 9");
        assert_eq!(
            problem(&text.replace("seats: 2", "seats: 1")),
            "line 8: there is no seat 2 at a table of 1"
        );
        assert_eq!(problem(&text.replace("game: test\n", "")), "the line \"game: ...\" is missing");
        assert_eq!(
            problem(&text.replace("game: test", "game: test\ngame: test")),
            "line 3: game is given twice"
        );
        assert_eq!(
            problem(&text.replace("seed: chacha12", "seed: mt19937")),
            "line 9: expected \"seed: chacha12 <64 hexadecimal digits>\""
        );
        assert_eq!(
            problem(&(text.clone() + "take P6\n")),
            "line 18: nothing can follow the result"
        );
        assert_eq!(
            problem(&text.replace("option hand", "colour")),
            "line 7: unknown key \"colour\""
        );
    }
}
