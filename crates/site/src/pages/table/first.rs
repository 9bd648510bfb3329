//! The first game: what the game is about, one line at a time, for people who have not played it yet.

use maud::{Markup, html};

use super::View;
use crate::stored::Status;

/// What is said, in this order: the goal, who you are, what a turn is, what to look at now.
const LINES: [&str; 4] = ["goal", "you", "turn", "look"];

impl View<'_> {
    /// The lines, all of them hidden: only the browser knows what was played in it, and shows one
    /// after the other until it is told to be quiet for good.
    pub(super) fn first_game(&self) -> Markup {
        let (viewer, kind) = (self.viewer, self.table.kind);
        let Some(seat) = self.seat.filter(|_| self.table.status != Status::Over) else {
            return Markup::default();
        };
        let args = [("letter", draw::letter(seat).into())];
        html! {
            aside.first hidden data-first=(kind) aria-live="polite" aria-label=(viewer.t("first-title")) {
                b { (viewer.t("first-title")) }
                ol {
                    @for line in LINES {
                        li hidden { (viewer.with(&format!("first-{kind}-{line}"), &args)) }
                    }
                }
                div.row {
                    button.strong-button type="button" data-first-next { (viewer.t("first-next")) }
                    button type="button" data-first-done { (viewer.t("first-done")) }
                    a href=(format!("/rules/{kind}")) target="_blank" { (viewer.t("nav-rules")) }
                }
            }
        }
    }
}
