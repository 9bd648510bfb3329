//! What a move does: the shop, and after the last shop of a round the tours.

use table::{Game as _, Log, Seat};

use crate::action::{Line, Move};
use crate::event::Event;
use crate::game::ParisParis;
use crate::map::{Stop, line_of};
use crate::state::{NO_TILE, Points, State};
use crate::step::Step;

impl ParisParis {
    #[inline]
    pub(crate) fn apply<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        let Step::Open { seat } = state.step else { unreachable!("the game goes on") };
        let tile = self.map().find_tile(state.tiles, mv.tile);
        let tile = tile.expect("a legal move takes a tile of the round");
        state.tiles &= !(1 << tile);
        self.open_shop(state, seat, self.map().tile_stop(tile), mv.displaced, log);
        if state.tiles.is_power_of_two() {
            self.end_round(state, log);
        } else {
            state.step = Step::Open { seat: seat.next(self.seats()) };
        }
    }

    /// Turns up the tiles of the round.
    pub(crate) fn lay_out(&self, state: &mut State) {
        let size = self.seats() + 1;
        let first = usize::from(state.round) * size;
        state.tiles =
            state.order[first..first + size].iter().fold(0, |tiles, tile| tiles | 1 << tile);
    }

    #[inline]
    fn open_shop<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        stop: Stop,
        chosen: Option<Seat>,
        log: &mut L,
    ) {
        let displaced = self.displaced(&state.shops, seat, stop, chosen);
        if let Some(owner) = displaced {
            state.shops.remove(owner, stop);
            // A player's own shop goes back to the supply; with two players, any shop does.
            let to_bag = owner != seat && self.seats() > 2;
            if to_bag {
                state.bag[owner] += 1;
            }
            if L::LISTENS {
                let stop = self.map().name(stop).clone();
                log.note(if owner == seat {
                    Event::Replaced { seat, stop }
                } else if to_bag {
                    Event::Bagged { seat, owner, stop }
                } else {
                    Event::Returned { seat, owner, stop }
                });
            }
        }
        state.shops.add(seat, stop);
        if L::LISTENS && displaced != Some(seat) {
            log.note(Event::Opened { seat, stop: self.map().name(stop).clone() });
        }
    }

    fn end_round<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        let left = state.tiles.trailing_zeros() as usize;
        let small = self.small_tour(&state.shops, left, log);
        add(&mut state.tally.small, small);
        self.park(state, left, log);
        state.bus = state.bus.next(self.seats());
        state.round += 1;
        if state.round == self.rounds() {
            state.tiles = 0;
            self.end_game(state, log);
            return;
        }
        state.step = Step::Open { seat: state.bus };
        self.lay_out(state);
        if L::LISTENS {
            log.note(Event::Round { number: state.round + 1, bus: state.bus });
        }
    }

    /// Parks the tile that was left; two of one colour make a grand tour and leave the game.
    fn park<L: Log<Event>>(&self, state: &mut State, left: usize, log: &mut L) {
        let line = line_of(left);
        if L::LISTENS {
            let stop = self.map().name(self.map().tile_stop(left)).clone();
            log.note(Event::Parked { stop, line });
        }
        let space = &mut state.parked[line.index()];
        if *space == NO_TILE {
            *space = left as u8;
            return;
        }
        *space = NO_TILE;
        if L::LISTENS {
            log.note(Event::GrandTour { line });
        }
        add(&mut state.tally.grand, self.grand_tour(&state.shops, line, log));
    }

    /// The special trips, starting with the holder of the bus and with the open one last (P8), then
    /// the bag.
    fn end_game<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        for seat in state.bus.round(self.seats()) {
            self.special_trip(state, state.trip(seat), Some(seat), log);
        }
        if let Some(line) = state.open {
            self.special_trip(state, line, None, log);
        }
        if self.seats() > 2 {
            let winner = self.bag_winner(&state.bag);
            if let Some(seat) = winner {
                state.tally.bag[seat] += u16::from(state.in_bag(seat));
            }
            if L::LISTENS {
                log.note(match winner {
                    Some(seat) => Event::Bag { seat, points: state.in_bag(seat) },
                    None => Event::BagNobody,
                });
            }
        }
        state.step = Step::Over;
    }

    fn special_trip<L: Log<Event>>(
        &self,
        state: &mut State,
        line: Line,
        of: Option<Seat>,
        log: &mut L,
    ) {
        if L::LISTENS {
            log.note(match of {
                Some(seat) => Event::SpecialTrip { seat, line },
                None => Event::OpenTrip { line },
            });
        }
        add(&mut state.tally.trips, self.grand_tour(&state.shops, line, log));
    }
}

#[inline]
fn add(points: &mut Points, more: Points) {
    for (sum, more) in points.iter_mut().zip(more) {
        *sum += more;
    }
}
