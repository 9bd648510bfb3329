//! `lutece random`: complete random games.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use catalog::{Any, each};
use cli::input::{self, TableArgs};
use cli::{Answer, Failure, Policy};
use table::{Game, Match, Seed};

/// Write complete games played at random.
///
/// The same seed gives the same games. Each move is chosen uniformly among the legal ones or, with
/// --policy playout, as in the bots' random playouts.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// The seed of the games; a new random one if not given
    #[arg(long, short, value_name = "SEED")]
    seed: Option<String>,
    /// How many games
    #[arg(long, short, value_name = "N", default_value_t = 1, allow_negative_numbers = true)]
    count: u64,
    /// The folder to write them to, one file each; standard output if not given
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// How moves are chosen
    #[arg(long, value_enum, default_value_t = Policy::Uniform)]
    policy: Policy,
}

/// Writes the games.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Answer {
    if args.count == 0 {
        return Err(Failure::usage("--count must be at least 1"));
    }
    if args.count > 1 && args.out.is_none() {
        return Err(Failure::usage("--count needs --out DIR: one file for each game"));
    }
    let series = input::seed(args.seed.as_deref())?;
    if let Some(dir) = &args.out {
        fs::create_dir_all(dir).map_err(|error| {
            Failure::usage(format!("{}: {}", dir.display(), input::plain(&error)))
        })?;
    }
    for index in 0..args.count {
        let seed = series.child(index);
        let mut any = args.table.start(seed)?;
        play_out(&mut any, seed, args.policy);
        let record = any.record().to_string();
        let Some(dir) = &args.out else {
            out.write_all(record.as_bytes())?;
            continue;
        };
        let file = dir.join(format!("{}-{:.8}-{index:04}.lutece", any.kind(), series.to_string()));
        fs::write(&file, record).map_err(|error| {
            Failure::usage(format!("{}: {}", file.display(), input::plain(&error)))
        })?;
        writeln!(out, "{}", file.display())?;
    }
    Ok(())
}

fn play_out(any: &mut Any, seed: Seed, policy: Policy) {
    each!(any, played => finish(played, seed, policy));
}

/// The moves come from a stable generator too, but not from the one that dealt.
fn finish<G: Game>(played: &mut Match<G>, seed: Seed, policy: Policy) {
    let mut dice = seed.child(0).dice();
    let mut buffer = Vec::new();
    while played.to_act().is_some() {
        let (mv, _) = match policy {
            Policy::Uniform => played.game().random(played.state(), &mut dice, &mut buffer),
            Policy::Playout => played.game().playout(played.state(), &mut dice, &mut buffer),
        };
        played.play(mv).expect("a generated move is legal");
    }
}
