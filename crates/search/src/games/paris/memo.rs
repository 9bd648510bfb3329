//! What is computed once for positions that have it in common. The moves of a position leave most
//! of what the others have unchanged, and often most of what the mover has.
//!
//! Each part is kept with everything in the position that it depends on; a test compares it with a
//! computation from scratch.

use std::fmt;

use paris::{Bonus, District, Paris, State};
use table::{Game as _, MAX_SEATS, Seat};

use super::districts::{self, Prizes, Sums};
use super::kept::Kept;
use super::outlook::Outlook;
use super::prospects::{self, Prospects};
use super::tiles::{self, Tiles};

/// What the last positions came to, part by part.
#[derive(Default)]
pub struct Memo {
    standing: Kept<StandingOf, Standing>,
    districts: districts::Known,
    tiles: [Kept<TilesOf, Tiles>; MAX_SEATS],
    prospects: [Kept<ProspectsOf, Prospects>; MAX_SEATS],
}

/// The districts as they stand.
#[derive(Clone, Copy)]
pub(super) struct Standing {
    pub(super) sums: Sums,
    pub(super) prizes: [Prizes; MAX_SEATS],
}

/// What the standing in the districts depends on.
#[derive(PartialEq)]
struct StandingOf {
    keys: [[u64; 3]; MAX_SEATS],
    places: [u64; 6],
    vp_tiles: [Option<usize>; 6],
    actions: [f32; MAX_SEATS],
}

/// What the worth of a seat's tiles depends on.
#[derive(PartialEq)]
struct TilesOf {
    outlook: Outlook,
    keys: [u64; 3],
    types: usize,
    occupied: u64,
    built: u64,
    buildings_left: u8,
    stands: u8,
    hand: u8,
    francs: u16,
    tokens: [u8; 6],
    unused: u32,
    on_track: u32,
    copies: [u8; Bonus::COUNT + 1],
    /// The meeple of each seat, what it has taken, and whether it has retired.
    walkers: [(u8, u32, bool); MAX_SEATS],
}

/// What a seat's prospects depend on.
#[derive(PartialEq)]
struct ProspectsOf {
    tokens: [u8; 6],
    unused: u32,
    francs: u16,
    occupied: u64,
    built: u64,
    keys: u64,
    stands: u8,
    places: [u64; 6],
}

/// Something of every seat.
fn by_seat<T: Copy + Default>(game: &Paris, of: impl Fn(Seat) -> T) -> [T; MAX_SEATS] {
    let mut all = [T::default(); MAX_SEATS];
    for seat in Seat::first(game.seats()) {
        all[seat.index()] = of(seat);
    }
    all
}

impl fmt::Debug for Memo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Memo").finish_non_exhaustive()
    }
}

impl Memo {
    pub(super) fn standing(
        &mut self,
        game: &Paris,
        state: &State,
        actions: &[f32; MAX_SEATS],
    ) -> Standing {
        let question = StandingOf {
            keys: by_seat(game, |seat| state.keys(seat)),
            places: District::ALL.map(|district| state.places_of(district)),
            vp_tiles: District::ALL.map(|district| state.vp_tile(district)),
            actions: *actions,
        };
        let known = &mut self.districts;
        self.standing.answer(question, |_| {
            let sums = districts::sums(game, state);
            let prizes = districts::prizes(game, state, &sums, actions, known);
            Standing { sums, prizes }
        })
    }

    pub(super) fn tiles(
        &mut self,
        game: &Paris,
        state: &State,
        seat: Seat,
        outlook: &Outlook,
    ) -> Tiles {
        let question = TilesOf {
            outlook: *outlook,
            keys: state.keys(seat),
            types: game.types_under(state, seat),
            occupied: state.occupied(),
            built: state.built(),
            buildings_left: state.buildings_left(),
            stands: state.stands(seat),
            hand: state.hand(seat),
            francs: state.francs(seat),
            tokens: state.tokens(seat),
            unused: state.unused(seat),
            on_track: state.on_track(),
            copies: state.all_copies(),
            walkers: by_seat(game, |it| (state.meeple(it), state.taken(it), state.retired(it))),
        };
        let kept = &mut self.tiles[seat.index()];
        kept.answer(question, |_| tiles::tiles(game, state, seat, outlook))
    }

    pub(super) fn prospects(&mut self, game: &Paris, state: &State, seat: Seat) -> Prospects {
        let question = ProspectsOf {
            tokens: state.tokens(seat),
            unused: state.unused(seat),
            francs: state.francs(seat),
            occupied: state.occupied(),
            built: state.built(),
            keys: state.keys(seat)[0],
            stands: state.stands(seat),
            places: District::ALL.map(|district| state.places_of(district)),
        };
        let kept = &mut self.prospects[seat.index()];
        kept.answer(question, |_| prospects::prospects(game, state, seat))
    }
}
