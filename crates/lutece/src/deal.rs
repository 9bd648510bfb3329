//! `lutece deal`: what chance decided.

use std::io::Write;

use cli::Answer;
use cli::input::RecordArgs;

/// Print the dealt set-up as JSON, all secrets included.
///
/// lutece new GAME --deal FILE begins a game with such a set-up.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordArgs,
}

/// Prints the deal.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Answer {
    Ok(writeln!(out, "{}", args.record.load()?.deal_json())?)
}
