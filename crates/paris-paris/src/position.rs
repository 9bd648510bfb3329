//! Positions as text, to be set up by hand.
//!
//! | key | words |
//! |---|---|
//! | `round` | its number, from 1; one more than there are rounds when the game is over |
//! | `bus` | the seat that holds the bus: it began the round |
//! | `tiles` | the tiles of the round as `STOP/LINE`; one that was taken has a `-` behind it |
//! | `parked` | the tiles on the parking spaces |
//! | `shops N` | the stops where seat N has a shop; twice for two |
//! | `bag`, `small`, `grand`, `trips`, `bag-points` | a number for each seat: shops in the bag, points by source |
//! | `trip N`, `open` | the secret trip of seat N; the open one, with two players |
//! | `drawn` | the tiles of earlier rounds in their order; `*` behind one that is parked |
//! | `stacks` | the tiles that are face down, in their order |
//!
//! Tiles that `drawn` and `stacks` leave out are filled in, in the order of the map.

use table::{Flaw, Game as _, Key, PerSeat, Seat, Sheet, SheetWriter, listed};

use crate::action::{Line, Tile};
use crate::game::ParisParis;
use crate::map::{Stop, TILES, line_of};
use crate::setup::supplies_left;
use crate::state::{NO_TILE, Points, Shops, State, Tally};
use crate::step::Step;

/// More points than anybody can have from one source.
const MOST_POINTS: i64 = 999;
/// The sources of points.
const SOURCES: [&str; 4] = ["small", "grand", "trips", "bag-points"];

/// A tile, and whether it is followed by a mark.
type Marked = (usize, bool);

impl ParisParis {
    fn tile_word(&self, tile: usize) -> String {
        let Tile { stop, line } = self.map().tiles()[tile];
        format!("{stop}/{line}")
    }

    fn tile_of(&self, word: &str) -> Option<Tile> {
        let (stop, line) = word.split_once('/')?;
        let tile = Tile { stop: stop.parse().ok()?, line: line.parse().ok()? };
        self.map().find_tile(u64::MAX >> (64 - TILES), tile).map(|_| tile)
    }

    fn stop_of(&self, word: &str) -> Option<Stop> {
        self.map().find(word.parse().ok()?)
    }

    fn keys(&self) -> Vec<Key> {
        let seats = self.seats();
        let once = ["round", "bus", "tiles", "parked", "bag", "small", "grand", "trips"];
        let mut keys: Vec<Key> = once.into_iter().map(Key::once).collect();
        keys.extend(["bag-points", "open", "drawn", "stacks"].map(Key::once));
        keys.extend(Key::seats("shops", seats));
        keys.extend(Key::seats("trip", seats));
        keys
    }

    /// A position as text.
    pub(crate) fn write_position(&self, state: &State) -> String {
        let seats = self.seats();
        let mut sheet = SheetWriter::default();
        sheet.one("round", state.round + 1);
        sheet.one("bus", state.bus);
        let seen = (usize::from(state.round) * (seats + 1)).min(TILES);
        let now = (seen + seats + 1).min(TILES);
        let over = state.step == Step::Over;
        let of_round = if over { &[][..] } else { &state.order[seen..now] };
        let there = |tile: &u8| if state.tiles & 1 << tile == 0 { "-" } else { "" };
        let word = |tile: &u8| self.tile_word(usize::from(*tile));
        sheet.line("tiles", of_round.iter().map(|tile| format!("{}{}", word(tile), there(tile))));
        for seat in Seat::first(seats) {
            let stops = Stop::all().flat_map(|stop| {
                let count = usize::from(state.shops.of(seat, stop));
                std::iter::repeat_n(self.map().name(stop).word, count)
            });
            sheet.line(format!("shops {seat}"), stops);
        }
        sheet.line("bag", state.bag.first(seats));
        let Tally { small, grand, trips, bag } = &state.tally;
        for (key, points) in SOURCES.into_iter().zip([small, grand, trips, bag]) {
            sheet.line(key, points.first(seats));
        }
        for seat in Seat::first(seats) {
            sheet.one(format!("trip {seat}"), state.trip(seat));
        }
        if let Some(open) = state.open {
            sheet.one("open", open);
        }
        let parked = |tile: &u8| if state.parked.contains(tile) { "*" } else { "" };
        let drawn = state.order[..seen].iter();
        sheet.line("drawn", drawn.map(|tile| format!("{}{}", word(tile), parked(tile))));
        sheet.line("stacks", state.order[if over { seen } else { now }..].iter().map(word));
        sheet.text()
    }

    /// Reads the tiles of a key, which must not have been used yet, and whether each is followed by
    /// `mark`.
    fn tiles(&self, sheet: &mut Sheet<'_>, key: &str, mark: char, unused: &mut u64) -> Vec<Marked> {
        let read = |word: &str| {
            let plain = word.strip_suffix(mark);
            self.tile_of(plain.unwrap_or(word)).map(|tile| (tile, plain.is_some()))
        };
        let known = || self.tile_word(0) + ", …";
        let mut found = Vec::new();
        for (tile, marked) in sheet.each(key, read, known) {
            match self.map().find_tile(*unused, tile) {
                Some(index) => {
                    *unused &= !(1 << index);
                    found.push((index, marked));
                }
                None => {
                    let line = sheet.line(key);
                    sheet.two_places(line, format!("{}/{}", tile.stop, tile.line));
                }
            }
        }
        found
    }

    /// The position that a text describes.
    pub(crate) fn parse_position(&self, text: &str) -> Result<State, Vec<Flaw>> {
        let (seats, size) = (self.seats(), self.seats() + 1);
        let mut sheet = Sheet::read(text, &self.keys());
        let rounds = i64::from(self.rounds());
        let round = sheet.number("round", 1..=rounds + 1) as u8 - 1;
        let over = round == self.rounds();
        let bus = sheet.seat("bus", seats).unwrap_or(Seat::new(0));

        let mut unused = u64::MAX >> (64 - TILES);
        let drawn = self.tiles(&mut sheet, "drawn", '*', &mut unused);
        let now = self.tiles(&mut sheet, "tiles", '-', &mut unused);
        let parked = self.tiles(&mut sheet, "parked", '*', &mut unused);
        let stacks = self.tiles(&mut sheet, "stacks", '*', &mut unused);
        let expected = if over { 0 } else { size };
        if now.len() != expected {
            sheet.count("tiles", now.len(), expected);
        }
        let taken = now.iter().filter(|(_, taken)| *taken).count();
        if !over && taken >= seats {
            sheet.count("tiles", now.len() - taken, 2);
        }
        let before = usize::from(round) * size;
        let lying: Vec<usize> = drawn.iter().filter(|(_, parked)| *parked).map(|it| it.0).collect();
        let lying: Vec<usize> = lying.into_iter().chain(parked.iter().map(|it| it.0)).collect();
        let mut order: Vec<usize> = drawn.iter().chain(&parked).map(|it| it.0).collect();
        let mut rest = table::bits(unused);
        if order.len() > before {
            sheet.count("drawn", order.len(), before);
        }
        order.extend(rest.by_ref().take(before.saturating_sub(order.len())));
        order.extend(now.iter().map(|it| it.0));
        order.extend(stacks.iter().map(|it| it.0));
        order.extend(rest);
        let renamed = self.by_first_come(&order);
        let mut spaces = [NO_TILE; Line::ALL.len()];
        for tile in lying {
            let space = &mut spaces[line_of(tile).index()];
            if *space != NO_TILE {
                let line = sheet.line("parked").max(sheet.line("drawn"));
                sheet.no_room(line, self.tile_word(tile), line_of(tile));
            }
            *space = renamed[tile];
        }

        let shops = self.read_shops(&mut sheet);
        let mut bag = PerSeat::splat(0);
        let most = i64::from(self.edition().shops());
        for (bag, number) in bag.iter_mut().zip(sheet.numbers("bag", seats, 0..=most)) {
            *bag = number as u8;
        }
        if seats == 2 && bag != PerSeat::splat(0) {
            sheet.count("bag", usize::from(bag.first(2).iter().sum::<u8>()), 0);
        }
        for (turn, seat) in bus.round(seats).enumerate() {
            let moves = usize::from(round) + usize::from(!over && turn < taken);
            let out = usize::from(shops.total(seat)) + usize::from(bag[seat]);
            if out > moves || supplies_left(self, &shops, &bag, seat).is_none() {
                sheet.most(&format!("shops {seat}"), out, moves);
            }
        }
        let mut points = [Points::default(); 4];
        for (key, points) in SOURCES.into_iter().zip(&mut points) {
            let numbers = sheet.numbers(key, seats, 0..=MOST_POINTS);
            points.iter_mut().zip(numbers).for_each(|(sum, number)| *sum = number as u16);
        }
        let [small, grand, trip_points, bag_points] = points;
        let (trips, open) = self.read_trips(&mut sheet);
        let mut places = [0; TILES];
        if order.len() != TILES {
            sheet.count("stacks", stacks.len(), TILES - before - expected);
        }
        places.iter_mut().zip(order).for_each(|(place, tile)| *place = renamed[tile]);
        let left = now.iter().filter(|(_, taken)| !*taken);
        let seat = bus.round(seats).nth(taken).unwrap_or(bus);
        sheet.done(State {
            tiles: left.fold(0, |tiles, (tile, _)| tiles | 1 << renamed[*tile]),
            shops,
            tally: Tally { small, grand, trips: trip_points, bag: bag_points },
            bag,
            parked: spaces,
            step: if over { Step::Over } else { Step::Open { seat } },
            bus,
            round,
            trips,
            open,
            order: places,
        })
    }

    /// Of two equal tiles, the one that comes first in the order is the first of the map, as in a
    /// deal.
    fn by_first_come(&self, order: &[usize]) -> [u8; TILES] {
        let mut left = u64::MAX >> (64 - TILES);
        let mut renamed = [0; TILES];
        for &tile in order {
            if let Some(first) = self.map().find_tile(left, self.map().tiles()[tile]) {
                left &= !(1 << first);
                renamed[tile] = first as u8;
            }
        }
        renamed
    }

    fn read_shops(&self, sheet: &mut Sheet<'_>) -> Shops {
        let mut shops = Shops::default();
        for seat in Seat::first(self.seats()) {
            let key = format!("shops {seat}");
            let known = || listed(Stop::all().map(|stop| self.map().name(stop).word));
            for stop in sheet.each(&key, |word| self.stop_of(word), known) {
                let own = shops.of(seat, stop);
                if shops.at(stop) >= stop.places() || own > 0 && !self.doubles() || own > 1 {
                    let line = sheet.line(&key);
                    sheet.no_room(line, &key, self.map().name(stop).word);
                } else {
                    shops.add(seat, stop);
                }
            }
        }
        shops
    }

    fn read_trips(&self, sheet: &mut Sheet<'_>) -> (PerSeat<Line>, Option<Line>) {
        let mut trips = PerSeat::splat(Line::Black);
        let mut drawn: Vec<Line> = Vec::new();
        let mut keys: Vec<String> =
            Seat::first(self.seats()).map(|seat| format!("trip {seat}")).collect();
        if self.seats() == 2 {
            keys.push("open".to_owned());
        } else if sheet.has("open") {
            sheet.count("open", 1, 0);
        }
        for (at, key) in keys.iter().enumerate() {
            let known = || listed(Line::ALL);
            let Some(line) = sheet.one(key, |word| word.parse().ok(), known) else { continue };
            if drawn.contains(&line) {
                let number = sheet.line(key);
                sheet.two_places(number, line);
            }
            drawn.push(line);
            if at < self.seats() {
                trips[Seat::new(at)] = line;
            }
        }
        let open = (self.seats() == 2).then(|| drawn.last().copied()).flatten();
        (trips, open)
    }
}
