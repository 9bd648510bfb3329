//! `lutece edition`: the components that games are played with.

use std::io::Write;
use std::path::PathBuf;

use catalog::{AnyEdition, Kind};
use clap::{Subcommand, ValueEnum as _};
use table::Mark;

use cli::answer::{Answer, Count, Failure};
use cli::input;

/// Show, correct and check the components that games are played with.
///
/// The components of a game are data. If you own the box, you can correct a figure: lutece edition
/// show paris > my.toml, edit it, lutece edition check my.toml, and play with lutece new paris
/// --edition my.toml
#[derive(Debug, Subcommand)]
#[command(verbatim_doc_comment)]
pub(crate) enum Command {
    /// List the editions that the program ships
    List,
    /// Print the shipped edition of a game as a file to edit
    Show {
        /// The game
        #[arg(value_name = "GAME", value_parser = input::kind)]
        game: Kind,
    },
    /// List the figures of an edition and how sure they are
    Marks {
        /// A game, for its shipped edition, or an edition file
        #[arg(value_name = "GAME|FILE")]
        edition: String,
        /// Only figures with this mark; may be repeated
        #[arg(long = "mark", value_enum, value_name = "MARK")]
        marks: Vec<MarkArg>,
    },
    /// Check edition files, and print every reason why one is refused, one per line
    Check {
        /// Edition files; - is standard input
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
    },
}

/// A mark on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MarkArg(Mark);

impl clap::ValueEnum for MarkArg {
    fn value_variants<'a>() -> &'a [Self] {
        const ALL: [MarkArg; Mark::ALL.len()] = [
            MarkArg(Mark::ALL[0]),
            MarkArg(Mark::ALL[1]),
            MarkArg(Mark::ALL[2]),
            MarkArg(Mark::ALL[3]),
        ];
        &ALL
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(clap::builder::PossibleValue::new(self.0.as_str()))
    }
}

/// Runs the command.
pub(crate) fn run(command: &Command, out: &mut dyn Write) -> Answer {
    match command {
        Command::List => Kind::ALL
            .iter()
            .try_for_each(|&kind| Ok(writeln!(out, "{}", AnyEdition::shipped(kind))?)),
        Command::Show { game } => Ok(out.write_all(AnyEdition::shipped_text(*game).as_bytes())?),
        Command::Marks { edition, marks } => list_marks(edition, marks, out),
        Command::Check { files } => check(files, out),
    }
}

fn list_marks(edition: &str, wanted: &[MarkArg], out: &mut dyn Write) -> Answer {
    let edition = match edition.parse() {
        Ok(kind) => AnyEdition::shipped(kind),
        Err(_) => input::edition(edition.as_ref())?,
    };
    let wanted = if wanted.is_empty() { MarkArg::value_variants() } else { wanted };
    writeln!(out, "# {edition}")?;
    for figure in &edition.info().figures {
        if wanted.contains(&MarkArg(figure.mark)) {
            writeln!(
                out,
                "{}",
                format!("{:<9} {}\t{}", figure.mark.as_str(), figure.path, figure.note).trim_end()
            )?;
        }
    }
    Ok(())
}

fn check(files: &[PathBuf], out: &mut dyn Write) -> Answer {
    let mut count = Count::default();
    for path in files {
        let name = input::name(path);
        let text = match input::text(path) {
            Ok(text) => text,
            Err(failure) => {
                count.add(failure, files.len(), out)?;
                continue;
            }
        };
        match AnyEdition::read(&text) {
            Ok(edition) => {
                let doubtful = edition.info().reconstructions().count();
                writeln!(out, "{name}: ok: {edition}, marks of reconstructed figures: {doubtful}")?;
            }
            Err(error) => {
                let lines: Vec<String> =
                    error.problems.iter().map(|problem| format!("{name}: {problem}")).collect();
                count.add(Failure::no(lines.join("\n")), files.len(), out)?;
            }
        }
    }
    count.answer("edition", ["is refused", "are refused"])
}
