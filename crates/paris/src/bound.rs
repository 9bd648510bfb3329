//! Why every game ends, and a bound on its number of moves.

use crate::Paris;
use crate::edition::Effect;
use crate::piece::{Bonus, EndTile};
use crate::place::{BUILDINGS, PLACES};
use crate::state::END_TILES;

impl Paris {
    /// More moves than any game can have.
    ///
    /// *Turns.* Each of the first turns draws a building. After that every turn except those of the
    /// last two rounds has an action other than skipping, because an end-game tile can be taken. A
    /// key is placed once; then each of its moves goes to a higher place, at most 14 times.
    ///
    /// *Free steps.* Consider the francs a player would have if all their tokens were sold. Selling
    /// does not change that number, and buying lowers it because buying costs more than selling
    /// brings; only banks, tokens from the board and tiles raise it. So there are no more purchases
    /// than all these are worth, and no more sales than purchases, tokens and tiles.
    pub(crate) fn bound(&self) -> usize {
        let edition = &self.edition;
        let keys = self.seats * usize::from(edition.keys[self.seats - 2] + edition.reserve_keys);
        let actions = keys * (1 + PLACES) + END_TILES;
        let turns = BUILDINGS + actions + 2 * self.seats;
        let dearest = usize::from(*edition.sell.iter().max().expect("six kinds"));
        let bank = usize::from(*edition.banks.iter().max().expect("six banks"));
        let gifts: usize = edition
            .end_tiles
            .iter()
            .map(|tile| match tile {
                EndTile::Francs(francs) => usize::from(*francs),
                EndTile::Counts(_) => dearest,
                EndTile::Vp(_) => 0,
            })
            .sum();
        let tiles: usize = Bonus::all()
            .map(|bonus| {
                let francs = match edition.effects[bonus.index()] {
                    Effect::Flat { francs, .. } => usize::from(francs),
                    Effect::Resource(_) => dearest,
                    Effect::AnyPrestige(count) | Effect::AnyResource(count) => {
                        usize::from(count) * dearest
                    }
                    _ => 0,
                };
                usize::from(self.tables.copies[bonus.index()]) * francs
            })
            .sum();
        let start = self.seats * usize::from(edition.francs);
        let worth = start + keys * bank + BUILDINGS * dearest + gifts + tiles;
        let purchases = worth;
        let copies: usize = self.tables.copies.iter().map(|&it| usize::from(it)).sum();
        let sales = purchases + BUILDINGS + 2 * copies + END_TILES;
        // A turn has a draw, a place, an action, its choices (payments and slots come from
        // tokens and tiles counted among the sales), a bonus tile, a VP tile and an end.
        7 * turns + purchases + 2 * sales
    }
}
