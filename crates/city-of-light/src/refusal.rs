//! Why a move is not legal.

use table::Seat;

use crate::action::{Action, Move};
use crate::board::{self, Rotation, Space, Spaces};
use crate::game::CityOfLight;
use crate::legal::{behind, ground};
use crate::piece::{Building, Postcard};
use crate::shape::Turns;
use crate::state::{State, other};
use crate::step::Step;

table::refusals! {
    /// Why a move is not legal.
    Refusal {
        /// The game is over.
        Over = "col-refusal-over", "the game is over";
        /// A move of phase 2 while tiles are still being laid.
        StillStreets = "col-refusal-still-streets", "tiles are still being laid";
        /// A move of phase 1 while buildings are being placed.
        StreetsDone = "col-refusal-streets-done", "all tiles are laid";
        /// The tile is not in the hand.
        NotInHand = "col-refusal-not-in-hand", "the tile is not in your hand";
        /// The square has a tile.
        SquareTaken = "col-refusal-square-taken", "the square has a tile";
        /// Passing with tiles left (ruling C2).
        TilesLeft = "col-refusal-tiles-left", "you have tiles left to lay";
        /// The building is not in the supply.
        NotInSupply(building: Building) = "col-refusal-not-in-supply", "{building} is not in the supply";
        /// The building is not in the reserve.
        NotInReserve(building: Building) = "col-refusal-not-in-reserve", "{building} is not in your reserve";
        /// All chimneys are used (ruling C17).
        NoChimney = "col-refusal-no-chimney", "you have no chimney left";
        /// All tokens are used.
        NoToken = "col-refusal-no-token", "you have no action token left";
        /// The postcard is not in play.
        CardNotInPlay(card: Postcard) = "col-refusal-card-not-in-play", "{card} is not in play";
        /// The postcard has been used.
        CardUsed(card: Postcard) = "col-refusal-card-used", "{card} has been used";
        /// A smaller rotation looks the same.
        SameLook = "col-refusal-same-look", "a smaller rotation looks the same";
        /// The fountain has one space and no rotation.
        NoRotation = "col-refusal-no-rotation", "the fountain has one space and no rotation";
        /// The fountain has two spaces, so a rotation is needed.
        RotationNeeded = "col-refusal-rotation-needed", "the fountain has two spaces: name a rotation";
        /// Part of the piece would be off the board.
        OffBoard = "col-refusal-off-board", "part of it would be off the board";
        /// A piece stands on the space.
        Occupied(space: Space) = "col-refusal-occupied", "{space} is occupied";
        /// A streetlight is on the space.
        Streetlight(space: Space) = "col-refusal-streetlight", "{space} is a streetlight";
        /// Only one streetlight may be covered (ruling C7).
        SecondStreetlight(space: Space) = "col-refusal-second-streetlight", "only one streetlight may be covered, and {space} is a second";
        /// The space has the opponent's colour.
        OpponentsColour(space: Space) = "col-refusal-opponents-colour", "{space} has the opponent's colour";
        /// Only one space of the opponent's colour may be covered (ruling C8).
        SecondOpponentsColour(space: Space) = "col-refusal-second-opponents-colour", "only one of the opponent's spaces may be covered, and {space} is a second";
        /// The space is mixed, and this piece needs the player's own colour.
        Mixed(space: Space) = "col-refusal-mixed", "{space} is mixed, and your own colour is needed";
        /// The large streetlight needs a printed streetlight (ruling C5).
        NotStreetlight(space: Space) = "col-refusal-not-streetlight", "{space} is no printed streetlight";
        /// The statue would look off the board.
        FrontOffBoard = "col-refusal-front-off-board", "the statue would look off the board";
        /// The space in front of the statue is occupied.
        FrontOccupied(space: Space) = "col-refusal-front-occupied", "{space} in front of the statue is occupied";
        /// The building is not one of the player's on the board.
        NotYourBuilding(building: Building) = "col-refusal-not-your-building", "{building} is no building of yours on the board";
        /// The annex does not touch the building.
        NotBeside(building: Building) = "col-refusal-not-beside", "the annex would not touch {building}";
    }
}

impl CityOfLight {
    /// Why a move is not legal; meaningless for a legal one.
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
                    let turn = turn.unwrap_or(Rotation::ALL[0]);
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
            // These can only fail because of the card itself.
            Action::Metropolitain | Action::SacreCoeur | Action::Chartier => Refusal::NoToken,
        }
    }

    fn refuse_place(
        &self,
        state: &State,
        seat: Seat,
        turns: &Turns,
        at: Space,
        turn: Rotation,
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

/// Why a piece that needs the player's own colour cannot stand on a space.
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
