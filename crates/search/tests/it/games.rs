//! Positions of every game to ask the bots about.

use std::sync::Arc;

use lutece_search::{Bot, Budget, Cancel, HasEvaluation, Level, Position};
use table::{Edition as _, Game, Match, Seed};

/// The rules of a table.
pub(crate) fn rules<G: Game>(seats: usize) -> Arc<G> {
    let edition = Arc::new(G::Edition::shipped());
    Arc::new(G::new(edition, G::Options::default(), seats).expect("the basic game can be played"))
}

/// Positions spread over one game of sensible play.
pub(crate) fn positions<G: HasEvaluation>(seats: usize, seed: &str, count: usize) -> Vec<Match<G>> {
    let mut played = Match::new(rules::<G>(seats), Seed::from_text(seed));
    let mut all = Vec::new();
    while played.to_act().is_some() {
        all.push(played.clone());
        let ply = played.moves().len() as u64;
        let analysis = Bot::new(Level::Flaneur).think(
            &Position::of(&played),
            Budget::nodes(1),
            &Cancel::new(),
            ply,
        );
        played.play(analysis.options[0].mv).expect("a bot makes legal moves");
    }
    let step = (all.len() / count).max(1);
    all.into_iter().step_by(step).take(count).collect()
}

/// Calls a generic check for every game and number of seats.
macro_rules! every_table {
    ($check:ident) => {
        $check::<city_of_light::CityOfLight>(2);
        for seats in 2..=4 {
            $check::<paris_paris::ParisParis>(seats);
            $check::<paris::Paris>(seats);
        }
    };
}
pub(crate) use every_table;
