//! The choices after a purchase: payment, prestige, bonus tile, VP tile.

use super::{Count, Sink};
use table::bits;

use crate::Paris;
use crate::action::Move;
use crate::legal::key::can_pay;
use crate::piece::{Bonus, District, Kind, Source};
use crate::state::{NONE, State};
use crate::tables::Tables;

impl Paris {
    /// What could pay for the next unit and still leave enough for the rest (K19).
    pub(crate) fn payments(&self, state: &State, owed: [u8; 3], moves: &mut impl Sink) {
        let player = state.player();
        let Some(kind) = Kind::RESOURCES.into_iter().find(|kind| owed[kind.index()] > 0) else {
            return;
        };
        let have = Kind::RESOURCES.map(|kind| player.plain(&self.tables, kind));
        let jokers = player.jokers(true);
        let mut rest = owed;
        rest[kind.index()] -= 1;
        self.sources(state, kind, |source| {
            let joker =
                matches!(source, Source::Tile(tile) if self.tables.tile_of(kind) != Some(tile));
            let mut have = have;
            let mut jokers = jokers;
            if joker {
                jokers -= 1;
            } else {
                have[kind.index()] -= 1;
            }
            if can_pay(have, jokers, rest) {
                moves.add(Move::Pay { kind, source });
            }
        });
    }

    /// Everything the player to act has that is of this kind or counts as it: a token, the tile of
    /// that kind, the joker tiles, an end-game tile.
    fn sources(&self, state: &State, kind: Kind, mut found: impl FnMut(Source)) {
        let player = state.player();
        if player.tokens[kind.index()] > 0 {
            found(Source::Token);
        }
        if let Some(tile) = self.tables.tile_of(kind)
            && player.has(tile)
        {
            found(Source::Tile(tile));
        }
        for tile in Tables::jokers(kind.is_resource()) {
            if player.worth(tile) > 0 {
                found(Source::Tile(tile));
            }
        }
        if player.end_tiles & self.tables.end_of[kind.index()] != 0 {
            found(Source::EndTile);
        }
    }

    /// The open slots that can be filled, in any order (K23); slots of one kind are
    /// interchangeable.
    pub(crate) fn slot_fillings(&self, state: &State, rank: u8, open: u8, moves: &mut impl Sink) {
        let slots = self.edition.landmarks[usize::from(rank)].slots;
        for kind in Kind::PRESTIGE {
            if (0..3).any(|slot| open & (1 << slot) != 0 && slots[slot] == kind) {
                self.sources(state, kind, |source| moves.add(Move::Prestige { kind, source }));
            }
        }
    }

    /// The bonus tiles ahead of the meeple whose number the player never took (K4).
    pub(crate) fn bonus_offers(&self, state: &State, price: u8, moves: &mut impl Sink) {
        let player = state.player();
        if player.francs < u16::from(price) {
            return;
        }
        for space in usize::from(player.meeple) + 1..=Bonus::COUNT {
            let bonus = Bonus::new(state.track[space]);
            if (state.on_track & !player.taken) & bonus.bit() != 0 {
                moves.add(Move::Bonus(bonus));
            }
        }
    }

    /// Whether there is any bonus tile to choose (K26): a tile ahead, and the money for it or a
    /// free step that may bring it.
    pub(crate) fn bonus_is_open(&self, state: &State, price: u8) -> bool {
        let mut offers = Count::default();
        self.bonus_offers(state, 0, &mut offers);
        if offers.0 == 0 {
            return false;
        }
        if state.player().francs < u16::from(price) {
            let mut free = Count::default();
            self.free_steps(state, &mut free);
            return free.0 > 0;
        }
        true
    }

    /// Every VP tile left on every district that has none.
    pub(super) fn vp_tiles(&self, state: &State, moves: &mut Vec<Move>) {
        for tile in bits(state.vp_left) {
            for district in District::ALL {
                if state.vp_tile[district.index()] == NONE {
                    let prize = self.edition.prizes[tile][0];
                    moves.push(Move::VpTile { prize, district });
                }
            }
        }
    }
}
