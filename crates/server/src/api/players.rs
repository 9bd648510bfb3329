//! Players in the API: ratings, results, games, leaderboards, and what somebody keeps about others.

use axum::Json;
use axum::extract::State;
use serde_json::Value;
use site::api::bodies::{GamesQuery, Kept, Privacy, Which};
use site::api::players as answers;
use site::profile::Filter;
use site::result::{Pool, Who};
use site::social::Relation;

use super::Answer;
use crate::app::AppState;
use crate::http::extract::{At, Body, Params};
use crate::http::problem::Problem;
use crate::http::visitor::Caller;
use crate::players::CURVE;

pub(super) async fn player(
    Caller { state, visitor, .. }: Caller,
    At(name): At<String>,
) -> Answer<Value> {
    let whose = state.player_or_bot(&name).await?;
    let viewer = visitor.person.as_ref();
    let profile = state.profile(&whose, viewer, &Filter::default(), None).await?;
    Ok(Json(answers::profile(&profile)))
}

pub(super) async fn games(
    Caller { state, visitor, .. }: Caller,
    At(name): At<String>,
    Params(asked): Params<GamesQuery>,
) -> Answer<Vec<Value>> {
    let whose = state.player_or_bot(&name).await?;
    let filter = Filter {
        before: asked.before()?,
        game: asked.game,
        seats: asked.seats,
        won: asked.won,
        against: state.opponent(asked.opponent.as_deref().unwrap_or_default()).await?,
        public: true,
    };
    let (games, names) = state.games_of(&whose, visitor.person.as_ref(), filter).await?;
    Ok(Json(games.iter().map(|it| answers::game(&names, it)).collect()))
}

pub(super) async fn curve(
    Caller { state, visitor, .. }: Caller,
    At(name): At<String>,
    Params(which): Params<Which>,
) -> Answer<Vec<Value>> {
    let whose = state.player_or_bot(&name).await?;
    if !state.may_see_player(&whose, visitor.person.as_ref()).await?.0 {
        return Ok(Json(Vec::new()));
    }
    let pool = Pool { game: which.game, seats: u32::try_from(which.seats).unwrap_or(0) };
    Ok(Json(answers::curve(&state.store.curve_of(whose.who, pool, CURVE).await?)))
}

pub(super) async fn leaders(
    State(state): State<AppState>,
    Params(which): Params<Which>,
) -> Answer<Vec<Value>> {
    let kind = which.game.parse();
    let kind = kind.map_err(|error: catalog::KindError| Problem::Malformed(error.to_string()))?;
    Ok(Json(answers::leaders(&state.leaders(Some(kind), Some(which.seats)).await?)))
}

pub(super) async fn relations(Caller { state, visitor, .. }: Caller) -> Answer<Vec<Value>> {
    Ok(Json(answers::relations(state.circle(visitor.known()?.id).await?)))
}

pub(super) async fn relate(
    Caller { state, visitor, .. }: Caller,
    At(name): At<String>,
    Body(kept): Body<Kept>,
) -> Answer<Relation> {
    state.relate(visitor.known()?, &name, |before| kept.after(before)).await.map(Json)
}

pub(super) async fn privacy(
    Caller { state, visitor, .. }: Caller,
    Body(body): Body<Privacy>,
) -> Answer<Privacy> {
    let me = visitor.known()?;
    if !me.account {
        return Err(Problem::Stranger);
    }
    state.store.set_private(me.id, body.private).await?;
    state.tables.rating_shown(Who::Player(me.id)).await;
    Ok(Json(body))
}
