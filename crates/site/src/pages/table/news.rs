//! What happened in moves: sums first, and each point at the place where it was scored.

use std::collections::BTreeMap;

use maud::{Markup, html};
use table::{Message, Seat};
use words::Called;

use super::View;
use super::turn::END;
use crate::pages::frame::sign;
use crate::pages::glyph::shown;
use crate::pages::log::LogEntry;
use crate::pages::viewer::Viewer;

/// The most moves that are told at once; for more, there is the log.
const MOVES: usize = 24;
/// As many lines as are read at a glance. Where there are more, a turn of several lines is one line.
const GLANCE: usize = 5;
/// As many lines as a turn may have then.
const SHORT: usize = 2;

impl View<'_> {
    /// What the others have done since the viewer's own last move, or what that brought about.
    pub(super) fn news(&self) -> Markup {
        let own = self.told.iter().rposition(|told| Some(told.seat) == self.seat);
        let from = match own {
            _ if self.told.is_empty() => 0,
            // The last move of a game is told, whoever made it.
            Some(_) | None if self.table.to_act().is_none() => self.told.len() - 1,
            Some(at) => (at + 1).min(self.told.len() - 1),
            None if self.seat.is_some() => 0,
            None => self.told.len() - 1,
        };
        let (viewer, kind) = (self.viewer, self.table.kind);
        let mut all = news(viewer, &self.told, from, &|seat| self.addressed(seat), self.seat);
        // Players who have not moved yet may not know what the game is about.
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
    let from = from.max(told.len().saturating_sub(MOVES));
    let mut ply = from;
    let mut turns = Vec::new();
    for moves in told[from..].chunk_by(|one, next| one.seat == next.seat) {
        let mut lines = Vec::new();
        for (ply, one) in (ply..).zip(moves) {
            if !one.told_by_events && mine != Some(one.seat) && one.own.notation != END {
                let log = viewer.log(&one.open.say, one.seat, name);
                lines.push(html! { li data-ply=(ply) { (shown(&log, one.glyphs)) } });
            }
            let said: &[&str] = if mine == Some(one.seat) { &[] } else { one.prices };
            lines.extend(brought(viewer, one, Some(ply), name, said));
        }
        turns.push((ply, moves, lines));
        ply += moves.len();
    }
    let many = turns.iter().map(|(_, _, lines)| lines.len()).sum::<usize>() > GLANCE;
    let folds = |moves: &[LogEntry], lines: &[Markup]| {
        many && lines.len() > SHORT && mine != Some(moves[0].seat) && !moves[0].deeds.is_empty()
    };
    let told = turns.into_iter().flat_map(|(ply, moves, lines)| match folds(moves, &lines) {
        true => vec![turn(viewer, (ply, moves), &lines, name)],
        false => lines,
    });
    told.collect()
}

/// A turn in one line: what it brought everybody and what it was about, and under it all that happened.
fn turn(
    viewer: &Viewer,
    (ply, moves): (usize, &[LogEntry]),
    lines: &[Markup],
    name: &dyn Fn(Seat) -> Called,
) -> Markup {
    let all =
        || moves.iter().flat_map(|one| one.events.iter().zip(&one.spots).map(move |it| (one, it)));
    let sums = sums(viewer, all().filter_map(|(_, (_, spot))| spot.gains), name);
    let events = || all().map(|(one, (event, _))| (one, event));
    let mut deeds: Vec<(&LogEntry, &Message)> =
        events().filter(|(one, event)| one.deeds.contains(&event.id)).collect();
    if deeds.is_empty() {
        deeds.extend(events().next_back());
    }
    html! {
        li.sum.turn data-ply=(ply) {
            details {
                summary {
                    (sign(moves[0].seat)) " "
                    @if !sums.is_empty() { b { (sums) } " · " }
                    @for (one, event) in &deeds { (shown(&viewer.say(event, name), one.glyphs)) " " }
                }
                ul { @for line in lines { (line) } }
            }
        }
    }
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
        // The line before the points says what they are for.
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

#[cfg(test)]
mod tests {
    use catalog::{Any, Editions, Kind};
    use table::Seed;

    use super::*;
    use crate::pages::log::told;

    /// The news of a game of Paris for the player after the one with the longest turn so far, and how many
    /// events that turn had.
    fn longest() -> (Vec<LogEntry>, usize) {
        let none: [(&str, &str); 0] = [];
        let mut best = (Vec::new(), 0);
        for seed in 0..6 {
            let seed = Seed::from_text(&format!("news {seed}"));
            let mut game =
                Any::new(Kind::Paris, &Editions::shipped(), &none, 2, seed).expect("it plays");
            for ply in 0.. {
                let moves = game.legal();
                let Some(mv) = moves.get(ply * 7 % moves.len().max(1)) else { break };
                game.play(&mv.clone()).expect("legal");
            }
            let all = told(&game);
            let mut end = 0;
            for moves in all.chunk_by(|one, next| one.seat == next.seat) {
                end += moves.len();
                let events: usize = moves.iter().map(|one| one.events.len()).sum();
                if events > best.1 && end < all.len() {
                    best = (all[end - moves.len()..end].to_vec(), events);
                }
            }
        }
        best
    }

    #[test]
    fn a_turn_of_many_lines_is_one_line_with_its_sum_and_what_it_was_about() {
        let (moves, events) = longest();
        assert!(events > 8, "only {events} events");
        let viewer = Viewer::new(None, words::Lang::En, &[][..], "/".to_owned());
        let name = |seat: Seat| Called::from(format!("P{}", seat.index()));
        let other = (1..).map(Seat::new).find(|it| *it != moves[0].seat);
        let lines = news(&viewer, &moves, 0, &name, other);
        assert_eq!(lines.len(), 1, "{lines:?}");
        let line = lines[0].0.split("</summary>").next().expect("a line");
        let spots = moves.iter().flat_map(|one| &one.spots);
        let gains: i64 = spots.filter_map(|it| it.gains).map(|(_, points)| points).sum();
        assert!(gains == 0 || line.contains(&format!("<b>P0 {gains:+}")), "{gains}: {line}");
        // The player who made it reads all of their own.
        assert!(news(&viewer, &moves, 0, &name, Some(moves[0].seat)).len() > GLANCE);
    }
}
