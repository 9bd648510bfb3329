//! A store that is watched: nothing is waited for without an end, every failure is counted and
//! told in the log with its reason, and it is known whether the last write came through.

mod events;
mod explorer;
mod outages;
mod results;
mod social;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use tokio::sync::mpsc;

use super::calls::{Call, CallStore, Callee};
use super::{
    Account, Append, Appended, Entry, Head, Held, Later, List, Millis, News, Paper, Papers, Report,
    Reported, Reports, Reviewed, Seek, Seeks, SessionHash, Status, Store, StoreError, Stored,
};
use crate::id::{NodeId, PaperId, PlayerId, ReportId, TableId};
use crate::log::Sparing;
use crate::metrics::Metrics;

/// How long a store may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long it may take after it let somebody wait for so long, until it answers again: nobody
/// else shall wait for nothing.
const IMPATIENCE: Duration = Duration::from_millis(1500);
/// How often trouble of one kind is told.
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

impl Papers for Watched {
    fn paper(&self, id: PaperId) -> Later<'_, Option<Paper>> {
        self.read("paper", self.inner.paper(id))
    }

    fn papers(&self, owner: PlayerId) -> Later<'_, Vec<Paper>> {
        self.read("paper", self.inner.papers(owner))
    }

    fn put_paper(&self, paper: Paper, most: u32) -> Later<'_, bool> {
        self.write("paper", self.inner.put_paper(paper, most))
    }

    fn change_paper(&self, was: Millis, paper: Paper) -> Later<'_, bool> {
        self.write("paper", self.inner.change_paper(was, paper))
    }

    fn renew_link(&self, id: PaperId) -> Later<'_, ()> {
        self.write("paper", self.inner.renew_link(id))
    }

    fn hand_papers(&self, from: PlayerId, to: PlayerId) -> Later<'_, ()> {
        self.write("paper", self.inner.hand_papers(from, to))
    }

    fn remove_paper(&self, id: PaperId) -> Later<'_, ()> {
        self.write("paper", self.inner.remove_paper(id))
    }

    fn paper_page(&self, after: Option<PaperId>, limit: u32) -> Later<'_, Vec<Paper>> {
        self.read("paper", self.inner.paper_page(after, limit))
    }

    fn review(&self, of: String) -> Later<'_, Option<Reviewed>> {
        self.read("review", self.inner.review(of))
    }

    fn put_review(&self, of: String, review: Reviewed) -> Later<'_, ()> {
        self.write("review", self.inner.put_review(of, review))
    }

    fn playing(&self) -> Later<'_, Vec<(TableId, u32)>> {
        self.read("playing", self.inner.playing())
    }
}

impl Store for Watched {
    fn name(&self) -> &'static str {
        self.inner.name()
    }

    fn is_shared(&self) -> bool {
        self.inner.is_shared()
    }

    fn commits(&self) -> u64 {
        self.inner.commits()
    }

    fn ping(&self) -> Later<'_, ()> {
        self.read("ping", self.inner.ping())
    }

    fn probe(&self) -> Later<'_, ()> {
        self.write("probe", self.inner.probe())
    }

    fn settle(&self) -> Later<'_, ()> {
        self.read("settle", self.inner.settle())
    }

    fn starting(&self, since: Millis) -> Later<'_, ()> {
        self.write("starting", self.inner.starting(since))
    }

    fn key(&self) -> Later<'_, [u8; 32]> {
        self.read("key", self.inner.key())
    }

    fn key_before(&self) -> Later<'_, Option<([u8; 32], Millis)>> {
        self.read("key", self.inner.key_before())
    }

    fn rotate_key(&self, until: Millis) -> Later<'_, ()> {
        self.write("key", self.inner.rotate_key(until))
    }

    fn abandoned(&self, open: Millis, unfinished: Millis, limit: u32) -> Later<'_, Vec<TableId>> {
        self.read("abandoned", self.inner.abandoned(open, unfinished, limit))
    }

    fn remove(&self, table: TableId) -> Later<'_, ()> {
        self.write("remove", self.inner.remove(table))
    }

    fn create(&self, head: Head, first: Append) -> Later<'_, Appended> {
        self.write("create", self.inner.create(head, first))
    }

    fn append(&self, append: Append) -> Later<'_, Appended> {
        self.write("append", self.inner.append(append))
    }

    fn load(&self, table: TableId) -> Later<'_, Option<Stored>> {
        self.read("load", self.inner.load(table))
    }

    fn tail(&self, table: TableId, from: u32) -> Later<'_, Vec<Entry>> {
        self.read("tail", self.inner.tail(table, from))
    }

    fn lengths(&self, tables: Vec<TableId>) -> Later<'_, Vec<(TableId, u32)>> {
        self.read("lengths", self.inner.lengths(tables))
    }

    fn rewrite(&self, table: TableId, lines: Vec<(u32, String)>) -> Later<'_, ()> {
        self.write("rewrite", self.inner.rewrite(table, lines))
    }

    fn list(&self, list: List, limit: u32) -> Later<'_, Vec<(TableId, Status)>> {
        self.read("list", self.inner.list(list, limit))
    }

    fn page(&self, after: Option<TableId>, limit: u32) -> Later<'_, Vec<TableId>> {
        self.read("page", self.inner.page(after, limit))
    }

    fn count(&self) -> Later<'_, Vec<(Status, u64)>> {
        self.read("count", self.inner.count())
    }

    fn time(&self) -> Later<'_, Millis> {
        self.read("time", self.inner.time())
    }

    fn claim(
        &self,
        node: NodeId,
        limit: u32,
        lease: Millis,
        now: Millis,
    ) -> Later<'_, Vec<TableId>> {
        // Most of the time there is nothing to claim and nothing is written.
        self.read("claim", self.inner.claim(node, limit, lease, now))
    }

    fn defer(&self, node: NodeId, table: TableId, until: Millis) -> Later<'_, ()> {
        self.write("defer", self.inner.defer(node, table, until))
    }

    fn renew(&self, node: NodeId, tables: Vec<TableId>, lease: Millis) -> Later<'_, ()> {
        self.write("renew", self.inner.renew(node, tables, lease))
    }

    fn release(&self, node: NodeId) -> Later<'_, ()> {
        self.write("release", self.inner.release(node))
    }

    fn create_account(&self, account: Account) -> Later<'_, bool> {
        self.write("account", self.inner.create_account(account))
    }

    fn account(&self, id: PlayerId) -> Later<'_, Option<Account>> {
        self.read("account", self.inner.account(id))
    }

    fn account_like(&self, look: String) -> Later<'_, Option<PlayerId>> {
        self.read("account", self.inner.account_like(look))
    }

    fn change_account(&self, account: Account) -> Later<'_, bool> {
        self.write("account", self.inner.change_account(account))
    }

    fn account_named(&self, name: String) -> Later<'_, Option<Account>> {
        self.read("account", self.inner.account_named(name))
    }

    fn delete_account(&self, id: PlayerId) -> Later<'_, ()> {
        self.write("account", self.inner.delete_account(id))
    }

    fn accounts(&self) -> Later<'_, Vec<Account>> {
        self.read("accounts", self.inner.accounts())
    }

    fn open_session(&self, hash: SessionHash, account: PlayerId, at: Millis) -> Later<'_, ()> {
        self.write("session", self.inner.open_session(hash, account, at))
    }

    fn session(&self, hash: SessionHash, since: Millis) -> Later<'_, Option<Account>> {
        self.read("session", self.inner.session(hash, since))
    }

    fn close_session(&self, hash: SessionHash) -> Later<'_, ()> {
        self.write("session", self.inner.close_session(hash))
    }

    fn close_sessions(&self, account: PlayerId) -> Later<'_, ()> {
        self.write("session", self.inner.close_sessions(account))
    }

    fn report(&self, report: Report, most: u32, since: Millis) -> Later<'_, Reported> {
        self.write("report", self.inner.report(report, most, since))
    }

    fn reports(&self, which: Reports, limit: u32) -> Later<'_, Vec<Report>> {
        self.read("report", self.inner.reports(which, limit))
    }

    fn close_report(&self, id: ReportId, by: String, at: Millis) -> Later<'_, bool> {
        self.write("report", self.inner.close_report(id, by, at))
    }

    fn forget_reports(&self, player: PlayerId) -> Later<'_, ()> {
        self.write("report", self.inner.forget_reports(player))
    }

    fn hold(&self, held: Held) -> Later<'_, ()> {
        self.write("hold", self.inner.hold(held))
    }

    fn held(&self, player: PlayerId, network: String) -> Later<'_, Vec<Held>> {
        self.read("hold", self.inner.held(player, network))
    }

    fn let_go(&self, tables: Vec<TableId>) -> Later<'_, ()> {
        self.write("hold", self.inner.let_go(tables))
    }

    fn backup(&self, to: PathBuf) -> Later<'_, ()> {
        // As long as it takes: it may be everything there is.
        self.inner.backup(to)
    }

    fn news(&self) -> Option<mpsc::Receiver<News>> {
        self.inner.news()
    }
}

impl Seeks for Watched {
    fn wait(&self, seek: Seek) -> Later<'_, bool> {
        self.write("seek", self.inner.wait(seek))
    }

    fn take(&self, what: String, player: PlayerId) -> Later<'_, Option<Seek>> {
        self.write("seek", self.inner.take(what, player))
    }

    fn stop_waiting(&self, player: PlayerId) -> Later<'_, ()> {
        self.write("seek", self.inner.stop_waiting(player))
    }
}

impl CallStore for Watched {
    fn callees(&self) -> Later<'_, Vec<PlayerId>> {
        self.read("callees", self.inner.callees())
    }

    fn lookouts(&self) -> Later<'_, Vec<PlayerId>> {
        self.read("callees", self.inner.lookouts())
    }

    fn callee(&self, player: PlayerId) -> Later<'_, Option<Callee>> {
        self.read("callee", self.inner.callee(player))
    }

    fn change_callee(
        &self,
        player: PlayerId,
        before: Option<String>,
        after: Option<String>,
    ) -> Later<'_, bool> {
        self.write("callee", self.inner.change_callee(player, before, after))
    }

    fn claim_callees(&self, node: NodeId, limit: u32, lease: Millis) -> Later<'_, Vec<PlayerId>> {
        // Most of the time there is nothing to claim and nothing is written.
        self.read("callees", self.inner.claim_callees(node, limit, lease))
    }

    fn release_callee(&self, node: NodeId, player: PlayerId) -> Later<'_, ()> {
        self.write("callee", self.inner.release_callee(node, player))
    }

    fn calls(&self, player: PlayerId, limit: u32) -> Later<'_, Vec<Call>> {
        self.read("calls", self.inner.calls(player, limit))
    }

    fn settle_calls(
        &self,
        player: PlayerId,
        calls: Vec<Call>,
        mailed: Option<Millis>,
    ) -> Later<'_, ()> {
        self.write("calls", self.inner.settle_calls(player, calls, mailed))
    }

    fn forget_calls(&self, player: PlayerId, calls: Vec<Call>) -> Later<'_, ()> {
        self.write("calls", self.inner.forget_calls(player, calls))
    }

    fn tidy_calls(&self, before: Millis) -> Later<'_, ()> {
        self.write("calls", self.inner.tidy_calls(before))
    }

    fn looked(&self, player: PlayerId, table: TableId, at: Millis) -> Later<'_, ()> {
        self.write("calls", self.inner.looked(player, table, at))
    }

    fn secret(&self, name: &'static str, new: Vec<u8>) -> Later<'_, Vec<u8>> {
        self.write("secret", self.inner.secret(name, new))
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
