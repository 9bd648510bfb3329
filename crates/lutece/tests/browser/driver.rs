//! A WebDriver session: one browser with one driver process of its own. Chromium, unless the
//! environment variable `LUTECE_BROWSER` says `firefox`, as `cargo xtask firefox` does.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use crate::browser::PATIENCE;
use crate::http;
use crate::site::folder;

/// How every browser is started: nothing that talks to the outside, nothing from an earlier run.
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
const MISSING: &str = "the browser tests need chromium and chromedriver, or firefox-esr and geckodriver: \
     `cargo xtask test` and `cargo xtask firefox` install them";

/// Where Debian has Firefox.
const FIREFOX: &str = "/usr/bin/firefox-esr";

/// How often a driver is started that does not say where it listens.
const LAUNCHES: usize = 3;

/// How long a driver may take to say where it listens.
const START: Duration = Duration::from_secs(90);

/// A browser and its driver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Engine {
    /// Chromium with `chromedriver`.
    Chromium,
    /// Firefox with `geckodriver`.
    Firefox,
}

impl Engine {
    fn chosen() -> Self {
        match std::env::var("LUTECE_BROWSER").as_deref() {
            Ok("firefox") => Self::Firefox,
            _ => Self::Chromium,
        }
    }

    /// The driver, and what it says before its port.
    fn driver(self) -> (&'static str, &'static str) {
        match self {
            Self::Chromium => ("chromedriver", "started successfully on port "),
            Self::Firefox => ("geckodriver", "Listening on 127.0.0.1:"),
        }
    }

    /// What a session is asked for.
    fn wanted(self, name: &str, device: Device, language: &str) -> Value {
        let timeouts = json!({ "script": PATIENCE.as_millis() as u64 });
        match self {
            Self::Chromium => json!({
                "goog:chromeOptions": chrome(name, device, language),
                "goog:loggingPrefs": { "browser": "ALL" },
                "timeouts": timeouts,
            }),
            Self::Firefox => {
                let mut firefox = json!({
                    "args": ["-headless"],
                    "prefs": {
                        "intl.accept_languages": language,
                        "devtools.console.stdout.content": true,
                        "devtools.console.stdout.chrome": false,
                        "network.captive-portal-service.enabled": false,
                        "network.connectivity-service.enabled": false,
                    },
                });
                if Path::new(FIREFOX).exists() {
                    firefox["binary"] = json!(FIREFOX);
                }
                json!({ "moz:firefoxOptions": firefox, "timeouts": timeouts })
            }
        }
    }
}

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
    engine: Engine,
    /// What driver and browser have said, read by a thread: a program that cannot write would wait
    /// or end.
    said: Arc<Mutex<Vec<String>>>,
    address: SocketAddr,
    session: String,
}

impl Driver {
    /// Starts a driver and a browser that has never seen anything.
    pub(crate) fn start(name: &str, device: Device, language: &str) -> Self {
        let engine = Engine::chosen();
        let (program, before) = engine.driver();
        let (width, height) = device.size();
        let launch = || {
            let mut process = Command::new(program)
                .arg("--port=0")
                .env("MOZ_HEADLESS_WIDTH", width.to_string())
                .env("MOZ_HEADLESS_HEIGHT", height.to_string())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .unwrap_or_else(|error| panic!("{MISSING} ({error})"));
            let stdout = process.stdout.take().expect("standard output is a pipe");
            let said = Arc::default();
            let port = listen(stdout, before, Arc::clone(&said));
            if port.is_none() {
                let _ = process.kill();
                let _ = process.wait();
            }
            port.map(|port| (process, said, port))
        };
        // The port it chooses may be taken by another at the same moment: then it ends at once.
        let (process, said, port) = (0..LAUNCHES)
            .find_map(|_| launch())
            .unwrap_or_else(|| panic!("{MISSING} (the driver does not say its port)"));
        let mut driver = Self {
            process,
            engine,
            said,
            address: SocketAddr::from(([127, 0, 0, 1], port)),
            session: String::new(),
        };
        let wanted =
            json!({ "capabilities": { "alwaysMatch": engine.wanted(name, device, language) } });
        let made = driver.send("POST", "/session", &wanted);
        let made = made.unwrap_or_else(|no| panic!("{MISSING} ({}: {})", no.error, no.message));
        driver.session = made["sessionId"].as_str().expect("a session has a name").to_owned();
        driver
    }

    /// Which browser it is.
    pub(crate) fn engine(&self) -> Engine {
        self.engine
    }

    /// The errors that Firefox has told of and nobody has asked for yet.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let said = std::mem::take(&mut *self.said.lock().expect("nobody panics while they listen"));
        let ours = |line: &String| line.contains("JavaScript error: http://127.0.0.1");
        said.into_iter().filter(ours).collect()
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

/// What Chromium is started with.
fn chrome(name: &str, device: Device, language: &str) -> Value {
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
    chrome
}

/// Reads what a driver and its browser say to the end; the port that the driver chose, which comes
/// after some words, unless it ends before.
fn listen(stdout: ChildStdout, before: &'static str, said: Arc<Mutex<Vec<String>>>) -> Option<u16> {
    let (send, receive) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(stdout).lines().map_while(Result::ok) {
            let port =
                line.split(before).nth(1).and_then(|it| it.trim_end_matches('.').parse().ok());
            if let Some(port) = port {
                let _ = send.send(port);
            }
            said.lock().expect("nobody panics while they listen").push(line);
        }
    });
    receive.recv_timeout(START).ok()
}
