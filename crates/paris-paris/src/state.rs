//! A position: plain data that is copied rather than undone.

use table::{PerSeat, Seat};

use crate::action::Line;
use crate::map::{Stop, TILES};
use crate::step::Step;

/// The shops on the map, as bits.
///
/// Each seat has one number: bit `n` says that it has a shop at stop `n`, bit `32 + n` that it has
/// a second one there. It does not matter which of a crossing's two places a shop is on, and this
/// is not stored, so equal boards are equal numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shops(PerSeat<u64>);

/// Both bits of every stop of a set.
#[inline]
pub(crate) const fn wide(stops: u32) -> u64 {
    stops as u64 | (stops as u64) << 32
}

impl Shops {
    /// How many shops a seat has at a stop.
    #[inline]
    #[must_use]
    pub fn of(&self, seat: Seat, stop: Stop) -> u8 {
        (self.0[seat] & wide(stop.bit())).count_ones() as u8
    }

    /// How many shops stand at a stop.
    #[must_use]
    pub fn at(&self, stop: Stop) -> u8 {
        Seat::ALL.into_iter().map(|seat| self.of(seat, stop)).sum()
    }

    /// How many shops a seat has on the map.
    #[inline]
    #[must_use]
    pub fn total(&self, seat: Seat) -> u8 {
        self.0[seat].count_ones() as u8
    }

    /// The owners of the shops at a stop, in seat order; an owner of two comes twice.
    pub fn owners(&self, stop: Stop) -> impl Iterator<Item = Seat> {
        Seat::ALL
            .into_iter()
            .flat_map(move |seat| std::iter::repeat_n(seat, usize::from(self.of(seat, stop))))
    }

    #[inline]
    pub(crate) const fn bits(&self) -> &PerSeat<u64> {
        &self.0
    }

    /// The stops with a shop of this seat.
    #[inline]
    #[must_use]
    pub fn stops_of(&self, seat: Seat) -> u32 {
        self.0[seat] as u32
    }

    /// The stops with a shop.
    #[inline]
    pub(crate) fn occupied(&self) -> u32 {
        self.0.iter().fold(0, |set, shops| set | *shops as u32)
    }

    /// The stops with shops of two owners.
    #[inline]
    pub(crate) fn shared(&self) -> u32 {
        let (mut one, mut two) = (0, 0);
        for &shops in &self.0 {
            two |= one & shops as u32;
            one |= shops as u32;
        }
        two
    }

    /// The first owner of a shop at a stop that has one.
    #[inline]
    pub(crate) fn first_owner(&self, stop: Stop) -> Seat {
        let owner = Seat::ALL.into_iter().find(|seat| self.stops_of(*seat) & stop.bit() != 0);
        owner.expect("there is a shop")
    }

    /// The owners of the shops at a stop that two players share, in seat order.
    #[inline]
    pub(crate) fn two_owners(&self, stop: Stop) -> [Seat; 2] {
        let last = Seat::ALL.into_iter().rfind(|seat| self.stops_of(*seat) & stop.bit() != 0);
        [self.first_owner(stop), last.expect("there is a shop")]
    }

    /// The stops with two shops of one owner.
    #[inline]
    pub(crate) fn doubled(&self) -> u32 {
        self.0.iter().fold(0, |set, shops| set | (*shops >> 32) as u32)
    }

    #[inline]
    pub(crate) fn add(&mut self, seat: Seat, stop: Stop) {
        let bit = u64::from(stop.bit());
        let shops = &mut self.0[seat];
        *shops |= if *shops & bit == 0 { bit } else { bit << 32 };
    }

    #[inline]
    pub(crate) fn remove(&mut self, seat: Seat, stop: Stop) {
        let bit = u64::from(stop.bit());
        let shops = &mut self.0[seat];
        *shops &= if *shops & bit << 32 == 0 { !bit } else { !(bit << 32) };
    }
}

/// Points by seat.
pub(crate) type Points = PerSeat<u16>;

/// The points so far by where they came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) small: Points,
    pub(crate) grand: Points,
    pub(crate) trips: Points,
    pub(crate) bag: Points,
}

impl Tally {
    pub(crate) fn total(&self, seat: Seat) -> u16 {
        self.small[seat] + self.grand[seat] + self.trips[seat] + self.bag[seat]
    }
}

/// No tile on a parking space.
pub(crate) const NO_TILE: u8 = u8::MAX;

/// A position, secrets included.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct State {
    /// The tiles of the round that are not taken yet, as bits of their indices.
    pub(crate) tiles: u64,
    pub(crate) shops: Shops,
    pub(crate) tally: Tally,
    /// The shops of each seat in the bag.
    pub(crate) bag: PerSeat<u8>,
    /// The tile on the parking space of each line.
    pub(crate) parked: [u8; Line::ALL.len()],
    pub(crate) step: Step,
    /// Who began the round.
    pub(crate) bus: Seat,
    /// The number of the round, from 0; the number of rounds when the game is over.
    pub(crate) round: u8,
    /// The secret trip of each seat.
    pub(crate) trips: PerSeat<Line>,
    /// The trip that is open to everybody.
    pub(crate) open: Option<Line>,
    /// The indices of all tiles, stack after stack.
    pub(crate) order: [u8; TILES],
}

impl State {
    /// The shops on the map.
    #[must_use]
    pub fn shops(&self) -> &Shops {
        &self.shops
    }

    /// The step the game is in.
    #[must_use]
    pub fn step(&self) -> Step {
        self.step
    }

    /// Who holds the bus.
    #[must_use]
    pub fn bus(&self) -> Seat {
        self.bus
    }

    /// The number of the round, from 0; the number of rounds when the game is over.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The secret trip of a seat.
    #[must_use]
    pub fn trip(&self, seat: Seat) -> Line {
        self.trips[seat]
    }

    /// The trip that is open to everybody, with two players.
    #[must_use]
    pub fn open_trip(&self) -> Option<Line> {
        self.open
    }

    /// The shops of a seat in the bag.
    #[must_use]
    pub fn in_bag(&self, seat: Seat) -> u8 {
        self.bag[seat]
    }

    /// The tiles of the round that are not taken yet, as bits of their indices.
    #[must_use]
    pub fn round_tiles(&self) -> u64 {
        self.tiles
    }

    /// The indices of the tiles not turned up yet at a table of `seats`. Everybody knows which they
    /// are; nobody knows their order.
    #[must_use]
    pub fn face_down(&self, seats: usize) -> &[u8] {
        let seen = (usize::from(self.round) + 1) * (seats + 1);
        self.order.get(seen..).unwrap_or_default()
    }

    /// Whether a tile of this line is parked.
    #[must_use]
    pub fn is_parked(&self, line: Line) -> bool {
        self.parked[line.index()] != NO_TILE
    }
}
