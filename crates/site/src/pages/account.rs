//! Account: log in, sign up, one's data, and leaving.

use maud::{Markup, html};

use super::frame::plain;
use super::look::Look;
use super::players;

/// The page; `refused` is the id of what to say about something that was not done;
/// an operator finds the way to the desk.
#[must_use]
pub fn page(look: &Look, refused: Option<&str>, changed: bool, operator: bool) -> Markup {
    plain(look, &look.t("account-title"), &content(look, refused, changed, operator))
}

fn content(look: &Look, refused: Option<&str>, changed: bool, operator: bool) -> Markup {
    let person = look.person.as_ref();
    let account = person.filter(|person| person.account);
    html! {
        div.narrow {
            h1 { (look.t("account-title")) }
            (refusal(look, refused))
            @if changed { p.notice role="status" { (look.t("account-changed")) } }
            @match account {
                Some(person) => {
                    p { (look.with("account-as", &[("name", person.name.clone().into())])) }
                    h2 { (look.t("profile-mine")) }
                    p { (look.t("profile-mine-line")) }
                    p { a.button href=(players::path(&person.name)) { (look.t("profile-mine")) } }
                    @if operator { p { a.button href="/admin" { (look.t("admin-title")) } } }
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
            h2 { (look.t("calls-title")) }
            p { (look.t("calls-line")) }
            p { a.button href="/account/calls" { (look.t("calls-title")) } }
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

/// Another password for whoever has the link of an operator to the account of this name.
#[must_use]
pub fn reset(look: &Look, token: &str, name: &str, refused: Option<&str>) -> Markup {
    let title = look.t("account-password-new");
    let content = html! {
        div.narrow {
            h1 { (title) }
            (refusal(look, refused))
            form.card method="post" action=(format!("/reset/{token}")) {
                p { (look.with("account-reset", &[("name", name.to_owned().into())])) }
                input type="hidden" name="name" value=(name) autocomplete="username";
                label {
                    (title)
                    small { (look.t("account-password-hint")) }
                    input type="password" name="new" required minlength="8" autocomplete="new-password";
                }
                button.strong-button type="submit" { (look.t("account-change")) }
            }
        }
    };
    plain(look, &title, &content)
}

fn refusal(look: &Look, refused: Option<&str>) -> Markup {
    html! { @if let Some(id) = refused { p.notice.bad role="alert" { (look.t(id)) } } }
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
