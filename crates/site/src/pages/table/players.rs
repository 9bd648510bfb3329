//! The players: sign, name and points; and where everybody's points come from.

use catalog::Any;
use draw::Drawn;
use maud::{Markup, html};
use search::Level;
use table::{BySeat, Line, Match, Message, Seat};

use super::View;
use crate::model::snapshot::{Player, SeatInfo};
use crate::pages::clock;
use crate::pages::frame::{sign, who};
use crate::pages::glyph::{self, shown};
use crate::pages::players::strength;
use crate::pages::viewer::Viewer;
use crate::rating::Strength;

impl View<'_> {
    pub(super) fn players(&self) -> Markup {
        let face = |info: &SeatInfo| {
            info.clock.map(|reading| clock::face(self.viewer, &reading, &self.name(info.seat)))
        };
        self.players_with(&face)
    }

    /// What lasts of the players while a clock runs: when it will have run out, not what it says.
    pub(super) fn lasting_players(&self) -> String {
        let face = |info: &SeatInfo| {
            info.clock.map(|reading| match reading.until {
                Some(until) => html! { (until) (reading.away) },
                None => clock::face(self.viewer, &reading, ""),
            })
        };
        self.players_with(&face).into_string()
    }

    fn players_with(&self, face: &dyn Fn(&SeatInfo) -> Option<Markup>) -> Markup {
        html! {
            ol.players {
                @for info in &self.table.seats { (self.player(info, face(info))) }
            }
            (self.purse())
        }
    }

    /// What the viewer has to pay with, whoever's turn it is: on a phone the board does not show it all the time.
    fn purse(&self) -> Markup {
        let (Some(game), Some(seat)) = (&self.table.game, self.seat) else {
            return Markup::default();
        };
        let purse = catalog::each!(&**game, it => purse(it, seat));
        html! {
            @if !purse.is_empty() {
                p.purse {
                    @for (icon, count, says) in &purse {
                        span {
                            svg.glyph role="img" {
                                title { (self.viewer.say(says, &|seat| self.addressed(seat))) }
                                use href=(format!("#{icon}")) {}
                            }
                            span aria-hidden="true" { (count) }
                        }
                        " "
                    }
                }
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

    fn player(&self, info: &SeatInfo, clock: Option<Markup>) -> Markup {
        let (viewer, table) = (self.viewer, self.table);
        let seat = info.seat;
        let here = table.yours.len() > 1 && info.you;
        let what = match info.by {
            Player::Bot(_) => Some(viewer.t("table-bot")),
            Player::Person if here => Some(viewer.t("table-here")),
            Player::Person if info.you => Some(viewer.t("table-you")),
            Player::Person if info.here => Some(viewer.t("play-online")),
            Player::Person => Some(viewer.t("play-away")),
            Player::Nobody => None,
        };
        let points = table.game.as_ref().map(|game| standing(game, self.seat, seat));
        let acts = table.to_act() == Some(seat);
        let (name, account, rating) = (&self.name(seat), info.account, info.strength);
        Row { seat, name, account, rating, what, acts, points, clock }.show(viewer)
    }

    /// That the player of a seat gave up while the others played on, if one did.
    pub(super) fn gave_up(&self, info: &SeatInfo) -> Option<String> {
        let name = info.retired.as_ref()?;
        let how = if info.late { "time-late" } else { "end-resigned" };
        let named = !name.is_empty() && *name != info.seat.to_string();
        let name = if named { name.clone() } else { self.viewer.t("guest-name") };
        Some(self.viewer.with(how, &[("player", name.into())]))
    }

    /// What the viewer can do about a seat: sit down, come back, send a bot.
    pub(super) fn seat_forms(&self, info: &SeatInfo) -> Markup {
        let (viewer, table) = (self.viewer, self.table);
        let url = format!("/t/{}", table.id());
        let nobody = info.by == Player::Nobody;
        let may_sit = info.yours_to_take || (info.open && table.may_join) || info.may_take_over;
        let may_leave = info.may_remove || info.may_refuse || info.may_withdraw;
        let may_send = nobody && table.owner;
        html! {
            @if may_sit || may_send || may_leave {
                div.seat-row {
                    (sign(info.seat))
                    @if may_sit {
                        form method="post" action=(format!("{url}/join")) data-send="join" {
                            input type="hidden" name="seat" value=(info.seat);
                            input type="hidden" name="name" value=(viewer.own_name());
                            input type="hidden" name="entropy";
                            button type="submit" {
                                @if info.may_take_over {
                                    (viewer.with("lobby-take-over", &[("player", self.name(info.seat).into())]))
                                } @else { (viewer.t("table-sit")) }
                            }
                        }
                    }
                    @if may_leave { (self.leave_form(info)) }
                    @if may_send {
                        form.row method="post" action=(format!("{url}/bot")) data-send="bot" {
                            input type="hidden" name="seat" value=(info.seat);
                            select name="level" aria-label=(viewer.t("new-level")) {
                                @for level in Level::PLAYERS {
                                    option value=(level) { (viewer.t(&format!("level-{level}"))) }
                                }
                            }
                            button type="submit" { (viewer.t("seat-bot")) }
                        }
                    }
                }
            }
        }
    }
}

impl View<'_> {
    /// Sending somebody away, refusing a seat that is kept for oneself, or withdrawing that.
    fn leave_form(&self, info: &SeatInfo) -> Markup {
        let label = match (info.may_refuse, info.may_withdraw) {
            (true, _) => "lobby-decline",
            (_, true) => "lobby-withdraw",
            _ => "table-remove",
        };
        html! {
            form method="post" action=(format!("/t/{}/leave", self.table.id()))
                data-send=[(!info.may_refuse).then_some("leave")] {
                input type="hidden" name="seat" value=(info.seat);
                @if info.may_refuse { input type="hidden" name="to" value="home"; }
                button.quiet-button type="submit" { (self.viewer.t(label)) }
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
    /// How strong they are.
    pub rating: Option<Strength>,
    /// What else is to be said of them.
    pub what: Option<String>,
    /// Whether it is their turn.
    pub acts: bool,
    /// What they have, once there is a game.
    pub points: Option<Standing>,
    /// Their clock, while it counts.
    pub clock: Option<Markup>,
}

/// What a seat has, as far as a viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    /// The points as they stand: if the game ended now, where the end brings something.
    pub points: i32,
    /// What it has of them already, if that is told apart.
    pub scored: Option<i32>,
}

fn purse<G: Drawn>(played: &Match<G>, seat: Seat) -> Vec<(&'static str, i64, Message)> {
    let (game, state) = (played.game(), played.state());
    G::purse(&game.public(state), seat, &game.secret(state, seat))
}

/// What a seat has as a viewer may know it.
pub(crate) fn standing(game: &Any, eyes: Option<Seat>, seat: Seat) -> Standing {
    let points = sheet(game, eyes)[seat].iter().map(|line| line.points).sum();
    let scored = catalog::each!(game, it => scored(it, seat));
    Standing { points, scored }
}

fn scored<G: Drawn>(played: &Match<G>, seat: Seat) -> Option<i32> {
    G::scored(&played.game().public(played.state()), seat)
}

/// Where everybody's points come from, without what a viewer may not know.
fn sheet(game: &Any, eyes: Option<Seat>) -> BySeat<Vec<Line>> {
    let mut sheet = game.sheet();
    for seat in Seat::first(game.seats()) {
        let hides = |line: &Line| catalog::each!(game, it => hidden(it, eyes, seat, &line.source));
        sheet[seat].retain(|line| !hides(line));
    }
    sheet
}

fn hidden<G: Drawn>(played: &Match<G>, eyes: Option<Seat>, seat: Seat, line: &Message) -> bool {
    G::hides(&played.game().public(played.state()), eyes, seat, line)
}

/// Whether the points as they stand count what only the end brings.
fn projected(game: &Any) -> bool {
    const fn of<G: Drawn>(_: &Match<G>) -> bool {
        G::PROJECTED
    }
    game.to_act().is_some() && catalog::each!(game, it => of(it))
}

impl Row<'_> {
    /// The line; a click on it shows where the points come from.
    pub(crate) fn show(&self, viewer: &Viewer) -> Markup {
        let seat = self.seat;
        html! {
            li.player.to-act[self.acts] {
                button.player-row type="button" data-tab-to="points" {
                    (sign(seat))
                    span.name {
                        (who(viewer, self.name, self.account))
                        @if let Some(rating) = self.rating {
                            " " span.what { (strength(viewer, rating)) }
                        }
                        @if let Some(what) = &self.what { " " span.what { (what) } }
                        @if self.acts {
                            span.only-read {
                                " " (viewer.with("table-turn-of", &[("player", self.name.to_owned().into())]))
                            }
                        }
                    }
                    @if let Some(clock) = &self.clock { (clock) }
                    @if let Some(Standing { points, scored }) = self.points {
                        @let now = scored.unwrap_or(points);
                        @if now != points {
                            span.if-ended {
                                span { (viewer.with("play-if-ended", &[("points", points.into())])) } " "
                                span { (viewer.t("play-so-far")) }
                            }
                        }
                        span.score id=(format!("points-{seat}")) data-points=(now)
                            title=(viewer.with("table-points", &[("points", now.into())])) {
                            (now.to_string().replace('-', "−"))
                        }
                    }
                }
            }
        }
    }
}

/// Where the points of all come from, side by side, as far as a viewer may know.
pub(crate) fn points(
    viewer: &Viewer,
    game: &Any,
    eyes: Option<Seat>,
    name: &dyn Fn(Seat) -> String,
) -> Markup {
    let sheet = sheet(game, eyes);
    let seats: Vec<Seat> = Seat::first(game.seats()).collect();
    // Not everybody has every source; each is listed where somebody has it first.
    let mut sources: Vec<String> = Vec::new();
    for line in seats.iter().flat_map(|seat| &sheet[*seat]) {
        let source = viewer.say(&line.source, name);
        if !sources.contains(&source) {
            sources.push(source);
        }
    }
    let of = |seat: Seat, source: &str| -> Option<i32> {
        let lines = sheet[seat].iter().filter(|line| viewer.say(&line.source, name) == source);
        lines.map(|line| line.points).reduce(|sum, points| sum + points)
    };
    html! {
        // It follows what is told of a move.
        table.sheet.follows {
            @if projected(game) {
                caption {
                    (viewer.t("play-as-if-over"))
                    @if standing(game, eyes, seats[0]).scored.is_some() {
                        (viewer.stop()) " " (viewer.t("play-not-counted"))
                    }
                }
            } @else {
                caption.only-read { (viewer.t("table-score-points")) }
            }
            thead {
                tr {
                    th scope="col" { (viewer.t("table-score-source")) }
                    @for seat in &seats {
                        th.number scope="col" {
                            (sign(*seat)) span.only-read { (name(*seat)) }
                        }
                    }
                }
            }
            // The sums first: the sources may be more than are seen at once.
            tbody.sums {
                tr {
                    th scope="row" { (viewer.t("table-score-total")) }
                    @for seat in &seats {
                        td.number { (sheet[*seat].iter().map(|line| line.points).sum::<i32>()) }
                    }
                }
            }
            tbody {
                @for source in &sources {
                    tr {
                        th scope="row" { (shown(source, glyph::of(game.kind()))) }
                        @for seat in &seats {
                            td.number { @if let Some(points) = of(*seat, source) { (points) } }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::{Editions, Kind};
    use table::Seed;

    /// A game of Paris in which somebody has taken the bonus tile that counts francs at the end, and
    /// who.
    fn counting_francs(screens: &str) -> (Any, Seat) {
        for seed in 0..50 {
            let seed = Seed::from_text(&format!("francs {seed}"));
            let options = [("screens", screens)];
            let mut game =
                Any::new(Kind::Paris, &Editions::shipped(), &options, 2, seed).expect("it plays");
            for ply in 0.. {
                let Some(seat) = game.to_act() else { break };
                let moves = game.legal();
                if moves.iter().any(|mv| mv == "bonus 27") {
                    game.play("bonus 27").expect("legal");
                    return (game, seat);
                }
                let mv = moves[ply * 7 % moves.len()].clone();
                game.play(&mv).expect("legal");
            }
        }
        panic!("somebody can take tile 27 in one of many games")
    }

    #[test]
    fn the_points_do_not_tell_the_francs_behind_a_screen() {
        let (game, seat) = counting_francs("closed");
        let other = Seat::first(2).find(|it| *it != seat).expect("two play");
        let all = game.scores()[seat];
        assert_eq!(standing(&game, Some(seat), seat).points, all, "one sees one's own francs");
        for eyes in [Some(other), None] {
            let seen = standing(&game, eyes, seat);
            assert!(seen.points < all, "{seen:?} of {all} for {eyes:?}");
            assert!(seen.scored.is_some_and(|now| now <= seen.points), "{seen:?}");
        }
        let (open, seat) = counting_francs("open");
        assert_eq!(standing(&open, None, seat).points, open.scores()[seat]);
    }
}
