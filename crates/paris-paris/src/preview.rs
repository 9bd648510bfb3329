//! What would happen: pure functions of what everybody sees, for pages that show it in advance.

use serde::Serialize;
use table::{BySeat, Game as _, Seat};

use crate::action::{Line, Move, Tile};
use crate::event::Event;
use crate::game::ParisParis;
use crate::state::{Points, Shops};
use crate::view::Public;

/// What happens if a given tile is the one left over.
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

/// What is to be expected if a tile of the round is the one left over.
#[derive(Clone, Debug, PartialEq)]
pub struct Prospect {
    /// The tile.
    pub tile: Tile,
    /// The moves that leave it over, where only one tile must still be taken: two if the player
    /// who takes it may choose whose shop goes. Empty while several tiles must be taken.
    pub by: Vec<Outlook>,
    /// The tours: one for each of these moves, or as the shops stand now.
    pub tours: Vec<LeftOver>,
}

impl Prospect {
    /// Whether other shops are certain to open before the tours.
    #[must_use]
    pub fn is_early(&self) -> bool {
        self.by.is_empty()
    }

    /// The least and the most that each seat gets from the small tour.
    #[must_use]
    pub fn small_tour(&self) -> BySeat<(u16, u16)> {
        range(self.tours.iter().map(|it| &it.small_tour))
    }

    /// The same from the grand tour, if there is one.
    #[must_use]
    pub fn grand_tour(&self) -> Option<BySeat<(u16, u16)>> {
        let tours: Option<Vec<_>> = self.tours.iter().map(|it| it.grand_tour.as_ref()).collect();
        tours.map(|it| range(it.into_iter()))
    }
}

fn range<'a>(mut tours: impl Iterator<Item = &'a BySeat<u16>>) -> BySeat<(u16, u16)> {
    let first = tours.next().expect("a prospect has tours");
    let mut range = BySeat::from_fn(first.seats(), |seat| (first[seat], first[seat]));
    for more in tours {
        for (seat, points) in more.iter() {
            let (least, most) = range[seat];
            range[seat] = (least.min(*points), most.max(*points));
        }
    }
    range
}

/// What is certain to follow from a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// The move.
    pub mv: Move,
    /// Whose shop is displaced, if any.
    pub gone: Option<Seat>,
    /// The tours that follow at once if the move ends the round, with the shops as they are after
    /// it.
    pub tours: Option<LeftOver>,
}

impl ParisParis {
    /// What is certain to follow from each move of the player to act, in the order of the legal
    /// moves. The special trips after the last round depend on secrets and are not included.
    #[must_use]
    pub fn outlooks(&self, public: &Public) -> Vec<Outlook> {
        let Some(seat) = public.to_act else { return Vec::new() };
        let mut tiles = public.tiles.clone();
        tiles.dedup();
        let moves = tiles.into_iter().flat_map(|tile| match self.displaces(public, tile)[..] {
            [one, other] => {
                [one, other].map(|owner| Move { tile, displaced: Some(owner) }).to_vec()
            }
            _ => vec![Move { tile, displaced: None }],
        });
        moves.filter_map(|mv| self.outlook(public, seat, mv)).collect()
    }

    fn outlook(&self, public: &Public, seat: Seat, mv: Move) -> Option<Outlook> {
        let stop = self.map().find(mv.tile.stop)?;
        let mut shops = public.shops();
        let gone = self.displaced(&shops, seat, stop, mv.displaced);
        if let Some(owner) = gone {
            shops.remove(owner, stop);
        }
        shops.add(seat, stop);
        let mut left = public.tiles.clone();
        left.remove(left.iter().position(|tile| *tile == mv.tile)?);
        let tours = match left[..] {
            [tile] => self.tours_of(public, &shops, tile),
            _ => None,
        };
        Some(Outlook { mv, gone, tours })
    }

    /// What happens if `tile` is the one left over, with the current shops. `None` if the game has
    /// no such tile.
    #[must_use]
    pub fn left_over(&self, public: &Public, tile: Tile) -> Option<LeftOver> {
        self.tours_of(public, &public.shops(), tile)
    }

    fn tours_of(&self, public: &Public, shops: &Shops, tile: Tile) -> Option<LeftOver> {
        let index = self.map().tiles().iter().position(|it| *it == tile)?;
        let mut events = Vec::new();
        let small_tour = self.by_seat(self.small_tour(shops, index, &mut events));
        let pair = public.parked.iter().any(|parked| parked.line == tile.line);
        let grand_tour = pair.then(|| {
            events.push(Event::GrandTour { line: tile.line });
            self.by_seat(self.grand_tour(shops, tile.line, &mut events))
        });
        Some(LeftOver { tile, small_tour, grand_tour, events })
    }

    /// What is to be expected of each tile of the round, if it is the one left over. With two tiles
    /// the other one is certain to be taken first.
    #[must_use]
    pub fn prospects(&self, public: &Public) -> Vec<Prospect> {
        let last = if public.tiles.len() == 2 { self.outlooks(public) } else { Vec::new() };
        let mut tiles = public.tiles.clone();
        tiles.dedup();
        let prospects = tiles.into_iter().filter_map(|tile| {
            let leaves = |it: &&Outlook| it.tours.as_ref().is_some_and(|it| it.tile == tile);
            let by: Vec<Outlook> = last.iter().filter(leaves).cloned().collect();
            let tours = match by.is_empty() {
                true => vec![self.left_over(public, tile)?],
                false => by.iter().filter_map(|it| it.tours.clone()).collect(),
            };
            Some(Prospect { tile, by, tours })
        });
        prospects.collect()
    }

    /// Whose shop is displaced if the player to act takes `tile`: nobody's, one owner's, or either
    /// of two owners' if the player can choose.
    #[must_use]
    pub fn displaces(&self, public: &Public, tile: Tile) -> Vec<Seat> {
        let (Some(seat), Some(stop)) = (public.to_act, self.map().find(tile.stop)) else {
            return Vec::new();
        };
        let shops = public.shops();
        if self.choices(&shops, seat) & stop.bit() != 0 {
            return shops.owners(stop).collect();
        }
        self.displaced(&shops, seat, stop, None).into_iter().collect()
    }

    /// What a grand tour or special trip of `line` would bring each seat, point by point.
    #[must_use]
    pub fn tour(&self, public: &Public, line: Line) -> (BySeat<u16>, Vec<Event>) {
        let mut events = Vec::new();
        let points = self.grand_tour(&public.shops(), line, &mut events);
        (self.by_seat(points), events)
    }

    fn by_seat(&self, points: Points) -> BySeat<u16> {
        BySeat::from_fn(self.seats(), |seat: Seat| points[seat])
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use table::{Chance as _, Edition as _, Options as _, Quick, Seed};

    use super::*;
    use crate::Edition;
    use crate::Options;

    #[test]
    fn what_a_tile_displaces_is_what_goes_when_it_is_taken() {
        for (seats, doubles) in [(2, "off"), (2, "on"), (4, "off"), (4, "on")] {
            let mut options = Options::default();
            options.set("doubles", doubles).unwrap();
            let rules = ParisParis::new(Arc::new(Edition::shipped()), options, seats).unwrap();
            let mut state = rules.start(&rules.deal(&mut Seed::from_text("goes").dice())).unwrap();
            let mut chance = Quick::new(3);
            let mut moves = Vec::new();
            while rules.to_act(&state).is_some() {
                let public = rules.public(&state);
                rules.legal(&state, &mut moves);
                for mv in &moves {
                    let mut events = Vec::new();
                    rules.play(&mut { state }, *mv, &mut events);
                    let gone = events.iter().find_map(|event| match event {
                        Event::Replaced { seat, .. } => Some(*seat),
                        Event::Bagged { owner, .. } | Event::Returned { owner, .. } => Some(*owner),
                        _ => None,
                    });
                    let said = rules.displaces(&public, mv.tile);
                    assert_eq!(said.len() == 2, mv.displaced.is_some(), "{mv}: {said:?}");
                    assert!(
                        gone.map_or(said.is_empty(), |it| said.contains(&it)),
                        "{mv}: {said:?}"
                    );
                }
                let mv = moves[chance.below(moves.len())];
                rules.play(&mut state, mv, &mut table::Quiet);
            }
        }
    }
}
