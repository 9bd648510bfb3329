//! The set-up, its variants, and deals that chance could not have made.

use lutece_paris::{Deal, Kind, Paris};
use table::{Game as _, Options as _, Seed};

use crate::desk::{Desk, deal, rules, seat};

fn shuffled(options: &[(&str, &str)], seats: usize) -> (std::sync::Arc<Paris>, Deal) {
    let rules = rules(seats, options);
    let deal = rules.deal(&mut Seed::from_text("set-up").dice());
    (rules, deal)
}

#[test]
fn players_begin_with_3_francs_and_their_keys() {
    for (seats, keys) in [(2, 10), (3, 9), (4, 7)] {
        let desk = Desk::new(seats, &[]);
        for number in 1..=seats {
            let screen = desk.secret(number).screen;
            assert_eq!((screen.francs, screen.keys), (3, keys));
            assert_eq!(desk.public().players[number - 1].reserve, 2);
            assert_eq!(desk.public().players[number - 1].meeple, 0);
        }
        assert_eq!(desk.public().supply, [0, 0, 0]);
        assert_eq!((desk.public().landmarks.len(), desk.public().vp_tiles.len()), (8, 6));
    }
}

#[test]
fn the_start_player_is_drawn_by_lot() {
    let rules = rules(4, &[]);
    let mut begun = [0; 4];
    for game in 0..400 {
        let deal = rules.deal(&mut Seed::from_text("lot").child(game).dice());
        begun[deal.start.index()] += 1;
    }
    assert!(begun.iter().all(|count| (70..130).contains(count)), "{begun:?}");
}

#[test]
fn tiles_marked_3_and_4_are_for_as_many_players() {
    for (seats, copies) in [(2, 1), (3, 2), (4, 3)] {
        let public = Desk::new(seats, &[]).public();
        for space in public.track {
            let more = [15, 17, 18, 26, 28, 30].contains(&space.number.number());
            assert_eq!(space.copies, if more { copies } else { 1 }, "{seats} players");
        }
    }
}

#[test]
fn shuffled_tokens_keep_the_gold_beside_the_8s() {
    let (rules, deal) = shuffled(&[("tokens", "shuffled")], 3);
    let public = rules.public(&rules.start(&deal).unwrap());
    let mut counts = [0; 6];
    let mut moved = 0;
    for quarter in &public.districts {
        for lot in &quarter.spaces {
            let token = lot.token.unwrap();
            counts[token.index()] += 1;
            assert_eq!(token == Kind::Gold, lot.value.number() == 8);
            moved += usize::from(token != rules.edition().beside[lot.value.index()]);
        }
    }
    assert_eq!(counts, [6; 6]);
    assert!(moved > 10);
}

#[test]
fn a_shuffled_track_stays_within_its_zones() {
    let (rules, deal) = shuffled(&[("track", "shuffled")], 4);
    let public = rules.public(&rules.start(&deal).unwrap());
    let numbers: Vec<u8> = public.track.iter().map(|space| space.number.number()).collect();
    assert_ne!(numbers, (1..=30).collect::<Vec<u8>>());
    for (zone, first) in numbers.chunks(10).zip([1, 11, 21]) {
        let mut zone = zone.to_vec();
        zone.sort_unstable();
        assert_eq!(zone, (first..first + 10).collect::<Vec<u8>>());
    }
    // Extra copies lie on their number wherever that is.
    let copies = public.track.iter().find(|space| space.number.number() == 18).unwrap().copies;
    assert_eq!(copies, 3);
}

#[test]
fn on_a_shuffled_track_tiles_are_named_by_their_number_and_reached_by_their_space() {
    let rules = rules(2, &[("track", "shuffled")]);
    let mut track: Vec<u8> = (1..=30).collect();
    track[10..20].reverse();
    let deal = Deal { track: Some(track), ..deal(&rules) };
    let mut desk = Desk { state: rules.start(&deal).unwrap(), rules }
        .arranged("build chaillot:1")
        .arranged("key 1 arc")
        .arranged("meeple 1 10")
        .arranged("action 1");
    desk.play(&["move arc chaillot:1", "bonus 18"]);
    assert_eq!(desk.public().players[0].meeple, 13, "18 lies on space 13");
}

#[test]
fn deals_that_chance_could_not_have_made_are_refused() {
    let (plain, sound) = shuffled(&[], 3);
    assert!(plain.start(&sound).is_ok());
    let refused = |rules: &Paris, change: &dyn Fn(&mut Deal)| {
        let mut deal = sound.clone();
        change(&mut deal);
        rules.start(&deal).unwrap_err().to_string()
    };
    assert_eq!(refused(&plain, &|it| it.start = seat(4)), "there is no seat 4 to begin");
    let sizes = "expected stacks of [11, 11, 11] buildings";
    assert_eq!(refused(&plain, &|it| it.stacks.truncate(2)), sizes);
    let once = "each of the 36 buildings must be there once";
    assert_eq!(refused(&plain, &|it| it.removed[0] = it.removed[1]), once);
    assert_eq!(refused(&plain, &|it| it.removed.truncate(2)), once);
    let tokens = "tokens are dealt with tokens = shuffled, and only then";
    assert_eq!(refused(&plain, &|it| it.tokens = Some(vec![Kind::Gold; 36])), tokens);
    assert_eq!(refused(&rules(3, &[("tokens", "shuffled")]), &|_| {}), tokens);
    let wrong = "these are not the 36 tokens, gold beside the 8s";
    let with_tokens = rules(3, &[("tokens", "shuffled")]);
    assert_eq!(refused(&with_tokens, &|it| it.tokens = Some(vec![Kind::Gold; 36])), wrong);
    let with_track = rules(3, &[("track", "shuffled")]);
    let track = "the track is dealt with track = shuffled, and only then";
    assert_eq!(refused(&with_track, &|_| {}), track);
    let backwards = (1..=30).rev().collect::<Vec<u8>>();
    let zone = "spaces 1 to 10 are one zone";
    assert_eq!(refused(&with_track, &|it| it.track = Some(backwards.clone())), zone);
    let short = "the track has 30 spaces";
    assert_eq!(refused(&with_track, &|it| it.track = Some(vec![1])), short);
}

#[test]
fn options_are_what_the_rules_say() {
    let mut options = lutece_paris::Options::default();
    let pairs: Vec<_> = options.pairs();
    let expected = [
        ("stacks", "3"),
        ("tokens", "printed"),
        ("track", "printed"),
        ("districts", "printed"),
        ("screens", "closed"),
    ];
    assert_eq!(pairs, expected.map(|(key, value)| (key, value.to_owned())));
    assert!(options.set("stacks", "4").is_err());
    assert!(options.set("colour", "red").is_err());
    assert_eq!(options, lutece_paris::Options::default());
}
