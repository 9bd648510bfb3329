//! Positions set up by hand, for problems, lessons and tests.
//!
//! A [`Setup`] is unchecked: anything can be written into it. [`Setup::position`] is the only way
//! from it to a [`State`]; if it refuses, it lists every reason.

use std::fmt;

use table::{BySeat, Edition as _, Game as _, Quiet, Seat};

use crate::action::Move;
use crate::board::Space;
use crate::game::CityOfLight;
use crate::piece::{Building, Postcard, Set};
use crate::refusal::Refusal;
use crate::state::State;
use crate::step::Step;
use crate::view::Ground;

/// A position of phase 2 as a person describes it: streets, reserves, and what has been done since.
///
/// The streets need not be possible with the edition's tiles, and no tiles are shown on them.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// The ground of each space, row by row from `a1`.
    pub ground: Vec<Ground>,
    /// The postcards in play.
    pub postcards: Vec<Postcard>,
    /// What each seat had taken when phase 2 began.
    pub reserves: BySeat<Vec<Building>>,
    /// What has been done since, in order. Seats need not alternate, but each move must be legal
    /// for its seat.
    pub deeds: Vec<(Seat, Move)>,
    /// Who is to act; ignored when nobody can.
    pub to_act: Seat,
}

/// Why a set-up is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupProblem {
    /// The board has 64 spaces, not this many.
    Spaces(usize),
    /// A letter that does not stand for a kind of ground.
    Letter(char),
    /// The wrong number of postcards is in play.
    Postcards {
        /// The number that the edition prescribes.
        expected: usize,
        /// The number given, each card counted once.
        found: usize,
    },
    /// There are two seats.
    Seats,
    /// A building is in two places at once.
    BuildingTwice(Building),
    /// The garden is in nobody's reserve: it belongs to nobody until it is placed.
    GardenInReserve,
    /// A deed is not legal.
    Deed {
        /// The number of the deed, from 1.
        number: usize,
        /// Why not.
        refusal: Refusal,
    },
    /// The seat to act can do nothing, but the other seat can.
    CannotAct(Seat),
}

/// Every reason why a set-up is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError(pub Vec<SetupProblem>);

impl Setup {
    /// The first-game postcards, empty reserves, nothing done and seat 1 to act, on streets given
    /// as 64 letters: `o` orange, `b` blue, `x` mixed, `*` streetlight. Spaces and line breaks are
    /// ignored.
    ///
    /// # Errors
    /// If a letter stands for nothing. [`Self::position`] checks the number of spaces.
    pub fn on(streets: &str) -> Result<Self, SetupError> {
        let mut ground = Vec::new();
        let mut problems = Vec::new();
        for letter in streets.chars().filter(|it| !it.is_whitespace()) {
            match letter {
                'o' => ground.push(Ground::Orange),
                'b' => ground.push(Ground::Blue),
                'x' => ground.push(Ground::Mixed),
                '*' => ground.push(Ground::Lamp),
                _ => problems.push(SetupProblem::Letter(letter)),
            }
        }
        if !problems.is_empty() {
            return Err(SetupError(problems));
        }
        Ok(Self {
            ground,
            postcards: crate::Edition::shipped().first_game.into_iter().collect(),
            reserves: BySeat::from_fn(2, |_| Vec::new()),
            deeds: Vec::new(),
            to_act: Seat::new(0),
        })
    }

    /// The position, if the set-up describes one.
    ///
    /// # Errors
    /// If it does not: every reason found.
    pub fn position(&self, rules: &CityOfLight) -> Result<State, SetupError> {
        let mut problems = Vec::new();
        let cards: Set<Postcard> = self.postcards.iter().copied().collect();
        let expected = rules.edition.in_play;
        if cards.len() != expected || self.postcards.len() != expected {
            problems.push(SetupProblem::Postcards { expected, found: cards.len() });
        }
        if self.reserves.seats() != 2
            || self.to_act.index() > 1
            || self.deeds.iter().any(|(seat, _)| seat.index() > 1)
        {
            problems.push(SetupProblem::Seats);
            return Err(SetupError(problems));
        }
        let empty = BySeat::from_fn(2, |_| Vec::new());
        let mut state = rules.beginning(self.to_act, cards, &empty);
        state.empty = 0;
        self.pave(&mut state, &mut problems);
        self.hand_out(&mut state, &mut problems);
        if !problems.is_empty() {
            return Err(SetupError(problems));
        }
        for (at, &(seat, mv)) in self.deeds.iter().enumerate() {
            state.step = Step::Buildings(seat);
            rules.try_play(&mut state, mv, &mut Quiet).map_err(|refusal| {
                SetupError(vec![SetupProblem::Deed { number: at + 1, refusal }])
            })?;
        }
        let can = |seat: Seat| rules.can_move(&state, seat);
        state.step = match Seat::first(2).any(can) {
            false => Step::Over,
            true if can(self.to_act) => Step::Buildings(self.to_act),
            true => return Err(SetupError(vec![SetupProblem::CannotAct(self.to_act)])),
        };
        Ok(state)
    }

    fn pave(&self, state: &mut State, problems: &mut Vec<SetupProblem>) {
        if self.ground.len() != Space::COUNT {
            problems.push(SetupProblem::Spaces(self.ground.len()));
            return;
        }
        for (space, ground) in Space::all().zip(&self.ground) {
            match ground {
                Ground::Orange => state.colour[Seat::new(0)] |= space.bit(),
                Ground::Blue => state.colour[Seat::new(1)] |= space.bit(),
                Ground::Mixed => state.mixed |= space.bit(),
                Ground::Lamp => state.lamps |= space.bit(),
            }
        }
    }

    fn hand_out(&self, state: &mut State, problems: &mut Vec<SetupProblem>) {
        for (seat, reserve) in self.reserves.iter() {
            for &building in reserve {
                if building == Building::Jardin {
                    problems.push(SetupProblem::GardenInReserve);
                } else if state.supply.contains(building) {
                    state.supply.remove(building);
                    state.player_mut(seat).reserve.insert(building);
                } else {
                    problems.push(SetupProblem::BuildingTwice(building));
                }
            }
        }
    }
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Spaces(found) => write!(f, "the board has 64 spaces, not {found}"),
            Self::Letter(letter) => write!(f, "{letter:?} is none of the letters o, b, x and *"),
            Self::Postcards { expected, found } => {
                write!(f, "{expected} different postcards are in play, not {found}")
            }
            Self::Seats => f.write_str("there are two seats"),
            Self::BuildingTwice(building) => write!(f, "{building} is in two places"),
            Self::GardenInReserve => f.write_str("the garden is never in a reserve"),
            Self::Deed { number, refusal } => write!(f, "deed {number}: {refusal}"),
            Self::CannotAct(seat) => write!(f, "seat {seat} has nothing to do"),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, problem) in self.0.iter().enumerate() {
            let between = if at == 0 { "" } else { "; " };
            write!(f, "{between}{problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupError {}
