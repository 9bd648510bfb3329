//! Home: play at once, one's own games, open tables, games to watch.

use axum::extract::State;
use axum::response::Response;
use catalog::Kind;
use maud::{Markup, html};
use search::Level;

use super::figure;
use super::frame::{plain, sorry};
use super::look::Look;
use super::table::names;
use crate::app::AppState;
use crate::http::problem::Problem;
use crate::live::snapshot::{Player, Snapshot};
use crate::store::Status;

/// Whom a first visit plays against: somebody who forgives.
const FIRST: Level = Level::Flaneur;

pub(super) async fn page(State(state): State<AppState>, look: Look) -> Response {
    match lists(&state, &look).await {
        Ok(lists) => plain(&look, &look.t("site-name"), &content(&state, &look, &lists)),
        Err(problem) => sorry(&look, &problem),
    }
}

struct Lists {
    mine: Vec<Snapshot>,
    open: Vec<Snapshot>,
    watch: Vec<Snapshot>,
}

async fn lists(state: &AppState, look: &Look) -> Result<Lists, Problem> {
    let me = look.visitor.person.as_ref();
    let mine = match me {
        Some(me) => state.my_tables(me).await?,
        None => Vec::new(),
    };
    let others = |tables: Vec<Snapshot>| -> Vec<Snapshot> {
        tables.into_iter().filter(|table| table.yours.is_empty()).take(8).collect()
    };
    let open = others(state.open_tables(me).await?);
    let watch = others(state.games_to_watch(me).await?);
    Ok(Lists { mine: mine.into_iter().take(12).collect(), open, watch })
}

fn content(state: &AppState, look: &Look, lists: &Lists) -> Markup {
    html! {
        div.hero {
            h1 { (look.t("site-name")) }
            p { (look.t("site-line")) }
        }
        ul.games {
            @for &kind in Kind::ALL {
                li.card.game { (game(state, look, kind)) }
            }
        }
        div.lists {
            (list(look, "home-mine", &lists.mine))
            (list(look, "home-open", &lists.open))
            (list(look, "home-watch", &lists.watch))
        }
    }
}

fn game(state: &AppState, look: &Look, kind: Kind) -> Markup {
    let name = look.game(kind);
    html! {
        img.picture src=(figure::url(look, kind)) alt="" width="640" height="400";
        h2 { (name) }
        p { (look.t(&format!("game-{kind}-line"))) }
        div.row {
            (play_now(state, look, kind))
            a.quiet-button.button href=(format!("/rules/{kind}")) { (look.t("nav-rules")) }
            a.quiet-button.button href=(format!("/new?game={kind}")) { (look.t("home-new")) }
        }
    }
}

/// One click and one plays.
pub(super) fn play_now(state: &AppState, look: &Look, kind: Kind) -> Markup {
    let offer = state.offer();
    let last = look.last.level().unwrap_or(FIRST);
    html! {
        form method="post" action="/tables" {
            input type="hidden" name="game" value=(kind);
            input type="hidden" name="table" value=(offer.table);
            input type="hidden" name="seat1" value="me";
            input type="hidden" name="name1" value=(look.own_name());
            input type="hidden" name="public" value="on";
            input type="hidden" name="entropy";
            button.strong-button type="submit" data-play=(kind)
                aria-label=(format!("{}: {}", look.t("home-play"), look.game(kind))) {
                (look.t("home-play"))
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

fn list(look: &Look, id: &str, tables: &[Snapshot]) -> Markup {
    html! {
        section {
            h2 { (look.t(id)) }
            @if tables.is_empty() {
                p.soft { (look.t(&format!("{id}-none"))) }
            } @else {
                ul.tables {
                    @for table in tables { li { (row(look, table)) } }
                }
            }
        }
    }
}

fn row(look: &Look, table: &Snapshot) -> Markup {
    let free = table.seats.iter().filter(|seat| seat.by == Player::Nobody).count();
    let now = table.your_turn();
    let status = match table.status {
        Status::Open => look.with("home-seats-free", &[("count", free.into())]),
        Status::Over => look.t("home-over"),
        Status::Playing if now => look.t("home-your-turn"),
        Status::Playing => {
            let ply = table.game.as_ref().map_or(0, |game| game.ply());
            look.with("home-running", &[("ply", ply.into())])
        }
    };
    html! {
        a href=(format!("/t/{}", table.id())) {
            strong { (look.game(table.kind)) }
            span.state.yours[now] { (status) }
            span.who { (names(look, table).join(", ")) }
        }
    }
}
