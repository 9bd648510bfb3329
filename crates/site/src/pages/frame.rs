//! The frame around the content of every page.

use catalog::Kind;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use table::Seat;
use words::Lang;

use super::viewer::{Theme, Viewer};
use super::{assets, share};

/// A page to be framed.
pub struct Page<'a> {
    /// What the browser shows as its name.
    pub title: &'a str,
    /// A class of the body.
    pub class: &'a str,
    /// The game that it is about.
    pub kind: Option<Kind>,
    /// Whether the script of the table belongs to it.
    pub table: bool,
    /// The content of the main element, that element included.
    pub main: Markup,
}

/// A page with an ordinary main element.
#[must_use]
pub fn plain(viewer: &Viewer, title: &str, content: &Markup) -> Markup {
    about(viewer, title, None, content)
}

/// The same about a game.
#[must_use]
pub fn about(viewer: &Viewer, title: &str, kind: Option<Kind>, content: &Markup) -> Markup {
    let main = html! { main id="main" { (content) } };
    page(viewer, &Page { title, class: "", kind, table: false, main })
}

/// The whole page.
#[must_use]
pub fn page(viewer: &Viewer, page: &Page<'_>) -> Markup {
    let name = viewer.t("site-name");
    let title = if page.title == name { name.clone() } else { format!("{} · {name}", page.title) };
    let theme = viewer.theme.map(Theme::as_str);
    html! {
        (DOCTYPE)
        html lang=(viewer.lang()) data-theme=[theme] {
            head {
                meta charset="utf-8";
                title { (title) }
                meta name="viewport" content="width=device-width, initial-scale=1";
                (share::head(viewer, page.title, page.kind))
                link rel="icon" type="image/svg+xml" href=(assets::url("icon.svg"))
                    data-turn=(assets::url("icon-turn.svg"));
                link rel="stylesheet" href=(assets::url("style.css"));
                // A table is painted when all of it is there: its parts are not laid out in their order in the text.
                script type="module" src=(assets::url("site.js")) blocking=[page.table.then_some("render")] {}
                @if page.table {
                    link rel="expect" href="#toast" blocking="render";
                    @for name in assets::modules() {
                        link rel="modulepreload" href=(assets::url(name));
                    }
                    script type="module" src=(assets::url("table.js")) {}
                }
            }
            body class=(page.class) {
                a.skip href="#main" { (viewer.t("nav-skip")) }
                (top(viewer))
                (page.main)
                (foot(viewer))
            }
        }
    }
}

fn top(viewer: &Viewer) -> Markup {
    let links = [("/new", "nav-new"), ("/rules", "nav-rules"), ("/replay", "nav-replay")];
    let here = viewer.path.split('?').next().unwrap_or_default();
    let current = |path: &str| (here == path).then_some("page");
    html! {
        header.top {
            div.top-in {
                a.brand href="/" aria-current=[current("/")] { (mark(true)) (viewer.t("site-name")) }
                nav aria-label=(viewer.t("nav-main")) {
                    ul {
                        @for (path, id) in links {
                            li { a href=(path) aria-current=[current(path)] { (viewer.t(id)) } }
                        }
                    }
                }
                span.grow {}
                a.who href="/account" aria-current=[current("/account")] {
                    @match &viewer.person {
                        Some(person) if !person.name.is_empty() => {
                            (who(viewer, &person.name, person.account))
                        }
                        _ => { (viewer.t("nav-account")) }
                    }
                }
                details.menu {
                    summary {
                        span.only-read { (viewer.t("nav-language")) (viewer.colon()) }
                        span.wide { (viewer.lang().endonym()) }
                        span.slim aria-hidden="true" { (viewer.lang().as_str().to_uppercase()) }
                    }
                    form method="post" action="/look" {
                        @for lang in Lang::ALL {
                            button name="lang" value=(lang) lang=(lang)
                                aria-pressed=(if lang == viewer.lang() { "true" } else { "false" }) {
                                (lang.endonym())
                            }
                        }
                    }
                }
                details.menu {
                    summary {
                        span.only-read { (viewer.t("nav-theme")) (viewer.colon()) }
                        span.wide { (viewer.t(theme_name(viewer.theme))) }
                        span.slim { (half_moon()) }
                    }
                    form method="post" action="/look" {
                        @for (word, id, theme) in [
                            ("auto", "theme-auto", None),
                            ("day", "theme-day", Some(Theme::Day)),
                            ("night", "theme-night", Some(Theme::Night)),
                        ] {
                            button name="theme" value=(word)
                                aria-pressed=(if theme == viewer.theme { "true" } else { "false" }) {
                                (viewer.t(id))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What the light is called that somebody chose.
const fn theme_name(theme: Option<Theme>) -> &'static str {
    match theme {
        None => "theme-auto",
        Some(Theme::Day) => "theme-day",
        Some(Theme::Night) => "theme-night",
    }
}

fn foot(viewer: &Viewer) -> Markup {
    html! {
        footer.foot {
            span { (viewer.t("site-name")) (viewer.colon()) (viewer.t("site-line")) }
            a href="/events" { (viewer.t("event-title")) }
            a href="/explorer" { (viewer.t("explorer-title")) }
            a href="/players" { (viewer.t("players-title")) }
            a href="/about" { (viewer.t("nav-about")) }
            a href="/programs" { (viewer.t("about-api")) }
        }
    }
}

/// Half day, half night.
fn half_moon() -> Markup {
    html! {
        svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false" {
            circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" stroke-width="1.6" {}
            path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" {}
        }
    }
}

/// A streetlight: the site's logo. It is off where something went wrong.
fn mark(lit: bool) -> Markup {
    let light = if lit { "#f3c64a" } else { "none" };
    html! {
        svg viewBox="0 0 24 30" aria-hidden="true" focusable="false" {
            path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"
                stroke-linejoin="round" d="M12 28V12M8 28h8M9 12h6l1.5-6h-9zM9 2.5h6" {}
            circle cx="12" cy="9" r="2" fill=(light) {}
        }
    }
}

/// A player's sign: colour, shape and letter.
#[must_use]
pub fn sign(seat: Seat) -> Markup {
    PreEscaped(draw::sign_of(seat))
}

/// A person's name, with a check mark for an account, so that no guest can pose as the account's owner.
pub(super) fn who(viewer: &Viewer, name: &str, account: bool) -> Markup {
    // A joiner keeps the mark on the line of the name.
    html! { (name) @if account { "\u{2060}" (check(viewer)) } }
}

/// The mark of an account.
pub(super) fn check(viewer: &Viewer) -> Markup {
    html! {
        svg.check viewBox="0 0 16 16" role="img" aria-label=(viewer.t("people-account")) {
            title { (viewer.t("people-account")) }
            circle cx="8" cy="8" r="7.25" {}
            path d="M4.6 8.3 7 10.7 11.5 5.6" {}
        }
    }
}

/// What could not be shown, and why.
#[must_use]
pub fn sorry(viewer: &Viewer, text: &str) -> Markup {
    let content = html! {
        div.narrow.sorry {
            (mark(false))
            h1 { (viewer.t("error-title")) }
            p.notice.bad { (text) }
            div.row {
                a.button.strong-button href="/" { (viewer.t("error-home")) }
                a.button href="/rules" { (viewer.t("nav-rules")) }
            }
        }
    };
    plain(viewer, &viewer.t("error-title"), &content)
}
