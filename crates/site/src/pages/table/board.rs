//! The board of a game as it is drawn for a viewer.

use catalog::Any;
use draw::{Drawn, Labels, Layout, Marks, Scene};
use table::{Arg, Match, Seat};
use words::Lang;

use crate::pages::viewer::Viewer;

/// A board, and what on it can be picked.
pub(crate) struct Drawing {
    /// The SVG, without what the viewer's browser shows already.
    pub svg: String,
    /// The words of everything that can be picked.
    pub picks: Vec<Vec<String>>,
}

/// Words on a board in a language.
pub(crate) struct Spoken(pub Lang);

impl Labels for Spoken {
    fn label(&self, id: &str, args: &[(&str, String)]) -> String {
        let args: Vec<(&str, Arg)> = args
            .iter()
            .map(|(name, value)| {
                // A number chooses the form of its noun.
                let arg = value.parse::<i64>().map_or_else(|_| value.clone().into(), Arg::Number);
                (*name, arg)
            })
            .collect();
        words::text_with(self.0, id, &args, &|seat| draw::letter(seat).to_owned())
    }
}

/// The board as a seat or an onlooker sees it.
pub(crate) fn of(viewer: &Viewer, game: &Any, seat: Option<Seat>) -> Drawing {
    let layout = match (viewer.narrow, viewer.grid) {
        (true, _) => Layout::Narrow,
        (false, true) => Layout::Grid,
        (false, false) => Layout::Wide,
    };
    let svg = catalog::each!(game, it => drawn(it, seat, viewer.lang(), layout));
    let picks = picks(&svg);
    Drawing { svg: viewer.known.shorten(&svg), picks }
}

/// The words of everything on a board that can be picked.
pub(crate) fn picks(svg: &str) -> Vec<Vec<String>> {
    svg.split("data-pick=\"")
        .skip(1)
        .filter_map(|rest| rest.split_once('"'))
        .map(|(pick, _)| pick.split(' ').map(str::to_owned).collect())
        .collect()
}

/// No board: the game has not begun, or nobody is looking yet.
pub(super) fn empty() -> Drawing {
    Drawing { svg: String::new(), picks: Vec::new() }
}

/// The board of a match as it is drawn for a seat or an onlooker.
pub(crate) fn drawn<G: Drawn>(
    played: &Match<G>,
    seat: Option<Seat>,
    lang: Lang,
    layout: Layout,
) -> String {
    let (game, state) = (played.game(), played.state());
    let public = game.public(state);
    let secret = seat.map(|seat| (seat, game.secret(state, seat)));
    let last = played.made().last().zip(played.moves().last());
    let last = last.map(|(made, mv)| (made.seat, *mv));
    let layers = vec!["scores".to_owned()];
    let marks = Marks { last, layers, ..Marks::default() };
    G::board(&Scene {
        game,
        public: &public,
        own: secret.as_ref().map(|(seat, secret)| (*seat, secret)),
        marks: &marks,
        labels: &Spoken(lang),
        layout,
    })
}
