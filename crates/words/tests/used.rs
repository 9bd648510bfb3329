//! Every text is used: an id that no source names is dead.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use lutece_words::Lang;

/// String literals of a source file that can be ids: whole, or with braces where something is
/// filled in.
fn literals(source: &str, into: &mut BTreeSet<String>) {
    let parts: Vec<&str> = source.split('"').collect();
    for (at, text) in parts.iter().enumerate().skip(1) {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-{}._:".contains(c);
        if text.contains('-') && text.chars().all(plain) {
            // The beginning of the terms of `table::words!`, which end with its words.
            let terms = parts[at - 1].ends_with("terms ");
            into.insert(if terms { format!("{text}{{}}") } else { (*text).to_owned() });
        }
    }
}

fn sources(folder: &Path, into: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder of the repository") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            let skipped = ["target", "i18n", "tests"].map(Into::into);
            if !skipped.contains(&path.file_name().expect("a name").to_owned()) {
                sources(&path, into);
            }
        } else if path.extension().is_some_and(|it| it == "rs" || it == "js") {
            literals(&fs::read_to_string(&path).expect("text"), into);
        }
    }
}

/// Whether a literal with braces can become an id. The part before the first brace has to say
/// which family of texts is meant.
fn becomes(literal: &str, id: &str) -> bool {
    let Some((head, mut rest)) = literal.split_once('{') else { return literal == id };
    let Some(mut left) = id.strip_prefix(head) else { return false };
    if !head.contains('-') {
        return false;
    }
    loop {
        let Some((_, tail)) = rest.split_once('}') else { return false };
        let (between, next) = tail.split_once('{').unwrap_or((tail, ""));
        if tail.find('{').is_none() {
            return left.len() > between.len() && left.ends_with(between);
        }
        let Some(at) = left.find(between).filter(|at| *at > 0) else { return false };
        left = &left[at + between.len()..];
        rest = next;
    }
}

#[test]
fn no_text_is_left_over() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut named = BTreeSet::new();
    sources(&root.join("crates"), &mut named);
    assert!(named.len() > 300, "the sources are there");
    let ending = |it: &'_ String| -> Option<String> {
        let (name, ending) = it.strip_prefix('{')?.split_once('}')?;
        (!name.is_empty() && ending.starts_with('-') && !ending.contains('{'))
            .then(|| ending.to_owned())
    };
    let endings: Vec<String> = named.iter().filter_map(ending).collect();
    let mut left = Vec::new();
    for (name, text) in lutece_words::files(Lang::En) {
        for line in text.lines() {
            let Some((id, _)) = line.split_once(" =") else { continue };
            if !id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
                continue;
            }
            // Verbs are used by sentences; another test compares those.
            if id.starts_with("who-") && id != "who-you" {
                continue;
            }
            let stem = endings.iter().find_map(|ending| id.strip_suffix(ending.as_str()));
            let used = |id: &str| named.iter().any(|literal| becomes(literal, id));
            if !used(id) && !stem.is_some_and(used) {
                left.push(format!("{name}: {id}"));
            }
        }
    }
    assert!(left.is_empty(), "nobody says:\n{}", left.join("\n"));
}

#[test]
fn a_filled_literal_is_recognised_and_another_is_not() {
    assert!(becomes("end-tie-{}-{number}", "end-tie-paris-1"));
    assert!(becomes("opt-{kind}-{}", "opt-paris-paris-doubles"));
    assert!(becomes("rules-{kind}-{section}-title", "rules-paris-aim-title"));
    assert!(!becomes("rules-{kind}-{section}-title", "rules-paris-aim-figure"));
    assert!(!becomes("table-{name}", "table"));
    assert!(!becomes("{id}-line", "opt-paris-line"), "the family is not said");
}
