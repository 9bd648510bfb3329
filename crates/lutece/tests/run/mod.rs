//! Runs the program and listens to it.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// What the program said.
#[derive(Debug)]
pub(crate) struct Said {
    args: String,
    output: Output,
}

impl Said {
    /// It succeeded without a complaint: what it printed.
    #[track_caller]
    pub(crate) fn fine(&self) -> String {
        assert!(self.succeeded(), "{}: {}", self.args, self.complaint());
        assert_eq!(self.complaint(), "", "{}", self.args);
        self.printed()
    }

    /// It failed with this code, printed nothing, and complained in one line.
    #[track_caller]
    pub(crate) fn refused(&self, code: i32) -> String {
        assert_eq!(self.printed(), "", "{}", self.args);
        assert_eq!(self.output.status.code(), Some(code), "{}: {}", self.args, self.complaint());
        assert_eq!(self.complaint().lines().count(), 1, "{}: {}", self.args, self.complaint());
        self.complaint()
    }

    /// It failed with this code; returns what it printed nevertheless.
    #[track_caller]
    pub(crate) fn refused_aloud(&self, code: i32) -> String {
        assert_eq!(self.output.status.code(), Some(code), "{}: {}", self.args, self.complaint());
        assert_eq!(self.complaint().lines().count(), 1, "{}: {}", self.args, self.complaint());
        self.printed()
    }

    /// Whether the exit code was 0.
    pub(crate) fn succeeded(&self) -> bool {
        self.output.status.success()
    }

    /// What it wrote to standard error.
    pub(crate) fn complaint(&self) -> String {
        String::from_utf8_lossy(&self.output.stderr).into_owned()
    }

    fn printed(&self) -> String {
        String::from_utf8_lossy(&self.output.stdout).into_owned()
    }
}

/// Runs the program with nothing on standard input.
pub(crate) fn lutece(args: &[&str]) -> Said {
    piped(args, "")
}

/// Runs the program with a text on standard input.
pub(crate) fn piped(args: &[&str], input: &str) -> Said {
    let mut child = command(args).stdout(Stdio::piped()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    // A program that complains before it has read everything closes its end.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    Said { args: args.join(" "), output }
}

/// Runs the program with nobody reading what it prints.
pub(crate) fn unread(args: &[&str]) -> Said {
    let (reader, writer) = std::io::pipe().expect("there are pipes");
    drop(reader);
    let child = command(args).stdout(writer).spawn().expect("the program starts");
    let output = child.wait_with_output().expect("the program ends");
    Said { args: args.join(" "), output }
}

/// Runs a line of shell in a folder, with the program on the path.
pub(crate) fn shell(line: &str, dir: &Path) -> Said {
    let program = Path::new(env!("CARGO_BIN_EXE_lutece"));
    let here = program.parent().expect("the program lies in a folder").as_os_str().to_owned();
    let mut path = here;
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    let output = Command::new("sh")
        .args(["-c", line])
        .current_dir(dir)
        .env("PATH", path)
        .stdin(Stdio::null())
        .output()
        .expect("there is a shell");
    Said { args: line.to_owned(), output }
}

/// An empty folder of this name for a test to work in.
pub(crate) fn folder(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if dir.exists() {
        fs::remove_dir_all(&dir).expect("the folder can be emptied");
    }
    fs::create_dir_all(&dir).expect("the folder can be made");
    dir
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lutece"));
    command.args(args).stdin(Stdio::piped()).stderr(Stdio::piped());
    command
}
