//! What moves would bring, before they are made.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use table::Seat;

use super::name;
use crate::app::AppState;
use crate::http::actions::table_id;
use crate::http::problem::Problem;
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
#[derive(Serialize)]
struct Brings {
    say: String,
    lines: Vec<String>,
}

/// What each of some moves would bring; nothing about a move that is not legal any more, and
/// nothing at all once it is another's turn: the question may have been overtaken by a move.
pub(in crate::pages) async fn previews(
    State(state): State<AppState>,
    look: Look,
    Path(id): Path<String>,
    Query(asked): Query<Vec<(String, String)>>,
) -> Result<Response, Problem> {
    let table = state.snapshot(table_id(&id)?, look.visitor.person.as_ref()).await?;
    let Some(game) = table.game.as_ref().filter(|_| table.your_turn()) else {
        return Ok(Json([(); 0]).into_response());
    };
    let called = |seat: Seat| name(&look, &table, seat);
    let asked = asked.iter().filter(|(key, _)| key == "m").take(MOST);
    let answers: Vec<Option<Brings>> = asked
        .map(|(_, mv)| {
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
        .collect();
    Ok(Json(answers).into_response())
}
