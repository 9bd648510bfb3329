//! The JSON API for programs, under `/api/v1`.
//!
//! A program is a guest or has an account, and identifies itself with `Authorization: Bearer TOKEN`. It sees
//! and may do exactly what a person at the same seat sees and may do: both go through [`crate::service`]. The
//! document at `/api/openapi.json` describes every address; a test keeps the two in step.

mod calls;
mod events;
mod explorer;
mod handlers;
mod players;
mod studies;

use std::sync::LazyLock;

use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};

use serde_json::Value;
use site::api::answers;
use site::pages::programs::Address;
use table::Seat;

use crate::app::AppState;
use crate::http::events as streams;
use crate::http::problem::Problem;
use crate::live::snapshot::Snapshot;

/// The document that describes the API.
pub const OPENAPI: &str = include_str!("openapi.json");

/// Every address that it describes, for the page that people read.
pub(crate) static ADDRESSES: LazyLock<Vec<Address>> = LazyLock::new(|| {
    let document: Value = serde_json::from_str(OPENAPI).expect("the document is JSON");
    let described = |(method, path): &(&str, &str)| Address {
        method: method.to_uppercase(),
        path: (*path).to_owned(),
        summary: document["paths"][path][method]["summary"].as_str().unwrap_or_default().to_owned(),
    };
    ENDPOINTS.iter().map(described).collect()
});

macro_rules! endpoints {
    ($($method:ident $path:literal $handler:expr;)*) => {
        /// Every address of the API with its method.
        pub const ENDPOINTS: &[(&str, &str)] =
            &[$((stringify!($method), concat!("/api/v1", $path))),*];

        /// The addresses.
        pub fn routes() -> Router<AppState> {
            Router::new()
                .route("/api/openapi.json", get(openapi))
                $(.route(concat!("/api/v1", $path), $method($handler)))*
        }
    };
}

endpoints! {
    get "/games" handlers::games;
    post "/guests" handlers::guest;
    post "/accounts" handlers::register;
    post "/sessions" handlers::log_in;
    post "/offers" handlers::offer;
    get "/tables" handlers::list;
    post "/tables" handlers::create;
    get "/tables/{table}" handlers::state;
    get "/tables/{table}/events" streams::of_table;
    get "/tables/{table}/record" handlers::record;
    get "/tables/{table}/preview" handlers::preview;
    post "/tables/{table}/join" handlers::join;
    post "/tables/{table}/leave" handlers::leave;
    post "/tables/{table}/bot" handlers::bot;
    post "/tables/{table}/moves" handlers::play;
    post "/tables/{table}/hint" handlers::hint;
    post "/tables/{table}/heed" handlers::heed;
    post "/tables/{table}/undo" handlers::undo;
    post "/tables/{table}/ask-undo" handlers::ask_undo;
    post "/tables/{table}/ask" handlers::ask;
    post "/tables/{table}/agree" handlers::agree;
    post "/tables/{table}/decline" handlers::decline;
    post "/tables/{table}/resume" handlers::resume;
    post "/tables/{table}/resign" handlers::resign;
    post "/tables/{table}/vacation" handlers::vacation;
    post "/tables/{table}/chat" handlers::chat;
    post "/tables/{table}/rematch" handlers::rematch;
    get "/tables/{table}/review" studies::review;
    post "/tables/{table}/review" studies::begin_review;
    post "/tables/{table}/review/cancel" studies::cancel_review;
    post "/tables/{table}/study" studies::begin;
    get "/records" studies::list;
    post "/records" studies::keep;
    post "/setup" studies::set_up;
    get "/records/{record}" studies::read;
    post "/records/{record}/delete" studies::delete;
    post "/records/{record}/link" studies::renew;
    post "/records/{record}/study" studies::begin;
    post "/records/{record}/changes" studies::change;
    get "/records/{record}/position" studies::position;
    get "/records/{record}/lines" studies::lines;
    get "/records/{record}/review" studies::review;
    post "/records/{record}/review" studies::begin_review;
    post "/records/{record}/review/cancel" studies::cancel_review;
    post "/links/{token}" handlers::follow;
    post "/pairings" handlers::pair;
    get "/events" events::list;
    post "/events" events::create;
    get "/events/{event}" events::one;
    get "/events/{event}/stream" streams::of_tournament;
    post "/events/{event}/{deed}" events::act;
    get "/explorer" explorer::choices;
    get "/tables/{table}/others" explorer::others;
    get "/leaders" players::leaders;
    get "/players/{name}" players::player;
    get "/players/{name}/games" players::games;
    get "/players/{name}/curve" players::curve;
    post "/players/{name}/relation" players::relate;
    get "/relations" players::relations;
    post "/privacy" players::privacy;
    get "/calls" calls::settings;
    post "/calls" calls::about;
    post "/calls/push" calls::add_browser;
    post "/calls/push/remove" calls::remove_browser;
    post "/calls/mail" calls::mail;
    post "/calls/webhook" calls::webhook;
    post "/calls/feed" calls::feed;
    post "/calls/test" calls::try_way;
}

/// An answer in JSON.
type Answer<T> = Result<Json<T>, Problem>;

/// A table as its viewer may see it, as the API shows it.
///
/// # Panics
/// Never: the laws rule out a view that JSON cannot represent.
#[must_use]
pub fn state(snapshot: &Snapshot, seat: Option<Seat>) -> String {
    serde_json::to_string(&answers::State::of(snapshot, seat)).expect("a state is JSON")
}

async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI)
}
