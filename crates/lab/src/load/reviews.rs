//! Reviews in progress while moves are made: what they take from those who play.

use catalog::{Any, Editions, Kind};
use serde::Serialize;
use serde_json::json;
use server::client::Client;
use table::{Chance as _, Quick, Seed};

use super::drive::Timing;
use super::site::Site;

/// How moves are answered while reviews are in progress.
#[derive(Debug, Serialize)]
pub(super) struct WithReviews {
    pub(super) reviews: u32,
    pub(super) moves_per_second: f64,
    pub(super) p50_ms: f64,
    pub(super) p99_ms: f64,
    /// How many of them were still in progress at the end.
    pub(super) still: u32,
}

impl WithReviews {
    pub(super) fn of(timing: &Timing, reviews: u32, still: u32) -> Self {
        Self {
            reviews,
            moves_per_second: timing.moves() as f64 / timing.seconds,
            p50_ms: timing.percentile(0.50),
            p99_ms: timing.percentile(0.99),
            still,
        }
    }
}

/// Somebody whose game is being reviewed.
pub(super) struct Reader {
    client: Client,
    review: String,
}

/// Has this many random games reviewed, each for somebody else: nobody may have two in progress.
pub(super) async fn begin(site: &Site, kind: Kind, count: u32) -> Result<Vec<Reader>, String> {
    let told = |error: std::io::Error| error.to_string();
    let mut readers = Vec::new();
    for index in 0..count {
        let name = json!({ "name": format!("Reader {index}") });
        let welcome =
            Client::new(site.address).post("/api/v1/guests", &name).await.map_err(told)?;
        let token = welcome.json()["token"].as_str().ok_or("no token")?.to_owned();
        let mut client = Client::bearer(site.address, &token);
        let body = json!({ "record": random(kind, u64::from(index))? });
        let kept = client.post("/api/v1/records", &body).await.map_err(told)?.json();
        let review = kept["record"].as_str().ok_or_else(|| kept.to_string())?;
        let review = format!("/api/v1/records/{review}/review");
        let begun = client.post(&review, &json!({})).await.map_err(told)?;
        if begun.status != 200 {
            return Err(begun.text());
        }
        readers.push(Reader { client, review });
    }
    Ok(readers)
}

/// How many are still in progress.
pub(super) async fn under_way(readers: &mut [Reader]) -> Result<u32, String> {
    let mut count = 0;
    for Reader { client, review } in readers {
        let answer = client.get(review).await.map_err(|error| error.to_string())?;
        count += u32::from(answer.json()["percent"].is_number());
    }
    Ok(count)
}

/// A random game from its deal to its end, as a record.
fn random(kind: Kind, index: u64) -> Result<String, String> {
    let none: [(&str, &str); 0] = [];
    let (editions, seats) = (Editions::shipped(), *kind.seats().start());
    let seed = Seed::from_text("reviews").child(index);
    let mut game = Any::new(kind, &editions, &none, seats, seed).map_err(|e| e.to_string())?;
    let mut chance = Quick::new(index);
    while game.to_act().is_some() {
        let legal = game.legal();
        game.play(&legal[chance.below(legal.len())]).map_err(|refused| refused.to_string())?;
    }
    Ok(game.record().to_string())
}
