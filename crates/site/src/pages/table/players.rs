//! The players: sign, name and points; and where everybody's points come from.

use catalog::Any;
use maud::{Markup, html};
use search::Level;
use table::Seat;

use super::View;
use crate::model::snapshot::{Player, SeatInfo};
use crate::pages::frame::{sign, who};
use crate::pages::look::Look;

impl View<'_> {
    pub(super) fn players(&self) -> Markup {
        html! {
            ol.players {
                @for info in &self.table.seats { (self.player(info)) }
            }
        }
    }

    /// Who gave up while the others play on.
    pub(super) fn gone(&self) -> Markup {
        html! {
            @for line in self.table.seats.iter().filter_map(|info| self.gave_up(info)) {
                p.soft { (line) }
            }
        }
    }

    fn player(&self, info: &SeatInfo) -> Markup {
        let (look, table) = (self.look, self.table);
        let seat = info.seat;
        let here = table.yours.len() > 1 && info.you;
        let what = match info.by {
            Player::Bot(_) => Some(look.t("table-bot")),
            Player::Person if here => Some(look.t("table-here")),
            Player::Person if info.you => Some(look.t("table-you")),
            Player::Person if info.here => Some(look.t("play-online")),
            Player::Person => Some(look.t("play-away")),
            Player::Nobody => None,
        };
        let points = table.game.as_ref().map(|game| game.scores()[seat]);
        let acts = table.to_act() == Some(seat);
        let (name, account) = (&self.name(seat), info.account);
        Row { seat, name, account, what, acts, points }.show(look)
    }

    /// That the player of a seat gave up while the others played on, if one did.
    pub(super) fn gave_up(&self, info: &SeatInfo) -> Option<String> {
        let name = info.retired.as_ref()?;
        let named = !name.is_empty() && *name != info.seat.to_string();
        let name = if named { name.clone() } else { self.look.t("guest-name") };
        Some(self.look.with("end-resigned", &[("player", name.into())]))
    }

    /// What the viewer can do about a seat: sit down, come back, send a bot.
    pub(super) fn seat_forms(&self, info: &SeatInfo) -> Markup {
        let (look, table) = (self.look, self.table);
        let url = format!("/t/{}", table.id());
        let nobody = info.by == Player::Nobody;
        let may_sit = info.yours_to_take || (info.open && table.may_join);
        let may_send = (nobody && table.owner) || info.gone;
        html! {
            @if may_sit || may_send || info.may_remove {
                div.seat-row {
                    (sign(info.seat))
                    @if may_sit {
                        form method="post" action=(format!("{url}/join")) data-send="join" {
                            input type="hidden" name="seat" value=(info.seat);
                            input type="hidden" name="name" value=(look.own_name());
                            input type="hidden" name="entropy";
                            button type="submit" { (look.t("table-sit")) }
                        }
                    }
                    @if info.may_remove {
                        form method="post" action=(format!("{url}/leave")) data-send="leave" {
                            input type="hidden" name="seat" value=(info.seat);
                            button.quiet-button type="submit" { (look.t("table-remove")) }
                        }
                    }
                    @if may_send {
                        form.row method="post" action=(format!("{url}/bot")) data-send="bot" {
                            input type="hidden" name="seat" value=(info.seat);
                            select name="level" aria-label=(look.t("new-level")) {
                                @for level in Level::PLAYERS {
                                    option value=(level) { (look.t(&format!("level-{level}"))) }
                                }
                            }
                            button type="submit" {
                                @if nobody { (look.t("seat-bot")) } @else {
                                    (look.with("table-replace", &[("player", self.name(info.seat).into())]))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A player's line.
pub(crate) struct Row<'a> {
    /// Where they sit.
    pub seat: Seat,
    /// What they are called.
    pub name: &'a str,
    /// Whether they have an account.
    pub account: bool,
    /// What else is to be said of them.
    pub what: Option<String>,
    /// Whether it is their turn.
    pub acts: bool,
    /// What they have, once there is a game.
    pub points: Option<i32>,
}

impl Row<'_> {
    /// The line; a click on it shows where the points come from.
    pub(crate) fn show(&self, look: &Look) -> Markup {
        let seat = self.seat;
        html! {
            li.player.to-act[self.acts] {
                button.player-row type="button" data-tab-to="points" {
                    (sign(seat))
                    span.name {
                        (who(look, self.name, self.account))
                        @if let Some(what) = &self.what { " " span.what { (what) } }
                        @if self.acts {
                            span.only-read {
                                " " (look.with("table-turn-of", &[("player", self.name.to_owned().into())]))
                            }
                        }
                    }
                    @if let Some(points) = self.points {
                        span.score id=(format!("points-{seat}")) data-points=(points)
                            title=(look.with("table-points", &[("points", points.into())])) {
                            (points)
                        }
                    }
                }
            }
        }
    }
}

/// Where the points of all come from, side by side.
pub(crate) fn points(look: &Look, game: &Any, name: &dyn Fn(Seat) -> String) -> Markup {
    let sheet = game.sheet();
    let seats: Vec<Seat> = Seat::first(game.seats()).collect();
    // Not everybody has every source; each is listed where somebody has it first.
    let mut sources: Vec<String> = Vec::new();
    for line in seats.iter().flat_map(|seat| &sheet[*seat]) {
        let source = look.say(&line.source, name);
        if !sources.contains(&source) {
            sources.push(source);
        }
    }
    let of = |seat: Seat, source: &str| -> Option<i32> {
        let lines = sheet[seat].iter().filter(|line| look.say(&line.source, name) == source);
        lines.map(|line| line.points).reduce(|sum, points| sum + points)
    };
    html! {
        table.sheet {
            caption.only-read { (look.t("table-score-points")) }
            thead {
                tr {
                    th scope="col" { (look.t("table-score-source")) }
                    @for seat in &seats {
                        th.number scope="col" {
                            (sign(*seat)) span.only-read { (name(*seat)) }
                        }
                    }
                }
            }
            tbody {
                @for source in &sources {
                    tr {
                        th scope="row" { (source) }
                        @for seat in &seats {
                            td.number { @if let Some(points) = of(*seat, source) { (points) } }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (look.t("table-score-total")) }
                    @for seat in &seats {
                        td.number { (sheet[*seat].iter().map(|line| line.points).sum::<i32>()) }
                    }
                }
            }
        }
    }
}
