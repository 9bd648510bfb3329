//! Every numbered ruling has a test of its name.

use crate::desk::{board, deal, dealt, grand_tour, legal, play, refused, rules, shops, small_tour};
use std::sync::Arc;

use lutece_paris_paris::{Edition, Event, Line, Options, ParisParis, Refusal, TILES, Tile};
use table::{BySeat, Edition as _, Game as _, Match, Quick, Seat, Seed};

/// A full crossing for three players: seats 1 and 2 have shops at the Louvre.
const LOUVRE: &[&[&str]] = &[
    &["louvre black", "louvre black", "bastille orange", "st-nicolas green"],
    &["louvre blue", "louvre blue", "madeleine red", "st-nicolas green"],
];

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

/// Every tile with every two stops of its lines: the nearer shop scores, or both if equally far.
#[test]
fn p4_of_any_two_shops_the_nearer_scores() {
    let rules = rules(2, false);
    let map = rules.map();
    for tile in map.tiles() {
        let from = map.find(tile.stop).unwrap();
        let mut around: Vec<(usize, String)> = Vec::new();
        for line in map.lines_of(from).map(|line| map.line(line)) {
            let here = line.iter().position(|stop| *stop == from).unwrap();
            let others = line.iter().enumerate().filter(|(at, _)| *at != here);
            around.extend(
                others.map(|(at, stop)| (at.abs_diff(here), map.name(*stop).word.to_string())),
            );
        }
        for (near, one) in &around {
            for (far, other) in around.iter().filter(|(far, other)| far >= near && other != one) {
                let public = board(&rules, &[(one, &[1]), (other, &[2])]);
                let points = small_tour(&rules, &public, &tile.to_string());
                assert_eq!(points, [1, u16::from(near == far)], "{tile}: {one}, {other}");
            }
        }
    }
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
        let shops_each = usize::from(rules.edition().shops());
        // As many tiles as possible go to different stops: the most shops anybody can use.
        let mut game = Match::new(rules, Seed::from_text("p7"));
        while let Some(seat) = game.to_act() {
            let public = game.game().public(game.state());
            let supplies = public.supplies.expect("they are shown");
            assert!(supplies[seat] > 0, "seat {seat} of {seats} has no shop to open");
            // Nothing is lost: what is not on the map or in the bag is in the supply.
            let on_map = public.stops.iter().flat_map(|stop| &stop.shops);
            let on_map = on_map.filter(|owner| **owner == seat).count();
            let in_bag = public.bag.map_or(0, |bag| usize::from(bag[seat]));
            assert_eq!(usize::from(supplies[seat]) + on_map + in_bag, shops_each);
            let moves = game.legal();
            let fresh = moves.iter().find(|mv| shops(&game, &mv.tile.stop.to_string()).is_empty());
            game.play(*fresh.unwrap_or(&moves[0])).unwrap();
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

/// What a seat cannot know is dealt evenly: any unseen tile comes next, and any unseen trip is a
/// neighbour's, equally often within the limits of chance.
#[test]
fn p9_redeals_are_even() {
    const REDEALS: usize = 20_000;
    for seats in 2..=4 {
        let rules = rules(seats, false);
        let game = Match::new(rules.clone(), Seed::from_text("even"));
        let seat = Seat::new(0);
        let (mut chance, mut next, mut last) = (Quick::new(3), [0; TILES], [0; TILES]);
        let mut trips = [0; Line::ALL.len()];
        for _ in 0..REDEALS {
            let other = rules.redeal(game.state(), seat, &mut chance);
            let face_down = other.face_down(seats);
            next[usize::from(face_down[0])] += 1;
            last[usize::from(face_down[face_down.len() - 1])] += 1;
            trips[other.trip(seat.next(seats)).index()] += 1;
        }
        let unseen = TILES - seats - 1;
        let even = |counts: &[usize], possible: usize| {
            let expected = REDEALS as f64 / possible as f64;
            let allowed = 5.0 * expected.sqrt();
            let seen = counts.iter().filter(|count| **count > 0);
            assert_eq!(seen.clone().count(), possible, "{counts:?}");
            assert!(seen.clone().all(|it| (*it as f64 - expected).abs() < allowed), "{counts:?}");
        };
        even(&next, unseen);
        even(&last, unseen);
        even(&trips, if seats == 2 { 3 } else { 4 });
    }
}

#[test]
fn p9_the_bag_and_the_supplies_are_shown_or_hidden_together() {
    for hidden in [false, true] {
        let options = Options { hidden, ..Options::default() };
        let rules = Arc::new(ParisParis::new(Arc::new(Edition::shipped()), options, 3).unwrap());
        let game = Match::new(rules.clone(), Seed::from_text("p9"));
        let public = rules.public(game.state());
        assert_eq!((public.bag.is_none(), public.supplies.is_none()), (hidden, hidden));
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
fn p14_the_bag_is_emptied_for_all_to_see_at_the_end() {
    let options = Options { hidden: true, ..Options::default() };
    let rules = Arc::new(ParisParis::new(Arc::new(Edition::shipped()), options, 3).unwrap());
    let mut game = Match::new(rules.clone(), Seed::from_text("p14"));
    while game.to_act().is_some() {
        assert_eq!(rules.public(game.state()).bag, None);
        game.play(game.legal()[0]).unwrap();
    }
    let public = rules.public(game.state());
    assert!(public.bag.is_some() && public.supplies.is_some());
}
