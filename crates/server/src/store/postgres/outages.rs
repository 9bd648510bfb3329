//! Servers that are there, in PostgreSQL.

use site::action::Outage;

use super::Postgres;
use super::connection::Step;
use crate::store::outages::{KEPT, Outages, Sign};
use crate::store::{Later, StoreError};

impl Outages for Postgres {
    fn sign(&self, sign: Sign) -> Later<'_, Vec<Outage>> {
        Box::pin(async move {
            let Sign { node, at, begins, leaves, silence } = sign;
            let (node, old) = (node.to_string(), at - KEPT);
            let mut steps: Vec<Step<'_>> = Vec::new();
            if begins {
                // If several come back at once, the second finds the first there.
                steps.push(("LOCK TABLE servers IN EXCLUSIVE MODE", vec![]));
                steps.push((
                    "INSERT INTO outages (began, ended)
                     SELECT max(at), $1::int8 FROM servers HAVING max(at) < $1 AND NOT EXISTS
                         (SELECT 1 FROM servers WHERE node <> $2 AND NOT gone AND at > $1 - $3)",
                    vec![&at, &node, &silence],
                ));
                steps.push((
                    "DELETE FROM servers WHERE gone OR at <= $1::int8 - $2::int8",
                    vec![&at, &silence],
                ));
                steps.push(("DELETE FROM outages WHERE ended < $1", vec![&old]));
            }
            steps.push((
                "INSERT INTO servers AS s (node, at, gone) VALUES ($1, $2, $3) ON CONFLICT (node)
                 DO UPDATE SET at = greatest(s.at, excluded.at), gone = excluded.gone",
                vec![&node, &at, &leaves],
            ));
            if !self.together(&steps).await? {
                return Err(StoreError::Refused("another server notes the same outage".into()));
            }
            let rows = self.read("SELECT began, ended FROM outages ORDER BY began", &[]).await?;
            Ok(rows.iter().map(|row| Outage { from: row.get(0), to: row.get(1) }).collect())
        })
    }
}
