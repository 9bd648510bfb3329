//! A store with supervision: every wait has a limit, every failure is counted and logged with its reason, and
//! it is known whether the last write succeeded.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use site::action::Outage;
use site::event::Event;
use site::rating::Standing;
use site::result::{Finished, Key, Pool, Who};
use tokio::sync::mpsc;

use super::calls::{Call, CallStore, Callee};
use super::events::{EventList, Events, Versioned};
use super::explorer::{Deed, Explorer, Origin, Spot, Sums, Tally};
use super::outages::{Outages, Sign};
use super::results::{Filter, Ground, RatingStep, Record, Results, Rival};
use super::social::{Relation, Social};
use super::{
    Account, AccountStore, Append, Appended, Entry, Head, Held, Later, List, Millis, News, Paper,
    Papers, Report, ReportStore, Reported, Reports, Reviewed, Seek, Seeks, SessionHash, Status,
    Store, StoreError, Stored, TableStore,
};
use crate::id::{EventId, NodeId, PaperId, PlayerId, ReportId, TableId};
use crate::log::Sparing;
use crate::metrics::Metrics;

/// How long a store may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// The limit after such a failure, until the store answers again, so that others do not wait in vain for as
/// long.
const IMPATIENCE: Duration = Duration::from_millis(1500);
/// How often trouble of one kind is logged.
const TELL: Duration = Duration::from_secs(5);

/// A store that is watched.
pub struct Watched {
    inner: Arc<dyn Store>,
    metrics: Arc<Metrics>,
    silent: AtomicBool,
    trouble: Sparing,
}

/// Whether something is written, which tells more about a store than reading does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Read,
    Write,
}

impl Watched {
    /// Watches a store.
    #[must_use]
    pub fn new(inner: Arc<dyn Store>, metrics: Arc<Metrics>) -> Self {
        Self { inner, metrics, silent: AtomicBool::new(false), trouble: Sparing::new(TELL) }
    }

    fn ask<'a, T: Send + 'a>(
        &'a self,
        kind: Kind,
        what: &'static str,
        answer: Later<'a, T>,
    ) -> Later<'a, T> {
        Box::pin(async move {
            let patience = if self.silent.load(Relaxed) { IMPATIENCE } else { PATIENCE };
            let answered = tokio::time::timeout(patience, answer).await;
            self.silent.store(answered.is_err(), Relaxed);
            let result = answered.unwrap_or_else(|_| Err(no_answer(patience)));
            self.note(kind, what, result.as_ref().err());
            result
        })
    }

    fn note(&self, kind: Kind, what: &'static str, error: Option<&StoreError>) {
        if kind == Kind::Write {
            self.metrics.store_failing.store(error.is_some(), Relaxed);
        }
        if let Some(error) = error {
            self.metrics.store_errors.fetch_add(1, Relaxed);
            self.trouble.event("store", what, &[("store", &self.inner.name()), ("why", error)]);
        }
    }

    fn read<'a, T: Send + 'a>(&'a self, what: &'static str, answer: Later<'a, T>) -> Later<'a, T> {
        self.ask(Kind::Read, what, answer)
    }

    fn write<'a, T: Send + 'a>(&'a self, what: &'static str, answer: Later<'a, T>) -> Later<'a, T> {
        self.ask(Kind::Write, what, answer)
    }
}

fn no_answer(patience: Duration) -> StoreError {
    StoreError::Unknown(format!("no answer in {} ms", patience.as_millis()))
}

/// One line for each method: whether it reads or writes, its name in the log, and its signature. Methods in
/// brackets are not supervised.
macro_rules! watched {
    ($($store:ident $([$($other:item)*])? {
        $($kind:ident $what:literal $ask:ident($($arg:ident: $type:ty),*) -> $answer:ty;)*
    })*) => {$(
        impl $store for Watched {
            $($($other)*)?
            $(fn $ask(&self, $($arg: $type),*) -> Later<'_, $answer> {
                self.$kind($what, self.inner.$ask($($arg),*))
            })*
        }
    )*};
}

watched! {
    Store [
        fn name(&self) -> &'static str {
            self.inner.name()
        }

        fn is_shared(&self) -> bool {
            self.inner.is_shared()
        }

        fn commits(&self) -> u64 {
            self.inner.commits()
        }

        fn backup(&self, to: PathBuf) -> Later<'_, ()> {
            // As long as it takes: it may be everything there is.
            self.inner.backup(to)
        }

        fn news(&self) -> Option<mpsc::Receiver<News>> {
            self.inner.news()
        }
    ] {
        read "ping" ping() -> ();
        write "probe" probe() -> ();
        read "settle" settle() -> ();
        write "starting" starting(since: Millis) -> ();
        read "time" time() -> Millis;
    }
    TableStore {
        read "abandoned" abandoned(open: Millis, unfinished: Millis, limit: u32) -> Vec<TableId>;
        write "remove" remove(table: TableId) -> ();
        write "create" create(head: Head, first: Append) -> Appended;
        write "append" append(append: Append) -> Appended;
        read "load" load(table: TableId) -> Option<Stored>;
        read "tail" tail(table: TableId, from: u32) -> Vec<Entry>;
        read "lengths" lengths(tables: Vec<TableId>) -> Vec<(TableId, u32)>;
        write "rewrite" rewrite(table: TableId, lines: Vec<(u32, String)>) -> ();
        read "list" list(list: List, limit: u32) -> Vec<(TableId, Status)>;
        read "page" page(after: Option<TableId>, limit: u32) -> Vec<TableId>;
        read "count" count() -> Vec<(Status, u64)>;
        // Most of the time there is nothing to claim and nothing is written.
        read "claim" claim(node: NodeId, limit: u32, lease: Millis, now: Millis) -> Vec<TableId>;
        write "defer" defer(node: NodeId, table: TableId, until: Millis) -> ();
        write "renew" renew(node: NodeId, tables: Vec<TableId>, lease: Millis) -> ();
        write "release" release(node: NodeId) -> ();
    }
    AccountStore {
        read "key" key() -> [u8; 32];
        read "key" key_before() -> Option<([u8; 32], Millis)>;
        write "key" rotate_key(until: Millis) -> ();
        write "account" create_account(account: Account) -> bool;
        read "account" account(id: PlayerId) -> Option<Account>;
        read "account" account_like(look: String) -> Option<PlayerId>;
        write "account" change_account(account: Account) -> bool;
        read "account" account_named(name: String) -> Option<Account>;
        write "account" delete_account(id: PlayerId) -> ();
        read "accounts" accounts() -> Vec<Account>;
        write "session" open_session(hash: SessionHash, account: PlayerId, at: Millis) -> ();
        read "session" session(hash: SessionHash, since: Millis) -> Option<Account>;
        write "session" close_session(hash: SessionHash) -> ();
        write "session" close_sessions(account: PlayerId) -> ();
    }
    ReportStore {
        write "report" report(report: Report, most: u32, since: Millis) -> Reported;
        read "report" reports(which: Reports, limit: u32) -> Vec<Report>;
        write "report" close_report(id: ReportId, by: String, at: Millis) -> bool;
        write "report" forget_reports(player: PlayerId) -> ();
        write "hold" hold(held: Held) -> ();
        read "hold" held(player: PlayerId, network: String) -> Vec<Held>;
        write "hold" let_go(tables: Vec<TableId>) -> ();
    }
    Papers {
        read "paper" paper(id: PaperId) -> Option<Paper>;
        read "paper" papers(owner: PlayerId) -> Vec<Paper>;
        write "paper" put_paper(paper: Paper, most: u32) -> bool;
        write "paper" change_paper(was: Millis, paper: Paper) -> bool;
        write "paper" renew_link(id: PaperId) -> ();
        write "paper" hand_papers(from: PlayerId, to: PlayerId) -> ();
        write "paper" remove_paper(id: PaperId) -> ();
        read "paper" paper_page(after: Option<PaperId>, limit: u32) -> Vec<Paper>;
        read "review" review(of: String) -> Option<Reviewed>;
        write "review" put_review(of: String, review: Reviewed) -> ();
        read "playing" playing() -> Vec<(TableId, u32)>;
    }
    Seeks {
        write "seek" wait(seek: Seek) -> bool;
        write "seek" take(what: String, player: PlayerId) -> Option<Seek>;
        write "seek" stop_waiting(player: PlayerId) -> ();
    }
    CallStore {
        read "callees" callees() -> Vec<PlayerId>;
        read "callees" lookouts() -> Vec<PlayerId>;
        read "callee" callee(player: PlayerId) -> Option<Callee>;
        write "callee" change_callee(player: PlayerId, before: Option<String>, after: Option<String>) -> bool;
        // Most of the time there is nothing to claim and nothing is written.
        read "callees" claim_callees(node: NodeId, limit: u32, lease: Millis) -> Vec<PlayerId>;
        write "callee" release_callee(node: NodeId, player: PlayerId) -> ();
        read "calls" calls(player: PlayerId, limit: u32) -> Vec<Call>;
        write "calls" settle_calls(player: PlayerId, calls: Vec<Call>, mailed: Option<Millis>) -> ();
        write "calls" forget_calls(player: PlayerId, calls: Vec<Call>) -> ();
        write "calls" tidy_calls(before: Millis) -> ();
        write "calls" looked(player: PlayerId, table: TableId, at: Millis) -> ();
        write "secret" secret(name: &'static str, new: Vec<u8>) -> Vec<u8>;
    }
    Results {
        read "ratings" pools_due() -> Vec<Pool>;
        read "ratings" ground(pool: Pool) -> Ground;
        read "ratings" rated_games(pool: Pool, from: Key, limit: u32) -> Vec<Finished>;
        read "ratings" standings_before(pool: Pool, who: Vec<Who>, key: Key) -> Vec<(Who, Standing)>;
        write "ratings" put_step(step: RatingStep) -> bool;
        write "results" put_results(results: Vec<Finished>) -> ();
        write "ratings" forget_ratings() -> ();
        write "results" hand_results(from: PlayerId, to: PlayerId) -> ();
        read "results" games_of(who: Who, filter: Filter, limit: u32) -> Vec<Finished>;
        read "results" record_of(who: Who, public: bool) -> Vec<Record>;
        read "results" bests_of(who: Who, feats: Vec<&'static str>, public: bool) -> Vec<(String, i32, TableId)>;
        read "results" rivals_of(who: Who, public: bool, limit: u32) -> Vec<Rival>;
        read "ratings" standings_of(who: Who) -> Vec<(Pool, Standing)>;
        read "ratings" public_standings(who: Vec<Who>) -> Vec<(Who, Pool, Standing)>;
        read "ratings" curve_of(who: Who, pool: Pool, limit: u32) -> Vec<Standing>;
        read "ratings" leaders(pool: Pool, limit: u32) -> Vec<(Who, Standing)>;
        read "account" names_of(players: Vec<PlayerId>) -> Vec<(PlayerId, String)>;
    }
    Events {
        read "events" event(id: EventId) -> Option<Versioned>;
        write "events" put_event(version: u32, event: Event) -> bool;
        read "events" events(list: EventList, limit: u32) -> Vec<Versioned>;
        read "results" results_of(tables: Vec<TableId>) -> Vec<Finished>;
    }
    Explorer {
        read "explorer" explore_due(now: Millis, limit: u32) -> Vec<TableId>;
        write "explorer" explore_later(table: TableId, due: Millis) -> ();
        write "explorer" put_explored(tallies: Vec<Tally>) -> usize;
        write "explorer" forget_explored(origin: Origin) -> ();
        read "explorer" explored_choices(spot: Spot) -> Vec<(Deed, Sums)>;
        read "explorer" explored_moves(position: String) -> Vec<(Deed, Sums)>;
        read "explorer" explored_games(origin: Origin) -> u64;
    }
    Outages {
        write "sign" sign(sign: Sign) -> Vec<Outage>;
    }
    Social {
        read "relations" is_private(player: PlayerId) -> bool;
        write "relations" set_private(player: PlayerId, private: bool) -> ();
        read "relations" relation(player: PlayerId, other: PlayerId) -> Relation;
        write "relations" relate(player: PlayerId, other: PlayerId, relation: Relation, most: u32) -> bool;
        read "relations" relations(player: PlayerId) -> Vec<(PlayerId, Relation)>;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sqlite::Sqlite;

    #[tokio::test]
    async fn health_follows_the_last_write_and_failures_are_counted() {
        let folder = std::env::temp_dir().join(format!("lutece-watched-{}", TableId::random()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join("test.sqlite");
        drop(Sqlite::open(&path).expect("a new file"));
        let metrics = Arc::new(Metrics::default());
        let read_only = Arc::new(Sqlite::open_existing(&path).expect("it is there"));
        let watched = Watched::new(read_only, Arc::clone(&metrics));
        watched.ping().await.expect("it can be read");
        assert!(!metrics.store_failing.load(Relaxed));
        watched.probe().await.expect_err("it cannot be written");
        assert!(metrics.store_failing.load(Relaxed));
        watched.ping().await.expect("it can still be read");
        assert!(metrics.store_failing.load(Relaxed), "reading does not make it well");
        assert_eq!(metrics.store_errors.load(Relaxed), 1);
        let metrics = Arc::new(Metrics::default());
        let sound = Arc::new(Sqlite::open(&path).expect("it is there"));
        let watched = Watched::new(sound, Arc::clone(&metrics));
        metrics.store_failing.store(true, Relaxed);
        watched.probe().await.expect("it can be written");
        assert!(!metrics.store_failing.load(Relaxed));
        std::fs::remove_dir_all(folder).expect("it was there");
    }
}
