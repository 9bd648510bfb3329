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
        let look = self.look;
        html! {
            div.menu-box {
                @if self.table.status == Status::Playing && !self.table.yours.is_empty() {
                    (self.vacation())
                    (self.ask_for())
                    (self.resign())
                }
                @if self.table.status == Status::Playing { (self.links()) }
                p { a href=(format!("/rules/{}", self.table.kind)) { (look.t("nav-rules")) } }
                (self.own_settings())
                (self.settings())
                (self.signs())
                (self.fair())
                (self.keys())
                @if self.may_report() {
                    p { a href=(format!("/t/{}/report", self.table.id())) { (look.t("report-menu")) } }
                }
            }
        }
    }

    /// Whether there is anybody else whose words or name could be reported.
    fn may_report(&self) -> bool {
        let other = |seat: &SeatInfo| !seat.you && seat.by == Player::Person;
        let known = self.look.person.is_some();
        known && (self.table.seats.iter().any(other) || !self.table.chat.is_empty())
    }

    pub(super) fn form(&self, verb: &str, label: &str) -> Markup {
        html! {
            form method="post" action=(format!("/t/{}/{verb}", self.table.id())) data-send=(verb) {
                button type="submit" { (self.look.t(label)) }
            }
        }
    }

    /// Going on vacation, and coming back, where there is any.
    fn vacation(&self) -> Markup {
        let (look, table) = (self.look, self.table);
        let own = table.seats.iter().filter(|info| info.you).find_map(|info| info.clock);
        let Some(own) = own.filter(|own| own.away || own.vacation > 0) else {
            return Markup::default();
        };
        let (to, label) = match own.away {
            true => ("off", "time-vacation-back"),
            false => ("on", "time-vacation-go"),
        };
        let left = clock::left(look, own.vacation);
        html! {
            form.row method="post" action=(format!("/t/{}/vacation", table.id())) data-send="vacation" {
                input type="hidden" name="away" value=(to);
                button type="submit" { (look.t(label)) }
                span.soft { (look.with("time-vacation-left", &[("left", left.into())])) }
            }
        }
    }

    fn resign(&self) -> Markup {
        let look = self.look;
        html! {
            details {
                summary { (look.t("table-resign")) }
                form.row method="post" action=(format!("/t/{}/resign", self.table.id()))
                    data-send="resign" {
                    span { (look.t("table-resign-sure")) }
                    button.danger-button type="submit" { (look.t("table-resign-yes")) }
                }
            }
        }
    }

    /// What the viewer's browser keeps: how fast things happen, and whether there is a sound.
    fn own_settings(&self) -> Markup {
        let look = self.look;
        html! {
            details {
                summary { (look.t("play-settings")) }
                label {
                    (look.t("play-pace"))
                    select data-pace {
                        @for pace in ["slow", "usual", "fast", "off"] {
                            option value=(pace) { (look.t(&format!("play-pace-{pace}"))) }
                        }
                    }
                }
                label.beside { input type="checkbox" data-sound; (look.t("play-sound")) }
                @if catalog::with_game!(self.table.kind, G => <G as Drawn>::HAS_GRID) {
                    label.beside {
                        input type="checkbox" data-grid checked[look.grid];
                        (look.t("sign-grid"))
                    }
                }
            }
        }
    }

    fn settings(&self) -> Markup {
        let (look, kind) = (self.look, self.table.kind);
        let options = self.table.game.as_ref().map(|game| game.options()).unwrap_or_default();
        html! {
            @if let Some(game) = &self.table.game {
                details {
                    summary { (look.t("table-options")) }
                    dl {
                        dt { (look.t("new-edition")) }
                        dd { (game.edition().imprint().name) }
                        dt { (look.t("time-title")) }
                        dd { (clock::pace(look, self.table.head.terms.clock)) }
                        @if self.table.head.terms.open_bots {
                            dt { (look.t("seat-bot")) }
                            dd { (look.t("lobby-open-bots-line")) }
                        }
                        @for (key, chosen) in &options {
                            dt { (options::name(look, kind, key)) }
                            dd { (options::value(look, kind, key, chosen)) }
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
                summary { (self.look.t("sign-title")) }
                dl.signs {
                    @for (icon, name) in signs {
                        dt { svg viewBox="0 0 24 24" aria-hidden="true" { use href=(format!("#{icon}")) {} } }
                        dd { (self.look.t(name)) }
                    }
                }
            }
        }
    }

    fn fair(&self) -> Markup {
        let look = self.look;
        let Some(fair) = &self.table.fair else {
            return html! { p.soft { (look.t("fair-none")) } };
        };
        html! {
            details {
                summary { (look.t("fair-title")) }
                p { (look.t("fair-before")) br; code { (fair.commitment) } }
                @if !fair.added.is_empty() {
                    p.row {
                        @for seat in &fair.added { (self.added(*seat)) }
                    }
                }
                @match &fair.secret {
                    Some(secret) => {
                        p { (look.t("fair-secret")) br; code { (secret) } }
                        p { (look.t("fair-how")) }
                    }
                    None => { p.soft { (look.t("fair-later")) } }
                }
            }
        }
    }

    fn added(&self, seat: Seat) -> Markup {
        let text = self.look.with("fair-added", &[("player", self.name(seat).into())]);
        html! { span { (sign(seat)) " " (text) } }
    }

    fn keys(&self) -> Markup {
        let look = self.look;
        html! {
            details {
                summary { (look.t("table-help")) }
                dl.keys {
                    @for (key, id) in [
                        ("← ↑ ↓ →", "key-targets"), ("Enter", "key-confirm"), ("R", "key-turn"),
                        ("Esc", "key-cancel"), ("U", "key-undo"), ("E", "key-end"),
                        ("C", "key-chat"),
                    ] {
                        dt { kbd { (key) } }
                        dd { (look.t(id)) }
                    }
                }
            }
        }
    }
}

fn signs_of<G: Drawn>(_game: &table::Match<G>) -> &'static [(&'static str, &'static str)] {
    G::SIGNS
}
