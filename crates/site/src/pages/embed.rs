//! A replay on another site's page: the content of the frame, and the code to copy.
//!
//! Viewers are anonymous: the page reads no cookie and has no form that changes anything, so that another
//! site cannot trick its visitors into clicking on something of ours.

use maud::{DOCTYPE, Markup, html};

use super::assets;
use super::replay::Replay;
use super::viewer::{Theme, Viewer};

/// The address of the frame that a token gives.
#[must_use]
pub fn address(token: &str) -> String {
    format!("/embed/{token}")
}

/// The whole page in the frame.
#[must_use]
pub fn page(replay: &Replay<'_>) -> Markup {
    let viewer = replay.viewer;
    html! {
        (DOCTYPE)
        html lang=(viewer.lang()) data-theme=[viewer.theme.map(Theme::as_str)] {
            head {
                meta charset="utf-8";
                title { (viewer.t("replay-title")) " · " (viewer.t("site-name")) }
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="robots" content="noindex";
                link rel="stylesheet" href=(assets::url("style.css"));
                script type="module" src=(assets::url("site.js")) {}
                @for name in assets::modules() {
                    link rel="modulepreload" href=(assets::url(name));
                }
                script type="module" src=(assets::url("table.js")) {}
            }
            body.at-table.embedded { (replay.main()) }
        }
    }
}

/// What can be copied to show a game elsewhere, for people who may allow it.
#[must_use]
pub fn code(viewer: &Viewer, token: &str, ply: usize, view: &str) -> String {
    let frame = html! {
        iframe src=(format!("{}{}?ply={ply}&view={view}&lang={}", viewer.origin, address(token), viewer.lang()))
            title=(viewer.t("replay-title")) width="100%" height="640" loading="lazy" style="border:0" {}
    };
    frame.into_string()
}

/// The box with the code, and the way to withdraw it.
#[must_use]
pub fn offered(viewer: &Viewer, base: &str, code: &str) -> Markup {
    html! {
        details data-embed {
            summary { (viewer.t("embed-title")) }
            p.soft { (viewer.t("embed-line")) }
            label.link-label {
                span { (viewer.t("embed-code")) }
                span.link-row {
                    input readonly value=(code) data-text;
                    button type="button" data-copy { (viewer.t("table-copy")) }
                }
            }
            form.stack method="post" action=(format!("{base}/embed/withdraw")) {
                p.soft { (viewer.t("embed-withdraw-line")) }
                button type="submit" { (viewer.t("embed-withdraw")) }
            }
        }
    }
}

/// The button that allows it for the game of a table, for people who sat there.
#[must_use]
pub fn allow(viewer: &Viewer, base: &str, ply: usize) -> Markup {
    html! {
        details data-embed {
            summary { (viewer.t("embed-title")) }
            form.stack method="post" action=(format!("{base}/embed")) {
                p.soft { (viewer.t("embed-allow-line")) }
                input type="hidden" name="ply" value=(ply);
                button type="submit" { (viewer.t("embed-allow")) }
            }
        }
    }
}
