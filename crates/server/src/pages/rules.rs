//! The rules, in our own words, with figures.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use axum::extract::{Path, State};
use axum::response::Response;
use catalog::{AnyEdition, Kind};
use maud::{Markup, PreEscaped, html};
use words::Lang;

use super::figure::{Moment, beside_rules, sample, url as figure_url};
use super::frame::{plain, sorry};
use super::home::play_now;
use super::look::Look;
use super::options;
use super::table::board;
use crate::app::AppState;
use crate::http::problem::Problem;

/// The sections of a game's rules, and the moment of a game pictured after one.
fn sections(kind: Kind) -> &'static [(&'static str, Option<Moment>)] {
    match kind {
        Kind::CityOfLight => &[
            ("aim", Some(Moment(85))),
            ("streets", Some(Moment(25))),
            ("buildings", None),
            ("scoring", Some(Moment(100))),
            ("cards", None),
            ("doubts", None),
        ],
        Kind::ParisParis => &[
            ("aim", None),
            ("map", Some(Moment(40))),
            ("round", None),
            ("small", None),
            ("grand", Some(Moment(90))),
            ("end", None),
            ("doubts", None),
        ],
        Kind::Paris => &[
            ("aim", Some(Moment(55))),
            ("turn", None),
            ("move", None),
            ("gain", None),
            ("bonus", None),
            ("end", Some(Moment(100))),
            ("tiles", None),
            ("doubts", None),
        ],
    }
}

pub(super) async fn all(look: Look) -> Response {
    let content = html! {
        h1 { (look.t("rules-all")) }
        ul.games {
            @for &kind in Kind::ALL {
                li.card.game {
                    img.picture src=(figure_url(&look, kind)) alt="" width="640" height="400";
                    h2 { a href=(format!("/rules/{kind}")) { (look.game(kind)) } }
                    p { (look.t(&format!("game-{kind}-line"))) }
                }
            }
        }
    };
    plain(&look, &look.t("rules-all"), &content)
}

pub(super) async fn page(
    State(state): State<AppState>,
    look: Look,
    Path(game): Path<String>,
) -> Response {
    let Ok(kind) = game.parse::<Kind>() else { return sorry(&look, &Problem::NotFound) };
    let title = look.with("rules-title", &[("game", look.game(kind).into())]);
    let text = state.rules.get(&state, &look, kind).await;
    let content = html! {
        article.prose {
            h1 { (title) }
            (PreEscaped(&*text))
            div.row.play { (play_now(&state, &look, kind)) }
            h2 { (look.t("rules-others")) }
            ul.pills {
                @for &other in Kind::ALL.iter().filter(|other| **other != kind) {
                    li { a href=(format!("/rules/{other}")) { (look.game(other)) } }
                }
            }
        }
    };
    plain(&look, &title, &content)
}

/// What stands on a page of rules, whoever looks at it.
fn article(state: &AppState, look: &Look, kind: Kind) -> Markup {
    html! {
        @for (section, moment) in sections(kind) {
            h2 { (look.t(&format!("rules-{kind}-{section}-title"))) }
            (text(&look.t(&format!("rules-{kind}-{section}"))))
            @match *section {
                "cards" => { (cards(look, kind)) },
                "tiles" => { (tiles(state, look)) },
                _ => {},
            }
            @if let Some(moment) = moment { (figure(state, look, kind, section, moment)) }
        }
        h2 { (look.t("new-options")) }
        @for edition in state.tables.editions().of(kind).take(1) {
            (options::explained(look, edition))
        }
    }
}

/// Pages of rules that somebody has asked for. Their boards take some milliseconds to play and to
/// draw, and there is one page for each game, language and width only.
#[derive(Default)]
pub struct Rules(Mutex<HashMap<(Kind, Lang, bool), Arc<str>>>);

impl Rules {
    async fn get(&self, state: &AppState, look: &Look, kind: Kind) -> Arc<str> {
        let key = (kind, look.lang(), look.narrow);
        if let Some(page) = self.0.lock().expect("no holder of the pages panics").get(&key) {
            return Arc::clone(page);
        }
        let (state, look) = (state.clone(), look.clone());
        let drawn = tokio::task::spawn_blocking(move || article(&state, &look, kind).into_string());
        let page: Arc<str> = drawn.await.expect("drawing a sample does not panic").into();
        self.0.lock().expect("no holder of the pages panics").insert(key, Arc::clone(&page));
        page
    }
}

fn cards(look: &Look, kind: Kind) -> Markup {
    html! {
        dl.cards {
            @for card in kind.options().iter().flat_map(|choice| choice.names) {
                dt { (options::named(look, card)) }
                dd { (options::meaning(look, kind, card)) }
            }
        }
    }
}

/// What each bonus tile of Paris does.
fn tiles(state: &AppState, look: &Look) -> Markup {
    let edition = state.tables.editions().of(Kind::Paris).next();
    let Some(AnyEdition::Paris(edition)) = edition else { return html! {} };
    html! {
        ol.tiles {
            @for effect in draw::bonus_tiles(edition, &board::Spoken(look.lang())) { li { (effect) } }
        }
    }
}

fn figure(state: &AppState, look: &Look, kind: Kind, section: &str, moment: &Moment) -> Markup {
    let svg = beside_rules(look, &sample(state, kind, moment));
    html! {
        figure {
            div aria-hidden="true" inert { (PreEscaped(without_ids(&svg))) }
            figcaption { (look.t(&format!("rules-{kind}-{section}-figure"))) }
        }
    }
}

/// Several boards on one page would share their ids, and nothing on them is to be picked. What
/// the drawing refers to itself keeps its name.
fn without_ids(svg: &str) -> String {
    let mut out = String::with_capacity(svg.len());
    let mut rest = svg;
    while let Some(at) = rest.find(" id=\"") {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        let Some(end) = from[5..].find('"').map(|it| it + 6) else { break };
        let id = &from[5..end - 1];
        if svg.contains(&format!("\"#{id}\"")) || svg.contains(&format!("(#{id})")) {
            out.push_str(&from[..end]);
        }
        rest = &from[end..];
    }
    out.push_str(rest);
    out
}

/// Paragraphs and lists from plain text: blank lines part paragraphs, lines with a hyphen are
/// the items of a list.
fn text(text: &str) -> Markup {
    html! {
        @for block in text.split("\n\n").filter(|block| !block.trim().is_empty()) {
            @if block.starts_with("- ") {
                ul {
                    @for item in block.lines() { li { (item.trim_start_matches("- ")) } }
                }
            } @else {
                p { (block) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hidden::{ask, open};

    #[test]
    fn plain_text_becomes_paragraphs_and_lists() {
        let markup = text("One <two>.\n\n- a\n- b\n\nThree.").into_string();
        assert_eq!(markup, "<p>One &lt;two&gt;.</p><ul><li>a</li><li>b</li></ul><p>Three.</p>");
    }

    #[tokio::test]
    async fn c18_a_page_of_rules_is_drawn_once() {
        let mut world = open(1).await;
        let first = ask(&mut world.people[0], "/rules/paris").await;
        assert!(first.starts_with("200") && first.contains("<figure"), "{first}");
        // Whoever would draw it anew would not find this.
        let kept = || world.state.rules.0.lock().expect("sound");
        assert_eq!(kept().len(), 1);
        for page in kept().values_mut() {
            *page = "<p>kept</p>".into();
        }
        let again = ask(&mut world.people[0], "/rules/paris").await;
        assert!(again.contains("<p>kept</p>") && !again.contains("<figure"), "{again}");
        let other = ask(&mut world.people[0], "/rules/paris-paris").await;
        assert!(other.contains("<figure"), "another page is another");
    }

    #[test]
    fn ids_go_except_those_that_are_used() {
        let svg = "<g id=\"a\"/><g id=\"b\" class=\"x\"/><use href=\"#b\"/>";
        assert_eq!(without_ids(svg), "<g/><g id=\"b\" class=\"x\"/><use href=\"#b\"/>");
    }

    #[test]
    fn every_section_has_its_words() {
        for &kind in Kind::ALL {
            for (section, moment) in sections(kind) {
                let id = format!("rules-{kind}-{section}");
                let figure = moment.is_some().then(|| format!("{id}-figure"));
                for id in [id.clone(), format!("{id}-title")].into_iter().chain(figure) {
                    assert!(words::has(Lang::En, &id), "{id}");
                }
            }
        }
    }
}
