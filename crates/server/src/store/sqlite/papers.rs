//! Papers and reviews in SQLite.

use rusqlite::{Connection, Result, Row, params};

use super::Sqlite;
use super::ask::{Ask as _, id};
use crate::id::{PaperId, PlayerId, TableId};
use crate::store::papers::{Paper, Papers, Reviewed};
use crate::store::{Later, Millis};

fn paper(row: &Row<'_>) -> Result<Paper> {
    let (at, text, link) = (row.get(2)?, row.get(3)?, row.get(4)?);
    Ok(Paper { id: id(row, 0)?, owner: id(row, 1)?, at, text, link })
}

fn put(connection: &Connection, paper: &Paper, most: u32) -> Result<bool> {
    let (id, owner) = (paper.id.to_string(), paper.owner.to_string());
    let known: bool = connection
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM papers WHERE id = ?1)")?
        .query_row([&id], |row| row.get(0))?;
    let sql = "INSERT INTO papers (id, owner, at, text, link) SELECT ?1, ?2, ?3, ?4, ?6
        WHERE (SELECT count(*) FROM papers WHERE owner = ?2) < ?5
        ON CONFLICT DO NOTHING";
    let new = connection.change(sql, params![id, owner, paper.at, paper.text, most, paper.link])?;
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
            connection.find(sql, params![id.to_string()], paper)
        })
    }

    fn papers(&self, owner: PlayerId) -> Later<'_, Vec<Paper>> {
        self.read(move |connection| {
            let sql =
                "SELECT id, owner, at, text, link FROM papers WHERE owner = ?1 ORDER BY at DESC, id";
            connection.all(sql, params![owner.to_string()], paper)
        })
    }

    fn put_paper(&self, paper: Paper, most: u32) -> Later<'_, bool> {
        self.write(move |connection| put(connection, &paper, most))
    }

    fn change_paper(&self, was: Millis, paper: Paper) -> Later<'_, bool> {
        self.write(move |connection| {
            let sql = "UPDATE papers SET text = ?1, at = ?2 WHERE id = ?3 AND at = ?4";
            let args = params![paper.text, paper.at, paper.id.to_string(), was];
            Ok(connection.change(sql, args)? == 1)
        })
    }

    fn renew_link(&self, id: PaperId) -> Later<'_, ()> {
        self.write(move |connection| {
            let sql = "UPDATE papers SET link = link + 1 WHERE id = ?1";
            connection.run(sql, params![id.to_string()])
        })
    }

    fn hand_papers(&self, from: PlayerId, to: PlayerId) -> Later<'_, ()> {
        self.write(move |connection| {
            let sql = "UPDATE papers SET owner = ?2 WHERE owner = ?1";
            connection.run(sql, params![from.to_string(), to.to_string()])
        })
    }

    fn remove_paper(&self, id: PaperId) -> Later<'_, ()> {
        self.write(move |connection| {
            let id = id.to_string();
            connection.run("DELETE FROM reviews WHERE subject = ?1", params![id])?;
            connection.run("DELETE FROM papers WHERE id = ?1", params![id])
        })
    }

    fn paper_page(&self, after: Option<PaperId>, limit: u32) -> Later<'_, Vec<Paper>> {
        self.read(move |connection| {
            let (papers, links) = has_papers(connection)?;
            if !papers {
                return Ok(Vec::new());
            }
            let link = if links { "link" } else { "0" };
            let after = after.map(|id| id.to_string()).unwrap_or_default();
            let sql = format!(
                "SELECT id, owner, at, text, {link} FROM papers WHERE id > ?1 ORDER BY id LIMIT ?2"
            );
            connection.all(&sql, params![after, limit], paper)
        })
    }

    fn review(&self, of: String) -> Later<'_, Option<Reviewed>> {
        self.read(move |connection| {
            let sql = "SELECT judge, budget, at, text FROM reviews WHERE subject = ?1";
            let review = |row: &Row<'_>| {
                let (judge, budget) = (row.get(0)?, row.get(1)?);
                Ok(Reviewed { judge, budget, at: row.get(2)?, text: row.get(3)? })
            };
            connection.find(sql, params![of], review)
        })
    }

    fn put_review(&self, of: String, review: Reviewed) -> Later<'_, ()> {
        self.write(move |connection| {
            let sql = "INSERT OR REPLACE INTO reviews (subject, judge, budget, at, text)
                VALUES (?1, ?2, ?3, ?4, ?5)";
            let Reviewed { judge, budget, at, text } = &review;
            connection.run(sql, params![of, judge, budget, at, text])
        })
    }

    fn playing(&self) -> Later<'_, Vec<(TableId, u32)>> {
        self.read(move |connection| {
            let sql = "SELECT id, (SELECT max(ply) + 1 FROM actions WHERE table_id = id)
                FROM tables WHERE status = 'playing'";
            connection
                .all(sql, &[], |row| Ok((id(row, 0)?, row.get::<_, Option<u32>>(1)?.unwrap_or(0))))
        })
    }
}
