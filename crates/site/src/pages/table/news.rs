//! What happened in moves: sums first, and each point at the place where it was scored.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use draw::Spot;
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

/// A line of news: of which move, and whether it tells of a tour.
struct Line {
    ply: usize,
    rides: bool,
    markup: Markup,
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
                let markup = html! { li data-ply=(ply) { (shown(&log, one.glyphs)) } };
                lines.push(Line { ply, rides: false, markup });
            }
            let said: &[&str] = if mine == Some(one.seat) { &[] } else { one.prices };
            let brought = told_of(viewer, one, Some(ply), name, said).into_iter();
            lines.extend(brought.map(|(rides, markup)| Line { ply, rides, markup }));
        }
        turns.push((ply, moves, lines));
        ply += moves.len();
    }
    let many = turns.iter().map(|(_, _, lines)| lines.len()).sum::<usize>() > GLANCE;
    let folds = |moves: &[LogEntry], lines: &[Line]| {
        many && lines.len() > SHORT && mine != Some(moves[0].seat) && !moves[0].deeds.is_empty()
    };
    // Tours are long: what was done is read first, the latest on top.
    if turns.iter().flat_map(|(_, _, lines)| lines).any(|line| line.rides) {
        let lines = turns.into_iter().flat_map(|(_, _, lines)| lines);
        let (tours, mut done): (Vec<Line>, Vec<Line>) = lines.partition(|line| line.rides);
        done.sort_by_key(|line| Reverse(line.ply));
        return done.into_iter().chain(tours).map(|line| line.markup).collect();
    }
    let told = turns.into_iter().flat_map(|(ply, moves, lines)| {
        let folds = folds(moves, &lines);
        let lines: Vec<Markup> = lines.into_iter().map(|line| line.markup).collect();
        if folds { vec![turn(viewer, (ply, moves), &lines, name)] } else { lines }
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
    told_of(viewer, told, ply, name, said).into_iter().map(|(_, line)| line).collect()
}

/// The same, each with whether it belongs to a tour: what something that drives brings, and what comes after it.
fn told_of(
    viewer: &Viewer,
    told: &LogEntry,
    ply: Option<usize>,
    name: &dyn Fn(Seat) -> Called,
    said: &[&str],
) -> Vec<(bool, Markup)> {
    let events = told.events.iter().zip(&told.spots).filter(|(event, _)| !said.contains(&event.id));
    let events: Vec<(&Message, &Spot)> = events.collect();
    let line = |at: usize, said: bool| step(viewer, told, ply, name, (&events[at..=at], said));
    let scored = |at: usize| events.get(at).is_some_and(|(_, spot)| spot.gains.is_some());
    let part = |at: usize| events.get(at).is_some_and(|(event, _)| told.parts.contains(&event.id));
    let mut lines = Vec::new();
    let mut rides = false;
    for Part { at, head, end } in parts(&events, told.parts, told.heads) {
        rides |= events[at].1.halt.is_some();
        if end == at + 1 {
            lines.push((rides, line(at, false)));
            continue;
        }
        let gains: Vec<(Seat, i64)> =
            events[at + head..end].iter().filter_map(|(_, spot)| spot.gains).collect();
        // Points of one seat that have parts are told by the sum and by them.
        let alone = gains.len() == 1;
        let within: Vec<(&Message, &Spot)> = (at + head..end)
            .filter(|&one| !(alone && scored(one) && part(one + 1)))
            .map(|one| events[one])
            .collect();
        // What scores where something that drives stops is one step.
        let steps = within.chunk_by(|one, next| together(one.1, next.1));
        lines.push((rides, html! {
            li.sum data-ply=[ply] {
                details {
                    summary {
                        b { (running_sums(viewer, gains.into_iter(), name)) }
                        @if head == 1 {
                            span.tale { " · " (shown(&viewer.say(events[at].0, name), told.glyphs)) }
                        }
                    }
                    ul {
                        // The sums say it too.
                        @if head == 1 { (line(at, true)) }
                        @for one in steps { (step(viewer, told, ply, name, (one, false))) }
                    }
                }
            }
        }));
    }
    lines
}

/// Events that are told together: points, and before them what they are for, or a single event.
pub(super) struct Part {
    at: usize,
    head: usize,
    end: usize,
}

/// The parts of what a move brought about.
pub(super) fn parts(events: &[(&Message, &Spot)], parts: &[&str], heads: &[&str]) -> Vec<Part> {
    let scored = |at: usize| events.get(at).is_some_and(|(_, spot)| spot.gains.is_some());
    let part = |at: usize| events.get(at).is_some_and(|(event, _)| parts.contains(&event.id));
    let mut found = Vec::new();
    let mut at = 0;
    while at < events.len() {
        // The line before the points says what they are for.
        let head = usize::from(!scored(at));
        let points = (at + head..events.len()).take_while(|&at| scored(at) || part(at)).count();
        let named = head == 1 && points > 0 && heads.contains(&events[at].0.id);
        let end = if points < 2 && !named { at + 1 } else { at + head + points };
        found.push(Part { at, head, end });
        at = end;
    }
    found
}

/// Whether two events happen where the same ride stops.
fn together(one: &Spot, next: &Spot) -> bool {
    let place = |spot: &Spot| spot.halt.as_ref().map(|it| it.id.clone());
    place(one).is_some() && place(one) == place(next) && one.gains.is_some() == next.gains.is_some()
}

/// What a move would bring in as many words as the news will need: each ride by its sums and by what every
/// stop of it brings; the rest event by event.
pub(super) fn foretold(
    viewer: &Viewer,
    events: &[(&Message, &Spot)],
    name: &dyn Fn(Seat) -> Called,
) -> Vec<String> {
    if !events.iter().any(|(_, spot)| spot.halt.is_some()) {
        return events.iter().map(|(event, _)| viewer.say(event, name)).collect();
    }
    let mut lines = Vec::new();
    for Part { at, head, end } in parts(events, &[], &[]) {
        if end == at + 1 {
            lines.push(viewer.say(events[at].0, name));
            continue;
        }
        let sums = sums(viewer, events[at..end].iter().filter_map(|(_, spot)| spot.gains), name);
        match head {
            0 => lines.push(sums),
            _ => lines.push(format!("{sums} · {}", viewer.say(events[at].0, name))),
        }
        for step in events[at + head..end].chunk_by(|one, next| together(one.1, next.1)) {
            lines.push(match (step, &step[0].1.halt) {
                ([_, _, ..], Some(halt)) => {
                    format!("{}{}{}", halt.name, viewer.colon(), shares(viewer, step, name))
                }
                _ => viewer.say(step[0].0, name),
            });
        }
    }
    lines
}

/// What happened at one place as a line: an event, which may have been said already, or the points of several.
fn step(
    viewer: &Viewer,
    told: &LogEntry,
    ply: Option<usize>,
    name: &dyn Fn(Seat) -> Called,
    (events, said): (&[(&Message, &Spot)], bool),
) -> Markup {
    let mut ids: Vec<&str> = Vec::new();
    for id in events.iter().flat_map(|(_, spot)| &spot.ids) {
        if !ids.contains(&id.as_str()) {
            ids.push(id);
        }
    }
    let halt = events[0].1.halt.as_ref();
    // What scores elsewhere has a way there.
    let ways = events.iter().filter_map(|(_, spot)| spot.ids.first());
    let ways: Vec<&str> =
        ways.filter(|id| halt.is_some_and(|it| it.id != **id)).map(String::as_str).collect();
    let mut gains: BTreeMap<Seat, i64> = BTreeMap::new();
    for (seat, points) in events.iter().filter_map(|(_, spot)| spot.gains) {
        *gains.entry(seat).or_default() += points;
    }
    let joined = |words: Vec<String>| (!words.is_empty()).then(|| words.join(" "));
    let text = match (events, halt) {
        ([(event, _)], _) => shown(&viewer.say(event, name), told.glyphs),
        (_, Some(halt)) => {
            html! { b { (halt.name) } (viewer.colon()) (shares(viewer, events, name)) }
        }
        _ => html! { (sums(viewer, events.iter().filter_map(|(_, spot)| spot.gains), name)) },
    };
    html! {
        li.said[said] data-ply=[ply] data-at=[joined(ids.iter().map(ToString::to_string).collect())]
            data-halt=[halt.map(|it| &it.id)] data-ways=[joined(ways.iter().map(ToString::to_string).collect())]
            data-gains=[joined(gains.keys().map(ToString::to_string).collect())]
            data-gain=[joined(gains.values().map(ToString::to_string).collect())] {
            (text)
        }
    }
}

/// What everybody scores at one place, with where it comes from.
fn shares(viewer: &Viewer, events: &[(&Message, &Spot)], name: &dyn Fn(Seat) -> Called) -> String {
    let mut shares: BTreeMap<Seat, (i64, Vec<String>)> = BTreeMap::new();
    for (_, spot) in events {
        let Some((seat, points)) = spot.gains else { continue };
        let (sum, from) = shares.entry(seat).or_default();
        *sum += points;
        from.extend(spot.halt.as_ref().map(|it| it.scores.clone()));
    }
    let each = shares.into_iter().map(|(seat, (sum, from))| {
        let sum = format!("{} {sum:+}", name(seat).shown(viewer.lang())).replace('-', "−");
        if from.len() < 2 { sum } else { format!("{sum} ({})", viewer.list(from)) }
    });
    each.collect::<Vec<_>>().join(" · ")
}

/// What everybody scored, in one line, as it grows while it is told.
fn running_sums(
    viewer: &Viewer,
    gains: impl Iterator<Item = (Seat, i64)>,
    name: &dyn Fn(Seat) -> Called,
) -> Markup {
    let mut sums: BTreeMap<Seat, i64> = BTreeMap::new();
    for (seat, points) in gains {
        *sums.entry(seat).or_default() += points;
    }
    html! {
        @for (at, (seat, sum)) in sums.iter().enumerate() {
            @let points = format!("{sum:+}").replace('-', "−");
            @if at > 0 { " · " }
            (name(*seat).shown(viewer.lang())) " " span data-sum=(seat) data-points=(points) { (points) }
        }
    }
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

    /// The values of an attribute in a line.
    fn values<'a>(line: &'a str, name: &str) -> Vec<&'a str> {
        let start = format!(" {name}=\"");
        let parts = line.split(start.as_str()).skip(1);
        parts.map(|it| it.split('"').next().unwrap_or_default()).collect()
    }

    #[test]
    fn a_tour_is_one_step_for_each_of_its_stops_and_what_was_done_last_stands_on_top() {
        let none: [(&str, &str); 0] = [];
        let seed = Seed::from_text("steps");
        let mut game =
            Any::new(Kind::ParisParis, &Editions::shipped(), &none, 2, seed).expect("it plays");
        for ply in 0.. {
            let moves = game.legal();
            let Some(mv) = moves.get(ply * 7 % moves.len().max(1)) else { break };
            game.play(&mv.clone()).expect("legal");
        }
        let all = told(&game);
        let viewer = Viewer::new(None, words::Lang::En, &[][..], "/".to_owned());
        let name = |seat: Seat| Called::from(format!("P{}", seat.index()));
        let (mut tours, mut together, mut ordered) = (0, 0, 0);
        for (ply, one) in all.iter().enumerate() {
            let points: i64 = one.spots.iter().filter_map(|it| it.gains).map(|(_, it)| it).sum();
            let lines = brought(&viewer, one, Some(ply), &name, &[]);
            let steps = lines.iter().flat_map(|line| values(&line.0, "data-gain"));
            let gains = steps.flat_map(|it| it.split(' ')).map(str::parse::<i64>);
            assert_eq!(gains.map(|it| it.expect("a number")).sum::<i64>(), points, "all are told");
            for line in lines.iter().filter(|line| line.0.contains("rand tour of the")) {
                let steps: Vec<&str> = values(&line.0, "data-gain");
                assert!(steps.len() <= 4, "one for each crossing: {}", line.0);
                let sums: i64 = values(&line.0, "data-points")
                    .iter()
                    .map(|it| it.parse::<i64>().expect("a number"))
                    .sum();
                let each = steps.iter().flat_map(|it| it.split(' '));
                assert_eq!(sums, each.map(|it| it.parse::<i64>().expect("a number")).sum::<i64>());
                tours += 1;
                together += steps.iter().filter(|it| it.contains(' ')).count();
            }
            let lines = news(&viewer, &all[..=ply], ply.saturating_sub(2), &name, Some(one.seat));
            let plies: Vec<usize> = lines
                .iter()
                .map(|line| values(&line.0, "data-ply")[0].parse().expect("a number"))
                .collect();
            if lines.iter().any(|line| line.0.contains("data-halt")) {
                assert_eq!(plies[0], ply, "{lines:?}");
                ordered += usize::from(plies.iter().any(|it| *it < ply));
            }
        }
        assert!(tours > 2 && together > 2 && ordered > 5, "{tours}, {together}, {ordered}");
    }
}
