//! The page behind a link: what the link gives, and one button to accept it.

use maud::{Markup, html};

use super::clock;
use super::figure;
use super::frame::{about, sign};
use super::table::people;
use super::viewer::Viewer;
use crate::model::snapshot::Snapshot;
use crate::person::Right;

/// The page of a link. `shown` is what is played and by whom; of a private table only its existence is shown.
#[must_use]
pub fn page(viewer: &Viewer, token: &str, right: Right, shown: Option<&Snapshot>) -> Markup {
    let kind = shown.map(|table| table.kind);
    let content = html! {
        div.narrow {
            h1 { (viewer.t("join-title")) }
            form.card method="post" action=(format!("/l/{token}")) data-game=[kind] {
                input type="hidden" name="entropy";
                @if let Some(table) = shown {
                    h2 { (viewer.game(table.kind)) }
                    img.picture src=(figure::url(viewer, table.kind)) alt="" width="640" height="400";
                    p { (viewer.t(&format!("game-{}-line", table.kind))) }
                    p { (viewer.t("table-players")) (viewer.colon()) (people(viewer, table)) }
                    p { (viewer.t("time-title")) (viewer.colon()) (clock::pace(viewer, table.head.terms.clock)) }
                }
                @match right {
                    Right::Play(seat) => {
                        p.with-sign { (sign(seat)) " " (viewer.t("join-play")) }
                        label {
                            (viewer.t("new-name"))
                            input name="name" value=(viewer.own_name()) placeholder=(viewer.t("guest-name")) maxlength="24" autocomplete="nickname";
                        }
                        button.strong-button type="submit" { (viewer.t("table-sit")) }
                    }
                    Right::Watch => {
                        p { (viewer.t("join-watch")) }
                        button.strong-button type="submit" { (viewer.t("join-watch-go")) }
                    }
                }
            }
        }
    };
    about(viewer, &viewer.t("join-title"), kind, &content)
}
