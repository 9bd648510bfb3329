//! The pages of players: leaderboards, player pages, and what somebody keeps about a player.

use axum::extract::{Path, Query};
use axum::response::{IntoResponse as _, Redirect, Response};
use serde::Deserialize;
use site::pages::viewer::Viewer;
use site::pages::{player, players};
use site::profile::Filter;
use site::result::{Key, Pool, Who};

use super::answer::{shown, sorry};
use crate::app::AppState;
use crate::http::extract::At;
use crate::http::problem::{Problem, Reply};
use crate::http::visitor::{Form, Reader};
use crate::players::Whose;

/// Which leaderboard is asked for, or who is looked for.
#[derive(Deserialize)]
pub(super) struct Board {
    game: Option<String>,
    seats: Option<usize>,
    name: Option<String>,
}

pub(super) async fn leaders(
    Reader { state, viewer, .. }: Reader,
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
    let leaders = state.leaders(kind, board.seats).await;
    shown(&viewer, leaders, |leaders| players::page(&viewer, leaders, missing))
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
    Reader { state, viewer, .. }: Reader,
    Path(name): Path<String>,
    Query(asked): Query<GamesQuery>,
) -> Response {
    let whose = state.player(&name).await;
    one(&state, &viewer, whose, &asked).await
}

pub(super) async fn bot(
    Reader { state, viewer, .. }: Reader,
    Path(level): Path<String>,
    Query(asked): Query<GamesQuery>,
) -> Response {
    let whose = match level.parse() {
        Ok(level) => Ok(Whose { who: Who::Bot(level), account: None }),
        Err(_) => Err(Problem::NotFound),
    };
    one(&state, &viewer, whose, &asked).await
}

async fn one(
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
    shown(viewer, profile.await, |(profile, filter)| {
        player::page(viewer, profile, filter, &asked.opponent)
    })
}

/// Follows, blocks, or writes a note.
pub(super) async fn relate(
    At(name): At<String>,
    Form { state, visitor, headers, fields }: Form,
) -> Reply {
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
pub(super) async fn privacy(Form { state, visitor, fields, .. }: Form) -> Reply {
    let me = visitor.known()?;
    if !me.account {
        return Err(Problem::Stranger);
    }
    state.store.set_private(me.id, fields.text("private") == "yes").await?;
    state.tables.rating_shown(Who::Player(me.id)).await;
    Ok(Redirect::to(&players::path(&me.name)).into_response())
}
