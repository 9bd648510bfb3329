//! Idle watchers: open event streams on which little or nothing happens.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

use tokio::task::JoinSet;

use super::drive::Table;
use super::site::Site;

/// How many connect at the same time.
const AT_ONCE: usize = 64;
/// How long the last news may take to arrive.
const PATIENCE: Duration = Duration::from_secs(2);

/// Watchers that are open.
pub(super) struct Watchers {
    told: Arc<AtomicU32>,
    _listening: JoinSet<()>,
}

impl Watchers {
    /// How many heard of at least one move.
    pub(super) async fn told(&self) -> u32 {
        tokio::time::sleep(PATIENCE).await;
        self.told.load(Relaxed)
    }
}

/// Whether this process may open this many connections.
pub(super) fn enough_files(watchers: u32) -> Result<(), String> {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let soft: Option<u32> = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    match soft {
        Some(soft) if soft < watchers + 2000 => Err(format!(
            "too few open files allowed for {watchers} watchers: run ulimit -n {} first",
            watchers + 2000
        )),
        _ => Ok(()),
    }
}

/// Opens watchers, spread over the tables.
pub(super) async fn open(
    site: &Site,
    tables: &[Vec<Table>],
    count: u32,
) -> Result<Watchers, String> {
    let paths: Vec<&str> = tables.iter().flatten().map(|table| table.path.as_str()).collect();
    let told = Arc::new(AtomicU32::new(0));
    let mut connecting = JoinSet::new();
    let mut listening = JoinSet::new();
    for index in 0..count as usize {
        let path = format!("{}/events", paths[index % paths.len()]);
        let client = site.client();
        connecting.spawn(async move {
            let mut events = client.events(&path).await?;
            events.next().await?;
            Ok::<_, std::io::Error>(events)
        });
        while connecting.len() >= AT_ONCE || (index + 1 == count as usize && !connecting.is_empty())
        {
            let opened = connecting.join_next().await.expect("somebody is connecting");
            let opened = opened.map_err(|error| error.to_string())?;
            let mut events = opened.map_err(|error| error.to_string())?;
            let told = Arc::clone(&told);
            listening.spawn(async move {
                if matches!(events.next().await, Ok(Some(_))) {
                    told.fetch_add(1, Relaxed);
                }
                while matches!(events.next().await, Ok(Some(_))) {}
            });
        }
    }
    Ok(Watchers { told, _listening: listening })
}
