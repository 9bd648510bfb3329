//! What programs send. Unknown fields are refused, so that a misspelt one is noticed.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{FromRequest, Request};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use table::Seat;

use crate::http::extract::body;
use crate::http::problem::Problem;
use crate::live::Click;

/// A body of JSON; an empty one counts as `{}`.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let bytes = body(request, state).await?;
        let text = if bytes.is_empty() { &b"{}"[..] } else { &bytes };
        match Json::from_bytes(text) {
            Ok(Json(body)) => Ok(Self(body)),
            Err(error) => Err(Problem::Malformed(error.body_text())),
        }
    }
}

/// The part of every body that makes a repeated request count once.
macro_rules! body {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Default, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub(super) struct $name {
            $($(#[$field_doc])* pub(super) $field: $type,)*
            pub(super) click: Option<String>,
            pub(super) version: Option<u32>,
        }

        impl $name {
            pub(super) fn click(&mut self) -> Click {
                Click { id: self.click.take(), seen: self.version }
            }
        }
    };
}

body! {
    /// Nothing but the click.
    Bare {}
}
body! {
    /// A seat to take.
    Join { seat: Option<Seat>, name: String, entropy: String, }
}
body! {
    /// A seat to leave, or to give up for.
    AtSeat { seat: Option<Seat>, }
}
body! {
    /// A bot for a seat.
    Bot { seat: Option<Seat>, level: String, }
}
body! {
    /// A move.
    Move { r#move: String, }
}
body! {
    /// Whether to go on vacation.
    Vacation { away: bool, }
}
body! {
    /// What to ask the others for.
    Ask { matter: String, }
}
body! {
    /// Something to say.
    Chat { text: String, }
}

/// A name for a new guest.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct NewGuest {
    pub(super) name: String,
}

/// Name and password.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Credentials {
    pub(super) name: String,
    pub(super) password: String,
}

/// A table to set up.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct NewTable {
    pub(super) game: String,
    pub(super) seats: Vec<String>,
    pub(super) options: BTreeMap<String, String>,
    pub(super) edition: Option<String>,
    pub(super) public: bool,
    pub(super) name: String,
    pub(super) entropy: String,
    pub(super) table: Option<String>,
    pub(super) record: Option<String>,
    pub(super) ply: Option<usize>,
    pub(super) clock: Option<String>,
    pub(super) unrated: bool,
    pub(super) open_bots: bool,
    pub(super) hints: bool,
    pub(super) click: Option<String>,
}

/// Somebody to play with.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Pairing {
    pub(super) game: String,
    pub(super) speed: String,
    pub(super) name: String,
    pub(super) entropy: String,
    pub(super) click: Option<String>,
}

/// Which tables to list.
#[derive(Debug, Deserialize)]
pub(super) struct Listed {
    pub(super) list: Option<String>,
}

/// What a stream's reader has seen.
#[derive(Debug, Deserialize)]
pub(super) struct Since {
    pub(super) since: Option<u32>,
}

/// A move to look at.
#[derive(Debug, Deserialize)]
pub(super) struct PreviewQuery {
    pub(super) r#move: String,
}
