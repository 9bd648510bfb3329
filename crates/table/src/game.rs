//! The one trait that every game implements, and that everything above the rules uses.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::edition::Edition;
use crate::feat::{Feat, StoryMove};
use crate::message::{Message, Say, Spoken};
use crate::options::Options;
use crate::outcome::Outcome;
use crate::position::Flaw;
use crate::seat::{BySeat, Seat};
use crate::seed::{Chance, Dice};

/// The rules of a game for one table: an edition, options and a number of seats, with everything
/// that can be computed in advance. It never changes; the [`Game::State`] does.
///
/// Rules and state are separate, so that a state is plain `Copy` data of a few hundred bytes
/// without pointers to count or leak, while all threads share the lookup tables.
///
/// All chance is in [`Game::deal`]. A deal and a list of moves rebuild every state.
pub trait Game: Sized + Send + Sync + 'static {
    /// The game's name in commands, records and addresses.
    const NAME: &'static str;
    /// The version of the rules that new games are played by; it grows when a recorded game
    /// could play out differently.
    const RULES: u32;
    /// The oldest version of the rules that records are still replayed by.
    const OLDEST_RULES: u32 = Self::RULES;
    /// How many can play.
    const SEATS: RangeInclusive<usize>;

    /// The components.
    type Edition: Edition;
    /// The options.
    type Options: Options;
    /// What chance decides, before the first move.
    type Deal: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// A position, secrets included. Deliberately not `Serialize`: what leaves the process is a
    /// record, a [`Game::Public`] or a [`Game::Secret`].
    type State: Copy + PartialEq + Debug + Send + Sync;
    /// One move. `Display` and `FromStr` are the notation.
    type Move: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// Why a move is not legal.
    type Refusal: Copy + Eq + Debug + Error + Say + Send + Sync;
    /// What a move brought about: a payment, a point and its reason, a tour's stop.
    type Event: Clone + PartialEq + Debug + Say + Serialize + Send + Sync;
    /// What everybody at the table and every onlooker may see.
    type Public: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// What one seat sees in addition.
    type Secret: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// The rules for one table.
    ///
    /// # Errors
    /// If the edition, the options and the number of seats do not fit together.
    fn new(
        edition: Arc<Self::Edition>,
        options: Self::Options,
        seats: usize,
    ) -> Result<Self, Unplayable>;

    /// The same table under a version of the rules from [`Game::OLDEST_RULES`] to [`Game::RULES`].
    /// A game without older versions has nothing to do here.
    #[must_use]
    fn by_rules(self, version: u32) -> Self {
        debug_assert_eq!(version, Self::RULES, "there is one version only");
        self
    }

    /// The version of the rules that it follows.
    fn rules(&self) -> u32 {
        Self::RULES
    }

    /// The components it is played with.
    fn edition(&self) -> &Arc<Self::Edition>;

    /// The options it is played with.
    fn options(&self) -> &Self::Options;

    /// How many play.
    fn seats(&self) -> usize;

    /// More moves than any game can have.
    fn longest(&self) -> usize;

    /// Lets chance decide. The order of the draws is part of the record format.
    fn deal(&self, dice: &mut Dice) -> Self::Deal;

    /// The position before the first move.
    ///
    /// # Errors
    /// If the deal is not one that [`Game::deal`] could have made.
    fn start(&self, deal: &Self::Deal) -> Result<Self::State, BadDeal>;

    /// Whose move it is; `None` when the game is over.
    fn to_act(&self, state: &Self::State) -> Option<Seat>;

    /// The number of the turn, from 0. A turn of several moves has one number.
    fn turn(&self, state: &Self::State) -> u32;

    /// The name of the step the turn is in, for traces; empty when the game is over.
    fn step(&self, state: &Self::State) -> &'static str;

    /// What the player to act is asked to do now.
    fn prompt(&self, state: &Self::State) -> Message;

    /// Replaces the content of `moves` by every legal move, in a stable order, without
    /// duplicates. Never empty while the game goes on. This and nothing else defines legality.
    fn legal(&self, state: &Self::State, moves: &mut Vec<Self::Move>);

    /// Why a move is not legal; `None` if and only if [`Game::legal`] lists it.
    fn refusal(&self, state: &Self::State, mv: Self::Move) -> Option<Self::Refusal> {
        let mut moves = Vec::new();
        self.legal(state, &mut moves);
        (!moves.contains(&mv)).then(|| self.why_not(state, mv))
    }

    /// The reason why a move that is known to be illegal is not legal. For a legal move the answer
    /// is meaningless; [`Game::refusal`] works for any move.
    fn why_not(&self, state: &Self::State, mv: Self::Move) -> Self::Refusal;

    /// Plays a legal move and reports its events to `log`. For an illegal move the result is
    /// unspecified (a wrong state or a panic), so use this only for moves that were just generated,
    /// and [`Game::try_play`] for all others.
    fn play<L: Log<Self::Event>>(&self, state: &mut Self::State, mv: Self::Move, log: &mut L);

    /// Plays a move if it is legal; otherwise leaves the state untouched.
    ///
    /// # Errors
    /// The reason, if it is not legal.
    fn try_play<L: Log<Self::Event>>(
        &self,
        state: &mut Self::State,
        mv: Self::Move,
        log: &mut L,
    ) -> Result<(), Self::Refusal> {
        if let Some(refusal) = self.refusal(state, mv) {
            return Err(refusal);
        }
        self.play(state, mv, log);
        Ok(())
    }

    /// Whether a legal move shows somebody something that was hidden. Such a move is never taken
    /// back without everybody's consent.
    fn reveals(&self, state: &Self::State, mv: Self::Move) -> bool;

    /// Whether an event begins something that does not depend on what came about before it by the
    /// same move: a preview can be certain of it where it is not of that.
    #[must_use]
    fn begins_anew(_event: &Self::Event) -> bool {
        false
    }

    /// A uniformly random legal move and the number of legal moves: `legal[below(len)]`. A game may
    /// override this with something faster that has the same result.
    #[inline]
    fn random<C: Chance>(
        &self,
        state: &Self::State,
        chance: &mut C,
        buffer: &mut Vec<Self::Move>,
    ) -> (Self::Move, usize) {
        self.legal(state, buffer);
        (buffer[chance.below(buffer.len())], buffer.len())
    }

    /// A move for a random playout. The same as [`Game::random`], unless a uniform choice would
    /// make playouts meaningless.
    #[inline]
    fn playout<C: Chance>(
        &self,
        state: &Self::State,
        chance: &mut C,
        buffer: &mut Vec<Self::Move>,
    ) -> (Self::Move, usize) {
        self.random(state, chance, buffer)
    }

    /// The points of each seat if the game ended now.
    fn scores(&self, state: &Self::State) -> BySeat<i32>;

    /// The same points, itemised. The lines of a seat add up to its score.
    fn sheet(&self, state: &Self::State) -> BySeat<Vec<Line>>;

    /// The result, once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Who begins the next game of the same players in the same seats: by default the seat after
    /// the one that began this game. `None` leaves it to chance. A game with another rule overrides
    /// this.
    fn next_start(&self, began: Seat, _outcome: &Outcome) -> Option<Seat> {
        began.round(self.seats()).nth(1)
    }

    /// What a move does, in words, seen from the position before it. This is for the player who
    /// makes it; others get [`Game::seen`].
    fn say(&self, state: &Self::State, mv: Self::Move) -> Message;

    /// A move as `viewer` sees it while the game goes on (`None` is an onlooker), from the position
    /// before it. The player who makes it sees all of it; a game in which something is chosen in
    /// secret leaves that out for everybody else. No other place decides this.
    fn seen(&self, state: &Self::State, mv: Self::Move, viewer: Option<Seat>) -> Seen {
        let _ = viewer;
        Seen { notation: mv.to_string(), say: self.say(state, mv) }
    }

    /// The kind of choice that a legal move makes, for statistics over many games: independent of
    /// the deal, and coarse enough to occur in many games. `None` for a move that is not worth
    /// comparing.
    fn choice_kind(&self, _state: &Self::State, _mv: Self::Move) -> Option<ChoiceKind> {
        None
    }

    /// Every kind of choice that [`Game::choice_kind`] can name, theme by theme.
    fn choice_kinds(&self) -> Vec<ChoiceKind> {
        Vec::new()
    }

    /// Whether positions can be set up by hand: [`Game::position_text`] and [`Game::read_position`].
    const SETS_UP: bool = false;

    /// A position as text that a person can read and change, secrets included.
    fn position_text(&self, _state: &Self::State) -> String {
        String::new()
    }

    /// The position that a text describes. Positions that occur in play are read back unchanged;
    /// anything else becomes a playable position or is refused.
    ///
    /// # Errors
    /// If the text is not a position: every reason found.
    fn read_position(&self, _text: &str) -> Result<Self::State, Vec<Flaw>> {
        Err(vec![Flaw::not_here()])
    }

    /// The messages of the feats that [`Game::feats`] can name, in the order in which they are
    /// shown.
    const FEATS: &'static [Spoken] = &[];

    /// The feats of each seat, from the moves of the game and its last position. A feat may be
    /// listed with 0; it is then not shown.
    fn feats(&self, _state: &Self::State, _story: &[StoryMove<Self::Event>]) -> BySeat<Vec<Feat>> {
        BySeat::from_fn(self.seats(), |_| Vec::new())
    }

    /// What everybody may see.
    fn public(&self, state: &Self::State) -> Self::Public;

    /// What a seat sees in addition.
    fn secret(&self, state: &Self::State, seat: Seat) -> Self::Secret;

    /// A position that `seat` cannot tell from this one: everything it cannot know is dealt anew,
    /// with every possibility equally likely.
    fn redeal<C: Chance>(&self, state: &Self::State, seat: Seat, chance: &mut C) -> Self::State;

    /// The position for a terminal: plain text, at most 100 columns.
    fn text(&self, public: &Self::Public, secret: Option<&Self::Secret>) -> String;
}

/// What a seat may see: what everybody may, and its own secrets.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "")]
pub struct SeatView<G: Game> {
    /// Whose view it is.
    pub seat: Seat,
    /// What everybody may see.
    pub public: G::Public,
    /// What this seat sees in addition.
    pub secret: G::Secret,
}

/// What an onlooker may see.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "")]
pub struct SpectatorView<G: Game> {
    /// What everybody may see.
    pub public: G::Public,
}

/// A move as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Seen {
    /// The notation, as far as they may see it.
    pub notation: String,
    /// What it does, in words.
    pub say: Message,
}

/// The kind of choice that a move makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceKind {
    /// The question that is answered: a short word, the same for all answers.
    pub theme: &'static str,
    /// The answer: letters, digits and hyphens, stable and unique within its theme.
    pub word: String,
    /// The answer in words.
    pub say: Message,
}

impl ChoiceKind {
    /// An answer to the question of a theme.
    #[must_use]
    pub fn new(theme: &'static str, word: impl Into<String>, say: Message) -> Self {
        Self { theme, word: word.into(), say }
    }
}

/// One line of a score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// Where the points come from.
    pub source: Message,
    /// How many; may be negative or 0.
    pub points: i32,
}

/// Listens to what a move brings about.
pub trait Log<E> {
    /// Whether anybody listens. If not, work that is done only for the listener can be skipped.
    const LISTENS: bool;

    /// Takes one event.
    fn note(&mut self, event: E);
}

/// Nobody listens. Costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quiet;

impl<E> Log<E> for Quiet {
    const LISTENS: bool = false;

    #[inline]
    fn note(&mut self, _event: E) {}
}

impl<E> Log<E> for Vec<E> {
    const LISTENS: bool = true;

    fn note(&mut self, event: E) {
        self.push(event);
    }
}

macro_rules! text_error {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct $name(pub String);

        impl Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl Error for $name {}
    };
}

text_error! {
    /// The edition, the options and the number of seats do not fit together; the text says why.
    Unplayable
}
text_error! {
    /// A deal that chance could not have made; the text says what is wrong with it.
    BadDeal
}
impl BadDeal {
    /// A deal from JSON.
    ///
    /// # Errors
    /// If the text is not a deal: what is wrong, and at which character.
    pub fn read<D: DeserializeOwned>(json: &str) -> Result<D, Self> {
        serde_json::from_str(json).map_err(|error| {
            let text = error.to_string();
            let said = text.split(" at line ").next().unwrap_or_default();
            // Names of Rust types mean nothing to most people.
            let said = said.replace("struct Deal", "an object");
            let said = ["usize", "u8", "u16", "u32"]
                .iter()
                .fold(said, |said, number| said.replace(number, "a small number"));
            Self(format!("{said} (character {})", error.column()))
        })
    }
}

text_error! {
    /// A text that is not a move of the game; the text says what was expected.
    NotationError
}
