//! The review of a game: requesting it, waiting for it, reading it.

use catalog::Any;
use maud::{Markup, PreEscaped, html};
use serde::Serialize;
use study::{Medium, Review, Source, Telling};
use table::Seat;

use super::frame;
use super::replay::{analyse, name};
use super::viewer::{Theme, Viewer};
use crate::subject::Subject;

/// How far a review is, and whether the viewer may stop it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnderWay {
    /// How much is done, in percent.
    pub percent: u8,
    /// Whether it was asked for by the same.
    pub mine: bool,
}

/// What there is of a review.
pub struct Shown<'a> {
    /// Who looks.
    pub viewer: &'a Viewer,
    /// What it is a review of.
    pub subject: Subject,
    /// The game at its end.
    pub game: &'a Any,
    /// The review, if there is one.
    pub review: Option<&'a Review>,
    /// How far a new one is, if it is under way.
    pub under_way: Option<UnderWay>,
}

/// A review as data, with what can be counted without a judge.
#[derive(Serialize)]
pub struct Whole<'a> {
    #[serde(flatten)]
    review: &'a Review,
    sources: Vec<Source>,
}

/// A review as data, in the viewer's language.
#[must_use]
pub fn whole<'a>(viewer: &Viewer, game: &Any, review: &'a Review) -> Whole<'a> {
    let say = |message: &_| viewer.say(message, &|seat| name(viewer, game, seat));
    Whole { review, sources: study::sources(game, &say) }
}

/// A review as one page that needs no other.
#[must_use]
pub fn offline(viewer: &Viewer, game: &Any, review: &Review) -> String {
    study::page(game, review, viewer.lang(), names(viewer, game))
}

/// The board at a turning point, as a picture file.
#[must_use]
pub fn picture(viewer: &Viewer, game: &Any, review: &Review, ply: usize) -> Option<String> {
    let turning = review.turning.iter().find(|it| it.ply == ply)?;
    Some(study::picture(game, ply, &turning.better, viewer.lang(), theme(viewer)))
}

/// The board after some number of moves as a seat sees it, or as the player to move does: a picture
/// file to pass on.
#[must_use]
pub fn moment(viewer: &Viewer, game: &Any, ply: usize, seat: Option<Seat>) -> String {
    match seat.filter(|seat| seat.index() < game.seats()) {
        Some(seat) => study::picture_for(game, ply, seat, viewer.lang(), theme(viewer)),
        None => study::picture(game, ply, "", viewer.lang(), theme(viewer)),
    }
}

/// The move that led to a position, as an animated picture file.
#[must_use]
pub fn motion(viewer: &Viewer, game: &Any, ply: usize) -> Option<String> {
    study::motion(game, ply, viewer.lang(), theme(viewer))
}

fn theme(viewer: &Viewer) -> draw::Theme {
    match viewer.theme {
        None => draw::Theme::System,
        Some(Theme::Day) => draw::Theme::Day,
        Some(Theme::Night) => draw::Theme::Night,
    }
}

fn names(viewer: &Viewer, game: &Any) -> Vec<String> {
    Seat::first(game.seats()).map(|seat| name(viewer, game, seat)).collect()
}

impl Shown<'_> {
    /// The whole page.
    #[must_use]
    pub fn page(&self) -> Markup {
        let kind = Some(self.game.kind());
        frame::about(self.viewer, &self.viewer.t("review-title"), kind, &self.content())
    }

    fn content(&self) -> Markup {
        let (viewer, base) = (self.viewer, self.subject.base());
        let players = viewer.list(names(viewer, self.game));
        let line = [("game", viewer.game(self.game.kind()).into()), ("players", players.into())];
        html! {
            div.review data-game=(self.game.kind()) {
                h1 { (viewer.t("review-title")) }
                p { (viewer.with("replay-line", &line)) }
                div.row {
                    a.button href=(format!("{base}/replay")) { (viewer.t("replay-title")) }
                    (analyse(viewer, &base, 0))
                    @if self.review.is_some() {
                        a.button href=(format!("{base}/review/review.html")) download { (viewer.t("review-download-page")) }
                        a.button href=(format!("{base}/review/review.json")) download { (viewer.t("review-download-data")) }
                    }
                }
                (self.state())
                @if let Some(review) = self.review { (self.told(review)) }
            }
        }
    }

    /// How far it is, or what can be asked for.
    fn state(&self) -> Markup {
        let (viewer, url) = (self.viewer, format!("{}/review", self.subject.base()));
        let ask = |id: &str| {
            html! {
                form method="post" action=(url) {
                    button.strong-button type="submit" { (viewer.t(id)) }
                }
            }
        };
        html! {
            @if let Some(under_way) = self.under_way {
                section.card data-review-wait=(format!("{url}/progress")) {
                    p id="review-wait" { (viewer.t("review-under-way")) }
                    progress max="100" value=(under_way.percent) aria-labelledby="review-wait" {
                        (under_way.percent) " %"
                    }
                    p.soft { (viewer.t("review-under-way-note")) }
                    noscript { p { a href=(url) { (viewer.t("review-reload")) } } }
                    @if under_way.mine {
                        form method="post" action=(format!("{url}/cancel")) {
                            button type="submit" { (viewer.t("review-cancel")) }
                        }
                    }
                }
            } @else if let Some(review) = self.review {
                @if review.is_outdated() {
                    section.card { p { (viewer.t("review-outdated")) } (ask("review-again")) }
                }
            } @else {
                section.card {
                    p { (viewer.t("review-about")) }
                    @if self.game.outcome().is_some() {
                        (ask("review-ask"))
                    } @else {
                        p.notice { (viewer.t("refused-not-over")) }
                    }
                }
            }
        }
    }

    fn told(&self, review: &Review) -> Markup {
        let (viewer, base) = (self.viewer, self.subject.base());
        let telling = Telling::new(self.game, review, viewer.lang(), Medium::Site(&base));
        let telling = telling.called(names(viewer, self.game));
        html! {
            (PreEscaped(telling.summary()))
            (PreEscaped(telling.turning()))
            (PreEscaped(telling.curves()))
            (PreEscaped(telling.players()))
            (PreEscaped(telling.verdict()))
            (PreEscaped(telling.sources()))
            (PreEscaped(telling.moves()))
        }
    }
}
