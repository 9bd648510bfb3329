//! `lutece legal`: whose turn it is and every legal move.

use std::io::Write;

use cli::Answer;
use cli::input::PositionArgs;
use cli::voice;

/// Print whose turn it is and every legal move, one per line.
///
/// The first line, which says whose turn it is, begins with #; the others are moves that lutece
/// play accepts.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    #[command(flatten)]
    position: PositionArgs,
    /// Add, after a tab, what each move does in words
    #[arg(long)]
    say: bool,
}

/// Prints the legal moves.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Answer {
    let any = args.position.load()?;
    writeln!(out, "# {}", voice::situation(&any))?;
    for mv in any.legal() {
        match any.say(&mv) {
            Ok(message) if args.say => writeln!(out, "{mv}\t{}", voice::say(&any, &message))?,
            _ => writeln!(out, "{mv}")?,
        }
    }
    Ok(())
}
