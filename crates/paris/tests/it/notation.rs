//! The notation: one spelling for each move, and texts that are not moves; a position as a terminal
//! shows it.

use lutece_paris::{Landmark, Move, Paris};
use table::Game as _;
use testkit::Table;

#[test]
fn every_example_of_the_documentation_is_a_move() {
    for text in [
        "draw 2",
        "place chaillot",
        "key chaillot",
        "key arc",
        "move arc chaillot:5",
        "move chaillot:bank chaillot:louvre",
        "move chaillot:2 chaillot:5 with 9",
        "move la-villette:8 la-villette:grand-palais with 16",
        "endtile",
        "choose 5-francs",
        "choose gold-prestige",
        "endtile 5-francs",
        "endtile gold-prestige",
        "retire",
        "pay gold tile10",
        "pay wood endtile",
        "prestige silver token",
        "prestige gold-prestige tile19",
        "bonus 18",
        "vp 20 chaillot",
        "buy wood",
        "sell gold token",
        "sell gold tile10",
        "sell gold endtile",
        "use 18",
        "use 17 29",
        "use 25 14",
        "use 23 bronze bronze gold-prestige",
        "use 24 wood",
        "use 5-francs",
        "use 4-vp",
        "skip",
        "end",
    ] {
        let mv: Move = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(mv.to_string(), text);
    }
}

#[test]
fn other_spellings_are_no_moves() {
    for text in [
        "",
        "draw",
        "draw 0",
        "draw 4",
        "draw 01",
        "draw +1",
        " draw 1",
        "draw 1 ",
        "draw  1",
        "DRAW 1",
        "place Chaillot",
        "key bank",
        "move arc chaillot:bank",
        "move arc chaillot:6",
        "move arc chaillot",
        "move arc chaillot:5 with 10",
        "move arc chaillot:5 with",
        "move arc chaillot:big-ben",
        "endtile 0-vp",
        "endtile 5francs",
        "choose",
        "choose 0-vp",
        "pay gold tile31",
        "pay gold 10",
        "bonus 0",
        "bonus 31",
        "vp 020 chaillot",
        "use 17",
        "use 25",
        "use 23",
        "use 23 wood",
        "use 23 silver bronze",
        "use 24 gold wood",
        "use wood",
        "use 17 31",
        "skip it",
        "end turn",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text:?} is read as a move");
    }
}

#[test]
fn landmarks_are_slugs_of_their_names() {
    for landmark in Landmark::ALL {
        let slug: String = landmark
            .name()
            .to_lowercase()
            .chars()
            .map(|letter| match letter {
                'é' | 'è' => 'e',
                'ô' => 'o',
                'â' => 'a',
                ' ' | '\'' => '-',
                other => other,
            })
            .collect();
        assert_eq!(landmark.as_str(), slug);
    }
}

/// Even where a long name and several keys fill a cell: each space is two words, and none runs into
/// the next.
#[test]
fn the_text_of_a_position_keeps_spaces_apart() {
    let mut full = 0;
    Table::<Paris>::new(&[], 4).walk(|at, _| {
        let public = at.rules.public(at.state);
        let text = at.rules.text(&public, None);
        for quarter in &public.districts {
            let heading = format!("\n{:<14} bank ", quarter.district.name());
            let (_, below) = text.split_once(&heading).expect("every district has a line");
            let mut words = below.lines().skip(1).flat_map(str::split_whitespace);
            for lot in &quarter.spaces {
                let [value, what] = [(); 2].map(|()| words.next().expect("a space is two words"));
                let building = lot.building.map_or("-", |of| of.as_str());
                assert_eq!(value, lot.value.to_string(), "{}: {text}", at.place());
                assert!(what.starts_with(building), "{}: {what} in {text}", at.place());
                full += usize::from(value.len() + 1 + what.len() >= 15);
            }
        }
    });
    assert!(full > 0, "no cell was filled");
}
