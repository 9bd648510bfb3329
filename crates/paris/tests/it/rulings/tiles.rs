//! Rulings about bonus tiles, buying and selling.

use lutece_paris::{Place, Refusal, Value};

use crate::desk::Desk;

#[test]
fn k4_a_number_is_taken_once_in_a_game_used_or_not() {
    let mut desk = Desk::new(
        3,
        &["build chaillot:1", "key 1 arc", "francs 1 1", "bonus 1 15 1", "bonus 2 26"],
    );
    desk.play(&["use 1", "move arc chaillot:1"]);
    assert_eq!(desk.refused("bonus 15"), Refusal::NumberTaken);
    assert_eq!(desk.refused("bonus 1"), Refusal::NumberTaken);
    assert!(desk.is_legal("bonus 26"), "what others took is no matter");
    let desk = Desk::new(3, &["bonus 1 17 18 25", "meeple 1 20"]);
    assert_eq!(desk.refused("use 17 18"), Refusal::NumberTaken);
    assert_eq!(desk.refused("use 25 18"), Refusal::NumberTaken);
}

#[test]
fn k5_tile_25_counts_only_spaces_with_a_tile_as_steps() {
    let desk = Desk::new(2, &["gone 19 18 16", "bonus 1 25", "meeple 1 20"]);
    assert_eq!(
        desk.legal_with("use 25"),
        ["use 25 17", "use 25 15", "use 25 14", "use 25 13", "use 25 12"]
    );
}

#[test]
fn k6_tiles_23_and_24_take_real_tokens_only() {
    let desk = Desk::new(
        3,
        &[
            "stacks empty",
            "token 1 bronze gold",
            "bonus 1 23 24 8 19 4 10 21",
            "endtile 1 bronze gold",
        ],
    );
    assert!(desk.legal_with("use 23").is_empty());
    assert!(desk.legal_with("use 24").is_empty());
    assert_eq!(desk.refused("use 23 bronze"), Refusal::NoPairs);
    assert_eq!(desk.refused("use 24 gold"), Refusal::NoPairs);
}

#[test]
fn k11_where_own_and_foreign_keys_stand_either_tile_serves() {
    let desk = Desk::new(
        3,
        &[
            "build chaillot:4",
            "key 1 chaillot:4 arc",
            "key 2 chaillot:4",
            "francs 1 4",
            "bonus 1 9 16",
        ],
    );
    assert_eq!(
        desk.legal_with("move"),
        ["move arc chaillot:4 with 9", "move arc chaillot:4 with 16"]
    );
    let space = Place::building("chaillot".parse().unwrap(), Value::Four);
    for (tile, left) in [("9", 16), ("16", 9)] {
        let mut desk = desk.clone();
        desk.play(&[&format!("move arc chaillot:4 with {tile}")]);
        assert_eq!(desk.unused(1), [left]);
        assert_eq!(desk.keys(1, space), 2);
    }
    // Both tiles, one after the other: three keys of the player's own.
    let mut desk = desk.arranged("key 1 chaillot:bank").arranged("francs 1 8");
    desk.play(&["move arc chaillot:4 with 9"]);
    desk = desk.arranged("action 1");
    desk.play(&["move chaillot:bank chaillot:4 with 16"]);
    assert_eq!(desk.keys(1, space), 3);
    assert_eq!(desk.public().districts[5].values[0], 12);
}

#[test]
fn k11_a_tile_is_not_spent_on_a_free_place() {
    let desk = Desk::new(3, &["build chaillot:4", "key 1 arc", "francs 1 4", "bonus 1 9 16"]);
    assert_eq!(desk.legal_with("move"), ["move arc chaillot:4"]);
    assert_eq!(desk.refused("move arc chaillot:4 with 9"), Refusal::TileNotNeeded);
}

#[test]
fn k13_a_joker_is_sold_as_the_kind_with_the_best_price() {
    for (tile, kind) in [(8, "gold-prestige"), (10, "gold"), (19, "gold-prestige"), (21, "gold")] {
        let mut desk = Desk::new(3, &["francs 1 0", &format!("bonus 1 {tile}")]);
        assert_eq!(desk.legal_with("sell"), [format!("sell {kind} tile{tile}")]);
        let other = if kind == "gold" { "wood" } else { "bronze" };
        assert_eq!(desk.refused(&format!("sell {other} tile{tile}")), Refusal::SoldAsBest);
        desk.play(&[&format!("sell {kind} tile{tile}")]);
        assert_eq!(desk.francs(1), 3);
    }
}

#[test]
fn k20_a_tile_without_effect_cannot_be_used() {
    let desk = Desk::new(3, &["bonus 1 6 29 30 23 24"]);
    assert!(desk.legal_with("use").is_empty());
    assert_eq!(desk.refused("use 6"), Refusal::NoEffect);
    assert_eq!(desk.refused("use 29"), Refusal::NoEffect);
    assert_eq!(desk.refused("use 30"), Refusal::NoEffect);
    assert_eq!(Desk::new(3, &["bonus 1 20"]).refused("use 20"), Refusal::NoEffect);
    // No tile behind the meeple, none on the track, no key in reserve.
    let desk = Desk::new(3, &["bonus 1 25", "meeple 1 1"]);
    assert!(desk.legal_with("use").is_empty());
    let all =
        "gone 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30";
    let desk = Desk::new(3, &["bonus 1 17", all]);
    assert!(desk.legal_with("use").is_empty());
    let mut desk = Desk::new(4, &["bonus 1 13 14 1", "francs 1 20", "bonus 2 13"][..2]);
    desk.play(&["use 13", "use 14"]);
    assert_eq!(desk.public().players[0].reserve, 0);
    assert_eq!(desk.legal_with("use"), ["use 1"]);
}

#[test]
fn k21_a_half_spent_tile_lies_open_and_is_no_unused_tile() {
    let mut desk = Desk::new(3, &["bonus 1 20 21 19 1"]);
    desk.play(&["sell gold tile21", "sell gold-prestige tile19"]);
    assert_eq!(desk.unused(1), [1, 20]);
    let screen = desk.secret(1).screen;
    assert_eq!(screen.half.iter().map(|it| it.number()).collect::<Vec<_>>(), [19, 21]);
    let open: Vec<u8> = desk.public().players[0].used.iter().map(|it| it.number()).collect();
    assert_eq!(open, [19, 21]);
    let mut counted = desk.clone();
    counted.play(&["use 20"]);
    assert_eq!(counted.vp(1), 2, "only tile 1 counts");
    desk.play(&["sell gold tile21", "sell gold-prestige tile19"]);
    assert!(desk.legal_with("sell").is_empty());
}

#[test]
fn k22_space_30_stops_only_the_way_forward() {
    let mut desk = Desk::new(
        3,
        &["build chaillot:1", "key 1 arc", "francs 1 5", "bonus 1 17 25", "meeple 1 30"],
    );
    assert!(desk.is_legal("use 17 3"));
    assert_eq!(desk.legal_with("use 25").len(), 5);
    desk.play(&["use 25 28", "move arc chaillot:1"]);
    assert_eq!(desk.legal(), ["bonus 29", "bonus 30", "skip"], "forward again from 28");
}

#[test]
fn k30_taken_numbers_count_as_steps_but_one_cannot_stop_there() {
    // With three players a copy of 18 and of 17 is still there.
    let desk = Desk::new(3, &["bonus 1 25 18 17", "meeple 1 20"]);
    assert_eq!(desk.legal_with("use 25"), ["use 25 19", "use 25 16", "use 25 15"]);
    assert_eq!(desk.refused("use 25 14"), Refusal::TooFarBack);
}

#[test]
fn k33_tokens_go_to_the_supply_and_tiles_never_do() {
    let mut desk = Desk::new(
        3,
        &[
            "stacks empty",
            "francs 1 0",
            "token 1 wood marble gold bronze silver gold-prestige",
            "bonus 1 2 3 4 10",
            "endtile 1 marble silver",
        ],
    );
    let sales = [
        ("sell wood token", 1, [1, 0, 0]),
        ("sell marble token", 2, [1, 1, 0]),
        ("sell gold token", 3, [1, 1, 1]),
        ("sell bronze token", 1, [1, 1, 1]),
        ("sell silver token", 2, [1, 1, 1]),
        ("sell gold-prestige token", 3, [1, 1, 1]),
        ("sell wood tile2", 1, [1, 1, 1]),
        ("sell marble tile3", 2, [1, 1, 1]),
        ("sell gold tile4", 3, [1, 1, 1]),
        ("sell gold tile10", 3, [1, 1, 1]),
        ("sell marble endtile", 2, [1, 1, 1]),
        ("sell silver endtile", 2, [1, 1, 1]),
    ];
    for (mv, price, supply) in sales {
        let before = desk.francs(1);
        desk.play(&[mv]);
        assert_eq!(desk.francs(1) - before, price, "{mv}");
        assert_eq!(desk.public().supply, supply, "{mv}");
    }
    assert!(desk.legal_with("sell").is_empty());
}

#[test]
fn k33_among_equal_prices_a_joker_is_sold_as_the_last_kind() {
    let text = <lutece_paris::Edition as table::Edition>::SHIPPED.replace(
        "gold = 3, bronze = 1, silver = 2, gold-prestige = 3",
        "gold = 2, bronze = 3, silver = 3, gold-prestige = 1",
    );
    let edition =
        std::sync::Arc::new(<lutece_paris::Edition as table::Edition>::parse(&text).unwrap());
    let rules =
        <lutece_paris::Paris as table::Game>::new(edition, lutece_paris::Options::default(), 3)
            .unwrap();
    let mut desk = Desk::new(3, &["bonus 1 8 10"]);
    desk.rules = std::sync::Arc::new(rules);
    assert_eq!(desk.legal_with("sell"), ["sell gold tile10", "sell silver tile8"]);
}

#[test]
fn resources_are_bought_from_the_supply_only() {
    let mut desk = Desk::new(3, &["francs 1 12"]);
    assert!(desk.legal_with("buy").is_empty(), "the supply is empty at the start");
    assert_eq!(desk.refused("buy wood"), Refusal::SupplyEmpty);
    assert_eq!(desk.refused("buy bronze"), Refusal::PrestigeNotForSale);
    desk = desk.arranged("supply wood marble gold");
    desk.play(&["buy wood", "buy marble", "buy gold"]);
    assert_eq!((desk.francs(1), desk.public().supply), (0, [0, 0, 0]));
    assert_eq!(desk.tokens(1), ["wood", "marble", "gold"]);
    let poor = Desk::new(3, &["francs 1 2", "supply wood"]);
    assert_eq!(poor.refused("buy wood"), Refusal::NoFrancs);
}
