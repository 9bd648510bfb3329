//! Accounts, sessions and the signing key in SQLite.

use rusqlite::{Connection, OptionalExtension as _, Result, Row, params};

use super::{calls, failed, social};
use crate::id::{PlayerId, random};
use crate::store::{
    Account, Millis, SessionHash, StoreError, folded, id_of, key_before_bytes, key_before_of,
};
use site::names::look;

const COLUMNS: &str = "id, name, password, created, standing";

pub(super) fn key(connection: &Connection) -> Result<[u8; 32]> {
    connection.execute(
        "INSERT INTO settings (key, value) VALUES ('key', ?1) ON CONFLICT DO NOTHING",
        [random::<32>()],
    )?;
    connection.query_row("SELECT value FROM settings WHERE key = 'key'", [], |row| row.get(0))
}

/// The key before the one of today, and until when it is believed.
pub(super) fn key_before(
    connection: &Connection,
) -> Result<Option<([u8; 32], Millis)>, StoreError> {
    let kept: Option<Vec<u8>> = connection
        .query_row("SELECT value FROM settings WHERE key = 'key-before'", [], |row| row.get(0))
        .optional()
        .map_err(|error| failed(&error))?;
    kept.map(|bytes| key_before_of(&bytes)).transpose()
}

pub(super) fn rotate_key(connection: &Connection, until: Millis) -> Result<()> {
    let so_far = key_before_bytes(&key(connection)?, until);
    let put = "INSERT INTO settings (key, value) VALUES (?1, ?2)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    connection.execute(put, params!["key-before", so_far])?;
    connection.execute(put, params!["key", random::<32>()])?;
    Ok(())
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
        "INSERT INTO accounts (id, folded, skeleton, name, password, created, standing)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING",
        params![
            account.id.to_string(),
            folded(&account.name),
            look(&account.name),
            account.name,
            account.password,
            account.created,
            account.standing
        ],
    )?;
    Ok(new == 1)
}

/// Changes everything but the id. A name that stays keeps its look, also that of an account from
/// before looks were compared.
pub(super) fn change(connection: &Connection, account: &Account) -> Result<bool> {
    let changed = connection.execute(
        "UPDATE OR IGNORE accounts SET folded = ?2, name = ?4, password = ?5, standing = ?6,
             skeleton = CASE WHEN name = ?4 THEN skeleton ELSE ?3 END
         WHERE id = ?1",
        params![
            account.id.to_string(),
            folded(&account.name),
            look(&account.name),
            account.name,
            account.password,
            account.standing
        ],
    )?;
    Ok(changed == 1)
}

/// Notes the looks of names from before they were compared. Of names that look alike, the oldest
/// has the look.
pub(super) fn note_looks(connection: &Connection) -> Result<()> {
    let sql = "SELECT id, name FROM accounts WHERE skeleton = '' ORDER BY created, id";
    let names: Vec<(String, String)> = connection
        .prepare(sql)?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<Result<_>>()?;
    for (id, name) in names {
        let sql = "UPDATE OR IGNORE accounts SET skeleton = ?2 WHERE id = ?1";
        connection.execute(sql, [id, look(&name)])?;
    }
    Ok(())
}

pub(super) fn by_id(connection: &Connection, id: PlayerId) -> Result<Option<Account>, StoreError> {
    one(connection
        .prepare_cached(&format!("SELECT {COLUMNS} FROM accounts WHERE id = ?1"))
        .and_then(|mut query| query.query_row([id.to_string()], read).optional()))
}

pub(super) fn like(connection: &Connection, look: &str) -> Result<Option<PlayerId>, StoreError> {
    let found: Option<String> = connection
        .prepare_cached("SELECT id FROM accounts WHERE skeleton = ?1 AND skeleton <> ''")
        .and_then(|mut query| query.query_row([look], |row| row.get(0)).optional())
        .map_err(|error| failed(&error))?;
    found.map(|id| id_of(&id)).transpose()
}

pub(super) fn named(connection: &Connection, name: &str) -> Result<Option<Account>, StoreError> {
    one(connection
        .prepare_cached(&format!("SELECT {COLUMNS} FROM accounts WHERE folded = ?1"))
        .and_then(|mut query| query.query_row([folded(name)], read).optional()))
}

pub(super) fn delete(connection: &Connection, id: PlayerId) -> Result<()> {
    close_sessions(connection, id)?;
    calls::forget(connection, id)?;
    social::forget(connection, id)?;
    connection.execute("DELETE FROM accounts WHERE id = ?1", [id.to_string()])?;
    Ok(())
}

pub(super) fn all(connection: &Connection) -> Result<Vec<Account>, StoreError> {
    // A store of an earlier version that is only read has no such column.
    let standing = "SELECT count(*) FROM pragma_table_info('accounts') WHERE name = 'standing'";
    let has = connection.query_row(standing, [], |row| row.get::<_, bool>(0));
    let columns = match has.map_err(|error| failed(&error))? {
        true => COLUMNS.to_owned(),
        false => COLUMNS.replace("standing", "''"),
    };
    connection
        .prepare_cached(&format!("SELECT {columns} FROM accounts ORDER BY id"))
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
            "SELECT a.id, a.name, a.password, a.created, a.standing
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

type Columns = (String, String, String, Millis, String);

fn read(row: &Row<'_>) -> Result<Columns> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?))
}

fn account((id, name, password, created, standing): Columns) -> Result<Account, StoreError> {
    Ok(Account { id: id_of(&id)?, name, password, created, standing })
}

fn one(found: Result<Option<Columns>>) -> Result<Option<Account>, StoreError> {
    found.map_err(|error| failed(&error))?.map(account).transpose()
}
