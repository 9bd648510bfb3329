//! The rest of the table: resigning, links, options, the shuffle, keys.

use draw::Drawn;
use maud::{Markup, html};
use table::Seat;

use super::View;
use crate::model::snapshot::{Player, SeatInfo};
use crate::pages::frame::sign;
use crate::pages::{clock, options};
use crate::stored::Status;

impl View<'_> {
    pub(super) fn menu(&self) -> Markup {
        let viewer = self.viewer;
        html! {
            div.menu-box {
                // Which board to look at is chosen directly, not in a list of settings.
                @if catalog::with_game!(self.table.kind, G => <G as Drawn>::HAS_GRID) {
                    label.beside {
                        input type="checkbox" data-grid checked[viewer.grid];
                        (viewer.t("sign-grid"))
                    }
                }
                @if self.table.status == Status::Playing && !self.table.yours.is_empty() {
                    (self.vacation())
                    (self.ask_for())
                    (self.resign())
                }
                @if self.table.status == Status::Playing { (self.links()) }
                @if let Some(event) = self.table.head.terms.event {
                    p { a href=(format!("/events/{}", event.id)) { (viewer.t("event-back")) } }
                }
                p { a href=(format!("/rules/{}", self.table.kind)) { (viewer.t("nav-rules")) } }
                (self.coach())
                (self.own_settings())
                (self.settings())
                (self.signs())
                (self.fair())
                (self.keys())
                @if self.may_report() {
                    p { a href=(format!("/t/{}/report", self.table.id())) { (viewer.t("report-menu")) } }
                }
            }
        }
    }

    /// Whether there is anybody else whose words or name could be reported.
    fn may_report(&self) -> bool {
        let other = |seat: &SeatInfo| !seat.you && seat.by == Player::Person;
        let known = self.viewer.person.is_some();
        known && (self.table.seats.iter().any(other) || !self.table.chat.is_empty())
    }

    pub(super) fn form(&self, verb: &str, label: &str) -> Markup {
        html! {
            form method="post" action=(format!("/t/{}/{verb}", self.table.id())) data-send=(verb) {
                button type="submit" { (self.viewer.t(label)) }
            }
        }
    }

    /// Going on vacation, and coming back, where there is any.
    fn vacation(&self) -> Markup {
        let (viewer, table) = (self.viewer, self.table);
        let own = table.seats.iter().filter(|info| info.you).find_map(|info| info.clock);
        let Some(own) = own.filter(|own| own.away || own.vacation > 0) else {
            return Markup::default();
        };
        let (to, label) = match own.away {
            true => ("off", "time-vacation-back"),
            false => ("on", "time-vacation-go"),
        };
        let left = clock::left(viewer, own.vacation);
        html! {
            form.row method="post" action=(format!("/t/{}/vacation", table.id())) data-send="vacation" {
                input type="hidden" name="away" value=(to);
                button type="submit" { (viewer.t(label)) }
                span.soft { (viewer.with("time-vacation-left", &[("left", left.into())])) }
            }
        }
    }

    fn resign(&self) -> Markup {
        let viewer = self.viewer;
        html! {
            details {
                summary { (viewer.t("table-resign")) }
                form.row method="post" action=(format!("/t/{}/resign", self.table.id()))
                    data-send="resign" {
                    span { (viewer.t("table-resign-sure")) }
                    button.danger-button type="submit" { (viewer.t("table-resign-yes")) }
                }
            }
        }
    }

    /// What the viewer's browser keeps: how fast things happen, and whether there is a sound.
    fn own_settings(&self) -> Markup {
        let viewer = self.viewer;
        html! {
            details {
                summary { (viewer.t("play-settings")) }
                label {
                    (viewer.t("play-pace"))
                    select data-pace {
                        @for pace in ["slow", "usual", "fast", "off"] {
                            option value=(pace) { (viewer.t(&format!("play-pace-{pace}"))) }
                        }
                    }
                }
                label.beside { input type="checkbox" data-sound; (viewer.t("play-sound")) }
            }
        }
    }

    fn settings(&self) -> Markup {
        let (viewer, kind) = (self.viewer, self.table.kind);
        let options = self.table.game.as_ref().map(|game| game.options()).unwrap_or_default();
        html! {
            @if let Some(game) = &self.table.game {
                details {
                    summary { (viewer.t("table-options")) }
                    dl {
                        dt { (viewer.t("new-edition")) }
                        dd { (game.edition().info().name) }
                        dt { (viewer.t("time-title")) }
                        dd { (clock::pace(viewer, self.table.head.terms.clock)) }
                        @if self.table.head.terms.open_bots {
                            dt { (viewer.t("seat-bot")) }
                            dd { (viewer.t("lobby-open-bots-line")) }
                        }
                        @if self.table.head.terms.hints {
                            dt { (viewer.t("help-hint")) }
                            dd { (viewer.t("new-hints-line")) }
                        }
                        @for (key, chosen) in &options {
                            dt { (options::name(viewer, kind, key)) }
                            dd { (options::value(viewer, kind, key, chosen)) }
                        }
                    }
                }
            }
        }
    }

    /// The signs on the board and what they mean, copied from the board's own definitions.
    fn signs(&self) -> Markup {
        let Some(game) = &self.table.game else { return Markup::default() };
        let signs = catalog::each!(&**game, it => signs_of(it));
        html! {
            details.legend {
                summary { (self.viewer.t("sign-title")) }
                dl.signs {
                    @for (icon, name) in signs {
                        dt { svg viewBox="0 0 24 24" aria-hidden="true" { use href=(format!("#{icon}")) {} } }
                        dd { (self.viewer.t(name)) }
                    }
                }
            }
        }
    }

    fn fair(&self) -> Markup {
        let viewer = self.viewer;
        let Some(fair) = &self.table.fair else {
            return html! { p.soft { (viewer.t("fair-none")) } };
        };
        html! {
            details {
                summary { (viewer.t("fair-title")) }
                p { (viewer.t("fair-before")) br; code { (fair.commitment) } }
                @if !fair.added.is_empty() {
                    p.row {
                        @for seat in &fair.added { (self.added(*seat)) }
                    }
                }
                @match &fair.secret {
                    Some(secret) => {
                        p { (viewer.t("fair-secret")) br; code { (secret) } }
                        p { (viewer.t("fair-how")) }
                    }
                    None => { p.soft { (viewer.t("fair-later")) } }
                }
            }
        }
    }

    fn added(&self, seat: Seat) -> Markup {
        let text = self.viewer.with("fair-added", &[("player", self.name(seat).into())]);
        html! { span { (sign(seat)) " " (text) } }
    }

    fn keys(&self) -> Markup {
        let viewer = self.viewer;
        html! {
            details {
                summary { (viewer.t("table-help")) }
                dl.keys {
                    @for (key, id) in [
                        ("← ↑ ↓ →", "key-targets"), ("Enter", "key-confirm"), ("R", "key-turn"),
                        ("Esc", "key-cancel"), ("U", "key-undo"), ("E", "key-end"),
                        ("C", "key-chat"), ("H", "help-hint"),
                    ] {
                        dt { kbd { (key) } }
                        dd { (viewer.t(id)) }
                    }
                }
            }
        }
    }
}

fn signs_of<G: Drawn>(played: &table::Match<G>) -> Vec<(&'static str, &'static str)> {
    G::signs(played.game())
}
