//! The pages: who asks for one, what it needs, and how it is sent. `site::pages` makes the content.

pub mod actions;
mod analysing;
mod answer;
mod calling;
mod desk;
mod events;
mod exploring;
mod people;
mod playing;
mod reading;
mod setting_up;
mod studying;
mod update;
mod viewer;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::Response;
use axum::routing::{get, post};

use crate::app::AppState;
use crate::http::guard::guard;
use crate::http::problem::Problem;
use crate::http::visitor::language;

use playing::after;
use update::PART;

/// The addresses of the pages.
pub fn routes() -> Router<AppState> {
    Router::new()
        .route("/", get(reading::home))
        .route("/new", get(reading::new))
        .route("/rules", get(reading::all_rules))
        .route("/rules/{game}", get(reading::rules))
        .route("/about", get(reading::about))
        .route("/programs", get(reading::programs))
        .route("/account", get(reading::account))
        .route("/account/calls", get(calling::page))
        .route("/calls/mail/{token}", get(calling::confirm))
        .route("/calls/end/{token}", get(calling::end))
        .route("/calls/done/{word}", get(calling::done))
        .route("/sw.js", get(calling::worker))
        .route("/reset/{token}", get(reading::reset))
        .route("/explorer", get(exploring::page))
        .route("/players", get(people::leaders))
        .route("/player/{name}", get(people::profile))
        .route("/player/{name}/relation", post(people::relate))
        .route("/bot/{level}", get(people::bot))
        .route("/account/privacy", post(people::privacy))
        .route("/look", post(viewer::change))
        .route("/events", get(events::list).post(events::create))
        .route("/events/new", get(events::new))
        .route("/events/{id}", get(events::page_of))
        .route("/events/{id}/version", get(events::version))
        .route("/events/{id}/{deed}", post(events::act))
        .route("/replay", get(studying::open).post(studying::keep))
        .route("/setup", get(setting_up::page).post(setting_up::open))
        .route("/setup/check", post(setting_up::check))
        .route("/r/{id}", get(studying::paper))
        .route("/r/{id}/record", get(studying::record))
        .route("/r/{id}/delete", post(studying::delete))
        .route("/embed/{token}", get(studying::framed))
        .route("/t/{id}/embed", post(studying::allow_frame))
        .route("/r/{id}/embed/withdraw", post(studying::withdraw_frame))
        .route("/t/{id}/study", post(analysing::begin))
        .route("/r/{id}/study", get(analysing::page).post(analysing::begin))
        .route("/r/{id}/study/previews", get(analysing::previews))
        .route("/r/{id}/study/why", get(analysing::why))
        .route("/r/{id}/study/lines", get(analysing::lines))
        .route("/r/{id}/study/renew", post(analysing::renew))
        .route("/r/{id}/study/{verb}", post(analysing::change))
        .merge(studied("/t/{id}"))
        .merge(studied("/r/{id}"))
        .route("/l/{token}", get(playing::join))
        .route("/l/{token}/code.svg", get(reading::code))
        .route("/manifest.webmanifest", get(reading::manifest))
        .route("/t/{id}", get(playing::page))
        .route("/t/{id}/previews", get(playing::previews))
        .route("/t/{id}/why", get(playing::why))
        .route("/t/{id}/version", get(playing::version))
        .route("/t/{id}/log", get(playing::log))
        .route("/figure/{game}/{theme}", get(reading::picture))
        .route("/assets/{digest}/{name}", get(reading::asset))
        .route("/favicon.ico", get(reading::icon))
        .route("/admin", get(desk::page))
        .route("/admin/{act}", post(desk::act))
        .route("/t/{id}/report", get(desk::form).post(desk::report))
        .merge(actions::routes())
}

/// What a game can be studied by, at a table or by a record.
fn studied(base: &str) -> Router<AppState> {
    let at = |path: &str| format!("{base}/{path}");
    Router::new()
        .route(&at("replay"), get(studying::replay))
        .route(&at("others"), get(exploring::others))
        .route(&at("picture/{ply}"), get(studying::moment))
        .route(&at("picture/{ply}/move"), get(studying::motion))
        .route(&at("review"), get(studying::review).post(studying::begin_review))
        .route(&at("review/cancel"), post(studying::cancel_review))
        .route(&at("review/progress"), get(studying::progress))
        .route(&at("review/{piece}"), get(studying::piece))
}

/// A layer that every request passes; the guard comes after it. Turns a problem into a page if a person will
/// read it, and only then looks up who they are. For the script of a table the sentence is in a header of the
/// answer instead.
pub async fn problems(State(state): State<AppState>, request: Request, next: Next) -> Response {
    if request.headers().contains_key(PART) {
        let lang = language(request.headers());
        return answer::said(guard(&state, request, next).await, lang);
    }
    let accept = request.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok());
    if !accept.is_some_and(|accept| accept.contains("text/html")) {
        return guard(&state, request, next).await;
    }
    let (parts, body) = request.into_parts();
    let answer = guard(&state, Request::from_parts(parts.clone(), body), next).await;
    let Some(problem) = answer.extensions().get::<Problem>() else { return answer };
    let viewer = viewer::uncounted(&parts, &state).await;
    let page = answer::sorry(&viewer, problem);
    let (mut head, _) = answer.into_parts();
    head.headers.remove(header::CONTENT_TYPE);
    head.headers.remove(header::CONTENT_LENGTH);
    head.headers.remove(header::CONTENT_ENCODING);
    let (page_head, body) = page.into_parts();
    head.headers.extend(page_head.headers);
    Response::from_parts(head, body)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering::Relaxed;

    use catalog::Kind;
    use serde_json::json;
    use site::pages::viewer::Viewer;
    use words::Lang;

    use crate::hidden::{ask, open};

    #[tokio::test]
    async fn a_page_looks_its_visitor_up_once() {
        let mut world = open(1).await;
        let html = ("accept".to_owned(), "text/html".to_owned());
        world.people[0].headers.push(html);
        let kind = Kind::ALL[0];
        let body = json!({ "game": kind, "seats": ["me", "me"], "public": true });
        let set_up = world.people[0].post("/api/v1/tables", &body).await.expect("an answer").json();
        let table = set_up["table"].as_str().expect("an id");
        let mut pages: Vec<String> = [
            "",
            "/log",
            "/replay",
            "/review",
            "/report",
            "/others",
            "/version",
            "/why",
            "/previews",
        ]
        .map(|part| format!("/t/{table}{part}"))
        .to_vec();
        pages.push(format!("/rules/{kind}"));
        let (own, _) = include_str!("mod.rs").split_once("#[cfg(test)]").expect("tests");
        let routes = own.split(".route(\"").skip(1).filter_map(|route| route.split_once('"'));
        pages.extend(routes.map(|(path, _)| path.to_owned()).filter(|path| !path.contains('{')));
        let mut seen = 0;
        for path in pages {
            let before = world.state.people.looked_up.load(Relaxed);
            let answer = ask(&mut world.people[0], &path).await;
            let lookups = world.state.people.looked_up.load(Relaxed) - before;
            if answer.starts_with("200") {
                assert!(lookups <= 1, "{path}: {lookups} times");
                seen += usize::from(lookups == 1);
            }
        }
        assert!(seen > 20, "{seen} pages look their visitor up");
        let lost = ask(&mut world.people[0], "/nowhere").await;
        assert!(lost.starts_with("404") && lost.contains("<html"), "{lost}");
    }

    #[tokio::test]
    async fn c18_a_page_of_rules_is_drawn_once() {
        let mut world = open(1).await;
        let [first, other] = [Kind::ALL[0], Kind::ALL[1]];
        let path = |kind: Kind| format!("/rules/{kind}");
        let drawn = ask(&mut world.people[0], &path(first)).await;
        assert!(drawn.starts_with("200") && drawn.contains("<h2"), "{drawn}");
        // A freshly drawn page would not contain this.
        let viewer = Viewer::new(None, Lang::En, &[][..], path(first));
        assert!(world.state.rules.get(&viewer, first).is_some());
        world.state.rules.keep(&viewer, first, "<p>kept</p>".into());
        assert!(ask(&mut world.people[0], &path(first)).await.contains("<p>kept</p>"));
        let another = ask(&mut world.people[0], &path(other)).await;
        assert!(!another.contains("<p>kept</p>"), "another page is another");
    }
}
