//! Events in the API.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use site::api::bodies::Listed;
use site::event::scores::{Cell, compared, standings};
use site::event::{Round, Scoring, Sitter, System};
use site::pages::events::Shown;
use table::ClockError;

use super::players::who;
use crate::app::AppState;
use crate::events::{Deed, NewEvent};
use crate::http::extract::{At, Body, Params};
use crate::http::problem::Problem;
use crate::http::visitor::Visitor;
use crate::id::EventId;
use crate::store::Millis;

/// An event to set up.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    name: String,
    game: String,
    #[serde(default = "two")]
    seats: usize,
    #[serde(default)]
    options: BTreeMap<String, String>,
    edition: Option<String>,
    clock: String,
    system: Option<String>,
    scoring: Option<String>,
    rounds: Option<usize>,
    most: Option<usize>,
    fill: Option<String>,
    #[serde(default)]
    public: bool,
    #[serde(default)]
    unrated: bool,
    starts: Option<Millis>,
}

const fn two() -> usize {
    2
}

fn event_id(text: &str) -> Result<EventId, Problem> {
    text.parse().map_err(|_| Problem::NotFound)
}

pub(super) async fn create(
    State(state): State<AppState>,
    visitor: Visitor,
    Body(body): Body<New>,
) -> Result<Response, Problem> {
    let me = visitor.known()?;
    let malformed =
        |what: &str, why: &dyn std::fmt::Display| Problem::Malformed(format!("{what}: {why}"));
    let system = body.system.as_deref().unwrap_or(System::Swiss.as_str()).parse();
    let scoring = body.scoring.as_deref().unwrap_or(Scoring::Deals.as_str()).parse();
    let fill = body.fill.map(|level| level.parse()).transpose();
    let edition = body.edition.map(|digest| digest.parse()).transpose();
    let clock = body.clock.parse().map_err(|error: ClockError| malformed("clock", &error))?;
    let kind = body.game.parse();
    let new = NewEvent {
        name: body.name,
        kind: kind.map_err(|error: catalog::KindError| malformed("game", &error))?,
        edition: edition.map_err(|_| malformed("edition", &"a digest"))?,
        options: body.options.into_iter().collect(),
        seats: body.seats,
        clock: Some(clock),
        system: system.map_err(|words: String| malformed("system", &words))?,
        scoring: scoring.map_err(|words: String| malformed("scoring", &words))?,
        rounds: body.rounds.unwrap_or(1),
        most: body.most.unwrap_or(16),
        fill: fill.map_err(|error: search::LevelError| malformed("fill", &error))?,
        public: body.public,
        unrated: body.unrated,
        starts: body.starts,
    };
    visitor.sets_up(&state)?;
    let id = state.create_event(me, new).await?;
    let shown = state.event(id, Some(me)).await?;
    Ok((StatusCode::CREATED, Json(whole(&shown))).into_response())
}

pub(super) async fn list(
    State(state): State<AppState>,
    visitor: Visitor,
    Params(listed): Params<Listed>,
) -> Result<Json<Vec<Value>>, Problem> {
    let (public, mine) = state.event_lists(visitor.person.as_ref()).await?;
    let events = match listed.list.as_deref() {
        None | Some("public") => public,
        Some("mine") => mine,
        Some(_) => return Err(Problem::Malformed("list: public or mine".to_owned())),
    };
    Ok(Json(events.iter().map(brief).collect()))
}

pub(super) async fn one(
    State(state): State<AppState>,
    visitor: Visitor,
    At(id): At<String>,
) -> Result<Json<Value>, Problem> {
    let shown = state.event(event_id(&id)?, visitor.person.as_ref()).await?;
    Ok(Json(whole(&shown)))
}

pub(super) async fn act(
    State(state): State<AppState>,
    visitor: Visitor,
    At((id, deed)): At<(String, String)>,
) -> Result<Json<Value>, Problem> {
    let (id, deed) = (event_id(&id)?, Deed::parse(&deed).ok_or(Problem::NotFound)?);
    let me = visitor.known()?;
    state.about_event(id, me, deed).await?;
    Ok(Json(whole(&state.event(id, Some(me)).await?)))
}

/// An event in a list.
fn brief(shown: &Shown) -> Value {
    let (event, setup) = (&shown.event, &shown.event.setup);
    json!({
        "event": event.id,
        "version": shown.version,
        "name": setup.name,
        "organiser": shown.names.0.get(&event.organiser),
        "game": setup.game,
        "seats": setup.seats,
        "clock": setup.clock,
        "system": setup.system.as_str(),
        "scoring": setup.scoring.as_str(),
        "rounds": event.planned(),
        "most": setup.most,
        "fill": setup.fill.map(|level| level.to_string()),
        "public": setup.public,
        "unrated": setup.unrated,
        "starts": setup.starts,
        "stage": event.stage.as_str(),
        "round": event.rounds.len(),
        "people": event.active().count(),
        "joined": shown.you.is_some_and(|viewer| event.is_in(viewer)),
        "your_table": shown.own_table(),
    })
}

/// All of an event that may be shown.
fn whole(shown: &Shown) -> Value {
    let event = &shown.event;
    let mut answer = brief(shown);
    answer["options"] =
        event.setup.options.iter().cloned().map(|(key, it)| (key, json!(it))).collect();
    answer["standing"] = standings(event)
        .iter()
        .map(|line| {
            let mut it = who(&shown.names, shown.who(line.entrant));
            it["rank"] = line.rank.into();
            it["score"] = line.score.into();
            it["opponents"] = line.opponents.into();
            it["ahead"] = line.ahead.into();
            it["won"] = line.won.into();
            it["left"] = event.entrants[line.entrant].left.into();
            it["rounds"] = line.cells.iter().map(in_round).collect();
            it
        })
        .collect();
    answer["played"] = event.rounds.iter().map(|round| played(shown, round)).collect();
    let proofs = (0..event.secrets.len()).filter_map(|round| shown.proof(round));
    answer["proofs"] = proofs
        .map(|proof| json!({ "commitment": proof.commitment, "secret": proof.secret }))
        .collect();
    answer
}

fn in_round(cell: &Cell) -> Value {
    match cell {
        Cell::Out => json!("out"),
        Cell::Bye => json!("bye"),
        Cell::Plays(..) => json!("plays"),
        Cell::Played(_, _, it) => json!({ "share": it.share, "won": it.won, "ahead": it.ahead }),
    }
}

fn played(shown: &Shown, round: &Round) -> Value {
    let results = compared(round);
    let own = shown.own_table();
    let tables = round.boards.iter().zip(&results).map(|(board, results)| {
        let seats = board.seats.iter().enumerate().map(|(seat, sitter)| {
            let sitter = match sitter {
                Sitter::Entrant(number) => shown.who(*number),
                Sitter::Bot(level) => site::result::Who::Bot(*level),
            };
            let mut it = who(&shown.names, sitter);
            if let Some(result) = results.get(seat) {
                it["points"] = result.points.into();
                it["counts"] = result.counts.into();
                it["mean"] = json!(result.mean);
                it["ahead"] = result.ahead.into();
                it["share"] = result.share.into();
                it["won"] = result.won.into();
            }
            it
        });
        // Where others play is nobody's business until they have finished.
        let table = Some(board.table).filter(|table| round.open || own == Some(*table));
        json!({ "table": table, "seats": seats.collect::<Vec<_>>() })
    });
    let byes = round.byes.iter().map(|entrant| who(&shown.names, shown.who(*entrant)));
    json!({
        "at": round.at,
        "over": round.over,
        "tables": tables.collect::<Vec<_>>(),
        "byes": byes.collect::<Vec<_>>(),
    })
}
