//! The lobby: which open tables are listed, in which order, and how many somebody may have.
//!
//! A table waits for players while somebody sits at it, and something happened there within three hours or
//! one of its people has it open. A table that no longer waits can still be reached by its address and its
//! links, but is not listed and does not count. Somebody who has reached the limit of waiting tables must
//! first play at one or leave it. Tables where bots play among themselves also count, while they are watched
//! and for an hour afterwards.
//!
//! Which tables count against whom is in the store, so that it survives restarts and is shared by all
//! servers; of an address only a keyed hash is stored.

use std::collections::HashMap;

use tokio::sync::{Mutex, MutexGuard};

use crate::id::PlayerId;
use crate::limit::Waiting;
use crate::live::snapshot::Snapshot;
use crate::store::Held;

/// Serialises the counting: each set-up is counted before the next.
#[derive(Debug, Default)]
pub struct Lobby(Mutex<()>);

impl Lobby {
    /// Waits until nobody else is being counted.
    pub(crate) async fn enter(&self) -> MutexGuard<'_, ()> {
        self.0.lock().await
    }
}

/// Whether somebody, or everybody at their network, has as many tables as they may.
pub(crate) fn is_full(counts: &[Held], player: PlayerId, network: &str, most: Waiting) -> bool {
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
