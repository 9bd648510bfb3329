//! What moves would bring, before they are made.

use catalog::Any;
use draw::Drawn;
use serde::Serialize;
use table::Seat;

use super::name;
use crate::model::snapshot::Snapshot;
use crate::pages::viewer::Viewer;

/// The most moves of one question.
const MOST: usize = 12;

/// What one move would bring.
#[derive(Debug, Serialize)]
pub struct Brings {
    /// What it does.
    pub say: String,
    /// What comes of it, as far as it is certain.
    pub lines: Vec<String>,
}

/// What each of some moves would bring; nothing about a move that is not legal any more, and
/// nothing at all once it is another's turn: the question may have been overtaken by a move.
pub fn previews<'a>(
    viewer: &Viewer,
    table: &Snapshot,
    moves: impl Iterator<Item = &'a str>,
) -> Vec<Option<Brings>> {
    let Some(game) = table.game.as_ref().filter(|_| table.your_turn()) else {
        return Vec::new();
    };
    brought(viewer, game, &|seat| name(viewer, table, seat), moves)
}

/// What each of some moves would bring in a position.
pub fn brought<'a>(
    viewer: &Viewer,
    game: &Any,
    called: &dyn Fn(Seat) -> String,
    moves: impl Iterator<Item = &'a str>,
) -> Vec<Option<Brings>> {
    let foreseen = catalog::with_game!(game.kind(), G => <G as Drawn>::FORESEEN);
    moves
        .take(MOST)
        .map(|mv| {
            let preview = game.preview(mv).ok()?;
            let say = game.say(mv).ok()?;
            let certain = preview
                .events
                .iter()
                .filter(|event| !foreseen.contains(&event.id))
                .map(|event| viewer.say(event, called));
            let more = (!preview.whole).then(|| viewer.t("table-preview-uncertain"));
            Some(Brings { say: viewer.say(&say, called), lines: certain.chain(more).collect() })
        })
        .collect()
}
