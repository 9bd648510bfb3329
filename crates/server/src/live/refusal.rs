//! Why something was not done at a table.

use std::fmt;

use table::{Message, Say};

use crate::store::StoreError;

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no such table.
    NoTable,
    /// One must have been invited.
    Private,
    /// It is for those who sit at the table.
    NotSeated,
    /// It is another seat's move.
    NotYourTurn,
    /// The position has changed since.
    Stale,
    /// The game has not begun.
    NotBegun,
    /// The game has begun.
    Begun,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    /// The seat is taken, or there is no such seat.
    SeatTaken,
    /// The name is an account's or a bot's.
    NameTaken,
    /// An operator has asked this person to be silent.
    Muted,
    /// The table's owner sent this person away.
    Removed,
    /// The player has not been away long enough.
    NotGone,
    /// The move was refused by the rules.
    Illegal(catalog::Refused),
    /// There is nothing to take back without the others' consent.
    CannotUndo,
    /// Nobody asked for anything.
    NothingAsked,
    /// There is nothing to say.
    Empty,
    /// The table is full of actions or onlookers.
    Full,
    /// Too much was said at the table.
    TalkedOut,
    /// Too many tables of theirs wait for players.
    TooManyOpen,
    /// The id of the click was used for something else.
    ClickUsed,
    /// The table cannot be read by this version of the program.
    Damaged,
    /// The store failed.
    Store(StoreError),
}

impl Refusal {
    /// The code on the wire; with `refused-` before it, the id of its sentence.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoTable => "no-table",
            Self::Private => "private",
            Self::NotSeated => "not-seated",
            Self::NotYourTurn => "not-your-turn",
            Self::Stale => "stale",
            Self::NotBegun => "not-begun",
            Self::Begun => "begun",
            Self::Over => "over",
            Self::NotOver => "not-over",
            Self::SeatTaken => "seat-taken",
            Self::NameTaken => "name-taken",
            Self::Muted => "muted",
            Self::Removed => "removed",
            Self::NotGone => "not-gone",
            Self::Illegal(_) => "illegal",
            Self::CannotUndo => "cannot-undo",
            Self::NothingAsked => "nothing-asked",
            Self::Empty => "empty",
            Self::Full => "full",
            Self::TalkedOut => "talked-out",
            Self::TooManyOpen => "too-many-open",
            Self::ClickUsed => "click-used",
            Self::Damaged => "damaged",
            Self::Store(_) => "store",
        }
    }

    /// Every code, for the sentences and the API's document.
    pub const CODES: [&'static str; 24] = [
        "no-table",
        "private",
        "not-seated",
        "not-your-turn",
        "stale",
        "not-begun",
        "begun",
        "over",
        "not-over",
        "seat-taken",
        "name-taken",
        "muted",
        "removed",
        "not-gone",
        "illegal",
        "cannot-undo",
        "nothing-asked",
        "empty",
        "full",
        "talked-out",
        "too-many-open",
        "click-used",
        "damaged",
        "store",
    ];
}

impl Say for Refusal {
    fn message(&self) -> Message {
        match self {
            Self::NoTable => Message::new("refused-no-table"),
            Self::Private => Message::new("refused-private"),
            Self::NotSeated => Message::new("refused-not-seated"),
            Self::NotYourTurn => Message::new("refused-not-your-turn"),
            Self::Stale => Message::new("refused-stale"),
            Self::NotBegun => Message::new("refused-not-begun"),
            Self::Begun => Message::new("refused-begun"),
            Self::Over => Message::new("refused-over"),
            Self::NotOver => Message::new("refused-not-over"),
            Self::SeatTaken => Message::new("refused-seat-taken"),
            Self::NameTaken => Message::new("refused-name-taken"),
            Self::Muted => Message::new("refused-muted"),
            Self::Removed => Message::new("refused-removed"),
            Self::NotGone => Message::new("refused-not-gone"),
            Self::Illegal(refused) => refused.message(),
            Self::CannotUndo => Message::new("refused-cannot-undo"),
            Self::NothingAsked => Message::new("refused-nothing-asked"),
            Self::Empty => Message::new("refused-empty"),
            Self::Full => Message::new("refused-full"),
            Self::TalkedOut => Message::new("refused-talked-out"),
            Self::TooManyOpen => Message::new("refused-too-many-open"),
            Self::ClickUsed => Message::new("refused-click-used"),
            Self::Damaged => Message::new("refused-damaged"),
            Self::Store(_) => Message::new("refused-store"),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoTable => "there is no such table",
            Self::Private => "this table is private",
            Self::NotSeated => "you do not sit at this table",
            Self::NotYourTurn => "it is not your turn",
            Self::Stale => "the position has changed since",
            Self::NotBegun => "the game has not begun",
            Self::Begun => "the game has begun",
            Self::Over => "the game is over",
            Self::NotOver => "the game is not over",
            Self::SeatTaken => "the seat is taken",
            Self::NameTaken => "this name is an account's or a bot's",
            Self::Muted => "an operator has asked you not to chat",
            Self::Removed => "the table's owner has given this seat to somebody else",
            Self::NotGone => "the player has not been away for long enough",
            Self::Illegal(refused) => return refused.fmt(f),
            Self::CannotUndo => "this can only be taken back if the others agree",
            Self::NothingAsked => "nobody asked for anything",
            Self::Empty => "there is nothing to say",
            Self::Full => "the table is full",
            Self::TalkedOut => "too much was said at this table",
            Self::TooManyOpen => "too many of your tables wait for players",
            Self::ClickUsed => "this click was used for something else",
            Self::Damaged => "this version of the program cannot read the table",
            Self::Store(error) => return error.fmt(f),
        })
    }
}

impl std::error::Error for Refusal {}
