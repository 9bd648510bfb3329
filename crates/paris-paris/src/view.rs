//! What may be seen: by everybody, and by one seat.

use serde::Serialize;
use table::{BySeat, Game as _, Seat};

use crate::action::{Line, Tile};
use crate::game::ParisParis;
use crate::map::Stop;
use crate::notation::Word;
use crate::setup::supplies;
use crate::state::{NO_TILE, Shops, State};
use crate::step::Step;

/// What everybody at the table and every onlooker may see.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Public {
    /// The stops with their shops, crossings first.
    pub stops: Vec<StopView>,
    /// The lines.
    pub lines: Vec<LineView>,
    /// The tiles of the round that are not taken yet; equal tiles are listed separately.
    pub tiles: Vec<Tile>,
    /// The tiles on the parking spaces, at most one of each line.
    pub parked: Vec<Tile>,
    /// The tiles in the stacks, not in the stacks' order: everybody has seen the other tiles, so
    /// everybody knows which these are (P13).
    pub unseen: Vec<Tile>,
    /// The number of the round, from 1; when the game is over, that of the last round.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// Who holds the bus.
    pub bus: Seat,
    /// Whose move it is; `None` when the game is over.
    pub to_act: Option<Seat>,
    /// The points so far by source.
    pub points: BySeat<PointsView>,
    /// The trip that is open to everybody, with two players.
    pub open_trip: Option<Line>,
    /// The secret trip of each seat, once the game is over.
    pub trips: BySeat<Option<Line>>,
    /// The shops of each seat in the bag, with three or four players, if it is shown (P9) or the
    /// game is over: the bag is emptied to be counted (P14).
    pub bag: Option<BySeat<u8>>,
    /// The shops left to build with, if they are shown or the game is over.
    pub supplies: Option<BySeat<u8>>,
}

/// A stop.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StopView {
    /// Its word in the notation.
    pub stop: Word,
    /// Its name as shown.
    pub name: String,
    /// Its longitude.
    pub lon: f64,
    /// Its latitude.
    pub lat: f64,
    /// Its lines: two at a crossing.
    pub lines: Vec<Line>,
    /// The owners of its shops, in seat order.
    pub shops: Vec<Seat>,
}

/// A line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LineView {
    /// Which.
    pub line: Line,
    /// Its stops from the start.
    pub stops: Vec<Word>,
}

/// The points of a seat by source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PointsView {
    /// All of them.
    pub total: u16,
    /// From small tours.
    pub small_tours: u16,
    /// From grand tours.
    pub grand_tours: u16,
    /// From special trips.
    pub special_trips: u16,
    /// From the bag.
    pub bag: u16,
}

/// What a seat sees in addition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Secret {
    /// Its special trip.
    pub trip: Line,
}

impl Public {
    /// The shops on the map.
    #[must_use]
    pub fn shops(&self) -> Shops {
        let mut shops = Shops::default();
        for (stop, view) in Stop::all().zip(&self.stops) {
            view.shops.iter().for_each(|seat| shops.add(*seat, stop));
        }
        shops
    }
}

impl ParisParis {
    pub(crate) fn view(&self, state: &State) -> Public {
        let map = self.map();
        let over = state.step == Step::Over;
        let shown = over || !self.options().hidden;
        let seats = self.seats();
        let tile = |index: usize| map.tiles()[index];
        let mut unseen = state.face_down(seats).to_vec();
        unseen.sort_unstable();
        Public {
            stops: Stop::all().map(|stop| self.stop_view(state, stop)).collect(),
            lines: Line::ALL
                .into_iter()
                .map(|line| {
                    let stops = map.line(line).iter().map(|stop| map.name(*stop).word);
                    LineView { line, stops: stops.collect() }
                })
                .collect(),
            tiles: (0..map.tiles().len())
                .filter(|index| state.tiles >> index & 1 == 1)
                .map(tile)
                .collect(),
            parked: state
                .parked
                .iter()
                .filter(|parked| **parked != NO_TILE)
                .map(|parked| tile(usize::from(*parked)))
                .collect(),
            unseen: unseen.into_iter().map(|index| tile(usize::from(index))).collect(),
            round: (state.round + 1).min(self.rounds()),
            rounds: self.rounds(),
            bus: state.bus,
            to_act: self.to_act(state),
            points: BySeat::from_fn(seats, |seat| {
                let tally = &state.tally;
                PointsView {
                    total: tally.total(seat),
                    small_tours: tally.small[seat],
                    grand_tours: tally.grand[seat],
                    special_trips: tally.trips[seat],
                    bag: tally.bag[seat],
                }
            }),
            open_trip: state.open,
            trips: BySeat::from_fn(seats, |seat| over.then_some(state.trip(seat))),
            bag: (shown && seats > 2).then(|| BySeat::from_fn(seats, |seat| state.in_bag(seat))),
            supplies: shown.then(|| supplies(self, state)),
        }
    }

    pub(crate) fn seat_view(&self, state: &State, seat: Seat) -> Secret {
        Secret { trip: state.trip(seat) }
    }

    fn stop_view(&self, state: &State, stop: Stop) -> StopView {
        let map = self.map();
        let (lon, lat) = map.place(stop);
        StopView {
            stop: map.name(stop).word,
            name: map.name(stop).shown.to_string(),
            lon,
            lat,
            lines: map.lines_of(stop).collect(),
            shops: state.shops.owners(stop).collect(),
        }
    }
}
