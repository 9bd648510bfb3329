//! A game between two levels, with what the stronger one thinks of each of its moves.
//!
//!     cargo run --release -p lutece-search --example ask_a_bot

use std::io::Write as _;

use lutece_search::catalog::{Any, Editions, Kind};
use lutece_search::table::{Seat, Seed};
use lutece_search::{Budget, Cancel, Level, Thinker};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let none: &[(&str, &str)] = &[];
    let seed = Seed::from_text("ask a bot");
    let mut any = Any::new(Kind::ParisParis, &Editions::shipped(), none, 2, seed)?;
    let mut strong = Thinker::new(Level::Haussmann);
    let mut weak = Thinker::new(Level::Flaneur);
    let mut out = std::io::stdout().lock();
    let mut number = 0;
    while let Some(seat) = any.to_act() {
        number += 1;
        let budget = Budget::nodes(200);
        let bot = if seat == Seat::new(0) { &mut strong } else { &mut weak };
        let thought =
            bot.think(&any, budget, &Cancel::default(), number).ok_or("the game is over")?;
        if seat == Seat::new(0) {
            let best = &thought.options[0];
            writeln!(out, "{number:>3}. {:<32} {:>3.0} %", best.mv, 100.0 * best.share)?;
        }
        any.play(thought.best())?;
    }
    let points: Vec<String> = any.scores().as_slice().iter().map(ToString::to_string).collect();
    writeln!(out, "Haussmann {} : {} Flâneur", points[0], points[1])?;
    Ok(())
}
