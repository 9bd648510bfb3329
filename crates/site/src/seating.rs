//! Tables to set up: the request, parsed once for forms and programs, and who sits where at first.

use catalog::{Kind, StartError};
use search::Level;
use table::{Clock, ClockError, RecordError, Seat, Seed};

use crate::action::{Action, tidy_entropy};
use crate::id::TableId;
use crate::model::decide::Refusal;
use crate::names;
use crate::person::Person;
use crate::stored::Terms;

/// Who is to have a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatPlan {
    /// The one who sets it up, under this name; several for a hot seat.
    Me(String),
    /// Anybody: at a public table without conditions, otherwise with the link.
    Anybody,
    /// A friend: only with the link, even at a public table.
    Friend,
    /// Somebody who has an account of this name: nobody else may take the seat.
    Player(String),
    /// A bot.
    Bot(Level),
}

impl SeatPlan {
    /// The plans as forms and programs write them.
    pub const WORDS: &str = "me, free, friend, player:NAME or bot:LEVEL";

    /// A plan from its word; `name` is what the person setting the table up is called there.
    #[must_use]
    pub fn read(word: &str, name: &str) -> Option<Self> {
        match word {
            "me" => Some(Self::Me(name.to_owned())),
            "free" => Some(Self::Anybody),
            "friend" => Some(Self::Friend),
            "player" => Some(Self::Player(name.to_owned())),
            _ => match word.split_once(':')? {
                ("player", name) => Some(Self::Player(name.to_owned())),
                ("bot", level) => level.parse().ok().map(Self::Bot),
                _ => None,
            },
        }
    }
}

/// A table to set up.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The id of an [`Offer`](crate::offer::Offer), if one was made.
    pub table: Option<TableId>,
    /// The game.
    pub kind: Kind,
    /// The digest of the edition; the shipped one if not given.
    pub edition: Option<Seed>,
    /// The options that differ from the default.
    pub options: Vec<(String, String)>,
    /// The seats in order.
    pub seats: Vec<SeatPlan>,
    /// Whether it is listed and anybody may watch.
    pub public: bool,
    /// The player's part of the shuffle: up to 64 hexadecimal digits.
    pub entropy: String,
    /// A record to go on from, with the number of its moves to keep.
    pub from: Option<(String, usize)>,
    /// What else is agreed on.
    pub terms: Terms,
    /// The client's own id for the click: sent twice, it is one table.
    pub click: Option<String>,
}

/// A table as a form or a program asks for it, in words.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The id of an offer, if one was made.
    pub table: Option<String>,
    /// The game, unless a record says it.
    pub game: Option<String>,
    /// The digest of the edition; the shipped one if not given.
    pub edition: Option<String>,
    /// The options that differ from the default.
    pub options: Vec<(String, String)>,
    /// The plan of each seat, and what the one who sets the table up would be called there.
    pub seats: Vec<(String, String)>,
    /// Whether it is listed and anybody may watch.
    pub public: bool,
    /// The player's part of the shuffle.
    pub entropy: String,
    /// A record to continue from.
    pub record: Option<String>,
    /// How many of its moves are kept; all if not given.
    pub ply: Option<usize>,
    /// The clock; no clock if not given.
    pub clock: Option<String>,
    /// Whether a person may take a bot's seat.
    pub open_bots: bool,
    /// Whether it does not count for ratings.
    pub unrated: bool,
    /// Whether hints may be given.
    pub hints: bool,
    /// The client's own id for the click.
    pub click: Option<String>,
}

impl Wanted {
    /// Reads it.
    ///
    /// # Errors
    /// Which part cannot be read.
    pub fn read(self) -> Result<NewTable, String> {
        let ply = self.ply.unwrap_or(usize::MAX);
        let from = self.record.map(|record| (record, ply));
        let kind = match (self.game.as_deref(), &from) {
            // The record says which game it is.
            (_, Some(_)) => Kind::ALL[0],
            (Some(game), None) => {
                game.parse().map_err(|error: catalog::KindError| error.to_string())?
            }
            (None, None) => return Err("game: which one?".to_owned()),
        };
        let plan = |(word, name): &(String, String)| {
            SeatPlan::read(word, name).ok_or_else(|| format!("seats: {}", SeatPlan::WORDS))
        };
        let clock: Result<Option<Clock>, ClockError> =
            self.clock.map(|text| text.parse()).transpose();
        Ok(NewTable {
            table: self.table.map(|id| id.parse()).transpose().map_err(|_| "table".to_owned())?,
            kind,
            edition: self
                .edition
                .map(|it| it.parse())
                .transpose()
                .map_err(|_| "edition".to_owned())?,
            options: self.options,
            seats: self.seats.iter().map(plan).collect::<Result<_, _>>()?,
            public: self.public,
            entropy: self.entropy,
            from,
            terms: Terms {
                clock: clock.map_err(|error| error.to_string())?,
                open_bots: self.open_bots,
                unrated: self.unrated,
                hints: self.hints,
                event: None,
            },
            click: self.click,
        })
    }
}

/// Why a table was not set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSetUp {
    /// The edition is not here.
    Edition,
    /// Game, options and seats do not go together.
    Start(StartError),
    /// The record is not valid.
    Record(RecordError),
    /// The id is taken.
    Taken,
    /// Anything else.
    Refused(Refusal),
}

impl std::fmt::Display for NotSetUp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Edition => f.write_str("this edition is not here"),
            Self::Start(error) => error.fmt(f),
            Self::Record(error) => write!(f, "the record does not hold: {error}"),
            Self::Taken => f.write_str("this table exists already"),
            Self::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for NotSetUp {}

impl From<Refusal> for NotSetUp {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// Who sits where at first; `challenged` are those who were asked by name.
#[must_use]
pub fn sit(me: &Person, new: &NewTable, challenged: &[Option<Person>]) -> Vec<Action> {
    let mut actions = Vec::new();
    for (index, plan) in new.seats.iter().enumerate().take(table::MAX_SEATS) {
        let seat = Seat::new(index);
        match plan {
            SeatPlan::Anybody => {}
            SeatPlan::Friend => actions.push(Action::Invite { seat }),
            SeatPlan::Player(_) => {
                let person = challenged.get(index).and_then(Option::as_ref);
                actions.extend(person.map(|person| Action::Keep {
                    seat,
                    player: person.id,
                    name: person.name.clone(),
                }));
            }
            SeatPlan::Bot(level) => actions.push(Action::Bot { seat, level: level.to_string() }),
            SeatPlan::Me(name) => {
                let name = [names::shown(name), me.name.clone(), seat.to_string()];
                let name = name.into_iter().find(|name| !name.is_empty()).unwrap_or_default();
                // One person's part counts once, at their first seat.
                let first = !actions.iter().any(|it| matches!(it, Action::Join { .. }));
                let entropy = if first { tidy_entropy(&new.entropy) } else { String::new() };
                actions.push(Action::Join { seat, player: me.id, entropy, name });
            }
        }
    }
    actions
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted() -> Wanted {
        let seat = |word: &str| (word.to_owned(), "Ann".to_owned());
        Wanted {
            game: Some("paris-paris".to_owned()),
            seats: ["me", "free", "friend", "bot:haussmann"].map(seat).into(),
            clock: Some("live 10+5 lose".to_owned()),
            ..Wanted::default()
        }
    }

    #[test]
    fn a_table_is_read_as_a_whole() {
        let new = wanted().read().expect("it can be read");
        let plans = [
            SeatPlan::Me("Ann".to_owned()),
            SeatPlan::Anybody,
            SeatPlan::Friend,
            SeatPlan::Bot(Level::Haussmann),
        ];
        assert_eq!(new.seats, plans);
        assert_eq!(new.terms.clock.expect("a clock").to_string(), "live 10+5 lose");
        let named = SeatPlan::read("player:Bob", "Ann");
        assert_eq!(named, Some(SeatPlan::Player("Bob".to_owned())));
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        let some = |text: &str| Some(text.to_owned());
        let seats = vec![("bot:nobody".to_owned(), String::new())];
        let cases = [
            (Wanted { game: None, ..wanted() }, "game: which one?"),
            (Wanted { seats, ..wanted() }, "seats: me, free, friend, player:NAME or bot:LEVEL"),
            (Wanted { table: some("x"), ..wanted() }, "table"),
            (Wanted { edition: some("x"), ..wanted() }, "edition"),
        ];
        for (wanted, says) in cases {
            assert_eq!(wanted.read().map(|new| new.kind), Err(says.to_owned()));
        }
        assert!(Wanted { game: some("chess"), ..wanted() }.read().is_err());
        assert!(Wanted { clock: some("sometimes"), ..wanted() }.read().is_err());
        let on = Wanted { game: None, record: some("lutece record 1"), ..wanted() };
        assert_eq!(on.read().expect("the record says which").from.expect("it").1, usize::MAX);
    }

    #[test]
    fn one_person_adds_to_the_shuffle_once() {
        let me =
            Person { id: crate::id::PlayerId::random(), name: "Ann".to_owned(), account: true };
        let seat = |word: &str| (word.to_owned(), String::new());
        let seats = ["me", "bot:random", "free", "me"].map(seat).into();
        let new = Wanted { seats, entropy: "ab".to_owned(), ..wanted() }.read().expect("a table");
        let actions: Vec<String> = sit(&me, &new, &[]).iter().map(ToString::to_string).collect();
        let id = me.id;
        let expected =
            [format!("join 1 {id} ab Ann"), "bot 2 random".into(), format!("join 4 {id} - Ann")];
        assert_eq!(actions, expected);
    }
}
