//! A server as a process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};

use server::id::TableId;

/// The program under test.
pub(crate) const LUTECE: &str = env!("CARGO_BIN_EXE_lutece");

/// A folder that is gone when the test is over.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        let path = std::env::temp_dir().join(format!("lutece-faults-{}", TableId::random()));
        std::fs::create_dir_all(&path).expect("a folder for temporary files");
        Self(path)
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
pub(crate) struct Plan {
    pub(crate) address: SocketAddr,
    data: PathBuf,
    args: Vec<String>,
    /// What a shell does before it becomes the server.
    pub(crate) before: String,
}

impl Plan {
    pub(crate) fn new(data: &Path, args: &[&str]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("an address");
        let args = args.iter().map(|&arg| arg.to_owned()).collect();
        Self { address, data: data.to_owned(), args, before: String::new() }
    }

    pub(crate) fn start(&self) -> Server {
        let mut command = Command::new("sh");
        command.arg("-c").arg(format!("{} exec \"$0\" \"$@\"", self.before)).arg(LUTECE);
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
