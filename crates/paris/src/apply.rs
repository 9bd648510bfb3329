//! What moves do. There is a file for each kind of move: the turn, the purchase, the free steps.

mod free;
mod purchase;
mod turn;

use table::Log;

use crate::Paris;
use crate::action::Move;
use crate::event::{Event, Money, Points};
use crate::state::State;
use crate::step::Step;

impl Paris {
    pub(crate) fn apply<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        match mv {
            Move::Draw(stack) => self.draw(state, stack, log),
            Move::Place(district) => {
                let Step::Place(building) = state.step else { return };
                self.build(state, building, district, log);
                self.begin_action(state);
            }
            Move::Key(stand) => self.place_key(state, stand, log),
            Move::Buy { from, to, with } => self.move_key(state, from, to, with, log),
            Move::Look => self.look(state, log),
            Move::Choose(tile) | Move::EndTile(tile) => self.take_end_tile(state, tile, log),
            Move::Retire => self.retire(state, log),
            Move::Pay { kind, source } => self.pay(state, kind, source, log),
            Move::Prestige { kind, source } => self.fill_slot(state, kind, source, log),
            Move::Bonus(bonus) => self.choose_bonus(state, bonus, log),
            Move::VpTile { prize, district } => self.place_vp_tile(state, prize, district, log),
            Move::Skip => self.skip(state, log),
            Move::End => self.end_turn(state, log),
            Move::Purchase(_)
            | Move::Sell { .. }
            | Move::Use(_)
            | Move::TakeAny(_)
            | Move::Back(_)
            | Move::Pairs { .. }
            | Move::UseEnd(_) => {
                self.free_step(state, mv, log);
                // A free step may have removed the last bonus tile on offer, or the last chance of
                // paying for it.
                if let Step::Bonus { price, fourth } = state.step
                    && !self.bonus_is_open(state, price)
                {
                    self.offer_vp_tile(state, fourth);
                }
            }
        }
    }

    fn skip<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        match state.step {
            Step::Prestige { fourth, .. } | Step::Bonus { fourth, .. } => {
                self.offer_vp_tile(state, fourth);
            }
            Step::Action => {
                log.note(Event::ActionSkipped { seat: state.seat });
                state.step = Step::Free;
            }
            _ => state.step = Step::Free,
        }
    }
}

/// The player to act receives francs.
#[inline]
fn receive<L: Log<Event>>(state: &mut State, amount: u8, reason: Money, log: &mut L) {
    if amount > 0 {
        state.player_mut().francs += u16::from(amount);
        log.note(Event::Francs { seat: state.seat, amount: i16::from(amount), reason });
    }
}

/// The player to act pays francs.
#[inline]
fn spend<L: Log<Event>>(state: &mut State, amount: u8, reason: Money, log: &mut L) {
    if amount > 0 {
        state.player_mut().francs -= u16::from(amount);
        log.note(Event::Francs { seat: state.seat, amount: -i16::from(amount), reason });
    }
}

/// The player to act receives VP, which are recorded in the ledger under their source.
#[inline]
fn award<L: Log<Event>>(state: &mut State, amount: u16, reason: Points, log: &mut L) {
    if amount == 0 {
        return;
    }
    let player = state.player_mut();
    player.vp += amount;
    match reason {
        Points::Eight(_) => player.ledger.eights += amount,
        Points::Slot(..) => player.ledger.prestige += amount,
        Points::EndTile => player.ledger.end_tiles += amount,
        Points::Tile(bonus) => player.ledger.bonus[bonus.index()] += amount as u8,
        Points::District(..) => unreachable!("districts are scored when the game is over"),
    }
    log.note(Event::Vp { seat: state.seat, amount, reason });
}
