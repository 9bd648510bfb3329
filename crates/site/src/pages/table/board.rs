//! The board of a game as it is drawn for a viewer.

use catalog::Any;
use draw::{Board, Drawn, Layout, Marks, Scene};
use study::BoardWords;
use table::{Match, Seat};
use words::Lang;

use crate::pages::viewer::Viewer;

/// A board, and what on it can be picked.
pub(crate) struct Drawing {
    /// The SVG, without what the viewer's browser shows already.
    pub svg: String,
    /// The words of everything that can be picked.
    pub picks: Vec<Vec<String>>,
}

/// The board as a seat or an onlooker sees it.
pub(crate) fn of(viewer: &Viewer, game: &Any, seat: Option<Seat>) -> Drawing {
    let layout = match (viewer.narrow, viewer.grid, viewer.square) {
        (true, ..) => Layout::Narrow,
        (false, true, _) => Layout::Grid,
        (false, false, true) => Layout::Square,
        (false, false, false) => Layout::Wide,
    };
    let board = catalog::each!(game, it => drawn(it, seat, viewer.lang(), layout));
    Drawing { svg: viewer.known.shorten(&board), picks: picks(&board) }
}

/// The words of everything on a board that can be picked.
pub(super) fn picks(board: &Board) -> Vec<Vec<String>> {
    board.picks().iter().map(|pick| pick.split(' ').map(str::to_owned).collect()).collect()
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
) -> Board {
    let (game, state) = (played.game(), played.state());
    let public = game.public(state);
    let secret = seat.map(|seat| (seat, game.secret(state, seat)));
    let last = played.made().last().zip(played.moves().last());
    let last = last.map(|(made, mv)| (made.seat, *mv));
    // What a move brought without naming it shows only in comparison with the position before it.
    let before = last.filter(|(_, mv)| G::draws(*mv)).map(|_| played.at(played.moves().len() - 1));
    let brought = before.map(|before| G::brought(game, &before, state)).unwrap_or_default();
    let layers = vec!["scores".to_owned()];
    let kept = G::kept(game, &mut (0..=played.moves().len()).map(|ply| played.at(ply)));
    let marks = Marks { last, brought, kept, layers, ..Marks::default() };
    G::board(&Scene {
        game,
        public: &public,
        own: secret.as_ref().map(|(seat, secret)| (*seat, secret)),
        marks: &marks,
        labels: &BoardWords(lang),
        layout,
    })
}
