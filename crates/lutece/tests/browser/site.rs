//! The real program, serving on a free port from its own folder.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use crate::http::{self, Answer};

/// Every page that is not a table, each with the most that it can show.
pub(crate) const PAGES: [&str; 18] = [
    "/",
    "/events",
    "/events/new?game=paris&seats=4",
    "/explorer?game=paris",
    "/new?game=city-of-light",
    "/new?game=paris-paris&seats=4",
    "/new?game=paris&seats=4",
    "/rules",
    "/rules/city-of-light",
    "/rules/paris-paris",
    "/rules/paris",
    "/about",
    "/programs",
    "/account",
    "/players?game=paris",
    "/bot/flaneur",
    "/replay",
    "/setup?game=paris-paris&seats=4",
];

/// The address of a table that does not exist.
pub(crate) const NOWHERE: &str = "/t/nowhere";

/// Bots that hardly think, and do so at once: the tests play many games.
const HURRIED: &[&str] = &["--bot-pause", "0", "--bot-time", "30", "--review-nodes", "40"];

/// A server that is running, or was.
pub(crate) struct Site {
    process: Option<Child>,
    pace: Vec<String>,
    data: PathBuf,
    address: SocketAddr,
}

impl Site {
    /// Starts the program with an empty data folder of this name.
    pub(crate) fn start(name: &str) -> Self {
        Self::paced(name, HURRIED)
    }

    /// The same, with bots of another pace.
    pub(crate) fn paced(name: &str, pace: &[&str]) -> Self {
        let data = folder(&format!("{name}-data"));
        let pace: Vec<String> = pace.iter().map(|&arg| arg.to_owned()).collect();
        let (process, address) = serve(SocketAddr::from(([127, 0, 0, 1], 0)), &data, &pace);
        Self { process: Some(process), pace, data, address }
    }

    /// The address of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The path of an address of this site.
    pub(crate) fn path<'a>(&self, url: &'a str) -> &'a str {
        url.strip_prefix(&self.url("")).expect("an address of this site")
    }

    /// Ends the program without a warning, as a power cut would.
    pub(crate) fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().expect("the server can be ended");
            process.wait().expect("the server ends");
        }
    }

    /// Starts it again at the same address with the same data.
    pub(crate) fn restart(&mut self) {
        let (process, address) = serve(self.address, &self.data, &self.pace);
        assert_eq!(address, self.address);
        self.process = Some(process);
    }

    /// Lets its files grow to so many bytes and no further, as a full disk would; or without bound.
    pub(crate) fn room(&self, bytes: &str) {
        let id = self.process.as_ref().expect("it is running").id().to_string();
        let limit = format!("--fsize={bytes}:unlimited");
        let done = Command::new("prlimit").args(["--pid", &id, &limit]).status();
        assert!(done.expect("prlimit is there").success());
    }

    /// The address of its store.
    pub(crate) fn store(&self) -> String {
        self.data.join("lutece.sqlite").display().to_string()
    }

    /// Asks for something as a program does: the answer.
    pub(crate) fn program(&self, path: &str, body: &Value, token: Option<&str>) -> Value {
        let bearer = token.map(|token| format!("Bearer {token}"));
        let mut headers =
            vec![("Content-Type", "application/json"), ("Accept", "application/json")];
        headers.extend(bearer.as_deref().map(|bearer| ("Authorization", bearer)));
        let answer = http::ask(self.address, "POST", path, &headers, body.to_string().as_bytes());
        let answer = answer.expect("the site answers");
        assert!(answer.status < 300, "{path}: {}", answer.text());
        serde_json::from_str(&answer.text()).expect("JSON")
    }

    /// Asks for a page without a browser.
    pub(crate) fn get(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        http::ask(self.address, "GET", path, headers, b"").expect("the site answers")
    }

    /// Sends a form without a browser. The site takes it because no cookie comes with it.
    pub(crate) fn post(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.post_with(path, fields, &[])
    }

    /// Sends a form without a browser, with headers.
    pub(crate) fn post_with(
        &self,
        path: &str,
        fields: &[(&str, &str)],
        headers: &[(&str, &str)],
    ) -> Answer {
        let form: Vec<String> =
            fields.iter().map(|(name, value)| format!("{name}={}", encode(value))).collect();
        let mut all = vec![("Content-Type", "application/x-www-form-urlencoded")];
        all.extend_from_slice(headers);
        http::ask(self.address, "POST", path, &all, form.join("&").as_bytes())
            .expect("the site answers")
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Runs the program for something else than serving: what it printed.
pub(crate) fn lutece(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_lutece")).args(args).output();
    let output = output.expect("the program runs");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the program prints text")
}

/// An empty folder of this name.
pub(crate) fn folder(name: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser").join(name);
    if dir.exists() {
        std::fs::remove_dir_all(&dir).expect("the folder can be emptied");
    }
    std::fs::create_dir_all(&dir).expect("the folder can be made");
    dir
}

fn serve(address: SocketAddr, data: &Path, pace: &[String]) -> (Child, SocketAddr) {
    // A file that may not grow is an error and not a signal.
    let mut child = Command::new("sh")
        .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_lutece")])
        .args(["serve", "--address", &address.to_string(), "--no-limits"])
        .args(pace)
        .arg("--data")
        .arg(data)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    let stdout = child.stdout.take().expect("standard output is a pipe");
    BufReader::new(stdout).read_line(&mut line).expect("the program says where it is");
    let address = line.trim().strip_prefix("http://").and_then(|it| it.parse().ok());
    (child, address.unwrap_or_else(|| panic!("the program says where it is: {line:?}")))
}

fn encode(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => {
                char::from(byte).to_string()
            }
            _ => format!("%{byte:02X}"),
        })
        .collect()
}
