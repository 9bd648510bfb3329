//! A match: one game being played, with its whole history.

use std::fmt;
use std::sync::{Arc, Weak};

use crate::branches::Branches;
use crate::clock::Timing;
use crate::edition::Edition as _;
use crate::game::{BadDeal, Game, NotationError, Quiet, SeatView, SpectatorView};
use crate::options::{Options as _, START};
use crate::outcome::Outcome;
use crate::record::{Fair, Lines, Origin, RESHUFFLE, Record, RecordError, quoted};
use crate::seat::Seat;
use crate::seed::{Chance, Seed};

/// More bytes than any move's notation has; the longest move names 27 pairs of tokens.
const LONGEST_MOVE: usize = 400;

/// What a match remembers about a move besides the move itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// Who made it.
    pub seat: Seat,
    /// The number of the turn it belongs to.
    pub turn: u32,
    /// Whether it showed somebody something that was hidden.
    pub reveals: bool,
}

/// One game being played: its rules, its deal, its moves, and the position they lead to.
#[derive(Debug)]
pub struct Match<G: Game> {
    game: Arc<G>,
    // Shared between copies because it never changes: every move makes a copy.
    origin: Arc<Origin>,
    deal: Arc<G::Deal>,
    start: G::State,
    state: G::State,
    moves: Vec<G::Move>,
    /// As many as moves.
    made: Vec<Made>,
    resigned: Option<Seat>,
    /// The seats that gave up while the others played on.
    retired: Vec<Seat>,
    /// If everything hidden was dealt anew: after how many moves, and from which seed.
    reshuffled: Option<(usize, Seed)>,
    /// The names of the players, where given.
    pub players: Vec<(Seat, String)>,
    /// The fair shuffle, if there is one.
    pub fair: Option<Fair>,
    /// The time it took, if there was a clock.
    pub timing: Option<Timing>,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Self {
            game: Arc::clone(&self.game),
            origin: Arc::clone(&self.origin),
            deal: Arc::clone(&self.deal),
            start: self.start,
            state: self.state,
            moves: self.moves.clone(),
            made: self.made.clone(),
            resigned: self.resigned,
            retired: self.retired.clone(),
            reshuffled: self.reshuffled,
            players: self.players.clone(),
            fair: self.fair.clone(),
            timing: self.timing.clone(),
        }
    }
}

/// Why a move given as text was not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused<R> {
    /// It is not a move of this game.
    Notation(NotationError),
    /// It is a move, but not now.
    Illegal(R),
    /// The game is over.
    Over,
}

impl<R: fmt::Display> fmt::Display for Refused<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Notation(error) => error.fmt(f),
            Self::Illegal(refusal) => refusal.fmt(f),
            Self::Over => f.write_str("the game is over"),
        }
    }
}

impl<R: fmt::Debug + fmt::Display> std::error::Error for Refused<R> {}

impl<G: Game> Match<G> {
    /// A new game dealt from a seed.
    ///
    /// # Panics
    /// If the game cannot start from its own deal, which the laws rule out.
    #[must_use]
    pub fn new(game: Arc<G>, seed: Seed) -> Self {
        let deal = game.deal(&mut seed.dice());
        let start = game.start(&deal).expect("a game can start from its own deal");
        Self::begin(game, Origin::Seed(seed), deal, start)
    }

    /// A new game with a set-up dealt elsewhere.
    ///
    /// # Errors
    /// If chance could not have made this deal.
    ///
    /// # Panics
    /// If the deal cannot be written as JSON, which the laws rule out.
    pub fn dealt(game: Arc<G>, deal: G::Deal) -> Result<Self, BadDeal> {
        let start = game.start(&deal)?;
        let json = serde_json::to_string(&deal).expect("a deal can be written as JSON");
        Ok(Self::begin(game, Origin::Deal(json), deal, start))
    }

    pub(crate) fn begin(game: Arc<G>, origin: Origin, deal: G::Deal, start: G::State) -> Self {
        Self {
            game,
            origin: Arc::new(origin),
            deal: Arc::new(deal),
            start,
            state: start,
            moves: Vec::new(),
            made: Vec::new(),
            resigned: None,
            retired: Vec::new(),
            reshuffled: None,
            players: Vec::new(),
            fair: None,
            timing: None,
        }
    }

    /// The game of a record, played move by move with every move checked. `edition` must be
    /// the one the record names.
    ///
    /// # Errors
    /// If the record is of another game, edition or version of the rules, or if its options, deal,
    /// moves or result are wrong.
    pub fn from_record(record: &Record, edition: Arc<G::Edition>) -> Result<Self, RecordError> {
        Self::from_record_by(record, edition, |_, _, _| None)
    }

    /// The same with existing rules, if `known` has some for these options, number of seats and
    /// version. Computing the rules' lookup tables takes longer than playing a move.
    ///
    /// # Errors
    /// As for [`Match::from_record`].
    pub fn from_record_by(
        record: &Record,
        edition: Arc<G::Edition>,
        known: impl FnOnce(&G::Options, usize, u32) -> Option<Arc<G>>,
    ) -> Result<Self, RecordError> {
        let refuse = |key: &str, problem: String| RecordError::at(record.lines.of(key), problem);
        if record.game != G::NAME {
            return Err(refuse(
                "game",
                format!("this is a game of {}, not {}", record.game, G::NAME),
            ));
        }
        if !(G::OLDEST_RULES..=G::RULES).contains(&record.rules) {
            let (theirs, ours) = (record.rules, G::RULES);
            let problem = format!("played by version {theirs} of the rules; this is {ours}");
            return Err(refuse("rules", problem));
        }
        let info = edition.info();
        if record.digest != info.digest {
            let (theirs, ours) = (&record.edition, &info.name);
            let problem = format!(
                "played with the edition \"{theirs}\" ({}), which differs from \"{ours}\" ({})",
                record.digest, info.digest
            );
            return Err(refuse("digest", problem));
        }
        let mut options = G::Options::default();
        for (key, value) in &record.options {
            options
                .set(key, value)
                .map_err(|error| refuse(&format!("option {key}"), error.to_string()))?;
        }
        let game = match known(&options, record.seats, record.rules) {
            Some(game) => game,
            None => {
                let game = G::new(edition, options, record.seats);
                let game = game.map_err(|error| refuse("seats", error.to_string()))?;
                Arc::new(game.by_rules(record.rules))
            }
        };
        let mut played = match &record.origin {
            Origin::Seed(seed) => Self::new(game, *seed),
            Origin::Deal(json) => {
                let wrong = |error: BadDeal| refuse("deal", format!("deal: {error}"));
                Self::dealt(game, BadDeal::read(json).map_err(wrong)?).map_err(wrong)?
            }
            Origin::Setup(text) => Self::set_up(game, text).map_err(|flaws| {
                let flaws: Vec<String> = flaws.iter().map(ToString::to_string).collect();
                refuse("setup", format!("setup: {}", flaws.join("; ")))
            })?,
        };
        played.players.clone_from(&record.players);
        played.fair.clone_from(&record.fair);
        played.replay(record)?;
        played.timing.clone_from(&record.timing);
        Ok(played)
    }

    fn replay(&mut self, record: &Record) -> Result<(), RecordError> {
        for (line, text) in &record.moves {
            if let Some(seed) = text.strip_prefix(RESHUFFLE) {
                let bad = || RecordError::at(*line, "reshuffle: expected a seed".to_owned());
                self.reshuffle(seed.parse().map_err(|_| bad())?);
                continue;
            }
            self.play_text(text).map_err(|refused| {
                RecordError::at(*line, format!("{}: {refused}", quoted(text)))
            })?;
        }
        let refuse = |problem: String| RecordError::at(record.lines.of("result"), problem);
        let Some(result) = &record.result else {
            return match self.outcome() {
                None => Ok(()),
                Some(outcome) => {
                    Err(refuse(format!("the result is missing: the game is over, {outcome}")))
                }
            };
        };
        let mut seats = result.split(", ").filter_map(|part| part.strip_suffix(" retired"));
        let seat = |part: &str| part.strip_prefix("seat ")?.parse().ok();
        let retired: Option<Vec<Seat>> = seats.by_ref().map(seat).collect();
        self.retired = retired.unwrap_or_default();
        self.retired.retain(|seat| seat.index() < record.seats);
        let result = result.split(", ").filter(|part| !part.ends_with(" retired"));
        let result = &result.collect::<Vec<_>>().join(", ");
        if self.outcome().is_none()
            && let Some(loser) =
                result.strip_suffix(" resigned").and_then(|it| it.rsplit(' ').next())
        {
            self.resigned = loser.parse().ok().filter(|seat: &Seat| seat.index() < record.seats);
        }
        match self.outcome() {
            None => Err(refuse("the game is not over, but the record has a result".to_owned())),
            Some(outcome) if record.result.as_ref().is_some_and(|result| outcome.reads(result)) => {
                Ok(())
            }
            Some(outcome) => {
                Err(refuse(format!("the result is {outcome}, not {}", quoted(result))))
            }
        }
    }

    /// The record of the game so far.
    #[must_use]
    pub fn record(&self) -> Record {
        let info = self.game.edition().info();
        let mut moves: Vec<_> = self.moves.iter().map(|mv| (0, mv.to_string())).collect();
        if let Some((after, seed)) = self.reshuffled.filter(|(after, _)| *after <= moves.len()) {
            moves.insert(after, (0, format!("{RESHUFFLE}{seed}")));
        }
        let pairs = self.game.options().pairs();
        Record {
            game: G::NAME.to_owned(),
            rules: self.game.rules(),
            edition: info.name.clone(),
            digest: info.digest,
            seats: self.game.seats(),
            options: pairs.into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
            players: self.players.clone(),
            origin: Origin::clone(&self.origin),
            fair: self.fair.clone(),
            timing: self.timing.clone(),
            moves,
            result: self.outcome().map(|outcome| outcome.to_string()),
            branches: Branches::default(),
            lines: Lines::default(),
        }
    }

    /// The rules it is played by.
    #[must_use]
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// Shares the rules object of another match with the same rules, edition, options and seats, if
    /// `known` has one, so that many tables hold their rules in memory only once. Otherwise adds
    /// this match's rules to `known`, for as long as some match uses them.
    pub fn share_rules(&mut self, known: &mut Vec<Weak<G>>) {
        known.retain(|rules| rules.strong_count() > 0);
        let own = &self.game;
        match Self::known_rules(known, own.edition(), own.options(), own.seats(), own.rules()) {
            Some(rules) => self.game = rules,
            None => known.push(Arc::downgrade(own)),
        }
    }

    /// The rules with this edition, these options, number of seats and version, if some match uses
    /// them.
    #[must_use]
    pub fn known_rules(
        known: &[Weak<G>],
        edition: &G::Edition,
        options: &G::Options,
        seats: usize,
        version: u32,
    ) -> Option<Arc<G>> {
        known.iter().filter_map(Weak::upgrade).find(|other| {
            other.seats() == seats
                && other.rules() == version
                && other.edition().info().digest == edition.info().digest
                && other.options() == options
        })
    }

    /// What chance decided.
    #[must_use]
    pub fn deal(&self) -> &G::Deal {
        &self.deal
    }

    /// Where the game's chance came from.
    #[must_use]
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The position before the first move.
    #[must_use]
    pub fn start(&self) -> &G::State {
        &self.start
    }

    /// The position now.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The moves so far.
    #[must_use]
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// What the match remembers about each move.
    #[must_use]
    pub fn made(&self) -> &[Made] {
        &self.made
    }

    /// The position after `ply` moves, or the last one if there are fewer.
    #[must_use]
    pub fn at(&self, ply: usize) -> G::State {
        let mut state = self.start;
        for at in 0..=ply.min(self.moves.len()) {
            state = self.dealt_after(at, state);
            if at < ply
                && let Some(&mv) = self.moves.get(at)
            {
                self.game.play(&mut state, mv, &mut Quiet);
            }
        }
        state
    }

    /// Redeals, from a seed, everything that is now hidden from anybody, so that nobody knows any
    /// of it any more. What everybody can see stays. This makes a game fair again that continues
    /// from a record written by one of its players.
    pub fn reshuffle(&mut self, seed: Seed) {
        self.state = self.dealt_anew(self.state, seed);
        self.reshuffled = Some((self.moves.len(), seed));
    }

    /// The position after `ply` moves: redealt, if that is where the reshuffle took place.
    pub(crate) fn dealt_after(&self, ply: usize, state: G::State) -> G::State {
        match self.reshuffled.filter(|(after, _)| *after == ply) {
            Some((_, seed)) => self.dealt_anew(state, seed),
            None => state,
        }
    }

    /// The position with everything redealt that some seat cannot know.
    fn dealt_anew(&self, mut state: G::State, seed: Seed) -> G::State {
        let mut dice = seed.dice();
        for seat in Seat::first(self.game.seats()) {
            state = self.game.redeal(&state, seat, &mut dice);
        }
        state
    }

    /// Whose move it is; `None` when the game is over.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        if self.resigned.is_some() { None } else { self.game.to_act(&self.state) }
    }

    /// Every legal move, in the generator's order; none when the game is over.
    #[must_use]
    pub fn legal(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if self.to_act().is_some() {
            self.game.legal(&self.state, &mut moves);
        }
        moves
    }

    /// Plays a move if it is legal and says what it brought about.
    ///
    /// # Errors
    /// If it is not legal or the game is over; nothing has changed then.
    pub fn play(&mut self, mv: G::Move) -> Result<Vec<G::Event>, Refused<G::Refusal>> {
        let Some(seat) = self.to_act() else { return Err(Refused::Over) };
        let before = self.state;
        let mut events = Vec::new();
        self.game.try_play(&mut self.state, mv, &mut events).map_err(Refused::Illegal)?;
        let (turn, reveals) = (self.game.turn(&before), self.game.reveals(&before, mv));
        self.moves.push(mv);
        self.made.push(Made { seat, turn, reveals });
        // Nobody measured the time of this move.
        self.timing = None;
        // After an undo, playing the moves again reaches this point again.
        self.state = self.dealt_after(self.moves.len(), self.state);
        Ok(events)
    }

    /// Plays a move given in notation.
    ///
    /// # Errors
    /// If it is not a move, not legal, or the game is over; nothing has changed then.
    pub fn play_text(&mut self, text: &str) -> Result<Vec<G::Event>, Refused<G::Refusal>> {
        if text.len() > LONGEST_MOVE {
            let problem = format!("no move has {} characters", text.chars().count());
            return Err(Refused::Notation(NotationError(problem)));
        }
        self.play(text.parse().map_err(Refused::Notation)?)
    }

    /// Whether `seat` may take back the last move without asking: it is still its turn, and the
    /// move showed nobody anything that was hidden.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        let Some(last) = self.made.last() else { return false };
        self.to_act() == Some(seat)
            && last.seat == seat
            && last.turn == self.game.turn(&self.state)
            && !last.reveals
    }

    /// Whether any move after the first `ply` showed somebody something that was hidden.
    #[must_use]
    pub fn reveals_since(&self, ply: usize) -> bool {
        self.made.iter().skip(ply).any(|made| made.reveals)
    }

    /// Takes back the last move, whoever made it; asks nobody. Returns it.
    pub fn undo(&mut self) -> Option<G::Move> {
        let last = self.moves.pop()?;
        self.made.pop();
        self.timing = None;
        self.resigned = None;
        self.state = self.at(self.moves.len());
        Some(last)
    }

    /// How many moves, from the first on, are the same in another match of the same deal and led to
    /// the same positions.
    #[must_use]
    pub fn common_moves(&self, other: &Self) -> usize {
        let pairs = self.moves.iter().zip(&other.moves);
        let same = pairs.take_while(|(one, another)| one == another).count();
        if self.reshuffled == other.reshuffled {
            return same;
        }
        let dealt_anew = [self, other].into_iter().filter_map(|it| it.reshuffled);
        // The position after the last move before a reshuffle already differs.
        dealt_anew.map(|(after, _)| after.saturating_sub(1)).fold(same, usize::min)
    }

    /// Goes back to the position after `ply` moves. Later moves are forgotten, and so is a
    /// resignation if any move is dropped. Does nothing if there are no more than `ply` moves.
    pub fn rewind(&mut self, ply: usize) {
        if ply < self.moves.len() {
            self.moves.truncate(ply);
            self.made.truncate(ply);
            self.timing = None;
            self.resigned = None;
            self.state = self.at(ply);
        }
    }

    /// Who gave up, if somebody did.
    #[must_use]
    pub fn resigned(&self) -> Option<Seat> {
        self.resigned
    }

    /// Ends the game because `seat` gives up.
    ///
    /// # Errors
    /// If the game is over.
    pub fn resign(&mut self, seat: Seat) -> Result<(), Refused<G::Refusal>> {
        if self.to_act().is_none() {
            return Err(Refused::Over);
        }
        self.resigned = Some(seat);
        Ok(())
    }

    /// Who gave up while the others played on.
    #[must_use]
    pub fn retired(&self) -> &[Seat] {
        &self.retired
    }

    /// Notes that the player of `seat` gave up and somebody else moves for it from now on. The
    /// others play on; at the end the seat is ranked behind everybody who did.
    ///
    /// # Errors
    /// If the game is over.
    pub fn retire(&mut self, seat: Seat) -> Result<(), Refused<G::Refusal>> {
        if self.to_act().is_none() {
            return Err(Refused::Over);
        }
        if !self.retired.contains(&seat) {
            self.retired.push(seat);
        }
        Ok(())
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let outcome = match self.resigned {
            Some(loser) => Some(Outcome::resigned(self.game.scores(&self.state), loser)),
            None => self.game.outcome(&self.state),
        };
        outcome.map(|outcome| outcome.without(&self.retired))
    }

    /// The options for the next game of the same players in the same seats; `None` while this game
    /// goes on.
    #[must_use]
    pub fn rematch(&self) -> Option<G::Options> {
        let outcome = self.outcome()?;
        let mut options = self.game.options().clone();
        if G::Options::ALL.iter().any(|choice| choice.key == START) {
            let began = self.game.to_act(&self.start).expect("a game begins with a move");
            let next = self.game.next_start(began, &outcome);
            let next = next.map_or_else(|| "random".to_owned(), |seat| seat.to_string());
            options.set(START, &next).expect("every seat can begin");
        }
        Some(options)
    }

    /// The same match at a position that `seat` cannot tell from this one. Before the first move
    /// its start changes too; later its start stays as it was. Its deal always stays, so the result
    /// is for looking at and playing on, not for recording.
    #[must_use]
    pub fn redealt<C: Chance>(&self, seat: Seat, chance: &mut C) -> Self {
        let state = self.game.redeal(&self.state, seat, chance);
        let start = if self.moves.is_empty() { state } else { self.start };
        Self { state, start, ..self.clone() }
    }

    /// Continues in another world, dealt from a seed, that `seat` cannot tell from this one. This
    /// is for trying things out: no record of a game can contain such a step.
    pub fn another_world(&mut self, seat: Seat, seed: Seed) {
        *self = self.redealt(seat, &mut seed.dice());
    }

    /// What a seat may see now.
    #[must_use]
    pub fn seat_view(&self, seat: Seat) -> SeatView<G> {
        SeatView {
            seat,
            public: self.game.public(&self.state),
            secret: self.game.secret(&self.state, seat),
        }
    }

    /// What an onlooker may see now.
    #[must_use]
    pub fn spectator_view(&self) -> SpectatorView<G> {
        SpectatorView { public: self.game.public(&self.state) }
    }
}
