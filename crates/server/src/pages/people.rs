//! The pages of players: leaderboards, player pages, and what somebody keeps about a player.

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Redirect, Response};
use serde::Deserialize;
use site::pages::viewer::Viewer;
use site::pages::{player, players};
use site::profile::Filter;
use site::result::{Key, Pool, Who};

use super::answer::{page, sorry};
use crate::app::AppState;
use crate::http::extract::At;
use crate::http::fields::Fields;
use crate::http::problem::Problem;
use crate::http::visitor::Visitor;
use crate::players::Whose;

/// Which leaderboard is asked for, or who is looked for.
#[derive(Deserialize)]
pub(super) struct Board {
    game: Option<String>,
    seats: Option<usize>,
    name: Option<String>,
}

pub(super) async fn leaders(
    State(state): State<AppState>,
    viewer: Viewer,
    Query(board): Query<Board>,
) -> Response {
    let mut missing = false;
    if let Some(name) = board.name.as_deref().filter(|name| !name.trim().is_empty()) {
        match state.opponent(name).await {
            Ok(Some(Who::Bot(level))) => {
                return Redirect::to(&players::bot_path(level)).into_response();
            }
            Ok(_) => match state.player(name).await {
                Ok(whose) => {
                    let name = whose.account.map(|account| account.name).unwrap_or_default();
                    return Redirect::to(&players::path(&name)).into_response();
                }
                Err(problem) => return sorry(&viewer, &problem),
            },
            Err(Problem::NoAccount) => missing = true,
            Err(problem) => return sorry(&viewer, &problem),
        }
    }
    let kind = board.game.and_then(|game| game.parse().ok());
    match state.leaders(kind, board.seats).await {
        Ok(leaders) => page(players::page(&viewer, &leaders, missing)),
        Err(error) => sorry(&viewer, &error.into()),
    }
}

/// Which games of a player are asked for, and which curve.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct GamesQuery {
    game: String,
    seats: String,
    result: String,
    opponent: String,
    before: String,
    curve: String,
}

impl GamesQuery {
    fn filter(&self, against: Option<Who>) -> Filter {
        let before = self
            .before
            .split_once('-')
            .and_then(|(at, table)| Some(Key { at: at.parse().ok()?, table: table.parse().ok()? }));
        Filter {
            game: self.game.parse::<catalog::Kind>().ok().map(|kind| kind.to_string()),
            seats: self.seats.parse().ok(),
            won: match self.result.as_str() {
                "won" => Some(true),
                "lost" => Some(false),
                _ => None,
            },
            against,
            public: true,
            before,
        }
    }

    fn curve(&self) -> Option<Pool> {
        let (game, seats) = self.curve.rsplit_once('-')?;
        let kind: catalog::Kind = game.parse().ok()?;
        Some(Pool { game: kind.to_string(), seats: seats.parse().ok()? })
    }
}

pub(super) async fn profile(
    State(state): State<AppState>,
    viewer: Viewer,
    Path(name): Path<String>,
    Query(asked): Query<GamesQuery>,
) -> Response {
    let whose = state.player(&name).await;
    shown(&state, &viewer, whose, &asked).await
}

pub(super) async fn bot(
    State(state): State<AppState>,
    viewer: Viewer,
    Path(level): Path<String>,
    Query(asked): Query<GamesQuery>,
) -> Response {
    let whose = match level.parse() {
        Ok(level) => Ok(Whose { who: Who::Bot(level), account: None }),
        Err(_) => Err(Problem::NotFound),
    };
    shown(&state, &viewer, whose, &asked).await
}

async fn shown(
    state: &AppState,
    viewer: &Viewer,
    whose: Result<Whose, Problem>,
    asked: &GamesQuery,
) -> Response {
    let profile = async {
        let whose = whose?;
        // An opponent who is not there has played no game.
        let (against, nobody) = match state.opponent(&asked.opponent).await {
            Ok(who) => (who, false),
            Err(Problem::NoAccount) => (None, true),
            Err(problem) => return Err(problem),
        };
        let filter = asked.filter(against);
        let me = viewer.person.as_ref();
        let mut profile = state.profile(&whose, me, &filter, asked.curve()).await?;
        if let Some(shown) = profile.shown.as_mut().filter(|_| nobody) {
            shown.games.clear();
            shown.more = false;
        }
        Ok((profile, filter))
    };
    match profile.await {
        Ok((profile, filter)) => page(player::page(viewer, &profile, &filter, &asked.opponent)),
        Err(problem) => sorry(viewer, &problem),
    }
}

/// Follows, blocks, or writes a note.
pub(super) async fn relate(
    State(state): State<AppState>,
    visitor: Visitor,
    At(name): At<String>,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let act = fields.text("act").to_owned();
    if !["follow", "unfollow", "block", "unblock", "note"].contains(&act.as_str()) {
        return Err(Problem::Malformed("act: follow, unfollow, block, unblock or note".to_owned()));
    }
    let note = fields.text("note").to_owned();
    let me = visitor.known()?;
    let relation = state.relate(me, &name, |mut relation| {
        match act.as_str() {
            "follow" => relation.follows = true,
            "unfollow" => relation.follows = false,
            "block" => relation.blocks = true,
            "unblock" => relation.blocks = false,
            _ => relation.note = note,
        }
        relation
    });
    let relation = relation.await?;
    if crate::http::extract::wants_json(&headers) {
        return Ok(axum::Json(relation).into_response());
    }
    Ok(Redirect::to(&players::path(&name)).into_response())
}

/// Shows one's games and ratings to nobody, or to everybody.
pub(super) async fn privacy(
    State(state): State<AppState>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let me = visitor.known()?;
    if !me.account {
        return Err(Problem::Stranger);
    }
    state.store.set_private(me.id, fields.text("private") == "yes").await?;
    state.tables.rating_shown(Who::Player(me.id)).await;
    Ok(Redirect::to(&players::path(&me.name)).into_response())
}
