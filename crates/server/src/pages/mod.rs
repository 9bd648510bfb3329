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
mod replay;
mod rules;
mod table;

use std::sync::Arc;

use axum::routing::{get, post};
use axum::{Extension, Router};

use crate::app::AppState;

pub use look::Look;

/// The addresses of the pages.
pub fn routes() -> Router<AppState> {
    Router::new()
        .route("/", get(home::page))
        .route("/new", get(new::page))
        .route("/rules", get(rules::all))
        .route("/rules/{game}", get(rules::page))
        .route("/about", get(about::page))
        .route("/account", get(account::page))
        .route("/look", post(look::change))
        .route("/replay", get(replay::open).post(replay::show))
        .route("/l/{token}", get(join::page))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/previews", get(table::preview::previews))
        .route("/t/{id}/replay", get(replay::page))
        .route("/figure/{game}/{theme}", get(figure::picture))
        .route("/assets/{digest}/{name}", get(assets::asset))
        .route("/favicon.ico", get(assets::icon))
        .layer(Extension(Arc::new(log::Logs::default())))
}
