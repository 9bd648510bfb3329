//! The components: tiles, buildings, pieces and postcards of one printed edition.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::{EditionError, EditionInfo};

use crate::options::POSTCARDS;
use crate::piece::{Building, Postcard, Set, Tile};
use crate::shape::MOST_CELLS;

/// What is printed on a space of a tile, from the point of view of the tile's owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Print {
    /// The owner's colour.
    Own,
    /// The opponent's colour.
    Other,
    /// Both colours.
    Mixed,
    /// A streetlight.
    Lamp,
}

/// The components of City of Light as in an edition file.
#[derive(Clone, Debug)]
pub struct Edition {
    /// A player's tiles: top-left, top-right, bottom-left, bottom-right.
    pub tiles: [[Print; 4]; Tile::COUNT],
    /// The cells of each building in rotation 0, the garden included, as `[x, y]`.
    pub buildings: [Vec<[u8; 2]>; Building::ALL.len()],
    /// The cells of the fountain in rotation 0 (ruling C18).
    pub fountain: Vec<[u8; 2]>,
    /// The spaces the large streetlight lights, as `[x, y]` from its own.
    pub lights: Vec<[i8; 2]>,
    /// How many chimneys a player has.
    pub chimneys: u8,
    /// How many action tokens a player has.
    pub tokens: u8,
    /// What a building that was taken but not built costs.
    pub unbuilt_penalty: u8,
    /// How many postcards are in play.
    pub in_play: usize,
    /// The postcards of the first game.
    pub first_game: Set<Postcard>,
    info: EditionInfo,
}

impl table::Edition for Edition {
    const SHIPPED: &'static str = include_str!("../editions/devir-2019.toml");

    fn parse(text: &str) -> Result<Self, EditionError> {
        let (info, file): (_, File) = EditionInfo::read(text, crate::NAME)?;
        let mut problems = Vec::new();
        let components = file.check(info, &mut problems);
        EditionError::unless_none(problems)?;
        Ok(components)
    }

    fn info(&self) -> &EditionInfo {
        &self.info
    }

    fn usual(&self, key: &str) -> Vec<&'static str> {
        match key {
            POSTCARDS => self.first_game.into_iter().map(Postcard::as_str).collect(),
            _ => Vec::new(),
        }
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
    tiles: Tiles,
    buildings: BTreeMap<String, Vec<[i64; 2]>>,
    pieces: Pieces,
    supply: Supply,
    postcards: Postcards,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tiles {
    totals: BTreeMap<char, usize>,
    layouts: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pieces {
    garden: Cells,
    fountain: Cells,
    large_streetlight: Lights,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cells {
    cells: Vec<[i64; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lights {
    lights: Vec<[i64; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Supply {
    chimneys: u8,
    tokens: u8,
    unbuilt_penalty: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Postcards {
    in_play: usize,
    first_game: Vec<String>,
    others: Vec<String>,
}

impl File {
    fn check(self, info: EditionInfo, problems: &mut Vec<String>) -> Edition {
        let tiles = self.tiles.check(problems);
        let buildings = self.check_buildings(problems);
        let fountain =
            check_cells("pieces.fountain.cells", &self.pieces.fountain.cells, 1..=2, problems);
        let lights = check_lights(&self.pieces.large_streetlight.lights, problems);
        let Supply { chimneys, tokens, unbuilt_penalty } = self.supply;
        let first_game = self.postcards.check(tokens, problems);
        let in_play = self.postcards.in_play;
        Edition {
            tiles,
            buildings,
            fountain,
            lights,
            chimneys,
            tokens,
            unbuilt_penalty,
            in_play,
            first_game,
            info,
        }
    }

    fn check_buildings(&self, problems: &mut Vec<String>) -> [Vec<[u8; 2]>; Building::ALL.len()] {
        for name in self.buildings.keys() {
            if !Building::SUPPLY.iter().any(|building| building.as_str() == name) {
                problems.push(format!("buildings.{name}: there is no such building"));
            }
        }
        let mut shapes = Building::ALL.map(|_| Vec::new());
        for building in Building::SUPPLY {
            let path = format!("buildings.{building}");
            match self.buildings.get(building.as_str()) {
                None => problems.push(format!("{path}: the building is missing")),
                Some(cells) => {
                    let size = building.size();
                    shapes[building.index()] = check_cells(&path, cells, size..=size, problems);
                }
            }
        }
        let garden = &self.pieces.garden.cells;
        shapes[Building::Jardin.index()] =
            check_cells("pieces.garden.cells", garden, 2..=2, problems);
        shapes
    }
}

impl Tiles {
    fn check(&self, problems: &mut Vec<String>) -> [[Print; 4]; Tile::COUNT] {
        let mut tiles = [[Print::Own; 4]; Tile::COUNT];
        if self.layouts.len() != tiles.len() {
            problems.push(format!(
                "tiles.layouts: a player has {} tiles, not {}",
                tiles.len(),
                self.layouts.len()
            ));
        }
        let mut found: BTreeMap<char, usize> = "OXML".chars().map(|it| (it, 0)).collect();
        for (at, layout) in self.layouts.iter().enumerate() {
            let prints: Vec<Print> = layout.chars().filter_map(read_print).collect();
            match prints.try_into() {
                Ok(prints) if layout.chars().count() == 4 => {
                    if let Some(tile) = tiles.get_mut(at) {
                        *tile = prints;
                    }
                    layout.chars().for_each(|it| *found.entry(it).or_default() += 1);
                }
                _ => problems.push(format!(
                    "tiles.layouts.{at}: {layout:?} is not four of the letters O, X, M and L"
                )),
            }
        }
        for letter in self.totals.keys().filter(|letter| !found.contains_key(letter)) {
            problems.push(format!("tiles.totals.{letter}: the letters are O, X, M and L"));
        }
        for (letter, count) in found {
            match self.totals.get(&letter) {
                Some(total) if *total == count => {}
                Some(total) => problems.push(format!(
                    "tiles.totals.{letter}: the layouts have {count}, but the total says {total}"
                )),
                None => problems.push(format!("tiles.totals.{letter}: the total is missing")),
            }
        }
        tiles
    }
}

impl Postcards {
    fn check(&self, tokens: u8, problems: &mut Vec<String>) -> Set<Postcard> {
        let mut read = |key: &str, names: &[String], seen: &mut Set<Postcard>| {
            let mut set = Set::EMPTY;
            for name in names {
                match name.parse::<Postcard>() {
                    Err(error) => problems.push(format!("postcards.{key}: {error}")),
                    Ok(card) if seen.contains(card) => {
                        problems.push(format!("postcards.{key}: {card} is named twice"));
                    }
                    Ok(card) => {
                        seen.insert(card);
                        set.insert(card);
                    }
                }
            }
            set
        };
        let mut seen = Set::EMPTY;
        let first_game = read("first_game", &self.first_game, &mut seen);
        read("others", &self.others, &mut seen);
        for card in Postcard::ALL.into_iter().filter(|card| !seen.contains(*card)) {
            problems.push(format!("postcards: {card} is missing"));
        }
        if first_game.len() != self.in_play {
            problems.push(format!(
                "postcards.first_game: {} are in play, but {} are named",
                self.in_play,
                self.first_game.len()
            ));
        }
        if tokens == 0 {
            problems.push("supply.tokens: each player has at least one".to_owned());
        }
        // A player with a token must always have a card to put it on.
        if self.in_play < 2 * usize::from(tokens) {
            problems.push(format!(
                "supply.tokens: {tokens} for each player are more than the {} postcards in play",
                self.in_play
            ));
        }
        first_game
    }
}

fn read_print(letter: char) -> Option<Print> {
    match letter {
        'O' => Some(Print::Own),
        'X' => Some(Print::Other),
        'M' => Some(Print::Mixed),
        'L' => Some(Print::Lamp),
        _ => None,
    }
}

/// A piece: cells that are connected, different, and begin at column 0 and row 0.
fn check_cells(
    path: &str,
    cells: &[[i64; 2]],
    sizes: std::ops::RangeInclusive<usize>,
    problems: &mut Vec<String>,
) -> Vec<[u8; 2]> {
    let mut refuse = |problem: String| {
        problems.push(format!("{path}: {problem}"));
        Vec::new()
    };
    if !sizes.contains(&cells.len()) {
        let wanted = match (*sizes.start(), *sizes.end()) {
            (low, high) if low == high => low.to_string(),
            (low, high) => format!("{low} to {high}"),
        };
        return refuse(format!("it has {wanted} cells, not {}", cells.len()));
    }
    if let Some([x, y]) = cells.iter().find(|cell| cell.iter().any(|at| !(0..8).contains(at))) {
        return refuse(format!("[{x}, {y}] is not on the board"));
    }
    if (0..2).any(|axis| cells.iter().all(|cell| cell[axis] > 0)) {
        return refuse("the smallest x and the smallest y must be 0".to_owned());
    }
    if let Some([x, y]) = (1..cells.len()).find_map(|at| {
        let cell = cells[at];
        cells[..at].contains(&cell).then_some(cell)
    }) {
        return refuse(format!("[{x}, {y}] is named twice"));
    }
    let mut joined = vec![cells[0]];
    while let Some(next) = cells.iter().find(|cell| {
        !joined.contains(cell)
            && joined.iter().any(|it| (it[0] - cell[0]).abs() + (it[1] - cell[1]).abs() == 1)
    }) {
        joined.push(*next);
    }
    if joined.len() < cells.len() {
        return refuse("the cells do not hang together".to_owned());
    }
    debug_assert!(cells.len() <= MOST_CELLS, "every piece has at most six cells");
    cells.iter().map(|&[x, y]| [x as u8, y as u8]).collect()
}

fn check_lights(lights: &[[i64; 2]], problems: &mut Vec<String>) -> Vec<[i8; 2]> {
    let path = "pieces.large_streetlight.lights";
    for (at, light) in lights.iter().enumerate() {
        let [x, y] = light;
        if !(-7..8).contains(x) || !(-7..8).contains(y) || (*x, *y) == (0, 0) {
            problems.push(format!("{path}: [{x}, {y}] is no other space of the board"));
        } else if lights[..at].contains(light) {
            problems.push(format!("{path}: [{x}, {y}] is named twice"));
        }
    }
    lights.iter().map(|&[x, y]| [x.clamp(-7, 7) as i8, y.clamp(-7, 7) as i8]).collect()
}

#[cfg(test)]
mod tests {
    use table::{Edition as _, Mark};

    use super::*;

    fn problem(from: &str, to: &str) -> String {
        assert!(Edition::SHIPPED.contains(from), "{from}");
        Edition::parse(&Edition::SHIPPED.replace(from, to))
            .expect_err("the file is broken")
            .to_string()
    }

    #[test]
    fn the_shipped_edition_is_sound_and_lists_its_guesses() {
        let shipped = Edition::shipped();
        assert_eq!(shipped.info().name, "Devir 2019");
        let guesses: Vec<&str> = shipped
            .info()
            .reconstructions()
            .inspect(|figure| assert_eq!(figure.mark, Mark::Guess))
            .map(|figure| figure.path.as_str())
            .collect();
        assert_eq!(guesses, ["pieces.large_streetlight.lights"]);
    }

    #[test]
    fn broken_tiles_are_refused_with_the_reason() {
        assert_eq!(
            problem("\"XOMO\"", "\"XOMX\""),
            "tiles.totals.O: the layouts have 15, but the total says 16; \
             tiles.totals.X: the layouts have 8, but the total says 7"
        );
        assert!(
            problem("\"XOMO\"", "\"XOQO\"")
                .starts_with("tiles.layouts.0: \"XOQO\" is not four of the letters O, X, M and L")
        );
        assert!(
            problem(", \"OOOX\"]", "]")
                .starts_with("tiles.layouts: a player has 8 tiles, not 7; tiles.totals.O")
        );
    }

    #[test]
    fn broken_shapes_are_refused_with_the_reason() {
        let garden = "cells = [[0, 0], [1, 0]]";
        assert_eq!(
            problem("I3 = [[0, 0], [1, 0], [2, 0]]", "I3 = [[0, 0], [1, 0]]"),
            "buildings.I3: it has 3 cells, not 2"
        );
        assert_eq!(
            problem("I3 =", "I4 ="),
            "buildings.I4: there is no such building; buildings.I3: the building is missing"
        );
        assert_eq!(
            problem(garden, "cells = [[0, 0], [2, 0]]"),
            "pieces.garden.cells: the cells do not hang together"
        );
        assert_eq!(
            problem(garden, "cells = [[0, 0], [0, 0]]"),
            "pieces.garden.cells: [0, 0] is named twice"
        );
        assert_eq!(
            problem(garden, "cells = [[1, 0], [2, 0]]"),
            "pieces.garden.cells: the smallest x and the smallest y must be 0"
        );
        assert_eq!(
            problem(garden, "cells = [[-1, 0], [0, 0]]"),
            "pieces.garden.cells: [-1, 0] is not on the board"
        );
        assert_eq!(
            problem("cells = [[0, 0]]", "cells = []"),
            "pieces.fountain.cells: it has 1 to 2 cells, not 0"
        );
        assert_eq!(
            problem("[[0, -1], [0, -2]", "[[0, 0], [0, 9], [1, 0]"),
            "pieces.large_streetlight.lights: [0, 0] is no other space of the board; \
             pieces.large_streetlight.lights: [0, 9] is no other space of the board; \
             pieces.large_streetlight.lights: [1, 0] is named twice"
        );
    }

    #[test]
    fn broken_postcards_are_refused_with_the_reason() {
        assert_eq!(
            problem("\"moulin-rouge\"", "\"moulin-vert\""),
            "postcards.others: expected a postcard, not \"moulin-vert\"; \
             postcards: moulin-rouge is missing"
        );
        assert_eq!(
            problem("\"moulin-rouge\"", "\"moulin-rouge\", \"peintre\""),
            "postcards.others: peintre is named twice"
        );
        assert_eq!(
            problem("in_play = 8", "in_play = 9"),
            "postcards.first_game: 9 are in play, but 8 are named"
        );
        assert_eq!(
            problem("tokens = 4", "tokens = 5"),
            "supply.tokens: 5 for each player are more than the 8 postcards in play"
        );
        assert_eq!(
            problem("tokens = 4", "tokens = 0"),
            "supply.tokens: each player has at least one"
        );
        assert_eq!(
            problem("tokens = 4", "tokens = 4\ncoins = 1"),
            "supply: unknown field `coins`, expected one of `chimneys`, `tokens`, `unbuilt_penalty`"
        );
    }
}
