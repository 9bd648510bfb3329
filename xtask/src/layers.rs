//! The layers: which crate may depend on which, and on what from outside.
//!
//! Dependencies point downwards only. An edge that is not in the table below is a change of the
//! architecture and belongs in ARCHITECTURE.md first.

use crate::shell;

/// A crate and what it may depend on.
struct Layer {
    name: &'static str,
    /// Crates of this workspace.
    house: &'static [&'static str],
    /// Crates from outside; `None` for any.
    outside: Option<&'static [&'static str]>,
}

const GAME: &[&str] = &["table"];

/// Rules know nothing of JSON, clocks, threads, search, drawing or languages.
const RULES: Option<&[&str]> = Some(&["serde"]);

const LAYERS: &[Layer] = &[
    Layer {
        name: "table",
        house: &[],
        outside: Some(&[
            "chacha20",
            "rand_core",
            "rand_xoshiro",
            "serde",
            "serde_json",
            "sha2",
            "toml",
        ]),
    },
    Layer { name: "city-of-light", house: GAME, outside: RULES },
    Layer { name: "paris-paris", house: GAME, outside: RULES },
    Layer { name: "paris", house: GAME, outside: RULES },
    Layer { name: "lanterns", house: GAME, outside: RULES },
    Layer { name: "testkit", house: &["table"], outside: Some(&["serde", "serde_json"]) },
    Layer {
        name: "catalog",
        house: &["table", "city-of-light", "paris-paris", "paris"],
        outside: Some(&["serde", "serde_json", "toml"]),
    },
    // A seat's view in, numbers out: no search, no server, nothing from outside.
    Layer {
        name: "encode",
        house: &["table", "city-of-light", "paris-paris", "paris"],
        outside: Some(&[]),
    },
    Layer {
        name: "search",
        house: &["table", "city-of-light", "paris-paris", "paris", "catalog"],
        outside: Some(&["serde", "serde_json", "toml"]),
    },
    Layer { name: "words", house: &["table"], outside: Some(&["fluent-bundle"]) },
    Layer {
        name: "draw",
        house: &["table", "city-of-light", "paris-paris", "paris"],
        outside: Some(&[]),
    },
    Layer {
        name: "study",
        house: &["table", "catalog", "search", "words", "draw"],
        outside: Some(&["serde"]),
    },
    // No tokio, axum, clock or disk: a table, a viewer and a request in, pages and decisions out.
    Layer {
        name: "site",
        house: &["table", "catalog", "search", "words", "draw", "study"],
        outside: Some(&[
            "getrandom",
            "maud",
            "qrcodegen",
            "serde",
            "serde_json",
            "sha2",
            "skillratings",
            "unicode-normalization",
            "unicode-security",
        ]),
    },
    Layer {
        name: "server",
        house: &["table", "catalog", "search", "words", "site", "study"],
        outside: None,
    },
    Layer {
        name: "yardstick",
        house: &["table", "city-of-light", "paris-paris", "paris", "search"],
        outside: Some(&[]),
    },
    Layer { name: "cli", house: &["table", "catalog", "search", "words"], outside: None },
    Layer {
        name: "lab",
        house: &[
            "table",
            "city-of-light",
            "paris-paris",
            "paris",
            "catalog",
            "search",
            "words",
            "server",
            "study",
            "yardstick",
            "cli",
        ],
        outside: None,
    },
    Layer {
        name: "lutece",
        house: &["table", "catalog", "words", "draw", "study", "server", "cli", "lab"],
        outside: None,
    },
    Layer { name: "python", house: &["table", "catalog", "search"], outside: Some(&["pyo3"]) },
    Layer { name: "xtask", house: &[], outside: Some(&[]) },
];

/// Checks the dependencies as cargo sees them.
pub(crate) fn check() -> Result<(), String> {
    let edges = [
        "tree",
        "--workspace",
        "--depth=1",
        "--no-dedupe",
        "--edges=normal,build",
        "--prefix=depth",
    ];
    shell::say("layers between crates");
    let problems = problems(&shell::cargo(&edges).read()?);
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\nxtask: ")) }
}

/// What is wrong in a list of crates, each followed by its direct dependencies.
fn problems(tree: &str) -> Vec<String> {
    let mut problems = Vec::new();
    let mut layer: Option<&Layer> = None;
    for line in tree.lines() {
        let name = |line: &str| {
            let name = line.split(' ').next().unwrap_or_default();
            name.strip_prefix("lutece-").unwrap_or(name).to_owned()
        };
        if let Some(line) = line.strip_prefix('0') {
            let name = name(line);
            layer = LAYERS.iter().find(|layer| layer.name == name);
            if layer.is_none() {
                problems.push(format!("{name} has no layer: see xtask/src/layers.rs"));
            }
        } else if let (Some(line), Some(layer)) = (line.strip_prefix('1'), layer) {
            let name = name(line);
            let ours = LAYERS.iter().any(|layer| layer.name == name);
            let allowed = if ours {
                layer.house.contains(&name.as_str())
            } else {
                layer.outside.is_none_or(|outside| outside.contains(&name.as_str()))
            };
            if !allowed {
                problems.push(format!("{} must not depend on {name}", layer.name));
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependencies_point_downwards() {
        assert_eq!(check(), Ok(()));
    }

    #[test]
    fn the_layers_have_no_cycle() {
        for (at, layer) in LAYERS.iter().enumerate() {
            for below in layer.house {
                let place = LAYERS.iter().position(|layer| layer.name == *below);
                assert!(place.is_some_and(|place| place < at), "{} on {below}", layer.name);
            }
        }
    }

    #[test]
    fn an_edge_upwards_is_noticed() {
        let tree = "0lutece-paris v0.1.0 (x)\n1serde v1.0.0\n1lutece-table v0.1.0 (x)\n";
        assert_eq!(problems(tree), [""; 0]);
        let tree =
            "0paris v0.1.0 (x)\n1serde_json v1.0.0\n1catalog v0.1.0 (x)\n\n0new v0.1.0 (x)\n";
        assert_eq!(
            problems(tree),
            [
                "paris must not depend on serde_json",
                "paris must not depend on catalog",
                "new has no layer: see xtask/src/layers.rs"
            ]
        );
    }
}
