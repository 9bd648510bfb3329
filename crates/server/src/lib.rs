//! The server: live tables, people, pages, the JSON API and the store.
//!
//! [`run`] starts it. [`serve`] does the same on a given socket, for tests; [`app()`] needs no socket.
//!
//! # For those who write pages
//!
//! A page is a handler in [`pages::routes`] that takes `State<AppState>` and a
//! [`Visitor`](http::visitor::Visitor) (who asks, if known, and in which language) and calls a
//! function of [`service`]: [`AppState::snapshot`](app::AppState), `open_tables`, `my_tables`,
//! `games_to_watch`, `offer`, `record`. A
//! [`Snapshot`](live::snapshot::Snapshot) is a table for one viewer: it has the whole game, and
//! says whose view may be shown. Forms and fetches go to the addresses listed in
//! [`pages::actions`] and [`http::account`]; events come from `/t/{id}/events` ([`http::events`]).
//! A refusal sends a plain form back to the page with `?refused=CODE`; its sentence is
//! `refused-CODE` in `words` (`Problem::is_message` knows them all).

pub mod accept;
mod analysis;
pub mod api;
pub mod app;
pub mod calls;
pub mod client;
mod clock;
pub mod cluster;
pub mod config;
pub mod data;
pub mod events;
pub mod explorer;
pub mod files;
mod helping;
#[cfg(test)]
mod hidden;
pub mod http;
pub mod limit;
pub mod live;
pub mod lobby;
pub mod log;
pub mod metrics;
pub mod operate;
pub mod others;
pub mod pages;
pub mod pairing;
mod patient;
pub mod people;
pub mod players;
pub mod ratings;
pub mod referee;
pub mod reports;
mod run;
pub mod service;
pub mod store;
pub mod studies;
pub mod transfer;
pub mod wishing;

use std::pin::Pin;

pub use app::AppState;
pub use config::Config;
pub use run::{Failed, app, run, serve};
pub use site::{action, id};

/// A boxed future. Other crates get only these from here: a plain `async fn` would be compiled into each of
/// them, with everything that it awaits in turn.
pub type Boxed<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
