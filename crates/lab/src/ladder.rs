//! `lutece ladder`: everybody against everybody, and one rating for all.

use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use cli::input::{self, TableArgs};
use cli::{Answer, Effort, Failure};
use search::{Budget, Level, Spec, series};
use serde::Serialize;
use table::Seed;
use yardstick::Style;

use crate::chart::{self, Bar};
use crate::contender::Contender;
use crate::contest::play_any;
use crate::progress::Progress;
use crate::rating::{Rating, Results};

/// Rate all bots, older versions and yardsticks by games against each other.
///
/// Everybody plays everybody, every deal from every seat; one fit (Bradley and Terry) to all games
/// gives the ratings, in Elo around the mean of the field, with 95 % intervals. With more than two
/// players one of a pair sits among several of the other, half of the games each way.
///
/// Prints a table in Markdown. The same seed gives the same table, however busy the machine is,
/// as long as thinking is limited by --nodes.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Only these, instead of the whole field
    #[arg(long, value_name = "A,B,...", value_delimiter = ',')]
    only: Vec<Contender>,
    /// These too
    #[arg(long, value_name = "A,B,...", value_delimiter = ',')]
    with: Vec<Contender>,
    /// How many games for each pair
    #[arg(long, short, value_name = "N", default_value_t = 8)]
    games: usize,
    #[command(flatten)]
    effort: Effort,
    /// The seed of the deals and of the bots
    #[arg(long, short, value_name = "SEED", default_value = "1")]
    seed: String,
    /// The file to draw a chart to, as SVG
    #[arg(long, value_name = "FILE")]
    chart: Option<PathBuf>,
    /// Print JSON: one object
    #[arg(long)]
    json: bool,
}

/// How much a bot of the field may think by default.
const USUAL: Budget = Budget::nodes(200);

/// What was found out about one player.
#[derive(Debug, Serialize)]
struct Line {
    player: String,
    elo: f64,
    error: f64,
    /// The share of wins over all opponents, pair by pair.
    share: f64,
    points: f64,
    games: usize,
    /// The share of wins against each player of the field, in the order of the lines.
    against: Vec<Option<f64>>,
}

#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    seed: String,
    budget: String,
    games: usize,
    ladder: Vec<Line>,
}

/// The levels, the old version of the best one, the sage, the styles and some mixtures.
fn field() -> Vec<Contender> {
    let levels = Level::ALL.into_iter().filter(|level| *level != Level::Uct).map(Contender::from);
    let older = "haussmann-0.1".parse::<Spec>().ok().map(Contender::Bot);
    let mixtures = (1..=3).map(Style::Mixture);
    let styles = Style::ALL.into_iter().chain(mixtures).map(Contender::Yardstick);
    levels.chain(older).chain(styles).collect()
}

/// Plays, rates, prints and draws.
pub fn run(args: &Args, out: &mut dyn Write) -> Answer {
    let mut field = if args.only.is_empty() { field() } else { args.only.clone() };
    field.extend(args.with.iter().cloned());
    if let Some(twice) = (1..field.len()).find(|&at| field[..at].contains(&field[at])) {
        return Err(Failure::usage(format!("{} is there twice", field[twice])));
    }
    if field.len() < 2 {
        return Err(Failure::usage("a ladder needs at least two players"));
    }
    if args.games == 0 {
        return Err(Failure::usage("a ladder needs at least one game for each pair"));
    }
    let report = play(args, &field)?;
    if let Some(file) = &args.chart {
        let title = format!(
            "{}, {} players: Elo around the mean, {} games a pair, {}",
            report.game, report.players, args.games, report.budget
        );
        fs::write(file, chart::svg(&title, &report.bars())).map_err(|error| {
            Failure::usage(format!("{}: {}", file.display(), input::plain(&error)))
        })?;
    }
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        return Ok(writeln!(out)?);
    }
    Ok(out.write_all(report.to_text().as_bytes())?)
}

/// What has been counted, player by player.
struct Count {
    results: Results,
    points: Vec<f64>,
    games: Vec<usize>,
}

fn play(args: &Args, field: &[Contender]) -> Answer<Report> {
    let seed = Seed::from_text(&args.seed);
    let any = args.table.start(seed)?;
    let seats = any.seats();
    let pairs: Vec<_> =
        (0..field.len()).flat_map(|two| (0..two).map(move |one| (one, two))).collect();
    let progress =
        Progress::new(pairs.len() * args.games.next_multiple_of(seats), Instant::now(), "games");
    let mut count = Count {
        results: Results::new(field.len()),
        points: vec![0.0; field.len()],
        games: vec![0; field.len()],
    };
    let mut total = 0;
    for (number, &(one, two)) in pairs.iter().enumerate() {
        // With two seats, both ways are the same.
        let ways = if seats == 2 { vec![(one, two)] } else { vec![(one, two), (two, one)] };
        for &(single, many) in &ways {
            let plan = series::SeriesPlan {
                games: args.games.div_ceil(ways.len()),
                budget: args.effort.budget(USUAL),
                seed: seed.child(number as u64),
                threads: args.effort.threads,
            };
            let mut games = Vec::new();
            let mut table = vec![field[many].clone(); seats];
            table[0] = field[single].clone();
            play_any(&any, &table, &plan, |game| {
                games.push(game);
                true
            });
            // In the order of their numbers, not in the order in which they end: sums must not
            // depend on threads.
            games.sort_by_key(|game| game.number);
            total += games.len();
            games.iter().for_each(|game| count.add(game, single, many));
            progress.show(total);
        }
    }
    progress.clear();
    let ratings = count.results.fit();
    let mut order: Vec<usize> = (0..field.len()).collect();
    order.sort_by(|one, two| ratings[*two].elo.total_cmp(&ratings[*one].elo));
    Ok(Report {
        game: any.kind().as_str(),
        players: seats,
        seed: args.seed.clone(),
        budget: args.effort.words("200 iterations a move"),
        games: total,
        ladder: order.iter().map(|&at| count.line(at, &order, &field[at], ratings[at])).collect(),
    })
}

impl Count {
    /// Counts a game of one player at a table of another. Each of the others is a comparison.
    fn add(&mut self, game: &series::Game, single: usize, many: usize) {
        let points = game.points.as_slice();
        let shares = game.shares.as_slice();
        let others = points.len() - 1;
        for at in 1..points.len() {
            let share = match (shares[0] > 0.0, shares[at] > 0.0) {
                (true, false) => 1.0,
                (false, true) => 0.0,
                (true, true) => 0.5,
                // Both lost to a third: the points say who lost less.
                (false, false) => match points[0].cmp(&points[at]) {
                    std::cmp::Ordering::Greater => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Less => 0.0,
                },
            };
            self.results.add(single, many, share, 1.0 / others as f64);
        }
        self.points[single] += f64::from(points[0]);
        self.games[single] += 1;
        self.points[many] += points[1..].iter().map(|it| f64::from(*it)).sum::<f64>();
        self.games[many] += others;
    }

    fn line(&self, at: usize, order: &[usize], player: &Contender, rating: Rating) -> Line {
        let against: Vec<_> = order.iter().map(|&other| self.results.share(at, other)).collect();
        let met: Vec<f64> = against.iter().copied().flatten().collect();
        Line {
            player: player.to_string(),
            elo: rating.elo,
            error: rating.error,
            share: met.iter().sum::<f64>() / met.len().max(1) as f64,
            points: self.points[at] / self.games[at].max(1) as f64,
            games: self.games[at],
            against,
        }
    }
}

impl Report {
    fn bars(&self) -> Vec<Bar> {
        let bar = |line: &Line| Bar {
            name: line.player.clone(),
            at: line.elo,
            low: line.elo - line.error,
            high: line.elo + line.error,
        };
        self.ladder.iter().map(bar).collect()
    }

    fn to_text(&self) -> String {
        let Self { game, players, seed, budget, games, ladder } = self;
        let mut text =
            format!("{game}, {players} players, {games} games, seed {seed}, {budget}\n\n");
        let wide = ladder.iter().map(|line| line.player.len()).max().unwrap_or(0).max(6);
        let numbers: Vec<String> = (1..=ladder.len()).map(|at| format!("{at:>3}")).collect();
        let _ = writeln!(
            text,
            "|  # | {:wide$} |   Elo |   ± | wins % | points | {} |",
            "player",
            numbers.join(" ")
        );
        let _ = writeln!(
            text,
            "|--:|{:-<2$}|--:|--:|--:|--:|{:-<3$}|",
            ":",
            ":",
            wide + 1,
            4 * ladder.len()
        );
        for (at, line) in ladder.iter().enumerate() {
            let against = line.against.iter().map(|share| match share {
                Some(share) => format!("{:>3.0}", 100.0 * share),
                None => "  -".to_owned(),
            });
            let _ = writeln!(
                text,
                "| {:>2} | {:wide$} | {:>5.0} | {:>3.0} | {:>6.1} | {:>6.1} | {} |",
                at + 1,
                line.player,
                line.elo,
                line.error,
                100.0 * line.share,
                line.points,
                against.collect::<Vec<_>>().join(" ")
            );
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;

    #[derive(clap::Parser)]
    struct Line {
        #[command(flatten)]
        args: Args,
    }

    fn said(words: &[&str]) -> Answer<String> {
        let args = Line::parse_from([&["ladder"], words].concat()).args;
        let mut out = Vec::new();
        run(&args, &mut out)?;
        Ok(String::from_utf8(out).expect("text"))
    }

    #[test]
    fn a_ladder_rates_the_stronger_higher_and_is_the_same_again() {
        for players in ["2", "3"] {
            let words = ["paris-paris", "--players", players, "--only", "random,sage,greedy"];
            let words = [&words[..], &["--games", "6", "--json"]].concat();
            let one = said(&words).expect("it is played");
            assert_eq!(said(&[&words[..], &["--threads", "1"]].concat()).expect("again"), one);
            let report: serde_json::Value = serde_json::from_str(&one).expect("JSON");
            let last = &report["ladder"][2];
            assert_eq!(last["player"], "random", "{one}");
            assert!(last["elo"].as_f64().expect("a number") < -50.0);
            let games = report["games"].as_u64().expect("a number");
            assert_eq!(games, 18, "three pairs of six games");
        }
    }

    #[test]
    fn a_field_of_one_or_of_twins_is_refused() {
        for field in ["sage", "sage,greedy,sage"] {
            assert!(said(&["paris-paris", "--only", field]).is_err(), "{field}");
        }
    }
}
