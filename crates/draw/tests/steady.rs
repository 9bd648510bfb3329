//! A player's things keep their places on the board, whatever comes and goes.

use std::collections::BTreeMap;
use std::sync::Arc;

use city_of_light::CityOfLight;
use lutece_draw::{Drawn as _, Layout, Marks, Plain, Scene};
use paris::{Edition, Options, Paris};
use table::{Chance as _, Edition as _, Game as _, Match, Options as _, Quick, Seat, Seed};

/// Where each element that begins like this has its first shape, by what it is called.
fn places(board: &str, begins: &str, called: &str) -> BTreeMap<String, String> {
    let value = |text: &str, name: &str| {
        let from = text.find(&format!("{name}=\"")).expect("an attribute") + name.len() + 2;
        text[from..].split('"').next().expect("its value").to_owned()
    };
    let of = |(at, _): (usize, &str)| {
        let rest = &board[board[..at].rfind('<').expect("a tag")..];
        let shape = &rest[rest.find("<rect").expect("a face")..];
        (value(rest, called), format!("{},{}", value(shape, " x"), value(shape, " y")))
    };
    board.match_indices(begins).map(of).collect()
}

fn board(played: &Match<Paris>, layout: Layout) -> String {
    let public = played.game().public(played.state());
    let secret = played.game().secret(played.state(), Seat::new(0));
    let own = Some((Seat::new(0), &secret));
    let (marks, labels) = (&Marks::default(), &Plain);
    Paris::board(&Scene { game: &**played.game(), public: &public, own, marks, labels, layout })
        .to_string()
}

/// Plays random games with open screens and shows each position.
fn games(seats: usize, mut look: impl FnMut(&Match<Paris>)) {
    for number in 0..3_u64 {
        let mut options = Options::default();
        options.set("screens", "open").unwrap();
        let game = Paris::new(Arc::new(Edition::shipped()), options, seats).unwrap();
        let mut played = Match::new(Arc::new(game), Seed::from_text(&number.to_string()));
        let mut chance = Quick::new(number);
        while played.to_act().is_some() {
            let moves = played.legal();
            played.play(moves[chance.below(moves.len())]).unwrap();
            look(&played);
        }
    }
}

#[test]
fn tokens_and_end_game_tiles_keep_their_places() {
    for (seats, layout) in
        [(2, Layout::Wide), (4, Layout::Wide), (4, Layout::Square), (2, Layout::Narrow)]
    {
        let (mut tokens, mut left) = (BTreeMap::new(), None);
        games(seats, |played| {
            let board = board(played, layout);
            for (id, place) in places(&board, "id=\"token-", "id") {
                let before = tokens.entry(id.clone()).or_insert_with(|| place.clone());
                assert_eq!(*before, place, "{id} moved");
            }
            // Left and gone are the same tile in the same place.
            let mut ends = places(&board, "class=\"end-kind", "aria-label");
            ends.extend(places(&board, "id=\"take-", "aria-label"));
            let ends: BTreeMap<String, String> =
                ends.into_iter().map(|(name, at)| (name.replace("; gone", ""), at)).collect();
            let before = left.get_or_insert_with(|| ends.clone());
            assert_eq!(*before, ends, "the end-game tiles moved");
        });
        assert!(tokens.len() > 6, "games with few tokens: {}", tokens.len());
        assert_eq!(left.map(|it| it.len()), Some(12));
    }
}

/// The figure in a player's panel.
fn points(board: &str, seat: Seat) -> i32 {
    let from = board.find(&format!("id=\"score-{seat}\"")).expect("everybody has a panel");
    let text = &board[board[from..].find("<text").expect("a figure") + from..];
    let text = &text[text.find('>').expect("a tag ends") + 1..];
    text.split('<').next().and_then(|it| it.parse().ok()).expect("a number")
}

#[test]
fn once_a_game_of_paris_is_over_every_panel_shows_the_result() {
    let (mut over, mut by_francs) = (0, 0);
    for seats in 2..=4 {
        games(seats, |played| {
            let public = played.game().public(played.state());
            let board = board(played, Layout::Wide);
            for seat in Seat::first(seats) {
                let (shown, player) = (points(&board, seat), &public.players[seat.index()]);
                let Some(outcome) = played.outcome() else {
                    assert_eq!(shown, i32::from(player.vp), "the VP on the track");
                    continue;
                };
                assert_eq!(shown, outcome.scores[seat], "seat {seat} of {seats}");
                over += 1;
                by_francs += usize::from(shown > i32::from(player.vp + player.prizes));
            }
        });
    }
    assert!(over == 27 && by_francs > 0, "{over} results, {by_francs} with tile 27");
}

#[test]
fn nothing_that_a_player_has_is_drawn_smaller_than_the_rest() {
    for (seats, layout) in
        [(2, Layout::Wide), (4, Layout::Wide), (4, Layout::Square), (3, Layout::Narrow)]
    {
        games(seats, |played| assert!(!board(played, layout).contains("matrix(")));
    }
}

#[test]
fn a_building_in_a_reserve_stays_where_it_is_when_another_comes_or_goes() {
    let (mut stayed, mut larger) = (0, 0);
    for (number, layout) in
        [Layout::Wide, Layout::Narrow, Layout::Square].into_iter().cycle().take(6).enumerate()
    {
        let edition = Arc::new(city_of_light::Edition::shipped());
        let game = CityOfLight::new(edition, city_of_light::Options::default(), 2).unwrap();
        let mut played = Match::new(Arc::new(game), Seed::from_text(&number.to_string()));
        let mut chance = Quick::new(number as u64);
        let mut before: Option<BTreeMap<String, String>> = None;
        let mut streets = true;
        while played.to_act().is_some() {
            let moves = played.legal();
            let mv = moves[chance.below(moves.len())];
            played.play(mv).unwrap();
            let public = played.game().public(played.state());
            let (marks, labels) = (&Marks::default(), &Plain);
            let game = &**played.game();
            let board = CityOfLight::board(&Scene {
                game,
                public: &public,
                own: None,
                marks,
                labels,
                layout,
            });
            let now = places(&board.to_string(), "class=\"lying s", "id");
            // When the building begins the reserve has the room of the tiles, and a swap brings another building.
            let begins = streets && !matches!(public.step, city_of_light::Step::Streets(_));
            streets &= !begins;
            if begins || mv.to_string().starts_with("card levitation") {
                larger += usize::from(begins && before.as_ref().is_some_and(|it| !it.is_empty()));
                before = Some(now);
                continue;
            }
            for (piece, was) in before.iter().flatten() {
                let Some(place) = now.get(piece) else { continue };
                assert_eq!(was, place, "{piece} after {mv}");
                stayed += 1;
            }
            before = Some(now);
        }
    }
    assert!(stayed > 20 && larger > 2, "{stayed} buildings stayed, {larger} reserves grew");
}
