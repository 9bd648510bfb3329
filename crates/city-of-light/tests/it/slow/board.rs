//! The board of the second implementation: a map from coordinates, no bits.

use std::collections::{BTreeMap, BTreeSet};

use lutece_city_of_light::{Building, Edition, Facing, Ground, Piece, Public, Space};
use table::Seat;

/// A space as column and row, from 0.
pub(crate) type Cell = (i32, i32);

/// What stands where, read from what everybody may see.
pub(crate) struct Board {
    pub(crate) ground: BTreeMap<Cell, Ground>,
    /// Spaces with a piece.
    pub(crate) occupied: BTreeSet<Cell>,
    /// Buildings with their owner and all their cells, annex included.
    pub(crate) buildings: Vec<(Building, Seat, BTreeSet<Cell>)>,
    pub(crate) painter: Option<(Seat, Cell)>,
    pub(crate) dancer: Option<(Seat, Cell)>,
    pub(crate) lampadaire: Option<Cell>,
    pub(crate) large_lamp: Option<Cell>,
    pub(crate) fountain: Option<(Seat, BTreeSet<Cell>)>,
    pub(crate) statue: Option<(Seat, Cell, Cell)>,
}

pub(crate) const SIDES: [Cell; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

pub(crate) fn cell(space: Space) -> Cell {
    let text = space.to_string();
    let bytes = text.as_bytes();
    (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'))
}

pub(crate) fn name((x, y): Cell) -> String {
    format!("{}{}", char::from(b'a' + x as u8), y + 1)
}

pub(crate) fn step((x, y): Cell, (dx, dy): Cell) -> Cell {
    (x + dx, y + dy)
}

pub(crate) fn on_board((x, y): Cell) -> bool {
    (0..8).contains(&x) && (0..8).contains(&y)
}

pub(crate) fn direction(facing: Facing) -> Cell {
    match facing {
        Facing::North => (0, -1),
        Facing::East => (1, 0),
        Facing::South => (0, 1),
        Facing::West => (-1, 0),
    }
}

impl Board {
    pub(crate) fn read(seen: &Public) -> Self {
        let mut board = Self {
            ground: BTreeMap::new(),
            occupied: BTreeSet::new(),
            buildings: Vec::new(),
            painter: None,
            dancer: None,
            lampadaire: None,
            large_lamp: None,
            fountain: None,
            statue: None,
        };
        for (at, ground) in seen.ground.iter().enumerate() {
            if let Some(ground) = ground {
                board.ground.insert((at as i32 % 8, at as i32 / 8), *ground);
            }
        }
        let mut annex = None;
        for piece in &seen.pieces {
            let cells: BTreeSet<Cell> = match piece {
                Piece::Building { building, owner, spaces } => {
                    let cells: BTreeSet<Cell> = spaces.iter().map(|it| cell(*it)).collect();
                    board.buildings.push((*building, *owner, cells.clone()));
                    cells
                }
                Piece::Annex { at, building, .. } => {
                    annex = Some((*building, cell(*at)));
                    [cell(*at)].into()
                }
                Piece::Painter { owner, at, .. } => {
                    board.painter = Some((*owner, cell(*at)));
                    [cell(*at)].into()
                }
                Piece::Dancer { owner, at, .. } => {
                    board.dancer = Some((*owner, cell(*at)));
                    [cell(*at)].into()
                }
                Piece::Lampadaire { at, .. } => {
                    board.lampadaire = Some(cell(*at));
                    [cell(*at)].into()
                }
                Piece::LargeLamp { at, .. } => {
                    board.large_lamp = Some(cell(*at));
                    [cell(*at)].into()
                }
                Piece::Fountain { owner, spaces } => {
                    let cells: BTreeSet<Cell> = spaces.iter().map(|it| cell(*it)).collect();
                    board.fountain = Some((*owner, cells.clone()));
                    cells
                }
                Piece::Statue { owner, at, facing, .. } => {
                    board.statue = Some((*owner, cell(*at), step(cell(*at), direction(*facing))));
                    [cell(*at)].into()
                }
            };
            board.occupied.extend(cells);
        }
        if let Some((building, at)) = annex {
            let found = board.buildings.iter_mut().find(|(it, ..)| *it == building);
            found.expect("an annex has a building").2.insert(at);
        }
        board
    }

    pub(crate) fn is_free(&self, at: Cell) -> bool {
        self.ground.contains_key(&at) && !self.occupied.contains(&at)
    }

    /// Lamps that light their neighbours.
    pub(crate) fn small_lamps(&self) -> Vec<Cell> {
        let printed = self
            .ground
            .iter()
            .filter(|(at, ground)| **ground == Ground::Lamp && self.is_free(**at))
            .map(|(at, _)| *at);
        printed.chain(self.lampadaire).collect()
    }

    pub(crate) fn has_building(&self, at: Cell) -> bool {
        self.buildings.iter().any(|(.., cells)| cells.contains(&at))
    }
}

/// The cells of a shape after so many quarter turns clockwise, moved to the top left.
pub(crate) fn turned(cells: &[[u8; 2]], turns: usize) -> BTreeSet<Cell> {
    let mut cells: Vec<Cell> = cells.iter().map(|&[x, y]| (i32::from(x), i32::from(y))).collect();
    for _ in 0..turns {
        cells = cells.iter().map(|&(x, y)| (-y, x)).collect();
    }
    let left = cells.iter().map(|it| it.0).min().expect("a shape has cells");
    let top = cells.iter().map(|it| it.1).min().expect("a shape has cells");
    cells.iter().map(|&(x, y)| (x - left, y - top)).collect()
}

/// The cells of a building as the edition file has them.
pub(crate) fn shape(edition: &Edition, building: Building) -> &[[u8; 2]] {
    &edition.buildings[building.index()]
}
