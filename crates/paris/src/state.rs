//! A position: plain data, sets as bits, no heap.

use table::{PerSeat, Seat};

use crate::piece::{Bonus, District, EndTile, Kind, Type};
use crate::place::{BUILDINGS, Place, Stand};
use crate::step::{Ending, Step};
use crate::tables::Tables;

/// How many end-game tiles there are.
pub(crate) const END_TILES: usize = 12;
/// No VP tile on a district; an end-game tile that nobody has used.
pub(crate) const NONE: u8 = u8::MAX;

/// A position, secrets included.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct State {
    pub(crate) players: PerSeat<Player>,
    /// The building spaces that have a building.
    pub(crate) built: u64,
    /// The building spaces by the type of their building.
    pub(crate) of_type: [u64; Type::COUNT],
    /// The drawn buildings that fitted no district (K31).
    pub(crate) homeless: u64,
    /// The building spaces whose token is still there.
    pub(crate) token_there: u64,
    /// The bonus numbers still on the track, as bits.
    pub(crate) on_track: u32,
    /// The token beside each building space.
    pub(crate) beside: [Kind; BUILDINGS],
    /// The buildings of the stacks, one stack after another, each with its top last, followed by
    /// the removed ones. Undrawn buildings are secret, except for the backs of the tops.
    pub(crate) buildings: [u8; BUILDINGS],
    /// How many buildings each stack has left.
    pub(crate) stack_left: [u8; 3],
    /// The landmarks of each district, as bits by rank.
    pub(crate) landmarks: [u8; 6],
    /// The wood, marble and gold in the general supply.
    pub(crate) supply: [u8; 3],
    /// The number printed on the tiles of each space of the track, from space 1; 0 is not used.
    pub(crate) track: [u8; Bonus::COUNT + 1],
    /// The space of each number.
    pub(crate) space: [u8; Bonus::COUNT + 1],
    /// How many tiles of each number lie on the track.
    pub(crate) copies: [u8; Bonus::COUNT + 1],
    /// The VP tile of each district, or [`NONE`].
    pub(crate) vp_tile: [u8; 6],
    /// The VP tiles not yet placed, as bits.
    pub(crate) vp_left: u8,
    pub(crate) end: EndTiles,
    pub(crate) start: Seat,
    pub(crate) seat: Seat,
    pub(crate) turn: u16,
    pub(crate) ending: Ending,
    pub(crate) step: Step,
}

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Player {
    /// The places with at least one, two and three keys of the player (tiles 9 and 16, K10).
    pub(crate) keys: [u64; 3],
    /// The bonus numbers ever taken, as bits.
    pub(crate) taken: u32,
    /// The bonus tiles taken and not used.
    pub(crate) unused: u32,
    /// Tiles 19 and 21 of which one half is spent (K21).
    pub(crate) half: u32,
    pub(crate) francs: u16,
    pub(crate) vp: u16,
    /// The end-game tiles held.
    pub(crate) end_tiles: u16,
    /// When this player saw which end-game tiles were left: bit `n` if that was after `n` of them
    /// had been taken.
    pub(crate) saw: u16,
    pub(crate) tokens: [u8; 6],
    /// The player's keys on banks and the Arc, as bits.
    pub(crate) stands: u8,
    pub(crate) hand: u8,
    pub(crate) reserve: u8,
    /// The space of the meeple; 0 before the track.
    pub(crate) meeple: u8,
    pub(crate) retired: bool,
    pub(crate) ledger: Ledger,
}

/// Where a player's VP come from. A bonus tile is used once, and the check of an edition makes sure
/// that what it gives fits into a byte.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Ledger {
    pub(crate) eights: u16,
    pub(crate) prestige: u16,
    pub(crate) end_tiles: u16,
    pub(crate) bonus: [u8; Bonus::COUNT + 1],
}

/// The end-game tiles: what is left, and who took what when.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct EndTiles {
    /// What is left, as bits.
    pub(crate) left: u16,
    /// How many were taken.
    pub(crate) count: u8,
    /// The tiles in the order in which they were taken.
    pub(crate) takes: [u8; END_TILES],
    /// Who took them.
    pub(crate) takers: [u8; END_TILES],
    /// For each tile how many had been taken when it was used, or [`NONE`].
    pub(crate) used_at: [u8; END_TILES],
}

impl EndTiles {
    pub(crate) const fn new() -> Self {
        Self {
            left: (1 << END_TILES) - 1,
            count: 0,
            takes: [NONE; END_TILES],
            takers: [NONE; END_TILES],
            used_at: [NONE; END_TILES],
        }
    }
}

impl Player {
    /// How many keys of the player are on these places.
    #[inline]
    pub(crate) fn count(&self, places: u64) -> u32 {
        self.keys.iter().map(|keys| (keys & places).count_ones()).sum()
    }

    #[inline]
    pub(crate) fn add_key(&mut self, place: Place) {
        let level = self.keys.iter().position(|keys| keys & place.bit() == 0);
        self.keys[level.expect("tiles 9 and 16 bring at most three keys to a place")] |=
            place.bit();
    }

    #[inline]
    pub(crate) fn remove_key(&mut self, place: Place) {
        let level = self.keys.iter().rposition(|keys| keys & place.bit() != 0);
        self.keys[level.expect("the player has a key there")] &= !place.bit();
    }

    #[inline]
    pub(crate) const fn has(&self, bonus: Bonus) -> bool {
        self.unused & bonus.bit() != 0
    }

    /// As how many tokens a bonus tile still counts.
    #[inline]
    pub(crate) const fn worth(&self, bonus: Bonus) -> u8 {
        let double = matches!(bonus.number(), 19 | 21);
        match (self.has(bonus), double) {
            (true, true) => 2,
            (true, false) => 1,
            (false, _) => (self.half & bonus.bit() != 0) as u8,
        }
    }

    /// How many units of any resource, or any prestige, the joker tiles give.
    #[inline]
    pub(crate) const fn jokers(&self, resource: bool) -> u8 {
        let [single, double] = Tables::jokers(resource);
        self.worth(single) + self.worth(double)
    }

    /// How many units of a kind there are without joker tiles.
    #[inline]
    pub(crate) fn plain(&self, tables: &Tables, kind: Kind) -> u8 {
        let tile = match tables.tile_of(kind) {
            Some(tile) => self.has(tile) as u8,
            None => 0,
        };
        let end = (self.end_tiles & tables.end_of[kind.index()]).count_ones() as u8;
        self.tokens[kind.index()] + tile + end
    }
}

/// What search and drawing may query about a position.
impl State {
    /// The step of the turn.
    #[inline]
    #[must_use]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// Who acts, or acted last when the game is over.
    #[inline]
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How near the end is.
    #[inline]
    #[must_use]
    pub const fn ending(&self) -> Ending {
        self.ending
    }

    /// The francs of a player.
    #[inline]
    #[must_use]
    pub fn francs(&self, seat: Seat) -> u16 {
        self.players[seat].francs
    }

    /// The VP of a player on the track, without those that come only at the end.
    #[inline]
    #[must_use]
    pub fn vp(&self, seat: Seat) -> u16 {
        self.players[seat].vp
    }

    /// The keys a player has in hand.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> u8 {
        self.players[seat].hand
    }

    /// The keys a player has in reserve.
    #[inline]
    #[must_use]
    pub fn reserve(&self, seat: Seat) -> u8 {
        self.players[seat].reserve
    }

    /// The tokens of a player, by kind.
    #[inline]
    #[must_use]
    pub fn tokens(&self, seat: Seat) -> [u8; 6] {
        self.players[seat].tokens
    }

    /// The bonus tiles a player has not used, as bits by number.
    #[inline]
    #[must_use]
    pub fn unused(&self, seat: Seat) -> u32 {
        self.players[seat].unused
    }

    /// The bonus numbers a player has ever taken, as bits.
    #[inline]
    #[must_use]
    pub fn taken(&self, seat: Seat) -> u32 {
        self.players[seat].taken
    }

    /// The space of a player's meeple; 0 before the track.
    #[inline]
    #[must_use]
    pub fn meeple(&self, seat: Seat) -> u8 {
        self.players[seat].meeple
    }

    /// The places with at least one, two and three keys of a player, as bits.
    #[inline]
    #[must_use]
    pub fn keys(&self, seat: Seat) -> [u64; 3] {
        self.players[seat].keys
    }

    /// The banks and the Arc with a key of a player, as bits of [`Stand::bit`].
    #[inline]
    #[must_use]
    pub fn stands(&self, seat: Seat) -> u8 {
        self.players[seat].stands
    }

    /// Whether a player has a key on a bank or the Arc.
    #[inline]
    #[must_use]
    pub fn stands_on(&self, seat: Seat, stand: Stand) -> bool {
        self.players[seat].stands & stand.bit() != 0
    }

    /// How many end-game tiles a player holds unused.
    #[inline]
    #[must_use]
    pub fn end_tiles_held(&self, seat: Seat) -> u32 {
        self.players[seat].end_tiles.count_ones()
    }

    /// The bonus numbers still on the track, as bits.
    #[inline]
    #[must_use]
    pub const fn on_track(&self) -> u32 {
        self.on_track
    }

    /// The space of the track that a bonus number lies on.
    #[inline]
    #[must_use]
    pub const fn space_of(&self, bonus: Bonus) -> u8 {
        self.space[bonus.index()]
    }

    /// How many tiles of a bonus number still lie on the track.
    #[inline]
    #[must_use]
    pub const fn copies(&self, bonus: Bonus) -> u8 {
        self.copies[bonus.index()]
    }

    /// How many tiles of each bonus number still lie on the track, by number.
    #[inline]
    #[must_use]
    pub const fn all_copies(&self) -> [u8; Bonus::COUNT + 1] {
        self.copies
    }

    /// The wood, marble and gold in the general supply.
    #[inline]
    #[must_use]
    pub const fn supply(&self) -> [u8; 3] {
        self.supply
    }

    /// Who began the game, and begins every round.
    #[inline]
    #[must_use]
    pub const fn start(&self) -> Seat {
        self.start
    }

    /// The end-game tiles a player holds unused, as bits by their place in the edition.
    #[inline]
    #[must_use]
    pub fn end_tiles(&self, seat: Seat) -> u16 {
        self.players[seat].end_tiles
    }

    /// Whether a player has retired.
    #[inline]
    #[must_use]
    pub fn retired(&self, seat: Seat) -> bool {
        self.players[seat].retired
    }

    /// The places with a key of anybody, as bits.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> u64 {
        self.players.iter().fold(0, |all, player| all | player.keys[0])
    }

    /// The building spaces that have a building, as bits.
    #[inline]
    #[must_use]
    pub const fn built(&self) -> u64 {
        self.built
    }

    /// How many keys stand on buildings and landmarks of a district (K10).
    #[inline]
    #[must_use]
    pub fn keys_in(&self, district: District) -> u32 {
        let places = self.places_of(district);
        self.players.iter().map(|player| player.count(places)).sum()
    }

    /// The building spaces and the landmarks of a district, as bits.
    #[inline]
    #[must_use]
    pub const fn places_of(&self, district: District) -> u64 {
        crate::place::district_buildings(district)
            | (self.landmarks[district.index()] as u64) << BUILDINGS
    }

    /// Whether all stacks are empty.
    #[inline]
    #[must_use]
    pub const fn stacks_empty(&self) -> bool {
        self.stack_left[0] == 0 && self.stack_left[1] == 0 && self.stack_left[2] == 0
    }

    /// How many buildings are still to be drawn.
    #[must_use]
    pub fn buildings_left(&self) -> u8 {
        self.stack_left.iter().sum()
    }

    /// How many end-game tiles are left.
    #[inline]
    #[must_use]
    pub const fn end_tiles_left(&self) -> u8 {
        END_TILES as u8 - self.end.count
    }

    /// The end-game tiles that the player to act looks through and can choose from, as bits by
    /// their position in the edition; none in any other step, when nobody sees them.
    #[inline]
    #[must_use]
    pub fn end_tiles_to_choose(&self) -> u16 {
        if self.step == Step::EndTile { self.end.left } else { 0 }
    }

    /// The VP tile of a district by its place in the edition.
    #[inline]
    #[must_use]
    pub const fn vp_tile(&self, district: District) -> Option<usize> {
        match self.vp_tile[district.index()] {
            NONE => None,
            tile => Some(tile as usize),
        }
    }

    /// The landmarks that nobody has added to a district yet, as bits by rank.
    #[inline]
    #[must_use]
    pub fn landmarks_left(&self) -> u8 {
        !self.landmarks.iter().fold(0, |all, district| all | district)
    }

    /// The district of a landmark on the board.
    pub(crate) fn district_of(&self, rank: usize) -> Option<District> {
        District::ALL.into_iter().find(|it| self.landmarks[it.index()] & (1 << rank) != 0)
    }

    #[inline]
    pub(crate) fn player(&self) -> &Player {
        &self.players[self.seat]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self) -> &mut Player {
        &mut self.players[self.seat]
    }

    /// The first of the end-game tiles in a set that is of this sort.
    pub(crate) fn find_end_tile(set: u16, tiles: &[EndTile], tile: EndTile) -> Option<usize> {
        (0..END_TILES).find(|&at| set & (1 << at) != 0 && tiles[at] == tile)
    }
}
