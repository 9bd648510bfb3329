//! The map, with everything precomputed that a playout needs: neighbours, distances, tiles.

use std::fmt;
use std::sync::Arc;

use serde::{Serialize, Serializer};

use crate::action::{Line, Tile};
use crate::notation::Word;
use crate::state::wide;

/// Stops on the map.
pub const STOPS: usize = 25;
/// Stops where two lines cross; they hold two shops. They have the first indices.
pub const CROSSINGS: usize = 10;
/// Stops of one line.
pub const LINE_STOPS: usize = 7;
/// Crossings of one line.
pub const LINE_CROSSINGS: usize = 4;
/// Tiles in the game: one for each branch that leaves a stop.
pub const TILES: usize = 60;
/// Tiles of one colour: the two ends of a line have one branch on it, the others two.
pub const LINE_TILES: usize = 2 * (LINE_STOPS - 1);

/// The first of each two equal tiles.
pub(crate) const FIRST_OF_TWO: u64 = {
    let (mut mask, mut tile) = (0, 0);
    while tile < TILES {
        let at = tile % LINE_TILES;
        if at % 2 == 1 && at + 1 < LINE_TILES {
            mask |= 1 << tile;
        }
        tile += 1;
    }
    mask
};

/// The number of bits of a slot in the index of words, which has more than twice as many slots as
/// there are stops.
const SLOT_BITS: u32 = 6;
/// An empty slot.
const NONE: u8 = u8::MAX;

/// A stop by its index. Crossings come before the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stop(u8);

impl Stop {
    /// Every stop.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..STOPS as u8).map(Self)
    }

    pub(crate) const fn new(index: usize) -> Self {
        assert!(index < STOPS, "the map has 25 stops");
        Self(index as u8)
    }

    /// Its index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether two lines cross here.
    #[inline]
    #[must_use]
    pub const fn is_crossing(self) -> bool {
        self.index() < CROSSINGS
    }

    /// How many shops it holds.
    #[inline]
    #[must_use]
    pub const fn places(self) -> u8 {
        1 + self.is_crossing() as u8
    }

    /// The set of this stop alone.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }
}

/// The stops of a set, in the order of their indices.
pub(crate) fn stops_of(set: u32) -> impl Iterator<Item = Stop> {
    table::bits(set).map(Stop::new)
}

/// A stop's word in the notation, and its name for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StopName {
    /// The word in the notation.
    pub word: Word,
    /// The name as shown.
    pub shown: Arc<str>,
}

/// Shows the name for people.
impl fmt::Display for StopName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

/// Serialised as the word: the names are elsewhere in the view.
impl Serialize for StopName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.word.serialize(serializer)
    }
}

/// The map of an edition.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    names: [StopName; STOPS],
    /// Longitude and latitude.
    places: [(f64, f64); STOPS],
    lines: [[Stop; LINE_STOPS]; Line::ALL.len()],
    /// The crossings of each line in the order of the tour.
    crossings: [[Stop; LINE_CROSSINGS]; Line::ALL.len()],
    /// The shops that score at each crossing: those at it and next to it, on either line.
    scoring: [u64; CROSSINGS],
    /// The stops at each distance along the lines of a stop: itself, the next ones, and so on.
    rings: [[u32; LINE_STOPS]; STOPS],
    tiles: [Tile; TILES],
    tile_stops: [Stop; TILES],
    /// The first tile of a stop in each colour.
    first_tiles: [[u8; Line::ALL.len()]; STOPS],
    /// The index of words: a stop is in the slot of its word or, if taken, in the next free one.
    slots: [u8; 1 << SLOT_BITS],
}

impl Map {
    /// Computes a map from lines that have been checked (see `edition`).
    pub(crate) fn new(
        names: [StopName; STOPS],
        places: [(f64, f64); STOPS],
        lines: [[Stop; LINE_STOPS]; Line::ALL.len()],
    ) -> Self {
        let mut rings = [[0; LINE_STOPS]; STOPS];
        for line in &lines {
            for (at, stop) in line.iter().enumerate() {
                for (other_at, other) in line.iter().enumerate() {
                    rings[stop.index()][at.abs_diff(other_at)] |= other.bit();
                }
            }
        }
        let scoring = std::array::from_fn(|crossing| wide(rings[crossing][0] | rings[crossing][1]));
        let crossings = lines.map(|line| {
            let mut crossings = line.into_iter().filter(|stop| stop.is_crossing());
            std::array::from_fn(|_| crossings.next().expect("a line has four crossings"))
        });
        let tile_stops: [Stop; TILES] =
            std::array::from_fn(|tile| lines[tile / LINE_TILES][(tile % LINE_TILES).div_ceil(2)]);
        let tiles = std::array::from_fn(|tile| Tile {
            stop: names[tile_stops[tile].index()].word,
            line: line_of(tile),
        });
        let mut first_tiles = [[NONE; Line::ALL.len()]; STOPS];
        for (tile, stop) in tile_stops.iter().enumerate().rev() {
            first_tiles[stop.index()][line_of(tile).index()] = tile as u8;
        }
        let mut slots = [NONE; 1 << SLOT_BITS];
        for (stop, name) in names.iter().enumerate() {
            let free = probe(name.word).find(|slot| slots[*slot] == NONE);
            slots[free.expect("there are more slots than stops")] = stop as u8;
        }
        Self {
            names,
            places,
            lines,
            crossings,
            scoring,
            rings,
            tiles,
            tile_stops,
            first_tiles,
            slots,
        }
    }

    /// The names of a stop.
    #[must_use]
    pub fn name(&self, stop: Stop) -> &StopName {
        &self.names[stop.index()]
    }

    /// The stop with this word.
    #[inline]
    #[must_use]
    pub fn find(&self, word: Word) -> Option<Stop> {
        probe(word)
            .map_while(|slot| self.names.get(usize::from(self.slots[slot])).zip(Some(slot)))
            .find(|(name, _)| name.word == word)
            .map(|(_, slot)| Stop(self.slots[slot]))
    }

    /// The first of these tiles (bits of their indices) that is equal to `tile`.
    #[inline]
    pub(crate) fn find_tile(&self, among: u64, tile: Tile) -> Option<usize> {
        let first = self.first_tiles[self.find(tile.stop)?.index()][tile.line.index()];
        if first == NONE {
            return None;
        }
        let bit = 1 << first;
        let equal = bit | (bit & FIRST_OF_TWO) << 1;
        let found = among & equal;
        (found != 0).then(|| found.trailing_zeros() as usize)
    }

    /// Longitude and latitude of a stop.
    #[must_use]
    pub fn place(&self, stop: Stop) -> (f64, f64) {
        self.places[stop.index()]
    }

    /// The stops of a line from its start.
    #[must_use]
    pub fn line(&self, line: Line) -> &[Stop; LINE_STOPS] {
        &self.lines[line.index()]
    }

    /// The lines of a stop.
    pub fn lines_of(&self, stop: Stop) -> impl Iterator<Item = Line> {
        Line::ALL.into_iter().filter(move |line| self.line(*line).contains(&stop))
    }

    /// The crossings of a line in the order of the tour.
    #[inline]
    #[must_use]
    pub fn crossings(&self, line: Line) -> &[Stop; LINE_CROSSINGS] {
        &self.crossings[line.index()]
    }

    /// The stops next to a stop, on any of its lines.
    pub fn neighbours(&self, stop: Stop) -> impl Iterator<Item = Stop> {
        stops_of(self.rings[stop.index()][1])
    }

    /// The shops that score at a crossing; they count for an owner who has one at the crossing
    /// itself.
    #[inline]
    pub(crate) fn scoring(&self, crossing: Stop) -> u64 {
        self.scoring[crossing.index()]
    }

    /// The stops around a stop by their distance along its lines, without changing lines (P4).
    #[inline]
    #[must_use]
    pub fn rings(&self, stop: Stop) -> &[u32; LINE_STOPS] {
        &self.rings[stop.index()]
    }

    /// Every tile, in the order of the generator; equal ones follow each other.
    #[must_use]
    pub fn tiles(&self) -> &[Tile; TILES] {
        &self.tiles
    }

    /// The stop of the tile with this index.
    #[inline]
    #[must_use]
    pub fn tile_stop(&self, tile: usize) -> Stop {
        self.tile_stops[tile]
    }
}

/// The line of the tile with this index.
#[inline]
#[must_use]
pub const fn line_of(tile: usize) -> Line {
    Line::ALL[tile / LINE_TILES]
}

/// The slots where a word can be, in the order in which they are searched.
#[inline]
fn probe(word: Word) -> impl Iterator<Item = usize> {
    let first = word.hash(SLOT_BITS);
    (first..1 << SLOT_BITS).chain(0..first)
}
