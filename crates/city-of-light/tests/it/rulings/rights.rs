//! Metropolitain and Chartier: rights for one later placement.

use lutece_city_of_light::{Building, Event, Postcard, Refusal, Space};

use crate::desk::{Position, on, seat};

fn space(text: &str) -> Space {
    text.parse().expect("a space")
}

const STREETS: &str = "
    oo*bbooo
    oo*bbooo
    oobbbbbb
    bbbbbbbb
    bbbbbbbb
    bbbbbbbb
    bbbbbbbb
    bbbbbbbb";

fn with(deeds: &str) -> Position {
    on(STREETS).reserves("I3 T4 O4 V3 L4", "").done(deeds).with_turn_of(1)
}

#[test]
fn c7_metropolitain_lets_one_later_building_cover_one_lamp() {
    let without = with("");
    without.refuses("build I3 a1 r0", Refusal::Streetlight(space("c1")));
    let right = with("1 card metropolitain");
    assert!(right.state.may_cover_lamp(seat(1)));
    right.allows("build I3 a1 r0");
    right.refuses("build O4 b1 r0", Refusal::SecondStreetlight(space("c2")));
    // The right is for the buildings of its owner alone.
    right.refuses("build I3 c1 r0", Refusal::OpponentsColour(space("d1")));
    let (after, events) = right.play_and_hear("build I3 a1 r0");
    let spent =
        Event::RightSpent { seat: seat(1), card: Postcard::Metropolitain, space: space("c1") };
    assert!(events.contains(&spent));
    assert!(!after.state.may_cover_lamp(seat(1)));
}

#[test]
fn c7_a_covered_lamp_shines_no_more_and_counts_for_nobody() {
    let position = on("
        oo*ooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo")
    .reserves("I3 O4", "")
    .done("1 card metropolitain \n 1 build O4 d1 r0 \n 1 card peintre a8")
    .with_turn_of(1);
    assert_eq!(position.lit(1, Building::O4), (4, 1));
    assert_eq!(position.tally(1).painter, Some(1));
    let after = position.play("build I3 a1 r0");
    assert_eq!(after.lit(1, Building::O4), (4, 0));
    assert_eq!(after.lit(1, Building::I3), (3, 0));
    assert_eq!(after.tally(1).painter, Some(0));
    assert_eq!(after.state.free() & space("c1").bit(), 0);
}

#[test]
fn c7_the_right_lapses_unused_at_no_cost() {
    let spent = with("1 card metropolitain \n 1 build T4 f1 r1");
    // An ordinary placement does not spend it (C9).
    assert!(spent.state.may_cover_lamp(seat(1)));
    let declined = with("1 card metropolitain idle \n 1 build T4 f1 r1");
    assert!(!declined.state.may_cover_lamp(seat(1)));
    assert_eq!(spent.tally(1).total(), declined.tally(1).total());
}

#[test]
fn c7_who_can_only_move_by_the_right_must_do_so() {
    let position = on("
        oo*bbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb")
    .reserves("I3", "")
    .done(
        "1 card metropolitain \n 1 card chartier idle \n 1 card levitation idle
         1 card sacre-coeur idle",
    )
    .with_turn_of(1);
    assert_eq!(position.legal(), ["build I3 a1 r0"]);
}

#[test]
fn c8_chartier_lets_one_later_building_cover_one_space_of_the_opponent() {
    let without = with("");
    without.refuses("build V3 b2 r0", Refusal::Streetlight(space("c2")));
    without.refuses("build L4 b1 r2", Refusal::OpponentsColour(space("c3")));
    let right = with("1 card chartier");
    assert!(right.state.may_cover_opponent(seat(1)));
    right.allows("build L4 b1 r2");
    right.refuses("build I3 b3 r0", Refusal::SecondOpponentsColour(space("d3")));
    right.refuses("build I3 a1 r0", Refusal::Streetlight(space("c1")));
    // Pieces that are neither building nor fountain gain nothing.
    right.refuses("card peintre c3", Refusal::OpponentsColour(space("c3")));
    right.refuses("card lampadaire c3", Refusal::OpponentsColour(space("c3")));
    let (after, events) = right.play_and_hear("build L4 b1 r2");
    let spent = Event::RightSpent { seat: seat(1), card: Postcard::Chartier, space: space("c3") };
    assert!(events.contains(&spent));
    assert!(!after.state.may_cover_opponent(seat(1)));
}

#[test]
fn c8_the_annex_gains_nothing_from_chartier() {
    let position = with("1 card chartier \n 1 build O4 a1 r0");
    position.refuses("card bouquinistes d1 O4", Refusal::OpponentsColour(space("d1")));
}

#[test]
fn c8_chartier_is_for_a_later_turn_and_lapses_unused() {
    // Taking the right is the whole turn: the opponent acts next.
    let position = with("").play("card chartier");
    assert_eq!(position.to_act(), Some(2));
    let declined = with("1 card chartier idle");
    assert!(!declined.state.may_cover_opponent(seat(1)));
}

#[test]
fn c9_the_rights_serve_buildings_levitation_and_the_garden() {
    let both = with("1 card metropolitain \n 1 card chartier");
    // One placement may use both rights: c2 is a lamp, d2 is blue.
    both.allows("build I3 b2 r0");
    let after = both.play("build I3 b2 r0");
    assert!(!after.state.may_cover_lamp(seat(1)));
    assert!(!after.state.may_cover_opponent(seat(1)));
    // Levitation and the garden too; the garden may even lie on nothing else.
    let swapped = both.play("card levitation V3 S4 b1 r0");
    assert!(!swapped.state.may_cover_lamp(seat(1)));
    assert!(!swapped.state.may_cover_opponent(seat(1)));
    let garden = both.play("card jardin c1 r0");
    assert!(!garden.state.may_cover_lamp(seat(1)));
    assert!(!garden.state.may_cover_opponent(seat(1)));
    let on_lamp = both.play("card jardin b1 r0");
    assert!(!on_lamp.state.may_cover_lamp(seat(1)));
    assert!(on_lamp.state.may_cover_opponent(seat(1)));
    both.refuses("card jardin d1 r0", Refusal::SecondOpponentsColour(space("e1")));
}

#[test]
fn c9_chartier_also_serves_the_fountain_and_metropolitain_does_not() {
    let position = on(STREETS)
        .cards(crate::desk::OTHER_CARDS)
        .done("1 card metropolitain \n 1 card chartier")
        .with_turn_of(1);
    position.refuses("card fontaine c1", Refusal::Streetlight(space("c1")));
    let after = position.play("card fontaine d1");
    assert!(after.state.may_cover_lamp(seat(1)));
    assert!(!after.state.may_cover_opponent(seat(1)));
    position.refuses("card moulin-rouge d1", Refusal::OpponentsColour(space("d1")));
    position.refuses("card penseur d1 s", Refusal::OpponentsColour(space("d1")));
}

#[test]
fn c9_an_ordinary_placement_never_spends_a_right() {
    let both = with("1 card metropolitain \n 1 card chartier");
    let after = both.play("build O4 a1 r0");
    assert!(after.state.may_cover_lamp(seat(1)));
    assert!(after.state.may_cover_opponent(seat(1)));
}

#[test]
fn c19_unused_rights_keep_a_player_in_the_game() {
    let streets = "
        oobbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb";
    let used = |chartier: &str| {
        on(streets)
            .reserves("I3", "")
            .done(&format!(
                "1 card chartier{chartier} \n 1 card metropolitain idle
                 1 card levitation idle \n 1 card sacre-coeur idle
                 2 card peintre idle \n 2 card jardin idle \n 2 card bouquinistes idle
                 2 card lampadaire idle"
            ))
            .with_turn_of(1)
    };
    assert_eq!(used("").legal(), ["build I3 a1 r0"]);
    assert_eq!(used(" idle").to_act(), None);
    assert_eq!(used("").play("build I3 a1 r0").to_act(), None);
}
