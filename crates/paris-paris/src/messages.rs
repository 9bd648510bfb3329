//! Every message the rules can produce, with the names of its arguments, for `words` to translate.

use table::{Arg, Seat, Spoken, count, spoken};

use crate::action::Line;
use crate::event::Event;
use crate::map::StopName;
use crate::notation::Word;
use crate::refusal::Refusal;

/// Every message the rules can produce and every term they use, with the names of its arguments.
pub const MESSAGES: &[Spoken] = &spoken::<{ count(LISTS) }>(LISTS);

const LISTS: &[&[Spoken]] = &[
    Said::MESSAGES,
    Event::MESSAGES,
    Counted::MESSAGES,
    Proud::MESSAGES,
    Refusal::MESSAGES,
    Line::TERMS,
];

table::messages! {
    /// What the player is asked to do, what a move does (`seat` owns the displaced shop), and what
    /// kind of choice it is.
    #[derive(Clone)]
    pub(crate) enum Said {
        PromptOpen { round: u8, rounds: u8 } = "pp-prompt-open";
        PromptOver = "pp-prompt-over";
        Open { stop: String, line: Line } = "pp-say-open";
        Replace { stop: String, line: Line } = "pp-say-replace";
        Displace { stop: String, line: Line, seat: Seat } = "pp-say-displace";
        AtStop { stop: String } = "pp-choice-stop";
    }
}

table::messages! {
    /// Where points come from.
    #[derive(Clone, Copy)]
    pub(crate) enum Counted {
        SmallTours = "pp-score-small-tours";
        GrandTours = "pp-score-grand-tours";
        SpecialTrips = "pp-score-special-trips";
        Bag = "pp-score-bag";
    }
}

table::messages! {
    /// A feat.
    #[derive(Clone, Copy)]
    pub(crate) enum Proud {
        TourPoints = "pp-feat-tour-points";
        TourStops = "pp-feat-tour-stops";
        Displaced = "pp-feat-displaced";
    }
}

impl From<Word> for Arg {
    fn from(word: Word) -> Self {
        word.to_string().into()
    }
}

impl From<StopName> for Arg {
    fn from(stop: StopName) -> Self {
        stop.to_string().into()
    }
}
