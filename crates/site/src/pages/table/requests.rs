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
                None if table.undo.ask && !table.undo.own && others => {
                    (self.form("ask-undo", "table-undo-ask"))
                }
                None => {}
            }
        }
    }

    fn request(&self, request: &RequestInfo) -> Markup {
        let viewer = self.viewer;
        let about = format!("ask-{}-asked", request.matter.as_str());
        html! {
            div.request {
                @if request.answer {
                    p.notice role="alert" {
                        (viewer.with(&about, &[("player", self.name(request.seat).into())]))
                    }
                    div.row {
                        (self.form("agree", "table-undo-accept"))
                        (self.form("decline", "table-undo-refuse"))
                    }
                } @else if request.yours {
                    p.notice role="status" { (viewer.t("table-undo-waiting")) }
                    (self.form("decline", "lobby-withdraw"))
                } @else if !self.table.yours.is_empty() {
                    p.soft { (viewer.t("table-undo-waiting")) }
                }
            }
        }
    }

    /// What one can ask the others for besides taking back.
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
        let word = matter.as_str();
        html! {
            form method="post" action=(format!("/t/{}/ask", self.table.id())) data-send="ask" {
                input type="hidden" name="matter" value=(word);
                button type="submit" { (self.viewer.t(&format!("ask-{word}"))) }
            }
        }
    }
}
