//! Account: log in, sign up, one's data, and leaving.

use axum::extract::{Path, Query, State};
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;

use super::frame::{plain, sorry};
use super::look::Look;
use crate::app::AppState;
use crate::http::problem::Problem;

#[derive(Deserialize)]
pub(super) struct Asked {
    refused: Option<String>,
    done: Option<String>,
}

pub(super) async fn page(look: Look, Query(asked): Query<Asked>) -> Response {
    let changed = asked.done.as_deref() == Some("password");
    plain(&look, &look.t("account-title"), &content(&look, asked.refused.as_deref(), changed))
}

fn content(look: &Look, refused: Option<&str>, changed: bool) -> Markup {
    let person = look.visitor.person.as_ref();
    let account = person.filter(|person| person.account);
    html! {
        div.narrow {
            h1 { (look.t("account-title")) }
            (refusal(look, refused))
            @if changed { p.notice role="status" { (look.t("account-changed")) } }
            @match account {
                Some(person) => {
                    p { (look.with("account-as", &[("name", person.name.clone().into())])) }
                    form method="post" action="/logout" {
                        button type="submit" { (look.t("account-logout")) }
                    }
                    form method="post" action="/logout-everywhere" {
                        button type="submit" { (look.t("account-logout-all")) }
                    }
                    (another_password(look, &person.name))
                }
                None => {
                    @match look.own_name() {
                        "" => { p { (look.t("account-nobody")) } }
                        name => { p { (look.with("account-guest", &[("name", name.to_owned().into())])) } }
                    }
                    (entry(look, "/login", "account-login", "current-password"))
                    (entry(look, "/register", "account-signup", "new-password"))
                }
            }
            @if person.is_some() {
                h2 { (look.t("account-data")) }
                p { (look.t("account-data-line")) }
                p { a.button href="/account/export" download { (look.t("account-data-get")) } }
                h2 { (look.t("account-delete")) }
                p { (look.t("account-delete-line")) }
                form method="post" action="/account/delete" {
                    @if account.is_some() {
                        label {
                            (look.t("account-password"))
                            input type="password" name="password" required autocomplete="current-password";
                        }
                    }
                    button.danger-button type="submit" { (look.t("account-delete-sure")) }
                }
            }
        }
    }
}

/// Another password for whoever has the link of an operator.
pub(super) async fn reset(
    State(state): State<AppState>,
    look: Look,
    Path(token): Path<String>,
    Query(asked): Query<Asked>,
) -> Response {
    let account = match state.people.of_reset(&token).await {
        Ok(account) => account,
        Err(error) => return sorry(&look, &Problem::NotIn(error)),
    };
    let title = look.t("account-password-new");
    let content = html! {
        div.narrow {
            h1 { (title) }
            (refusal(&look, asked.refused.as_deref()))
            form.card method="post" action=(format!("/reset/{token}")) {
                p { (look.with("account-reset", &[("name", account.name.clone().into())])) }
                input type="hidden" name="name" value=(account.name) autocomplete="username";
                label {
                    (title)
                    small { (look.t("account-password-hint")) }
                    input type="password" name="new" required minlength="8" autocomplete="new-password";
                }
                button.strong-button type="submit" { (look.t("account-change")) }
            }
        }
    };
    plain(&look, &title, &content)
}

fn refusal(look: &Look, refused: Option<&str>) -> Markup {
    let refused =
        refused.map(|code| format!("refused-{code}")).filter(|id| Problem::is_message(id));
    html! { @if let Some(id) = refused { p.notice.bad role="alert" { (look.t(&id)) } } }
}

fn another_password(look: &Look, name: &str) -> Markup {
    html! {
        form.card method="post" action="/account/password" aria-label=(look.t("account-change")) {
            h2 { (look.t("account-change")) }
            p.soft { (look.t("account-change-line")) }
            // For programs that keep passwords: whose it is.
            input type="hidden" name="name" value=(name) autocomplete="username";
            label {
                (look.t("account-password-now"))
                input type="password" name="password" required autocomplete="current-password";
            }
            label {
                (look.t("account-password-new"))
                small { (look.t("account-password-hint")) }
                input type="password" name="new" required minlength="8" autocomplete="new-password";
            }
            button type="submit" { (look.t("account-change")) }
        }
    }
}

fn entry(look: &Look, action: &str, title: &str, kind: &str) -> Markup {
    let new = kind == "new-password";
    html! {
        form.card method="post" action=(action) aria-label=(look.t(title)) {
            h2 { (look.t(title)) }
            @if new { p.soft { (look.t("account-signup-line")) } }
            label {
                (look.t("account-name"))
                input name="name" required minlength="2" maxlength="24" autocomplete="username";
            }
            label {
                (look.t("account-password"))
                @if new { small { (look.t("account-password-hint")) } }
                input type="password" name="password" required minlength="8" autocomplete=(kind);
            }
            button.strong-button type="submit" { (look.t(title)) }
        }
    }
}
