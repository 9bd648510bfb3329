//! Running other programs.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A program about to run in the root of the project.
pub(crate) struct Line {
    command: Command,
    shown: String,
}

impl Line {
    /// A program with its arguments.
    pub(crate) fn new(program: &str, args: &[&str]) -> Self {
        let mut command = Command::new(program);
        command.args(args).current_dir(root());
        Self { command, shown: [&[program], args].concat().join(" ") }
    }

    /// The same with an environment variable.
    pub(crate) fn with(mut self, variable: &str, value: &str) -> Self {
        self.command.env(variable, value);
        self
    }

    /// More arguments.
    pub(crate) fn args(&mut self, args: &[String]) {
        for arg in args {
            self.command.arg(arg);
            self.shown.push(' ');
            self.shown.push_str(arg);
        }
    }

    /// Runs it for everybody to see.
    pub(crate) fn run(mut self) -> Result<(), String> {
        say(&self.shown);
        match self.command.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("{}: {status}", self.shown)),
            Err(error) => Err(format!("{}: {error}", self.shown)),
        }
    }

    /// Runs it for everybody to see, and shows each line of its output to somebody else as well.
    pub(crate) fn run_with(mut self, mut look: impl FnMut(&str)) -> Result<(), String> {
        say(&self.shown);
        let told = |error: std::io::Error| format!("{}: {error}", self.shown);
        let mut child = self.command.stdout(Stdio::piped()).spawn().map_err(told)?;
        let lines = BufReader::new(child.stdout.take().expect("it is piped")).split(b'\n');
        for line in lines {
            let line = line.map_err(told)?;
            let line = String::from_utf8_lossy(&line);
            look(&line);
            let _ = writeln!(std::io::stdout(), "{line}");
        }
        let status = child.wait().map_err(told)?;
        if status.success() { Ok(()) } else { Err(format!("{}: {status}", self.shown)) }
    }

    /// Runs it and returns what it prints.
    pub(crate) fn read(mut self) -> Result<String, String> {
        let output = self.command.output().map_err(|error| format!("{}: {error}", self.shown))?;
        if output.status.success() {
            Ok(String::from_utf8_lossy(&output.stdout).into_owned())
        } else {
            let complaint = String::from_utf8_lossy(&output.stderr);
            Err(format!("{}: {}", self.shown, complaint.trim()))
        }
    }
}

/// The cargo that runs us.
pub(crate) fn cargo(args: &[&str]) -> Line {
    let program = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut line = Line::new(&program, args);
    line.shown = [&["cargo"], args].concat().join(" ");
    line
}

/// The root of the project that cargo runs us for, which need not be where we were compiled.
pub(crate) fn root() -> PathBuf {
    let here = std::env::var("CARGO_MANIFEST_DIR");
    let here = here.as_deref().unwrap_or(env!("CARGO_MANIFEST_DIR"));
    Path::new(here).parent().expect("xtask lies in the root").to_owned()
}

/// Says what happens now. To standard error, like cargo, so that output stays clean.
pub(crate) fn say(line: &str) {
    let _ = writeln!(std::io::stderr(), "> {line}");
}

/// Says what went wrong.
pub(crate) fn complain(problem: &str) {
    let _ = writeln!(std::io::stderr(), "xtask: {problem}");
}
