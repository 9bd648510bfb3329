//! Pictures of random games at their beginning, middle and end, to look at.
//!
//! `cargo run -p lutece-draw --example pictures -- FOLDER [GAME]`

use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use lutece_draw::{Drawn, Layout, Marks, Plain, Scene, Theme, standalone};
use table::{Chance as _, Edition as _, Game, Match, Options as _, Quick, Seat, Seed};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let folder = PathBuf::from(args.next().ok_or("where to?")?);
    let only = args.next();
    let wanted = |name: &str| only.as_deref().is_none_or(|only| only == name);
    if wanted(city_of_light::CityOfLight::NAME) {
        pictures::<city_of_light::CityOfLight>(&folder, 2)?;
    }
    for seats in 2..=4 {
        if wanted(paris::Paris::NAME) {
            pictures::<paris::Paris>(&folder, seats)?;
        }
        if wanted(paris_paris::ParisParis::NAME) {
            pictures::<paris_paris::ParisParis>(&folder, seats)?;
        }
    }
    Ok(())
}

fn pictures<G: Drawn>(folder: &Path, seats: usize) -> Result<(), Box<dyn Error>> {
    let edition = Arc::new(G::Edition::shipped());
    let mut options = G::Options::default();
    if let Some(value) = G::Options::ALL.iter().find(|it| it.key == "postcards") {
        options.set(value.key, "random")?;
    }
    let game = Arc::new(G::new(edition, options, seats)?);
    let mut played = Match::new(game, Seed::from_text("pictures"));
    let mut chance = Quick::new(7);
    while played.to_act().is_some() {
        let moves = played.legal();
        played.play(moves[chance.below(moves.len())]).map_err(|refused| refused.to_string())?;
    }
    let plies = played.moves().len();
    for (name, ply) in
        [("start", 0), ("middle", plies / 2), ("late", plies * 7 / 8), ("end", plies)]
    {
        let state = played.at(ply);
        let public = played.game().public(&state);
        let seat = played.game().to_act(&state).unwrap_or(Seat::new(0));
        let secret = played.game().secret(&state, seat);
        let last = ply.checked_sub(1).map(|before| {
            let state = played.at(before);
            (played.game().to_act(&state).unwrap_or(seat), played.moves()[before])
        });
        let targets = if name == "late" { first_words(&played, ply) } else { Vec::new() };
        let ghost = played.moves().get(ply).filter(|_| name == "middle").map(|mv| (seat, *mv));
        let layers = ["painter", "dancer", "large-lamp", "line-red"].map(str::to_owned);
        let layers = if name == "late" { layers.to_vec() } else { Vec::new() };
        let marks = Marks { targets, last, ghost, layers, ..Marks::default() };
        for (layout, suffix) in [
            (Layout::Wide, "wide"),
            (Layout::Square, "square"),
            (Layout::Narrow, "narrow"),
            (Layout::Grid, "grid"),
        ] {
            let scene = Scene {
                game: &**played.game(),
                public: &public,
                own: Some((seat, &secret)),
                marks: &marks,
                labels: &Plain,
                layout,
            };
            let board = G::board(&scene).to_string();
            for (theme, light) in [(Theme::Day, "day"), (Theme::Night, "night")] {
                let file = format!("{}-{seats}-{name}-{suffix}-{light}.svg", G::NAME);
                std::fs::write(folder.join(file), standalone::<G>(&board, theme))?;
            }
        }
    }
    Ok(())
}

/// Every phrase of the legal moves, so that everything that can be picked glows.
fn first_words<G: Drawn>(played: &Match<G>, ply: usize) -> Vec<String> {
    let mut moves = Vec::new();
    played.game().legal(&played.at(ply), &mut moves);
    let mut phrases = Vec::new();
    for mv in moves {
        let text = mv.to_string();
        let words: Vec<&str> = text.split(' ').collect();
        for from in 0..words.len() {
            for to in from + 1..=words.len() {
                phrases.push(words[from..to].join(" "));
            }
        }
    }
    phrases
}
