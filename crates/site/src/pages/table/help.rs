//! Help in play: the button for a hint, the hint, a warning before a blunder, and, at the end, how much help
//! everybody has had.

use catalog::Any;
use maud::{Markup, html};
use study::Advice;
use table::Seat;

use super::View;
use crate::model::help::Help;
use crate::pages::advice::{because, chance, goes_on};
use crate::pages::glyph::{self, shown};

impl View<'_> {
    /// The button that asks for a hint, until there is one.
    pub(super) fn hint_button(&self) -> Markup {
        let help = self.table.help.as_ref().filter(|help| help.now && self.hint.is_none());
        html! {
            @if help.is_some() {
                form method="post" action=(format!("/t/{}/hint", self.table.id())) data-send="hint" {
                    button type="submit" data-key="h" { (self.viewer.t("help-hint")) " " kbd { "H" } }
                }
            }
        }
    }

    /// The hint that was requested, and the warning.
    pub(super) fn help(&self, game: &Any) -> Markup {
        html! {
            (self.warning(game))
            @if let Some(advice) = &self.hint { (self.hint(game, advice)) }
        }
    }

    /// The best moves; a click picks one, and the board shows them.
    fn hint(&self, game: &Any, advice: &Advice) -> Markup {
        let viewer = self.viewer;
        let name = |seat: Seat| self.addressed(seat);
        let glyphs = glyph::of(game.kind());
        html! {
            div.advice.hint role="group" aria-label=(viewer.t("help-best")) data-hints {
                p role="status" { (viewer.t("help-best")) }
                ol.best {
                    @for (number, it) in advice.moves.iter().enumerate() {
                        @let said = game.say(&it.mv).map(|said| viewer.say(&said, &name));
                        li {
                            button type="button" data-offer=(it.mv) {
                                b { (chance(it)) } " " (shown(&said.unwrap_or_else(|_| it.mv.clone()), glyphs))
                            }
                            (because(viewer, advice, number, glyphs, &name))
                            (goes_on(viewer, game, it, glyphs, &name))
                        }
                    }
                }
            }
        }
    }

    /// The warning that a move is a blunder; it can be made anyway.
    fn warning(&self, game: &Any) -> Markup {
        let viewer = self.viewer;
        let help = self.table.help.as_ref().filter(|help| help.now);
        let Some(warning) = help.and_then(|help| help.warning.as_ref()) else {
            return Markup::default();
        };
        let said =
            game.say(&warning.text).map(|said| viewer.say(&said, &|seat| self.addressed(seat)));
        let said = said.unwrap_or_else(|_| warning.text.clone());
        let percent = usize::from(warning.percent);
        html! {
            div.request.warning {
                p.notice role="alert" {
                    b { (said) } " "
                    (viewer.with("help-warning", &[("percent", percent.into())]))
                }
                div.row {
                    form method="post" action=(format!("/t/{}/heed", self.table.id())) data-send="heed" {
                        button.strong-button type="submit" { (viewer.t("help-heed")) }
                    }
                    form method="post" action=(format!("/t/{}/moves", self.table.id())) data-send="moves" {
                        input type="hidden" name="move" value=(warning.text);
                        button type="submit" { (viewer.t("help-anyway")) }
                    }
                }
            }
        }
    }

    /// Whether to be warned of blunders: a setting of the browser, where there is help.
    pub(super) fn coach(&self) -> Markup {
        html! {
            @if self.table.help.is_some() {
                label.beside {
                    input type="checkbox" data-coach;
                    span {
                        (self.viewer.t("help-coach")) " "
                        span.soft { (self.viewer.t("help-coach-line")) }
                    }
                }
            }
        }
    }

    /// How much help everybody has had.
    pub(super) fn helped(&self) -> Markup {
        let viewer = self.viewer;
        let had = self.table.seats.iter().zip(&self.table.helped);
        html! {
            @for (info, help) in had.filter(|(_, help)| !help.is_none()) {
                @let Help { hints, taken_back } = *help;
                p.soft.helped {
                    (viewer.with("help-had", &[
                        ("player", self.name(info.seat).into()),
                        ("hints", (hints as usize).into()),
                        ("moves", (taken_back as usize).into()),
                    ]))
                }
            }
        }
    }
}
