//! A count of what must stay the same from the first move to the last.

use table::{Seat, bits};

use crate::Paris;
use crate::piece::Kind;
use crate::place::Stand;
use crate::state::{END_TILES, NONE, State};

/// A count of all pieces except prestige, which leaves the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Census {
    /// The keys of each seat in hand, in reserve and on the board.
    pub keys: Vec<u32>,
    /// The wood, marble and gold on the board, with players and in the supply.
    pub resources: [u32; 3],
    /// The bonus tiles on the track and taken.
    pub bonus_tiles: u32,
    /// The VP tiles in the supply and on districts.
    pub vp_tiles: u32,
    /// The end-game tiles left, held and used.
    pub end_tiles: u32,
    /// How many different buildings there are in the stacks, drawn and removed.
    pub buildings: u32,
}

impl Paris {
    /// Counts the pieces of a position.
    #[must_use]
    pub fn census(&self, state: &State) -> Census {
        let players = || Seat::first(self.seats).map(|seat| &state.players[seat]);
        let keys = players().map(|player| {
            let stands = Stand::ALL.iter().filter(|stand| player.stands & stand.bit() != 0);
            let held = u32::from(player.hand) + u32::from(player.reserve);
            held + stands.count() as u32 + player.count(u64::MAX)
        });
        let resources = Kind::RESOURCES.map(|kind| {
            let beside = bits(state.token_there).filter(|&at| state.beside[at] == kind);
            let held = players().map(|player| u32::from(player.tokens[kind.index()]));
            beside.count() as u32 + held.sum::<u32>() + u32::from(state.supply[kind.index()])
        });
        let on_track: u32 = state.copies.iter().map(|&copies| u32::from(copies)).sum();
        let placed = state.vp_tile.iter().filter(|tile| **tile != NONE).count() as u32;
        let held = players().map(|player| player.end_tiles.count_ones()).sum::<u32>();
        let used = (0..END_TILES).filter(|&tile| state.end.used_at[tile] != NONE).count() as u32;
        let buildings = state.buildings.iter().fold(0_u64, |set, building| set | 1 << building);
        Census {
            keys: keys.collect(),
            resources,
            bonus_tiles: on_track + players().map(|it| it.taken.count_ones()).sum::<u32>(),
            vp_tiles: placed + state.vp_left.count_ones(),
            end_tiles: state.end.left.count_ones() + held + used,
            buildings: buildings.count_ones(),
        }
    }
}
