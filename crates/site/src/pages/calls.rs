//! Notifications: what somebody is called about, by which ways, and when not.

use maud::{Markup, html};

use super::assets;
use super::frame::plain;
use super::look::Look;
use crate::model::called::Reason;

/// What the page can say about what was just done, and whether that is good news.
const SAID: [(&str, bool); 12] = [
    ("saved", true),
    ("test", true),
    ("lost", false),
    ("address", false),
    ("plain", false),
    ("hours", false),
    ("asked", true),
    ("wait", false),
    ("unsent", false),
    ("confirmed", true),
    ("ended", true),
    ("full", false),
];

/// What the page shows.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// What the person has chosen; `None` for somebody without an account.
    pub chosen: Option<Chosen>,
    /// The site's key for browsers, if they can be told.
    pub push: Option<String>,
    /// Whether mail can be sent.
    pub mail: bool,
    /// Whether programs can be told.
    pub hooks: bool,
}

/// What a person has chosen.
#[derive(Clone, Debug, Default)]
pub struct Chosen {
    /// What they want to be called about.
    pub about: Vec<Reason>,
    /// When they do not: from, to, and how many minutes their clock is ahead of UTC.
    pub quiet: Option<(String, String, i16)>,
    /// Their browsers: an id, and what they know them by.
    pub browsers: Vec<(String, String)>,
    /// Their address for mail, and whether it is confirmed.
    pub mail: Option<(String, bool)>,
    /// The whole address of their feed.
    pub feed: Option<String>,
    /// The address of their program, and the secret of the signature.
    pub hook: Option<(String, String)>,
}

/// The page; `said` is the word for what was just done.
#[must_use]
pub fn page(look: &Look, shown: &Shown, said: Option<&str>) -> Markup {
    plain(look, &look.t("calls-title"), &content(look, shown, said))
}

/// A page with one button, where a letter leads. A link alone changes nothing: programs follow links
/// too.
#[must_use]
pub fn ask(look: &Look, id: &str, address: &str, path: &str) -> Markup {
    let content = html! {
        div.narrow {
            h1 { (look.t("calls-title")) }
            form.card method="post" action=(path) {
                button.strong-button type="submit" {
                    (look.with(id, &[("address", address.to_owned().into())]))
                }
            }
        }
    };
    plain(look, &look.t("calls-title"), &content)
}

/// What is said after such a button.
#[must_use]
pub fn done(look: &Look, said: &str) -> Markup {
    let content = html! {
        div.narrow {
            h1 { (look.t("calls-title")) }
            (notice(look, Some(said)))
            p { a.button href="/" { (look.t("error-home")) } }
        }
    };
    plain(look, &look.t("calls-title"), &content)
}

fn content(look: &Look, shown: &Shown, said: Option<&str>) -> Markup {
    html! {
        div.narrow {
            h1 { (look.t("calls-title")) }
            (notice(look, said))
            p { (look.t("calls-line")) }
            @match &shown.chosen {
                None => {
                    (open_tabs(look))
                    p { (look.t("calls-account")) }
                    p { a.button href="/account" { (look.t("account-title")) } }
                }
                Some(chosen) => {
                    (about(look, chosen))
                    @match &shown.push {
                        Some(key) => { (browsers(look, chosen, key)) }
                        None => { (open_tabs(look)) }
                    }
                    @if shown.mail { (mail(look, chosen)) }
                    (feed(look, chosen.feed.as_deref()))
                    @if shown.hooks { (hook(look, chosen)) }
                }
            }
        }
        script type="module" src=(assets::url("wishes.js")) {}
    }
}

fn notice(look: &Look, said: Option<&str>) -> Markup {
    let said = SAID.into_iter().find(|(word, _)| Some(*word) == said);
    html! {
        @if let Some((word, good)) = said {
            p.notice.bad[!good] role=(if good { "status" } else { "alert" }) {
                (look.t(&format!("calls-said-{word}")))
            }
        }
    }
}

fn about(look: &Look, chosen: &Chosen) -> Markup {
    let (from, to, zone) = chosen.quiet.clone().unwrap_or_default();
    html! {
        form.card method="post" action="/account/calls" {
            fieldset {
                legend { (look.t("calls-about")) }
                @for reason in Reason::ALL {
                    @let word = reason.as_str();
                    label.beside {
                        input type="checkbox" name=(word) value="1" checked[chosen.about.contains(&reason)];
                        (look.t(&format!("calls-about-{word}")))
                    }
                }
            }
            fieldset {
                legend { (look.t("calls-quiet")) }
                p.soft { (look.t("calls-quiet-line")) }
                div.row {
                    label {
                        (look.t("calls-quiet-from"))
                        input type="time" name="from" value=(from);
                    }
                    label {
                        (look.t("calls-quiet-to"))
                        input type="time" name="to" value=(to);
                    }
                }
                input type="hidden" name="zone" value=(zone);
            }
            button type="submit" { (look.t("calls-save")) }
        }
    }
}

/// What an open tab can do by itself, without the server.
fn open_tabs(look: &Look) -> Markup {
    html! {
        section.card data-tabs {
            h2 { (look.t("calls-open")) }
            p.soft { (look.t("calls-open-line")) }
            button type="button" data-allow hidden { (look.t("calls-allow")) }
            p data-allowed hidden { (look.t("calls-allowed")) }
            p data-denied hidden { (look.t("calls-denied")) }
        }
    }
}

fn browsers(look: &Look, chosen: &Chosen, key: &str) -> Markup {
    html! {
        section.card {
            h2 { (look.t("calls-push")) }
            p.soft { (look.t("calls-push-line")) }
            @if !chosen.browsers.is_empty() {
                ul.plain {
                    @for (id, device) in &chosen.browsers {
                        li.row {
                            span.grow { (device) }
                            (test(look, &format!("push.{id}")))
                            form method="post" action="/account/calls/push/remove" {
                                input type="hidden" name="id" value=(id);
                                button type="submit" { (look.t("calls-remove")) }
                            }
                        }
                    }
                }
            }
            button type="button" data-push=(key) hidden { (look.t("calls-push-on")) }
            p data-cannot hidden { (look.t("calls-push-cannot")) }
            p data-denied hidden { (look.t("calls-denied")) }
        }
    }
}

fn mail(look: &Look, chosen: &Chosen) -> Markup {
    let address = chosen.mail.as_ref().map_or("", |(address, _)| address.as_str());
    html! {
        section.card {
            h2 { (look.t("calls-mail")) }
            p.soft { (look.t("calls-mail-line")) }
            @if let Some((address, confirmed)) = &chosen.mail {
                @let id = if *confirmed { "calls-mail-to" } else { "calls-mail-waits" };
                p { (look.with(id, &[("address", address.clone().into())])) }
                div.row {
                    @if *confirmed { (test(look, "mail")) }
                    form method="post" action="/account/calls/mail" {
                        button type="submit" { (look.t("calls-remove")) }
                    }
                }
            }
            form method="post" action="/account/calls/mail" {
                label {
                    (look.t("calls-mail-address"))
                    input type="email" name="address" required maxlength="200" autocomplete="email"
                        value=(address);
                }
                button type="submit" { (look.t("calls-mail-set")) }
            }
        }
    }
}

fn feed(look: &Look, address: Option<&str>) -> Markup {
    html! {
        section.card {
            h2 { (look.t("calls-feed")) }
            p.soft { (look.t("calls-feed-line")) }
            @if let Some(address) = address {
                label {
                    (look.t("calls-feed-address"))
                    input readonly value=(address);
                }
            }
            div.row {
                form method="post" action="/account/calls/feed" {
                    input type="hidden" name="on" value="1";
                    button type="submit" {
                        (look.t(if address.is_some() { "calls-feed-renew" } else { "calls-feed-make" }))
                    }
                }
                @if address.is_some() {
                    form method="post" action="/account/calls/feed" {
                        button type="submit" { (look.t("calls-remove")) }
                    }
                }
            }
        }
    }
}

fn hook(look: &Look, chosen: &Chosen) -> Markup {
    let url = chosen.hook.as_ref().map(|(url, _)| url.as_str());
    html! {
        section.card {
            h2 { (look.t("calls-hook")) }
            p.soft { (look.t("calls-hook-line")) }
            @if let Some((_, secret)) = &chosen.hook {
                label {
                    (look.t("calls-hook-secret"))
                    input readonly value=(secret);
                }
                div.row {
                    (test(look, "hook"))
                    form method="post" action="/account/calls/hook" {
                        button type="submit" { (look.t("calls-remove")) }
                    }
                }
            }
            form method="post" action="/account/calls/hook" {
                label {
                    (look.t("calls-hook-address"))
                    input type="url" name="url" required maxlength="1024" placeholder="https://"
                        value=[url];
                }
                button type="submit" { (look.t("calls-hook-set")) }
            }
        }
    }
}

fn test(look: &Look, way: &str) -> Markup {
    html! {
        form method="post" action="/account/calls/test" {
            input type="hidden" name="way" value=(way);
            button type="submit" { (look.t("calls-test")) }
        }
    }
}
