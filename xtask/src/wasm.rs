//! Everything but the server can run inside a page: the crates below it compile for
//! `wasm32-unknown-unknown`.
//!
//! By rustup's target where somebody added it. Otherwise with Debian's own compiler, which has the
//! source of the standard library beside it and builds that too: three minutes of processor time,
//! which is why this is a task of its own and not part of `check`.

use std::path::Path;

use crate::shell::{self, Line};
use crate::tools;

const TARGET: &str = "wasm32-unknown-unknown";

/// What an application without a server would be made of.
const CRATES: [&str; 9] = [
    "table",
    "city-of-light",
    "paris-paris",
    "paris",
    "catalog",
    "search",
    "words",
    "draw",
    "site",
];

/// Debian's compiler with the source of its standard library, and a linker for the target.
const PACKAGES: [(&str, &str); 4] = [
    ("rustc-web", "/usr/bin/rustc"),
    ("cargo-web", "/usr/bin/cargo"),
    ("rust-web-src", "/usr/lib/rustlib/src/rust"),
    ("lld", "/usr/bin/wasm-ld"),
];

/// Compiles them.
pub(crate) fn check() -> Result<(), String> {
    let mut line = if rustup_has_it() { shell::cargo(&["check", "--locked"]) } else { debians()? };
    line.args(&["--target".to_owned(), TARGET.to_owned()]);
    for name in CRATES {
        line.args(&["--package".to_owned(), format!("lutece-{name}")]);
    }
    line.run()
}

fn rustup_has_it() -> bool {
    Line::new("rustup", &["target", "list", "--installed"])
        .read()
        .is_ok_and(|list| list.lines().any(|line| line == TARGET))
}

fn debians() -> Result<Line, String> {
    let missing: Vec<&str> = PACKAGES
        .iter()
        .filter(|(_, file)| !Path::new(file).exists())
        .map(|(package, _)| *package)
        .collect();
    if !missing.is_empty() {
        tools::install(&missing)?;
    }
    let folder = shell::root().join("target").join("wasm");
    let folder = folder.to_str().ok_or("the path of the project is not text")?;
    Ok(Line::new("/usr/bin/cargo", &["check", "--locked", "-Zbuild-std=std,panic_abort"])
        .with("RUSTC", "/usr/bin/rustc")
        .with("RUSTC_BOOTSTRAP", "1")
        .with("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld")
        .with("CARGO_TARGET_DIR", folder))
}
