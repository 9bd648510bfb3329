//! Random requests: what they are made of, and how long it goes on.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use table::{Chance as _, Quick};

/// How many requests are sent when nobody says otherwise.
const REQUESTS: usize = 3000;

/// How long to go on: a number of requests or, for runs by hand, a number of seconds
/// (`LUTECE_FUZZ_SECONDS=600`).
pub(crate) struct Until {
    end: Option<Instant>,
    left: usize,
    /// How many there were.
    pub(crate) count: usize,
}

impl Until {
    pub(crate) fn new() -> Self {
        let seconds = std::env::var("LUTECE_FUZZ_SECONDS").ok().and_then(|it| it.parse().ok());
        let end = seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds));
        Self { end, left: REQUESTS, count: 0 }
    }

    /// Whether there is to be one more.
    pub(crate) fn more(&mut self) -> bool {
        self.count += 1;
        match self.end {
            Some(end) => Instant::now() < end,
            None => {
                self.left = self.left.saturating_sub(1);
                self.left > 0
            }
        }
    }
}

/// The seed of a run: the same every time, or one for each run by hand
/// (`LUTECE_FUZZ_SEED=2`).
pub(crate) fn seed(usual: u64) -> u64 {
    let asked: Option<u64> =
        std::env::var("LUTECE_FUZZ_SEED").ok().and_then(|seed| seed.parse().ok());
    asked.map_or(usual, |seed| usual.wrapping_add(seed << 32))
}

pub(crate) fn pick<'a, T>(chance: &mut Quick, items: &'a [T]) -> &'a T {
    &items[chance.below(items.len())]
}

/// Texts that somebody might send where another is expected.
pub(crate) const TEXTS: [&str; 36] = [
    "",
    "me",
    "free",
    "bot:random",
    "bot:",
    "1",
    "0",
    "-1",
    "4294967296",
    "18446744073709551616",
    "1e9",
    "null",
    "\u{0}",
    "take P5",
    "start",
    "undo 0",
    "\n",
    "\r\nset-cookie: a=b",
    "é\u{202e}x",
    "\u{feff}",
    "\u{10ffff}\u{1f5fc}\u{301}\u{301}\u{301}",
    "'; DROP TABLE actions; --",
    "<script>alert(1)</script>",
    "lutece record 1\n",
    "../../x",
    "%2e%2e%2f",
    "%",
    "%zz",
    "9f",
    "zz",
    "city-of-light",
    "paris",
    "haussmann",
    "en",
    "day",
    "text/html",
];

/// A value that might be sent where another is expected.
pub(crate) fn odd_value(chance: &mut Quick, depth: u32) -> Value {
    match chance.below(if depth == 0 { 9 } else { 11 }) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(chance.below(6)),
        3 => json!(-1),
        4 => json!(1.5e300),
        5 => json!(u64::MAX),
        6..=7 => json!(pick(chance, &TEXTS)),
        8 => json!(pick(chance, &["x", "é", "\u{1f5fc}", "[", " "]).repeat(chance.below(2000))),
        9 => Value::Array((0..chance.below(4)).map(|_| odd_value(chance, depth - 1)).collect()),
        _ => odd_object(chance, depth - 1),
    }
}

/// An object with fields of ours and others.
pub(crate) fn odd_object(chance: &mut Quick, depth: u32) -> Value {
    const KEYS: [&str; 22] = [
        "move", "click", "version", "seat", "seats", "name", "entropy", "game", "table", "record",
        "ply", "options", "public", "edition", "level", "text", "password", "nonsense", "seat1",
        "seat2", "name1", "theme",
    ];
    let mut object = serde_json::Map::new();
    for _ in 0..chance.below(5) {
        object.insert((*pick(chance, &KEYS)).to_owned(), odd_value(chance, depth));
    }
    Value::Object(object)
}

/// Some bytes of a text changed, cut or doubled.
pub(crate) fn damage(chance: &mut Quick, mut bytes: Vec<u8>) -> Vec<u8> {
    for _ in 0..1 + chance.below(4) {
        if bytes.is_empty() {
            return bytes;
        }
        let at = chance.below(bytes.len());
        match chance.below(4) {
            0 | 1 => bytes[at] = chance.below(256) as u8,
            2 => bytes.truncate(at),
            _ => bytes.extend_from_within(at..),
        }
    }
    bytes
}

/// A flat object as the body of a form; nested values as their JSON.
pub(crate) fn form(object: &Value) -> Vec<u8> {
    let mut body = Vec::new();
    for (key, value) in object.as_object().into_iter().flatten() {
        if !body.is_empty() {
            body.push(b'&');
        }
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        for (text, end) in [(key.as_str(), Some(b'=')), (value.as_str(), None)] {
            for byte in text.bytes() {
                match byte {
                    b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => body.push(byte),
                    other => body.extend_from_slice(format!("%{other:02X}").as_bytes()),
                }
            }
            body.extend(end);
        }
    }
    body
}

/// A text as part of an address.
pub(crate) fn encoded(text: &str) -> String {
    let body = form(&json!({ "x": text }));
    String::from_utf8(body[2..].to_vec()).expect("an encoded text is ASCII")
}
