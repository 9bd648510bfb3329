//! Reports of players to the operator: whom and what, with the words as they were.

use site::report::LONGEST_REASON;
use table::{MAX_SEATS, Seat};

use crate::action::{Action, tidy};
use crate::app::AppState;
use crate::config::DAY;
use crate::id::{PlayerId, ReportId, TableId};
use crate::live::decide::Refusal;
use crate::log;
use crate::people::Person;
use crate::store::{Entry, Report, Reported, now};

/// How many reports a player can make in a day.
const MOST: u32 = 10;

/// What is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reportable {
    /// A line of chat, by the number of its action.
    Line(u32),
    /// What the person at a seat is called.
    Name(Seat),
}

/// Who said something or is called so.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Words {
    player: PlayerId,
    name: String,
    quote: String,
}

impl AppState {
    /// Keeps what a player reports for the operator.
    ///
    /// # Errors
    /// If they may not see the table, there is nothing of the kind, or they have reported it or
    /// enough before.
    pub async fn report(
        &self,
        table: TableId,
        me: &Person,
        what: Reportable,
        reason: &str,
    ) -> Result<(), Refusal> {
        self.tables.version(table, Some(me)).await?;
        let stored = self.store.load(table).await?;
        let entries = stored.ok_or(Refusal::NoTable)?.entries;
        let words = words_of(&entries, what).filter(|words| words.player != me.id);
        let words = words.ok_or(Refusal::NothingToReport)?;
        let at = now();
        let report = Report {
            id: ReportId::random(),
            at,
            by: me.id,
            table,
            ply: match what {
                Reportable::Line(ply) => Some(ply),
                Reportable::Name(_) => None,
            },
            about: words.player,
            name: words.name,
            quote: words.quote,
            reason: tidy(reason, LONGEST_REASON),
            closed: None,
        };
        let id = report.id;
        match self.store.report(report, MOST, at - DAY).await? {
            Reported::Done => {
                log::event("report", &[("id", &id), ("table", &table), ("by", &me.id)]);
                Ok(())
            }
            Reported::Again => Err(Refusal::ReportedBefore),
            Reported::TooMany => Err(Refusal::ReportedEnough),
        }
    }
}

/// Whose words something is. A seat can change hands, so the player who had it at the time counts.
fn words_of(entries: &[Entry], what: Reportable) -> Option<Words> {
    let mut holders: [Option<(PlayerId, String)>; MAX_SEATS] = Default::default();
    for (ply, entry) in (0..).zip(entries) {
        match entry.text.parse().ok()? {
            Action::Join { seat, player, name, .. } => {
                holders[seat.index()] = Some((player, name));
            }
            Action::Name { seat, name: new } => {
                if let Some((_, name)) = &mut holders[seat.index()] {
                    *name = new;
                }
            }
            Action::Bot { seat, .. }
            | Action::Retire { seat, .. }
            | Action::Leave { seat }
            | Action::Remove { seat, .. } => holders[seat.index()] = None,
            Action::Chat { seat, text } if what == Reportable::Line(ply) => {
                let (player, name) = holders[seat.index()].take()?;
                return (!text.is_empty()).then_some(Words { player, name, quote: text });
            }
            _ => {}
        }
    }
    let Reportable::Name(seat) = what else { return None };
    let (player, name) = holders.get_mut(seat.index())?.take()?;
    (!name.is_empty()).then_some(Words { player, name, quote: String::new() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_whose_it_was_and_a_name_whose_it_is() {
        let [ann, bob] = std::array::from_fn(|_| PlayerId::random());
        let lines = [
            format!("join 1 {ann} - Ann"),
            "chat 1 first".to_owned(),
            "name 1 Anna".to_owned(),
            "chat 1 second".to_owned(),
            "leave 1".to_owned(),
            format!("join 1 {bob} - Bob"),
            "chat 1 third".to_owned(),
            "chat 1 ".to_owned(),
        ];
        let entries = lines.map(|text| Entry { at: 0, click: None, text });
        let of = |what| words_of(&entries, what).map(|it| (it.player, it.name, it.quote));
        let words =
            |player, name: &str, quote: &str| Some((player, name.to_owned(), quote.to_owned()));
        assert_eq!(of(Reportable::Line(1)), words(ann, "Ann", "first"));
        assert_eq!(of(Reportable::Line(3)), words(ann, "Anna", "second"));
        assert_eq!(of(Reportable::Line(6)), words(bob, "Bob", "third"));
        assert_eq!(of(Reportable::Name(Seat::new(0))), words(bob, "Bob", ""));
        for nothing in [0, 7, 8, 99].map(Reportable::Line) {
            assert_eq!(of(nothing), None, "{nothing:?}");
        }
        assert_eq!(of(Reportable::Name(Seat::new(1))), None);
    }
}
