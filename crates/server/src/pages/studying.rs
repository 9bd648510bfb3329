//! Pages for studying a game: its replay and its review, and uploaded records.

use axum::Json;
use axum::extract::{FromRequestParts, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use serde::Deserialize;
use serde_json::json;
use site::pages::embed;
use site::pages::log::told;
use site::pages::papers::{self, Listed};
use site::pages::replay::{self, Embedding, Eyes, Replay};
use site::pages::review::{self, Shown};
use site::pages::viewer::Viewer;
use site::request::Given as _;
use site::subject::Subject;

use super::answer::{self, sorry};
use super::update::{PART, update};
use crate::app::AppState;
use crate::http::extract::At;
use crate::http::fields::Fields;
use crate::http::guard;
use crate::http::problem::{Problem, Reply};
use crate::http::visitor::{Caller, Form, Headers, Reader, language};
use crate::live::decide::Refusal;
use crate::service::NotSetUp;
use crate::store::Paper;
use crate::studies::behalf;

/// What an address is about.
pub(super) struct Of(pub Subject);

impl<S: Send + Sync> FromRequestParts<S> for Of {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        let subject = Subject::read(parts.uri.path());
        subject.map(Self).ok_or(Problem::Refused(Refusal::NoTable, None))
    }
}

pub(super) async fn replay(
    Reader { state, viewer, headers, .. }: Reader,
    Of(subject): Of,
    Query(asked): Query<replay::ReplayQuery>,
) -> Response {
    let person = viewer.person.as_ref();
    let studied = match state.studied(subject, person).await {
        Ok(studied) => studied,
        // Before the end the record would tell what is hidden.
        Err(Problem::Refused(Refusal::NotOver | Refusal::NotBegun, _)) => {
            return Redirect::to(&subject.base()).into_response();
        }
        Err(problem) => return sorry(&viewer, &problem),
    };
    let game = &studied.game;
    let mine = studied.owner.is_some() && studied.owner == person.map(|it| it.id);
    let (told, own, token) = match subject {
        Subject::Table(table) => {
            let snapshot = state.snapshot(table, person).await.ok();
            let own = snapshot.and_then(|it| it.yours.first().copied());
            (state.tables.logs().of(table, game), own, None)
        }
        Subject::Paper(id) => {
            let token = mine.then(|| state.people.key().frame(id, studied.link));
            (told(game).into(), None, token)
        }
    };
    let embedding = match &token {
        Some(token) => Embedding::Copy(token),
        None if own.is_some() => Embedding::Allow,
        None => Embedding::No,
    };
    // If there is no review to be shown, the game can still be looked at.
    let review = state.review_of(&studied).await.ok().flatten();
    let replay = Replay {
        viewer: &viewer,
        subject,
        game,
        told: &told,
        ply: asked.ply.unwrap_or(0).min(told.len()),
        eyes: Eyes::of(asked.view.as_deref(), game, own),
        review: review.as_ref(),
        mine,
        embedding,
        framed: None,
    };
    if headers.contains_key(PART) {
        return update(&headers, replay.main());
    }
    answer::page(replay.page())
}

/// Where in a game, whose view of it, and in which language, for a frame on another page.
#[derive(Deserialize)]
pub(super) struct Framed {
    ply: Option<usize>,
    view: Option<String>,
    lang: Option<String>,
}

/// A replay in a frame on another page. Its viewers are anonymous.
pub(super) async fn framed(
    State(state): State<AppState>,
    At(token): At<String>,
    Query(asked): Query<Framed>,
    headers: HeaderMap,
) -> Reply {
    let (id, link) = state.people.key().read_frame(&token).ok_or(Problem::NotFound)?;
    let subject = Subject::Paper(id);
    let studied = state.studied(subject, None).await?;
    if studied.link != link {
        return Err(Problem::NotFound);
    }
    let address = embed::address(&token);
    let lang = asked.lang.and_then(|code| code.parse().ok());
    let mut seen = headers.clone();
    seen.remove(header::COOKIE);
    let lang = lang.unwrap_or_else(|| language(&seen));
    let viewer = Viewer::new(None, lang, &Headers(&seen), address.clone());
    let (game, review) = (&studied.game, state.review_of(&studied).await.ok().flatten());
    let told = told(game);
    let replay = Replay {
        viewer: &viewer,
        subject,
        game,
        told: &told,
        ply: asked.ply.unwrap_or(0).min(told.len()),
        eyes: Eyes::of(asked.view.as_deref(), game, None),
        review: review.as_ref(),
        mine: false,
        embedding: Embedding::No,
        framed: Some(&address),
    };
    let mut answer = match headers.contains_key(PART) {
        true => update(&headers, replay.main()),
        false => answer::page(embed::page(&replay)),
    };
    let policy = HeaderValue::from_static(guard::FRAMED);
    answer.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    Ok(answer)
}

/// A player stores the game of a table as a record of their own, which other pages may show.
pub(super) async fn allow_frame(
    Of(subject): Of,
    Form { state, visitor, fields, .. }: Form,
) -> Reply {
    let me = visitor.known()?;
    let studied = state.studied(subject, Some(me)).await?;
    if let Subject::Table(table) = subject
        && state.snapshot(table, Some(me)).await?.yours.is_empty()
    {
        return Err(Refusal::NotSeated.into());
    }
    let id = state.begin_study(me, &studied).await?;
    let ply = fields.read::<usize>("ply")?.unwrap_or(0);
    Ok(Redirect::to(&format!("/r/{id}/replay?ply={ply}#embed")).into_response())
}

/// No other page shows a record any more, and nobody else edits it.
pub(super) async fn withdraw_frame(
    Caller { state, visitor, .. }: Caller,
    Of(subject): Of,
) -> Reply {
    let Subject::Paper(id) = subject else { return Err(Problem::NotFound) };
    state.renew_key(visitor.known()?, id).await?;
    Ok(Redirect::to(&format!("/r/{id}/replay")).into_response())
}

/// The record of an uploaded game.
pub(super) async fn record(Reader { state, viewer, .. }: Reader, Of(subject): Of) -> Reply {
    let studied = state.studied(subject, viewer.person.as_ref()).await?;
    let record = studied.game.record();
    let name = format!("{}-{}.lutece", record.game, subject.key());
    Ok(file("text/plain; charset=utf-8", &name, studied.text()))
}

fn file(kind: &'static str, name: &str, text: String) -> Response {
    let name = format!("attachment; filename=\"{name}\"");
    let name = HeaderValue::from_str(&name).expect("names of games and ids are ASCII");
    let kind = HeaderValue::from_static(kind);
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text).into_response()
}

pub(super) async fn review(
    Reader { state, viewer, visitor, .. }: Reader,
    Of(subject): Of,
) -> Reply {
    let studied = state.studied(subject, viewer.person.as_ref()).await?;
    let review = state.review_of(&studied).await?;
    let under_way = state.review_under_way(subject, behalf(&visitor));
    let game = &*studied.game;
    let shown = Shown { viewer: &viewer, subject, game, review: review.as_ref(), under_way };
    Ok(answer::page(shown.page()))
}

/// One click: has the game reviewed, and shows how far it is.
pub(super) async fn begin_review(Caller { state, visitor, .. }: Caller, Of(subject): Of) -> Reply {
    let studied = state.studied(subject, visitor.person.as_ref()).await?;
    state.begin_review(&studied, behalf(&visitor)).await?;
    Ok(to_review(subject))
}

pub(super) async fn cancel_review(Caller { state, visitor, .. }: Caller, Of(subject): Of) -> Reply {
    state.studied(subject, visitor.person.as_ref()).await?;
    state.reviews.cancel(&subject.key(), behalf(&visitor));
    Ok(to_review(subject))
}

fn to_review(subject: Subject) -> Response {
    Redirect::to(&format!("{}/review", subject.base())).into_response()
}

/// How far it is, for the script of the page.
pub(super) async fn progress(Caller { state, visitor, .. }: Caller, Of(subject): Of) -> Reply {
    state.studied(subject, visitor.person.as_ref()).await?;
    let under_way = state.review_under_way(subject, behalf(&visitor));
    Ok(Json(json!({ "percent": under_way.map(|it| it.percent) })).into_response())
}

fn svg(picture: String, and: &str) -> Response {
    // The style is inside the picture; nothing else may be, unless it is made of pictures.
    let policy = format!("default-src 'none'; style-src 'unsafe-inline'{and}");
    let policy = HeaderValue::from_str(&policy).expect("a policy is ASCII");
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("image/svg+xml")),
        (header::CONTENT_SECURITY_POLICY, policy),
    ];
    (headers, picture).into_response()
}

/// The board after some number of moves as the player to move saw it: a picture to pass on.
pub(super) async fn moment(
    Reader { state, viewer, .. }: Reader,
    Of(subject): Of,
    At((_, ply)): At<(String, usize)>,
    Query(asked): Query<replay::ReplayQuery>,
) -> Reply {
    let studied = state.studied(subject, viewer.person.as_ref()).await?;
    if ply > studied.game.ply() {
        return Err(Problem::NotFound);
    }
    let seat = asked.view.and_then(|seat| seat.parse().ok());
    Ok(svg(review::moment(&viewer, &studied.game, ply, seat), ""))
}

/// The move that led to a position, as an animated picture.
pub(super) async fn motion(
    Reader { state, viewer, .. }: Reader,
    Of(subject): Of,
    At((_, ply)): At<(String, usize)>,
) -> Reply {
    let studied = state.studied(subject, viewer.person.as_ref()).await?;
    let motion = review::motion(&viewer, &studied.game, ply);
    Ok(svg(motion.ok_or(Problem::NotFound)?, "; img-src data:"))
}

/// A piece of a review: the offline page, the data, or the board at a turning point.
pub(super) async fn piece(
    Reader { state, viewer, .. }: Reader,
    Of(subject): Of,
    At((_, piece)): At<(String, String)>,
) -> Reply {
    let studied = state.studied(subject, viewer.person.as_ref()).await?;
    let review = state.review_of(&studied).await?.ok_or(Problem::NotFound)?;
    let game = &*studied.game;
    let name = format!("{}-{piece}", subject.key());
    Ok(match piece.as_str() {
        "review.html" => {
            file("text/html; charset=utf-8", &name, review::offline(&viewer, game, &review))
        }
        "review.json" => {
            let text = serde_json::to_string(&review::whole(&viewer, game, &review));
            file("application/json", &name, text.expect("a review can be written as JSON"))
        }
        ply => {
            let ply = ply.parse().map_err(|_| Problem::NotFound)?;
            svg(review::picture(&viewer, game, &review, ply).ok_or(Problem::NotFound)?, "")
        }
    })
}

fn listed(own: &[Paper]) -> Vec<Listed<'_>> {
    own.iter().map(|it| Listed { id: it.id, text: &it.text }).collect()
}

/// The form that asks for a record.
pub(super) async fn open(Reader { state, viewer, .. }: Reader) -> Reply {
    let own = match &viewer.person {
        Some(person) => state.store.papers(person.id).await?,
        None => Vec::new(),
    };
    Ok(answer::page(papers::open(&viewer, None, &listed(&own))))
}

/// Stores an uploaded record and goes there.
pub(super) async fn keep(Reader { state, viewer, visitor, .. }: Reader, fields: Fields) -> Reply {
    let (me, cookies) = visitor.or_guest(&state, "").await?;
    match state.keep_record(&me, fields.text("record")).await {
        Ok(id) => {
            let studied = state.studied(Subject::Paper(id), Some(&me)).await?;
            let page = if studied.branches.is_empty() { "replay" } else { "study" };
            Ok((cookies, Redirect::to(&format!("/r/{id}/{page}"))).into_response())
        }
        Err(Problem::NotSetUp(NotSetUp::Record(error))) => {
            let own = state.store.papers(me.id).await?;
            let page = papers::open(&viewer, Some(&error.to_string()), &listed(&own));
            let status = Problem::NotSetUp(NotSetUp::Record(error)).status();
            Ok((status, answer::page(page)).into_response())
        }
        Err(problem) => Err(problem),
    }
}

/// A record's own address: its replay.
pub(super) async fn paper(Of(subject): Of) -> Redirect {
    Redirect::to(&format!("{}/replay", subject.base()))
}

pub(super) async fn delete(Caller { state, visitor, .. }: Caller, Of(subject): Of) -> Reply {
    let Subject::Paper(id) = subject else { return Err(Problem::NotFound) };
    state.drop_record(visitor.known()?, id).await?;
    Ok(Redirect::to("/replay").into_response())
}
