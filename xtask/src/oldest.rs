//! The oldest Rust that `Cargo.toml` promises really compiles us, tests and examples included.
//!
//! Rustup brings it. It has a build folder of its own and begins with nothing, which is why this is
//! a task of its own and not part of `check`; there, a lint looks for what is newer in our own code.

use std::fs;

use crate::shell::{self, Line};

/// Compiles everything with it.
pub(crate) fn check() -> Result<(), String> {
    let manifest = fs::read_to_string(shell::root().join("Cargo.toml"))
        .map_err(|error| format!("Cargo.toml: {error}"))?;
    let version = promised(&manifest).ok_or("Cargo.toml: no rust-version")?;
    let toolchain = format!("{version}.0");
    Line::new("rustup", &["toolchain", "install", &toolchain, "--profile", "minimal"]).run()?;
    let what =
        ["check", "--workspace", "--all-targets", "--locked", "--target-dir", "target/oldest"];
    Line::new("rustup", &[&["run", &toolchain, "cargo"][..], &what].concat()).run()
}

/// The version that the workspace promises.
fn promised(manifest: &str) -> Option<&str> {
    manifest.lines().find_map(|line| line.strip_prefix("rust-version = \"")?.strip_suffix('"'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_promise_is_read() {
        assert_eq!(promised("[workspace.package]\nrust-version = \"1.89\"\n"), Some("1.89"));
        assert_eq!(promised("[workspace.package]\n"), None);
        let ours = fs::read_to_string(shell::root().join("Cargo.toml")).expect("it is there");
        assert!(promised(&ours).is_some());
    }
}
