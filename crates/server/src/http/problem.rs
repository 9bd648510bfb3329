//! Everything that can go wrong with a request, as an answer.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use site::event::NotNow;
use site::model::asked::NoCommand;
use table::{Message, Say as _};

use crate::live::decide::Refusal;
use crate::operate::NotDone;
use crate::people::LoginError;
use crate::service::NotSetUp;
use crate::store::StoreError;

/// The answer to a request.
pub type Reply = Result<Response, Problem>;

/// What went wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Something was refused at a table. The version is the fresh one, where known.
    Refused(Refusal, Option<u32>),
    /// A table was not set up.
    NotSetUp(NotSetUp),
    /// Somebody was not let in.
    LoginError(LoginError),
    /// The request is malformed; the text says what was expected.
    Malformed(String),
    /// The requester is unknown.
    Stranger,
    /// The request came from another site.
    Origin,
    /// The body is too large.
    TooLarge,
    /// The body did not arrive in time.
    Slow,
    /// Too many requests; with the number of seconds after which to try again.
    TooMany(u64),
    /// The server has no room for more watchers; with the number of seconds after which to try again.
    Full(u64),
    /// There is no account of this name.
    NoAccount,
    /// An operator's account can be managed only by the command.
    Operator,
    /// Somebody's game in progress is at a position that the game to be studied went through.
    GoesOn,
    /// The requester already has a review in progress.
    Reviewing,
    /// Somebody has stored as many records as they may.
    TooManyRecords,
    /// The variations and comments on a game have reached the limit.
    StudyFull,
    /// The requester may not change this.
    ReadOnly,
    /// Somebody keeps something about as many players as they may.
    KeptEnough,
    /// Somebody already has as many browsers notified as allowed.
    TooManyBrowsers,
    /// The operator has not set up this way of telling people.
    NoWay,
    /// What was to be sent was not accepted.
    Undelivered,
    /// Something was not done about an event.
    Event(NotNow),
    /// There is nothing here.
    NotFound,
    /// The method is not for this address.
    Method,
}

/// One line for each problem that is not a table's: the variant, its status and its code. Everything else
/// follows from this, so that nothing can be forgotten.
macro_rules! problems {
    ($($problem:pat => $status:ident $code:literal;)*) => {
        impl Problem {
            /// The status of the answer.
            #[must_use]
            pub const fn status(&self) -> StatusCode {
                match self {
                    Self::Refused(refusal, _) | Self::NotSetUp(NotSetUp::Refused(refusal)) => {
                        status_of(refusal)
                    }
                    $($problem => StatusCode::$status,)*
                }
            }

            /// The code on the wire.
            #[must_use]
            pub const fn code(&self) -> &'static str {
                match self {
                    Self::Refused(refusal, _) | Self::NotSetUp(NotSetUp::Refused(refusal)) => {
                        refusal.code()
                    }
                    $($problem => $code,)*
                }
            }

            /// The message for people: `refused-` and the code, or the rules' own.
            #[must_use]
            pub fn message(&self) -> Message {
                match self {
                    Self::Refused(refusal, _) | Self::NotSetUp(NotSetUp::Refused(refusal)) => {
                        refusal.message()
                    }
                    $($problem => Message::new(concat!("refused-", $code)),)*
                }
            }

            /// The ids of the messages that are neither a table's nor a game's own.
            const OWN: &[&str] = &["refused-notation", $(concat!("refused-", $code)),*];
        }
    };
}

problems! {
    Problem::NotSetUp(NotSetUp::Taken) => CONFLICT "table-taken";
    Problem::NotSetUp(NotSetUp::Edition) => UNPROCESSABLE_ENTITY "no-edition";
    Problem::NotSetUp(NotSetUp::Start(_)) => UNPROCESSABLE_ENTITY "unplayable";
    Problem::NotSetUp(NotSetUp::Record(_)) => UNPROCESSABLE_ENTITY "bad-record";
    Problem::LoginError(LoginError::NameTaken) => CONFLICT "name-taken";
    Problem::LoginError(LoginError::BadName) => UNPROCESSABLE_ENTITY "bad-name";
    Problem::LoginError(LoginError::BadPassword) => UNPROCESSABLE_ENTITY "bad-password";
    Problem::LoginError(LoginError::CommonPassword) => UNPROCESSABLE_ENTITY "common-password";
    Problem::LoginError(LoginError::Banned) => FORBIDDEN "banned";
    Problem::LoginError(LoginError::LinkEnded) => FORBIDDEN "link-ended";
    Problem::LoginError(LoginError::Wrong) => UNAUTHORIZED "wrong-password";
    Problem::LoginError(LoginError::Store(_)) => SERVICE_UNAVAILABLE "store";
    Problem::Malformed(_) => BAD_REQUEST "malformed";
    Problem::Stranger => UNAUTHORIZED "stranger";
    Problem::Origin => FORBIDDEN "origin";
    Problem::TooLarge => PAYLOAD_TOO_LARGE "too-large";
    Problem::Slow => REQUEST_TIMEOUT "slow";
    Problem::TooMany(_) => TOO_MANY_REQUESTS "too-many";
    Problem::Full(_) => SERVICE_UNAVAILABLE "unavailable";
    Problem::NoAccount => NOT_FOUND "no-account";
    Problem::Operator => FORBIDDEN "operator";
    Problem::GoesOn => CONFLICT "goes-on";
    Problem::Reviewing => TOO_MANY_REQUESTS "reviewing";
    Problem::TooManyRecords => CONFLICT "too-many-records";
    Problem::StudyFull => CONFLICT "study-full";
    Problem::ReadOnly => FORBIDDEN "read-only";
    Problem::KeptEnough => CONFLICT "kept-enough";
    Problem::TooManyBrowsers => CONFLICT "too-many-browsers";
    Problem::NoWay => CONFLICT "no-way";
    Problem::Undelivered => BAD_GATEWAY "undelivered";
    Problem::Event(NotNow::Closed) => CONFLICT "event-closed";
    Problem::Event(NotNow::Full) => CONFLICT "event-full";
    Problem::Event(NotNow::Joined) => CONFLICT "event-joined";
    Problem::Event(NotNow::NotJoined) => CONFLICT "event-not-joined";
    Problem::Event(NotNow::NotYours) => FORBIDDEN "event-not-yours";
    Problem::Event(NotNow::TooFew) => CONFLICT "event-too-few";
    Problem::Event(NotNow::NoTeam) => UNPROCESSABLE_ENTITY "event-no-team";
    Problem::Event(NotNow::LongTeam) => UNPROCESSABLE_ENTITY "event-long-team";
    Problem::Event(NotNow::TeamFull) => CONFLICT "event-team-full";
    Problem::Event(NotNow::TooMany) => TOO_MANY_REQUESTS "event-too-many";
    Problem::NotFound => NOT_FOUND "not-found";
    Problem::Method => METHOD_NOT_ALLOWED "method";
}

impl Problem {
    /// Whether this is the id of a sentence about something refused.
    #[must_use]
    pub fn is_message(id: &str) -> bool {
        Refusal::MESSAGES.contains(&id) || Self::OWN.contains(&id)
    }

    fn text(&self) -> String {
        match self {
            Self::Refused(refusal, _) => refusal.to_string(),
            Self::NotSetUp(error) => error.to_string(),
            Self::LoginError(error) => error.to_string(),
            Self::Malformed(what) => what.clone(),
            Self::Stranger => "log in, or ask for a guest's token first".to_owned(),
            Self::Origin => "this request came from another site".to_owned(),
            Self::TooLarge => "the body is too large".to_owned(),
            Self::Slow => "the body did not arrive in time".to_owned(),
            Self::TooMany(after) => format!("too many requests: try again in {after} s"),
            Self::Full(after) => format!("too many watchers: try again in {after} s"),
            Self::NoAccount => "there is no account of this name".to_owned(),
            Self::Operator => "this account is an operator's".to_owned(),
            Self::GoesOn => "people are playing on from a position of this game".to_owned(),
            Self::Reviewing => "one review at a time: wait, or cancel it".to_owned(),
            Self::TooManyRecords => "too many records are kept here: delete one".to_owned(),
            Self::StudyFull => "this study cannot hold any more".to_owned(),
            Self::ReadOnly => "only its owner and who has the link to edit may do that".to_owned(),
            Self::KeptEnough => "you keep something about too many players".to_owned(),
            Self::TooManyBrowsers => "too many browsers are told: remove one".to_owned(),
            Self::NoWay => "this site tells nobody by this way".to_owned(),
            Self::Undelivered => "it was not taken by whoever was to deliver it".to_owned(),
            Self::Event(no) => no.to_string(),
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
        Refusal::Illegal(_) | Refusal::Empty | Refusal::NoPlayer | Refusal::NothingToReport => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        Refusal::NotYourTurn
        | Refusal::Stale
        | Refusal::NotBegun
        | Refusal::Begun
        | Refusal::Over
        | Refusal::NotOver
        | Refusal::SeatTaken
        | Refusal::NotGone
        | Refusal::Yourself
        | Refusal::AskedAlready
        | Refusal::NoPause
        | Refusal::InEvent
        | Refusal::Sealed
        | Refusal::NoVacation
        | Refusal::Rated
        | Refusal::NoHints
        | Refusal::CannotUndo
        | Refusal::NothingAsked
        | Refusal::TalkedOut
        | Refusal::NameTaken
        | Refusal::ClickUsed
        | Refusal::ReportedBefore
        | Refusal::Full => StatusCode::CONFLICT,
        Refusal::TooManyOpen | Refusal::TooManyBots | Refusal::ReportedEnough => {
            StatusCode::TOO_MANY_REQUESTS
        }
        Refusal::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
        Refusal::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// What a problem is made of.
macro_rules! from {
    ($($error:ty: $name:pat => $problem:expr;)*) => {$(
        impl From<$error> for Problem {
            fn from($name: $error) -> Self {
                $problem
            }
        }
    )*};
}

from! {
    Refusal: refusal => Self::Refused(refusal, None);
    StoreError: error => Self::Refused(Refusal::Store(error), None);
    // A value that is missing or cannot be read.
    String: what => Self::Malformed(what);
    NotSetUp: error => Self::NotSetUp(error);
    NotNow: no => Self::Event(no);
    LoginError: error => Self::LoginError(error);
    NoCommand: no => match no {
        NoCommand::Unknown => Self::NotFound,
        NoCommand::Malformed(what) => Self::Malformed(what),
    };
    NotDone: error => match error {
        NotDone::NoAccount => Self::NoAccount,
        NotDone::Operator => Self::Operator,
        NotDone::NoReport | NotDone::NoEvent => Self::NotFound,
        NotDone::Login(error) => error.into(),
        NotDone::Refused(refusal) => refusal.into(),
    };
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
        // For a later layer that can say it better: a page, if a person asked.
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
        for id in Refusal::MESSAGES.iter().chain(Problem::OWN) {
            for lang in words::Lang::ALL {
                assert!(words::has(lang, id), "{lang} has no {id}");
            }
            assert!(Problem::is_message(id));
        }
        assert!(!Problem::is_message("refused-by-nobody"));
    }

    #[tokio::test]
    async fn what_the_store_says_is_not_told() {
        let why = "postgres://user:secret@host".to_owned();
        for error in [StoreError::Refused, StoreError::Unknown, StoreError::Corrupt] {
            let problems = [
                Problem::from(error(why.clone())),
                Problem::from(NotSetUp::Refused(Refusal::Store(error(why.clone())))),
                Problem::from(LoginError::Store(error(why.clone()))),
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
