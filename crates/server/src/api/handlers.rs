//! Each address of the API.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::Kind;
use site::api::{answers, bodies};
use table::Seat;

use super::Answer;
use crate::app::AppState;
use crate::http::account::{let_try, note, whose};
use crate::http::extract::table_id;
use crate::http::extract::{At, Body, Params};
use crate::http::problem::{Problem, Reply};
use crate::http::visitor::{Caller, Visitor};
use crate::live::decide::{Command, Refusal};
use crate::live::{Acted, Click};
use crate::pairing::Wish;
use crate::store::Status;

pub(super) async fn games(State(state): State<AppState>) -> Json<Vec<answers::Game>> {
    let editions = state.tables.editions();
    Json(Kind::ALL.iter().map(|&kind| answers::Game::of(kind, editions)).collect())
}

pub(super) async fn guest(
    State(state): State<AppState>,
    Body(body): Body<bodies::NewGuest>,
) -> Response {
    let guest = state.people.guest(&body.name);
    let token = state.people.key().guest(guest.id);
    (StatusCode::CREATED, Json(answers::Welcome { name: guest.name, token })).into_response()
}

pub(super) async fn register(
    Caller { state, visitor, .. }: Caller,
    Body(body): Body<bodies::Credentials>,
) -> Reply {
    let_try(&state, visitor.address, None)?;
    let result = state.people.register(&body.name, &body.password).await;
    note(&state, "register", visitor.address, result.as_ref().map(|(person, _)| person.id));
    let (person, token) = result?;
    let welcome = answers::Welcome { name: person.name, token: token.as_str().to_owned() };
    Ok((StatusCode::CREATED, Json(welcome)).into_response())
}

pub(super) async fn log_in(
    Caller { state, visitor, .. }: Caller,
    Body(body): Body<bodies::Credentials>,
) -> Answer<answers::Welcome> {
    let whose = whose(&state, &HeaderMap::new(), &body.name);
    let_try(&state, visitor.address, Some(&whose))?;
    let result = state.people.log_in(&body.name, &body.password).await;
    note(&state, "login", visitor.address, result.as_ref().map(|(person, _)| person.id));
    let (person, token) = result?;
    state.limits.right(&whose);
    Ok(Json(answers::Welcome { name: person.name, token: token.as_str().to_owned() }))
}

pub(super) async fn offer(State(state): State<AppState>) -> Json<answers::Offer> {
    let offer = state.offer();
    Json(answers::Offer { table: offer.table, commitment: offer.commitment.to_string() })
}

pub(super) async fn list(
    Caller { state, visitor, .. }: Caller,
    Params(query): Params<bodies::Listed>,
) -> Answer<Vec<answers::Listed>> {
    let viewer = visitor.person.as_ref();
    let tables = match query.list.as_deref().unwrap_or("open") {
        "open" => state.open_tables(viewer).await?,
        "watch" => state.games_to_watch(viewer).await?,
        "mine" => state.my_tables(visitor.known()?).await?,
        "challenges" => state.challenges(visitor.known()?).await?,
        _ => return Err(Problem::Malformed("list: open, watch, mine or challenges".to_owned())),
    };
    Ok(Json(tables.iter().map(answers::Listed::of).collect()))
}

pub(super) async fn create(
    Caller { state, visitor, .. }: Caller,
    Body(body): Body<bodies::NewTable>,
) -> Reply {
    let me = visitor.known()?;
    let new = body.wanted().read().map_err(Problem::Malformed)?;
    visitor.sets_up(&state)?;
    let table = state.create_table(me, visitor.address, new).await?;
    let snapshot = state.snapshot(table, Some(me)).await?;
    Ok((StatusCode::CREATED, Json(answers::State::of(&snapshot, None))).into_response())
}

pub(super) async fn pair(
    Caller { state, visitor, .. }: Caller,
    Body(body): Body<bodies::Pairing>,
) -> Answer<answers::Paired> {
    let me = visitor.known()?;
    let wish = Wish::read(&body)?;
    visitor.sets_up(&state)?;
    let table = state.pair(me, visitor.address, &wish).await?;
    let waits = state.snapshot(table, Some(me)).await?.status == Status::Open;
    Ok(Json(answers::Paired { table, waits }))
}

#[derive(serde::Deserialize)]
pub(super) struct TableQuery {
    seat: Option<Seat>,
}

pub(super) async fn state(
    Caller { state, visitor, .. }: Caller,
    At(id): At<String>,
    Params(asked): Params<TableQuery>,
) -> Answer<answers::State> {
    let snapshot = state.snapshot(table_id(&id)?, visitor.person.as_ref()).await?;
    Ok(Json(answers::State::of(&snapshot, asked.seat)))
}

pub(super) async fn record(Caller { state, visitor, .. }: Caller, At(id): At<String>) -> Reply {
    let record = state.record(table_id(&id)?, visitor.person.as_ref()).await?;
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((kind, record.to_string()).into_response())
}

pub(super) async fn preview(
    Caller { state, visitor, .. }: Caller,
    At(id): At<String>,
    Params(query): Params<bodies::PreviewQuery>,
) -> Answer<catalog::Preview> {
    let snapshot = state.snapshot(table_id(&id)?, visitor.person.as_ref()).await?;
    if !snapshot.your_turn() {
        return Err(Refusal::NotYourTurn.into());
    }
    let game = snapshot.game.as_ref().ok_or(Refusal::NotBegun)?;
    Ok(Json(game.preview(&query.r#move).map_err(Refusal::Illegal)?))
}

/// Does something at a table; a refusal includes the current version.
async fn act(
    state: &AppState,
    visitor: &Visitor,
    id: &str,
    command: Command,
    click: Click,
) -> Answer<answers::ActedBody> {
    let table = table_id(id)?;
    let me = visitor.known()?;
    let acted: Result<Acted, Refusal> = state.act(table, me, command, click).await;
    match acted {
        Ok(acted) => Ok(Json(answers::ActedBody::new(acted.version, acted.again, acted.events))),
        Err(refusal) => {
            let version = state.snapshot(table, Some(me)).await.ok().map(|it| it.version);
            Err(Problem::Refused(refusal, version))
        }
    }
}

/// What the strongest bot would play, for people who may be told.
pub(super) async fn hint(
    Caller { state, visitor, .. }: Caller,
    At(id): At<String>,
    Body(body): Body<bodies::Bare>,
) -> Answer<study::Advice> {
    let me = visitor.known()?;
    let advice = state.hint(table_id(&id)?, me, visitor.lang, Click::read(&body)?).await?;
    Ok(Json(study::Advice::clone(&advice)))
}

/// Makes a move. With a coach, a blunder is held back once: the answer says what it would lose.
pub(super) async fn play(
    Caller { state, visitor, .. }: Caller,
    At(id): At<String>,
    Body(body): Body<bodies::Move>,
) -> Answer<answers::ActedBody> {
    let (click, text) = (Click::read(&body)?, body.r#move);
    let command = match body.coach {
        true => state.coached(table_id(&id)?, visitor.known()?, text).await?,
        false => Command::Move { text },
    };
    let warned = match &command {
        Command::Warn { percent, .. } => Some(*percent),
        _ => None,
    };
    let Json(acted) = act(&state, &visitor, &id, command, click).await?;
    Ok(Json(acted.warned(warned)))
}

macro_rules! act {
    ($($name:ident $verb:literal $body:ident;)*) => {$(
        pub(super) async fn $name(Caller { state, visitor, .. }: Caller, At(id): At<String>, Body(body): Body<bodies::$body>) -> Answer<answers::ActedBody> {
            let (command, click) = (Command::read($verb, &body)?, Click::read(&body)?);
            act(&state, &visitor, &id, command, click).await
        }
    )*};
}

act! {
    join "join" Join;
    leave "leave" AtSeat;
    bot "bot" Bot;
    heed "heed" Bare;
    undo "undo" Bare;
    ask_undo "ask-undo" Bare;
    ask "ask" Ask;
    resume "resume" Bare;
    agree "agree" Bare;
    decline "decline" Bare;
    resign "resign" AtSeat;
    vacation "vacation" Vacation;
    chat "chat" Chat;
}

pub(super) async fn rematch(
    Caller { state, visitor, .. }: Caller,
    At(id): At<String>,
    Body(body): Body<bodies::Join>,
) -> Answer<answers::Named> {
    let table = state.rematch(table_id(&id)?, visitor.known()?, &body.entropy).await?;
    Ok(Json(answers::Named { table }))
}

pub(super) async fn follow(
    Caller { state, visitor, .. }: Caller,
    At(token): At<String>,
    Body(body): Body<bodies::Join>,
) -> Answer<answers::Named> {
    let link = state.people.key().read_link(&token);
    let (table, right) = link.ok_or(Refusal::Private)?;
    let (command, click) = (Command::by_link(right, &body), Click::read(&body)?);
    state.act(table, visitor.known()?, command, click).await?;
    Ok(Json(answers::Named { table }))
}
