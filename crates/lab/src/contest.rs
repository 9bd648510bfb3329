//! `lutece match`: bots against each other, and what it proves.

use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use catalog::{Any, each};
use cli::input::{self, TableArgs};
use cli::{Answer, Effort, Failure};
use search::statistics::{Rate, Sprt, Verdict, elo};
use search::{Budget, Cancel, series};
use serde::Serialize;
use table::Seed;

use crate::contender::Contender;
use crate::progress::Progress;

/// Let bots play against each other.
///
/// Every deal is played from every seat, so that luck and the order of the seats even out. A bot is
/// a level (random, greedy, uct, flaneur, bouquiniste, architecte, haussmann), optionally with
/// changes to try out: haussmann+explore=2+nodes=500. Yardsticks play too: sage, hoarder, racer,
/// denier, walker, builder, fighter and the random mixtures mixture-0, mixture-1, ... net:FILE is
/// the highest level with the networks that lutece train has written. Any program that speaks the
/// protocol of docs/engines.md is "cmd:PROGRAM ARGUMENTS".
///
/// With --nodes and one seed the games are the same every time, however busy the machine is.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// The bots, one for each player; if only two are named, the second takes all other seats
    #[arg(long, short, value_name = "A,B", value_delimiter = ',', required = true)]
    bots: Vec<Contender>,
    /// How many games, rounded up to whole rotations of the seats
    #[arg(long, short, value_name = "N", default_value_t = 100)]
    games: usize,
    #[command(flatten)]
    effort: Effort,
    /// The seed of the deals and of the bots
    #[arg(long, short, value_name = "SEED", default_value = "1")]
    seed: String,
    /// Print JSON: one object
    #[arg(long)]
    json: bool,
    /// The folder to write the records of the games to
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Stop as soon as it is clear whether the first bot is ELO1 rather than ELO0 stronger
    #[arg(long, value_name = "ELO0,ELO1", value_parser = bounds, allow_hyphen_values = true)]
    sprt: Option<(f64, f64)>,
}

/// The result of a match.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    game: &'static str,
    players: usize,
    games: usize,
    seed: String,
    budget: String,
    pub(crate) bots: Vec<BotReport>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<SprtReport>,
    /// Which player could not play on, and why.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<FaultReport>,
    seconds: f64,
}

/// The result of one bot.
#[derive(Debug, Serialize)]
pub(crate) struct BotReport {
    pub(crate) bot: String,
    /// The share of the wins, and its 95 % confidence interval.
    pub(crate) share: f64,
    share_low: f64,
    share_high: f64,
    elo: f64,
    elo_low: f64,
    elo_high: f64,
    points: f64,
    /// The mean lead over the best opponent.
    margin: f64,
    margin_low: f64,
    margin_high: f64,
    thinking_ms: f64,
}

#[derive(Debug, Serialize)]
struct SprtReport {
    elo0: f64,
    elo1: f64,
    log_ratio: f64,
    verdict: &'static str,
}

/// Why a game was lost before its end.
#[derive(Debug, Serialize)]
struct FaultReport {
    game: usize,
    bot: String,
    verdict: String,
}

/// What one match is about.
#[derive(Debug)]
pub(crate) struct Task<'a> {
    pub(crate) table: &'a TableArgs,
    pub(crate) bots: Vec<Contender>,
    pub(crate) games: usize,
    pub(crate) effort: &'a Effort,
    pub(crate) seed: &'a str,
    pub(crate) out: Option<&'a PathBuf>,
    pub(crate) sprt: Option<(f64, f64)>,
}

/// How much a bot may think if neither time nor iterations are given.
pub(crate) const USUAL: Budget = Budget::nodes(1000);
pub(crate) const USUAL_WORDS: &str = "1000 iterations a move";

/// How many verdicts are shown to people.
const SHOWN: usize = 5;

/// The two bounds of a sequential test.
fn bounds(text: &str) -> Result<(f64, f64), &'static str> {
    let number = |text: &str| text.trim().parse().ok().filter(|elo: &f64| elo.is_finite());
    let pair = text.split_once(',').and_then(|(low, high)| Some((number(low)?, number(high)?)));
    pair.filter(|(low, high)| low < high).ok_or("expected two numbers, the lower first: 0,30")
}

/// Plays and reports.
pub fn run(args: &Args, out: &mut dyn Write) -> Answer {
    let mut bots = args.bots.clone();
    let players = args.table.players.unwrap_or(bots.len().max(*args.table.game.seats().start()));
    let Some(last) = bots.last().cloned() else {
        return Err(Failure::usage("a match needs bots"));
    };
    bots.resize(bots.len().max(players), last);
    if bots.len() != players {
        return Err(Failure::usage(format!("{} bots for {players} players", bots.len())));
    }
    if args.games == 0 {
        return Err(Failure::usage("a match needs at least one game"));
    }
    let table = TableArgs { players: Some(players), ..args.table.clone() };
    let task = Task {
        table: &table,
        bots,
        games: args.games,
        effort: &args.effort,
        seed: &args.seed,
        out: args.out.as_ref(),
        sprt: args.sprt,
    };
    let report = task.play()?;
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        out.write_all(report.to_text().as_bytes())?;
    }
    Ok(())
}

impl Task<'_> {
    /// Plays the games.
    pub(crate) fn play(&self) -> Answer<Report> {
        let any = self.table.start(Seed::from_text(self.seed))?;
        if let Some(dir) = self.out {
            fs::create_dir_all(dir).map_err(|error| {
                Failure::usage(format!("{}: {}", dir.display(), input::plain(&error)))
            })?;
        }
        let plan = series::SeriesPlan {
            games: self.games,
            budget: self.effort.budget(USUAL),
            seed: Seed::from_text(self.seed),
            threads: self.effort.threads,
        };
        let begun = Instant::now();
        let mut count = Count::new(self.bots.len());
        let mut sprt = self.sprt.map(|(low, high)| Sprt::new(low, high));
        let mut trouble = None;
        let mut faults = Vec::new();
        let total = self.games.next_multiple_of(self.bots.len());
        let progress = Progress::new(total, begun, "games");
        let finished = |game: series::Game| {
            count.add(&game);
            if let Some((at, fault)) = &game.fault {
                let (bot, verdict) = (self.bots[*at].to_string(), fault.to_string());
                faults.push(FaultReport { game: game.number, bot, verdict });
            }
            progress.show(count.games());
            if let Some(dir) = self.out {
                let file = dir.join(format!("{:05}.lutece", game.number));
                if let Err(error) = fs::write(&file, game.record.to_string()) {
                    trouble = Some(format!("{}: {}", file.display(), input::plain(&error)));
                    return false;
                }
            }
            sprt.as_mut().is_none_or(|test| {
                test.count(game.shares.as_slice()[0]);
                test.verdict() == Verdict::Open
            })
        };
        play_any(&any, &self.bots, &plan, finished);
        progress.clear();
        if let Some(trouble) = trouble {
            return Err(Failure::usage(trouble));
        }
        faults.sort_by_key(|fault| fault.game);
        Ok(Report {
            game: any.kind().as_str(),
            players: self.bots.len(),
            games: count.games(),
            seed: self.seed.to_owned(),
            budget: self.effort.words(USUAL_WORDS),
            bots: self.bots.iter().enumerate().map(|(at, bot)| count.report(at, bot)).collect(),
            sprt: sprt.map(|test| SprtReport {
                elo0: test.elo0,
                elo1: test.elo1,
                log_ratio: test.ratio(),
                verdict: match test.verdict() {
                    Verdict::Open => "open",
                    Verdict::Accepted => "accepted",
                    Verdict::Refused => "refused",
                },
            }),
            faults,
            seconds: begun.elapsed().as_secs_f64(),
        })
    }
}

/// Plays a series of any game.
pub(crate) fn play_any(
    any: &Any,
    bots: &[Contender],
    plan: &series::SeriesPlan,
    finished: impl FnMut(series::Game) -> bool + Send,
) {
    each!(any, played => {
        let entrants: Vec<_> = bots.iter().map(Contender::entrant).collect();
        series::play(played.game(), &entrants, plan, &Cancel::new(), finished);
    });
}

/// What has been counted so far, bot by bot.
struct Count {
    wins: Vec<f64>,
    points: Vec<Vec<f64>>,
    margins: Vec<Vec<f64>>,
    thought: Vec<(Duration, u32)>,
}

impl Count {
    fn new(bots: usize) -> Self {
        Self {
            wins: vec![0.0; bots],
            points: vec![Vec::new(); bots],
            margins: vec![Vec::new(); bots],
            thought: vec![(Duration::ZERO, 0); bots],
        }
    }

    fn games(&self) -> usize {
        self.points[0].len()
    }

    fn add(&mut self, game: &series::Game) {
        for (bot, points) in game.points.iter() {
            let at = bot.index();
            let others = game.points.iter().filter(|(other, _)| *other != bot);
            let best = others.map(|(_, points)| *points).max().unwrap_or(0);
            self.wins[at] += game.shares[bot];
            self.points[at].push(f64::from(*points));
            self.margins[at].push(f64::from(points - best));
            let (time, moves) = game.thought[bot];
            self.thought[at] = (self.thought[at].0 + time, self.thought[at].1 + moves);
        }
    }

    fn report(&self, at: usize, bot: &Contender) -> BotReport {
        let share = Rate::of_wins(self.wins[at], self.games());
        let margin = Rate::of_numbers(&self.margins[at]);
        // Against several equal opponents, a share of 1/n is par: odds are measured against that.
        let rivals = (self.wins.len() - 1) as f64;
        let against = |share: f64| elo(share * rivals / (1.0 - share + share * rivals));
        let (time, moves) = self.thought[at];
        BotReport {
            bot: bot.to_string(),
            share: share.mean,
            share_low: share.low,
            share_high: share.high,
            elo: against(share.mean),
            elo_low: against(share.low),
            elo_high: against(share.high),
            points: Rate::of_numbers(&self.points[at]).mean,
            margin: margin.mean,
            margin_low: margin.low,
            margin_high: margin.high,
            thinking_ms: time.as_secs_f64() * 1000.0 / f64::from(moves.max(1)),
        }
    }
}

impl Report {
    /// The report as a table.
    pub(crate) fn to_text(&self) -> String {
        let Self { game, players, games, seed, budget, .. } = self;
        let mut text = format!(
            "{game}, {players} players, {games} games on {} deals, seed {seed}, {budget}\n",
            games.div_ceil(*players)
        );
        let wide = self.bots.iter().map(|bot| bot.bot.len()).max().unwrap_or(0).max(3);
        let _ = writeln!(
            text,
            "{:wide$}  {:>20}  {:>20}  {:>7}  {:>20}  {:>9}",
            "bot", "wins %", "Elo", "points", "margin", "ms/move"
        );
        for bot in &self.bots {
            let range = |mean: f64, low: f64, high: f64, digits: usize| {
                format!("{mean:.digits$} ({low:.digits$}..{high:.digits$})")
            };
            let share = range(100.0 * bot.share, 100.0 * bot.share_low, 100.0 * bot.share_high, 1);
            let _ = writeln!(
                text,
                "{:wide$}  {share:>20}  {:>20}  {:>7.1}  {:>20}  {:>9.1}",
                bot.bot,
                range(bot.elo, bot.elo_low, bot.elo_high, 0),
                bot.points,
                range(bot.margin, bot.margin_low, bot.margin_high, 1),
                bot.thinking_ms
            );
        }
        if let Some(test) = &self.sprt {
            let _ = writeln!(
                text,
                "sequential test of {} against {} Elo: {} (log ratio {:.2})",
                test.elo1, test.elo0, test.verdict, test.log_ratio
            );
        }
        for FaultReport { game, bot, verdict } in self.faults.iter().take(SHOWN) {
            let _ = writeln!(text, "game {game}: {bot} loses: {verdict}");
        }
        if self.faults.len() > SHOWN {
            let _ = writeln!(text, "and {} more games lost like that", self.faults.len() - SHOWN);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sequential_test_has_two_bounds_the_lower_first() {
        assert_eq!(bounds("-5,10"), Ok((-5.0, 10.0)));
        for wrong in ["", "5", "10,0", "5,5", "a,b", "0,inf", "0,1,2"] {
            assert!(bounds(wrong).is_err(), "{wrong:?}");
        }
    }
}
