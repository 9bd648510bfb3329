//! Rules without a number: what moves do, and what is refused for which reason.

use lutece_paris_paris::{Deal, Event, Line, Move, Refusal, Stacks, Step, Tile};
use table::{Game as _, Refused, Seat};

use crate::desk::{deal, dealt, play, refused, rules, stacks, tile};

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
    // The small tour comes first, then the tile is parked, then the grand tour runs.
    let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let small = at(|event| matches!(event, Event::SmallTour { .. }));
    let parked = at(|event| matches!(event, Event::Parked { .. }));
    let grand = at(|event| *event == Event::GrandTour { line: Line::Red });
    assert!(small < parked && parked < grand);
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
        ("shop louvre red", Refusal::NotOnLine(word("louvre"), Line::Red)),
        ("shop louvre blue", Refusal::NotInRound(word("louvre"), Line::Blue)),
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
    assert_eq!(game.game().refusal(game.state(), mv), Some(Refusal::Over));
}

#[test]
fn deals_that_chance_cannot_make_are_refused() {
    let rules = rules(2, false);
    let sound = deal(&rules, &[]);
    let problem = |change: &dyn Fn(&mut Deal)| {
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
    let restack = |deal: &mut Deal, change: &dyn Fn(&mut Vec<Vec<Tile>>)| {
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
