//! Playing: every connection takes its tables in turn and waits for each answer.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use server::client::Client;

use super::script::Script;
use super::site::Site;
use super::wire::Wire;

/// A table being played at.
#[derive(Debug)]
pub(super) struct Table {
    /// Its address in the API.
    pub(super) path: String,
    moves: String,
    script: usize,
    ply: usize,
}

/// How long each move took, in microseconds.
pub(super) struct Timing {
    micros: Vec<u32>,
    pub(super) seconds: f64,
}

impl Timing {
    pub(super) fn moves(&self) -> u64 {
        self.micros.len() as u64
    }

    /// The time within which this share of the moves was answered, in milliseconds.
    pub(super) fn percentile(&self, share: f64) -> f64 {
        let last = self.micros.len().saturating_sub(1);
        let at = (last as f64 * share).round() as usize;
        self.micros.get(at).map_or(0.0, |&micros| f64::from(micros) / 1e3)
    }
}

/// Sets up tables, shared out among the connections.
pub(super) async fn set_up(
    site: &Site,
    scripts: &Arc<Vec<Script>>,
    tables: u32,
    connections: u32,
) -> Result<Vec<Vec<Table>>, String> {
    let mut tasks = Vec::new();
    for index in 0..connections {
        let count = (index..tables).step_by(connections as usize).count();
        let (mut client, scripts) = (site.client(), Arc::clone(scripts));
        tasks.push(tokio::spawn(async move {
            let mut own = Vec::new();
            for at in 0..count {
                own.push(create(&mut client, &scripts, at + index as usize).await?);
            }
            Ok::<_, String>(own)
        }));
    }
    let mut all = Vec::new();
    for task in tasks {
        all.push(task.await.map_err(|error| error.to_string())??);
    }
    Ok(all)
}

async fn create(client: &mut Client, scripts: &[Script], at: usize) -> Result<Table, String> {
    let script = at % scripts.len();
    let seats = vec!["me"; scripts[script].seats];
    let body = json!({ "record": scripts[script].record, "seats": seats });
    let answer = client.post("/api/v1/tables", &body).await.map_err(|error| error.to_string())?;
    let state = answer.json();
    let id = state["table"].as_str().ok_or_else(|| answer.text())?;
    let path = format!("/api/v1/tables/{id}");
    Ok(Table { moves: format!("{path}/moves"), path, script, ply: 0 })
}

/// Plays for a while, and returns how long each move took, in order. With a rate (moves a second,
/// shared out among the connections) it plays no quicker than that.
pub(super) async fn play(
    site: &Site,
    scripts: &Arc<Vec<Script>>,
    tables: Vec<Vec<Table>>,
    rate: Option<u32>,
    time: Duration,
) -> Result<Timing, String> {
    let begun = Instant::now();
    let pace = rate.map(|rate| Duration::from_secs(1) / rate);
    let connections = u32::try_from(tables.len()).expect("at most a thousand");
    let tasks: Vec<_> = (0..)
        .zip(tables)
        .map(|(at, own)| {
            let (client, scripts) = (site.client(), Arc::clone(scripts));
            let (address, token) = (site.address, site.token.clone());
            let beat = pace.map(|pace| Beat { next: begun + pace * at, every: pace * connections });
            tokio::spawn(async move {
                let wire = Wire::open(address, &token).await.map_err(|it| it.to_string())?;
                round(client, wire, scripts, own, beat, begun + time).await
            })
        })
        .collect();
    let mut micros = Vec::new();
    for task in tasks {
        micros.extend(task.await.map_err(|error| error.to_string())??);
    }
    let seconds = begun.elapsed().as_secs_f64();
    micros.sort_unstable();
    Ok(Timing { micros, seconds })
}

/// When a connection may move.
struct Beat {
    next: Instant,
    every: Duration,
}

impl Beat {
    /// Waits for the next move. A connection that is late does not catch up: the server is measured
    /// at a rate, not in bursts.
    async fn wait(&mut self) {
        tokio::time::sleep_until(self.next.into()).await;
        self.next = (self.next + self.every).max(Instant::now());
    }
}

/// Takes its tables in turn: `wire` moves, `client` sets up a new table when a game is over.
async fn round(
    mut client: Client,
    mut wire: Wire,
    scripts: Arc<Vec<Script>>,
    mut tables: Vec<Table>,
    mut beat: Option<Beat>,
    until: Instant,
) -> Result<Vec<u32>, String> {
    let mut micros = Vec::new();
    let mut click = 0_u64;
    while !tables.is_empty() {
        for table in &mut tables {
            if let Some(beat) = &mut beat {
                beat.wait().await;
            }
            if Instant::now() >= until {
                return Ok(micros);
            }
            let script = &scripts[table.script];
            let Some(mv) = script.moves.get(table.ply) else {
                *table = create(&mut client, &scripts, table.script + 1).await?;
                continue;
            };
            click += 1;
            // Notation needs no escaping in JSON; the server would refuse it if it did.
            let body = format!("{{\"move\":\"{mv}\",\"click\":\"c{click}\"}}");
            let sent = Instant::now();
            let answer = wire.post(&table.moves, body.as_bytes()).await;
            let (status, answer) = answer.map_err(|error| error.to_string())?;
            if status != 200 {
                return Err(format!("{mv:?} was refused: {}", String::from_utf8_lossy(answer)));
            }
            micros.push(u32::try_from(sent.elapsed().as_micros()).unwrap_or(u32::MAX));
            table.ply += 1;
        }
    }
    Ok(micros)
}
