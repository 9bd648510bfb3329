//! `lutece sanity`: what bots do in their games that a sensible player would not, where their points
//! come from, and whether what they expect comes true.

mod city_of_light;
#[cfg(test)]
mod laws;
mod paris;
mod paris_paris;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write;
use std::time::Instant;

use catalog::{Any, Editions};
use cli::input::TableArgs;
use cli::{Answer, Effort, Failure};
use search::series;
use search::statistics::Rate;
use serde::Serialize;
use table::{BySeat, Seat, Seed};

use crate::contender::Contender;
use crate::contest::{USUAL, USUAL_WORDS, play_any};
use crate::progress::Progress;

/// Look at what bots do in their games: senseless acts, points by source, chances against results.
///
/// Every deal is played from every seat, as in a match. Reported for each bot, per game: in Paris,
/// francs lost by buying and reselling in one turn, points left unused at the end, turns without
/// effect, bonus tiles and landmarks taken; in Paris Paris, choices in the last two rounds (with
/// three and four players: in the last one) that brute force proves wrong; in City of Light,
/// postcards used for nothing and buildings left unbuilt; in every game, points by source. Also the
/// wins that it expected, by tenths of the game and at half-time by how sure it was, beside the
/// wins it had.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// The bots, one for each player; if only two are named, the second takes all other seats
    #[arg(long, short, value_name = "A,B", value_delimiter = ',', required = true)]
    bots: Vec<Contender>,
    /// How many games, rounded up to whole rotations of the seats
    #[arg(long, short, value_name = "N", default_value_t = 40)]
    games: usize,
    #[command(flatten)]
    effort: Effort,
    /// The seed of the deals and of the bots
    #[arg(long, short, value_name = "SEED", default_value = "1")]
    seed: String,
    /// Print JSON: one object
    #[arg(long)]
    json: bool,
}

/// The parts into which a game is divided to compare expectations.
const PARTS: usize = 10;

/// How sure a bot is at half-time, in fifths.
const FIFTHS: usize = 5;

#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    games: usize,
    seed: String,
    budget: String,
    bots: Vec<Line>,
}

/// The result of all seats of one name.
#[derive(Debug, Serialize)]
struct Line {
    bot: String,
    share: f64,
    share_low: f64,
    share_high: f64,
    points: f64,
    /// What is counted per game, by name.
    counts: BTreeMap<&'static str, f64>,
    /// The points per game, by source.
    sources: BTreeMap<String, f64>,
    /// For each tenth of the game: the win expected, the win had, and in how many games.
    tenths: Vec<Expectation>,
    /// The same at half-time, in fifths from hopeless to certain.
    half_time: Vec<Expectation>,
}

/// What was expected of some games, and how they turned out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
struct Expectation {
    expected: f64,
    real: f64,
    games: usize,
}

impl Expectation {
    fn add(&mut self, expected: f64, real: f64) {
        let games = self.games as f64;
        self.expected = (self.expected * games + expected) / (games + 1.0);
        self.real = (self.real * games + real) / (games + 1.0);
        self.games += 1;
    }

    /// Whether what was expected lies within what the results allow, with 95 % certainty.
    fn is_fair(&self) -> bool {
        let rate = Rate::of_wins(self.real * self.games as f64, self.games);
        (rate.low..=rate.high).contains(&self.expected)
    }
}

/// Plays, counts and reports.
pub fn run(args: &Args, out: &mut dyn Write) -> Answer {
    let least = *args.table.game.seats().start();
    let players = args.table.players.unwrap_or(args.bots.len().max(least));
    let mut bots = args.bots.clone();
    let Some(last) = bots.last().cloned() else {
        return Err(Failure::usage("sanity needs bots"));
    };
    bots.resize(bots.len().max(players), last);
    if bots.len() != players {
        return Err(Failure::usage(format!("{} bots for {players} players", bots.len())));
    }
    if args.games == 0 {
        return Err(Failure::usage("nothing can be said about no game"));
    }
    let report = play(args, &bots)?;
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        return Ok(writeln!(out)?);
    }
    Ok(out.write_all(report.to_text().as_bytes())?)
}

fn play(args: &Args, bots: &[Contender]) -> Answer<Report> {
    let table = TableArgs { players: Some(bots.len()), ..args.table.clone() };
    let any = table.start(Seed::from_text(&args.seed))?;
    let plan = series::SeriesPlan {
        games: args.games,
        budget: args.effort.budget(USUAL),
        seed: Seed::from_text(&args.seed),
        threads: args.effort.threads,
    };
    let progress = Progress::new(args.games.next_multiple_of(bots.len()), Instant::now(), "games");
    let mut games = Vec::new();
    play_any(&any, bots, &plan, |game| {
        games.push(game);
        progress.show(games.len());
        true
    });
    progress.clear();
    // In the order of their numbers, not in the order in which they end: sums must not depend on
    // threads.
    games.sort_by_key(|game| game.number);
    let editions = {
        let mut editions = Editions::shipped();
        editions.add(any.edition());
        editions
    };
    let mut names: Vec<String> = bots.iter().map(ToString::to_string).collect();
    let entrants = names.clone();
    names.sort();
    names.dedup();
    let mut tallies: Vec<Tally> = names.iter().map(|_| Tally::default()).collect();
    for game in &games {
        let played = Any::from_record(&game.record, &editions).map_err(Failure::no)?;
        let seats = entrants.len();
        let entrant_at = |seat: Seat| (seat.index() + game.number % seats) % seats;
        let sheets = sheets(&played);
        for (seat, sheet) in sheets.iter() {
            let entrant = entrant_at(seat);
            let at = names.iter().position(|name| *name == entrants[entrant]);
            let tally = &mut tallies[at.expect("every entrant has a name")];
            tally.add(game, entrant, played.ply(), sheet);
        }
    }
    // The first bot first.
    let mut lines: Vec<Line> =
        names.into_iter().zip(&tallies).map(|(name, tally)| tally.line(name)).collect();
    lines.sort_by_key(|line| entrants.iter().position(|name| *name == line.bot));
    Ok(Report {
        game: any.kind().as_str(),
        players: entrants.len(),
        games: games.len(),
        seed: args.seed.clone(),
        budget: args.effort.words(USUAL_WORDS),
        bots: lines,
    })
}

/// What one seat of one game did.
#[derive(Debug, Default)]
struct Sheet {
    counts: BTreeMap<&'static str, f64>,
    sources: BTreeMap<String, f64>,
}

/// What each seat did in a finished game.
fn sheets(any: &Any) -> BySeat<Sheet> {
    match any {
        Any::Paris(played) => paris::sheets(played),
        Any::ParisParis(played) => paris_paris::sheets(played, by_lines(any)),
        Any::CityOfLight(played) => city_of_light::sheets(played, by_lines(any)),
        #[cfg(feature = "lanterns")]
        Any::Lanterns(_) => by_lines(any),
    }
}

/// The points by the lines of the score sheet.
fn by_lines(any: &Any) -> BySeat<Sheet> {
    let lines = any.sheet();
    BySeat::from_fn(any.seats(), |seat| {
        let mut sheet = Sheet::default();
        for line in &lines[seat] {
            let name = line.source.id.rsplit("score-").next().unwrap_or_default();
            *sheet.sources.entry(name.to_owned()).or_default() += f64::from(line.points);
        }
        sheet
    })
}

/// What has been counted for one name.
#[derive(Debug, Default)]
struct Tally {
    games: usize,
    wins: f64,
    points: f64,
    counts: BTreeMap<&'static str, f64>,
    sources: BTreeMap<String, f64>,
    tenths: [Expectation; PARTS],
    half_time: [Expectation; FIFTHS],
}

impl Tally {
    fn add(&mut self, game: &series::Game, entrant: usize, plies: usize, sheet: &Sheet) {
        let bot = Seat::new(entrant);
        let real = game.shares[bot];
        self.games += 1;
        self.wins += real;
        self.points += f64::from(game.points[bot]);
        for (name, count) in &sheet.counts {
            *self.counts.entry(name).or_default() += count;
        }
        for (name, points) in &sheet.sources {
            *self.sources.entry(name.clone()).or_default() += points;
        }
        // Each game counts once in each part: its decisions are not independent of each other.
        let mut parts = [(0.0, 0); PARTS];
        for (ply, _, share) in game.expected.iter().filter(|(_, by, _)| *by == entrant) {
            let part = &mut parts[(ply * PARTS / plies.max(1)).min(PARTS - 1)];
            *part = (part.0 + f64::from(*share), part.1 + 1);
        }
        for (at, (sum, count)) in parts.into_iter().enumerate().filter(|(_, (_, it))| *it > 0) {
            let expected = sum / f64::from(count);
            self.tenths[at].add(expected, real);
            if at == PARTS / 2 {
                let fifth = ((expected * FIFTHS as f64) as usize).min(FIFTHS - 1);
                self.half_time[fifth].add(expected, real);
            }
        }
    }

    fn line(&self, bot: String) -> Line {
        let games = self.games.max(1) as f64;
        let share = Rate::of_wins(self.wins, self.games);
        Line {
            bot,
            share: share.mean,
            share_low: share.low,
            share_high: share.high,
            points: self.points / games,
            counts: self.counts.iter().map(|(name, sum)| (*name, sum / games)).collect(),
            sources: self.sources.iter().map(|(name, sum)| (name.clone(), sum / games)).collect(),
            tenths: self.tenths.to_vec(),
            half_time: self.half_time.to_vec(),
        }
    }
}

impl Report {
    /// The report as tables in Markdown.
    fn to_text(&self) -> String {
        let Self { game, players, games, seed, budget, .. } = self;
        let mut text =
            format!("{game}, {players} players, {games} games, seed {seed}, {budget}\n\n");
        let head: Vec<_> = self.bots.iter().map(|line| line.bot.clone()).collect();
        let _ =
            writeln!(text, "| a game | {} |\n|---|{}", head.join(" | "), "---|".repeat(head.len()));
        let mut row = |name: &str, cell: &dyn Fn(&Line) -> String| {
            let cells: Vec<_> = self.bots.iter().map(cell).collect();
            let _ = writeln!(text, "| {name} | {} |", cells.join(" | "));
        };
        row("wins %", &|line| {
            let (low, high) = (100.0 * line.share_low, 100.0 * line.share_high);
            format!("{:.1} ({low:.0}-{high:.0})", 100.0 * line.share)
        });
        row("points", &|line| format!("{:.1}", line.points));
        let counts = self.bots.iter().flat_map(|line| line.counts.keys());
        for name in counts.collect::<std::collections::BTreeSet<_>>() {
            row(name, &|line| format!("{:.2}", line.counts.get(name).unwrap_or(&0.0)));
        }
        let sources = self.bots.iter().flat_map(|line| line.sources.keys());
        for name in sources.collect::<std::collections::BTreeSet<_>>() {
            let points = |line: &Line| format!("{:.1}", line.sources.get(name).unwrap_or(&0.0));
            row(&format!("points: {name}"), &points);
        }
        for line in self.bots.iter().filter(|line| line.tenths.iter().any(|it| it.games > 0)) {
            let _ = writeln!(
                text,
                "\n{}, win expected : had, in % (games), by tenths of the game",
                line.bot
            );
            let _ = writeln!(text, "{}", row_of(&line.tenths));
            let _ = writeln!(text, "the same at half-time by how sure it was, in fifths");
            let _ = writeln!(text, "{}", row_of(&line.half_time));
        }
        text
    }
}

/// Figures that the results contradict are marked.
fn row_of(all: &[Expectation]) -> String {
    let cell = |it: &Expectation| match it.games {
        0 => "-".to_owned(),
        games => {
            let mark = if it.is_fair() { "" } else { "!" };
            format!("{:.0} : {:.0} ({games}){mark}", 100.0 * it.expected, 100.0 * it.real)
        }
    };
    let cells: Vec<_> = all.iter().map(cell).collect();
    format!("| {} |", cells.join(" | "))
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

    fn said(words: &[&str]) -> serde_json::Value {
        let args = Words::parse_from([&["sanity"], words, &["--json"]].concat()).args;
        let mut out = Vec::new();
        run(&args, &mut out).expect("it is played");
        serde_json::from_slice(&out).expect("JSON")
    }

    #[test]
    fn points_by_source_are_all_points() {
        for (game, bots) in [
            ("paris", "bouquiniste,sage"),
            ("paris-paris", "sage,greedy"),
            ("city-of-light", "sage,flaneur"),
        ] {
            let report = said(&[game, "--bots", bots, "--games", "2"]);
            for line in report["bots"].as_array().expect("a list") {
                let sources = line["sources"].as_object().expect("sources").values();
                let sum: f64 = sources.map(|it| it.as_f64().expect("a number")).sum();
                let points = line["points"].as_f64().expect("a number");
                assert!((sum - points).abs() < 1e-6, "{game}: {sum} of {points}: {line}");
            }
        }
    }

    #[test]
    fn what_results_contradict_is_marked() {
        let mut sure = Expectation::default();
        (0..20).for_each(|game| sure.add(0.9, f64::from(game % 2)));
        assert!((sure.expected - 0.9).abs() < 1e-9 && (sure.real - 0.5).abs() < 1e-9);
        assert!(!sure.is_fair() && row_of(&[sure]).contains("90 : 50 (20)!"));
        let mut fair = Expectation::default();
        (0..20).for_each(|game| fair.add(0.55, f64::from(game % 2)));
        assert!(fair.is_fair() && !row_of(&[fair]).contains('!'));
    }
}
