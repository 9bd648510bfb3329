//! The laws of good sense on a small scale, for every game; docs/bots.md has figures on a larger
//! one.

use std::collections::BTreeMap;

use clap::Parser as _;

use super::{Args, Expectation, Line, Report, play};

#[derive(clap::Parser)]
struct Words {
    #[command(flatten)]
    args: Args,
}

/// Plays, counts, and returns the line of the first bot.
fn line(game: &str, players: &str, bots: &str, games: &str, nodes: &str) -> Line {
    let words = ["sanity", game, "--players", players, "--bots", bots, "--games", games];
    let rest = ["--nodes", nodes, "--seed", "laws", "--threads", "2"];
    let args = Words::parse_from([&words[..], &rest[..]].concat()).args;
    let mut all = args.bots.clone();
    let last = all.last().cloned().expect("there are bots");
    all.resize(args.table.players.unwrap_or(2), last);
    let Report { bots, .. } = play(&args, &all).expect("it is played");
    bots.into_iter().next().expect("a line for each bot")
}

fn count(counts: &BTreeMap<&'static str, f64>, name: &str) -> f64 {
    *counts.get(name).unwrap_or_else(|| panic!("{name} is counted: {counts:?}"))
}

#[test]
fn nothing_is_burnt_left_or_idled_away_in_paris() {
    for (players, bots, games, nodes) in [
        ("2", "haussmann,sage", "4", "60"),
        ("3", "haussmann,sage", "3", "40"),
        ("2", "architecte,bouquiniste", "6", "24"),
        ("4", "bouquiniste,flaneur", "4", "1"),
    ] {
        let Line { bot, counts, .. } = line("paris", players, bots, games, nodes);
        let about = format!("{bot} of {players}: {counts:?}");
        assert!(count(&counts, "francs lost by resale") < 1e-9, "{about}");
        assert!(count(&counts, "points unused at the end") < 1.0, "{about}");
        assert!(count(&counts, "turns without effect") < 1.0, "{about}");
        // A bot that throws the track away takes two.
        assert!(count(&counts, "bonus tiles taken") >= 4.0, "{about}");
    }
}

#[test]
fn no_last_choice_is_wrong_in_paris_paris() {
    let Line { counts, .. } = line("paris-paris", "2", "haussmann,sage", "6", "3000");
    assert!(count(&counts, "last choices") > 1.0, "{counts:?}");
    assert!(count(&counts, "last choices that are wrong") < 1e-9, "{counts:?}");
}

#[test]
fn little_is_left_undone_in_city_of_light() {
    for (bots, nodes) in [("haussmann,sage", "60"), ("architecte,flaneur", "24")] {
        let Line { bot, counts, .. } = line("city-of-light", "2", bots, "4", nodes);
        let about = format!("{bot}: {counts:?}");
        assert!(count(&counts, "points missed by a last idle move") < 1e-9, "{about}");
        assert!(count(&counts, "buildings unbuilt and not forgiven") < 1.5, "{about}");
    }
}

/// Roughly: what is expected of many games at half-time is not far from what comes, and close to it
/// shortly before the end. In Paris, a bot that looks one move ahead finds out late that the sage
/// is better.
#[test]
fn what_is_expected_comes_true() {
    let (half_time, end) = ((5, 0.35), (9, 0.2));
    for (game, bots, games, nodes, parts) in [
        ("paris-paris", "haussmann,greedy", "24", "300", &[half_time, end][..]),
        ("city-of-light", "architecte,bouquiniste", "16", "24", &[half_time, end]),
        ("paris", "bouquiniste,sage", "16", "1", &[end]),
    ] {
        let Line { tenths, .. } = line(game, "2", bots, games, nodes);
        for &(at, most) in parts {
            let Expectation { expected, real, games } = tenths[at];
            assert!(games >= 12, "{game}: {games} games are too few");
            let wrong = (expected - real).abs();
            assert!(wrong < most, "{game}, tenth {at}: {expected:.2} expected, {real:.2} had");
        }
    }
}
