//! The components: shops, stacks, and the map, read from an edition file and checked.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::Deserialize;
use table::{EditionError, EditionInfo};

use crate::action::Line;
use crate::game::ParisParis;
use crate::map::{CROSSINGS, LINE_CROSSINGS, LINE_STOPS, Map, STOPS, Stop, StopName, TILES};
use crate::notation::Word;

/// The components of a printed game.
#[derive(Clone, Debug, PartialEq)]
pub struct Edition {
    info: EditionInfo,
    shops: u8,
    map: Map,
}

impl Edition {
    /// How many shops each player has.
    #[must_use]
    pub fn shops(&self) -> u8 {
        self.shops
    }

    /// The map.
    #[must_use]
    pub fn map(&self) -> &Map {
        &self.map
    }
}

/// The format of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "name")]
    _name: String,
    #[serde(rename = "game")]
    _game: String,
    shops: u8,
    stacks: BTreeMap<String, [usize; 2]>,
    lines: BTreeMap<String, Vec<String>>,
    stops: BTreeMap<String, FileStop>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileStop {
    name: String,
    lon: f64,
    lat: f64,
}

impl table::Edition for Edition {
    const SHIPPED: &'static str = include_str!("../editions/abacus-2003.toml");

    fn parse(text: &str) -> Result<Self, EditionError> {
        let (info, file): (_, File) = EditionInfo::read(text, <ParisParis as table::Game>::NAME)?;
        let mut problems = Vec::new();
        check_stacks(&file, &mut problems);
        check_stops(&file, &mut problems);
        check_lines(&file, &mut problems);
        check_crossings(&file, &mut problems);
        EditionError::unless_none(problems)?;
        Ok(Self { info, shops: file.shops, map: map(&file) })
    }

    fn info(&self) -> &EditionInfo {
        &self.info
    }
}

/// How many stacks there are with `players`: all tiles are used, and each stack has one more tile
/// than there are players.
pub(crate) const fn stacks(players: usize) -> usize {
    TILES / (players + 1)
}

fn check_stacks(file: &File, problems: &mut Vec<String>) {
    for players in 2..=4 {
        let expected = [stacks(players), players + 1];
        match file.stacks.get(&players.to_string()) {
            None => problems.push(format!("stacks.{players}: missing")),
            Some(found) if *found != expected => problems.push(format!(
                "stacks.{players}: {} stacks of {}, expected {} of {}",
                found[0], found[1], expected[0], expected[1]
            )),
            Some(_) => {}
        }
    }
    for players in file.stacks.keys().filter(|key| !["2", "3", "4"].contains(&key.as_str())) {
        problems.push(format!("stacks.{players}: two to four can play"));
    }
    // P7: a player needs at most one shop per round.
    let rounds = stacks(2);
    if usize::from(file.shops) < rounds {
        problems.push(format!("shops: {} are too few for {rounds} rounds", file.shops));
    }
}

fn check_stops(file: &File, problems: &mut Vec<String>) {
    if file.stops.len() != STOPS {
        problems.push(format!("stops: {}, expected {STOPS}", file.stops.len()));
    }
    let mut shown = BTreeMap::new();
    for (word, stop) in &file.stops {
        if let Err(error) = word.parse::<Word>() {
            problems.push(format!("stops.{word}: {error}"));
        }
        if stop.name.trim().is_empty() {
            problems.push(format!("stops.{word}: it needs a name"));
        }
        if let Some(other) = shown.insert(stop.name.as_str(), word) {
            problems.push(format!("stops.{word}: called {:?} like {other}", stop.name));
        }
        if !(stop.lon.abs() <= 180.0 && stop.lat.abs() <= 90.0) {
            problems.push(format!("stops.{word}: no place on earth"));
        }
    }
}

fn check_lines(file: &File, problems: &mut Vec<String>) {
    for line in Line::ALL.map(Line::as_str) {
        let Some(stops) = file.lines.get(line) else {
            problems.push(format!("lines.{line}: missing"));
            continue;
        };
        if stops.len() != LINE_STOPS {
            problems.push(format!("lines.{line}: {} stops, expected {LINE_STOPS}", stops.len()));
        }
        let mut seen = BTreeSet::new();
        for stop in stops {
            if !seen.insert(stop) {
                problems.push(format!("lines.{line}: {stop} is on it twice"));
            }
            if !file.stops.contains_key(stop) {
                problems.push(format!("lines.{line}: {stop} is not among the stops"));
            }
        }
    }
    for line in file.lines.keys().filter(|line| line.parse::<Line>().is_err()) {
        problems.push(format!("lines.{line}: there is no such line"));
    }
}

fn check_crossings(file: &File, problems: &mut Vec<String>) {
    for stop in file.stops.keys() {
        match lines_at(file, stop).as_slice() {
            [] => problems.push(format!("stops.{stop}: on no line")),
            [_] | [_, _] => {}
            lines => problems.push(format!(
                "stops.{stop}: on {} lines ({}), at most two cross",
                lines.len(),
                lines.join(", ")
            )),
        }
    }
    let known = |line: Line| file.lines.get(line.as_str()).map_or(&[][..], Vec::as_slice);
    for (at, one) in Line::ALL.into_iter().enumerate() {
        let crossings = known(one).iter().filter(|stop| lines_at(file, stop).len() > 1).count();
        if crossings != LINE_CROSSINGS && !known(one).is_empty() {
            problems.push(format!("lines.{one}: {crossings} crossings, expected {LINE_CROSSINGS}"));
        }
        for other in Line::ALL.into_iter().skip(at + 1) {
            if known(one).is_empty() || known(other).is_empty() {
                continue;
            }
            let shared: BTreeSet<_> =
                known(one).iter().filter(|stop| known(other).contains(stop)).collect();
            if shared.len() != 1 {
                let list: Vec<_> = shared.into_iter().map(String::as_str).collect();
                let list = if list.is_empty() { "nowhere".to_owned() } else { list.join(", ") };
                problems.push(format!(
                    "lines.{one} and lines.{other}: they cross at {list}, expected one stop"
                ));
            }
        }
    }
}

fn lines_at(file: &File, stop: &str) -> Vec<&'static str> {
    Line::ALL
        .into_iter()
        .map(Line::as_str)
        .filter(|line| file.lines.get(*line).is_some_and(|on| on.iter().any(|it| it == stop)))
        .collect()
}

/// The map from a file that has passed every check.
fn map(file: &File) -> Map {
    let in_order: Vec<&str> = {
        let mut words: Vec<&str> = Vec::new();
        for stop in Line::ALL.iter().flat_map(|line| &file.lines[line.as_str()]) {
            if !words.contains(&stop.as_str()) {
                words.push(stop);
            }
        }
        words.sort_by_key(|stop| lines_at(file, stop).len() == 1);
        words
    };
    let crossings = in_order.iter().filter(|stop| lines_at(file, stop).len() == 2).count();
    assert_eq!((in_order.len(), crossings), (STOPS, CROSSINGS), "five lines of 3 and 4");
    let index = |word: &str| {
        let at = in_order.iter().position(|stop| *stop == word);
        Stop::new(at.expect("the stops of a line are among the stops"))
    };
    let names = std::array::from_fn(|at| StopName {
        word: in_order[at].parse().expect("the words have been checked"),
        // The file is typed; a map is printed.
        shown: Arc::from(file.stops[in_order[at]].name.replace('\'', "’")),
    });
    let places = std::array::from_fn(|at| {
        let stop = &file.stops[in_order[at]];
        (stop.lon, stop.lat)
    });
    let lines = Line::ALL.map(|line| {
        let stops = &file.lines[line.as_str()];
        std::array::from_fn(|at| index(&stops[at]))
    });
    Map::new(names, places, lines)
}
