//! Everything that can go wrong with a request, as an answer.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use table::{Message, Say as _};

use crate::live::decide::Refusal;
use crate::people::NotIn;
use crate::service::NotSetUp;
use crate::store::StoreError;

/// What went wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Something was refused at a table. The version is the fresh one, where known.
    Refused(Refusal, Option<u32>),
    /// A table was not set up.
    NotSetUp(NotSetUp),
    /// Somebody was not let in.
    NotIn(NotIn),
    /// The request makes no sense; the text says what was expected.
    Malformed(String),
    /// Nobody knows who asks.
    Stranger,
    /// The request came from another site.
    Origin,
    /// The body is too large.
    TooLarge,
    /// The body did not arrive in time.
    Slow,
    /// Too many requests; one may try again after so many seconds.
    TooMany(u64),
    /// The server has no room for more watchers; one may try again after so many seconds.
    Full(u64),
    /// There is nothing here.
    NotFound,
    /// The method is not for this address.
    Method,
}

impl Problem {
    /// The status of the answer.
    #[must_use]
    pub const fn status(&self) -> StatusCode {
        match self {
            Self::Refused(refusal, _) | Self::NotSetUp(NotSetUp::Refused(refusal)) => {
                status_of(refusal)
            }
            Self::NotSetUp(NotSetUp::Taken) | Self::NotIn(NotIn::NameTaken) => StatusCode::CONFLICT,
            Self::NotSetUp(_)
            | Self::NotIn(NotIn::BadName | NotIn::BadPassword | NotIn::CommonPassword) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Self::NotIn(NotIn::Wrong) | Self::Stranger => StatusCode::UNAUTHORIZED,
            Self::NotIn(NotIn::Store(_)) | Self::Full(_) => StatusCode::SERVICE_UNAVAILABLE,
            Self::Malformed(_) => StatusCode::BAD_REQUEST,
            Self::Origin | Self::NotIn(NotIn::Banned | NotIn::LinkEnded) => StatusCode::FORBIDDEN,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Slow => StatusCode::REQUEST_TIMEOUT,
            Self::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
        }
    }

    /// The code on the wire.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Refused(refusal, _) | Self::NotSetUp(NotSetUp::Refused(refusal)) => {
                refusal.code()
            }
            Self::NotSetUp(NotSetUp::Taken) => "table-taken",
            Self::NotSetUp(NotSetUp::Edition) => "no-edition",
            Self::NotSetUp(NotSetUp::Start(_)) => "unplayable",
            Self::NotSetUp(NotSetUp::Record(_)) => "bad-record",
            Self::NotIn(NotIn::NameTaken) => "name-taken",
            Self::NotIn(NotIn::BadName) => "bad-name",
            Self::NotIn(NotIn::BadPassword) => "bad-password",
            Self::NotIn(NotIn::CommonPassword) => "common-password",
            Self::NotIn(NotIn::Banned) => "banned",
            Self::NotIn(NotIn::LinkEnded) => "link-ended",
            Self::NotIn(NotIn::Wrong) => "wrong-password",
            Self::NotIn(NotIn::Store(_)) => "store",
            Self::Malformed(_) => "malformed",
            Self::Stranger => "stranger",
            Self::Origin => "origin",
            Self::TooLarge => "too-large",
            Self::Slow => "slow",
            Self::TooMany(_) => "too-many",
            Self::Full(_) => "unavailable",
            Self::NotFound => "not-found",
            Self::Method => "method",
        }
    }

    /// The message for people: `refused-` and the code, or the rules' own.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Refused(refusal, _) | Self::NotSetUp(NotSetUp::Refused(refusal)) => {
                refusal.message()
            }
            Self::NotSetUp(NotSetUp::Taken) => Message::new("refused-table-taken"),
            Self::NotSetUp(NotSetUp::Edition) => Message::new("refused-no-edition"),
            Self::NotSetUp(NotSetUp::Start(_)) => Message::new("refused-unplayable"),
            Self::NotSetUp(NotSetUp::Record(_)) => Message::new("refused-bad-record"),
            Self::NotIn(NotIn::NameTaken) => Message::new("refused-name-taken"),
            Self::NotIn(NotIn::BadName) => Message::new("refused-bad-name"),
            Self::NotIn(NotIn::BadPassword) => Message::new("refused-bad-password"),
            Self::NotIn(NotIn::CommonPassword) => Message::new("refused-common-password"),
            Self::NotIn(NotIn::Banned) => Message::new("refused-banned"),
            Self::NotIn(NotIn::LinkEnded) => Message::new("refused-link-ended"),
            Self::NotIn(NotIn::Wrong) => Message::new("refused-wrong-password"),
            Self::NotIn(NotIn::Store(_)) => Message::new("refused-store"),
            Self::Malformed(_) => Message::new("refused-malformed"),
            Self::Stranger => Message::new("refused-stranger"),
            Self::Origin => Message::new("refused-origin"),
            Self::TooLarge => Message::new("refused-too-large"),
            Self::Slow => Message::new("refused-slow"),
            Self::TooMany(_) => Message::new("refused-too-many"),
            Self::Full(_) => Message::new("refused-unavailable"),
            Self::NotFound => Message::new("refused-not-found"),
            Self::Method => Message::new("refused-method"),
        }
    }

    /// The ids of every message that is not a game's own: each needs a sentence.
    pub const MESSAGES: [&'static str; 43] = [
        "refused-no-table",
        "refused-private",
        "refused-not-seated",
        "refused-not-your-turn",
        "refused-stale",
        "refused-not-begun",
        "refused-begun",
        "refused-over",
        "refused-not-over",
        "refused-seat-taken",
        "refused-not-gone",
        "refused-cannot-undo",
        "refused-nothing-asked",
        "refused-empty",
        "refused-full",
        "refused-talked-out",
        "refused-click-used",
        "refused-too-many-open",
        "refused-damaged",
        "refused-store",
        "refused-notation",
        "refused-illegal",
        "refused-table-taken",
        "refused-no-edition",
        "refused-unplayable",
        "refused-bad-record",
        "refused-name-taken",
        "refused-bad-name",
        "refused-bad-password",
        "refused-common-password",
        "refused-banned",
        "refused-link-ended",
        "refused-muted",
        "refused-wrong-password",
        "refused-malformed",
        "refused-stranger",
        "refused-origin",
        "refused-too-large",
        "refused-slow",
        "refused-too-many",
        "refused-not-found",
        "refused-method",
        "refused-unavailable",
    ];

    fn text(&self) -> String {
        match self {
            Self::Refused(refusal, _) => refusal.to_string(),
            Self::NotSetUp(error) => error.to_string(),
            Self::NotIn(error) => error.to_string(),
            Self::Malformed(what) => what.clone(),
            Self::Stranger => "log in, or ask for a guest's token first".to_owned(),
            Self::Origin => "this request came from another site".to_owned(),
            Self::TooLarge => "the body is too large".to_owned(),
            Self::Slow => "the body did not arrive in time".to_owned(),
            Self::TooMany(after) => format!("too many requests: try again in {after} s"),
            Self::Full(after) => format!("too many watchers: try again in {after} s"),
            Self::NotFound => "there is nothing here".to_owned(),
            Self::Method => "this method is not for this address".to_owned(),
        }
    }
}

const fn status_of(refusal: &Refusal) -> StatusCode {
    match refusal {
        Refusal::NoTable => StatusCode::NOT_FOUND,
        Refusal::Private | Refusal::NotSeated | Refusal::Removed | Refusal::Muted => {
            StatusCode::FORBIDDEN
        }
        Refusal::Illegal(_) | Refusal::Empty => StatusCode::UNPROCESSABLE_ENTITY,
        Refusal::NotYourTurn
        | Refusal::Stale
        | Refusal::NotBegun
        | Refusal::Begun
        | Refusal::Over
        | Refusal::NotOver
        | Refusal::SeatTaken
        | Refusal::NameTaken
        | Refusal::NotGone
        | Refusal::CannotUndo
        | Refusal::NothingAsked
        | Refusal::TalkedOut
        | Refusal::ClickUsed
        | Refusal::Full => StatusCode::CONFLICT,
        Refusal::TooManyOpen => StatusCode::TOO_MANY_REQUESTS,
        Refusal::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
        Refusal::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal, None)
    }
}

impl From<NotSetUp> for Problem {
    fn from(error: NotSetUp) -> Self {
        Self::NotSetUp(error)
    }
}

impl From<NotIn> for Problem {
    fn from(error: NotIn) -> Self {
        Self::NotIn(error)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        Self::Refused(Refusal::Store(error), None)
    }
}

/// A problem on the wire.
#[derive(Serialize)]
struct Wire<'a> {
    error: Body<'a>,
}

#[derive(Serialize)]
struct Body<'a> {
    code: &'a str,
    text: String,
    message: Message,
    #[serde(skip_serializing_if = "Option::is_none")]
    version: Option<u32>,
}

/// As JSON. What the store says goes to the log and not to the client.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let version = match &self {
            Self::Refused(_, version) => *version,
            _ => None,
        };
        let text = match self.code() {
            "store" => "the store does not answer: try again".to_owned(),
            _ => self.text(),
        };
        let body = Body { code: self.code(), text, message: self.message(), version };
        let mut response = (self.status(), Json(Wire { error: body })).into_response();
        // For whoever can say it better: a page, if a person asked.
        response.extensions_mut().insert(self.clone());
        if let Self::TooMany(after) | Self::Full(after) = self {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(after));
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_has_a_sentence_in_every_language() {
        let codes = Refusal::CODES.iter().map(|code| format!("refused-{code}"));
        let ids = codes.chain(Problem::MESSAGES.iter().map(|&id| id.to_owned()));
        for id in ids {
            for lang in words::Lang::ALL {
                assert!(words::has(lang, &id), "{lang} has no {id}");
            }
        }
    }

    #[tokio::test]
    async fn what_the_store_says_is_not_told() {
        let why = "postgres://user:secret@host".to_owned();
        for error in [StoreError::Refused, StoreError::Unknown, StoreError::Corrupt] {
            let problems = [
                Problem::from(error(why.clone())),
                Problem::from(NotSetUp::Refused(Refusal::Store(error(why.clone())))),
                Problem::from(NotIn::Store(error(why.clone()))),
            ];
            for problem in problems {
                let response = problem.into_response();
                assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
                let headers = format!("{:?}", response.headers());
                let body = axum::body::to_bytes(response.into_body(), usize::MAX).await;
                let body = String::from_utf8(body.expect("a body").to_vec()).expect("text");
                assert!(body.contains("try again"), "{body}");
                assert!(
                    !headers.contains("secret") && !body.contains("secret"),
                    "{headers} {body}"
                );
            }
        }
    }
}
