//! Where the stops of the shipped map lie: what the placer gives, which takes seconds to find, kept
//! as data. Any other map, such as that of a corrected edition, is placed when it is first drawn.

use std::sync::OnceLock;

use paris_paris::{Edition, Map, STOPS};
use table::Edition as _;

use super::place::{Net, place};

/// The column and row of each stop.
type Cells = [(i32, i32); STOPS];

/// The grids that the shipped map was placed on, and what the placer gave.
const PLACED: [((usize, usize), Cells); 2] = [
    (
        (12, 7),
        [
            (5, 1),
            (5, 2),
            (5, 3),
            (4, 5),
            (2, 3),
            (6, 3),
            (8, 3),
            (8, 4),
            (7, 6),
            (6, 5),
            (4, 0),
            (5, 4),
            (3, 6),
            (0, 3),
            (4, 3),
            (10, 3),
            (7, 1),
            (8, 2),
            (8, 5),
            (9, 6),
            (6, 2),
            (4, 2),
            (1, 2),
            (7, 4),
            (10, 4),
        ],
    ),
    (
        (7, 10),
        [
            (3, 1),
            (3, 2),
            (3, 4),
            (2, 6),
            (0, 5),
            (4, 4),
            (5, 4),
            (5, 6),
            (4, 8),
            (3, 6),
            (2, 0),
            (2, 5),
            (2, 8),
            (0, 6),
            (1, 4),
            (6, 5),
            (5, 1),
            (5, 3),
            (5, 7),
            (5, 9),
            (4, 3),
            (2, 2),
            (0, 3),
            (4, 6),
            (6, 6),
        ],
    ),
];

/// The column and row of each stop of a map on a grid.
pub(super) fn cells(map: &Map, net: &Net, grid: (usize, usize)) -> Vec<(i32, i32)> {
    static SHIPPED: OnceLock<Edition> = OnceLock::new();
    let shipped = SHIPPED.get_or_init(Edition::shipped);
    let known = PLACED.iter().find(|(size, _)| *size == grid && map == shipped.map());
    known.map_or_else(|| place(net, grid.0, grid.1), |(_, cells)| cells.to_vec())
}

#[cfg(test)]
mod tests {
    use super::super::{NARROW, WIDE};
    use super::*;

    #[test]
    fn the_shipped_map_lies_where_the_placer_puts_it() {
        let edition = Edition::shipped();
        let net = Net::of(edition.map());
        let asked = [WIDE.map.grid, NARROW.map.grid];
        assert_eq!(PLACED.map(|(grid, _)| grid), asked, "the grids of the two drawings");
        for (columns, rows) in asked {
            let found = place(&net, columns, rows);
            let kept = cells(edition.map(), &net, (columns, rows));
            assert_eq!(kept, found, "{columns} by {rows}: the placer gives {found:?}");
        }
    }
}
