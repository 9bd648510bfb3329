//! A game again: step by step, seen by whom one likes, and played on from any move.

use catalog::{Any, Editions};
use maud::{Markup, PreEscaped, html};
use search::Level;
use serde::Deserialize;
use table::{Record, RecordError, Seat};

use super::frame::{Page, page as framed, plain, sign};
use super::log::{Told, told};
use super::look::Look;
use super::table::{FIRST_TAB, Row, board, news, news_list, points, standing, story, tabs};
use crate::id::TableId;

/// What stands beside the board.
const TABS: [(&str, &str); 3] =
    [("points", "table-score-points"), ("log", "table-log"), ("menu", "table-menu")];

/// Where in a game, and whose view of it.
#[derive(Debug, Default, Deserialize)]
pub struct Asked {
    /// After how many moves; the beginning if not given.
    pub ply: Option<usize>,
    /// Which seat's view; an onlooker's if not given.
    pub view: Option<String>,
}

/// A game being looked at again.
pub struct Reel<'a> {
    look: &'a Look,
    /// The game at its end.
    game: &'a Any,
    /// Its moves.
    told: &'a [Told],
    /// After how many of them.
    ply: usize,
    /// Whose view; `None` for an onlooker's.
    view: Option<Seat>,
    /// Where steps are sent, and the record that is sent along if it is nobody's table.
    action: String,
    carried: Option<&'a str>,
    record: String,
}

/// The game of a record that somebody brought along, and its moves. Up to a whole game is played
/// here.
///
/// # Errors
/// If the record does not hold.
pub fn read(text: &str, editions: &Editions) -> Result<(Any, Vec<Told>), RecordError> {
    let record = text.parse::<Record>()?;
    let game = Any::from_record(&record, editions)?;
    let told = told(&game);
    Ok((game, told))
}

/// The form that asks for a record, with what was wrong with the one before.
#[must_use]
pub fn open(look: &Look, error: Option<&str>) -> Markup {
    plain(look, &look.t("replay-open"), &form(look, error))
}

fn seat(text: Option<&str>, game: &Any) -> Option<Seat> {
    let seat: Seat = text?.parse().ok()?;
    (seat.index() < game.seats()).then_some(seat)
}

fn form(look: &Look, error: Option<&str>) -> Markup {
    html! {
        div.narrow {
            h1 { (look.t("replay-open")) }
            p { (look.t("replay-open-line")) }
            @if let Some(error) = error {
                p.notice.bad role="alert" { (look.t("refused-bad-record")) br; span lang="en" { (error) } }
            }
            form.card method="post" action="/replay" {
                label.file {
                    (look.t("replay-file"))
                    // The browser's own button speaks the language of the browser.
                    input.only-read type="file" data-into="record" accept=".lutece,.txt,text/plain";
                    span.button { (look.t("replay-choose")) }
                }
                label { (look.t("replay-paste")) textarea name="record" id="record" required spellcheck="false" {} }
                button.strong-button type="submit" { (look.t("replay-show")) }
            }
        }
    }
}

impl<'a> Reel<'a> {
    /// The game of a table, which is over: before the end the record would tell what is hidden.
    #[must_use]
    pub fn of_table(
        look: &'a Look,
        table: TableId,
        game: &'a Any,
        told: &'a [Told],
        asked: &Asked,
    ) -> Self {
        Self {
            look,
            game,
            told,
            ply: asked.ply.unwrap_or(0).min(told.len()),
            view: seat(asked.view.as_deref(), game),
            action: format!("/t/{table}/replay"),
            carried: None,
            record: game.record().to_string(),
        }
    }

    /// The game of a record that somebody brought along: its text is sent along with each step.
    #[must_use]
    pub fn of_record(
        look: &'a Look,
        text: &'a str,
        game: &'a Any,
        told: &'a [Told],
        asked: &Asked,
    ) -> Self {
        Self {
            look,
            game,
            told,
            ply: asked.ply.unwrap_or(0).min(told.len()),
            view: seat(asked.view.as_deref(), game),
            action: "/replay".to_owned(),
            carried: Some(text),
            record: text.to_owned(),
        }
    }
}

impl Reel<'_> {
    /// The whole page.
    #[must_use]
    pub fn page(&self) -> Markup {
        let title = self.look.t("replay-title");
        framed(
            self.look,
            &Page {
                title: &title,
                class: "at-table",
                kind: Some(self.game.kind()),
                table: true,
                main: self.main(),
            },
        )
    }

    /// What a seat's player is called; with the letter of the seat if others are called the same.
    fn name(&self, seat: Seat) -> String {
        let own = self.called(seat);
        let same = |other: Seat| other != seat && self.called(other) == own;
        match Seat::first(self.game.seats()).any(same) {
            true => format!("{own} {}", draw::letter(seat)),
            false => own,
        }
    }

    fn called(&self, seat: Seat) -> String {
        let known = self.game.players().iter().find(|(other, _)| *other == seat);
        let level = |name: &str| name.parse::<Level>().ok();
        match known {
            Some((_, name)) if *name == seat.to_string() => self.look.unnamed(seat),
            Some((_, name)) => match level(name) {
                Some(level) => self.look.t(&format!("level-{level}")),
                None => name.clone(),
            },
            None => self.look.with("new-seat", &[("seat", (seat.index() + 1).into())]),
        }
    }

    /// Its main element.
    #[must_use]
    pub fn main(&self) -> Markup {
        let look = self.look;
        let mut at = self.game.clone();
        at.rewind(self.ply);
        let name = |seat: Seat| self.name(seat);
        let drawing = board::of(look, &at, self.view);
        let names: Vec<String> = Seat::first(at.seats()).map(name).collect();
        let title = look.with(
            "replay-line",
            &[("game", look.game(at.kind()).into()), ("players", names.join(", ").into())],
        );
        html! {
            main id="table" class="table replay" data-game=(at.kind()) data-version="0" data-ply=(self.ply)
                data-replay="1" data-tab=(FIRST_TAB)
                data-layout=(if look.narrow { "narrow" } else { "wide" }) {
                h1.only-read id="main" tabindex="-1" { (look.t("replay-title")) }
                section.now data-part="now" aria-label=(look.t("replay-title")) {
                    div.now-head { p.prompt { (title) } }
                    (self.controls())
                    div.talk tabindex="0" role="group" aria-label=(look.t("play-talk")) {
                        (self.told_here())
                    }
                    button.unfold type="button" data-unfold aria-expanded="false" hidden {
                        (look.t("play-all"))
                    }
                }
                div.board-area data-part="board" { (PreEscaped(&drawing.svg)) }
                section.seated data-part="players" aria-label=(look.t("table-players")) {
                    ol.players {
                        @for seat in Seat::first(at.seats()) {
                            (self.row(&at, seat))
                        }
                    }
                }
                (tabs(look, &TABS))
                div.side {
                    section data-panel="points" id="panel-points" data-part="points"
                        aria-label=(look.t("table-score-points")) { (points(look, &at, self.view, &name)) }
                    section data-panel="log" id="panel-log" aria-label=(look.t("table-log")) {
                        div.log-box data-part="log" {
                            (story(look, self.told, 0, &name, &|_| true))
                        }
                    }
                    section data-panel="menu" id="panel-menu" data-part="menu"
                        aria-label=(look.t("table-menu")) { (self.more()) }
                }
                div.lost id="lost" role="alert" hidden {}
                div.toast id="toast" role="status" hidden {}
            }
        }
    }

    fn row(&self, at: &Any, seat: Seat) -> Markup {
        let (name, points) = (self.name(seat), Some(standing(at, self.view, seat)));
        let acts = at.to_act() == Some(seat);
        Row { seat, name: &name, account: false, what: None, acts, points }.show(self.look)
    }

    fn controls(&self) -> Markup {
        let (look, of) = (self.look, self.told.len());
        let method = if self.carried.is_some() { "post" } else { "get" };
        let icon = |d: &str| {
            PreEscaped(format!(
                "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\" focusable=\"false\"><path d=\"{d}\"/></svg>"
            ))
        };
        let steps = [
            ("start", 0, "replay-start", "M4 4h2v16H4zM14 4v16L6 12zM22 4v16l-8-8z"),
            ("back", self.ply.saturating_sub(1), "replay-back", "M19 4v16L9 12zM5 4h2v16H5z"),
            ("forward", (self.ply + 1).min(of), "replay-forward", "M5 4v16l10-8zM17 4h2v16h-2z"),
            ("end", of, "replay-end", "M2 4v16l8-8zM10 4v16l8-8zM18 4h2v16h-2z"),
        ];
        html! {
            form.reel method=(method) action=(self.action) data-reel {
                @if let Some(record) = self.carried { input type="hidden" name="record" value=(record); }
                @for (word, ply, id, path) in steps {
                    button type="submit" name="ply" value=(ply) data-go=(word)
                        aria-label=(look.t(id)) title=(look.t(id)) disabled[ply == self.ply] {
                        (icon(path))
                    }
                }
                button type="button" data-autoplay aria-label=(look.t("replay-play"))
                    title=(look.t("replay-play")) {
                    (icon("M6 4v16l13-8z"))
                }
                input type="range" data-jump min="0" max=(of) value=(self.ply)
                    aria-label=(look.t("replay-jump"));
                span.soft { (look.with("replay-at", &[("ply", self.ply.into()), ("of", of.into())])) }
                label.beside {
                    (look.t("replay-view"))
                    select name="view" data-view {
                        option value="" { (look.t("replay-view-public")) }
                        @for seat in Seat::first(self.game.seats()) {
                            option value=(seat) selected[self.view == Some(seat)] { (self.name(seat)) }
                        }
                    }
                }
            }
        }
    }

    /// The move that led here.
    fn told_here(&self) -> Markup {
        let look = self.look;
        let name = |seat: Seat| self.name(seat);
        html! {
            @match self.ply.checked_sub(1).and_then(|at| self.told.get(at)) {
                None => {
                    p.soft { (look.t("replay-before")) }
                }
                Some(told) => {
                    p.with-sign {
                        (sign(told.seat)) " " (look.log(&told.own.say, told.seat, &name)) " "
                        span.notation { (told.own.notation) }
                    }
                    div.info {
                        (news_list(&news(look, self.game.kind(), &self.told[..self.ply], self.ply - 1, &name, Some(told.seat))))
                     }
                }
            }
        }
    }

    fn more(&self) -> Markup {
        let look = self.look;
        let table = self.carried.is_none();
        html! {
            div.menu-box {
                @if table {
                    p { a.button href=(self.action.replace("/replay", "/record")) download { (look.t("replay-download")) } }
                }
                @if self.ply < self.told.len() || self.game.to_act().is_some() { (self.play_on()) }
                (self.fair())
            }
        }
    }

    /// Who had a seat, if it was a bot.
    fn level(&self, seat: Seat) -> Option<Level> {
        let known = self.game.players().iter().find(|(other, _)| *other == seat);
        known.and_then(|(_, name)| name.parse().ok())
    }

    /// Bots play on as they did; of the people one is the reader.
    fn play_on(&self) -> Markup {
        let look = self.look;
        let seats = || Seat::first(self.game.seats());
        let me = seats().find(|seat| self.level(*seat).is_none()).or_else(|| seats().next());
        let other = |seat: Seat| self.level(seat).unwrap_or(Level::Architecte);
        html! {
            details {
                summary { (look.t("replay-on")) }
                form.stack method="post" action="/tables" {
                    input type="hidden" name="record" value=(self.record);
                    input type="hidden" name="ply" value=(self.ply);
                    @for seat in seats() {
                        label {
                            span { (sign(seat)) " " (self.name(seat)) }
                            select name=(format!("seat{seat}")) {
                                option value="me" selected[me == Some(seat)] { (look.t("seat-me")) }
                                @for level in Level::PLAYERS {
                                    option value=(format!("bot:{level}"))
                                        selected[me != Some(seat) && level == other(seat)] {
                                        (look.t("seat-bot")) (look.colon()) (look.t(&format!("level-{level}")))
                                    }
                                }
                            }
                        }
                    }
                    button.strong-button type="submit" { (look.t("replay-on")) }
                }
            }
        }
    }

    /// The proof that the shuffle was fair, checked here and now.
    fn fair(&self) -> Markup {
        let look = self.look;
        let record = self.game.record();
        let checked = match (&record.fair, &record.origin) {
            (Some(fair), table::Origin::Seed(seed)) => Some((fair, fair.check(seed))),
            _ => None,
        };
        html! {
            details {
                summary { (look.t("fair-title")) }
                @match checked {
                    None => { p.soft { (look.t("fair-none")) } }
                    Some((fair, result)) => {
                        p { (look.t("fair-before")) br; code { (fair.commitment) } }
                        @for (seat, part) in &fair.entropy {
                            p { (look.with("fair-entropy", &[("player", self.name(*seat).into())])) br; code { (part) } }
                        }
                        @if let Some(secret) = &fair.secret {
                            p { (look.t("fair-secret")) br; code { (secret) } }
                        }
                        @match result {
                            Ok(()) => { p.notice { (look.t("fair-ok")) } }
                            Err(error) => {
                                p.notice.bad { (look.t(unfair(error))) }
                            }
                        }
                        p.soft { (look.t("fair-how")) }
                    }
                }
            }
        }
    }
}

/// Why a shuffle is not proved fair, as a sentence.
const fn unfair(why: table::Unfair) -> &'static str {
    match why {
        table::Unfair::NotRevealed => "fair-bad-missing",
        table::Unfair::OtherSecret => "fair-bad-secret",
        table::Unfair::OtherSeed => "fair-bad-deal",
    }
}
