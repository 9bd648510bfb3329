//! What was done and said: the log and the chat.

use catalog::Kind;
use maud::{Markup, html};
use table::Seat;

use super::View;
use crate::pages::frame::sign;
use crate::pages::log::Told;
use crate::pages::look::Look;
use crate::store::Status;

/// How many moves the log shows; the replay has them all.
const SHOWN: usize = 40;
/// For how many of them it says what they brought about.
const IN_FULL: usize = 10;

impl View<'_> {
    pub(super) fn log(&self) -> Markup {
        let look = self.look;
        let over = self.table.status == Status::Over;
        let sees = |seat: Seat| over || self.seat == Some(seat);
        html! {
            @if self.told.is_empty() {
                p.soft { (look.t("table-log-none")) }
            } @else {
                (moves(look, self.table.kind, &self.told, &|seat| self.name(seat), &sees))
            }
        }
    }

    pub(super) fn chat(&self) -> Markup {
        html! {
            @if self.table.chat.is_empty() {
                p.soft { (self.look.t("table-chat-none")) }
            } @else {
                ul.chat aria-live="polite" {
                    @for said in self.table.chat.iter().filter(|said| !said.text.is_empty()) {
                        li { b { (self.name(said.seat)) } ": " (said.text) }
                    }
                }
            }
        }
    }

    pub(super) fn say_something(&self, url: &str) -> Markup {
        let look = self.look;
        html! {
            form.say method="post" action=(format!("{url}/chat")) data-send="chat" {
                input name="text" maxlength="300" autocomplete="off" required
                    aria-label=(look.t("table-chat-say")) placeholder=(look.t("table-chat-say"));
                button type="submit" { (look.t("table-chat-send")) }
            }
        }
    }
}

/// The latest moves, told.
pub(in crate::pages) fn moves(
    look: &Look,
    kind: Kind,
    told: &[Told],
    name: &dyn Fn(Seat) -> String,
    sees: &dyn Fn(Seat) -> bool,
) -> Markup {
    let from = told.len().saturating_sub(SHOWN);
    html! {
        ol.log tabindex="0" start=(from + 1) {
            @for (at, one) in told.iter().enumerate().skip(from) {
                li data-touches=(one.touches.join(" ")) {
                    (line(look, kind, one, name, sees))
                    @if at + IN_FULL >= told.len() && !one.events.is_empty() {
                        ul {
                            @for event in &one.events { li { (look.say(event, name)) } }
                        }
                    }
                }
            }
        }
    }
}

fn line(
    look: &Look,
    kind: Kind,
    told: &Told,
    name: &dyn Fn(Seat) -> String,
    sees: &dyn Fn(Seat) -> bool,
) -> Markup {
    html! {
        (sign(told.seat)) " " b { (name(told.seat)) } ": " (look.say(&told.say, name))
        span.notation { (told.notation_for(kind, sees(told.seat))) }
    }
}
