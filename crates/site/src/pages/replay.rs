//! Replay: a game step by step, from anybody's point of view, and with the option of playing on from any
//! move.

use catalog::Any;
use maud::{Markup, PreEscaped, html};
use search::Level;
use serde::Deserialize;
use study::{Decision, Grade, Review};
use table::Seat;

use super::embed;
use super::frame::{Page, page as framed, sign};
use super::log::LogEntry;
use super::slide::{MISTAKES, STEPS, Slide, Step, icon};
use super::table::{FIRST_TAB, Row, board, news, news_list, points, standing, story, tabs, unfold};
use super::viewer::Viewer;
use crate::subject::Subject;

/// What stands beside the board; in a frame only the first two do.
const TABS: [(&str, &str); 4] = [
    ("points", "table-score-points"),
    ("log", "table-log"),
    ("open", "replay-all-open"),
    ("menu", "table-menu"),
];
const IN_FRAME: usize = 2;

/// What somebody may do to have a game shown on other pages.
#[derive(Clone, Copy, Debug)]
pub enum Embedding<'a> {
    /// Nothing.
    No,
    /// Allow it: they sat there.
    Allow,
    /// Copy the code of a record of theirs, which this token gives.
    Copy(&'a str),
}

/// Where in a game, and whose view of it.
#[derive(Debug, Default, Deserialize)]
pub struct ReplayQuery {
    /// After how many moves; the beginning if not given.
    pub ply: Option<usize>,
    /// Which seat's view; one's own if not given.
    pub view: Option<String>,
}

/// The word in an address for the view of the player to move.
const MOVER: &str = "mover";

/// From whose point of view a game is replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// An onlooker's.
    Onlooker,
    /// A seat's.
    Seat(Seat),
    /// That of the player to move: everything that could be known at the time of the decision.
    Mover,
}

impl Eyes {
    /// As asked for; if nothing was, one's own.
    #[must_use]
    pub fn of(asked: Option<&str>, game: &Any, own: Option<Seat>) -> Self {
        match asked {
            None => own.map_or(Self::Onlooker, Self::Seat),
            Some(MOVER) => Self::Mover,
            Some(text) => match text.parse::<Seat>() {
                Ok(seat) if seat.index() < game.seats() => Self::Seat(seat),
                _ => Self::Onlooker,
            },
        }
    }

    /// The word in an address.
    pub(super) fn word(self) -> String {
        match self {
            Self::Onlooker => String::new(),
            Self::Seat(seat) => seat.to_string(),
            Self::Mover => MOVER.to_owned(),
        }
    }
}

/// A game being replayed.
pub struct Replay<'a> {
    /// Who looks.
    pub viewer: &'a Viewer,
    /// What it is the game of.
    pub subject: Subject,
    /// The game at its end.
    pub game: &'a Any,
    /// Its moves.
    pub told: &'a [LogEntry],
    /// After how many of them.
    pub ply: usize,
    /// Whose view.
    pub eyes: Eyes,
    /// Its review, if there is one that may be shown.
    pub review: Option<&'a Review>,
    /// Whether the viewer may delete it.
    pub mine: bool,
    /// What they may do to have it shown elsewhere.
    pub embedding: Embedding<'a>,
    /// The address of the frame on another page that it stands in, if it does.
    pub framed: Option<&'a str>,
}

/// What a seat's player is called; with the letter of the seat if others are called the same.
#[must_use]
pub fn name(viewer: &Viewer, game: &Any, seat: Seat) -> String {
    let own = called(viewer, game, seat);
    let same = |other: Seat| other != seat && called(viewer, game, other) == own;
    match Seat::first(game.seats()).any(same) {
        true => format!("{own} {}", draw::letter(seat)),
        false => own,
    }
}

fn called(viewer: &Viewer, game: &Any, seat: Seat) -> String {
    match game.players().iter().find(|(other, _)| *other == seat) {
        Some((_, name)) => player(viewer, seat, name),
        None => viewer.with("new-seat", &[("seat", (seat.index() + 1).into())]),
    }
}

/// What a player in a record is called: a bot by its level, somebody without a name by the letter
/// of the seat.
pub(super) fn player(viewer: &Viewer, seat: Seat, name: &str) -> String {
    match name.parse::<Level>() {
        _ if name == seat.to_string() => viewer.unnamed(seat),
        Ok(level) => viewer.t(&format!("level-{level}")),
        Err(_) => name.to_owned(),
    }
}

/// From whose point of view a game can be seen.
pub(super) fn view_choice(viewer: &Viewer, game: &Any, eyes: Eyes) -> Markup {
    html! {
        label.beside {
            (viewer.t("replay-view"))
            select name="view" data-view {
                option value="" { (viewer.t("replay-view-public")) }
                option value=(MOVER) selected[eyes == Eyes::Mover] { (viewer.t("replay-view-mover")) }
                @for seat in Seat::first(game.seats()) {
                    option value=(seat) selected[eyes == Eyes::Seat(seat)] { (name(viewer, game, seat)) }
                }
            }
        }
    }
}

/// An address to hand on.
pub(super) fn link(viewer: &Viewer, id: &str, path: &str) -> Markup {
    html! {
        label.link-label {
            span { (viewer.t(id)) }
            span.link-row {
                input readonly value=(path) data-link;
                button type="button" data-copy { (viewer.t("table-copy")) }
                button type="button" data-share { (viewer.t("table-share")) }
            }
        }
    }
}

/// The button that opens the analysis board at a move of a game.
pub(super) fn analyse(viewer: &Viewer, base: &str, ply: usize) -> Markup {
    html! {
        form method="post" action=(format!("{base}/study")) {
            input type="hidden" name="at" value=(ply);
            button type="submit" { (viewer.t("study-open")) }
        }
    }
}

impl Replay<'_> {
    /// The whole page.
    #[must_use]
    pub fn page(&self) -> Markup {
        let title = self.viewer.t("replay-title");
        framed(
            self.viewer,
            &Page {
                title: &title,
                class: "at-table",
                kind: Some(self.game.kind()),
                table: true,
                main: self.main(),
            },
        )
    }

    fn name(&self, seat: Seat) -> String {
        name(self.viewer, self.game, seat)
    }

    /// The address of this page.
    fn address(&self) -> String {
        self.framed.map_or_else(|| format!("{}/replay", self.subject.base()), str::to_owned)
    }

    /// The seat whose view is shown; `None` for an onlooker's.
    fn view(&self, at: &Any) -> Option<Seat> {
        match self.eyes {
            Eyes::Onlooker => None,
            Eyes::Seat(seat) => Some(seat),
            Eyes::Mover => at.to_act(),
        }
    }

    /// Its main element.
    #[must_use]
    pub fn main(&self) -> Markup {
        let viewer = self.viewer;
        let mut at = self.game.clone();
        at.rewind(self.ply);
        let name = |seat: Seat| self.name(seat);
        let view = self.view(&at);
        let drawing = board::of(viewer, &at, view);
        let title = match self.mistake() {
            Some(it) => {
                let who = self.name(Seat::new(it.seat - 1));
                viewer.with("review-here", &[("who", who.into())])
            }
            // The players stand beside it, each with their points.
            None => viewer.game(at.kind()),
        };
        html! {
            main id="table" class="table replay" data-game=(at.kind()) data-version="0" data-ply=(self.ply)
                data-replay="1" data-tab=(FIRST_TAB) data-say-copied=(viewer.t("table-copied"))
                data-layout=(viewer.layout()) {
                h1.only-read id="main" tabindex="-1" { (viewer.t("replay-title")) }
                section.now data-part="now" aria-label=(viewer.t("replay-title")) {
                    div.now-head {
                        p.prompt aria-live="polite" { (title) }
                        @if self.framed.is_none() { (self.review_button()) }
                    }
                    (self.controls())
                    div.talk tabindex="0" role="group" aria-label=(viewer.t("play-talk")) {
                        (self.told_here())
                    }
                    (unfold(viewer))
                }
                div.board-area data-part="board" { (PreEscaped(&drawing.svg)) }
                section.seated data-part="players" aria-label=(viewer.t("table-players")) {
                    ol.players {
                        @for seat in Seat::first(at.seats()) {
                            (self.row(&at, seat))
                        }
                    }
                }
                (tabs(viewer, &TABS[..if self.framed.is_some() { IN_FRAME } else { TABS.len() }]))
                div.side {
                    section data-panel="points" id="panel-points" data-part="points" tabindex="0"
                        aria-label=(viewer.t("table-score-points")) { (points(viewer, &at, view, &name)) }
                    section data-panel="log" id="panel-log" aria-label=(viewer.t("table-log")) {
                        div.log-box data-part="log" {
                            (story(viewer, self.told, 0, &|seat| name(seat).into(), &|_| true))
                        }
                    }
                    @if self.framed.is_none() {
                        section data-panel="open" id="panel-open" data-part="open"
                            aria-label=(viewer.t("replay-all-open")) { (self.all_open()) }
                        section data-panel="menu" id="panel-menu" data-part="menu"
                            aria-label=(viewer.t("table-menu")) { (self.more()) }
                    }
                }
                div.lost id="lost" role="alert" hidden {}
                div.toast id="toast" role="status" hidden {}
            }
        }
    }

    fn row(&self, at: &Any, seat: Seat) -> Markup {
        let (name, points) = (self.name(seat), Some(standing(at, self.view(at), seat)));
        let acts = at.to_act() == Some(seat);
        let (rating, what, clock) = (None, None, None);
        let row = Row { seat, name: &name, account: false, rating, what, acts, points, clock };
        row.show(self.viewer)
    }

    fn controls(&self) -> Markup {
        let (viewer, of) = (self.viewer, self.told.len());
        let steps = [0, self.ply.saturating_sub(1), (self.ply + 1).min(of), of];
        let step = |((word, id, path), ply): (Step, usize)| {
            html! {
                button type="submit" name="ply" value=(ply) data-go=(word)
                    aria-label=(viewer.t(id)) title=(viewer.t(id)) disabled[ply == self.ply] {
                    (icon(path))
                }
            }
        };
        html! {
            form.replay-bar method="get" action=(self.address()) data-replay-bar {
                @if self.framed.is_some() {
                    input type="hidden" name="lang" value=(viewer.lang());
                }
                @for it in STEPS.into_iter().zip(steps) { (step(it)) }
                button type="button" data-autoplay aria-pressed="false" aria-label=(viewer.t("replay-play"))
                    title=(viewer.t("replay-play")) {
                    span.when-still { (icon("M6 4v16l13-8z")) }
                    span.when-playing { (icon("M6 4h4v16H6zM14 4h4v16h-4z")) }
                }
                @if let Some(mistakes) = self.mistakes() {
                    @for it in MISTAKES.into_iter().zip(mistakes) { (step(it)) }
                }
                (self.slide().show(viewer))
                span.soft { (viewer.with("replay-at", &[("ply", self.ply.into()), ("of", of.into())])) }
                (view_choice(viewer, self.game, self.eyes))
                @if self.framed.is_some() {
                    a.outside href=(self.here()) target="_blank" rel="noopener" { (viewer.t("embed-open")) }
                }
            }
        }
    }

    /// The address of this position on the site.
    fn here(&self) -> String {
        format!("{}/replay?ply={}&view={}", self.subject.base(), self.ply, self.eyes.word())
    }

    /// The ways to the mistakes before and after, if the game was reviewed: to where a mistake is about
    /// to be made, to think about what one would have played.
    fn mistakes(&self) -> Option<[usize; 2]> {
        let before = self.review?.mistakes();
        let back = before.iter().rev().find(|ply| **ply < self.ply).copied().unwrap_or(self.ply);
        let on = before.iter().find(|ply| **ply > self.ply).copied().unwrap_or(self.ply);
        Some([back, on])
    }

    /// The moves as a slide, with marks for rounds and tours and where the game turned.
    fn slide(&self) -> Slide {
        let turning = self.review.iter().flat_map(|review| &review.turning);
        Slide {
            at: self.ply,
            of: self.told.len(),
            rounds: milestones(self.told),
            turned: turning.map(|it| it.ply).collect(),
            places: None,
        }
    }

    /// What the judge says of the move that led here.
    fn judged(&self) -> Markup {
        let decision = self.ply.checked_sub(1).zip(self.review);
        let decision = decision.and_then(|(ply, review)| review.moves.get(ply));
        html! {
            @if let Some(decision) = decision.filter(|it| it.grade > Some(Grade::Good)) {
                p.notice.judged { (self.verdict(decision)) }
            }
        }
    }

    /// What a decision lost, and what would have been better.
    fn verdict(&self, decision: &Decision) -> Markup {
        let viewer = self.viewer;
        let mut before = self.game.clone();
        before.rewind(decision.ply);
        let best = decision.best.as_deref().filter(|best| *best != decision.mv);
        html! {
            (study::lost(viewer.lang(), decision))
            @if let Some(better) = best.and_then(|best| before.say(best).ok()) {
                @let said = viewer.say(&better, &|seat| self.name(seat));
                br; (viewer.with("review-better", &[("move", said.into())]))
            }
        }
    }

    /// The mistake that is about to be made here, if one is.
    fn mistake(&self) -> Option<&Decision> {
        let review = self.review.filter(|review| review.mistakes().contains(&self.ply))?;
        review.moves.get(self.ply)
    }

    /// Asks the reader what they would have played, before showing what the judge says.
    fn asked(&self, decision: &Decision) -> Markup {
        let viewer = self.viewer;
        html! {
            div.asked {
                details {
                    summary { (viewer.t("review-reveal")) }
                    p { (self.verdict(decision)) }
                }
                @if self.framed.is_none() { (analyse(viewer, &self.subject.base(), self.ply)) }
            }
        }
    }

    /// The move that led here.
    fn told_here(&self) -> Markup {
        let viewer = self.viewer;
        let name = |seat: Seat| self.name(seat);
        html! {
            @if let Some(decision) = self.mistake() { (self.asked(decision)) }
            @match self.ply.checked_sub(1).and_then(|at| self.told.get(at)) {
                None => {
                    p.soft { (viewer.t("replay-before")) }
                }
                Some(told) => {
                    p.with-sign {
                        (sign(told.seat)) " " (viewer.log(&told.own.say, told.seat, &name)) " "
                        span.notation { (told.own.notation) }
                    }
                    (self.judged())
                    div.info {
                        (news_list(&news(viewer, &self.told[..self.ply], self.ply - 1, &|seat| name(seat).into(), Some(told.seat))))
                     }
                }
            }
        }
    }

    /// What everybody saw then, side by side: nothing is hidden after the end.
    fn all_open(&self) -> Markup {
        let (viewer, base) = (self.viewer, self.subject.base());
        html! {
            @for seat in Seat::first(self.game.seats()) {
                @let seen = viewer.with("replay-seen-by", &[("player", self.name(seat).into())]);
                figure.seen-by {
                    figcaption { (sign(seat)) " " (seen) }
                    a href=(format!("{base}/replay?ply={}&view={seat}", self.ply)) {
                        img src=(format!("{base}/picture/{}?view={seat}", self.ply)) alt=(seen)
                            loading="lazy" width="640" height="400";
                    }
                }
            }
        }
    }

    /// The way to the review of a game that is over.
    fn review_button(&self) -> Markup {
        let (viewer, address) = (self.viewer, format!("{}/review", self.subject.base()));
        html! {
            @if self.game.outcome().is_none() {
            } @else if self.review.is_some() {
                p { a.button href=(address) { (viewer.t("review-title")) } }
            } @else {
                form method="post" action=(address) {
                    button type="submit" { (viewer.t("review-ask")) }
                }
            }
        }
    }

    fn more(&self) -> Markup {
        let (viewer, base) = (self.viewer, self.subject.base());
        let here = self.here();
        html! {
            div.menu-box {
                (analyse(viewer, &base, self.ply))
                p { (super::explorer::link(viewer, &base, &self.ply.to_string())) }
                (super::setup::link(viewer, self.game.kind(), &base, &self.ply.to_string()))
                (link(viewer, "replay-link", &here))
                @match self.embedding {
                    Embedding::No => {}
                    Embedding::Allow => { (embed::allow(viewer, &base, self.ply)) }
                    Embedding::Copy(token) => {
                        (embed::offered(viewer, &base, &embed::code(viewer, token, self.ply, &self.eyes.word())))
                    }
                }
                p { a.button href=(format!("{base}/picture/{}", self.ply)) { (viewer.t("study-picture")) } }
                @if self.ply > 0 {
                    p { a.button href=(format!("{base}/picture/{}/move", self.ply)) { (viewer.t("study-motion")) } }
                }
                p { a.button href=(format!("{base}/record")) download { (viewer.t("replay-download")) } }
                @if matches!(self.subject, Subject::Paper(_)) {
                    p.soft { (viewer.t("replay-kept")) }
                }
                @if self.mine {
                    form method="post" action=(format!("{base}/delete")) {
                        button type="submit" { (viewer.t("replay-delete")) }
                    }
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
        let viewer = self.viewer;
        let seats = || Seat::first(self.game.seats());
        let me = seats().find(|seat| self.level(*seat).is_none()).or_else(|| seats().next());
        let other = |seat: Seat| self.level(seat).unwrap_or(Level::Architecte);
        html! {
            details {
                summary { (viewer.t("replay-on")) }
                form.stack method="post" action="/tables" {
                    input type="hidden" name="record" value=(self.game.record());
                    input type="hidden" name="ply" value=(self.ply);
                    @for seat in seats() {
                        label {
                            span { (sign(seat)) " " (self.name(seat)) }
                            select name=(format!("seat{seat}")) {
                                option value="me" selected[me == Some(seat)] { (viewer.t("seat-me")) }
                                @for level in Level::PLAYERS {
                                    option value=(format!("bot:{level}"))
                                        selected[me != Some(seat) && level == other(seat)] {
                                        (viewer.t("seat-bot")) (viewer.colon()) (viewer.t(&format!("level-{level}")))
                                    }
                                }
                            }
                        }
                    }
                    label.beside {
                        input type="checkbox" name="hints" value="on" checked;
                        span { (viewer.t("new-hints")) }
                    }
                    button.strong-button type="submit" { (viewer.t("replay-on")) }
                }
            }
        }
    }

    /// The proof that the shuffle was fair, checked when the page is made.
    fn fair(&self) -> Markup {
        let viewer = self.viewer;
        let record = self.game.record();
        let checked = match (&record.fair, &record.origin) {
            (Some(fair), table::Origin::Seed(seed)) => Some((fair, fair.check(seed))),
            _ => None,
        };
        html! {
            details {
                summary { (viewer.t("fair-title")) }
                @match checked {
                    None => { p.soft { (viewer.t("fair-none")) } }
                    Some((fair, result)) => {
                        p { (viewer.t("fair-before")) br; code { (fair.commitment) } }
                        @for (seat, part) in &fair.entropy {
                            p { (viewer.with("fair-entropy", &[("player", self.name(*seat).into())])) br; code { (part) } }
                        }
                        @if let Some(secret) = &fair.secret {
                            p { (viewer.t("fair-secret")) br; code { (secret) } }
                        }
                        @match result {
                            Ok(()) => { p.notice { (viewer.t("fair-ok")) } }
                            Err(error) => {
                                p.notice.bad { (viewer.t(unfair(error))) }
                            }
                        }
                        p.soft { (viewer.t("fair-how")) }
                    }
                }
            }
        }
    }
}

/// After how many moves a new part of a game begins: a round, a tour, another phase. Where turns have
/// several moves, it is also a round when whoever began is to move again.
fn milestones(told: &[LogEntry]) -> Vec<usize> {
    /// How many moves a round has at least, to be told from the next one on a phone.
    const ROOM: usize = 6;
    let first = told.first().map(|told| told.seat);
    let begins = |at: &usize| Some(told[*at].seat) == first && Some(told[*at - 1].seat) != first;
    let rounds: Vec<usize> = (1..told.len()).filter(begins).collect();
    let rounds = if rounds.len() * ROOM <= told.len() { rounds } else { Vec::new() };
    let event = |at: &usize| told[*at - 1].events.iter().any(|event| is_milestone(event.id));
    (1..=told.len()).filter(|at| event(at) || rounds.contains(at)).collect()
}

/// Whether an event begins a new part of a game.
fn is_milestone(event: &str) -> bool {
    event.contains("-tour") || event.ends_with("-round") || event.ends_with("-done")
}

/// Why a shuffle is not proved fair, as a sentence.
const fn unfair(why: table::Unfair) -> &'static str {
    match why {
        table::Unfair::NotRevealed => "fair-bad-missing",
        table::Unfair::OtherSecret => "fair-bad-secret",
        table::Unfair::OtherSeed => "fair-bad-deal",
    }
}
