//! `lutece bench`: how fast the rules are.

mod search;

use std::io::Write;
use std::time::{Duration, Instant};

use catalog::{Kind, with_game};
use cli::{Answer, Failure, Policy, input};
use serde::Serialize;
use table::{Chance as _, Game, Quick, Quiet, Seed};

use crate::standard;

/// Measure how many random games the rules play on one core.
///
/// Games are dealt and played to the end, every move chosen evenly among all legal moves, which are
/// counted at each ply. If a game has a playout policy of its own, that is measured too. Where the
/// system reports it (Linux), processor time is used instead of elapsed time, so that a busy
/// machine does not look like slow rules.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub struct Args {
    /// The game; all of them if not given
    #[arg(value_name = "GAME", value_parser = input::kind)]
    game: Option<Kind>,
    /// How many play; every possible number if not given
    #[arg(long, short, value_name = "N", allow_negative_numbers = true)]
    players: Option<usize>,
    /// Seconds for each measurement
    #[arg(long, short, value_name = "N", default_value_t = 2.0, allow_negative_numbers = true)]
    seconds: f64,
    /// Measure the bots' tree searches instead
    #[arg(long)]
    search: bool,
    /// Print JSON: one object per line
    #[arg(long)]
    json: bool,
}

/// What was measured at one table with one policy.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    policy: &'static str,
    games: u64,
    moves: u64,
    seconds: f64,
    wall_seconds: f64,
    games_per_second: f64,
    moves_per_second: f64,
    moves_per_game: f64,
    legal_mean: f64,
    legal_max: usize,
    state_bytes: usize,
}

/// Measures.
pub fn run(args: &Args, out: &mut dyn Write) -> Answer {
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(Failure::usage("--seconds must be more than 0 and at most 3600"));
    }
    let time = Duration::from_secs_f64(args.seconds);
    let kinds = args.game.map_or_else(|| Kind::ALL.to_vec(), |kind| vec![kind]);
    if let Some(kind) = args.game {
        standard::players(kind, args.players)?;
    }
    for kind in kinds {
        for players in kind.seats().filter(|it| args.players.is_none_or(|asked| asked == *it)) {
            if args.search {
                search::run(kind, players, time, args.json, out)?;
                continue;
            }
            for report in with_game!(kind, G => measure::<G>(players, time)) {
                print(&report, args.json, out)?;
            }
        }
    }
    Ok(())
}

fn print(report: &Report, json: bool, out: &mut dyn Write) -> Answer {
    if json {
        serde_json::to_writer(&mut *out, report)?;
        writeln!(out)?;
    } else {
        let Report { game, players, policy, .. } = report;
        writeln!(
            out,
            "{game}, {players} players, {policy}: {:.0} games/s, {:.2} million moves/s, \
             {:.1} moves a game, legal moves {:.1} on average and {} at most, {} bytes of state",
            report.games_per_second,
            report.moves_per_second / 1e6,
            report.moves_per_game,
            report.legal_mean,
            report.legal_max,
            report.state_bytes
        )?;
    }
    // Each line is printed as soon as it is measured.
    Ok(out.flush()?)
}

fn measure<G: Game>(players: usize, time: Duration) -> Vec<Report> {
    let rules = &*standard::rules::<G>(players);
    let mut reports = vec![race(rules, Policy::Uniform, time)];
    if has_own_playout(rules) {
        reports.push(race(rules, Policy::Playout, time));
    }
    reports
}

/// Whether the playout policy ever differs from a uniform choice, in a few games.
fn has_own_playout<G: Game>(rules: &G) -> bool {
    (0..8).any(|game| {
        let mut chance = Quick::new(game);
        let mut buffer = Vec::new();
        let mut state = begin(rules, game);
        while rules.to_act(&state).is_some() {
            let mut twin = chance.clone();
            let (evenly, _) = rules.random(&state, &mut twin, &mut buffer);
            let (mv, _) = rules.playout(&state, &mut chance, &mut buffer);
            if mv != evenly || chance.word() != twin.word() {
                return true;
            }
            rules.play(&mut state, mv, &mut Quiet);
        }
        false
    })
}

fn begin<G: Game>(rules: &G, game: u64) -> G::State {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&game.to_le_bytes());
    let deal = rules.deal(&mut Seed(seed).dice());
    rules.start(&deal).expect("a game can start from its own deal")
}

fn race<G: Game>(rules: &G, policy: Policy, time: Duration) -> Report {
    let mut chance = Quick::new(1889);
    let mut buffer = Vec::new();
    let (mut games, mut moves, mut legal_sum, mut legal_max) = (0, 0_u64, 0_u64, 0);
    let (begun, core) = (Instant::now(), core_time());
    // The clock is read once every few games, so that reading it is not measured.
    while games % 16 != 0 || begun.elapsed() < time {
        let mut state = begin(rules, games);
        while rules.to_act(&state).is_some() {
            let (mv, count) = match policy {
                Policy::Uniform => rules.random(&state, &mut chance, &mut buffer),
                Policy::Playout => rules.playout(&state, &mut chance, &mut buffer),
            };
            rules.play(&mut state, mv, &mut Quiet);
            moves += 1;
            legal_sum += count as u64;
            legal_max = legal_max.max(count);
        }
        games += 1;
    }
    let wall = begun.elapsed();
    let seconds = match (core, core_time()) {
        (Some(before), Some(after)) => after.saturating_sub(before),
        _ => wall,
    }
    .as_secs_f64();
    Report {
        game: G::NAME,
        players: rules.seats(),
        policy: policy.as_str(),
        games,
        moves,
        seconds,
        wall_seconds: wall.as_secs_f64(),
        games_per_second: games as f64 / seconds,
        moves_per_second: moves as f64 / seconds,
        moves_per_game: moves as f64 / games as f64,
        legal_mean: legal_sum as f64 / moves as f64,
        legal_max,
        state_bytes: size_of::<G::State>(),
    }
}

/// How long this thread has had a core, where the system reports it.
fn core_time() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(told.split(' ').next()?.parse().ok()?))
}
