//! `lutece load`: how much load the server can carry.

mod cost;
mod drive;
mod reviews;
mod script;
mod site;
mod watch;
mod wire;

use std::io::Write;
use std::time::Duration;

use catalog::Kind;
use serde::Serialize;

use self::drive::Timing;
use self::reviews::WithReviews;
use self::site::{Site, Store};
use cli::{Answer, Failure};

/// Measure the server: moves acknowledged per second, how long they take, and memory.
///
/// Starts a server of its own on the loopback with a store in a temporary folder, plays whole games
/// at many tables over real HTTP, opens idle watchers, and stops it again. Everything is bounded in
/// count and time. The moves come from random games that are prepared beforehand. Processor time is
/// reported too, because it depends less on busy neighbours than elapsed time does.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub struct Args {
    /// The game to play
    #[arg(long, default_value = "city-of-light", value_parser = cli::input::kind)]
    game: Kind,
    /// How many tables to play at
    #[arg(long, default_value_t = 256, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// How many connections to play over; each waits for an answer before its next move
    #[arg(long, default_value_t = 64, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
    connections: u32,
    /// The most moves to play in a second, over all connections; as many as possible if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rate: Option<u32>,
    /// For how many seconds to play
    #[arg(long, default_value_t = 10, value_name = "S", value_parser = clap::value_parser!(u64).range(1..=120))]
    seconds: u64,
    /// How many idle watchers to open before playing
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=20_000))]
    watchers: u32,
    /// Play for the same time again while this many games are reviewed
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=1000))]
    reviews: u32,
    /// How many tables are in the store at the start
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    stored: u32,
    /// Measure with a PostgreSQL of its own instead of SQLite
    #[arg(long)]
    postgres: bool,
    /// Where SQLite's file is; a temporary folder if not given
    #[arg(long, value_name = "FOLDER")]
    data: Option<std::path::PathBuf>,
    /// The seed of the games
    #[arg(long, default_value = "load", value_name = "SEED")]
    seed: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Debug, Serialize)]
struct Report {
    store: &'static str,
    game: &'static str,
    tables: u32,
    connections: u32,
    rate: Option<u32>,
    watchers: u32,
    stored: u32,
    start_seconds: f64,
    seconds: f64,
    moves: u64,
    moves_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    longest_ms: f64,
    group: f64,
    cpu_ms_per_1000_moves: Cost,
    bytes_per_table: i64,
    bytes_per_watcher: i64,
    watchers_told: u32,
    memory_at_start: u64,
    memory_with_watchers: u64,
    memory_at_end: u64,
    lists: Vec<List>,
    with_reviews: Option<WithReviews>,
    load_before: f64,
    load_after: f64,
}

/// Processor time for a thousand moves, in milliseconds.
#[derive(Debug, Serialize)]
struct Cost {
    server: f64,
    database: f64,
    generator: f64,
}

/// How long a list takes.
#[derive(Debug, Serialize)]
struct List {
    name: &'static str,
    first_ms: f64,
    p50_ms: f64,
}

/// Measures.
pub fn run(args: &Args, out: &mut dyn Write) -> Answer {
    // One thread: the generator is to leave the cores to the server.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::no(format!("no network: {error}")))?;
    let report = runtime.block_on(measure(args)).map_err(Failure::no)?;
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        return Ok(writeln!(out)?);
    }
    Ok(tell(&report, out)?)
}

fn tell(report: &Report, out: &mut dyn Write) -> std::io::Result<()> {
    let mb = |bytes: u64| bytes as f64 / 1e6;
    let kb = |bytes: i64| bytes as f64 / 1e3;
    writeln!(
        out,
        "{} at {} tables on {}, {} tables stored before, started in {:.2} s",
        report.game, report.tables, report.store, report.stored, report.start_seconds
    )?;
    writeln!(
        out,
        "moves acknowledged  {:.0}/s  ({} in {:.1} s over {} connections, {:.1} per commit)",
        report.moves_per_second, report.moves, report.seconds, report.connections, report.group
    )?;
    writeln!(
        out,
        "time for one        p50 {:.2} ms, p99 {:.2} ms, longest {:.1} ms",
        report.p50_ms, report.p99_ms, report.longest_ms
    )?;
    let cost = &report.cpu_ms_per_1000_moves;
    writeln!(
        out,
        "processor per 1000  server {:.0} ms, database {:.0} ms, generator {:.0} ms",
        cost.server, cost.database, cost.generator
    )?;
    writeln!(out, "memory per table    {:.1} kB", kb(report.bytes_per_table))?;
    if report.watchers > 0 {
        writeln!(
            out,
            "memory per watcher  {:.1} kB  ({} opened, {} told of a move)",
            kb(report.bytes_per_watcher),
            report.watchers,
            report.watchers_told
        )?;
    }
    writeln!(
        out,
        "memory of the server {:.0} MB at the start, {:.0} MB with watchers, {:.0} MB at the end",
        mb(report.memory_at_start),
        mb(report.memory_with_watchers),
        mb(report.memory_at_end)
    )?;
    for List { name, first_ms, p50_ms } in &report.lists {
        writeln!(out, "{name:<19} first {first_ms:.1} ms, then p50 {p50_ms:.2} ms")?;
    }
    if let Some(with) = &report.with_reviews {
        writeln!(
            out,
            "with {} reviews      {:.0}/s, p50 {:.2} ms ({:.2} times as long), p99 {:.2} ms ({:.2} times), {} still under way",
            with.reviews,
            with.moves_per_second,
            with.p50_ms,
            with.p50_ms / report.p50_ms,
            with.p99_ms,
            with.p99_ms / report.p99_ms,
            with.still
        )?;
    }
    writeln!(
        out,
        "load of the machine {:.1} before, {:.1} after",
        report.load_before, report.load_after
    )
}

/// How long the disk gets for what setting up the tables wrote: otherwise the first moves of a run wait
/// for it, some 50 of them for 30 to 90 ms.
const SETTLE: Duration = Duration::from_secs(1);

async fn measure(args: &Args) -> Result<Report, String> {
    watch::enough_files(args.watchers)?;
    let load_before = cost::load();
    let scripts = script::scripts(args.game, &args.seed)?;
    let store = Store::new(args.postgres, args.data.as_deref())?;
    script::fill(&store.address(), &scripts, args.stored).await?;
    let mut site = Site::start(&store).await?;
    let memory_at_start = site.memory().await?;
    let tables = drive::set_up(&site, &scripts, args.tables, args.connections).await?;
    let with_tables = site.memory().await?;
    let watchers = watch::open(&site, &tables, args.watchers).await?;
    let memory_with_watchers = site.memory().await?;
    let lists = site.lists().await?;
    tokio::time::sleep(SETTLE).await;
    let commits = site.commits().await?;
    let costs = |site: &Site| [site.cost(), store.cost(), cost::seconds(std::process::id(), false)];
    let before = costs(&site);
    let time = Duration::from_secs(args.seconds);
    let timing: Timing = drive::play(&site, &scripts, tables, args.rate, time).await?;
    let after = costs(&site);
    let groups = site.commits().await?.saturating_sub(commits);
    let watchers_told = if args.watchers > 0 { watchers.told().await } else { 0 };
    let memory_at_end = site.memory().await?;
    let with_reviews = match args.reviews {
        0 => None,
        count => {
            let tables = drive::set_up(&site, &scripts, args.tables, args.connections).await?;
            let mut readers = reviews::begin(&site, args.game, count).await?;
            tokio::time::sleep(SETTLE).await;
            let timing = drive::play(&site, &scripts, tables, args.rate, time).await?;
            let still = reviews::under_way(&mut readers).await?;
            Some(WithReviews::of(&timing, count, still))
        }
    };
    let start_seconds = site.start;
    site.stop().await?;
    let per = |after: u64, before: u64, count: u32| {
        (after.cast_signed() - before.cast_signed()) / i64::from(count.max(1))
    };
    let cost = |at: usize| (after[at] - before[at]) * 1e6 / timing.moves().max(1) as f64;
    Ok(Report {
        store: store.name(),
        game: args.game.as_str(),
        tables: args.tables,
        connections: args.connections,
        rate: args.rate,
        watchers: args.watchers,
        stored: args.stored,
        start_seconds,
        seconds: timing.seconds,
        moves: timing.moves(),
        moves_per_second: timing.moves() as f64 / timing.seconds,
        p50_ms: timing.percentile(0.50),
        p99_ms: timing.percentile(0.99),
        longest_ms: timing.percentile(1.0),
        group: timing.moves() as f64 / groups.max(1) as f64,
        cpu_ms_per_1000_moves: Cost { server: cost(0), database: cost(1), generator: cost(2) },
        bytes_per_table: per(with_tables, memory_at_start, args.tables),
        bytes_per_watcher: per(memory_with_watchers, with_tables, args.watchers),
        watchers_told,
        memory_at_start,
        memory_with_watchers,
        memory_at_end,
        lists: lists
            .into_iter()
            .map(|(name, first_ms, p50_ms)| List { name, first_ms, p50_ms })
            .collect(),
        with_reviews,
        load_before,
        load_after: cost::load(),
    })
}
