//! What the rules say, in English, for a terminal.

use catalog::{Any, Refused};
use table::{Message, Say as _, Seat};
use words::Lang;

/// The sentence for a message. Seats are called by their players' names if the record has them.
pub fn say(any: &Any, message: &Message) -> String {
    if words::has(Lang::En, message.id) {
        words::say(Lang::En, message, &|seat| name(any, seat))
    } else {
        message.to_string()
    }
}

/// Why a move was refused.
pub fn refusal(any: &Any, refused: &Refused) -> String {
    match refused {
        Refused::Illegal { .. } => say(any, &refused.message()),
        Refused::Notation(_) | Refused::Over => refused.to_string(),
    }
}

/// What a seat is called.
pub fn name(any: &Any, seat: Seat) -> String {
    any.players()
        .iter()
        .find(|(owner, _)| *owner == seat)
        .map_or_else(|| format!("seat {seat}"), |(_, name)| format!("{name} (seat {seat})"))
}

/// Whose turn it is and what they are asked to do, or how the game ended.
pub fn situation(any: &Any) -> String {
    match (any.to_act(), any.prompt()) {
        (Some(seat), Some(prompt)) => {
            format!("{} to act, step {}: {}", name(any, seat), any.step(), say(any, &prompt))
        }
        _ => match any.outcome() {
            Some(outcome) => format!("the game is over: {outcome}"),
            None => "nobody is to act".to_owned(),
        },
    }
}
