//! `lutece ladder`: the whole table of levels.

use std::io::Write;

use search::Level;

use crate::contender::Contender;
use crate::contest::Task;
use cli::input::TableArgs;
use cli::{Answer, Effort};

/// Measure every level against the one below, and the yardsticks.
///
/// The goal of each pair stands beside what was found. With more than two players the first bot
/// sits at a table of the second.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// How many games for each pair
    #[arg(long, short, value_name = "N", default_value_t = 200)]
    games: usize,
    #[command(flatten)]
    effort: Effort,
    /// What the deals and thoughts grow from
    #[arg(long, short, value_name = "SEED", default_value = "1")]
    seed: String,
    /// Print JSON: one object per line
    #[arg(long)]
    json: bool,
}

/// Who plays whom, and the share of the wins that the first should get.
const PAIRS: [(Level, Level, f64); 7] = [
    (Level::Greedy, Level::Random, 0.95),
    (Level::Flaneur, Level::Random, 0.70),
    (Level::Bouquiniste, Level::Flaneur, 0.70),
    (Level::Architecte, Level::Bouquiniste, 0.70),
    (Level::Haussmann, Level::Architecte, 0.70),
    (Level::Haussmann, Level::Greedy, 0.95),
    (Level::Haussmann, Level::Uct, 0.80),
];

/// Plays and prints.
pub fn run(args: &Args, out: &mut dyn Write) -> Answer {
    let players = args.table.seats();
    for (first, second, goal) in PAIRS {
        let goal = if players == 2 { goal } else { (2.0 / players as f64).min(goal) };
        let mut bots = vec![Contender::from(second); players];
        bots[0] = Contender::from(first);
        let task = Task {
            table: &args.table,
            bots,
            games: args.games,
            effort: &args.effort,
            seed: &args.seed,
            out: None,
            sprt: None,
        };
        let report = task.play()?;
        if args.json {
            serde_json::to_writer(&mut *out, &report)?;
            writeln!(out)?;
        } else {
            out.write_all(report.to_text().as_bytes())?;
            let share = report.bots[0].share;
            let verdict = if share >= goal { "reached" } else { "not reached" };
            writeln!(out, "goal {:.0} %: {verdict}\n", 100.0 * goal)?;
        }
        out.flush()?;
    }
    Ok(())
}
