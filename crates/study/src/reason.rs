//! Why one move is better than others: the lines of the score sheet that it raises or lowers.

use search::Expected;
use serde::{Deserialize, Serialize};
use table::Message;

use crate::sources::heading;

/// What a move changes in one line of the score sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Change {
    /// The heading of the line.
    pub source: String,
    /// The points of the player to act.
    pub own: f32,
    /// The points of the others, on average.
    pub others: f32,
}

/// The points of a score sheet by the headings of its lines: what stands before a colon. The
/// figures after it differ from end to end.
pub fn by_heading(sheet: &[Expected], say: impl Fn(&Message) -> String) -> Vec<Change> {
    let mut changes: Vec<Change> = Vec::new();
    for line in sheet {
        let source = heading(&say(&line.source));
        match changes.iter_mut().find(|known| known.source == source) {
            Some(known) => {
                known.own += line.own;
                known.others += line.others;
            }
            None => changes.push(Change { source, own: line.own, others: line.others }),
        }
    }
    changes
}

/// What sets one move's sheet apart from the mean of the others', the largest change first.
#[must_use]
pub fn changes(sheets: &[Vec<Change>], at: usize) -> Vec<Change> {
    const SMALL: f32 = 0.05;
    let others = sheets.len().saturating_sub(1) as f32;
    if others == 0.0 {
        return Vec::new();
    }
    let mut changes: Vec<Change> = Vec::new();
    for (number, sheet) in sheets.iter().enumerate() {
        let part = if number == at { 1.0 } else { -1.0 / others };
        for line in sheet {
            let known = changes.iter().position(|known| known.source == line.source);
            let known = known.unwrap_or_else(|| {
                changes.push(Change { source: line.source.clone(), own: 0.0, others: 0.0 });
                changes.len() - 1
            });
            changes[known].own += part * line.own;
            changes[known].others += part * line.others;
        }
    }
    let size = |change: &Change| change.own.abs().max(change.others.abs());
    changes.retain(|change| size(change) >= SMALL);
    changes.sort_by(|one, two| size(two).total_cmp(&size(one)));
    changes
}
