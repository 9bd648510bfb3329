//! A separate PostgreSQL: a fresh database cluster in a temporary folder, for tests and measurements. It
//! listens only on the loopback interface and is removed when dropped.

use std::io;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::id::TableId;

/// How long a cluster may take to start or stop.
const PATIENCE: Duration = Duration::from_secs(30);
/// The account that PostgreSQL runs as when we are root, which it refuses to be.
const ACCOUNT: &str = "postgres";

/// A running cluster.
#[derive(Debug)]
pub struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
    server: Option<Child>,
}

impl Cluster {
    /// Makes and starts a cluster.
    ///
    /// # Errors
    /// If PostgreSQL is not installed or does not start.
    pub fn start() -> io::Result<Self> {
        let programs = programs()?;
        let folder = std::env::temp_dir().join(format!("lutece-postgres-{}", TableId::random()));
        std::fs::create_dir_all(&folder)?;
        if is_root() {
            run(Command::new("chown").arg(ACCOUNT).arg(&folder))?;
        }
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let mut cluster = Self { programs, folder, port, server: None };
        let data = cluster.folder.join("data");
        let mut init = cluster.command("initdb");
        init.args(["--auth=trust", "--username=lutece", "--no-sync", "--encoding=UTF8"]);
        run(init.arg("--pgdata").arg(data))?;
        cluster.boot()?;
        Ok(cluster)
    }

    /// The address of its database.
    #[must_use]
    pub fn address(&self) -> String {
        format!("postgres://lutece@127.0.0.1:{}/postgres", self.port)
    }

    /// The process that all others of the cluster are children of.
    #[must_use]
    pub fn process(&self) -> Option<u32> {
        self.server.as_ref().map(Child::id)
    }

    /// Kills the database as a crash would, and starts it again.
    ///
    /// # Errors
    /// If it does not start again.
    pub fn crash(&mut self) -> io::Result<()> {
        self.halt("-QUIT")?;
        self.boot()
    }

    /// Stops the processes of the database in the middle of what they are doing, without notice to their
    /// clients, like a machine that hangs.
    ///
    /// # Errors
    /// If they cannot be found.
    pub fn freeze(&self) -> io::Result<()> {
        self.signal_all("-STOP")
    }

    /// Lets them go on.
    ///
    /// # Errors
    /// If they cannot be found.
    pub fn thaw(&self) -> io::Result<()> {
        self.signal_all("-CONT")
    }

    fn signal_all(&self, signal: &str) -> io::Result<()> {
        let Some(server) = self.process() else { return Ok(()) };
        // The parent first; otherwise processes that it starts meanwhile would be missed.
        run(Command::new("kill").arg(signal).arg(server.to_string()))?;
        for child in children(server)? {
            // One that has just ended needs no signal.
            let _ = run(Command::new("kill").arg(signal).arg(child.to_string()));
        }
        Ok(())
    }

    fn boot(&mut self) -> io::Result<()> {
        let port = self.port.to_string();
        let mut server = self.command("postgres");
        server.arg("-D").arg(self.folder.join("data")).arg("-k").arg(&self.folder);
        server.args(["-h", "127.0.0.1", "-p", &port]);
        server.stdout(Stdio::null()).stderr(Stdio::null());
        self.server = Some(server.spawn()?);
        let begun = Instant::now();
        loop {
            let mut ready = self.command("pg_isready");
            ready.args(["-q", "-h", "127.0.0.1", "-p", &port, "-U", "lutece"]);
            if ready.status()?.success() {
                return Ok(());
            }
            if begun.elapsed() > PATIENCE {
                return Err(io::Error::other("PostgreSQL does not start"));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    fn halt(&mut self, signal: &str) -> io::Result<()> {
        let Some(mut server) = self.server.take() else { return Ok(()) };
        run(Command::new("kill").arg(signal).arg(server.id().to_string()))?;
        server.wait().map(|_| ())
    }

    fn command(&self, program: &str) -> Command {
        let path = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid", ACCOUNT, "--regid", ACCOUNT, "--clear-groups", "--"]);
            command.arg(path);
            command
        } else {
            Command::new(path)
        };
        command.current_dir(&self.folder).stdin(Stdio::null());
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = self.thaw();
        // A failure here leaves a folder behind and nothing worse.
        let _ = self.halt("-QUIT");
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn run(command: &mut Command) -> io::Result<()> {
    let output = command.output()?;
    if output.status.success() {
        return Ok(());
    }
    Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()))
}

/// The processes that a process has started and that are still there.
fn children(parent: u32) -> io::Result<Vec<u32>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir("/proc")? {
        let name = entry?.file_name();
        let Some(id) = name.to_str().and_then(|name| name.parse::<u32>().ok()) else { continue };
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        // The name of the program stands in parentheses and may hold anything.
        let after = stat.rsplit_once(')').map_or("", |(_, after)| after);
        if after.split_whitespace().nth(1).and_then(|id| id.parse().ok()) == Some(parent) {
            found.push(id);
        }
    }
    Ok(found)
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// The folder of PostgreSQL's programs, the newest version first.
fn programs() -> io::Result<PathBuf> {
    let mut found: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path().join("bin")))
        .filter(|path| path.join("initdb").exists())
        .collect();
    found.sort();
    if let Some(path) = found.pop() {
        return Ok(path);
    }
    let output = Command::new("pg_config").arg("--bindir").output();
    let output = output.map_err(|_| missing())?;
    let path = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if Path::new(&path).join("initdb").exists() { Ok(path.into()) } else { Err(missing()) }
}

fn missing() -> io::Error {
    io::Error::other("PostgreSQL is not installed; `cargo xtask test` installs it")
}
