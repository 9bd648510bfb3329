//! What would happen: pure functions of what everybody sees, for pages that show it beforehand.

use serde::Serialize;
use table::{BySeat, Game as _, Seat};

use crate::action::{Line, Tile};
use crate::event::Event;
use crate::game::ParisParis;
use crate::state::Points;
use crate::view::Public;

/// What happens if a tile is the one left over.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LeftOver {
    /// The tile.
    pub tile: Tile,
    /// The points of the small tour.
    pub small_tour: BySeat<u16>,
    /// The points of the grand tour, if the tile makes a pair with a parked one.
    pub grand_tour: Option<BySeat<u16>>,
    /// The same, point by point.
    pub events: Vec<Event>,
}

impl ParisParis {
    /// What happens if `tile` is the one left over, with the shops as they stand. `None` if the
    /// game has no such tile.
    #[must_use]
    pub fn left_over(&self, public: &Public, tile: Tile) -> Option<LeftOver> {
        let index = self.map().tiles().iter().position(|it| *it == tile)?;
        let shops = public.shops();
        let mut events = Vec::new();
        let small_tour = self.by_seat(self.small_tour(&shops, index, &mut events));
        let pair = public.parked.iter().any(|parked| parked.line == tile.line);
        let grand_tour = pair.then(|| {
            events.push(Event::GrandTour { line: tile.line });
            self.by_seat(self.grand_tour(&shops, tile.line, &mut events))
        });
        Some(LeftOver { tile, small_tour, grand_tour, events })
    }

    /// What happens for each tile of the round, if that were the one left over.
    #[must_use]
    pub fn left_overs(&self, public: &Public) -> Vec<LeftOver> {
        let mut tiles = public.tiles.clone();
        tiles.dedup();
        tiles.into_iter().filter_map(|tile| self.left_over(public, tile)).collect()
    }

    /// What a grand tour or special trip of `line` would bring each seat, point by point.
    #[must_use]
    pub fn tour(&self, public: &Public, line: Line) -> (BySeat<u16>, Vec<Event>) {
        let mut events = Vec::new();
        let points = self.grand_tour(&public.shops(), line, &mut events);
        (self.by_seat(points), events)
    }

    fn by_seat(&self, points: Points) -> BySeat<u16> {
        BySeat::from_fn(self.seats(), |seat: Seat| points[seat.index()])
    }
}
