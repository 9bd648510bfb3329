//! Which moment of a table a page shows: the current one or, for a page that tells what happened turn by
//! turn, the one after the next turn that the page has not shown.
//!
//! With `x-step` the script says that it wants no more than the next turn, and with `x-told` what it has
//! shown. So the server does not have to remember how far each page is, and a page that is up to date, as
//! most are, costs nothing extra: earlier positions are computed only for pages that are behind.

use std::sync::Arc;

use super::story::{TOLD, mark};
use super::{SEAT, point_of_view};
use crate::model::snapshot::Snapshot;
use crate::pages::log::LogEntry;
use crate::request::Headers;

/// The header that asks for the next turn only.
const STEP: &str = "x-step";

/// A page that is more than this many turns per seat behind is shown the current state at once.
const ROUNDS: usize = 2;

/// A table at a moment.
#[derive(Debug)]
pub struct Moment {
    /// The table as it stood then.
    pub table: Snapshot,
    /// The moves until then.
    pub told: Arc<Vec<LogEntry>>,
    /// How many moves have been made since.
    pub behind: usize,
}

impl Moment {
    /// How the table stands. `told` are all moves of its game.
    #[must_use]
    pub const fn now(table: Snapshot, told: Arc<Vec<LogEntry>>) -> Self {
        Self { table, told, behind: 0 }
    }

    /// What is to be shown for a request with these headers.
    #[must_use]
    pub fn of(
        table: Snapshot,
        told: Arc<Vec<LogEntry>>,
        headers: &(impl Headers + ?Sized),
    ) -> Self {
        let before = headers.header(STEP).and_then(|_| after_next_turn(&table, &told, headers));
        match before {
            Some((table, ply)) => {
                let behind = told.len() - ply;
                Self { table, told: Arc::new(told[..ply].to_vec()), behind }
            }
            None => Self::now(table, told),
        }
    }
}

/// The table after the next turn that a page has not shown, and after how many moves that was; `None`
/// where it should show how the table stands: there is no later turn, it is too far behind, or it
/// shows another game, as one of which moves were taken back.
fn after_next_turn(
    table: &Snapshot,
    told: &[LogEntry],
    headers: &(impl Headers + ?Sized),
) -> Option<(Snapshot, usize)> {
    let shown = headers.header(TOLD)?;
    let number: usize = shown.split_once('-')?.0.parse().ok()?;
    let missed = told.get(number..).filter(|_| !table.ended)?;
    let mut turns = missed.chunk_by(|one, next| one.seat == next.seat);
    let ply = number + turns.next()?.len();
    let later = turns.count();
    if later == 0 || later > ROUNDS * table.seats.len() {
        return None;
    }
    let then = table.after(ply);
    let wish = headers.header(SEAT).and_then(|seat| seat.parse().ok());
    let (seat, curtain) = point_of_view(&then, wish);
    let same = mark(&then.yours, &told[..number], |of| seat == Some(of)) == shown;
    // A player who had the turn then has had it: they see what became of it.
    (same && curtain.is_none() && !then.your_turn()).then_some((then, ply))
}
