//! Rulings about actions that are not possible, the end of the game, and scoring.

use lutece_paris::{Building, Ending, Refusal};
use table::{Game as _, Reason};

use crate::desk::Desk;

/// Every end-game tile but the last, as orders for seat 2.
const ALL_BUT_ONE: &str = "endtile 2 wood marble gold bronze silver gold-prestige 5-francs \
                           4-francs 3-francs 4-vp 3-vp";

/// All buildings on the board and no end-game tile left; nobody has a key in hand.
fn after_the_last_tile(seats: usize) -> Desk {
    let mut desk = Desk::new(seats, &["stacks empty", ALL_BUT_ONE, "endtile 2 2-vp"]);
    for number in 1..=seats {
        desk = desk.arranged(&format!("keyless {number}")).arranged(&format!("francs {number} 0"));
    }
    desk.arranged("action 1")
}

#[test]
fn k7_without_a_possible_action_it_is_skipped_and_free_steps_are_not() {
    let mut desk = Desk::new(3, &["keyless 1", "francs 1 0", "bonus 1 1", "token 1 wood"]);
    assert_eq!(desk.legal(), ["skip", "sell wood token", "use 1"]);
    desk.play(&["use 1", "skip"]);
    assert_eq!(desk.step(), "free");
    assert_eq!(desk.legal(), ["end", "sell wood token"]);
}

#[test]
fn k8_with_no_end_tile_left_and_nothing_to_do_one_skips_or_retires() {
    let desk = after_the_last_tile(2);
    assert_eq!(desk.legal(), ["skip", "retire"]);
    // Before the last end-game tile is taken there is always an action.
    let desk = Desk::new(2, &["stacks empty", ALL_BUT_ONE, "keyless 1", "francs 1 0"]);
    assert_eq!(desk.legal(), ["endtile"]);
    assert_eq!(desk.refused("skip"), Refusal::ActionPossible);
    assert_eq!(desk.refused("retire"), Refusal::TooEarlyToRetire);
}

#[test]
fn k9_free_steps_are_for_ones_own_turn() {
    let desk = Desk::new(3, &["token 1 gold", "bonus 1 1", "action 2"]);
    assert_eq!(desk.refused("sell gold token"), Refusal::NoSource);
    assert_eq!(desk.refused("use 1"), Refusal::NoTile);
}

#[test]
fn k24_the_higher_single_place_counts_once() {
    // 4 twice against 5 and 3: equal sums, the 5 is the higher single place.
    let desk = Desk::new(
        3,
        &[
            "build chaillot:3 chaillot:4 chaillot:5",
            "key 1 chaillot:4 chaillot:4",
            "key 2 chaillot:5 chaillot:3",
            "vp 20 chaillot",
        ],
    );
    assert_eq!(desk.public().districts[5].values, [8, 8, 0]);
    assert_eq!(desk.prizes("chaillot"), [10, 20, 0]);
}

#[test]
fn k24_tied_players_share_a_prize_and_the_next_is_skipped() {
    // Three on the Louvre: first prize for each, nothing for the fourth.
    let desk = Desk::new(
        4,
        &[
            "build chaillot:3",
            "landmark louvre chaillot",
            "key 1 chaillot:louvre",
            "key 2 chaillot:louvre",
            "key 3 chaillot:louvre",
            "key 4 chaillot:3",
            "vp 12 chaillot",
        ],
    );
    assert_eq!(desk.prizes("chaillot"), [12, 12, 12, 0]);
    // Two second places: the third prize is skipped.
    let desk = Desk::new(
        4,
        &[
            "build chaillot:3 chaillot:5",
            "landmark louvre chaillot",
            "key 1 chaillot:louvre",
            "key 2 chaillot:5",
            "key 3 chaillot:5",
            "key 4 chaillot:3",
            "vp 12 chaillot",
        ],
    );
    assert_eq!(desk.prizes("chaillot"), [12, 6, 6, 0]);
}

#[test]
fn k24_who_has_nothing_in_a_district_gets_no_prize() {
    let desk = Desk::new(4, &["build chaillot:3", "key 3 chaillot:3 arc", "vp 12 chaillot"]);
    assert_eq!(desk.prizes("chaillot"), [0, 0, 12, 0]);
    assert_eq!(desk.prizes("belleville"), [0, 0, 0, 0], "no VP tile, no prize");
}

#[test]
fn k25_who_draws_the_last_building_may_take_an_end_tile_at_once() {
    let mut desk = Desk::new(3, &[]);
    for building in Building::all().skip(1).take(32) {
        desk = desk.arranged(&format!("build {building}"));
    }
    let mut desk = desk.arranged("turn 1");
    assert_eq!(desk.public().stacks.iter().map(|it| it.left).sum::<u8>(), 1);
    assert_eq!(desk.legal().len(), 1);
    let draw = desk.legal()[0].clone();
    desk.play(&[&draw]);
    desk.play(&["endtile", "choose 5-francs", "use 5-francs"]);
    assert_eq!(desk.francs(1), 8);
    // With a building left it is too early.
    let early = Desk::new(3, &[]);
    assert_eq!(early.refused("endtile"), Refusal::StacksNotEmpty);
}

#[test]
fn k27_skipping_is_legal_exactly_when_no_action_is_possible() {
    // Selling would make the purchase possible, but nobody has to.
    let mut desk = Desk::new(
        3,
        &["build chaillot:4", "key 1 arc", "keyless 1", "francs 1 2", "token 1 silver"],
    );
    assert_eq!(desk.legal(), ["skip", "sell silver token"]);
    desk.play(&["sell silver token"]);
    assert_eq!(desk.legal(), ["move arc chaillot:4"]);
    assert_eq!(desk.refused("skip"), Refusal::ActionPossible);
    let desk = Desk::new(3, &[]);
    assert_eq!(desk.refused("skip"), Refusal::ActionPossible);
}

#[test]
fn k28_retiring_ends_the_turn_and_forfeits_the_others() {
    let mut desk = after_the_last_tile(3);
    desk.play(&["retire"]);
    assert_eq!(desk.rules.to_act(&desk.state).unwrap().number(), 2);
    desk.play(&["skip", "end", "retire"]);
    // The round is over; in the last round only seat 2 is left.
    assert_eq!(desk.state.ending(), Ending::LastRound);
    assert_eq!(desk.rules.to_act(&desk.state).unwrap().number(), 2);
    desk.play(&["retire"]);
    assert_eq!(desk.step(), "");
    assert!(desk.public().players.iter().all(|player| player.retired));
}

#[test]
fn k28_free_steps_may_precede_retiring_and_a_retired_player_is_scored() {
    let mut desk = after_the_last_tile(2)
        .arranged("bonus 1 7 27 5")
        .arranged("vp 20 chaillot")
        .arranged("action 1");
    desk.play(&["use 7", "use 5", "retire"]);
    desk.play(&["skip", "end", "skip", "end"]);
    assert_eq!(desk.step(), "");
    let sheet = desk.sheet(1);
    assert_eq!(sheet["paris-score-bonus number=7"], 4);
    assert_eq!(sheet["paris-score-bonus number=27"], 5);
}

#[test]
fn k28_retiring_needs_every_end_tile_to_be_gone_but_not_an_impossible_action() {
    let desk = Desk::new(2, &["stacks empty", ALL_BUT_ONE, "endtile 2 2-vp", "action 1"]);
    assert!(desk.is_legal("key arc") && desk.is_legal("retire"));
    let desk = Desk::new(2, &["stacks empty", ALL_BUT_ONE]);
    assert_eq!(desk.refused("retire"), Refusal::TooEarlyToRetire);
}

#[test]
fn k29_after_the_last_end_tile_the_round_and_one_more() {
    for taker in 1..=3 {
        let mut desk = Desk::new(3, &["stacks empty", ALL_BUT_ONE]);
        desk = desk.arranged(&format!("turn {taker}"));
        desk.play(&["endtile", "choose 2-vp", "end"]);
        let mut turns = vec![0; 3];
        while let Some(seat) = desk.rules.to_act(&desk.state) {
            turns[seat.index()] += 1;
            let key = if desk.is_legal("key arc") { "key arc" } else { "key chaillot" };
            desk.play(&[key, "end"]);
        }
        // Those after the taker finish the round, then everybody has one more turn.
        let expected: Vec<i32> = (1..=3).map(|seat| 1 + i32::from(seat > taker)).collect();
        assert_eq!(turns, expected, "seat {taker} took the last tile");
    }
}

#[test]
fn k29_the_round_ends_before_the_start_player_whoever_that_is() {
    let rules = crate::desk::rules(3, &[]);
    let mut deal = crate::desk::deal(&rules);
    deal.start = crate::desk::seat(2);
    let start = rules.start(&deal).unwrap();
    let mut desk = Desk { state: start, rules }.arranged("stacks empty").arranged(ALL_BUT_ONE);
    desk = desk.arranged("turn 3");
    desk.play(&["endtile", "choose 2-vp", "end"]);
    assert_eq!(desk.state.ending(), Ending::LastTile);
    desk.play(&["key arc", "end"]);
    assert_eq!(desk.state.ending(), Ending::LastRound);
    desk.play(&["key arc", "end", "key arc", "end", "key chaillot", "end"]);
    assert_eq!(desk.step(), "");
}

#[test]
fn k32_unused_things_are_worth_nothing_at_the_end() {
    let mut desk = after_the_last_tile(2)
        .arranged("token 1 gold gold gold-prestige")
        .arranged("bonus 1 22 7 29 23")
        .arranged("francs 1 30")
        .arranged("last round")
        .arranged("action 2");
    desk.play(&["skip", "end"]);
    assert_eq!(desk.rules.outcome(&desk.state).unwrap().scores.as_slice(), [0, 0]);
    assert!(desk.sheet(1).is_empty());
}

#[test]
fn k34_a_turn_ends_by_a_move_of_its_own() {
    let mut desk = Desk::new(3, &["francs 1 0", "action 1"]);
    desk.play(&["key arc"]);
    assert_eq!(desk.legal(), ["end"], "nothing else to do, and still the player says so");
    let turn = desk.rules.turn(&desk.state);
    desk.play(&["end"]);
    assert_eq!(desk.rules.turn(&desk.state), turn + 1);
    assert_eq!(desk.step(), "draw");
}

#[test]
fn ties_are_broken_by_francs_then_by_the_value_of_all_places() {
    let over = |orders: &[&str]| {
        let mut desk = after_the_last_tile(2);
        for order in orders {
            desk = desk.arranged(order);
        }
        desk = desk.arranged("last round").arranged("action 2");
        desk.play(&["skip", "end"]);
        desk.rules.outcome(&desk.state).unwrap()
    };
    let outcome = over(&["francs 1 2", "francs 2 3"]);
    assert_eq!((outcome.places.as_slice(), outcome.reason), (&[2, 1][..], Reason::TieBreak(1)));
    let outcome = over(&[]);
    assert_eq!((outcome.places.as_slice(), outcome.reason), (&[1, 1][..], Reason::Shared));
    let mut desk = Desk::new(2, &["build chaillot:4 belleville:3", "key 1 chaillot:4"])
        .arranged("key 2 belleville:3")
        .arranged("stacks empty")
        .arranged(ALL_BUT_ONE)
        .arranged("endtile 2 2-vp");
    for number in 1..=2 {
        desk = desk.arranged(&format!("keyless {number}")).arranged(&format!("francs {number} 0"));
    }
    desk = desk.arranged("last round").arranged("action 2");
    desk.play(&["skip", "end"]);
    let outcome = desk.rules.outcome(&desk.state).unwrap();
    assert_eq!((outcome.places.as_slice(), outcome.reason), (&[1, 2][..], Reason::TieBreak(2)));
}
