//! Quick and sensible play to the end of Paris Paris: moves are chosen by what a shop is worth to
//! its owner, given the trips and tours that will still visit the crossings, without looking at the
//! position after it.

use paris_paris::{CROSSINGS, LINE_TILES, Line, Move, ParisParis, State, Step, Stop, line_of};
use table::{Chance as _, Game as _, Quick, Quiet, Seat};

const CROSSING_BITS: u32 = (1 << CROSSINGS) - 1;

/// Tiles of one line, as bits of their indices.
const LINE_BITS: u64 = (1 << LINE_TILES) - 1;

/// What is known about the rest of the game in one world.
struct Prospect<'a> {
    game: &'a ParisParis,
    /// Special trips that visit each crossing.
    trips: [f32; CROSSINGS],
    /// Tiles not turned up yet, as bits of their indices.
    left: u64,
    /// Trips and tours to expect at each crossing.
    visits: [f32; CROSSINGS],
}

/// Plays to the end.
pub(crate) fn finish(game: &ParisParis, state: &mut State, noise: f32, chance: &mut Quick) {
    let mut prospect = Prospect::new(game, state);
    let mut moves = Vec::with_capacity(16);
    let mut round = state.round();
    let noise = (noise * u32::MAX as f32) as u32;
    while let Step::Open { seat } = state.step() {
        if state.round() != round {
            round = state.round();
            prospect.left &= !state.round_tiles();
            prospect.look(state);
        }
        game.legal(state, &mut moves);
        let mv = match moves[..] {
            [only] => only,
            _ if noise > 0 && chance.word() < noise => moves[chance.below(moves.len())],
            _ => prospect.choose(state, seat, &moves),
        };
        game.play(state, mv, &mut Quiet);
    }
}

impl<'a> Prospect<'a> {
    fn new(game: &'a ParisParis, state: &State) -> Self {
        let mut trips = [0.0; CROSSINGS];
        let of_seats = Seat::first(game.seats()).map(|seat| state.trip(seat));
        for line in of_seats.chain(state.open_trip()) {
            for crossing in game.map().crossings(line) {
                trips[crossing.index()] += 1.0;
            }
        }
        let left = state.face_down(game.seats()).iter().fold(0, |set, tile| set | 1 << tile);
        let mut prospect = Self { game, trips, left, visits: trips };
        prospect.look(state);
        prospect
    }

    /// Recomputes the visits: one tile of a round is parked, and two of a colour make a tour.
    fn look(&mut self, state: &State) {
        let left_behind = 0.5 / (self.game.seats() + 1) as f32;
        self.visits = self.trips;
        for line in Line::ALL {
            let tiles = (self.left >> (LINE_TILES * line.index()) & LINE_BITS).count_ones();
            let parked = if state.is_parked(line) { 0.5 } else { 0.0 };
            let tours = tiles as f32 * left_behind + parked;
            for crossing in self.game.map().crossings(line) {
                self.visits[crossing.index()] += tours;
            }
        }
    }

    /// The best move by what its shop is worth.
    fn choose(&self, state: &State, seat: Seat, moves: &[Move]) -> Move {
        let last = state.round_tiles().count_ones() == 2;
        let mut best = (f32::NEG_INFINITY, moves[0]);
        for &mv in moves {
            let stop = self.game.map().find(mv.tile.stop).expect("a legal move names a stop");
            let mut value = self.gain(state, seat, stop, mv.displaced);
            if last {
                value += self.leftover(state, seat, mv);
            } else {
                let next = seat.next(self.game.seats());
                value += 0.5 * self.gain(state, next, stop, None);
            }
            if value > best.0 {
                best = (value, mv);
            }
        }
        best.1
    }

    /// What a shop at a stop is worth to its owner: the visits of a crossing, and of the
    /// crossings next to it where the owner has a shop.
    fn worth(&self, own: u32, stop: Stop) -> f32 {
        let around = self.game.map().rings(stop)[1];
        let mut beside = around & own & CROSSING_BITS;
        let mut worth = 0.0;
        while beside != 0 {
            worth += self.visits[beside.trailing_zeros() as usize];
            beside &= beside - 1;
        }
        if stop.is_crossing() {
            worth += self.visits[stop.index()] * (1 + (around & own).count_ones()) as f32;
        }
        worth
    }

    /// What opening a shop there changes: the gain for its owner, what may grow around it, and the
    /// loss to the displaced seat.
    fn gain(&self, state: &State, seat: Seat, stop: Stop, displaced: Option<Seat>) -> f32 {
        let shops = state.shops();
        let own = shops.stops_of(seat);
        if own & stop.bit() != 0 {
            return 0.0;
        }
        let mut gain = self.worth(own, stop);
        let around = self.game.map().rings(stop)[1];
        if stop.is_crossing() {
            gain += GROWTH * self.visits[stop.index()] * (around & !own).count_ones() as f32;
        }
        let foreign = displaced.or_else(|| {
            (!stop.is_crossing())
                .then(|| {
                    Seat::first(self.game.seats()).find(|it| shops.stops_of(*it) & stop.bit() != 0)
                })
                .flatten()
        });
        if let Some(owner) = foreign.filter(|owner| *owner != seat) {
            let rivals = (self.game.seats() - 1) as f32;
            gain += self.worth(shops.stops_of(owner), stop) / rivals;
        }
        gain
    }

    /// What the tile that is left behind brings: its small tour, and the grand tour it makes or
    /// brings nearer.
    fn leftover(&self, state: &State, seat: Seat, mv: Move) -> f32 {
        let map = self.game.map();
        let tiles = state.round_tiles();
        let one = tiles.trailing_zeros() as usize;
        let two = (tiles & (tiles - 1)).trailing_zeros() as usize;
        let left = if map.tiles()[one] == mv.tile { two } else { one };
        let line = line_of(left);
        let mut value = 0.0;
        let tour = self.game.tour_now(state, line);
        let rivals = (self.game.seats() - 1) as f32;
        let lead = |points: &[u16; 4]| {
            let own = f32::from(points[seat.index()]);
            let all: f32 = points.iter().map(|&points| f32::from(points)).sum();
            own - (all - own) / rivals
        };
        value += lead(tour.as_array()) * if state.is_parked(line) { 0.5 } else { 0.4 };
        let shops = state.shops();
        let bits: [u32; 4] = std::array::from_fn(|at| shops.stops_of(Seat::new(at)));
        let all = bits.iter().fold(0, |set, own| set | own);
        let rings = map.rings(map.tile_stop(left));
        if let Some(found) = rings.iter().map(|ring| ring & all).find(|found| *found != 0) {
            value += lead(&bits.map(|own| (own & found).count_ones() as u16));
        }
        value
    }
}

/// What part of the visits of a crossing each stop around it is worth, if the seat has no shop
/// there.
const GROWTH: f32 = 0.3;
