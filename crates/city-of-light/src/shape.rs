//! Shapes: what a piece covers in each rotation, and where that fits.

use crate::board::{Rotation, Space, Spaces};

/// The most spaces a piece of the game can have.
pub(crate) const MOST_CELLS: usize = 6;

/// A piece in one rotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    /// What it covers if the top-left space of its bounding box is on `a1`.
    pub(crate) cells: Spaces,
    /// The spaces where that corner can be so that the piece is on the board.
    anchors: Spaces,
    /// The distance of each cell from that corner in bits. A shape with fewer cells repeats its
    /// last one, so that fitting is the same straight sequence of shifts for every shape.
    offsets: [u8; MOST_CELLS],
    /// How many cells there are.
    len: u8,
}

/// A piece in all rotations that look different.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turns {
    shapes: [Shape; 4],
    len: u8,
}

/// Where a player may place something now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ground {
    /// Free spaces that are open by the normal rules.
    pub(crate) open: Spaces,
    /// Free streetlight spaces, of which one may be covered (Metropolitain).
    pub(crate) lamp: Spaces,
    /// Free spaces of the opponent's colour, of which one may be covered (Chartier).
    pub(crate) other: Spaces,
}

impl Shape {
    /// The piece with these cells, which start at column 0 and row 0.
    fn new(cells: &[[u8; 2]]) -> Self {
        let width = cells.iter().map(|cell| cell[0] + 1).max().unwrap_or(1);
        let height = cells.iter().map(|cell| cell[1] + 1).max().unwrap_or(1);
        let mut offsets: Vec<u8> = cells.iter().map(|[x, y]| y * 8 + x).collect();
        offsets.sort_unstable();
        let last = *offsets.last().expect("a piece has cells");
        let anchors = Space::all()
            .filter(|at| at.column() + i32::from(width) <= 8 && at.row() + i32::from(height) <= 8)
            .fold(0, |set, at| set | at.bit());
        Self {
            cells: offsets.iter().fold(0, |set, offset| set | 1 << offset),
            anchors,
            offsets: std::array::from_fn(|at| offsets.get(at).copied().unwrap_or(last)),
            len: offsets.len() as u8,
        }
    }

    /// What it covers with its corner on `at`.
    #[inline]
    pub(crate) const fn covers(&self, at: Space) -> Spaces {
        self.cells << at.index()
    }

    /// Whether it is on the board with its corner on `at`.
    pub(crate) const fn on_board(&self, at: Space) -> bool {
        self.anchors & at.bit() != 0
    }

    /// Every space where its corner can be so that it covers only open ground.
    #[inline]
    pub(crate) fn fits_open(&self, open: Spaces) -> Spaces {
        self.offsets.iter().fold(self.anchors, |fits, &offset| fits & (open >> (offset & 63)))
    }

    /// Every space where its corner can be so that it covers open ground, at most one lamp and at
    /// most one space of the opponent (rulings C7, C8, C9).
    ///
    /// Four sets are carried from cell to cell: the corners for which the cells so far need
    /// nothing, a lamp, an opponent's space, or both.
    #[inline]
    pub(crate) fn fits(&self, ground: &Ground) -> Spaces {
        if ground.lamp | ground.other == 0 {
            return self.fits_open(ground.open);
        }
        let (mut plain, mut lamp, mut other, mut both) = (self.anchors, 0, 0, 0);
        for &offset in &self.offsets[..self.len as usize] {
            let open = ground.open >> offset;
            let on_lamp = ground.lamp >> offset;
            let on_other = ground.other >> offset;
            both = (both & open) | (lamp & on_other) | (other & on_lamp);
            lamp = (lamp & open) | (plain & on_lamp);
            other = (other & open) | (plain & on_other);
            plain &= open;
        }
        plain | lamp | other | both
    }
}

impl Turns {
    /// The rotations of a piece that look different, the smallest first. Pieces are only turned,
    /// never flipped (ruling C1).
    pub(crate) fn new(cells: &[[u8; 2]]) -> Self {
        let mut cells = cells.to_vec();
        let first = Shape::new(&cells);
        let mut turns = Self { shapes: [first; 4], len: 1 };
        for _ in 1..4 {
            let height = cells.iter().map(|cell| cell[1] + 1).max().unwrap_or(1);
            // A quarter turn clockwise turns right into down and down into left.
            cells.iter_mut().for_each(|cell| *cell = [height - 1 - cell[1], cell[0]]);
            let shape = Shape::new(&cells);
            if turns.shapes[..turns.len as usize].iter().any(|it| it.cells == shape.cells) {
                // A piece that looks the same after k quarter turns repeats with period k.
                break;
            }
            turns.shapes[turns.len as usize] = shape;
            turns.len += 1;
        }
        turns
    }

    /// The shapes, one for each rotation that looks different.
    #[inline]
    pub(crate) fn shapes(&self) -> &[Shape] {
        &self.shapes[..self.len as usize]
    }

    /// The shapes with their rotations.
    pub(crate) fn each(&self) -> impl Iterator<Item = (Rotation, &Shape)> {
        Rotation::ALL.into_iter().zip(self.shapes())
    }

    /// In how many ways the piece can be placed.
    #[inline]
    pub(crate) fn count(&self, ground: &Ground) -> usize {
        self.shapes().iter().map(|shape| shape.fits(ground).count_ones() as usize).sum()
    }

    /// The shape in a rotation; `None` if a smaller rotation looks the same.
    #[inline]
    pub(crate) fn get(&self, turn: Rotation) -> Option<&Shape> {
        self.shapes().get(turn.index())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_turn_is_clockwise() {
        // The foot of the L points left, then up, then right, then down.
        let turns = Turns::new(&[[1, 0], [1, 1], [0, 2], [1, 2]]);
        let cells: Vec<Spaces> = turns.shapes().iter().map(|shape| shape.cells).collect();
        let row = |bits: u64, row: u64| bits << (8 * row);
        assert_eq!(
            cells,
            [
                row(0b10, 0) | row(0b10, 1) | row(0b11, 2),
                row(0b001, 0) | row(0b111, 1),
                row(0b11, 0) | row(0b01, 1) | row(0b01, 2),
                row(0b111, 0) | row(0b100, 1),
            ]
        );
    }

    #[test]
    fn rotations_that_look_the_same_are_one() {
        assert_eq!(Turns::new(&[[0, 0]]).shapes().len(), 1);
        assert_eq!(Turns::new(&[[0, 0], [1, 0]]).shapes().len(), 2);
        assert_eq!(Turns::new(&[[0, 0], [0, 1], [1, 1], [1, 2]]).shapes().len(), 2);
        assert_eq!(Turns::new(&[[0, 0], [1, 0], [0, 1], [1, 1]]).shapes().len(), 1);
    }

    #[test]
    fn shapes_do_not_wrap_around_the_edge() {
        let row = Turns::new(&[[0, 0], [1, 0], [2, 0]]);
        let shape = row.shapes()[0];
        assert_eq!(shape.fits_open(u64::MAX).count_ones(), 6 * 8);
        assert!(!shape.on_board(Space::new(6)));
        assert_eq!(shape.fits_open(0b1110_0000 | 0b111 << 7), 1 << 5);
    }

    #[test]
    fn one_lamp_and_one_other_may_be_covered_but_not_two() {
        let shape = Turns::new(&[[0, 0], [1, 0], [2, 0]]).shapes()[0];
        let fits = |open, lamp, other| shape.fits(&Ground { open, lamp, other });
        assert_eq!(fits(0b101, 0b010, 0), 1);
        assert_eq!(fits(0b001, 0b010, 0b100), 1);
        assert_eq!(fits(0b001, 0b110, 0), 0);
        assert_eq!(fits(0b001, 0, 0b110), 0);
        assert_eq!(fits(0b001, 0, 0b010), 0);
        assert_eq!(fits(0b111, 0b1000, 0), 0b11);
    }
}
