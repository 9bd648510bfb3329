//! Where everybody's points came from, move by move: the lines of the score sheet over time.

use std::fmt::Write as _;

use catalog::Any;
use serde::Serialize;
use table::{Message, Seat};

use crate::curve::{BOTTOM, LEFT, TOP, WIDE, ends, escape, grid};

/// One line of the score sheet over the whole game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Source {
    /// The heading of the line.
    pub source: String,
    /// For each seat, its points before each move and at the end.
    pub points: Vec<Vec<i32>>,
}

/// The points by the headings of the score sheet, sorted by how much they brought.
#[must_use]
pub fn sources(any: &Any, say: &dyn Fn(&Message) -> String) -> Vec<Source> {
    let (seats, count) = (any.seats(), any.ply() + 1);
    let mut found: Vec<Source> = Vec::new();
    let mut at = any.clone();
    at.rewind(0);
    let moves = any.moves();
    for ply in 0..count {
        // The final sheet contains things that the last move does not, such as a resignation.
        let sheet = if ply + 1 == count { any.sheet() } else { at.sheet() };
        for (seat, lines) in sheet.iter() {
            for line in lines {
                let heading = heading(&say(&line.source));
                let known = found.iter().position(|it| it.source == heading);
                let known = known.unwrap_or_else(|| {
                    found.push(Source { source: heading, points: vec![vec![0; count]; seats] });
                    found.len() - 1
                });
                found[known].points[seat.index()][ply] += line.points;
            }
        }
        if let Some(mv) = moves.get(ply)
            && at.play(mv).is_err()
        {
            break;
        }
    }
    found.retain(|it| it.points.iter().flatten().any(|points| *points != 0));
    let end = |it: &Source| {
        it.points.iter().filter_map(|line| line.last()).map(|it| it.abs()).sum::<i32>()
    };
    found.sort_by_key(|it| (-end(it), it.source.clone()));
    found
}

/// The text before the colon of a line; the figures after it change over time.
pub(crate) fn heading(said: &str) -> String {
    said.split([':', '：']).next().unwrap_or_default().trim().to_owned()
}

/// How high a picture of one player's points is.
const TALL: f32 = 170.0;

/// The colours of the sources, from the one that brought most.
const FILLS: [&str; 16] = [
    "#2b5d8a", "#c98a1b", "#4d7a35", "#b5442e", "#7a5a9a", "#3d8c8c", "#8c6d4f", "#d47fa6",
    "#9bb83c", "#5fa3d9", "#e0c04a", "#6b2f3f", "#7fd0b5", "#3a3f8f", "#e08f6a", "#999999",
];

/// The colour of a source.
pub(crate) fn fill(at: usize) -> &'static str {
    FILLS[at.min(FILLS.len() - 1)]
}

/// One player's points as layers over the moves, with losses below the line. Every move has a link and shows
/// its figures.
pub(crate) fn layers(
    sources: &[Source],
    seat: Seat,
    label: &str,
    (low, high): (i32, i32),
    link: &dyn Fn(usize) -> String,
) -> String {
    let lines: Vec<&[i32]> = sources.iter().map(|it| &*it.points[seat.index()]).collect();
    let count = lines.first().map_or(0, |line| line.len());
    let last = count.saturating_sub(1).max(1) as f32;
    let x = |ply: usize| LEFT + (WIDE - LEFT - 10.0) * ply as f32 / last;
    let range = (low as f32, high as f32);
    let (low, high) = ends(range);
    let y = |points: i32| TOP + (TALL - TOP - BOTTOM) * (high - points as f32) / (high - low);
    let mut text = format!(
        "<svg class=\"curve\" viewBox=\"0 0 {WIDE} {TALL}\" role=\"group\" aria-label=\"{}\">",
        escape(label)
    );
    let (mut above, mut below) = (vec![0; count], vec![0; count]);
    for (at, line) in lines.iter().enumerate() {
        let mut edge = String::new();
        let mut back = Vec::new();
        for (ply, points) in line.iter().enumerate() {
            // A layer that is empty now stays on the side where it was or will be.
            let beside = [ply.saturating_sub(1), ply, ply + 1];
            let lost = beside.iter().any(|at| line.get(*at).is_some_and(|it| *it < 0));
            let base = if *points > 0 || !lost { &mut above[ply] } else { &mut below[ply] };
            back.push(format!("L{:.1} {:.1}", x(ply), y(*base)));
            *base += points;
            let pen = if ply == 0 { 'M' } else { 'L' };
            let _ = write!(edge, "{pen}{:.1} {:.1}", x(ply), y(*base));
        }
        back.reverse();
        let _ = write!(
            text,
            "<path class=\"layer\" fill=\"{}\" d=\"{edge}{}Z\"/>",
            fill(at),
            back.concat()
        );
    }
    for points in grid(range) {
        let points = points as i32;
        let at = y(points);
        let _ = write!(
            text,
            "<path class=\"grid\" d=\"M{LEFT} {at:.1}H{:.0}\"/><text x=\"{:.0}\" y=\"{:.1}\" \
             text-anchor=\"end\">{points}</text>",
            WIDE - 10.0,
            LEFT - 4.0,
            at + 4.0
        );
    }
    let half = (x(1) - x(0)) / 2.0;
    for ply in 0..count {
        let values = sources.iter().zip(&lines).filter(|(_, line)| line[ply] != 0);
        let values: Vec<String> =
            values.map(|(it, line)| format!("{} {}", it.source, line[ply])).collect();
        let _ = write!(
            text,
            "<a href=\"{}\" tabindex=\"-1\"><rect class=\"hit\" x=\"{:.1}\" y=\"{TOP}\" width=\"{:.1}\" \
             height=\"{:.0}\"/><title>{ply}: {}</title></a>",
            escape(&link(ply)),
            x(ply) - half,
            2.0 * half,
            TALL - TOP - BOTTOM,
            escape(&values.join(", "))
        );
    }
    text.push_str("</svg>");
    text
}

/// The lowest and the highest value that any player's layers reach.
pub(crate) fn reach(sources: &[Source], seats: usize) -> (i32, i32) {
    let (mut low, mut high) = (0, 10);
    for seat in 0..seats {
        let count = sources.first().map_or(0, |it| it.points[seat].len());
        for ply in 0..count {
            let points = || sources.iter().map(|it| it.points[seat][ply]);
            high = high.max(points().filter(|it| *it > 0).sum());
            low = low.min(points().filter(|it| *it < 0).sum());
        }
    }
    (low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_that_is_made_good_stays_below_what_others_brought() {
        let source = |points: [i32; 4]| Source { source: "a".into(), points: vec![points.into()] };
        let sources = [source([0, 10, 10, 10]), source([0, -3, 0, 0])];
        let svg = layers(&sources, Seat::new(0), "", reach(&sources, 1), &|_| String::new());
        let heights = |layer: &str| -> Vec<f32> {
            let path = layer.split(" d=\"M").nth(1).and_then(|it| it.split('Z').next());
            let pairs = path.expect("a path").split('L');
            pairs.map(|pair| pair.split(' ').nth(1).expect("y").parse().expect("y")).collect()
        };
        let layers: Vec<Vec<f32>> = svg.split("class=\"layer\"").skip(1).map(heights).collect();
        let zero = layers[0][0];
        assert!(layers[0].iter().all(|y| *y <= zero) && layers[0].iter().any(|y| *y < zero));
        assert!(layers[1][..3].iter().all(|y| *y >= zero), "{layers:?}");
        assert!(layers[1].iter().any(|y| *y > zero), "{layers:?}");
    }
}
