//! Reporting a line or a name to the operator: what there is to choose from, and thanks.

use maud::{Markup, html};

use super::frame::plain;
use super::table::name;
use super::viewer::Viewer;
use crate::id::TableId;
use crate::model::snapshot::{Player, SeatInfo, Snapshot};
use crate::report::LONGEST_REASON;

/// How many lines can be chosen from: the latest.
const LINES: usize = 40;

/// What can be reported at a table.
#[must_use]
pub fn form(viewer: &Viewer, table: &Snapshot) -> Markup {
    let others = |seat: &&SeatInfo| !seat.you && seat.by == Player::Person && !seat.name.is_empty();
    let people: Vec<_> = table.seats.iter().filter(others).collect();
    let said = table.chat.iter().rev();
    let said = said.filter(|said| !said.text.is_empty() && !table.yours.contains(&said.seat));
    let lines: Vec<_> = said.take(LINES).collect();
    let title = viewer.t("report-title");
    let content = html! {
        div.narrow {
            h1 { (title) }
            @if people.is_empty() && lines.is_empty() {
                p { (viewer.t("report-nothing")) }
            } @else {
                p { (viewer.t("report-line")) }
                form.card method="post" action=(format!("/t/{}/report", table.id())) {
                    label {
                        (viewer.t("report-what"))
                        select name="what" required {
                            @for said in lines {
                                option value=(format!("line-{}", said.ply)) {
                                    (name(viewer, table, said.seat)) (viewer.colon()) (said.text)
                                }
                            }
                            @for info in people {
                                option value=(format!("name-{}", info.seat)) {
                                    (viewer.with("report-name", &[("name", info.name.clone().into())]))
                                }
                            }
                        }
                    }
                    label {
                        (viewer.t("report-reason"))
                        input name="reason" maxlength=(LONGEST_REASON) autocomplete="off";
                    }
                    button.strong-button type="submit" { (viewer.t("report-send")) }
                }
            }
            p { a href=(format!("/t/{}", table.id())) { (viewer.t("report-back")) } }
        }
    };
    plain(viewer, &title, &content)
}

/// That it was kept.
#[must_use]
pub fn thanks(viewer: &Viewer, table: TableId) -> Markup {
    let title = viewer.t("report-title");
    let content = html! {
        div.narrow {
            h1 { (title) }
            p.notice role="status" { (viewer.t("report-thanks")) }
            p { a href=(format!("/t/{table}")) { (viewer.t("report-back")) } }
        }
    };
    plain(viewer, &title, &content)
}
