//! The maps of the server and of the scripts name everything there is: a file's purpose can be
//! found in the document, and adding a file means adding a line.

use std::fs;

use crate::shell;

/// A document, a folder, and how a file of it is named in the document's tables.
const MAPS: [(&str, &str, &str); 5] = [
    ("docs/server.md", "crates/server/src", "`NAME`"),
    ("docs/server.md", "crates/server/src/live", "NAME.rs`"),
    ("docs/server.md", "crates/site/src", "`site::NAME`"),
    ("docs/server.md", "crates/site/src/model", "`NAME.rs`"),
    ("docs/browser.md", "crates/site/web", "`NAME`"),
];

/// Roots of crates and folders, which say themselves what they are, and what is a test as a whole.
const EXCUSED: [&str; 3] = ["lib", "mod", "hidden"];

/// Looks for what no map has.
pub(crate) fn check() -> Result<(), String> {
    shell::say("maps of modules");
    let mut problems = Vec::new();
    for (map, folder, named) in MAPS {
        let text = fs::read_to_string(shell::root().join(map));
        let text = text.map_err(|error| format!("{map}: {error}"))?;
        let names = names(folder)?;
        let lost = missing(&text, &names, named);
        problems.extend(lost.iter().map(|name| format!("{map}: {folder}/{name} is missing")));
    }
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\nxtask: ")) }
}

/// The modules in a folder.
fn names(folder: &str) -> Result<Vec<String>, String> {
    let problem = |error| format!("{folder}: {error}");
    let mut names = Vec::new();
    for entry in fs::read_dir(shell::root().join(folder)).map_err(problem)? {
        let path = entry.map_err(problem)?.path();
        let code = path.is_dir() || path.extension().is_some_and(|it| it == "rs" || it == "js");
        let name = path.file_stem().and_then(|it| it.to_str()).filter(|_| code);
        names.extend(name.filter(|name| !EXCUSED.contains(name)).map(str::to_owned));
    }
    names.sort_unstable();
    names.dedup();
    Ok(names)
}

/// The names that no table of a document has.
fn missing<'a>(text: &str, names: &'a [String], named: &str) -> Vec<&'a str> {
    let rows: String = text.lines().filter(|line| line.starts_with('|')).collect();
    let is_missing = |name: &&String| !rows.contains(&named.replace("NAME", name));
    names.iter().filter(is_missing).map(String::as_str).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_maps_name_everything() {
        assert_eq!(check(), Ok(()));
    }

    #[test]
    fn what_is_only_spoken_of_is_missing() {
        let text = "The `door` is in `live/slot.rs`.\n\n| file | what |\n|---|---|\n| `live/act.rs` | acts |\n";
        let names = ["act", "slot"].map(str::to_owned);
        assert_eq!(missing(text, &names, "NAME.rs`"), ["slot"]);
        assert_eq!(missing(text, &names, "`NAME`"), ["act", "slot"]);
    }
}
