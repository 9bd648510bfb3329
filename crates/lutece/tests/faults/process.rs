//! A server as a process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::LazyLock;

use server::id::TableId;

/// The program under test; another build if `LUTECE_PROGRAM` names one.
pub(crate) static LUTECE: LazyLock<String> = LazyLock::new(|| {
    std::env::var("LUTECE_PROGRAM").unwrap_or_else(|_| env!("CARGO_BIN_EXE_lutece").to_owned())
});

/// What the program says to a command, and its exit code.
pub(crate) fn ask(args: &[&str]) -> (Option<i32>, String) {
    // A server that starts although it should not would run for ever.
    let mut command = Command::new("timeout");
    command.arg("60").arg(&*LUTECE).args(args);
    let output = command.output().expect("the program runs");
    let mut said = String::from_utf8_lossy(&output.stdout).into_owned();
    said.push_str(&String::from_utf8_lossy(&output.stderr));
    (output.status.code(), said)
}

/// A folder that is removed when the test is over.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        let path = std::env::temp_dir().join(format!("lutece-faults-{}", TableId::random()));
        std::fs::create_dir_all(&path).expect("a folder for temporary files");
        Self(path)
    }

    /// The log of a server that writes it here.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.0.join("log.txt")).expect("a log")
    }

    /// The store of a server that keeps its data here.
    pub(crate) fn store(&self) -> String {
        self.0.join("lutece.sqlite").display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// How to start a server, again and again at the same address.
#[derive(Clone)]
pub(crate) struct Launch {
    pub(crate) address: SocketAddr,
    data: PathBuf,
    args: Vec<String>,
    /// What a shell does before it becomes the server.
    pub(crate) before: String,
}

impl Launch {
    pub(crate) fn new(data: &Path, args: &[&str]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("an address");
        let args = args.iter().map(|&arg| arg.to_owned()).collect();
        Self { address, data: data.to_owned(), args, before: String::new() }
    }

    /// The same with its log in a file of this folder.
    pub(crate) fn logging(mut self, folder: &Folder) -> Self {
        self.before.push_str(&format!(" exec 2>>'{}';", folder.0.join("log.txt").display()));
        self
    }

    pub(crate) fn start(&self) -> Server {
        let mut command = Command::new("sh");
        command.arg("-c").arg(format!("{} exec \"$0\" \"$@\"", self.before)).arg(&*LUTECE);
        command.args(["serve", "--no-limits", "--address", &self.address.to_string()]);
        command.arg("--data").arg(&self.data).args(&self.args);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("the server starts");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("the output is a pipe");
        BufReader::new(stdout).read_line(&mut line).expect("the server says where it is");
        assert_eq!(line.trim(), format!("http://{}", self.address), "the server starts");
        Server { child }
    }
}

/// A running server. Dropping it kills it.
pub(crate) struct Server {
    child: Child,
}

impl Server {
    /// As a power cut would end it.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it was running");
        self.child.wait().expect("it ends");
    }

    /// As an operator ends it.
    pub(crate) fn terminate(mut self) -> ExitStatus {
        self.signal("-TERM");
        self.child.wait().expect("it ends")
    }

    /// Tells it to stop, and does not wait.
    pub(crate) fn tell_to_stop(&self) {
        self.signal("-TERM");
    }

    /// Whether it has ended, and how.
    pub(crate) fn ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().expect("it is a child of ours")
    }

    fn signal(&self, signal: &str) {
        let status = Command::new("kill").arg(signal).arg(self.child.id().to_string()).status();
        assert!(status.expect("kill is there").success());
    }

    /// The id of the process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
