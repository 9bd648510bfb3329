//! What is stored about people: accounts and their sessions; and the key that they are known by.

use serde::{Deserialize, Serialize};

use super::{Later, Millis};
use crate::id::PlayerId;

/// An account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// The player.
    pub id: PlayerId,
    /// The name, as its owner writes it.
    pub name: String,
    /// The password's hash with its parameters.
    pub password: String,
    /// When it was made.
    pub created: Millis,
    /// What an operator has said of it, in words: `muted`, `banned`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub standing: String,
}

impl Account {
    /// Whether an operator has said this word of it.
    #[must_use]
    pub fn is(&self, word: &str) -> bool {
        self.standing.split(' ').any(|said| said == word)
    }
}

/// The hash of a session's token. The token itself is in the browser only.
pub type SessionHash = [u8; 32];

/// The part of a store that is about people.
pub trait AccountStore: Send + Sync {
    /// The key that cookies and links are signed with; made when first asked for.
    fn key(&self) -> Later<'_, [u8; 32]>;

    /// The previous key, and until when it is still accepted.
    fn key_before(&self) -> Later<'_, Option<([u8; 32], Millis)>>;

    /// Makes a new key; the old one is accepted until then.
    fn rotate_key(&self, until: Millis) -> Later<'_, ()>;

    /// The account of this id.
    fn account(&self, id: PlayerId) -> Later<'_, Option<Account>>;

    /// The account whose name looks so, as [`site::names::look`] says.
    fn account_like(&self, look: String) -> Later<'_, Option<PlayerId>>;

    /// Changes name, password and standing of an account; false if the name is taken.
    fn change_account(&self, account: Account) -> Later<'_, bool>;

    /// A new account; false if the name is taken, or one that looks like it.
    fn create_account(&self, account: Account) -> Later<'_, bool>;

    /// The account of this name, however it is capitalised.
    fn account_named(&self, name: String) -> Later<'_, Option<Account>>;

    /// Deletes an account and its sessions.
    fn delete_account(&self, id: PlayerId) -> Later<'_, ()>;

    /// Every account, for exports.
    fn accounts(&self) -> Later<'_, Vec<Account>>;

    /// A new session of an account.
    fn open_session(&self, hash: SessionHash, account: PlayerId, at: Millis) -> Later<'_, ()>;

    /// The account of a session that was opened after `since`.
    fn session(&self, hash: SessionHash, since: Millis) -> Later<'_, Option<Account>>;

    /// Ends one session.
    fn close_session(&self, hash: SessionHash) -> Later<'_, ()>;

    /// Ends every session of an account.
    fn close_sessions(&self, account: PlayerId) -> Later<'_, ()>;
}
