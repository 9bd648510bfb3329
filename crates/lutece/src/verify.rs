//! `lutece verify`: whether records are valid.

use std::io::Write;
use std::path::{Path, PathBuf};

use catalog::Editions;
use table::{Origin, Unfair};

use cli::answer::{Answer, Count, Failure};
use cli::input::{self, EditionArgs};

/// Check records: every move, the result, and the fair shuffle if there was one.
///
/// Prints one line per record; the exit code is 1 if any is invalid and 2 if any cannot be read.
/// With --store, every table of a server's store is replayed: do this with the new version before
/// an upgrade.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// Records to check; - is standard input
    #[arg(value_name = "RECORD", required_unless_present = "store")]
    records: Vec<PathBuf>,
    /// Check every table of a store instead: a SQLite file or postgres://user@host/database
    #[arg(long, value_name = "URL", conflicts_with = "records")]
    store: Option<String>,
    #[command(flatten)]
    editions: EditionArgs,
}

/// Checks the records.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Answer {
    if let Some(store) = &args.store {
        return crate::export::verify(store, &args.editions, out);
    }
    let editions = args.editions.library()?;
    let mut count = Count::default();
    for path in &args.records {
        match check(path, &editions) {
            Ok(line) => writeln!(out, "{}: {line}", input::name(path))?,
            Err(failure) => count.add(failure, args.records.len(), out)?,
        }
    }
    count.answer("record", ["does not hold", "do not hold"])
}

fn check(path: &Path, editions: &Editions) -> Answer<String> {
    let any = input::load(path, editions)?;
    let record = any.record();
    let result = record.result.as_deref().unwrap_or("open");
    let mut line =
        format!("ok: {}, {} seats, moves: {}, {result}", any.kind(), any.seats(), any.ply());
    let no = |problem: String| Failure::no(format!("{}: {problem}", input::name(path)));
    match (&record.fair, &record.origin) {
        (None, _) => {}
        (Some(_), Origin::Deal(_) | Origin::Setup(_)) => {
            return Err(no("a commitment proves a seed, but this game was dealt elsewhere".into()));
        }
        (Some(fair), Origin::Seed(seed)) => match fair.check(seed) {
            Ok(()) => line.push_str(", the shuffle is proved fair"),
            Err(Unfair::NotRevealed) if record.result.is_none() => {
                line.push_str(", the secret of the shuffle is not revealed yet");
            }
            Err(unfair) => return Err(no(format!("the shuffle is not proved fair: {unfair}"))),
        },
    }
    Ok(line)
}
