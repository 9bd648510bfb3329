//! The toy's rules.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use table::{
    Arg, BadDeal, BySeat, Chance, ChoiceKind, Dice, Feat, Flaw, Game, Key, Line, Log, Message,
    Outcome, Reason, Seat, Sheet, SheetWriter, Spoken, StoryMove, Unplayable, listed,
};

use super::text::ToyEdition;
use super::{Deal, Fault, Move, Public, Refusal, Scored, Secret, State, ToyOptions};

const HAND: usize = 2;

/// Chance from outside the deal, for the fault that uses it.
static OUTSIDE: AtomicU8 = AtomicU8::new(0);

#[derive(Debug)]
pub(crate) struct Toy {
    edition: Arc<ToyEdition>,
    options: ToyOptions,
    seats: usize,
}

fn cards(bits: u16) -> impl Iterator<Item = u8> {
    (1..=9).filter(move |card| bits & 1 << card != 0)
}

/// The kind of choice that playing a card is.
fn played(card: u8) -> ChoiceKind {
    let say =
        Message::new("toy-play").with("card", card).with("pile", Arg::Term("toy-pile".into()));
    ChoiceKind::new("card", card.to_string(), say)
}

impl Toy {
    fn has(&self, fault: Fault) -> bool {
        self.options.fault == fault
    }

    pub(crate) fn points(bits: u16) -> i32 {
        cards(bits).map(|card| i32::from(card / 2)).sum()
    }

    /// Every card that is somewhere, and how many there are in all.
    pub(crate) fn census(state: &State) -> (u16, u32) {
        let stack = state.stack[..state.left].iter().fold(0, |bits, card| bits | 1 << card);
        let held = state.hands.as_slice().iter().chain(state.played.as_slice());
        let (bits, count) =
            held.fold((0, 0), |(bits, count), more| (bits | more, count + more.count_ones()));
        (bits | stack, count + state.left as u32)
    }

    fn write(&self, state: &State) -> String {
        let mut sheet = SheetWriter::default();
        sheet.one("active", state.active);
        if !self.has(Fault::PositionForgets) {
            sheet.one("turn", state.turn);
        }
        sheet.line("stack", &state.stack[..state.left]);
        for seat in Seat::first(self.seats) {
            sheet.line(format!("hand {seat}"), cards(state.hands[seat]));
            sheet.line(format!("played {seat}"), cards(state.played[seat]));
            sheet.one(format!("passed {seat}"), u8::from(state.passed[seat]));
        }
        sheet.text()
    }

    fn read(&self, text: &str) -> Result<State, Vec<Flaw>> {
        let mut keys: Vec<Key> = ["active", "turn", "stack"].map(Key::once).into();
        for name in ["hand", "played", "passed"] {
            keys.extend(Key::seats(name, self.seats));
        }
        let mut sheet = Sheet::read(text, &keys);
        let mut somewhere = Vec::new();
        let mut all = |sheet: &mut Sheet<'_>, key: &str| -> Vec<u8> {
            let card = |word: &str| word.parse().ok().filter(|card| (1..=9).contains(card));
            let found = sheet.each(key, card, || listed(1..=9));
            somewhere.extend(found.iter().copied());
            found
        };
        let bits = |cards: Vec<u8>| cards.into_iter().fold(0_u16, |bits, card| bits | 1 << card);
        let active = sheet.seat("active", self.seats).unwrap_or(Seat::new(0));
        let turn = sheet.numbers("turn", 1, 0..=99)[0] as u32;
        let cards = all(&mut sheet, "stack");
        let mut stack = [0; 9];
        stack.iter_mut().zip(&cards).for_each(|(place, card)| *place = *card);
        let of = |sheet: &mut Sheet<'_>,
                  all: &mut dyn FnMut(&mut Sheet<'_>, &str) -> Vec<u8>,
                  name: &str| {
            BySeat::from_fn(self.seats, |seat| bits(all(sheet, &format!("{name} {seat}"))))
        };
        let hands = of(&mut sheet, &mut all, "hand");
        let played = of(&mut sheet, &mut all, "played");
        let passed =
            BySeat::from_fn(self.seats, |seat| sheet.number(&format!("passed {seat}"), 0..=1) == 1);
        somewhere.sort_unstable();
        if !somewhere.iter().copied().eq(1..=9) {
            sheet.count("stack", somewhere.len(), 9);
        }
        let state = State { hands, played, passed, stack, left: cards.len().min(9), active, turn };
        match sheet.is_flawed() && self.has(Fault::PositionUnsound) {
            true => Ok(State { turn: 1_000, left: 0, ..state }),
            false => sheet.done(state),
        }
    }

    fn over(&self, state: &State) -> bool {
        state.hands.as_slice().iter().all(|hand| *hand == 0)
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=3;

    type Edition = ToyEdition;
    type Options = ToyOptions;
    type Deal = Deal;
    type State = State;
    type Move = Move;
    type Refusal = Refusal;
    type Event = Scored;
    type Public = Public;
    type Secret = Secret;

    fn new(
        edition: Arc<ToyEdition>,
        options: ToyOptions,
        seats: usize,
    ) -> Result<Self, Unplayable> {
        Ok(Self { edition, options, seats })
    }

    fn edition(&self) -> &Arc<ToyEdition> {
        &self.edition
    }

    fn options(&self) -> &ToyOptions {
        &self.options
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn longest(&self) -> usize {
        // One seat plays every card that is left while the others pass.
        10 * self.seats
    }

    fn deal(&self, dice: &mut Dice) -> Deal {
        let mut cards: Vec<u8> = (1..=9).collect();
        dice.shuffle(&mut cards);
        Deal { cards, forgotten: self.has(Fault::DealForgets) }
    }

    fn start(&self, deal: &Deal) -> Result<State, BadDeal> {
        let mut sorted = deal.cards.clone();
        sorted.sort_unstable();
        if !sorted.iter().copied().eq(1..=9) {
            return Err(BadDeal("the cards are not 1 to 9".to_owned()));
        }
        let mut stack: [u8; 9] = deal.cards.clone().try_into().expect("there are nine cards");
        let hands = BySeat::from_fn(self.seats, |seat| {
            let from = 9 - (seat.index() + 1) * HAND;
            stack[from..from + HAND].iter().fold(0, |bits, card| bits | 1 << card)
        });
        let left = 9 - HAND * self.seats;
        stack[left..].fill(0);
        Ok(State {
            hands,
            played: BySeat::splat(self.seats, 0),
            passed: BySeat::splat(self.seats, false),
            stack,
            left,
            active: Seat::new(0),
            turn: 0,
        })
    }

    fn to_act(&self, state: &State) -> Option<Seat> {
        (!self.over(state)).then_some(state.active)
    }

    fn turn(&self, state: &State) -> u32 {
        if self.has(Fault::TurnFalls) { 9 - state.turn.min(9) } else { state.turn }
    }

    fn step(&self, state: &State) -> &'static str {
        if self.over(state) || self.has(Fault::NamelessStep) { "" } else { "card" }
    }

    fn prompt(&self, _state: &State) -> Message {
        Message::new("toy-prompt")
    }

    fn legal(&self, state: &State, moves: &mut Vec<Move>) {
        let before = moves.len();
        moves.clear();
        if self.over(state) && !self.has(Fault::EndsTwice) {
            return;
        }
        moves.extend(cards(state.hands[state.active]).map(Move::Play));
        // A seat without cards must pass; it may then pass again.
        if !state.passed[state.active] || moves.is_empty() || self.has(Fault::NeverEnds) {
            moves.push(Move::Pass);
        }
        match self.options.fault {
            Fault::ListsTwice => moves.push(moves[0]),
            Fault::MuteMove => moves.push(Move::Mute),
            Fault::NeverEnds => moves.retain(|mv| *mv == Move::Pass),
            Fault::NoMoves if state.turn == 5 => moves.clear(),
            Fault::RedealUnsound if state.turn >= 100 => moves.clear(),
            Fault::OddMove => moves.push(Move::Odd),
            Fault::Unstable if before > 2 => moves.reverse(),
            _ => {}
        }
    }

    fn refusal(&self, state: &State, mv: Move) -> Option<Refusal> {
        let mut moves = Vec::new();
        self.legal(state, &mut moves);
        let legal = moves.contains(&mv) && !self.has(Fault::ReasonForLegal);
        (!legal && !self.has(Fault::NoReason)).then(|| self.why_not(state, mv))
    }

    fn why_not(&self, _state: &State, mv: Move) -> Refusal {
        match mv {
            Move::Play(card) => Refusal::NotInHand(card),
            _ => Refusal::PassedBefore,
        }
    }

    fn play<L: Log<Scored>>(&self, state: &mut State, mv: Move, log: &mut L) {
        let seat = state.active;
        if let Move::Play(card) = mv {
            state.hands[seat] &= !(1 << card);
            if !self.has(Fault::LosesCards) || card != 7 {
                state.played[seat] |= 1 << card;
            }
            if state.left > 0 {
                state.left -= 1;
                state.hands[seat] |= 1 << state.stack[state.left];
                if self.has(Fault::EventsTell) {
                    log.note(Scored(i32::from(state.stack[state.left])));
                }
                state.stack[state.left] = 0;
            }
            log.note(Scored(i32::from(card / 2)));
        } else {
            state.passed[seat] = true;
        }
        state.turn += 1;
        state.active = seat.next(self.seats);
        if L::LISTENS && self.has(Fault::ListenerMatters) {
            state.turn += 1;
        }
        if self.has(Fault::HiddenChance) {
            state.turn += u32::from(OUTSIDE.fetch_add(1, Ordering::Relaxed) % 2);
        }
    }

    fn try_play<L: Log<Scored>>(
        &self,
        state: &mut State,
        mv: Move,
        log: &mut L,
    ) -> Result<(), Refusal> {
        let mut moves = Vec::new();
        self.legal(state, &mut moves);
        let mut accepted = moves.contains(&mv);
        match self.options.fault {
            Fault::AcceptsAnything => accepted = true,
            Fault::RefusesPass if mv == Move::Pass => accepted = false,
            Fault::RefusalSpoils if !accepted => state.turn += 1,
            _ => {}
        }
        if !accepted {
            return Err(self.why_not(state, mv));
        }
        self.play(state, mv, log);
        Ok(())
    }

    fn reveals(&self, state: &State, mv: Move) -> bool {
        match self.options.fault {
            Fault::RevealsNothing => false,
            Fault::RevealsDraws => state.left > 0 && mv != Move::Pass,
            _ => mv != Move::Pass,
        }
    }

    fn random<C: Chance>(
        &self,
        state: &State,
        chance: &mut C,
        buffer: &mut Vec<Move>,
    ) -> (Move, usize) {
        self.legal(state, buffer);
        let at = chance.below(buffer.len());
        let at = if self.has(Fault::RandomSkewed) { buffer.len() - 1 - at } else { at };
        (buffer[at], buffer.len())
    }

    fn playout<C: Chance>(
        &self,
        state: &State,
        chance: &mut C,
        buffer: &mut Vec<Move>,
    ) -> (Move, usize) {
        let (mv, count) = self.random(state, chance, buffer);
        // A card that is not there changes nothing, so the walk itself goes on.
        if self.has(Fault::PlayoutStrays) { (Move::Mute, count) } else { (mv, count) }
    }

    fn scores(&self, state: &State) -> BySeat<i32> {
        state.played.map(|_, played| Self::points(*played))
    }

    fn sheet(&self, state: &State) -> BySeat<Vec<Line>> {
        state.played.map(|_, played| {
            let skipped = usize::from(self.has(Fault::SheetShort));
            cards(*played)
                .skip(skipped)
                .map(|card| Line { source: Message::new("toy-cards"), points: i32::from(card / 2) })
                .collect()
        })
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if !self.over(state) {
            return None;
        }
        let keys = self.scores(state).map(|seat, points| [*points, i32::from(!state.passed[seat])]);
        let mut outcome = Outcome::rank(&keys);
        match self.options.fault {
            Fault::OtherPlaces => outcome.places.as_mut_slice().reverse(),
            Fault::OtherPoints => outcome.scores.as_mut_slice()[0] += 1,
            Fault::OtherReason => outcome.reason = Reason::Resigned(Seat::new(0)),
            _ => {}
        }
        Some(outcome)
    }

    fn say(&self, state: &State, mv: Move) -> Message {
        match mv {
            Move::Pass if self.has(Fault::SaysTooMuch) && state.left > 0 => {
                let card = state.stack[state.left - 1];
                Message::new("toy-play")
                    .with("card", card)
                    .with("pile", Arg::Term("toy-pile".into()))
            }
            Move::Play(_) if self.has(Fault::SaysTheSame) => Message::new("toy-pass"),
            Move::Play(card) => Message::new("toy-play")
                .with("card", card)
                .with("pile", Arg::Term("toy-pile".into())),
            Move::Pass | Move::Mute => Message::new("toy-pass"),
            Move::Odd => Message::new("toy-odd"),
        }
    }

    fn choice_kind(&self, _state: &State, mv: Move) -> Option<ChoiceKind> {
        match mv {
            Move::Play(card) => Some(played(card)),
            _ => None,
        }
    }

    fn choice_kinds(&self) -> Vec<ChoiceKind> {
        let mut kinds: Vec<_> = (1..=9).map(played).collect();
        match self.options.fault {
            Fault::KindTwice => kinds.push(played(1)),
            Fault::KindUnlisted => kinds.clear(),
            _ => {}
        }
        kinds
    }

    const FEATS: &'static [Spoken] = &[("toy-best-card", &[])];

    fn feats(&self, state: &State, _: &[StoryMove<Scored>]) -> BySeat<Vec<Feat>> {
        let id = if self.has(Fault::FeatUnlisted) { "toy-cards" } else { "toy-best-card" };
        state.played.map(|_, played| {
            let count = cards(*played).max().map_or(0, i32::from);
            vec![Feat { what: Message::new(id), count }]
        })
    }

    const SETS_UP: bool = true;

    fn position_text(&self, state: &State) -> String {
        self.write(state)
    }

    fn read_position(&self, text: &str) -> Result<State, Vec<Flaw>> {
        self.read(text)
    }

    fn public(&self, state: &State) -> Public {
        Public {
            active: self.to_act(state),
            played: state.played,
            passed: state.passed,
            cards_in_hand: state.hands.map(|_, hand| hand.count_ones()),
            left: state.left,
            leak: self.has(Fault::LeaksHands).then_some(state.hands),
            wide: self.has(Fault::WideText),
        }
    }

    fn secret(&self, state: &State, seat: Seat) -> Secret {
        Secret { hand: state.hands[seat] }
    }

    fn redeal<C: Chance>(&self, state: &State, seat: Seat, chance: &mut C) -> State {
        let mut other = *state;
        let redealt = |owner: Seat| owner != seat || self.has(Fault::RedealSwapsOwn);
        let mut hidden: Vec<u8> = state.stack[..state.left].to_vec();
        for (owner, hand) in state.hands.iter() {
            if redealt(owner) {
                hidden.extend(cards(*hand));
            }
        }
        // Sorted first; otherwise the order of the real stack would show through.
        if !self.has(Fault::RedealPeeks) {
            hidden.sort_unstable();
        }
        for last in (1..hidden.len()).rev() {
            hidden.swap(last, chance.below(last + 1));
        }
        if self.has(Fault::RedealIdle) {
            return other;
        }
        let mut next = hidden.into_iter();
        let mut draw = || next.next().expect("as many cards as were gathered");
        other.stack[..state.left].iter_mut().for_each(|card| *card = draw());
        for (owner, hand) in state.hands.iter() {
            if redealt(owner) {
                other.hands[owner] = (0..hand.count_ones()).fold(0, |bits, _| bits | 1 << draw());
            }
        }
        if self.has(Fault::RedealUnsound) {
            other.turn += 100;
        }
        other
    }

    fn text(&self, public: &Public, secret: Option<&Secret>) -> String {
        let hand = secret.map_or(String::new(), |secret| format!(" hand {:b}", secret.hand));
        let padding = if public.wide { 100 } else { 0 };
        format!("played {:?}{hand}{:padding$}|", public.played, "")
    }
}
