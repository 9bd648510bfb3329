//! The analysis board: opening, viewing and changing it.

use axum::Json;
use axum::extract::Query;
use axum::http::header;
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use catalog::Any;
use site::pages::advice;
use site::pages::analysis::{self, Board, TreeQuery};
use site::pages::replay::{Eyes, name};
use site::pages::table::{preview, why};
use site::pages::viewer::Viewer;
use site::request::Given as _;
use site::subject::Subject;
use study::{Edit, Review};
use table::{Seat, TreePlace};

use super::answer::{self, say};
use super::studying::Of;
use super::update::{PART, update};
use crate::analysis::another_world;
use crate::app::AppState;
use crate::http::extract::{At, wants_json};
use crate::http::problem::{Problem, Reply};
use crate::http::visitor::{Form, Headers, Reader};
use crate::id::PaperId;
use crate::live::decide::Refusal;
use crate::studies::{Studied, behalf};

/// What is opened, where, and by which right.
struct Opened {
    studied: Studied,
    id: PaperId,
    place: TreePlace,
    /// Whether the place asked for is not there any more.
    gone: bool,
    eyes: Eyes,
    edits: bool,
    mine: bool,
    key: Option<String>,
}

async fn opened(
    state: &AppState,
    viewer: &Viewer,
    subject: Subject,
    asked: &TreeQuery,
) -> Result<Opened, Problem> {
    let Subject::Paper(id) = subject else { return Err(Problem::NotFound) };
    let me = viewer.person.as_ref();
    let studied = state.studied(subject, me).await?;
    let given = asked.key.as_deref().unwrap_or_default();
    let edits = state.may_edit(&studied, id, me, given);
    let mine = studied.owner.is_some() && studied.owner == me.map(|me| me.id);
    let place = match asked.at.as_deref() {
        None | Some("") => TreePlace::default(),
        Some(text) => text.parse().map_err(|_| Problem::NotFound)?,
    };
    // A place that was cut off meanwhile is gone, but the game is still there.
    let there = studied.branches.has(studied.game.ply(), place);
    let place = if there { place } else { TreePlace::default() };
    let view = asked.view.as_deref().unwrap_or("mover");
    let eyes = Eyes::of(Some(view), &studied.game, None);
    let key = edits.then(|| state.edit_key(&studied, id));
    Ok(Opened { studied, id, place, gone: !there, eyes, edits, mine, key })
}

impl Opened {
    /// The board with the review of its game, if there is one that may be shown.
    fn board<'a>(&'a self, viewer: &'a Viewer, review: Option<&'a Review>) -> Board<'a> {
        Board {
            viewer,
            id: self.id,
            game: &self.studied.game,
            branches: &self.studied.branches,
            place: self.place,
            eyes: self.eyes,
            version: self.studied.at,
            edits: self.edits,
            mine: self.mine,
            key: self.key.as_deref(),
            review,
        }
    }

    async fn review(&self, state: &AppState) -> Option<Review> {
        state.review_of(&self.studied).await.ok().flatten()
    }
}

pub(super) async fn page(
    Reader { state, viewer, headers, .. }: Reader,
    Of(subject): Of,
    Query(asked): Query<TreeQuery>,
) -> Reply {
    let opened = opened(&state, &viewer, subject, &asked).await?;
    let review = opened.review(&state).await;
    let board = opened.board(&viewer, review.as_ref());
    Ok(match headers.contains_key(PART) {
        true => update(&headers, board.main()),
        false => answer::page(board.page()),
    })
}

/// Opens a game on the requester's own board: their own analysis, or a copy of what others have
/// tried.
pub(super) async fn begin(Of(subject): Of, Form { state, visitor, fields, .. }: Form) -> Reply {
    let place = fields.get("at").and_then(|it| it.parse().ok()).unwrap_or_default();
    let studied = state.studied(subject, visitor.person.as_ref()).await?;
    let (me, cookies) = visitor.or_guest(&state, "").await?;
    let id = state.begin_study(&me, &studied).await?;
    let to = analysis::address(id, place, Eyes::Mover, None);
    Ok((cookies, Redirect::to(&to)).into_response())
}

/// Something is tried, said, named or taken away.
pub(super) async fn change(
    Of(subject): Of,
    At((_, verb)): At<(String, String)>,
    Form { state, visitor, headers, fields }: Form,
) -> Reply {
    let field = |name: &str| fields.get(name).map(str::to_owned);
    let asked = TreeQuery { at: field("at"), view: field("view"), key: field("key") };
    let text = || fields.text("text").to_owned();
    let change = match verb.as_str() {
        "moves" => Edit::Try(fields.text("move").to_owned()),
        "world" => another_world(),
        "note" => Edit::Note(text()),
        "name" => Edit::Name(fields.read("line")?.unwrap_or(0), text()),
        "cut" => Edit::Cut,
        _ => return Err(Problem::NotFound),
    };
    let path = format!("/r/{}/study", subject.key());
    let viewer = Viewer::new(visitor.person.clone(), visitor.lang, &Headers(&headers), path);
    let mut opened = opened(&state, &viewer, subject, &asked).await?;
    if !opened.edits {
        return Err(Problem::ReadOnly);
    }
    let done = match opened.gone {
        true => Err(Refusal::Stale.into()),
        false => state.change_study(opened.id, opened.place, &change).await,
    };
    opened.studied = state.studied(subject, visitor.person.as_ref()).await?;
    if headers.contains_key(PART) {
        opened.place = done.as_ref().map_or(opened.place, |place| *place);
        let review = opened.review(&state).await;
        let mut answer = update(&headers, opened.board(&viewer, review.as_ref()).main());
        if let Err(problem) = done {
            say_why(&mut answer, &viewer, &problem);
        }
        return Ok(answer);
    }
    opened.place = done?;
    let key = opened.key.as_deref().filter(|_| !opened.mine);
    let to = analysis::address(opened.id, opened.place, opened.eyes, key);
    Ok(Redirect::to(&to).into_response())
}

/// Says in an answer to the script why something was not done.
fn say_why(answer: &mut Response, viewer: &Viewer, problem: &Problem) {
    let text = viewer.say(&problem.message(), &|seat: Seat| seat.to_string());
    *answer.status_mut() = problem.status();
    say(answer, &text);
}

/// The position that a question of the script is about, and what it asks about by a name.
async fn asked(
    state: &AppState,
    viewer: &Viewer,
    subject: Subject,
    pairs: Vec<(String, String)>,
    about: &str,
) -> Result<(Any, Vec<String>), Problem> {
    let get = |name: &str| pairs.iter().find(|(key, _)| key == name).map(|(_, it)| it.clone());
    let query = TreeQuery { at: get("at"), view: get("view"), key: get("key") };
    let Opened { studied, place, .. } = opened(state, viewer, subject, &query).await?;
    let at = studied.game.at_place(&studied.branches, place).ok_or(Problem::NotFound)?;
    Ok((at, pairs.into_iter().filter(|(key, _)| key == about).map(|(_, it)| it).collect()))
}

/// What each of some moves would bring.
pub(super) async fn previews(
    Reader { state, viewer, .. }: Reader,
    Of(subject): Of,
    Query(pairs): Query<Vec<(String, String)>>,
) -> Reply {
    let (at, moves) = asked(&state, &viewer, subject, pairs, "m").await?;
    let called = |seat: Seat| name(&viewer, &at, seat).into();
    let moves = moves.iter().map(String::as_str);
    Ok(Json(preview::brought(&viewer, &at, &called, moves)).into_response())
}

/// Why something that was clicked cannot be picked.
pub(super) async fn why(
    Reader { state, viewer, .. }: Reader,
    Of(subject): Of,
    Query(pairs): Query<Vec<(String, String)>>,
) -> Reply {
    let (at, picked) = asked(&state, &viewer, subject, pairs, "p").await?;
    let called = |seat: Seat| name(&viewer, &at, seat).into();
    let picked = picked.iter().map(String::as_str);
    Ok(Json(why::why_at(&viewer, &at, &called, picked)).into_response())
}

/// The link to edit is withdrawn: there is another one from now on.
pub(super) async fn renew(Of(subject): Of, Form { state, visitor, fields, .. }: Form) -> Reply {
    let Subject::Paper(id) = subject else { return Err(Problem::NotFound) };
    state.renew_key(visitor.known()?, id).await?;
    let place = fields.get("at").and_then(|it| it.parse().ok()).unwrap_or_default();
    Ok(Redirect::to(&analysis::address(id, place, Eyes::Mover, None)).into_response())
}

/// What the judge says of a place: data, or the part of the page.
pub(super) async fn lines(
    Reader { state, viewer, visitor, headers }: Reader,
    Of(subject): Of,
    Query(pairs): Query<TreeQuery>,
) -> Reply {
    let Opened { studied, place, edits, .. } = opened(&state, &viewer, subject, &pairs).await?;
    let said = match state.advice(&studied, place, viewer.lang(), behalf(&visitor)).await {
        Err(problem @ Problem::GoesOn) if headers.contains_key(PART) => {
            let text = viewer.say(&problem.message(), &|seat: Seat| seat.to_string());
            return Ok((problem.status(), Html(advice::told(&text).into_string())).into_response());
        }
        said => said?,
    };
    if wants_json(&headers) {
        return Ok(Json(said).into_response());
    }
    let at = studied.game.at_place(&studied.branches, place).ok_or(Problem::NotFound)?;
    let beside = headers.contains_key(PART);
    let told = said.map(|said| advice::advice(&viewer, &at, &said, edits, beside));
    let told = told.unwrap_or_else(|| advice::told(&viewer.t("study-over")));
    if beside {
        return Ok(
            ([(header::CACHE_CONTROL, "no-store")], Html(told.into_string())).into_response()
        );
    }
    Ok(answer::page(advice::alone(&viewer, &told)))
}
