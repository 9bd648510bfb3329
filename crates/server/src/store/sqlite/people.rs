//! Accounts, sessions and the signing key in SQLite.

use rusqlite::{Connection, Result, Row, params};

use super::ask::{Ask as _, id, sound};
use super::{Sqlite, calls, social};
use crate::id::{PlayerId, random};
use crate::store::{
    Account, AccountStore, Later, Millis, SessionHash, folded, key_before_bytes, key_before_of,
};
use site::names::look;

const PUT: &str = "INSERT INTO settings (key, value) VALUES (?1, ?2)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value";

fn key(connection: &Connection) -> Result<[u8; 32]> {
    let sql = "INSERT INTO settings (key, value) VALUES ('key', ?1) ON CONFLICT DO NOTHING";
    connection.run(sql, params![random::<32>()])?;
    connection.query_row("SELECT value FROM settings WHERE key = 'key'", [], |row| row.get(0))
}

/// Writes something small that changes each time.
pub(super) fn probe(connection: &Connection) -> Result<()> {
    connection.run(PUT, params!["probe", random::<8>()])
}

/// Notes the looks of names from before they were compared. Of names that look alike, the oldest
/// has the look.
pub(super) fn note_looks(connection: &Connection) -> Result<()> {
    let sql = "SELECT id, name FROM accounts WHERE skeleton = '' ORDER BY created, id";
    let pair = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
    let names: Vec<(String, String)> = connection.all(sql, &[], pair)?;
    for (id, name) in names {
        let sql = "UPDATE OR IGNORE accounts SET skeleton = ?2 WHERE id = ?1";
        connection.run(sql, params![id, look(&name)])?;
    }
    Ok(())
}

fn account(row: &Row<'_>) -> Result<Account> {
    Ok(Account {
        id: id(row, 0)?,
        name: row.get(1)?,
        password: row.get(2)?,
        created: row.get(3)?,
        standing: row.get(4)?,
    })
}

impl AccountStore for Sqlite {
    fn key(&self) -> Later<'_, [u8; 32]> {
        self.write(key)
    }

    fn key_before(&self) -> Later<'_, Option<([u8; 32], Millis)>> {
        self.read(|connection| {
            let sql = "SELECT value FROM settings WHERE key = 'key-before'";
            let kept: Option<Vec<u8>> = connection.find(sql, &[], |row| row.get(0))?;
            sound(kept.map(|bytes| key_before_of(&bytes)).transpose())
        })
    }

    fn rotate_key(&self, until: Millis) -> Later<'_, ()> {
        self.write(move |connection| {
            let so_far = key_before_bytes(&key(connection)?, until);
            connection.run(PUT, params!["key-before", so_far])?;
            connection.run(PUT, params!["key", random::<32>()])
        })
    }

    fn account(&self, id: PlayerId) -> Later<'_, Option<Account>> {
        self.read(move |connection| {
            let sql = "SELECT id, name, password, created, standing FROM accounts WHERE id = ?1";
            connection.find(sql, params![id.to_string()], account)
        })
    }

    fn account_like(&self, look: String) -> Later<'_, Option<PlayerId>> {
        self.read(move |connection| {
            let sql = "SELECT id FROM accounts WHERE skeleton = ?1 AND skeleton <> ''";
            connection.find(sql, params![look], |row| id(row, 0))
        })
    }

    /// Changes everything but the id. A name that stays keeps its look, also that of an account from
    /// before looks were compared.
    fn change_account(&self, new: Account) -> Later<'_, bool> {
        self.write(move |connection| {
            let sql = "UPDATE OR IGNORE accounts SET folded = ?2, name = ?4, password = ?5,
                    standing = ?6, skeleton = CASE WHEN name = ?4 THEN skeleton ELSE ?3 END
                WHERE id = ?1";
            let (id, folded, look) = (new.id.to_string(), folded(&new.name), look(&new.name));
            let args = params![id, folded, look, new.name, new.password, new.standing];
            Ok(connection.change(sql, args)? == 1)
        })
    }

    fn create_account(&self, new: Account) -> Later<'_, bool> {
        self.write(move |connection| {
            let sql =
                "INSERT INTO accounts (id, folded, skeleton, name, password, created, standing)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING";
            let (id, folded, look) = (new.id.to_string(), folded(&new.name), look(&new.name));
            let args = params![id, folded, look, new.name, new.password, new.created, new.standing];
            Ok(connection.change(sql, args)? == 1)
        })
    }

    fn account_named(&self, name: String) -> Later<'_, Option<Account>> {
        self.read(move |connection| {
            let sql =
                "SELECT id, name, password, created, standing FROM accounts WHERE folded = ?1";
            connection.find(sql, params![folded(&name)], account)
        })
    }

    fn delete_account(&self, id: PlayerId) -> Later<'_, ()> {
        self.write(move |connection| {
            let account = id.to_string();
            connection.run("DELETE FROM sessions WHERE account = ?1", params![account])?;
            calls::forget(connection, id)?;
            social::forget(connection, id)?;
            connection.run("DELETE FROM accounts WHERE id = ?1", params![account])
        })
    }

    fn accounts(&self) -> Later<'_, Vec<Account>> {
        self.read(|connection| {
            // A store of an earlier version that is only read has no such column.
            let has = "SELECT count(*) FROM pragma_table_info('accounts') WHERE name = 'standing'";
            let sql = match connection.query_row(has, [], |row| row.get::<_, bool>(0))? {
                true => "SELECT id, name, password, created, standing FROM accounts ORDER BY id",
                false => "SELECT id, name, password, created, '' FROM accounts ORDER BY id",
            };
            connection.all(sql, &[], account)
        })
    }

    fn open_session(&self, hash: SessionHash, account: PlayerId, at: Millis) -> Later<'_, ()> {
        self.write(move |connection| {
            let sql = "INSERT INTO sessions (hash, account, at) VALUES (?1, ?2, ?3)";
            connection.run(sql, params![hash, account.to_string(), at])
        })
    }

    fn session(&self, hash: SessionHash, since: Millis) -> Later<'_, Option<Account>> {
        self.read(move |connection| {
            let sql = "SELECT a.id, a.name, a.password, a.created, a.standing
                FROM sessions s JOIN accounts a ON a.id = s.account
                WHERE s.hash = ?1 AND s.at > ?2";
            connection.find(sql, params![hash, since], account)
        })
    }

    fn close_session(&self, hash: SessionHash) -> Later<'_, ()> {
        self.write(move |connection| {
            connection.run("DELETE FROM sessions WHERE hash = ?1", params![hash])
        })
    }

    fn close_sessions(&self, account: PlayerId) -> Later<'_, ()> {
        self.write(move |connection| {
            let sql = "DELETE FROM sessions WHERE account = ?1";
            connection.run(sql, params![account.to_string()])
        })
    }
}
