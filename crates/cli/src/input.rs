//! Arguments of commands: records, games, options, editions, seats, seeds.

use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use catalog::{Any, AnyEdition, Editions, Kind};
use clap::Args;
use table::{Branches, Record, Seat, Seed, TreePlace};

use crate::answer::{Answer, Failure};

/// The name that means standard input.
const STDIN: &str = "-";

/// Larger than any record or edition: a whole game is a few thousand bytes.
const MOST: u64 = 16 << 20;

/// A record and the editions it may have been played with.
#[derive(Args, Debug)]
pub struct RecordArgs {
    /// The record of a game; - is standard input
    #[arg(value_name = "RECORD")]
    pub record: PathBuf,
    /// The editions it may have been played with
    #[command(flatten)]
    pub editions: EditionArgs,
}

/// A position of a game.
#[derive(Args, Debug)]
pub struct PositionArgs {
    #[command(flatten)]
    record: RecordArgs,
    /// The position after this many moves instead of the last one, or in a variation: 1.2 is after
    /// 2 moves of line 1
    #[arg(long, value_name = "PLACE", allow_negative_numbers = true)]
    at: Option<TreePlace>,
}

/// Editions in addition to the shipped ones.
#[derive(Args, Debug)]
pub struct EditionArgs {
    /// An edition file that the game was played with, if not the shipped one; may be repeated
    #[arg(long = "edition", value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// A game to set up.
#[derive(Args, Clone, Debug)]
pub struct TableArgs {
    /// The game: city-of-light, paris-paris or paris
    #[arg(value_name = "GAME", value_parser = kind)]
    pub game: Kind,
    /// How many play; the smallest number the game allows if not given
    #[arg(long, short, value_name = "N", allow_negative_numbers = true)]
    pub players: Option<usize>,
    /// An option of the game; may be repeated
    #[arg(long = "option", short, value_name = "KEY=VALUE", value_parser = pair)]
    pub options: Vec<(String, String)>,
    /// An edition file to play with instead of the shipped edition
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
}

impl RecordArgs {
    /// The game of the record, every move checked.
    pub fn load(&self) -> Answer<Any> {
        load(&self.record, &self.editions.library()?)
    }

    /// The game of the record, every move checked, with its variations and comments.
    pub fn load_tree(&self) -> Answer<(Any, Branches)> {
        load_tree(&self.record, &self.editions.library()?)
    }
}

impl PositionArgs {
    /// The game of the record, at the position.
    pub fn load(&self) -> Answer<Any> {
        let (any, tree) = self.record.load_tree()?;
        let Some(place) = self.at else { return Ok(any) };
        any.at_place(&tree, place).ok_or_else(|| {
            Failure::usage(match place.line {
                0 => format!("there is no ply {}: the game has {}", place.ply, any.ply()),
                _ => format!("there is no place {place} in this record"),
            })
        })
    }
}

impl EditionArgs {
    /// The shipped editions and those from the files.
    pub fn library(&self) -> Answer<Editions> {
        let mut editions = Editions::shipped();
        for file in &self.files {
            editions.add(edition(file)?);
        }
        Ok(editions)
    }
}

impl TableArgs {
    /// How many play.
    pub fn seats(&self) -> usize {
        self.players.unwrap_or(*self.game.seats().start())
    }

    /// The components to play with.
    pub fn components(&self) -> Answer<AnyEdition> {
        let Some(file) = &self.edition else { return Ok(AnyEdition::shipped(self.game)) };
        let edition = edition(file)?;
        if edition.kind() == self.game {
            Ok(edition)
        } else {
            let (theirs, ours) = (edition.kind(), self.game);
            Err(Failure::usage(format!(
                "{}: this edition is of {theirs}, not {ours}",
                file.display()
            )))
        }
    }

    /// A new game at this table.
    pub fn start(&self, seed: Seed) -> Answer<Any> {
        Any::with_edition(&self.components()?, &self.options, self.seats(), seed)
            .map_err(Failure::usage)
    }
}

/// The game of a record file, every move checked.
pub fn load(path: &Path, editions: &Editions) -> Answer<Any> {
    load_tree(path, editions).map(|(any, _)| any)
}

fn load_tree(path: &Path, editions: &Editions) -> Answer<(Any, Branches)> {
    let refuse = |error| Failure::no(format!("{}: {error}", name(path)));
    let record: Record = text(path)?.parse().map_err(refuse)?;
    let any = Any::from_record(&record, editions).map_err(refuse)?;
    Ok((any, record.branches))
}

/// The text of a file, or of standard input for `-`.
pub fn text(path: &Path) -> Answer<String> {
    let mut bytes = Vec::new();
    let source = if is_stdin(path) {
        Ok(Box::new(io::stdin().lock()) as Box<dyn io::Read>)
    } else {
        fs::File::open(path).map(|file| Box::new(file) as Box<dyn io::Read>)
    };
    let read = source.and_then(|source| source.take(MOST + 1).read_to_end(&mut bytes));
    read.map_err(|error| Failure::usage(format!("{}: {}", name(path), plain(&error))))?;
    let refuse = |problem: &str| Failure::no(format!("{}: {problem}", name(path)));
    if bytes.len() as u64 > MOST {
        return Err(refuse("it is larger than 16 MiB, which no record or edition is"));
    }
    String::from_utf8(bytes).map_err(|error| match error.as_bytes() {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => refuse("it is UTF-16; save it as UTF-8"),
        _ => refuse("it is not text"),
    })
}

/// Whether a path means standard input.
pub fn is_stdin(path: &Path) -> bool {
    path == Path::new(STDIN)
}

/// The name of a file in an error message.
pub fn name(path: &Path) -> String {
    if is_stdin(path) { "standard input".to_owned() } else { path.display().to_string() }
}

/// The system's error message, without its number.
pub fn plain(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".to_owned(),
        io::ErrorKind::PermissionDenied => "this may not be done".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder".to_owned(),
        io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => {
            "it is a file, not a folder".to_owned()
        }
        kind => kind.to_string(),
    }
}

/// An edition file.
pub fn edition(path: &Path) -> Answer<AnyEdition> {
    AnyEdition::read(&text(path)?).map_err(|error| {
        let (first, others) = (error.problems.first(), error.problems.len().saturating_sub(1));
        let first = first.map_or("it is refused", String::as_str);
        let more = match others {
            0 => String::new(),
            others => format!(" (and {others} more: lutece edition check lists them)"),
        };
        Failure::no(format!("{}: {first}{more}", name(path)))
    })
}

/// A seat of this table.
pub fn seat(number: usize, seats: usize) -> Answer<Seat> {
    if (1..=seats).contains(&number) {
        Ok(Seat::new(number - 1))
    } else {
        Err(Failure::usage(format!("there is no seat {number}: the game has {seats}")))
    }
}

/// The seed that a text stands for, or a new one from the system.
pub fn seed(text: Option<&str>) -> Answer<Seed> {
    match text {
        Some(text) => Ok(Seed::from_text(text)),
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes)
                .map_err(|error| Failure::usage(format!("no randomness: {error}")))?;
            Ok(Seed(bytes))
        }
    }
}

/// A game by name, for clap.
pub fn kind(text: &str) -> Result<Kind, String> {
    text.parse().map_err(|error: catalog::KindError| error.to_string())
}

fn pair(text: &str) -> Result<(String, String), String> {
    text.split_once('=')
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .ok_or_else(|| format!("expected KEY=VALUE, not {text:?}"))
}
