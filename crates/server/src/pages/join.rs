//! A link was followed: what it gives, and one button to take it.

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::html;

use super::figure;
use super::frame::{about, sign, sorry_that};
use super::look::Look;
use super::table::names;
use crate::app::AppState;
use crate::http::problem::Problem;
use crate::live::decide::Refusal;
use crate::people::Right;

pub(super) async fn page(
    State(state): State<AppState>,
    look: Look,
    Path(token): Path<String>,
) -> Response {
    let Some((table, right)) = state.people.key().read_link(&token) else {
        let status = Problem::Refused(Refusal::Private, None).status();
        return sorry_that(&look, status, &look.t("join-stale"));
    };
    // Whoever sits there already needs no link.
    let seated = state.snapshot(table, look.visitor.person.as_ref()).await;
    if seated.as_ref().is_ok_and(|table| !table.yours.is_empty()) {
        return Redirect::to(&format!("/t/{table}")).into_response();
    }
    // What is played and by whom; a private table tells only that it exists.
    let shown = seated.ok();
    let kind = shown.as_ref().map(|table| table.kind);
    let content = html! {
        div.narrow {
            h1 { (look.t("join-title")) }
            form.card method="post" action=(format!("/l/{token}")) data-game=[kind] {
                input type="hidden" name="entropy";
                @if let Some(table) = &shown {
                    h2 { (look.game(table.kind)) }
                    img.picture src=(figure::url(&look, table.kind)) alt="" width="640" height="400";
                    p { (look.t(&format!("game-{}-line", table.kind))) }
                    p { (look.t("table-players")) (look.colon()) (names(&look, table).join(", ")) }
                }
                @match right {
                    Right::Play(seat) => {
                        p.with-sign { (sign(seat)) " " (look.t("join-play")) }
                        label {
                            (look.t("new-name"))
                            input name="name" value=(look.own_name()) placeholder=(look.t("guest-name")) maxlength="24" autocomplete="nickname";
                        }
                        button.strong-button type="submit" { (look.t("table-sit")) }
                    }
                    Right::Watch => {
                        p { (look.t("join-watch")) }
                        button.strong-button type="submit" { (look.t("join-watch-go")) }
                    }
                }
            }
        }
    };
    about(&look, &look.t("join-title"), kind, &content)
}
