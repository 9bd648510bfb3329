//! Every message that the rules can produce, with its arguments.

use table::{Spoken, spoken};

use crate::refusal::Refusal;

/// Every message that the rules can produce, with its arguments.
pub const MESSAGES: &[Spoken] = &spoken::<9>(&[
    &[
        ("lanterns-prompt", &[]),
        ("lanterns-hang", &["lantern", "post"]),
        ("lanterns-choice", &["lantern"]),
        ("lanterns-event-scored", &["seat", "post", "points"]),
        ("lanterns-score", &["post", "lantern", "factor"]),
    ],
    Refusal::MESSAGES,
]);
