//! Series of games are fair and repeatable.

use lutece_search::{Budget, Cancel, Level, Spec, series};
use table::Seed;

use crate::games::rules;

fn series(bots: &[Level], games: usize, threads: usize) -> Vec<series::Game> {
    let plan = series::SeriesPlan {
        games,
        budget: Budget::nodes(20),
        seed: Seed::from_text("series"),
        threads,
    };
    let mut played = Vec::new();
    let game = rules::<paris_paris::ParisParis>(bots.len());
    let bots: Vec<_> = bots.iter().map(|level| Spec::from(*level).into()).collect();
    series::play(&game, &bots, &plan, &Cancel::new(), |game| {
        played.push(game);
        true
    });
    played.sort_by_key(|game| game.number);
    played
}

#[test]
fn every_deal_is_played_from_every_seat() {
    let games = series(&[Level::Greedy, Level::Random, Level::Random], 7, 1);
    assert_eq!(games.len(), 9, "whole rotations");
    for deal in games.chunks_exact(3) {
        assert!(deal.iter().all(|game| game.record.origin == deal[0].record.origin));
        let seats: Vec<_> = deal
            .iter()
            .map(|game| game.record.players.iter().position(|(_, name)| name == "greedy"))
            .collect();
        assert_eq!(seats.iter().flatten().count(), 3);
        assert!(seats[0] != seats[1] && seats[1] != seats[2] && seats[0] != seats[2]);
    }
    assert_ne!(games[0].record.origin, games[3].record.origin);
}

#[test]
fn a_series_is_the_same_on_any_number_of_threads() {
    let moves = |threads| -> Vec<_> {
        let games = series(&[Level::Haussmann, Level::Uct], 4, threads);
        games.into_iter().map(|game| game.record.moves).collect()
    };
    assert_eq!(moves(1), moves(2));
}

#[test]
fn shares_belong_to_bots_not_to_seats() {
    let games = series(&[Level::Bouquiniste, Level::Random], 20, 2);
    let wins: f64 = games.iter().map(|game| game.shares.as_slice()[0]).sum();
    assert!(wins >= 17.0, "a Bouquiniste beats random play, whatever the seat: {wins} of 20");
}
