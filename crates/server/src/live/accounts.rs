//! Which players have an account. A player's id is that of a guest or of an account from its first
//! day to its last, so what was once looked up stays true.

use std::collections::HashMap;
use std::sync::Mutex;

use crate::id::PlayerId;

/// How many players are remembered; beyond that, everything is forgotten.
const MOST: usize = 100_000;

/// What is known of players.
#[derive(Debug, Default)]
pub(super) struct Accounts(Mutex<HashMap<PlayerId, bool>>);

impl Accounts {
    /// Whether a player has an account; `None` if that was never looked up.
    pub(super) fn of(&self, player: PlayerId) -> Option<bool> {
        self.0.lock().expect("no holder of the players panics").get(&player).copied()
    }

    /// Notes whether a player has one.
    pub(super) fn note(&self, player: PlayerId, account: bool) {
        let mut players = self.0.lock().expect("no holder of the players panics");
        if players.len() >= MOST {
            players.clear();
        }
        players.insert(player, account);
    }
}
