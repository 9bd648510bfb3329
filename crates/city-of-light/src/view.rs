//! What may be seen: by everybody, and by one seat in addition.

use serde::Serialize;
use table::{BySeat, Outcome, Seat};

use crate::board::{self, Rotation, Space, Spaces, Square};
use crate::edition::Print;
use crate::game::CityOfLight;
use crate::piece::{Building, Facing, Postcard, Tile};
use crate::score::{Tally, dancer_area, painter_area};
use crate::state::{State, other};
use crate::step::Step;

/// What everybody may see: everything except the tiles in hands and the order of the stacks.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Public {
    /// The phase, and who is to act.
    #[serde(flatten)]
    pub step: Step,
    /// Turns played.
    pub turn: u32,
    /// The ground of each of the 64 spaces, row by row from `a1`; `None` where no tile lies.
    pub ground: Vec<Option<Ground>>,
    /// The tiles that lie, by square.
    pub tiles: Vec<LaidTile>,
    /// The pieces on the board.
    pub pieces: Vec<Piece>,
    /// The streetlights that shine.
    pub lamps: Vec<Lamp>,
    /// The buildings anybody may take.
    pub supply: Vec<Building>,
    /// The postcards in play.
    pub cards: Vec<Card>,
    /// What each player has.
    pub players: BySeat<PlayerView>,
    /// The shape of each building and of the fountain in each rotation that looks different.
    pub shapes: Vec<ShapeView>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

/// What one seat sees in addition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Secret {
    /// The tiles in its hand.
    pub hand: Vec<TileView>,
}

/// What a space shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// The colour of seat 1.
    Orange,
    /// The colour of seat 2.
    Blue,
    /// Both colours.
    Mixed,
    /// A streetlight.
    Lamp,
}

/// A tile and what it shows unturned: top-left, top-right, bottom-left, bottom-right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TileView {
    /// Which of the player's tiles.
    pub tile: Tile,
    /// What it shows.
    pub ground: [Ground; 4],
}

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LaidTile {
    /// Where.
    pub square: Square,
    /// Whose.
    pub owner: Seat,
    /// Which of the player's tiles.
    pub tile: Tile,
    /// How far it is turned.
    pub turn: Rotation,
}

/// A piece on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "piece")]
pub enum Piece {
    /// A building with its owner's chimney, the garden included.
    Building {
        /// Which.
        building: Building,
        /// Whose chimney is on it.
        owner: Seat,
        /// What it covers, without its annex.
        spaces: Vec<Space>,
    },
    /// The annex.
    Annex {
        /// Whose building it extends.
        owner: Seat,
        /// Where it lies.
        at: Space,
        /// The building it extends.
        building: Building,
    },
    /// The painter.
    Painter {
        /// Who placed him.
        owner: Seat,
        /// Where he stands.
        at: Space,
        /// His area, bounded by buildings and the edge.
        area: Vec<Space>,
    },
    /// The dancer.
    Dancer {
        /// Who placed her.
        owner: Seat,
        /// Where she stands.
        at: Space,
        /// Her area, her own space included.
        area: Vec<Space>,
    },
    /// The streetlight tile.
    Lampadaire {
        /// Who placed it.
        owner: Seat,
        /// Where it lies.
        at: Space,
    },
    /// The large streetlight.
    LargeLamp {
        /// Who placed it.
        owner: Seat,
        /// Where it stands.
        at: Space,
    },
    /// The fountain.
    Fountain {
        /// Who placed it.
        owner: Seat,
        /// What it covers.
        spaces: Vec<Space>,
    },
    /// The statue.
    Statue {
        /// Who placed it.
        owner: Seat,
        /// Where it stands.
        at: Space,
        /// Where it looks.
        facing: Facing,
        /// Whether the space in front of it is free.
        seen: bool,
    },
}

/// A streetlight that shines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lamp {
    /// Where.
    pub at: Space,
    /// The spaces it lights.
    pub lights: Vec<Space>,
    /// The buildings it shines on.
    pub buildings: Vec<Building>,
}

/// A postcard in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Card {
    /// Which.
    pub card: Postcard,
    /// Whose token lies on it.
    pub user: Option<Seat>,
    /// Whether its action was carried out.
    pub done: bool,
}

/// What a player has, and what it is worth.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct PlayerView {
    /// Buildings taken and not placed.
    pub reserve: Vec<Building>,
    /// The tiles that are not laid yet, in the edition's order: in the hand or in the stack.
    pub unlaid: Vec<TileView>,
    /// How many of them are in the hand.
    pub in_hand: usize,
    /// Chimneys left.
    pub chimneys: u8,
    /// Action tokens left.
    pub tokens: u8,
    /// Whether the player may cover a streetlight once.
    pub metropolitain: bool,
    /// Whether the player may cover a space of the opponent once.
    pub chartier: bool,
    /// The current points.
    pub score: ScoreView,
}

/// The current points of a player.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ScoreView {
    /// All points.
    pub total: i32,
    /// The buildings on the board.
    pub buildings: Vec<LitBuilding>,
    /// Points for the largest group.
    pub group: u8,
    /// What unbuilt buildings cost.
    pub penalty: i32,
    /// What postcards score.
    pub cards: Vec<(Postcard, i32)>,
    /// Visible free spaces of the player's colour: the tie-break.
    pub free: u8,
}

/// A building on the board and what it scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LitBuilding {
    /// Which.
    pub building: Building,
    /// Its size, annex included.
    pub size: u8,
    /// How many different streetlights shine on it.
    pub lamps: u8,
    /// Size times lamps.
    pub points: i32,
}

/// The shape of a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShapeView {
    /// The building, or `fontaine`.
    pub name: &'static str,
    /// For each rotation that looks different, the cells as `[x, y]` from the top left.
    pub turns: Vec<Vec<[u8; 2]>>,
}

fn spaces(set: Spaces) -> Vec<Space> {
    board::each(set).collect()
}

fn at(set: Spaces) -> Option<Space> {
    board::each(set).next()
}

impl Ground {
    /// What is printed on a tile of this owner.
    #[must_use]
    pub fn of(owner: Seat, print: Print) -> Self {
        let colour = |seat: Seat| if seat.index() == 0 { Self::Orange } else { Self::Blue };
        match print {
            Print::Own => colour(owner),
            Print::Other => colour(other(owner)),
            Print::Mixed => Self::Mixed,
            Print::Lamp => Self::Lamp,
        }
    }
}

impl CityOfLight {
    /// What everybody may see.
    pub(crate) fn view(&self, state: &State) -> Public {
        Public {
            step: state.step,
            turn: u32::from(state.turns),
            ground: Space::all().map(|space| ground_of(state, space)).collect(),
            tiles: Square::all()
                .filter_map(|square| {
                    let (owner, tile, turn) = state.laid[square.index()].get()?;
                    Some(LaidTile { square, owner, tile, turn })
                })
                .collect(),
            pieces: self.show_pieces(state),
            lamps: self.show_lamps(state),
            supply: state.supply.into_iter().collect(),
            cards: show_cards(state),
            players: BySeat::from_fn(2, |seat| self.show_player(state, seat)),
            shapes: self.show_shapes(),
            outcome: self.result(state),
        }
    }

    /// What one seat sees in addition.
    pub(crate) fn seat_view(&self, state: &State, seat: Seat) -> Secret {
        let hand = state.player(seat).hand;
        Secret { hand: hand.into_iter().map(|tile| self.show_tile(seat, tile)).collect() }
    }

    fn show_tile(&self, owner: Seat, tile: Tile) -> TileView {
        let ground = self.edition.tiles[tile.index()].map(|print| Ground::of(owner, print));
        TileView { tile, ground }
    }

    fn show_player(&self, state: &State, seat: Seat) -> PlayerView {
        let player = state.player(seat);
        let laid: Vec<Tile> = state
            .laid
            .iter()
            .filter_map(|laid| laid.get())
            .filter(|(owner, ..)| *owner == seat)
            .map(|(_, tile, _)| tile)
            .collect();
        PlayerView {
            reserve: player.reserve.into_iter().collect(),
            unlaid: Tile::ALL
                .into_iter()
                .filter(|tile| !laid.contains(tile))
                .map(|tile| self.show_tile(seat, tile))
                .collect(),
            in_hand: player.hand.len(),
            chimneys: player.chimneys,
            tokens: player.tokens,
            metropolitain: player.metropolitain,
            chartier: player.chartier,
            score: show_score(&self.tally(state, seat)),
        }
    }

    fn show_pieces(&self, state: &State) -> Vec<Piece> {
        let pieces = &state.pieces;
        let mut shown = Vec::new();
        for owner in Seat::first(2) {
            for building in state.player(owner).built {
                let cells = state.cells(building);
                let walls = cells & !pieces.annex;
                shown.push(Piece::Building { building, owner, spaces: spaces(walls) });
                if let Some(at) = at(cells & pieces.annex) {
                    shown.push(Piece::Annex { owner, at, building });
                }
            }
        }
        let doer = |card| state.doer(card);
        if let (Some(owner), Some(at)) = (doer(Postcard::Peintre), at(pieces.painter)) {
            shown.push(Piece::Painter { owner, at, area: spaces(painter_area(state)) });
        }
        if let (Some(owner), Some(at)) = (doer(Postcard::MoulinRouge), at(pieces.dancer)) {
            shown.push(Piece::Dancer { owner, at, area: spaces(dancer_area(state)) });
        }
        if let (Some(owner), Some(at)) = (doer(Postcard::Lampadaire), at(pieces.lampadaire)) {
            shown.push(Piece::Lampadaire { owner, at });
        }
        if let (Some(owner), Some(at)) = (doer(Postcard::GrandeLumiere), at(pieces.large_lamp)) {
            shown.push(Piece::LargeLamp { owner, at });
        }
        if let (Some(owner), true) = (doer(Postcard::Fontaine), pieces.fountain != 0) {
            shown.push(Piece::Fountain { owner, spaces: spaces(pieces.fountain) });
        }
        if let (Some(owner), Some(at), Some(facing)) =
            (doer(Postcard::Penseur), at(pieces.statue), pieces.facing)
        {
            let seen = self.tally(state, owner).statue.is_some_and(|statue| statue.seen);
            shown.push(Piece::Statue { owner, at, facing, seen });
        }
        shown
    }

    fn show_lamps(&self, state: &State) -> Vec<Lamp> {
        let [orange, blue] = state.players.as_array();
        let built = orange.built.or(blue.built);
        let large = state.pieces.large_lamp;
        board::each(state.small_lamps() | large)
            .map(|at| {
                let is_large = at.bit() == large;
                let lights =
                    if is_large { self.large_lamp_reach(state) } else { board::beside(at.bit()) };
                let shines = |building: &Building| {
                    let cells = state.cells(*building);
                    if is_large {
                        self.large_lamp_lights(state, cells)
                    } else {
                        lights & cells != 0
                    }
                };
                Lamp {
                    at,
                    lights: spaces(lights),
                    buildings: built.into_iter().filter(shines).collect(),
                }
            })
            .collect()
    }

    fn show_shapes(&self) -> Vec<ShapeView> {
        let view = |name, turns: &crate::shape::Turns| ShapeView {
            name,
            turns: turns
                .shapes()
                .iter()
                .map(|shape| {
                    board::each(shape.cells)
                        .map(|cell| [cell.column() as u8, cell.row() as u8])
                        .collect()
                })
                .collect(),
        };
        Building::ALL
            .into_iter()
            .map(|building| view(building.as_str(), self.turns(building)))
            .chain([view(Postcard::Fontaine.as_str(), &self.fountain)])
            .collect()
    }
}

fn ground_of(state: &State, space: Space) -> Option<Ground> {
    let on = |set: Spaces| set & space.bit() != 0;
    let [orange, blue] = *state.colour.as_array();
    if on(orange) {
        Some(Ground::Orange)
    } else if on(blue) {
        Some(Ground::Blue)
    } else if on(state.mixed) {
        Some(Ground::Mixed)
    } else {
        on(state.lamps).then_some(Ground::Lamp)
    }
}

fn show_cards(state: &State) -> Vec<Card> {
    let [orange, blue] = state.players.as_array();
    let in_play = state.cards.or(orange.used).or(blue.used);
    in_play
        .into_iter()
        .map(|card| Card { card, user: state.user(card), done: state.doer(card).is_some() })
        .collect()
}

fn show_score(tally: &Tally) -> ScoreView {
    ScoreView {
        total: tally.total(),
        buildings: tally
            .built
            .into_iter()
            .map(|building| LitBuilding {
                building,
                size: tally.sizes[building.index()],
                lamps: tally.lamps[building.index()],
                points: tally.building(building),
            })
            .collect(),
        group: tally.group,
        penalty: tally.penalty,
        cards: Postcard::ALL
            .into_iter()
            .filter_map(|card| Some((card, tally.card(card)?)))
            .collect(),
        free: tally.free,
    }
}
