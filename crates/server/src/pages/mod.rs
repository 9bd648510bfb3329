//! The pages: HTML from what the site knows, in the visitor's language and light.
//!
//! Everything works by links and forms; the script of the table only forwards clicks, shows what
//! a move would bring, and swaps in the parts that changed.

mod about;
mod account;
mod assets;
mod figure;
mod frame;
mod home;
mod join;
mod log;
mod look;
mod new;
mod options;
mod replay;
mod rules;
mod share;
mod table;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::Response;
use axum::routing::{get, post};

use crate::app::AppState;
use crate::http::problem::Problem;

pub use log::Logs;
pub use look::Look;
pub(crate) use options::CHOSEN;
pub use rules::Rules;
pub use table::{PART, after};

/// The addresses of the pages.
pub fn routes() -> Router<AppState> {
    Router::new()
        .route("/", get(home::page))
        .route("/new", get(new::page))
        .route("/rules", get(rules::all))
        .route("/rules/{game}", get(rules::page))
        .route("/about", get(about::page))
        .route("/account", get(account::page))
        .route("/reset/{token}", get(account::reset))
        .route("/look", post(look::change))
        .route("/replay", get(replay::open).post(replay::show))
        .route("/l/{token}", get(join::page))
        .route("/l/{token}/code.svg", get(share::code))
        .route("/manifest.webmanifest", get(share::manifest))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/previews", get(table::preview::previews))
        .route("/t/{id}/version", get(table::version))
        .route("/t/{id}/log", get(table::log))
        .route("/t/{id}/replay", get(replay::page))
        .route("/figure/{game}/{theme}", get(figure::picture))
        .route("/assets/{digest}/{name}", get(assets::asset))
        .route("/favicon.ico", get(assets::icon))
}

/// Makes a page of what went wrong if a person will read it. Who they are is looked up only then.
pub async fn problems(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let accept = parts.headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    if !accept.is_some_and(|accept| accept.contains("text/html")) {
        return next.run(Request::from_parts(parts, body)).await;
    }
    let answer = next.run(Request::from_parts(parts.clone(), body)).await;
    let Some(problem) = answer.extensions().get::<Problem>() else { return answer };
    let look = Look::of(&mut parts, &state).await;
    let page = frame::sorry(&look, problem);
    let (mut head, _) = answer.into_parts();
    head.headers.remove(header::CONTENT_TYPE);
    head.headers.remove(header::CONTENT_LENGTH);
    let (page_head, body) = page.into_parts();
    head.headers.extend(page_head.headers);
    Response::from_parts(head, body)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering::Relaxed;

    use crate::hidden::{ask, open};

    #[tokio::test]
    async fn a_page_looks_its_visitor_up_once() {
        let mut world = open(1).await;
        let html = ("accept".to_owned(), "text/html".to_owned());
        world.people[0].headers.push(html);
        for (path, status) in [("/", "200"), ("/new", "200"), ("/account", "200")] {
            let before = world.state.people.looked_up.load(Relaxed);
            let answer = ask(&mut world.people[0], path).await;
            assert!(answer.starts_with(status), "{path}: {answer}");
            assert_eq!(world.state.people.looked_up.load(Relaxed) - before, 1, "{path}");
        }
        let lost = ask(&mut world.people[0], "/nowhere").await;
        assert!(lost.starts_with("404") && lost.contains("<html"), "{lost}");
    }
}
