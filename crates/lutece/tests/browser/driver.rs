//! A WebDriver session: one browser with one driver process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

use crate::http;
use crate::site::folder;

/// What every browser is started with: nothing that talks to the outside, nothing of an earlier
/// run.
const FLAGS: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP lan.example 127.0.0.1",
];

/// What to do if there is no browser.
const MISSING: &str =
    "the browser tests need chromium and chromedriver: `cargo xtask test` installs them";

/// What kind of device a browser pretends to be.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Device {
    /// A window of 1280 x 900 and a mouse.
    Desk,
    /// A screen of 390 x 844 and fingers.
    Phone,
    /// The smallest screen that everything has to fit: 360 x 740, and fingers.
    Small,
}

impl Device {
    /// Width and height of the window.
    pub(crate) fn size(self) -> (u32, u32) {
        match self {
            Self::Desk => (1280, 900),
            Self::Phone => (390, 844),
            Self::Small => (360, 740),
        }
    }
}

/// Something that the driver refused.
#[derive(Debug)]
pub(crate) struct Refused {
    pub(crate) error: String,
    pub(crate) message: String,
}

/// A session with a browser.
pub(crate) struct Driver {
    process: Child,
    /// Kept open: a driver that cannot write would end.
    _said: BufReader<ChildStdout>,
    address: SocketAddr,
    session: String,
}

impl Driver {
    /// Starts a driver and a browser that has never seen anything.
    pub(crate) fn start(name: &str, device: Device, language: &str) -> Self {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("{MISSING} ({error})"));
        let stdout = process.stdout.take().expect("standard output is a pipe");
        let mut said = BufReader::new(stdout);
        let port = port(&mut said);
        let mut driver = Self {
            process,
            _said: said,
            address: SocketAddr::from(([127, 0, 0, 1], port)),
            session: String::new(),
        };
        let profile = folder(&format!("{name}-profile"));
        let mut args: Vec<String> = FLAGS.map(str::to_owned).to_vec();
        args.push(format!("--user-data-dir={}", profile.display()));
        args.push(format!("--accept-lang={language}"));
        args.push("--window-size=1280,900".to_owned());
        let mut chrome = json!({ "args": args });
        if let Device::Phone | Device::Small = device {
            let (width, height) = device.size();
            chrome["mobileEmulation"] = json!({
                "deviceMetrics": { "width": width, "height": height, "pixelRatio": 2.0, "touch": true },
                "userAgent": "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome Mobile",
            });
        }
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "goog:chromeOptions": chrome,
            "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": { "script": 30_000 },
        } } });
        let made = driver.send("POST", "/session", &wanted);
        let made = made.unwrap_or_else(|no| panic!("{MISSING} ({}: {})", no.error, no.message));
        driver.session = made["sessionId"].as_str().expect("a session has a name").to_owned();
        driver
    }

    /// A command of the session: its method, its path below the session, its body.
    pub(crate) fn command(&self, method: &str, path: &str, body: &Value) -> Result<Value, Refused> {
        self.send(method, &format!("/session/{}{path}", self.session), body)
    }

    fn send(&self, method: &str, path: &str, body: &Value) -> Result<Value, Refused> {
        let body = if method == "POST" { body.to_string() } else { String::new() };
        let headers = [("Content-Type", "application/json")];
        let answer = http::ask(self.address, method, path, &headers, body.as_bytes());
        let answer = answer.unwrap_or_else(|error| panic!("the driver is silent: {error}"));
        let mut value: Value =
            serde_json::from_slice(&answer.body).expect("the driver speaks JSON");
        let mut value = value["value"].take();
        if answer.status == 200 {
            return Ok(value);
        }
        let mut text = |key: &str| match value[key].take() {
            Value::String(text) => text,
            other => other.to_string(),
        };
        Err(Refused { error: text("error"), message: text("message") })
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Closing the session ends the browser; whatever becomes of that, the driver goes too.
        let headers = [("Content-Type", "application/json")];
        let path = format!("/session/{}", self.session);
        if !self.session.is_empty() {
            let _ = http::ask(self.address, "DELETE", &path, &headers, b"");
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The port that a driver chose, from the line in which it says so.
fn port(said: &mut BufReader<ChildStdout>) -> u16 {
    let port = said.lines().map_while(Result::ok).find_map(|line| {
        let said = line.split("started successfully on port ").nth(1)?;
        said.trim_end_matches('.').parse().ok()
    });
    port.unwrap_or_else(|| panic!("{MISSING} (the driver does not say its port)"))
}
