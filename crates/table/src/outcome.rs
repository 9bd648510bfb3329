//! How a game ended.

use std::fmt;

use serde::Serialize;

use crate::seat::{BySeat, Seat};

/// The result of a finished game: points, places, and what decided the first place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The points of each seat.
    pub scores: BySeat<i32>,
    /// The place of each seat, from 1. Tied seats share a place and the next is skipped (1, 1, 3).
    pub places: BySeat<u8>,
    /// What decided the first place.
    pub reason: Reason,
    /// The seats that gave up while the others played on; somebody else moved for them to the end.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub retired: Vec<Seat>,
}

/// What decided the first place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// One seat has the most points.
    Points,
    /// Points were equal and the tie-break of this number (from 1) decided.
    TieBreak(u8),
    /// Equal in points and every tie-break: the first place is shared.
    Shared,
    /// A player gave up; the others keep their order.
    Resigned(Seat),
}

impl Outcome {
    /// Ranks seats by a key of points and then tie-breaks; more is better in each.
    ///
    /// # Panics
    /// If a key is empty.
    #[must_use]
    pub fn rank<const N: usize>(keys: &BySeat<[i32; N]>) -> Self {
        assert!(N > 0, "a key begins with the points");
        let places = keys
            .map(|_, key| 1 + keys.as_slice().iter().filter(|other| *other > key).count() as u8);
        let best = keys.as_slice().iter().max().expect("a table has seats");
        let reason = match keys.as_slice().iter().filter(|key| *key == best).count() {
            1 => keys
                .as_slice()
                .iter()
                .filter(|key| *key != best)
                .filter_map(|key| (0..N).find(|&at| key[at] != best[at]))
                .max()
                .map_or(Reason::Points, |at| match at {
                    0 => Reason::Points,
                    at => Reason::TieBreak(at as u8),
                }),
            _ => Reason::Shared,
        };
        Self { scores: keys.map(|_, key| key[0]), places, reason, retired: Vec::new() }
    }

    /// The same points with `loser` in the last place because they gave up.
    #[must_use]
    pub fn resigned(scores: BySeat<i32>, loser: Seat) -> Self {
        let keys = scores.map(|seat, &points| [i32::from(seat != loser), points]);
        let ranked = Self::rank(&keys);
        let reason = Reason::Resigned(loser);
        Self { scores, places: ranked.places, reason, retired: Vec::new() }
    }

    /// The same points, with everybody who gave up ranked behind all who played on. Within both
    /// groups the order stays, and so do a seat's points, whoever moved for it. If a player who
    /// gave up would have won, that is the reason of the outcome.
    #[must_use]
    pub fn without(self, retired: &[Seat]) -> Self {
        if retired.is_empty() || retired.len() == self.places.seats() {
            return Self { retired: retired.to_vec(), ..self };
        }
        let winner = self.winners().find(|seat| retired.contains(seat));
        let keys = self
            .places
            .map(|seat, &place| [i32::from(!retired.contains(&seat)), -i32::from(place)]);
        let places = Self::rank(&keys).places;
        let reason = match self.reason {
            Reason::Resigned(_) => self.reason,
            _ => winner.map_or(self.reason, Reason::Resigned),
        };
        Self { scores: self.scores, places, reason, retired: retired.to_vec() }
    }

    /// The seats in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat)
    }

    /// Whether a record's result text means this outcome. If several are tied after a resignation,
    /// older records say that each of them wins.
    #[must_use]
    pub fn reads(&self, text: &str) -> bool {
        let former = || {
            let shared = self.to_string();
            let (points, rest) = shared.split_once(", shared by ")?;
            let (_, resigned) = rest.split_once(", ")?;
            let each: String = self.winners().map(|seat| format!(", seat {seat} wins")).collect();
            Some(format!("{points}{each}, {resigned}"))
        };
        self.to_string() == text || former().as_deref() == Some(text)
    }

    /// What a seat's result is worth, from 0 to 1: the share of the first place.
    #[must_use]
    pub fn share(&self, seat: Seat) -> f64 {
        if self.places[seat] == 1 { 1.0 / self.winners().count() as f64 } else { 0.0 }
    }
}

/// The result line of a record: `57 48, seat 1 wins`, `40 40, shared by 1 2` or
/// `30 30 50, shared by 1 2, seat 3 resigned`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, points) in self.scores.iter() {
            if seat.index() > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{points}")?;
        }
        if self.winners().count() > 1 {
            f.write_str(", shared by")?;
            self.winners().try_for_each(|seat| write!(f, " {seat}"))?;
        } else {
            self.winners().try_for_each(|seat| write!(f, ", seat {seat} wins"))?;
        }
        match self.reason {
            Reason::TieBreak(number) => write!(f, " by tie-break {number}"),
            Reason::Resigned(seat) if !self.retired.contains(&seat) => {
                write!(f, ", seat {seat} resigned")
            }
            Reason::Points | Reason::Shared | Reason::Resigned(_) => Ok(()),
        }?;
        self.retired.iter().try_for_each(|seat| write!(f, ", seat {seat} retired"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys<const N: usize>(list: &[[i32; N]]) -> BySeat<[i32; N]>
    where
        [i32; N]: Default,
    {
        BySeat::from_fn(list.len(), |seat| list[seat.index()])
    }

    #[test]
    fn points_decide_first() {
        let outcome = Outcome::rank(&keys(&[[3, 9], [5, 0], [4, 0]]));
        assert_eq!(outcome.places.as_slice(), [3, 1, 2]);
        assert_eq!(outcome.reason, Reason::Points);
        assert_eq!(outcome.to_string(), "3 5 4, seat 2 wins");
    }

    #[test]
    fn the_tie_break_that_decides_is_named() {
        let outcome = Outcome::rank(&keys(&[[5, 1, 0], [5, 2, 0], [4, 9, 9]]));
        assert_eq!(outcome.places.as_slice(), [2, 1, 3]);
        assert_eq!(outcome.reason, Reason::TieBreak(1));
        let outcome = Outcome::rank(&keys(&[[5, 2, 1], [5, 2, 0], [5, 1, 9]]));
        assert_eq!(outcome.reason, Reason::TieBreak(2));
        assert_eq!(outcome.to_string(), "5 5 5, seat 1 wins by tie-break 2");
    }

    #[test]
    fn shared_places_skip_the_next() {
        let outcome = Outcome::rank(&keys(&[[5, 2], [4, 0], [5, 2]]));
        assert_eq!(outcome.places.as_slice(), [1, 3, 1]);
        assert_eq!(outcome.reason, Reason::Shared);
        assert_eq!(outcome.to_string(), "5 4 5, shared by 1 3");
        assert!((outcome.share(Seat::new(0)) - 0.5).abs() < 1e-9);
    }

    #[test]
    fn who_resigns_is_last() {
        let scores = BySeat::from_fn(3, |seat| [50, 20, 30][seat.index()]);
        let outcome = Outcome::resigned(scores, Seat::new(0));
        assert_eq!(outcome.places.as_slice(), [3, 2, 1]);
        assert_eq!(outcome.to_string(), "50 20 30, seat 3 wins, seat 1 resigned");
        let scores = BySeat::from_fn(3, |seat| [30, 30, 50][seat.index()]);
        let outcome = Outcome::resigned(scores, Seat::new(2));
        assert_eq!(outcome.to_string(), "30 30 50, shared by 1 2, seat 3 resigned");
        assert!(outcome.reads("30 30 50, shared by 1 2, seat 3 resigned"));
        assert!(outcome.reads("30 30 50, seat 1 wins, seat 2 wins, seat 3 resigned"), "as before");
        assert!(!outcome.reads("30 30 50, seat 1 wins, seat 3 resigned"));
    }

    #[test]
    fn who_gave_up_is_behind_everybody_who_played_on() {
        let ranked = || Outcome::rank(&keys(&[[50], [20], [30], [40]]));
        let outcome = ranked().without(&[Seat::new(2)]);
        assert_eq!(outcome.places.as_slice(), [1, 3, 4, 2]);
        assert_eq!(outcome.reason, Reason::Points);
        assert_eq!(outcome.to_string(), "50 20 30 40, seat 1 wins, seat 3 retired");
        let outcome = ranked().without(&[Seat::new(0), Seat::new(1)]);
        assert_eq!(outcome.places.as_slice(), [3, 4, 2, 1]);
        assert_eq!(outcome.reason, Reason::Resigned(Seat::new(0)));
        assert_eq!(outcome.to_string(), "50 20 30 40, seat 4 wins, seat 1 retired, seat 2 retired");
        let both = Outcome::resigned(BySeat::from_fn(3, |_| 7), Seat::new(1));
        let both = both.without(&[Seat::new(0)]);
        assert_eq!(both.places.as_slice(), [3, 2, 1], "one retired before the other ended it");
        assert_eq!(both.to_string(), "7 7 7, seat 3 wins, seat 2 resigned, seat 1 retired");
    }
}
