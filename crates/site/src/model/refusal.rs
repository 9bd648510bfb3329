//! Why something was refused at a table.

use std::fmt;

use table::{Message, Say};

use crate::stored::StoreError;

/// One line for each refusal: its meaning, its name, its code and its English text. Everything else follows
/// from this, so that nothing can be forgotten.
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident $code:literal $text:literal;)*) => {
        /// Why something was not done.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Refusal {
            $($(#[$doc])* $name,)*
            /// The move was refused by the rules.
            Illegal(catalog::Refused),
            /// The store failed.
            Store(StoreError),
        }

        impl Refusal {
            /// The ids of their sentences.
            pub const MESSAGES: &[&str] =
                &[$(concat!("refused-", $code),)* "refused-illegal", "refused-store"];

            /// The code on the wire; with `refused-` before it, the id of its sentence.
            #[must_use]
            pub const fn code(&self) -> &'static str {
                match self {
                    $(Self::$name => $code,)*
                    Self::Illegal(_) => "illegal",
                    Self::Store(_) => "store",
                }
            }
        }

        impl Say for Refusal {
            fn message(&self) -> Message {
                match self {
                    $(Self::$name => Message::new(concat!("refused-", $code)),)*
                    Self::Illegal(refused) => refused.message(),
                    // Trying again would not help.
                    Self::Store(StoreError::Corrupt(_)) => Message::new("refused-damaged"),
                    Self::Store(_) => Message::new("refused-store"),
                }
            }
        }

        impl fmt::Display for Refusal {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$name => f.write_str($text),)*
                    Self::Illegal(refused) => refused.fmt(f),
                    Self::Store(error) => error.fmt(f),
                }
            }
        }
    };
}

refusals! {
    /// There is no such table.
    NoTable "no-table" "there is no such table";
    /// The table is private, and the person was not invited.
    Private "private" "this table is private";
    /// Only people who sit at the table may do this.
    NotSeated "not-seated" "you do not sit at this table";
    /// It is another seat's move.
    NotYourTurn "not-your-turn" "it is not your turn";
    /// The position has changed since.
    Stale "stale" "the position has changed since";
    /// The game has not begun.
    NotBegun "not-begun" "the game has not begun";
    /// The game has begun.
    Begun "begun" "the game has begun";
    /// The game is over.
    Over "over" "the game is over";
    /// The game is not over.
    NotOver "not-over" "the game is not over";
    /// The seat is taken, or there is no such seat.
    SeatTaken "seat-taken" "the seat is taken";
    /// The table's owner sent this person away.
    Removed "removed" "the table's owner has given this seat to somebody else";
    /// The player has not been away long enough.
    NotGone "not-gone" "the player has not been away for long enough";
    /// There is no vacation to take, or to come back from.
    NoVacation "no-vacation" "there is no vacation to take or to end";
    /// There is nothing to take back without the others' consent.
    CannotUndo "cannot-undo" "this can only be taken back if the others agree";
    /// In a game that counts, a bot stays as strong as it was.
    Rated "rated" "this game is rated: it is played to its end, and its bots stay as they are";
    /// There is no help at this table, or not for this person.
    NoHints "no-hints" "there are no hints here";
    /// Somebody else asks for something that was not answered yet.
    AskedAlready "asked-already" "somebody else asks for something: answer that first";
    /// The clocks cannot be stopped, or do not stand.
    NoPause "no-pause" "there is no live clock to stop or to let run again";
    /// The game is part of an event, and is played to its end.
    InEvent "in-event" "this game is part of an event: it is played to its end";
    /// Others still play the same deal.
    Sealed "sealed" "others still play the same deal: wait until the round is over";
    /// Nobody asked for anything.
    NothingAsked "nothing-asked" "nobody asked for anything";
    /// Nobody here has an account of this name.
    NoPlayer "no-player" "nobody here has an account of this name";
    /// Nobody can challenge themselves.
    Yourself "yourself" "you cannot challenge yourself";
    /// The name is an account's or a bot's.
    NameTaken "name-taken" "this name is an account's or a bot's";
    /// An operator has asked this person to be silent.
    Muted "muted" "an operator has asked you not to chat";
    /// There is nothing to say.
    Empty "empty" "there is nothing to say";
    /// The table is full of actions or onlookers.
    Full "full" "the table is full";
    /// Too much was said at the table.
    TalkedOut "talked-out" "too much was said at this table";
    /// Too many tables of theirs wait for players.
    TooManyOpen "too-many-open" "too many of your tables wait for players";
    /// Bots play among themselves at too many tables of theirs.
    TooManyBots "too-many-bots" "bots play among themselves at too many of your tables";
    /// There is nothing like that to report.
    NothingToReport "nothing-to-report" "there is no such line or name of somebody else";
    /// The same player has reported it already.
    ReportedBefore "reported-before" "you have reported this before";
    /// The player has reported enough for a day.
    ReportedEnough "reported-enough" "you have reported enough for today";
    /// The id of the click was used for something else.
    ClickUsed "click-used" "this click was used for something else";
    /// The table cannot be read by this version of the program.
    Damaged "damaged" "this version of the program cannot read the table";
}

impl std::error::Error for Refusal {}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}
