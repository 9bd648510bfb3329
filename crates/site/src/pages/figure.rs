//! Boards as pictures: on the home page, and cut for the rules.

use catalog::{Any, Editions, Kind};
use draw::{Drawn, Layout};
use table::{Match, Quick, Seed};
use words::Lang;

use super::table::board;
use super::viewer::{Theme, Viewer};

/// How far the pictured game is, in percent of a random game's length.
pub(crate) struct Moment(pub usize);

/// A game in progress, the same at every visit.
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

/// A part of a board; all of it if none is named.
pub(crate) fn cropped(board: &str, view: Option<&str>) -> String {
    let Some(view) = view else { return board.to_owned() };
    let Some((before, rest)) = board.split_once("viewBox=\"") else { return board.to_owned() };
    let Some((_, after)) = rest.split_once('"') else { return board.to_owned() };
    format!("{before}viewBox=\"{view}\"{after}")
}

/// The address of a game's picture in the visitor's light and language.
pub(crate) fn url(viewer: &Viewer, kind: Kind) -> String {
    let theme = viewer.theme.map_or("auto", Theme::as_str);
    format!("/figure/{kind}/{theme}?lang={}", viewer.lang())
}

/// A game's board as a picture file, by the word for its light; `None` if there is no such light.
#[must_use]
pub fn picture(editions: &Editions, kind: Kind, theme: &str, lang: Lang) -> Option<String> {
    let theme = match theme {
        "auto" => draw::Theme::System,
        "day" => draw::Theme::Day,
        "night" => draw::Theme::Night,
        _ => return None,
    };
    let game = sample(editions, kind, &Moment(100));
    Some(catalog::each!(&game, it => heart(it, theme, lang)))
}

fn heart<G: Drawn>(played: &Match<G>, theme: draw::Theme, lang: Lang) -> String {
    let board = board::drawn(played, None, lang, Layout::Wide);
    // So small that no name could be read: the style leaves them out.
    let board = board.to_string().replacen("class=\"board", "class=\"heart board", 1);
    draw::standalone::<G>(&cropped(&board, G::HEART), theme)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_speaks_the_language_that_is_asked_for() {
        let editions = Editions::shipped();
        let drawn = |kind, lang| picture(&editions, kind, "day", lang).expect("there is a day");
        let words = |kind: &Kind| drawn(*kind, Lang::De) != drawn(*kind, Lang::En);
        assert!(Kind::ALL.iter().any(words), "some board has words on it");
    }
}
