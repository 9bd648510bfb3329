//! The shape of a building from above: its outline and the slopes of its hipped roof.

use crate::svg::Path;

/// The cells of a building on a grid, and how large they are drawn.
pub(super) struct Block<'a> {
    /// Column and row of each cell.
    pub(super) cells: &'a [(i32, i32)],
    /// The top-left corner of the grid.
    pub(super) from: (f64, f64),
    /// The side of a cell.
    pub(super) unit: f64,
    /// How far the walls stand back from the edge of the ground.
    pub(super) inset: f64,
}

/// The slopes of a roof by the side they face, and what is flat between them.
#[derive(Default)]
pub(super) struct Slopes {
    pub(super) north: Path,
    pub(super) east: Path,
    pub(super) south: Path,
    pub(super) west: Path,
}

/// The sides of a cell, clockwise from the north, as steps to the neighbour.
const SIDES: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

impl Block<'_> {
    fn has(&self, column: i32, row: i32) -> bool {
        self.cells.contains(&(column, row))
    }

    fn point(&self, column: f64, row: f64) -> (f64, f64) {
        (self.from.0 + column * self.unit, self.from.1 + row * self.unit)
    }

    /// The middle of a cell.
    pub(super) fn middle(&self, cell: (i32, i32)) -> (f64, f64) {
        self.point(f64::from(cell.0) + 0.5, f64::from(cell.1) + 0.5)
    }

    /// The walls, clockwise around the building.
    pub(super) fn outline(&self) -> Path {
        // Each side without a neighbour is an edge from corner to corner, the inside on its right.
        let mut edges: Vec<((i32, i32), (i32, i32))> = Vec::new();
        for &(x, y) in self.cells {
            let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
            for (side, (dx, dy)) in SIDES.into_iter().enumerate() {
                if !self.has(x + dx, y + dy) {
                    edges.push((corners[side], corners[(side + 1) % 4]));
                }
            }
        }
        let mut path = Path::default();
        while let Some(first) = edges.pop() {
            let mut ring = vec![first];
            while let Some(at) = edges.iter().position(|edge| edge.0 == ring[ring.len() - 1].1) {
                ring.push(edges.swap_remove(at));
            }
            let mut points = Vec::new();
            for (at, edge) in ring.iter().enumerate() {
                let before = ring[(at + ring.len() - 1) % ring.len()];
                let (a, b) = (inwards(before), inwards(*edge));
                if a == b {
                    continue;
                }
                let (x, y) = self.point(f64::from(edge.0.0), f64::from(edge.0.1));
                points.push((x + self.inset * (a.0 + b.0), y + self.inset * (a.1 + b.1)));
            }
            path = path.polygon(&points);
        }
        path
    }

    /// The slopes of the roof.
    ///
    /// Each cell is cut into eight triangles between its middle, a corner and the middle of a
    /// side. Beside a wall a triangle slopes to that wall. Beside a neighbour the ridge runs on,
    /// so it slopes to the wall around the corner, its own or the neighbour's; where there is
    /// none it is flat.
    pub(super) fn slopes(&self) -> Slopes {
        let mut slopes = Slopes::default();
        for &cell in self.cells {
            for side in 0..4 {
                for turn in [1, 3] {
                    self.eighth(cell, side, (side + turn) % 4, &mut slopes);
                }
            }
        }
        slopes
    }

    fn eighth(&self, cell: (i32, i32), side: usize, around: usize, slopes: &mut Slopes) {
        let wall = |side: usize| {
            let (dx, dy) = SIDES[side];
            !self.has(cell.0 + dx, cell.1 + dy)
        };
        let ((sx, sy), (ax, ay)) = (SIDES[side], SIDES[around]);
        let diagonal = self.has(cell.0 + sx + ax, cell.1 + sy + ay);
        let faces = if wall(side) {
            side
        } else if wall(around) || !diagonal {
            around
        } else {
            return;
        };
        let half = self.unit / 2.0;
        let (x, y) = self.middle(cell);
        let concave = !wall(side) && !wall(around) && !diagonal;
        let reach = |side: usize| if wall(side) || concave { half - self.inset } else { half };
        let at = |along: f64, across: f64| {
            let (sx, sy, ax, ay) = (f64::from(sx), f64::from(sy), f64::from(ax), f64::from(ay));
            (x + sx * along + ax * across, y + sy * along + ay * across)
        };
        let out = if wall(side) { half - self.inset } else { half };
        let mut points = vec![(x, y), at(out, 0.0)];
        if concave {
            points.push(at(half, half - self.inset));
        }
        points.push(at(reach(side), reach(around)));
        let path = match faces {
            0 => &mut slopes.north,
            1 => &mut slopes.east,
            2 => &mut slopes.south,
            _ => &mut slopes.west,
        };
        *path = std::mem::take(path).polygon(&points);
    }
}

/// The direction to the inside of an edge.
fn inwards((from, to): ((i32, i32), (i32, i32))) -> (f64, f64) {
    (f64::from(from.1 - to.1), f64::from(to.0 - from.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(cells: &[(i32, i32)]) -> Block<'_> {
        Block { cells, from: (0.0, 0.0), unit: 10.0, inset: 1.0 }
    }

    #[test]
    fn the_outline_stands_back_at_every_corner() {
        assert_eq!(block(&[(0, 0)]).outline().as_ref(), "M1 9L1 1L9 1L9 9z");
        let corner = block(&[(0, 0), (0, 1), (1, 1)]).outline();
        let points = corner.as_ref().matches(['M', 'L']).count();
        assert_eq!(points, 6);
        assert!(corner.as_ref().contains("9 11"), "the inner corner stands back too: {corner:?}");
    }

    #[test]
    fn a_block_of_four_has_a_flat_middle() {
        let slopes = block(&[(0, 0), (1, 0), (0, 1), (1, 1)]).slopes();
        let triangles = |path: &Path| path.as_ref().matches('M').count();
        let all = [&slopes.north, &slopes.east, &slopes.south, &slopes.west].map(triangles);
        assert_eq!(all, [6, 6, 6, 6], "eight of the 32 eighths are flat");
    }

    #[test]
    fn a_single_cell_slopes_to_its_four_sides() {
        let slopes = block(&[(0, 0)]).slopes();
        assert_eq!(slopes.north.as_ref(), "M5 5L5 1L9 1zM5 5L5 1L1 1z");
    }
}
