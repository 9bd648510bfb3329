//! People: guests, accounts, sessions, and who is asking.
//!
//! Everybody starts as a guest, which is a random id in a signed cookie. An account is a name and a password;
//! logging in opens a session on the server, always with a new token, and hands what the guest had over to
//! the account.

mod common;
pub mod cookie;
pub mod password;
mod sign;

use std::fmt;
use std::sync::{Arc, RwLock};
use std::time::{Duration, Instant};

use axum::http::{HeaderMap, header};
use sha2::{Digest as _, Sha256};

pub use self::sign::Key;
pub(crate) use self::sign::digest;
use crate::action::LONGEST_NAME;
use crate::id::{PlayerId, hex, random};
use crate::store::{Account, SessionHash, Store, StoreError, now};
pub use site::names;
pub use site::person::{Person, Right};

/// How long a session lasts: 90 days.
pub(crate) const SESSION: i64 = 90 * 24 * 3600 * 1000;

/// The mark of an account that may not log in.
pub const BANNED: &str = "banned";
/// The mark of an account that may play but not chat.
pub const MUTED: &str = "muted";

/// The mark of an operator's account.
pub const OPERATOR: &str = "operator";

/// How often the key is reread at most because of an unknown token.
const READ_ANEW: Duration = Duration::from_secs(1);

/// The people of the site.
#[derive(Clone)]
pub struct People {
    store: Arc<dyn Store>,
    key: Arc<RwLock<(Arc<Key>, Instant)>>,
    hasher: password::Hasher,
    /// How often somebody was looked up.
    #[cfg(test)]
    pub(crate) looked_up: Arc<std::sync::atomic::AtomicUsize>,
}

/// Why somebody was not registered or let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoginError {
    /// The name is taken.
    NameTaken,
    /// The name is empty or has nothing that can be shown.
    BadName,
    /// The password is too short or too long.
    BadPassword,
    /// The password is one of those that everybody tries first.
    CommonPassword,
    /// An operator has closed the account.
    Banned,
    /// The link to another password was used or is too old.
    LinkEnded,
    /// Name and password do not match.
    Wrong,
    /// The store failed.
    Store(StoreError),
}

impl fmt::Display for LoginError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NameTaken => f.write_str("this name is taken"),
            Self::BadName => f.write_str("a name has 2 to 24 characters"),
            Self::BadPassword => f.write_str("a password has 8 to 256 characters"),
            Self::CommonPassword => f.write_str("this password is one of the first to be guessed"),
            Self::LinkEnded => f.write_str("this link was used or is too old"),
            Self::Banned => f.write_str("this account is closed"),
            Self::Wrong => f.write_str("name and password do not fit"),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for LoginError {}

impl From<StoreError> for LoginError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// The token of a new session, to be put into a cookie or used as a bearer.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    fn new() -> Self {
        Self(format!("s.{}", hex(&random::<32>())))
    }

    fn hash(text: &str) -> Option<SessionHash> {
        let digits = text.strip_prefix("s.")?;
        let sound = digits.len() == 64 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        sound.then(|| Sha256::digest(digits.as_bytes()).into())
    }

    /// The token itself.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

impl People {
    /// The people of a store.
    ///
    /// # Errors
    /// If the store has no key.
    pub async fn open(store: Arc<dyn Store>) -> Result<Self, StoreError> {
        let key = Arc::new(key_of(&*store).await?);
        Ok(Self {
            store,
            key: Arc::new(RwLock::new((key, Instant::now()))),
            hasher: password::Hasher::default(),
            #[cfg(test)]
            looked_up: Arc::default(),
        })
    }

    /// The key that links are signed with.
    #[must_use]
    pub fn key(&self) -> Arc<Key> {
        Arc::clone(&self.key.read().expect("no holder of the key panics").0)
    }

    /// Reads the key from the store: it was changed, or another server may have done so.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn read_key(&self) -> Result<(), StoreError> {
        let key = Arc::new(key_of(&*self.store).await?);
        *self.key.write().expect("no holder of the key panics") = (key, Instant::now());
        Ok(())
    }

    /// The guest of a token, including one that another server has signed with a newer key.
    async fn guest_of(&self, token: &str) -> Result<Option<PlayerId>, StoreError> {
        let known = self.key().read_guest(token);
        if known.is_some() || !self.store.is_shared() || !token.starts_with("g.") {
            return Ok(known);
        }
        let read = self.key.read().expect("no holder of the key panics").1;
        if read.elapsed() < READ_ANEW {
            return Ok(None);
        }
        self.read_key().await?;
        Ok(self.key().read_guest(token))
    }

    /// A new guest.
    #[must_use]
    pub fn guest(&self, name: &str) -> Person {
        Person { id: PlayerId::random(), name: names::shown(name), account: false }
    }

    /// Who sent a request: by a bearer token, a session or a guest's cookie.
    ///
    /// # Errors
    /// If the store cannot be asked.
    pub async fn of(&self, headers: &HeaderMap) -> Result<Option<Person>, StoreError> {
        #[cfg(test)]
        self.looked_up.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let bearer = headers
            .get(header::AUTHORIZATION)
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.strip_prefix("Bearer "));
        let tokens = match bearer {
            Some(token) => [Some(token), None],
            None => [cookie::read(headers, cookie::SESSION), cookie::read(headers, cookie::GUEST)],
        };
        for token in tokens.into_iter().flatten() {
            if let Some(account) = self.session(token).await? {
                return Ok(Some(Person { id: account.id, name: account.name, account: true }));
            }
            if let Some(id) = self.guest_of(token).await? {
                let name = cookie::read(headers, cookie::NAME).and_then(read_name);
                return Ok(Some(Person { id, name: name.unwrap_or_default(), account: false }));
            }
        }
        Ok(None)
    }

    async fn session(&self, token: &str) -> Result<Option<Account>, StoreError> {
        match Token::hash(token) {
            Some(hash) => {
                let account = self.store.session(hash, now() - SESSION).await?;
                Ok(account.filter(|account| !account.is(BANNED)))
            }
            None => Ok(None),
        }
    }

    /// A new account and its first session.
    ///
    /// # Errors
    /// If the name is taken, or name or password will not do.
    pub async fn register(
        &self,
        name: &str,
        password: &str,
    ) -> Result<(Person, Token), LoginError> {
        let name = names::longest(name, LONGEST_NAME + 1);
        if !(2..=LONGEST_NAME).contains(&name.chars().count()) {
            return Err(LoginError::BadName);
        }
        if names::is_reserved(&name) {
            return Err(LoginError::NameTaken);
        }
        may_be_password(password, &name)?;
        let account = Account {
            id: PlayerId::random(),
            name: name.clone(),
            password: self.hasher.hash(password.to_owned()).await,
            created: now(),
            standing: String::new(),
        };
        let id = account.id;
        if !self.store.create_account(account).await? {
            return Err(LoginError::NameTaken);
        }
        let token = self.open_session(id).await?;
        Ok((Person { id, name, account: true }, token))
    }

    /// Lets somebody in by name and password, with a new session.
    ///
    /// # Errors
    /// If they do not fit.
    pub async fn log_in(&self, name: &str, password: &str) -> Result<(Person, Token), LoginError> {
        if password.len() > password::LONGEST {
            return Err(LoginError::Wrong);
        }
        let account = self.store.account_named(names::shown(name)).await?;
        let kept = account.as_ref().map(|account| account.password.as_str());
        let fits = self.hasher.check(password.to_owned(), kept).await;
        match account {
            Some(account) if fits && account.is(BANNED) => Err(LoginError::Banned),
            Some(account) if fits => {
                if password::Hasher::is_outdated(&account.password) {
                    let hash = self.hasher.hash(password.to_owned()).await;
                    let account = Account { password: hash, ..account.clone() };
                    self.store.change_account(account).await?;
                }
                let token = self.open_session(account.id).await?;
                Ok((Person { id: account.id, name: account.name, account: true }, token))
            }
            _ => Err(LoginError::Wrong),
        }
    }

    /// Whether a password is the one of an account.
    ///
    /// # Errors
    /// If it is not.
    pub async fn check(&self, name: &str, password: &str) -> Result<(), LoginError> {
        let account = self.store.account_named(name.to_owned()).await?;
        let kept = account.as_ref().map(|account| account.password.as_str());
        let fits = password.len() <= password::LONGEST
            && self.hasher.check(password.to_owned(), kept).await;
        if fits { Ok(()) } else { Err(LoginError::Wrong) }
    }

    /// Gives an account another password. Every session ends but the new one.
    ///
    /// # Errors
    /// If the old password is wrong, or the new one will not do.
    pub async fn change_password(
        &self,
        person: &Person,
        old: &str,
        new: &str,
    ) -> Result<Token, LoginError> {
        self.check(&person.name, old).await?;
        may_be_password(new, &person.name)?;
        let account = self.store.account(person.id).await?.ok_or(LoginError::Wrong)?;
        let password = self.hasher.hash(new.to_owned()).await;
        self.store.change_account(Account { password, ..account }).await?;
        self.store.close_sessions(person.id).await?;
        Ok(self.open_session(person.id).await?)
    }

    /// The account that a link to another password is for, while it holds.
    ///
    /// # Errors
    /// If it does not hold, or the store cannot be asked.
    pub async fn of_reset(&self, token: &str) -> Result<Account, LoginError> {
        let (player, digest) = self.key().read_reset(token, now()).ok_or(LoginError::LinkEnded)?;
        let account = self.store.account(player).await?.ok_or(LoginError::LinkEnded)?;
        if sign::digest(&account.password) == digest {
            Ok(account)
        } else {
            Err(LoginError::LinkEnded)
        }
    }

    /// Gives the account of such a link another password and logs its owner in; every session so
    /// far ends, and so does the link.
    ///
    /// # Errors
    /// If the link does not hold, or the password will not do.
    pub async fn reset(&self, token: &str, new: &str) -> Result<(Person, Token), LoginError> {
        let account = self.of_reset(token).await?;
        may_be_password(new, &account.name)?;
        let password = self.hasher.hash(new.to_owned()).await;
        let person = Person { id: account.id, name: account.name.clone(), account: true };
        self.store.change_account(Account { password, ..account }).await?;
        self.store.close_sessions(person.id).await?;
        let token = self.open_session(person.id).await?;
        Ok((person, token))
    }

    /// Whether a name is somebody else's: an account's, a bot's, or the site's own.
    ///
    /// # Errors
    /// If the store cannot be asked.
    pub async fn is_taken(&self, name: &str, by_other_than: &Person) -> Result<bool, StoreError> {
        let name = names::shown(name);
        if name.is_empty() || by_other_than.account && name == by_other_than.name {
            return Ok(false);
        }
        if names::is_reserved(&name) {
            return Ok(true);
        }
        let owner = self.store.account_like(names::look(&name)).await?;
        Ok(owner.is_some_and(|owner| owner != by_other_than.id))
    }

    /// Whether an operator has asked an account to be silent.
    ///
    /// # Errors
    /// If the store cannot be asked.
    pub async fn is_muted(&self, person: &Person) -> Result<bool, StoreError> {
        if !person.account {
            return Ok(false);
        }
        Ok(self.store.account(person.id).await?.is_some_and(|account| account.is(MUTED)))
    }

    async fn open_session(&self, account: PlayerId) -> Result<Token, StoreError> {
        let token = Token::new();
        let hash = Token::hash(token.as_str()).expect("our tokens are sound");
        self.store.open_session(hash, account, now()).await?;
        Ok(token)
    }

    /// Ends the session of a request, if it has one.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn log_out(&self, headers: &HeaderMap) -> Result<(), StoreError> {
        match cookie::read(headers, cookie::SESSION).and_then(Token::hash) {
            Some(hash) => self.store.close_session(hash).await,
            None => Ok(()),
        }
    }

    /// Ends every session of an account.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn log_out_everywhere(&self, account: PlayerId) -> Result<(), StoreError> {
        self.store.close_sessions(account).await
    }
}

async fn key_of(store: &dyn Store) -> Result<Key, StoreError> {
    Ok(Key::new(store.key().await?).after(store.key_before().await?))
}

/// Whether something can be a password.
fn may_be_password(password: &str, name: &str) -> Result<(), LoginError> {
    let long = password.chars().count() >= password::SHORTEST;
    if !long || password.len() > password::LONGEST {
        return Err(LoginError::BadPassword);
    }
    if common::is_common(password, name) { Err(LoginError::CommonPassword) } else { Ok(()) }
}

/// A name as a cookie's value.
#[must_use]
pub fn write_name(name: &str) -> String {
    hex(name.as_bytes())
}

fn read_name(value: &str) -> Option<String> {
    let digits = value.as_bytes();
    if !digits.len().is_multiple_of(2) || digits.len() > 8 * LONGEST_NAME {
        return None;
    }
    let bytes: Option<Vec<u8>> = digits
        .chunks_exact(2)
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok())
        .collect();
    Some(names::shown(&String::from_utf8(bytes?).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sqlite::Sqlite;
    use axum::http::HeaderValue;

    async fn people() -> People {
        let path = std::env::temp_dir().join(format!("lutece-people-{}", PlayerId::random()));
        let store = Arc::new(Sqlite::open(&path).expect("a new file"));
        People::open(store).await.expect("a key")
    }

    fn bearer(token: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        let value = HeaderValue::from_str(&format!("Bearer {token}")).expect("ASCII");
        headers.insert(header::AUTHORIZATION, value);
        headers
    }

    #[tokio::test]
    async fn sessions_are_new_at_each_login_and_end_everywhere_at_once() {
        let people = people().await;
        let (ann, first) = people.register("Ann", "long enough").await.expect("a new name");
        let (_, second) = people.log_in("ANN", "long enough").await.expect("name and password");
        assert_ne!(first, second);
        for token in [&first, &second] {
            assert_eq!(people.of(&bearer(token.as_str())).await, Ok(Some(ann.clone())));
        }
        people.log_out_everywhere(ann.id).await.expect("the store works");
        for token in [&first, &second] {
            assert_eq!(people.of(&bearer(token.as_str())).await, Ok(None));
        }
    }

    #[tokio::test]
    async fn strangers_stay_out() {
        let people = people().await;
        people.register("Ann", "long enough").await.expect("a new name");
        assert_eq!(people.register("ann", "long enough").await, Err(LoginError::NameTaken));
        assert_eq!(people.register("a\u{200b}", "long enough").await, Err(LoginError::BadName));
        assert_eq!(people.register("Bob", "short").await, Err(LoginError::BadPassword));
        assert_eq!(people.log_in("Ann", "wrong wrong").await, Err(LoginError::Wrong));
        assert_eq!(people.log_in("Bob", "long enough").await, Err(LoginError::Wrong));
        for token in ["", "s.", "s.00", "g.p0.00", &format!("s.{}", "0".repeat(64))] {
            assert_eq!(people.of(&bearer(token)).await, Ok(None), "{token:?}");
        }
    }

    #[tokio::test]
    async fn c19_twins_bots_and_the_site_are_nobodys_names() {
        let people = people().await;
        let (ann, _) = people.register("Victim", "long enough").await.expect("a new name");
        for twin in ["Victim\u{ad}", "Ｖictim", "V\u{456}ctim", "VICTIM", "Haussmann", "lutèce"] {
            let refused = people.register(twin, "long enough").await;
            assert_eq!(refused, Err(LoginError::NameTaken), "{twin:?}");
            let guest = people.guest("");
            assert_eq!(people.is_taken(twin, &guest).await, Ok(true), "{twin:?}");
        }
        assert_eq!(people.is_taken("Victim", &ann).await, Ok(false), "it is hers");
        assert_eq!(people.is_taken("Ann", &ann).await, Ok(false), "nobody is called so");
        assert!(people.log_in("ｖｉｃｔｉｍ", "long enough").await.is_ok(), "as she types it");
    }

    #[tokio::test]
    async fn c19_passwords_are_changed_and_old_hashes_made_anew() {
        let people = people().await;
        assert_eq!(people.register("Ann", "password1").await, Err(LoginError::CommonPassword));
        let (ann, first) = people.register("Ann", "long enough").await.expect("a new name");
        let changed = |old, new| people.change_password(&ann, old, new);
        assert_eq!(changed("wrong wrong", "longer and longer").await, Err(LoginError::Wrong));
        assert_eq!(changed("long enough", "12345678").await, Err(LoginError::CommonPassword));
        let token = changed("long enough", "longer and longer").await.expect("it is hers");
        assert_eq!(people.of(&bearer(first.as_str())).await, Ok(None), "old sessions end");
        assert_eq!(people.of(&bearer(token.as_str())).await, Ok(Some(ann.clone())));
        assert_eq!(people.log_in("Ann", "long enough").await, Err(LoginError::Wrong));
        assert!(people.log_in("Ann", "longer and longer").await.is_ok());
        let account = people.store.account(ann.id).await.expect("it reads").expect("hers");
        assert!(account.password.starts_with("$argon2id$v=19$"), "{}", account.password);
        // As version 0.1 kept it.
        let earlier = "argon2id-19m-2$00$00".to_owned();
        let old = Account { password: earlier, ..account.clone() };
        assert_eq!(people.store.change_account(old).await, Ok(true));
        assert_eq!(people.log_in("Ann", "longer and longer").await, Err(LoginError::Wrong));
        let banned = Account { standing: BANNED.to_owned(), ..account };
        assert_eq!(people.store.change_account(banned).await, Ok(true));
        assert_eq!(people.log_in("Ann", "longer and longer").await, Err(LoginError::Banned));
        assert_eq!(people.of(&bearer(token.as_str())).await, Ok(None), "at once");
    }

    #[tokio::test]
    async fn guests_keep_their_id_and_name() {
        let people = people().await;
        let guest = people.guest(" Zoé \n");
        let cookies = format!(
            "{}={}; {}={}",
            cookie::GUEST,
            people.key().guest(guest.id),
            cookie::NAME,
            write_name(&guest.name)
        );
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_str(&cookies).expect("ASCII"));
        assert_eq!(people.of(&headers).await, Ok(Some(guest)));
    }
}
