//! Every check of the project, once: the same command for a person and for CI.

mod again;
mod firefox;
mod games;
mod house;
mod layers;
mod maps;
mod modules;
mod oldest;
mod package;
mod rulings;
mod shell;
mod supply;
mod tools;
mod types;
mod wasm;

use std::process::ExitCode;

const HELP: &str = "\
usage: cargo xtask TASK

  check   house rules, rulings, layers between crates and modules, maps of modules, places that know a
          game, what we build on, types of the scripts, formatting, lints, games alone, fuzz targets,
          documentation
  test    installs what the tests need, then runs all of them; more arguments go to cargo test
  bless   writes the golden files of the games anew; read the difference before you commit it
  firefox whole games of all three in Firefox; installs it and its driver; more arguments go to the tests
  wasm    compiles what an application without a server is made of for WebAssembly; installs
          Debian's compiler for it where rustup lacks the target
  package packs each library as it would be published and builds the packed trees
  oldest  compiles everything with the oldest Rust that is promised; rustup brings it";

/// What tests look for to write golden files instead of comparing.
const BLESS: &str = "LUTECE_BLESS";

/// The crates that have golden files.
const GOLDEN: [&str; 3] = ["city-of-light", "paris-paris", "paris"];

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let task = args.next();
    let rest: Vec<String> = args.collect();
    let done = match task.as_deref() {
        Some("check") => check(),
        Some("test") => test(&rest),
        Some("bless") => bless(&rest),
        Some("firefox") => firefox::test(&rest),
        Some("wasm") => wasm::check(),
        Some("package") => package::check(),
        Some("oldest") => oldest::check(),
        _ => Err(HELP.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            shell::complain(&problem);
            ExitCode::FAILURE
        }
    }
}

/// The quick checks come first, so that a slip is reported within a second.
fn check() -> Result<(), String> {
    house::check()?;
    rulings::check()?;
    layers::check()?;
    modules::check()?;
    maps::check()?;
    games::check()?;
    supply::check()?;
    types::check()?;
    shell::cargo(&["fmt", "--all", "--check"]).run()?;
    shell::cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])
        .run()?;
    games::each_alone()?;
    // A workspace of its own. Nothing is linked, so the C++ library need not be built. Not locked:
    // its lock names the versions of our own crates too, and those grow without it.
    let fuzz = ["check", "--manifest-path", "fuzz/Cargo.toml", "--target-dir", "target"];
    shell::cargo(&fuzz).with("CUSTOM_LIBFUZZER_PATH", "target/libfuzzer.a").run()?;
    shell::cargo(&["doc", "--workspace", "--no-deps", "--locked"])
        .with("RUSTDOCFLAGS", "-D warnings")
        .run()
}

fn test(args: &[String]) -> Result<(), String> {
    let path = tools::ready()?;
    again::test(&path, args)?;
    if args.is_empty() { games::fourth(&path) } else { Ok(()) }
}

fn bless(args: &[String]) -> Result<(), String> {
    let mut command = shell::cargo(&["test"]).with(BLESS, "1");
    if args.is_empty() {
        for name in GOLDEN {
            command.args(&["--package".to_owned(), format!("lutece-{name}")]);
        }
    }
    command.args(args);
    command.run()
}
