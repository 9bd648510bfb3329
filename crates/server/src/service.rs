//! The operations of the site. Pages, forms and the JSON API all go through these functions, so that each
//! rule is in one place.

use std::net::IpAddr;
use std::sync::Arc;

use catalog::{Any, AnyEdition};
use table::{Record, RecordError, Seed, fair};

use crate::action::{Action, tidy_entropy};
use crate::app::AppState;
use crate::id::{HOUR, PlayerId, TableId};
use crate::limit::network;
use crate::live::click::tidy_click;
use crate::live::decide::{Command, Refusal};
use crate::live::snapshot::{Player, Snapshot};
use crate::live::{Acted, Click};
use crate::lobby;
use crate::people::{BANNED, Person, names};
use crate::store::{Head, Held, Holding, List, Millis, Status, Terms, now};
pub use site::offer::Offer;
use site::seating::sit;
pub use site::seating::{NewTable, NotSetUp, SeatPlan};

/// For how long a table that is being set up counts.
const ABOUT_TO_BE: Millis = 10_000;
/// How many tables a list shows.
const LISTED: u32 = 30;
/// The longest record that a game can go on from, in bytes.
const LONGEST_RECORD: usize = 64 * 1024;

impl AppState {
    /// A table that could be set up now.
    #[must_use]
    pub fn offer(&self) -> Offer {
        let table = TableId::at(now());
        Offer { table, commitment: fair::commitment(&self.people.key().secret(table)) }
    }

    /// Sets up a table. It begins at once if no seat is free. Asked for twice, by the same click or
    /// with the same offer, it is one table.
    ///
    /// # Errors
    /// If the request is inconsistent, or the store failed.
    pub async fn create_table(
        &self,
        me: &Person,
        address: IpAddr,
        new: NewTable,
    ) -> Result<TableId, NotSetUp> {
        let mut new = new;
        let mut owner = me.clone();
        let mut challenged = Vec::new();
        for plan in &mut new.seats {
            challenged.push(match plan {
                SeatPlan::Me(name) => {
                    owner = self.may_be_called(me, name).await?;
                    None
                }
                SeatPlan::Player(name) => Some(self.challenged(me, name).await?),
                SeatPlan::Anybody | SeatPlan::Friend | SeatPlan::Bot(_) => None,
            });
        }
        let me = &owner;
        let click = new.click.as_deref().and_then(tidy_click);
        let drawn = new.table.is_none() && click.is_none();
        let table = match (new.table, click) {
            (Some(table), _) => table,
            (None, None) => TableId::at(now()),
            (None, Some(click)) => {
                // The id begins with the hour, which may be another one than at the first time.
                let [before, now] =
                    [now() - HOUR, now()].map(|at| self.people.key().clicked(me.id, &click, at));
                if self.head_of(before).await?.is_some() { before } else { now }
            }
        };
        let editions = self.tables.editions();
        let from = match &new.from {
            Some((text, ply)) => {
                // Up to a whole game is played here: not on a thread that others are waiting for.
                let (site, text, ply) = (self.clone(), text.clone(), *ply);
                let cut = tokio::task::spawn_blocking(move || site.cut(&text, ply)).await;
                Some(cut.unwrap_or(Err(NotSetUp::Refused(Refusal::Damaged)))?)
            }
            None => None,
        };
        let (kind, edition, seats, options) = match &from {
            Some(game) => {
                let record = game.record();
                (game.kind(), record.digest, record.seats, record.options)
            }
            None => {
                let edition = match new.edition {
                    Some(digest) => editions.find(new.kind, &digest).ok_or(NotSetUp::Edition)?,
                    None => editions.default_of(new.kind),
                };
                let game = trial(edition, &new.options, new.seats.len())?;
                let options = game.options();
                let options = options.into_iter().map(|(key, value)| (key.to_owned(), value));
                (new.kind, edition.info().digest, game.seats(), options.collect())
            }
        };
        let head = Head {
            id: table,
            created: self.tables.now(),
            game: kind.to_string(),
            edition: edition.to_string(),
            rules: from.as_ref().map_or(kind.rules(), |game| game.record().rules),
            seats,
            options,
            public: new.public,
            owner: me.id,
            secret: self.people.key().secret(table).to_string(),
            reshuffled: from.is_some(),
            from: from.map(|game| game.record().to_string()),
            terms: new.terms.clone(),
        };
        let mut actions = sit(me, &new, &challenged);
        actions.truncate(seats);
        let taken = |it: &&Action| matches!(it, Action::Join { .. } | Action::Bot { .. });
        let holding = if actions.iter().filter(taken).count() < seats {
            Some(Holding::Waiting)
        } else {
            actions.push(Action::Start);
            let person = |it: &Action| matches!(it, Action::Join { .. });
            (!actions.iter().any(person)).then_some(Holding::Bots)
        };
        let held = holding.map(|holding| (holding, address));
        self.place(head, actions, held, || drawn.then(|| TableId::at(now()))).await
    }

    /// Stores a table that is set up. If its id is taken and nobody asked for that one, another is
    /// drawn.
    async fn place(
        &self,
        mut head: Head,
        actions: Vec<Action>,
        held: Option<(Holding, IpAddr)>,
        draw: impl Fn() -> Option<TableId>,
    ) -> Result<TableId, NotSetUp> {
        loop {
            let (table, owner) = (head.id, head.owner);
            if let Some((holding, address)) = held {
                self.hold(table, holding, owner, address).await?;
            }
            if self.tables.create(head.clone(), actions.clone()).await? {
                return Ok(table);
            }
            let Some(another) = draw() else {
                return match self.head_of(table).await? {
                    Some(there) if there.owner == owner && there.is_like(&head) => Ok(table),
                    Some(there) if there.owner == owner => {
                        Err(NotSetUp::Refused(Refusal::ClickUsed))
                    }
                    _ => Err(NotSetUp::Taken),
                };
            };
            head.id = another;
            head.secret = self.people.key().secret(another).to_string();
        }
    }

    /// Notes that somebody sets up a table that counts against them, if they may.
    ///
    /// # Errors
    /// If they or others at their address have enough of them, or the store failed.
    async fn hold(
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
        let _one = self.lobby.enter().await;
        let held = self.store.held(player, network.clone()).await?;
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
            self.store.let_go(over).await?;
        }
        if lobby::is_full(&counts, player, &network, most) {
            return Err(refusal);
        }
        let held = Held { table, holding, player, network, at: now() };
        Ok(self.store.hold(held).await?)
    }

    /// What was fixed when a table was set up; `None` if there is none.
    async fn head_of(&self, table: TableId) -> Result<Option<Arc<Head>>, NotSetUp> {
        match self.tables.head(table).await {
            Ok(head) => Ok(Some(head)),
            Err(Refusal::NoTable) => Ok(None),
            Err(refusal) => Err(NotSetUp::Refused(refusal)),
        }
    }

    /// A person under a name that is nobody else's. If a guest's own name has since become an account's, the
    /// guest goes without a name; any other name that is somebody else's is refused.
    async fn may_be_called(&self, me: &Person, name: &mut String) -> Result<Person, Refusal> {
        let taken = |it| self.people.is_taken(it, me);
        let mut me = me.clone();
        let own = me.name.clone();
        if !me.account && taken(&own).await? {
            me.name.clear();
        }
        if names::shown(name) == own {
            name.clone_from(&me.name);
        } else if taken(name).await? {
            return Err(Refusal::NameTaken);
        }
        Ok(me)
    }

    /// The person who is challenged by a name.
    async fn challenged(&self, me: &Person, name: &str) -> Result<Person, Refusal> {
        let account = self.store.account_named(names::shown(name)).await?;
        match account.filter(|account| !account.is(BANNED)) {
            None => Err(Refusal::NoPlayer),
            Some(account) if account.id == me.id => Err(Refusal::Yourself),
            Some(account) if self.keeps_out(account.id, me).await? => Err(Refusal::Private),
            Some(account) => Ok(Person { id: account.id, name: account.name, account: true }),
        }
    }

    /// The game of a record up to a move.
    fn cut(&self, text: &str, ply: usize) -> Result<Any, NotSetUp> {
        if text.len() > LONGEST_RECORD {
            return Err(NotSetUp::Record(RecordError::at(0, "too long")));
        }
        let record: Record = text.parse().map_err(NotSetUp::Record)?;
        let mut game =
            Any::from_record(&record, self.tables.editions()).map_err(NotSetUp::Record)?;
        game.rewind(ply);
        if game.to_act().is_none() {
            return Err(NotSetUp::Refused(Refusal::Over));
        }
        // The shuffle was proved for the game that was played, and names are those of its players.
        catalog::each!(&mut game, it => it.fair = None);
        catalog::each!(&mut game, it => it.timing = None);
        game.set_players(Vec::new());
        Ok(game)
    }

    /// Does something at a table; durable when it returns `Ok`.
    ///
    /// # Errors
    /// If it was refused, or the store failed.
    pub async fn act(
        &self,
        table: TableId,
        me: &Person,
        command: Command,
        click: Click,
    ) -> Result<Acted, Refusal> {
        let mut command = command;
        let mut me = me.clone();
        if let Command::Join { name, .. } | Command::Rename { name } = &mut command {
            me = self.may_be_called(&me, name).await?;
        }
        if matches!(command, Command::Join { .. }) && self.is_kept_out(table, &me).await? {
            return Err(Refusal::Private);
        }
        let chat = matches!(command, Command::Chat { .. });
        if chat && self.people.is_muted(&me).await? {
            return Err(Refusal::Muted);
        }
        self.tables.act(table, Some(me), command, click).await
    }

    /// A table as somebody may see it.
    ///
    /// # Errors
    /// If there is none, or it is private and they were not invited.
    pub async fn snapshot(
        &self,
        table: TableId,
        viewer: Option<&Person>,
    ) -> Result<Snapshot, Refusal> {
        self.tables.snapshot(table, viewer, &self.people.key()).await
    }

    /// Public tables with a seat to take, the latest first: free ones, and then those of bots that
    /// make room.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn open_tables(&self, viewer: Option<&Person>) -> Result<Vec<Snapshot>, Refusal> {
        Ok(self.lobby_tables(viewer).await?.0)
    }

    /// Public games that are on, the latest first.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn games_to_watch(&self, viewer: Option<&Person>) -> Result<Vec<Snapshot>, Refusal> {
        self.listed(List::Public(Status::Playing), viewer).await
    }

    /// Both: tables with a seat to take, and the other games that are on.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn lobby_tables(
        &self,
        viewer: Option<&Person>,
    ) -> Result<(Vec<Snapshot>, Vec<Snapshot>), Refusal> {
        let mut open = self.listed(List::Public(Status::Open), viewer).await?;
        // If the only seats left are kept for friends, nobody else needs to see the table.
        open.retain(|table| table.waits && (table.may_join || !table.yours.is_empty()));
        let games = self.games_to_watch(viewer).await?;
        // Bots that play among themselves make room for nobody: nobody would wait there.
        let room = |table: &Snapshot| {
            table.may_take_over() && table.seats.iter().any(|seat| seat.by == Player::Person)
        };
        let (room, watch): (Vec<_>, Vec<_>) = games.into_iter().partition(room);
        open.extend(room);
        Ok((open, watch))
    }

    /// Somebody's tables: those where they are to move first, then the latest.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn my_tables(&self, me: &Person) -> Result<Vec<Snapshot>, Refusal> {
        let mut mine = self.listed(List::Of(me.id), Some(me)).await?;
        mine.sort_by_key(|table| (!table.your_turn(), table.status == Status::Over));
        Ok(mine)
    }

    /// The tables where a seat is kept for somebody who has not answered yet.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn challenges(&self, me: &Person) -> Result<Vec<Snapshot>, Refusal> {
        let mut mine = self.listed(List::Of(me.id), Some(me)).await?;
        mine.retain(|table| table.seats.iter().any(|seat| seat.may_refuse));
        Ok(mine)
    }

    async fn listed(&self, list: List, viewer: Option<&Person>) -> Result<Vec<Snapshot>, Refusal> {
        // Reads more public tables than it shows, so that nobody fills the list alone.
        let public = matches!(list, List::Public(_));
        let most = if public { 4 * LISTED } else { LISTED };
        let rows = self.store.list(list, most).await?;
        let mut tables = Vec::with_capacity(rows.len());
        for (table, _) in rows {
            // A table that cannot be read must not hide the others.
            tables.extend(self.snapshot(table, viewer).await.ok());
        }
        if public {
            tables.retain(|table| table.waits || table.status != Status::Open);
            tables = lobby::fairly(tables);
            tables.truncate(LISTED as usize);
        }
        Ok(tables)
    }

    /// The record of a game, after its end; before, it would tell the deal.
    ///
    /// # Errors
    /// If there is no such table, or its game is not over.
    pub async fn record(&self, table: TableId, viewer: Option<&Person>) -> Result<Record, Refusal> {
        let snapshot = self.snapshot(table, viewer).await?;
        match (snapshot.status, snapshot.game) {
            (Status::Over, Some(_)) if snapshot.sealed => Err(Refusal::Sealed),
            (Status::Over, Some(game)) => Ok(game.record()),
            (Status::Open, _) => Err(Refusal::NotBegun),
            _ => Err(Refusal::NotOver),
        }
    }

    /// Sets up the next game of the same players, or finds it if somebody already has. The person
    /// who asks sits down; the others' seats are kept for them, and bots stay. Everybody keeps
    /// their seat; who begins is an option, and the game decides who that is.
    ///
    /// # Errors
    /// If the game is not over, or one did not play in it.
    pub async fn rematch(
        &self,
        table: TableId,
        me: &Person,
        entropy: &str,
    ) -> Result<TableId, NotSetUp> {
        let mut old = self.snapshot(table, Some(me)).await?;
        if old.status != Status::Over {
            // Another server may know more.
            self.tables.refresh(table).await?;
            old = self.snapshot(table, Some(me)).await?;
        }
        if old.status != Status::Over {
            return Err(NotSetUp::Refused(Refusal::NotOver));
        }
        if old.yours.is_empty() {
            return Err(NotSetUp::Refused(Refusal::NotSeated));
        }
        if let Some(next) = old.next {
            return Ok(next);
        }
        let next = self.people.key().next(table);
        let options = old.game.as_ref().and_then(|game| game.rematch()).unwrap_or_default();
        let head = Head {
            id: next,
            created: self.tables.now(),
            rules: old.kind.rules(),
            from: None,
            reshuffled: false,
            options: options.into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
            secret: self.people.key().secret(next).to_string(),
            // A game of an event is part of it; the next one is the players' own.
            terms: Terms { event: None, ..old.head.terms.clone() },
            ..(*old.head).clone()
        };
        let actions = self.same_again(&old, me, entropy).await?;
        self.tables.create(head, actions).await?;
        let told = self.act(table, me, Command::Next { table: next }, Click::default()).await;
        match told {
            // Somebody else was quicker; the table is the same.
            Ok(_) | Err(Refusal::Stale) => Ok(next),
            Err(refusal) => Err(NotSetUp::Refused(refusal)),
        }
    }

    async fn same_again(
        &self,
        old: &Snapshot,
        me: &Person,
        entropy: &str,
    ) -> Result<Vec<Action>, NotSetUp> {
        let seats = old.seats.len();
        let players = self.tables.players(old.id()).await?;
        let mut actions = Vec::with_capacity(seats + 1);
        for info in &old.seats {
            let (seat, name) = (info.seat, info.name.clone());
            actions.extend(match (info.by, players[seat.index()]) {
                (Player::Bot(level), _) => Some(Action::Bot { seat, level: level.to_string() }),
                (_, Some(player)) if player == me.id => {
                    let entropy = tidy_entropy(entropy);
                    Some(Action::Join { seat, player, entropy, name })
                }
                (_, Some(player)) => Some(Action::Keep { seat, player, name }),
                (_, None) => None,
            });
        }
        let kept = |action: &Action| matches!(action, Action::Keep { .. });
        if actions.len() == seats && !actions.iter().any(kept) {
            actions.push(Action::Start);
        }
        Ok(actions)
    }
}

/// A game to see whether edition, options and seats go together.
pub(crate) fn trial(
    edition: &AnyEdition,
    options: &[(String, String)],
    seats: usize,
) -> Result<Any, NotSetUp> {
    Any::with_edition(edition, options, seats, Seed([0; 32])).map_err(NotSetUp::Start)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::hidden::open;

    #[tokio::test]
    async fn an_id_that_is_taken_is_drawn_again_unless_somebody_asked_for_it() {
        let mut world = open(1).await;
        let body = serde_json::json!({ "game": "paris-paris", "seats": ["me", "free"] });
        let answer = world.people[0].post("/api/v1/tables", &body).await.expect("an answer");
        let there = answer.json()["table"].as_str().expect("an id").parse().expect("an id");
        let state = &world.state;
        let head = Head::clone(&*state.tables.head(there).await.expect("a table"));
        let place = |draws: &'static [Option<u8>], head: Head| {
            let at = Cell::new(0);
            let draw = move || {
                let drawn = draws[at.replace(at.get() + 1)];
                drawn.map(|it| if it == 0 { there } else { TableId::from_bytes(&[it; 10]) })
            };
            state.place(head, Vec::new(), None, draw)
        };
        let placed = place(&[Some(0), Some(1)], head.clone()).await;
        let placed = placed.map_err(|error| error.to_string()).expect("a table");
        assert_eq!(placed, TableId::from_bytes(&[1; 10]), "the first that is free");
        let kept = state.tables.head(placed).await.expect("a table");
        assert_eq!(kept.secret, state.people.key().secret(placed).to_string());
        assert_ne!(kept.secret, head.secret, "each has a shuffle of its own");
        // Somebody who asked for a table by its id or by a click gets that one, if it is what they
        // want.
        assert!(matches!(place(&[None], head.clone()).await, Ok(id) if id == there));
        let other = Head { public: !head.public, ..head.clone() };
        let refused = place(&[None], other).await;
        assert!(matches!(refused, Err(NotSetUp::Refused(Refusal::ClickUsed))));
        let foreign = Head { owner: PlayerId::random(), ..head };
        assert!(matches!(place(&[None], foreign).await, Err(NotSetUp::Taken)));
    }
}
