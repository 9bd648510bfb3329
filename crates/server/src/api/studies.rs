//! Studying in the API: stored records, their variations and comments, what the judge says, and reviews. All
//! rules are in [`crate::studies`] and [`crate::analysis`], which the pages use too.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::IntoResponse as _;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use site::pages::review::whole;
use site::pages::setup::{self, Draft};
use site::pages::viewer::Viewer;
use site::subject::Subject;
use study::{Advice, Edit};
use table::{Flaw, Seat, TreePlace};

use super::Answer;
use crate::analysis::another_world;
use crate::app::AppState;
use crate::http::extract::{At, Body, Params, table_id};
use crate::http::problem::{Problem, Reply};
use crate::http::visitor::{Caller, Visitor};
use crate::id::PaperId;
use crate::store::Millis;
use crate::studies::{Studied, behalf};

/// What an address is about: a table, or a record.
pub(super) struct About(Subject);

impl<S: Send + Sync> FromRequestParts<S> for About {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        let mut words = parts.uri.path().trim_start_matches("/api/v1/").split('/');
        match (words.next(), words.next()) {
            (Some("tables"), Some(id)) => Ok(Self(Subject::Table(table_id(id)?))),
            (Some("records"), Some(id)) => Ok(Self(Subject::Paper(paper_id(id)?))),
            _ => Err(Problem::NotFound),
        }
    }
}

fn paper_id(text: &str) -> Result<PaperId, Problem> {
    text.parse().map_err(|_| Problem::NotFound)
}

/// A record that is kept here.
#[derive(Serialize)]
pub(super) struct Kept {
    record: PaperId,
    /// When it was last changed.
    at: Millis,
    /// The record with its variations and comments.
    text: String,
    /// Whether it is yours.
    yours: bool,
    /// What lets others edit, for who may.
    key: Option<String>,
}

impl Kept {
    fn of(state: &AppState, visitor: &Visitor, id: PaperId, studied: &Studied, key: &str) -> Self {
        let me = visitor.person.as_ref();
        let edits = state.may_edit(studied, id, me, key);
        Self {
            record: id,
            at: studied.at,
            text: studied.text(),
            yours: studied.owner.is_some() && studied.owner == me.map(|me| me.id),
            key: edits.then(|| state.edit_key(studied, id)),
        }
    }
}

/// The text of a record.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Text {
    record: String,
}

pub(super) async fn list(Caller { state, visitor, .. }: Caller) -> Answer<Vec<Kept>> {
    let own = state.store.papers(visitor.known()?.id).await?;
    let kept = own.into_iter().map(|paper| Kept {
        record: paper.id,
        at: paper.at,
        key: Some(state.people.key().edit(paper.id, paper.link)),
        text: paper.text,
        yours: true,
    });
    Ok(Json(kept.collect()))
}

async fn one(state: &AppState, visitor: &Visitor, id: PaperId, key: &str) -> Answer<Kept> {
    let studied = state.studied(Subject::Paper(id), visitor.person.as_ref()).await?;
    Ok(Json(Kept::of(state, visitor, id, &studied, key)))
}

async fn created(state: &AppState, visitor: &Visitor, id: PaperId) -> Reply {
    let kept = one(state, visitor, id, "").await?;
    Ok((StatusCode::CREATED, kept).into_response())
}

pub(super) async fn keep(Caller { state, visitor, .. }: Caller, Body(body): Body<Text>) -> Reply {
    let id = state.keep_record(visitor.known()?, &body.record).await?;
    created(&state, &visitor, id).await
}

/// Opens a finished game, or somebody else's analysis, on one's own board.
pub(super) async fn begin(
    Caller { state, visitor, .. }: Caller,
    About(subject): About,
    Body(_): Body<Nothing>,
) -> Reply {
    let me = visitor.known()?;
    let studied = state.studied(subject, Some(me)).await?;
    let kept = state.begin_study(me, &studied).await?;
    created(&state, &visitor, kept).await
}

/// By which right something is requested, at which place, and from whose point of view.
#[derive(Debug, Deserialize)]
pub(super) struct Query {
    key: Option<String>,
    at: Option<String>,
    seat: Option<Seat>,
}

fn place(text: Option<&str>) -> Result<TreePlace, Problem> {
    let malformed = |_| Problem::Malformed("at: which place?".to_owned());
    text.map_or_else(|| Ok(TreePlace::default()), |text| text.parse().map_err(malformed))
}

pub(super) async fn read(
    Caller { state, visitor, .. }: Caller,
    At(id): At<String>,
    Params(query): Params<Query>,
) -> Answer<Kept> {
    one(&state, &visitor, paper_id(&id)?, query.key.as_deref().unwrap_or_default()).await
}

/// Nothing.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Nothing {}

/// What was done.
#[derive(Serialize)]
pub(super) struct Gone {
    gone: bool,
}

pub(super) async fn delete(
    Caller { state, visitor, .. }: Caller,
    At(id): At<String>,
    Body(_): Body<Nothing>,
) -> Answer<Gone> {
    state.drop_record(visitor.known()?, paper_id(&id)?).await?;
    Ok(Json(Gone { gone: true }))
}

pub(super) async fn renew(
    Caller { state, visitor, .. }: Caller,
    At(id): At<String>,
    Body(_): Body<Nothing>,
) -> Answer<Kept> {
    let id = paper_id(&id)?;
    state.renew_key(visitor.known()?, id).await?;
    one(&state, &visitor, id, "").await
}

/// A change at a place in a tree: exactly one.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Changed {
    at: Option<String>,
    key: String,
    r#move: Option<String>,
    note: Option<String>,
    name: Option<String>,
    line: u32,
    world: bool,
    cut: bool,
}

/// Where a change led.
#[derive(Serialize)]
pub(super) struct Led {
    at: String,
}

pub(super) async fn change(
    Caller { state, visitor, .. }: Caller,
    At(id): At<String>,
    Body(body): Body<Changed>,
) -> Answer<Led> {
    let id = paper_id(&id)?;
    let place = place(body.at.as_deref())?;
    let studied = state.studied(Subject::Paper(id), visitor.person.as_ref()).await?;
    if !state.may_edit(&studied, id, visitor.person.as_ref(), &body.key) {
        return Err(Problem::ReadOnly);
    }
    let line = body.line;
    let wishes = [
        body.r#move.map(Edit::Try),
        body.note.map(Edit::Note),
        body.name.map(|name| Edit::Name(line, name)),
        body.world.then(another_world),
        body.cut.then_some(Edit::Cut),
    ];
    let mut wishes = wishes.into_iter().flatten();
    let (Some(change), None) = (wishes.next(), wishes.next()) else {
        return Err(Problem::Malformed("one of move, note, name, world, cut".to_owned()));
    };
    let there = state.change_study(id, place, &change).await?;
    Ok(Json(Led { at: there.to_string() }))
}

/// A position that somebody wrote.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    game: String,
    seats: usize,
    #[serde(default)]
    options: BTreeMap<String, String>,
    text: String,
}

/// What came of it.
#[derive(Serialize)]
pub(super) struct SetUp {
    /// The record of a game that begins there, if nothing is wrong.
    record: Option<String>,
    flaws: Vec<Wrong>,
}

/// Something that is wrong with a position.
#[derive(Serialize)]
pub(super) struct Wrong {
    /// The line, from 1, if one is to blame.
    line: Option<usize>,
    text: String,
}

pub(super) async fn set_up(
    Caller { state, visitor, .. }: Caller,
    Body(body): Body<Written>,
) -> Answer<SetUp> {
    let kind = body.game.parse().map_err(|_| Problem::NotFound)?;
    let options = body.options.into_iter().collect();
    let draft = Draft { kind, seats: body.seats, options, text: body.text };
    Ok(Json(match state.position_of(&draft).await? {
        Ok(game) => SetUp { record: Some(game.record().to_string()), flaws: Vec::new() },
        Err(flaws) => {
            let viewer = Viewer::new(None, visitor.lang, &[][..], String::new());
            let told = |flaw: &Flaw| Wrong {
                line: (flaw.line > 0).then_some(flaw.line),
                text: setup::told(&viewer, flaw),
            };
            SetUp { record: None, flaws: flaws.iter().map(told).collect() }
        }
    }))
}

/// A position of a record.
#[derive(Serialize)]
pub(super) struct StudyPosition {
    at: String,
    ply: usize,
    to_act: Option<Seat>,
    legal: Vec<String>,
    scores: Vec<i32>,
    /// Whose view this is: that of the player to act, unless another was requested.
    seat: Seat,
    view: Box<RawValue>,
    /// The position as text that can be changed and set up.
    setup: Option<String>,
}

pub(super) async fn position(
    Caller { state, visitor, .. }: Caller,
    At(id): At<String>,
    Params(query): Params<Query>,
) -> Answer<StudyPosition> {
    let subject = Subject::Paper(paper_id(&id)?);
    let studied = state.studied(subject, visitor.person.as_ref()).await?;
    let place = place(query.at.as_deref())?;
    let at = studied.game.at_place(&studied.branches, place).ok_or(Problem::NotFound)?;
    let seat = query.seat.filter(|seat| seat.index() < at.seats()).or(at.to_act());
    let seat = seat.unwrap_or(Seat::new(0));
    let view = at.view_json(Some(seat));
    Ok(Json(StudyPosition {
        at: place.to_string(),
        ply: at.ply(),
        to_act: at.to_act(),
        legal: at.legal(),
        scores: at.scores().as_slice().to_vec(),
        seat,
        view,
        setup: at.position_text(),
    }))
}

pub(super) async fn lines(
    Caller { state, visitor, .. }: Caller,
    At(id): At<String>,
    Params(query): Params<Query>,
) -> Answer<Option<Advice>> {
    let subject = Subject::Paper(paper_id(&id)?);
    let studied = state.studied(subject, visitor.person.as_ref()).await?;
    let place = place(query.at.as_deref())?;
    Ok(Json(state.advice(&studied, place, visitor.lang, behalf(&visitor)).await?))
}

/// A review, or its progress.
#[derive(Serialize)]
pub(super) struct Reviewed {
    /// Its progress, if it is in progress on this server.
    percent: Option<u8>,
    /// Whether an earlier judge made it, so that it is worth requesting again.
    outdated: bool,
    /// The review as docs/study.md describes it, if there is one.
    review: Option<serde_json::Value>,
}

async fn reviewed(state: &AppState, visitor: &Visitor, subject: Subject) -> Answer<Reviewed> {
    let studied = state.studied(subject, visitor.person.as_ref()).await?;
    let kept = state.review_of(&studied).await?;
    let under_way = state.review_under_way(subject, behalf(visitor));
    let viewer = Viewer::new(visitor.person.clone(), visitor.lang, &[][..], subject.base());
    let outdated = kept.as_ref().is_some_and(study::Review::is_outdated);
    let review = kept.map(|review| {
        let whole = whole(&viewer, &studied.game, &review);
        serde_json::to_value(whole).expect("a review can be written as JSON")
    });
    Ok(Json(Reviewed { percent: under_way.map(|it| it.percent), outdated, review }))
}

pub(super) async fn review(
    Caller { state, visitor, .. }: Caller,
    About(subject): About,
) -> Answer<Reviewed> {
    reviewed(&state, &visitor, subject).await
}

pub(super) async fn begin_review(
    Caller { state, visitor, .. }: Caller,
    About(subject): About,
    Body(_): Body<Nothing>,
) -> Answer<Reviewed> {
    let studied = state.studied(subject, visitor.person.as_ref()).await?;
    state.begin_review(&studied, behalf(&visitor)).await?;
    reviewed(&state, &visitor, subject).await
}

pub(super) async fn cancel_review(
    Caller { state, visitor, .. }: Caller,
    About(subject): About,
    Body(_): Body<Nothing>,
) -> Answer<Reviewed> {
    state.studied(subject, visitor.person.as_ref()).await?;
    state.reviews.cancel(&subject.key(), behalf(&visitor));
    reviewed(&state, &visitor, subject).await
}
