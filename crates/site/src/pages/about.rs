//! About: who made the games, what is certain, why shuffles are fair, the licence.

use catalog::{Editions, Kind};
use maud::{Markup, html};
use table::Mark;

use super::frame::plain;
use super::viewer::Viewer;

/// The page.
#[must_use]
pub fn page(viewer: &Viewer, editions: &Editions) -> Markup {
    plain(viewer, &viewer.t("about-title"), &content(viewer, editions))
}

fn content(viewer: &Viewer, editions: &Editions) -> Markup {
    html! {
        article.prose {
            h1 { (viewer.t("about-title")) }
            p { (viewer.t("about-what")) }
            h2 { (viewer.t("about-credits")) }
            ul {
                @for kind in Kind::ALL { li { (viewer.t(&format!("about-credit-{kind}"))) } }
            }
            p { (viewer.t("about-own")) }
            h2 id="editions" { (viewer.t("about-editions")) }
            p { (viewer.t("about-editions-line")) }
            dl.marks {
                @for mark in Mark::ALL {
                    dt { (badge(viewer, mark)) }
                    dd { (viewer.t(&format!("mark-{mark}-line"))) }
                }
            }
            @for &kind in Kind::ALL {
                @for edition in editions.of(kind) { (figures(viewer, edition)) }
            }
            @for section in ["about-bots", "about-fair", "about-license"] {
                h2 { (viewer.t(section)) }
                p { (viewer.t(&format!("{section}-line"))) }
            }
            p { a href="/programs" { (viewer.t("about-api")) } }
        }
    }
}

fn badge(viewer: &Viewer, mark: Mark) -> Markup {
    html! { span class=(format!("mark {mark}")) { (viewer.t(&format!("mark-{mark}"))) } }
}

/// The numbers of an edition that are reconstructions, each with its mark.
pub(super) fn figures(viewer: &Viewer, edition: &catalog::AnyEdition) -> Markup {
    let info = edition.info();
    let doubtful: Vec<_> = info.reconstructions().collect();
    let name = [("edition", info.name.clone().into())];
    html! {
        @if doubtful.is_empty() {
            p { (viewer.with("about-reconstructions-none", &name)) }
        } @else {
            details {
                summary { (viewer.with("about-reconstructions", &name)) " (" (doubtful.len()) ")" }
                div.scroll tabindex="0" role="region" aria-label=(viewer.with("about-reconstructions", &name)) {
                    table {
                        thead {
                            tr {
                                th scope="col" { (viewer.t("about-figure")) }
                                th scope="col" { (viewer.t("about-mark")) }
                                th scope="col" { (viewer.t("about-note")) }
                            }
                        }
                        tbody {
                            @for figure in doubtful {
                                tr {
                                    td { code { (figure.path) } }
                                    td { (badge(viewer, figure.mark)) }
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
