//! The analysis board: any position of a game, moves to try from it, the tree of variations with names and
//! comments, and what the strongest bot thinks of it.

use catalog::Any;
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use study::Review;
use table::{Arg, Branches, Seat, Stride, TreePlace};

use super::frame::{Page, page as framed, sign};
use super::log::{LogEntry, told_along};
use super::replay::{Eyes, link, name, view_choice};
use super::slide::{MISTAKES, STEPS, Slide, icon};
use super::table::{
    END, FIRST_TAB, Row, board, news, news_list, points, standing, tabs, turn, unfold,
};
use super::viewer::Viewer;
use super::{explorer, setup};
use crate::id::PaperId;

/// What stands beside the board.
const TABS: [(&str, &str); 4] = [
    ("points", "table-score-points"),
    (FIRST_TAB, "study-best"),
    ("tree", "study-tree"),
    ("menu", "table-menu"),
];

/// Where in a tree, by whose eyes, and by which right.
#[derive(Debug, Default, Deserialize)]
pub struct TreeQuery {
    /// The place; the beginning if not given.
    pub at: Option<String>,
    /// Which seat's view; that of the player to move if not given.
    pub view: Option<String>,
    /// What lets people other than the owner edit.
    pub key: Option<String>,
}

/// An analysis board as it is shown to one viewer.
pub struct Board<'a> {
    /// Who looks.
    pub viewer: &'a Viewer,
    /// Where it is kept.
    pub id: PaperId,
    /// The game.
    pub game: &'a Any,
    /// What was tried and said besides.
    pub branches: &'a Branches,
    /// The place shown; it is there.
    pub place: TreePlace,
    /// Whose view.
    pub eyes: Eyes,
    /// Grows whenever anything is changed.
    pub version: i64,
    /// Whether the viewer may change anything.
    pub edits: bool,
    /// Whether it is the viewer's own.
    pub mine: bool,
    /// What lets others edit: for the owner to hand on, and for others who have it.
    pub key: Option<&'a str>,
    /// The review of the game, if there is one that may be shown.
    pub review: Option<&'a Review>,
}

/// The address of a place.
#[must_use]
pub fn address(id: PaperId, place: TreePlace, eyes: Eyes, key: Option<&str>) -> String {
    format!("/r/{id}/study?{}", query(place, eyes, key))
}

fn query(place: TreePlace, eyes: Eyes, key: Option<&str>) -> String {
    let key = key.map(|key| format!("&key={key}")).unwrap_or_default();
    format!("at={place}&view={}{key}", eyes.word())
}

/// A step of the tree in words.
struct Step {
    place: TreePlace,
    seat: Option<Seat>,
    text: String,
}

impl Board<'_> {
    /// The whole page.
    #[must_use]
    pub fn page(&self) -> Markup {
        let title = match self.branches.title.as_str() {
            "" => self.viewer.t("study-title"),
            title => title.to_owned(),
        };
        let (kind, main) = (Some(self.game.kind()), self.main());
        framed(self.viewer, &Page { title: &title, class: "at-table", kind, table: true, main })
    }

    fn name(&self, seat: Seat) -> String {
        name(self.viewer, self.game, seat)
    }

    /// The key, as part of the addresses of those who need it.
    fn own_key(&self) -> Option<&str> {
        self.key.filter(|_| !self.mine)
    }

    fn to(&self, place: TreePlace) -> String {
        address(self.id, place, self.eyes, self.own_key())
    }

    fn action(&self, verb: &str) -> String {
        format!("/r/{}/study/{verb}", self.id)
    }

    /// What every form of the page must contain, for browsers without the script.
    fn hidden(&self) -> Markup {
        html! {
            input type="hidden" name="at" value=(self.place);
            input type="hidden" name="view" value=(self.eyes.word());
            @if let Some(key) = self.own_key() { input type="hidden" name="key" value=(key); }
        }
    }

    /// Its main element.
    #[must_use]
    pub fn main(&self) -> Markup {
        let viewer = self.viewer;
        let (at, told) = told_along(self.game, self.branches, self.place);
        let name = |seat: Seat| self.name(seat);
        let view = match self.eyes {
            Eyes::Onlooker => None,
            Eyes::Seat(seat) => Some(seat),
            Eyes::Mover => at.to_act(),
        };
        let drawing = board::of(viewer, &at, view);
        let acts = at.to_act().filter(|_| self.edits);
        html! {
            main id="table" class="table replay study" data-game=(at.kind())
                data-url=(format!("/r/{}/study", self.id)) data-version=(self.version)
                data-ply=(told.len()) data-study=(self.place) data-tab=(FIRST_TAB)
                data-also=(query(self.place, self.eyes, self.own_key()))
                data-others[!self.mine]
                data-layout=(viewer.layout())
                data-say-turn=(viewer.t("table-turn")) data-say-confirm=(viewer.t("study-try"))
                data-say-cancel=(viewer.t("table-cancel")) data-say-copied=(viewer.t("table-copied"))
                data-say-step=(viewer.with("play-step", &[("thing", "{}".into())]))
                data-say-listed=(viewer.with("play-step-listed", &[("thing", "{}".into())]))
                data-say-below=(viewer.with("play-step-below", &[("thing", "{}".into())]))
                data-say-wait=(viewer.t(if self.edits { "study-over" } else { "study-read-only" }))
                data-say-not-now=(viewer.with("play-not-now", &[("thing", "{}".into())]))
                data-say-not-with=(viewer.with("play-not-with", &[("thing", "{}".into())]))
                data-say-failed=(viewer.t("play-failed")) data-say-thinking=(viewer.t("study-thinking")) {
                h1.only-read id="main" tabindex="-1" { (viewer.t("study-title")) }
                section.now data-part="now" aria-label=(viewer.t("table-now")) {
                    (self.now(&at, acts, &drawing, &told))
                }
                div.board-area data-part="board" { (PreEscaped(&drawing.svg)) }
                section.seated data-part="players" aria-label=(viewer.t("table-players")) {
                    ol.players {
                        @for seat in Seat::first(at.seats()) {
                            @let points = Some(standing(&at, view, seat));
                            @let acts = at.to_act() == Some(seat);
                            (Row { seat, name: &name(seat), account: false, rating: None, what: None, acts, points, clock: None }.show(viewer))
                        }
                    }
                }
                (tabs(viewer, &TABS))
                div.side {
                    section data-panel="points" id="panel-points" data-part="points" tabindex="0"
                        aria-label=(viewer.t("table-score-points")) { (points(viewer, &at, view, &name)) }
                    section data-panel=(FIRST_TAB) id=(format!("panel-{FIRST_TAB}")) aria-label=(viewer.t("study-best")) {
                        details.advice open data-advice {
                            summary { (viewer.t("study-advice")) }
                            div aria-live="polite" { a href=(format!("{}?{}", self.action("lines"), query(self.place, self.eyes, None))) { (viewer.t("study-ask")) } }
                        }
                    }
                    section data-panel="tree" id="panel-tree" aria-label=(viewer.t("study-tree")) {
                        div.tree data-part="tree" { (self.tree()) }
                        @if self.edits { div.tools data-part="tools" { (self.tools(&at)) } }
                    }
                    section data-panel="menu" id="panel-menu" data-part="menu"
                        aria-label=(viewer.t("table-menu")) { (self.menu()) }
                }
                div.lost id="lost" role="alert" hidden {}
                div.toast id="toast" role="status" hidden {}
            }
        }
    }

    fn now(
        &self,
        at: &Any,
        acts: Option<Seat>,
        drawing: &board::Drawing,
        told: &[LogEntry],
    ) -> Markup {
        let viewer = self.viewer;
        let name = |seat: Seat| self.name(seat);
        let prompt = match (at.to_act(), at.prompt(), at.outcome()) {
            (Some(seat), Some(prompt), _) => {
                html! { (sign(seat)) span { (name(seat)) (viewer.colon()) span data-ask { (viewer.say(&prompt, &name)) } span data-step hidden {} } }
            }
            (_, _, Some(_)) => html! { (viewer.t("study-over")) },
            _ => Markup::default(),
        };
        let made = acts.map(|_| turn(viewer, at, drawing, &|seat| name(seat).into()));
        let ends =
            made.as_ref().is_some_and(|(_, choices)| choices.iter().any(|it| it.notation == END));
        let note = self.branches.note(self.place);
        html! {
            div.now-head { p.prompt aria-live="polite" { (prompt) } }
            (self.controls())
            @if let Some((turn, choices)) = &made {
                div.choice-bar.steps {
                    span.extra {}
                    @if ends {
                        button.strong-button type="button" data-move=(END) { (viewer.t("table-end-turn")) " " kbd { "E" } }
                    }
                }
                div.talk tabindex="0" role="group" aria-label=(viewer.t("play-talk")) {
                    (self.said(note))
                    div.choice-bar.choices role="group" aria-label=(viewer.t("table-actions")) {
                        @for choice in choices.iter().filter(|choice| choice.notation != END) {
                            button type="button" data-offer=(choice.notation) { (choice.text) }
                        }
                    }
                    div.info { ul.preview aria-live="polite" {} (self.news(told)) }
                }
                script type="application/json" id="turn" {
                    (PreEscaped(serde_json::to_string(turn).expect("texts and numbers are JSON").replace('<', "\\u003c")))
                }
            } @else {
                div.talk tabindex="0" role="group" aria-label=(viewer.t("play-talk")) {
                    (self.said(note))
                    div.info { (self.news(told)) }
                }
            }
            (unfold(viewer))
        }
    }

    fn said(&self, note: &str) -> Markup {
        html! {
            @if !note.is_empty() { blockquote.note { @for line in note.lines() { p { (line) } } } }
        }
    }

    fn news(&self, told: &[LogEntry]) -> Markup {
        let Some(last) = told.last() else { return Markup::default() };
        let name = |seat: Seat| self.name(seat);
        let (viewer, from) = (self.viewer, told.len() - 1);
        news_list(&news(viewer, told, from, &|seat| name(seat).into(), Some(last.seat)))
    }

    /// Where one can go.
    fn controls(&self) -> Markup {
        let (viewer, game) = (self.viewer, self.game.moves());
        let last = match self.place.line {
            0 => game.len(),
            line => self.branches.line(line).map_or(0, |it| it.moves.len()),
        };
        let next = self.branches.next(&game, self.place).first().map(|(place, _)| *place);
        let mistakes: Vec<usize> = self.review.map(Review::mistakes).unwrap_or_default();
        let main = self.along_the_game();
        let before =
            mistakes.iter().rev().find(|ply| **ply < main).map(|ply| TreePlace::main(*ply));
        let after = mistakes.iter().find(|ply| **ply > main).map(|ply| TreePlace::main(*ply));
        let (back, end) =
            (self.branches.before(self.place), Some(TreePlace { ply: last, ..self.place }));
        let steps = STEPS.into_iter().zip([Some(TreePlace::main(0)), back, next, end]);
        let faults = MISTAKES.into_iter().zip([before, after]);
        let faults = faults.filter(|_| self.review.is_some());
        html! {
            nav.replay-bar aria-label=(viewer.t("study-places")) {
                @for ((word, id, path), place) in steps.chain(faults) {
                    @let place = place.filter(|place| *place != self.place);
                    a.button data-go=(word) data-place[place.is_some()] href=[place.map(|it| self.to(it))]
                        role=[place.is_none().then_some("link")] aria-disabled=[place.is_none().then_some("true")]
                        aria-label=(viewer.t(id)) title=(viewer.t(id)) {
                        (icon(path))
                    }
                }
                (self.slide(last).show(viewer))
                form method="get" action=(format!("/r/{}/study", self.id)) data-eyes {
                    input type="hidden" name="at" value=(self.place);
                    @if let Some(key) = self.own_key() { input type="hidden" name="key" value=(key); }
                    (view_choice(viewer, self.game, self.eyes))
                    noscript { button type="submit" { (viewer.t("study-look")) } }
                }
            }
        }
    }

    /// The way from the beginning through this place to the end of its line, as a slide.
    fn slide(&self, last: usize) -> Slide {
        let mut way = vec![TreePlace { ply: last, ..self.place }];
        while let Some(before) = way.last().and_then(|place| self.branches.before(*place)) {
            way.push(before);
        }
        way.reverse();
        let at = way.iter().position(|place| *place == self.place).unwrap_or(0);
        let turning = self.review.iter().flat_map(|review| &review.turning);
        let turned = turning.map(|it| TreePlace::main(it.ply));
        Slide {
            at,
            of: way.len() - 1,
            rounds: Vec::new(),
            turned: turned.filter_map(|it| way.iter().position(|place| *place == it)).collect(),
            places: Some(way.iter().map(TreePlace::to_string).collect::<Vec<_>>().join(" ")),
        }
    }

    /// How far this place follows the game.
    fn along_the_game(&self) -> usize {
        let mut place = self.place;
        while place.line > 0 {
            place = self.branches.line(place.line).map_or(TreePlace::main(0), |it| it.from);
        }
        place.ply
    }

    /// The steps of a line from a position on, in words.
    fn steps<'b>(
        &self,
        at: &mut Any,
        line: u32,
        steps: impl Iterator<Item = &'b str>,
        mut seen: impl FnMut(&Any, &Step),
    ) {
        let name = |seat: Seat| self.name(seat);
        for (number, text) in steps.enumerate() {
            let place = TreePlace { line, ply: number + 1 };
            let step = match Stride::read(text) {
                Ok(Stride::World(seat, _)) => {
                    let who = [("player", Arg::from(name(seat)))];
                    Step { place, seat: None, text: self.viewer.with("study-in-world", &who) }
                }
                _ => {
                    let seat = at.to_act();
                    let said = at.say(text).map(|said| self.viewer.say(&said, &name));
                    Step { place, seat, text: said.unwrap_or_else(|_| text.to_owned()) }
                }
            };
            if at.follow(text).is_err() {
                break;
            }
            seen(at, &step);
        }
    }

    /// The game and all that was tried, each line under the move that it is tried instead of.
    fn tree(&self) -> Markup {
        let mut at = self.game.clone();
        at.rewind(0);
        let moves = self.game.moves();
        html! {
            ol.log {
                li.start { (self.link(TreePlace::main(0), &html! { (self.viewer.t("replay-before")) })) (self.said(self.branches.note(TreePlace::main(0)))) (self.off(TreePlace::main(0), &at)) }
                (self.line(at, 0, &moves.iter().map(String::as_str).collect::<Vec<_>>()))
            }
        }
    }

    fn line(&self, mut at: Any, line: u32, steps: &[&str]) -> Markup {
        let mut list = Vec::new();
        self.steps(&mut at, line, steps.iter().copied(), |at, step| {
            list.push(html! {
                li {
                    (self.link(step.place, &html! {
                        @if let Some(seat) = step.seat { (sign(seat)) " " }
                        (step.text)
                    }))
                    (self.said(self.branches.note(step.place)))
                    (self.off(step.place, at))
                }
            });
        });
        html! { @for item in list { (item) } }
    }

    fn link(&self, place: TreePlace, text: &Markup) -> Markup {
        let here = (place == self.place).then_some("step");
        html! { a data-place href=(self.to(place)) aria-current=[here] { (text) } }
    }

    /// The lines that leave at a place.
    fn off(&self, place: TreePlace, at: &Any) -> Markup {
        let lines = self.branches.lines().iter().filter(|line| line.from == place);
        html! {
            @for line in lines {
                div.off {
                    @let number = [("line", Arg::from(line.number as usize))];
                    b { @if line.name.is_empty() { (self.viewer.with("study-line", &number)) } @else { (line.name) } }
                    ol.log {
                        (self.line(at.clone(), line.number, &line.moves.iter().map(|(_, it)| it.as_str()).collect::<Vec<_>>()))
                    }
                }
            }
        }
    }

    /// What can be changed at this place.
    fn tools(&self, at: &Any) -> Markup {
        let viewer = self.viewer;
        let seat = at.to_act();
        html! {
            form.stack method="post" action=(self.action("note")) data-send="note" {
                (self.hidden())
                label { (viewer.t("study-note")) textarea name="text" rows="3" maxlength="2000" { (self.branches.note(self.place)) } }
                button type="submit" { (viewer.t("study-save")) }
            }
            @if let Some(line) = self.branches.line(self.place.line) {
                form.stack method="post" action=(self.action("name")) data-send="name" {
                    (self.hidden())
                    input type="hidden" name="line" value=(line.number);
                    label { (viewer.t("study-line-name")) input name="text" maxlength="80" value=(line.name); }
                    button type="submit" { (viewer.t("study-save")) }
                }
                form method="post" action=(self.action("cut")) data-send="cut" {
                    (self.hidden())
                    button type="submit" data-sure=(viewer.t("study-cut-sure")) { (viewer.t("study-cut")) }
                }
            }
            @if let Some(seat) = seat {
                form method="post" action=(self.action("world")) data-send="world" {
                    (self.hidden())
                    button type="submit" { (viewer.t("study-world")) }
                    p.soft { (viewer.with("study-world-note", &[("player", self.name(seat).into())])) }
                }
            }
        }
    }

    fn menu(&self) -> Markup {
        let viewer = self.viewer;
        let base = format!("/r/{}", self.id);
        html! {
            div.menu-box {
                @if self.edits {
                    form.stack method="post" action=(self.action("name")) data-send="name" {
                        (self.hidden())
                        label { (viewer.t("study-name")) input name="text" maxlength="80" value=(self.branches.title); }
                        button type="submit" { (viewer.t("study-save")) }
                    }
                } @else {
                    form method="post" action=(format!("{base}/study")) {
                        input type="hidden" name="at" value=(self.place);
                        button.strong-button type="submit" { (viewer.t("study-copy")) }
                        p.soft { (viewer.t("study-read-only")) }
                    }
                }
                (link(viewer, "study-share-read", &address(self.id, self.place, self.eyes, None)))
                @if let Some(key) = self.key { (link(viewer, "study-share-edit", &address(self.id, self.place, self.eyes, Some(key)))) }
                @if self.mine {
                    form method="post" action=(self.action("renew")) {
                        (self.hidden())
                        button type="submit" { (viewer.t("study-renew")) }
                        p.soft { (viewer.t("study-renew-line")) }
                    }
                }
                p { (explorer::link(viewer, &base, &self.place.to_string())) }
                (setup::link(viewer, self.game.kind(), &base, &self.place.to_string()))
                p { a.button href=(format!("{base}/record")) download { (viewer.t("study-export")) } }
                p { a.button href=(format!("{base}/replay?ply={}", self.along_the_game())) { (viewer.t("replay-title")) } }
                @if self.game.outcome().is_some() {
                    p { a.button href=(format!("{base}/review")) { (viewer.t("review-title")) } }
                }
                @if self.mine {
                    form method="post" action=(format!("{base}/delete")) {
                        button type="submit" { (viewer.t("study-delete")) }
                    }
                }
            }
        }
    }
}
