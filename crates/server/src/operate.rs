//! Administration of people and tables: by the command, and by the page of a running server.

use std::fmt;

use crate::app::AppState;
use crate::config::DAY;
use crate::data;
use crate::id::{EventId, PlayerId, ReportId, TableId};
use crate::live::decide::Refusal;
use crate::people::{BANNED, Key, LoginError, MUTED, OPERATOR, Person, names};
use crate::store::{Account, Later, Millis, Store, StoreError, now};

/// For how many hours a link to another password holds, unless said otherwise.
pub const RESET_HOURS: u32 = 24;
pub use site::pages::desk::GRACE_DAYS;
/// How often something is tried again when somebody else was quicker.
const TRIES: usize = 20;

/// Sets or clears a mark on an account. A banned account is logged out at once.
///
/// # Errors
/// If the store failed.
pub fn stand<'a>(
    store: &'a dyn Store,
    account: Account,
    word: &'a str,
    said: bool,
) -> Later<'a, ()> {
    Box::pin(async move {
        let mut words: Vec<&str> = account.standing.split(' ').collect();
        words.retain(|it| !it.is_empty() && *it != word);
        if said {
            words.push(word);
        }
        let (id, standing) = (account.id, words.join(" "));
        store.change_account(Account { standing, ..account }).await?;
        if said && word == BANNED {
            store.close_sessions(id).await?;
        }
        Ok(())
    })
}

/// Takes an event down; false if there is none.
///
/// # Errors
/// If the store failed, or others keep changing it.
pub fn take_down(store: &dyn Store, id: EventId) -> Later<'_, bool> {
    Box::pin(async move {
        for _ in 0..TRIES {
            let Some((version, mut event)) = store.event(id).await? else { return Ok(false) };
            event.take_down();
            if store.put_event(version, event).await? {
                return Ok(true);
            }
        }
        Err(StoreError::Refused("too many change the event at once".to_owned()))
    })
}

/// The path of a link by which an account gets another password, once.
#[must_use]
pub fn reset_path(key: &Key, account: &Account, hours: u32) -> String {
    let until = now() + i64::from(hours) * DAY / 24;
    format!("/reset/{}", key.reset(account.id, until, &account.password))
}

/// Until when the old key is still accepted.
#[must_use]
pub fn grace(days: u32) -> Millis {
    now() + i64::from(days) * DAY
}

/// Something that an operator does on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Sets or clears a mark on an account.
    Stand {
        /// The account.
        name: String,
        /// Which word.
        word: &'static str,
        /// Whether it is said.
        said: bool,
    },
    /// Renames an account.
    Rename {
        /// The account.
        name: String,
        /// Its new name.
        new: String,
    },
    /// Makes a link to another password.
    Reset {
        /// The account.
        name: String,
    },
    /// Removes a table.
    RemoveTable(TableId),
    /// Takes an event down.
    TakeDown(EventId),
    /// Makes a new key; the old one remains valid for this many days.
    RotateKey(u32),
    /// Closes a report.
    Close(ReportId),
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Stand { word: MUTED, said: true, .. } => "mute",
            Self::Stand { word: MUTED, said: false, .. } => "unmute",
            Self::Stand { word: BANNED, said: true, .. } => "ban",
            Self::Stand { .. } => "unban",
            Self::Rename { .. } => "rename",
            Self::Reset { .. } => "reset",
            Self::RemoveTable(_) => "remove-table",
            Self::TakeDown(_) => "take-down-event",
            Self::RotateKey(_) => "rotate-key",
            Self::Close(_) => "close-report",
        })
    }
}

/// What came of an act.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Operated {
    /// The account it was about, as it is called now.
    pub name: Option<String>,
    /// The same for the log, where no names are written; or the table, or the report.
    pub of: String,
    /// The path of a link to another password.
    pub link: Option<String>,
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotDone {
    /// There is no such account.
    NoAccount,
    /// It is an operator's.
    Operator,
    /// There is no such report, or it is closed.
    NoReport,
    /// There is no such event.
    NoEvent,
    /// The name is not acceptable.
    Login(LoginError),
    /// Anything else.
    Refused(Refusal),
}

impl From<StoreError> for NotDone {
    fn from(error: StoreError) -> Self {
        Self::Refused(Refusal::Store(error))
    }
}

impl AppState {
    /// The account of a person, if they are an operator.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn operator(&self, person: Option<&Person>) -> Result<Option<Account>, StoreError> {
        let Some(person) = person.filter(|person| person.account) else { return Ok(None) };
        let account = self.store.account(person.id).await?;
        Ok(account.filter(|account| account.is(OPERATOR)))
    }

    /// Does what an operator wants done.
    ///
    /// # Errors
    /// If it cannot be done: why.
    pub async fn operate(&self, operator: &Account, act: &Act) -> Result<Operated, NotDone> {
        match act {
            Act::Stand { name, word, said } => {
                let account = self.subject(name).await?;
                let done = about(account.id, &account.name);
                stand(&*self.store, account, word, *said).await?;
                Ok(done)
            }
            Act::Rename { name, new } => {
                let account = self.subject(name).await?;
                let (id, new) = (account.id, names::shown(new));
                if new.chars().count() < 2 {
                    return Err(NotDone::Login(LoginError::BadName));
                }
                if names::is_reserved(&new) || !self.rename(account, &new).await? {
                    return Err(NotDone::Login(LoginError::NameTaken));
                }
                Ok(about(id, &new))
            }
            Act::Reset { name } => {
                let account = self.subject(name).await?;
                let link = reset_path(&self.people.key(), &account, RESET_HOURS);
                Ok(Operated { link: Some(link), ..about(account.id, &account.name) })
            }
            Act::RemoveTable(table) => {
                match self.tables.head(*table).await {
                    // A table that can no longer be read can still be removed.
                    Ok(_) | Err(Refusal::Damaged) => {}
                    Err(refusal) => return Err(NotDone::Refused(refusal)),
                }
                self.tables.remove(*table).await?;
                Ok(Operated { of: table.to_string(), ..Operated::default() })
            }
            Act::TakeDown(event) => match take_down(&*self.store, *event).await? {
                true => {
                    self.tables.event_checked(*event).await?;
                    Ok(Operated { of: event.to_string(), ..Operated::default() })
                }
                false => Err(NotDone::NoEvent),
            },
            Act::RotateKey(days) => {
                self.store.rotate_key(grace(*days)).await?;
                self.people.read_key().await?;
                Ok(Operated { of: "-".to_owned(), ..Operated::default() })
            }
            Act::Close(report) => {
                match self.store.close_report(*report, operator.name.clone(), now()).await? {
                    true => Ok(Operated { of: report.to_string(), ..Operated::default() }),
                    false => Err(NotDone::NoReport),
                }
            }
        }
    }

    /// The account of this name. Operators can be managed only by the command, so that nobody can lock out
    /// another operator or themselves.
    async fn subject(&self, name: &str) -> Result<Account, NotDone> {
        let account = self.store.account_named(names::shown(name)).await?;
        let account = account.ok_or(NotDone::NoAccount)?;
        if account.is(OPERATOR) { Err(NotDone::Operator) } else { Ok(account) }
    }

    /// Renames an account, also at its tables. False if the name is taken.
    async fn rename(&self, account: Account, new: &str) -> Result<bool, StoreError> {
        let player = account.id;
        if !self.store.change_account(Account { name: new.to_owned(), ..account }).await? {
            return Ok(false);
        }
        for table in data::traces(&*self.store, player).await? {
            self.tables.rewrite(table, |entries| data::renamed(entries, player, new)).await?;
        }
        Ok(true)
    }
}

fn about(player: PlayerId, name: &str) -> Operated {
    Operated { name: Some(name.to_owned()), of: player.to_string(), link: None }
}
