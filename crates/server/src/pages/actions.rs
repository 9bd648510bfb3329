//! What people do at tables, by forms and by fetches.
//!
//! Every address takes a form or a flat JSON object. A request that accepts JSON is answered in JSON; any
//! other is redirected to the table, so that everything works without a script. Each request has a `click`, a
//! random text that makes a repeated request count once, and a `version`, the one that the page shows;
//! `entropy` is random hexadecimal digits from the browser.
//!
//! | address | fields |
//! |---------|--------|
//! | `POST /tables` | `game`, `seat1`.. (`me`, `free`, `friend`, `player`, `bot:LEVEL`), `name1`.., `option-KEY` (or `chosen`, and `chosen-KEY` for each), `public`, `entropy`, `table`, `edition`, `record`, `ply`, `clock` (`live`, `slow` or a whole line), `minutes`, `increment`, `days`, `bank`, `vacation`, `lapse`, `open-bots`, `unrated`, `hints` |
//! | `POST /pair` | `game`, `speed` (`live`, `slow`), `name`, `entropy` |
//! | `POST /l/TOKEN` | `name`, `entropy` |
//! | `POST /t/ID/join` | `seat`, `name`, `entropy` |
//! | `POST /t/ID/leave` | `seat`, `to` (`home`: where a form is sent on to) |
//! | `POST /t/ID/bot` | `seat`, `level` |
//! | `POST /t/ID/name` | `name` |
//! | `POST /t/ID/moves` | `move`, `coach` (`on`: be warned of a blunder instead, once) |
//! | `POST /t/ID/hint`, `heed` | |
//! | `POST /t/ID/undo`, `ask-undo`, `agree`, `decline`, `resume` | |
//! | `POST /t/ID/ask` | `matter` (`take-back`, `pause`, `end`) |
//! | `POST /t/ID/resign` | `seat` |
//! | `POST /t/ID/vacation` | `away` (`on`, `off`) |
//! | `POST /t/ID/chat` | `text` |
//! | `POST /t/ID/rematch` | `entropy` |
//! | `GET /t/ID/preview?move=` | what a legal move would bring |
//! | `GET /t/ID/record` | the record, after the end |

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use site::pages::options::CHOSEN;
use site::request::Given as _;
use site::seating::Wanted;
use table::{Lapse, MAX_SEATS, Say as _, Seat};

use crate::app::AppState;
use crate::http::extract::{At, Params, table_id, wants_json};
use crate::http::fields::Fields;
use crate::http::problem::{Problem, Reply};
use crate::http::visitor::{Caller, Cookies, Form, Visitor};
use crate::id::TableId;
use crate::live::decide::{Command, Refusal};
use crate::live::{Acted, Click};
use crate::pairing::Wish;
use crate::people::Person;
use crate::service::NewTable;

/// The addresses.
pub fn routes() -> Router<AppState> {
    Router::new()
        .route("/tables", post(create))
        .route("/pair", post(pair))
        .route("/l/{token}", post(follow))
        .route("/t/{id}/rematch", post(rematch))
        .route("/t/{id}/preview", get(preview))
        .route("/t/{id}/record", get(record))
        .route("/t/{id}/{verb}", post(act))
}

async fn create(Form { state, visitor, headers, fields }: Form) -> Reply {
    let (me, cookies) = visitor.or_guest(&state, fields.text("name1")).await?;
    let new = new_table(&fields)?;
    visitor.sets_up(&state)?;
    let table = state.create_table(&me, visitor.address, new).await?;
    Ok((cookies, to_table(&headers, table)).into_response())
}

/// Finds an opponent.
async fn pair(Form { state, visitor, headers, fields }: Form) -> Reply {
    let wish = Wish::read(&fields)?;
    let (me, cookies) = visitor.or_guest(&state, &wish.name).await?;
    visitor.sets_up(&state)?;
    let table = state.pair(&me, visitor.address, &wish).await?;
    Ok((cookies, to_table(&headers, table)).into_response())
}

fn new_table(fields: &Fields) -> Result<NewTable, Problem> {
    let given = |name: &str| fields.get(name).filter(|it| !it.is_empty()).map(str::to_owned);
    let seat = |number: usize| {
        let name = fields.text(&format!("name{number}")).to_owned();
        given(&format!("seat{number}")).map(|word| (word, name))
    };
    let wanted = Wanted {
        table: given("table"),
        game: given("game"),
        edition: given("edition"),
        options: chosen(fields),
        seats: (1..=MAX_SEATS).filter_map(seat).collect(),
        public: fields.is_on("public"),
        entropy: fields.text("entropy").to_owned(),
        record: given("record"),
        ply: fields.read("ply")?,
        clock: clock_line(fields),
        open_bots: fields.is_on("open-bots"),
        unrated: fields.is_on("unrated"),
        hints: fields.is_on("hints"),
        click: fields.get("click").map(str::to_owned),
    };
    wanted.read().map_err(Problem::Malformed)
}

/// The options that were chosen.
pub(super) fn chosen(fields: &Fields) -> Vec<(String, String)> {
    fields
        .iter()
        .filter_map(|(key, value)| {
            Some((key.strip_prefix("option-")?.to_owned(), value.to_owned()))
        })
        .filter(|(_, value)| !value.is_empty())
        .map(|(key, value)| if value == CHOSEN { ticked(fields, key) } else { (key, value) })
        .collect()
}

/// The clock in one line: empty, a whole line, or built from the fields for a live or slow clock.
pub(super) fn clock_line(fields: &Fields) -> Option<String> {
    let number = |name: &str| fields.get(name).unwrap_or("0").trim().to_owned();
    let rule = fields.get("lapse").unwrap_or(Lapse::Lose.as_str());
    Some(match fields.text("clock") {
        "" | "none" => return None,
        "live" => format!("live {}+{} {rule}", number("minutes"), number("increment")),
        "slow" => {
            let [days, bank, vacation] = ["days", "bank", "vacation"].map(number);
            format!("slow {days}+{bank}+{vacation} {rule}")
        }
        line => line.to_owned(),
    })
}

/// An option whose values were ticked one by one.
fn ticked(fields: &Fields, key: String) -> (String, String) {
    let name = format!("chosen-{key}");
    let ticked: Vec<&str> = fields.iter().filter(|(of, _)| *of == name).map(|(_, it)| it).collect();
    (key, ticked.join(","))
}

async fn follow(At(token): At<String>, Form { state, visitor, headers, fields }: Form) -> Reply {
    let (table, right) =
        state.people.key().read_link(&token).ok_or(Problem::Refused(Refusal::Private, None))?;
    let (me, cookies) = visitor.or_guest(&state, fields.text("name")).await?;
    let command = Command::by_link(right, &fields);
    let result = state.act(table, &me, command, Click::read(&fields)?).await;
    Ok(answer(&state, &visitor, &me, cookies, &headers, table, result).await)
}

async fn rematch(At(id): At<String>, Form { state, visitor, headers, fields }: Form) -> Reply {
    let next = state.rematch(table_id(&id)?, visitor.known()?, fields.text("entropy")).await?;
    Ok(to_table(&headers, next))
}

async fn act(
    At((id, verb)): At<(String, String)>,
    Form { state, visitor, headers, fields }: Form,
) -> Reply {
    let table = table_id(&id)?;
    let command = Command::read(&verb, &fields)?;
    let (me, cookies) = match &command {
        Command::Join { name, .. } | Command::Rename { name } => {
            visitor.or_guest(&state, name).await?
        }
        _ => (visitor.known()?.clone(), Cookies::default()),
    };
    let command = match command {
        Command::Hint => {
            let advice = state.hint(table, &me, visitor.lang, Click::read(&fields)?).await?;
            if wants_json(&headers) && !headers.contains_key(super::PART) {
                return Ok(Json(&*advice).into_response());
            }
            Command::Hint
        }
        Command::Move { text } if fields.is_on("coach") => state.coached(table, &me, text).await?,
        command => command,
    };
    let result = state.act(table, &me, command, Click::read(&fields)?).await;
    // Somebody who declined an invitation may no longer even see the table.
    if fields.text("to") == "home" && result.is_ok() && !wants_json(&headers) {
        return Ok((cookies, Redirect::to("/")).into_response());
    }
    Ok(answer(&state, &visitor, &me, cookies, &headers, table, result).await)
}

/// The answer to something done, in JSON.
#[derive(Serialize)]
struct ActedBody {
    version: u32,
    again: bool,
    events: Vec<String>,
}

/// The answer to something refused, in JSON, in the visitor's language.
#[derive(Serialize)]
struct RefusedBody {
    error: ErrorBody,
}

#[derive(Serialize)]
struct ErrorBody {
    code: &'static str,
    text: String,
    version: Option<u32>,
}

async fn answer(
    state: &AppState,
    visitor: &Visitor,
    me: &Person,
    cookies: Cookies,
    headers: &HeaderMap,
    table: TableId,
    result: Result<Acted, Refusal>,
) -> Response {
    if headers.contains_key(super::PART) {
        return super::after(state, visitor, me, cookies, headers, table, &result).await;
    }
    let json = wants_json(headers);
    match result {
        Ok(_) if !json => (cookies, to_table(headers, table)).into_response(),
        Ok(acted) => {
            let snapshot = state.snapshot(table, Some(me)).await.ok();
            let name =
                |seat| snapshot.as_ref().map(|it| it.name(seat).to_owned()).unwrap_or_default();
            let say = |event: &_| words::say(visitor.lang, event, &name);
            let events = acted.events.iter().map(say).collect();
            let done = ActedBody { version: acted.version, again: acted.again, events };
            (cookies, Json(done)).into_response()
        }
        Err(refusal) => {
            let status = Problem::Refused(refusal.clone(), None).status();
            if !json && status != StatusCode::SERVICE_UNAVAILABLE {
                let to = format!("/t/{table}?refused={}", refusal.code());
                return (cookies, Redirect::to(&to)).into_response();
            }
            let snapshot = state.snapshot(table, Some(me)).await.ok();
            let name =
                |seat| snapshot.as_ref().map(|it| it.name(seat).to_owned()).unwrap_or_default();
            let error = ErrorBody {
                code: refusal.code(),
                text: words::say(visitor.lang, &refusal.message(), &name),
                version: snapshot.as_ref().map(|it| it.version),
            };
            (status, cookies, Json(RefusedBody { error })).into_response()
        }
    }
}

/// Sends on to a table, or names it.
fn to_table(headers: &HeaderMap, table: TableId) -> Response {
    if wants_json(headers) {
        Json(serde_json::json!({ "table": table })).into_response()
    } else {
        Redirect::to(&format!("/t/{table}")).into_response()
    }
}

#[derive(Deserialize)]
struct PreviewQuery {
    #[serde(rename = "move")]
    text: String,
}

/// What a legal move would bring, as far as the player to act can know.
#[derive(Serialize)]
struct Brings {
    text: String,
    events: Vec<String>,
    scores: Option<table::BySeat<i32>>,
    reveals: bool,
}

async fn preview(
    Caller { state, visitor, .. }: Caller,
    At(id): At<String>,
    Params(asked): Params<PreviewQuery>,
) -> Reply {
    let snapshot = state.snapshot(table_id(&id)?, visitor.person.as_ref()).await?;
    if !snapshot.your_turn() {
        return Err(Refusal::NotYourTurn.into());
    }
    let game = snapshot.game.as_ref().ok_or(Refusal::NotBegun)?;
    let name = |seat: Seat| snapshot.name(seat).to_owned();
    let say = |message: &_| words::say(visitor.lang, message, &name);
    let preview = game.preview(&asked.text).map_err(Refusal::Illegal)?;
    let text = game.say(&asked.text).map_err(Refusal::Illegal)?;
    let brings = Brings {
        text: say(&text),
        events: preview.events.iter().map(say).collect(),
        scores: preview.scores,
        reveals: preview.reveals,
    };
    Ok(Json(brings).into_response())
}

async fn record(Caller { state, visitor, .. }: Caller, At(id): At<String>) -> Reply {
    let table = table_id(&id)?;
    let record = state.record(table, visitor.person.as_ref()).await?;
    let name = format!("attachment; filename=\"{}-{table}.lutece\"", record.game);
    let name = HeaderValue::from_str(&name).expect("names of games and tables are ASCII");
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8")),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, record.to_string()).into_response())
}
