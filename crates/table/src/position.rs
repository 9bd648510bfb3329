//! A position as text that a person can write: lines of a key, a colon and words.
//!
//! A game reads its keys from a [`Sheet`], which notes every [`Flaw`] on the way, so that the
//! author of the text learns of all of them at once.

use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::game::Game;
use crate::matches::Match;
use crate::message::{Arg, Message, Spoken};
use crate::record::Origin;
use crate::seat::Seat;
use crate::seed::Seed;

/// The longest text that is read, in bytes.
const LONGEST: usize = 16 * 1024;
/// A longer list of flaws would help nobody.
const MOST_FLAWS: usize = 30;

/// Every message of a flaw, with the names of its arguments.
pub const FLAWS: &[Spoken] = &[
    ("setup-long", &[]),
    ("setup-line", &["line"]),
    ("setup-unknown", &["key", "known"]),
    ("setup-twice", &["key"]),
    ("setup-missing", &["key"]),
    ("setup-word", &["key", "word", "known"]),
    ("setup-number", &["key", "word", "least", "most"]),
    ("setup-count", &["key", "found", "expected"]),
    ("setup-most", &["key", "found", "most"]),
    ("setup-other-pieces", &["key"]),
    ("setup-two-places", &["piece"]),
    ("setup-nowhere", &["piece"]),
    ("setup-no-room", &["piece", "place"]),
    ("setup-nothing-there", &["place"]),
    ("setup-step", &["key"]),
    ("setup-nobody", &["seat"]),
    ("setup-unfit", &["key", "other"]),
    ("setup-not-here", &[]),
];

/// What is wrong with the text of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The line, from 1; 0 if no single line is wrong.
    pub line: usize,
    /// What is wrong, in words.
    pub say: Message,
}

impl Flaw {
    /// A game whose positions cannot be set up.
    #[must_use]
    pub fn not_here() -> Self {
        Self { line: 0, say: Message::new("setup-not-here") }
    }
}

/// For programs and logs, like every error of a record; pages show it in six languages.
impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        let arg = |name: &str| {
            let found = self.say.args.iter().find(|it| it.0 == name);
            match found.map(|it| &it.1) {
                Some(Arg::Number(number)) => number.to_string(),
                Some(Arg::Seat(seat)) => seat.to_string(),
                Some(Arg::Name(text) | Arg::Term(text)) => text.to_string(),
                None => String::new(),
            }
        };
        let [key, piece, place, known] = ["key", "piece", "place", "known"].map(arg);
        let found = arg("found");
        match self.say.id {
            "setup-long" => f.write_str("the text is too long"),
            "setup-line" => f.write_str("expected a key, a colon and words"),
            "setup-unknown" => write!(f, "there is no {key:?}, only {known}"),
            "setup-twice" => write!(f, "{key} is given twice"),
            "setup-missing" => write!(f, "{key} is missing"),
            "setup-word" => write!(f, "{key}: {:?} is none of {known}", arg("word")),
            "setup-number" => {
                let [word, least, most] = ["word", "least", "most"].map(arg);
                write!(f, "{key}: {word:?} is no number from {least} to {most}")
            }
            "setup-count" => write!(f, "{key}: {} are expected, not {found}", arg("expected")),
            "setup-most" => write!(f, "{key}: at most {}, not {found}", arg("most")),
            "setup-other-pieces" => write!(f, "{key}: these are not the pieces of the box"),
            "setup-two-places" => write!(f, "{piece} is in two places, or there is none left"),
            "setup-nowhere" => write!(f, "{piece} is nowhere"),
            "setup-no-room" => write!(f, "{piece} cannot be at {place}"),
            "setup-nothing-there" => write!(f, "there is nothing at {place}"),
            "setup-step" => write!(f, "{key}: nobody can be asked that here"),
            "setup-nobody" => write!(f, "seat {} has nothing to do", arg("seat")),
            "setup-unfit" => write!(f, "{key} does not go with {}", arg("other")),
            _ => f.write_str("positions of this game cannot be set up"),
        }
    }
}

/// A key of a position's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The key's words, such as `shops 1`.
    pub name: String,
    /// Whether it may appear on several lines.
    pub repeats: bool,
}

impl Key {
    /// A key that appears at most once.
    #[must_use]
    pub fn once(name: impl Into<String>) -> Self {
        Self { name: name.into(), repeats: false }
    }

    /// A key that may appear on several lines.
    #[must_use]
    pub fn often(name: impl Into<String>) -> Self {
        Self { name: name.into(), repeats: true }
    }

    /// A key for each seat.
    pub fn seats(name: &str, seats: usize) -> impl Iterator<Item = Self> {
        Seat::first(seats).map(move |seat| Self::once(format!("{name} {seat}")))
    }
}

struct Entry<'a> {
    line: usize,
    key: &'a str,
    words: Vec<&'a str>,
}

/// A text split into lines, and the flaws found in it.
pub struct Sheet<'a> {
    entries: Vec<Entry<'a>>,
    flaws: Vec<Flaw>,
}

impl<'a> Sheet<'a> {
    /// Splits a text into lines. Ignores blank lines and lines that begin with `#`.
    #[must_use]
    pub fn read(text: &'a str, keys: &[Key]) -> Self {
        let mut sheet = Self { entries: Vec::new(), flaws: Vec::new() };
        if text.len() > LONGEST {
            sheet.flaw(0, Message::new("setup-long"));
            return sheet;
        }
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let Some((key, words)) = line.split_once([':', '：']) else {
                sheet.flaw(number, Message::new("setup-line").with("line", number));
                continue;
            };
            let key = key.trim();
            let Some(known) = keys.iter().find(|it| it.name == key) else {
                let all: Vec<&str> = keys.iter().map(|it| it.name.as_str()).collect();
                let say = Message::new("setup-unknown").with("key", key.to_owned());
                sheet.flaw(number, say.with("known", all.join(", ")));
                continue;
            };
            if !known.repeats && sheet.entries.iter().any(|it| it.key == key) {
                sheet.flaw(number, Message::new("setup-twice").with("key", key.to_owned()));
                continue;
            }
            let words = words.split_whitespace().collect();
            sheet.entries.push(Entry { line: number, key, words });
        }
        sheet
    }

    /// Notes a flaw.
    pub fn flaw(&mut self, line: usize, say: Message) {
        let flaw = Flaw { line, say };
        if self.flaws.len() < MOST_FLAWS && !self.flaws.contains(&flaw) {
            self.flaws.push(flaw);
        }
    }

    /// Whether the text has a key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.entries.iter().any(|it| it.key == key)
    }

    /// The number of the first line with a key; 0 if there is none.
    #[must_use]
    pub fn line(&self, key: &str) -> usize {
        self.entries.iter().find(|it| it.key == key).map_or(0, |it| it.line)
    }

    /// The words of each line with a key.
    #[must_use]
    pub fn lines(&self, key: &str) -> Vec<(usize, Vec<&'a str>)> {
        let own = self.entries.iter().filter(|it| it.key == key);
        own.map(|it| (it.line, it.words.clone())).collect()
    }

    /// The words of an optional key.
    #[must_use]
    pub fn words(&self, key: &str) -> Vec<&'a str> {
        self.lines(key).into_iter().flat_map(|(_, words)| words).collect()
    }

    /// Notes that a key is missing.
    pub fn missing(&mut self, key: &str) {
        self.flaw(0, Message::new("setup-missing").with("key", key.to_owned()));
    }

    /// Notes a word that means nothing with this key.
    pub fn unknown_word(&mut self, line: usize, key: &str, word: &str, known: String) {
        let say = Message::new("setup-word").with("key", key.to_owned());
        self.flaw(line, say.with("word", shortened(word)).with("known", known));
    }

    /// Notes that there are too many or too few of something.
    pub fn count(&mut self, key: &str, found: usize, expected: usize) {
        let say = Message::new("setup-count").with("key", key.to_owned());
        self.flaw(self.line(key), say.with("found", found).with("expected", expected));
    }

    /// Notes that there is more of something than possible.
    pub fn most(&mut self, key: &str, found: usize, most: usize) {
        let say = Message::new("setup-most").with("key", key.to_owned());
        self.flaw(self.line(key), say.with("found", found).with("most", most));
    }

    /// Notes that these are not the pieces in the box.
    pub fn other_pieces(&mut self, key: &str) {
        self.flaw(self.line(key), Message::new("setup-other-pieces").with("key", key.to_owned()));
    }

    /// Notes that the place given for a piece does not exist yet.
    pub fn nothing_there(&mut self, line: usize, place: impl fmt::Display) {
        self.flaw(line, Message::new("setup-nothing-there").with("place", place.to_string()));
    }

    /// Notes that this step is impossible in this position.
    pub fn impossible_step(&mut self, key: &str) {
        self.flaw(self.line(key), Message::new("setup-step").with("key", key.to_owned()));
    }

    /// Notes that a piece is in two places.
    pub fn two_places(&mut self, line: usize, piece: impl fmt::Display) {
        self.flaw(line, Message::new("setup-two-places").with("piece", piece.to_string()));
    }

    /// Notes that a piece is nowhere.
    pub fn nowhere(&mut self, piece: impl fmt::Display) {
        self.flaw(0, Message::new("setup-nowhere").with("piece", piece.to_string()));
    }

    /// Notes that a piece cannot be where it is.
    pub fn no_room(&mut self, line: usize, piece: impl fmt::Display, place: impl fmt::Display) {
        let say = Message::new("setup-no-room").with("piece", piece.to_string());
        self.flaw(line, say.with("place", place.to_string()));
    }

    /// Notes that two lines contradict each other.
    pub fn unfit(&mut self, key: &str, other: &str) {
        let say = Message::new("setup-unfit").with("key", key.to_owned());
        self.flaw(self.line(key), say.with("other", other.to_owned()));
    }

    /// Notes that the seat to act can do nothing.
    pub fn nobody(&mut self, key: &str, seat: Seat) {
        self.flaw(self.line(key), Message::new("setup-nobody").with("seat", seat));
    }

    /// What the words of a key stand for; words that stand for nothing are noted as flaws.
    pub fn each<T>(
        &mut self,
        key: &str,
        read: impl Fn(&str) -> Option<T>,
        known: impl Fn() -> String,
    ) -> Vec<T> {
        let mut found = Vec::new();
        for (line, words) in self.lines(key) {
            for word in words {
                match read(word) {
                    Some(it) => found.push(it),
                    None => self.unknown_word(line, key, word, known()),
                }
            }
        }
        found
    }

    /// What the single word of a required key stands for.
    pub fn one<T>(
        &mut self,
        key: &str,
        read: impl Fn(&str) -> Option<T>,
        known: impl Fn() -> String,
    ) -> Option<T> {
        if !self.has(key) {
            self.missing(key);
            return None;
        }
        let words = self.words(key).len();
        if words != 1 {
            self.count(key, words, 1);
            return None;
        }
        self.each(key, read, known).pop()
    }

    /// A seat at a table of `seats`.
    pub fn seat(&mut self, key: &str, seats: usize) -> Option<Seat> {
        let all = || Seat::first(seats).map(|it| it.to_string()).collect::<Vec<_>>().join(", ");
        self.one(key, |word| word.parse().ok().filter(|it: &Seat| it.index() < seats), all)
    }

    fn in_range(&mut self, line: usize, key: &str, word: &str, range: &RangeInclusive<i64>) -> i64 {
        let number = word.parse::<i64>().ok().filter(|it| range.contains(it));
        number.unwrap_or_else(|| {
            let say = Message::new("setup-number").with("key", key.to_owned());
            let say = say.with("word", shortened(word)).with("least", *range.start());
            self.flaw(line, say.with("most", *range.end()));
            *range.start()
        })
    }

    /// The number of a required key.
    pub fn number(&mut self, key: &str, range: RangeInclusive<i64>) -> i64 {
        if !self.has(key) {
            self.missing(key);
            return *range.start();
        }
        self.numbers(key, 1, range)[0]
    }

    /// `count` numbers, all in the same range; all at the minimum if the key is missing.
    pub fn numbers(&mut self, key: &str, count: usize, range: RangeInclusive<i64>) -> Vec<i64> {
        let mut numbers = Vec::new();
        for (line, words) in self.lines(key) {
            for word in words {
                numbers.push(self.in_range(line, key, word, &range));
            }
        }
        if self.has(key) && numbers.len() != count {
            self.count(key, numbers.len(), count);
        }
        numbers.resize(count, *range.start());
        numbers
    }

    /// Whether anything is wrong so far.
    #[must_use]
    pub fn is_flawed(&self) -> bool {
        !self.flaws.is_empty()
    }

    /// The position, if nothing is wrong.
    ///
    /// # Errors
    /// If something is: every flaw noted, in the order of the lines.
    pub fn done<S>(self, state: S) -> Result<S, Vec<Flaw>> {
        if self.flaws.is_empty() { Ok(state) } else { Err(self.flaws()) }
    }

    /// Every flaw noted, in the order of the lines.
    #[must_use]
    pub fn flaws(mut self) -> Vec<Flaw> {
        self.flaws.sort_by_key(|flaw| if flaw.line == 0 { usize::MAX } else { flaw.line });
        self.flaws
    }
}

fn shortened(word: &str) -> String {
    word.chars().take(40).collect()
}

/// Writes a position line by line.
#[derive(Debug, Default)]
pub struct SheetWriter(String);

impl SheetWriter {
    /// A line of a key and words.
    pub fn line<W: fmt::Display>(
        &mut self,
        key: impl fmt::Display,
        words: impl IntoIterator<Item = W>,
    ) {
        let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
        self.0.push_str(format!("{key}: {}", words.join(" ")).trim_end());
        self.0.push('\n');
    }

    /// A line with one word.
    pub fn one(&mut self, key: impl fmt::Display, word: impl fmt::Display) {
        self.line(key, [word]);
    }

    /// The text.
    #[must_use]
    pub fn text(self) -> String {
        self.0
    }
}

impl<G: Game> Match<G> {
    /// A game that continues from a position set up by hand. It has no deal of its own:
    /// [`Match::deal`] returns some deal of the same table.
    ///
    /// # Errors
    /// If the text is not a position: every reason found.
    pub fn set_up(game: Arc<G>, text: &str) -> Result<Self, Vec<Flaw>> {
        let start = game.read_position(text)?;
        let origin = Origin::Setup(game.position_text(&start));
        let deal = game.deal(&mut Seed([0; 32]).dice());
        Ok(Self::begin(game, origin, deal, start))
    }
}

/// The known words, listed for an error message.
pub fn listed<T: fmt::Display>(all: impl IntoIterator<Item = T>) -> String {
    all.into_iter().map(|it| it.to_string()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_flaw_has_an_english_sentence_of_its_own() {
        let say = |(id, _): &Spoken| Flaw { line: 0, say: Message::new(id) }.to_string();
        let mut all: Vec<String> = FLAWS.iter().map(say).collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), FLAWS.len(), "{all:?}");
    }

    fn flaws(text: &str) -> Vec<String> {
        let keys = [Key::once("round"), Key::often("tile"), Key::once("bus")];
        let mut sheet = Sheet::read(text, &keys);
        sheet.number("round", 1..=9);
        sheet.seat("bus", 2);
        sheet.each("tile", |word| (word == "a").then_some(()), || listed(["a"]));
        sheet.done(()).err().unwrap_or_default().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn what_is_right_has_no_flaw() {
        assert_eq!(flaws("# a position\n\n round :  3\nbus: 2\ntile: a\ntile: a a\n"), [""; 0]);
        assert_eq!(flaws("round: 3\nbus: 1\n"), [""; 0], "a key that repeats may be missing");
    }

    #[test]
    fn every_flaw_is_named_with_its_line() {
        assert_eq!(flaws(""), ["round is missing", "bus is missing"]);
        let all = flaws("round: 10\nbus: 3\nbus: 1\nwhat\nelse: 1\ntile: a b");
        assert_eq!(
            all,
            [
                "line 1: round: \"10\" is no number from 1 to 9",
                "line 2: bus: \"3\" is none of 1, 2",
                "line 3: bus is given twice",
                "line 4: expected a key, a colon and words",
                "line 5: there is no \"else\", only round, tile, bus",
                "line 6: tile: \"b\" is none of a",
            ]
        );
        assert_eq!(flaws("round：3\nbus: 1\n"), [""; 0], "a colon as it is written in Japanese");
        assert_eq!(flaws("round: 1 2\nbus:\n").len(), 2);
        assert_eq!(
            flaws(&"tile: a\n".repeat(9_000)),
            ["the text is too long", "round is missing", "bus is missing"]
        );
    }
}
