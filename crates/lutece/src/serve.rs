//! `lutece serve`: the site.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use server::accept::Room;
use server::calls::Setup;
use server::calls::mail::{Sender, Smtp};
use server::calls::trust::Trust;
use server::config::{DAY, Keep, Origin};
use server::limit::Rates;
use server::store::Time;
use server::{Config, live};

use cli::{Answer, Failure};

/// How long leftover tasks may run after everything that had to finish has finished.
const LEFTOVERS: Duration = Duration::from_secs(1);

/// Start the site: play in the browser, alone, with friends or against bots.
///
/// It does not open a browser, and it stops cleanly on Ctrl-C. Everything is kept in the data
/// folder; put your own editions into its subfolder editions.
///
/// /healthz says whether it works. /metrics is for programs on this machine; others must send the
/// token from the environment variable LUTECE_METRICS_TOKEN as Authorization: Bearer TOKEN.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:1889", value_name = "ADDRESS:PORT")]
    address: SocketAddr,
    /// The folder for the store and for your own editions
    #[arg(long, default_value = "lutece-data", value_name = "FOLDER")]
    data: PathBuf,
    /// Another store: a SQLite file, or postgres://user@host/database for several servers; also
    /// from the environment variable LUTECE_STORE, and its password from PGPASSWORD
    #[arg(long, value_name = "URL")]
    store: Option<String>,
    /// The public address of the site, if a proxy is in front of it
    #[arg(long, value_name = "https://example.org")]
    origin: Option<Origin>,
    /// Trust the proxy's X-Forwarded-For; =N if there are N proxies in a row
    #[arg(
        long, value_name = "N", num_args = 0..=1, require_equals = true,
        default_value = "0", default_missing_value = "1", hide_default_value = true
    )]
    behind_proxy: usize,
    /// No limits per address and account, for load tests or behind a proxy that has limits
    #[arg(long)]
    no_limits: bool,
    /// Write every request to the log, not only those that failed
    #[arg(long)]
    log_requests: bool,
    /// After how many days without activity a table that never began is removed; 0 is never
    #[arg(long, default_value_t = 30, value_name = "DAYS")]
    keep_open: u32,
    /// After how many days without activity an unfinished game is removed; 0 is never
    #[arg(long, default_value_t = 365, value_name = "DAYS")]
    keep_unfinished: u32,
    /// How many bots may think at the same time; the number of cores if not given
    #[arg(long, alias = "thinkers", value_name = "N")]
    bot_threads: Option<usize>,
    /// The longest time a bot may think about one move, in milliseconds
    #[arg(long, default_value_t = 2000, value_name = "MS")]
    bot_time: u64,
    /// How many iterations the judge of a review spends on each decision
    #[arg(long, default_value_t = 400, value_name = "N")]
    review_nodes: u64,
    /// The shortest time between a bot's moves, in milliseconds
    #[arg(long, default_value_t = 400, value_name = "MS")]
    bot_pause: u64,
    /// After how many seconds of waiting for a player the others may have a bot play on
    #[arg(long, default_value_t = 120, value_name = "S")]
    gone_after: u32,
    /// For how many milliseconds a bot's turn stays assigned to a server that no longer responds
    #[arg(long, default_value_t = 10_000, value_name = "MS")]
    bot_lease: u32,
    /// After how many seconds somebody who does not have the table open is notified
    #[arg(long, default_value_t = 15, value_name = "S")]
    call_after: u32,
    /// Notify people by mail, sent through this server: smtps://user:password@host; better set in
    /// the environment variable LUTECE_SMTP_URL, where others do not see the password
    #[arg(long, value_name = "URL", requires = "mail_from")]
    smtp_url: Option<Smtp>,
    /// Who the mail is from
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<Sender>,
    /// Notify browsers by Web Push, even when no page is open; needs HTTPS
    #[arg(long)]
    push: bool,
    /// Let people have their own programs notified over HTTPS
    #[arg(long)]
    webhooks: bool,
    /// Also trust the certificates in this file (PEM), in addition to those that this machine
    /// trusts: for a mail server, push services or programs with certificates of your own
    #[arg(long, value_name = "FILE")]
    ca: Option<PathBuf>,
    /// Let push and webhooks also reach private networks and this machine, even without HTTPS
    #[arg(long)]
    reach_private: bool,
    /// How many people and programs may watch at the same time
    #[arg(long, default_value_t = 20_000, value_name = "N")]
    watchers: usize,
    /// How many of these from one address
    #[arg(long, default_value_t = 200, value_name = "N")]
    watchers_per_address: usize,
    /// How many connections are accepted; fewer if the system allows fewer open files
    #[arg(long, default_value_t = 25_000, value_name = "N")]
    connections: usize,
    /// How many of these from one address
    #[arg(long, default_value_t = 500, value_name = "N")]
    connections_per_address: usize,
    /// How many tables to keep in memory
    #[arg(long, default_value_t = 20_000, value_name = "N")]
    open_tables: usize,
}

impl Default for Args {
    fn default() -> Self {
        #[derive(clap::Parser)]
        struct Alone {
            #[command(flatten)]
            args: Args,
        }
        <Alone as clap::Parser>::parse_from(["serve"]).args
    }
}

/// Serves until told to stop.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Answer {
    let usual = live::LiveConfig::default();
    let limited = |most| (!args.no_limits).then_some(most);
    let config = Config {
        address: args.address,
        data: args.data.clone(),
        store: args.store.clone().or_else(|| from_environment("LUTECE_STORE")),
        origin: args.origin.clone(),
        proxies: args.behind_proxy,
        limits: if args.no_limits { Rates::NONE } else { Rates::default() },
        room: Room {
            connections: args.connections,
            per_address: limited(args.connections_per_address),
            ..Room::default()
        },
        streams: limited(args.watchers_per_address),
        metrics_token: from_environment("LUTECE_METRICS_TOKEN"),
        log_requests: args.log_requests,
        calls: Setup {
            mail: mail(args)?,
            push: args.push,
            hooks: args.webhooks,
            private: args.reach_private,
            trust: trust(args)?,
            ..Setup::default()
        },
        keep: Keep { open: days(args.keep_open), unfinished: days(args.keep_unfinished) },
        live: live::LiveConfig {
            open_tables: args.open_tables,
            watchers: args.watchers,
            gone_after: i64::from(args.gone_after) * 1000,
            bot_threads: args.bot_threads.unwrap_or(usual.bot_threads),
            bot_pause: args.bot_pause,
            bot_time: args.bot_time,
            lease: i64::from(args.bot_lease),
            review_nodes: args.review_nodes,
            call_after: i64::from(args.call_after) * 1000,
        },
        time: Time::default(),
    };
    let mut told = Ok(());
    let runtime = runtime()?;
    let ready = |address| told = writeln!(out, "http://{address}").and_then(|()| out.flush());
    let served = runtime.block_on(server::run(config, Box::new(ready)));
    // What is still waiting for a disk or a database now would wait for ever.
    runtime.shutdown_timeout(LEFTOVERS);
    told?;
    served.map_err(Failure::no)
}

/// The certificates that the server trusts in addition to those of the machine.
fn trust(args: &Args) -> Answer<Trust> {
    let Some(file) = &args.ca else { return Ok(Trust::default()) };
    let name = file.display();
    let pem = std::fs::read(file).map_err(|error| Failure::no(format!("{name}: {error}")))?;
    Trust::read(&pem).map_err(|error| Failure::no(format!("{name}: {error}")))
}

/// How mail is sent, if it is set up.
fn mail(args: &Args) -> Answer<Option<(Smtp, Sender)>> {
    let from_there = from_environment("LUTECE_SMTP_URL");
    let smtp = match (&args.smtp_url, from_there) {
        (Some(smtp), _) => Some(smtp.clone()),
        (None, Some(text)) => {
            let read = text.parse::<Smtp>();
            Some(read.map_err(|error| Failure::no(format!("LUTECE_SMTP_URL: {error}")))?)
        }
        (None, None) => None,
    };
    match (smtp, &args.mail_from) {
        (None, _) => Ok(None),
        (Some(smtp), Some(from)) => Ok(Some((smtp, from.clone()))),
        (Some(_), None) => {
            Err(Failure::no("LUTECE_SMTP_URL needs --mail-from: who the mail is from"))
        }
    }
}

/// A number of days; 0 becomes `None`, which is for ever.
fn days(count: u32) -> Option<i64> {
    (count > 0).then(|| i64::from(count) * DAY)
}

/// An environment variable; an empty one counts as not set.
fn from_environment(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|it| !it.is_empty())
}

/// The threads that everything with a network runs on.
pub(crate) fn runtime() -> Answer<tokio::runtime::Runtime> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(|error| Failure::no(format!("no threads: {error}")))
}
