//! What we build on: where it comes from, under which licences, and what we carry twice.
//!
//! Advisories need a database from outside and are not looked up here.

use std::collections::BTreeMap;
use std::fs;

use crate::shell;

/// Licences that may be combined with ours and ask for nothing but their own text.
const LICENCES: [&str; 11] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Crates that are in the lock file in two versions, each with the reason why we accept it.
const TWICE: [(&str, &str); 6] = [
    ("base64", "postgres-protocol uses the one before; a few hundred lines"),
    ("fallible-iterator", "rusqlite and postgres-protocol differ; a trait of a few hundred lines"),
    ("getrandom", "ring uses an older one; a few hundred lines"),
    ("syn", "maud still uses the older one; built once for the host, never shipped"),
    ("wasi", "targets that we do not build for; only named in the lock file"),
    ("windows-sys", "ring uses an older one, on Windows only"),
];

/// Checks licences, sources and doubles.
pub(crate) fn check() -> Result<(), String> {
    shell::say("licences, sources and doubled versions of what we build on");
    let tree = shell::cargo(&[
        "tree",
        "--workspace",
        "--edges=normal,build,dev",
        "--target=all",
        "--prefix=none",
        "--no-dedupe",
        "--locked",
        "--format={p}|{l}",
    ])
    .read()?;
    let lock = shell::root().join("Cargo.lock");
    let lock = fs::read_to_string(&lock).map_err(|error| format!("Cargo.lock: {error}"))?;
    let mut problems = licences(&tree);
    problems.extend(sources(&lock));
    problems.extend(doubles(&lock, &TWICE));
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\nxtask: ")) }
}

/// Crates whose licence we may not use.
fn licences(tree: &str) -> Vec<String> {
    let mut lines: Vec<&str> = tree.lines().filter(|line| !line.is_empty()).collect();
    lines.sort_unstable();
    lines.dedup();
    lines
        .into_iter()
        .filter_map(|line| {
            let (package, licence) = line.rsplit_once('|').unwrap_or((line, ""));
            let name = package.split(' ').next().unwrap_or(package);
            if licence.is_empty() {
                Some(format!("{name} names no licence"))
            } else if allowed(licence) {
                None
            } else {
                Some(format!("{name} is under {licence}, which we may not use"))
            }
        })
        .collect()
}

/// Whether an expression of licences can be met by those we may use: of each alternative one.
fn allowed(licence: &str) -> bool {
    let licence = licence.replace('/', " OR ").replace(['(', ')'], "");
    licence.split(" AND ").all(|part| {
        part.split(" OR ").any(|one| {
            let plain = one.split(" WITH ").next().unwrap_or(one);
            LICENCES.contains(&plain.trim())
        })
    })
}

/// Packages of the lock file that come from anywhere but the one registry.
fn sources(lock: &str) -> Vec<String> {
    let mut registry = None;
    packages(lock)
        .filter_map(|package| {
            let source = package.source?;
            let usual = *registry.get_or_insert(source) == source;
            (!usual || !source.starts_with("registry+"))
                .then(|| format!("{} comes from {source}", package.name))
        })
        .collect()
}

/// Packages that are there in more versions than we have agreed to.
fn doubles(lock: &str, agreed: &[(&str, &str)]) -> Vec<String> {
    let mut versions: BTreeMap<&str, usize> = BTreeMap::new();
    for package in packages(lock) {
        *versions.entry(package.name).or_default() += 1;
    }
    let known = |name: &str| agreed.iter().any(|(agreed, _)| *agreed == name);
    let surplus = versions
        .iter()
        .filter(|&(&name, &count)| count > if known(name) { 2 } else { 1 })
        .map(|(name, count)| format!("{name} is there in {count} versions: cargo tree -d"));
    let outlived = agreed
        .iter()
        .filter(|(name, _)| versions.get(name).is_none_or(|&count| count < 2))
        .map(|(name, _)| format!("{name} is no longer there twice: xtask/src/supply.rs"));
    surplus.chain(outlived).collect()
}

/// A package of the lock file.
struct Package<'a> {
    name: &'a str,
    source: Option<&'a str>,
}

fn packages(lock: &str) -> impl Iterator<Item = Package<'_>> {
    lock.split("[[package]]").skip(1).filter_map(|part| {
        let value = |key: &str| {
            part.lines()
                .find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \"")?.strip_suffix('"'))
        };
        Some(Package { name: value("name")?, source: value("source") })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_we_build_on_is_in_order() {
        assert_eq!(check(), Ok(()));
    }

    #[test]
    fn a_licence_that_binds_others_is_noticed() {
        assert!(allowed("MIT/Apache-2.0"));
        assert!(allowed("(MIT OR Apache-2.0) AND Unicode-3.0"));
        assert!(allowed("Apache-2.0 OR GPL-2.0-only"));
        assert!(allowed("Apache-2.0 WITH LLVM-exception"));
        assert!(!allowed("MIT AND GPL-3.0-only"));
        let tree = "good v1.0.0|MIT\ngood v1.0.0|MIT\n\nbad v1.0.0|GPL-3.0-only\nmute v0.1.0|\n";
        assert_eq!(
            licences(tree),
            ["bad is under GPL-3.0-only, which we may not use", "mute names no licence"]
        );
    }

    #[test]
    fn another_source_and_a_second_version_are_noticed() {
        let package = |name: &str, version: &str, source: &str| {
            format!(
                "[[package]]\nname = \"{name}\"\nversion = \"{version}\"\nsource = \"{source}\"\n"
            )
        };
        let lock = [
            package("a", "1.0.0", "registry+here"),
            package("a", "2.0.0", "registry+here"),
            package("b", "1.0.0", "git+there"),
            package("c", "1.0.0", "registry+elsewhere"),
            "[[package]]\nname = \"ours\"\nversion = \"0.1.0\"\n".to_owned(),
        ]
        .concat();
        assert_eq!(sources(&lock), ["b comes from git+there", "c comes from registry+elsewhere"]);
        assert_eq!(
            doubles(&lock, &[("d", "gone")]),
            [
                "a is there in 2 versions: cargo tree -d",
                "d is no longer there twice: xtask/src/supply.rs"
            ]
        );
        assert_eq!(doubles(&lock, &[("a", "agreed")]), [""; 0]);
    }
}
