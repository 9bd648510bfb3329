//! Rulings about the set-up, moving keys, paying, and what buying gives.

use lutece_paris::{Kind, Paris, Place, Refusal, Value};
use table::{Edition as _, Game as _, Seed};

use crate::desk::{Desk, deal, rules};

/// The `orders` that let seat 1 buy almost anything from the Arc.
const RICH: [&str; 2] = ["key 1 arc", "francs 1 40"];

#[test]
fn k1_three_stacks_of_11_or_two_of_17_and_16() {
    let sizes = |options: &[(&str, &str)]| {
        let rules = rules(4, options);
        let deal = rules.deal(&mut Seed::from_text("k1").dice());
        (deal.stacks.iter().map(Vec::len).collect::<Vec<_>>(), deal.removed.len())
    };
    assert_eq!(sizes(&[]), (vec![11, 11, 11], 3));
    assert_eq!(sizes(&[("stacks", "2")]), (vec![17, 16], 3));
    assert_eq!(sizes(&[("districts", "free")]), (vec![12, 12, 12], 0));
    assert_eq!(sizes(&[("districts", "free"), ("stacks", "2")]), (vec![18, 18], 0));
}

#[test]
fn k2_wood_is_for_value_8_and_not_for_residences() {
    let build = "build batignolles:3 batignolles:8 saint-germain:8";
    let desk = Desk::new(3, &[build, RICH[0], RICH[1]]);
    let types = &desk.public().districts[0].spaces;
    assert_eq!(types[2].building.unwrap().to_string(), "residence");
    assert_eq!(types[5].building.unwrap().to_string(), "bookshop");
    assert_eq!(desk.legal_with("move"), ["move arc batignolles:3"]);
    assert_eq!(desk.refused("move arc batignolles:8"), Refusal::NoResources);
    let desk = desk.arranged("token 1 wood");
    assert!(desk.is_legal("move arc batignolles:8") && desk.is_legal("move arc saint-germain:8"));
}

/// Chaillot with keys of other players on `keys` places, and seat 1 about to buy its 5.
fn before_the_next_key(keys: usize) -> Desk {
    let sites = ["chaillot:1", "chaillot:2", "chaillot:3", "chaillot:4"];
    let mut desk = Desk::new(3, &["build chaillot:5", "tokens none", RICH[0], RICH[1]]);
    for site in &sites[..keys] {
        desk = desk.arranged(&format!("build {site}")).arranged(&format!("key 2 {site}"));
    }
    desk
}

#[test]
fn k3_the_fourth_key_of_a_district_gives_the_right_to_a_vp_tile() {
    let mut desk = before_the_next_key(3);
    desk.play(&["move arc chaillot:5"]);
    assert_eq!(desk.step(), "vp-tile");
    assert_eq!(desk.legal().len(), 6 * 6 + 1, "any tile on any district, or not");
    let mut placed = desk.clone();
    placed.play(&["vp 14 belleville"]);
    assert_eq!(placed.public().districts[3].vp_tile, Some([14, 7, 3]));
    assert_eq!(placed.step(), "free");
    desk.play(&["skip"]);
    assert_eq!(desk.step(), "free");
    assert!(desk.public().districts.iter().all(|it| it.vp_tile.is_none()));
    for keys in [2, 4] {
        let mut desk = before_the_next_key(keys);
        desk.play(&["move arc chaillot:5"]);
        assert_eq!(desk.step(), "free", "the third and the fifth key give no right");
    }
    // There are still four keys, so there is no new right.
    let mut desk = before_the_next_key(3).arranged("build chaillot:4").arranged("key 1 chaillot:4");
    desk.play(&["move chaillot:4 chaillot:5"]);
    assert_eq!(desk.step(), "free");
    // A key on the bank does not count.
    let mut desk = before_the_next_key(2).arranged("key 3 chaillot:bank");
    desk.play(&["move arc chaillot:5"]);
    assert_eq!(desk.step(), "free");
}

#[test]
fn k3_a_district_holds_one_vp_tile() {
    let mut desk = before_the_next_key(3).arranged("vp 20 chaillot").arranged("vp 10 montmartre");
    desk.play(&["move arc chaillot:5"]);
    assert_eq!(desk.legal().len(), 4 * 4 + 1);
    assert_eq!(desk.refused("vp 18 chaillot"), Refusal::DistrictHasTile);
    assert_eq!(desk.refused("vp 20 belleville"), Refusal::NoVpTile);
}

#[test]
fn k10_two_keys_on_one_place_count_as_two() {
    // Three keys on two places, then a fourth.
    let mut desk = Desk::new(
        3,
        &[
            "build chaillot:3 chaillot:4 chaillot:5",
            "key 2 chaillot:4 chaillot:4",
            "key 3 chaillot:3",
            "tokens none",
            RICH[0],
            RICH[1],
        ],
    );
    desk.play(&["move arc chaillot:5"]);
    assert_eq!(desk.step(), "vp-tile");
}

#[test]
fn k10_a_place_is_free_when_the_last_key_has_left() {
    let mut desk = Desk::new(
        2,
        &[
            "build chaillot:4 chaillot:5",
            "key 1 chaillot:4 chaillot:4 arc",
            "key 2 chaillot:bank",
            "francs 1 40",
            "francs 2 40",
            "token 1 gold",
            "tokens none",
        ],
    );
    desk.play(&["move chaillot:4 chaillot:5"]);
    let other = desk.clone().arranged("action 2");
    assert_eq!(other.refused("move chaillot:bank chaillot:4"), Refusal::Occupied);
    let space = Place::building("chaillot".parse().unwrap(), Value::Four);
    assert_eq!(desk.keys(1, space), 1);
    desk = desk.arranged("action 1");
    desk.play(&["move chaillot:4 chaillot:tuileries"]);
    assert!(desk.arranged("action 2").is_legal("move chaillot:bank chaillot:4"));
}

#[test]
fn k14_with_one_possibility_payment_is_automatic() {
    let mut desk = Desk::new(3, &["token 1 gold gold gold", RICH[0], RICH[1]]);
    desk.play(&["move arc chaillot:tuileries"]);
    assert_eq!(desk.step(), "free", "three equal tokens are one possibility");
    assert_eq!(desk.tokens(1), ["gold", "gold"]);
}

#[test]
fn k14_the_player_chooses_among_tokens_and_tiles() {
    let orders = ["stacks empty", "token 1 gold", "bonus 1 4 10 21", "endtile 1 gold"];
    let mut desk = Desk::new(3, &orders).arranged(RICH[0]).arranged(RICH[1]);
    desk.play(&["move arc chaillot:tuileries"]);
    assert_eq!(
        desk.legal(),
        [
            "pay gold token",
            "pay gold tile4",
            "pay gold tile10",
            "pay gold tile21",
            "pay gold endtile"
        ]
    );
    for (pays, left) in [("token", "4 10 21"), ("tile4", "10 21"), ("tile10", "4 21")] {
        let mut desk = desk.clone();
        desk.play(&[&format!("pay gold {pays}")]);
        let left: Vec<u8> = left.split(' ').map(|it| it.parse().unwrap()).collect();
        assert_eq!(desk.unused(1), left);
        assert_eq!(desk.public().supply, [0, 0, u8::from(pays == "token")]);
    }
    desk.play(&["pay gold endtile"]);
    assert!(desk.secret(1).end_tiles.is_empty());
    assert_eq!(desk.public().players[0].used_end_tiles[0].to_string(), "gold");
}

#[test]
fn k15_a_key_on_a_landmark_can_move_on_to_a_higher_one() {
    let mut desk = Desk::new(
        3,
        &[
            "landmark tuileries chaillot",
            "key 1 chaillot:tuileries",
            "token 1 gold gold gold",
            "francs 1 6",
        ],
    );
    assert_eq!(
        desk.legal_with("move"),
        [
            "move chaillot:tuileries chaillot:sacre-coeur",
            "move chaillot:tuileries chaillot:tour-eiffel"
        ]
    );
    desk.play(&["move chaillot:tuileries chaillot:tour-eiffel"]);
    assert_eq!(desk.francs(1), 0, "only the difference in francs");
    assert!(desk.tokens(1).is_empty(), "the resources in full");
}

#[test]
fn k16_bank_and_arc_are_free_again_when_the_key_moves_on() {
    let mut desk =
        Desk::new(3, &["build chaillot:4 chaillot:5", "key 1 arc chaillot:bank", "francs 1 20"]);
    assert_eq!(desk.refused("key arc"), Refusal::StandTaken);
    assert_eq!(desk.refused("key chaillot"), Refusal::StandTaken);
    desk.play(&["move arc chaillot:5"]);
    desk = desk.arranged("action 1");
    assert!(desk.is_legal("key arc") && !desk.is_legal("key chaillot"));
    desk.play(&["move chaillot:bank chaillot:4"]);
    desk = desk.arranged("action 1");
    let francs = desk.francs(1);
    desk.play(&["key chaillot"]);
    assert_eq!(desk.francs(1), francs + 7, "the bank pays again");
}

#[test]
fn k17_the_token_beside_the_building_is_always_taken_and_only_once() {
    let mut desk = Desk::new(
        3,
        &["build chaillot:4", "key 1 arc", "key 2 arc", "francs 1 4", "francs 2 4", "bonus 2 16"],
    );
    desk.play(&["move arc chaillot:4"]);
    assert_eq!(desk.tokens(1), ["wood"]);
    desk = desk.arranged("action 2");
    desk.play(&["move arc chaillot:4 with 16"]);
    assert!(desk.tokens(2).is_empty());
}

#[test]
fn k18_a_token_just_taken_can_be_sold_for_the_bonus_tile_of_a_3() {
    // Three francs for the 3, none left for the bonus tile: the token beside it brings them.
    let mut desk = Desk::new(3, &["build chaillot:3", "key 1 arc", "francs 1 3"]);
    desk.play(&["move arc chaillot:3"]);
    assert_eq!(desk.step(), "bonus");
    assert_eq!(desk.legal(), ["skip", "sell gold-prestige token"]);
    assert_eq!(desk.refused("bonus 18"), Refusal::NoFrancs);
    desk.play(&["sell gold-prestige token", "bonus 18"]);
    assert_eq!(desk.francs(1), 1);
    assert_eq!(desk.unused(1), [18]);
}

#[test]
fn k18_free_steps_are_open_after_the_draw_and_nowhere_else() {
    let orders =
        ["build chaillot:1 chaillot:2 chaillot:5", "key 2 chaillot:2 chaillot:5 chaillot:4"];
    let mut desk = Desk::new(3, &["build chaillot:4", orders[0], orders[1], "tokens none"])
        .arranged("key 1 arc chaillot:bank")
        .arranged("francs 1 40")
        .arranged("bonus 1 1 5 10 21")
        .arranged("turn 1");
    let free = |desk: &Desk| desk.legal().iter().any(|mv| mv == "use 1");
    assert_eq!((desk.step(), free(&desk)), ("draw", false));
    desk.play(&["draw 1"]);
    assert_eq!((desk.step(), free(&desk)), ("action", true));
    desk.play(&["move arc chaillot:1"]);
    assert_eq!((desk.step(), free(&desk)), ("bonus", false), "the bonus tile is free of charge");
    desk.play(&["bonus 30"]);
    assert_eq!((desk.step(), free(&desk)), ("vp-tile", false));
    desk.play(&["skip"]);
    assert_eq!((desk.step(), free(&desk)), ("free", true));
    let mut paying = desk.arranged("action 1");
    paying.play(&["move chaillot:bank chaillot:tuileries"]);
    assert_eq!((paying.step(), free(&paying)), ("pay", false), "not while paying");
}

#[test]
fn k19_everything_must_be_at_hand_when_the_key_moves() {
    let orders = ["key 1 arc", "supply gold", "bonus 1 5"];
    // Gold could be bought and tile 5 used, but only before.
    let desk = Desk::new(3, &[orders[0], orders[1], orders[2], "francs 1 15"]);
    assert_eq!(desk.refused("move arc chaillot:tuileries"), Refusal::NoResources);
    let mut bought = desk.clone();
    bought.play(&["buy gold", "move arc chaillot:tuileries"]);
    assert_eq!(bought.francs(1), 0);
    let poor = desk.arranged("token 1 gold").arranged("francs 1 9");
    assert_eq!(poor.refused("move arc chaillot:tuileries"), Refusal::NoFrancs);
}

#[test]
fn k19_units_are_paid_in_the_order_wood_marble_gold() {
    // Marble from a token or the joker; gold from a token or the joker.
    let mut desk = Desk::new(3, &["token 1 marble gold", "bonus 1 21", RICH[0], RICH[1]]);
    desk.play(&["move arc chaillot:grand-palais"]);
    assert_eq!(desk.legal(), ["pay marble token", "pay marble tile21"]);
    assert_eq!(desk.refused("pay gold token"), Refusal::NotAsked);
    desk.play(&["pay marble tile21"]);
    assert_eq!(desk.legal(), ["pay gold token", "pay gold tile21"]);
    desk.play(&["pay gold tile21"]);
    assert_eq!(desk.tokens(1), ["marble", "gold"]);
}

#[test]
fn k19_a_source_that_the_rest_needs_is_not_offered() {
    // One gold token, one joker, for marble and gold: the joker must pay the marble.
    let mut desk = Desk::new(3, &["token 1 gold", "bonus 1 10", RICH[0], RICH[1]]);
    desk.play(&["move arc chaillot:grand-palais"]);
    assert_eq!(desk.step(), "free");
    assert!(desk.tokens(1).is_empty() && desk.unused(1).is_empty());
    // One marble token, one joker: the joker could pay the marble, but the gold needs it.
    let mut desk = Desk::new(3, &["token 1 marble", "bonus 1 10", RICH[0], RICH[1]]);
    desk.play(&["move arc chaillot:grand-palais"]);
    assert_eq!(desk.step(), "free");
    assert!(desk.tokens(1).is_empty() && desk.unused(1).is_empty());
    // Marble twice and gold once from one marble, one gold and two jokers: the first marble
    // can come from either, then everything is settled or asked again.
    let mut desk = Desk::new(3, &["token 1 marble gold", "bonus 1 10", RICH[0], RICH[1]]);
    desk.play(&["move arc chaillot:notre-dame"]);
    assert_eq!(desk.legal(), ["pay marble token", "pay marble tile10"]);
    desk.play(&["pay marble tile10"]);
    assert_eq!(desk.step(), "free");
    // Four sources for three golds: the player says which are spent.
    let mut desk = Desk::new(3, &["token 1 gold gold", "bonus 1 10 4", RICH[0], RICH[1]]);
    desk.play(&["move arc chaillot:tour-eiffel"]);
    assert_eq!(desk.legal(), ["pay gold token", "pay gold tile4", "pay gold tile10"]);
}

#[test]
fn k23_slots_open_anew_at_each_purchase_and_fill_in_any_order() {
    let mut desk = Desk::new(
        3,
        &[
            "token 1 gold gold bronze silver gold-prestige",
            "token 2 gold gold bronze silver",
            "bonus 2 16",
            "key 2 arc",
            "francs 2 40",
            RICH[0],
            RICH[1],
        ],
    );
    desk.play(&[
        "move arc chaillot:sacre-coeur",
        "prestige gold-prestige token",
        "prestige bronze token",
        "prestige silver token",
    ]);
    assert_eq!((desk.vp(1), desk.step()), (12, "free"));
    desk = desk.arranged("action 2");
    desk.play(&["move arc chaillot:sacre-coeur with 16", "prestige silver token"]);
    assert_eq!(desk.refused("prestige silver token"), Refusal::NoSlot);
    desk.play(&["skip"]);
    assert_eq!(desk.vp(2), 4);
    assert_eq!(desk.tokens(2), ["bronze"]);
}

#[test]
fn k26_a_choice_with_nothing_to_choose_is_passed_over() {
    // A landmark with no prestige at hand; a 1 with no tile ahead; a 3 with no money and no way to
    // get any.
    let mut desk = Desk::new(3, &["token 1 gold", RICH[0], RICH[1]]);
    desk.play(&["move arc chaillot:tuileries"]);
    assert_eq!(desk.step(), "free");
    let mut desk = Desk::new(3, &["build chaillot:1", "meeple 1 30", RICH[0], RICH[1]]);
    desk.play(&["move arc chaillot:1"]);
    assert_eq!(desk.step(), "free");
    let mut desk = Desk::new(3, &["build chaillot:3", "tokens none", "key 1 arc", "francs 1 4"]);
    desk.play(&["move arc chaillot:3"]);
    assert_eq!(desk.step(), "free");
    // With the money it is a choice, and declining it is a move.
    let mut desk = Desk::new(3, &["build chaillot:3", "tokens none", "key 1 arc", "francs 1 5"]);
    desk.play(&["move arc chaillot:3"]);
    assert_eq!((desk.step(), desk.legal_with("bonus").len()), ("bonus", 30));
    desk.play(&["skip"]);
    assert_eq!((desk.step(), desk.francs(1)), ("free", 2));
}

#[test]
fn k26_an_offer_that_loses_its_last_hope_is_passed_over() {
    // The only thing to sell brings one of the two francs.
    let mut desk = Desk::with(
        3,
        &[("screens", "open")],
        &["build chaillot:3", "key 1 arc", "francs 1 3", "tokens none", "bonus 1 2"],
    );
    desk.play(&["move arc chaillot:3"]);
    assert_eq!(desk.legal(), ["skip", "sell wood tile2"]);
    desk.play(&["sell wood tile2"]);
    assert_eq!((desk.step(), desk.francs(1)), ("free", 1));
}

#[test]
fn k31_with_free_districts_a_building_must_be_placed_if_it_can_be() {
    let free = [("districts", "free")];
    let mut desk = Desk::with(2, &free, &["build belleville:5", "turn 1"]);
    assert_eq!(desk.public().stacks.iter().map(|it| it.left).sum::<u8>(), 35);
    // The bakery of value 1, on top of stack 1, may go anywhere.
    desk.play(&["draw 1"]);
    let drawn = desk.public().drawn.unwrap();
    assert_eq!(
        (drawn.of.to_string(), drawn.building.to_string()),
        ("bakery".into(), "batignolles:1".into())
    );
    assert_eq!(desk.legal().len(), 6);
    desk.play(&["place chaillot"]);
    assert_eq!(desk.public().districts[5].spaces[0].building.unwrap().to_string(), "bakery");
    assert_eq!(desk.step(), "action");
    // The bakery of value 2 cannot follow it there.
    let mut desk = desk.arranged("turn 2");
    let bakery: lutece_paris::Building = "montmartre:2".parse().unwrap();
    while desk.step() != "place" || desk.public().drawn.unwrap().building != bakery {
        let mv = desk.legal()[0].clone();
        desk.play(&[&mv]);
        if desk.step() == "action" {
            desk = desk.arranged("turn 1");
        }
    }
    assert!(!desk.is_legal("place chaillot"));
    assert_eq!(desk.refused("place chaillot"), Refusal::TypeTaken);
    // Tokens stay with their spaces.
    assert_eq!(desk.public().districts[5].spaces[0].token, Some(Kind::Bronze));
}

#[test]
fn k31_a_building_that_fits_nowhere_leaves_the_game() {
    let rules = rules(2, &[("districts", "free")]);
    let mut state = rules.start(&deal(&rules)).unwrap();
    let (mut chance, mut moves) = (table::Quick::new(3), Vec::new());
    let mut lost = 0;
    while rules.to_act(&state).is_some() {
        let (mv, _) = rules.playout(&state, &mut chance, &mut moves);
        let before = rules.public(&state);
        rules.play(&mut state, mv, &mut table::Quiet);
        let after = rules.public(&state);
        if after.homeless.len() > before.homeless.len() {
            lost += 1;
            assert_eq!(after.step, "action", "the turn goes on");
            assert_eq!(built(&rules, &after), built(&rules, &before));
        }
    }
    let public = rules.public(&state);
    assert_eq!(built(&rules, &public) + lost, 36);
    assert_eq!(public.homeless.len(), lost);
    assert!(lost > 0, "this game has such a building");
    for quarter in &public.districts {
        let mut types: Vec<_> = quarter.spaces.iter().filter_map(|lot| lot.building).collect();
        let count = types.len();
        types.sort();
        types.dedup();
        assert_eq!(types.len(), count, "one building of each type in a district");
    }
}

fn built(_: &Paris, public: &lutece_paris::Public) -> usize {
    let lots = public.districts.iter().flat_map(|quarter| &quarter.spaces);
    lots.filter(|lot| lot.building.is_some()).count()
}

#[test]
fn buying_must_be_dearer_than_selling() {
    let text = lutece_paris::Edition::SHIPPED.replace("buy  = { wood = 3", "buy  = { wood = 1");
    let error = lutece_paris::Edition::parse(&text).unwrap_err();
    assert!(error.to_string().contains("buying must be dearer than selling"), "{error}");
}
