//! Every message the rules can say, with the names of its arguments, for `words` to translate.

use table::{Arg, Spoken, spoken};

use crate::action::Line;
use crate::map::StopName;
use crate::notation::Word;
use crate::refusal::Refusal;

/// Every message the rules can say and every term they use, with the names of its arguments.
pub const MESSAGES: &[Spoken] =
    &spoken::<{ OTHERS.len() + Refusal::MESSAGES.len() }>(&[OTHERS, Refusal::MESSAGES]);

const OTHERS: &[Spoken] = &[
    // Lines.
    ("pp-line-black", &[]),
    ("pp-line-blue", &[]),
    ("pp-line-green", &[]),
    ("pp-line-red", &[]),
    ("pp-line-orange", &[]),
    // What the player is asked to do.
    ("pp-prompt-open", &["round", "rounds"]),
    ("pp-prompt-over", &[]),
    // What a move does. `seat` is the owner of the shop that goes.
    ("pp-say-open", &["stop", "line"]),
    ("pp-say-replace", &["stop", "line"]),
    ("pp-say-displace", &["stop", "line", "seat"]),
    // What kind of choice it is.
    ("pp-choice-stop", &["stop"]),
    // What a move brought about.
    ("pp-event-opened", &["seat", "stop"]),
    ("pp-event-replaced", &["seat", "stop"]),
    ("pp-event-bagged", &["seat", "owner", "stop"]),
    ("pp-event-returned", &["seat", "owner", "stop"]),
    ("pp-event-small-tour", &["stop", "line"]),
    ("pp-event-small-tour-nearest", &["stop", "line", "distance"]),
    ("pp-event-small-tour-nobody", &["stop", "line"]),
    ("pp-event-parked", &["stop", "line"]),
    ("pp-event-grand-tour", &["line"]),
    ("pp-event-special-trip", &["seat", "line"]),
    ("pp-event-open-trip", &["line"]),
    ("pp-event-bag", &["seat", "points"]),
    ("pp-event-bag-nobody", &[]),
    ("pp-event-round", &["round", "seat"]),
    // Why a shop scored one point.
    ("pp-point-here", &["seat", "stop"]),
    ("pp-point-nearest", &["seat", "stop", "to", "distance"]),
    ("pp-point-crossing", &["seat", "stop"]),
    ("pp-point-next-to", &["seat", "stop", "crossing"]),
    // Where points come from.
    ("pp-score-small-tours", &[]),
    ("pp-score-grand-tours", &[]),
    ("pp-score-special-trips", &[]),
    ("pp-score-bag", &[]),
];

impl From<Line> for Arg {
    fn from(line: Line) -> Self {
        Self::Term(line.term().into())
    }
}

impl From<Word> for Arg {
    fn from(word: Word) -> Self {
        word.to_string().into()
    }
}

impl From<&StopName> for Arg {
    fn from(stop: &StopName) -> Self {
        stop.to_string().into()
    }
}
