//! What moves would bring, before they are made.

use catalog::Any;
use draw::Drawn;
use serde::Serialize;
use table::Seat;

use super::name;
use super::news::sums;
use crate::model::snapshot::Snapshot;
use crate::pages::log::spots;
use crate::pages::viewer::Viewer;

/// The most moves of one question.
const MOST: usize = 12;

/// What one move would bring.
#[derive(Debug, Serialize)]
pub struct Brings {
    /// What it does.
    pub say: String,
    /// What everybody would score by it, if that is more than a line says.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub sums: String,
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
    let (foreseen, parts) =
        catalog::with_game!(game.kind(), G => (<G as Drawn>::FORESEEN, <G as Drawn>::PARTS));
    moves
        .take(MOST)
        .map(|mv| {
            let preview = game.preview(mv).ok()?;
            let say = game.say(mv).ok()?;
            let spots = catalog::each!(game, it => spots(it, &preview.events));
            let gains = || spots.iter().filter_map(|spot| spot.gains);
            let sums = sums(gains(), called);
            // Points that have parts are told by the sum and by them.
            let summed = |at: usize| {
                spots[at].gains.is_some()
                    && preview.events.get(at + 1).is_some_and(|next| parts.contains(&next.id))
                    && gains().count() == 1
            };
            let certain = preview
                .events
                .iter()
                .enumerate()
                .filter(|(at, event)| !foreseen.contains(&event.id) && !summed(*at))
                .map(|(_, event)| viewer.say(event, called));
            let more = (!preview.whole).then(|| viewer.t("table-preview-uncertain"));
            let lines: Vec<String> = certain.chain(more).collect();
            let several = lines.len() > 1 || preview.events.iter().any(|it| parts.contains(&it.id));
            let sums = if several { sums } else { String::new() };
            Some(Brings { say: viewer.say(&say, called), sums, lines })
        })
        .collect()
}
