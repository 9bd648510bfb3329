//! A link was followed: what it gives, and one button to take it.

use maud::{Markup, html};

use super::clock;
use super::figure;
use super::frame::{about, sign};
use super::look::Look;
use super::table::people;
use crate::model::snapshot::Snapshot;
use crate::person::Right;

/// The page of a link. `shown` is what is played and by whom; a private table tells only that it
/// exists.
#[must_use]
pub fn page(look: &Look, token: &str, right: Right, shown: Option<&Snapshot>) -> Markup {
    let kind = shown.map(|table| table.kind);
    let content = html! {
        div.narrow {
            h1 { (look.t("join-title")) }
            form.card method="post" action=(format!("/l/{token}")) data-game=[kind] {
                input type="hidden" name="entropy";
                @if let Some(table) = shown {
                    h2 { (look.game(table.kind)) }
                    img.picture src=(figure::url(look, table.kind)) alt="" width="640" height="400";
                    p { (look.t(&format!("game-{}-line", table.kind))) }
                    p { (look.t("table-players")) (look.colon()) (people(look, table)) }
                    p { (look.t("time-title")) (look.colon()) (clock::pace(look, table.head.terms.clock)) }
                }
                @match right {
                    Right::Play(seat) => {
                        p.with-sign { (sign(seat)) " " (look.t("join-play")) }
                        label {
                            (look.t("new-name"))
                            input name="name" value=(look.own_name()) placeholder=(look.t("guest-name")) maxlength="24" autocomplete="nickname";
                        }
                        button.strong-button type="submit" { (look.t("table-sit")) }
                    }
                    Right::Watch => {
                        p { (look.t("join-watch")) }
                        button.strong-button type="submit" { (look.t("join-watch-go")) }
                    }
                }
            }
        }
    };
    about(look, &look.t("join-title"), kind, &content)
}
