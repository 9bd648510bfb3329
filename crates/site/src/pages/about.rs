//! About: whose games these are, what is certain, how it is fair, under which licence.

use catalog::{Editions, Kind};
use maud::{Markup, html};
use table::Mark;

use super::frame::plain;
use super::look::Look;

/// The page.
#[must_use]
pub fn page(look: &Look, editions: &Editions) -> Markup {
    plain(look, &look.t("about-title"), &content(look, editions))
}

fn content(look: &Look, editions: &Editions) -> Markup {
    html! {
        article.prose {
            h1 { (look.t("about-title")) }
            p { (look.t("about-what")) }
            h2 { (look.t("about-credits")) }
            ul {
                @for kind in Kind::ALL { li { (look.t(&format!("about-credit-{kind}"))) } }
            }
            p { (look.t("about-own")) }
            h2 id="editions" { (look.t("about-editions")) }
            p { (look.t("about-editions-line")) }
            dl.marks {
                @for mark in Mark::ALL {
                    dt { (badge(look, mark)) }
                    dd { (look.t(&format!("mark-{mark}-line"))) }
                }
            }
            @for &kind in Kind::ALL {
                @for edition in editions.of(kind) { (figures(look, edition)) }
            }
            @for section in ["about-bots", "about-fair", "about-license"] {
                h2 { (look.t(section)) }
                p { (look.t(&format!("{section}-line"))) }
            }
            h2 id="programs" { (look.t("about-api")) }
            p {
                @let sentence = look.with("about-api-line", &[("link", "\u{1}".into())]);
                @let (before, after) = sentence.split_once('\u{1}').unwrap_or((&sentence, ""));
                (before) a href="/api/openapi.json" { "OpenAPI" } (after)
            }
        }
    }
}

fn badge(look: &Look, mark: Mark) -> Markup {
    html! { span class=(format!("mark {mark}")) { (look.t(&format!("mark-{mark}"))) } }
}

fn figures(look: &Look, edition: &catalog::AnyEdition) -> Markup {
    let imprint = edition.imprint();
    let doubtful: Vec<_> = imprint.reconstructions().collect();
    let name = [("edition", imprint.name.clone().into())];
    html! {
        @if doubtful.is_empty() {
            p { (look.with("about-reconstructions-none", &name)) }
        } @else {
            details {
                summary { (look.with("about-reconstructions", &name)) " (" (doubtful.len()) ")" }
                div.scroll tabindex="0" role="region" aria-label=(look.with("about-reconstructions", &name)) {
                    table {
                        thead {
                            tr {
                                th scope="col" { (look.t("about-figure")) }
                                th scope="col" { (look.t("about-mark")) }
                                th scope="col" { (look.t("about-note")) }
                            }
                        }
                        tbody {
                            @for figure in doubtful {
                                tr {
                                    td { code { (figure.path) } }
                                    td { (badge(look, figure.mark)) }
                                    td lang="en" { (figure.note) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
