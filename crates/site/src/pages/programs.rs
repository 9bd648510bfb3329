//! For programs: how they play here, and every address of the interface.

use maud::{Markup, html};
use words::Lang;

use super::frame::plain;
use super::viewer::Viewer;

/// An address that programs can ask, as the document of the interface describes it.
#[derive(Clone, Debug)]
pub struct Address {
    /// How it is asked.
    pub method: String,
    /// Where.
    pub path: String,
    /// What it does, in English.
    pub summary: String,
}

/// How a program plays a game, one step after the other: what is said of it and what it asks.
const STEPS: [(&str, &str); 4] = [
    ("programs-token", "POST /api/v1/guests"),
    ("programs-table", "POST /api/v1/tables"),
    ("programs-look", "GET /api/v1/tables/{table}"),
    ("programs-move", "POST /api/v1/tables/{table}/moves"),
];

/// The page, with the addresses that there are.
#[must_use]
pub fn page(viewer: &Viewer, addresses: &[Address]) -> Markup {
    plain(viewer, &viewer.t("about-api"), &content(viewer, addresses))
}

fn content(viewer: &Viewer, addresses: &[Address]) -> Markup {
    html! {
        article.prose {
            h1 { (viewer.t("about-api")) }
            p { (viewer.t("programs-line")) }
            ol {
                @for (id, address) in STEPS {
                    li { (around(viewer, id, "address", &html! { code { (address) } })) }
                }
            }
            p {
                (around(viewer, "programs-header", "header", &html! { code { "Authorization: Bearer TOKEN" } }))
            }
            p {
                (around(viewer, "about-api-line", "link", &html! { a href="/api/openapi.json" { code { "openapi.json" } } }))
            }
            h2 { (viewer.t("programs-all")) }
            @if viewer.lang() != Lang::En { p.soft { (viewer.t("programs-english")) } }
            dl.cards lang="en" {
                @for address in addresses {
                    dt { code { (address.method) " " (address.path) } }
                    dd { (address.summary) }
                }
            }
        }
    }
}

/// A sentence around something that is no text.
fn around(viewer: &Viewer, id: &str, name: &'static str, thing: &Markup) -> Markup {
    let sentence = viewer.with(id, &[(name, "\u{1}".into())]);
    let (before, after) = sentence.split_once('\u{1}').unwrap_or((&sentence, ""));
    html! { (before) (thing) (after) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_tells_how_a_program_plays_in_every_language() {
        let address = Address {
            method: "POST".to_owned(),
            path: "/api/v1/guests".to_owned(),
            summary: "Become a guest".to_owned(),
        };
        for lang in Lang::ALL {
            let viewer = Viewer::new(None, lang, &[][..], "/programs".to_owned());
            let page = page(&viewer, std::slice::from_ref(&address)).into_string();
            for (id, path) in STEPS {
                assert!(page.contains(&format!("<code>{path}</code>")), "{lang}: {id}");
            }
            assert!(page.contains("<dd>Become a guest</dd>"), "{lang}");
            assert!(page.contains("href=\"/api/openapi.json\""), "{lang}: the document itself");
            assert!(
                !page.contains("{$") && !page.contains("programs-"),
                "{lang}: a text is missing"
            );
        }
    }
}
