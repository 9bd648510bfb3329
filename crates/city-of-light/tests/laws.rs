//! Laws that hold in every game, at tables of every kind.

use city_of_light::{Building, CityOfLight, Piece, Postcard, Space, State, Tile};
use table::{Game as _, Seat};

testkit::laws! {
    game: CityOfLight,
    tables: testkit::Table::every(&TABLES),
    messages: city_of_light::MESSAGES,
    pieces: census,
}

const TABLES: [&[(&str, &str)]; 5] = [
    &[],
    &[("hand", "2")],
    &[("postcards", "random")],
    &[("postcards", "random"), ("hand", "2"), ("start", "2")],
    &[(
        "postcards",
        "levitation,metropolitain,jardin,chartier,bouquinistes,fontaine,penseur,grande-lumiere",
    )],
];

/// Everything in the box, wherever it is now.
#[derive(Debug, PartialEq)]
struct Census {
    buildings: Vec<Building>,
    tiles: [Vec<Tile>; 2],
    chimneys: [usize; 2],
    tokens: [usize; 2],
    cards: Vec<Postcard>,
}

fn census(rules: &CityOfLight, state: &State) -> Census {
    let seen = rules.public(state);
    let of = |seat: Seat| &seen.players[seat];
    let on_board = |seat: Seat| {
        seen.pieces.iter().filter_map(move |piece| match piece {
            Piece::Building { building, owner, .. } if *owner == seat => Some(*building),
            _ => None,
        })
    };
    let seats = [Seat::new(0), Seat::new(1)];
    let mut buildings = seen.supply.clone();
    for seat in seats {
        buildings.extend(&of(seat).reserve);
        buildings.extend(on_board(seat).filter(|it| *it != Building::Jardin));
    }
    buildings.sort_unstable();
    Census {
        buildings,
        tiles: seats.map(|seat| {
            let laid = seen.tiles.iter().filter(|tile| tile.owner == seat).map(|tile| tile.tile);
            let mut tiles: Vec<Tile> =
                laid.chain(of(seat).unlaid.iter().map(|it| it.tile)).collect();
            tiles.sort_unstable();
            tiles
        }),
        chimneys: seats.map(|seat| usize::from(of(seat).chimneys) + on_board(seat).count()),
        tokens: seats.map(|seat| {
            let used = seen.cards.iter().filter(|card| card.user == Some(seat));
            usize::from(of(seat).tokens) + used.count()
        }),
        cards: seen.cards.iter().map(|card| card.card).collect(),
    }
}

#[test]
fn pieces_never_share_a_space_and_free_spaces_are_the_others() {
    for table in testkit::Table::<CityOfLight>::every(&TABLES) {
        table.walk(|at, _| {
            let seen = at.rules.public(at.state);
            let mut free: Vec<Space> =
                Space::all().filter(|space| seen.ground[space.index()].is_some()).collect();
            for piece in &seen.pieces {
                for space in spaces(piece) {
                    let found = free.iter().position(|it| it == space);
                    let found = found.unwrap_or_else(|| panic!("{}: {piece:?}", at.place()));
                    free.remove(found);
                }
            }
            let expected = free.iter().fold(0, |set, space| set | space.bit());
            assert_eq!(at.state.free(), expected, "{}", at.place());
        });
    }
}

fn spaces(piece: &Piece) -> &[Space] {
    match piece {
        Piece::Building { spaces, .. } | Piece::Fountain { spaces, .. } => spaces,
        Piece::Annex { at, .. }
        | Piece::Painter { at, .. }
        | Piece::Dancer { at, .. }
        | Piece::Lampadaire { at, .. }
        | Piece::LargeLamp { at, .. }
        | Piece::Statue { at, .. } => std::slice::from_ref(at),
    }
}

#[test]
fn the_hand_and_the_stack_are_the_tiles_that_are_not_laid() {
    for table in testkit::Table::<CityOfLight>::every(&TABLES) {
        table.walk(|at, _| {
            for (seat, player) in at.rules.public(at.state).players.iter() {
                let hand = at.rules.secret(at.state, seat).hand;
                assert_eq!(hand.len(), player.in_hand);
                assert_eq!(hand.len(), player.unlaid.len().min(at.rules.options().hand.tiles()));
                assert!(hand.iter().all(|tile| player.unlaid.contains(tile)), "{}", at.place());
            }
        });
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
    assert!(size_of::<city_of_light::Move>() <= 8);
}
