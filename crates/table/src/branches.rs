//! What a record can hold besides the game: variations tried from some place in it, with names and
//! comments. Together with the game they form a tree.
//!
//! ```text
//! lutece record 2
//! ...
//! result: 43 76, seat 2 wins
//! title: Where it was lost     optional
//! note 12: Too early.          about the position after 12 moves of the game
//! line 1 from 12: The key first
//! key arc                      the moves of this line, one a line
//! draw 2
//! note 1.2: And this wins.     about the position after two moves of line 1
//! line 2 from 1.1:             a line need not have a name
//! world 2 07a3...              from here on, what seat 2 cannot know is dealt anew
//! draw 3
//! ```
//!
//! This file knows only the format; others check whether the moves are legal.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use crate::record::{line, plain_number, quoted};
use crate::seat::Seat;
use crate::seed::Seed;

const WORLD: &str = "world ";

/// How many lines a record can have besides the game. There is a limit because each has to be
/// replayed to be checked.
pub const MOST_LINES: usize = 300;

/// A place in a tree of moves: the position after some number of moves of a line. The game itself
/// is line 0; other lines have no place before their first move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TreePlace {
    /// The line.
    pub line: u32,
    /// After how many of the line's moves.
    pub ply: usize,
}

impl TreePlace {
    /// A place in the game itself.
    #[must_use]
    pub const fn main(ply: usize) -> Self {
        Self { line: 0, ply }
    }
}

impl fmt::Display for TreePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}", self.ply),
            line => write!(f, "{line}.{}", self.ply),
        }
    }
}

/// A text that is not a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreePlaceError(String);

impl fmt::Display for TreePlaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a place such as 12 or 1.2, not {}", self.0)
    }
}

impl std::error::Error for TreePlaceError {}

impl FromStr for TreePlace {
    type Err = TreePlaceError;

    fn from_str(text: &str) -> Result<Self, TreePlaceError> {
        let number = |text: &str| plain_number(text).map(|it| it as usize);
        let place = match text.split_once('.') {
            None => number(text).map(Self::main),
            Some((line, ply)) => plain_number(line)
                .zip(number(ply))
                .filter(|(line, ply)| *line > 0 && *ply > 0)
                .map(|(line, ply)| Self { line, ply }),
        };
        place.ok_or_else(|| TreePlaceError(quoted(text)))
    }
}

/// One step along a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride<'a> {
    /// A move, in notation.
    Move(&'a str),
    /// A redeal, from a seed, of what this seat cannot know.
    World(Seat, Seed),
}

impl<'a> Stride<'a> {
    /// The step that a line of text stands for. Text that is nothing else is a move.
    ///
    /// # Errors
    /// If it begins like a `world` line but is not a valid one.
    pub fn read(text: &'a str) -> Result<Self, String> {
        let Some(rest) = text.strip_prefix(WORLD) else { return Ok(Self::Move(text)) };
        let world = rest
            .split_once(' ')
            .and_then(|(seat, seed)| Some(Self::World(seat.parse().ok()?, seed.parse().ok()?)));
        world.ok_or_else(|| "expected \"world <seat> <64 hexadecimal digits>\"".to_owned())
    }

    /// A `world` step for a seat, as it is written.
    #[must_use]
    pub fn world(seat: Seat, seed: Seed) -> String {
        format!("{WORLD}{seat} {seed}")
    }
}

/// A line of moves that was tried from some place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// Its number, from 1. Numbers increase from line to line, but may have gaps.
    pub number: u32,
    /// Where it leaves the game or an earlier line.
    pub from: TreePlace,
    /// Its name; empty if it has none.
    pub name: String,
    /// Its moves, at least one, each with its line number in the file (0 if not read from a file).
    pub moves: Vec<(usize, String)>,
}

/// Everything that was tried and said about a game, apart from the game itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Branches {
    /// The title of the whole; empty if it has none.
    pub title: String,
    /// The comments by place; a comment may have several lines.
    notes: BTreeMap<TreePlace, String>,
    lines: Vec<Variation>,
}

impl Branches {
    /// Whether the record contains only the game.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.title.is_empty() && self.notes.is_empty() && self.lines.is_empty()
    }

    /// The lines, in the order of their numbers.
    #[must_use]
    pub fn lines(&self) -> &[Variation] {
        &self.lines
    }

    /// A line by its number.
    #[must_use]
    pub fn line(&self, number: u32) -> Option<&Variation> {
        self.lines.iter().find(|it| it.number == number)
    }

    fn line_mut(&mut self, number: u32) -> Option<&mut Variation> {
        self.lines.iter_mut().find(|it| it.number == number)
    }

    /// All comments, by place.
    pub fn notes(&self) -> impl Iterator<Item = (TreePlace, &str)> {
        self.notes.iter().map(|(place, text)| (*place, text.as_str()))
    }

    /// The comment on a place; empty if there is none.
    #[must_use]
    pub fn note(&self, place: TreePlace) -> &str {
        self.notes.get(&place).map_or("", String::as_str)
    }

    /// Whether the place exists, given the game's number of moves.
    #[must_use]
    pub fn has(&self, game: usize, place: TreePlace) -> bool {
        match place.line {
            0 => place.ply <= game,
            number => {
                self.line(number).is_some_and(|line| (1..=line.moves.len()).contains(&place.ply))
            }
        }
    }

    /// The place before one; `None` before the first move.
    #[must_use]
    pub fn before(&self, place: TreePlace) -> Option<TreePlace> {
        match place {
            TreePlace { ply: 0, .. } => None,
            TreePlace { line: 0, ply } => Some(TreePlace::main(ply - 1)),
            TreePlace { line, ply: 1 } => self.line(line).map(|it| it.from),
            TreePlace { line, ply } => Some(TreePlace { line, ply: ply - 1 }),
        }
    }

    /// Every step from the beginning to a place. `game` has the moves of the game.
    #[must_use]
    pub fn path<'a>(&'a self, game: &'a [String], place: TreePlace) -> Option<Vec<&'a str>> {
        if !self.has(game.len(), place) {
            return None;
        }
        if place.line == 0 {
            return Some(game[..place.ply].iter().map(String::as_str).collect());
        }
        let line = self.line(place.line)?;
        let mut path = self.path(game, line.from)?;
        path.extend(line.moves[..place.ply].iter().map(|(_, text)| text.as_str()));
        Some(path)
    }

    /// The places that can be reached from a place in one step, with that step; the continuation of
    /// the same line comes first.
    #[must_use]
    pub fn next<'a>(&'a self, game: &'a [String], place: TreePlace) -> Vec<(TreePlace, &'a str)> {
        let on = match place.line {
            0 => game.get(place.ply).map(String::as_str),
            number => self
                .line(number)
                .and_then(|line| line.moves.get(place.ply))
                .map(|(_, text)| text.as_str()),
        };
        let on = on.map(|text| (TreePlace { ply: place.ply + 1, ..place }, text));
        let off = self.lines.iter().filter(|line| line.from == place);
        let off =
            off.map(|line| (TreePlace { line: line.number, ply: 1 }, line.moves[0].1.as_str()));
        on.into_iter().chain(off).collect()
    }

    /// Takes a step from a place, and adds the step if it has not been tried there before. Returns
    /// the place it leads to.
    pub fn add(&mut self, game: &[String], place: TreePlace, step: &str) -> TreePlace {
        if let Some((there, _)) = self.next(game, place).iter().find(|(_, text)| *text == step) {
            return *there;
        }
        let entry = (0, step.to_owned());
        if let Some(line) = self.line_mut(place.line).filter(|line| line.moves.len() == place.ply) {
            line.moves.push(entry);
            return TreePlace { ply: place.ply + 1, ..place };
        }
        let number = self.lines.last().map_or(1, |last| last.number + 1);
        self.lines.push(Variation { number, from: place, name: String::new(), moves: vec![entry] });
        TreePlace { line: number, ply: 1 }
    }

    /// Replaces the comment on a place; an empty text removes it.
    pub fn say(&mut self, place: TreePlace, text: &str) {
        let lines: Vec<String> = text.lines().map(line).filter(|it| !it.is_empty()).collect();
        if lines.is_empty() {
            self.notes.remove(&place);
        } else {
            self.notes.insert(place, lines.join("\n"));
        }
    }

    /// Renames a line; line 0 stands for the title of the whole.
    pub fn call(&mut self, number: u32, name: &str) {
        let name = line(name);
        match self.line_mut(number) {
            Some(line) => line.name = name,
            None if number == 0 => self.title = name,
            None => {}
        }
    }

    /// Removes the step that led to a place in a line, with everything that follows it and all
    /// comments there. The game itself stays. Returns the place before.
    pub fn cut(&mut self, place: TreePlace) -> TreePlace {
        let Some(before) = self.before(place).filter(|_| place.line > 0) else { return place };
        if let Some(line) = self.line_mut(place.line) {
            line.moves.truncate(place.ply - 1);
        }
        self.lines.retain(|line| !line.moves.is_empty());
        // Every line starts from an earlier one, so one pass finds all that have lost their start.
        for at in self.lines.iter().map(|line| line.number).collect::<Vec<_>>() {
            let from = self.line(at).map_or(TreePlace::main(0), |line| line.from);
            if from.line > 0 && !self.has(0, from) {
                self.lines.retain(|line| line.number != at);
            }
        }
        let notes = std::mem::take(&mut self.notes);
        self.notes = notes.into_iter().filter(|(at, _)| at.line == 0 || self.has(0, *at)).collect();
        before
    }

    /// Reads a line of a record that follows its result.
    pub(crate) fn read(&mut self, at: usize, text: &str, game: usize) -> Result<(), String> {
        if let Some(title) = text.strip_prefix("title: ") {
            if !self.is_empty() {
                return Err("the title comes once, and first".to_owned());
            }
            self.title = said("the title", title)?;
        } else if let Some(rest) = text.strip_prefix("note ") {
            let (place, note) = rest
                .split_once(": ")
                .ok_or_else(|| "expected \"note <place>: <text>\"".to_owned())?;
            let place = self.place(place, game)?;
            let note = said("the note", note)?;
            let known = self.notes.entry(place).or_default();
            if !known.is_empty() {
                known.push('\n');
            }
            known.push_str(&note);
        } else if let Some(rest) = text.strip_prefix("line ") {
            let problem = || "expected \"line <number> from <place>: <name>\"".to_owned();
            let (head, name) = rest.split_once(':').ok_or_else(problem)?;
            let (number, from) = head.split_once(" from ").ok_or_else(problem)?;
            let number = plain_number(number).filter(|it| *it > 0).ok_or_else(problem)?;
            if let Some(last) = self.lines.last() {
                if number <= last.number {
                    return Err(format!("line {number} cannot follow line {}", last.number));
                }
                last.is_there()?;
            }
            if self.lines.len() == MOST_LINES {
                return Err(format!("there are more than {MOST_LINES} lines"));
            }
            let from = self.place(from, game)?;
            let name = match name {
                "" => String::new(),
                name => said("the line", name.strip_prefix(' ').ok_or_else(problem)?)?,
            };
            self.lines.push(Variation { number, from, name, moves: Vec::new() });
        } else {
            Stride::read(text)?;
            let Some(line) = self.lines.last_mut() else {
                return Err(format!("expected a title, a note or a line, not {}", quoted(text)));
            };
            line.moves.push((at, text.to_owned()));
        }
        Ok(())
    }

    /// Checks that the record can end here.
    pub(crate) fn finish(&self) -> Result<(), String> {
        self.lines.last().map_or(Ok(()), Variation::is_there)
    }

    fn place(&self, text: &str, game: usize) -> Result<TreePlace, String> {
        let place: TreePlace = text.parse().map_err(|error: TreePlaceError| error.to_string())?;
        match self.has(game, place) {
            true => Ok(place),
            false => Err(format!("there is no place {place} above")),
        }
    }
}

impl Variation {
    fn is_there(&self) -> Result<(), String> {
        match self.moves.is_empty() {
            true => Err(format!("line {} has no moves", self.number)),
            false => Ok(()),
        }
    }
}

/// Checks a text, so that a record is written exactly as it was read.
fn said(what: &str, text: &str) -> Result<String, String> {
    Some(line(text)).filter(|it| !it.is_empty()).ok_or_else(|| format!("{what} says nothing"))
}

impl fmt::Display for Branches {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let notes = |f: &mut fmt::Formatter<'_>, number: u32| {
            for (place, text) in self.notes.iter().filter(|(place, _)| place.line == number) {
                for line in text.lines() {
                    writeln!(f, "note {place}: {line}")?;
                }
            }
            Ok(())
        };
        if !self.title.is_empty() {
            writeln!(f, "title: {}", self.title)?;
        }
        notes(f, 0)?;
        for Variation { number, from, name, moves } in &self.lines {
            writeln!(
                f,
                "line {number} from {from}:{}{name}",
                if name.is_empty() { "" } else { " " }
            )?;
            for (_, text) in moves {
                writeln!(f, "{text}")?;
            }
            notes(f, *number)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
