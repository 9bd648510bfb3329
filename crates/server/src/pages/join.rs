//! A link was followed: what it gives, and one button to take it.

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::html;

use super::frame::{plain, sign, sorry};
use super::look::Look;
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
        return sorry(&look, &Problem::Refused(Refusal::Private, None));
    };
    // Whoever sits there already needs no link.
    let seated = state.snapshot(table, look.visitor.person.as_ref()).await;
    if seated.is_ok_and(|table| !table.yours.is_empty()) {
        return Redirect::to(&format!("/t/{table}")).into_response();
    }
    let content = html! {
        div.narrow {
            h1 { (look.t("join-title")) }
            form.card method="post" action=(format!("/l/{token}")) {
                input type="hidden" name="entropy";
                @match right {
                    Right::Play(seat) => {
                        p { (sign(seat)) " " (look.t("join-play")) }
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
    plain(&look, &look.t("join-title"), &content)
}
