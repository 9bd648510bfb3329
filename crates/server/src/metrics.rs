//! Counters and histograms in the text form that Prometheus reads.

use std::fmt::{Display, Write as _};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The upper bounds of the histograms' buckets, in microseconds.
const BOUNDS: [u64; 12] =
    [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000];

/// How long something takes.
#[derive(Debug, Default)]
pub struct Histogram {
    buckets: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    /// Notes one duration.
    pub fn note(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let bucket = BOUNDS.iter().position(|&bound| micros <= bound).unwrap_or(BOUNDS.len());
        self.buckets[bucket].fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
    }

    fn write(&self, page: &mut Page, name: &str, help: &str) {
        page.head(name, "histogram", help);
        let mut sum = 0;
        for (at, bucket) in self.buckets.iter().enumerate() {
            sum += bucket.load(Relaxed);
            let bound = BOUNDS.get(at).map_or("+Inf".to_owned(), |&micros| {
                format!("{}", Duration::from_micros(micros).as_secs_f64())
            });
            page.line(&format!("{name}_bucket{{le=\"{bound}\"}}"), sum);
        }
        let seconds = Duration::from_micros(self.micros.load(Relaxed)).as_secs_f64();
        page.line(&format!("{name}_sum"), seconds);
        page.line(&format!("{name}_count"), sum);
    }
}

/// Everything that is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Moves acknowledged.
    pub moves: AtomicU64,
    /// Actions acknowledged, moves included.
    pub actions: AtomicU64,
    /// Actions refused: stale, illegal, not allowed.
    pub refused: AtomicU64,
    /// Requests turned away because there were too many.
    pub limited: AtomicU64,
    /// Requests refused because they came from a page of another origin.
    pub foreign: AtomicU64,
    /// Requests from a proxy that did not say for which client they are.
    pub unforwarded: AtomicU64,
    /// Log-ins, registrations and changes of passwords that were refused.
    pub logins_refused: AtomicU64,
    /// Answers of 500 and above.
    pub failed: AtomicU64,
    /// Times the store failed.
    pub store_errors: AtomicU64,
    /// Whether the store failed when something was last written.
    pub store_failing: AtomicBool,
    /// Open connections.
    pub connections: AtomicI64,
    /// People and programs watching tables.
    pub watchers: AtomicI64,
    /// Bots waiting for a processor.
    pub bots_waiting: AtomicI64,
    /// Bots thinking.
    pub bots_thinking: AtomicI64,
    /// Moves made by bots.
    pub bot_moves: AtomicU64,
    /// Calls delivered, counted per channel.
    pub calls: AtomicU64,
    /// Calls that could not be delivered.
    pub calls_lost: AtomicU64,
    /// From an action's arrival to its acknowledgement.
    pub acting: Histogram,
    /// From handing actions to the store to their being durable.
    pub storing: Histogram,
    /// How long a bot that a person waits for waited for a processor.
    pub turns_waited: Histogram,
}

/// A number that goes up while something lasts.
#[derive(Debug)]
pub struct While<'a>(&'a AtomicI64);

impl<'a> While<'a> {
    /// Counts one more until it is dropped.
    pub fn new(gauge: &'a AtomicI64) -> Self {
        gauge.fetch_add(1, Relaxed);
        Self(gauge)
    }
}

impl Drop for While<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

/// A page of metrics being written.
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}")
            .expect("a string takes any text");
    }

    fn line(&mut self, name: &str, value: impl Display) {
        writeln!(self.0, "{name} {value}").expect("a string takes any text");
    }

    fn one(&mut self, name: &str, kind: &str, help: &str, value: impl Display) {
        self.head(name, kind, help);
        self.line(name, value);
    }
}

impl Metrics {
    /// The page, with figures that others keep: open tables, the store's commits and its tables
    /// by status.
    #[must_use]
    pub fn page(
        &self,
        open: usize,
        commits: u64,
        stored: &[(site::stored::Status, u64)],
    ) -> String {
        let mut page = Page(String::new());
        let counters = [
            ("lutece_moves_total", "Moves acknowledged.", &self.moves),
            ("lutece_actions_total", "Actions acknowledged, moves included.", &self.actions),
            ("lutece_refused_total", "Actions refused.", &self.refused),
            ("lutece_limited_total", "Requests over the limit.", &self.limited),
            ("lutece_foreign_total", "Requests from another origin.", &self.foreign),
            ("lutece_unforwarded_total", "Requests without an address.", &self.unforwarded),
            ("lutece_logins_refused_total", "Log-ins refused.", &self.logins_refused),
            ("lutece_failed_total", "Answers of 500 and above.", &self.failed),
            ("lutece_store_errors_total", "Failures of the store.", &self.store_errors),
            ("lutece_bot_moves_total", "Moves made by bots.", &self.bot_moves),
            ("lutece_calls_total", "Calls delivered, each way for itself.", &self.calls),
            ("lutece_calls_lost_total", "Calls not delivered.", &self.calls_lost),
        ];
        for (name, help, value) in counters {
            page.one(name, "counter", help, value.load(Relaxed));
        }
        let gauges = [
            ("lutece_connections", "Open connections.", &self.connections),
            ("lutece_watchers", "Open event streams.", &self.watchers),
            ("lutece_bots_waiting", "Bots waiting for a processor.", &self.bots_waiting),
            ("lutece_bots_thinking", "Bots thinking.", &self.bots_thinking),
        ];
        for (name, help, value) in gauges {
            page.one(name, "gauge", help, value.load(Relaxed));
        }
        let well = u8::from(!self.store_failing.load(Relaxed));
        page.one("lutece_store_ok", "gauge", "Whether the last write was kept.", well);
        page.one("lutece_commits_total", "counter", "Groups committed by the store.", commits);
        page.one("lutece_tables_open", "gauge", "Tables held in memory.", open);
        page.head("lutece_tables_stored", "gauge", "Tables in the store by status.");
        for (status, count) in stored {
            page.line(&format!("lutece_tables_stored{{status=\"{}\"}}", status.as_str()), count);
        }
        self.acting.write(&mut page, "lutece_act_seconds", "Arrival to acknowledgement.");
        self.storing.write(&mut page, "lutece_store_seconds", "Time until durable.");
        let help = "Until a bot that a person waits for began to think.";
        self.turns_waited.write(&mut page, "lutece_turn_wait_seconds", help);
        if let Some(bytes) = resident() {
            let help = "Memory of the process.";
            page.one("process_resident_memory_bytes", "gauge", help, bytes);
        }
        page.0
    }
}

/// The memory of this process, where the system tells.
#[must_use]
pub fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_add_up() {
        let metrics = Metrics::default();
        for micros in [10, 300, 300, 99_000_000] {
            metrics.acting.note(Duration::from_micros(micros));
        }
        let page = metrics.page(3, 9, &[(site::stored::Status::Over, 2)]);
        assert!(page.contains("lutece_act_seconds_bucket{le=\"0.00025\"} 1\n"));
        assert!(page.contains("lutece_act_seconds_bucket{le=\"0.0005\"} 3\n"));
        assert!(page.contains("lutece_act_seconds_bucket{le=\"+Inf\"} 4\n"));
        assert!(page.contains("lutece_act_seconds_count 4\n"));
        assert!(page.contains("lutece_tables_stored{status=\"over\"} 2\n"));
    }
}
