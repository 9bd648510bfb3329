//! Paris by Wolfgang Kramer and Michael Kiesling: the rules for 2 to 4 players.
//!
//! Where to find a rule:
//!
//! | rule | file |
//! |---|---|
//! | components, their figures and marks | `editions/`, `edition` |
//! | set-up, options, variants | `setup` |
//! | what a player can be asked for | `action`, `step`; spelled in `notation` |
//! | which districts, keys, places, end-game tiles are open | `legal::key` |
//! | what pays, prestige, bonus track, VP tiles | `legal::choice` |
//! | buying, selling, using tiles | `legal::free`, `apply::free` |
//! | what a purchase costs and gives | `apply::purchase` |
//! | drawing, end of the turn, end of the game | `apply::turn` |
//! | final scoring and ties | `score` |
//! | who sees what | `view`, `redeal` |
//!
//! # A turn in numbers
//!
//! A game has about 60 to 75 turns together and 190 to 310 moves, the more the oftener free steps are
//! played. Legal moves in each step, over random games with 2 to 4 players:
//!
//! | step | median | 95 of 100 | largest seen |
//! |---|---|---|---|
//! | `draw` | 3 | 3 | 3 |
//! | `action` | 15 | 39 | 162 |
//! | `pay` | 2 | 2 | 4 |
//! | `prestige` | 2 | 4 | 10 |
//! | `bonus` | 11 | 32 | 48 |
//! | `vp-tile` | 26 | 37 | 37 |
//! | `free` | 3 | 10 | 43 |
//!
//! [`Game::playout`] takes a free step with probability 1/8 where any is open; otherwise buying
//! and selling would make up a third of a random game. [`Game::random`] is even among all moves.
//!
//! # Free steps and search
//!
//! The rules let a player take free steps in any order, so one turn can be reached on many
//! ways. [`Move::free_order`] gives every free step a place in a canonical order and
//! [`Paris::commutes`] says whether two can be swapped; `search` keeps one order of each.

mod action;
mod apply;
mod arrange;
mod bound;
mod census;
mod edition;
mod event;
mod landmark;
mod legal;
mod messages;
mod notation;
mod piece;
mod place;
mod possible;
mod redeal;
mod refusal;
mod say;
mod score;
mod setup;
mod state;
mod step;
mod tables;
mod view;

use std::ops::RangeInclusive;
use std::sync::Arc;

use table::Unplayable;
use table::{BadDeal, BySeat, Chance, Dice, Game, Line, Log, Message, Outcome, Quiet, Seat, Seen};

pub use action::Move;
pub use arrange::Arrangement;
pub use census::Census;
pub use edition::{Edition, Effect, LandmarkTile};
pub use event::{Event, Money, Points};
pub use messages::MESSAGES;
pub use piece::{Bonus, District, EndTile, Kind, Landmark, Source, Type, Value};
pub use place::{
    ALL_LANDMARKS, BUILDINGS, Building, LANDMARKS, PLACES, Place, Post, Site, Spot, Stand,
    district_buildings,
};
pub use refusal::Refusal;
pub use score::Prize;
pub use setup::{Deal, Districts, Options, Screens, Stacks, Tokens, Track};
pub use state::State;
pub use step::{Ending, Step};
pub use view::{Drawn, Lot, Monument, Public, PublicPlayer, Quarter, Screen, Secret, Space, Stack};

/// The game's name in commands, records and addresses.
const NAME: &str = "paris";

/// The rules of Paris for one table.
#[derive(Debug)]
pub struct Paris {
    edition: Arc<Edition>,
    options: Options,
    seats: usize,
    tables: tables::Tables,
    /// Version 1 of the rules: who could take an end-game tile saw which ones were left before
    /// deciding to (K35).
    looks_before: bool,
}

impl Paris {
    /// Whether free steps `a` and then `b` lead to the same position as `b` and then `a`. Both
    /// orders must be legal for that.
    #[must_use]
    pub fn commutes(&self, state: &State, a: Move, b: Move) -> bool {
        let ordered = |first: Move, second: Move| {
            let mut world = *state;
            self.try_play(&mut world, first, &mut Quiet).ok()?;
            self.try_play(&mut world, second, &mut Quiet).ok()?;
            Some(world)
        };
        ordered(a, b).is_some_and(|one| ordered(b, a) == Some(one))
    }

    /// The value of a place in francs.
    #[inline]
    #[must_use]
    pub fn value(&self, place: Place) -> u8 {
        self.tables.value[place.index()]
    }
}

impl Game for Paris {
    const NAME: &'static str = NAME;
    const RULES: u32 = 2;
    const OLDEST_RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=4;

    type Edition = Edition;
    type Options = Options;
    type Deal = Deal;
    type State = State;
    type Move = Move;
    type Refusal = Refusal;
    type Event = Event;
    type Public = Public;
    type Secret = Secret;

    fn new(edition: Arc<Edition>, options: Options, seats: usize) -> Result<Self, Unplayable> {
        if !Self::SEATS.contains(&seats) {
            return Err(Unplayable(format!("2 to 4 can play, not {seats}")));
        }
        if let Some(start) = options.start.filter(|start| start.index() >= seats) {
            return Err(Unplayable(format!("seat {start} cannot begin: {seats} play")));
        }
        let tables = tables::Tables::new(&edition, &options, seats);
        Ok(Self { edition, options, seats, tables, looks_before: false })
    }

    fn by_rules(mut self, version: u32) -> Self {
        self.looks_before = version == 1;
        self
    }

    fn rules(&self) -> u32 {
        if self.looks_before { 1 } else { Self::RULES }
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn longest(&self) -> usize {
        self.bound()
    }

    fn deal(&self, dice: &mut Dice) -> Deal {
        self.shuffle(dice)
    }

    fn start(&self, deal: &Deal) -> Result<State, BadDeal> {
        self.set_up(deal)
    }

    #[inline]
    fn to_act(&self, state: &State) -> Option<Seat> {
        if state.step == Step::Over { None } else { Some(state.seat) }
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn step(&self, state: &State) -> &'static str {
        state.step.as_str()
    }

    fn prompt(&self, state: &State) -> Message {
        self.ask(state)
    }

    fn legal(&self, state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        self.generate(state, moves);
    }

    fn refusal(&self, state: &State, mv: Move) -> Refusal {
        self.why_not(state, mv)
    }

    #[inline]
    fn play<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        self.apply(state, mv, log);
    }

    fn reveals(&self, state: &State, mv: Move) -> bool {
        self.shows(state, mv)
    }

    #[inline]
    fn playout<C: Chance>(
        &self,
        state: &State,
        chance: &mut C,
        buffer: &mut Vec<Move>,
    ) -> (Move, usize) {
        self.playout_move(state, chance, buffer)
    }

    fn scores(&self, state: &State) -> BySeat<i32> {
        self.points_now(state)
    }

    fn sheet(&self, state: &State) -> BySeat<Vec<Line>> {
        self.itemise(state)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.result(state)
    }

    fn say(&self, state: &State, mv: Move) -> Message {
        self.tell(state, mv)
    }

    fn seen(&self, state: &State, mv: Move, viewer: Option<Seat>) -> Seen {
        self.seen_by(state, mv, viewer)
    }

    fn public(&self, state: &State) -> Public {
        self.view(state)
    }

    fn secret(&self, state: &State, seat: Seat) -> Secret {
        self.seat_view(state, seat)
    }

    fn redeal<C: Chance>(&self, state: &State, seat: Seat, chance: &mut C) -> State {
        self.deal_anew(state, seat, chance)
    }

    fn text(&self, public: &Public, secret: Option<&Secret>) -> String {
        view::text(public, secret)
    }
}
