//! `lutece new`: a record with no moves yet.

use std::io::Write;
use std::path::PathBuf;

use catalog::{Any, SetUpError};

use cli::input::{self, TableArgs};
use cli::{Answer, Failure};

/// Deal a new game and print its record.
///
/// For example: lutece new paris-paris --players 3 --seed 7 > game.lutece
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
#[command(after_help = options_help())]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// The seed of the deal: any text, or the 64 hexadecimal digits of a seed; a new random
    /// seed if not given
    #[arg(long, short, value_name = "SEED")]
    seed: Option<String>,
    /// A file with a set-up dealt elsewhere, as lutece deal prints it; - is standard input
    #[arg(long, value_name = "FILE", conflicts_with = "seed")]
    deal: Option<PathBuf>,
    /// A file with a position set up by hand, as lutece show --setup prints it; - is standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "deal"])]
    setup: Option<PathBuf>,
}

/// Prints the record of a new game.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Answer {
    let table = &args.table;
    if let Some(file) = &args.setup {
        let text = input::text(file)?;
        let any = Any::set_up(&table.components()?, &table.options, table.seats(), &text);
        let any = any.map_err(|error| match error {
            SetUpError::Start(error) => Failure::usage(error),
            SetUpError::Flaws(flaws) => {
                let flaws: Vec<String> = flaws.iter().map(ToString::to_string).collect();
                Failure::no(format!("{}: {}", input::name(file), flaws.join("; ")))
            }
        })?;
        return Ok(write!(out, "{}", any.record())?);
    }
    let any = match &args.deal {
        None => table.start(input::seed(args.seed.as_deref())?)?,
        Some(file) => {
            let deal = input::text(file)?;
            Any::dealt(&table.components()?, &table.options, table.seats(), deal.trim())
                .map_err(|error| Failure::no(format!("{}: {error}", input::name(file))))?
        }
    };
    Ok(write!(out, "{}", any.record())?)
}

/// The options of every game, for the help text.
pub(crate) fn options_help() -> String {
    let mut help = String::from("Options of the games, the default first:\n");
    for kind in catalog::Kind::ALL {
        let (least, most) = kind.seats().into_inner();
        let players = if least == most { format!("{least}") } else { format!("{least} to {most}") };
        help.push_str(&format!("  {kind} ({players} players)\n"));
        for choice in kind.options() {
            help.push_str(&format!("    {}={}\n", choice.key, choice.expected().join(" | ")));
        }
    }
    help
}
