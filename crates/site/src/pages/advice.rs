//! What the judge says about a position, beside the analysis board or on a separate page.

use catalog::Any;
use maud::{Markup, html};
use study::{Advice, Advised};
use table::Seat;
use words::Called;

use super::frame::plain;
use super::glyph::{self, shown};
use super::replay::name;
use super::viewer::Viewer;

/// What the judge says of a position: everybody's chance to win, and the best moves with how play
/// could go on and why. People who may edit can try them with a click. Beside the board pieces are
/// its pictures.
#[must_use]
pub fn advice(viewer: &Viewer, at: &Any, advice: &Advice, edits: bool, beside: bool) -> Markup {
    let glyphs = if beside { glyph::of(at.kind()) } else { &[] };
    let name = |seat: Seat| name(viewer, at, seat);
    let chances: Vec<String> = Seat::first(at.seats())
        .map(|seat| {
            format!("{}{}{}", name(seat), viewer.colon(), percent(advice.win[seat.index()]))
        })
        .collect();
    let mut from = 0.0;
    let bars: Vec<(Seat, f32, f32)> = Seat::first(at.seats())
        .map(|seat| {
            let wide = 100.0 * advice.win[seat.index()];
            from += wide;
            (seat, from - wide, wide)
        })
        .collect();
    html! {
        svg.eval viewBox="0 0 100 6" preserveAspectRatio="none" role="img" aria-label=(viewer.list(chances.clone())) {
            @for (seat, x, wide) in bars {
                g class=(format!("sign-of s{seat}")) {
                    rect.sign x=(format!("{x:.2}")) y="0" width=(format!("{wide:.2}")) height="6" {}
                }
            }
        }
        p.chances { (chances.join(" · ")) }
        ol.best {
            @for (number, it) in advice.moves.iter().enumerate() {
                @let said = at.say(&it.mv).map(|said| viewer.say(&said, &name)).unwrap_or_else(|_| it.mv.clone());
                li {
                    @if edits {
                        button type="button" data-move=(it.mv) { b { (chance(it)) } " " (shown(&said, glyphs)) }
                    } @else {
                        span data-shows-move=(it.mv) { b { (chance(it)) } " " (shown(&said, glyphs)) }
                    }
                    (goes_on(viewer, at, it, glyphs, &|seat| name(seat).into()))
                    (because(viewer, advice, number, glyphs, &name))
                }
            }
        }
    }
}

/// A share of the win as it is written, the sign on the line of its number.
fn percent(share: f32) -> String {
    format!("{:.0}\u{a0}%", 100.0 * share)
}

/// The chance to win of a move; a dash where it is hardly known.
pub(super) fn chance(advised: &Advised) -> String {
    if advised.known { percent(advised.win) } else { "–".to_owned() }
}

/// How play could go on with a move, in words, as far as it can be played in this world; the script
/// draws it on the board while it is open.
pub(super) fn goes_on(
    viewer: &Viewer,
    at: &Any,
    advised: &Advised,
    glyphs: &[&str],
    name: &dyn Fn(Seat) -> Called,
) -> Markup {
    let mut at = at.clone();
    let mut told: Vec<(Seat, &str, String)> = Vec::new();
    for text in std::iter::once(&advised.mv).chain(&advised.line) {
        let (Some(seat), Ok(said)) = (at.to_act(), at.say(text)) else { break };
        let who = name(seat).shown(viewer.lang());
        told.push((seat, text, format!("{who}{}{}", viewer.colon(), viewer.say(&said, name))));
        if at.play(text).is_err() {
            break;
        }
    }
    html! {
        @if told.len() > 1 {
            details {
                summary { (viewer.t("study-goes-on")) }
                ol { @for (seat, text, line) in told { li class=(draw::class(seat)) data-step=(text) { (shown(&line, glyphs)) } } }
            }
        }
    }
}

/// Why a move is good, or not as good as the first, in sentences.
pub(super) fn because<C: Into<Called>>(
    viewer: &Viewer,
    advice: &Advice,
    number: usize,
    glyphs: &[&str],
    name: &dyn Fn(Seat) -> C,
) -> Markup {
    let told = advice.why(number).told(viewer.lang(), name);
    html! {
        @if let Some((sum, parts)) = told.split_first() {
            p.why { (shown(sum, glyphs)) }
            @if !parts.is_empty() {
                ul.why { @for part in parts { li { (shown(part, glyphs)) } } }
            }
        }
    }
}

/// A line where advice would stand.
#[must_use]
pub fn told(text: &str) -> Markup {
    html! { p.soft { (text) } }
}

/// What the judge says as a page of its own, for browsers without the script.
#[must_use]
pub fn alone(viewer: &Viewer, told: &Markup) -> Markup {
    let title = viewer.t("study-advice");
    plain(viewer, &title, &html! { div.prose { h1 { (title) } (told) } })
}
