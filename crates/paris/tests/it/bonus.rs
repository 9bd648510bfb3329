//! The bonus tiles, one by one.

use lutece_paris::{Place, Refusal, Value};

use crate::desk::Desk;

/// A player with a tile and three buildings of a value.
fn three_of(value: &str, tile: &str) -> Desk {
    let sites: Vec<String> =
        ["batignolles", "belleville", "chaillot"].map(|it| format!("{it}:{value}")).to_vec();
    let sites = sites.join(" ");
    Desk::new(
        3,
        &[&format!("build {sites}"), &format!("key 1 {sites}"), &format!("bonus 1 {tile}")],
    )
}

/// What using a tile on this desk gives: francs and VP.
fn gain(mut desk: Desk, mv: &str) -> (u16, u16) {
    let francs = desk.francs(1);
    desk.play(&[mv]);
    (desk.francs(1) - francs, desk.vp(1))
}

#[test]
fn tile_01_gives_3_francs() {
    assert_eq!(gain(Desk::new(3, &["bonus 1 1"]), "use 1"), (3, 0));
}

#[test]
fn tile_02_counts_as_wood() {
    let mut desk = Desk::new(3, &["build chaillot:8", "key 1 arc", "francs 1 8", "bonus 1 2"]);
    desk.play(&["move arc chaillot:8"]);
    assert!(desk.unused(1).is_empty());
    assert_eq!(desk.public().supply, [0, 0, 0], "no token moves");
    assert_eq!(gain(Desk::new(3, &["bonus 1 2"]), "sell wood tile2"), (1, 0));
    assert_eq!(Desk::new(3, &["bonus 1 2"]).refused("use 2"), Refusal::CountsAsToken);
}

#[test]
fn tile_03_counts_as_marble() {
    let mut desk = Desk::new(3, &["key 1 arc", "francs 1 9", "bonus 1 3"]);
    desk.play(&["move arc chaillot:jardin-du-luxembourg"]);
    assert!(desk.unused(1).is_empty());
    assert_eq!(gain(Desk::new(3, &["bonus 1 3"]), "sell marble tile3"), (2, 0));
}

#[test]
fn tile_04_counts_as_gold() {
    let mut desk = Desk::new(3, &["key 1 arc", "francs 1 10", "bonus 1 4"]);
    desk.play(&["move arc chaillot:tuileries"]);
    assert!(desk.unused(1).is_empty());
    assert_eq!(gain(Desk::new(3, &["bonus 1 4"]), "sell gold tile4"), (3, 0));
}

#[test]
fn tile_05_gives_5_francs() {
    assert_eq!(gain(Desk::new(3, &["bonus 1 5"]), "use 5"), (5, 0));
}

#[test]
fn tile_06_gives_2_vp_for_each_building_of_value_1() {
    assert_eq!(gain(three_of("1", "6"), "use 6"), (0, 6));
}

#[test]
fn tile_07_gives_4_vp() {
    assert_eq!(gain(Desk::new(3, &["bonus 1 7"]), "use 7"), (0, 4));
}

#[test]
fn tile_08_counts_as_any_prestige() {
    let mut desk = Desk::new(3, &["key 1 arc", "francs 1 13", "token 1 gold gold", "bonus 1 8"]);
    desk.play(&["move arc chaillot:sacre-coeur"]);
    assert_eq!(
        desk.legal(),
        ["prestige bronze tile8", "prestige silver tile8", "prestige gold-prestige tile8", "skip"]
    );
    desk.play(&["prestige silver tile8"]);
    assert_eq!(desk.vp(1), 4);
    assert_eq!(desk.step(), "free", "one token's worth only");
    assert_eq!(gain(Desk::new(3, &["bonus 1 8"]), "sell gold-prestige tile8"), (3, 0));
}

#[test]
fn tile_09_leads_to_a_place_of_ones_own_that_counts_twice() {
    let orders = [
        "build chaillot:3 chaillot:4",
        "key 1 chaillot:4 chaillot:bank",
        "key 2 chaillot:3",
        "francs 1 4",
        "bonus 1 9 18",
        "vp 20 chaillot",
        "tokens none",
    ];
    let mut desk = Desk::new(3, &orders);
    assert_eq!(desk.legal_with("move"), ["move chaillot:bank chaillot:4 with 9"]);
    assert_eq!(desk.refused("move chaillot:bank chaillot:4"), Refusal::Occupied);
    assert_eq!(desk.refused("move chaillot:bank chaillot:3 with 9"), Refusal::TileDoesNotServe);
    desk.play(&["move chaillot:bank chaillot:4 with 9"]);
    assert_eq!(desk.francs(1), 0, "the normal cost");
    assert_eq!(desk.unused(1), [18]);
    assert_eq!(desk.public().districts[5].values, [8, 3, 0]);
    desk.play(&["use 18"]);
    assert_eq!(desk.vp(1), 10, "two buildings of value 4");
}

#[test]
fn tile_10_counts_as_any_resource() {
    for (site, francs) in [("8", "8"), ("jardin-du-luxembourg", "9"), ("tuileries", "10")] {
        let francs = format!("francs 1 {francs}");
        let mut desk = Desk::new(3, &["build chaillot:8", "key 1 arc", &francs, "bonus 1 10"]);
        desk.play(&[&format!("move arc chaillot:{site}")]);
        assert!(desk.unused(1).is_empty(), "{site}");
    }
    assert_eq!(gain(Desk::new(3, &["bonus 1 10"]), "sell gold tile10"), (3, 0));
}

#[test]
fn tile_11_gives_3_vp_for_each_building_of_value_2() {
    assert_eq!(gain(three_of("2", "11"), "use 11"), (0, 9));
}

#[test]
fn tile_12_gives_4_francs_and_3_vp() {
    assert_eq!(gain(Desk::new(3, &["bonus 1 12"]), "use 12"), (4, 3));
}

#[test]
fn tile_13_sells_a_key_for_4_francs() {
    let mut desk = Desk::new(3, &["francs 1 4", "bonus 1 13"]);
    desk.play(&["use 13"]);
    assert_eq!((desk.francs(1), desk.secret(1).screen.keys), (0, 10));
    assert_eq!(desk.public().players[0].reserve, 1);
    assert_eq!(Desk::new(3, &["bonus 1 13"]).refused("use 13"), Refusal::NoFrancs);
}

#[test]
fn tile_14_sells_a_key_for_3_francs() {
    let mut desk = Desk::new(3, &["francs 1 3", "bonus 1 14"]);
    desk.play(&["use 14"]);
    assert_eq!((desk.francs(1), desk.secret(1).screen.keys), (0, 10));
}

#[test]
fn tile_15_gives_4_vp_for_each_building_of_value_3() {
    assert_eq!(gain(three_of("3", "15"), "use 15"), (0, 12));
}

#[test]
fn tile_16_leads_to_a_place_of_an_opponent() {
    let mut desk = Desk::new(
        3,
        &[
            "build chaillot:1 chaillot:4",
            "key 1 chaillot:1 chaillot:bank",
            "key 2 chaillot:4",
            "francs 1 4",
            "bonus 1 16",
        ],
    );
    assert_eq!(desk.refused("move chaillot:bank chaillot:1 with 16"), Refusal::TileDoesNotServe);
    assert_eq!(desk.legal_with("move chaillot:bank"), ["move chaillot:bank chaillot:4 with 16"]);
    desk.play(&["move chaillot:bank chaillot:4 with 16"]);
    let space = Place::building("chaillot".parse().unwrap(), Value::Four);
    assert_eq!((desk.keys(1, space), desk.keys(2, space)), (1, 1));
    assert_eq!(desk.francs(1), 0);
    assert_eq!(desk.tokens(1), ["wood"], "the normal benefits");
}

#[test]
fn tile_17_takes_any_tile_and_the_meeple_stays() {
    let mut desk = Desk::new(3, &["bonus 1 17 12", "meeple 1 17"]);
    let takes = desk.legal_with("use 17");
    assert_eq!(takes.len(), 28, "all numbers but 12 and 17");
    assert!(desk.is_legal("use 17 1") && desk.is_legal("use 17 29") && desk.is_legal("use 17 30"));
    assert_eq!(desk.refused("use 17 12"), Refusal::NumberTaken);
    desk.play(&["use 17 29"]);
    assert_eq!(desk.unused(1), [12, 29]);
    assert_eq!(desk.public().players[0].meeple, 17);
    assert_eq!(desk.public().players[0].used[0].number(), 17);
}

#[test]
fn tile_18_gives_5_vp_for_each_building_of_value_4() {
    assert_eq!(gain(three_of("4", "18"), "use 18"), (0, 15));
}

#[test]
fn tile_19_counts_as_two_prestige_each_used_as_one_likes() {
    let mut desk = Desk::new(3, &["key 1 arc", "francs 1 13", "token 1 gold gold", "bonus 1 19"]);
    desk.play(&[
        "move arc chaillot:sacre-coeur",
        "prestige bronze tile19",
        "prestige gold-prestige tile19",
    ]);
    assert_eq!(desk.vp(1), 8);
    assert_eq!(desk.step(), "free");
    // One filled, the other sold later.
    let mut desk = Desk::new(3, &["key 1 arc", "francs 1 13", "token 1 gold gold", "bonus 1 19"]);
    desk.play(&["move arc chaillot:sacre-coeur", "prestige silver tile19", "skip"]);
    desk.play(&["sell gold-prestige tile19"]);
    assert_eq!((desk.francs(1), desk.vp(1)), (3, 4));
    assert!(desk.legal_with("sell").is_empty());
}

#[test]
fn tile_20_gives_vp_for_each_other_unused_tile() {
    for (seats, vp) in [(2, 3), (3, 6), (4, 9)] {
        let desk = Desk::new(seats, &["bonus 1 20 1 9 27"]);
        assert_eq!(gain(desk, "use 20"), (0, vp), "{seats} players");
    }
}

#[test]
fn tile_21_counts_as_two_resources_each_used_as_one_likes() {
    let mut desk = Desk::new(3, &["key 1 arc", "francs 1 12", "bonus 1 21"]);
    desk.play(&["move arc chaillot:grand-palais"]);
    assert_eq!(desk.step(), "free", "marble and gold, both paid by the tile");
    assert!(desk.legal_with("sell").is_empty());
    let mut desk = Desk::new(3, &["build chaillot:8", "key 1 arc", "francs 1 8", "bonus 1 21"]);
    desk.play(&["move arc chaillot:8", "sell gold tile21"]);
    assert_eq!(desk.francs(1), 3, "one now, one sold");
    assert!(!desk.is_legal("sell gold tile21"));
}

#[test]
fn tile_22_gives_8_vp() {
    assert_eq!(gain(Desk::new(3, &["bonus 1 22"]), "use 22"), (0, 8));
}

#[test]
fn tile_23_turns_pairs_of_prestige_into_vp() {
    for (seats, vp) in [(2, 6), (3, 9), (4, 12)] {
        let desk = Desk::new(
            seats,
            &[
                "token 1 bronze bronze bronze bronze bronze silver gold-prestige gold-prestige",
                "bonus 1 23",
            ],
        );
        assert_eq!(gain(desk, "use 23 bronze bronze gold-prestige"), (0, vp), "{seats} players");
    }
    let mut desk = Desk::new(3, &["token 1 bronze bronze silver", "bonus 1 23"]);
    assert_eq!(desk.legal_with("use 23"), ["use 23 bronze"]);
    assert_eq!(desk.refused("use 23 silver"), Refusal::NoPairs);
    desk.play(&["use 23 bronze"]);
    assert_eq!(desk.tokens(1), ["silver"]);
    assert_eq!(desk.public().supply, [0, 0, 0], "prestige leaves the game");
}

#[test]
fn tile_24_turns_pairs_of_resources_into_vp_and_fills_the_supply() {
    for (seats, vp) in [(2, 4), (3, 6), (4, 8)] {
        let mut desk = Desk::new(seats, &["token 1 wood wood gold gold gold marble", "bonus 1 24"]);
        assert_eq!(desk.legal_with("use 24"), ["use 24 gold", "use 24 wood", "use 24 wood gold"],);
        desk.play(&["use 24 wood gold"]);
        assert_eq!(desk.vp(1), vp, "{seats} players");
        assert_eq!(desk.public().supply, [2, 0, 2]);
        assert_eq!(desk.tokens(1), ["marble", "gold"]);
    }
}

#[test]
fn tile_25_leads_back_up_to_five_steps() {
    let mut desk = Desk::new(3, &["bonus 1 25", "meeple 1 25"]);
    assert_eq!(
        desk.legal_with("use 25"),
        ["use 25 24", "use 25 23", "use 25 22", "use 25 21", "use 25 20"]
    );
    assert_eq!(desk.refused("use 25 19"), Refusal::TooFarBack);
    desk.play(&["use 25 22"]);
    assert_eq!(desk.unused(1), [22]);
    assert_eq!(desk.public().players[0].meeple, 22, "the way forward is open again");
}

#[test]
fn tile_26_gives_6_vp_for_each_building_of_value_5() {
    assert_eq!(gain(three_of("5", "26"), "use 26"), (0, 18));
}

#[test]
fn tile_27_gives_a_vp_for_each_franc_at_the_end_only() {
    let mut desk = Desk::with(
        2,
        &[("screens", "open")],
        &[
            "stacks empty",
            "endtile 2 wood marble gold bronze silver gold-prestige 5-francs 4-francs 3-francs",
            "endtile 2 4-vp 3-vp 2-vp",
            "bonus 1 27",
            "francs 1 47",
            "last round",
            "action 2",
        ],
    );
    let mut own = desk.clone().arranged("action 1");
    assert_eq!(own.refused("use 27"), Refusal::OnlyAtEnd);
    own.play(&["key arc"]);
    assert_eq!(desk.vp(1), 0);
    desk.play(&["key arc", "end"]);
    assert_eq!(desk.step(), "", "the game is over");
    assert_eq!(desk.sheet(1)["paris-score-bonus number=27"], 47);
}

#[test]
fn tile_28_gives_7_vp_for_each_building_of_value_8() {
    assert_eq!(gain(three_of("8", "28"), "use 28"), (0, 21));
}

#[test]
fn tile_29_gives_8_vp_for_each_landmark() {
    let desk = Desk::new(
        3,
        &[
            "landmark louvre chaillot",
            "landmark tuileries belleville",
            "key 1 chaillot:louvre belleville:tuileries",
            "bonus 1 29",
        ],
    );
    assert_eq!(gain(desk, "use 29"), (0, 16));
    // A landmark with two of the player's keys counts twice (tile 9).
    let mut desk = Desk::new(
        3,
        &["landmark louvre chaillot", "key 1 chaillot:louvre arc", "bonus 1 9 29", "francs 1 40"],
    )
    .arranged("token 1 marble gold gold gold");
    desk.play(&["move arc chaillot:louvre with 9"]);
    assert_eq!(gain(desk, "use 29"), (0, 16));
}

#[test]
fn tile_30_gives_10_15_20_25_vp_for_4_to_7_types() {
    // A Batignolles without and with its 8, a landmark: 3 to 7 types.
    let sites = ["batignolles:1", "batignolles:2", "batignolles:3", "batignolles:4"];
    for (count, vp) in [(4, 10), (5, 15), (6, 20), (7, 25)] {
        let mut keys: Vec<&str> = sites.to_vec();
        keys.extend(["batignolles:5", "batignolles:8", "batignolles:louvre"]);
        let keys = keys[..count].join(" ");
        let desk = Desk::new(
            3,
            &[
                "build batignolles:1 batignolles:2 batignolles:3 batignolles:4 batignolles:5",
                "build batignolles:8",
                "landmark louvre batignolles",
                &format!("key 1 {keys}"),
                "bonus 1 30",
            ],
        );
        assert_eq!(gain(desk, "use 30"), (0, vp), "{count} types");
    }
    let three = Desk::new(
        3,
        &[
            "build batignolles:1 batignolles:2 batignolles:3",
            "key 1 batignolles:1 batignolles:2 batignolles:3",
            "bonus 1 30",
        ],
    );
    assert_eq!(three.refused("use 30"), Refusal::NoEffect);
}
