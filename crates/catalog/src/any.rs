//! A match of any game, with text for moves and views.

use std::fmt;
use std::sync::Arc;

use serde::Serialize;
use serde_json::value::RawValue;
use table::{
    BadDeal, BySeat, Flaw, Game, Line, Made, Match, Message, OptionError, Options as _, Origin,
    Outcome, Quick, Record, RecordError, Say, Seat, Seed, Seen, Unplayable,
};

use crate::rules::{rules, texts};
use crate::shared::Shared;
use crate::{AnyEdition, Editions, Kind, Refused, each, every_game};

/// How many worlds a preview examines before it calls something certain.
const WORLDS: u64 = 6;

macro_rules! matches {
    ([$($kind:ident $krate:ident $game:ident,)*]) => {
        /// A match of any game.
        #[derive(Clone, Debug)]
        #[allow(
            clippy::large_enum_variant,
            reason = "a table has one match, which is moved seldom and read all the time"
        )]
        pub enum Any {
            $(
                #[doc = concat!("Of the game of the crate `", stringify!($krate), "`.")]
                $kind(Match<$krate::$game>),
            )*
        }

        impl Any {
            /// Which game it is.
            #[must_use]
            pub const fn kind(&self) -> Kind {
                match self { $(Self::$kind(_) => Kind::$kind),* }
            }

            /// A new game with a custom edition, dealt from a seed.
            ///
            /// # Errors
            /// If options, seats and edition do not fit together.
            pub fn with_edition<K: AsRef<str>, V: AsRef<str>>(
                edition: &AnyEdition,
                options: &[(K, V)],
                seats: usize,
                seed: Seed,
            ) -> Result<Self, StartError> {
                let version = edition.kind().rules();
                Self::by_rules(None, version, edition, &texts(options), seats, seed)
            }

            /// The same under a version of the rules, which may be in memory already.
            pub(crate) fn by_rules(
                shared: Option<&Shared>,
                version: u32,
                edition: &AnyEdition,
                options: &[(&str, &str)],
                seats: usize,
                seed: Seed,
            ) -> Result<Self, StartError> {
                match edition {
                    $(AnyEdition::$kind(edition) => {
                        let game = rules(shared, version, edition, options, seats)?;
                        Ok(Self::$kind(Match::new(game, seed)))
                    })*
                }
            }

            /// A new game with a set-up dealt elsewhere, as [`Any::deal_json`] writes it.
            ///
            /// # Errors
            /// If options, seats and edition do not fit together, or chance could not have made
            /// this deal.
            pub fn dealt<K: AsRef<str>, V: AsRef<str>>(
                edition: &AnyEdition,
                options: &[(K, V)],
                seats: usize,
                deal: &str,
            ) -> Result<Self, StartError> {
                Self::dealt_by(edition, &texts(options), seats, deal)
            }

            fn dealt_by(
                edition: &AnyEdition,
                options: &[(&str, &str)],
                seats: usize,
                deal: &str,
            ) -> Result<Self, StartError> {
                match edition {
                    $(AnyEdition::$kind(edition) => {
                        let game = rules(None, $krate::$game::RULES, edition, options, seats)?;
                        let deal = BadDeal::read(deal)
                            .map_err(|error| StartError::Deal(error.to_string()))?;
                        Match::dealt(game, deal)
                            .map(Self::$kind)
                            .map_err(|error| StartError::Deal(error.to_string()))
                    })*
                }
            }

            /// A game that continues from a position set up by hand, as [`Any::position_text`]
            /// writes it.
            ///
            /// # Errors
            /// If options, seats and edition do not fit together, or the text is not a position.
            pub fn set_up<K: AsRef<str>, V: AsRef<str>>(
                edition: &AnyEdition,
                options: &[(K, V)],
                seats: usize,
                text: &str,
            ) -> Result<Self, SetUpError> {
                Self::set_up_by(edition, &texts(options), seats, text)
            }

            fn set_up_by(
                edition: &AnyEdition,
                options: &[(&str, &str)],
                seats: usize,
                text: &str,
            ) -> Result<Self, SetUpError> {
                match edition {
                    $(AnyEdition::$kind(edition) => {
                        let game = rules(None, $krate::$game::RULES, edition, options, seats)
                            .map_err(SetUpError::Start)?;
                        Match::set_up(game, text).map(Self::$kind).map_err(SetUpError::Flaws)
                    })*
                }
            }

            fn replay(
                record: &Record,
                edition: &AnyEdition,
                shared: &Shared,
            ) -> Result<Self, RecordError> {
                match edition {
                    $(AnyEdition::$kind(edition) => {
                        Match::from_record_by(record, Arc::clone(edition), |options, seats, rules| {
                            shared.find(edition, options, seats, rules)
                        })
                        .map(Self::$kind)
                    })*
                }
            }

            /// How many moves, from the first on, are the same in another match of the same deal
            /// and led to the same positions.
            #[must_use]
            pub fn common_moves(&self, other: &Self) -> usize {
                match (self, other) {
                    $((Self::$kind(one), Self::$kind(another)) => one.common_moves(another),)*
                    #[allow(unreachable_patterns, reason = "a single game can be compiled alone")]
                    _ => 0,
                }
            }

            /// The edition it is played with.
            #[must_use]
            pub fn edition(&self) -> AnyEdition {
                match self {
                    $(Self::$kind(it) => AnyEdition::$kind(Arc::clone(it.game().edition()))),*
                }
            }
        }
    };
}

every_game!(matches!,);

/// What is certain about a move before it is made.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Preview {
    /// The events it will have, as far as the player to act can know.
    pub events: Vec<Message>,
    /// The scores after it; `None` if they depend on something the player cannot know.
    pub scores: Option<BySeat<i32>>,
    /// Whether it shows somebody something hidden, so that it cannot simply be taken back.
    pub reveals: bool,
    /// Whether these are all the events, so that nothing depends on what the player cannot know.
    pub whole: bool,
}

/// Why a game could not be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// An option was refused.
    Option(OptionError),
    /// An option was given twice.
    Twice(String),
    /// The game is not for this number of players.
    Seats {
        /// The game.
        kind: Kind,
        /// How many were asked for.
        asked: usize,
    },
    /// The version of the rules is not known here.
    Rules {
        /// The version that was asked for.
        asked: u32,
        /// The newest version there is.
        newest: u32,
    },
    /// Edition, options and seats do not fit together.
    Unplayable(Unplayable),
    /// Chance could not have made the given set-up.
    Deal(String),
}

/// Why a position could not be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetUpError {
    /// There is no such table.
    Start(StartError),
    /// The text is not a position: every reason found.
    Flaws(Vec<Flaw>),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Option(error) => error.fmt(f),
            Self::Twice(key) => write!(f, "option {key} is given twice"),
            Self::Unplayable(error) => error.fmt(f),
            Self::Deal(problem) => write!(f, "deal: {problem}"),
            Self::Rules { asked, newest } => {
                write!(f, "begun by version {asked} of the rules; this is {newest}")
            }
            Self::Seats { kind, asked } => {
                let (least, most) = kind.seats().into_inner();
                if least == most {
                    write!(f, "{kind} is for {least} players, not {asked}")
                } else {
                    write!(f, "{kind} is for {least} to {most} players, not {asked}")
                }
            }
        }
    }
}

impl std::error::Error for StartError {}

impl Any {
    /// A new game with the shipped edition, dealt from a seed.
    ///
    /// # Errors
    /// If options and seats do not fit together.
    pub fn new<K: AsRef<str>, V: AsRef<str>>(
        kind: Kind,
        editions: &Editions,
        options: &[(K, V)],
        seats: usize,
        seed: Seed,
    ) -> Result<Self, StartError> {
        Self::with_edition(editions.default_of(kind), options, seats, seed)
    }

    /// The game of a record, played move by move with every move checked, including those in its
    /// branches.
    ///
    /// # Errors
    /// If the game or edition is not known here, or anything in the record is wrong.
    pub fn from_record(record: &Record, editions: &Editions) -> Result<Self, RecordError> {
        let kind: Kind = record.game.parse().map_err(|error: crate::KindError| {
            RecordError::at(record.lines.of("game"), error.to_string())
        })?;
        // If the record's edition is not known, comparing with the shipped one reports how they
        // differ.
        let edition =
            editions.find(kind, &record.digest).unwrap_or_else(|| editions.default_of(kind));
        let any = Self::replay(record, edition, editions.shared())?;
        any.check_branches(&record.branches)?;
        Ok(any)
    }

    /// The record of the game so far.
    #[must_use]
    pub fn record(&self) -> Record {
        each!(self, it => it.record())
    }

    /// How many play.
    #[must_use]
    pub fn seats(&self) -> usize {
        each!(self, it => it.game().seats())
    }

    /// The options it is played with, as text.
    #[must_use]
    pub fn options(&self) -> Vec<(&'static str, String)> {
        each!(self, it => it.game().options().pairs())
    }

    /// The options for the next game of the same players in the same seats; `None` while this game
    /// goes on.
    #[must_use]
    pub fn rematch(&self) -> Option<Vec<(&'static str, String)>> {
        each!(self, it => it.rematch().map(|options| options.pairs()))
    }

    /// Whose move it is; `None` when the game is over.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        each!(self, it => it.to_act())
    }

    /// The number of the turn, from 0.
    #[must_use]
    pub fn turn(&self) -> u32 {
        each!(self, it => it.game().turn(it.state()))
    }

    /// How many moves have been made.
    #[must_use]
    pub fn ply(&self) -> usize {
        each!(self, it => it.moves().len())
    }

    /// The name of the step the turn is in; empty when the game is over.
    #[must_use]
    pub fn step(&self) -> &'static str {
        match self.to_act() {
            Some(_) => each!(self, it => it.game().step(it.state())),
            None => "",
        }
    }

    /// What the player to act is asked to do now; `None` when the game is over.
    #[must_use]
    pub fn prompt(&self) -> Option<Message> {
        self.to_act().map(|_| each!(self, it => it.game().prompt(it.state())))
    }

    /// Every legal move in notation, in the generator's order; none when the game is over.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        each!(self, it => it.legal().iter().map(ToString::to_string).collect())
    }

    /// The moves so far, in notation.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        each!(self, it => it.moves().iter().map(ToString::to_string).collect())
    }

    /// The last move, in notation.
    #[must_use]
    pub fn last_move(&self) -> Option<String> {
        each!(self, it => it.moves().last().map(ToString::to_string))
    }

    /// Plays a move given in notation and says what it brought about.
    ///
    /// # Errors
    /// If it is not a move, not legal, or the game is over; nothing has changed then.
    pub fn play(&mut self, text: &str) -> Result<Vec<Message>, Refused> {
        each!(self, it => match it.play_text(text) {
            Ok(events) => Ok(events.iter().map(Say::message).collect()),
            Err(refused) => Err(refused.into()),
        })
    }

    /// What is certain about a legal move before it is made. Examines only worlds that the player
    /// to act cannot tell from the real one, so that a preview reveals nothing hidden.
    ///
    /// # Errors
    /// If it is not a move, not legal, or the game is over.
    pub fn preview(&self, text: &str) -> Result<Preview, Refused> {
        each!(self, it => preview(it, text))
    }

    /// What a legal move does, in words, seen from the position before it.
    ///
    /// # Errors
    /// If it is not a move, not legal, or the game is over.
    pub fn say(&self, text: &str) -> Result<Message, Refused> {
        each!(self, it => {
            let mv = legal_move(it, text)?;
            Ok(it.game().say(it.state(), mv))
        })
    }

    /// A legal move as `viewer` sees it while the game goes on; `None` is an onlooker.
    ///
    /// # Errors
    /// If it is not a move, not legal, or the game is over.
    pub fn seen(&self, text: &str, viewer: Option<Seat>) -> Result<Seen, Refused> {
        each!(self, it => {
            let mv = legal_move(it, text)?;
            Ok(it.game().seen(it.state(), mv, viewer))
        })
    }

    /// Whether `seat` may take back the last move without asking.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        each!(self, it => it.can_undo(seat))
    }

    /// Whether any move after the first `ply` showed somebody something that was hidden.
    #[must_use]
    pub fn reveals_since(&self, ply: usize) -> bool {
        each!(self, it => it.reveals_since(ply))
    }

    /// Takes back the last move, whoever made it; asks nobody. Returns its notation.
    pub fn undo(&mut self) -> Option<String> {
        each!(self, it => it.undo().map(|mv| mv.to_string()))
    }

    /// Goes back to the position after `ply` moves; those that follow are forgotten.
    pub fn rewind(&mut self, ply: usize) {
        each!(self, it => it.rewind(ply));
    }

    /// Ends the game because `seat` gives up.
    ///
    /// # Errors
    /// If the game is over.
    pub fn resign(&mut self, seat: Seat) -> Result<(), Refused> {
        each!(self, it => it.resign(seat).map_err(Refused::from))
    }

    /// Redeals, from a seed, everything that is now hidden from anybody.
    pub fn reshuffle(&mut self, seed: Seed) {
        each!(self, it => it.reshuffle(seed));
    }

    /// Continues in another world, dealt from a seed, that `seat` cannot tell from this one. This
    /// is for trying things out: no record of a game can contain such a step.
    pub fn another_world(&mut self, seat: Seat, seed: Seed) {
        each!(self, it => it.another_world(seat, seed));
    }

    /// Notes that the player of `seat` gave up and somebody else moves for it from now on.
    ///
    /// # Errors
    /// If the game is over.
    pub fn retire(&mut self, seat: Seat) -> Result<(), Refused> {
        each!(self, it => it.retire(seat).map_err(Refused::from))
    }

    /// What the match remembers about each move.
    #[must_use]
    pub fn made(&self) -> &[Made] {
        each!(self, it => it.made())
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        each!(self, it => it.outcome())
    }

    /// The current points of each seat, secrets included.
    #[must_use]
    pub fn scores(&self) -> BySeat<i32> {
        each!(self, it => it.game().scores(it.state()))
    }

    /// The same points, itemised.
    #[must_use]
    pub fn sheet(&self) -> BySeat<Vec<Line>> {
        each!(self, it => it.game().sheet(it.state()))
    }

    /// What a seat may see, as JSON.
    ///
    /// # Panics
    /// Never: the laws rule out a view that JSON cannot represent. The same is true of the next
    /// two.
    #[must_use]
    pub fn seat_view_json(&self, seat: Seat) -> String {
        each!(self, it => json(&it.seat_view(seat)))
    }

    /// What an onlooker may see, as JSON.
    #[must_use]
    pub fn spectator_view_json(&self) -> String {
        each!(self, it => json(&it.spectator_view()))
    }

    /// What a seat or an onlooker may see, for embedding in other JSON without being parsed again.
    #[must_use]
    pub fn view_json(&self, seat: Option<Seat>) -> Box<RawValue> {
        match seat {
            Some(seat) => each!(self, it => raw(&it.seat_view(seat))),
            None => each!(self, it => raw(&it.spectator_view())),
        }
    }

    /// The dealt set-up as JSON, secrets included; `null` if the game was set up by hand.
    #[must_use]
    pub fn deal_json(&self) -> String {
        if self.is_set_up() {
            return "null".to_owned();
        }
        each!(self, it => json(it.deal()))
    }

    /// Whether the game continues from a position set up by hand.
    #[must_use]
    pub fn is_set_up(&self) -> bool {
        std::matches!(each!(self, it => it.origin()), Origin::Setup(_))
    }

    /// The position as text that a person can edit, secrets included; `None` if positions of this
    /// game cannot be set up.
    #[must_use]
    pub fn position_text(&self) -> Option<String> {
        let text = each!(self, it => it.game().position_text(it.state()));
        self.kind().sets_up().then_some(text)
    }

    /// The position for a terminal, as a seat or an onlooker sees it.
    #[must_use]
    pub fn text(&self, seat: Option<Seat>) -> String {
        each!(self, it => {
            let (game, state) = (it.game(), it.state());
            let secret = seat.map(|seat| game.secret(state, seat));
            game.text(&game.public(state), secret.as_ref())
        })
    }

    /// The names of the players, if given.
    #[must_use]
    pub fn players(&self) -> &[(Seat, String)] {
        each!(self, it => &it.players)
    }

    /// Sets the names of the players.
    pub fn set_players(&mut self, players: Vec<(Seat, String)>) {
        each!(self, it => it.players = players);
    }
}

pub(crate) fn legal_move<G: Game>(played: &Match<G>, text: &str) -> Result<G::Move, Refused> {
    let mv: G::Move = text.parse().map_err(table::Refused::<G::Refusal>::Notation)?;
    if played.to_act().is_none() {
        return Err(Refused::Over);
    }
    match played.game().refusal(played.state(), mv) {
        None => Ok(mv),
        Some(refusal) => Err(table::Refused::Illegal(refusal).into()),
    }
}

/// What is the same, up to the first difference, in a sample of the worlds that the player to act
/// considers possible; after that, what begins anew and is the same in all of them.
fn preview<G: Game>(played: &Match<G>, text: &str) -> Result<Preview, Refused> {
    let mv = legal_move(played, text)?;
    let (game, state) = (played.game(), played.state());
    let seat = played.to_act().expect("a move is legal only while the game goes on");
    let mut chance = Quick::new(played.moves().len() as u64);
    let worlds: Vec<_> = (0..WORLDS)
        .map(|_| {
            let mut world = game.redeal(state, seat, &mut chance);
            let mut events: Vec<G::Event> = Vec::new();
            game.play(&mut world, mv, &mut events);
            (events, game.scores(&world))
        })
        .collect();
    let ((events, scores), others) = worlds.split_first().expect("there is more than one world");
    let whole = others.iter().all(|it| it.0 == *events);
    let scores = others.iter().all(|it| it.1 == *scores).then_some(*scores);
    let parts = |events: &'_ [G::Event]| -> Vec<Vec<G::Event>> {
        let parts = events.chunk_by(|_, next| !G::begins_anew(next));
        parts.map(<[G::Event]>::to_vec).collect()
    };
    let mut certain = parts(events);
    for other in others.iter().map(|it| parts(&it.0)) {
        // After the first difference nothing is certain, although later events may look the same:
        // points for a shop in a tour that nobody can know yet are not those of another tour.
        let known = if other.len() == certain.len() { certain.len() } else { 1 };
        certain.truncate(known);
        for (part, other) in certain.iter_mut().zip(&other) {
            let same = part.iter().zip(other).take_while(|(one, other)| one == other).count();
            part.truncate(same);
        }
    }
    let events = certain.iter().flatten().map(Say::message).collect();
    Ok(Preview { events, scores, reveals: game.reveals(state, mv), whole })
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("it can be written as JSON")
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it can be written as JSON")
}
