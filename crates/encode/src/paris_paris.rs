//! The encoding of Paris Paris: the shops stop by stop, the tiles wherever they are, and a tile as
//! a move.

use paris_paris::{Line, Move, ParisParis, PointsView, STOPS, Stop, Tile};
use table::{BySeat, MAX_SEATS, Seat, SeatView};

use crate::block::{Block, Part, Writer, find, number_in};
use crate::encode::{Encode, Encoded, from_viewer, seat_at};

/// The encoding of Paris Paris.
#[derive(Clone, Copy, Debug, Default)]
pub struct ParisParisEncoding;

impl Encoded for ParisParis {
    type Encoding = ParisParisEncoding;
}

const LINES: usize = Line::ALL.len();
const KINDS: usize = STOPS * LINES;

const VIEW: &[Block] = &[
    Block::marks("players", 3, "two, three or four play"),
    Block::marks("to-act", MAX_SEATS, "whose move it is, counted from the viewer"),
    Block::marks("bus", MAX_SEATS, "who holds the bus, counted from the viewer"),
    Block::counts("round", 2, 20.0, "the number of the round, and how many follow it"),
    Block::counts("shops", MAX_SEATS * STOPS, 1.0, "the shops of each seat at each stop"),
    Block::counts("tiles", KINDS, 1.0, "tiles of the round not taken yet, by stop and line"),
    Block::counts("parked", KINDS, 1.0, "tiles on the parking spaces, by stop and line"),
    Block::counts("unseen", KINDS, 1.0, "tiles in the stacks, by stop and line"),
    Block::counts(
        "points",
        MAX_SEATS * 5,
        100.0,
        "of each seat: all, small tours, grand tours, special trips, bag",
    ),
    Block::marks("open-trip", LINES, "the trip that is open to all, with two players"),
    Block::marks("own-trip", LINES, "the viewer's secret trip"),
    Block::marks("trips", MAX_SEATS * LINES, "the trip of each seat, once the game is over"),
    Block::marks("bag-shown", 1, "whether the bag is shown"),
    Block::counts("bag", MAX_SEATS, 10.0, "the shops of each seat in it"),
    Block::marks("supplies-shown", 1, "whether the supplies are shown"),
    Block::counts("supplies", MAX_SEATS, 20.0, "the shops each seat has left to build with"),
];

const MOVES: &[Block] = &[Block::marks(
    "shop",
    KINDS * (MAX_SEATS + 1),
    "stop, line, and whose shop goes: 0 nobody's, or 1 + the seat counted from the player",
)];

/// The index of a tile: its stop in the colour of its line.
fn kind(game: &ParisParis, tile: Tile) -> Option<usize> {
    let stop = game.map().find(tile.stop)?;
    Some(stop.index() * LINES + tile.line as usize)
}

impl Encode<ParisParis> for ParisParisEncoding {
    fn view_blocks(&self) -> &'static [Block] {
        VIEW
    }

    fn move_blocks(&self) -> &'static [Block] {
        MOVES
    }

    fn view(&self, game: &ParisParis, view: &SeatView<ParisParis>, out: &mut [f32]) {
        let SeatView { seat: viewer, public, secret } = view;
        let seats = public.points.seats();
        let at = |seat: Seat| from_viewer(seat, *viewer, seats);
        let mut out = Writer::new(VIEW, out);
        out.block("players").mark(seats - 2);
        out.block("to-act").mark_all(public.to_act.map(at));
        out.block("bus").mark(at(public.bus));
        let mut round = out.block("round");
        round.put(0, f32::from(public.round));
        round.put(1, f32::from(public.rounds - public.round));
        let mut shops = out.block("shops");
        for (stop, seen) in public.stops.iter().enumerate() {
            seen.shops.iter().for_each(|owner| shops.add(at(*owner) * STOPS + stop));
        }
        let write = |mut part: Part<'_>, tiles: &[Tile]| {
            tiles.iter().filter_map(|tile| kind(game, *tile)).for_each(|kind| part.add(kind));
        };
        write(out.block("tiles"), &public.tiles);
        write(out.block("parked"), &public.parked);
        write(out.block("unseen"), &public.unseen);
        let mut points = out.block("points");
        for (seat, own) in public.points.iter() {
            let PointsView { total, small_tours, grand_tours, special_trips, bag } = *own;
            for (nth, count) in
                [total, small_tours, grand_tours, special_trips, bag].into_iter().enumerate()
            {
                points.put(at(seat) * 5 + nth, f32::from(count));
            }
        }
        out.block("open-trip").mark_all(public.open_trip.map(|line| line as usize));
        out.block("own-trip").mark(secret.trip as usize);
        let mut trips = out.block("trips");
        for (seat, trip) in public.trips.iter() {
            trips.mark_all(trip.map(|line| at(seat) * LINES + line as usize));
        }
        out.block("bag-shown").mark_if(0, public.bag.is_some());
        let mut bag = out.block("bag");
        for (seat, count) in public.bag.iter().flat_map(BySeat::iter) {
            bag.put(at(seat), f32::from(*count));
        }
        out.block("supplies-shown").mark_if(0, public.supplies.is_some());
        let mut supplies = out.block("supplies");
        for (seat, count) in public.supplies.iter().flat_map(BySeat::iter) {
            supplies.put(at(seat), f32::from(*count));
        }
        out.end();
    }

    fn number(&self, game: &ParisParis, seat: Seat, mv: Move) -> Option<usize> {
        let seats = table::Game::seats(game);
        let whose = mv.displaced.map_or(0, |owner| 1 + from_viewer(owner, seat, seats));
        Some(number_in(MOVES, "shop", kind(game, mv.tile)? * (MAX_SEATS + 1) + whose))
    }

    fn mv(&self, game: &ParisParis, seat: Seat, number: usize) -> Option<Move> {
        let (_, within) = find(MOVES, number)?;
        let (kind, whose) = (within / (MAX_SEATS + 1), within % (MAX_SEATS + 1));
        let displaced = match whose.checked_sub(1) {
            None => None,
            Some(steps) => Some(seat_at(steps, seat, table::Game::seats(game))?),
        };
        let (stop, line) = (Stop::all().nth(kind / LINES)?, Line::ALL[kind % LINES]);
        let map = game.map();
        map.lines_of(stop)
            .any(|of| of == line)
            .then(|| Move { tile: Tile { stop: map.name(stop).word, line }, displaced })
    }
}
