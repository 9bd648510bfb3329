//! The board of a game as it is drawn for a viewer.

use std::ops::Range;

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

/// The moves that are pointed out to a viewer: their own last one, or all that others have done since; to an
/// onlooker, all that the last player to move did without a pause.
fn recent<G: Drawn>(played: &Match<G>, viewer: Option<Seat>) -> Range<usize> {
    let made = played.made();
    let Some(last) = made.last() else { return 0..0 };
    let own = viewer == Some(last.seat);
    let belongs = |seat: Seat| match viewer {
        Some(viewer) => seat != viewer,
        None => seat == last.seat,
    };
    let count = made.iter().rev().take_while(|made| !own && belongs(made.seat)).count().max(1);
    made.len() - count..made.len()
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
    let recent = recent(played, seat);
    let drew = recent.clone().filter(|at| G::draws(played.moves()[*at]));
    let brought = drew.flat_map(|at| G::brought(game, &played.at(at), &played.at(at + 1)));
    let brought = brought.collect();
    let earlier = recent.rev().skip(1).map(|at| played.moves()[at]).collect();
    let layers = vec!["scores".to_owned()];
    let kept = G::kept(game, &mut (0..=played.moves().len()).map(|ply| played.at(ply)));
    let marks = Marks { last, earlier, brought, kept, layers, ..Marks::default() };
    G::board(&Scene {
        game,
        public: &public,
        own: secret.as_ref().map(|(seat, secret)| (*seat, secret)),
        marks: &marks,
        labels: &BoardWords(lang),
        layout,
    })
}

#[cfg(test)]
mod tests {
    use catalog::{Any, Editions, Kind};
    use table::{Seat, Seed};
    use words::Lang;

    use super::*;

    /// The classes of the bank of Montmartre, as a viewer sees it.
    fn bank(any: &Any, viewer: Option<Seat>) -> String {
        let board = catalog::each!(any, it => drawn(it, viewer, Lang::En, Layout::Wide));
        let piece = board.pieces().find(|it| it.contains(r#"id="bank-montmartre""#));
        let (_, rest) = piece.expect("a bank").split_once(r#"id="bank-montmartre""#).expect("it");
        let (_, rest) = rest.split_once(r#"class=""#).expect("classes");
        rest.split('"').next().expect("classes").to_owned()
    }

    #[test]
    fn what_others_did_in_a_turn_stays_pointed_out_until_one_moves() {
        let none: [(&str, &str); 0] = [];
        let deal = Seed::from_text("pointed out");
        let mut any =
            Any::new(Kind::Paris, &Editions::shipped(), &none, 2, deal).expect("it plays");
        let other = any.to_act().expect("it goes on");
        for mv in ["draw 1", "key montmartre", "end"] {
            any.play(mv).expect("a legal move");
        }
        let me = any.to_act().expect("it goes on");
        assert_ne!(me, other);
        assert!(bank(&any, Some(me)).contains("last"), "by the other");
        assert!(bank(&any, None).contains("last"), "to an onlooker");
        assert!(!bank(&any, Some(other)).contains("last"), "one's own last move is the end");
        any.play("draw 1").expect("a legal move");
        assert!(!bank(&any, Some(me)).contains("last"), "one has moved");
    }
}
