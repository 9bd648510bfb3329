//! Free steps: buying, selling, using bonus tiles and end-game tiles.

use table::Log;

use super::{award, receive, spend};
use crate::Paris;
use crate::action::Move;
use crate::edition::Effect;
use crate::event::{Event, Money, Points};
use crate::piece::{Bonus, EndTile, Kind, Source};
use crate::state::State;

impl Paris {
    pub(super) fn free_step<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        match mv {
            Move::Purchase(kind) => {
                spend(state, self.edition.buy[kind.index()], Money::Supply(kind), log);
                state.supply[kind.index()] -= 1;
                state.player_mut().tokens[kind.index()] += 1;
            }
            Move::Sell { kind, source } => {
                self.discard(state, kind, source);
                // Resource tokens can be bought again; prestige and tiles leave the game (K33).
                if source == Source::Token && kind.is_resource() {
                    state.supply[kind.index()] += 1;
                }
                let price = self.edition.sell[kind.index()];
                receive(state, price, Money::Sold(kind, source), log);
            }
            Move::Use(bonus) => self.use_bonus(state, bonus, log),
            Move::TakeAny(bonus) => {
                // Tile 17: the meeple stays.
                state.player_mut().unused &= !Bonus::new(17).bit();
                self.take_bonus(state, bonus, log);
            }
            Move::Back(bonus) => {
                // Tile 25: the meeple goes back to the tile's space.
                let space = state.space[bonus.index()];
                let player = state.player_mut();
                player.unused &= !Bonus::new(25).bit();
                player.meeple = space;
                self.take_bonus(state, bonus, log);
            }
            Move::Pairs { prestige, pairs } => self.return_pairs(state, prestige, pairs, log),
            Move::UseEnd(tile) => self.use_end_tile(state, tile, log),
            _ => unreachable!("only free steps come here"),
        }
    }

    /// The top tile of its number goes behind the player's screen.
    pub(super) fn take_bonus<L: Log<Event>>(&self, state: &mut State, bonus: Bonus, log: &mut L) {
        state.copies[bonus.index()] -= 1;
        if state.copies[bonus.index()] == 0 {
            state.on_track &= !bonus.bit();
        }
        let player = state.player_mut();
        player.taken |= bonus.bit();
        player.unused |= bonus.bit();
        log.note(Event::BonusTaken { seat: state.seat, bonus });
    }

    fn use_bonus<L: Log<Event>>(&self, state: &mut State, bonus: Bonus, log: &mut L) {
        let vp = self.worth_now(state, state.player(), bonus);
        state.player_mut().unused &= !bonus.bit();
        match self.tables.effects[bonus.index()] {
            Effect::Flat { francs, .. } => receive(state, francs, Money::Tile(bonus), log),
            Effect::Key { price } => {
                spend(state, price, Money::Key(bonus), log);
                let player = state.player_mut();
                player.reserve -= 1;
                player.hand += 1;
                log.note(Event::KeyGained { seat: state.seat });
            }
            _ => {}
        }
        award(state, vp, Points::Tile(bonus), log);
    }

    /// Tiles 23 and 24: prestige leaves the game, resources go to the supply.
    fn return_pairs<L: Log<Event>>(
        &self,
        state: &mut State,
        prestige: bool,
        pairs: [u8; 3],
        log: &mut L,
    ) {
        let (bonus, kinds) = if prestige {
            (Bonus::new(23), Kind::PRESTIGE)
        } else {
            (Bonus::new(24), Kind::RESOURCES)
        };
        let each = self.worth_now(state, state.player(), bonus);
        state.player_mut().unused &= !bonus.bit();
        for (kind, pairs) in kinds.into_iter().zip(pairs) {
            if pairs == 0 {
                continue;
            }
            state.player_mut().tokens[kind.index()] -= 2 * pairs;
            if !prestige {
                state.supply[kind.index()] += 2 * pairs;
            }
            log.note(Event::Returned { seat: state.seat, kind, pairs });
        }
        let count = u16::from(pairs.iter().sum::<u8>());
        award(state, each * count, Points::Tile(bonus), log);
    }

    fn use_end_tile<L: Log<Event>>(&self, state: &mut State, tile: EndTile, log: &mut L) {
        let held = state.player().end_tiles;
        let at = State::find_end_tile(held, &self.edition.end_tiles, tile)
            .expect("the player has this end-game tile");
        state.player_mut().end_tiles &= !(1 << at);
        state.end.used_at[at] = state.end.count;
        match tile {
            EndTile::Francs(francs) => receive(state, francs, Money::EndTile, log),
            EndTile::Vp(vp) => award(state, u16::from(vp), Points::EndTile, log),
            EndTile::Counts(_) => unreachable!("these pay, fill a slot or are sold"),
        }
    }
}
