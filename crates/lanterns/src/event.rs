//! What a move brings about.

use serde::Serialize;
use table::Seat;

table::messages! {
    /// What a move brought about.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[serde(rename_all = "kebab-case", tag = "event")]
    pub enum Event {
        /// A lantern was hung at a post, counted from 1, and scores.
        Scored { seat: Seat, post: u8, points: i32 } = "lanterns-event-scored";
    }
}
