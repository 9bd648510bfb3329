//! `lutece regret`: how many points bots lose a game against a judge who thinks much longer.

use std::collections::HashMap;
use std::io::Write;
use std::time::Instant;

use cli::input::TableArgs;
use cli::{Answer, Effort, Failure};
use search::{Alternative, Budget, Cancel, Level, Spec, think};
use serde::Serialize;
use table::{Seat, Seed};

use crate::contest::{USUAL, USUAL_WORDS};
use crate::progress::Progress;

/// Count the points that bots lose a game against a judge who thinks much longer.
///
/// The first bot plays games against itself. In every position with a choice, all bots say what
/// they would do, and the highest level with many more iterations says what each move is worth.
/// What a bot loses is the expected lead after the judge's move minus that after its own, in points
/// and in shares of the win, summed over the decisions of a seat and a game. All bots are asked
/// about the same positions, so their figures can be compared even where chance decides most of a
/// game.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// The bots; the first one plays the games
    #[arg(long, short, value_name = "A,B,...", value_delimiter = ',', required = true, value_parser = crate::hint::fair)]
    bots: Vec<Spec>,
    /// How many games
    #[arg(long, short, value_name = "N", default_value_t = 10)]
    games: usize,
    #[command(flatten)]
    effort: Effort,
    /// Iterations of the judge for each position
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    judge: u64,
    /// The seed of the deals and of the bots
    #[arg(long, short, value_name = "SEED", default_value = "1")]
    seed: String,
    /// Print JSON: one object
    #[arg(long)]
    json: bool,
}

/// The result of one bot, per seat and game.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
struct Line {
    bot: String,
    /// The points of its lead that it lost, and the standard error of their mean.
    points: f64,
    points_error: f64,
    /// The share of the win that it lost.
    share: f64,
    /// The part of its decisions that are the judge's.
    agrees: f64,
}

#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    games: usize,
    seed: String,
    budget: String,
    judge: u64,
    decisions: usize,
    bots: Vec<Line>,
}

/// What one bot lost in each game.
#[derive(Clone, Debug, Default)]
struct Losses {
    points: Vec<f64>,
    share: f64,
    agreed: usize,
}

/// Plays, judges and reports.
pub fn run(args: &Args, out: &mut dyn Write) -> Answer {
    if args.games == 0 {
        return Err(Failure::usage("nothing can be said about no game"));
    }
    let report = judge(args)?;
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        return Ok(writeln!(out)?);
    }
    Ok(tell(&report, out)?)
}

fn judge(args: &Args) -> Answer<Report> {
    let budget = args.effort.budget(USUAL);
    let progress = Progress::new(args.games, Instant::now(), "games");
    let mut losses = vec![Losses::default(); args.bots.len()];
    let mut decisions = 0;
    let all = Seed::from_text(&args.seed);
    let mut any = args.table.start(all.child(0))?;
    let (kind, seats) = (any.kind(), any.seats());
    for number in 0..args.games {
        let deal = all.child(number as u64);
        if number > 0 {
            any = args.table.start(deal)?;
        }
        losses.iter_mut().for_each(|it| it.points.push(0.0));
        while let Some(seat) = any.to_act() {
            let ply = any.ply() as u64;
            let seed = u64::from_le_bytes(first_eight(deal.child(ply)));
            let ask = |spec: &Spec, budget| think(&any, spec.clone(), budget, &Cancel::new(), seed);
            let moves: Vec<String> = args
                .bots
                .iter()
                .filter_map(|bot| ask(bot, budget))
                .map(|thought| thought.best().to_owned())
                .collect();
            if any.legal().len() > 1 {
                let budget = Budget::nodes(args.judge).on(args.effort.threads);
                let judged = ask(&Level::Haussmann.into(), budget);
                let options = judged.map(|judged| judged.options).unwrap_or_default();
                decisions += 1;
                for (losses, mv) in losses.iter_mut().zip(&moves) {
                    losses.add(&options, mv, seat, seats);
                }
            }
            any.play(&moves[0]).map_err(Failure::no)?;
        }
        progress.show(number + 1);
    }
    progress.clear();
    let names = args.bots.iter().map(ToString::to_string);
    let bots = names.zip(&losses).map(|(bot, losses)| losses.line(bot, seats, decisions));
    Ok(Report {
        game: kind.as_str(),
        players: seats,
        games: args.games,
        seed: args.seed.clone(),
        budget: args.effort.words(USUAL_WORDS),
        judge: args.judge,
        decisions,
        bots: bots.collect(),
    })
}

fn first_eight(seed: Seed) -> [u8; 8] {
    std::array::from_fn(|at| seed.0[at])
}

impl Losses {
    /// Counts a decision by what the judge thinks of it. A move that the judge never considered
    /// costs as much as the worst of those it did.
    fn add(&mut self, options: &[Alternative], mv: &str, seat: Seat, seats: usize) {
        let Some(best) = options.first() else { return };
        if best.mv == mv {
            self.agreed += 1;
            return;
        }
        let by_move: HashMap<&str, &Alternative> =
            options.iter().map(|option| (option.mv.as_str(), option)).collect();
        let lead = |option: &Alternative| {
            let others = Seat::first(seats).filter(|other| *other != seat);
            let best = others.map(|other| option.points[other]).fold(f32::NEG_INFINITY, f32::max);
            f64::from(option.points[seat] - best)
        };
        let worst = || options.iter().min_by(|one, two| one.share.total_cmp(&two.share));
        let Some(made) = by_move.get(mv).copied().or_else(worst) else { return };
        if let Some(game) = self.points.last_mut() {
            *game += lead(best) - lead(made);
        }
        self.share += f64::from(best.share - made.share);
    }

    fn line(&self, bot: String, seats: usize, decisions: usize) -> Line {
        let (games, seats) = (self.points.len() as f64, seats as f64);
        let mean = self.points.iter().sum::<f64>() / games;
        let square = self.points.iter().map(|it| (it - mean).powi(2)).sum::<f64>();
        let error = (square / (games - 1.0).max(1.0) / games).sqrt();
        Line {
            bot,
            points: mean / seats,
            points_error: error / seats,
            share: self.share / games / seats,
            agrees: self.agreed as f64 / (decisions as f64).max(1.0),
        }
    }
}

fn tell(report: &Report, out: &mut dyn Write) -> std::io::Result<()> {
    let Report { game, players, games, seed, budget, judge, decisions, .. } = report;
    writeln!(
        out,
        "{game}, {players} players, {games} games, seed {seed}, {budget}, {decisions} decisions \
         judged with {judge} iterations\n"
    )?;
    writeln!(out, "| a seat and game | points lost | win lost | decides as the judge |")?;
    writeln!(out, "|---|---|---|---|")?;
    for line in &report.bots {
        let Line { bot, points, points_error, share, agrees } = line;
        let (share, agrees) = (100.0 * share, 100.0 * agrees);
        writeln!(
            out,
            "| {bot} | {points:.2} ± {points_error:.2} | {share:.1} % | {agrees:.1} % |"
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;

    #[derive(clap::Parser)]
    struct Words {
        #[command(flatten)]
        args: Args,
    }

    fn lost(bots: &str, judge: &str) -> Vec<Line> {
        let words =
            ["regret", "paris-paris", "--bots", bots, "--games", "2", "--threads", "1", "--judge"];
        let args = Words::parse_from([&words[..], &[judge]].concat()).args;
        super::judge(&args).expect("it is played").bots
    }

    #[test]
    fn who_decides_as_the_judge_loses_nothing_and_chance_loses_much() {
        let lines = lost("haussmann+nodes=60,flaneur,random", "60");
        let [same, flaneur, random] = &lines[..] else { panic!("three lines") };
        assert!(same.points.abs() < 1e-9 && same.share.abs() < 1e-9, "{same:?}");
        assert!((same.agrees - 1.0).abs() < 1e-9, "{same:?}");
        assert!(flaneur.points > 1.0 && random.points > flaneur.points, "{lines:?}");
        assert!(random.share > 0.05 && random.agrees < 0.8, "{random:?}");
    }
}
