//! `lutece tune`: the weights of a bot's evaluation, by what wins.

use std::io::Write;
use std::path::PathBuf;

use catalog::{Kind, with_game};
use search::{HasEvaluation, Linear, tune};
use table::Seed;

use cli::input;
use cli::{Answer, Failure};

use crate::standard;

/// Tune the weights of a game's evaluation by games against slightly different ones.
///
/// Prints the weights as TOML. In each trial every weight is changed a little at random, and the
/// changes play against their opposite. The same seed gives the same weights, whatever the number
/// of threads. The seed of the games for N players is the seed followed by N.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = input::kind)]
    game: Kind,
    /// How many play; every number of players one after the other if not given
    #[arg(long, short, value_name = "N")]
    players: Option<usize>,
    /// How many steps are taken
    #[arg(long, value_name = "N", default_value_t = 100)]
    steps: usize,
    /// How many trials before each step; a trial is two games
    #[arg(long, value_name = "N", default_value_t = 100)]
    trials: usize,
    /// How far a trial goes: 1 changes a weight by 30 %
    #[arg(long, value_name = "X", default_value_t = 0.4)]
    reach: f32,
    /// How far a step goes at the beginning; the last ones go a tenth of that
    #[arg(long, value_name = "X", default_value_t = 0.15)]
    stride: f32,
    /// Weights to begin with; those that the program ships if not given
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The seed of the games
    #[arg(long, short, value_name = "SEED", default_value = "1")]
    seed: String,
    /// How many games at a time
    #[arg(long, value_name = "N", default_value_t = 2)]
    threads: usize,
}

/// Tunes and prints.
pub fn run(args: &Args, out: &mut dyn Write) -> Answer {
    let kind = args.game;
    let players = standard::players(kind, args.players)?;
    for (name, value) in [("--reach", args.reach), ("--stride", args.stride)] {
        if !(0.0..=3.0).contains(&value) {
            return Err(Failure::usage(format!("{name} is from 0 to 3")));
        }
    }
    let text = with_game!(kind, G => tuned::<G>(args, &players))?;
    Ok(out.write_all(text.as_bytes())?)
}

fn tuned<G: HasEvaluation>(args: &Args, all: &[usize]) -> Answer<String> {
    let mut evaluation: Linear<G::Measure> = match &args.from {
        Some(file) => {
            Linear::read::<G>(G::Measure::default(), &input::text(file)?).map_err(Failure::usage)?
        }
        None => G::evaluation().clone(),
    };
    let mut header = format!(
        "# Written by `lutece tune {} --steps {} --trials {} --reach {} --stride {} --seed {}`.",
        args.game, args.steps, args.trials, args.reach, args.stride, args.seed
    );
    for &players in all {
        let plan = tune::TunePlan {
            steps: args.steps,
            trials: args.trials,
            reach: args.reach,
            stride: args.stride,
            seed: Seed::from_text(&format!("{}{players}", args.seed)),
            threads: args.threads,
        };
        let mut points = 0.0;
        tune::tune(&standard::rules::<G>(players), &mut evaluation, plan, |report| {
            points = report.points;
        });
        header.push_str(&format!(
            "\n# {players} players: {points:.1} points for a seat in the last games."
        ));
    }
    Ok(evaluation.to_text(&header))
}
