//! The operator's page, and players' reports. For everybody who is not an operator the page does not exist.
//!
//! | address | fields |
//! |---------|--------|
//! | `GET /admin` | `name`: an account to look at |
//! | `POST /admin/mute`, `unmute`, `ban`, `unban`, `reset` | `name` |
//! | `POST /admin/rename` | `name`, `new` |
//! | `POST /admin/remove-table` | `table`: its id or address |
//! | `POST /admin/take-down-event` | `event`: its id or address |
//! | `POST /admin/rotate-key` | `grace`: days |
//! | `POST /admin/close-report` | `report` |
//! | `POST /t/ID/report` | `what` (`line-N`, N being the number of its action, or `name-SEAT`), `reason` |
//!
//! Every attempt is logged, successful or not.

use std::fmt::Display;

use axum::Json;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use serde_json::json;
use site::pages::{desk, reporting};
use site::request::Given as _;

use super::answer::{self, refused};
use crate::app::AppState;
use crate::http::extract::{At, Params};
use crate::http::extract::{table_id, wants_json};
use crate::http::fields::Fields;
use crate::http::guard::limited;
use crate::http::problem::{Problem, Reply};
use crate::http::visitor::{Form, Reader, Visitor, viewer};
use crate::id::{EventId, TableId};
use crate::log;
use crate::operate::{Act, GRACE_DAYS, Operated};
use crate::people::{BANNED, MUTED, OPERATOR, Person, names};
use crate::reports::Reportable;
use crate::store::{Account, Reports};

/// How many reports are shown.
const OPEN: u32 = 100;
/// How many closed ones.
const CLOSED: u32 = 20;

#[derive(Deserialize)]
pub(super) struct DeskQuery {
    name: Option<String>,
    done: Option<String>,
    refused: Option<String>,
}

pub(super) async fn page(
    Reader { state, viewer, .. }: Reader,
    Params(asked): Params<DeskQuery>,
) -> Reply {
    operator(&state, viewer.person.as_ref()).await?;
    let mut desk = open(&state, asked.name.as_deref()).await?;
    desk.done = desk::ACTS.into_iter().find(|act| asked.done.as_deref() == Some(act));
    desk.refused = refused(asked.refused.as_deref());
    Ok(answer::page(desk::page(&viewer, &desk)))
}

async fn operator(state: &AppState, person: Option<&Person>) -> Result<Account, Problem> {
    state.operator(person).await?.ok_or(Problem::NotFound)
}

async fn open(state: &AppState, name: Option<&str>) -> Result<desk::Desk, Problem> {
    let name = name.map(names::shown).filter(|name| !name.is_empty());
    let account = match &name {
        Some(name) => state.store.account_named(name.clone()).await?,
        None => None,
    };
    let known = |account: Account| desk::AccountFound {
        created: account.created,
        muted: account.is(MUTED),
        banned: account.is(BANNED),
        operator: account.is(OPERATOR),
        name: account.name,
    };
    let mut about = Vec::new();
    let open = state.store.reports(Reports::Open, OPEN).await?;
    let closed = state.store.reports(Reports::Closed, CLOSED).await?;
    for report in open.into_iter().chain(closed) {
        let account = state.store.account(report.about).await?;
        about.push(desk::Reported { account: account.map(|account| account.name), report });
    }
    let account = account.map(known);
    Ok(desk::Desk { reports: about, asked: name, account, ..desk::Desk::default() })
}

pub(super) async fn act(
    At(word): At<String>,
    Form { state, visitor, headers, fields }: Form,
) -> Reply {
    let operator = operator(&state, visitor.person.as_ref()).await?;
    let name = fields.text("name");
    let act = match read(&word, &fields) {
        Err(problem) if !wants_json(&headers) && desk::ACTS.contains(&word.as_str()) => {
            return Ok(back(&format!("refused={}", problem.code()), name));
        }
        act => act?,
    };
    let result = state.operate(&operator, &act).await.map_err(Problem::from);
    note(&operator, &act, &visitor, &result);
    match result {
        Err(problem) if wants_json(&headers) => Err(problem),
        Err(problem) => Ok(back(&format!("refused={}", problem.code()), name)),
        Ok(done) if wants_json(&headers) => Ok(Json(json!({ "link": done.link })).into_response()),
        // A link to a password is in no address and no history: the answer itself shows it.
        Ok(Operated { link: Some(link), name, .. }) => {
            let viewer = viewer(&state, &visitor, &headers, "/admin".to_owned());
            let mut desk = open(&state, name.as_deref()).await?;
            desk.link = Some(format!("{}{link}", viewer.origin));
            Ok(answer::page(desk::page(&viewer, &desk)))
        }
        Ok(done) => Ok(back(&format!("done={act}"), done.name.as_deref().unwrap_or(name))),
    }
}

/// Notes in the log who did what to whom, or why not.
fn note(operator: &Account, act: &Act, visitor: &Visitor, result: &Result<Operated, Problem>) {
    let address = visitor.address;
    let mut line: Vec<(&str, &dyn Display)> =
        vec![("by", &operator.id), ("act", act), ("address", &address)];
    match result {
        Ok(done) => {
            line.push(("of", &done.of));
            log::event("admin", &line);
        }
        Err(problem) => {
            let why = problem.code();
            line.push(("why", &why));
            log::event("admin-refused", &line);
        }
    }
}

fn back(said: &str, name: &str) -> Response {
    let name: String = name.bytes().map(|byte| format!("%{byte:02X}")).collect();
    Redirect::to(&format!("/admin?{said}&name={name}")).into_response()
}

fn read(word: &str, fields: &Fields) -> Result<Act, Problem> {
    let name = fields.text("name").to_owned();
    let stand = |word, said| Ok(Act::Stand { name: name.clone(), word, said });
    match word {
        "mute" => stand(MUTED, true),
        "unmute" => stand(MUTED, false),
        "ban" => stand(BANNED, true),
        "unban" => stand(BANNED, false),
        "rename" => Ok(Act::Rename { name, new: fields.text("new").to_owned() }),
        "reset" => Ok(Act::Reset { name }),
        "remove-table" => Ok(Act::RemoveTable(table_of(fields.text("table"))?)),
        "take-down-event" => Ok(Act::TakeDown(event_of(fields.text("event"))?)),
        "rotate-key" => Ok(Act::RotateKey(fields.read("grace")?.unwrap_or(GRACE_DAYS))),
        "close-report" => {
            let report = fields.read("report")?;
            report
                .map(Act::Close)
                .ok_or_else(|| Problem::Malformed("report: which one?".to_owned()))
        }
        _ => Err(Problem::NotFound),
    }
}

/// The last part of an address, or all of it.
fn last(text: &str) -> &str {
    let path = text.trim().split(['?', '#']).next().unwrap_or_default();
    path.trim_end_matches('/').rsplit('/').next().unwrap_or_default()
}

/// A table by its id or its whole address.
fn table_of(text: &str) -> Result<TableId, Problem> {
    table_id(last(text))
}

/// An event likewise.
fn event_of(text: &str) -> Result<EventId, Problem> {
    last(text).parse().map_err(|_| Problem::NotFound)
}

pub(super) async fn form(Reader { state, viewer, .. }: Reader, At(id): At<String>) -> Reply {
    let me = viewer.person.as_ref().ok_or(Problem::Stranger)?;
    let table = state.snapshot(table_id(&id)?, Some(me)).await?;
    Ok(answer::page(reporting::form(&viewer, &table)))
}

pub(super) async fn report(
    At(id): At<String>,
    Form { state, visitor, headers, fields }: Form,
) -> Reply {
    let (table, me) = (table_id(&id)?, visitor.known()?);
    let what = reportable(fields.text("what"))
        .ok_or_else(|| Problem::Malformed("what: line-N or name-SEAT".to_owned()))?;
    state.limits.report(visitor.address).map_err(|after| limited(&state, after))?;
    state.report(table, me, what, fields.text("reason")).await?;
    if wants_json(&headers) {
        return Ok(Json(json!({})).into_response());
    }
    let viewer = viewer(&state, &visitor, &headers, format!("/t/{table}"));
    Ok(answer::page(reporting::thanks(&viewer, table)))
}

fn reportable(text: &str) -> Option<Reportable> {
    match text.split_once('-')? {
        ("line", ply) => ply.parse().ok().map(Reportable::Line),
        ("name", seat) => seat.parse().ok().map(Reportable::Name),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_named_by_its_id_or_its_address() {
        let id = TableId::random();
        for text in [
            format!("{id}"),
            format!(" https://example.org/t/{id}?seat=2 "),
            format!("/t/{id}/"),
            format!("http://localhost:1889/t/{id}#main"),
        ] {
            assert_eq!(table_of(&text), Ok(id), "{text}");
        }
        for text in ["", "/", "https://example.org/", "nothing"] {
            assert!(table_of(text).is_err(), "{text}");
        }
    }
}
