//! What pages and programs can ask about events.

use catalog::Kind;
use search::Level;
use site::event::{
    Event, LONGEST_NAME, MOST_ENTRANTS, MOST_ROUNDS, NotNow, Scoring, Setup, Stage, System,
};
use site::pages::events::Shown;
use site::result::Who;
use table::{Clock, Seed};

use crate::action::tidy;
use crate::app::AppState;
use crate::http::problem::Problem;
use crate::id::{self, EventId, TableId};
use crate::live::decide::Refusal;
use crate::people::Person;
use crate::referee::Changed;
use crate::service::{NotSetUp, trial};
use crate::store::{EventList, Millis, StoreError};

/// How many events of somebody may wait for people.
const WAITING: usize = 5;
/// How many events a list shows.
const LISTED: u32 = 30;
/// How far ahead an event may be announced: a year.
const AHEAD: Millis = 366 * 24 * 3_600_000;

/// An event to set up.
#[derive(Clone, Debug)]
pub struct NewEvent {
    /// What it is called.
    pub name: String,
    /// The game.
    pub kind: Kind,
    /// The digest of the edition; the shipped one if not given.
    pub edition: Option<Seed>,
    /// The options that differ from the default.
    pub options: Vec<(String, String)>,
    /// How many play at a table.
    pub seats: usize,
    /// How time is counted.
    pub clock: Option<Clock>,
    /// Who meets whom.
    pub system: System,
    /// What counts.
    pub scoring: Scoring,
    /// How many rounds, where that can be chosen.
    pub rounds: usize,
    /// The most who may take part.
    pub most: usize,
    /// The bots that fill up tables, if they do.
    pub fill: Option<Level>,
    /// Whether it is listed.
    pub public: bool,
    /// Whether its games count for no rating.
    pub unrated: bool,
    /// When it begins, if not by hand.
    pub starts: Option<Millis>,
}

/// What somebody wants to do about an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Take part.
    Join,
    /// Take part no more.
    Leave,
    /// Begin it.
    Begin,
    /// Call it off.
    CallOff,
}

impl Deed {
    /// The deed of a word.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Some(match word {
            "join" => Self::Join,
            "leave" => Self::Leave,
            "begin" => Self::Begin,
            "call-off" => Self::CallOff,
            _ => return None,
        })
    }
}

impl AppState {
    /// Sets up an event of somebody's, who has an account.
    ///
    /// # Errors
    /// If what was asked for does not go together, they have enough that wait, or the store failed.
    pub async fn create_event(&self, me: &Person, new: NewEvent) -> Result<EventId, Problem> {
        if !me.account {
            return Err(Problem::Stranger);
        }
        let own = self.store.events(EventList::Of(me.id), LISTED).await?;
        let waits = |event: &Event| event.organiser == me.id && event.stage == Stage::Open;
        if own.iter().filter(|(_, event)| waits(event)).count() >= WAITING {
            return Err(NotNow::TooMany.into());
        }
        let setup = self.set_up(new)?;
        let secret = || Seed(id::random::<32>()).to_string();
        let event = Event {
            id: EventId::random(),
            created: self.tables.now(),
            organiser: me.id,
            secrets: (0..Event::most_rounds(&setup)).map(|_| secret()).collect(),
            setup,
            stage: Stage::Open,
            entrants: Vec::new(),
            rounds: Vec::new(),
        };
        let id = event.id;
        match self.store.put_event(0, event).await? {
            true => Ok(id),
            false => Err(Refusal::Stale.into()),
        }
    }

    fn set_up(&self, new: NewEvent) -> Result<Setup, Problem> {
        let malformed = |what: &str| Err(Problem::Malformed(what.to_owned()));
        let name = tidy(&new.name, LONGEST_NAME);
        if name.is_empty() {
            return malformed("name: what is the event called?");
        }
        let Some(clock) = new.clock else {
            return malformed("clock: an event needs one, or it might never end");
        };
        let swiss = new.system == System::Swiss;
        if swiss && !(1..=MOST_ROUNDS).contains(&new.rounds) {
            return malformed("rounds: 1 to 15");
        }
        if !swiss && new.seats != 2 {
            return malformed("system: a round robin has two at a table");
        }
        if !(2..=MOST_ENTRANTS).contains(&new.most) {
            return malformed("most: 2 to 64");
        }
        if new.fill.is_some_and(|level| !Level::PLAYERS.contains(&level)) {
            return malformed("fill: a bot that people play against");
        }
        let now = self.tables.now();
        if new.starts.is_some_and(|starts| starts < now || starts > now + AHEAD) {
            return malformed("starts: a time of the year to come");
        }
        let editions = self.tables.editions();
        let edition = match new.edition {
            Some(digest) => editions.find(new.kind, &digest).ok_or(NotSetUp::Edition)?,
            None => editions.default_of(new.kind),
        };
        let game = trial(edition, &new.options, new.seats)?;
        let options = game.options().into_iter().map(|(key, value)| (key.to_owned(), value));
        Ok(Setup {
            name,
            game: new.kind.to_string(),
            edition: edition.info().digest.to_string(),
            rules: new.kind.rules(),
            options: options.collect(),
            seats: game.seats(),
            clock,
            system: new.system,
            scoring: new.scoring,
            rounds: new.rounds,
            most: new.most,
            fill: new.fill,
            public: new.public,
            unrated: new.unrated,
            starts: new.starts,
        })
    }

    /// Does something about an event.
    ///
    /// # Errors
    /// If there is none, it was refused, or the store failed.
    pub async fn about_event(&self, id: EventId, me: &Person, deed: Deed) -> Result<(), Problem> {
        if !me.account {
            return Err(Problem::Stranger);
        }
        if deed == Deed::Join {
            let organiser = self.store.event(id).await?.map(|(_, event)| event.organiser);
            let organiser = organiser.ok_or(Problem::NotFound)?;
            if self.keeps_out(organiser, me).await? {
                return Err(Refusal::Private.into());
            }
        }
        let now = self.tables.now();
        let changed = self.referee.change(id, |event| {
            match deed {
                Deed::Join => event.join(me.id),
                Deed::Leave => event.leave(me.id),
                Deed::Begin => event.begin(me.id, now, &|_, _| TableId::at(now)),
                Deed::CallOff => event.call_off(me.id),
            }?;
            Ok::<_, NotNow>(true)
        });
        match changed.await {
            Ok(Some(_)) => {}
            Ok(None) => return Err(Problem::NotFound),
            Err(Changed::Refused(no)) => return Err(no.into()),
            Err(Changed::Store(error)) => return Err(error.into()),
        }
        if deed == Deed::Begin {
            // Whoever began it goes to a table that is there.
            self.referee.tend(id).await?;
        }
        Ok(())
    }

    /// An event as somebody may see it.
    ///
    /// # Errors
    /// If there is none, or the store failed.
    pub async fn event(&self, id: EventId, viewer: Option<&Person>) -> Result<Shown, Problem> {
        let (version, event) = self.store.event(id).await?.ok_or(Problem::NotFound)?;
        Ok(self.event_shown(version, event, viewer).await?)
    }

    async fn event_shown(
        &self,
        version: u32,
        event: Event,
        viewer: Option<&Person>,
    ) -> Result<Shown, StoreError> {
        let players = event.entrants.iter().map(|entrant| entrant.player);
        let who = players.chain([event.organiser]).map(Who::Player).collect();
        let names = self.names(who).await?;
        let you = viewer.map(|person| person.id);
        Ok(Shown { version, event, names, you })
    }

    /// How often an event was changed.
    ///
    /// # Errors
    /// If there is none, or the store failed.
    pub async fn event_version(&self, id: EventId) -> Result<u32, Problem> {
        Ok(self.store.event(id).await?.ok_or(Problem::NotFound)?.0)
    }

    /// The events that everybody may find, and those of somebody.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn event_lists(
        &self,
        viewer: Option<&Person>,
    ) -> Result<(Vec<Shown>, Vec<Shown>), Problem> {
        let public = self.store.events(EventList::Public, LISTED).await?;
        let mine = match viewer.filter(|viewer| viewer.account) {
            Some(viewer) => self.store.events(EventList::Of(viewer.id), LISTED).await?,
            None => Vec::new(),
        };
        let (mut all, mut own) = (Vec::new(), Vec::new());
        for (version, event) in public {
            if event.stage != Stage::Off {
                all.push(self.event_shown(version, event, viewer).await?);
            }
        }
        for (version, event) in mine {
            let theirs = viewer.is_some_and(|viewer| {
                event.organiser == viewer.id || event.number_of(viewer.id).is_some()
            });
            if theirs {
                own.push(self.event_shown(version, event, viewer).await?);
            }
        }
        Ok((all, own))
    }

    /// Somebody takes part in nothing any more; what they set up and has not begun is called off.
    ///
    /// # Errors
    /// If the store failed.
    pub(crate) async fn leave_events(&self, me: &Person) -> Result<(), StoreError> {
        for (_, event) in self.store.events(EventList::Of(me.id), u32::MAX).await? {
            let changed = self.referee.change(event.id, |event| {
                let left = event.leave(me.id).is_ok();
                let off = event.call_off(me.id).is_ok();
                Ok::<_, NotNow>(left || off)
            });
            if let Err(Changed::Store(error)) = changed.await {
                return Err(error);
            }
        }
        Ok(())
    }
}
