//! Every numbered ruling as a test of its name.

use crate::desk::{board, deal, dealt, grand_tour, legal, play, rules, shops, small_tour, stacks};
use paris_paris::{Edition, Event, Line, Move, Options, ParisParis, Refusal, Stacks, Step, Tile};
use table::{BySeat, Edition as _, Game as _, Match, Quick, Refused, Seat, Seed};

/// A full crossing for three players: seats 1 and 2 have shops at the Louvre.
const LOUVRE: &[&[&str]] = &[
    &["louvre black", "louvre black", "bastille orange", "st-nicolas green"],
    &["louvre blue", "louvre blue", "madeleine red", "st-nicolas green"],
];

fn refused(game: &mut Match<ParisParis>, text: &str) -> Refusal {
    match game.play_text(text) {
        Err(Refused::Illegal(refusal)) => refusal,
        other => panic!("{text}: {other:?}"),
    }
}

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

#[test]
fn p1_a_player_with_a_shop_at_a_crossing_replaces_it() {
    // The other place is free.
    let mut game = dealt(
        &rules(2, false),
        &[
            &["louvre black", "bastille orange", "st-nicolas green"],
            &["louvre blue", "louvre blue", "st-nicolas green"],
        ],
    );
    play(&mut game, &["shop louvre black", "shop bastille orange"]);
    assert_eq!(legal(&game), ["shop louvre blue", "shop st-nicolas green"]);
    play(&mut game, &["shop louvre blue"]);
    assert_eq!(shops(&game, "louvre"), [1, 2]);
    let events = game.play_text("shop louvre blue").unwrap();
    assert!(matches!(&events[0], Event::Replaced { seat, .. } if seat.number() == 1));
    assert_eq!(shops(&game, "louvre"), [1, 2]);
}

#[test]
fn p1_also_where_a_place_is_free() {
    let mut game = dealt(
        &rules(2, false),
        &[
            &["louvre black", "bastille orange", "st-nicolas green"],
            &["louvre blue", "madeleine red", "st-nicolas green"],
        ],
    );
    play(&mut game, &["shop louvre black", "shop bastille orange", "shop madeleine red"]);
    let supplies = game.game().public(game.state()).supplies.unwrap();
    let events = play(&mut game, &["shop louvre blue"]);
    assert!(matches!(&events[0], Event::Replaced { seat, .. } if seat.number() == 1));
    assert_eq!(shops(&game, "louvre"), [1]);
    let after = game.game().public(game.state());
    assert_eq!(after.supplies, Some(supplies));
    assert_eq!(after.bag, None);
}

#[test]
fn p1_the_others_of_a_full_crossing_choose_and_its_owners_do_not() {
    let mut game = dealt(&rules(3, false), LOUVRE);
    play(&mut game, &["shop louvre black", "shop louvre black", "shop bastille orange"]);
    // Seat 2 begins: it has a shop there, so it replaces that one and names nothing.
    assert!(legal(&game).contains(&"shop louvre blue".to_owned()));
    assert_eq!(
        refused(&mut game, "shop louvre blue x1"),
        Refusal::NoChoice("louvre".parse().unwrap())
    );
    play(&mut game, &["shop st-nicolas green"]);
    // Seat 3 has none there: two owners, so it says whose.
    assert_eq!(legal(&game), ["shop louvre blue x1", "shop louvre blue x2", "shop madeleine red"]);
}

#[test]
fn p2_with_doubles_a_player_may_own_both_shops() {
    let mut game = dealt(
        &rules(3, true),
        &[
            &["louvre black", "louvre black", "bastille orange", "st-nicolas green"],
            &["louvre blue", "louvre blue", "madeleine red", "st-nicolas green"],
        ],
    );
    play(&mut game, &["shop louvre black", "shop bastille orange", "shop st-nicolas green"]);
    play(&mut game, &["shop madeleine red", "shop st-nicolas green", "shop louvre blue"]);
    assert_eq!(shops(&game, "louvre"), [1, 1]);
}

#[test]
fn p2_any_shop_of_a_full_crossing_can_go_the_own_one_included() {
    let mut game = dealt(&rules(3, true), LOUVRE);
    play(&mut game, &["shop louvre black", "shop louvre black", "shop bastille orange"]);
    // Seat 2 owns one of the two.
    let choices = ["shop louvre blue x1", "shop louvre blue x2"];
    assert_eq!(legal(&game)[..2], choices);
    assert_eq!(
        refused(&mut game, "shop louvre blue"),
        Refusal::WhoseShop("louvre".parse().unwrap())
    );
    assert_eq!(
        refused(&mut game, "shop louvre blue x3"),
        Refusal::NoShopOf(Seat::new(2), "louvre".parse().unwrap())
    );
    let mut own = game.clone();
    let events = play(&mut own, &[choices[1]]);
    assert!(matches!(events[0], Event::Replaced { .. }));
    assert_eq!(shops(&own, "louvre"), [1, 2]);
    assert_eq!(own.state().in_bag(Seat::new(1)), 0);
    let events = play(&mut game, &[choices[0]]);
    assert!(matches!(events[0], Event::Bagged { .. }));
    assert_eq!(shops(&game, "louvre"), [2, 2]);
    assert_eq!(game.state().in_bag(Seat::new(0)), 1);
    // Both are seat 2's: there is nothing to choose for anybody.
    assert!(legal(&game).contains(&"shop louvre blue".to_owned()));
    play(&mut game, &["shop louvre blue"]);
    assert_eq!(shops(&game, "louvre"), [2, 3]);
}

#[test]
fn p3_a_small_tour_counts_shops_not_owners() {
    let rules = rules(3, true);
    let public = board(&rules, &[("louvre", &[2, 2])]);
    assert_eq!(small_tour(&rules, &public, "louvre black"), [0, 2, 0]);
    let public = board(&rules, &[("montmartre", &[1]), ("louvre", &[1, 3])]);
    assert_eq!(small_tour(&rules, &public, "opera black"), [2, 0, 1]);
}

#[test]
fn p4_the_nearest_over_both_lines_whatever_the_colour() {
    let rules = rules(3, false);
    // Opéra: black neighbours at 1, red at 2.
    let public = board(&rules, &[("louvre", &[1]), ("pont-neuf", &[2])]);
    for colour in ["opera black", "opera red"] {
        assert_eq!(small_tour(&rules, &public, colour), [1, 0, 0], "{colour}");
    }
    // Ties on both lines and in both directions.
    let public = board(&rules, &[("louvre", &[1]), ("montmartre", &[2]), ("les-halles", &[3])]);
    for colour in ["opera black", "opera red"] {
        assert_eq!(small_tour(&rules, &public, colour), [1, 1, 1], "{colour}");
    }
}

#[test]
fn p4_no_change_of_line_on_the_way() {
    let rules = rules(3, false);
    // Gare du Nord is on the green line alone. Place de Clichy is two stops away by a change at
    // Montmartre; Quartier Latin is five away on the line itself.
    let public = board(&rules, &[("place-de-clichy", &[1]), ("quartier-latin", &[2])]);
    assert_eq!(small_tour(&rules, &public, "gare-du-nord green"), [0, 1, 0]);
    let public = board(&rules, &[("place-de-clichy", &[1])]);
    assert_eq!(small_tour(&rules, &public, "gare-du-nord green"), [0, 0, 0]);
}

#[test]
fn p5_neighbours_count_once_for_an_owner_of_both_shops() {
    let rules = rules(2, true);
    // Two at the crossing and one next to it.
    let public = board(&rules, &[("montmartre", &[1, 1]), ("gare-du-nord", &[1])]);
    assert_eq!(grand_tour(&rules, &public, "green"), [3, 0]);
}

#[test]
fn p5_an_adjacent_crossing_with_two_own_shops_counts_two() {
    let rules = rules(2, true);
    // Montmartre 1 + Opéra 2. Opéra is not on the green line.
    let public = board(&rules, &[("montmartre", &[1, 2]), ("opera", &[1, 1])]);
    assert_eq!(grand_tour(&rules, &public, "green"), [3, 1]);
    // More than four shops next to a crossing: Pompidou's neighbours are two crossings, two stops.
    let public = board(
        &rules,
        &[
            ("pompidou", &[1]),
            ("pont-neuf", &[1, 1]),
            ("hotel-de-ville", &[1, 1]),
            ("st-nicolas", &[1]),
            ("place-des-vosges", &[1]),
        ],
    );
    // Pompidou 1 + 6, Hôtel de Ville 2 + 1.
    assert_eq!(grand_tour(&rules, &public, "green"), [10, 0]);
}

#[test]
fn p6_a_shop_scores_at_each_crossing_it_touches() {
    let rules = rules(2, false);
    // Pompidou 1 + 1, Hôtel de Ville 1 + 1: each scores at itself and as the other's neighbour.
    let public = board(&rules, &[("pompidou", &[1]), ("hotel-de-ville", &[1, 2])]);
    assert_eq!(grand_tour(&rules, &public, "green"), [4, 1]);
}

#[test]
fn p6_without_a_shop_in_the_crossing_its_neighbours_are_worth_nothing() {
    let rules = rules(2, false);
    let public = board(&rules, &[("gare-du-nord", &[1]), ("opera", &[1]), ("montmartre", &[2])]);
    assert_eq!(grand_tour(&rules, &public, "green"), [0, 1]);
    assert_eq!(grand_tour(&rules, &board(&rules, &[]), "green"), [0, 0]);
}

#[test]
fn p7_nobody_runs_out_of_shops() {
    for seats in 2..=4 {
        let rules = rules(seats, false);
        assert!(rules.edition().shops() >= rules.rounds());
        // Every tile to a stop of its own as far as it goes: the most shops anybody can use.
        let mut game = Match::new(rules, Seed::from_text("p7"));
        while game.to_act().is_some() {
            let moves = game.legal();
            let fresh = moves.iter().find(|mv| shops(&game, &mv.tile.stop.to_string()).is_empty());
            game.play(*fresh.unwrap_or(&moves[0])).unwrap();
            let public = game.game().public(game.state());
            assert_eq!(public.supplies.unwrap().as_slice().len(), seats);
        }
    }
}

#[test]
fn p8_special_trips_begin_with_the_first_start_player_and_end_with_the_open_one() {
    for seats in 2..=4 {
        let rules = rules(seats, false);
        let mut dealt = deal(&rules, &[]);
        dealt.start = Seat::new(1);
        let mut game = Match::dealt(rules, dealt).unwrap();
        let mut last = Vec::new();
        while game.to_act().is_some() {
            last = game.play(game.legal()[0]).unwrap();
        }
        let trips: Vec<Option<usize>> = last
            .iter()
            .filter_map(|event| match event {
                Event::SpecialTrip { seat, .. } => Some(Some(seat.number())),
                Event::OpenTrip { .. } => Some(None),
                _ => None,
            })
            .collect();
        let expected: &[Option<usize>] = match seats {
            2 => &[Some(2), Some(1), None],
            3 => &[Some(2), Some(3), Some(1)],
            _ => &[Some(2), Some(3), Some(4), Some(1)],
        };
        assert_eq!(trips, expected);
    }
}

#[test]
fn p9_stacks_and_the_trips_of_others_stay_secret() {
    let rules = rules(3, false);
    let game = Match::new(rules.clone(), Seed::from_text("p9"));
    let public = rules.public(game.state());
    assert_eq!(public.trips, BySeat::splat(3, None));
    let mut sorted = public.unseen.clone();
    let order = |it: &Tile| rules.map().tiles().iter().position(|tile| tile == it);
    sorted.sort_by_key(order);
    assert_eq!(public.unseen, sorted);
    // Every line that seat 1 has not drawn can be seat 2's.
    let mut chance = Quick::new(9);
    let own = game.state().trip(Seat::new(0));
    let mut seen = Vec::new();
    for _ in 0..200 {
        let other = rules.redeal(game.state(), Seat::new(0), &mut chance);
        assert_eq!(other.trip(Seat::new(0)), own);
        seen.push(other.trip(Seat::new(1)));
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen, Line::ALL.into_iter().filter(|line| *line != own).collect::<Vec<_>>());
}

#[test]
fn p9_the_bag_and_the_supplies_are_shown_or_hidden_together() {
    for hidden in [false, true] {
        let options = Options { doubles: false, hidden };
        let edition = std::sync::Arc::new(Edition::shipped());
        let rules = std::sync::Arc::new(ParisParis::new(edition, options, 3).unwrap());
        let mut game = Match::new(rules.clone(), Seed::from_text("p9"));
        let public = rules.public(game.state());
        assert_eq!((public.bag.is_none(), public.supplies.is_none()), (hidden, hidden));
        while game.to_act().is_some() {
            game.play(game.legal()[0]).unwrap();
        }
        let public = rules.public(game.state());
        assert!(public.bag.is_some() && public.supplies.is_some(), "all is shown at the end");
    }
}

#[test]
fn p10_the_tile_is_chosen_not_the_stop() {
    let mut game = dealt(&rules(2, false), &[&["louvre black", "louvre blue", "bastille orange"]]);
    assert_eq!(legal(&game), ["shop louvre black", "shop louvre blue", "shop bastille orange"]);
    let mut other = game.clone();
    play(&mut game, &["shop louvre black", "shop bastille orange"]);
    play(&mut other, &["shop louvre blue", "shop bastille orange"]);
    assert_eq!(game.state().shops(), other.state().shops());
    assert!(game.state().is_parked(Line::Blue) && !game.state().is_parked(Line::Black));
    assert!(other.state().is_parked(Line::Black) && !other.state().is_parked(Line::Blue));
}

#[test]
fn p10_two_equal_tiles_are_one_move() {
    let mut game = dealt(&rules(2, false), &[&["louvre black", "louvre black", "bastille orange"]]);
    assert_eq!(legal(&game), ["shop louvre black", "shop bastille orange"]);
    play(&mut game, &["shop louvre black"]);
    assert_eq!(legal(&game), ["shop louvre black", "shop bastille orange"]);
}

#[test]
fn p11_on_a_full_stop_of_ones_own_the_tile_is_used_up() {
    for doubles in [false, true] {
        let mut game = dealt(
            &rules(3, doubles),
            &[
                &["les-halles red", "bastille orange", "madeleine red", "st-nicolas green"],
                &["st-germain black", "chatelet orange", "les-halles red", "st-nicolas green"],
            ],
        );
        play(&mut game, &["shop les-halles red", "shop bastille orange", "shop madeleine red"]);
        play(&mut game, &["shop st-germain black", "shop chatelet orange"]);
        assert!(legal(&game).contains(&"shop les-halles red".to_owned()));
        let before = *game.state().shops();
        play(&mut game, &["shop les-halles red"]);
        assert_eq!(*game.state().shops(), before);
        assert!(Seat::first(3).all(|seat| game.state().in_bag(seat) == 0));
    }
}

#[test]
fn p12_the_score_as_it_stands_is_that_of_the_tours_so_far() {
    for seats in 2..=4 {
        let rules = rules(seats, false);
        let mut game = Match::new(rules.clone(), Seed::from_text("p12"));
        let mut before = rules.scores(game.state());
        let mut events = Vec::new();
        while game.to_act().is_some() {
            before = rules.scores(game.state());
            assert!(rules.sheet(game.state()).iter().all(|(_, lines)| lines.len() == 2));
            events = game.play(game.legal()[0]).unwrap();
        }
        let last = crate::desk::told(&rules, &events);
        let scores = rules.scores(game.state());
        let expected = before.map(|seat, points| points + i32::from(last[seat]));
        assert_eq!(scores, expected);
        let lines = if seats == 2 { 3 } else { 4 };
        assert!(rules.sheet(game.state()).iter().all(|(_, sheet)| sheet.len() == lines));
    }
}

#[test]
fn p13_the_tiles_in_the_stacks_are_known_but_not_their_order() {
    let rules = rules(4, false);
    let mut game = Match::new(rules.clone(), Seed::from_text("p13"));
    let mut seen: Vec<Tile> = rules.public(game.state()).tiles;
    while game.to_act().is_some() {
        let round = game.state().round();
        game.play(game.legal()[0]).unwrap();
        let public = rules.public(game.state());
        if game.state().round() > round {
            seen.extend(&public.tiles);
        }
        let mut all: Vec<Tile> = seen.iter().chain(&public.unseen).copied().collect();
        let mut tiles = rules.map().tiles().to_vec();
        all.sort_unstable();
        tiles.sort_unstable();
        assert_eq!(all, tiles);
    }
}

#[test]
fn a_displaced_foreign_shop_goes_into_the_bag_with_two_players_to_its_owner() {
    let first: &[&[&str]] = &[
        &["les-halles red", "bastille orange", "madeleine red"],
        &["les-halles red", "chatelet orange", "st-nicolas green"],
    ];
    let mut game = dealt(&rules(2, false), first);
    play(&mut game, &["shop les-halles red", "shop bastille orange"]);
    let events = play(&mut game, &["shop les-halles red"]);
    assert!(matches!(events[0], Event::Returned { .. }));
    let public = game.game().public(game.state());
    assert_eq!(public.supplies.unwrap().as_slice(), [20, 18]);
    let first: &[&[&str]] = &[
        &["les-halles red", "bastille orange", "madeleine red", "invalides blue"],
        &["les-halles red", "chatelet orange", "st-nicolas green", "invalides blue"],
    ];
    let mut game = dealt(&rules(3, false), first);
    play(&mut game, &["shop les-halles red", "shop bastille orange", "shop madeleine red"]);
    let events = play(&mut game, &["shop les-halles red"]);
    assert!(matches!(events[0], Event::Bagged { .. }));
    let public = game.game().public(game.state());
    assert_eq!(public.supplies.unwrap().as_slice(), [19, 18, 19]);
    assert_eq!(public.bag.unwrap().as_slice(), [1, 0, 0]);
}

#[test]
fn two_parked_tiles_of_a_colour_make_a_grand_tour_and_leave() {
    let mut game = dealt(
        &rules(2, false),
        &[
            &["louvre black", "bastille orange", "opera red"],
            &["pont-neuf red", "madeleine red", "champs-elysees orange"],
        ],
    );
    let events = play(&mut game, &["shop louvre black", "shop bastille orange"]);
    assert!(events.iter().any(|event| matches!(event, Event::Parked { .. })));
    assert!(game.state().is_parked(Line::Red));
    let events = play(&mut game, &["shop pont-neuf red", "shop champs-elysees orange"]);
    assert!(events.contains(&Event::GrandTour { line: Line::Red }));
    assert!(!game.state().is_parked(Line::Red));
    // Pont Neuf is seat 2's, the Louvre beside it seat 1's.
    let sheet = game.game().public(game.state()).points;
    assert_eq!(sheet.as_slice().iter().map(|it| it.grand_tours).collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn refusals_say_what_is_wrong() {
    let mut game = dealt(&rules(2, false), &[&["louvre black", "bastille orange", "opera red"]]);
    let word = |text: &str| text.parse().unwrap();
    for (text, expected) in [
        ("shop concorde black", Refusal::NoSuchStop(word("concorde"))),
        ("shop louvre red", Refusal::NotOnLine(tile("louvre red"))),
        ("shop louvre blue", Refusal::NotInRound(tile("louvre blue"))),
        ("shop louvre black x1", Refusal::NoChoice(word("louvre"))),
    ] {
        assert_eq!(refused(&mut game, text), expected, "{text}");
    }
    assert!(matches!(game.play_text("louvre"), Err(Refused::Notation(_))));
    while game.to_act().is_some() {
        game.play(game.legal()[0]).unwrap();
    }
    assert_eq!(game.state().step(), Step::Over);
    let mv: Move = "shop louvre black".parse().unwrap();
    assert_eq!(game.game().refusal(game.state(), mv), Refusal::Over);
}

#[test]
fn deals_that_chance_cannot_make_are_refused() {
    let rules = rules(2, false);
    let sound = deal(&rules, &[]);
    let problem = |change: &dyn Fn(&mut paris_paris::Deal)| {
        let mut deal = sound.clone();
        change(&mut deal);
        rules.start(&deal).expect_err("the deal is broken").to_string()
    };
    assert!(rules.start(&sound).is_ok());
    assert_eq!(problem(&|deal| deal.start = Seat::new(2)), "start: nobody sits there");
    assert_eq!(problem(&|deal| deal.trips.truncate(1)), "trips: expected one for each seat");
    assert_eq!(
        problem(&|deal| deal.open = None),
        "open: one trip is turned up with two players, none with more"
    );
    assert_eq!(
        problem(&|deal| deal.open = Some(deal.trips[0])),
        "trips: there is one marker for each line"
    );
    let restack = |deal: &mut paris_paris::Deal, change: &dyn Fn(&mut Vec<Vec<Tile>>)| {
        let mut list = deal.stacks.clone().into();
        change(&mut list);
        deal.stacks = stacks(list);
    };
    assert_eq!(
        problem(&|deal| restack(deal, &|list| list.truncate(19))),
        "stacks: 19 of 3 tiles, expected 20 of 3"
    );
    assert_eq!(
        problem(&|deal| restack(deal, &|list| *list = vec![list.concat()])),
        "stacks: 1 of 60 tiles, expected 20 of 3"
    );
    assert_eq!(
        problem(&|deal| restack(deal, &|list| list[0][0] = tile("bastille orange"))),
        "stacks: there is no (other) tile bastille orange"
    );
    let uneven: Vec<Vec<Tile>> = vec![vec![tile("bastille orange")], Vec::new()];
    let refused = Stacks::try_from(uneven).unwrap_err();
    assert_eq!(refused.to_string(), "stack 2: 0 tiles, but the first has 1");
    assert!(Stacks::try_from(Vec::new()).is_err());
}
