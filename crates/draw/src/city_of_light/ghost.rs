//! Ghosts: the piece of a move that is being considered, and the definitions from which a page
//! can draw one under the pointer.

use city_of_light::{
    Action, Building, CityOfLight, Facing, Move, Postcard, Rotation, Space, TileView,
};
use table::Seat;

use super::roof::Block;
use super::{Frame, board, cells, pieces};
use crate::scene::Scene;
use crate::sign;
use crate::svg::Svg;

/// The definitions for the player who looks: own buildings, held tiles, pieces of the cards.
pub(super) fn define(svg: &mut Svg, scene: &Scene<'_, CityOfLight>, frame: &Frame) {
    let Some((seat, secret)) = scene.own else { return };
    if scene.public.step.to_act() != Some(seat) {
        return;
    }
    svg.el("defs").begin();
    for tile in &secret.hand {
        for turn in Rotation::ALL {
            open(svg, &format!("ghost-{}-{turn}", tile.tile), seat);
            board::tile_face(svg, tile, turn, (0.0, 0.0), frame.space);
            svg.end();
        }
    }
    let open_card =
        |card: Postcard| scene.public.cards.iter().any(|it| it.card == card && it.user.is_none());
    let own = &scene.public.players[seat];
    let swap = open_card(Postcard::Levitation) && own.tokens > 0;
    let streets = !secret.hand.is_empty();
    let mut names: Vec<&str> = Vec::new();
    if !streets {
        names.extend(own.reserve.iter().map(|building| building.as_str()));
        if swap {
            names.extend(scene.public.supply.iter().map(|building| building.as_str()));
        }
        for card in [Postcard::Jardin, Postcard::Fontaine] {
            if open_card(card) {
                names.push(card.as_str());
            }
        }
        for (card, icon) in FIGURES {
            if open_card(card) {
                open(svg, &format!("ghost-{card}"), seat);
                figure(svg, frame, seat, icon, (0.0, 0.0));
                svg.end();
            }
        }
        if open_card(Postcard::Penseur) {
            for facing in Facing::ALL {
                open(svg, &format!("ghost-penseur-{facing}"), seat);
                looking(svg, frame, seat, facing, (0.0, 0.0));
                svg.end();
            }
        }
    }
    for name in names {
        let turns = scene.public.shapes.iter().find(|shape| shape.name == name);
        for turn in Rotation::ALL.into_iter().take(turns.map_or(0, |shape| shape.turns.len())) {
            open(svg, &format!("ghost-{name}-{turn}"), seat);
            block(svg, scene, frame, name, turn, (0.0, 0.0));
            svg.end();
        }
    }
    svg.end();
}

const FIGURES: [(Postcard, &str); 5] = [
    (Postcard::Peintre, "i-easel"),
    (Postcard::MoulinRouge, "i-dancer"),
    (Postcard::Lampadaire, "i-lampadaire"),
    (Postcard::GrandeLumiere, "i-large-lamp"),
    (Postcard::Bouquinistes, "i-books"),
];

fn open(svg: &mut Svg, id: &str, seat: Seat) {
    svg.el("g").id(id).class(sign::class(seat)).begin();
}

/// The ghost of a move that is being considered.
pub(super) fn mark(svg: &mut Svg, scene: &Scene<'_, CityOfLight>, frame: &Frame) {
    let Some((seat, mv)) = scene.marks.ghost else { return };
    svg.el("g").id("ghost").class(&format!("ghost {}", sign::class(seat))).begin();
    match mv {
        Move::Tile { tile, square, turn } => {
            let unlaid = &scene.public.players[seat].unlaid;
            if let Some(view) = unlaid.iter().find(|it: &&TileView| it.tile == tile) {
                board::tile_face(svg, view, turn, frame.corner(square.corner()), frame.space);
            }
        }
        Move::Build { building, at, turn }
        | Move::Card(Action::Levitation { building, at, turn, .. }) => {
            block(svg, scene, frame, building.as_str(), turn, frame.corner(at));
        }
        Move::Card(Action::Jardin { at, turn }) => {
            block(svg, scene, frame, Building::Jardin.as_str(), turn, frame.corner(at));
        }
        Move::Card(Action::Fontaine { at, turn }) => {
            let turn = turn.unwrap_or(Rotation::ALL[0]);
            block(svg, scene, frame, "fontaine", turn, frame.corner(at));
        }
        Move::Card(Action::Penseur { at, facing }) => {
            looking(svg, frame, seat, facing, frame.corner(at));
        }
        Move::Card(action) => {
            if let Some(at) = spot(action)
                && let Some((_, icon)) = FIGURES.iter().find(|it| it.0 == action.postcard())
            {
                figure(svg, frame, seat, icon, frame.corner(at));
            }
        }
        Move::Take { .. } | Move::Pass | Move::Idle(_) => {}
    }
    svg.end();
}

/// Where a piece of one space goes.
fn spot(action: Action) -> Option<Space> {
    match action {
        Action::Peintre { at }
        | Action::MoulinRouge { at }
        | Action::Lampadaire { at }
        | Action::GrandeLumiere { at }
        | Action::Bouquinistes { at, .. } => Some(at),
        _ => None,
    }
}

fn block(
    svg: &mut Svg,
    scene: &Scene<'_, CityOfLight>,
    frame: &Frame,
    name: &str,
    turn: Rotation,
    from: (f64, f64),
) {
    let cells = cells(scene.public, name, turn);
    let block = Block { cells: &cells, from, unit: frame.space, inset: frame.space * 0.055 };
    if name == Building::Jardin.as_str() {
        pieces::garden(svg, &block);
        svg.path(block.outline()).class("ghost-edge").done();
        return;
    }
    svg.path(block.outline()).class("ghost-roof").done();
}

fn figure(svg: &mut Svg, frame: &Frame, seat: Seat, icon: &str, (x, y): (f64, f64)) {
    let half = frame.space / 2.0;
    pieces::pedestal(svg, icon, seat, (x + half, y + half), frame.space);
}

fn looking(svg: &mut Svg, frame: &Frame, seat: Seat, facing: Facing, (x, y): (f64, f64)) {
    let half = frame.space / 2.0;
    svg.path(pieces::gaze((x + half, y + half), frame.space, facing)).class("gaze").done();
    figure(svg, frame, seat, "i-statue", (x, y));
}
