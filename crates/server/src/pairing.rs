//! Finding an opponent with one click: somebody who asks for a game at a speed meets the one who
//! waits for the same, or waits at a new table until somebody comes.
//!
//! The people who wait are in the store (`store/seeks.rs`), so that people on two servers can meet
//! too. The table of somebody who waits is an open one like any other: it is also in the lobby, and
//! anybody may sit down there.

use std::net::IpAddr;

use catalog::Kind;
use site::pace::Pace;
use site::request::Given;

use crate::app::AppState;
use crate::id::TableId;
use crate::live::Click;
use crate::live::decide::{Command, Refusal};
use crate::live::snapshot::Snapshot;
use crate::people::Person;
use crate::service::{NewTable, NotSetUp, SeatPlan};
use crate::store::seeks::seek;
use crate::store::{Millis, Seek, Status, StoreError, Terms};

/// How many waiting people are tried before the person waits themselves.
const TRIES: usize = 8;
/// For how long somebody who has gone away still counts as waiting for a live game.
const PATIENCE: Millis = 30 * 60_000;

/// What somebody looks for.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The game.
    pub kind: Kind,
    /// How fast.
    pub pace: Pace,
    /// What they want to be called.
    pub name: String,
    /// Their part of the shuffle.
    pub entropy: String,
    /// The client's own id for the click: sent twice, it is one table.
    pub click: Option<String>,
}

impl Wish {
    /// Reads it, from a form or a program.
    ///
    /// # Errors
    /// Which part is missing or cannot be read.
    pub fn read(given: &impl Given) -> Result<Self, String> {
        Ok(Self {
            kind: given.need("game")?,
            pace: given.need("speed")?,
            name: given.string("name"),
            entropy: given.string("entropy"),
            click: given.read("click")?,
        })
    }
}

impl AppState {
    /// Pairs somebody with a person who waits for the same, or has them wait; returns the table.
    ///
    /// # Errors
    /// If they may not set up a table, or the store failed.
    pub async fn pair(
        &self,
        me: &Person,
        address: IpAddr,
        wish: &Wish,
    ) -> Result<TableId, NotSetUp> {
        let what = format!("{} {}", wish.kind, wish.pace.as_str());
        for _ in 0..TRIES {
            let found = self.store.take(what.clone(), me.id).await.map_err(failed)?;
            let Some(found) = found else { break };
            if self.are_apart(me, &found).await? {
                return self.wait_apart(me, address, wish, found).await;
            }
            if let Some(table) = self.meet(me, wish, &found).await? {
                return Ok(table);
            }
        }
        for _ in 0..TRIES {
            let table = match self.waits_at(me, wish).await? {
                Some(table) => table,
                None => self.create_table(me, address, wish.table()).await?,
            };
            let at = self.tables.now();
            let own = Seek { what: what.clone(), player: me.id, table, at };
            let Some(found) = seek(&*self.store, &own).await.map_err(failed)? else {
                return Ok(table);
            };
            if self.are_apart(me, &found).await? {
                self.store.wait(found).await.map_err(failed)?;
                return Ok(table);
            }
            // Somebody came at the same moment. One of the two tables is enough.
            if !self.leave(me, table).await {
                self.store.wait(found).await.map_err(failed)?;
                return Ok(table);
            }
            if let Some(table) = self.meet(me, wish, &found).await? {
                return Ok(table);
            }
        }
        Err(NotSetUp::Refused(Refusal::Stale))
    }

    /// Whether one of the two blocks the other.
    async fn are_apart(&self, me: &Person, found: &Seek) -> Result<bool, NotSetUp> {
        let ways = [(me.id, found.player), (found.player, me.id)];
        for (one, other) in ways {
            if self.store.relation(one, other).await.map_err(failed)?.blocks {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Leaves the other player waiting, and waits at a table in the lobby as well.
    async fn wait_apart(
        &self,
        me: &Person,
        address: IpAddr,
        wish: &Wish,
        found: Seek,
    ) -> Result<TableId, NotSetUp> {
        self.store.wait(found).await.map_err(failed)?;
        match self.waits_at(me, wish).await? {
            Some(table) => Ok(table),
            None => self.create_table(me, address, wish.table()).await,
        }
    }

    /// Sits down with somebody who waits; `None` if they no longer do.
    async fn meet(
        &self,
        me: &Person,
        wish: &Wish,
        found: &Seek,
    ) -> Result<Option<TableId>, NotSetUp> {
        let Ok(table) = self.snapshot(found.table, Some(me)).await else { return Ok(None) };
        let here = table.seats.iter().any(|seat| seat.here);
        let late = wish.pace == Pace::Live && self.tables.now() - found.at > PATIENCE;
        if !table.waits || late && !here {
            return Ok(None);
        }
        let (name, entropy) = (wish.name.clone(), wish.entropy.clone());
        let join = Command::Join { seat: None, name, entropy, right: None };
        match self.act(found.table, me, join, Click::default()).await {
            Ok(_) => Ok(Some(found.table)),
            Err(refusal @ (Refusal::Store(_) | Refusal::NameTaken)) => {
                Err(NotSetUp::Refused(refusal))
            }
            Err(_) => Ok(None),
        }
    }

    /// The table where somebody waits for this already.
    async fn waits_at(&self, me: &Person, wish: &Wish) -> Result<Option<TableId>, NotSetUp> {
        let mine = self.my_tables(me).await?;
        let same = mine.iter().find(|table| {
            table.status == Status::Open
                && (table.kind, table.seats.len()) == (wish.kind, 2)
                && table.head.terms == wish.terms()
                && (table.head.public && table.owner && table.yours.len() == 1)
                && table.seats.iter().any(|seat| seat.open && !seat.by_link)
        });
        Ok(same.map(Snapshot::id))
    }

    /// Leaves a table where nobody else is; whether that was still possible.
    async fn leave(&self, me: &Person, table: TableId) -> bool {
        let Ok(snapshot) = self.snapshot(table, Some(me)).await else { return false };
        let Some(&seat) = snapshot.yours.first() else { return false };
        self.act(table, me, Command::Leave { seat }, Click::default()).await.is_ok()
    }
}

impl Wish {
    fn terms(&self) -> Terms {
        Terms { clock: Some(self.pace.clock()), ..Terms::default() }
    }

    fn table(&self) -> NewTable {
        NewTable {
            table: None,
            kind: self.kind,
            edition: None,
            options: Vec::new(),
            seats: vec![SeatPlan::Me(self.name.clone()), SeatPlan::Anybody],
            public: true,
            entropy: self.entropy.clone(),
            from: None,
            terms: self.terms(),
            click: self.click.clone(),
        }
    }
}

fn failed(error: StoreError) -> NotSetUp {
    NotSetUp::Refused(Refusal::Store(error))
}
