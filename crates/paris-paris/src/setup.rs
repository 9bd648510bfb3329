//! What chance decides, and the position before the first move.

use serde::{Deserialize, Serialize};
use table::{BadDeal, BySeat, Chance, Dice, Game as _, PerSeat, Seat};

use crate::action::{Line, Tile};
use crate::game::ParisParis;
use crate::map::TILES;
use crate::state::{NO_TILE, Shops, State, Tally};
use crate::step::Step;

/// What chance decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// Who holds the bus first.
    pub start: Seat,
    /// The secret trip of each seat, from seat 1.
    pub trips: Vec<Line>,
    /// The trip that is turned up for everybody, with two players.
    pub open: Option<Line>,
    /// The stacks in the order they are turned up.
    pub stacks: Stacks,
}

/// Stacks of equal size. Serialised as a list of lists.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Vec<Tile>>", into = "Vec<Vec<Tile>>")]
pub struct Stacks {
    size: usize,
    tiles: Vec<Tile>,
}

impl Stacks {
    /// Stacks of this size; the tiles must fill them.
    pub(crate) fn of(size: usize, tiles: Vec<Tile>) -> Self {
        Self { size, tiles }
    }

    /// The stacks, the first to be turned up first.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &[Tile]> {
        self.tiles.chunks_exact(self.size)
    }
}

impl From<Stacks> for Vec<Vec<Tile>> {
    fn from(stacks: Stacks) -> Self {
        stacks.iter().map(<[Tile]>::to_vec).collect()
    }
}

impl TryFrom<Vec<Vec<Tile>>> for Stacks {
    type Error = BadDeal;

    fn try_from(stacks: Vec<Vec<Tile>>) -> Result<Self, BadDeal> {
        let size = stacks.first().map_or(0, Vec::len);
        if size == 0 {
            return Err(BadDeal("stacks: there are none".to_owned()));
        }
        match stacks.iter().position(|stack| stack.len() != size) {
            None => Ok(Self { size, tiles: stacks.concat() }),
            Some(at) => Err(BadDeal(format!(
                "stack {}: {} tiles, but the first has {size}",
                at + 1,
                stacks[at].len()
            ))),
        }
    }
}

impl ParisParis {
    /// Draws the start seat, then shuffles the five trips (seat 1 has the first, and so on; with
    /// two players the third is turned up), then the 60 tiles in the order of [`crate::Map::tiles`].
    pub(crate) fn shuffle(&self, dice: &mut Dice) -> Deal {
        let start = self.options().start;
        let start = start.unwrap_or_else(|| Seat::new(dice.below(self.seats())));
        let mut trips = Line::ALL;
        dice.shuffle(&mut trips);
        let mut order: [u8; TILES] = std::array::from_fn(|tile| tile as u8);
        dice.shuffle(&mut order);
        let tiles = order.iter().map(|tile| self.map().tiles()[usize::from(*tile)]).collect();
        Deal {
            start,
            trips: trips[..self.seats()].to_vec(),
            open: (self.seats() == 2).then_some(trips[2]),
            stacks: Stacks { size: self.seats() + 1, tiles },
        }
    }

    pub(crate) fn set_up(&self, deal: &Deal) -> Result<State, BadDeal> {
        self.check_trips(deal)?;
        let order = self.check_stacks(deal)?;
        let mut trips = PerSeat::splat(Line::Black);
        trips.iter_mut().zip(&deal.trips).for_each(|(trip, dealt)| *trip = *dealt);
        let mut state = State {
            tiles: 0,
            shops: Shops::default(),
            tally: Tally::default(),
            bag: PerSeat::splat(0),
            parked: [NO_TILE; Line::ALL.len()],
            step: Step::Open { seat: deal.start },
            bus: deal.start,
            round: 0,
            trips,
            open: deal.open,
            order,
        };
        self.lay_out(&mut state);
        Ok(state)
    }

    fn check_trips(&self, deal: &Deal) -> Result<(), BadDeal> {
        let refuse = |why: &str| Err(BadDeal(why.to_owned()));
        if deal.start.index() >= self.seats() {
            return refuse("start: nobody sits there");
        }
        if self.options().start.is_some_and(|start| start != deal.start) {
            return refuse("start: somebody else begins at this table");
        }
        if deal.trips.len() != self.seats() {
            return refuse("trips: expected one for each seat");
        }
        if deal.open.is_some() != (self.seats() == 2) {
            return refuse("open: one trip is turned up with two players, none with more");
        }
        let mut drawn: Vec<_> = deal.trips.iter().chain(&deal.open).collect();
        drawn.sort_unstable();
        if drawn.windows(2).any(|two| two[0] == two[1]) {
            return refuse("trips: there is one marker for each line");
        }
        Ok(())
    }

    fn check_stacks(&self, deal: &Deal) -> Result<[u8; TILES], BadDeal> {
        let expected = (usize::from(self.rounds()), self.seats() + 1);
        let found = (deal.stacks.iter().len(), deal.stacks.size);
        if found != expected {
            let ((stacks, size), (right, right_size)) = (found, expected);
            return Err(BadDeal(format!(
                "stacks: {stacks} of {size} tiles, expected {right} of {right_size}"
            )));
        }
        let mut unused: u64 = (1 << TILES) - 1;
        let mut order = [0; TILES];
        for (place, tile) in order.iter_mut().zip(&deal.stacks.tiles) {
            let found = self.map().find_tile(unused, *tile);
            let index =
                found.ok_or_else(|| BadDeal(format!("stacks: there is no (other) tile {tile}")))?;
            unused &= !(1 << index);
            *place = index as u8;
        }
        Ok(order)
    }
}

/// The supply of a seat, if there are not more shops elsewhere than it has.
pub(crate) fn supplies_left(
    game: &ParisParis,
    shops: &Shops,
    bag: &PerSeat<u8>,
    seat: Seat,
) -> Option<u8> {
    let left = game.edition().shops().checked_sub(shops.total(seat))?;
    left.checked_sub(bag[seat])
}

/// The supply of each seat: what is neither on the map nor in the bag.
pub(crate) fn supplies(game: &ParisParis, state: &State) -> BySeat<u8> {
    BySeat::from_fn(game.seats(), |seat| {
        game.edition().shops() - state.shops.total(seat) - state.in_bag(seat)
    })
}
