//! A position.

use table::{PerSeat, Seat};

use crate::LANTERNS;
use crate::action::Lantern;

/// A position: who holds what, what hangs where, and how many have been hung.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The lanterns of each seat as bits.
    pub(crate) hands: PerSeat<u16>,
    /// What hangs at each post, and whose it is.
    pub(crate) posts: [Option<(Lantern, Seat)>; LANTERNS],
    /// How many have been hung.
    pub(crate) hung: u8,
}

impl State {
    /// What a seat holds, dark ones first.
    pub(crate) fn hand(&self, seat: Seat) -> impl Iterator<Item = Lantern> {
        table::bits(self.hands[seat]).map(Lantern::new)
    }

    /// Whether a seat holds a lantern.
    pub(crate) fn holds(&self, seat: Seat, lantern: Lantern) -> bool {
        self.hands[seat] & 1 << lantern.index() != 0
    }
}
