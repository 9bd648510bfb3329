//! Papers and reviews in SQLite.

use rusqlite::{Connection, OptionalExtension as _, Result, Row, params};

use super::{Sqlite, failed};
use crate::id::{PaperId, PlayerId, TableId};
use crate::store::papers::{Paper, Papers, Reviewed};
use crate::store::{Later, Millis, StoreError, id_of};

type Raw = (String, String, i64, String, u32);

fn raw(row: &Row<'_>) -> Result<Raw> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?))
}

fn paper((id, owner, at, text, link): Raw) -> Result<Paper, StoreError> {
    Ok(Paper { id: id_of(&id)?, owner: id_of(&owner)?, at, text, link })
}

fn some(
    connection: &Connection,
    sql: &str,
    args: impl rusqlite::Params,
) -> Result<Vec<Paper>, StoreError> {
    let rows: Result<Vec<Raw>> =
        connection.prepare_cached(sql).and_then(|mut query| query.query_map(args, raw)?.collect());
    rows.map_err(|error| failed(&error))?.into_iter().map(paper).collect()
}

fn put(connection: &Connection, paper: &Paper, most: u32) -> Result<bool> {
    let (id, owner) = (paper.id.to_string(), paper.owner.to_string());
    let known: bool = connection
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM papers WHERE id = ?1)")?
        .query_row([&id], |row| row.get(0))?;
    let new = connection
        .prepare_cached(
            "INSERT INTO papers (id, owner, at, text, link) SELECT ?1, ?2, ?3, ?4, ?6
             WHERE (SELECT count(*) FROM papers WHERE owner = ?2) < ?5
             ON CONFLICT DO NOTHING",
        )?
        .execute(params![id, owner, paper.at, paper.text, most, paper.link])?;
    Ok(known || new == 1)
}

/// Whether the file is of a version that has papers, and one that has links that can be made anew: a
/// file that is only read may be older.
fn has_papers(connection: &Connection) -> Result<(bool, bool)> {
    let sql = "SELECT EXISTS (SELECT 1 FROM pragma_table_info('papers')),
        EXISTS (SELECT 1 FROM pragma_table_info('papers') WHERE name = 'link')";
    connection.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?)))
}

impl Papers for Sqlite {
    fn paper(&self, id: PaperId) -> Later<'_, Option<Paper>> {
        self.read(move |connection| {
            let sql = "SELECT id, owner, at, text, link FROM papers WHERE id = ?1";
            Ok(some(connection, sql, [id.to_string()])?.pop())
        })
    }

    fn papers(&self, owner: PlayerId) -> Later<'_, Vec<Paper>> {
        self.read(move |connection| {
            let sql =
                "SELECT id, owner, at, text, link FROM papers WHERE owner = ?1 ORDER BY at DESC, id";
            some(connection, sql, [owner.to_string()])
        })
    }

    fn put_paper(&self, paper: Paper, most: u32) -> Later<'_, bool> {
        self.write(move |connection| put(connection, &paper, most))
    }

    fn change_paper(&self, was: Millis, paper: Paper) -> Later<'_, bool> {
        self.write(move |connection| {
            let sql = "UPDATE papers SET text = ?1, at = ?2 WHERE id = ?3 AND at = ?4";
            let args = params![paper.text, paper.at, paper.id.to_string(), was];
            Ok(connection.execute(sql, args)? == 1)
        })
    }

    fn renew_link(&self, id: PaperId) -> Later<'_, ()> {
        self.write(move |connection| {
            let sql = "UPDATE papers SET link = link + 1 WHERE id = ?1";
            connection.execute(sql, [id.to_string()]).map(|_| ())
        })
    }

    fn hand_papers(&self, from: PlayerId, to: PlayerId) -> Later<'_, ()> {
        self.write(move |connection| {
            let sql = "UPDATE papers SET owner = ?2 WHERE owner = ?1";
            connection.execute(sql, [from.to_string(), to.to_string()]).map(|_| ())
        })
    }

    fn remove_paper(&self, id: PaperId) -> Later<'_, ()> {
        self.write(move |connection| {
            connection.execute("DELETE FROM reviews WHERE subject = ?1", [id.to_string()])?;
            connection.execute("DELETE FROM papers WHERE id = ?1", [id.to_string()]).map(|_| ())
        })
    }

    fn paper_page(&self, after: Option<PaperId>, limit: u32) -> Later<'_, Vec<Paper>> {
        self.read(move |connection| {
            let (papers, links) = has_papers(connection).map_err(|error| failed(&error))?;
            if !papers {
                return Ok(Vec::new());
            }
            let link = if links { "link" } else { "0" };
            let after = after.map(|id| id.to_string()).unwrap_or_default();
            let sql = format!(
                "SELECT id, owner, at, text, {link} FROM papers WHERE id > ?1 ORDER BY id LIMIT ?2"
            );
            some(connection, &sql, params![after, limit])
        })
    }

    fn review(&self, of: String) -> Later<'_, Option<Reviewed>> {
        self.read(move |connection| {
            let sql = "SELECT judge, budget, at, text FROM reviews WHERE subject = ?1";
            let review = |row: &Row<'_>| {
                let (judge, budget) = (row.get(0)?, row.get(1)?);
                Ok(Reviewed { judge, budget, at: row.get(2)?, text: row.get(3)? })
            };
            let found = connection.query_row(sql, [of], review).optional();
            found.map_err(|error| failed(&error))
        })
    }

    fn put_review(&self, of: String, review: Reviewed) -> Later<'_, ()> {
        self.write(move |connection| {
            let sql = "INSERT OR REPLACE INTO reviews (subject, judge, budget, at, text)
                VALUES (?1, ?2, ?3, ?4, ?5)";
            let Reviewed { judge, budget, at, text } = &review;
            connection.execute(sql, params![of, judge, budget, at, text]).map(|_| ())
        })
    }

    fn playing(&self) -> Later<'_, Vec<(TableId, u32)>> {
        self.read(move |connection| {
            let sql = "SELECT id, (SELECT max(ply) + 1 FROM actions WHERE table_id = id)
                FROM tables WHERE status = 'playing'";
            let pair = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
            let rows: Result<Vec<(String, Option<u32>)>> = connection
                .prepare_cached(sql)
                .and_then(|mut query| query.query_map([], pair)?.collect());
            let rows = rows.map_err(|error| failed(&error))?;
            rows.iter().map(|(id, length)| Ok((id_of(id)?, length.unwrap_or(0)))).collect()
        })
    }
}
