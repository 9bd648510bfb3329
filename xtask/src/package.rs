//! Crates that others can use: each library is packed as it would be published, and each packed
//! tree is built against the packed trees of the others, not against this workspace.
//!
//! Cargo orders them and lends each one the packages before it. Nothing is published. It builds
//! everything below the server once more, which is why this is a task of its own.

use std::fs;

use crate::shell;

/// Packs and builds them.
pub(crate) fn check() -> Result<(), String> {
    // What is not committed yet may be tried too.
    let mut line = shell::cargo(&["package", "--locked", "--allow-dirty"]);
    for name in published()? {
        line.args(&["--package".to_owned(), name]);
    }
    line.run()
}

/// The names of the packages that are not kept to ourselves.
fn published() -> Result<Vec<String>, String> {
    let folder = shell::root().join("crates");
    let entries = fs::read_dir(&folder).map_err(|error| format!("crates: {error}"))?;
    let mut names = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| format!("crates: {error}"))?.path().join("Cargo.toml");
        let manifest = fs::read_to_string(&path);
        let manifest = manifest.map_err(|error| format!("{}: {error}", path.display()))?;
        names.extend(package(&manifest).map(str::to_owned));
    }
    names.sort_unstable();
    Ok(names)
}

/// The name of a package that may be published.
fn package(manifest: &str) -> Option<&str> {
    let head = manifest.split("\n[").next()?;
    let name = head.lines().find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'))?;
    (!head.lines().any(|line| line == "publish = false")).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_to_ourselves_is_not_packed() {
        let open = "[package]\nname = \"open\"\n\n[dependencies]\nname = \"other\"\n";
        assert_eq!(package(open), Some("open"));
        assert_eq!(package(&open.replace("\n\n", "\npublish = false\n\n")), None);
        let names = published().expect("the crates are there");
        assert!(names.iter().any(|name| name == "lutece-table"), "{names:?}");
        assert!(!names.iter().any(|name| name == "lutece-server"), "{names:?}");
    }
}
