//! What was done and said: the log and the chat.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use maud::{Markup, html};
use table::Seat;
use words::Called;

use super::View;
use super::news::brought;
use crate::model::snapshot::{Player, SeatInfo};
use crate::pages::frame::sign;
use crate::pages::glyph::shown;
use crate::pages::log::LogEntry;
use crate::pages::viewer::Viewer;
use crate::pages::when;
use crate::request::Headers;

/// How many moves an update brings; the script keeps what it has shown and asks for the earlier.
const SHOWN: usize = 40;
/// The header with the mark of the moves that the script has shown.
pub(super) const TOLD: &str = "x-told";
/// For how many of them it says what they brought about.
const IN_FULL: usize = 10;

/// What everybody can say by one click, and everybody reads in their own language.
const PHRASES: [&str; 7] = ["hello", "luck", "moment", "thanks", "sorry", "nice", "bye"];

impl View<'_> {
    /// Whether the viewer may read all of the moves of a seat.
    fn sees(&self, seat: Seat) -> bool {
        self.table.is_told() || self.seat == Some(seat)
    }

    /// A mark of the first moves as the viewer reads them: how many, and a hash of them all.
    pub(super) fn mark_of(&self, number: usize) -> Option<String> {
        Some(mark(&self.table.yours, self.told.get(..number)?, |seat| self.sees(seat)))
    }

    /// How many of the moves the requesting page has already shown; none if a move was taken back
    /// since, or if one now reads differently.
    pub(super) fn shown_to(&self, headers: &(impl Headers + ?Sized)) -> usize {
        let mark = headers.header(TOLD);
        let number = mark.and_then(|mark| mark.split_once('-')?.0.parse().ok()).unwrap_or(0);
        if self.mark_of(number).as_deref() == mark { number } else { 0 }
    }

    pub(super) fn log(&self) -> Markup {
        let viewer = self.viewer;
        html! {
            @if self.told.is_empty() {
                p.soft { (viewer.t("table-log-none")) }
            } @else {
                @let from = self.told.len().saturating_sub(SHOWN).max(self.shown);
                @if from > 0 {
                    a.quiet-button data-earlier href=(format!("/t/{}/log", self.table.id())) {
                        (viewer.t("table-log-earlier"))
                    }
                }
                (moves(viewer, &self.told, from, &|seat| self.addressed(seat), &|seat| self.sees(seat)))
            }
        }
    }

    /// The moves before one, with all they brought about.
    #[must_use]
    pub fn earlier(&self, before: usize) -> Markup {
        self.before(&self.told[..before.min(self.told.len())])
    }

    /// The same where no board is beside it that has the pictures.
    pub(super) fn earlier_in_words(&self, before: usize) -> Markup {
        let mut told = self.told[..before.min(self.told.len())].to_vec();
        for entry in &mut told {
            entry.glyphs = &[];
        }
        self.before(&told)
    }

    fn before(&self, told: &[LogEntry]) -> Markup {
        let sees = |seat: Seat| self.sees(seat);
        let name = |seat: Seat| self.addressed(seat);
        list(told, 0, |_, one| line(self.viewer, one, true, &name, &sees))
    }

    pub(super) fn chat(&self, url: &str) -> Markup {
        html! {
            @if self.table.chat.is_empty() {
                p.soft { (self.viewer.t("table-chat-none")) }
            } @else {
                ul.chat aria-live="polite" {
                    @for said in self.table.chat.iter().filter(|said| !said.text.is_empty()) {
                        li data-by=(self.name(said.seat)) {
                            (when::clock(said.at)) " "
                            b { (self.who(said.seat)) } (self.viewer.colon()) (self.said(&said.text))
                        }
                    }
                }
            }
            (self.mutes())
            @if !self.table.yours.is_empty() { (self.say_something(url)) }
        }
    }

    /// What was said; a phrase that everybody has is in the reader's language.
    fn said(&self, text: &str) -> String {
        let phrase = PHRASES.into_iter().find(|word| text.strip_prefix('/') == Some(word));
        phrase.map_or_else(|| text.to_owned(), |word| self.viewer.t(&format!("phrase-{word}")))
    }

    /// A button to mute each of the others. The browser remembers it.
    fn mutes(&self) -> Markup {
        let other = |info: &&SeatInfo| !info.you && info.by == Player::Person;
        let viewer = self.viewer;
        html! {
            @if !self.table.chat.is_empty() {
                div.row.mutes {
                    @for info in self.table.seats.iter().filter(other) {
                        @let player = self.name(info.seat);
                        @let text = |id: &str| viewer.with(id, &[("player", player.clone().into())]);
                        button.quiet-button type="button" hidden data-mute=(player)
                            data-again=(text("chat-unmute")) aria-pressed="false" {
                            (text("chat-mute"))
                        }
                    }
                }
            }
        }
    }

    fn say_something(&self, url: &str) -> Markup {
        let viewer = self.viewer;
        html! {
            form.phrases method="post" action=(format!("{url}/chat")) data-send="chat"
                aria-label=(viewer.t("chat-phrases")) {
                @for word in PHRASES {
                    button.quiet-button type="submit" name="text" value=(format!("/{word}")) {
                        (viewer.t(&format!("phrase-{word}")))
                    }
                }
            }
            form.say method="post" action=(format!("{url}/chat")) data-send="chat" {
                input name="text" maxlength="300" autocomplete="off" required
                    aria-label=(viewer.t("table-chat-say")) placeholder=(viewer.t("table-chat-say"));
                button type="submit" { (viewer.t("table-chat-send")) }
            }
        }
    }
}

/// A mark of moves as the player of these seats reads them, who may read all of them.
pub(super) fn mark(yours: &[Seat], told: &[LogEntry], sees: impl Fn(Seat) -> bool) -> String {
    let mut hasher = DefaultHasher::new();
    // A player who takes a seat reads about it as their own.
    yours.hash(&mut hasher);
    for one in told {
        one.seen(sees(one.seat)).notation.hash(&mut hasher);
    }
    format!("{}-{:x}", told.len(), hasher.finish())
}

/// The moves from one on, told.
pub(crate) fn moves(
    viewer: &Viewer,
    told: &[LogEntry],
    from: usize,
    name: &dyn Fn(Seat) -> Called,
    sees: &dyn Fn(Seat) -> bool,
) -> Markup {
    list(told, from, |at, one| line(viewer, one, at + IN_FULL >= told.len(), name, sees))
}

fn list(told: &[LogEntry], from: usize, line: impl Fn(usize, &LogEntry) -> Markup) -> Markup {
    html! {
        ol.log tabindex="0" data-from=(from) {
            @for (at, one) in told.iter().enumerate().skip(from) {
                li tabindex="-1" data-ply=(at) data-touches=(one.touches.join(" ")) {
                    (line(at, one))
                }
            }
        }
    }
}

fn line(
    viewer: &Viewer,
    told: &LogEntry,
    full: bool,
    name: &dyn Fn(Seat) -> Called,
    sees: &dyn Fn(Seat) -> bool,
) -> Markup {
    let seen = told.seen(sees(told.seat));
    let brought = if full { brought(viewer, told, None, name, told.again) } else { Vec::new() };
    html! {
        (sign(told.seat)) " " (shown(&viewer.log(&seen.say, told.seat, name), told.glyphs))
        span.notation { (seen.notation) }
        @if !brought.is_empty() { ul { @for line in &brought { (line) } } }
    }
}
