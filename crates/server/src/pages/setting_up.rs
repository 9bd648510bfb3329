//! A position set up by hand: the page, the check while it is written, and the way to the board.

use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Redirect};
use catalog::{Any, Kind};
use serde::Deserialize;
use site::pages::setup::{self, Draft};
use site::pages::viewer::Viewer;
use site::request::Given as _;
use site::subject::Subject;
use table::{Seed, TreePlace};

use super::answer;
use super::update::PART;
use crate::app::AppState;
use crate::http::fields::Fields;
use crate::http::problem::{Problem, Reply};
use crate::http::visitor::Reader;
use crate::id::random;

/// What a page begins with: a game, or a place of one.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct SetupQuery {
    game: String,
    seats: String,
    from: String,
    at: String,
}

/// A draft as a form has it.
fn draft(fields: &Fields) -> Result<Draft, Problem> {
    let kind: Kind = fields.text("game").parse().map_err(|_| Problem::NotFound)?;
    let seats = fields.read("seats").map_err(Problem::Malformed)?.unwrap_or(*kind.seats().start());
    let option = |(key, value): (&str, &str)| {
        Some((key.strip_prefix("option-")?.to_owned(), value.to_owned()))
    };
    let options = fields.iter().filter_map(option).collect();
    Ok(Draft { kind, seats, options, text: fields.text("text").to_owned() })
}

/// What a page begins with.
async fn begun(state: &AppState, viewer: &Viewer, asked: &SetupQuery) -> Result<Draft, Problem> {
    let game = match Subject::read(&asked.from) {
        Some(subject) => {
            let studied = state.studied(subject, viewer.person.as_ref()).await?;
            let place: TreePlace = match asked.at.as_str() {
                "" => TreePlace::default(),
                text => text.parse().map_err(|_| Problem::NotFound)?,
            };
            studied.game.at_place(&studied.branches, place).ok_or(Problem::NotFound)?
        }
        None => {
            let kind = match asked.game.as_str() {
                "" => Kind::ALL.iter().copied().find(|kind| kind.sets_up()),
                name => name.parse().ok().filter(|kind: &Kind| kind.sets_up()),
            };
            let kind = kind.ok_or(Problem::NotFound)?;
            let seats = match asked.seats.as_str() {
                "" => *kind.seats().start(),
                number => number.parse().map_err(|_| Problem::NotFound)?,
            };
            let none: &[(&str, &str)] = &[];
            let game = Any::new(kind, state.tables.editions(), none, seats, Seed(random()));
            game.map_err(|_| Problem::NotFound)?
        }
    };
    let options = game.options().into_iter().filter(|(key, _)| *key != table::START);
    Ok(Draft {
        kind: game.kind(),
        seats: game.seats(),
        options: options.map(|(key, value)| (key.to_owned(), value)).collect(),
        text: game.position_text().ok_or(Problem::NotFound)?,
    })
}

pub(super) async fn page(
    Reader { state, viewer, .. }: Reader,
    Query(asked): Query<SetupQuery>,
) -> Reply {
    let draft = begun(&state, &viewer, &asked).await?;
    let checked = state.position_of(&draft).await?;
    Ok(answer::page(setup::page(&viewer, &draft, checked.as_ref().map_err(Vec::as_slice))))
}

/// What is wrong with a text, or a picture of it: a part of the page for the script, else the page.
pub(super) async fn check(Reader { state, viewer, headers, .. }: Reader, fields: Fields) -> Reply {
    let draft = draft(&fields)?;
    let checked = state.position_of(&draft).await?;
    let checked = checked.as_ref().map_err(Vec::as_slice);
    Ok(match headers.contains_key(PART) {
        true => Html(setup::verdict(&viewer, checked).into_string()).into_response(),
        false => answer::page(setup::page(&viewer, &draft, checked)),
    })
}

/// Opens what is set up on the analysis board.
pub(super) async fn open(Reader { state, viewer, visitor, .. }: Reader, fields: Fields) -> Reply {
    let draft = draft(&fields)?;
    let game = match state.position_of(&draft).await? {
        Ok(game) => game,
        Err(flaws) => {
            let page = setup::page(&viewer, &draft, Err(&flaws));
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, answer::page(page)).into_response());
        }
    };
    let (me, cookies) = visitor.or_guest(&state, "").await?;
    let id = state.keep_text(&me, game.record().to_string()).await?;
    Ok((cookies, Redirect::to(&format!("/r/{id}/study"))).into_response())
}
