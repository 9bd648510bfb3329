//! The lobby: which open tables are listed, in which order, and how many somebody may have.
//!
//! A table waits for players while somebody sits at it, and for three hours after anything last
//! happened there or for as long as one of its people has it open. One that does not wait any more
//! can still be found by its address and its links, but is not listed and does not count. Whoever
//! has as many waiting tables as they may have must first play at one or leave it. Tables where
//! bots play among themselves count likewise, while they are watched and for an hour afterwards.
//!
//! Which tables count against whom is kept in the store, so that it holds across restarts and for
//! all servers together; of an address only a keyed hash.

use std::collections::HashMap;
use std::net::IpAddr;

use tokio::sync::Mutex;

use crate::app::AppState;
use crate::http::limit::{Waiting, network};
use crate::id::{PlayerId, TableId};
use crate::live::decide::Refusal;
use crate::live::snapshot::Snapshot;
use crate::store::{Held, Holding, Millis, now};

/// For how long a table counts that is about to be set up.
const ABOUT_TO_BE: Millis = 10_000;

/// Whoever sets up a table is counted before the next one is.
#[derive(Debug, Default)]
pub struct Lobby(Mutex<()>);

impl AppState {
    /// Notes that somebody sets up a table that counts against them, if they may.
    ///
    /// # Errors
    /// If they or others at their address have enough of them, or the store failed.
    pub(crate) async fn hold(
        &self,
        table: TableId,
        holding: Holding,
        player: PlayerId,
        address: IpAddr,
    ) -> Result<(), Refusal> {
        let (most, refusal) = match holding {
            Holding::Waiting => (self.config.limits.waiting, Refusal::TooManyOpen),
            Holding::Bots => (self.config.limits.bots, Refusal::TooManyBots),
        };
        let Some(most) = most else { return Ok(()) };
        let network = self.people.key().network(network(address));
        let _one = self.lobby.0.lock().await;
        let held = self.store.held(player, network.clone()).await.map_err(Refusal::Store)?;
        let (mut counts, mut over) = (Vec::new(), Vec::new());
        for held in held.into_iter().filter(|it| it.holding == holding && it.table != table) {
            let there = self.tables.counts(held.table, holding).await?;
            if there.unwrap_or(now() - held.at < ABOUT_TO_BE) {
                counts.push(held);
            } else {
                over.push(held.table);
            }
        }
        if !over.is_empty() {
            self.store.let_go(over).await.map_err(Refusal::Store)?;
        }
        if is_full(&counts, player, &network, most) {
            return Err(refusal);
        }
        let held = Held { table, holding, player, network, at: now() };
        self.store.hold(held).await.map_err(Refusal::Store)
    }
}

fn is_full(counts: &[Held], player: PlayerId, network: &str, most: Waiting) -> bool {
    let own = counts.iter().filter(|held| held.player == player).count();
    let near = counts.iter().filter(|held| held.network == network).count();
    own >= most.player || near >= most.address
}

/// The tables in a fair order: everybody's latest first, then everybody's second, and so on.
pub(crate) fn fairly(tables: Vec<Snapshot>) -> Vec<Snapshot> {
    let mut count: HashMap<PlayerId, usize> = HashMap::new();
    let mut ranked: Vec<(usize, Snapshot)> = tables
        .into_iter()
        .map(|table| {
            let rank = count.entry(table.head.owner).or_default();
            *rank += 1;
            (*rank, table)
        })
        .collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, table)| table).collect()
}
