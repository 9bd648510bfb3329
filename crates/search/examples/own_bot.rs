//! Your own bot against a level, in a series in which every deal is played from both seats.
//!
//!     cargo run --release -p lutece-search --example own_bot

use std::io::Write as _;
use std::sync::Arc;

use lutece_search::catalog::paris_paris::{Edition, Move, Options, ParisParis};
use lutece_search::series::{self, Entrant, Fault, Player, SeriesPlan};
use lutece_search::table::{Edition as _, Game as _, Match, Quiet, Seed};
use lutece_search::{Budget, Cancel, Level, Spec};

/// Plays whatever gains the most points at once, compared with the others.
struct Magpie;

impl Player<ParisParis> for Magpie {
    fn choose(
        &mut self,
        played: &Match<ParisParis>,
        _: Budget,
        _: &Cancel,
        _: u64,
    ) -> Result<Move, Fault> {
        let game = played.game();
        let seat = played.to_act().ok_or_else(|| Fault("the game is over".to_owned()))?;
        let gain = |mv: &_| {
            let mut after = *played.state();
            game.play(&mut after, *mv, &mut Quiet);
            let scores = game.scores(&after);
            2 * scores[seat] - scores.as_slice().iter().sum::<i32>()
        };
        played.legal().into_iter().max_by_key(gain).ok_or_else(|| Fault("no move".to_owned()))
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game = ParisParis::new(Arc::new(Edition::shipped()), Options::default(), 2)?;
    let entrants = [
        Entrant { name: "magpie".to_owned(), sit: Box::new(|| Box::new(Magpie)) },
        Entrant::from(Spec::from(Level::Flaneur)),
    ];
    let (budget, seed) = (Budget::nodes(1), Seed::from_text("own"));
    let plan = SeriesPlan { games: 20, budget, seed, threads: 1 };
    let mut won = 0.0;
    series::play(&Arc::new(game), &entrants, &plan, &Cancel::new(), |played| {
        won += played.shares.as_slice()[0];
        true
    });
    writeln!(std::io::stdout(), "the magpie won {won} of 20 games")?;
    Ok(())
}
