//! One place for each game: nothing above the catalog knows one by its name, and each can be taken
//! alone. A fourth game that no program ships proves it, see docs/adding-a-game.md.

use std::fs;
use std::path::PathBuf;

use crate::shell::{self, Line};

/// The features of `catalog`, `search` and `draw`, by the names of the games.
const GAMES: [&str; 3] = ["city-of-light", "paris-paris", "paris"];

/// What shows any game, and so knows none.
const BLIND: [&str; 3] = ["crates/site/src", "crates/server/src", "crates/site/web"];

/// How code can name a game: as text, as a crate, as a type.
const NAMES: [&str; 7] = [
    "city-of-light",
    "city_of_light",
    "CityOfLight",
    "ParisParis",
    "Kind::Paris",
    "\"paris",
    "[data-game=",
];

/// Data that happens to have the name of a town, and files that are tests as a whole.
const EXCUSED: [&str; 3] = ["people/common.rs", "/tests.rs", "server/src/hidden.rs"];

/// Looks for places that know a game.
pub(crate) fn check() -> Result<(), String> {
    shell::say("places that know a game");
    let mut listing = vec!["ls-files", "--cached", "--others", "--exclude-standard", "--"];
    listing.extend(BLIND);
    let mut problems = Vec::new();
    for name in Line::new("git", &listing).read()?.lines() {
        let code = [".rs", ".js", ".css"].iter().any(|ending| name.ends_with(ending));
        if !code || EXCUSED.iter().any(|excused| name.contains(excused)) {
            continue;
        }
        if let Ok(text) = fs::read_to_string(shell::root().join(name)) {
            problems.extend(named(name, &text));
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\nxtask: ")) }
}

/// Compiles bots, analysis and drawings for one game at a time.
pub(crate) fn each_alone() -> Result<(), String> {
    for (package, game) in
        ["lutece-search", "lutece-draw"].into_iter().flat_map(|it| GAMES.map(|game| (it, game)))
    {
        let mut line =
            shell::cargo(&["clippy", "--package", package, "--lib", "--no-default-features"]);
        line.args(&["--locked", "--features", game, "--", "-D", "warnings"].map(str::to_owned));
        line.run()?;
    }
    Ok(())
}

/// What draws, says and shows any game: all its tests are run with the fourth.
const SHOWING: [&str; 3] = ["draw", "words", "site"];

/// Plays the fourth game: drawing, words, pages, commands and the browser, built with its feature.
///
/// Both commands are about the same packages and features, so that neither compiles what the other has.
pub(crate) fn fourth(path: &str) -> Result<(), String> {
    let run = |targets: &[String]| {
        let mut line = shell::cargo(&["test", "--locked"]).with("PATH", path);
        let showing = SHOWING.map(|name| format!("lutece-{name}"));
        for name in showing.iter().map(String::as_str).chain(["lutece"]) {
            let feature = format!("{name}/lanterns");
            line.args(&["--package", name, "--features", &feature].map(str::to_owned));
        }
        line.args(targets);
        line.run()
    };
    let mut targets = vec!["--lib".to_owned()];
    for name in SHOWING.iter().map(|name| tests(name)).collect::<Vec<_>>().concat() {
        targets.extend(["--test".to_owned(), name]);
    }
    run(&targets)?;
    run(&["--test", "cli", "--test", "browser", "lanterns::"].map(str::to_owned))
}

/// The programs of tests that a crate has besides those in its source.
fn tests(name: &str) -> Vec<String> {
    let entries = fs::read_dir(shell::root().join("crates").join(name).join("tests"));
    let paths = entries.into_iter().flatten().flatten().map(|entry| entry.path());
    let is_program = |path: &PathBuf| {
        path.extension().is_some_and(|it| it == "rs") || path.join("main.rs").is_file()
    };
    let stem = |path: PathBuf| Some(path.file_stem()?.to_str()?.to_owned());
    paths.filter(is_program).filter_map(stem).collect()
}

/// The lines of a file that name a game, but for comments and tests.
fn named(name: &str, text: &str) -> Vec<String> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default().lines().enumerate();
    code.filter(|(_, line)| !line.trim_start().starts_with("//"))
        .filter_map(|(at, line)| Some((at, NAMES.iter().find(|known| line.contains(*known))?)))
        .map(|(at, known)| format!("{name}:{}: {known} belongs to the game's own crates", at + 1))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_shows_games_knows_one() {
        assert_eq!(check(), Ok(()));
    }

    #[test]
    fn the_tests_of_what_shows_games_are_found() {
        assert!(tests("words").contains(&"languages".to_owned()), "{:?}", tests("words"));
        assert!(tests("draw").contains(&"boards".to_owned()), "{:?}", tests("draw"));
        assert!(
            !tests("draw").contains(&"xml".to_owned()),
            "a part of others: {:?}",
            tests("draw")
        );
        assert_eq!(tests("site"), [""; 0]);
    }

    #[test]
    fn a_branch_by_game_is_found_and_tests_and_prose_are_not() {
        let fine = "//! Like Paris.\nlet town = \"Paris\"; // city-of-light\n";
        assert_eq!(named("a.rs", fine).len(), 1, "a comment at the end of a line is still code");
        let prose = "/// `CityOfLight` is one of three.\n#[cfg(test)]\nmod t { Kind::Paris }\n";
        assert_eq!(named("a.rs", prose), [""; 0]);
        for branch in [
            "if kind == Kind::Paris {",
            "Any::CityOfLight(_) => {",
            "const A: &str = \"paris-event-key-bank\";",
            "[data-game=lanterns] { color: red }",
        ] {
            assert_eq!(named("a.rs", branch).len(), 1, "{branch}");
        }
    }
}
