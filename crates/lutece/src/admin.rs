//! `lutece admin`: administration of people and tables.

use std::io::Write;
use std::path::Path;

use server::config::Origin;
use server::id::{EventId, ReportId, TableId};
use server::people::{BANNED, Key, MUTED, OPERATOR, names};
use server::store::{self, Account, Report, Reports, Store, now};
use server::{data, files, operate, ratings};

use crate::serve::runtime;
use cli::{Answer, Failure};

/// Manage people and tables: remove, rename, mute, ban, unban, read reports.
///
/// STORE is a SQLite file or postgres://user@host/database. Changes to an account take effect at
/// once, also in running servers. A table can be removed from a SQLite file, or its key changed,
/// only while no server uses it. Servers with PostgreSQL pick up a new key within half a minute.
#[derive(clap::Subcommand, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) enum Command {
    /// Remove a table with everything that happened at it
    RemoveTable {
        /// The store
        store: String,
        /// The table, as in its address
        table: TableId,
    },
    /// Take a tournament down: its name is erased, nobody can find or join it, and no further round
    /// begins
    TakeDownEvent {
        /// The store
        store: String,
        /// The tournament, as in its address
        event: EventId,
    },
    /// Rename an account, also at its tables
    Rename {
        /// The store
        store: String,
        /// The account
        name: String,
        /// Its new name
        new: String,
    },
    /// Let an account play but not chat
    Mute(Whom),
    /// Let an account chat again
    Unmute(Whom),
    /// Close an account: nobody can log in to it any more
    Ban(Whom),
    /// Open a closed account again
    Unban(Whom),
    /// Make an account an operator, who can manage the others on the page /admin
    Grant(Whom),
    /// Make an account an ordinary one again
    Revoke(Whom),
    /// List what players have reported
    Reports {
        /// The store
        store: String,
        /// List the closed reports, not the open ones
        #[arg(long)]
        closed: bool,
    },
    /// Close a report
    CloseReport {
        /// The store
        store: String,
        /// The report, as listed
        report: ReportId,
    },
    /// Print a link that lets somebody set a new password for their account, once
    Reset {
        /// The store
        store: String,
        /// The account
        name: String,
        /// The public address of the site
        #[arg(long, value_name = "https://example.org")]
        origin: Option<Origin>,
        /// For how many hours it is valid
        #[arg(long, default_value_t = operate::RESET_HOURS, value_name = "N")]
        hours: u32,
    },
    /// Recompute every result from the games, and every rating from the results
    Ratings {
        /// The store
        store: String,
    },
    /// Make a new key for cookies and links; what the old key has signed remains valid for a while
    RotateKey {
        /// The store
        store: String,
        /// For how many days
        #[arg(long, default_value_t = operate::GRACE_DAYS, value_name = "DAYS")]
        grace: u32,
    },
}

/// The most reports that are listed.
const ALL: u32 = 10_000;

/// An account of a store.
#[derive(clap::Args, Debug)]
pub(crate) struct Whom {
    /// The store
    store: String,
    /// The account
    name: String,
}

/// Does it, and says so.
pub(crate) fn run(command: &Command, out: &mut dyn Write) -> Answer {
    let said = runtime()?.block_on(async {
        match command {
            Command::RemoveTable { store, table } => remove(store, *table).await,
            Command::TakeDownEvent { store, event } => take_down(store, *event).await,
            Command::Rename { store, name, new } => rename(store, name, new).await,
            Command::Mute(whom) => stand(whom, MUTED, true).await,
            Command::Unmute(whom) => stand(whom, MUTED, false).await,
            Command::Ban(whom) => stand(whom, BANNED, true).await,
            Command::Unban(whom) => stand(whom, BANNED, false).await,
            Command::Grant(whom) => stand(whom, OPERATOR, true).await,
            Command::Revoke(whom) => stand(whom, OPERATOR, false).await,
            Command::Reports { store, closed } => reports(store, *closed).await,
            Command::CloseReport { store, report } => close(store, *report).await,
            Command::Reset { store, name, origin, hours } => {
                reset(store, name, origin.as_ref(), *hours).await
            }
            Command::Ratings { store } => rate(store).await,
            Command::RotateKey { store, grace } => rotate(store, *grace).await,
        }
    })?;
    Ok(writeln!(out, "{said}")?)
}

type Opened = std::sync::Arc<dyn Store>;

/// A store that must already exist.
async fn open(address: &str) -> Answer<Opened> {
    // It must exist, and be a store, before anything is written.
    store::open_existing(address).await.map_err(Failure::usage)?;
    store::open(address).await.map_err(Failure::usage)
}

/// The same, but only while no server uses its file: a running server would go on with what it has
/// in memory.
async fn open_alone(address: &str) -> Answer<(Opened, Option<files::Lock>)> {
    let lock = match store::sqlite_file(address) {
        None => None,
        Some(file) => {
            let folder = file.parent().filter(|it| !it.as_os_str().is_empty());
            let lock = files::lock(folder.unwrap_or(Path::new("."))).map_err(|_| {
                Failure::no(format!("{address}: a server is using it; stop it first"))
            })?;
            Some(lock)
        }
    };
    Ok((open(address).await?, lock))
}

async fn account(store: &dyn Store, name: &str) -> Answer<Account> {
    let found = store.account_named(names::shown(name)).await.map_err(Failure::no)?;
    found.ok_or_else(|| Failure::no(format!("there is no account called {name}")))
}

async fn remove(address: &str, table: TableId) -> Answer<String> {
    let (store, _lock) = open_alone(address).await?;
    if store.load(table).await.map_err(Failure::no)?.is_none() {
        return Err(Failure::no(format!("there is no table {table}")));
    }
    store.remove(table).await.map_err(Failure::no)?;
    ratings::recount_ratings(&*store).await.map_err(Failure::no)?;
    Ok(format!("removed table {table}"))
}

async fn take_down(address: &str, event: EventId) -> Answer<String> {
    let store = open(address).await?;
    match operate::take_down(&*store, event).await.map_err(Failure::no)? {
        true => Ok(format!("took down tournament {event}")),
        false => Err(Failure::no(format!("there is no tournament {event}"))),
    }
}

async fn rename(address: &str, name: &str, new: &str) -> Answer<String> {
    let store = open(address).await?;
    let account = account(&*store, name).await?;
    let new = names::shown(new);
    if new.chars().count() < 2 || names::is_reserved(&new) {
        return Err(Failure::no(format!("nobody can be called {new:?}")));
    }
    let old = account.name.clone();
    match data::rename(&*store, account, &new).await.map_err(Failure::no)? {
        true => Ok(format!("{old} is called {new} now")),
        false => Err(Failure::no(format!("{new} is taken, or looks like a name that is"))),
    }
}

async fn stand(whom: &Whom, word: &str, said: bool) -> Answer<String> {
    let store = open(&whom.store).await?;
    let account = account(&*store, &whom.name).await?;
    let name = account.name.clone();
    operate::stand(&*store, account, word, said).await.map_err(Failure::no)?;
    Ok(format!("{name} is {}{word} now", if said { "" } else { "not " }))
}

/// Reports, one per line. The quoted text comes last, so that nothing in it can be mistaken for
/// another field.
async fn reports(address: &str, closed: bool) -> Answer<String> {
    let store = open(address).await?;
    let which = if closed { Reports::Closed } else { Reports::Open };
    let found = store.reports(which, ALL).await.map_err(Failure::no)?;
    let line = |report: &Report| {
        let Report { id, table, name, quote, reason, .. } = report;
        let what = if report.ply.is_some() {
            format!("wrote {quote:?}")
        } else {
            "is called so".to_owned()
        };
        let why = if reason.is_empty() { String::new() } else { format!(", because {reason:?}") };
        format!("{id} table {table}: {name:?} {what}{why}")
    };
    match found.as_slice() {
        [] if closed => Ok("no report was closed".to_owned()),
        [] => Ok("no report is open".to_owned()),
        found => Ok(found.iter().map(line).collect::<Vec<_>>().join("\n")),
    }
}

async fn close(address: &str, report: ReportId) -> Answer<String> {
    let store = open(address).await?;
    match store.close_report(report, "lutece admin".to_owned(), now()).await.map_err(Failure::no)? {
        true => Ok(format!("closed report {report}")),
        false => Err(Failure::no(format!("there is no open report {report}"))),
    }
}

async fn reset(address: &str, name: &str, origin: Option<&Origin>, hours: u32) -> Answer<String> {
    let store = open(address).await?;
    let account = account(&*store, name).await?;
    let key = Key::new(store.key().await.map_err(Failure::no)?);
    let path = operate::reset_path(&key, &account, hours);
    Ok(format!("{}{path}", origin.map_or("", Origin::as_str)))
}

async fn rate(address: &str) -> Answer<String> {
    let store = open(address).await?;
    let editions = catalog::Editions::shipped();
    let recount = ratings::recount(&*store, &editions).await.map_err(Failure::no)?;
    let ratings::Recount { games, rated, problems } = recount;
    let mut said = format!("{games} games are over, {rated} of them rated");
    for (table, why) in problems {
        said.push_str(&format!("\nleft out: table {table}: {why}"));
    }
    Ok(said)
}

async fn rotate(address: &str, grace: u32) -> Answer<String> {
    let (store, _lock) = open_alone(address).await?;
    store.rotate_key(operate::grace(grace)).await.map_err(Failure::no)?;
    Ok(format!("there is a new key; what the old one has signed holds for {grace} days"))
}
