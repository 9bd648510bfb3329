//! Curves over the moves of a game, as interactive SVG.

use std::fmt::Write as _;

use table::Seat;

/// The dash patterns of the seats' lines, so that they do not differ by colour alone.
const DASHES: [&str; 4] = ["", "6 3", "2 3", "9 3 2 3"];

pub(crate) const WIDE: f32 = 860.0;
const TALL: f32 = 230.0;
pub(crate) const LEFT: f32 = 72.0;
pub(crate) const TOP: f32 = 12.0;
pub(crate) const BOTTOM: f32 = 24.0;

/// What is drawn: a line for each player over all moves.
pub(crate) struct Curve<'a> {
    pub(crate) label: &'a str,
    pub(crate) names: &'a [String],
    /// For each player, the values before each move and at the end.
    pub(crate) lines: Vec<Vec<f32>>,
    pub(crate) unit: &'a str,
    /// The least and the most value.
    pub(crate) range: (f32, f32),
    /// The moves to mark, with their labels.
    pub(crate) marks: &'a [(usize, String)],
    /// Where a click on a move leads.
    pub(crate) link: &'a dyn Fn(usize) -> String,
}

impl Curve<'_> {
    fn x(&self, ply: usize) -> f32 {
        let last = self.lines.first().map_or(1, Vec::len).saturating_sub(1).max(1);
        LEFT + (WIDE - LEFT - 10.0) * ply as f32 / last as f32
    }

    fn y(&self, value: f32) -> f32 {
        let (low, high) = ends(self.range);
        TOP + (TALL - TOP - BOTTOM) * (high - value) / (high - low).max(1.0)
    }

    /// The picture. Every move is a link to its line in the list, with its values as a title.
    pub(crate) fn svg(&self) -> String {
        let mut text = format!(
            "<svg class=\"curve\" viewBox=\"0 0 {WIDE} {TALL}\" role=\"group\" aria-label=\"{}\">",
            escape(self.label)
        );
        for value in grid(self.range) {
            let y = self.y(value);
            let _ = write!(
                text,
                "<path class=\"grid\" d=\"M{LEFT} {y:.1}H{:.0}\"/><text x=\"{:.0}\" y=\"{:.1}\" \
                 text-anchor=\"end\">{value:.0}{}</text>",
                WIDE - 10.0,
                LEFT - 4.0,
                y + 4.0,
                self.unit
            );
        }
        let last = self.lines.first().map_or(0, |line| line.len().saturating_sub(1));
        for ply in grid((0.0, last as f32)).into_iter().map(|ply| ply as usize) {
            if ply > 0 && ply <= last {
                let (x, y) = (self.x(ply), TALL - 4.0);
                let _ = write!(
                    text,
                    "<text x=\"{x:.1}\" y=\"{y:.0}\" text-anchor=\"middle\">{ply}</text>"
                );
            }
        }
        for (player, line) in self.lines.iter().enumerate() {
            let (class, dashes) = (draw::class(Seat::new(player)), DASHES[player % DASHES.len()]);
            let path: Vec<String> = line
                .iter()
                .enumerate()
                .map(|(ply, value)| format!("{:.1} {:.1}", self.x(ply), self.y(*value)))
                .collect();
            // In the player's colour on the board, with an edge because some colours are as light as paper.
            let path = path.join("L");
            for part in ["edge", "line"] {
                let _ = write!(
                    text,
                    "<path class=\"{part} {class}\" stroke-dasharray=\"{dashes}\" d=\"M{path}\"/>"
                );
            }
        }
        for (ply, said) in self.marks {
            let at = self.x(*ply);
            let _ = write!(
                text,
                "<a href=\"#turning-{ply}\"><path class=\"mark\" d=\"M{at:.1} {TOP}V{:.1}\"/>\
                 <title>{}</title></a>",
                TALL - BOTTOM,
                escape(said)
            );
        }
        let count = self.lines.first().map_or(0, Vec::len);
        let half = if count > 1 { (self.x(1) - self.x(0)) / 2.0 } else { 4.0 };
        for ply in 0..count {
            let values = self.names.iter().zip(&self.lines);
            let values = values.map(|(name, line)| format!("{name} {:.0}{}", line[ply], self.unit));
            let _ = write!(
                text,
                "<a href=\"{}\" tabindex=\"-1\"><rect class=\"hit\" x=\"{:.1}\" y=\"{TOP}\" width=\"{:.1}\" \
                 height=\"{:.0}\"/><title>{}: {}</title></a>",
                escape(&(self.link)(ply)),
                self.x(ply) - half,
                2.0 * half,
                TALL - TOP - BOTTOM,
                ply,
                escape(&values.collect::<Vec<_>>().join(", "))
            );
        }
        text.push_str("</svg>");
        text
    }
}

/// The distance between the lines of a grid for these values: a round number, giving about five lines.
fn distance((low, high): (f32, f32)) -> f32 {
    const ROUND: [f32; 9] = [1.0, 2.0, 5.0, 10.0, 20.0, 25.0, 50.0, 100.0, 200.0];
    ROUND.into_iter().find(|it| 4.0 * it >= high - low).unwrap_or(1_000.0)
}

/// The lines of that grid, the lowest first; the picture ends at the first and the last.
pub(crate) fn grid((low, high): (f32, f32)) -> Vec<f32> {
    let distance = distance((low, high));
    let (first, last) = ((low / distance).floor() as i32, (high / distance).ceil() as i32);
    (first..=last).map(|at| at as f32 * distance).collect()
}

/// Where a picture with that grid ends.
pub(crate) fn ends(range: (f32, f32)) -> (f32, f32) {
    let grid = grid(range);
    (grid[0], grid[grid.len() - 1])
}

/// Text that is safe between tags and in attributes.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_has_round_lines_and_room_for_everything() {
        assert_eq!(grid((-12.0, 59.0)), [-20.0, 0.0, 20.0, 40.0, 60.0]);
        assert_eq!(grid((0.0, 100.0)), [0.0, 25.0, 50.0, 75.0, 100.0]);
        assert_eq!(grid((-1.0, 61.0)), [-20.0, 0.0, 20.0, 40.0, 60.0, 80.0]);
        assert_eq!(ends((0.0, 10.0)), (0.0, 10.0));
        for high in 10..900 {
            let lines = grid((-7.0, high as f32));
            assert!(lines[0] <= -7.0 && lines[lines.len() - 1] >= high as f32);
            assert!((3..=6).contains(&lines.len()) && lines.contains(&0.0), "{lines:?}");
        }
    }
}
