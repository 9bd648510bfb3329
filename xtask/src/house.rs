//! The house rules that no other tool checks: short files, no traces of a developer's machine, no
//! tests that are switched off, no notes to self.

use std::fs;

use crate::shell::{self, Line};

/// The longest that a source file may be, in lines.
const LONGEST: usize = 600;

/// Files in which only length counts, or not even that.
const DATA: [&str; 3] = [".lutece", ".lock", ".svg"];

/// What no text of the project may contain. Written in two parts, or this file would.
const FORBIDDEN: [(&str, &str, &str); 9] = [
    ("/ho", "me/", "a path of somebody's machine"),
    ("/ro", "ot/", "a path of somebody's machine"),
    ("/Us", "ers/", "a path of somebody's machine"),
    ("/wo", "rk/", "a path of somebody's machine"),
    ("/t", "mp/", "a path outside the project"),
    ("#[ign", "ore", "a test that is switched off"),
    ("TO", "DO", "a note to oneself"),
    ("FIX", "ME", "a note to oneself"),
    ("XX", "X", "a note to oneself"),
];

/// The games that ship, and the files that each of them has: if you know one, you can find your way
/// in all.
const GAMES: [&str; 3] = ["city-of-light", "paris-paris", "paris"];
const SOURCES: [&str; 23] = [
    "action", "apply", "choice", "edition", "event", "feats", "game", "legal", "lib", "messages",
    "notation", "options", "position", "possible", "redeal", "refusal", "say", "score", "setup",
    "state", "step", "text", "view",
];
const TESTS: [&str; 9] =
    ["desk", "examples", "laws", "main", "perft", "positions", "records", "rulings", "slow"];

/// Checks every file that git knows.
pub(crate) fn check() -> Result<(), String> {
    shell::say("house rules");
    let listed =
        Line::new("git", &["ls-files", "--cached", "--others", "--exclude-standard"]).read()?;
    let mut problems = missing(|file| shell::root().join(file).exists());
    for name in listed.lines() {
        // A file that was just removed is still listed; one that is not text is a picture.
        if let Ok(text) = fs::read_to_string(shell::root().join(name)) {
            problems.extend(complaints(name, &text));
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\nxtask: ")) }
}

/// The files that a game should have but does not.
fn missing(exists: impl Fn(&str) -> bool) -> Vec<String> {
    let sources = SOURCES.iter().map(|name| format!("src/{name}.rs"));
    let files: Vec<String> = sources.chain(TESTS.map(|it| format!("tests/it/{it}.rs"))).collect();
    GAMES
        .iter()
        .flat_map(|game| files.iter().map(move |file| format!("crates/{game}/{file}")))
        .filter(|file| !exists(file))
        .map(|file| format!("{file} is not there: every game has the same files"))
        .collect()
}

fn complaints(name: &str, text: &str) -> Vec<String> {
    if DATA.iter().any(|ending| name.ends_with(ending)) {
        return Vec::new();
    }
    let mut problems = Vec::new();
    let lines = text.lines().count();
    if name.ends_with(".rs") && lines > LONGEST {
        problems.push(format!("{name}: {lines} lines, more than {LONGEST}: make two of it"));
    }
    for (at, line) in text.lines().enumerate() {
        for (left, right, what) in FORBIDDEN {
            if line.contains(&format!("{left}{right}")) {
                problems.push(format!("{name}:{}: {what}: {left}{right}", at + 1));
            }
        }
    }
    if name.ends_with(".md") {
        problems.extend(dead_links(name, text));
    }
    if name.ends_with(".rs") && !text.starts_with("//!") {
        problems.push(format!("{name}: the first line says what the file is for, after //!"));
    }
    problems.extend(outside(name, text));
    problems
}

/// What a crate embeds from outside of its folder: a package of it would not have that. A module of
/// tests may: a package is built without it.
fn outside(name: &str, text: &str) -> Vec<String> {
    if name.ends_with("/tests.rs") {
        return Vec::new();
    }
    let mut parts = name.split('/').rev().skip(1).collect::<Vec<_>>().into_iter().rev();
    if parts.next() != Some("crates") || parts.nth(1) != Some("src") || !name.ends_with(".rs") {
        return Vec::new();
    }
    let depth = 1 + parts.count();
    let embedded = text.split("include_").skip(1).filter_map(|rest| rest.split(')').next());
    let literals = embedded.filter_map(|it| it.split_once("\"../")?.1.split('"').next());
    literals
        .filter(|rest| rest.matches("../").count() >= depth)
        .map(|rest| format!("{name}: ../{rest} is outside of the crate, and so of its package"))
        .collect()
}

/// Links to files of the project that are not there.
fn dead_links(name: &str, text: &str) -> Vec<String> {
    let folder = shell::root().join(name);
    let folder = folder.parent().expect("a file lies in a folder");
    text.split("](")
        .skip(1)
        .filter_map(|rest| rest.split([')', '#']).next())
        .filter(|link| !link.is_empty() && !link.contains(':') && !folder.join(link).exists())
        .map(|link| format!("{name}: there is no {link} to link to"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_a_file_that_the_others_have_is_found() {
        assert_eq!(missing(|_| true), [""; 0]);
        let problems = missing(|file| file != "crates/paris/src/redeal.rs");
        assert_eq!(problems.len(), 1);
        assert!(problems[0].starts_with("crates/paris/src/redeal.rs"), "{problems:?}");
    }

    #[test]
    fn the_house_is_in_order() {
        assert_eq!(check(), Ok(()));
    }

    #[test]
    fn what_is_out_of_order_is_noticed() {
        assert_eq!(complaints("a.rs", "//! Fine.\n"), [""; 0]);
        assert_eq!(complaints("a.rs", "fn main() {}\n").len(), 1);
        let long = "//! Long.\n".repeat(LONGEST + 1);
        assert_eq!(complaints("a.rs", &long), ["a.rs: 601 lines, more than 600: make two of it"]);
        let links = "[a](README.md) [b](docs/none.md) [c](#here) [d](https://example.org)";
        assert_eq!(complaints("a.md", links), ["a.md: there is no docs/none.md to link to"]);
        let embeds = |path: &str| {
            complaints("crates/a/src/b/c.rs", &format!("//! C.\ninclude_str!(\"{path}\")"))
        };
        assert_eq!(embeds("../../README.md"), [""; 0]);
        assert_eq!(embeds("../../../web/a.js").len(), 1);
        for (left, right, what) in FORBIDDEN {
            let found = complaints("a.md", &format!("one\ntwo {left}{right} three"));
            assert_eq!(found, [format!("a.md:2: {what}: {left}{right}")]);
        }
    }
}
