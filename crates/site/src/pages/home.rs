//! Home: play at once, one's own games, open tables, games to watch.

use catalog::Kind;
use maud::{Markup, html};
use search::Level;

use super::clock;
use super::figure;
use super::frame::plain;
use super::look::Look;
use super::table::{declined, name, people};
use crate::model::snapshot::{Player, Snapshot};
use crate::offer::Offer;
use crate::pace::Pace;
use crate::stored::Status;

/// The option that lays open what is hidden but could be remembered, and its value.
const SCREENS: &str = "screens";
const OPEN: &str = "open";

/// Whom a first visit plays against: somebody who forgives.
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
    /// As many as the page has room for, each table in one list only.
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
pub fn page(look: &Look, lists: &Lists, offer: &dyn Fn() -> Offer) -> Markup {
    plain(look, &look.t("site-name"), &content(look, lists, offer))
}

fn content(look: &Look, lists: &Lists, offer: &dyn Fn() -> Offer) -> Markup {
    html! {
        div.hero {
            h1 { (look.t("site-name")) }
            p { (look.t("site-line")) }
        }
        ul.games {
            @for &kind in Kind::ALL {
                li.card.game { (game(look, kind, &offer())) }
            }
        }
        (pairing(look))
        div.lists {
            (list(look, "home-mine", &lists.mine))
            (list(look, "home-open", &lists.open))
            (list(look, "home-watch", &lists.watch))
        }
    }
}

fn game(look: &Look, kind: Kind, offer: &Offer) -> Markup {
    let name = look.game(kind);
    html! {
        img.picture src=(figure::url(look, kind)) alt="" width="640" height="400";
        h2 { (name) }
        p { (look.t(&format!("game-{kind}-line"))) }
        div.row {
            (play_now(look, kind, offer))
            a.quiet-button.button href=(format!("/rules/{kind}")) { (look.t("nav-rules")) }
            a.quiet-button.button href=(format!("/new?game={kind}")) { (look.t("home-new")) }
        }
    }
}

/// One click and one plays.
pub(super) fn play_now(look: &Look, kind: Kind, offer: &Offer) -> Markup {
    let last = look.last.level().unwrap_or(FIRST);
    html! {
        form method="post" action="/tables" {
            input type="hidden" name="game" value=(kind);
            input type="hidden" name="table" value=(offer.table);
            input type="hidden" name="seat1" value="me";
            input type="hidden" name="name1" value=(look.own_name());
            input type="hidden" name="public" value="on";
            // Where one tries things out, a move may be taken back.
            input type="hidden" name="unrated" value="on";
            input type="hidden" name="entropy";
            button.strong-button type="submit" data-play=(kind)
                aria-label=(format!("{}: {}", look.t("home-play"), look.game(kind))) {
                (look.t("home-play"))
            }
            @if kind.options().iter().any(|choice| choice.key == SCREENS) {
                label.beside {
                    input type="checkbox" name=(format!("option-{SCREENS}")) value=(OPEN)
                        checked[look.last.option(kind, SCREENS) == Some(OPEN)];
                    (look.t("home-open-screens"))
                }
            }
            select name="seat2" aria-label=(look.t("new-level")) {
                @for level in Level::PLAYERS {
                    option value=(format!("bot:{level}")) selected[level == last] {
                        (look.t(&format!("level-{level}")))
                    }
                }
            }
        }
    }
}

/// One click finds an opponent.
fn pairing(look: &Look) -> Markup {
    html! {
        form.card.pairing method="post" action="/pair" {
            h2 { (look.t("lobby-pair")) }
            p.soft { (look.t("lobby-pair-line")) }
            div.row {
                input type="hidden" name="name" value=(look.own_name());
                input type="hidden" name="entropy";
                select name="game" aria-label=(look.t("new-game")) {
                    @for &kind in Kind::ALL {
                        option value=(kind) selected[look.last.kind == Some(kind)] { (look.game(kind)) }
                    }
                }
                select name="speed" aria-label=(look.t("time-title")) {
                    @for pace in Pace::ALL {
                        option value=(pace.as_str()) {
                            (look.t(&format!("time-{}", pace.as_str()))) (look.colon())
                            (clock::short(look, pace.clock()))
                        }
                    }
                }
                button.strong-button type="submit" { (look.t("lobby-pair-go")) }
                a.button href="/new?player=" { (look.t("lobby-challenge")) }
            }
        }
    }
}

fn list(look: &Look, id: &str, tables: &[Snapshot]) -> Markup {
    let challenges = tables.iter().filter(|table| table.challenger().is_some()).count();
    html! {
        section {
            h2 {
                (look.t(id))
                @if challenges > 0 {
                    " " span.asking title=(look.t("lobby-challenges")) { (challenges) }
                }
            }
            @if tables.is_empty() {
                p.soft { (look.t(&format!("{id}-none"))) }
                @if id == "home-open" { (what_to_do(look)) }
            } @else {
                ul.tables {
                    @for table in tables { li { (row(look, table)) (answers(look, table)) } }
                }
            }
        }
    }
}

/// Where nobody waits: what one can do about it.
fn what_to_do(look: &Look) -> Markup {
    html! {
        p.soft { (look.t("lobby-empty")) }
        div.row {
            a.button href="/new" { (look.t("lobby-empty-invite")) }
            a.button href="/new?open=1" { (look.t("lobby-empty-bot")) }
        }
    }
}

/// What can be said to a challenge.
fn answers(look: &Look, table: &Snapshot) -> Markup {
    let kept =
        table.seats.iter().find(|info| info.may_refuse).filter(|_| table.challenger().is_some());
    html! {
        @if let Some(info) = kept {
            div.row.answers {
                form method="post" action=(format!("/t/{}/join", table.id())) {
                    input type="hidden" name="seat" value=(info.seat);
                    input type="hidden" name="name" value=(look.own_name());
                    input type="hidden" name="entropy";
                    button.strong-button type="submit" { (look.t("lobby-accept")) }
                }
                form method="post" action=(format!("/t/{}/leave", table.id())) {
                    input type="hidden" name="seat" value=(info.seat);
                    input type="hidden" name="to" value="home";
                    button type="submit" { (look.t("lobby-decline")) }
                }
            }
        }
    }
}

fn row(look: &Look, table: &Snapshot) -> Markup {
    let free = table.seats.iter().filter(|seat| seat.by == Player::Nobody).count();
    let now = table.your_turn();
    let status = match table.status {
        Status::Open => match (table.challenger(), table.declined.last()) {
            (Some(seat), _) => {
                let player = name(look, table, seat);
                look.with("lobby-challenged", &[("player", player.into())])
            }
            (None, Some(player)) if table.owner => declined(look, player),
            _ => look.with("home-seats-free", &[("count", free.into())]),
        },
        Status::Over => look.t("home-over"),
        Status::Playing if now => look.t("home-your-turn"),
        Status::Playing if table.may_take_over() => look.t("lobby-bot-makes-room"),
        Status::Playing => {
            let ply = table.game.as_ref().map_or(0, |game| game.ply());
            look.with("home-running", &[("ply", ply.into())])
        }
    };
    html! {
        a href=(format!("/t/{}", table.id())) {
            strong { (look.game(table.kind)) }
            span.state.yours[now || table.challenger().is_some()] { (status) }
            span.who { (people(look, table)) }
            @if table.status != Status::Over {
                span.pace { (clock::brief(look, table.head.terms.clock)) }
            }
        }
    }
}
