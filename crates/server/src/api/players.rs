//! Players in the API: ratings, results, games, leaderboards, and what one keeps about others.

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use site::profile::{Filter, Names};
use site::rating::Standing;
use site::result::{Finished, Key, Pool, Who};
use site::social::Relation;

use crate::app::AppState;
use crate::http::extract::{At, Body, Params};
use crate::http::problem::Problem;
use crate::http::visitor::Visitor;
use crate::players::CURVE;
use crate::store::Millis;

/// A rating as programs see it.
#[derive(Debug, Serialize)]
struct Rated {
    rating: f64,
    deviation: f64,
    certain: bool,
    games: u32,
    at: Millis,
}

impl Rated {
    fn of(standing: &Standing, now: Millis) -> Self {
        let rating = standing.now(now);
        Self {
            rating: rating.value,
            deviation: rating.deviation,
            certain: rating.is_certain(),
            games: standing.games,
            at: standing.at,
        }
    }
}

/// Who somebody is: a name, a bot's level, or nothing of a guest.
pub(super) fn who(names: &Names, who: Who) -> Value {
    match who {
        Who::Bot(level) => json!({ "bot": level.to_string() }),
        Who::Player(player) => json!({ "name": names.0.get(&player) }),
    }
}

fn game(names: &Names, game: &Finished) -> Value {
    let seats: Vec<Value> = game
        .parties
        .iter()
        .map(|party| {
            let mut seat = who(names, party.who);
            seat["place"] = party.place.into();
            seat["points"] = party.points.into();
            seat["ending"] = party.ending.as_str().into();
            seat["sources"] =
                party.sheet.iter().map(|(id, points)| (id.clone(), json!(points))).collect();
            seat
        })
        .collect();
    json!({
        "table": game.table,
        "game": game.game,
        "at": game.at,
        "rated": game.rated,
        "early": game.early,
        "seats": seats,
    })
}

fn pooled(pool: &Pool, rated: &Rated) -> Value {
    json!({
        "game": pool.game,
        "seats": pool.seats,
        "rating": rated.rating,
        "deviation": rated.deviation,
        "certain": rated.certain,
        "games": rated.games,
        "at": rated.at,
    })
}

pub(super) async fn player(
    State(state): State<AppState>,
    visitor: Visitor,
    At(name): At<String>,
) -> Result<Json<Value>, Problem> {
    let whose = state.player_or_bot(&name).await?;
    let viewer = visitor.person.as_ref();
    let profile = state.profile(&whose, viewer, &Filter::default(), None).await?;
    let mut answer = json!({
        "name": profile.name,
        "since": profile.since,
        "private": profile.private,
        "relation": profile.relation,
    });
    if let Some(shown) = &profile.shown {
        let now = shown.now;
        let ratings = shown.standings.iter();
        let ratings: Vec<Value> =
            ratings.map(|(pool, it)| pooled(pool, &Rated::of(it, now))).collect();
        let rivals = shown.rivals.iter().map(|rival| {
            let mut it = who(&shown.names, rival.who);
            it["games"] = rival.games.into();
            it["ahead"] = rival.ahead.into();
            it["behind"] = rival.behind.into();
            it
        });
        answer["ratings"] = ratings.into();
        answer["results"] = json!(shown.records);
        answer["sources"] = json!(shown.sources);
        answer["rivals"] = rivals.collect();
    }
    Ok(Json(answer))
}

/// Which games of a player are asked for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GamesQuery {
    game: Option<String>,
    seats: Option<u32>,
    won: Option<bool>,
    opponent: Option<String>,
    before: Option<String>,
}

pub(super) async fn games(
    State(state): State<AppState>,
    visitor: Visitor,
    At(name): At<String>,
    Params(asked): Params<GamesQuery>,
) -> Result<Json<Vec<Value>>, Problem> {
    let whose = state.player_or_bot(&name).await?;
    let before = asked.before.map(|text| {
        let (at, table) = text.split_once('-')?;
        Some(Key { at: at.parse().ok()?, table: table.parse().ok()? })
    });
    let malformed = || Problem::Malformed("before: AT-TABLE of a game".to_owned());
    let filter = Filter {
        game: asked.game,
        seats: asked.seats,
        won: asked.won,
        against: state.opponent(asked.opponent.as_deref().unwrap_or_default()).await?,
        public: true,
        before: before.map(|key| key.ok_or_else(malformed)).transpose()?,
    };
    let (games, names) = state.games_of(&whose, visitor.person.as_ref(), filter).await?;
    Ok(Json(games.iter().map(|it| game(&names, it)).collect()))
}

/// Which kind of games is meant.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    game: String,
    seats: usize,
}

pub(super) async fn curve(
    State(state): State<AppState>,
    visitor: Visitor,
    At(name): At<String>,
    Params(which): Params<Which>,
) -> Result<Json<Vec<Value>>, Problem> {
    let whose = state.player_or_bot(&name).await?;
    if !state.may_see_player(&whose, visitor.person.as_ref()).await?.0 {
        return Ok(Json(Vec::new()));
    }
    let pool = Pool { game: which.game, seats: u32::try_from(which.seats).unwrap_or(0) };
    let curve = state.store.curve_of(whose.who, pool, CURVE).await?;
    let point = |it: &Standing| json!({ "at": it.at, "rating": it.rating.value, "deviation": it.rating.deviation });
    Ok(Json(curve.iter().map(point).collect()))
}

pub(super) async fn leaders(
    State(state): State<AppState>,
    Params(which): Params<Which>,
) -> Result<Json<Vec<Value>>, Problem> {
    let kind = which.game.parse();
    let kind = kind.map_err(|error: catalog::KindError| Problem::Malformed(error.to_string()))?;
    let leaders = state.leaders(Some(kind), Some(which.seats)).await?;
    let one = |(it, standing): &(Who, Standing)| {
        let mut answer = pooled(&leaders.pool, &Rated::of(standing, leaders.now));
        let named = who(&leaders.names, *it);
        for (key, value) in named.as_object().into_iter().flatten() {
            answer[key] = value.clone();
        }
        answer
    };
    Ok(Json(leaders.standings.iter().map(one).collect()))
}

pub(super) async fn relations(
    State(state): State<AppState>,
    visitor: Visitor,
) -> Result<Json<Vec<Value>>, Problem> {
    let circle = state.circle(visitor.known()?.id).await?;
    let one = |(name, relation): (String, Relation)| {
        let Relation { follows, blocks, note } = relation;
        json!({ "name": name, "follows": follows, "blocks": blocks, "note": note })
    };
    Ok(Json(circle.into_iter().map(one).collect()))
}

/// What one keeps about somebody; what is not given stays.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Kept {
    follows: Option<bool>,
    blocks: Option<bool>,
    note: Option<String>,
}

pub(super) async fn relate(
    State(state): State<AppState>,
    visitor: Visitor,
    At(name): At<String>,
    Body(kept): Body<Kept>,
) -> Result<Json<Relation>, Problem> {
    let relation = state.relate(visitor.known()?, &name, |before| Relation {
        follows: kept.follows.unwrap_or(before.follows),
        blocks: kept.blocks.unwrap_or(before.blocks),
        note: kept.note.unwrap_or(before.note),
    });
    relation.await.map(Json)
}

/// Whether one shows one's games and ratings to nobody.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Privacy {
    private: bool,
}

pub(super) async fn privacy(
    State(state): State<AppState>,
    visitor: Visitor,
    Body(body): Body<Privacy>,
) -> Result<Json<Value>, Problem> {
    let me = visitor.known()?;
    if !me.account {
        return Err(Problem::Stranger);
    }
    state.store.set_private(me.id, body.private).await?;
    Ok(Json(json!({ "private": body.private })))
}
