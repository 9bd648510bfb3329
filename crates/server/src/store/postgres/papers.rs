//! Papers and reviews in PostgreSQL.

use tokio_postgres::Row;

use super::Postgres;
use super::connection::Args;
use crate::id::{PaperId, PlayerId, TableId};
use crate::store::papers::{Paper, Papers, Reviewed};
use crate::store::{Later, Millis, StoreError, id_of};

fn paper(row: &Row) -> Result<Paper, StoreError> {
    let (id, owner) = (id_of(row.get(0))?, id_of(row.get(1))?);
    let link = row.get::<_, i64>(4).try_into().unwrap_or(0);
    Ok(Paper { id, owner, at: row.get(2), text: row.get(3), link })
}

impl Papers for Postgres {
    fn paper(&self, id: PaperId) -> Later<'_, Option<Paper>> {
        Box::pin(async move {
            let sql = "SELECT id, owner, at, text, link FROM papers WHERE id = $1";
            self.read(sql, &[&id.to_string()]).await?.first().map(paper).transpose()
        })
    }

    fn papers(&self, owner: PlayerId) -> Later<'_, Vec<Paper>> {
        Box::pin(async move {
            let sql = "SELECT id, owner, at, text, link FROM papers WHERE owner = $1 ORDER BY at DESC, id";
            self.read(sql, &[&owner.to_string()]).await?.iter().map(paper).collect()
        })
    }

    fn put_paper(&self, new: Paper, most: u32) -> Later<'_, bool> {
        Box::pin(async move {
            let known = "SELECT 1 FROM papers WHERE id = $1";
            let (id, owner) = (new.id.to_string(), new.owner.to_string());
            if !self.read(known, &[&id]).await?.is_empty() {
                return Ok(true);
            }
            let sql = "INSERT INTO papers (id, owner, at, text, link) SELECT $1, $2, $3, $4, $6
                WHERE (SELECT count(*) FROM papers WHERE owner = $2) < $5
                ON CONFLICT DO NOTHING";
            let (most, link) = (i64::from(most), i64::from(new.link));
            let args: Args<'_> = &[&id, &owner, &new.at, &new.text, &most, &link];
            Ok(self.write(sql, args).await? == 1)
        })
    }

    fn change_paper(&self, was: Millis, paper: Paper) -> Later<'_, bool> {
        Box::pin(async move {
            let sql = "UPDATE papers SET text = $1, at = $2 WHERE id = $3 AND at = $4";
            let args: Args<'_> = &[&paper.text, &paper.at, &paper.id.to_string(), &was];
            Ok(self.write(sql, args).await? == 1)
        })
    }

    fn renew_link(&self, id: PaperId) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "UPDATE papers SET link = link + 1 WHERE id = $1";
            self.write(sql, &[&id.to_string()]).await.map(|_| ())
        })
    }

    fn hand_papers(&self, from: PlayerId, to: PlayerId) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "UPDATE papers SET owner = $2 WHERE owner = $1";
            self.write(sql, &[&from.to_string(), &to.to_string()]).await.map(|_| ())
        })
    }

    fn remove_paper(&self, id: PaperId) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "WITH judged AS (DELETE FROM reviews WHERE subject = $1)
                DELETE FROM papers WHERE id = $1";
            self.write(sql, &[&id.to_string()]).await.map(|_| ())
        })
    }

    fn paper_page(&self, after: Option<PaperId>, limit: u32) -> Later<'_, Vec<Paper>> {
        Box::pin(async move {
            // A store of an earlier version that is only read has no papers, or no links that could
            // be made anew.
            let has = "SELECT bool_or(column_name = 'link') FROM information_schema.columns
                WHERE table_name = 'papers' AND table_schema = current_schema()";
            let links = self.read(has, &[]).await?.first().and_then(|row| row.get(0));
            let sql = match links {
                None => return Ok(Vec::new()),
                Some(true) => {
                    "SELECT id, owner, at, text, link FROM papers WHERE id > $1 ORDER BY id LIMIT $2"
                }
                Some(false) => {
                    "SELECT id, owner, at, text, 0::int8 FROM papers
                        WHERE id > $1 ORDER BY id LIMIT $2"
                }
            };
            let after = after.map(|id| id.to_string()).unwrap_or_default();
            self.read(sql, &[&after, &i64::from(limit)]).await?.iter().map(paper).collect()
        })
    }

    fn review(&self, of: String) -> Later<'_, Option<Reviewed>> {
        Box::pin(async move {
            let sql = "SELECT judge, budget, at, text FROM reviews WHERE subject = $1";
            let review = |row: &Row| Reviewed {
                judge: row.get::<_, i64>(0).try_into().unwrap_or(0),
                budget: row.get(1),
                at: row.get(2),
                text: row.get(3),
            };
            Ok(self.read(sql, &[&of]).await?.first().map(review))
        })
    }

    fn put_review(&self, of: String, review: Reviewed) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "INSERT INTO reviews (subject, judge, budget, at, text)
                VALUES ($1, $2, $3, $4, $5)
                ON CONFLICT (subject) DO UPDATE SET judge = excluded.judge,
                    budget = excluded.budget, at = excluded.at, text = excluded.text";
            let Reviewed { judge, budget, at, text } = &review;
            let args: Args<'_> = &[&of, &i64::from(*judge), budget, at, text];
            self.write(sql, args).await.map(|_| ())
        })
    }

    fn playing(&self) -> Later<'_, Vec<(TableId, u32)>> {
        Box::pin(async move {
            let sql = "SELECT id,
                    (SELECT max(ply) + 1 FROM actions WHERE table_id = id)::int8
                FROM tables WHERE status = 'playing'";
            let pair = |row: &Row| {
                let length = row.get::<_, Option<i64>>(1).unwrap_or(0);
                Ok((id_of(row.get(0))?, length.try_into().unwrap_or(0)))
            };
            self.read(sql, &[]).await?.iter().map(pair).collect()
        })
    }
}
