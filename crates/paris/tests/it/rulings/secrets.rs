//! Rulings about what is seen and what is secret.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use lutece_paris::{District, EndTile, Refusal};
use table::{Chance as _, Game as _, Match, Quick};

use crate::desk::{Desk, seat};

#[test]
fn k12_closed_screens_hide_what_could_be_tracked_and_open_ones_show_it() {
    let orders = ["francs 1 9", "token 1 gold", "bonus 1 18 21"];
    let closed = Desk::new(3, &orders);
    assert!(closed.public().players.iter().all(|player| player.screen.is_none()));
    let own = closed.secret(1).screen;
    assert_eq!((own.francs, own.tokens[2], own.unused.len()), (9, 1, 2));
    let open = Desk::with(3, &[("screens", "open")], &orders);
    assert_eq!(open.public().players[0].screen, Some(own));
}

#[test]
fn k12_the_back_of_each_top_building_is_seen_and_nothing_below() {
    let desk = Desk::new(3, &["turn 1"]);
    let tops: Vec<_> = desk.public().stacks.iter().map(|stack| stack.top).collect();
    // In the ordered deal the stacks begin with buildings 1, 12 and 23.
    let expected = [District::Batignolles, District::Montmartre, District::Belleville];
    assert_eq!(tops, expected.map(Some));
    let mut chance = Quick::new(1);
    let mut seen = BTreeMap::new();
    for _ in 0..6000 {
        let mut world =
            Desk { state: desk.rules.redeal(&desk.state, seat(2), &mut chance), ..desk.clone() };
        assert_eq!(world.public(), desk.public());
        world.play(&["draw 2"]);
        let built = world.public();
        for quarter in &built.districts {
            for lot in quarter.spaces.iter().filter(|lot| lot.building.is_some()) {
                *seen.entry(format!("{}:{}", quarter.district, lot.value)).or_insert(0) += 1;
            }
        }
    }
    assert_eq!(seen.len(), 6, "any building of Montmartre, no other: {seen:?}");
    assert!(seen.values().all(|count| (850..1150).contains(count)), "{seen:?}");
}

#[test]
fn k12_others_see_how_many_end_tiles_a_player_has_but_not_which() {
    let mut desk = Desk::new(3, &["stacks empty", "action 1"]);
    let mut events = desk.play(&["endtile"]);
    events.extend(desk.play(&["choose 5-francs"]));
    let shown = serde_json::to_string(&(events, desk.public())).unwrap();
    assert!(!shown.contains("5-francs"), "{shown}");
    assert_eq!(desk.public().players[0].end_tiles, 1);
    assert_eq!(desk.public().end_tiles, 11);
    assert_eq!(desk.secret(1).end_tiles, ["5-francs".parse().unwrap()]);
    assert!(desk.secret(2).end_tiles.is_empty());
    desk.play(&["use 5-francs"]);
    assert_eq!(desk.public().players[0].used_end_tiles, ["5-francs".parse().unwrap()]);
}

#[test]
fn k12_a_taker_knows_what_was_left_then() {
    // Seat 1 takes the wood, seat 2 the gold; then seat 1 looks again.
    let mut desk = Desk::new(2, &["stacks empty", "action 1"]);
    desk.play(&["endtile"]);
    assert_eq!(desk.secret(1).left.unwrap().len(), 12);
    desk.play(&["choose wood"]);
    assert_eq!(desk.secret(1).left.unwrap().len(), 11, "without what was taken");
    desk.play(&["end", "endtile"]);
    assert_eq!(desk.secret(2).left.unwrap().len(), 11);
    desk.play(&["choose gold", "end", "endtile"]);
    let left = desk.secret(1).left.unwrap();
    let gold: EndTile = "gold".parse().unwrap();
    assert_eq!(left.len(), 10);
    assert!(!left.contains(&gold));
    // Now seat 1 knows that seat 2 has the gold, and every redeal agrees.
    let mut chance = Quick::new(5);
    for _ in 0..50 {
        let world = desk.rules.redeal(&desk.state, seat(1), &mut chance);
        assert_eq!(desk.rules.secret(&world, seat(2)).end_tiles, [gold]);
    }
}

#[test]
fn k12_what_a_seat_cannot_know_is_dealt_evenly() {
    // Seat 1 took the wood; then seats 2 and 3 took a tile each, which seat 1 has not seen.
    let mut desk = Desk::new(3, &["stacks empty", "action 1"]);
    for tile in ["wood", "gold", "4-vp"] {
        desk.play(&["endtile", &format!("choose {tile}"), "end"]);
    }
    let mut chance = Quick::new(9);
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..11_000 {
        let world = desk.rules.redeal(&desk.state, seat(1), &mut chance);
        assert_eq!(desk.rules.secret(&world, seat(1)), desk.secret(1));
        let tiles = desk.rules.secret(&world, seat(2)).end_tiles;
        *seen.entry(tiles[0].to_string()).or_default() += 1;
    }
    assert_eq!(seen.len(), 11, "any tile but the wood");
    assert!(seen.values().all(|count| (880..1120).contains(count)), "{seen:?}");
}

#[test]
fn k12_a_tile_that_was_used_stays_with_its_taker_at_a_fitting_time() {
    // Seat 2 takes gold and uses it, then takes silver: its first tile must have been the gold.
    let mut desk = Desk::new(2, &["stacks empty", "action 2"]);
    desk.play(&["endtile", "choose gold", "sell gold endtile", "end", "key arc", "end"]);
    desk.play(&["endtile", "choose silver"]);
    let mut chance = Quick::new(2);
    let mut second: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..2200 {
        let world = desk.rules.redeal(&desk.state, seat(1), &mut chance);
        assert_eq!(desk.rules.public(&world), desk.public());
        let held = desk.rules.secret(&world, seat(2)).end_tiles;
        *second.entry(held[0].to_string()).or_default() += 1;
    }
    // The gold was used and is known to be gone; it can be any of the eleven others.
    assert_eq!(second.len(), 11);
    assert!(!second.contains_key("gold"));
    assert!(second.values().all(|count| (140..260).contains(count)), "{second:?}");
}

#[test]
fn k35_only_who_chose_to_take_an_end_tile_looks() {
    let mut desk = Desk::new(2, &["stacks empty", "action 1"]);
    assert_eq!(desk.legal_with("endtile"), ["endtile"], "one action, whatever is left");
    assert_eq!(desk.secret(1).left, None, "who could look has not looked");
    desk.play(&["endtile"]);
    assert_eq!(desk.step(), "end-tile");
    assert_eq!(desk.legal().len(), 12, "a choice among what is seen, and nothing else");
    assert_eq!(desk.legal_with("choose").len(), 12);
    assert_eq!(desk.secret(1).left.unwrap().len(), 12);
    assert_eq!(desk.secret(2).left, None);
    desk.play(&["choose wood", "end"]);
    // Seat 2 acts with empty stacks, sees nothing of the tiles and does something else.
    assert_eq!(desk.secret(2).left, None);
    assert!(!desk.rules.reveals(&desk.state, "key arc".parse().unwrap()));
    desk.play(&["key arc", "end"]);
    assert_eq!(desk.secret(2).left, None);
    // As far as seat 2 knows, seat 1 may have any tile.
    let mut chance = Quick::new(35);
    let held =
        |world: &lutece_paris::State| desk.rules.secret(world, seat(1)).end_tiles[0].to_string();
    let worlds = (0..500).map(|_| desk.rules.redeal(&desk.state, seat(2), &mut chance));
    assert_eq!(worlds.map(|world| held(&world)).collect::<BTreeSet<_>>().len(), 12);
}

#[test]
fn k35_what_was_seen_stays_known() {
    let mut desk = Desk::new(2, &["stacks empty", "action 1"]);
    desk.play(&["endtile", "choose wood", "end", "endtile", "choose gold", "end"]);
    desk.play(&["endtile", "choose silver", "end"]);
    // Seat 2 saw that the wood was gone; the silver went later.
    let mut chance = Quick::new(35);
    let mut second = BTreeSet::new();
    for _ in 0..500 {
        let world = desk.rules.redeal(&desk.state, seat(2), &mut chance);
        assert_eq!(desk.rules.secret(&world, seat(2)), desk.secret(2));
        let tiles = desk.rules.secret(&world, seat(1)).end_tiles;
        assert_eq!(tiles[0].to_string(), "wood", "seen when seat 2 looked");
        second.insert(tiles[1].to_string());
    }
    assert_eq!(second.len(), 10, "anything but wood and gold: {second:?}");
}

#[test]
fn k35_no_move_is_taken_back_across_the_look() {
    let desk = Desk::new(2, &["stacks empty", "action 1"]);
    let rules = Arc::clone(&desk.rules);
    let mut played = Match::new(rules, table::Seed::from_text("k35"));
    let mut chance = Quick::new(7);
    while !played.legal().contains(&lutece_paris::Move::Look) {
        let moves = played.legal();
        played.play(moves[chance.below(moves.len())]).unwrap();
    }
    let mover = played.to_act().unwrap();
    played.play(lutece_paris::Move::Look).unwrap();
    assert!(!played.can_undo(mover), "who has looked has looked");
    let choice = played.legal()[0];
    played.play(choice).unwrap();
    assert!(played.can_undo(mover), "another choice of what was seen");
    played.undo();
    assert!(!played.can_undo(mover));
}

#[test]
fn k35_others_see_that_one_was_chosen_and_not_which() {
    let mut desk = Desk::new(3, &["stacks empty", "action 1"]);
    let seen = |desk: &Desk, mv: &str, viewer: Option<usize>| {
        desk.rules.seen(&desk.state, mv.parse().unwrap(), viewer.map(seat))
    };
    for viewer in [None, Some(1), Some(2)] {
        assert_eq!(seen(&desk, "endtile", viewer).notation, "endtile");
        assert_eq!(seen(&desk, "key arc", viewer).notation, "key arc");
    }
    desk.play(&["endtile"]);
    assert_eq!(seen(&desk, "choose gold", Some(1)).notation, "choose gold");
    for viewer in [None, Some(2), Some(3)] {
        let gold = seen(&desk, "choose gold", viewer);
        assert_eq!(gold.notation, "choose");
        assert_eq!(gold, seen(&desk, "choose 5-francs", viewer));
    }
    // The same for a game that was begun by version 1.
    let desk = Desk::by_rules(1, 3, &["stacks empty", "action 1"]);
    assert_eq!(seen(&desk, "endtile gold", Some(1)).notation, "endtile gold");
    let gold = seen(&desk, "endtile gold", None);
    assert_eq!(gold.notation, "endtile");
    assert_eq!(gold, seen(&desk, "endtile 5-francs", None));
}

#[test]
fn k35_by_version_1_who_could_take_an_end_tile_saw_what_was_left() {
    let mut desk = Desk::by_rules(1, 2, &["stacks empty", "action 1"]);
    assert_eq!(desk.refused("endtile"), Refusal::NotAsked);
    desk.play(&["endtile wood", "end"]);
    // Seat 2 sees that the wood is gone, places a key and remembers.
    assert_eq!(desk.legal_with("endtile").len(), 11);
    desk.play(&["key arc", "end", "endtile gold"]);
    assert!(desk.rules.reveals(&desk.state, "end".parse().unwrap()), "the next player looks");
    desk.play(&["end"]);
    let before = desk.clone().arranged("action 1");
    let mut chance = Quick::new(35);
    for _ in 0..50 {
        let world = before.rules.redeal(&before.state, seat(2), &mut chance);
        let tiles = before.rules.secret(&world, seat(1)).end_tiles;
        assert_eq!(tiles.len(), 2);
        assert_eq!(tiles[0].to_string(), "wood", "seen when seat 2 looked");
    }
}

#[test]
fn k35_an_end_tile_is_refused_with_the_reason() {
    let mut desk = Desk::new(2, &["stacks empty", "action 1"]);
    assert_eq!(desk.refused("choose gold"), Refusal::LookFirst);
    assert_eq!(desk.refused("endtile gold"), Refusal::LookFirst);
    desk.play(&["endtile"]);
    assert_eq!(desk.refused("endtile"), Refusal::OtherStep);
    assert_eq!(desk.refused("key arc"), Refusal::OtherStep);
    desk.play(&["choose gold", "end", "endtile"]);
    assert_eq!(desk.refused("choose gold"), Refusal::NoEndTile);
}

#[test]
fn k36_what_others_did_not_do_is_no_knowledge() {
    // Two tiles are left when seat 1 looks; seats 2 and 3 take one each. Then seat 2 passes over
    // its action, which the gold would have made possible. So it has the other one, but that is
    // a conclusion, not something seen.
    let mut desk = Desk::new(
        3,
        &[
            "stacks empty",
            "key 3 belleville:1 belleville:2 belleville:3 belleville:4 belleville:5 belleville:8",
            "key 2 belleville:bank",
            "keyless 2",
            "francs 2 10",
            "endtile 1 wood marble bronze silver gold-prestige 5-francs 4-francs 3-francs 4-vp",
            "endtile 1 3-vp",
            "action 1",
        ],
    );
    desk.play(&["key arc", "end", "endtile", "choose 2-vp", "end", "endtile", "choose gold"]);
    desk.play(&["end"]);
    desk.play(&["key chaillot", "end"]);
    let skip = "skip".parse().unwrap();
    assert!(desk.is_legal("skip"));
    assert!(desk.rules.reveals(&desk.state, skip), "so it cannot be taken back");
    desk.play(&["skip"]);
    let mut chance = Quick::new(4);
    let gold = ["gold".parse::<EndTile>().unwrap()];
    let with_gold = (0..1000).filter(|_| {
        let world = desk.rules.redeal(&desk.state, seat(1), &mut chance);
        desk.rules.secret(&world, seat(2)).end_tiles == gold
    });
    assert!((430..570).contains(&with_gold.count()));
}

#[test]
fn what_a_move_reveals_is_not_taken_back() {
    let desk = Desk::new(2, &["turn 1"]);
    let reveals = |desk: &Desk, mv: &str| desk.rules.reveals(&desk.state, mv.parse().unwrap());
    assert!(reveals(&desk, "draw 1"));
    let desk = Desk::new(2, &["build chaillot:4", "key 1 arc", "francs 1 9"]);
    assert!(!reveals(&desk, "move arc chaillot:4"));
    assert!(!reveals(&desk, "key chaillot"));
    let mut desk = Desk::new(2, &["stacks empty", "endtile 1 5-francs", "action 1"]);
    assert!(reveals(&desk, "use 5-francs"));
    assert!(reveals(&desk, "endtile"));
    desk.play(&["key arc"]);
    assert!(!reveals(&desk, "end"), "the next player sees nothing yet");
}

#[test]
fn k37_at_the_end_everything_is_shown() {
    let tiles = "endtile 2 wood marble gold bronze silver gold-prestige 5-francs 4-francs 3-francs";
    let mut desk = Desk::new(
        2,
        &["stacks empty", tiles, "endtile 2 4-vp 3-vp", "endtile 1 2-vp", "last round", "action 2"],
    );
    let held = |desk: &Desk, player: usize| {
        desk.public().players[player - 1].held_end_tiles.as_ref().map(Vec::len)
    };
    desk.play(&["use 4-vp", "key arc"]);
    assert_eq!((held(&desk, 1), held(&desk, 2)), (None, None));
    assert!(desk.rules.reveals(&desk.state, "end".parse().unwrap()));
    desk.play(&["end"]);
    assert_eq!(desk.step(), "", "the game is over");
    assert_eq!((held(&desk, 1), held(&desk, 2)), (Some(1), Some(10)));
    assert!(desk.public().players.iter().all(|player| player.screen.is_some()));
}
