//! The action: placing a key, moving a key, taking an end-game tile, or having no action at all.

use table::bits;

use crate::Paris;
use crate::action::Move;
use crate::piece::{Bonus, District, EndTile, Kind, Value};
use crate::place::{BUILDINGS, Building, PLACES, Place, Post, Stand, district_buildings};
use crate::state::{Player, State};
use crate::tables::Tables;

/// The tile that lets a key go where one of the player's keys stands.
pub(crate) const BESIDE_OWN: Bonus = Bonus::new(9);
/// The tile that lets a key go where an opponent's key stands.
pub(crate) const BESIDE_OTHER: Bonus = Bonus::new(16);

impl Paris {
    /// The districts where a building may go (K31): the space of its value is free, and there is no
    /// building of its type.
    pub(crate) fn districts_for(
        &self,
        state: &State,
        building: Building,
        mut found: impl FnMut(District),
    ) {
        let same_type = state.of_type[self.tables.printed[building.index()].slot()];
        for district in District::ALL {
            let space = Place::building(district, building.value()).bit();
            if state.built & space == 0 && same_type & district_buildings(district) == 0 {
                found(district);
            }
        }
    }

    pub(super) fn actions(&self, state: &State, moves: &mut Vec<Move>) {
        let player = state.player();
        if player.hand > 0 {
            for stand in Stand::ALL {
                if player.stands & stand.bit() == 0 {
                    moves.push(Move::Key(stand));
                }
            }
        }
        self.purchases(state, moves);
        if state.stacks_empty() && state.end.left != 0 {
            if self.looks_before {
                self.end_tiles_left(state, |tile| moves.push(Move::EndTile(tile)));
            } else {
                moves.push(Move::Look);
            }
        }
        // K27: skipping is legal if and only if no action is possible (K7); free steps stay open.
        if moves.is_empty() {
            moves.push(Move::Skip);
        }
        // K28: once no end-game tile is left, a player may retire instead of taking an action, even
        // if no action is possible (K8).
        if state.end.left == 0 {
            moves.push(Move::Retire);
        }
    }

    /// The end-game tiles that are left. Of several equal tiles only the first is listed.
    pub(super) fn end_tiles_left(&self, state: &State, mut found: impl FnMut(EndTile)) {
        for tile in bits(state.end.left) {
            if state.end.left & self.tables.end_same[tile] == 0 {
                found(self.edition.end_tiles[tile]);
            }
        }
    }

    fn purchases(&self, state: &State, moves: &mut Vec<Move>) {
        let player = state.player();
        let own = player.keys[0];
        let others = state
            .players
            .iter()
            .enumerate()
            .filter(|(at, _)| *at != state.seat.index())
            .fold(0, |all, (_, other)| all | other.keys[0]);
        let mut open = !(own | others);
        if player.has(BESIDE_OWN) {
            open |= own;
        }
        if player.has(BESIDE_OTHER) {
            open |= others;
        }
        let open = open & payable(&self.tables, player);
        let francs = usize::from(player.francs);
        let left = state.landmarks_left();
        for district in District::ALL {
            let at_bank = Post::Stand(Stand::Bank(district));
            let at_arc = Post::Stand(Stand::Arc);
            let here = state.places_of(district);
            let standing = own & here;
            let bank = player.stands & Stand::Bank(district).bit() != 0;
            let arc = player.stands & Stand::Arc.bit() != 0;
            if standing == 0 && !bank && !arc {
                continue;
            }
            let targets = open & self.sites(state, district, left);
            let mut add = |from: Post, targets: u64| {
                for target in bits(targets) {
                    let place = Place::at(target);
                    let to = self.tables.site(district, place);
                    if (own | others) & place.bit() == 0 {
                        moves.push(Move::Buy { from, to, with: None });
                        continue;
                    }
                    // K11: if there are keys of both, either tile can be used.
                    if own & place.bit() != 0 && player.has(BESIDE_OWN) {
                        moves.push(Move::Buy { from, to, with: Some(BESIDE_OWN) });
                    }
                    if others & place.bit() != 0 && player.has(BESIDE_OTHER) {
                        moves.push(Move::Buy { from, to, with: Some(BESIDE_OTHER) });
                    }
                }
            };
            let affordable = targets & self.tables.up_to(francs);
            if arc {
                add(at_arc, affordable);
            }
            if bank {
                add(at_bank, affordable);
            }
            // K15: a key on a landmark can move on to a higher one, like any other.
            for from in bits(standing) {
                let place = Place::at(from);
                let value = usize::from(self.tables.value[from]);
                let higher = targets & !self.tables.up_to(value);
                let from = Post::Site(self.tables.site(district, place));
                // Only the difference between the values is paid.
                add(from, higher & self.tables.up_to(francs + value));
            }
        }
    }

    /// What could be bought in a district if it were free and affordable: its buildings, its
    /// landmarks, and the landmarks of the supply above its last one.
    #[inline]
    pub(crate) fn sites(&self, state: &State, district: District, left: u8) -> u64 {
        let standing = state.landmarks[district.index()];
        let above = match standing {
            0 => left,
            // The landmark added last is always the highest.
            _ => left & self.tables.above[7 - standing.leading_zeros() as usize],
        };
        (state.built & district_buildings(district)) | u64::from(standing | above) << BUILDINGS
    }
}

/// The places whose resources the player has (K19), including tiles that count as resources.
#[inline]
pub(crate) fn payable(tables: &Tables, player: &Player) -> u64 {
    let have = Kind::RESOURCES.map(|kind| player.plain(tables, kind));
    let jokers = player.jokers(true);
    let mut places = tables.without_cost;
    if have == [0; 3] && jokers == 0 {
        return places;
    }
    if can_pay(have, jokers, tables.eight_cost) {
        places |= tables.of_value[Value::Eight.index()];
    }
    for at in BUILDINGS..PLACES {
        if can_pay(have, jokers, tables.cost[at]) {
            places |= Place::at(at).bit();
        }
    }
    places
}

/// Whether these resources and jokers are enough.
#[inline]
pub(crate) fn can_pay(have: [u8; 3], jokers: u8, cost: [u8; 3]) -> bool {
    let lacking: u8 = (0..3).map(|kind| cost[kind].saturating_sub(have[kind])).sum();
    lacking <= jokers
}
