//! The lobby: which open tables are listed, in which order, and how many somebody may have.
//!
//! A table waits for players while somebody sits at it, and for three hours after anything last
//! happened there or for as long as one of its people has it open. One that does not wait any more
//! can still be found by its address and its links, but is not listed and does not count. Whoever
//! has as many waiting tables as they may have must first play at one or leave it.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard};

use crate::app::AppState;
use crate::http::limit::network;
use crate::id::{PlayerId, TableId};
use crate::live::decide::Refusal;
use crate::live::snapshot::Snapshot;

/// The most addresses and players that are remembered; without waiting tables they are forgotten.
const MOST: usize = 10_000;

/// Who set up the tables that wait for players. Forgotten when the server starts anew.
#[derive(Debug, Default)]
pub struct Lobby(Mutex<Made>);

#[derive(Debug, Default)]
struct Made {
    players: HashMap<PlayerId, Vec<TableId>>,
    addresses: HashMap<IpAddr, Vec<TableId>>,
}

impl Lobby {
    fn made(&self) -> MutexGuard<'_, Made> {
        self.0.lock().expect("no holder of the list panics")
    }

    fn of(&self, player: PlayerId, address: IpAddr) -> [Vec<TableId>; 2] {
        let made = self.made();
        let list = |list: Option<&Vec<TableId>>| list.cloned().unwrap_or_default();
        [list(made.players.get(&player)), list(made.addresses.get(&address))]
    }

    fn keep(&self, player: PlayerId, address: IpAddr, [own, all]: [Vec<TableId>; 2]) {
        let mut made = self.made();
        put(&mut made.players, player, own);
        put(&mut made.addresses, address, all);
    }
}

fn put<K: Hash + Eq>(map: &mut HashMap<K, Vec<TableId>>, key: K, tables: Vec<TableId>) {
    if tables.is_empty() {
        map.remove(&key);
    } else if map.len() < MOST || map.contains_key(&key) {
        map.insert(key, tables);
    }
}

impl AppState {
    /// Notes that somebody sets up a table that will wait for players, if they may.
    ///
    /// # Errors
    /// If they or others at their address have enough of them, or the store failed.
    pub(crate) async fn wait_at(
        &self,
        table: TableId,
        player: PlayerId,
        address: IpAddr,
    ) -> Result<(), Refusal> {
        let Some(most) = self.config.limits.waiting else { return Ok(()) };
        let address = network(address);
        let mut lists = self.lobby.of(player, address);
        for list in &mut lists {
            let mut waiting = Vec::new();
            for id in list.drain(..).filter(|id| *id != table) {
                if self.tables.waits(id).await? {
                    waiting.push(id);
                }
            }
            *list = waiting;
        }
        let full = lists[0].len() >= most.player || lists[1].len() >= most.address;
        if !full {
            lists.iter_mut().for_each(|list| list.push(table));
        }
        self.lobby.keep(player, address, lists);
        if full { Err(Refusal::TooManyOpen) } else { Ok(()) }
    }
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
