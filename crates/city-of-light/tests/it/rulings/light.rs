//! What shines on what, and the points for buildings.

use lutece_city_of_light::{Building, Postcard, Refusal, Space};

use crate::desk::{OTHER_CARDS, edition, on, rules_with};

fn space(text: &str) -> Space {
    text.parse().expect("a space")
}

#[test]
fn a_building_scores_its_size_for_each_different_lamp() {
    let position = on("
        *oo*oooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        *ooooooo")
    .reserves("O4 I3", "")
    .done("1 build O4 b1 r0 \n 1 build I3 e5 r0")
    .with_turn_of(1);
    // Between the lamps on a1 and d1, and with none at all.
    assert_eq!(position.lit(1, Building::O4), (4, 2));
    assert_eq!(position.lit(1, Building::I3), (3, 0));
    assert_eq!(position.tally(1).total(), 4 * 2 + 4);
}

#[test]
fn a_lamp_counts_once_for_a_building_and_lights_several() {
    let position = on("
        oooooooo
        oo*ooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oobbbooo")
    .reserves("V3 I3", "")
    .done("1 build V3 b1 r2 \n 1 build I3 c3 r0")
    .with_turn_of(1);
    // V3 covers b1, c1 and b2: two of its spaces touch the lamp.
    assert_eq!(position.lit(1, Building::V3), (3, 1));
    assert_eq!(position.lit(1, Building::I3), (3, 1));
    assert_eq!(position.tally(1).total(), 3 + 3 + 3);
}

#[test]
fn lamps_do_not_shine_diagonally() {
    let position = on("
        oooooooo
        o*oooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo")
    .reserves("O4", "")
    .done("1 build O4 c3 r0")
    .with_turn_of(1);
    assert_eq!(position.lit(1, Building::O4), (4, 0));
}

#[test]
fn a_lamp_lights_buildings_of_both_players() {
    let position = on("
        ooo*bbbb
        oooobbbb
        oooobbbb
        oooobbbb
        oooobbbb
        oooobbbb
        oooobbbb
        oooobbbb")
    .reserves("I3", "O4")
    .done("1 build I3 a1 r0 \n 2 build O4 e1 r0")
    .with_turn_of(1);
    assert_eq!(position.lit(1, Building::I3), (3, 1));
    assert_eq!(position.lit(2, Building::O4), (4, 1));
}

#[test]
fn the_largest_group_counts_its_spaces_lit_or_not() {
    let position = on(crate::desk::ORANGE)
        .reserves("I3 O4 V3 P5", "")
        .done("1 build I3 a1 r0 \n 1 build O4 d1 r0 \n 1 build V3 f3 r2 \n 1 build P5 a6 r0")
        .with_turn_of(1);
    // I3 and O4 share a side; V3 on f3 touches O4 at a corner only; P5 stands alone.
    assert_eq!(position.tally(1).group, 7);
}

#[test]
fn unbuilt_buildings_cost_three_points_each_unless_sacre_coeur_forgives() {
    let position = on(crate::desk::ORANGE).reserves("I3 O4 V3", "P5").with_turn_of(1);
    assert_eq!(position.tally(1).total(), -9);
    assert_eq!(position.tally(2).total(), -3);
    let forgiven = position.play("card sacre-coeur");
    assert_eq!(forgiven.tally(1).total(), 0);
    assert_eq!(forgiven.tally(2).total(), -3);
    // A card taken only to deny it helps nobody.
    assert_eq!(position.play("card sacre-coeur idle").tally(1).total(), -9);
}

#[test]
fn c4_the_streetlight_tile_is_a_full_streetlight() {
    let position = on("
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        ooooooob")
    .cards("lampadaire peintre moulin-rouge penseur jardin chartier bouquinistes fontaine")
    .reserves("I3", "")
    .done("1 build I3 a1 r0 \n 1 card peintre h1 \n 1 card moulin-rouge h7")
    .with_turn_of(1);
    assert_eq!(position.lit(1, Building::I3), (3, 0));
    let after = position.play("card lampadaire b2");
    // It lights its four neighbours and counts for the painter.
    assert_eq!(after.lit(1, Building::I3), (3, 1));
    assert_eq!(after.tally(1).painter, Some(1));
    // Its space is no longer free, and the dancer's area loses it.
    assert_eq!(after.state.free() & space("b2").bit(), 0);
    let area = |position: &crate::desk::Position| position.tally(1).dancer.expect("a dancer");
    assert_eq!(area(&after), area(&position) - 1);
    let aside = position.play("card lampadaire g1");
    assert_eq!(aside.lit(1, Building::I3), (3, 0));
}

#[test]
fn c4_the_streetlight_tile_bounds_the_dancer() {
    let position = on("
        oo*bbbbb
        o*bbbbbb
        obbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb")
    .cards("lampadaire peintre moulin-rouge penseur jardin chartier bouquinistes fontaine")
    .done("1 card moulin-rouge b1")
    .with_turn_of(1);
    let area = |position: &crate::desk::Position| position.tally(1).dancer;
    assert!(area(&position) > Some(3));
    assert_eq!(area(&position.play("card lampadaire a2")), Some(2));
}

const CROSS: &str = "
    oooooooo
    oooooooo
    oooooooo
    ooo*oooo
    oooooooo
    oooooooo
    oooooooo
    ooooooob";

#[test]
fn c6_the_large_streetlight_is_one_lamp_with_a_longer_reach() {
    let position = on(CROSS)
        .cards(
            "lampadaire peintre metropolitain penseur jardin chartier moulin-rouge \
                grande-lumiere",
        )
        .reserves("I3 O4", "V3")
        .done("1 build I3 f4 r0 \n 1 build O4 d5 r0 \n 1 card peintre h1")
        .with_turn_of(1);
    assert_eq!(position.lit(1, Building::I3), (3, 0));
    assert_eq!(position.lit(1, Building::O4), (4, 1));
    let after = position.play("card grande-lumiere d4");
    // Two steps away is lit now; what was lit before is still lit once.
    assert_eq!(after.lit(1, Building::I3), (3, 1));
    assert_eq!(after.lit(1, Building::O4), (4, 1));
    assert_eq!(position.tally(1).painter, Some(1));
    assert_eq!(after.tally(1).painter, Some(1));
    // Its space is neither free nor empty any more.
    assert_eq!(after.state.free() & space("d4").bit(), 0);
    let blue = after.play("card metropolitain");
    blue.refuses("card grande-lumiere d4", Refusal::CardUsed(Postcard::GrandeLumiere));
}

#[test]
fn c6_the_large_streetlight_cannot_be_built_over() {
    let position = on(CROSS)
        .cards(OTHER_CARDS)
        .reserves("I3", "")
        .done("1 card metropolitain \n 2 card grande-lumiere d4")
        .with_turn_of(1);
    position.refuses("build I3 d4 r0", Refusal::Occupied(space("d4")));
}

#[test]
fn c16_a_building_between_blocks_the_large_streetlight() {
    // The lamp is on d4; O4 on f4 stands behind e4.
    let lamps = |deeds: &str| {
        on(CROSS)
            .cards(OTHER_CARDS)
            .reserves("I3 O4", "")
            .done(&format!("1 card grande-lumiere d4 \n 1 build O4 f4 r0 \n {deeds}"))
            .with_turn_of(2)
            .lit(1, Building::O4)
            .1
    };
    assert_eq!(lamps(""), 1);
    // Any building on e4 blocks: one of the supply, the garden, or one by its annex.
    assert_eq!(lamps("1 build I3 e2 r1"), 0);
    assert_eq!(lamps("1 card jardin e3 r1"), 0);
    assert_eq!(lamps("1 card jardin e2 r1 \n 1 card bouquinistes e4 O4"), 1);
    assert_eq!(lamps("1 card jardin e5 r1"), 1);
    assert_eq!(lamps("1 card jardin e5 r1 \n 1 card bouquinistes e4 jardin"), 0);
    // Other pieces do not.
    assert_eq!(lamps("1 card fontaine e4"), 1);
    assert_eq!(lamps("1 card moulin-rouge e4"), 1);
    assert_eq!(lamps("1 card penseur e4 n"), 1);
}

#[test]
fn c16_a_building_does_not_block_itself() {
    let position = on(CROSS)
        .cards(OTHER_CARDS)
        .reserves("I3", "")
        .done("1 card grande-lumiere d4 \n 1 build I3 e4 r0")
        .with_turn_of(2);
    assert_eq!(position.lit(1, Building::I3), (3, 1));
}

#[test]
fn c16_a_building_of_the_opponent_blocks_too() {
    let lit = |deeds: &str| {
        on("
            oooooooo
            oooooooo
            oooooooo
            ooo*oooo
            ooobbooo
            oooooooo
            oooooooo
            oooooooo")
        .cards(OTHER_CARDS)
        .reserves("I3", "")
        .done(&format!("1 card grande-lumiere d4 \n 1 build I3 d6 r0 \n {deeds}"))
        .with_turn_of(1)
        .lit(1, Building::I3)
    };
    assert_eq!(lit(""), (3, 1));
    assert_eq!(lit("2 card jardin d5 r0"), (3, 0));
}

#[test]
fn c16_the_large_streetlight_lights_exactly_its_pattern() {
    // A corrected pattern that lacks the neighbour on the right and has a space far to the right.
    let rules = rules_with(edition("[0, -2], [1, 0], [2, 0]", "[0, -2], [2, 0], [3, 0]"), &[]);
    let place = |deeds: &str| {
        on(CROSS).rules(&rules).cards(OTHER_CARDS).reserves("I3 O4", "").done(deeds).with_turn_of(2)
    };
    let beside = place("1 build I3 e4 r1 \n 1 card grande-lumiere d4");
    assert_eq!(beside.lit(1, Building::I3), (3, 0));
    // What stands on the neighbour is not on the pattern, so it does not block.
    let behind = place("1 build I3 e4 r1 \n 1 build O4 f4 r0 \n 1 card grande-lumiere d4");
    assert_eq!(behind.lit(1, Building::O4), (4, 1));
    let far = place("1 build I3 f4 r1 \n 1 build O4 g4 r0 \n 1 card grande-lumiere d4");
    assert_eq!(far.lit(1, Building::O4), (4, 0));
}
