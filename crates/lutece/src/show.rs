//! `lutece show`: a position for the terminal.

use std::io::Write;

use cli::input::{self, PositionArgs};
use cli::voice;
use cli::{Answer, Failure};

/// Show the position in the terminal.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    #[command(flatten)]
    position: PositionArgs,
    /// As this seat sees it, with its secrets; as an onlooker if not given
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seat: Option<usize>,
    /// As text, secrets included, that can be edited and then read by lutece new --setup
    #[arg(long, conflicts_with = "seat")]
    setup: bool,
}

/// Prints the position.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Answer {
    let any = args.position.load()?;
    if args.setup {
        let text = any.position_text();
        let text = text.ok_or_else(|| Failure::no("positions of this game cannot be set up"))?;
        return Ok(write!(out, "{text}")?);
    }
    let seat = args.seat.map(|number| input::seat(number, any.seats())).transpose()?;
    writeln!(out, "{}, {} seats, ply {}", any.kind(), any.seats(), any.ply())?;
    writeln!(out, "{}", any.text(seat).trim_end())?;
    Ok(writeln!(out, "{}", voice::situation(&any))?)
}
