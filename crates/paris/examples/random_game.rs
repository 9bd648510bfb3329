//! A random game from its deal to its score sheet.
//!
//!     cargo run -p lutece-paris --example random_game -- "any words as a seed"

use std::sync::Arc;

use lutece_paris::table::{Chance as _, Edition as _, Game as _, Match, Quick, Seed};
use lutece_paris::{Edition, Options, Paris};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words = std::env::args().nth(1).unwrap_or_else(|| "a random game".to_owned());
    let game = Arc::new(Paris::new(Arc::new(Edition::shipped()), Options::default(), 2)?);
    let mut played = Match::new(Arc::clone(&game), Seed::from_text(&words));
    let mut chance = Quick::new(1);
    while played.to_act().is_some() {
        let moves = played.legal();
        played.play(moves[chance.below(moves.len())])?;
    }
    let public = game.public(played.state());
    let mut out = std::io::stdout().lock();
    std::io::Write::write_all(&mut out, game.text(&public, None).as_bytes())?;
    for (seat, lines) in game.sheet(played.state()).iter() {
        for line in lines {
            std::io::Write::write_fmt(
                &mut out,
                format_args!("seat {seat}: {:>4} {}\n", line.points, line.source),
            )?;
        }
    }
    Ok(())
}
