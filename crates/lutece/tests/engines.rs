//! Engines from outside: the examples play, ours plays as it does inside the program, and every
//! fault loses the game with a verdict, in time.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs};

use serde_json::Value;

const LUTECE: &str = env!("CARGO_BIN_EXE_lutece");

/// The report of a match, and the records of its games.
fn contest(game: &str, bots: &str, more: &[&str]) -> (Value, Vec<String>) {
    let dir = folder(&format!("{game} {bots} {}", more.join(" ")));
    let out = dir.to_str().expect("a plain path");
    let mut args = vec!["match", game, "--bots", bots, "--seed", "7", "--json", "--out", out];
    args.extend(more);
    let done = Command::new(LUTECE).args(&args).output().expect("it runs");
    assert!(done.status.success(), "{args:?}: {}", String::from_utf8_lossy(&done.stderr));
    let report = serde_json::from_slice(&done.stdout).expect("JSON");
    let mut files: Vec<_> =
        fs::read_dir(&dir).expect("records").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let records = files.iter().map(|file| fs::read_to_string(file).expect("text")).collect();
    fs::remove_dir_all(&dir).expect("it was just made");
    (report, records)
}

/// A folder for one test.
fn folder(name: &str) -> PathBuf {
    let name: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    let short = &name[name.len().saturating_sub(60)..];
    env::temp_dir().join(format!("lutece-engines-{}-{short}", std::process::id()))
}

/// What stands between the moves and the result of a record.
fn moves(record: &str) -> &str {
    let (_, moves) = record.split_once("moves:\n").expect("a record has moves");
    moves
}

fn python() -> String {
    format!("cmd:python3 {}/examples/engine.py", env!("CARGO_MANIFEST_DIR"))
}

/// The example needs nothing but the compiler; cargo builds examples only with all the tests.
fn rust() -> String {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/engine.rs");
    let built = folder("example");
    let mut rustc = Command::new(env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned()));
    rustc.args(["--edition", "2024", "-o"]).args([&built, &source]);
    assert!(rustc.status().expect("there is a compiler").success());
    format!("cmd:{}", built.display())
}

#[test]
fn the_examples_play_whole_games_of_every_kind() {
    let engines = [python(), rust()];
    for (game, players) in [("city-of-light", "2"), ("paris-paris", "3"), ("paris", "2")] {
        for engine in &engines {
            let bots = format!("{engine},random");
            let (report, records) = contest(game, &bots, &["--players", players, "--games", "2"]);
            assert_eq!(report["faults"], Value::Null, "{game}: {engine}");
            assert!(records.len() >= 2);
            assert!(
                records
                    .iter()
                    .all(|record| record.contains("result: ") && !record.contains("resigned"))
            );
        }
    }
}

#[test]
fn examples_are_short() {
    for file in ["engine.py", "engine.rs"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(file);
        let lines = fs::read_to_string(path).expect("it is there").lines().count();
        assert!(lines <= 60, "{file} has {lines} lines");
    }
}

/// What a bot decides depends on what its seat knows and on its seed: so it must decide the same
/// at the other end of the protocol, where it gets nothing else.
#[test]
fn our_engine_plays_as_the_bot_does_at_home() {
    for (game, players) in [("city-of-light", "2"), ("paris-paris", "4"), ("paris", "2")] {
        let more = ["--players", players, "--games", "2", "--nodes", "1"];
        let at_home = contest(game, "bouquiniste,greedy", &more).1;
        let engine = format!("cmd:{LUTECE} engine --level bouquiniste,greedy");
        let (report, abroad) = contest(game, &engine, &more);
        assert_eq!(report["faults"], Value::Null, "{game}");
        let of = |records: &[String]| -> Vec<_> {
            records.iter().map(|record| moves(record).to_owned()).collect()
        };
        assert_eq!(of(&abroad), of(&at_home), "{game}");
    }
}

/// A shell program that says it is ready and then does something other than play.
fn misbehaves(name: &str, then: &str) -> String {
    let file = folder(name).with_extension("sh");
    let script = format!(
        "while read -r word rest; do\n  case \"$word\" in\n    'ready?') echo ready ;;\n    \
         go) {then} ;;\n  esac\ndone\n"
    );
    fs::write(&file, script).expect("a script");
    format!("cmd:sh {}", file.display())
}

/// Plays one rotation against a faulty engine and returns the verdicts.
fn verdicts(engine: &str, more: &[&str]) -> Vec<String> {
    let begun = Instant::now();
    let bots = format!("{engine},random");
    let (report, records) = contest("paris-paris", &bots, &[&["--games", "2"], more].concat());
    assert!(begun.elapsed() < Duration::from_secs(60), "{engine} held everybody up");
    assert_eq!(report["bots"][0]["share"], 0.0, "{engine} loses every game");
    assert!(records.iter().all(|record| record.contains("resigned")), "{records:?}");
    let faults = report["faults"].as_array().expect("there are faults");
    faults.iter().map(|fault| fault["verdict"].as_str().expect("words").to_owned()).collect()
}

fn loses(engine: &str, more: &[&str], verdict: &str) {
    let found = verdicts(engine, more);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found.iter().all(|found| found.contains(verdict)), "{found:?}");
}

#[test]
fn a_crash_loses() {
    loses(&misbehaves("crash", "exit 3"), &[], "it ended: exit status: 3");
}

#[test]
fn a_program_that_is_not_there_loses() {
    loses("cmd:/nowhere/engine", &[], "it cannot be started: there is no such file");
}

#[test]
fn an_illegal_move_loses() {
    loses(&misbehaves("illegal", "echo bestmove shop nowhere green"), &[], "is not legal");
}

#[test]
fn nonsense_loses() {
    loses(&misbehaves("nonsense", "echo bestmove hello"), &[], "\"hello\" is not a move");
}

#[test]
fn what_is_not_text_loses() {
    loses(&misbehaves("bytes", "printf '\\377\\n'"), &[], "not text");
}

#[test]
fn overtime_loses() {
    loses(&misbehaves("overtime", "exec sleep 100"), &["--time", "50"], "overtime");
}

#[test]
fn silence_at_the_beginning_loses() {
    loses("cmd:sleep 100", &[], "it was silent for 5.0 s");
}

#[test]
fn talking_on_without_a_move_loses() {
    let talker = misbehaves("talk", "while :; do echo info; done");
    loses(&talker, &["--time", "50"], "overtime");
}
