//! Whole games in another browser than that of all other tests.
//!
//! Debian has Firefox but not its driver, which is a Rust program on crates.io: it is compiled once
//! into the build folder. That takes a few minutes of processor time, which is why this is a task of
//! its own and not part of `test`.

use std::path::Path;

use crate::shell;
use crate::tools;

/// Debian's package and its program.
const FIREFOX: (&str, &str) = ("firefox-esr", "/usr/bin/firefox-esr");

/// The driver, and the version that was tried.
const DRIVER: (&str, &str) = ("geckodriver", "0.37.1");

/// What is played: a game of each kind from the first move to the last.
const GAMES: &str = "games::";

/// Installs what is missing and plays.
pub(crate) fn test(args: &[String]) -> Result<(), String> {
    let path = tools::ready()?;
    if !Path::new(FIREFOX.1).exists() {
        tools::install(&[FIREFOX.0])?;
    }
    let folder = shell::root().join("target").join("tools");
    let root = folder.to_str().ok_or("the path of the project is not text")?;
    if !folder.join("bin").join(DRIVER.0).exists() {
        let build = format!("{root}/build");
        let version = DRIVER.1;
        let install = ["install", DRIVER.0, "--version", version, "--locked", "--root", root];
        shell::cargo(&[&install[..], &["--target-dir", &build]].concat()).run()?;
    }
    // The same crates and features as in `test`, so that nothing is compiled twice.
    let mut line = shell::cargo(&["test", "--workspace", "--locked", "--test", "browser", GAMES])
        .with("PATH", &format!("{root}/bin:{path}"))
        .with("LUTECE_BROWSER", "firefox");
    line.args(args);
    line.run()
}
