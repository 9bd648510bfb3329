//! The game: the rules for one table, and their implementation of [`table::Game`].

use std::ops::RangeInclusive;
use std::sync::Arc;

use table::{
    BadDeal, BySeat, Chance, ChoiceKind, Dice, Feat, Flaw, Game, Line, Log, Message, Outcome,
    Quiet, Seat, Seen, Spoken, StoryMove, Unplayable,
};

use crate::action::Move;
use crate::edition::Edition;
use crate::event::Event;
use crate::messages::Proud;
use crate::options::Options;
use crate::place::Place;
use crate::refusal::Refusal;
use crate::setup::Deal;
use crate::state::State;
use crate::step::Step;
use crate::tables::Tables;
use crate::text;
use crate::view::{Public, Secret};

/// The rules of Paris for one table.
#[derive(Debug)]
pub struct Paris {
    pub(crate) edition: Arc<Edition>,
    pub(crate) options: Options,
    pub(crate) seats: usize,
    pub(crate) tables: Tables,
    /// Version 1 of the rules: a player who could take an end-game tile saw which ones were left
    /// before deciding (K35).
    pub(crate) looks_before: bool,
}

impl Paris {
    /// Whether free steps `a` then `b` lead to the same position as `b` then `a`. This requires
    /// both orders to be legal.
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

    /// The value of a place, in francs.
    #[inline]
    #[must_use]
    pub fn value(&self, place: Place) -> u8 {
        self.tables.value[place.index()]
    }
}

impl Game for Paris {
    const NAME: &'static str = crate::NAME;
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
        let tables = Tables::new(&edition, &options, seats);
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

    fn why_not(&self, state: &State, mv: Move) -> Refusal {
        self.refuse(state, mv)
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
        self.points(state)
    }

    fn sheet(&self, state: &State) -> BySeat<Vec<Line>> {
        self.itemise(state)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.result(state)
    }

    fn say(&self, state: &State, mv: Move) -> Message {
        self.describe(state, mv)
    }

    fn seen(&self, state: &State, mv: Move, viewer: Option<Seat>) -> Seen {
        self.seen_by(state, mv, viewer)
    }

    fn choice_kind(&self, state: &State, mv: Move) -> Option<ChoiceKind> {
        self.kind(state, mv)
    }

    fn choice_kinds(&self) -> Vec<ChoiceKind> {
        self.kinds()
    }

    const FEATS: &'static [Spoken] = Proud::MESSAGES;

    fn feats(&self, state: &State, story: &[StoryMove<Event>]) -> BySeat<Vec<Feat>> {
        self.proud_of(state, story)
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
