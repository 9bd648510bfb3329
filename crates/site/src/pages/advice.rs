//! What the judge says of a position, beside the analysis board or as a page of its own.

use catalog::Any;
use maud::{Markup, html};
use study::{Advice, Advised};
use table::Seat;
use words::Called;

use super::frame::plain;
use super::replay::name;
use super::viewer::Viewer;

/// How many lines of the score sheet a reason names.
const REASONS: usize = 4;

/// What the judge says of a position: everybody's chance to win, and the best moves with how play
/// could go on and why. Who may edit can try them by a click.
#[must_use]
pub fn advice(viewer: &Viewer, at: &Any, advice: &Advice, edits: bool) -> Markup {
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
        svg.eval viewBox="0 0 100 6" preserveAspectRatio="none" role="img" aria-label=(chances.join(", ")) {
            @for (seat, x, wide) in bars {
                g class=(format!("sign-of s{seat}")) {
                    rect.sign x=(format!("{x:.2}")) y="0" width=(format!("{wide:.2}")) height="6" {}
                }
            }
        }
        p.chances { (chances.join(" · ")) }
        ol.best {
            @for it in &advice.moves {
                @let said = at.say(&it.mv).map(|said| viewer.say(&said, &name)).unwrap_or_else(|_| it.mv.clone());
                li {
                    @if edits {
                        button type="button" data-move=(it.mv) { b { (percent(it.win)) } " " (said) }
                    } @else {
                        span data-shows-move=(it.mv) { b { (percent(it.win)) } " " (said) }
                    }
                    (goes_on(viewer, at, it, &|seat| name(seat).into()))
                    (because(viewer, it))
                }
            }
        }
    }
}

/// A share of the win as it is written.
pub(super) fn percent(share: f32) -> String {
    format!("{:.0} %", 100.0 * share)
}

/// How play could go on after a move, in words as far as it can be played in this world.
pub(super) fn goes_on(
    viewer: &Viewer,
    at: &Any,
    advised: &Advised,
    name: &dyn Fn(Seat) -> Called,
) -> Markup {
    let mut at = at.clone();
    let mut told = Vec::new();
    if at.play(&advised.mv).is_ok() {
        for text in &advised.line {
            let (Some(seat), Ok(said)) = (at.to_act(), at.say(text)) else { break };
            told.push(format!(
                "{}{}{}",
                name(seat).shown(viewer.lang()),
                viewer.colon(),
                viewer.say(&said, name)
            ));
            if at.play(text).is_err() {
                break;
            }
        }
    }
    html! {
        @if !told.is_empty() {
            details {
                summary { (viewer.t("study-goes-on")) }
                ol { @for line in told { li { (line) } } }
            }
        }
    }
}

pub(super) fn because(viewer: &Viewer, advised: &Advised) -> Markup {
    let mut changes: Vec<_> = advised.why.iter().filter(|it| it.own.abs() >= 0.5).collect();
    changes.sort_by(|one, two| two.own.abs().total_cmp(&one.own.abs()));
    let changes: Vec<String> =
        changes.iter().take(REASONS).map(|it| format!("{} {:+.1}", it.source, it.own)).collect();
    html! {
        @if !changes.is_empty() {
            p.soft { (viewer.with("study-why", &[("changes", changes.join(", ").into())])) }
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
