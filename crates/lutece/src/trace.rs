//! `lutece trace`: a game in a form that other implementations of the rules can compare.

use std::io::Write;

use serde::Serialize;
use sha2::{Digest as _, Sha256};
use table::{BySeat, Seat, Seed};

use cli::Answer;
use cli::input::RecordArgs;

/// Print one line of JSON per position, to compare with another implementation of the rules.
///
/// Each line has the number of moves made (ply), the seat to act, the step, the move that comes
/// next, the number of legal moves, the SHA-256 of the sorted legal moves joined by newlines, and
/// the scores as they stand. The last line is the last position; its move is null.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordArgs,
}

#[derive(Serialize)]
struct Position<'a> {
    ply: usize,
    seat: Option<Seat>,
    step: &'a str,
    #[serde(rename = "move")]
    next: Option<&'a str>,
    legal: usize,
    sha256: String,
    scores: BySeat<i32>,
}

/// Prints the trace.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Answer {
    let whole = args.record.load()?;
    let moves = whole.moves();
    let mut any = whole.clone();
    any.rewind(0);
    let mut rest = moves.iter();
    loop {
        let next = rest.next();
        // For the last line take the game itself, which may have ended by resignation.
        let at = if next.is_some() { &any } else { &whole };
        let mut legal = at.legal();
        legal.sort_unstable();
        let position = Position {
            ply: at.ply(),
            seat: at.to_act(),
            step: at.step(),
            next: next.map(String::as_str),
            legal: legal.len(),
            sha256: Seed(Sha256::digest(legal.join("\n")).into()).to_string(),
            scores: at.scores(),
        };
        serde_json::to_writer(&mut *out, &position)?;
        writeln!(out)?;
        let Some(next) = next else { return Ok(()) };
        any.play(next).expect("a loaded record has legal moves");
    }
}
