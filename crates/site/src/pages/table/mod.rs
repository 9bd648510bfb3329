//! The table: board, what to do now, players, log, chat.
//!
//! The page is made of parts, each an element with `data-part`. After a move the script fetches
//! the page's main element alone (the request has the header `x-part`) and replaces the parts
//! that differ.

pub(super) mod board;
pub(super) mod client_cache;
mod first;
mod help;
mod menu;
pub mod moment;
mod news;
mod now;
mod players;
pub mod preview;
mod requests;
mod result;
mod story;
mod turn;
pub mod why;

use std::sync::Arc;

use maud::{Markup, html};
use study::Advice;
use table::Seat;
use words::Called;

use super::figure;
use super::frame::{Page, page as framed, plain, sign, who};
use super::log::LogEntry;
use super::players::{page_of, strength};
use super::viewer::Viewer;
use crate::model::snapshot::{Player, SeatInfo, Snapshot};
use crate::request::Headers;
use crate::stored::Status;
use moment::Moment;

pub(super) use news::{list as news_list, news};
pub(super) use now::unfold;
pub(super) use players::{Row, points, standing};
pub(super) use story::moves as story;
pub(super) use turn::{END, turn};

/// What stands beside the board: the tabs with their labels.
const TABS: [(&str, &str); 4] = [
    ("points", "table-score-points"),
    ("log", "table-log"),
    ("chat", "table-chat"),
    ("menu", "table-menu"),
];

/// The header with the seat whose view is shown.
const SEAT: &str = "x-seat";

/// A table as it is shown to one viewer.
pub struct View<'a> {
    /// Who looks.
    pub viewer: &'a Viewer,
    /// The table.
    pub table: &'a Snapshot,
    /// Whose view it is; `None` for an onlooker.
    pub seat: Option<Seat>,
    /// The seat that must take the device first.
    pub curtain: Option<Seat>,
    /// The moves so far.
    pub told: Arc<Vec<LogEntry>>,
    /// How many of them the viewer's page has shown.
    pub shown: usize,
    /// How many moves have been made since the moment that is shown.
    pub behind: usize,
    /// The hint that was given in this position.
    pub hint: Option<Arc<Advice>>,
}

/// Whose view is shown, and whether somebody must take the device first. With several players at one device,
/// secrets are shown only after their owner confirms that they are looking.
fn point_of_view(table: &Snapshot, wish: Option<Seat>) -> (Option<Seat>, Option<Seat>) {
    let wish = wish.filter(|seat| table.may_see(*seat));
    if table.status != Status::Playing || table.yours.len() < 2 {
        return (wish.or_else(|| table.seat()), None);
    }
    match table.to_act().filter(|seat| table.yours.contains(seat)) {
        Some(seat) if wish == Some(seat) => (wish, None),
        Some(seat) => (None, Some(seat)),
        None => (wish, None),
    }
}

/// What a seat's player is called; with the letter of the seat if others are called the same.
pub(super) fn name(viewer: &Viewer, table: &Snapshot, seat: Seat) -> String {
    let own = called(viewer, table, seat);
    let same = |other: Seat| other != seat && called(viewer, table, other) == own;
    let free = table.seats.get(seat.index()).is_some_and(|info| info.by == Player::Nobody);
    if !free && Seat::first(table.seats.len()).any(same) {
        return format!("{own} {}", draw::letter(seat));
    }
    own
}

/// What the viewer reads for a seat: their own is "you", unless several players share the device.
pub(super) fn addressed(viewer: &Viewer, table: &Snapshot, seat: Seat) -> Called {
    if table.yours == [seat] { Called::You } else { name(viewer, table, seat).into() }
}

fn called(viewer: &Viewer, table: &Snapshot, seat: Seat) -> String {
    let Some(info) = table.seats.get(seat.index()) else { return seat.to_string() };
    match info.by {
        Player::Bot(level) => viewer.t(&format!("level-{level}")),
        Player::Nobody if info.by_link => viewer.t("table-seat-friend"),
        Player::Nobody if info.name.is_empty() => viewer.t("table-seat-free"),
        // A player who gave no name has the number of their seat, and is called as on the board.
        Player::Person if info.name.is_empty() || info.name == seat.to_string() => {
            viewer.unnamed(seat)
        }
        Player::Person | Player::Nobody => info.name.clone(),
    }
}

/// That somebody did not want the seat that was kept for them. A player who gave no name had the
/// number of their seat.
pub(super) fn declined(viewer: &Viewer, name: &str) -> String {
    let unnamed = name.is_empty() || name.parse::<Seat>().is_ok();
    let player = if unnamed { viewer.t("guest-name") } else { name.to_owned() };
    viewer.with("lobby-declined", &[("player", player.into())])
}

/// The tabs of what stands beside the board, each with a mark for what is new there.
pub(super) fn tabs(viewer: &Viewer, names: &[(&str, &str)]) -> Markup {
    html! {
        div.tabs role="tablist" aria-label=(viewer.t("table-more")) {
            @for (name, label) in names {
                button type="button" role="tab" data-tab-to=(name)
                    aria-controls=(format!("panel-{name}"))
                    aria-selected=(if *name == FIRST_TAB { "true" } else { "false" }) {
                    (viewer.t(label))
                    span.wait-mark hidden { span.only-read { (viewer.t("play-new")) } }
                }
            }
        }
    }
}

/// The tab that is open at first.
pub(super) const FIRST_TAB: &str = "log";

/// The players in the order of the seats, each with the mark of an account if they have one, their
/// rating and the way to their page.
pub(super) fn people(viewer: &Viewer, table: &Snapshot) -> Markup {
    html! {
        @for info in &table.seats {
            @if info.seat.index() > 0 { ", " }
            (linked(viewer, table, info))
        }
    }
}

/// Somebody at a table, with what is told of their strength and the way to their page.
fn linked(viewer: &Viewer, table: &Snapshot, info: &SeatInfo) -> Markup {
    let name = who(viewer, &name(viewer, table, info.seat), info.account);
    html! {
        @match page_of(info) {
            Some(page) => { a href=(page) { (name) } }
            None => { (name) }
        }
        @if let Some(rating) = info.strength { " " (strength(viewer, rating)) }
    }
}

impl<'a> View<'a> {
    /// The table at a moment, for a request with these headers, and for a seat if it names one.
    #[must_use]
    pub fn new(
        viewer: &'a Viewer,
        moment: &'a Moment,
        headers: &(impl Headers + ?Sized),
        asked: Option<&str>,
    ) -> Self {
        let wish = headers.header(SEAT).or(asked).and_then(|seat| seat.parse().ok());
        let Moment { table, told, behind } = moment;
        let (seat, curtain) = point_of_view(table, wish);
        let (told, behind) = (Arc::clone(told), *behind);
        let view = View { viewer, table, seat, curtain, told, shown: 0, behind, hint: None };
        View { shown: view.shown_to(headers), ..view }
    }

    /// What a seat's player is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        name(self.viewer, self.table, seat)
    }

    /// What is told of a seat, where it is told to the viewer alone.
    fn addressed(&self, seat: Seat) -> Called {
        addressed(self.viewer, self.table, seat)
    }

    /// Its name with the mark of an account.
    fn who(&self, seat: Seat) -> Markup {
        let account = self.table.seats.get(seat.index()).is_some_and(|info| info.account);
        who(self.viewer, &self.name(seat), account)
    }

    /// The viewer themselves, or somebody with the mark of an account.
    fn you_or(&self, seat: Seat) -> Markup {
        match self.addressed(seat) {
            you @ Called::You => html! { (you.shown(self.viewer.lang())) },
            Called::Name(_) => self.who(seat),
        }
    }

    /// Whether it is the viewer's move, seen from their seat.
    fn acting(&self) -> Option<Seat> {
        let seat = self.table.to_act()?;
        (self.seat == Some(seat) && self.table.yours.contains(&seat)).then_some(seat)
    }

    /// The whole page; `refused` is the id of what to say about something that was not done.
    #[must_use]
    pub fn page(&self, refused: Option<&str>) -> Markup {
        let title = self.viewer.game(self.table.kind);
        let (kind, main) = (Some(self.table.kind), self.main(refused));
        framed(self.viewer, &Page { title: &title, class: "at-table", kind, table: true, main })
    }

    /// The moves before one as a page of their own.
    #[must_use]
    pub fn log_page(&self, before: usize) -> Markup {
        let title = self.viewer.t("table-log");
        let list = self.earlier_in_words(before);
        plain(self.viewer, &title, &html! { div.prose.whole-log { h1 { (title) } (list) } })
    }

    /// The main element of the page.
    #[must_use]
    pub fn main(&self, refused: Option<&str>) -> Markup {
        let (viewer, table) = (self.viewer, self.table);
        let url = format!("/t/{}", table.id());
        let game = viewer.game(table.kind);
        let drawing = self.drawing();
        let players = viewer.known.part_by("players", &self.lasting_players(), || self.players());
        let points = viewer.known.part("points", self.points());
        let chat = viewer.known.part("chat", self.chat(&url));
        let menu = viewer.known.part("menu", self.menu());
        html! {
            main id="table" class="table" data-game=(table.kind) data-url=(url)
                data-version=(table.version) data-ply=(self.told.len())
                data-told=[self.mark_of(self.told.len())]
                data-behind=[(self.behind > 0).then_some(self.behind)] data-events=(format!("{url}/events"))
                data-seat=[self.seat] data-layout=(viewer.layout())
                data-tab=(FIRST_TAB) data-others[self.others()]
                data-say-turn=(viewer.t("table-turn")) data-say-confirm=(viewer.t("table-confirm"))
                data-say-cancel=(viewer.t("table-cancel")) data-say-copied=(viewer.t("table-copied"))
                data-say-lost=(viewer.t("table-connection-lost"))
                data-say-back=(viewer.t("table-connection-back"))
                data-say-step=(viewer.with("play-step", &[("thing", "{}".into())]))
                data-say-listed=(viewer.with("play-step-listed", &[("thing", "{}".into())]))
                data-say-below=(viewer.with("play-step-below", &[("thing", "{}".into())])) data-say-wait=(viewer.t("play-wait"))
                data-say-not-now=(viewer.with("play-not-now", &[("thing", "{}".into())]))
                data-say-not-with=(viewer.with("play-not-with", &[("thing", "{}".into())]))
                data-say-yours=(viewer.t("play-your-turn")) data-say-again=(viewer.t("play-again"))
                data-say-confirm-end=(viewer.t("play-confirm-end"))
                data-say-failed=(viewer.t("play-failed"))
                data-say-saved=(viewer.t("table-saved-later")) {
                h1.only-read id="main" tabindex="-1" { (game) }
                section class=(self.now_class()) data-part="now" aria-label=(viewer.t("table-now")) {
                    (self.now(&drawing, refused))
                }
                div.board-area data-part="board" {
                    @match self.curtain {
                        Some(seat) => { (self.curtain(seat)) }
                        None if table.game.is_none() => {
                            img.waiting-picture src=(figure::url(viewer, table.kind)) alt="" width="640" height="400";
                        }
                        None => { (maud::PreEscaped(&drawing.svg)) }
                    }
                }
                section.seated data-part="players" data-digest=(players.digest)
                    data-same[players.same] aria-label=(viewer.t("table-players")) { (players.inner) }
                (tabs(viewer, &TABS))
                div.side {
                    section data-panel="points" id="panel-points" data-part="points"
                        data-digest=(points.digest) data-same[points.same]
                        aria-label=(viewer.t("table-score-points")) { (points.inner) }
                    section data-panel="log" id="panel-log" aria-label=(viewer.t("table-log")) {
                        div.log-box data-part="log" { (self.log()) }
                    }
                    section data-panel="chat" id="panel-chat" data-part="chat"
                        data-digest=(chat.digest) data-same[chat.same]
                        aria-label=(viewer.t("table-chat")) { (chat.inner) }
                    section data-panel="menu" id="panel-menu" data-part="menu"
                        data-digest=(menu.digest) data-same[menu.same]
                        aria-label=(viewer.t("table-menu")) { (menu.inner) }
                }
                div.lost id="lost" role="alert" hidden {}
                div.toast id="toast" role="status" hidden {}
                (self.first_game())
            }
        }
    }

    /// Whether the game waits for other people, who may come and go.
    fn others(&self) -> bool {
        let other = |seat: &SeatInfo| !seat.you && seat.by == Player::Person;
        self.table.status != Status::Over && self.table.seats.iter().any(other)
    }

    fn points(&self) -> Markup {
        let game = self.table.game.as_ref();
        let sheet = game.map(|game| points(self.viewer, game, self.seat, &|seat| self.name(seat)));
        html! { (self.gone()) (sheet.unwrap_or_default()) (self.seated()) }
    }

    /// Who plays, with the ways to their pages.
    fn seated(&self) -> Markup {
        let known = |info: &&SeatInfo| info.by != Player::Nobody || !info.name.is_empty();
        html! {
            ul.who-plays aria-label=(self.viewer.t("table-players")) {
                @for info in self.table.seats.iter().filter(known) {
                    li { (sign(info.seat)) span { (linked(self.viewer, self.table, info)) } }
                }
            }
        }
    }

    fn drawing(&self) -> board::Drawing {
        match (&self.table.game, self.curtain) {
            (Some(game), None) => board::of(self.viewer, game, self.seat),
            _ => board::empty(),
        }
    }

    fn curtain(&self, seat: Seat) -> Markup {
        let player = self.name(seat);
        let viewer = self.viewer;
        html! {
            div.curtain {
                h2 { (viewer.with("table-curtain", &[("player", player.clone().into())])) }
                p { (viewer.t("table-curtain-line")) }
                a.button.strong-button data-lift=(seat) role="button"
                    href=(format!("/t/{}?seat={seat}", self.table.id())) {
                    (viewer.with("table-curtain-lift", &[("player", player.into())]))
                }
            }
        }
    }
}
