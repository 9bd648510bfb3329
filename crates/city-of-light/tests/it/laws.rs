//! Laws that hold in every game, at tables of every kind.

use std::sync::Arc;

use lutece_city_of_light::{
    Building, CityOfLight, Edition, Move, Piece, Postcard, Space, State, Tile,
};
use table::{Edition as _, Game as _, Quiet, Seat};
use testkit::Table;

testkit::laws! {
    game: CityOfLight,
    tables: Table::every(&TABLES),
    messages: lutece_city_of_light::MESSAGES,
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

/// Everything in the box, wherever it is.
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
    for table in Table::<CityOfLight>::every(&TABLES) {
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
    for table in Table::<CityOfLight>::every(&TABLES) {
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
    assert!(size_of::<Move>() <= 8);
}

/// An edition whose tiles look alike when turned: one in every way, two after a half turn.
fn alike() -> Arc<Edition> {
    let text = Edition::SHIPPED
        .replace("\"LOOM\", \"OOOX\"", "\"OOOO\", \"LOMX\"")
        .replace("\"XOMO\"", "\"OXXO\"")
        .replace("\"MOXO\"", "\"MOOM\"");
    Arc::new(Edition::parse(&text).expect("the totals are the same"))
}

#[test]
fn of_turns_of_a_tile_that_look_the_same_only_the_smallest_is_legal() {
    let table = Table::<CityOfLight>::with_edition(&alike(), &[("hand", "2")], 2);
    testkit::laws::a_random_move_is_one_of_the_list(&table);
    testkit::laws::legal_moves_are_accepted_and_all_others_refused(&table);
    let mut seen = [0; Tile::COUNT];
    table.walk(|at, _| {
        let mut boards = Vec::new();
        for mv in at.legal {
            let Move::Tile { tile, .. } = mv else { continue };
            let mut after = *at.state;
            at.rules.play(&mut after, *mv, &mut Quiet);
            let board = (*tile, at.rules.public(&after).ground);
            assert!(!boards.contains(&board), "{}: {mv} looks like another move", at.place());
            boards.push(board);
            seen[tile.index()] += 1;
        }
    });
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

#[test]
fn without_tokens_the_game_is_over_when_nobody_can_build() {
    let mut edition = Edition::shipped();
    edition.tokens = 0;
    let table = Table::<CityOfLight>::with_edition(&Arc::new(edition), &[], 2);
    // A player who only lays tiles has nothing to build once the last one is down.
    let mut state = table.start(0);
    let mut legal = Vec::new();
    while table.rules().to_act(&state).is_some() {
        table.rules().legal(&state, &mut legal);
        let tile = legal.iter().find(|mv| matches!(mv, Move::Tile { .. } | Move::Pass));
        table.rules().play(&mut state, *tile.unwrap_or(&legal[0]), &mut Quiet);
    }
    assert!(table.rules().outcome(&state).is_some());
    testkit::laws::every_game_ends_within_its_bound(&table);
}
