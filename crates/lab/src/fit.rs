//! `lutece fit`: the weights of a bot's evaluation, from games that were played to the end.

use std::io::Write;
use std::path::PathBuf;

use catalog::{Kind, with_game};
use search::{FeatureName as _, HasEvaluation, Linear, Measure, fit};
use table::Seed;

use cli::input;
use cli::{Answer, Failure};

use crate::standard;

/// Fit the weights of a game's evaluation to games of different styles.
///
/// The command tune asks what wins; this one asks how many points to expect, and how certain they
/// are.
///
/// Prints the weights as TOML; those that the program ships are in crates/search/weights. The
/// same seed gives the same weights, whatever the number of threads.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = input::kind)]
    game: Kind,
    /// How many play; every possible number if not given
    #[arg(long, short, value_name = "N")]
    players: Option<usize>,
    /// How many games in each generation
    #[arg(long, short, value_name = "N", default_value_t = 2000)]
    games: usize,
    /// How many generations
    #[arg(long, value_name = "N", default_value_t = 6)]
    generations: usize,
    /// How often a move is random, from 0 to 1
    #[arg(long, value_name = "X", default_value_t = 0.1)]
    noise: f32,
    /// How far the styles of the players differ: 0 is one style for all
    #[arg(long, value_name = "X", default_value_t = 0.0)]
    variety: f32,
    /// Iterations for each move; 0 is a look one move ahead
    #[arg(long, value_name = "N", default_value_t = 0)]
    nodes: u64,
    /// Fit only how many points to expect in all and how much of a lead is how much of a win
    #[arg(long)]
    scale_only: bool,
    /// Weights to begin with; points as they stand if not given
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The seed of the games
    #[arg(long, short, value_name = "SEED", default_value = "1")]
    seed: String,
    /// How many games at a time
    #[arg(long, value_name = "N", default_value_t = 2)]
    threads: usize,
}

/// Fits and prints.
pub fn run(args: &Args, out: &mut dyn Write) -> Answer {
    if !(0.0..=1.0).contains(&args.noise) {
        return Err(Failure::usage("--noise is from 0 to 1"));
    }
    if !(0.0..=3.0).contains(&args.variety) {
        return Err(Failure::usage("--variety is from 0 to 3"));
    }
    let players = standard::players(args.game, args.players)?;
    let text = with_game!(args.game, G => fitted::<G>(args, &players))?;
    Ok(out.write_all(text.as_bytes())?)
}

fn fitted<G: HasEvaluation>(args: &Args, players: &[usize]) -> Answer<String> {
    let mut evaluation: Linear<G::Measure> = match &args.from {
        Some(file) => {
            Linear::read::<G>(G::Measure::default(), &input::text(file)?).map_err(Failure::usage)?
        }
        None => Linear::plain::<G>(G::Measure::default()),
    };
    let mut header = format!(
        "# Written by `lutece fit {} --games {} --generations {} --noise {} --variety {} --nodes {}{} \
         --seed {}`.\n\
         # {} features; every weight at the opening, the middle and the end.",
        args.game,
        args.games,
        args.generations,
        args.noise,
        args.variety,
        args.nodes,
        if args.scale_only { " --scale-only" } else { "" },
        args.seed,
        <G::Measure as Measure<G>>::Feature::ALL.len()
    );
    for &seats in players {
        let plan = fit::FitPlan {
            generations: args.generations,
            games: args.games,
            noise: args.noise,
            variety: args.variety,
            nodes: args.nodes,
            scale_only: args.scale_only,
            seed: Seed::from_text(&args.seed),
            threads: args.threads,
        };
        fit::fit(&standard::rules::<G>(seats), &mut evaluation, plan, |report| {
            header.push_str(&format!(
                "\n# {seats} players, generation {}: {} positions, {:.1} points, their error {:.2} of \
                 {:.2}, surprise {:.4}",
                report.generation,
                report.positions,
                report.points,
                report.error,
                report.spread,
                report.surprise
            ));
        });
    }
    Ok(evaluation.to_text(&header))
}
