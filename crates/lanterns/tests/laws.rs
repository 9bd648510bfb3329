//! The laws of every game, and a game as it should go.

use std::sync::Arc;

use lutece_lanterns::{Edition, Lanterns, MESSAGES, Options, Refusal};
use table::{Edition as _, Game as _, Match, Refused, Seat, Seed};

testkit::laws! {
    game: Lanterns,
    tables: testkit::Table::every(&[&[]]),
    messages: MESSAGES,
    pieces: |rules: &Lanterns, state| {
        let public = rules.public(state);
        let hung = public.posts.iter().filter(|post| post.hung.is_some()).count();
        hung + public.hands.iter().sum::<usize>()
    },
}

/// A table of two with these hands.
fn table(hands: [[u8; 4]; 2]) -> Match<Lanterns> {
    let game = Lanterns::new(Arc::new(Edition::shipped()), Options, 2).expect("a table");
    Match::dealt(Arc::new(game), hands.map(Vec::from).to_vec()).expect("a deal")
}

#[test]
fn a_lantern_scores_its_brightness_times_the_number_of_its_post() {
    let mut played = table([[1, 5, 9, 16], [2, 3, 4, 10]]);
    // Post 2 counts 3, post 1 counts 1.
    played.play_text("hang 16 p2").expect("legal");
    played.play_text("hang 10 p1").expect("legal");
    assert_eq!(played.game().scores(played.state()).as_slice(), [48, 10]);
    let view = played.seat_view(Seat::new(0));
    assert_eq!(view.secret.hand, [1, 5, 9]);
    assert_eq!(view.public.hands, [3, 3]);
}

#[test]
fn the_best_lantern_is_something_to_be_proud_of() {
    let mut played = table([[1, 5, 9, 16], [2, 3, 4, 10]]);
    // Post 2 counts 3, post 1 counts 1; post 3 counts what its factor says.
    for mv in ["hang 16 p1", "hang 10 p2"] {
        played.play_text(mv).expect("legal");
    }
    let counts = |played: &Match<Lanterns>| {
        let feats = played.feats();
        let all = feats.as_slice().iter().flatten();
        all.map(|feat| (feat.what.id, feat.count)).collect::<Vec<_>>()
    };
    let best = "lanterns-feat-brightest";
    assert_eq!(counts(&played), [(best, 16), (best, 30)]);
    played.play_text("hang 1 p3").expect("legal");
    assert_eq!(counts(&played), [(best, 16), (best, 30)], "less than before");
}

#[test]
fn every_refusal_has_its_position() {
    let mut played = table([[1, 5, 9, 16], [2, 3, 4, 10]]);
    played.play_text("hang 16 p2").expect("legal");
    let mut why = |text: &str| match played.play_text(text) {
        Err(Refused::Illegal(refusal)) => refusal,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(why("hang 16 p3"), Refusal::NotHeld(16));
    assert_eq!(why("hang 10 p2"), Refusal::Taken(2));
    assert_eq!(why("hang 10 p9"), Refusal::NoPost(9));
}

#[test]
fn a_deal_that_chance_could_not_have_made_is_refused() {
    let game = Lanterns::new(Arc::new(Edition::shipped()), Options, 2).expect("a table");
    let refused = |hands: &[&[u8]]| {
        let hands = hands.iter().map(|hand| hand.to_vec()).collect();
        game.start(&hands).expect_err("not a deal").to_string()
    };
    assert_eq!(refused(&[&[1, 2, 3, 4]]), "there are 2 hands of 4 lanterns");
    assert_eq!(refused(&[&[1, 2, 3, 4], &[4, 5, 6, 7]]), "there is no lantern 4 to deal");
    assert_eq!(refused(&[&[1, 2, 3, 4], &[5, 6, 7, 17]]), "there is no lantern 17 to deal");
    let unsorted = refused(&[&[2, 1, 3, 4], &[5, 6, 7, 8]]);
    assert_eq!(unsorted, "a hand begins with its darkest lantern");
}

#[test]
fn a_possible_deal_leads_to_the_redealt_position() {
    let game = Arc::new(Lanterns::new(Arc::new(Edition::shipped()), Options, 3).expect("a table"));
    let mut played = Match::new(Arc::clone(&game), Seed::from_text("possible"));
    let mut chance = table::Quick::new(7);
    while let Some(seat) = played.to_act() {
        let world = game.redeal(played.state(), seat, &mut chance);
        let mut other =
            Match::dealt(Arc::clone(&game), game.possible_deal(&world)).expect("a deal");
        for &mv in played.moves() {
            other.play(mv).expect("legal in the other world too");
        }
        assert_eq!(*other.state(), world);
        let moves = played.legal();
        played.play(moves[moves.len() / 3]).expect("legal");
    }
}
