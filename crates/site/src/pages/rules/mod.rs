//! The rules of each game, in our own words: chapters, every piece, examples, options.

mod text;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use catalog::{Any, AnyEdition, Kind};
use draw::{Book, Example, Layout, Part, Sign, View};
use maud::{Markup, PreEscaped, html};
use study::BoardWords;
use table::{Arg, Seat, Seed};
use words::Lang;

use super::about::figures;
use super::figure::{cropped, url as figure_url};
use super::frame::plain;
use super::home::play_now;
use super::options;
use super::viewer::Viewer;
use crate::offer::Offer;

/// All of them.
#[must_use]
pub fn all(viewer: &Viewer) -> Markup {
    let content = html! {
        h1 { (viewer.t("rules-all")) }
        ul.games {
            @for &kind in Kind::ALL {
                li.card.game {
                    img.picture src=(figure_url(viewer, kind)) alt="" width="640" height="400";
                    h2 { a href=(format!("/rules/{kind}")) { (viewer.game(kind)) } }
                    p { (viewer.t(&format!("game-{kind}-line"))) }
                }
            }
        }
    };
    plain(viewer, &viewer.t("rules-all"), &content)
}

/// The page of a game around its [`book`], and the offer of a table.
#[must_use]
pub fn page(viewer: &Viewer, kind: Kind, book: &str, offer: &Offer) -> Markup {
    let title = viewer.with("rules-title", &[("game", viewer.game(kind).into())]);
    let content = html! {
        article.prose.rules {
            h1 { (title) }
            (PreEscaped(book))
            div.row.play {
                (play_now(viewer, kind, offer))
                a.quiet-button.button href=(format!("/new?game={kind}")) { (viewer.t("home-new")) }
            }
            h2 { (viewer.t("rules-others")) }
            ul.pills {
                @for &other in Kind::ALL.iter().filter(|other| **other != kind) {
                    li { a href=(format!("/rules/{other}")) { (viewer.game(other)) } }
                }
            }
        }
    };
    plain(viewer, &title, &content)
}

/// Pages of rules that somebody has asked for. Their boards take some milliseconds to draw, and
/// there is one page for each game, language and width only.
#[derive(Default)]
pub struct RulesPages(Mutex<HashMap<(Kind, Lang, bool), Arc<str>>>);

impl RulesPages {
    /// The [`book`] of a game as it was drawn for somebody with this look before.
    ///
    /// # Panics
    /// If a holder of the pages panicked, which does not happen.
    #[must_use]
    pub fn get(&self, viewer: &Viewer, kind: Kind) -> Option<Arc<str>> {
        let pages = self.0.lock().expect("no holder of the pages panics");
        pages.get(&(kind, viewer.lang, viewer.narrow)).cloned()
    }

    /// Keeps one for the next.
    ///
    /// # Panics
    /// As for [`RulesPages::get`].
    pub fn keep(&self, viewer: &Viewer, kind: Kind, page: Arc<str>) {
        let mut pages = self.0.lock().expect("no holder of the pages panics");
        pages.insert((kind, viewer.lang, viewer.narrow), page);
    }
}

/// The rules for an edition.
///
/// # Panics
/// If the edition cannot be played, which was tried when it was read.
#[must_use]
pub fn book(viewer: &Viewer, edition: &AnyEdition) -> Markup {
    let kind = edition.kind();
    let none: [(&str, &str); 0] = [];
    let seed = Seed::from_text("rules");
    let game = Any::with_edition(edition, &none, *kind.seats().end(), seed)
        .expect("an edition that was read can be played");
    html! {
        (catalog::each!(&game, it => chapters(viewer, kind, &**it.game())))
        section id="options" {
            h2 { (spot("options", &viewer.t("new-options"))) }
            (options::explained(viewer, edition))
        }
        section id="numbers" {
            h2 { (spot("numbers", &viewer.t("rules-numbers-title"))) }
            (numbers(viewer, edition))
        }
    }
}

/// A place of the page by its name, which is a link to it: so that people who quote a rule can copy
/// it.
fn spot(anchor: &str, name: &str) -> Markup {
    html! { a.spot href=(format!("#{anchor}")) { (name) } }
}

/// A link to every chapter.
fn contents(viewer: &Viewer, kind: Kind, chapters: &[&str]) -> Markup {
    html! {
        nav.contents aria-label=(viewer.t("rules-contents")) {
            ol {
                @for chapter in chapters {
                    li { a href=(format!("#{chapter}")) { (viewer.t(&format!("rules-{kind}-{chapter}-title"))) } }
                }
                li { a href="#options" { (viewer.t("new-options")) } }
                li { a href="#numbers" { (viewer.t("rules-numbers-title")) } }
            }
        }
    }
}

/// What the small numbers in the text mean.
fn ruling_line(viewer: &Viewer, ruling: &str) -> Markup {
    let line = viewer.with("rules-rulings", &[("ruling", "\u{1}".into())]);
    let (before, after) = line.split_once('\u{1}').unwrap_or((&line, ""));
    html! {
        (before)
        a.ruling href=(format!("#{}", ruling.to_lowercase())) { (ruling) }
        (after)
    }
}

fn chapters<G: Book>(viewer: &Viewer, kind: Kind, game: &G) -> Markup {
    let (edition, labels) = (game.edition(), BoardWords(viewer.lang()));
    let numbers: Vec<(&str, Arg)> =
        G::numbers(edition).into_iter().map(|(name, number)| (name, number.into())).collect();
    let layout = if viewer.narrow { Layout::Narrow } else { Layout::Wide };
    html! {
        (contents(viewer, kind, G::CHAPTERS))
        @if let Some(ruling) = G::RULING { p.soft { (ruling_line(viewer, ruling)) } }
        (PreEscaped(draw::definitions::<G>()))
        @for chapter in G::CHAPTERS {
            section id=(chapter) {
                h2 { (spot(chapter, &viewer.t(&format!("rules-{kind}-{chapter}-title")))) }
                (text::blocks(&viewer.with(&format!("rules-{kind}-{chapter}"), &numbers)))
                @let parts = G::parts(edition, chapter, &labels);
                @if !parts.is_empty() { (list(viewer, &parts, &numbers)) }
                @for example in G::examples(chapter, &labels, layout) {
                    (figure::<G>(viewer, layout, &example))
                }
            }
        }
    }
}

/// How many signs stand beside the text; more stand above it.
const MANY: usize = 10;

/// Every piece of a chapter with its picture, its name, and what it does.
fn list(viewer: &Viewer, parts: &[Part], numbers: &[(&str, Arg)]) -> Markup {
    html! {
        ul.parts {
            @for part in parts {
                li.many[part.signs.len() > MANY] id=(part.anchor) {
                    span.part-face aria-hidden="true" {
                        @for sign in &part.signs {
                            @match sign {
                                Sign::Icon(id) => (PreEscaped(draw::icon(id))),
                                Sign::Text(text) => span { (text) },
                            }
                        }
                        @if let Some(picture) = &part.picture { (PreEscaped(picture)) }
                    }
                    div {
                        @if !part.name.is_empty() { b { (spot(&part.anchor, &part.name)) } (viewer.colon()) }
                        (text::line(&part.text))
                        @if let Some(note) = &part.note {
                            @if !part.text.is_empty() { (viewer.stop()) }
                            (text::line(&viewer.with(note, numbers)))
                        }
                    }
                }
            }
        }
    }
}

fn figure<G: Book>(viewer: &Viewer, layout: Layout, example: &Example) -> Markup {
    let svg = match &example.view {
        View::Part(view) => cropped(&example.board, Some(view)),
        View::Whole if layout == Layout::Wide => example.board.clone(),
        View::Whole | View::Board => cropped(&example.board, G::alone(layout).as_deref()),
    };
    let small = matches!(example.view, View::Part(_));
    let name = |seat: Seat| viewer.unnamed(seat);
    html! {
        figure.small[small] {
            div aria-hidden="true" inert { (PreEscaped(text::without_ids(&svg))) }
            figcaption {
                (viewer.t(example.caption))
                @if !example.lines.is_empty() {
                    ul.counted {
                        @for sum in &example.sums { li.sum { (viewer.say(sum, &name)) } }
                        @for (points, line) in &example.lines {
                            li.sum[points.is_none() && example.lines.iter().any(|it| it.0.is_some())] {
                                (viewer.say(line, &name))
                                @if let Some(points) = points { (viewer.colon()) (points.to_string().replace('-', "−")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Which numbers of the edition are reconstructions.
fn numbers(viewer: &Viewer, edition: &AnyEdition) -> Markup {
    let info = edition.info();
    let count = info.reconstructions().count();
    let args = [("edition", info.name.clone().into()), ("count", count.into())];
    html! {
        p { (viewer.with("rules-numbers", &args)) }
        @if count > 0 { (figures(viewer, edition)) }
        p { a href="/about#editions" { (viewer.t("rules-numbers-link")) } }
    }
}

#[cfg(test)]
mod tests;
