//! Accounts, sessions and the signing key in SQLite.

use rusqlite::{Connection, OptionalExtension as _, Result, Row, params};

use super::failed;
use crate::id::{PlayerId, random};
use crate::store::{Account, Millis, SessionHash, StoreError, folded, id_of};

const COLUMNS: &str = "id, name, password, created";

pub(super) fn key(connection: &Connection) -> Result<[u8; 32]> {
    connection.execute(
        "INSERT INTO settings (key, value) VALUES ('key', ?1) ON CONFLICT DO NOTHING",
        [random::<32>()],
    )?;
    connection.query_row("SELECT value FROM settings WHERE key = 'key'", [], |row| row.get(0))
}

/// Writes something small that changes each time.
pub(super) fn probe(connection: &Connection) -> Result<()> {
    connection.execute(
        "INSERT INTO settings (key, value) VALUES ('probe', ?1)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        [random::<8>()],
    )?;
    Ok(())
}

pub(super) fn create(connection: &Connection, account: &Account) -> Result<bool> {
    let new = connection.execute(
        "INSERT INTO accounts (id, folded, name, password, created) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT DO NOTHING",
        params![
            account.id.to_string(),
            folded(&account.name),
            account.name,
            account.password,
            account.created
        ],
    )?;
    Ok(new == 1)
}

pub(super) fn named(connection: &Connection, name: &str) -> Result<Option<Account>, StoreError> {
    one(connection
        .prepare_cached(&format!("SELECT {COLUMNS} FROM accounts WHERE folded = ?1"))
        .and_then(|mut query| query.query_row([folded(name)], read).optional()))
}

pub(super) fn delete(connection: &Connection, id: PlayerId) -> Result<()> {
    close_sessions(connection, id)?;
    connection.execute("DELETE FROM accounts WHERE id = ?1", [id.to_string()])?;
    Ok(())
}

pub(super) fn all(connection: &Connection) -> Result<Vec<Account>, StoreError> {
    connection
        .prepare_cached(&format!("SELECT {COLUMNS} FROM accounts ORDER BY id"))
        .and_then(|mut query| query.query_map([], read)?.collect::<Result<Vec<_>>>())
        .map_err(|error| failed(&error))?
        .into_iter()
        .map(account)
        .collect()
}

pub(super) fn open_session(
    connection: &Connection,
    hash: SessionHash,
    account: PlayerId,
    at: Millis,
) -> Result<()> {
    connection.execute(
        "INSERT INTO sessions (hash, account, at) VALUES (?1, ?2, ?3)",
        params![hash, account.to_string(), at],
    )?;
    Ok(())
}

pub(super) fn session(
    connection: &Connection,
    hash: SessionHash,
    since: Millis,
) -> Result<Option<Account>, StoreError> {
    one(connection
        .prepare_cached(
            "SELECT a.id, a.name, a.password, a.created
                 FROM sessions s JOIN accounts a ON a.id = s.account
                 WHERE s.hash = ?1 AND s.at > ?2",
        )
        .and_then(|mut query| query.query_row(params![hash, since], read).optional()))
}

pub(super) fn close_session(connection: &Connection, hash: SessionHash) -> Result<()> {
    connection.execute("DELETE FROM sessions WHERE hash = ?1", [hash])?;
    Ok(())
}

pub(super) fn close_sessions(connection: &Connection, account: PlayerId) -> Result<()> {
    connection.execute("DELETE FROM sessions WHERE account = ?1", [account.to_string()])?;
    Ok(())
}

type Columns = (String, String, String, Millis);

fn read(row: &Row<'_>) -> Result<Columns> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
}

fn account((id, name, password, created): Columns) -> Result<Account, StoreError> {
    Ok(Account { id: id_of(&id)?, name, password, created })
}

fn one(found: Result<Option<Columns>>) -> Result<Option<Account>, StoreError> {
    found.map_err(|error| failed(&error))?.map(account).transpose()
}
