//! Leaderboards, and how players are named wherever results are shown.

use catalog::Kind;
use maud::{Markup, html};
use search::Level;

use super::frame::{plain, who as named};
use super::pills::pills;
use super::viewer::Viewer;
use crate::model::snapshot::{Player, SeatInfo};
use crate::profile::Names;
use crate::rating::{Rating, Standing, Strength};
use crate::result::{Pool, Who};
use crate::stored::Millis;

/// The best of one kind of games.
#[derive(Clone, Debug)]
pub struct Leaders {
    /// Which games.
    pub pool: Pool,
    /// Who, the best first.
    pub standings: Vec<(Who, Standing)>,
    /// What they are called.
    pub names: Names,
    /// The time of showing.
    pub now: Millis,
}

/// The page of leaderboards; `missing` is whether somebody was looked for who is not there.
#[must_use]
pub fn page(viewer: &Viewer, leaders: &Leaders, missing: bool) -> Markup {
    plain(viewer, &viewer.t("players-title"), &content(viewer, leaders, missing))
}

fn content(viewer: &Viewer, leaders: &Leaders, missing: bool) -> Markup {
    let pool = &leaders.pool;
    let kind = pool.game.parse::<Kind>().ok();
    let game = |it: Kind| (format!("/players?game={it}"), Some(it) == kind, viewer.game(it));
    html! {
        h1 { (viewer.t("players-title")) }
        @if missing { p.notice.bad role="alert" { (viewer.t("refused-no-player")) } }
        (pills(None, Kind::ALL.iter().copied().map(game)))
        @if let Some(kind) = kind.filter(|kind| kind.seats().count() > 1) {
            (pills(None, kind.seats().map(|seats| (
                format!("/players?game={kind}&seats={seats}"),
                seats == pool.seats as usize,
                viewer.with("players-count", &[("count", seats.into())]),
            ))))
        }
        p.soft { (viewer.t("players-line")) }
        @if leaders.standings.is_empty() {
            p { (viewer.t("players-none")) }
        } @else {
            div.scrolling tabindex="0" role="region" aria-label=(viewer.t("players-title")) {
                table.figures {
                    thead {
                        tr {
                            th scope="col" { (viewer.t("players-rank")) }
                            th.words scope="col" { (viewer.t("players-player")) }
                            th scope="col" { (viewer.t("players-rating")) }
                            th scope="col" { (viewer.t("players-games")) }
                        }
                    }
                    tbody {
                        @for (rank, (who, standing)) in (1..).zip(&leaders.standings) {
                            tr {
                                td { (rank) }
                                th.words scope="row" { (leaders.names.link(viewer, *who)) }
                                td { (rating(standing.now(leaders.now))) }
                                td { (standing.games) }
                            }
                        }
                    }
                }
            }
        }
        form.row method="get" action="/players" {
            label {
                (viewer.t("players-find"))
                input name="name" required maxlength="24" autocomplete="off";
            }
            button type="submit" { (viewer.t("players-find-go")) }
        }
    }
}

/// A rating with its deviation, and a question mark if it says little yet.
pub(super) fn rating(rating: Rating) -> Markup {
    let (value, deviation) = (rating.value.round() as i64, rating.deviation.round() as i64);
    html! {
        span.rating { (value) @if !rating.is_certain() { "?" } span.spread { " ±" (deviation) } }
    }
}

/// The same beside a name: without the deviation, which is told when one points at it.
pub(super) fn strength(viewer: &Viewer, strength: Strength) -> Markup {
    let Strength { rating, deviation, provisional, games } = strength;
    let title = viewer.with(
        if provisional { "rating-provisional" } else { "rating-title" },
        &[("rating", rating.into()), ("deviation", deviation.into()), ("games", games.into())],
    );
    html! { span.rating title=(title) { (rating) @if provisional { "?" } } }
}

/// Where more is told about the player at a seat: their page, if they have one.
pub(super) fn page_of(info: &SeatInfo) -> Option<String> {
    match info.by {
        Player::Bot(level) => Some(bot_path(level)),
        Player::Person | Player::Nobody if info.account && !info.name.is_empty() => {
            Some(path(&info.name))
        }
        Player::Person | Player::Nobody => None,
    }
}

/// The address of a player's page.
#[must_use]
pub fn path(name: &str) -> String {
    format!("/player/{}", encoded(name))
}

/// A text as it can stand in an address.
pub(super) fn encoded(text: &str) -> String {
    let mut path = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~,".contains(&byte) {
            path.push(char::from(byte));
        } else {
            path.push_str(&format!("%{byte:02X}"));
        }
    }
    path
}

/// The address of a bot's page.
#[must_use]
pub fn bot_path(level: Level) -> String {
    format!("/bot/{level}")
}

impl Names {
    /// What somebody is called, in text.
    pub(super) fn text(&self, viewer: &Viewer, who: Who) -> String {
        match who {
            Who::Bot(level) => viewer.t(&format!("level-{level}")),
            Who::Player(player) => {
                self.0.get(&player).cloned().unwrap_or_else(|| viewer.t("guest-name"))
            }
        }
    }

    /// The same with the way to their page, if they have one.
    pub(super) fn link(&self, viewer: &Viewer, who: Who) -> Markup {
        let name = self.text(viewer, who);
        match who {
            Who::Bot(level) => html! {
                a href=(bot_path(level)) { (name) } " " small.soft { (viewer.t("table-bot")) }
            },
            Who::Player(player) if self.0.contains_key(&player) => html! {
                a href=(path(&name)) { (named(viewer, &name, true)) }
            },
            Who::Player(_) => html! { (name) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_an_address() {
        assert_eq!(path("Zoé d'Arc"), "/player/Zo%C3%A9%20d%27Arc");
        assert_eq!(path("a/../b?c#d"), "/player/a%2F..%2Fb%3Fc%23d");
    }
}
