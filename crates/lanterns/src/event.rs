//! What a move brings about.

use serde::Serialize;
use table::{Message, Say, Seat};

/// A lantern was hung, and scores.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Event {
    /// Who scores.
    pub seat: Seat,
    /// Where it hangs, from 1.
    pub post: u8,
    /// The points.
    pub points: i32,
}

impl Say for Event {
    fn message(&self) -> Message {
        Message::new("lanterns-event-scored")
            .with("seat", self.seat)
            .with("post", self.post)
            .with("points", self.points)
    }
}
