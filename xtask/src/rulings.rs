//! The rulings: each number listed in `docs/rulings.md` is a test of its name and stands beside
//! the code that follows it, and the other way.

use std::collections::BTreeSet;
use std::fs;

use crate::shell::{self, Line};

/// The list of rulings.
const LIST: &str = "docs/rulings.md";

/// Compares the list with the tests of the game crates.
pub(crate) fn check() -> Result<(), String> {
    shell::say("rulings");
    let read = |name: &str| {
        fs::read_to_string(shell::root().join(name)).map_err(|error| format!("{name}: {error}"))
    };
    let files = Line::new("git", &["ls-files", "--cached", "--others", "--exclude-standard"]);
    let (mut tested, mut coded) = (BTreeSet::new(), BTreeSet::new());
    for name in files.read()?.lines() {
        // A file that was just removed is still listed.
        if is_test(name) {
            tested.extend(read(name).map(|text| in_tests(&text)).unwrap_or_default());
        } else if let Some(letter) = letter_of(name) {
            let numbers = read(name).map(|text| in_comments(&text)).unwrap_or_default();
            coded.extend(numbers.into_iter().filter(|number| number.starts_with(letter)));
        }
    }
    let listed = in_list(&read(LIST)?);
    let untested = listed.difference(&tested).map(|number| format!("{number} has no test"));
    let unlisted = tested.difference(&listed).map(|number| format!("{number} is not in {LIST}"));
    let uncoded = listed.difference(&coded).map(|number| format!("{number} is beside no code"));
    let unknown = coded.difference(&listed).map(|number| format!("{number} is not in {LIST}"));
    let problems: Vec<String> = untested.chain(unlisted).chain(uncoded).chain(unknown).collect();
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\nxtask: ")) }
}

fn is_test(name: &str) -> bool {
    name.starts_with("crates/") && name.contains("/tests/") && name.ends_with(".rs")
}

/// The letter of the rulings that a file of rules follows. What a crate says of itself at its top
/// is beside no code.
fn letter_of(name: &str) -> Option<char> {
    let crates =
        [("crates/city-of-light/", 'C'), ("crates/paris-paris/", 'P'), ("crates/paris/", 'K')];
    let (_, letter) = crates.into_iter().find(|(folder, _)| name.starts_with(folder))?;
    (name.contains("/src/") && name.ends_with(".rs") && !name.ends_with("/lib.rs"))
        .then_some(letter)
}

/// The numbers that comments name.
fn in_comments(text: &str) -> BTreeSet<String> {
    let comments = text.lines().filter_map(|line| Some(line.split_once("//")?.1));
    let words = comments.flat_map(|it| it.split(|sign: char| !sign.is_ascii_alphanumeric()));
    words.filter(|word| is_number(word)).map(str::to_owned).collect()
}

/// The numbers in the first column of the tables.
fn in_list(text: &str) -> BTreeSet<String> {
    let cells = text.lines().filter_map(|line| line.strip_prefix("| ")?.split(' ').next());
    cells.filter(|cell| is_number(cell)).map(str::to_owned).collect()
}

/// The numbers that names of tests begin with.
fn in_tests(text: &str) -> BTreeSet<String> {
    let names = text.lines().filter_map(|line| line.trim_start().strip_prefix("fn "));
    let numbers = names.filter_map(|name| name.split('_').next()).map(str::to_uppercase);
    numbers.filter(|number| is_number(number)).collect()
}

/// Whether a word is the number of a ruling: the letter of a game and digits.
fn is_number(word: &str) -> bool {
    word.strip_prefix(['C', 'P', 'K']).is_some_and(|digits| {
        !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ruling_is_a_test_and_every_such_test_a_ruling() {
        assert_eq!(check(), Ok(()));
    }

    #[test]
    fn numbers_are_found_in_lists_and_in_names() {
        let list = "| no. | question |\n|---|---|\n| K12 | who? |\n| Kx | no |\n";
        assert_eq!(in_list(list), BTreeSet::from(["K12".to_owned()]));
        let tests = "#[test]\nfn p3_a_tour() {}\n    fn c14_inside() {}\nfn keys_are() {}\n";
        assert_eq!(in_tests(tests), BTreeSet::from(["C14".to_owned(), "P3".to_owned()]));
        let code = "/// Who may (K3)?\nlet K4 = 1; // not K5's\n";
        assert_eq!(in_comments(code), BTreeSet::from(["K3".to_owned(), "K5".to_owned()]));
        assert_eq!(letter_of("crates/paris/src/legal/key.rs"), Some('K'));
        assert_eq!(letter_of("crates/paris/tests/it/laws.rs"), None);
    }
}
