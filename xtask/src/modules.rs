//! The modules of a crate: which of them use which, and that there are no cycles.
//!
//! A crate whose top-level modules use each other in circles can only be read whole. Only what is
//! in code counts: comments and tests may look wherever they like.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::shell;

/// The crates that are large enough for it to matter.
const CRATES: [&str; 2] = ["site", "server"];

/// Which top-level modules each of them uses.
type Uses = BTreeMap<String, BTreeSet<String>>;

/// Checks that no top-level modules use each other in a circle.
pub(crate) fn check() -> Result<(), String> {
    shell::say("circles among modules");
    for name in CRATES {
        let folder = shell::root().join("crates").join(name).join("src");
        let uses = uses(&files(&folder)?);
        if let Some(circle) = circle(&uses) {
            return Err(format!("modules of {name} use each other: {}", circle.join(" -> ")));
        }
    }
    Ok(())
}

/// The files below a folder by their path in it.
fn files(folder: &Path) -> Result<Vec<(String, String)>, String> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        let problem = |error| format!("{}: {error}", next.display());
        for entry in fs::read_dir(&next).map_err(problem)? {
            let path = entry.map_err(problem)?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "rs") {
                let text = fs::read_to_string(&path).map_err(problem)?;
                let within = path.strip_prefix(folder).map_err(|error| error.to_string())?;
                found.push((within.to_string_lossy().into_owned(), text));
            }
        }
    }
    Ok(found)
}

/// Which top-level modules use which, from the files of a crate.
fn uses(files: &[(String, String)]) -> Uses {
    let root = files.iter().find(|(path, _)| path == "lib.rs").map_or("", |(_, text)| text);
    let names = named(root);
    let mut uses = Uses::new();
    for (path, text) in files {
        let module = path.split(['/', '.']).next().unwrap_or_default();
        if module == "lib" || is_for_tests(root, module) || path.ends_with("tests.rs") {
            continue;
        }
        let of = uses.entry(module.to_owned()).or_default();
        for word in mentioned(&code(text)) {
            // A module goes before a function of its name.
            let module_of = names.get(&word).filter(|_| !declares(root, &word));
            let target = module_of.unwrap_or(&word);
            if target != module {
                of.insert(target.clone());
            }
        }
    }
    // A name that is not a module of the crate comes from elsewhere.
    let known: BTreeSet<String> = uses.keys().cloned().collect();
    uses.values_mut().for_each(|of| of.retain(|it| known.contains(it)));
    uses
}

/// The code of a file: without comments, and without the tests at its end.
fn code(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let is_tests = |at: &usize| {
        lines[*at] == "#[cfg(test)]"
            && lines.get(at + 1).is_some_and(|next| next.contains("mod ") && next.ends_with('{'))
    };
    let end = (0..lines.len()).find(is_tests).unwrap_or(lines.len());
    let code = lines[..end].iter().map(|line| line.split("//").next().unwrap_or_default());
    code.collect::<Vec<_>>().join("\n")
}

/// Whether the root declares a module.
fn declares(root: &str, module: &str) -> bool {
    let declared = format!("mod {module};");
    root.lines().any(|line| line.strip_prefix("pub ").unwrap_or(line) == declared)
}

/// Whether the root declares a module for tests only.
fn is_for_tests(root: &str, module: &str) -> bool {
    let declared = format!("mod {module};");
    let mut before = "";
    root.lines().any(|line| {
        let found = line.ends_with(&declared) && before == "#[cfg(test)]";
        before = line;
        found
    })
}

/// What the root gives another name: `pub use app::AppState` lets `crate::AppState` mean `app`.
fn named(root: &str) -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    for line in root.lines().filter_map(|line| line.strip_prefix("pub use ")) {
        let Some((module, what)) = line.trim_end_matches(';').split_once("::") else { continue };
        for name in what.trim_matches(['{', '}']).split(',') {
            names.insert(name.trim().to_owned(), module.to_owned());
        }
    }
    names
}

/// What comes after `crate::` in code, lists in braces included.
fn mentioned(code: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for after in code.split("crate::").skip(1) {
        match after.strip_prefix('{') {
            None => {
                found.insert(word(after));
            }
            Some(list) => {
                let mut depth = 0;
                let mut start = true;
                for (at, sign) in list.char_indices() {
                    match sign {
                        '{' => depth += 1,
                        '}' if depth == 0 => break,
                        '}' => depth -= 1,
                        ',' if depth == 0 => start = true,
                        _ if start && !sign.is_whitespace() => {
                            found.insert(word(&list[at..]));
                            start = false;
                        }
                        _ => {}
                    }
                }
            }
        }
    }
    found
}

fn word(text: &str) -> String {
    text.chars().take_while(|it| it.is_alphanumeric() || *it == '_').collect()
}

/// A circle of modules, if there is one: the first module stands again at its end.
fn circle(uses: &Uses) -> Option<Vec<String>> {
    let mut done = BTreeSet::new();
    uses.keys().find_map(|module| follow(uses, module, &mut Vec::new(), &mut done))
}

fn follow<'a>(
    uses: &'a Uses,
    module: &'a str,
    way: &mut Vec<&'a str>,
    done: &mut BTreeSet<&'a str>,
) -> Option<Vec<String>> {
    if let Some(at) = way.iter().position(|it| *it == module) {
        let circle = way[at..].iter().chain([&module]);
        return Some(circle.map(ToString::to_string).collect());
    }
    if done.contains(module) {
        return None;
    }
    way.push(module);
    let found = uses.get(module)?.iter().find_map(|next| follow(uses, next, way, done));
    way.pop();
    done.insert(module);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOT: &str = "pub mod app;\n#[cfg(test)]\nmod hidden;\nmod http;\npub mod store;\n\
                        pub use app::{App, http, run};\n";

    fn found(files: &[(&str, &str)]) -> Option<String> {
        let files: Vec<(String, String)> = [("lib.rs", ROOT)]
            .iter()
            .chain(files)
            .map(|(path, text)| ((*path).to_owned(), (*text).to_owned()))
            .collect();
        circle(&uses(&files)).map(|circle| circle.join(" -> "))
    }

    #[test]
    fn no_modules_use_each_other_in_circles() {
        assert_eq!(check(), Ok(()));
    }

    #[test]
    fn a_circle_is_noticed() {
        let app = ("app.rs", "use crate::store::Store;\n");
        let sound = ("http/mod.rs", "use crate::{app::App, store::{Store, now}};\n");
        assert_eq!(found(&[app, sound, ("store.rs", "")]), None);
        let broken = ("store.rs", "fn f() { crate::http::limit() }\n");
        let circle = "app -> store -> http -> app";
        assert_eq!(found(&[app, sound, broken]).as_deref(), Some(circle));
        let by_another_name = ("store.rs", "use crate::App;\n");
        assert_eq!(found(&[app, by_another_name]).as_deref(), Some("app -> store -> app"));
        let in_a_list = ("store.rs", "use crate::{\n    http::{a, b},\n    run,\n};\n");
        assert_eq!(found(&[app, in_a_list]).as_deref(), Some("app -> store -> app"));
    }

    #[test]
    fn comments_and_tests_may_look_anywhere() {
        let app = ("app.rs", "use crate::store::Store;\n");
        let store =
            "//! See [`crate::app`].\n#[cfg(test)]\nmod tests {\n    use crate::app::App;\n}\n";
        let hidden = ("hidden.rs", "use crate::app::App;\nuse crate::store::Store;\n");
        assert_eq!(found(&[app, ("store.rs", store), hidden]), None);
        assert_eq!(found(&[app, ("store/tests.rs", "use crate::app::App;\n")]), None);
    }
}
