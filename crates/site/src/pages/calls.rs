//! Notifications: what somebody is notified of, by which channels, and when not.

use maud::{Markup, html};

use super::assets;
use super::frame::plain;
use super::viewer::Viewer;
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
    /// When they do not want to be: from, to, and how many minutes their clock is ahead of UTC.
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
pub fn page(viewer: &Viewer, shown: &Shown, said: Option<&str>) -> Markup {
    plain(viewer, &viewer.t("calls-title"), &content(viewer, shown, said))
}

/// The page with one button that a link in a mail leads to. A link alone changes nothing, because programs
/// follow links too.
#[must_use]
pub fn ask(viewer: &Viewer, id: &str, address: &str, path: &str) -> Markup {
    let content = html! {
        div.narrow {
            h1 { (viewer.t("calls-title")) }
            form.card method="post" action=(path) {
                button.strong-button type="submit" {
                    (viewer.with(id, &[("address", address.to_owned().into())]))
                }
            }
        }
    };
    plain(viewer, &viewer.t("calls-title"), &content)
}

/// What is said after such a button.
#[must_use]
pub fn done(viewer: &Viewer, said: &str) -> Markup {
    let content = html! {
        div.narrow {
            h1 { (viewer.t("calls-title")) }
            (notice(viewer, Some(said)))
            p { a.button href="/" { (viewer.t("error-home")) } }
        }
    };
    plain(viewer, &viewer.t("calls-title"), &content)
}

fn content(viewer: &Viewer, shown: &Shown, said: Option<&str>) -> Markup {
    html! {
        div.narrow {
            h1 { (viewer.t("calls-title")) }
            (notice(viewer, said))
            p { (viewer.t("calls-line")) }
            @match &shown.chosen {
                None => {
                    (open_tabs(viewer))
                    p { (viewer.t("calls-account")) }
                    p { a.button href="/account" { (viewer.t("account-title")) } }
                }
                Some(chosen) => {
                    (about(viewer, chosen))
                    @match &shown.push {
                        Some(key) => { (browsers(viewer, chosen, key)) }
                        None => { (open_tabs(viewer)) }
                    }
                    @if shown.mail { (mail(viewer, chosen)) }
                    (feed(viewer, chosen.feed.as_deref()))
                    @if shown.hooks { (hook(viewer, chosen)) }
                }
            }
        }
        script type="module" src=(assets::url("wishes.js")) {}
    }
}

fn notice(viewer: &Viewer, said: Option<&str>) -> Markup {
    let said = SAID.into_iter().find(|(word, _)| Some(*word) == said);
    html! {
        @if let Some((word, good)) = said {
            p.notice.bad[!good] role=(if good { "status" } else { "alert" }) {
                (viewer.t(&format!("calls-said-{word}")))
            }
        }
    }
}

fn about(viewer: &Viewer, chosen: &Chosen) -> Markup {
    let (from, to, zone) = chosen.quiet.clone().unwrap_or_default();
    html! {
        form.card method="post" action="/account/calls" {
            fieldset {
                legend { (viewer.t("calls-about")) }
                @for reason in Reason::ALL {
                    @let word = reason.as_str();
                    label.beside {
                        input type="checkbox" name=(word) value="1" checked[chosen.about.contains(&reason)];
                        (viewer.t(&format!("calls-about-{word}")))
                    }
                }
            }
            fieldset {
                legend { (viewer.t("calls-quiet")) }
                p.soft { (viewer.t("calls-quiet-line")) }
                div.row {
                    label {
                        (viewer.t("calls-quiet-from"))
                        input type="time" name="from" value=(from);
                    }
                    label {
                        (viewer.t("calls-quiet-to"))
                        input type="time" name="to" value=(to);
                    }
                }
                input type="hidden" name="zone" value=(zone);
            }
            button type="submit" { (viewer.t("calls-save")) }
        }
    }
}

/// What an open tab can do by itself, without the server.
fn open_tabs(viewer: &Viewer) -> Markup {
    html! {
        section.card data-tabs {
            h2 { (viewer.t("calls-open")) }
            p.soft { (viewer.t("calls-open-line")) }
            button type="button" data-allow hidden { (viewer.t("calls-allow")) }
            p data-allowed hidden { (viewer.t("calls-allowed")) }
            p data-denied hidden { (viewer.t("calls-denied")) }
        }
    }
}

fn browsers(viewer: &Viewer, chosen: &Chosen, key: &str) -> Markup {
    html! {
        section.card {
            h2 { (viewer.t("calls-push")) }
            p.soft { (viewer.t("calls-push-line")) }
            @if !chosen.browsers.is_empty() {
                ul.plain {
                    @for (id, device) in &chosen.browsers {
                        li.row {
                            span.grow { (device) }
                            (test(viewer, &format!("push.{id}")))
                            form method="post" action="/account/calls/push/remove" {
                                input type="hidden" name="id" value=(id);
                                button type="submit" { (viewer.t("calls-remove")) }
                            }
                        }
                    }
                }
            }
            button type="button" data-push=(key) hidden { (viewer.t("calls-push-on")) }
            p data-cannot hidden { (viewer.t("calls-push-cannot")) }
            p data-denied hidden { (viewer.t("calls-denied")) }
        }
    }
}

fn mail(viewer: &Viewer, chosen: &Chosen) -> Markup {
    let address = chosen.mail.as_ref().map_or("", |(address, _)| address.as_str());
    html! {
        section.card {
            h2 { (viewer.t("calls-mail")) }
            p.soft { (viewer.t("calls-mail-line")) }
            @if let Some((address, confirmed)) = &chosen.mail {
                @let id = if *confirmed { "calls-mail-to" } else { "calls-mail-waits" };
                p { (viewer.with(id, &[("address", address.clone().into())])) }
                div.row {
                    @if *confirmed { (test(viewer, "mail")) }
                    form method="post" action="/account/calls/mail" {
                        button type="submit" { (viewer.t("calls-remove")) }
                    }
                }
            }
            form method="post" action="/account/calls/mail" {
                label {
                    (viewer.t("calls-mail-address"))
                    input type="email" name="address" required maxlength="200" autocomplete="email"
                        value=(address);
                }
                button type="submit" { (viewer.t("calls-mail-set")) }
            }
        }
    }
}

fn feed(viewer: &Viewer, address: Option<&str>) -> Markup {
    html! {
        section.card {
            h2 { (viewer.t("calls-feed")) }
            p.soft { (viewer.t("calls-feed-line")) }
            @if let Some(address) = address {
                label.link-label {
                    (viewer.t("calls-feed-address"))
                    span.link-row { input readonly value=(address); }
                }
            }
            div.row {
                form method="post" action="/account/calls/feed" {
                    input type="hidden" name="on" value="1";
                    button type="submit" {
                        (viewer.t(if address.is_some() { "calls-feed-renew" } else { "calls-feed-make" }))
                    }
                }
                @if address.is_some() {
                    form method="post" action="/account/calls/feed" {
                        button type="submit" { (viewer.t("calls-remove")) }
                    }
                }
            }
        }
    }
}

fn hook(viewer: &Viewer, chosen: &Chosen) -> Markup {
    let url = chosen.hook.as_ref().map(|(url, _)| url.as_str());
    html! {
        section.card {
            h2 { (viewer.t("calls-hook")) }
            p.soft { (viewer.t("calls-hook-line")) }
            @if let Some((_, secret)) = &chosen.hook {
                label.link-label {
                    (viewer.t("calls-hook-secret"))
                    span.link-row { input readonly value=(secret); }
                }
                div.row {
                    (test(viewer, "hook"))
                    form method="post" action="/account/calls/hook" {
                        button type="submit" { (viewer.t("calls-remove")) }
                    }
                }
            }
            form method="post" action="/account/calls/hook" {
                label {
                    (viewer.t("calls-hook-address"))
                    input type="url" name="url" required maxlength="1024" placeholder="https://"
                        value=[url];
                }
                button type="submit" { (viewer.t("calls-hook-set")) }
            }
        }
    }
}

fn test(viewer: &Viewer, way: &str) -> Markup {
    html! {
        form method="post" action="/account/calls/test" {
            input type="hidden" name="way" value=(way);
            button type="submit" { (viewer.t("calls-test")) }
        }
    }
}
