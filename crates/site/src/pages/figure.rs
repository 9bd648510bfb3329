//! Boards as pictures: on the home page, and cut for the rules.

use catalog::{Any, Editions, Kind};
use draw::Layout;
use table::{Quick, Seed};
use words::Lang;

use super::look::{Look, Theme};
use super::table::board;

/// How far the pictured game is, in parts of a hundred of a random game's length.
pub(crate) struct Moment(pub usize);

/// A game in full swing, the same at every visit.
pub(crate) fn sample(editions: &Editions, kind: Kind, moment: &Moment) -> Any {
    let seats = *kind.seats().end();
    let seed = Seed::from_text("a figure");
    let none: [(&str, &str); 0] = [];
    let mut game = Any::new(kind, editions, &none, seats, seed)
        .expect("every game can be played with its shipped edition");
    let mut chance = Quick::new(1889);
    catalog::each!(&mut game, it => {
        let mut buffer = Vec::new();
        while it.to_act().is_some() {
            let mv = table::Game::playout(&**it.game(), it.state(), &mut chance, &mut buffer).0;
            it.play(mv).expect("a move just generated is legal");
        }
    });
    game.rewind(game.ply() * moment.0 / 100);
    game
}

/// The heart of a wide board, 16 to 10, where nothing is written in any language.
const fn heart(kind: Kind) -> &'static str {
    match kind {
        Kind::CityOfLight => "24 24 520 325",
        Kind::ParisParis => "190 70 720 450",
        Kind::Paris => "94 200 568 355",
    }
}

/// The board alone, without what lies beside or below it.
const fn alone(kind: Kind, layout: Layout) -> &'static str {
    match (kind, layout) {
        (Kind::CityOfLight, Layout::Wide | Layout::Grid) => "0 0 568 568",
        (Kind::CityOfLight, Layout::Narrow) => "0 0 400 400",
        (Kind::ParisParis, Layout::Wide | Layout::Grid) => "0 0 1000 556",
        (Kind::ParisParis, Layout::Narrow) => "0 0 400 588",
        (Kind::Paris, Layout::Wide | Layout::Grid) => "0 0 756 756",
        (Kind::Paris, Layout::Narrow) => "0 66 400 700",
    }
}

/// A board beside the rules: nothing but the board.
pub(crate) fn board_alone(kind: Kind, layout: Layout, board: &str) -> String {
    match (kind, layout, petals_end(board)) {
        // A district with landmarks is higher than one without.
        (Kind::Paris, Layout::Narrow, Some(end)) => {
            cropped(board, &format!("0 66 400 {}", end - 62.0))
        }
        (kind, _, _) => cropped(board, alone(kind, layout)),
    }
}

/// Where the lowest district of Paris ends, on a phone.
fn petals_end(board: &str) -> Option<f64> {
    let number = |tag: &str, name: &str| -> Option<f64> {
        tag.split_once(&format!(" {name}=\""))?.1.split('"').next()?.parse().ok()
    };
    board
        .split("<rect")
        .filter_map(|it| it.split('>').next())
        .filter(|tag| tag.contains("class=\"petal"))
        .filter_map(|tag| Some(number(tag, "y")? + number(tag, "height")?))
        .reduce(f64::max)
}

/// A part of a board.
pub(crate) fn cropped(board: &str, view: &str) -> String {
    let Some((before, rest)) = board.split_once("viewBox=\"") else { return board.to_owned() };
    let Some((_, after)) = rest.split_once('"') else { return board.to_owned() };
    format!("{before}viewBox=\"{view}\"{after}")
}

/// The address of a game's picture in the visitor's light.
pub(crate) fn url(look: &Look, kind: Kind) -> String {
    let theme = look.theme.map_or("auto", Theme::as_str);
    format!("/figure/{kind}/{theme}")
}

/// A game's board as a picture file, by the word for its light; `None` if there is no such light.
#[must_use]
pub fn picture(editions: &Editions, kind: Kind, theme: &str) -> Option<String> {
    let theme = match theme {
        "auto" => draw::Theme::System,
        "day" => draw::Theme::Day,
        "night" => draw::Theme::Night,
        _ => return None,
    };
    let game = sample(editions, kind, &Moment(100));
    let board = cropped(&board::plain(&game, Lang::En, Layout::Wide), heart(kind));
    Some(draw::standalone(&board, theme))
}
