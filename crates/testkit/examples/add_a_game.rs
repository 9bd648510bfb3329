//! A whole game: take one, two or three matches from a heap; whoever takes the last one wins. It
//! is held to the laws of every game, then played once.
//!
//!     cargo run -p lutece-testkit --example add_a_game
//!
//! How a game gets its drawing, its words and its place in the catalog: docs/adding-a-game.md.

use std::fmt;
use std::io::Write as _;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

use lutece_testkit::table::{
    BadDeal, BySeat, Chance, Choice, Dice, Edition, EditionError, EditionInfo, Game, Line, Log,
    Match, Message, NotationError, OptionError, Options, Outcome, Say, Seat, Seed, Unplayable,
    refusals,
};
use lutece_testkit::{Table, laws};

/// The components: nothing but a name.
#[derive(Debug)]
struct Matches(EditionInfo);

impl Edition for Matches {
    const SHIPPED: &'static str = "name = \"Matches 1\"\ngame = \"matches\"\n[marks]\n";

    fn parse(text: &str) -> Result<Self, EditionError> {
        Ok(Self(EditionInfo::read::<serde::de::IgnoredAny>(text, "matches")?.0))
    }

    fn info(&self) -> &EditionInfo {
        &self.0
    }
}

/// There are no options.
#[derive(Clone, Debug, Default, PartialEq)]
struct Nothing;

impl Options for Nothing {
    const ALL: &'static [Choice] = &[];

    fn set(&mut self, key: &str, _: &str) -> Result<(), OptionError> {
        Err(OptionError::unknown(key, Self::ALL))
    }

    fn get(&self, _: &str) -> String {
        String::new()
    }
}

/// `take 2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Take(u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Take {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let count = text.strip_prefix("take ").and_then(|count| count.parse().ok());
        let count = count.filter(|count| (1..=3).contains(count) && text.len() == 6);
        count.map(Self).ok_or_else(|| NotationError(format!("expected take 1 to 3, not {text:?}")))
    }
}

refusals! {
    /// Why a move is not legal.
    Refusal {
        /// There are fewer.
        TooMany(left: u8) = "matches-refusal-too-many", "only {left} are left";
    }
}

/// What a move brought about: how many the heap has left.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
struct Left(u8);

impl Say for Left {
    fn message(&self) -> Message {
        Message::new("matches-left").with("left", self.0)
    }
}

const MESSAGES: &[(&str, &[&str])] = &[
    ("matches-prompt", &["left"]),
    ("matches-take", &["count"]),
    ("matches-left", &["left"]),
    ("matches-last", &[]),
    ("matches-refusal-too-many", &["left"]),
];

#[derive(Clone, Copy, Debug, PartialEq)]
struct State {
    left: u8,
    turn: u8,
}

#[derive(Debug)]
struct Heap {
    edition: Arc<Matches>,
    seats: usize,
}

impl Game for Heap {
    const NAME: &'static str = "matches";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=3;

    type Edition = Matches;
    type Options = Nothing;
    type Deal = u8;
    type State = State;
    type Move = Take;
    type Refusal = Refusal;
    type Event = Left;
    type Public = u8;
    type Secret = ();

    fn new(edition: Arc<Matches>, _: Nothing, seats: usize) -> Result<Self, Unplayable> {
        Ok(Self { edition, seats })
    }

    fn edition(&self) -> &Arc<Matches> {
        &self.edition
    }

    fn options(&self) -> &Nothing {
        &Nothing
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn longest(&self) -> usize {
        20
    }

    /// How many there are at the beginning.
    fn deal(&self, dice: &mut Dice) -> u8 {
        10 + dice.below(11) as u8
    }

    fn start(&self, deal: &u8) -> Result<State, BadDeal> {
        if !(10..=20).contains(deal) {
            return Err(BadDeal(format!("there are 10 to 20 matches, not {deal}")));
        }
        Ok(State { left: *deal, turn: 0 })
    }

    fn to_act(&self, state: &State) -> Option<Seat> {
        (state.left > 0).then(|| Seat::new(usize::from(state.turn) % self.seats))
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn step(&self, state: &State) -> &'static str {
        if state.left > 0 { "take" } else { "" }
    }

    fn prompt(&self, state: &State) -> Message {
        Message::new("matches-prompt").with("left", state.left)
    }

    fn legal(&self, state: &State, moves: &mut Vec<Take>) {
        moves.clear();
        moves.extend((1..=state.left.min(3)).map(Take));
    }

    fn why_not(&self, state: &State, _: Take) -> Refusal {
        Refusal::TooMany(state.left)
    }

    fn play<L: Log<Left>>(&self, state: &mut State, mv: Take, log: &mut L) {
        state.left -= mv.0;
        state.turn += 1;
        log.note(Left(state.left));
    }

    fn reveals(&self, _: &State, _: Take) -> bool {
        false
    }

    /// A point for the last match.
    fn scores(&self, state: &State) -> BySeat<i32> {
        let last = usize::from(state.turn.wrapping_sub(1)) % self.seats;
        BySeat::from_fn(self.seats, |seat| i32::from(state.left == 0 && seat.index() == last))
    }

    fn sheet(&self, state: &State) -> BySeat<Vec<Line>> {
        self.scores(state)
            .map(|_, &points| vec![Line { source: Message::new("matches-last"), points }])
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.left == 0).then(|| Outcome::rank(&self.scores(state).map(|_, &points| [points])))
    }

    fn say(&self, _: &State, mv: Take) -> Message {
        Message::new("matches-take").with("count", mv.0)
    }

    fn public(&self, state: &State) -> u8 {
        state.left
    }

    fn secret(&self, _: &State, _: Seat) {}

    fn redeal<C: Chance>(&self, state: &State, _: Seat, _: &mut C) -> State {
        *state
    }

    fn text(&self, left: &u8, _: Option<&()>) -> String {
        "|".repeat(usize::from(*left))
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for table in Table::<Heap>::every(&[&[]]) {
        laws::every_game_ends_within_its_bound(&table);
        laws::legal_moves_are_accepted_and_all_others_refused(&table);
        laws::score_sheets_add_up(&table);
        laws::records_round_trip(&table);
        laws::every_message_is_listed(&table, MESSAGES);
    }
    let heap = Heap::new(Arc::new(Matches::shipped()), Nothing, 2)?;
    let mut played = Match::new(Arc::new(heap), Seed::from_text("matches"));
    while played.to_act().is_some() {
        // Leave a multiple of four, if that can be done.
        let take = Take((played.state().left % 4).max(1));
        played.play(take)?;
    }
    write!(std::io::stdout(), "{}", played.record())?;
    Ok(())
}
