//! What the tests need besides Rust: a browser with its driver, PostgreSQL, nginx, Caddy, npm for the
//! check of accessibility and that of types, fonts.

use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{self, Line};

/// Where Debian puts the programs of PostgreSQL, one folder for each version.
const POSTGRES: &str = "/usr/lib/postgresql";

/// Where Debian puts nginx, which is not on everybody's path.
const NGINX: &str = "/usr/sbin/nginx";

/// Where Debian puts the Noto fonts.
const FONTS: &str = "/usr/share/fonts/opentype/noto";

/// Something the tests need.
struct Tool {
    package: &'static str,
    missing: fn() -> bool,
}

const TOOLS: [Tool; 10] = [
    Tool { package: "chromium", missing: || !on_path("chromium") },
    Tool { package: "chromium-driver", missing: || !on_path("chromedriver") },
    Tool { package: "postgresql", missing: || !on_path("initdb") && postgres().is_none() },
    Tool { package: "nginx", missing: || !on_path("nginx") && !Path::new(NGINX).exists() },
    Tool { package: "caddy", missing: || !on_path("caddy") },
    Tool { package: "curl", missing: || !on_path("curl") },
    Tool { package: "openssl", missing: || !on_path("openssl") },
    Tool { package: "python3", missing: || !on_path("python3") },
    Tool { package: "npm", missing: || !on_path("npm") },
    Tool { package: "fonts-noto-cjk", missing: || !Path::new(FONTS).exists() },
];

/// Installs what is missing; returns a `PATH` on which everything is found.
pub(crate) fn ready() -> Result<String, String> {
    let missing: Vec<&str> =
        TOOLS.iter().filter(|tool| (tool.missing)()).map(|tool| tool.package).collect();
    if !missing.is_empty() {
        install(&missing)?;
    }
    let path = std::env::var("PATH").unwrap_or_default();
    Ok(match postgres() {
        Some(dir) if !on_path("initdb") => format!("{path}:{}", dir.display()),
        _ => path,
    })
}

/// Installs one thing, known by its package, if it is missing.
pub(crate) fn need(package: &str) -> Result<(), String> {
    match TOOLS.iter().find(|tool| tool.package == package) {
        Some(tool) if !(tool.missing)() => Ok(()),
        _ => install(&[package]),
    }
}

/// Installs packages of Debian or Ubuntu.
pub(crate) fn install(packages: &[&str]) -> Result<(), String> {
    let by_hand =
        |why: &str| format!("the tests need {}, which {why}; install by hand", packages.join(", "));
    if !on_path("apt-get") {
        return Err(by_hand("cannot be installed without apt-get"));
    }
    let root = Line::new("id", &["-u"]).read().is_ok_and(|id| id.trim() == "0");
    let apt = |args: &[&str]| {
        let line = if root {
            Line::new("apt-get", args)
        } else {
            Line::new("sudo", &[&["--non-interactive", "apt-get"], args].concat())
        };
        line.with("DEBIAN_FRONTEND", "noninteractive").run()
    };
    shell::say(&format!("the tests need {}", packages.join(", ")));
    let wanted = [&["install", "--yes", "--no-install-recommends"], packages].concat();
    apt(&["update", "--quiet"])
        .and_then(|()| apt(&wanted))
        .map_err(|problem| by_hand(&format!("could not be installed ({problem})")))
}

fn on_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|dir| dir.join(program).is_file())
}

/// The programs of the newest PostgreSQL.
fn postgres() -> Option<PathBuf> {
    let version = |dir: &PathBuf| dir.file_name()?.to_str()?.parse::<u32>().ok();
    fs::read_dir(POSTGRES)
        .ok()?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|dir| dir.join("bin/initdb").is_file())
        .max_by_key(|dir| version(dir).unwrap_or(0))
        .map(|dir| dir.join("bin"))
}
