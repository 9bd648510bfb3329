//! Free steps: buying, selling, using bonus tiles and end-game tiles.

use table::{Seat, bits};

use super::Sink;
use crate::Paris;
use crate::action::Move;
use crate::edition::Effect;
use crate::piece::{Bonus, Kind, Source};
use crate::state::{Player, State};
use crate::tables::Tables;

/// The tiles that are used only as tokens (2, 3, 4, 8, 10, 19, 21), with a key (9, 16) or at the
/// end (27).
const NOT_USED_BY_THEMSELVES: u32 = {
    let tiles = [2, 3, 4, 8, 9, 10, 16, 19, 21, 27];
    let mut set = 0;
    let mut at = 0;
    while at < tiles.len() {
        set |= Bonus::new(tiles[at]).bit();
        at += 1;
    }
    set
};

impl Paris {
    /// Every free step open to the player to act.
    pub(crate) fn free_steps(&self, state: &State, moves: &mut impl Sink) {
        let player = state.player();
        for kind in Kind::RESOURCES {
            let at = kind.index();
            if state.supply[at] > 0 && player.francs >= u16::from(self.edition.buy[at]) {
                moves.add(Move::Purchase(kind));
            }
        }
        self.sales(player, moves);
        for number in bits(player.unused & !NOT_USED_BY_THEMSELVES) {
            self.uses(state, player, Bonus::new(number as u8), moves);
        }
        for tile in bits(player.end_tiles & self.tables.end_gifts) {
            if player.end_tiles & self.tables.end_same[tile] == 0 {
                moves.add(Move::UseEnd(self.edition.end_tiles[tile]));
            }
        }
    }

    fn sales(&self, player: &Player, moves: &mut impl Sink) {
        for kind in Kind::ALL {
            if player.tokens[kind.index()] > 0 {
                moves.add(Move::Sell { kind, source: Source::Token });
            }
            if let Some(tile) = self.tables.tile_of(kind)
                && player.has(tile)
            {
                moves.add(Move::Sell { kind, source: Source::Tile(tile) });
            }
            if player.end_tiles & self.tables.end_of[kind.index()] != 0 {
                moves.add(Move::Sell { kind, source: Source::EndTile });
            }
        }
        // K33: a joker tile is sold as the kind with the best price.
        for resource in [true, false] {
            for tile in Tables::jokers(resource) {
                if player.worth(tile) > 0 {
                    let kind = self.tables.best(resource);
                    moves.add(Move::Sell { kind, source: Source::Tile(tile) });
                }
            }
        }
    }

    /// The ways to use one bonus tile. None if it would have no effect (K20).
    fn uses(&self, state: &State, player: &Player, bonus: Bonus, moves: &mut impl Sink) {
        match self.tables.effects[bonus.index()] {
            Effect::Flat { .. } => moves.add(Move::Use(bonus)),
            Effect::Key { price } => {
                if player.reserve > 0 && player.francs >= u16::from(price) {
                    moves.add(Move::Use(bonus));
                }
            }
            Effect::PerBuilding { .. }
            | Effect::PerUnused(_)
            | Effect::PerLandmark(_)
            | Effect::Types(_) => {
                if self.worth_now(state, player, bonus) > 0 {
                    moves.add(Move::Use(bonus));
                }
            }
            Effect::PrestigePairs(_) => pairs(player, true, moves),
            Effect::ResourcePairs(_) => pairs(player, false, moves),
            // K22: space 30 only closes the way forward; tiles 17 and 25 still work.
            Effect::TakeAny => {
                for number in bits(state.on_track & !player.taken) {
                    moves.add(Move::TakeAny(Bonus::new(number as u8)));
                }
            }
            Effect::Back => {
                // K5: only spaces with a tile are steps; K30: the meeple cannot stop at every one
                // of them.
                let behind = (1..usize::from(player.meeple)).rev();
                let steps = behind
                    .map(|space| Bonus::new(state.track[space]))
                    .filter(|tile| state.on_track & tile.bit() != 0)
                    .take(5);
                for tile in steps {
                    if player.taken & tile.bit() == 0 {
                        moves.add(Move::Back(tile));
                    }
                }
            }
            Effect::Resource(_)
            | Effect::AnyPrestige(_)
            | Effect::AnyResource(_)
            | Effect::BesideOwn
            | Effect::BesideOther
            | Effect::FrancsAtEnd => {}
        }
    }

    /// The VP that a bonus tile would give a seat if the seat had it and used it now.
    #[must_use]
    pub fn bonus_worth(&self, state: &State, seat: Seat, bonus: Bonus) -> u16 {
        self.worth_now(state, &state.players[seat], bonus)
    }

    /// How many different types are under a seat's keys; all landmarks count as one.
    #[must_use]
    pub fn types_under(&self, state: &State, seat: Seat) -> usize {
        self.types_of(state, &state.players[seat])
    }

    /// The VP that a bonus tile would give its owner now, for tiles that count something.
    pub(crate) fn worth_now(&self, state: &State, player: &Player, bonus: Bonus) -> u16 {
        match self.tables.effects[bonus.index()] {
            Effect::Flat { vp, .. } => u16::from(vp),
            Effect::PerBuilding { value, vp } => {
                let count = player.count(self.tables.of_value[value.index()]);
                count as u16 * u16::from(vp)
            }
            Effect::PerUnused(vp) => {
                let others = (player.unused & !bonus.bit()).count_ones();
                others as u16 * u16::from(vp[self.seats - 2])
            }
            Effect::PerLandmark(vp) => {
                let count = player.count(crate::place::ALL_LANDMARKS);
                count as u16 * u16::from(vp)
            }
            Effect::Types(vp) => match self.types_of(state, player) {
                types @ 4..=7 => u16::from(vp[types - 4]),
                _ => 0,
            },
            Effect::PrestigePairs(vp) | Effect::ResourcePairs(vp) => u16::from(vp[self.seats - 2]),
            _ => 0,
        }
    }

    /// How many different types are under a player's keys; all landmarks count as one (tile 30).
    pub(crate) fn types_of(&self, state: &State, player: &Player) -> usize {
        let buildings =
            state.of_type.iter().filter(|places| **places & player.keys[0] != 0).count();
        buildings + usize::from(player.keys[0] & crate::place::ALL_LANDMARKS != 0)
    }
}

/// Any number of pairs of real tokens (K6), at least one.
fn pairs(player: &Player, prestige: bool, moves: &mut impl Sink) {
    let first = if prestige { 3 } else { 0 };
    let most: [u8; 3] = std::array::from_fn(|at| player.tokens[first + at] / 2);
    for a in 0..=most[0] {
        for b in 0..=most[1] {
            for c in 0..=most[2] {
                if a + b + c > 0 {
                    moves.add(Move::Pairs { prestige, pairs: [a, b, c] });
                }
            }
        }
    }
}
