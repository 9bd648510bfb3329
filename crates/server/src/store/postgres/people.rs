//! Accounts, sessions and the signing key in PostgreSQL.

use site::names::look;
use tokio_postgres::Row;

use super::Postgres;
use super::connection::Args;
use crate::id::{PlayerId, random};
use crate::store::{
    Account, AccountStore, Later, Millis, SessionHash, StoreError, folded, id_of, key_before_bytes,
    key_before_of,
};

fn account(row: &Row) -> Result<Account, StoreError> {
    Ok(Account {
        id: id_of(row.get(0))?,
        name: row.get(1),
        password: row.get(2),
        created: row.get(3),
        standing: row.get(4),
    })
}

impl AccountStore for Postgres {
    fn key(&self) -> Later<'_, [u8; 32]> {
        Box::pin(async {
            let sql = "INSERT INTO settings (key, value) VALUES ('key', $1) ON CONFLICT DO NOTHING";
            self.write(sql, &[&random::<32>().as_slice()]).await?;
            let rows = self.read("SELECT value FROM settings WHERE key = 'key'", &[]).await?;
            let bytes: Option<Vec<u8>> = rows.first().map(|row| row.get(0));
            bytes
                .and_then(|bytes| bytes.try_into().ok())
                .ok_or_else(|| StoreError::Corrupt("the key".to_owned()))
        })
    }

    fn key_before(&self) -> Later<'_, Option<([u8; 32], Millis)>> {
        Box::pin(async {
            let rows =
                self.read("SELECT value FROM settings WHERE key = 'key-before'", &[]).await?;
            rows.first().map(|row| key_before_of(row.get(0))).transpose()
        })
    }

    fn rotate_key(&self, until: Millis) -> Later<'_, ()> {
        Box::pin(async move {
            let so_far = key_before_bytes(&self.key().await?, until);
            let sql = "INSERT INTO settings (key, value) VALUES ('key-before', $1), ('key', $2)
                ON CONFLICT (key) DO UPDATE SET value = excluded.value";
            self.write(sql, &[&so_far, &random::<32>().as_slice()]).await.map(|_| ())
        })
    }

    fn create_account(&self, new: Account) -> Later<'_, bool> {
        Box::pin(async move {
            let sql =
                "INSERT INTO accounts (id, folded, name, password, created, skeleton, standing)
                VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
            let (id, folded, look) = (new.id.to_string(), folded(&new.name), look(&new.name));
            let args: Args<'_> =
                &[&id, &folded, &new.name, &new.password, &new.created, &look, &new.standing];
            Ok(self.write(sql, args).await? == 1)
        })
    }

    fn account(&self, id: PlayerId) -> Later<'_, Option<Account>> {
        Box::pin(async move {
            let sql = "SELECT id, name, password, created, standing FROM accounts WHERE id = $1";
            self.read(sql, &[&id.to_string()]).await?.first().map(account).transpose()
        })
    }

    fn account_like(&self, look: String) -> Later<'_, Option<PlayerId>> {
        Box::pin(async move {
            let sql = "SELECT id FROM accounts WHERE skeleton = $1 AND skeleton <> ''";
            self.read(sql, &[&look]).await?.first().map(|row| id_of(row.get(0))).transpose()
        })
    }

    fn change_account(&self, new: Account) -> Later<'_, bool> {
        Box::pin(async move {
            // Where another has the name or its look, nothing is changed.
            let sql = "UPDATE accounts SET folded = $2, name = $3, password = $4, standing = $5,
                    skeleton = CASE WHEN name = $3 THEN skeleton ELSE $6 END
                WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM accounts AS other
                    WHERE other.id <> $1 AND (other.folded = $2
                        OR accounts.name <> $3 AND other.skeleton = $6))";
            let (id, folded, look) = (new.id.to_string(), folded(&new.name), look(&new.name));
            let args: Args<'_> = &[&id, &folded, &new.name, &new.password, &new.standing, &look];
            Ok(self.write(sql, args).await? == 1)
        })
    }

    fn account_named(&self, name: String) -> Later<'_, Option<Account>> {
        Box::pin(async move {
            let sql =
                "SELECT id, name, password, created, standing FROM accounts WHERE folded = $1";
            self.read(sql, &[&folded(&name)]).await?.first().map(account).transpose()
        })
    }

    fn delete_account(&self, id: PlayerId) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "WITH ended AS (DELETE FROM sessions WHERE account = $1),
                    silent AS (DELETE FROM calls WHERE player = $1),
                    uncalled AS (DELETE FROM callees WHERE player = $1),
                    alone AS (DELETE FROM relations WHERE player = $1 OR other = $1),
                    shown AS (DELETE FROM recluses WHERE player = $1)
                DELETE FROM accounts WHERE id = $1";
            self.write(sql, &[&id.to_string()]).await.map(|_| ())
        })
    }

    fn accounts(&self) -> Later<'_, Vec<Account>> {
        Box::pin(async move {
            // A store of an earlier version that is only read has no standings.
            let has = "SELECT 1 FROM information_schema.columns
                WHERE table_name = 'accounts' AND column_name = 'standing'";
            let sql = match self.read(has, &[]).await?.is_empty() {
                true => "SELECT id, name, password, created, '' FROM accounts ORDER BY id",
                false => "SELECT id, name, password, created, standing FROM accounts ORDER BY id",
            };
            self.read(sql, &[]).await?.iter().map(account).collect()
        })
    }

    fn open_session(&self, hash: SessionHash, account: PlayerId, at: Millis) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "INSERT INTO sessions (hash, account, at) VALUES ($1, $2, $3)";
            let args: Args<'_> = &[&hash.as_slice(), &account.to_string(), &at];
            self.write(sql, args).await.map(|_| ())
        })
    }

    fn session(&self, hash: SessionHash, since: Millis) -> Later<'_, Option<Account>> {
        Box::pin(async move {
            let sql = "SELECT a.id, a.name, a.password, a.created, a.standing
                FROM sessions s JOIN accounts a ON a.id = s.account
                WHERE s.hash = $1 AND s.at > $2";
            let rows = self.read(sql, &[&hash.as_slice(), &since]).await?;
            rows.first().map(account).transpose()
        })
    }

    fn close_session(&self, hash: SessionHash) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "DELETE FROM sessions WHERE hash = $1";
            self.write(sql, &[&hash.as_slice()]).await.map(|_| ())
        })
    }

    fn close_sessions(&self, account: PlayerId) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "DELETE FROM sessions WHERE account = $1";
            self.write(sql, &[&account.to_string()]).await.map(|_| ())
        })
    }
}
