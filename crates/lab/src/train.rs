//! `lutece train`: the network of a bot's evaluation, from games that the bots search.

use std::io::Write;
use std::path::PathBuf;

use catalog::{Kind, with_game};
use search::train::{TrainPlan, train};
use search::{HasEvaluation, Learned};
use table::Seed;

use cli::input;
use cli::{Answer, Failure};

use crate::standard;

/// Train the network of a game's evaluation on searched games of different styles.
///
/// Prints the networks as text; net:FILE plays with them in the command match. The same seed gives
/// the same networks, whatever the number of threads. Each generation reports how well it predicts
/// games that it did not learn from, compared with the weighted features.
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
    #[arg(long, short, value_name = "N", default_value_t = 1000)]
    games: usize,
    /// How many generations; each plays with the network of the one before
    #[arg(long, value_name = "N", default_value_t = 2)]
    generations: usize,
    /// Iterations for each move
    #[arg(long, value_name = "N", default_value_t = 60)]
    nodes: u64,
    /// How often a move is random, from 0 to 1
    #[arg(long, value_name = "X", default_value_t = 0.06)]
    noise: f32,
    /// How much of each target is what the search found, from 0 to 1; the rest is how the game
    /// ended
    #[arg(long, value_name = "X", default_value_t = 0.6)]
    trust: f32,
    /// How many times a generation goes through what there is to learn
    #[arg(long, value_name = "N", default_value_t = 12)]
    epochs: usize,
    /// Networks to begin with; weighted features if not given
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The seed of the games
    #[arg(long, short, value_name = "SEED", default_value = "1")]
    seed: String,
    /// How many games at a time
    #[arg(long, value_name = "N", default_value_t = 2)]
    threads: usize,
}

/// Trains and prints.
pub fn run(args: &Args, out: &mut dyn Write) -> Answer {
    for (name, part) in [("--noise", args.noise), ("--trust", args.trust)] {
        if !(0.0..=1.0).contains(&part) {
            return Err(Failure::usage(format!("{name} is from 0 to 1")));
        }
    }
    if args.nodes == 0 || args.games == 0 {
        return Err(Failure::usage("there is nothing to learn without games and iterations"));
    }
    let players = standard::players(args.game, args.players)?;
    let text = with_game!(args.game, G => trained::<G>(args, &players))?;
    Ok(out.write_all(text.as_bytes())?)
}

fn trained<G: HasEvaluation>(args: &Args, all: &[usize]) -> Answer<String> {
    let linear = G::evaluation().clone();
    let mut learned = match &args.from {
        Some(file) => Learned::parse::<G>(linear, &input::text(file)?)
            .map_err(|error| Failure::usage(format!("{}: {error}", file.display())))?,
        None => Learned::new(linear),
    };
    let players = args.players.map_or_else(String::new, |players| format!(" --players {players}"));
    let from =
        args.from.as_ref().map_or_else(String::new, |it| format!(" --from {}", it.display()));
    let mut header = format!(
        "# Written by `lutece train {}{players} --games {} --generations {} --nodes {} --noise {} \
         --trust {} --epochs {}{from} --seed {}`.",
        args.game,
        args.games,
        args.generations,
        args.nodes,
        args.noise,
        args.trust,
        args.epochs,
        args.seed
    );
    for &seats in all {
        let plan = TrainPlan {
            generations: args.generations,
            games: args.games,
            nodes: args.nodes,
            noise: args.noise,
            trust: args.trust,
            epochs: args.epochs,
            seed: Seed::from_text(&args.seed),
            threads: args.threads,
        };
        train(&standard::rules::<G>(seats), &mut learned, plan, |it| {
            header.push_str(&format!(
                "\n# {seats} players, generation {}: {} samples; foretold {} others with a surprise of \
                 {:.4} (weighted features {:.4}), points with an error of {:.2} ({:.2})",
                it.generation,
                it.samples,
                it.tried,
                it.surprise,
                it.linear_surprise,
                it.error,
                it.linear_error
            ));
        });
    }
    Ok(learned.to_text::<G>(&header))
}
