//! Players as programs receive them: names, ratings, results, games, leaderboards.

use serde_json::{Value, json};

use crate::pages::players::Leaders;
use crate::profile::{Names, Profile};
use crate::rating::Standing;
use crate::result::{Finished, Pool, Who};
use crate::social::Relation;
use crate::stored::Millis;

/// Who somebody is: a name, a bot's level, or nothing for a guest.
#[must_use]
pub fn who(names: &Names, who: Who) -> Value {
    match who {
        Who::Bot(level) => json!({ "bot": level.to_string() }),
        Who::Player(player) => json!({ "name": names.0.get(&player) }),
    }
}

/// A game that was finished.
#[must_use]
pub fn game(names: &Names, game: &Finished) -> Value {
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

/// A rating of one kind of games.
fn rated(pool: &Pool, standing: &Standing, now: Millis) -> Value {
    let rating = standing.now(now);
    json!({
        "game": pool.game,
        "seats": pool.seats,
        "rating": rating.value,
        "deviation": rating.deviation,
        "certain": rating.is_certain(),
        "games": standing.games,
        "at": standing.at,
    })
}

/// A player or a bot, as far as the requester may see them.
#[must_use]
pub fn profile(profile: &Profile) -> Value {
    let mut answer = json!({
        "name": profile.name,
        "since": profile.since,
        "private": profile.private,
        "relation": profile.relation,
    });
    if let Some(shown) = &profile.shown {
        let ratings = shown.standings.iter().map(|(pool, it)| rated(pool, it, shown.now));
        let rivals = shown.rivals.iter().map(|rival| {
            let mut it = who(&shown.names, rival.who);
            it["games"] = rival.games.into();
            it["ahead"] = rival.ahead.into();
            it["behind"] = rival.behind.into();
            it
        });
        answer["ratings"] = ratings.collect();
        answer["results"] = json!(shown.records);
        answer["sources"] = json!(shown.sources);
        answer["bests"] = json!(shown.bests);
        answer["rivals"] = rivals.collect();
        let events = shown.events.iter().map(|event| {
            let (stage, rank, of) = (event.stage.as_str(), event.rank, event.of);
            json!({ "event": event.id, "name": event.name, "game": event.game, "stage": stage,
                "rank": rank, "of": of })
        });
        answer["events"] = events.collect();
    }
    answer
}

/// How a rating went.
#[must_use]
pub fn curve(curve: &[Standing]) -> Vec<Value> {
    let point = |it: &Standing| json!({ "at": it.at, "rating": it.rating.value, "deviation": it.rating.deviation });
    curve.iter().map(point).collect()
}

/// The best of one kind of games.
#[must_use]
pub fn leaders(leaders: &Leaders) -> Vec<Value> {
    let one = |(it, standing): &(Who, Standing)| {
        let mut answer = rated(&leaders.pool, standing, leaders.now);
        let named = who(&leaders.names, *it);
        for (key, value) in named.as_object().into_iter().flatten() {
            answer[key] = value.clone();
        }
        answer
    };
    leaders.standings.iter().map(one).collect()
}

/// What somebody keeps about others.
#[must_use]
pub fn relations(circle: Vec<(String, Relation)>) -> Vec<Value> {
    let one = |(name, Relation { follows, blocks, note })| json!({ "name": name, "follows": follows, "blocks": blocks, "note": note });
    circle.into_iter().map(one).collect()
}
