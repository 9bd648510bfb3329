//! The game: the rules for one table, and their implementation of [`table::Game`].

use std::ops::RangeInclusive;
use std::sync::Arc;

use table::{
    BadDeal, BySeat, Chance, ChoiceKind, Dice, Feat, Flaw, Game, Line as SheetLine, Log, Message,
    Outcome, Seat, Spoken, StoryMove, Unplayable,
};

use crate::action::Move;
use crate::edition::{self, Edition};
use crate::event::Event;
use crate::map::Map;
use crate::messages::Proud;
use crate::options::Options;
use crate::refusal::Refusal;
use crate::setup::Deal;
use crate::state::State;
use crate::step::Step;
use crate::text;
use crate::view::{Public, Secret};

/// The rules for one table.
#[derive(Clone, Debug)]
pub struct ParisParis {
    edition: Arc<Edition>,
    options: Options,
    seats: usize,
    rounds: u8,
}

impl ParisParis {
    /// The map it is played on.
    #[inline]
    #[must_use]
    pub fn map(&self) -> &Map {
        self.edition.map()
    }

    /// How many rounds a game has: one for each stack.
    #[inline]
    #[must_use]
    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    #[inline]
    pub(crate) fn doubles(&self) -> bool {
        self.options.doubles
    }
}

impl Game for ParisParis {
    const NAME: &'static str = crate::NAME;
    const RULES: u32 = 1;
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
            return Err(Unplayable(format!("two to four can play, not {seats}")));
        }
        if let Some(start) = options.start.filter(|start| start.index() >= seats) {
            return Err(Unplayable(format!("seat {start} cannot begin: {seats} play")));
        }
        Ok(Self { edition, options, seats, rounds: edition::stacks(seats) as u8 })
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }

    fn options(&self) -> &Options {
        &self.options
    }

    #[inline]
    fn seats(&self) -> usize {
        self.seats
    }

    fn longest(&self) -> usize {
        usize::from(self.rounds) * self.seats
    }

    fn deal(&self, dice: &mut Dice) -> Deal {
        self.shuffle(dice)
    }

    fn start(&self, deal: &Deal) -> Result<State, BadDeal> {
        self.set_up(deal)
    }

    #[inline]
    fn to_act(&self, state: &State) -> Option<Seat> {
        match state.step {
            Step::Open { seat } => Some(seat),
            Step::Over => None,
        }
    }

    /// Each move is a turn.
    fn turn(&self, state: &State) -> u32 {
        let in_round = match state.step {
            Step::Open { .. } => self.seats as u32 + 1 - state.tiles.count_ones(),
            Step::Over => 0,
        };
        u32::from(state.round) * self.seats as u32 + in_round
    }

    fn step(&self, state: &State) -> &'static str {
        state.step.as_str()
    }

    fn prompt(&self, state: &State) -> Message {
        self.ask(state)
    }

    fn legal(&self, state: &State, moves: &mut Vec<Move>) {
        self.generate(state, moves);
    }

    fn why_not(&self, state: &State, mv: Move) -> Refusal {
        self.refuse(state, mv)
    }

    #[inline]
    fn play<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        self.apply(state, mv, log);
    }

    /// The last move of a round turns up the next stack or the special trips.
    fn reveals(&self, state: &State, _mv: Move) -> bool {
        state.tiles.count_ones() == 2
    }

    /// Special trips are secret, each by itself, and the bag has nothing to do with them.
    fn begins_anew(event: &Event) -> bool {
        matches!(
            event,
            Event::SpecialTrip { .. }
                | Event::OpenTrip { .. }
                | Event::Bag { .. }
                | Event::BagNobody
        )
    }

    fn scores(&self, state: &State) -> BySeat<i32> {
        self.points(state)
    }

    fn sheet(&self, state: &State) -> BySeat<Vec<SheetLine>> {
        self.itemise(state)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.result(state)
    }

    fn say(&self, state: &State, mv: Move) -> Message {
        self.describe(state, mv)
    }

    fn choice_kind(&self, _state: &State, mv: Move) -> Option<ChoiceKind> {
        self.kind(mv)
    }

    fn choice_kinds(&self) -> Vec<ChoiceKind> {
        self.kinds()
    }

    const FEATS: &'static [Spoken] = Proud::MESSAGES;

    fn feats(&self, _: &State, story: &[StoryMove<Event>]) -> BySeat<Vec<Feat>> {
        self.proud_of(story)
    }

    const SETS_UP: bool = true;

    fn position_text(&self, state: &State) -> String {
        self.write_position(state)
    }

    fn read_position(&self, text: &str) -> Result<State, Vec<Flaw>> {
        self.parse_position(text)
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
        text::board(public, secret)
    }
}
