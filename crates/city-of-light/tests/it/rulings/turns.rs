//! Whose turn it is in phase 2, how it ends, and who wins.

use lutece_city_of_light::{Event, Refusal};
use table::{Game as _, Reason};

use crate::desk::{ORANGE, Position, mv, on, seat};

/// Every token is used but one of blue's.
const NEARLY: &str = "
    1 card chartier idle \n 1 card metropolitain idle \n 1 card levitation idle
    1 card sacre-coeur idle
    2 card peintre idle \n 2 card jardin idle \n 2 card bouquinistes idle";

#[test]
fn c20_a_player_with_nothing_to_do_is_skipped_without_a_move() {
    let position = on(ORANGE).reserves("", "").done(NEARLY).with_turn_of(2);
    assert_eq!(position.legal(), ["card lampadaire idle"]);
    let streets = "
        oooobbbb oooobbbb oooobbbb oooobbbb
        oooobbbb oooobbbb oooobbbb oooobbbb";
    let alone = on(streets).reserves("", "I3 V3").done(NEARLY).with_turn_of(2);
    let (after, events) = alone.play_and_hear("build I3 e1 r0");
    assert!(events.contains(&Event::Skipped { seat: seat(1) }));
    assert_eq!(after.to_act(), Some(2));
    // Still blue, until nothing is left to do.
    let (after, events) = after.play("build V3 e3 r0").play_and_hear("card lampadaire idle");
    assert!(events.contains(&Event::Over));
    assert_eq!(after.to_act(), None);
    assert!(after.legal().is_empty());
    after.refuses("pass", Refusal::Over);
}

#[test]
fn players_alternate_while_both_can_move() {
    let position = on(ORANGE).reserves("I3", "").with_turn_of(1);
    let after = position.play("build I3 a1 r0");
    assert_eq!(after.to_act(), Some(2));
    assert_eq!(after.play("card chartier idle").to_act(), Some(1));
}

#[test]
fn a_token_holder_is_never_stuck() {
    // No building, no room: a card can always be declined.
    let position = on(ORANGE).with_turn_of(2);
    assert!(position.legal().iter().all(|text| mv(text).postcard().is_some()));
    assert_eq!(position.legal().iter().filter(|text| text.ends_with("idle")).count(), 8);
}

#[test]
fn phase_2_goes_on_while_a_building_can_be_placed_and_ends_when_none_can() {
    let streets = "
        ooobbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb";
    let last = |reserve: &str| {
        on(streets)
            .reserves(reserve, "")
            .done(&format!("{NEARLY} \n 2 card lampadaire idle"))
            .with_turn_of(1)
    };
    assert_eq!(last("I3").legal(), ["build I3 a1 r0"]);
    assert_eq!(last("V3 L6").to_act(), None);
    assert_eq!(last("I3").play("build I3 a1 r0").to_act(), None);
}

fn finished(streets: &str, orange: &str, blue: &str) -> Position {
    on(streets)
        .reserves(orange, blue)
        .done(&format!("{NEARLY} \n 2 card lampadaire idle"))
        .with_turn_of(1)
}

#[test]
fn points_decide() {
    let over = finished(
        "
        obobobob bobobobo obobobob bobobobo
        obobobob bobobobo obobobob bobobobo",
        "I3",
        "V3 T4",
    );
    let outcome = over.rules.outcome(&over.state).expect("it is over");
    assert_eq!(outcome.to_string(), "-3 -6, seat 1 wins");
    assert_eq!(outcome.reason, Reason::Points);
}

#[test]
fn a_tie_goes_to_who_has_more_free_spaces_of_their_colour() {
    // 30 orange spaces to 32 blue ones; the two mixed ones do not count.
    let over = finished(
        "
        xbobobob bxbobobo obobobob bobobobo
        obobobob bobobobo obobobob bobobobo",
        "I3",
        "L6",
    );
    let outcome = over.rules.outcome(&over.state).expect("it is over");
    assert_eq!(outcome.reason, Reason::TieBreak(1));
    assert_eq!(outcome.to_string(), "-3 -3, seat 2 wins by tie-break 1");
}

#[test]
fn equal_in_both_is_a_draw() {
    let over = finished(
        "
        obobobob bobobobo obobobob bobobobo
        obobobob bobobobo obobobob bobobobo",
        "I3",
        "V3",
    );
    let outcome = over.rules.outcome(&over.state).expect("it is over");
    assert_eq!(outcome.reason, Reason::Shared);
}

#[test]
fn a_covered_space_is_not_visible_for_the_tie_break() {
    // Equal ground, but the streetlight tile takes one of blue's spaces.
    let streets = "
        obobobob bobobobo obobobob bobobobo
        obobobob bobobobo obobobob bobobobo";
    let over = on(streets)
        .reserves("I3", "V3")
        .done(&format!("{NEARLY} \n 2 card lampadaire b1"))
        .with_turn_of(1);
    let outcome = over.rules.outcome(&over.state).expect("it is over");
    assert_eq!(outcome.to_string(), "-3 -3, seat 1 wins by tie-break 1");
}
