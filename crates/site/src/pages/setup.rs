//! A position set up by hand: its text, checked while it is written, with a picture of it.

use catalog::{Any, Kind};
use maud::{Markup, PreEscaped, html};
use table::{Flaw, START, Seat};

use super::frame::{about, sign};
use super::pills::pills;
use super::table::board;
use super::viewer::Viewer;
use super::{assets, options};

/// What is to be set up.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The game.
    pub kind: Kind,
    /// How many play.
    pub seats: usize,
    /// The options that were chosen.
    pub options: Vec<(String, String)>,
    /// The text.
    pub text: String,
}

/// What came of a text.
pub type Checked<'a> = Result<&'a Any, &'a [Flaw]>;

/// The page.
#[must_use]
pub fn page(viewer: &Viewer, draft: &Draft, checked: Checked<'_>) -> Markup {
    let games = Kind::ALL.iter().copied().filter(|kind| kind.sets_up());
    let game = |it: Kind| (format!("/setup?game={it}"), it == draft.kind, viewer.game(it));
    let content = html! {
        h1 { (viewer.t("setup-title")) }
        p { (viewer.t("setup-intro")) }
        (pills(Some(viewer.t("profile-game")), games.map(game)))
        @if draft.kind.seats().count() > 1 {
            (pills(Some(viewer.t("new-players")), draft.kind.seats().map(|seats| (
                format!("/setup?game={}&seats={seats}", draft.kind),
                seats == draft.seats,
                viewer.with("players-count", &[("count", seats.into())]),
            ))))
        }
        form.setup method="post" action="/setup" data-setup="/setup/check" {
            input type="hidden" name="game" value=(draft.kind);
            input type="hidden" name="seats" value=(draft.seats);
            (choices(viewer, draft))
            div.set-up {
                div {
                    label for="position" { (viewer.t("setup-text")) }
                    div.lined {
                        (numbers(&draft.text, checked))
                        textarea id="position" name="text" rows="24" wrap="off" spellcheck="false"
                            autocapitalize="off" autocomplete="off" required
                            aria-describedby="checked" { "\n" (draft.text) }
                    }
                    div.row {
                        button.strong-button type="submit" { (viewer.t("setup-go")) }
                        button type="submit" formaction="/setup/check" { (viewer.t("setup-check")) }
                    }
                    details {
                        summary { (viewer.t("setup-keys")) }
                        pre { (viewer.t(&format!("setup-keys-{}", draft.kind))) }
                    }
                }
                div id="checked" aria-live="polite" { (verdict(viewer, checked)) }
            }
        }
        script type="module" src=(assets::url("setup.js")) {}
    };
    about(viewer, &viewer.t("setup-title"), Some(draft.kind), &content)
}

/// The numbers of the lines, with a mark where something is wrong; the script keeps them up to date.
fn numbers(text: &str, checked: Checked<'_>) -> Markup {
    let wrong = |line: usize| checked.is_err_and(|flaws| flaws.iter().any(|it| it.line == line));
    html! {
        ol.numbers aria-hidden="true" {
            @for line in 1..=text.lines().count() { li.wrong[wrong(line)] { (line) } }
        }
    }
}

/// The options, each with the value that is chosen.
fn choices(viewer: &Viewer, draft: &Draft) -> Markup {
    let kind = draft.kind;
    let chosen = |key: &str| draft.options.iter().find(|(it, _)| it == key).map(|it| it.1.as_str());
    html! {
        div.row {
            @for choice in kind.options().iter().filter(|choice| choice.key != START) {
                @let value = chosen(choice.key).unwrap_or(choice.values[0]);
                label {
                    (options::name(viewer, kind, choice.key))
                    select name=(format!("option-{}", choice.key)) {
                        @for of in choice.values {
                            option value=(of) selected[*of == value] {
                                (options::value(viewer, kind, choice.key, of))
                            }
                        }
                        @if !choice.values.contains(&value) {
                            option value=(value) selected { (options::value(viewer, kind, choice.key, value)) }
                        }
                    }
                }
            }
        }
    }
}

/// What is wrong with a text.
#[must_use]
pub fn told(viewer: &Viewer, flaw: &Flaw) -> String {
    viewer.say(&flaw.say, &|seat: Seat| viewer.unnamed(seat))
}

/// What is wrong, or a picture of what is set up.
#[must_use]
pub fn verdict(viewer: &Viewer, checked: Checked<'_>) -> Markup {
    let nobody = |seat: Seat| viewer.unnamed(seat);
    match checked {
        Err(flaws) => html! {
            div.notice.bad {
                p { b { (viewer.t("setup-wrong")) } }
                ul.flaws {
                    @for flaw in flaws {
                        li {
                            @if flaw.line > 0 {
                                button.link type="button" data-line=(flaw.line) {
                                    (viewer.with("setup-at", &[("line", flaw.line.into())]))
                                } " "
                            }
                            (told(viewer, flaw))
                        }
                    }
                }
            }
        },
        Ok(game) => {
            let drawing = board::of(viewer, game, game.to_act());
            let prompt = game.to_act().zip(game.prompt());
            html! {
                p.notice.good {
                    (viewer.t("setup-right")) " "
                    @match prompt {
                        Some((seat, prompt)) => {
                            (sign(seat)) " " (viewer.unnamed(seat)) (viewer.colon()) (viewer.say(&prompt, &nobody))
                        }
                        None => { (viewer.t("explorer-over")) }
                    }
                }
                div.shown { (PreEscaped(&drawing.svg)) }
            }
        }
    }
}

/// The way from a place of an analysis board to the text of its position.
pub(super) fn link(viewer: &Viewer, kind: Kind, base: &str, place: &str) -> Markup {
    let from = format!("/setup?from={base}&at={place}");
    html! {
        @if kind.sets_up() { p { a.button href=(from) { (viewer.t("setup-edit")) } } }
    }
}
