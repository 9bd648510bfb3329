//! What moves would bring, before they are made.

use serde::Serialize;
use table::Seat;

use super::name;
use crate::model::snapshot::Snapshot;
use crate::pages::look::Look;

/// Events that only say again what the move does, or what comes after it in any case.
const KNOWN: [&str; 15] = [
    "pp-event-opened",
    "pp-event-replaced",
    "pp-event-round",
    "paris-event-key-bank",
    "paris-event-key-arc",
    "paris-event-francs-bank",
    "paris-event-bought-building",
    "paris-event-bought-landmark",
    "paris-event-francs-building",
    "paris-event-francs-landmark",
    "paris-event-francs-bought",
    "paris-event-francs-sold",
    "paris-event-bonus-taken",
    "paris-event-bonus-spent",
    "paris-event-vp-tile",
];

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
    look: &Look,
    table: &Snapshot,
    moves: impl Iterator<Item = &'a str>,
) -> Vec<Option<Brings>> {
    let Some(game) = table.game.as_ref().filter(|_| table.your_turn()) else {
        return Vec::new();
    };
    let called = |seat: Seat| name(look, table, seat);
    moves
        .take(MOST)
        .map(|mv| {
            let preview = game.preview(mv).ok()?;
            let say = game.say(mv).ok()?;
            let certain = preview
                .events
                .iter()
                .filter(|event| !KNOWN.contains(&event.id))
                .map(|event| look.say(event, &called));
            let more = (!preview.whole).then(|| look.t("table-preview-uncertain"));
            Some(Brings { say: look.say(&say, &called), lines: certain.chain(more).collect() })
        })
        .collect()
}
