//! The types of the page's scripts, checked by TypeScript as `crates/site/web/jsconfig.json` says.
//! The scripts stay as they are: nothing is compiled.

use std::fs;

use crate::shell::{self, Line};
use crate::tools;

/// The version that checks.
const TYPESCRIPT: &str = "5.9.3";

/// Checks every script.
pub(crate) fn check() -> Result<(), String> {
    let dir = format!("target/typescript-{TYPESCRIPT}");
    if !shell::root().join(&dir).join("package/lib/tsc.js").exists() {
        fetch(&dir)?;
    }
    Line::new(
        "node",
        &[&format!("{dir}/package/lib/tsc.js"), "--project", "crates/site/web/jsconfig.json"],
    )
    .run()
}

/// Fetches the checker into the build folder.
fn fetch(dir: &str) -> Result<(), String> {
    tools::need("npm")?;
    fs::create_dir_all(shell::root().join(dir)).map_err(|error| format!("{dir}: {error}"))?;
    let package = format!("typescript@{TYPESCRIPT}");
    Line::new("npm", &["pack", "--silent", "--pack-destination", dir, &package]).run()?;
    let packed = format!("{dir}/typescript-{TYPESCRIPT}.tgz");
    Line::new("tar", &["-xzf", &packed, "-C", dir, "package/lib"]).run()
}
