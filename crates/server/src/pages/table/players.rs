//! The players: sign, name, points, and where the points come from.

use catalog::Any;
use maud::{Markup, html};
use search::Level;
use table::Seat;

use super::View;
use crate::live::snapshot::{Player, SeatInfo};
use crate::pages::frame::sign;
use crate::pages::look::Look;
use crate::store::Status;

impl View<'_> {
    pub(super) fn players(&self) -> Markup {
        html! {
            ol.players {
                @for info in &self.table.seats { (self.player(info)) }
            }
        }
    }

    fn player(&self, info: &SeatInfo) -> Markup {
        let (look, table) = (self.look, self.table);
        let seat = info.seat;
        let to_act = table.to_act() == Some(seat);
        let here = table.yours.len() > 1 && info.you;
        let what = match info.by {
            Player::Bot(_) => Some(look.t("table-bot")),
            Player::Person if here => Some(look.t("table-here")),
            Player::Person if info.you => Some(look.t("table-you")),
            Player::Person | Player::Nobody => None,
        };
        html! {
            li.player.to-act[to_act] {
                details id=(format!("player-{seat}")) open[table.status == Status::Over] {
                    summary {
                        (sign(seat))
                        span.name {
                            (self.name(seat))
                            @if let Some(what) = what { " " span.what { (what) } }
                            @if to_act {
                                span.only-read {
                                    " " (look.with("table-turn-of", &[("player", self.name(seat).into())]))
                                }
                            }
                        }
                        @if let Some(game) = &table.game {
                            @let points = game.scores()[seat];
                            span.score id=(format!("points-{seat}")) data-points=(points)
                                title=(look.with("table-points", &[("points", points.into())])) {
                                (points)
                            }
                        }
                    }
                    @if let Some(line) = self.gave_up(info) { p.soft { (line) } }
                    @if let Some(game) = &table.game {
                        (score_card(look, game, seat, &|seat| self.name(seat)))
                    }
                }
                (self.seat_forms(info))
            }
        }
    }

    /// That the player of a seat gave up while the others played on, if one did.
    pub(super) fn gave_up(&self, info: &SeatInfo) -> Option<String> {
        let name = info.retired.as_ref()?;
        let named = !name.is_empty() && *name != info.seat.to_string();
        let name = if named { name.clone() } else { self.look.t("guest-name") };
        Some(self.look.with("end-resigned", &[("player", name.into())]))
    }

    /// What the viewer can do about a seat: sit down, come back, send a bot.
    fn seat_forms(&self, info: &SeatInfo) -> Markup {
        let (look, table) = (self.look, self.table);
        let url = format!("/t/{}", table.id());
        let nobody = info.by == Player::Nobody;
        let may_sit = info.yours_to_take || (info.open && table.may_join);
        let may_send = (nobody && table.owner) || info.gone;
        html! {
            @if may_sit || may_send || info.may_remove {
                div.seat-row {
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

/// Where a seat's points come from.
pub(in crate::pages) fn score_card(
    look: &Look,
    game: &Any,
    seat: Seat,
    name: &dyn Fn(Seat) -> String,
) -> Markup {
    let sheet = game.sheet();
    let lines = &sheet[seat];
    let total: i32 = lines.iter().map(|line| line.points).sum();
    html! {
        table {
            caption.only-read {
                (look.with("table-score-of", &[("player", name(seat).into())]))
            }
            thead.only-read {
                tr {
                    th scope="col" { (look.t("table-score-source")) }
                    th.number scope="col" { (look.t("table-score-points")) }
                }
            }
            tbody {
                @for line in lines {
                    tr {
                        td { (look.say(&line.source, name)) }
                        td.number { (line.points) }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (look.t("table-score-total")) }
                    td.number { (total) }
                }
            }
        }
    }
}
