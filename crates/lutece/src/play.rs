//! `lutece play`: moves are added to a record.

use std::fs;
use std::io::Write;
use std::path::Path;

use cli::input::{self, RecordArgs};
use cli::voice;
use cli::{Answer, Failure};

/// Add moves to a record; nothing is changed unless every move is legal.
///
/// A file is rewritten in place, and the effects of the moves are printed. A record on standard
/// input (-) is printed with the moves added. A move with several words is one argument: lutece
/// play game.lutece "shop opera black" "shop louvre blue"
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordArgs,
    /// Moves in notation, as lutece legal prints them
    #[arg(value_name = "MOVE", required = true)]
    moves: Vec<String>,
}

/// Plays the moves and writes the record.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Answer {
    let mut any = args.record.load()?;
    let mut told = String::new();
    for text in &args.moves {
        let seat = any.to_act();
        let events = any.play(text).map_err(|refused| {
            Failure::no(format!("{text:?}: {}", voice::refusal(&any, &refused)))
        })?;
        let who = seat.map_or_else(String::new, |seat| voice::name(&any, seat));
        told.push_str(&format!("{who}: {text}\n"));
        for event in &events {
            told.push_str(&format!("  {}\n", voice::say(&any, event)));
        }
    }
    let record = any.record().to_string();
    if input::is_stdin(&args.record.record) {
        return Ok(out.write_all(record.as_bytes())?);
    }
    replace(&args.record.record, &record)?;
    write!(out, "{told}")?;
    Ok(writeln!(out, "{}", voice::situation(&any))?)
}

/// Writes a new file beside the old one and renames it, so that a crash leaves the old record or
/// the new one.
fn replace(path: &Path, text: &str) -> Answer {
    let complain = |error: std::io::Error| {
        Failure::usage(format!("{}: {}", path.display(), input::plain(&error)))
    };
    // Follow a symbolic link; otherwise the new file would replace the link.
    let path = &path.canonicalize().map_err(complain)?;
    let mut beside = path.clone().into_os_string();
    beside.push(".new");
    fs::write(&beside, text).map_err(complain)?;
    fs::rename(&beside, path).map_err(complain)
}
