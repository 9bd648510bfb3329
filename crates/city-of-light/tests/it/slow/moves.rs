//! Every legal move, found by trying every space, cell by cell, and written out as text.

use std::collections::BTreeSet;

use lutece_city_of_light::{
    Building, Card, Edition, Facing, Ground, Postcard, Public, Secret, Square, Step,
};
use table::Seat;

use super::board::{Board, Cell, SIDES, direction, name, on_board, shape, step, turned};

/// A player's ground and rights.
struct Rights {
    own: Ground,
    other: Ground,
    lamp: bool,
    foreign: bool,
}

/// Every legal move.
pub(crate) fn moves(edition: &Edition, seen: &Public, secret: &Secret) -> BTreeSet<String> {
    match seen.step {
        Step::Over => BTreeSet::new(),
        Step::Streets(_) => streets(seen, secret),
        Step::Buildings(seat) => buildings(edition, seen, seat),
    }
}

fn streets(seen: &Public, secret: &Secret) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for held in &secret.hand {
        for square in Square::all() {
            if seen.tiles.iter().any(|laid| laid.square == square) {
                continue;
            }
            for turn in 0..4 {
                found.insert(format!("tile {} {square} r{turn}", held.tile));
            }
        }
    }
    found.extend(seen.supply.iter().map(|building| format!("take {building}")));
    if secret.hand.is_empty() {
        found.insert("pass".to_owned());
    }
    found
}

fn buildings(edition: &Edition, seen: &Public, seat: Seat) -> BTreeSet<String> {
    let board = Board::read(seen);
    let player = &seen.players[seat];
    let rights = Rights {
        own: if seat.number() == 1 { Ground::Orange } else { Ground::Blue },
        other: if seat.number() == 1 { Ground::Blue } else { Ground::Orange },
        lamp: player.metropolitain,
        foreign: player.chartier,
    };
    let mut found = BTreeSet::new();
    if player.chimneys > 0 {
        for &building in &player.reserve {
            for (at, turn) in placements(&board, &rights, shape(edition, building)) {
                found.insert(format!("build {building} {at} r{turn}"));
            }
        }
    }
    if player.tokens > 0 {
        for Card { card, .. } in seen.cards.iter().filter(|card| card.user.is_none()) {
            found.insert(format!("card {card} idle"));
            let actions = actions(edition, seen, seat, &board, &rights, *card);
            found.extend(actions.into_iter().map(|rest| {
                if rest.is_empty() { format!("card {card}") } else { format!("card {card} {rest}") }
            }));
        }
    }
    found
}

/// What follows the name of a card in its moves.
fn actions(
    edition: &Edition,
    seen: &Public,
    seat: Seat,
    board: &Board,
    rights: &Rights,
    card: Postcard,
) -> Vec<String> {
    let player = &seen.players[seat];
    let own: Vec<Cell> =
        cells().filter(|at| board.is_free(*at) && board.ground[at] == rights.own).collect();
    match card {
        Postcard::Metropolitain | Postcard::SacreCoeur | Postcard::Chartier => {
            vec![String::new()]
        }
        Postcard::Peintre | Postcard::Lampadaire | Postcard::MoulinRouge => {
            own.into_iter().map(name).collect()
        }
        Postcard::GrandeLumiere => cells()
            .filter(|at| board.is_free(*at) && board.ground[at] == Ground::Lamp)
            .map(name)
            .collect(),
        Postcard::Jardin | Postcard::Levitation if player.chimneys == 0 => Vec::new(),
        Postcard::Jardin => placements(board, rights, shape(edition, Building::Jardin))
            .into_iter()
            .map(|(at, turn)| format!("{at} r{turn}"))
            .collect(),
        Postcard::Fontaine => {
            let rights = Rights { lamp: false, ..*rights };
            placements(board, &rights, &edition.fountain)
                .into_iter()
                .map(|(at, turn)| match edition.fountain.len() {
                    1 => at,
                    _ => format!("{at} r{turn}"),
                })
                .collect()
        }
        Postcard::Penseur => own
            .iter()
            .flat_map(|at| Facing::ALL.into_iter().map(move |facing| (*at, facing)))
            .filter(|(at, facing)| board.is_free(step(*at, direction(*facing))))
            .map(|(at, facing)| format!("{} {facing}", name(at)))
            .collect(),
        Postcard::Bouquinistes => {
            let mut found = Vec::new();
            for (building, _, walls) in board.buildings.iter().filter(|it| it.1 == seat) {
                for at in &own {
                    if SIDES.iter().any(|side| walls.contains(&step(*at, *side))) {
                        found.push(format!("{} {building}", name(*at)));
                    }
                }
            }
            found
        }
        Postcard::Levitation => {
            let mut found = Vec::new();
            for back in &player.reserve {
                for &building in &seen.supply {
                    for (at, turn) in placements(board, rights, shape(edition, building)) {
                        found.push(format!("{back} {building} {at} r{turn}"));
                    }
                }
            }
            found
        }
    }
}

fn cells() -> impl Iterator<Item = Cell> {
    (0..8).flat_map(|y| (0..8).map(move |x| (x, y)))
}

/// Where a shape can lie: the top-left space of its bounding box and the rotation.
fn placements(board: &Board, rights: &Rights, shape: &[[u8; 2]]) -> Vec<(String, usize)> {
    let mut found = Vec::new();
    for turn in 0..4 {
        let look = turned(shape, turn);
        if (0..turn).any(|smaller| turned(shape, smaller) == look) {
            continue;
        }
        for corner in cells() {
            let covered: Vec<Cell> = look.iter().map(|it| step(corner, *it)).collect();
            if may_cover(board, rights, &covered) {
                found.push((name(corner), turn));
            }
        }
    }
    found
}

fn may_cover(board: &Board, rights: &Rights, covered: &[Cell]) -> bool {
    let (mut lamps, mut foreign) = (0, 0);
    for &at in covered {
        if !on_board(at) || !board.is_free(at) {
            return false;
        }
        match board.ground[&at] {
            Ground::Mixed => {}
            ground if ground == rights.own => {}
            ground if ground == rights.other => foreign += 1,
            _ => lamps += 1,
        }
    }
    lamps <= i32::from(rights.lamp) && foreign <= i32::from(rights.foreign)
}
