//! The server to measure: this program once more, as a process of its own.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Instant;

use server::client::Client;
use server::cluster::Cluster;
use server::id::TableId;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use super::cost;

/// How many files the server may open: one for each watcher, and some.
const FILES: u32 = 32_768;

/// The lists that are asked for, and how often each.
const LISTS: [(&str, &str); 4] = [
    ("home page", "/"),
    ("open tables", "/api/v1/tables?list=open"),
    ("games to watch", "/api/v1/tables?list=watch"),
    ("my games", "/api/v1/tables?list=mine"),
];
const LISTED: usize = 21;

/// Where the server keeps things.
pub(super) struct Store {
    folder: PathBuf,
    temporary: bool,
    cluster: Option<Cluster>,
}

impl Store {
    pub(super) fn new(postgres: bool, data: Option<&Path>) -> Result<Self, String> {
        let unique = format!("lutece-load-{}", TableId::random());
        let temporary = data.is_none();
        let folder = data.map_or_else(|| std::env::temp_dir().join(unique), Path::to_owned);
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let cluster = postgres.then(Cluster::start).transpose();
        let cluster = cluster.map_err(|error| error.to_string())?;
        Ok(Self { folder, temporary, cluster })
    }

    pub(super) fn name(&self) -> &'static str {
        if self.cluster.is_some() { "PostgreSQL" } else { "SQLite" }
    }

    /// The processor time of the database so far, in seconds, if it is a process of its own.
    pub(super) fn cost(&self) -> f64 {
        let process = self.cluster.as_ref().and_then(Cluster::process);
        process.map_or(0.0, |process| cost::seconds(process, true))
    }

    pub(super) fn address(&self) -> String {
        match &self.cluster {
            Some(cluster) => cluster.address(),
            None => self.folder.join("load.sqlite").display().to_string(),
        }
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        if self.temporary {
            // What cannot be removed is left for the system to tidy up.
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}

/// A running server.
pub(super) struct Site {
    pub(super) address: SocketAddr,
    pub(super) token: String,
    /// How long it took to start, in seconds.
    pub(super) start: f64,
    server: Child,
}

impl Site {
    pub(super) async fn start(store: &Store) -> Result<Self, String> {
        let program = std::env::current_exe().map_err(|error| error.to_string())?;
        let mut command = Command::new("sh");
        // The shell raises the limit on open files as far as it may.
        let raise =
            format!("ulimit -n {FILES} 2>/dev/null || ulimit -n $(ulimit -Hn); exec \"$0\" \"$@\"");
        command.arg("-c").arg(raise).arg(program);
        command.args(["serve", "--address", "127.0.0.1:0", "--no-limits"]);
        command.args(["--open-tables", "200000"]);
        // Reviews should last for as long as the measurement does.
        command.args(["--review-nodes", "2000"]);
        command.arg("--data").arg(&store.folder).arg("--store").arg(store.address());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        command.kill_on_drop(true);
        let begun = Instant::now();
        let mut server = command.spawn().map_err(|error| error.to_string())?;
        let mut line = String::new();
        let stdout = server.stdout.take().expect("the output is a pipe");
        BufReader::new(stdout).read_line(&mut line).await.map_err(|error| error.to_string())?;
        let start = begun.elapsed().as_secs_f64();
        let address = line.trim().strip_prefix("http://").and_then(|it| it.parse().ok());
        let address = address.ok_or("the server did not start")?;
        let mut client = Client::new(address);
        let name = serde_json::json!({ "name": "Load" });
        let welcome = client.post("/api/v1/guests", &name).await.map_err(|e| e.to_string())?;
        let token = welcome.json()["token"].as_str().ok_or("no token")?.to_owned();
        Ok(Self { address, token, start, server })
    }

    pub(super) fn client(&self) -> Client {
        Client::bearer(self.address, &self.token)
    }

    /// The memory of the server, in bytes.
    pub(super) async fn memory(&mut self) -> Result<u64, String> {
        self.metric("process_resident_memory_bytes").await
    }

    /// The processor time of the server so far, in seconds.
    pub(super) fn cost(&self) -> f64 {
        self.server.id().map_or(0.0, |id| cost::seconds(id, false))
    }

    /// How long lists take, in milliseconds: the first time, and usually.
    pub(super) async fn lists(&self) -> Result<Vec<(&'static str, f64, f64)>, String> {
        let mut client = self.client();
        let mut lists = Vec::new();
        for (name, path) in LISTS {
            let mut millis = Vec::with_capacity(LISTED);
            for _ in 0..LISTED {
                let sent = Instant::now();
                let answer = client.get(path).await.map_err(|error| error.to_string())?;
                if answer.status != 200 {
                    return Err(format!("{path}: {}", answer.text()));
                }
                millis.push(sent.elapsed().as_secs_f64() * 1e3);
            }
            let first = millis[0];
            millis.sort_by(f64::total_cmp);
            lists.push((name, first, millis[LISTED / 2]));
        }
        Ok(lists)
    }

    /// How many transactions the store has committed.
    pub(super) async fn commits(&mut self) -> Result<u64, String> {
        self.metric("lutece_commits_total").await
    }

    async fn metric(&mut self, name: &str) -> Result<u64, String> {
        let page = Client::new(self.address).get("/metrics").await;
        let page = page.map_err(|error| error.to_string())?.text();
        page.lines()
            .find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
            .ok_or_else(|| format!("no metric {name}"))
    }

    pub(super) async fn stop(mut self) -> Result<(), String> {
        self.server.kill().await.map_err(|error| error.to_string())
    }
}
