//! What a table's actions add up to.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use catalog::{Any, Editions, Kind};
use search::Level;
use table::Seat;

use super::click::{Clicks, Stamp};
use super::clock::Clocks;
use super::help::{Helped, Warning};
use super::parties::Parties;
pub use super::place::SeatHolder;
pub use super::request::{Answered, Request, Said};
use crate::action::Action;
use crate::id::{PlayerId, TableId};
use crate::stored::{Entry, Head, Listing, Millis, Status, Stored};

/// How many lines of chat are shown; older ones stay in the store.
const CHAT: usize = 100;

/// The most actions of one table. No game comes near it: what could be done for ever has limits of
/// its own.
const MOST_ACTIONS: u32 = 20_000;
/// How much talk one table allows: lines of chat, names, and requests with their answers.
const MOST_SAID: u32 = 3_000;
/// How many times moves may be taken back at one table.
const MOST_UNDONE: u32 = 1_000;

/// A stored action that does not fit the ones before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The number of the action; `None` if the head is to blame.
    pub ply: Option<u32>,
    /// What is wrong.
    pub problem: String,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ply {
            Some(ply) => write!(f, "action {ply}: {}", self.problem),
            None => write!(f, "head: {}", self.problem),
        }
    }
}

impl std::error::Error for Damage {}

/// The state of a table.
#[derive(Clone, Debug)]
pub struct State {
    /// What was fixed at the beginning.
    pub head: Arc<Head>,
    /// Which game.
    pub kind: Kind,
    /// Whose table it is.
    pub owner: PlayerId,
    /// How many actions there are.
    pub version: u32,
    /// How many there were when the position last changed. A click made on an earlier version
    /// is stale.
    pub position: u32,
    /// When the last action was.
    pub at: Millis,
    /// Who sits where.
    pub places: Vec<SeatHolder>,
    /// Who had a seat.
    pub(super) former: Vec<PlayerId>,
    /// The game, once it has begun.
    pub game: Option<Arc<Any>>,
    /// The person who made each move since the beginning; `None` for a bot.
    pub movers: Vec<Option<PlayerId>>,
    /// How many moves the game had at its beginning, if it goes on from a record.
    pub base: usize,
    /// What was said, the latest lines.
    pub chat: Arc<VecDeque<Said>>,
    /// What a seat asks of the others.
    pub asked: Option<Request>,
    /// Who did not agree to what was asked last.
    pub answered: Option<Answered>,
    /// Whether all agreed to end the game.
    pub called_off: bool,
    /// Whether a table of an event is open to everybody: nobody plays the same deal any more.
    pub(super) revealed: bool,
    /// The table of the next game.
    pub next: Option<TableId>,
    /// Who may watch by a link.
    pub watchers: Vec<PlayerId>,
    /// Which seats are for people with their link, even after such a person leaves again.
    by_link: Vec<bool>,
    /// Whom the owner sent away.
    pub removed: Vec<PlayerId>,
    /// Who did not want the seat that was kept for them, by the name they had.
    pub declined: Vec<String>,
    /// Who gave up while the others played on, and what they were called.
    pub retired: Vec<(Seat, String)>,
    /// What everybody's clocks say, once the game has begun, if time is counted.
    pub clocks: Option<Clocks>,
    /// Whose game it is, and whether it counts.
    pub parties: Parties,
    /// The help that was given.
    pub helped: Helped,
    /// When the game ended.
    pub ended: Option<Millis>,
    /// Every click that was counted.
    pub clicks: Clicks,
    /// How much was said.
    said: u32,
    /// How many times moves were taken back.
    undone: u32,
}

impl State {
    /// A table without any action.
    ///
    /// # Errors
    /// If its game is not known here.
    pub fn new(head: Head) -> Result<Self, Damage> {
        let kind = head
            .game
            .parse()
            .map_err(|error: catalog::KindError| damage(None, error.to_string()))?;
        if !(1..=table::MAX_SEATS).contains(&head.seats) {
            return Err(damage(None, format!("{} seats", head.seats)));
        }
        Ok(Self {
            kind,
            owner: head.owner,
            version: 0,
            position: 0,
            at: head.created,
            places: vec![SeatHolder::Free; head.seats],
            by_link: vec![false; head.seats],
            removed: Vec::new(),
            declined: Vec::new(),
            former: Vec::new(),
            game: None,
            movers: Vec::new(),
            base: 0,
            chat: Arc::default(),
            asked: None,
            answered: None,
            called_off: false,
            revealed: false,
            next: None,
            watchers: Vec::new(),
            retired: Vec::new(),
            clocks: None,
            parties: Parties::default(),
            helped: Helped::default(),
            ended: None,
            clicks: Clicks::default(),
            said: 0,
            undone: 0,
            head: Arc::new(head),
        })
    }

    /// The table that its stored actions lead to.
    ///
    /// # Errors
    /// If an action does not fit the ones before it.
    pub fn replay(stored: Stored, editions: &Editions) -> Result<Self, Damage> {
        let mut state = Self::new(stored.head)?;
        for entry in &stored.entries {
            state.apply(entry, None, editions)?;
        }
        Ok(state)
    }

    /// How far the table is.
    #[must_use]
    pub fn status(&self) -> Status {
        match &self.game {
            None => Status::Open,
            Some(_) if self.to_act().is_some() => Status::Playing,
            Some(_) => Status::Over,
        }
    }

    /// What the index says about it.
    #[must_use]
    pub fn listing(&self) -> Listing {
        let seats = Seat::first(self.places.len()).zip(&self.places);
        let mut places: Vec<_> =
            seats.filter_map(|(seat, place)| Some((Some(seat), place.concerns()?))).collect();
        for &player in &self.former {
            if places.iter().all(|(_, other)| *other != player) {
                places.push((None, player));
            }
        }
        Listing { status: self.status(), places }
    }

    /// What the index will say if this is the game, where it differs.
    pub fn listing_after(&self, moved: &Any) -> Option<Listing> {
        let over = moved.to_act().is_none();
        (over && self.status() != Status::Over)
            .then(|| Listing { status: Status::Over, ..self.listing() })
    }

    /// Whether a bot will be to act if this is the game after one more action.
    pub fn bot_after(&self, moved: &Any) -> bool {
        let bot = |seat: Seat| matches!(self.places[seat.index()], SeatHolder::Bot { .. });
        self.version + 1 < MOST_ACTIONS && moved.to_act().is_some_and(bot)
    }

    /// Adds a move: the same as [`State::apply`], without working it out once more.
    pub fn moved(&mut self, game: Arc<Any>, at: Millis, click: Option<Stamp>) {
        let seat = self.to_act().expect("a move was made by somebody");
        self.movers.push(self.places[seat.index()].player());
        self.game = Some(game);
        self.count(at, true, click);
        self.settle(at);
    }

    /// Whose move it is.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.game.as_ref().filter(|_| !self.called_off)?.to_act()
    }

    /// Whether nothing more can happen at the table.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.version >= MOST_ACTIONS
    }

    /// The bot whose move it is. At a full table no bot is asked to think.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<(Seat, Level)> {
        let seat = self.to_act().filter(|_| !self.is_full())?;
        match self.places[seat.index()] {
            SeatHolder::Bot { level, .. } => Some((seat, level)),
            _ => None,
        }
    }

    /// Whether a person plays here. Bots among themselves play only while somebody watches.
    #[must_use]
    pub fn is_attended(&self) -> bool {
        self.places.iter().any(|place| place.player().is_some())
    }

    /// The seats of a player.
    pub fn seats_of(&self, player: PlayerId) -> impl Iterator<Item = Seat> + '_ {
        Seat::first(self.places.len())
            .filter(move |seat| self.places[seat.index()].player() == Some(player))
    }

    /// Whether nothing more may be said at the table.
    #[must_use]
    pub fn is_talked_out(&self) -> bool {
        self.said >= MOST_SAID
    }

    /// Whether nothing more may be taken back at the table.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.undone >= MOST_UNDONE
    }

    /// Adds one action. `moved` is the game after it, if the caller has worked it out already.
    ///
    /// # Errors
    /// If it does not fit the ones before it. The state must not be used any more then.
    pub fn apply(
        &mut self,
        entry: &Entry,
        moved: Option<Arc<Any>>,
        editions: &Editions,
    ) -> Result<(), Damage> {
        let action: Action = entry.text.parse().map_err(|error: crate::action::BadAction| {
            damage(Some(self.version), error.to_string())
        })?;
        let changes = action.changes_position();
        let outage = matches!(action, Action::Outage(_));
        self.take(action, entry.at, moved, editions)
            .map_err(|problem| damage(Some(self.version), problem))?;
        // Clicks that an older program stored without a player are not read.
        let click = entry.click.as_deref().and_then(|click| click.parse().ok());
        self.count(entry.at, changes, click);
        // If there were several outages, all are taken off before the time between them is counted.
        if !outage {
            self.settle(entry.at);
        }
        Ok(())
    }

    /// One more action.
    fn count(&mut self, at: Millis, changes: bool, click: Option<Stamp>) {
        self.version += 1;
        self.at = at;
        if self.ended.is_none() && self.status() == Status::Over {
            self.ended = Some(at);
        }
        if changes {
            self.position = self.version;
            self.asked = None;
            self.answered = None;
            self.helped.changed(self.game.as_deref());
        }
        if let Some(click) = click {
            self.clicks.count(click, self.version);
        }
    }

    fn take(
        &mut self,
        action: Action,
        at: Millis,
        moved: Option<Arc<Any>>,
        editions: &Editions,
    ) -> Result<(), String> {
        self.said += u32::from(action.is_talk());
        match action {
            Action::Join { seat, player, entropy, name } => {
                // A seat that goes from hand to hand was handed over: to an account of one's own.
                if let Some(before) = self.place(seat)?.player() {
                    let own = self.movers.iter_mut().filter(|mover| **mover == Some(before));
                    own.for_each(|mover| *mover = Some(player));
                    self.parties.sat(seat, before, player);
                }
                self.change(seat, SeatHolder::Person { player, name, entropy })?;
                self.name_players();
            }
            Action::Keep { seat, player, name } => {
                self.change(seat, SeatHolder::Kept { player, name })?;
            }
            Action::Bot { seat, level } => {
                let level = level.parse().map_err(|error: search::LevelError| error.to_string())?;
                let instead = match self.place(seat)? {
                    SeatHolder::Bot { instead, .. } => *instead,
                    other => other.player(),
                };
                self.change(seat, SeatHolder::Bot { level, instead })?;
                self.name_players();
                // The player the request was about has been replaced, or has left.
                self.asked.take_if(|asked| asked.about == Some(seat));
            }
            Action::Invite { seat } => {
                self.change(seat, SeatHolder::Invited)?;
                self.by_link[seat.index()] = true;
            }
            Action::Leave { seat } => self.vacate(seat)?,
            Action::Refuse { seat } => {
                let name = self.name(seat);
                self.vacate(seat)?;
                self.declined.push(name);
            }
            Action::Remove { seat, player } => {
                self.vacate(seat)?;
                self.removed.push(player);
            }
            Action::Name { seat, name: new } => {
                if let SeatHolder::Person { name, .. } = self.place(seat)? {
                    *name = new;
                }
                self.name_players();
            }
            Action::Start => {
                self.start(editions)?;
                self.parties.begin(&self.places);
                let clock = self.head.terms.clock;
                self.clocks = clock.map(|clock| Clocks::new(clock, self.places.len(), at));
            }
            Action::Move(text) => {
                let seat = self.to_act().ok_or("nobody is to move")?;
                let mover = self.place(seat)?.player();
                match moved {
                    Some(game) => self.game = Some(game),
                    None => {
                        self.playing()?.play(&text).map_err(|no| format!("{text:?}: {no}"))?;
                    }
                }
                self.movers.push(mover);
            }
            Action::Undo { ply } => {
                if ply >= self.base + self.movers.len() || ply < self.base {
                    return Err(format!("there is no move {ply} to go back to"));
                }
                self.playing()?.rewind(ply);
                self.movers.truncate(ply - self.base);
                self.undone += 1;
            }
            Action::Ask { seat, matter } => self.ask(seat, matter)?,
            Action::Agree { seat } => {
                if let Some(asked) = &mut self.asked {
                    asked.agreed.push(seat);
                }
            }
            Action::Decline { seat } => self.decline(seat),
            Action::Pause => self.pause(true, at)?,
            Action::Resume { seat } => {
                self.place(seat)?;
                self.pause(false, at)?;
            }
            Action::End => {
                self.playing()?;
                self.called_off = true;
            }
            Action::Reveal => self.reveal()?,
            Action::Resign { seat } => {
                self.place(seat)?;
                self.playing()?.resign(seat).map_err(|error| error.to_string())?;
            }
            Action::Retire { seat, level } => {
                let level = level.parse().map_err(|error: search::LevelError| error.to_string())?;
                let name = self.name(seat);
                self.change(seat, SeatHolder::Bot { level, instead: None })?;
                self.playing()?.retire(seat).map_err(|error| error.to_string())?;
                self.retired.push((seat, name));
                self.name_players();
            }
            Action::Late { seat } => {
                self.place(seat)?;
                self.clocks.as_mut().ok_or("no time is counted here")?.note_late(seat);
            }
            Action::Outage(outage) => {
                self.clocks.as_mut().ok_or("no time is counted here")?.excuse(outage);
            }
            Action::Vacation { seat, away } => {
                self.place(seat)?;
                // The time until now was not vacation, or was.
                self.settle(at);
                self.clocks.as_mut().ok_or("no time is counted here")?.set_away(seat, away);
            }
            Action::Hint { seat } => {
                self.place(seat)?;
                self.helped.hint(seat, self.position);
            }
            Action::Warn { seat, percent, text } => {
                self.place(seat)?;
                self.helped.warn(Warning { seat, percent, text });
            }
            Action::Heed { seat } => {
                self.place(seat)?;
                self.helped.heed();
            }
            Action::Chat { seat, text } => {
                let chat = Arc::make_mut(&mut self.chat);
                if chat.len() == CHAT {
                    chat.pop_front();
                }
                chat.push_back(Said { ply: self.version, at, seat, text });
            }
            Action::Rated => self.parties.rated = true,
            Action::Watch { player } => self.watchers.push(player),
            Action::Owner { player } => self.owner = player,
            Action::Next { table } => self.next = Some(table),
        }
        Ok(())
    }

    /// Gives a seat to another, and remembers who had it.
    fn change(&mut self, seat: Seat, place: SeatHolder) -> Result<(), String> {
        let now = place.concerns();
        let before = std::mem::replace(self.place(seat)?, place).concerns();
        if let Some(player) = before.filter(|_| before != now)
            && !self.former.contains(&player)
        {
            self.former.push(player);
        }
        Ok(())
    }

    /// Nobody is at a seat any more; one that was for a friend still is, and one that was kept for
    /// somebody does not become anybody's.
    fn vacate(&mut self, seat: Seat) -> Result<(), String> {
        if let SeatHolder::Kept { .. } = self.place(seat)? {
            self.by_link[seat.index()] = true;
        }
        let by_link = self.by_link.get(seat.index()).copied().unwrap_or_default();
        self.change(seat, if by_link { SeatHolder::Invited } else { SeatHolder::Free })
    }

    fn place(&mut self, seat: Seat) -> Result<&mut SeatHolder, String> {
        self.places.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    pub(super) fn playing(&mut self) -> Result<&mut Any, String> {
        self.game.as_mut().map(Arc::make_mut).ok_or_else(|| "the game has not begun".to_owned())
    }

    /// What a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        match self.places.get(seat.index()) {
            Some(SeatHolder::Person { name, .. } | SeatHolder::Kept { name, .. }) => name.clone(),
            Some(SeatHolder::Bot { level, .. }) => level.to_string(),
            Some(SeatHolder::Free | SeatHolder::Invited) | None => String::new(),
        }
    }

    pub(super) fn name_players(&mut self) {
        let names: Vec<_> = Seat::first(self.places.len())
            .map(|seat| (seat, self.name(seat)))
            .filter(|(_, name)| !name.is_empty())
            .collect();
        if let Some(game) = &mut self.game {
            Arc::make_mut(game).set_players(names);
        }
    }
}

fn damage(ply: Option<u32>, problem: String) -> Damage {
    Damage { ply, problem }
}

#[cfg(test)]
pub(crate) mod tests;
