//! What to do now: a headline, buttons, and what happened or would happen.
//!
//! The box keeps its size from the first move to the last: a headline, one row of buttons, and
//! below them a text that scrolls.

use catalog::Any;
use draw::Drawn;
use maud::{Markup, PreEscaped, html};
use table::{Match, Message, Seat};
use words::Called;

use super::View;
use super::board::Drawing;
use super::declined;
use super::turn::{Choice, END};
use crate::model::snapshot::Player;
use crate::pages::clock;
use crate::pages::frame::sign;
use crate::pages::glyph::{self, shown};
use crate::pages::viewer::Viewer;
use crate::stored::Status;

/// How many letters fit on a button of the row.
const SHORT: usize = 32;

/// How many letters fit in the place of a choice there.
const BRIEF: usize = 12;

/// How many unused things are named before a last turn ends.
const NAMED: usize = 3;

impl View<'_> {
    pub(super) fn now_class(&self) -> &'static str {
        match self.table.your_turn() {
            true => "now mine",
            false if self.table.game.is_none() => "now waits",
            false => "now",
        }
    }

    pub(super) fn now(&self, drawing: &Drawing, refused: Option<&str>) -> Markup {
        let table = self.table;
        let refused = html! {
            @if let Some(id) = refused { p.refused role="alert" { (self.viewer.t(id)) } }
        };
        match (&table.game, self.curtain) {
            (_, Some(seat)) => {
                self.steady(&self.turn_of(seat), &Markup::default(), "talk", &refused)
            }
            (None, _) => self.waiting(&refused),
            (Some(game), None) => match (game.outcome(), self.acting()) {
                (Some(outcome), _) => {
                    let head = html! {
                        p.prompt aria-live="polite" { (self.verdict(&outcome)) }
                    };
                    self.steady(&head, &self.after_the_end(), "talk result", &self.result(&outcome))
                }
                (None, _) if table.ended => {
                    let head =
                        html! { p.prompt aria-live="polite" { (self.viewer.t("ask-ended")) } };
                    let talk = html! { (refused) div.info { (self.news()) } };
                    self.steady(&head, &self.after_the_end(), "talk result", &talk)
                }
                (None, Some(seat)) => self.my_turn(game, seat, drawing, &refused),
                (None, None) => {
                    let head = game.to_act().map(|seat| self.turn_of(seat)).unwrap_or_default();
                    let talk = html! {
                        (refused)
                        (self.calls())
                        div.info { (self.news()) }
                    };
                    self.steady(&head, &self.undo_button(), "talk", &talk)
                }
            },
        }
    }

    /// The box. Nothing in it changes size or moves anything else.
    fn steady(&self, head: &Markup, steps: &Markup, talk: &str, text: &Markup) -> Markup {
        html! {
            div.now-head { (head) }
            div.choice-bar.steps data-skips=(self.viewer.t("table-skips")) { (steps) }
            div class=(talk) tabindex="0" role="group" aria-label=(self.viewer.t("play-talk")) {
                (text)
            }
            (unfold(self.viewer))
            button.show-where type="button" data-show-where hidden {
                (self.viewer.t("play-show-where"))
            }
            div.nearby {}
        }
    }

    fn waiting(&self, refused: &Markup) -> Markup {
        let free = self.table.seats.iter().filter(|seat| seat.by == Player::Nobody).count();
        let viewer = self.viewer;
        let head = html! {
            p.prompt { (viewer.with("table-waiting", &[("count", free.into())])) }
        };
        let kept = self.table.seats.iter().find(|info| info.may_withdraw);
        let talk = html! {
            (refused)
            @for player in &self.table.declined {
                p.notice role="status" { (declined(viewer, player)) }
            }
            @if let Some(info) = kept {
                p { (viewer.with("lobby-asked", &[("player", self.name(info.seat).into())])) }
            }
            // Somebody waiting for a friend needs the link first of all.
            @if !self.table.links.is_empty() { (self.links()) }
            (self.calls())
            p.soft { (viewer.t("time-title")) (viewer.colon()) (clock::pace(viewer, self.table.head.terms.clock)) }
        };
        self.steady(&head, &Markup::default(), "talk", &talk)
    }

    /// What the others ask for, and seats that somebody can take.
    fn calls(&self) -> Markup {
        html! {
            (self.asked())
            @for info in &self.table.seats { (self.seat_forms(info)) }
        }
    }

    fn turn_of(&self, seat: Seat) -> Markup {
        let bot = matches!(self.table.seats[seat.index()].by, Player::Bot(_));
        let said = |id| self.viewer.with(id, &[("player", self.name(seat).into())]);
        if !bot {
            let text = said("table-turn-of");
            return html! {
                div { p.prompt aria-live="polite" { (sign(seat)) span { (text) (self.last_round()) } } }
            };
        }
        let percent = self.table.thinking.map_or(Some(0), |(_, percent)| percent);
        let (thinks, waits) = (said("table-bot-thinks"), said("table-bot-waits"));
        html! {
            div.thinking data-thinks=(thinks) data-waits=(waits) {
                p.prompt aria-live="polite" {
                    (sign(seat))
                    span {
                        span data-state { @if percent.is_some() { (thinks) } @else { (waits) } }
                        (self.last_round())
                    }
                }
                progress max="100" value=(percent.unwrap_or(0)) aria-label=(thinks)
                    hidden[percent.is_none()] {}
            }
        }
    }

    /// Whether everybody has only one turn left.
    fn is_last_round(&self) -> bool {
        let game = self.table.game.as_ref();
        game.is_some_and(|game| catalog::each!(&**game, it => last_round(it)))
    }

    /// Announces the end one round in advance, so that nobody learns only in their last turn that it is the
    /// last.
    fn last_round(&self) -> Markup {
        let near =
            self.table.game.as_ref().and_then(|game| catalog::each!(&**game, it => nearing(it)));
        html! {
            @if let Some(id) = near { " " b.last-round { (self.viewer.t(id)) } }
        }
    }

    fn my_turn(&self, game: &Any, seat: Seat, drawing: &Drawing, refused: &Markup) -> Markup {
        let viewer = self.viewer;
        let name = |seat: Seat| self.addressed(seat);
        let (turn, choices) = self.turn(game, drawing);
        let prompt = match turn.moves.as_slice() {
            [only] if only == END => viewer.t("table-only-end"),
            _ => game.prompt().map(|prompt| viewer.say(&prompt, &name)).unwrap_or_default(),
        };
        let json = serde_json::to_string(&turn).expect("texts and numbers are JSON");
        let head = html! {
            p.prompt aria-live="polite" {
                (sign(seat))
                span {
                    span data-ask { (prompt) } span data-step hidden {}
                    (self.last_round())
                }
            }
        };
        let ends = choices.iter().any(|choice| choice.notation == END);
        // If every move is a button, there is nothing on the board to point at.
        let glows = choices.len() < turn.moves.len();
        let only = only_move(viewer, game, &turn.moves, &name);
        let listed: Vec<&Choice> = choices.iter().filter(|it| it.notation != END).collect();
        // A single one with a short name, as to do without, has its place among the buttons.
        let beside = match listed.as_slice() {
            [one] if only.is_none() && !ends && one.text.chars().count() <= BRIEF => Some(*one),
            _ => None,
        };
        let steps = html! {
            span.extra {}
            (self.undo_button())
            @if only.is_none() { (self.hint_button()) }
            @if let Some((notation, text)) = &only {
                button.strong-button type="button" data-move=(notation) { (shown(text, glyph::of(game.kind()))) }
            }
            @if ends {
                // A player who could do something useful for the last time is asked once.
                @let ask = if self.is_last_round() { self.end_question(game) } else { None };
                button.strong-button type="button" data-move=(END) data-sure=[ask] {
                    (viewer.t("table-end-turn")) " " kbd { "E" }
                }
            }
            @if let Some(choice) = beside {
                button type="button" data-offer=(choice.notation) { (choice.text) }
            }
        };
        let talk = html! {
            (refused)
            (self.help(game))
            (self.calls())
            div.choice-bar.choices role="group" aria-label=(viewer.t("table-actions")) {
                @if let Some((message, moves)) = catalog::each!(game, it => at_once(it)) {
                    button.strong-button type="button" data-moves=(moves.join(";")) {
                        (viewer.say(&message, &name))
                    }
                }
                @for choice in listed.iter().filter(|_| beside.is_none()) {
                    button type="button" data-offer=(choice.notation) { (choice.text) }
                }
            }
            div.info {
                ul.preview aria-live="polite" data-hint=[glows.then(|| viewer.t("table-hint"))]
                    data-hint-tap=[glows.then(|| viewer.t("table-hint-tap"))] {}
                (self.news())
            }
        };
        html! {
            (self.steady(&head, &steps, "talk", &talk))
            script type="application/json" id="turn" { (PreEscaped(json.replace('<', "\\u003c"))) }
        }
    }

    /// What is asked before a last turn ends: what could still be done, if that brings something, is named.
    fn end_question(&self, game: &Any) -> Option<String> {
        let list = unused_list(self.viewer, game, &|seat| self.addressed(seat))?;
        Some(self.viewer.with("play-end-unused", &[("list", list.into())]))
    }

    fn undo_button(&self) -> Markup {
        let (viewer, undo) = (self.viewer, &self.table.undo);
        let alone =
            self.table.seats.iter().all(|seat| seat.you || matches!(seat.by, Player::Bot(_)));
        let verb = match (undo.own, undo.ask && alone) {
            (true, _) => "undo",
            (false, true) => "ask-undo",
            // Its place is not simply empty: it says why nothing can be taken back.
            (false, false) if undo.shown => {
                return html! {
                    button.spent type="button" aria-disabled="true"
                        data-why=(viewer.t("play-undo-shown")) {
                        (viewer.t("table-undo")) " " kbd { "U" }
                    }
                };
            }
            (false, false) => return Markup::default(),
        };
        // Taking back a bot's turn along with one's own asks once.
        let ask = (!undo.own).then(|| viewer.t("play-undo-sure"));
        html! {
            form method="post" action=(format!("/t/{}/{verb}", self.table.id())) data-send="undo" {
                button type="submit" data-key="u" data-sure=[ask] {
                    (viewer.t("table-undo")) " " kbd { "U" }
                }
            }
        }
    }

    /// The links to hand on.
    pub(super) fn links(&self) -> Markup {
        let viewer = self.viewer;
        html! {
            @for link in &self.table.links {
                @let play = matches!(link.right, crate::person::Right::Play(_));
                @if play || self.table.status != Status::Over {
                    label.link-label {
                        span.with-sign {
                            @if let crate::person::Right::Play(seat) = link.right { (sign(seat)) " " }
                            (viewer.t(if play { "table-invite" } else { "table-watch-link" }))
                        }
                        span.link-row {
                            input readonly value=(link.path) data-link;
                            button type="button" data-copy { (viewer.t("table-copy")) }
                            button type="button" data-share { (viewer.t("table-share")) }
                        }
                    }
                    @if play {
                        details.code {
                            summary { (viewer.t("table-code")) }
                            img src=(format!("{}/code.svg", link.path)) loading="lazy"
                                alt=(viewer.t("table-code")) width="220" height="220";
                        }
                    }
                }
            }
        }
    }
}

/// The button that opens the text of the box over the rest of the page, and closes it.
pub(in crate::pages) fn unfold(viewer: &Viewer) -> Markup {
    html! {
        button.unfold type="button" data-unfold aria-expanded="false" hidden {
            span.folded { (viewer.t("play-all")) }
            span.open { (viewer.t("play-less")) }
        }
    }
}

/// The only move there is, as a button: there is nothing to choose. A long text would not fit it.
fn only_move(
    viewer: &Viewer,
    game: &Any,
    moves: &[String],
    name: &dyn Fn(Seat) -> Called,
) -> Option<(String, String)> {
    let [only] = moves else { return None };
    let text = viewer.say(&game.say(only).ok()?, name);
    (only != END && text.chars().count() <= SHORT).then(|| (only.clone(), text))
}

/// What could still be done with what one has, if that brings something.
pub(super) fn unused_list(
    viewer: &Viewer,
    game: &Any,
    name: &dyn Fn(Seat) -> Called,
) -> Option<String> {
    let unused = catalog::each!(game, it => unused(it));
    let said: Vec<String> =
        unused.iter().take(NAMED).map(|message| viewer.say(message, name)).collect();
    (!said.is_empty()).then(|| said.join(" · "))
}

fn unused<G: Drawn>(played: &Match<G>) -> Vec<Message> {
    let (game, state) = (played.game(), played.state());
    G::unused(game, state).into_iter().map(|mv| game.say(state, mv)).collect()
}

fn at_once<G: Drawn>(played: &Match<G>) -> Option<(Message, Vec<String>)> {
    let (message, moves) = G::at_once(played.game(), played.state())?;
    Some((message, moves.iter().map(ToString::to_string).collect()))
}

pub(super) fn last_round<G: Drawn>(played: &Match<G>) -> bool {
    G::last_round(&played.game().public(played.state()))
}

/// What is said of the end where it is near.
fn nearing<G: Drawn>(played: &Match<G>) -> Option<&'static str> {
    let public = played.game().public(played.state());
    if G::last_round(&public) {
        return Some("play-last-round");
    }
    G::round_before_last(&public).then_some("play-next-round-last")
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::{Editions, Kind};
    use table::Seed;

    #[test]
    fn the_last_round_is_announced_once_it_has_begun() {
        for kind in [Kind::ParisParis, Kind::Paris] {
            let none: [(&str, &str); 0] = [];
            let seed = Seed::from_text("last round");
            let mut game = Any::new(kind, &Editions::shipped(), &none, 2, seed).expect("it plays");
            let (mut turns, mut announced) = (Vec::new(), Vec::new());
            for ply in 0.. {
                let last = catalog::each!(&game, it => last_round(it));
                let Some(seat) = game.to_act() else {
                    assert!(!last, "{kind}: the game is over");
                    break;
                };
                if last && turns.last() != Some(&seat) {
                    turns.push(seat);
                }
                assert!(last || turns.is_empty(), "{kind}: it goes on to the end");
                let near = catalog::each!(&game, it => nearing(it));
                assert_eq!(last, near == Some("play-last-round"), "{kind}: one thing is said");
                if near == Some("play-next-round-last") && announced.last() != Some(&seat) {
                    announced.push(seat);
                }
                let moves = game.legal();
                let mv = moves[ply * 7 % moves.len()].clone();
                game.play(&mv).expect("legal");
            }
            assert_eq!(turns.len(), 2, "{kind}: everybody has one turn in it: {turns:?}");
            assert!(!announced.is_empty(), "{kind}: nobody learns it in their last turn");
        }
    }
}
