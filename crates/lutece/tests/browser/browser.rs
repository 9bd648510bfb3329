//! A browser with the hands and eyes of a person in front of it: only what can be seen is clicked.

use std::cell::{Cell, RefCell};
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::driver::{Device, Driver, Engine};

/// How long a page may take for anything: a busy machine has a review wait for everybody else.
pub(crate) const PATIENCE: Duration = Duration::from_secs(180);
/// How often to look.
pub(crate) const BLINK: Duration = Duration::from_millis(10);

/// For how long a thing stays where it is before it is clicked.
const STILL: Duration = Duration::from_millis(60);

/// How often a thing may have moved; then it is clicked anyway.
const RESTLESS: usize = 30;

/// Finds a point at which the element can be hit, scrolling to it first if need be.
const POINT: &str = concat!(include_str!("seen.js"), include_str!("point.js"));

/// How an element lies, and what lies over it.
const STATE: &str = concat!(include_str!("seen.js"), include_str!("state.js"));

/// What can be seen of what fits a selector.
const SEEN: &str = concat!(
    include_str!("seen.js"),
    "const all = [...document.querySelectorAll(arguments[0])].filter(seen);"
);

/// A browser with a person in front of it.
pub(crate) struct Browser {
    driver: Driver,
    device: Device,
    name: String,
    /// For how many milliseconds a finger or a button rests before it goes down, and stays there.
    pub(crate) press: u64,
    /// Whether requests that fail are expected, because the server is gone or refuses.
    pub(crate) failures_expected: bool,
    /// Where the last click was.
    clicked: RefCell<Value>,
    /// How wide the window is.
    width: Cell<u32>,
    /// What must be stored before a page is read, where a script cannot run that early.
    early: RefCell<Vec<String>>,
}

impl Browser {
    /// A browser whose language is English.
    pub(crate) fn open(name: &str, device: Device) -> Self {
        Self::speaking(name, device, "en")
    }

    /// A browser with a language, in which every game has been played.
    pub(crate) fn speaking(name: &str, device: Device, language: &str) -> Self {
        let browser = Self::newcomer(name, device, language);
        let played = "localStorage.setItem('lutece-first', 'city-of-light paris-paris paris')";
        browser.before_every_page(&format!("if (location.protocol === 'http:') {played}"));
        browser
    }

    /// A browser in which no game has been played.
    pub(crate) fn newcomer(name: &str, device: Device, language: &str) -> Self {
        let driver = Driver::start(name, device, language);
        let browser = Self {
            driver,
            device,
            name: name.to_owned(),
            press: 0,
            failures_expected: false,
            clicked: RefCell::default(),
            width: Cell::new(device.size().0),
            early: RefCell::default(),
        };
        // What happened is told at once; tests of the telling choose another pace.
        browser.pace("off");
        browser
    }

    /// Chooses how fast the pages tell what happened.
    #[track_caller]
    pub(crate) fn pace(&self, name: &str) {
        let script = format!("localStorage.setItem('lutece-pace', '{name}')");
        self.before_every_page(&format!("if (location.protocol === 'http:') {script}"));
    }

    /// A command that the driver does not refuse.
    #[track_caller]
    fn command(&self, path: &str, body: &Value) -> Value {
        let done = self.driver.command("POST", path, body);
        done.unwrap_or_else(|no| panic!("{path}: {}: {}", no.error, no.message))
    }

    #[track_caller]
    fn read(&self, path: &str) -> Value {
        let done = self.driver.command("GET", path, &Value::Null);
        done.unwrap_or_else(|no| panic!("{path}: {}: {}", no.error, no.message))
    }

    /// Sets a cookie of the site that is shown.
    #[track_caller]
    pub(crate) fn cookie(&self, cookie: &Value) {
        self.command("/cookie", cookie);
    }

    /// Types an address.
    #[track_caller]
    pub(crate) fn go(&self, url: &str) {
        self.command("/url", &json!({ "url": url }));
        self.remember();
        self.fits();
    }

    /// Loads the page again.
    #[track_caller]
    pub(crate) fn reload(&self) {
        self.command("/refresh", &json!({}));
    }

    /// Where one is.
    #[track_caller]
    pub(crate) fn url(&self) -> String {
        self.read("/url").as_str().expect("an address is text").to_owned()
    }

    /// Runs a script in the page to look at it.
    #[track_caller]
    pub(crate) fn look(&self, script: &str, args: &[Value]) -> Value {
        self.command("/execute/sync", &json!({ "script": script, "args": args }))
    }

    /// Runs a script that answers through its last argument.
    #[track_caller]
    pub(crate) fn look_later(&self, script: &str, args: &[Value]) -> Value {
        self.command("/execute/async", &json!({ "script": script, "args": args }))
    }

    /// Writes what every page should find in the browser's storage, and loads the page again.
    #[track_caller]
    fn remember(&self) {
        let early = self.early.borrow().join(";");
        if early.is_empty() {
            return;
        }
        let script = format!(
            "if (location.protocol !== 'http:') return false;
            const before = JSON.stringify(localStorage);
            {early};
            return before !== JSON.stringify(localStorage);"
        );
        if self.look(&script, &[]) == true {
            self.reload();
        }
    }

    /// Runs a script in every page before the page's own.
    #[track_caller]
    pub(crate) fn before_every_page(&self, script: &str) {
        if self.driver.engine() == Engine::Firefox {
            self.early.borrow_mut().push(script.to_owned());
            return;
        }
        let params = json!({ "source": script });
        let body = json!({ "cmd": "Page.addScriptToEvaluateOnNewDocument", "params": params });
        self.command("/goog/cdp/execute", &body);
    }

    /// Waits until a script of the page answers with something, and returns it.
    #[track_caller]
    pub(crate) fn wait(&self, what: &str, script: &str, args: &[Value]) -> Value {
        let until = Instant::now() + PATIENCE;
        loop {
            // While one page replaces another there is nothing to ask.
            let body = json!({ "script": script, "args": args });
            let seen = self.driver.command("POST", "/execute/sync", &body).unwrap_or(Value::Null);
            if !matches!(seen, Value::Null | Value::Bool(false)) {
                return seen;
            }
            assert!(Instant::now() < until, "waited in vain until {what}, at {}", self.url());
            thread::sleep(BLINK);
        }
    }

    /// Waits until something that fits the selector can be seen.
    #[track_caller]
    pub(crate) fn see(&self, selector: &str) -> Value {
        let script = format!("{SEEN} return all[0] ?? null;");
        self.wait(&format!("{selector} is there"), &script, &[json!(selector)])
    }

    /// Whether something that fits the selector can be seen now.
    #[track_caller]
    pub(crate) fn sees(&self, selector: &str) -> bool {
        let script = format!("{SEEN} return all.length > 0;");
        self.look(&script, &[json!(selector)]).as_bool().expect("yes or no")
    }

    /// The text of the first thing that fits the selector.
    #[track_caller]
    pub(crate) fn text(&self, selector: &str) -> String {
        let element = self.see(selector);
        let text = self.look("return arguments[0].textContent.trim();", &[element]);
        text.as_str().expect("text").to_owned()
    }

    /// Clicks or taps on the first visible thing that fits the selector.
    #[track_caller]
    pub(crate) fn click(&self, selector: &str) {
        let element = self.see(selector);
        self.click_on(&element, selector);
    }

    /// Clicks or taps on an element, where nothing covers it, once the page has stopped moving it.
    #[track_caller]
    pub(crate) fn click_on(&self, element: &Value, name: &str) {
        assert!(self.try_click_on(element, name), "{name} is gone");
    }

    /// Clicks on an element as soon as nothing covers it and it lies still; whether it was still there.
    #[track_caller]
    pub(crate) fn try_click_on(&self, element: &Value, name: &str) -> bool {
        let Some(mut point) = self.free_point(element, name) else { return false };
        for _ in 0..RESTLESS {
            thread::sleep(STILL);
            let Some(now) = self.free_point(element, name) else { return false };
            if std::mem::replace(&mut point, now) == point {
                break;
            }
        }
        self.clicked.replace(point.clone());
        let kind = match self.device {
            Device::Desk => "mouse",
            Device::Phone | Device::Small => "touch",
        };
        self.command(
            "/actions",
            &json!({ "actions": [{
            "type": "pointer", "id": kind, "parameters": { "pointerType": kind },
            "actions": [
                { "type": "pointerMove", "duration": 0, "x": point[0], "y": point[1] },
                { "type": "pause", "duration": self.press },
                { "type": "pointerDown", "button": 0 },
                { "type": "pause", "duration": self.press },
                { "type": "pointerUp", "button": 0 },
            ],
        }] }),
        );
        true
    }

    /// A point where nothing covers an element; none if it is gone, or put away by the page like a
    /// button that gives way to a pick, or a place that shows only while its card is held.
    #[track_caller]
    fn free_point(&self, element: &Value, name: &str) -> Option<Value> {
        let until = Instant::now() + PATIENCE;
        let script =
            format!("const [it] = arguments;
                if (it.isConnected && (it.hidden || (it.closest('[data-layer]') && !it.getClientRects().length))) return 'away';
                {{ {POINT} }}");
        loop {
            let body = json!({ "script": script, "args": [element] });
            match self.driver.command("POST", "/execute/sync", &body) {
                Ok(Value::Null) => {}
                Ok(Value::String(_)) => return None,
                Ok(point) => return Some(point),
                Err(no) if no.error == "stale element reference" => return None,
                Err(_) => {} // a page gives way to another
            }
            let late = Instant::now() >= until;
            assert!(
                !late,
                "waited in vain until nothing covers {name}, at {}: {}",
                self.url(),
                self.state_of(element)
            );
            thread::sleep(BLINK);
        }
    }

    /// How an element lies, what lies there, and what is said: for the message of a test that fails.
    #[track_caller]
    pub(crate) fn state_of(&self, element: &Value) -> Value {
        self.look(STATE, std::slice::from_ref(element))
    }

    /// Where the last click was.
    pub(crate) fn clicked(&self) -> Value {
        self.clicked.borrow().clone()
    }

    /// What the button does that lies where the last click was, if there is one.
    #[track_caller]
    pub(crate) fn under_the_click(&self) -> Option<String> {
        let script = "const [x, y] = arguments[0];
            const button = document.elementFromPoint(x, y)?.closest('.now :is(button, a.button)');
            const kinds = ['confirm', 'spin', 'cancel', 'move', 'offer', 'key', 'unfold'];
            if (!button || button.disabled) return null;
            // Advice plays nothing, and the only move there is waits where moves are played.
            const { key, move } = button.dataset;
            if (key === 'h' || (move && move !== 'end')) return null;
            return kinds.find((it) => it in button.dataset) ?? button.textContent;";
        let found = self.look(script, &[self.clicked.borrow().clone()]);
        found.as_str().map(str::to_owned)
    }

    /// Moves the mouse onto the first visible thing that fits the selector.
    #[track_caller]
    pub(crate) fn hover(&self, selector: &str) {
        let element = self.see(selector);
        self.hover_on(&element, selector);
    }

    /// Moves the mouse onto an element.
    #[track_caller]
    pub(crate) fn hover_on(&self, element: &Value, name: &str) {
        let covers = format!("nothing covers {name}");
        let point = self.wait(&covers, POINT, std::slice::from_ref(element));
        self.command(
            "/actions",
            &json!({ "actions": [{
            "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" },
            "actions": [
                { "type": "pointerMove", "duration": 0, "x": point[0], "y": point[1] },
            ],
        }] }),
        );
    }

    /// Turns the wheel over the first visible thing that fits the selector.
    #[track_caller]
    pub(crate) fn wheel(&self, selector: &str, down: i32) {
        let element = self.see(selector);
        let covers = format!("nothing covers {selector}");
        let point = self.wait(&covers, POINT, std::slice::from_ref(&element));
        self.command(
            "/actions",
            &json!({ "actions": [{
            "type": "wheel", "id": "wheel",
            "actions": [{
                "type": "scroll", "x": point[0], "y": point[1], "deltaX": 0, "deltaY": down,
            }],
        }] }),
        );
    }

    /// Gives the window another size.
    #[track_caller]
    pub(crate) fn resize(&self, width: u32, height: u32) {
        self.width.set(width);
        let params =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        let body = json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": params });
        self.command("/goog/cdp/execute", &body);
    }

    /// No bars beside what scrolls, as on a phone.
    #[track_caller]
    pub(crate) fn hide_scrollbars(&self) {
        self.emulate("ScrollbarsHidden", &json!({ "hidden": true }));
    }

    /// Makes it night or day outside.
    #[track_caller]
    pub(crate) fn light(&self, night: bool) {
        let value = if night { "dark" } else { "light" };
        let features = json!([{ "name": "prefers-color-scheme", "value": value }]);
        self.emulate("EmulatedMedia", &json!({ "features": features }));
    }

    /// Shows the pages as they would be printed, from a device that is dark.
    #[track_caller]
    pub(crate) fn paper(&self) {
        let features = json!([{ "name": "prefers-color-scheme", "value": "dark" }]);
        self.emulate("EmulatedMedia", &json!({ "media": "print", "features": features }));
    }

    /// Tells the pages that their reader wants less motion.
    #[track_caller]
    pub(crate) fn reduce_motion(&self) {
        let features = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
        self.emulate("EmulatedMedia", &json!({ "features": features }));
    }

    #[track_caller]
    fn emulate(&self, what: &str, params: &Value) {
        let body = json!({ "cmd": format!("Emulation.set{what}"), "params": params });
        self.command("/goog/cdp/execute", &body);
    }

    /// Where an element could be clicked now; null if nowhere.
    #[track_caller]
    pub(crate) fn point(&self, element: &Value) -> Value {
        self.look(POINT, std::slice::from_ref(element))
    }

    /// Presses a key, wherever the focus is.
    #[track_caller]
    pub(crate) fn press(&self, key: &str) {
        self.command(
            "/actions",
            &json!({ "actions": [{
            "type": "key", "id": "keys",
            "actions": [{ "type": "keyDown", "value": key }, { "type": "keyUp", "value": key }],
        }] }),
        );
    }

    /// Clicks on a link or a button that leads to another page, and waits for that.
    #[track_caller]
    pub(crate) fn follow(&self, selector: &str) {
        self.look("window.before = true;", &[]);
        self.click(selector);
        self.arrive();
    }

    /// Waits until a page that did not have the mark of `follow` is complete.
    #[track_caller]
    fn arrive(&self) {
        let script = "return !window.before && document.readyState === 'complete';";
        self.wait("the next page is there", script, &[]);
        self.fits();
    }

    /// Chooses from a list.
    #[track_caller]
    pub(crate) fn choose(&self, selector: &str, value: &str) {
        let list = self.see(selector);
        self.click_on(&list, selector);
        let script = "const [list, value] = arguments;
            if (![...list.options].some((it) => it.value === value)) return false;
            list.value = value;
            list.dispatchEvent(new Event('input', { bubbles: true }));
            list.dispatchEvent(new Event('change', { bubbles: true }));
            return true;";
        assert_eq!(self.look(script, &[list, json!(value)]), true, "{selector} offers {value}");
        self.press("\u{E00C}");
    }

    /// Writes into a field, instead of what is there.
    #[track_caller]
    pub(crate) fn write(&self, selector: &str, text: &str) {
        let element = self.see(selector);
        let id = element.as_object().and_then(|it| it.values().next()?.as_str());
        let id = id.expect("an element has a name");
        self.command(&format!("/element/{id}/clear"), &json!({}));
        self.command(&format!("/element/{id}/value"), &json!({ "text": text }));
    }

    /// Puts a long text into a field at once.
    #[track_caller]
    pub(crate) fn paste(&self, selector: &str, text: &str) {
        let element = self.see(selector);
        self.look("arguments[0].value = arguments[1];", &[element, json!(text)]);
    }

    /// Opens another window and goes there; returns the names of both.
    #[track_caller]
    pub(crate) fn new_tab(&self) -> (Value, Value) {
        let old = self.read("/window");
        let made = self.command("/window/new", &json!({ "type": "window" }));
        let new = made["handle"].clone();
        self.tab(&new);
        (old, new)
    }

    /// The name of the tab that is shown.
    #[track_caller]
    pub(crate) fn here(&self) -> Value {
        self.read("/window")
    }

    /// Opens another tab of the same window, which hides the others, and goes there.
    #[track_caller]
    pub(crate) fn beside(&self) {
        let made = self.command("/window/new", &json!({ "type": "tab" }));
        self.front(&made["handle"]);
    }

    /// Goes to a tab and brings it to the front.
    #[track_caller]
    pub(crate) fn front(&self, handle: &Value) {
        self.tab(handle);
        self.command("/goog/cdp/execute", &json!({ "cmd": "Page.bringToFront", "params": {} }));
    }

    /// Goes to a tab.
    #[track_caller]
    pub(crate) fn tab(&self, handle: &Value) {
        self.command("/window", &json!({ "handle": handle }));
    }

    /// Goes into a frame of the page that is shown.
    #[track_caller]
    pub(crate) fn frame(&self, selector: &str) {
        let element = self.see(selector);
        self.command("/frame", &json!({ "id": element }));
        // A frame that is loaded late shows its board before its scripts listen.
        let ready = "return location.href !== 'about:blank' && document.readyState === 'complete'";
        self.wait("the frame is ready", ready, &[]);
    }

    /// Nothing hangs over the right edge.
    #[track_caller]
    pub(crate) fn fits(&self) {
        // A phone makes its window as wide as the page wants: the screen is what counts.
        let script = "const root = document.documentElement;
            const wide = Math.max(root.scrollWidth, document.body?.scrollWidth ?? 0, innerWidth);
            const by = [...document.querySelectorAll('body *')]
                .find((it) => it.getBoundingClientRect().right > arguments[0] + 0.5);
            return [wide, by?.outerHTML.slice(0, 200) ?? ''];";
        let room = self.width.get();
        let size = self.look(script, &[json!(room)]);
        let wide = size[0].as_f64().expect("a width is a number");
        assert!(wide <= f64::from(room), "{}: {wide} wide, by {}", self.url(), size[1]);
    }

    /// What the pages report: errors of scripts, violations of the policy, unexpected failures.
    #[track_caller]
    pub(crate) fn complaints(&self) -> Vec<String> {
        if self.driver.engine() == Engine::Firefox {
            return self.driver.complaints();
        }
        let log = self.command("/se/log", &json!({ "type": "browser" }));
        let entries = log.as_array().expect("the log is a list");
        entries
            .iter()
            .filter(|entry| entry["level"] == "SEVERE")
            .filter(|entry| !(self.failures_expected && entry["source"] == "network"))
            .map(|entry| format!("{}: {}", entry["source"], entry["message"]))
            .collect()
    }
}

impl Browser {
    /// Leaves a screenshot in the build folder.
    fn picture(&self) {
        let shot = self.driver.command("GET", "/screenshot", &Value::Null);
        if let Some(text) = shot.ok().as_ref().and_then(Value::as_str) {
            let dir = folder_of_pictures();
            let _ = fs::create_dir_all(&dir);
            let _ = fs::write(dir.join(format!("{}.png", self.name)), decode(text));
        }
    }

    /// Waits until the pages have complained this many times.
    #[track_caller]
    pub(crate) fn wait_for_complaints(&self, number: usize) -> Vec<String> {
        let until = Instant::now() + PATIENCE;
        let mut heard = Vec::new();
        while heard.len() < number {
            assert!(Instant::now() < until, "{number} complaints, but only {heard:?}");
            heard.extend(self.complaints());
            thread::sleep(BLINK);
        }
        heard
    }
}

impl Drop for Browser {
    /// No test has to remember to ask for complaints; a failure leaves a screenshot.
    fn drop(&mut self) {
        if thread::panicking() {
            self.picture();
        } else {
            assert_eq!(self.complaints(), Vec::<String>::new(), "the pages complained");
        }
    }
}

fn folder_of_pictures() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser").join("pictures")
}

/// The bytes of a text in base 64.
fn decode(text: &str) -> Vec<u8> {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut held, mut bits) = (0_u32, 0);
    for digit in text.bytes().filter_map(digit) {
        held = held << 6 | u32::from(digit);
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits & 0xFF) as u8);
        }
    }
    bytes
}
