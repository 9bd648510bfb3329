//! The postcards that score: painter, dancer, fountain and statue.

use lutece_city_of_light::{Building, Postcard};

use crate::desk::{ORANGE, OTHER_CARDS, Position, on};

/// The eight cards with every piece that has an area.
const PIECES: &str =
    "jardin peintre bouquinistes lampadaire moulin-rouge fontaine penseur grande-lumiere";

/// A wall of blue buildings closes the top left corner: b1 to b3 and a4 are blue's.
const CORNER: &str = "
    obo*oooo
    obo*oooo
    *boooooo
    bboooooo
    oooooooo
    oooooooo
    oooooooo
    oooooooo";

#[test]
fn the_painter_counts_lamps_within_buildings_and_the_edge() {
    let place = |deeds: &str| on(CORNER).reserves("", "I3").done(deeds).with_turn_of(1);
    let painted = |position: &Position| position.tally(1).card(Postcard::Peintre);
    // Open streets: all three lamps.
    assert_eq!(painted(&place("1 card peintre a1")), Some(6));
    // Blue's I3 on b1 to b3 leaves a gap on a4; the garden closes it.
    let gap = place("1 card peintre a1 \n 2 build I3 b1 r1");
    assert_eq!(painted(&gap), Some(6));
    let closed = place("1 card peintre a1 \n 2 build I3 b1 r1 \n 2 card jardin a4 r0");
    assert_eq!(painted(&closed), Some(2));
    assert_eq!(closed.tally(2).card(Postcard::Peintre), None);
}

#[test]
fn other_pieces_do_not_bound_the_painter() {
    // The dancer and the statue stand on both sides of the painter's corner.
    let position = on("
        oooooooo
        oooooooo
        *ooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        ooooooo*")
    .cards(PIECES)
    .done("1 card peintre a1 \n 1 card moulin-rouge b1 \n 1 card penseur a2 e")
    .with_turn_of(1);
    assert_eq!(position.tally(1).painter, Some(2));
}

#[test]
fn c15_areas_and_groups_connect_over_sides_only() {
    // A diagonal wall: the painter cannot slip through its corners.
    let position = on("
        oobbbbbb
        obb*bbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb")
    .reserves("", "V3 I3")
    .done("1 card peintre a1 \n 2 build I3 c1 r0 \n 2 card jardin b2 r0 \n 2 build V3 a3 r2")
    .with_turn_of(1);
    // c1, b2 and a3 meet at corners: the area is a1, b1 and a2 without the lamp on d2.
    assert_eq!(position.tally(1).painter, Some(0));
    // V3 on a3, b3 and a4 touches the garden on b2; I3 on c1 does too, over c2.
    assert_eq!(position.tally(2).group, 3 + 2 + 3);
}

#[test]
fn c14_lamps_bound_the_dancer_and_her_own_space_counts() {
    let position = on("
        ooo*bbbb
        ***bbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb")
    .cards(PIECES)
    .done("1 card moulin-rouge b1")
    .with_turn_of(1);
    assert_eq!(position.tally(1).card(Postcard::MoulinRouge), Some(3));
}

#[test]
fn c14_every_piece_bounds_the_dancer() {
    let streets = "
        ooooo*bb
        *****bbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb";
    let spaces = |deeds: &str| {
        on(streets).cards(PIECES).done(deeds).with_turn_of(2).tally(1).dancer.expect("a dancer")
    };
    assert_eq!(spaces("1 card moulin-rouge a1"), 5);
    assert_eq!(spaces("1 card moulin-rouge a1 \n 1 card peintre c1"), 2);
    assert_eq!(spaces("1 card moulin-rouge a1 \n 1 card fontaine c1"), 2);
    assert_eq!(spaces("1 card moulin-rouge a1 \n 1 card penseur c1 w"), 2);
    assert_eq!(spaces("1 card moulin-rouge a1 \n 1 card lampadaire c1"), 2);
    assert_eq!(spaces("1 card moulin-rouge a1 \n 1 card jardin c1 r0"), 2);
    assert_eq!(
        spaces("1 card jardin d1 r0 \n 1 card moulin-rouge a1 \n 1 card bouquinistes c1 jardin"),
        2
    );
}

#[test]
fn c14_the_dancers_space_is_free_for_her_alone() {
    let before = on(ORANGE).cards(PIECES).done("1 card penseur b2 s").with_turn_of(1);
    let after = before.play("card moulin-rouge a1");
    // One corner fewer for the statue, and one space fewer for the tie-break.
    let (old, new) = (before.tally(1), after.tally(1));
    assert_eq!(old.statue.expect("a statue").corners, 4);
    assert_eq!(new.statue.expect("a statue").corners, 3);
    assert_eq!(new.free, old.free - 1);
    assert_eq!(new.dancer, Some(63));
}

#[test]
fn the_fountain_scores_three_for_each_own_building_beside_it() {
    let position = on("
        oooooooo
        oooooooo
        ooobbboo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo")
    .cards(PIECES)
    .reserves("O4 V3 L4", "I3")
    .done("1 build O4 d1 r0 \n 1 build V3 a3 r0 \n 1 build L4 g5 r0 \n 2 build I3 d3 r0")
    .with_turn_of(1);
    // The fountain on c3 has V3 on its left, blue's I3 on its right; O4 touches a corner.
    let after = position.play("card fontaine c3");
    assert_eq!(after.tally(1).card(Postcard::Fontaine), Some(3));
    assert_eq!(after.tally(2).card(Postcard::Fontaine), None);
    // On c2 it has O4 on its right; V3 on b3 touches a corner.
    let after = position.play("card fontaine c2");
    assert_eq!(after.tally(1).card(Postcard::Fontaine), Some(3));
    assert_eq!(position.play("card fontaine h1").tally(1).card(Postcard::Fontaine), Some(0));
}

#[test]
fn c12_garden_and_annex_count_beside_the_fountain_and_each_building_once() {
    let points = |deeds: &str| {
        on(ORANGE)
            .cards(PIECES)
            .reserves("V3 I3", "")
            .done(deeds)
            .with_turn_of(2)
            .tally(1)
            .card(Postcard::Fontaine)
    };
    assert_eq!(points("1 card fontaine b2 \n 1 card jardin b3 r0"), Some(3));
    // V3 around the fountain touches it on two sides and counts once.
    assert_eq!(points("1 build V3 a1 r2 \n 1 card fontaine b2"), Some(3));
    // I3 on d1 to d3 does not touch the fountain on b2, but its annex on c2 does.
    assert_eq!(points("1 build I3 d1 r1 \n 1 card fontaine b2"), Some(0));
    assert_eq!(
        points("1 build I3 d1 r1 \n 1 card fontaine b2 \n 1 card bouquinistes c2 I3"),
        Some(3)
    );
}

#[test]
fn c13_the_statue_counts_free_spaces_around_it_lamps_included() {
    let position = on("
        oooooooo
        o**ooooo
        oo*ooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo")
    .cards(OTHER_CARDS)
    .reserves("O4 I3", "")
    .done("1 card penseur b3 e")
    .with_turn_of(1);
    // Everything around it is free: four sides, four corners; streetlights are at the front, at a
    // side and at a corner.
    assert_eq!(position.tally(1).card(Postcard::Penseur), Some(4 * 2 + 4));
    // O4 on a4 to b5 takes one side and one corner.
    assert_eq!(position.play("build O4 a4 r0").tally(1).card(Postcard::Penseur), Some(9));
}

#[test]
fn c13_a_statue_nobody_can_look_at_scores_nothing_and_never_turns() {
    let position = on(ORANGE)
        .cards(OTHER_CARDS)
        .reserves("O4 I3", "")
        .done("1 card penseur b3 e")
        .with_turn_of(1);
    let hidden = position.play("build O4 c3 r0");
    assert_eq!(hidden.tally(1).card(Postcard::Penseur), Some(0));
    let elsewhere = position.play("build O4 a1 r0");
    assert_eq!(elsewhere.tally(1).card(Postcard::Penseur), Some(3 * 2 + 3));
}

#[test]
fn a_statue_in_a_corner_has_two_sides_and_one_corner() {
    let position = on(ORANGE).cards(OTHER_CARDS).done("1 card penseur h1 s").with_turn_of(1);
    assert_eq!(position.tally(1).card(Postcard::Penseur), Some(2 * 2 + 1));
}

#[test]
fn only_who_carried_out_a_card_scores_it() {
    let position = on(ORANGE).cards(PIECES).done("1 card peintre idle").with_turn_of(1);
    for card in Postcard::ALL {
        assert_eq!(position.tally(1).card(card), None);
        assert_eq!(position.tally(2).card(card), None);
    }
    assert!(!position.tally(1).built.contains(Building::Jardin));
}
