//! The course of a turn: drawing, placing a key, end-game tiles, the end of turn and game.

use table::Log;

use super::receive;
use crate::Paris;
use crate::event::{Event, Money};
use crate::options::Districts;
use crate::piece::{District, EndTile};
use crate::place::{Building, Place, Stand};
use crate::state::State;
use crate::step::{Ending, Step};

impl Paris {
    /// The first step of a turn: a building is drawn as long as there are any.
    #[inline]
    pub(crate) fn begin_turn(&self, state: &mut State) {
        if state.stacks_empty() {
            self.begin_action(state);
        } else {
            state.step = Step::Draw;
        }
    }

    pub(super) fn draw<L: Log<Event>>(&self, state: &mut State, stack: u8, log: &mut L) {
        let stack = usize::from(stack) - 1;
        state.stack_left[stack] -= 1;
        let top = self.tables.stack_begin[stack] + state.stack_left[stack];
        let building = Building::at(usize::from(state.buildings[usize::from(top)]));
        if self.options.districts == Districts::Printed {
            self.build(state, building, building.district(), log);
            self.begin_action(state);
            return;
        }
        let mut districts = [District::Batignolles; 6];
        let mut count = 0;
        self.districts_for(state, building, |district| {
            districts[count] = district;
            count += 1;
        });
        match count {
            0 => {
                let of = self.tables.printed[building.index()];
                state.homeless |= 1 << building.index();
                log.note(Event::Homeless { seat: state.seat, building, of });
                self.begin_action(state);
            }
            1 => {
                self.build(state, building, districts[0], log);
                self.begin_action(state);
            }
            _ => state.step = Step::Place(building),
        }
    }

    #[inline]
    pub(crate) fn build<L: Log<Event>>(
        &self,
        state: &mut State,
        building: Building,
        district: District,
        log: &mut L,
    ) {
        let of = self.tables.printed[building.index()];
        let space = Place::building(district, building.value()).bit();
        state.built |= space;
        state.of_type[of.slot()] |= space;
        log.note(Event::Built { seat: state.seat, building, of, district });
    }

    /// The action, also for a player who has just drawn the last building (K25). Under version 1 of
    /// the rules, a player who could take an end-game tile saw at once which ones were left (K35).
    #[inline]
    pub(crate) fn begin_action(&self, state: &mut State) {
        state.step = Step::Action;
        if self.looks_before && state.end.left != 0 && state.stacks_empty() {
            state.player_mut().saw |= 1 << state.end.count;
        }
    }

    /// K35: the player who takes this action looks at the end-game tiles that are left, and nobody
    /// else does. A choice always follows, even of a single tile: the others must not learn whether
    /// the tiles are alike.
    pub(crate) fn look<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        state.player_mut().saw |= 1 << state.end.count;
        log.note(Event::Looked { seat: state.seat });
        state.step = Step::EndTile;
    }

    pub(super) fn place_key<L: Log<Event>>(&self, state: &mut State, stand: Stand, log: &mut L) {
        let player = state.player_mut();
        player.hand -= 1;
        player.stands |= stand.bit();
        log.note(Event::key_placed(state.seat, stand));
        if let Stand::Bank(district) = stand {
            let francs = self.edition.banks[district.index()];
            receive(state, francs, Money::Bank(district), log);
        }
        state.step = Step::Free;
    }

    pub(crate) fn take_end_tile<L: Log<Event>>(
        &self,
        state: &mut State,
        tile: EndTile,
        log: &mut L,
    ) {
        let at = State::find_end_tile(state.end.left, &self.edition.end_tiles, tile)
            .expect("the end-game tile is still there");
        let count = usize::from(state.end.count);
        state.end.left &= !(1 << at);
        state.end.takes[count] = at as u8;
        state.end.takers[count] = state.seat.index() as u8;
        state.end.count += 1;
        state.player_mut().end_tiles |= 1 << at;
        log.note(Event::EndTileTaken { seat: state.seat, left: state.end_tiles_left() });
        if state.end.left == 0 {
            state.ending = Ending::LastTile;
        }
        state.step = Step::Free;
    }

    /// K28: the player gives up all further turns but is still scored.
    pub(super) fn retire<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        state.player_mut().retired = true;
        log.note(Event::Retired { seat: state.seat });
        self.end_turn(state, log);
    }

    /// The next turn, or the end (K29): after the last end-game tile the round is played to its
    /// end, and everybody has one more turn.
    pub(super) fn end_turn<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        loop {
            state.seat = state.seat.next(self.seats);
            if state.seat == state.start {
                match state.ending {
                    Ending::Open => {}
                    Ending::LastTile => {
                        state.ending = Ending::LastRound;
                        log.note(Event::LastRound);
                    }
                    Ending::LastRound => {
                        state.step = Step::Over;
                        log.note(Event::Over);
                        self.final_events(state, log);
                        return;
                    }
                }
            }
            if !state.player().retired {
                break;
            }
        }
        state.turn += 1;
        self.begin_turn(state);
    }
}
