//! Laws that hold in every game.

use std::sync::Arc;

use paris_paris::{Edition, Options, ParisParis};
use table::{Chance as _, Edition as _, Game, Match, Quick, Quiet, Seed};

fn games() -> Vec<Arc<ParisParis>> {
    let edition = Arc::new(Edition::shipped());
    let mut games = Vec::new();
    for seats in 2..=4 {
        for doubles in [false, true] {
            let options = Options { doubles, hidden: false };
            games.push(Arc::new(ParisParis::new(Arc::clone(&edition), options, seats).unwrap()));
        }
    }
    games
}

#[test]
fn random_games_end_and_their_points_add_up() {
    for game in games() {
        let mut chance = Quick::new(1);
        for seed in 0..20 {
            let mut played = Match::new(Arc::clone(&game), Seed::from_text(&seed.to_string()));
            let mut sums = [0; 4];
            while played.to_act().is_some() {
                let moves = played.legal();
                let mv = moves[chance.below(moves.len())];
                assert_eq!(mv.to_string().parse(), Ok(mv));
                for event in played.play(mv).unwrap() {
                    if let Some((seat, points)) = event.points() {
                        sums[seat.index()] += i32::from(points);
                    }
                }
                let scores = game.scores(played.state());
                assert_eq!(scores.as_slice(), &sums[..game.seats()]);
            }
            assert_eq!(played.moves().len(), game.longest());
            let record = played.record();
            let again = Match::<ParisParis>::from_record(&record, Arc::clone(game.edition()));
            assert_eq!(again.unwrap().state(), played.state());
        }
    }
}

#[test]
fn a_random_move_is_one_of_the_list() {
    for game in games() {
        for seed in 0..50 {
            let deal = game.deal(&mut Seed::from_text(&seed.to_string()).dice());
            let mut state = game.start(&deal).unwrap();
            let (mut one, mut other) = (Quick::new(seed), Quick::new(seed));
            let (mut list, mut buffer) = (Vec::new(), Vec::new());
            while game.to_act(&state).is_some() {
                game.legal(&state, &mut list);
                let picked = game.random(&state, &mut one, &mut buffer);
                assert_eq!(picked, (list[other.below(list.len())], list.len()));
                game.play(&mut state, picked.0, &mut Quiet);
            }
        }
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<paris_paris::State>() <= 512);
}
