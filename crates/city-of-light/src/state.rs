//! A position: plain `Copy` data, secrets included.

use table::{PerSeat, Seat};

use crate::board::{Rotation, Spaces, Square};
use crate::piece::{Building, Facing, Postcard, Set, Tile};
use crate::step::Step;

/// A position. Seat 1 plays orange, seat 2 blue.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct State {
    /// Spaces of each seat's colour.
    pub(crate) colour: PerSeat<Spaces, 2>,
    /// Spaces of both colours.
    pub(crate) mixed: Spaces,
    /// Printed streetlight spaces.
    pub(crate) lamps: Spaces,
    /// Spaces a piece stands on.
    pub(crate) taken: Spaces,
    /// What each building on the board covers, its annex included (ruling C11).
    pub(crate) cells: [Spaces; Building::ALL.len()],
    /// The special pieces; 0 while they are not on the board.
    pub(crate) pieces: Pieces,
    pub(crate) players: PerSeat<Player, 2>,
    /// Squares without a tile.
    pub(crate) empty: u16,
    pub(crate) supply: Set<Building>,
    /// Postcards in play that nobody has used.
    pub(crate) cards: Set<Postcard>,
    /// What lies on each square.
    pub(crate) laid: [Laid; Square::COUNT],
    pub(crate) step: Step,
    /// Turns played.
    pub(crate) turns: u8,
}

/// Where the special pieces stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Hash)]
pub(crate) struct Pieces {
    pub(crate) painter: Spaces,
    pub(crate) dancer: Spaces,
    pub(crate) lampadaire: Spaces,
    pub(crate) large_lamp: Spaces,
    pub(crate) statue: Spaces,
    pub(crate) fountain: Spaces,
    pub(crate) annex: Spaces,
    /// Where the statue looks; meaningless unless the statue is on the board.
    pub(crate) facing: Option<Facing>,
}

/// What one player has.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub(crate) struct Player {
    /// Spaces covered by this player's buildings.
    pub(crate) houses: Spaces,
    /// The tiles not drawn yet.
    pub(crate) stack: Stack,
    /// The held tiles.
    pub(crate) hand: Set<Tile>,
    pub(crate) reserve: Set<Building>,
    /// Buildings on the board with this player's chimney.
    pub(crate) built: Set<Building>,
    /// Postcards with this player's token.
    pub(crate) used: Set<Postcard>,
    /// Those of them whose action has been carried out.
    pub(crate) done: Set<Postcard>,
    pub(crate) chimneys: u8,
    pub(crate) tokens: u8,
    /// Whether the player may cover a streetlight once.
    pub(crate) metropolitain: bool,
    /// Whether the player may cover a space of the opponent once.
    pub(crate) chartier: bool,
}

/// What lies on a square, packed into a byte: nothing is 0, a tile is 1 + (seat, tile, turn).
#[derive(Clone, Copy, Debug, Default, PartialEq, Hash)]
pub(crate) struct Laid(u8);

/// Face-down tiles in drawing order: four bits each, the next one lowest, 0 when empty. Drawn
/// tiles leave no trace, so positions that differ only in their past are equal.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub(crate) struct Stack(u32);

impl Laid {
    #[inline]
    pub(crate) fn new(seat: Seat, tile: Tile, turn: Rotation) -> Self {
        Self(1 + ((seat.index() as u8) << 5 | (tile.number() - 1) << 2 | turn.index() as u8))
    }

    pub(crate) const fn get(self) -> Option<(Seat, Tile, Rotation)> {
        let Some(code) = self.0.checked_sub(1) else { return None };
        let tile = Tile::ALL[(code >> 2 & 7) as usize];
        Some((Seat::new((code >> 5) as usize), tile, Rotation::ALL[(code & 3) as usize]))
    }
}

impl Stack {
    pub(crate) fn new(tiles: &[Tile]) -> Self {
        Self(tiles.iter().rev().fold(0, |stack, tile| stack << 4 | u32::from(tile.number())))
    }

    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Tile> {
        let number = self.0 & 15;
        self.0 >>= 4;
        (number > 0).then(|| Tile::ALL[(number as usize - 1) & 7])
    }
}

impl Iterator for Stack {
    type Item = Tile;

    fn next(&mut self) -> Option<Tile> {
        self.draw()
    }
}

impl State {
    /// The phase, and who is to act.
    #[must_use]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// Spaces of a seat's colour.
    #[inline]
    #[must_use]
    pub fn colour(&self, seat: Seat) -> Spaces {
        self.colour[seat]
    }

    /// Spaces of both colours.
    #[inline]
    #[must_use]
    pub const fn mixed(&self) -> Spaces {
        self.mixed
    }

    /// Spaces with a tile and no piece. Printed streetlights are free too.
    #[inline]
    #[must_use]
    pub const fn free(&self) -> Spaces {
        let [orange, blue] = *self.colour.as_array();
        (orange | blue | self.mixed | self.lamps) & !self.taken
    }

    /// Streetlights that light their four neighbours: printed ones that nothing covers, and the
    /// tile of the Lampadaire (ruling C4). The large one stands on a printed one and is treated
    /// separately.
    #[inline]
    #[must_use]
    pub const fn small_lamps(&self) -> Spaces {
        (self.lamps & !self.taken) | self.pieces.lampadaire
    }

    /// Spaces covered by a seat's buildings.
    #[inline]
    #[must_use]
    pub fn houses_of(&self, seat: Seat) -> Spaces {
        self.player(seat).houses
    }

    /// What a building covers, its annex included; 0 while it is not on the board.
    #[inline]
    #[must_use]
    pub fn cells(&self, building: Building) -> Spaces {
        self.cells[building.index()]
    }

    /// The buildings in the supply.
    #[inline]
    #[must_use]
    pub const fn supply(&self) -> Set<Building> {
        self.supply
    }

    /// The buildings a seat has taken and not placed.
    #[inline]
    #[must_use]
    pub fn reserve(&self, seat: Seat) -> Set<Building> {
        self.player(seat).reserve
    }

    /// The buildings on the board with a seat's chimney.
    #[inline]
    #[must_use]
    pub fn built(&self, seat: Seat) -> Set<Building> {
        self.player(seat).built
    }

    /// The tiles a seat holds.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Set<Tile> {
        self.player(seat).hand
    }

    /// The postcards in play that nobody has used.
    #[inline]
    #[must_use]
    pub const fn cards(&self) -> Set<Postcard> {
        self.cards
    }

    /// The action tokens a seat has left.
    #[inline]
    #[must_use]
    pub fn tokens(&self, seat: Seat) -> u8 {
        self.player(seat).tokens
    }

    /// The chimneys a seat has left.
    #[inline]
    #[must_use]
    pub fn chimneys(&self, seat: Seat) -> u8 {
        self.player(seat).chimneys
    }

    /// Whether unbuilt buildings cost a seat nothing (Sacré-Coeur).
    #[inline]
    #[must_use]
    pub fn is_forgiven(&self, seat: Seat) -> bool {
        self.player(seat).done.contains(Postcard::SacreCoeur)
    }

    /// The squares without a tile.
    #[inline]
    #[must_use]
    pub const fn empty_squares(&self) -> u32 {
        self.empty.count_ones()
    }

    /// Whether a seat may still cover one streetlight (Metropolitain).
    #[inline]
    #[must_use]
    pub fn may_cover_lamp(&self, seat: Seat) -> bool {
        self.player(seat).metropolitain
    }

    /// Whether a seat may still cover one space of the opponent (Chartier).
    #[inline]
    #[must_use]
    pub fn may_cover_opponent(&self, seat: Seat) -> bool {
        self.player(seat).chartier
    }

    /// What a seat has.
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// What a seat has, mutably.
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    /// Spaces covered by buildings of either player.
    #[inline]
    pub(crate) fn houses(&self) -> Spaces {
        let [orange, blue] = self.players.as_array();
        orange.houses | blue.houses
    }

    /// Who used a postcard.
    pub(crate) fn user(&self, card: Postcard) -> Option<Seat> {
        Seat::first(2).find(|seat| self.player(*seat).used.contains(card))
    }

    /// Who carried out a postcard's action.
    #[inline]
    pub(crate) fn doer(&self, card: Postcard) -> Option<Seat> {
        Seat::first(2).find(|seat| self.player(*seat).done.contains(card))
    }
}

/// The other of the two seats.
#[inline]
pub(crate) fn other(seat: Seat) -> Seat {
    Seat::new(1 - (seat.index() & 1))
}
