//! Every message that the rules can produce, with its arguments.

use table::{Spoken, count, spoken};

use crate::event::Event;
use crate::refusal::Refusal;

/// Every message that the rules can produce, with its arguments.
pub const MESSAGES: &[Spoken] = &spoken::<{ count(LISTS) }>(LISTS);

const LISTS: &[&[Spoken]] = &[Said::MESSAGES, Event::MESSAGES, Proud::MESSAGES, Refusal::MESSAGES];

table::messages! {
    /// What is asked, done and counted.
    #[derive(Clone)]
    pub(crate) enum Said {
        Prompt = "lanterns-prompt";
        Hang { lantern: u8, post: u8 } = "lanterns-hang";
        Choice { lantern: u8 } = "lanterns-choice";
        Score { post: u8, lantern: u8, factor: u8 } = "lanterns-score";
    }
}

table::messages! {
    /// What a player may be proud of.
    #[derive(Clone, Copy)]
    pub(crate) enum Proud {
        Brightest = "lanterns-feat-brightest";
    }
}
