//! What the players ask of each other: a card for each request, and for what became of it.

use maud::{Markup, html};

use super::View;
use crate::action::Matter;
use crate::model::snapshot::{Player, RequestInfo};

impl View<'_> {
    /// What is asked for, what became of it, and that the clocks stand.
    pub(super) fn asked(&self) -> Markup {
        let (viewer, table) = (self.viewer, self.table);
        let others = table.seats.iter().any(|seat| !seat.you && seat.by == Player::Person);
        html! {
            @if let Some((matter, by)) = table.answered {
                p.notice role="status" {
                    (viewer.with(&format!("ask-{}-refused", matter.as_str()), &[("player", self.name(by).into())]))
                }
            }
            @if table.paused {
                div.request {
                    p.notice role="status" { (viewer.t("ask-paused")) }
                    @if !table.yours.is_empty() { (self.form("resume", "ask-resume")) }
                }
            }
            @match &table.request {
                Some(request) => { (self.request(request)) }
                None => {
                    (self.left())
                    @if table.undo.ask && !table.undo.own && others {
                        (self.form("ask-undo", "table-undo-ask"))
                    }
                }
            }
        }
    }

    /// Somebody keeps everybody waiting: what those who stayed can do about it.
    fn left(&self) -> Markup {
        let (viewer, table) = (self.viewer, self.table);
        let gone = table.to_act().filter(|_| table.may_replace || table.may_break_off);
        let player = gone.map(|seat| self.name(seat)).unwrap_or_default();
        let named = |id: &str| viewer.with(id, &[("player", player.clone().into())]);
        html! {
            @if gone.is_some() {
                div.request {
                    p.notice role="status" { (named("ask-left")) }
                    div.row {
                        @if table.may_replace {
                            (self.asking(Matter::Replace, &named("table-replace")))
                        }
                        @if table.may_break_off {
                            (self.asking(Matter::BreakOff, &viewer.t("ask-break-off")))
                        }
                    }
                }
            }
        }
    }

    fn request(&self, request: &RequestInfo) -> Markup {
        let viewer = self.viewer;
        let asked = format!("ask-{}-asked", request.matter.as_str());
        let gone = request.about.map(|seat| self.name(seat)).unwrap_or_default();
        let names = [("player", self.name(request.seat).into()), ("gone", gone.into())];
        let no = if request.about.is_some() { "ask-wait" } else { "table-undo-refuse" };
        html! {
            div.request {
                @if request.answer {
                    p.notice role="alert" { (viewer.with(&asked, &names)) }
                    div.row {
                        (self.form("agree", "table-undo-accept"))
                        (self.form("decline", no))
                    }
                } @else if request.about_you {
                    p.notice role="alert" { (viewer.with(&asked, &names)) }
                    (self.form("decline", "ask-here"))
                } @else if request.yours {
                    p.notice role="status" { (viewer.t("table-undo-waiting")) }
                    (self.form("decline", "lobby-withdraw"))
                } @else if !self.table.yours.is_empty() {
                    p.soft { (viewer.t("table-undo-waiting")) }
                }
            }
        }
    }

    /// What a player can ask the others for besides taking back.
    pub(super) fn ask_for(&self) -> Markup {
        let table = self.table;
        html! {
            @if table.request.is_none() {
                div.row {
                    @if table.may_pause { (self.ask_form(Matter::Pause)) }
                    @if table.may_agree { (self.ask_form(Matter::End)) }
                }
            }
        }
    }

    fn ask_form(&self, matter: Matter) -> Markup {
        self.asking(matter, &self.viewer.t(&format!("ask-{}", matter.as_str())))
    }

    fn asking(&self, matter: Matter, label: &str) -> Markup {
        html! {
            form method="post" action=(format!("/t/{}/ask", self.table.id())) data-send="ask" {
                input type="hidden" name="matter" value=(matter.as_str());
                button type="submit" { (label) }
            }
        }
    }
}
