//! What may be placed where.

use lutece_city_of_light::{Building, Postcard, Refusal};

use crate::desk::{ORANGE, OTHER_CARDS, edition, mv, on, rules_with};

fn space(text: &str) -> lutece_city_of_light::Space {
    text.parse().expect("a space")
}

#[test]
fn buildings_cover_own_and_mixed_spaces_only() {
    let position = on("
        ooxbbbbb
        oo*bbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb
        bbbbbbbb")
    .reserves("I3 V3 O4", "")
    .with_turn_of(1);
    position.allows("build I3 a1 r0");
    position.allows("build O4 a1 r0");
    position.refuses("build I3 b1 r0", Refusal::OpponentsColour(space("d1")));
    position.refuses("build V3 b1 r3", Refusal::Streetlight(space("c2")));
    position.refuses("build I3 g1 r0", Refusal::OffBoard);
    position.refuses("build T4 a1 r0", Refusal::NotInReserve(Building::T4));
    position.refuses("build jardin a1 r0", Refusal::NotInReserve(Building::Jardin));
}

#[test]
fn c1_buildings_turn_but_are_not_flipped() {
    // Room for exactly one mirrored L4, and for exactly one L4.
    let mirrored = on("
        *oo*****
        *o******
        *o******
        ********
        ********
        ********
        ********
        ********")
    .reserves("L4", "")
    .with_turn_of(1);
    assert_eq!(mirrored.legal_with("build"), Vec::<String>::new());
    let turned = on("
        *o******
        *o******
        *oo*****
        ********
        ********
        ********
        ********
        ********")
    .reserves("L4", "")
    .with_turn_of(1);
    assert_eq!(turned.legal_with("build"), ["build L4 b1 r2"]);
}

#[test]
fn of_rotations_that_look_the_same_only_the_smallest_is_legal() {
    let position = on(ORANGE).reserves("I3 S4 O4 X5 T4", "").with_turn_of(1);
    for (building, looks) in [("I3", 2), ("S4", 2), ("O4", 1), ("X5", 1), ("T4", 4)] {
        for turn in 0..4 {
            let text = format!("build {building} b2 r{turn}");
            if turn < looks {
                position.allows(&text);
            } else {
                position.refuses(&text, Refusal::SameLook);
            }
        }
    }
    position.allows("card jardin b2 r1");
    position.refuses("card jardin b2 r2", Refusal::SameLook);
}

#[test]
fn c3_every_piece_needs_free_spaces() {
    let first = on(ORANGE).reserves("O4 I3", "").done("1 build O4 a1 r0").with_turn_of(1);
    let taken = Refusal::Occupied(space("b2"));
    first.refuses("build I3 b2 r0", taken);
    first.refuses("card levitation I3 V3 b2 r1", taken);
    first.refuses("card jardin b2 r0", taken);
    first.refuses("card peintre b2", taken);
    first.refuses("card lampadaire b2", taken);
    first.refuses("card bouquinistes b2 O4", taken);
    let other = on("
        o*oooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo")
    .cards(OTHER_CARDS)
    .reserves("O4 I3 V3", "")
    .done("1 card metropolitain \n 1 build V3 a1 r3")
    .with_turn_of(1);
    let taken = Refusal::Occupied(space("b2"));
    other.refuses("card moulin-rouge b2", taken);
    other.refuses("card fontaine b2", taken);
    other.refuses("card penseur b2 s", taken);
    other.refuses("card grande-lumiere b1", Refusal::Occupied(space("b1")));
}

#[test]
fn pieces_for_ones_own_colour_refuse_mixed_and_other_ground() {
    let streets = "
        oxb*oooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        bbbbbbbb";
    let first = on(streets).reserves("V3", "").done("1 build V3 a2 r1").with_turn_of(1);
    let other = on(streets).cards(OTHER_CARDS).with_turn_of(1);
    for (position, card, rest) in [
        (&first, "peintre", ""),
        (&first, "lampadaire", ""),
        (&first, "bouquinistes", " V3"),
        (&other, "moulin-rouge", ""),
        (&other, "penseur", " s"),
    ] {
        let place = |at: &str| format!("card {card} {at}{rest}");
        position.allows(&place("a1"));
        position.refuses(&place("b1"), Refusal::Mixed(space("b1")));
        position.refuses(&place("c1"), Refusal::OpponentsColour(space("c1")));
        position.refuses(&place("d1"), Refusal::Streetlight(space("d1")));
    }
    // The fountain and the garden lie on mixed ground too.
    other.allows("card fontaine b1");
    other.refuses("card fontaine c1", Refusal::OpponentsColour(space("c1")));
    other.refuses("card fontaine d1", Refusal::Streetlight(space("d1")));
    other.allows("card jardin a1 r0");
    other.refuses("card jardin b1 r0", Refusal::OpponentsColour(space("c1")));
}

#[test]
fn c5_the_large_streetlight_stands_on_printed_streetlights_only() {
    let position = on("
        o*oooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooo*b")
    .cards("lampadaire grande-lumiere metropolitain jardin chartier levitation penseur peintre")
    .done("1 card lampadaire c3")
    .with_turn_of(2);
    assert_eq!(
        position.legal_with("card grande-lumiere"),
        ["card grande-lumiere b1", "card grande-lumiere g8", "card grande-lumiere idle"]
    );
    position.refuses("card grande-lumiere c3", Refusal::NotStreetlight(space("c3")));
    position.refuses("card grande-lumiere a1", Refusal::NotStreetlight(space("a1")));
}

#[test]
fn c10_levitation_offers_only_swaps_that_can_be_placed() {
    // Room for one I3 and nothing larger; the supply has it, the reserves do not.
    let streets = "
        ooo*****
        ********
        ********
        ********
        ********
        ********
        ********
        ********";
    let position = on(streets).reserves("L6 U6", "V3").with_turn_of(1);
    assert_eq!(
        position.legal_with("card levitation"),
        ["card levitation U6 I3 a1 r0", "card levitation L6 I3 a1 r0", "card levitation idle"]
    );
    position.refuses("card levitation P5 I3 a1 r0", Refusal::NotInReserve(Building::P5));
    // The building that goes back is not in the supply yet, nor is the opponent's.
    position.refuses("card levitation U6 U6 a1 r0", Refusal::NotInSupply(Building::U6));
    position.refuses("card levitation U6 V3 a1 r0", Refusal::NotInSupply(Building::V3));
    // The returned building is in the supply and costs nothing.
    let after = position.play("card levitation U6 I3 a1 r0");
    assert_eq!(position.tally(1).penalty, 6);
    assert_eq!(after.tally(1).penalty, 3);
    assert!(after.state.supply().contains(Building::U6));
    assert!(after.state.built(crate::desk::seat(1)).contains(Building::I3));
    // If no swap can be placed the card can only be declined.
    let stuck = on(streets).reserves("I3 L6", "V3").with_turn_of(1);
    assert_eq!(stuck.legal_with("card levitation"), ["card levitation idle"]);
    let poor = on(ORANGE).reserves("", "V3").with_turn_of(1);
    assert_eq!(poor.legal_with("card levitation"), ["card levitation idle"]);
}

#[test]
fn levitation_can_have_thousands_of_moves() {
    let position = on(ORANGE).reserves("I3 V3 L4 T4 O4 S4", "").with_turn_of(1);
    let swaps = position.legal_with("card levitation").len();
    // T5, W5, P5: 36 corners in four rotations, or two of 42 and two of 42 for P5; X5 36;
    // U6 and L6 as bounding boxes of 4x2 and 3x4 allow.
    let supply = 4 * 36 + 4 * 36 + 36 + 4 * 42 + (2 * 35 + 2 * 35) + 4 * 30;
    assert_eq!(swaps, 6 * supply + 1);
    assert!(position.legal().len() > 5_000);
}

#[test]
fn c11_the_annex_names_its_building_and_belongs_to_it() {
    let position = on("
        oooooooo
        oooooooo
        oooo*ooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooobb")
    .reserves("I3 O4", "V3")
    .done("1 build I3 a1 r0 \n 1 build O4 e1 r0 \n 1 card jardin a4 r0")
    .with_turn_of(1);
    // d1 touches both I3 and O4; each is a move of its own.
    assert_eq!(
        position.legal_with("card bouquinistes d1"),
        ["card bouquinistes d1 I3", "card bouquinistes d1 O4"]
    );
    position.refuses("card bouquinistes d1 jardin", Refusal::NotBeside(Building::Jardin));
    position.refuses("card bouquinistes d1 V3", Refusal::NotYourBuilding(Building::V3));
    position.refuses("card bouquinistes h6 I3", Refusal::NotBeside(Building::I3));
    // The garden can be extended.
    position.allows("card bouquinistes c4 jardin");
    let after = position.play("card bouquinistes d1 O4");
    assert_eq!(after.lit(1, Building::O4), (5, 1));
    assert_eq!(after.lit(1, Building::I3), (3, 0));
    // It joins the two in a group: 3 + 4 + 1.
    assert_eq!(position.tally(1).group, 4);
    assert_eq!(after.tally(1).group, 8);
    // Without a building on the board the card can only be declined.
    let bare = on(ORANGE).with_turn_of(1);
    assert_eq!(bare.legal_with("card bouquinistes"), ["card bouquinistes idle"]);
}

#[test]
fn c11_an_annex_brings_its_own_light_to_the_building() {
    let position = on("
        ooooo*oo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo")
    .reserves("I3", "")
    .done("1 build I3 b1 r0")
    .with_turn_of(1);
    assert_eq!(position.lit(1, Building::I3), (3, 0));
    assert_eq!(position.play("card bouquinistes e1 I3").lit(1, Building::I3), (4, 1));
}

#[test]
fn c13_the_statue_needs_a_free_space_in_front_on_the_board() {
    let position = on("
        oo*ooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo
        oooooooo")
    .cards(OTHER_CARDS)
    .reserves("O4", "")
    .done("1 build O4 a3 r0 \n 1 card moulin-rouge e5")
    .with_turn_of(1);
    position.refuses("card penseur a1 n", Refusal::FrontOffBoard);
    position.refuses("card penseur a1 w", Refusal::FrontOffBoard);
    position.refuses("card penseur h8 e", Refusal::FrontOffBoard);
    position.refuses("card penseur h8 s", Refusal::FrontOffBoard);
    // A building or any other piece in front is in the way.
    position.refuses("card penseur a2 s", Refusal::FrontOccupied(space("a3")));
    position.refuses("card penseur e4 s", Refusal::FrontOccupied(space("e5")));
    // A printed streetlight is free and may be the front.
    position.allows("card penseur b1 e");
}

#[test]
fn c17_seven_chimneys_are_a_hard_limit() {
    // Seven chimneys are hard to use up, so this edition has two.
    let rules = rules_with(edition("chimneys = 7", "chimneys = 2"), &[]);
    let position = on(ORANGE)
        .rules(&rules)
        .reserves("I3 V3 O4", "")
        .done("1 build I3 a1 r0 \n 1 build V3 a3 r0")
        .with_turn_of(1);
    assert_eq!(position.state.chimneys(crate::desk::seat(1)), 0);
    position.refuses("build O4 e5 r0", Refusal::NoChimney);
    position.refuses("card jardin e5 r0", Refusal::NoChimney);
    position.refuses("card levitation O4 T4 e5 r0", Refusal::NoChimney);
    assert!(position.legal_with("build").is_empty());
    assert_eq!(position.legal_with("card levitation"), ["card levitation idle"]);
    assert_eq!(position.legal_with("card jardin"), ["card jardin idle"]);
    // The annex needs none.
    position.allows("card bouquinistes d1 I3");
    let rules = rules_with(edition("chimneys = 7", "chimneys = 1"), &[]);
    let position = on(ORANGE)
        .rules(&rules)
        .cards(OTHER_CARDS)
        .reserves("I3", "")
        .done("1 build I3 a1 r0")
        .with_turn_of(1);
    // Nor does the fountain.
    position.allows("card fontaine e5");
}

#[test]
fn c18_the_fountain_has_the_spaces_of_the_edition() {
    let two = edition("cells = [[0, 0]]", "cells = [[0, 0], [1, 0]]");
    let rules = rules_with(two, &[]);
    let position = on(ORANGE).rules(&rules).cards(OTHER_CARDS).with_turn_of(1);
    position.allows("card fontaine c3 r0");
    position.allows("card fontaine c3 r1");
    position.refuses("card fontaine c3 r2", Refusal::SameLook);
    position.refuses("card fontaine c3", Refusal::RotationNeeded);
    position.refuses("card fontaine h3 r0", Refusal::OffBoard);
    let after = position.play("card fontaine c3 r1");
    after.refuses("card moulin-rouge c4", Refusal::Occupied(space("c4")));
    let one = on(ORANGE).cards(OTHER_CARDS).with_turn_of(1);
    one.allows("card fontaine c3");
    one.refuses("card fontaine c3 r0", Refusal::NoRotation);
}

#[test]
fn a_card_is_used_once_by_one_player() {
    let position = on(ORANGE).done("1 card chartier idle").with_turn_of(2);
    position.refuses("card chartier", Refusal::CardUsed(Postcard::Chartier));
    position.refuses("card chartier idle", Refusal::CardUsed(Postcard::Chartier));
    position.refuses("card penseur a1 e", Refusal::CardNotInPlay(Postcard::Penseur));
    position.refuses("card penseur idle", Refusal::CardNotInPlay(Postcard::Penseur));
}

#[test]
fn four_tokens_are_four_cards() {
    let position = on(ORANGE)
        .reserves("I3", "")
        .done(
            "1 card chartier \n 1 card metropolitain \n 1 card levitation idle
             1 card sacre-coeur idle",
        )
        .with_turn_of(1);
    position.refuses("card peintre a1", Refusal::NoToken);
    position.refuses("card peintre idle", Refusal::NoToken);
    assert!(position.legal().iter().all(|text| text.starts_with("build")));
}

#[test]
fn any_unused_card_can_be_declined() {
    for cards in [None, Some(OTHER_CARDS)] {
        let builder = on(ORANGE);
        let position = match cards {
            None => builder.with_turn_of(2),
            Some(cards) => builder.cards(cards).with_turn_of(2),
        };
        let idle: Vec<String> =
            position.legal().into_iter().filter(|text| text.ends_with(" idle")).collect();
        assert_eq!(idle.len(), 8);
        for text in idle {
            let after = position.play(&text);
            let card = mv(&text).postcard().expect("a card");
            assert!(!after.state.cards().contains(card));
            assert_eq!(after.state.tokens(crate::desk::seat(2)), 3);
            assert_eq!(after.state.free(), position.state.free());
        }
    }
}
