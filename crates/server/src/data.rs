//! A person's data: handing it over, exporting it, erasing it.

use serde_json::{Value, json};
use table::MAX_SEATS;

use crate::action::Action;
use crate::app::AppState;
use crate::id::{PlayerId, TableId};
use crate::live::Click;
use crate::live::decide::{Command, Refusal};
use crate::people::{Person, names};
use crate::store::{
    Account, Entry, EventList, Later, List, Millis, Reports, Status, Store, StoreError,
};

/// More tables than anybody has.
const ALL: u32 = 100_000;
/// How long calls that were made are kept, for feeds: 30 days.
const CALLS: Millis = 30 * 24 * 3600 * 1000;
/// How many abandoned tables are removed at a time.
const SOME: u32 = 200;

impl AppState {
    /// Gives every seat of a guest to an account.
    ///
    /// # Errors
    /// If the store failed; what was given already stays given.
    pub async fn hand_over(&self, guest: &Person, to: &Person) -> Result<(), StoreError> {
        for (table, _) in self.store.list(List::Of(guest.id), ALL).await? {
            let command = Command::HandOver { to: to.clone() };
            let done = self.act(table, guest, command, Click::default()).await;
            // A table that cannot be read keeps the guest.
            if let Err(Refusal::Store(error)) = done {
                return Err(error);
            }
        }
        self.store.hand_results(guest.id, to.id).await?;
        self.store.hand_papers(guest.id, to.id).await
    }

    /// Everything that is kept about a person.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn export(&self, person: &Person) -> Result<Value, StoreError> {
        let mut tables = Vec::new();
        for (table, status) in self.store.list(List::Traces(person.id), ALL).await? {
            let Some(stored) = self.store.load(table).await? else { continue };
            let said: Vec<String> = own_lines(&stored.entries, person.id)
                .into_iter()
                .filter_map(|(_, action)| match action {
                    Action::Chat { text, .. } => Some(text),
                    _ => None,
                })
                .collect();
            let record = match status {
                Status::Over => self.record(table, Some(person)).await.ok(),
                _ => None,
            };
            tables.push(json!({
                "table": table,
                "game": stored.head.game,
                "created": stored.head.created,
                "status": status.as_str(),
                "chat": said,
                "record": record.map(|record| record.to_string()),
            }));
        }
        let who = site::result::Who::Player(person.id);
        let ratings = self.store.standings_of(who).await?.into_iter();
        let ratings: Vec<Value> = ratings
            .map(|(pool, it)| {
                let (rating, games) = (it.rating, it.games);
                json!({ "game": pool.game, "seats": pool.seats, "rating": rating, "games": games })
            })
            .collect();
        let players = self.circle(person.id).await?.into_iter();
        let players: Vec<Value> =
            players.map(|(name, it)| json!({ "name": name, "relation": it })).collect();
        let reports = self.store.reports(Reports::By(person.id), ALL).await?;
        let reports: Vec<Value> = reports
            .into_iter()
            .map(|it| json!({ "at": it.at, "table": it.table, "reason": it.reason }))
            .collect();
        let events = self.store.events(EventList::Of(person.id), ALL).await?;
        let events: Vec<Value> = events
            .into_iter()
            .map(|(_, it)| json!({ "id": it.id, "name": it.setup.name, "created": it.created }))
            .collect();
        let records = self.store.papers(person.id).await?.into_iter();
        let records: Vec<Value> =
            records.map(|it| json!({ "id": it.id, "created": it.at, "record": it.text })).collect();
        Ok(json!({
            "player": person.id,
            "name": person.name,
            "account": person.account,
            "tables": tables,
            "ratings": ratings,
            "bests": self.bests(who, false).await?,
            "private": self.store.is_private(person.id).await?,
            "players": players,
            "reports": reports,
            "records": records,
            "events": events,
            "calls": self.calls.export(person.id).await?,
        }))
    }

    /// Erases a person: the account, the sessions, their name at every table, what they said, and the records
    /// they uploaded. The moves stay, because they are part of other people's games.
    ///
    /// # Errors
    /// If the store failed; it can be repeated.
    pub async fn erase(&self, person: &Person) -> Result<(), StoreError> {
        for (table, _) in self.store.list(List::Traces(person.id), ALL).await? {
            let lines = |entries: &[Entry]| {
                let own = own_lines(entries, person.id).into_iter();
                own.map(|(ply, action)| (ply, blank(action).to_string())).collect()
            };
            self.tables.rewrite(table, lines).await?;
        }
        self.leave_events(person).await?;
        self.store.forget_reports(person.id).await?;
        for paper in self.store.papers(person.id).await? {
            self.store.remove_paper(paper.id).await?;
        }
        self.store.delete_account(person.id).await
    }
}

impl AppState {
    /// Removes abandoned tables, by the rule of [`crate::config::Keep`]; returns how many.
    ///
    /// # Errors
    /// If the store failed; what was removed stays so.
    pub async fn sweep(&self, now: Millis) -> Result<usize, StoreError> {
        let since = |kept: Option<Millis>| kept.map_or(Millis::MIN, |kept| now - kept);
        let keep = self.config.keep;
        self.store.tidy_calls(now - CALLS).await?;
        let mut removed = 0;
        loop {
            let (open, unfinished) = (since(keep.open), since(keep.unfinished));
            let some = self.store.abandoned(open, unfinished, SOME).await?;
            for &table in &some {
                self.tables.remove(table).await?;
            }
            removed += some.len();
            if some.len() < SOME as usize {
                return Ok(removed);
            }
        }
    }
}

/// Renames an account, also at the tables where it plays or played. False if the name is taken.
///
/// # Errors
/// If the store failed; it can be repeated.
pub fn rename<'a>(store: &'a dyn Store, account: Account, name: &'a str) -> Later<'a, bool> {
    Box::pin(async move {
        let (player, name) = (account.id, names::shown(name));
        if !store.change_account(Account { name: name.clone(), ..account }).await? {
            return Ok(false);
        }
        for table in traces(store, player).await? {
            let Some(stored) = store.load(table).await? else { continue };
            store.rewrite(table, renamed(&stored.entries, player, &name)).await?;
        }
        Ok(true)
    })
}

/// The tables where somebody has or had a seat.
pub(crate) async fn traces(
    store: &dyn Store,
    player: PlayerId,
) -> Result<Vec<TableId>, StoreError> {
    let list = store.list(List::Traces(player), ALL).await?;
    Ok(list.into_iter().map(|(table, _)| table).collect())
}

/// The lines of a table that contain somebody's name, with another name.
pub(crate) fn renamed(entries: &[Entry], player: PlayerId, name: &str) -> Vec<(u32, String)> {
    let own = own_lines(entries, player).into_iter();
    own.map(|(ply, action)| (ply, called(action, name).to_string())).collect()
}

/// The same action under another name.
fn called(action: Action, name: &str) -> Action {
    let name = name.to_owned();
    match action {
        Action::Join { seat, player, entropy, .. } => Action::Join { seat, player, entropy, name },
        Action::Keep { seat, player, .. } => Action::Keep { seat, player, name },
        Action::Name { seat, .. } => Action::Name { seat, name },
        other => other,
    }
}

/// The actions that hold a person's own words: what they are called and what they say. A guest who
/// became this account said their words under another id, so the list is gone through backwards:
/// the holder of a seat before it was handed over was the same person.
fn own_lines(entries: &[Entry], player: PlayerId) -> Vec<(u32, Action)> {
    let actions: Vec<(u32, Action)> = (0..)
        .zip(entries)
        .filter_map(|(ply, entry)| Some((ply, entry.text.parse().ok()?)))
        .collect();
    let ids = own_ids(&actions, player);
    let own = |who: PlayerId| ids.contains(&who);
    let mut holders = [None; MAX_SEATS];
    let mut lines = Vec::new();
    for (ply, action) in actions {
        let mine = match &action {
            Action::Join { seat, player: who, .. } => {
                holders[seat.index()] = Some(*who);
                own(*who)
            }
            Action::Keep { player: who, .. } => own(*who),
            Action::Name { seat, .. } | Action::Chat { seat, .. } => {
                holders[seat.index()].is_some_and(own)
            }
            Action::Bot { seat, .. }
            | Action::Retire { seat, .. }
            | Action::Leave { seat }
            | Action::Remove { seat, .. } => {
                holders[seat.index()] = None;
                false
            }
            _ => false,
        };
        if mine {
            lines.push((ply, action));
        }
    }
    lines
}

/// The ids that a player had at a table. A seat that goes from one id to another without being
/// free or a bot's in between is handed over by its owner; nobody else can take it.
fn own_ids(actions: &[(u32, Action)], player: PlayerId) -> Vec<PlayerId> {
    let mut ids = vec![player];
    let mut before = [None; MAX_SEATS];
    let mut handed = Vec::new();
    for (_, action) in actions {
        match action {
            Action::Join { seat, player: to, .. } => {
                if let Some(from) = before[seat.index()].replace(*to).filter(|from| from != to) {
                    handed.push((from, *to));
                }
            }
            Action::Bot { seat, .. }
            | Action::Retire { seat, .. }
            | Action::Leave { seat }
            | Action::Remove { seat, .. } => {
                before[seat.index()] = None;
            }
            _ => {}
        }
    }
    for (from, to) in handed.into_iter().rev() {
        if ids.contains(&to) && !ids.contains(&from) {
            ids.push(from);
        }
    }
    ids
}

/// The same action without words.
fn blank(action: Action) -> Action {
    match action {
        Action::Join { seat, player, entropy, .. } => {
            Action::Join { seat, player, entropy, name: String::new() }
        }
        Action::Keep { seat, player, .. } => Action::Keep { seat, player, name: String::new() },
        Action::Name { seat, .. } => Action::Name { seat, name: String::new() },
        Action::Chat { seat, .. } => Action::Chat { seat, text: String::new() },
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_said_as_a_guest_are_the_accounts() {
        let [guest, account, bob] = std::array::from_fn(|_| PlayerId::random());
        let lines = [
            format!("join 1 {guest} - Nobody"),
            "chat 1 as a guest".to_owned(),
            format!("join 1 {account} - Ann"),
            "leave 1".to_owned(),
            format!("join 1 {bob} - Bob"),
            "chat 1 not hers".to_owned(),
        ];
        let entries = lines.map(|text| Entry { at: 0, click: None, text });
        let plies = |player| {
            own_lines(&entries, player).into_iter().map(|(ply, _)| ply).collect::<Vec<_>>()
        };
        assert_eq!(plies(account), [0, 1, 2]);
        assert_eq!(plies(bob), [4, 5]);
    }

    #[test]
    fn only_the_words_of_the_person_are_erased() {
        let (ann, bob) = (PlayerId::random(), PlayerId::random());
        let lines = [
            format!("join 1 {ann} 9f Ann"),
            format!("join 2 {bob} - Bob"),
            "start".to_owned(),
            "chat 1 hello".to_owned(),
            "chat 2 hi".to_owned(),
            "bot 1 flaneur".to_owned(),
            "chat 1 not hers".to_owned(),
        ];
        let entries = lines.map(|text| Entry { at: 0, click: None, text });
        let erased: Vec<_> = own_lines(&entries, ann)
            .into_iter()
            .map(|(ply, action)| (ply, blank(action).to_string()))
            .collect();
        assert_eq!(erased, [(0, format!("join 1 {ann} 9f ")), (3, "chat 1 ".to_owned())]);
        for (_, line) in erased {
            assert!(line.parse::<Action>().is_ok(), "{line:?}");
        }
    }
}
