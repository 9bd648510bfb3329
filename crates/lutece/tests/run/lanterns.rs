//! A fourth game, known to the program by its crate, its drawing, its words and its entry in the
//! catalog: every command plays it like the others.

use crate::run::{lutece, piped};

/// A whole game by chance.
fn whole() -> String {
    lutece(&["random", "lanterns", "--players", "3", "--seed", "1889"]).fine()
}

#[test]
fn a_fourth_game_is_dealt_played_shown_drawn_scored_and_checked() {
    let record = lutece(&["new", "lanterns", "--players", "3", "--seed", "1889"]).fine();
    let legal = piped(&["legal", "--say", "-"], &record).fine();
    // Four lanterns, twelve posts, and the line that says whose turn it is.
    assert_eq!(legal.lines().count(), 1 + 4 * 12, "{legal}");
    let (mv, says) = legal.lines().nth(1).and_then(|line| line.split_once('\t')).expect("a move");
    assert!(says.starts_with("Hang lantern "), "{says}");
    let played = piped(&["play", "-", mv], &record).fine();
    assert!(played.lines().any(|line| line.ends_with(mv)), "{played}");
    let refused = piped(&["play", "-", mv], &played).refused(1);
    assert!(refused.contains("is not in your hand"), "{refused}");
    assert!(piped(&["show", "--seat", "2", "-"], &played).fine().contains("in hand: "));
    let picture = piped(&["draw", "-", "--seat", "2"], &played).fine();
    assert!(picture.contains("data-game=\"lanterns\""));
    assert!(picture.contains("[data-game=lanterns]"), "with the style of its own");
    assert!(!picture.contains("[data-game=paris]"), "and no other");
    let whole = whole();
    assert!(piped(&["verify", "-"], &whole).fine().contains("ok"));
    assert!(piped(&["score", "-"], &whole).fine().contains(" × "));
    assert_eq!(piped(&["trace", "-"], &whole).fine().lines().count(), 13);
}

#[test]
fn bots_that_know_its_rules_alone_beat_chance_at_a_fourth_game() {
    let bots = ["match", "lanterns", "--bots", "uct,random", "--games", "20", "--nodes", "200"];
    let said = lutece(&[&bots[..], &["--threads", "1", "--seed", "3", "--json"]].concat()).fine();
    let found: serde_json::Value = serde_json::from_str(&said).expect("JSON");
    let share = found["bots"][0]["share"].as_f64().expect("a share");
    assert!(share > 0.6, "{said}");
    let record = lutece(&["new", "lanterns", "--seed", "5"]).fine();
    let hint = piped(&["hint", "-", "--nodes", "200"], &record).fine();
    assert!(hint.contains("hang "), "{hint}");
}
