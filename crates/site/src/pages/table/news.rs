//! What happened in moves: sums first, and each point at the place where it was scored.

use std::collections::BTreeMap;

use maud::{Markup, html};
use table::{Message, Seat};
use words::Called;

use super::View;
use super::turn::END;
use crate::pages::glyph::shown;
use crate::pages::log::LogEntry;
use crate::pages::viewer::Viewer;

/// The most moves that are told at once; for more, there is the log.
const MOVES: usize = 24;

impl View<'_> {
    /// What the others have done since the viewer's own last move, or what that brought about.
    pub(super) fn news(&self) -> Markup {
        let own = self.told.iter().rposition(|told| Some(told.seat) == self.seat);
        let from = match own {
            _ if self.told.is_empty() => 0,
            // The last move of a game is told whoever made it.
            Some(_) | None if self.table.to_act().is_none() => self.told.len() - 1,
            Some(at) => (at + 1).min(self.told.len() - 1),
            None if self.seat.is_some() => 0,
            None => self.told.len() - 1,
        };
        let (viewer, kind) = (self.viewer, self.table.kind);
        let mut all = news(viewer, &self.told, from, &|seat| self.addressed(seat), self.seat);
        // Whoever has not moved yet may not know what it is all about.
        if own.is_none() && self.acting().is_some() {
            all.push(html! { li.aim { (viewer.t(&format!("table-aim-{kind}"))) } });
        }
        list(&all)
    }
}

/// Lines of news, if there are any.
pub(crate) fn list(lines: &[Markup]) -> Markup {
    html! {
        @if !lines.is_empty() {
            ul.news aria-live="polite" { @for line in lines { (line) } }
        }
    }
}

/// What moves from one on brought about, each with the place where it happened. What somebody
/// else did is a line itself, unless what it brought about tells it too.
pub(crate) fn news(
    viewer: &Viewer,
    told: &[LogEntry],
    from: usize,
    name: &dyn Fn(Seat) -> Called,
    mine: Option<Seat>,
) -> Vec<Markup> {
    let mut lines = Vec::new();
    let from = from.max(told.len().saturating_sub(MOVES));
    for (ply, one) in told.iter().enumerate().skip(from) {
        if !one.told_by_events && mine != Some(one.seat) && one.own.notation != END {
            let log = viewer.log(&one.open.say, one.seat, name);
            lines.push(html! { li data-ply=(ply) { (shown(&log, one.glyphs)) } });
        }
        let said: &[&str] = if mine == Some(one.seat) { &[] } else { one.prices };
        lines.extend(brought(viewer, one, Some(ply), name, said));
    }
    lines
}

/// What everybody scored, in one line.
pub(super) fn sums(
    viewer: &Viewer,
    gains: impl Iterator<Item = (Seat, i64)>,
    name: &dyn Fn(Seat) -> Called,
) -> String {
    let mut sums: BTreeMap<Seat, i64> = BTreeMap::new();
    for (seat, points) in gains {
        *sums.entry(seat).or_default() += points;
    }
    let each = |(seat, sum): (&Seat, &i64)| {
        format!("{} {sum:+}", name(*seat).shown(viewer.lang())).replace('-', "−")
    };
    sums.iter().map(each).collect::<Vec<_>>().join(" · ")
}

/// What a move brought about, line by line, but for what was said already. Points after what they are
/// for, or several after one another, are one line that begins with their sums, and under it each of them.
pub(crate) fn brought(
    viewer: &Viewer,
    told: &LogEntry,
    ply: Option<usize>,
    name: &dyn Fn(Seat) -> Called,
    said: &[&str],
) -> Vec<Markup> {
    let events = told.events.iter().zip(&told.spots).filter(|(event, _)| !said.contains(&event.id));
    let events: Vec<(&Message, &draw::Spot)> = events.collect();
    let line = |event: &Message, spot: &draw::Spot| {
        let at = (!spot.ids.is_empty()).then(|| spot.ids.join(" "));
        let (seat, points) = spot.gains.unzip();
        html! {
            li data-ply=[ply] data-at=[at] data-gains=[seat] data-gain=[points] {
                (shown(&viewer.say(event, name), told.glyphs))
            }
        }
    };
    let scored = |at: usize| events.get(at).is_some_and(|(_, spot)| spot.gains.is_some());
    let part = |at: usize| events.get(at).is_some_and(|(event, _)| told.parts.contains(&event.id));
    let mut lines = Vec::new();
    let mut at = 0;
    while at < events.len() {
        // What is told before the points says what they are for.
        let head = usize::from(!scored(at));
        let points = (at + head..events.len()).take_while(|&at| scored(at) || part(at)).count();
        let named = head == 1 && points > 0 && told.heads.contains(&events[at].0.id);
        if points < 2 && !named {
            lines.push(line(events[at].0, events[at].1));
            at += 1;
            continue;
        }
        let end = at + head + points;
        let gains: Vec<(Seat, i64)> =
            events[at + head..end].iter().filter_map(|(_, spot)| spot.gains).collect();
        // Points of one seat that have parts are told by the sum and by them.
        let alone = gains.len() == 1;
        let within = (at..end).filter(|&one| !(alone && scored(one) && part(one + 1)));
        lines.push(html! {
            li.sum data-ply=[ply] {
                details {
                    summary {
                        b { (sums(viewer, gains.into_iter(), name)) }
                        @if head == 1 { " · " (shown(&viewer.say(events[at].0, name), told.glyphs)) }
                    }
                    ul { @for one in within { (line(events[one].0, events[one].1)) } }
                }
            }
        });
        at = end;
    }
    lines
}
