//! Account: logging in, signing up, your data, and leaving.

use maud::{Markup, html};

use super::frame::plain;
use super::players;
use super::viewer::Viewer;

/// The page; `refused` is the id of what to say about something that was not done;
/// `typed` is the name that came with it; an operator finds the way to the desk.
#[must_use]
pub fn page(
    viewer: &Viewer,
    refused: Option<&str>,
    typed: &str,
    changed: bool,
    operator: bool,
) -> Markup {
    plain(viewer, &viewer.t("account-title"), &content(viewer, refused, typed, changed, operator))
}

fn content(
    viewer: &Viewer,
    refused: Option<&str>,
    typed: &str,
    changed: bool,
    operator: bool,
) -> Markup {
    let person = viewer.person.as_ref();
    let account = person.filter(|person| person.account);
    html! {
        div.narrow {
            h1 { (viewer.t("account-title")) }
            (refusal(viewer, refused))
            @if changed { p.notice role="status" { (viewer.t("account-changed")) } }
            @match account {
                Some(person) => {
                    p { (viewer.with("account-as", &[("name", person.name.clone().into())])) }
                    h2 { (viewer.t("profile-mine")) }
                    p { (viewer.t("profile-mine-line")) }
                    p { a.button href=(players::path(&person.name)) { (viewer.t("profile-mine")) } }
                    @if operator { p { a.button href="/admin" { (viewer.t("admin-title")) } } }
                    form method="post" action="/logout" {
                        button type="submit" { (viewer.t("account-logout")) }
                    }
                    form method="post" action="/logout-everywhere" {
                        button type="submit" { (viewer.t("account-logout-all")) }
                    }
                    (another_password(viewer, &person.name))
                }
                None => {
                    @match viewer.own_name() {
                        "" => { p { (viewer.t("account-nobody")) } }
                        name => { p { (viewer.with("account-guest", &[("name", name.to_owned().into())])) } }
                    }
                    (entry(viewer, "/login", typed, "account-login", "current-password"))
                    @let typed = if typed.is_empty() { viewer.own_name() } else { typed };
                    (entry(viewer, "/register", typed, "account-signup", "new-password"))
                }
            }
            h2 { (viewer.t("calls-title")) }
            p { (viewer.t("calls-line")) }
            p { a.button href="/account/calls" { (viewer.t("calls-title")) } }
            @if person.is_some() {
                h2 { (viewer.t("account-data")) }
                p { (viewer.t("account-data-line")) }
                p { a.button href="/account/export" download { (viewer.t("account-data-get")) } }
                h2 { (viewer.t("account-delete")) }
                p { (viewer.t("account-delete-line")) }
                form method="post" action="/account/delete" {
                    @if account.is_some() {
                        label {
                            (viewer.t("account-password"))
                            input type="password" name="password" required autocomplete="current-password";
                        }
                    }
                    button.danger-button type="submit" { (viewer.t("account-delete-sure")) }
                }
            }
        }
    }
}

/// The page to set a new password, for somebody with an operator's link to the account of this name.
#[must_use]
pub fn reset(viewer: &Viewer, token: &str, name: &str, refused: Option<&str>) -> Markup {
    let title = viewer.t("account-password-new");
    let content = html! {
        div.narrow {
            h1 { (title) }
            (refusal(viewer, refused))
            form.card method="post" action=(format!("/reset/{token}")) {
                p { (viewer.with("account-reset", &[("name", name.to_owned().into())])) }
                input type="hidden" name="name" value=(name) autocomplete="username";
                label {
                    (title)
                    small { (viewer.t("account-password-hint")) }
                    input type="password" name="new" required minlength="8" autocomplete="new-password";
                }
                button.strong-button type="submit" { (viewer.t("account-change")) }
            }
        }
    };
    plain(viewer, &title, &content)
}

fn refusal(viewer: &Viewer, refused: Option<&str>) -> Markup {
    html! { @if let Some(id) = refused { p.notice.bad role="alert" { (viewer.t(id)) } } }
}

fn another_password(viewer: &Viewer, name: &str) -> Markup {
    html! {
        form.card method="post" action="/account/password" aria-label=(viewer.t("account-change")) {
            h2 { (viewer.t("account-change")) }
            p.soft { (viewer.t("account-change-line")) }
            // For password managers: whose it is.
            input type="hidden" name="name" value=(name) autocomplete="username";
            label {
                (viewer.t("account-password-now"))
                input type="password" name="password" required autocomplete="current-password";
            }
            label {
                (viewer.t("account-password-new"))
                small { (viewer.t("account-password-hint")) }
                input type="password" name="new" required minlength="8" autocomplete="new-password";
            }
            button type="submit" { (viewer.t("account-change")) }
        }
    }
}

fn entry(viewer: &Viewer, action: &str, typed: &str, title: &str, kind: &str) -> Markup {
    let new = kind == "new-password";
    html! {
        form.card method="post" action=(action) aria-label=(viewer.t(title)) {
            h2 { (viewer.t(title)) }
            @if new { p.soft { (viewer.t("account-signup-line")) } }
            label {
                (viewer.t("account-name"))
                input name="name" value=(typed) required minlength="2" maxlength="24" autocomplete="username";
            }
            label {
                (viewer.t("account-password"))
                @if new { small { (viewer.t("account-password-hint")) } }
                input type="password" name="password" required minlength="8" autocomplete=(kind);
            }
            button.strong-button type="submit" { (viewer.t(title)) }
        }
    }
}
