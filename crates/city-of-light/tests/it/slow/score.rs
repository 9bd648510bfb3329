//! The points of both seats, counted on the map without bits.

use std::collections::BTreeSet;

use lutece_city_of_light::{Card, Edition, Ground, Postcard, Public};
use table::{BySeat, Seat};

use super::board::{Board, Cell, SIDES, on_board, step};

/// The points of both seats.
pub(crate) fn scores(edition: &Edition, seen: &Public) -> BySeat<i32> {
    let board = Board::read(seen);
    BySeat::from_fn(2, |seat| score(edition, seen, &board, seat))
}

/// The largest group of a seat, the points of its best building, and the most lamps on one.
pub(crate) fn proud(edition: &Edition, seen: &Public, seat: Seat) -> [i32; 3] {
    let board = Board::read(seen);
    let own = board.buildings.iter().filter(|it| it.1 == seat);
    let lit: Vec<(usize, usize)> =
        own.map(|(_, _, cells)| (cells.len(), lamps_on(edition, &board, cells))).collect();
    let points = lit.iter().map(|(size, lamps)| size * lamps).max().unwrap_or(0);
    let lamps = lit.iter().map(|(_, lamps)| *lamps).max().unwrap_or(0);
    [largest_group(&board, seat), points as i32, lamps as i32]
}

/// How many streetlights shine on a building.
fn lamps_on(edition: &Edition, board: &Board, cells: &BTreeSet<Cell>) -> usize {
    let shines = |lamp: &Cell| SIDES.iter().any(|side| cells.contains(&step(*lamp, *side)));
    let small = board.small_lamps().into_iter().filter(shines).count();
    small + usize::from(large_lamp_shines(edition, board, cells))
}

/// Visible free spaces of a seat's colour.
pub(crate) fn free_spaces(seen: &Public, seat: Seat) -> i32 {
    let board = Board::read(seen);
    let own = if seat.number() == 1 { Ground::Orange } else { Ground::Blue };
    let free = |(at, ground): &(&Cell, &Ground)| **ground == own && board.is_free(**at);
    board.ground.iter().filter(free).count() as i32
}

fn score(edition: &Edition, seen: &Public, board: &Board, seat: Seat) -> i32 {
    let mut points = 0;
    for (_, _, cells) in board.buildings.iter().filter(|it| it.1 == seat) {
        points += (cells.len() * lamps_on(edition, board, cells)) as i32;
    }
    points += largest_group(board, seat);
    let forgiven =
        seen.cards.contains(&Card { card: Postcard::SacreCoeur, user: Some(seat), done: true });
    if !forgiven {
        points -= 3 * seen.players[seat].reserve.len() as i32;
    }
    points + cards(board, seat)
}

fn large_lamp_shines(edition: &Edition, board: &Board, cells: &BTreeSet<Cell>) -> bool {
    let Some(lamp) = board.large_lamp else { return false };
    let lights: Vec<Cell> =
        edition.lights.iter().map(|&[x, y]| (i32::from(x), i32::from(y))).collect();
    lights.iter().any(|&(x, y)| {
        let target = step(lamp, (x, y));
        let steps = (1..8).rev().find(|n| x % n == 0 && y % n == 0).expect("one divides all");
        let blocked = (1..steps).any(|nth| {
            let between = (x / steps * nth, y / steps * nth);
            let at = step(lamp, between);
            lights.contains(&between) && board.has_building(at) && !cells.contains(&at)
        });
        cells.contains(&target) && !blocked
    })
}

fn largest_group(board: &Board, seat: Seat) -> i32 {
    let mut left: BTreeSet<Cell> =
        board.buildings.iter().filter(|it| it.1 == seat).flat_map(|it| it.2.clone()).collect();
    let mut largest = 0;
    while let Some(first) = left.first().copied() {
        let group = area(first, |at| left.contains(&at));
        largest = largest.max(group.len());
        left = left.difference(&group).copied().collect();
    }
    largest as i32
}

fn cards(board: &Board, seat: Seat) -> i32 {
    let mut points = 0;
    if let Some((owner, at)) = board.painter
        && owner == seat
    {
        let seen = area(at, |at| on_board(at) && !board.has_building(at));
        let lamps = board.small_lamps().into_iter().chain(board.large_lamp);
        points += 2 * lamps.filter(|lamp| seen.contains(lamp)).count() as i32;
    }
    if let Some((owner, at)) = board.dancer
        && owner == seat
    {
        let open = |at: Cell| board.is_free(at) && board.ground[&at] != Ground::Lamp;
        points += area(at, open).len() as i32;
    }
    if let Some((owner, cells)) = &board.fountain
        && *owner == seat
    {
        let beside = |walls: &BTreeSet<Cell>| {
            walls.iter().any(|at| SIDES.iter().any(|side| cells.contains(&step(*at, *side))))
        };
        let own = board.buildings.iter().filter(|it| it.1 == seat);
        points += 3 * own.filter(|(.., walls)| beside(walls)).count() as i32;
    }
    if let Some((owner, at, front)) = board.statue
        && owner == seat
        && board.is_free(front)
    {
        for dy in -1..=1 {
            for dx in -1..=1 {
                if board.is_free(step(at, (dx, dy))) {
                    points += 3 - dx.abs() - dy.abs();
                }
            }
        }
    }
    points
}

/// Everything that can be reached over sides; the first cell always belongs to it.
fn area(first: Cell, open: impl Fn(Cell) -> bool) -> BTreeSet<Cell> {
    let mut found = BTreeSet::from([first]);
    let mut edge = vec![first];
    while let Some(at) = edge.pop() {
        for side in SIDES {
            let next = step(at, side);
            if open(next) && found.insert(next) {
                edge.push(next);
            }
        }
    }
    found
}
