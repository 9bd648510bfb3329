//! What can be seen, and the position for a terminal.

use std::fmt::Write as _;

use serde::Serialize;
use table::Seat;

/// What everybody may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Public {
    /// Whose move it is.
    pub to_act: Option<Seat>,
    /// The posts of the quay.
    pub posts: Vec<PostView>,
    /// How many lanterns each seat still holds.
    pub hands: Vec<usize>,
    /// The points of each seat.
    pub scores: Vec<i32>,
}

/// One post.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PostView {
    /// Its number, from 1.
    pub post: u8,
    /// What a lantern counts for here.
    pub factor: u8,
    /// What hangs here.
    pub hung: Option<Hung>,
}

/// A lantern that hangs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hung {
    /// Its brightness.
    pub lantern: u8,
    /// Whose it is.
    pub owner: Seat,
}

/// What a seat sees besides: the lanterns it holds, dark ones first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Secret {
    /// Their brightness.
    pub hand: Vec<u8>,
}

impl Public {
    /// The position for a terminal.
    pub(crate) fn text(&self, secret: Option<&Secret>) -> String {
        let mut text = String::new();
        for PostView { post, factor, hung } in &self.posts {
            let hung = hung.as_ref().map_or_else(
                || "free".to_owned(),
                |it| format!("{} of seat {}", it.lantern, it.owner),
            );
            let _ = writeln!(text, "p{post:<3} x{factor}  {hung}");
        }
        for (at, (left, points)) in self.hands.iter().zip(&self.scores).enumerate() {
            let _ = writeln!(text, "seat {}: {points} points, {left} lanterns", at + 1);
        }
        if let Some(secret) = secret {
            let hand: Vec<String> = secret.hand.iter().map(ToString::to_string).collect();
            let _ = writeln!(text, "in hand: {}", hand.join(" "));
        }
        text
    }
}
