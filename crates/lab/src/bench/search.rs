//! `lutece bench --search`: how fast the bots think.

use std::io::Write;
use std::time::{Duration, Instant};

use ::search::{Bot, Budget, Cancel, HasEvaluation, Level, Position};
use catalog::{Kind, with_game};
use serde::Serialize;
use table::{Match, Seed};

use cli::Answer;

use crate::standard;

#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    level: &'static str,
    positions: usize,
    iterations: u64,
    seconds: f64,
    iterations_per_second: f64,
}

/// How many positions of a game are searched.
const POSITIONS: usize = 8;

/// Measures the tree searches at one table and prints a line for each.
pub(crate) fn run(
    kind: Kind,
    players: usize,
    time: Duration,
    json: bool,
    out: &mut dyn Write,
) -> Answer {
    for level in [Level::Uct, Level::Haussmann] {
        let report = with_game!(kind, G => measure::<G>(players, level, time));
        if json {
            serde_json::to_writer(&mut *out, &report)?;
            writeln!(out)?;
        } else {
            let Report { game, players, level, positions, .. } = &report;
            writeln!(
                out,
                "{game}, {players} players, {level}: {:.0} iterations/s over {positions} positions",
                report.iterations_per_second
            )?;
        }
        out.flush()?;
    }
    Ok(())
}

/// Searches positions spread over one game of the bot against itself, on one thread.
fn measure<G: HasEvaluation>(players: usize, level: Level, time: Duration) -> Report {
    let mut played = Match::new(standard::rules::<G>(players), Seed::from_text("bench"));
    let mut positions = Vec::new();
    while played.to_act().is_some() {
        positions.push(played.clone());
        let quick = Bot::new(Level::Bouquiniste).think(
            &Position::of(&played),
            Budget::nodes(16),
            &Cancel::new(),
            played.moves().len() as u64,
        );
        played.play(quick.options[0].mv).expect("a bot makes legal moves");
    }
    let step = (positions.len() / POSITIONS).max(1);
    let chosen: Vec<_> = positions.iter().step_by(step).take(POSITIONS).collect();
    let budget = Budget { time: Some(time / chosen.len() as u32), nodes: None, threads: 1 };
    let (mut iterations, mut spent) = (0, Duration::ZERO);
    for played in &chosen {
        let begun = Instant::now();
        iterations += Bot::new(level).think(&Position::of(played), budget, &Cancel::new(), 1).nodes;
        spent += begun.elapsed();
    }
    let seconds = spent.as_secs_f64();
    Report {
        game: G::NAME,
        players,
        level: level.as_str(),
        positions: chosen.len(),
        iterations,
        seconds,
        iterations_per_second: iterations as f64 / seconds,
    }
}
