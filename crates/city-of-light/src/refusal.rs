//! Why a move is not legal.

use std::fmt;

use table::{Message, Say, Seat};

use crate::action::{Action, Move};
use crate::board::{self, Space, Spaces, Turn};
use crate::game::CityOfLight;
use crate::legal::{behind, ground};
use crate::messages::{building_arg, card_term};
use crate::piece::{Building, Postcard};
use crate::shape::Turns;
use crate::state::{State, other};
use crate::step::Step;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// A move of phase 2 while streets are laid.
    StillStreets,
    /// A move of phase 1 while buildings are placed.
    StreetsDone,
    /// The tile is not in the hand.
    NotInHand,
    /// The square has a tile.
    SquareTaken,
    /// Passing with tiles left (ruling C2).
    TilesLeft,
    /// The building is not in the supply.
    NotInSupply(Building),
    /// The building is not in the reserve.
    NotInReserve(Building),
    /// All chimneys are used (ruling C17).
    NoChimney,
    /// All tokens are used.
    NoToken,
    /// The postcard is not in play.
    CardNotInPlay(Postcard),
    /// The postcard has been used.
    CardUsed(Postcard),
    /// A smaller rotation looks the same.
    SameLook,
    /// The fountain has one space and no rotation.
    NoRotation,
    /// The fountain has two spaces, so a rotation is needed.
    RotationNeeded,
    /// Part of the piece would be off the board.
    OffBoard,
    /// A piece stands on the space.
    Occupied(Space),
    /// A streetlight is on the space.
    Streetlight(Space),
    /// Only one streetlight may be covered (ruling C7).
    SecondStreetlight(Space),
    /// The space has the opponent's colour.
    OpponentsColour(Space),
    /// Only one space of the opponent's colour may be covered (ruling C8).
    SecondOpponentsColour(Space),
    /// The space is mixed, and this piece needs one's own colour.
    Mixed(Space),
    /// The large streetlight needs a printed streetlight (ruling C5).
    NotStreetlight(Space),
    /// The statue would look off the board.
    FrontOffBoard,
    /// The space in front of the statue is occupied.
    FrontOccupied(Space),
    /// The building is not one of the player's on the board.
    NotYourBuilding(Building),
    /// The annex does not touch the building.
    NotBeside(Building),
}

impl CityOfLight {
    /// Why a move is not legal; means nothing for a legal one.
    pub(crate) fn refuse(&self, state: &State, mv: Move) -> Refusal {
        match state.step {
            Step::Over => Refusal::Over,
            Step::Streets(seat) => refuse_street(state, seat, mv),
            Step::Buildings(seat) => self.refuse_building(state, seat, mv),
        }
    }

    fn refuse_building(&self, state: &State, seat: Seat, mv: Move) -> Refusal {
        let player = state.player(seat);
        match mv {
            Move::Tile { .. } | Move::Take { .. } | Move::Pass => Refusal::StreetsDone,
            Move::Build { building, .. } if !player.reserve.contains(building) => {
                Refusal::NotInReserve(building)
            }
            Move::Build { .. } if player.chimneys == 0 => Refusal::NoChimney,
            Move::Build { building, at, turn } => {
                self.refuse_place(state, seat, self.turns(building), at, turn, true)
            }
            Move::Card(action) => refuse_card(state, seat, action.postcard())
                .unwrap_or_else(|| self.refuse_action(state, seat, action)),
            Move::Idle(card) => refuse_card(state, seat, card).unwrap_or(Refusal::NoToken),
        }
    }

    fn refuse_action(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        let player = state.player(seat);
        match action {
            Action::Levitation { back, .. } if !player.reserve.contains(back) => {
                Refusal::NotInReserve(back)
            }
            Action::Levitation { building, .. } if !state.supply.contains(building) => {
                Refusal::NotInSupply(building)
            }
            Action::Levitation { .. } | Action::Jardin { .. } if player.chimneys == 0 => {
                Refusal::NoChimney
            }
            Action::Levitation { building, at, turn, .. } => {
                self.refuse_place(state, seat, self.turns(building), at, turn, true)
            }
            Action::Jardin { at, turn } => {
                self.refuse_place(state, seat, self.turns(Building::Jardin), at, turn, true)
            }
            Action::Fontaine { at, turn } => match (turn, self.fountain.shapes()[0].cells == 1) {
                (Some(_), true) => Refusal::NoRotation,
                (None, false) => Refusal::RotationNeeded,
                _ => {
                    let turn = turn.unwrap_or(Turn::ALL[0]);
                    self.refuse_place(state, seat, &self.fountain, at, turn, false)
                }
            },
            Action::Bouquinistes { building, .. } if !player.built.contains(building) => {
                Refusal::NotYourBuilding(building)
            }
            Action::Bouquinistes { at, building } => {
                refuse_own(state, seat, at).unwrap_or(Refusal::NotBeside(building))
            }
            Action::Penseur { at, facing } => refuse_own(state, seat, at).unwrap_or_else(|| {
                let front = Space::all().find(|it| behind(it.bit(), facing) & at.bit() != 0);
                front.map_or(Refusal::FrontOffBoard, Refusal::FrontOccupied)
            }),
            Action::Peintre { at } | Action::Lampadaire { at } | Action::MoulinRouge { at } => {
                refuse_own(state, seat, at).unwrap_or(Refusal::Occupied(at))
            }
            Action::GrandeLumiere { at } if state.lamps & at.bit() == 0 => {
                Refusal::NotStreetlight(at)
            }
            Action::GrandeLumiere { at } => Refusal::Occupied(at),
            // Nothing but the card itself could be wrong with these.
            Action::Metropolitain | Action::SacreCoeur | Action::Chartier => Refusal::NoToken,
        }
    }

    fn refuse_place(
        &self,
        state: &State,
        seat: Seat,
        turns: &Turns,
        at: Space,
        turn: Turn,
        lamps: bool,
    ) -> Refusal {
        let Some(shape) = turns.get(turn) else { return Refusal::SameLook };
        if !shape.on_board(at) {
            return Refusal::OffBoard;
        }
        let cells = shape.covers(at);
        let first = |set: Spaces| board::each(cells & set).next();
        let second = |set: Spaces| board::each(cells & set).nth(1);
        let rights = ground(state, seat);
        let foreign = state.colour(other(seat));
        if let Some(space) = first(state.taken) {
            return Refusal::Occupied(space);
        }
        if !(lamps && rights.lamp != 0)
            && let Some(space) = first(state.lamps)
        {
            return Refusal::Streetlight(space);
        }
        if rights.other == 0
            && let Some(space) = first(foreign)
        {
            return Refusal::OpponentsColour(space);
        }
        match (second(state.lamps), second(foreign)) {
            (Some(space), _) => Refusal::SecondStreetlight(space),
            (None, Some(space)) => Refusal::SecondOpponentsColour(space),
            (None, None) => Refusal::OffBoard,
        }
    }
}

fn refuse_street(state: &State, seat: Seat, mv: Move) -> Refusal {
    match mv {
        Move::Tile { tile, .. } if !state.player(seat).hand.contains(tile) => Refusal::NotInHand,
        Move::Tile { square, .. } if state.empty & (1 << square.index()) != 0 => Refusal::SameLook,
        Move::Tile { .. } => Refusal::SquareTaken,
        Move::Take { building } => Refusal::NotInSupply(building),
        Move::Pass => Refusal::TilesLeft,
        Move::Build { .. } | Move::Card(_) | Move::Idle(_) => Refusal::StillStreets,
    }
}

fn refuse_card(state: &State, seat: Seat, card: Postcard) -> Option<Refusal> {
    if state.user(card).is_some() {
        Some(Refusal::CardUsed(card))
    } else if !state.cards.contains(card) {
        Some(Refusal::CardNotInPlay(card))
    } else {
        (state.player(seat).tokens == 0).then_some(Refusal::NoToken)
    }
}

/// Why a piece that needs one's own colour cannot stand on a space.
fn refuse_own(state: &State, seat: Seat, at: Space) -> Option<Refusal> {
    let on = |set: Spaces| set & at.bit() != 0;
    if on(state.taken) {
        Some(Refusal::Occupied(at))
    } else if on(state.lamps) {
        Some(Refusal::Streetlight(at))
    } else if on(state.mixed) {
        Some(Refusal::Mixed(at))
    } else {
        on(state.colour(other(seat))).then_some(Refusal::OpponentsColour(at))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::StillStreets => f.write_str("tiles are still being laid"),
            Self::StreetsDone => f.write_str("all tiles are laid"),
            Self::NotInHand => f.write_str("the tile is not in your hand"),
            Self::SquareTaken => f.write_str("the square has a tile"),
            Self::TilesLeft => f.write_str("you have tiles left to lay"),
            Self::NotInSupply(building) => write!(f, "{building} is not in the supply"),
            Self::NotInReserve(building) => write!(f, "{building} is not in your reserve"),
            Self::NoChimney => f.write_str("you have no chimney left"),
            Self::NoToken => f.write_str("you have no action token left"),
            Self::CardNotInPlay(card) => write!(f, "{card} is not in play"),
            Self::CardUsed(card) => write!(f, "{card} has been used"),
            Self::SameLook => f.write_str("a smaller rotation looks the same"),
            Self::NoRotation => f.write_str("the fountain has one space and no rotation"),
            Self::RotationNeeded => f.write_str("the fountain has two spaces: name a rotation"),
            Self::OffBoard => f.write_str("part of it would be off the board"),
            Self::Occupied(space) => write!(f, "{space} is occupied"),
            Self::Streetlight(space) => write!(f, "{space} is a streetlight"),
            Self::SecondStreetlight(space) => {
                write!(f, "only one streetlight may be covered, and {space} is a second")
            }
            Self::OpponentsColour(space) => write!(f, "{space} has the opponent's colour"),
            Self::SecondOpponentsColour(space) => {
                write!(
                    f,
                    "only one of the opponent's spaces may be covered, and {space} is a second"
                )
            }
            Self::Mixed(space) => write!(f, "{space} is mixed, and your own colour is needed"),
            Self::NotStreetlight(space) => write!(f, "{space} is no printed streetlight"),
            Self::FrontOffBoard => f.write_str("the statue would look off the board"),
            Self::FrontOccupied(space) => {
                write!(f, "{space} in front of the statue is occupied")
            }
            Self::NotYourBuilding(building) => {
                write!(f, "{building} is no building of yours on the board")
            }
            Self::NotBeside(building) => write!(f, "the annex would not touch {building}"),
        }
    }
}

impl std::error::Error for Refusal {}

impl Say for Refusal {
    fn message(&self) -> Message {
        let on = |id, space: Space| Message::new(id).with("space", space.to_string());
        let of = |id, building| Message { id, args: vec![("building", building_arg(building))] };
        match *self {
            Self::Over => Message::new("col-refusal-over"),
            Self::StillStreets => Message::new("col-refusal-still-streets"),
            Self::StreetsDone => Message::new("col-refusal-streets-done"),
            Self::NotInHand => Message::new("col-refusal-not-in-hand"),
            Self::SquareTaken => Message::new("col-refusal-square-taken"),
            Self::TilesLeft => Message::new("col-refusal-tiles-left"),
            Self::NotInSupply(building) => of("col-refusal-not-in-supply", building),
            Self::NotInReserve(building) => of("col-refusal-not-in-reserve", building),
            Self::NoChimney => Message::new("col-refusal-no-chimney"),
            Self::NoToken => Message::new("col-refusal-no-token"),
            Self::CardNotInPlay(card) => {
                Message::new("col-refusal-card-not-in-play").with_term("card", card_term(card))
            }
            Self::CardUsed(card) => {
                Message::new("col-refusal-card-used").with_term("card", card_term(card))
            }
            Self::SameLook => Message::new("col-refusal-same-look"),
            Self::NoRotation => Message::new("col-refusal-no-rotation"),
            Self::RotationNeeded => Message::new("col-refusal-rotation-needed"),
            Self::OffBoard => Message::new("col-refusal-off-board"),
            Self::Occupied(space) => on("col-refusal-occupied", space),
            Self::Streetlight(space) => on("col-refusal-streetlight", space),
            Self::SecondStreetlight(space) => on("col-refusal-second-streetlight", space),
            Self::OpponentsColour(space) => on("col-refusal-opponents-colour", space),
            Self::SecondOpponentsColour(space) => on("col-refusal-second-opponents-colour", space),
            Self::Mixed(space) => on("col-refusal-mixed", space),
            Self::NotStreetlight(space) => on("col-refusal-not-streetlight", space),
            Self::FrontOffBoard => Message::new("col-refusal-front-off-board"),
            Self::FrontOccupied(space) => on("col-refusal-front-occupied", space),
            Self::NotYourBuilding(building) => of("col-refusal-not-your-building", building),
            Self::NotBeside(building) => of("col-refusal-not-beside", building),
        }
    }
}
