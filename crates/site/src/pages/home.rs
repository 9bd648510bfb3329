//! Home: play at once, your own games, open tables, games to watch.

use catalog::Kind;
use maud::{Markup, html};
use search::Level;

use super::clock;
use super::figure;
use super::frame::plain;
use super::table::{declined, name, people};
use super::viewer::Viewer;
use crate::model::snapshot::{Player, Snapshot};
use crate::offer::Offer;
use crate::pace::Pace;
use crate::stored::Status;

/// The option that lays open what is hidden but could be remembered, and its value.
const SCREENS: &str = "screens";
const OPEN: &str = "open";

/// The opponent suggested at a first visit: one that forgives mistakes.
const FIRST: Level = Level::Flaneur;

/// The tables that the page lists.
#[derive(Debug)]
pub struct Lists {
    /// Those where the visitor has a seat.
    pub mine: Vec<Snapshot>,
    /// Those with a free seat.
    pub open: Vec<Snapshot>,
    /// Those to watch.
    pub watch: Vec<Snapshot>,
}

impl Lists {
    /// As many tables as the page has room for, each in only one list.
    #[must_use]
    pub fn new(mine: Vec<Snapshot>, open: Vec<Snapshot>, watch: Vec<Snapshot>) -> Self {
        let others = |tables: Vec<Snapshot>| -> Vec<Snapshot> {
            tables.into_iter().filter(|table| table.yours.is_empty()).take(8).collect()
        };
        let mine = mine.into_iter().take(12).collect();
        Self { mine, open: others(open), watch: others(watch) }
    }
}

/// The page; each game that can be begun at once needs an offer.
pub fn page(viewer: &Viewer, lists: &Lists, offer: &dyn Fn() -> Offer) -> Markup {
    plain(viewer, &viewer.t("site-name"), &content(viewer, lists, offer))
}

fn content(viewer: &Viewer, lists: &Lists, offer: &dyn Fn() -> Offer) -> Markup {
    let (waiting, mine): (Vec<&Snapshot>, Vec<&Snapshot>) =
        lists.mine.iter().partition(|table| table.your_turn() || table.challenger().is_some());
    html! {
        div.hero {
            h1 { (viewer.t("site-name")) }
            p { (viewer.t("site-line")) }
        }
        // What people came back for is shown before what they could begin.
        @if !waiting.is_empty() {
            div.waiting { (list(viewer, "home-waiting", &waiting)) }
        }
        ul.games {
            @for &kind in Kind::ALL {
                li.card.game { (game(viewer, kind, &offer())) }
            }
        }
        (pairing(viewer))
        section.card.pairing {
            h2 { (viewer.t("event-title")) }
            p.soft { (viewer.t("event-line")) }
            div.row { a.button href="/events" { (viewer.t("event-all")) } }
        }
        div.lists {
            @if waiting.is_empty() || !mine.is_empty() { (list(viewer, "home-mine", &mine)) }
            (list(viewer, "home-open", &lists.open.iter().collect::<Vec<_>>()))
            (list(viewer, "home-watch", &lists.watch.iter().collect::<Vec<_>>()))
        }
    }
}

fn game(viewer: &Viewer, kind: Kind, offer: &Offer) -> Markup {
    let name = viewer.game(kind);
    html! {
        img.picture src=(figure::url(viewer, kind)) alt="" width="640" height="400";
        h2 { (name) }
        p { (viewer.t(&format!("game-{kind}-line"))) }
        div.row {
            (play_now(viewer, kind, offer))
            a.quiet-button.button href=(format!("/rules/{kind}")) { (viewer.t("nav-rules")) }
            a.quiet-button.button href=(format!("/new?game={kind}")) { (viewer.t("home-new")) }
        }
    }
}

/// The form that starts a game at one click.
pub(super) fn play_now(viewer: &Viewer, kind: Kind, offer: &Offer) -> Markup {
    let last = viewer.last.level().unwrap_or(FIRST);
    html! {
        form method="post" action="/tables" {
            input type="hidden" name="game" value=(kind);
            input type="hidden" name="table" value=(offer.table);
            input type="hidden" name="seat1" value="me";
            input type="hidden" name="name1" value=(viewer.own_name());
            input type="hidden" name="public" value="on";
            // At a table for trying things out, moves may be taken back and a bot may be asked.
            input type="hidden" name="unrated" value="on";
            input type="hidden" name="hints" value="on";
            input type="hidden" name="entropy";
            @if kind.options().iter().any(|choice| choice.key == SCREENS) {
                label.beside {
                    input type="checkbox" name=(format!("option-{SCREENS}")) value=(OPEN)
                        checked[viewer.last.option(kind, SCREENS) == Some(OPEN)];
                    (viewer.t("home-open-screens"))
                }
            }
            button.strong-button type="submit" data-play=(kind)
                aria-label=(format!("{}{}{}", viewer.t("home-play"), viewer.colon(), viewer.game(kind))) {
                (viewer.t("home-play"))
            }
            select name="seat2" aria-label=(viewer.t("new-level")) {
                @for (at, level) in Level::PLAYERS.into_iter().enumerate() {
                    // Names alone tell nobody who is strong; a row of stars would be cut off on a phone.
                    option value=(format!("bot:{level}")) selected[level == last]
                        title=(viewer.t(&format!("level-{level}-line"))) {
                        (viewer.t(&format!("level-{level}"))) " " (at + 1) "★"
                    }
                }
            }
        }
    }
}

/// One click finds an opponent.
fn pairing(viewer: &Viewer) -> Markup {
    html! {
        form.card.pairing method="post" action="/pair" {
            h2 { (viewer.t("lobby-pair")) }
            p.soft { (viewer.t("lobby-pair-line")) }
            div.row {
                input type="hidden" name="name" value=(viewer.own_name());
                input type="hidden" name="entropy";
                select name="game" aria-label=(viewer.t("new-game")) {
                    @for &kind in Kind::ALL {
                        option value=(kind) selected[viewer.last.kind == Some(kind)] { (viewer.game(kind)) }
                    }
                }
                select name="speed" aria-label=(viewer.t("time-title")) {
                    @for pace in Pace::ALL {
                        option value=(pace.as_str()) {
                            (viewer.t(&format!("time-{}", pace.as_str()))) (viewer.colon())
                            (clock::short(viewer, pace.clock()))
                        }
                    }
                }
                button.strong-button type="submit" { (viewer.t("lobby-pair-go")) }
                a.button href="/new?player=" { (viewer.t("lobby-challenge")) }
            }
        }
    }
}

fn list(viewer: &Viewer, id: &str, tables: &[&Snapshot]) -> Markup {
    let challenges = tables.iter().filter(|table| table.challenger().is_some()).count();
    html! {
        section {
            h2 {
                (viewer.t(id))
                @if challenges > 0 {
                    " " span.asking title=(viewer.t("lobby-challenges")) { (challenges) }
                }
            }
            @if tables.is_empty() {
                p.soft { (viewer.t(&format!("{id}-none"))) }
                @if id == "home-open" { (what_to_do(viewer)) }
            } @else {
                ul.tables {
                    @for table in tables { li { (row(viewer, table)) (answers(viewer, table)) } }
                }
            }
        }
    }
}

/// What can be done if nobody is waiting.
fn what_to_do(viewer: &Viewer) -> Markup {
    html! {
        p.soft { (viewer.t("lobby-empty")) }
        div.row {
            a.button href="/new" { (viewer.t("lobby-empty-invite")) }
            a.button href="/new?open=1" { (viewer.t("lobby-empty-bot")) }
        }
    }
}

/// What can be said to a challenge.
fn answers(viewer: &Viewer, table: &Snapshot) -> Markup {
    let kept =
        table.seats.iter().find(|info| info.may_refuse).filter(|_| table.challenger().is_some());
    html! {
        @if let Some(info) = kept {
            div.row.answers {
                form method="post" action=(format!("/t/{}/join", table.id())) {
                    input type="hidden" name="seat" value=(info.seat);
                    input type="hidden" name="name" value=(viewer.own_name());
                    input type="hidden" name="entropy";
                    button.strong-button type="submit" { (viewer.t("lobby-accept")) }
                }
                form method="post" action=(format!("/t/{}/leave", table.id())) {
                    input type="hidden" name="seat" value=(info.seat);
                    input type="hidden" name="to" value="home";
                    button type="submit" { (viewer.t("lobby-decline")) }
                }
            }
        }
    }
}

fn row(viewer: &Viewer, table: &Snapshot) -> Markup {
    let free = table.seats.iter().filter(|seat| seat.by == Player::Nobody).count();
    let now = table.your_turn();
    let status = match table.status {
        Status::Open => match (table.challenger(), table.declined.last()) {
            (Some(seat), _) => {
                let player = name(viewer, table, seat);
                viewer.with("lobby-challenged", &[("player", player.into())])
            }
            (None, Some(player)) if table.owner => declined(viewer, player),
            _ => viewer.with("home-seats-free", &[("count", free.into())]),
        },
        Status::Over => viewer.t("home-over"),
        Status::Playing if now => viewer.t("home-your-turn"),
        Status::Playing if table.may_take_over() => viewer.t("lobby-bot-makes-room"),
        Status::Playing => {
            let ply = table.game.as_ref().map_or(0, |game| game.ply());
            viewer.with("home-running", &[("ply", ply.into())])
        }
    };
    html! {
        div.table-row {
            a href=(format!("/t/{}", table.id())) {
                strong { (viewer.game(table.kind)) }
                span.state.yours[now || table.challenger().is_some()] { (status) }
            }
            p.who { (people(viewer, table)) }
            @if table.status != Status::Over {
                p.pace { (clock::brief(viewer, table.head.terms.clock)) }
            }
        }
    }
}
