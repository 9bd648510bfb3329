//! The rules of each game, in our own words: chapters, every piece, examples, options.

mod text;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use catalog::{Any, AnyEdition, Kind};
use draw::{Book, Example, Layout, Part, Sign, View};
use maud::{Markup, PreEscaped, html};
use table::{Arg, Seat, Seed};
use words::Lang;

use super::figure::{cropped, url as figure_url};
use super::frame::plain;
use super::home::play_now;
use super::look::Look;
use super::options;
use super::table::board::Spoken;
use crate::offer::Offer;

/// All of them.
#[must_use]
pub fn all(look: &Look) -> Markup {
    let content = html! {
        h1 { (look.t("rules-all")) }
        ul.games {
            @for &kind in Kind::ALL {
                li.card.game {
                    img.picture src=(figure_url(look, kind)) alt="" width="640" height="400";
                    h2 { a href=(format!("/rules/{kind}")) { (look.game(kind)) } }
                    p { (look.t(&format!("game-{kind}-line"))) }
                }
            }
        }
    };
    plain(look, &look.t("rules-all"), &content)
}

/// The page of a game around its [`book`], and the offer of a table.
#[must_use]
pub fn page(look: &Look, kind: Kind, book: &str, offer: &Offer) -> Markup {
    let title = look.with("rules-title", &[("game", look.game(kind).into())]);
    let content = html! {
        article.prose.rules {
            h1 { (title) }
            (PreEscaped(book))
            div.row.play { (play_now(look, kind, offer)) }
            h2 { (look.t("rules-others")) }
            ul.pills {
                @for &other in Kind::ALL.iter().filter(|other| **other != kind) {
                    li { a href=(format!("/rules/{other}")) { (look.game(other)) } }
                }
            }
        }
    };
    plain(look, &title, &content)
}

/// Pages of rules that somebody has asked for. Their boards take some milliseconds to draw, and
/// there is one page for each game, language and width only.
#[derive(Default)]
pub struct Rules(Mutex<HashMap<(Kind, Lang, bool), Arc<str>>>);

impl Rules {
    /// The [`book`] of a game as it was drawn for somebody with this look before.
    ///
    /// # Panics
    /// If somebody panicked while they held the pages, which nobody does.
    #[must_use]
    pub fn get(&self, look: &Look, kind: Kind) -> Option<Arc<str>> {
        let pages = self.0.lock().expect("no holder of the pages panics");
        pages.get(&(kind, look.lang, look.narrow)).cloned()
    }

    /// Keeps one for the next.
    ///
    /// # Panics
    /// As for [`Rules::get`].
    pub fn keep(&self, look: &Look, kind: Kind, page: Arc<str>) {
        let mut pages = self.0.lock().expect("no holder of the pages panics");
        pages.insert((kind, look.lang, look.narrow), page);
    }
}

/// The rules as an edition has them.
///
/// # Panics
/// If the edition cannot be played, which was tried when it was read.
#[must_use]
pub fn book(look: &Look, edition: &AnyEdition) -> Markup {
    let kind = edition.kind();
    let none: [(&str, &str); 0] = [];
    let seed = Seed::from_text("rules");
    let game = Any::with_edition(edition, &none, *kind.seats().end(), seed)
        .expect("an edition that was read can be played");
    html! {
        (catalog::each!(&game, it => chapters(look, kind, &**it.game())))
        section id="options" {
            h2 { (look.t("new-options")) }
            (options::explained(look, edition))
        }
        section id="numbers" {
            h2 { (look.t("rules-numbers-title")) }
            (numbers(look, edition))
        }
    }
}

/// A link to every chapter.
fn contents(look: &Look, kind: Kind, chapters: &[&str]) -> Markup {
    html! {
        nav.contents aria-label=(look.t("rules-contents")) {
            ol {
                @for chapter in chapters {
                    li { a href=(format!("#{chapter}")) { (look.t(&format!("rules-{kind}-{chapter}-title"))) } }
                }
                li { a href="#options" { (look.t("new-options")) } }
                li { a href="#numbers" { (look.t("rules-numbers-title")) } }
            }
        }
    }
}

/// What the small numbers in the text mean.
fn ruling_line(look: &Look, ruling: &str) -> Markup {
    let line = look.with("rules-rulings", &[("ruling", "\u{1}".into())]);
    let (before, after) = line.split_once('\u{1}').unwrap_or((&line, ""));
    html! {
        (before)
        a.ruling href=(format!("#{}", ruling.to_lowercase())) { (ruling) }
        (after)
    }
}

fn chapters<G: Book>(look: &Look, kind: Kind, game: &G) -> Markup {
    let (edition, labels) = (game.edition(), Spoken(look.lang()));
    let numbers: Vec<(&str, Arg)> =
        G::numbers(edition).into_iter().map(|(name, number)| (name, number.into())).collect();
    let layout = if look.narrow { Layout::Narrow } else { Layout::Wide };
    html! {
        (contents(look, kind, G::CHAPTERS))
        @if let Some(ruling) = G::RULING { p.soft { (ruling_line(look, ruling)) } }
        (PreEscaped(draw::definitions::<G>()))
        @for chapter in G::CHAPTERS {
            section id=(chapter) {
                h2 { (look.t(&format!("rules-{kind}-{chapter}-title"))) }
                (text::blocks(&look.with(&format!("rules-{kind}-{chapter}"), &numbers)))
                @let parts = G::parts(edition, chapter, &labels);
                @if !parts.is_empty() { (list(look, &parts, &numbers)) }
                @for example in G::examples(chapter, &labels, layout) {
                    (figure::<G>(look, layout, &example))
                }
            }
        }
    }
}

/// How many signs stand beside the text; more stand above it.
const MANY: usize = 10;

/// Every piece of a chapter with its picture, its name, and what it does.
fn list(look: &Look, parts: &[Part], numbers: &[(&str, Arg)]) -> Markup {
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
                        @if !part.name.is_empty() { b { (part.name) } (look.colon()) }
                        (text::line(&part.text))
                        @if let Some(note) = &part.note {
                            @if !part.text.is_empty() { ". " }
                            (text::line(&look.with(note, numbers)))
                        }
                    }
                }
            }
        }
    }
}

fn figure<G: Book>(look: &Look, layout: Layout, example: &Example) -> Markup {
    let svg = match &example.view {
        View::Part(view) => cropped(&example.board, Some(view)),
        View::Whole if layout == Layout::Wide => example.board.clone(),
        View::Whole | View::Board => cropped(&example.board, G::alone(layout).as_deref()),
    };
    let small = matches!(example.view, View::Part(_));
    let name = |seat: Seat| look.unnamed(seat);
    html! {
        figure.small[small] {
            div aria-hidden="true" inert { (PreEscaped(text::without_ids(&svg))) }
            figcaption {
                (look.t(example.caption))
                @if !example.lines.is_empty() {
                    ul.counted {
                        @for (points, line) in &example.lines {
                            li.sum[points.is_none() && example.lines.iter().any(|it| it.0.is_some())] {
                                (look.say(line, &name))
                                @if let Some(points) = points { (look.colon()) (points.to_string().replace('-', "−")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Which numbers of the edition are reconstructions.
fn numbers(look: &Look, edition: &AnyEdition) -> Markup {
    let imprint = edition.imprint();
    let args = [
        ("edition", imprint.name.clone().into()),
        ("count", imprint.reconstructions().count().into()),
    ];
    html! {
        p { (look.with("rules-numbers", &args)) }
        p { a href="/about#editions" { (look.t("rules-numbers-link")) } }
    }
}

#[cfg(test)]
mod tests;
