//! What pages and programs can ask about events.

use site::event::wanted::{Deed, NewEvent};
use site::event::{Event, NotNow, Setup, Stage};
use site::pages::events::Shown;
use site::result::Who;
use table::Seed;

use crate::app::AppState;
use crate::http::problem::Problem;
use crate::id::{self, EventId, TableId};
use crate::live::decide::Refusal;
use crate::people::Person;
use crate::referee::Changed;
use crate::service::{NotSetUp, trial};
use crate::store::{EventList, StoreError};

/// How many events of somebody may wait for people.
const WAITING: usize = 5;
/// How many events a list shows.
const LISTED: u32 = 30;

impl AppState {
    /// Sets up an event of somebody's, who has an account.
    ///
    /// # Errors
    /// If the request is inconsistent, too many of their events wait for people, or the store failed.
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
            down: false,
        };
        let id = event.id;
        match self.store.put_event(0, event).await? {
            true => Ok(id),
            false => Err(Refusal::Stale.into()),
        }
    }

    fn set_up(&self, new: NewEvent) -> Result<Setup, NotSetUp> {
        let editions = self.tables.editions();
        let edition = match new.edition {
            Some(digest) => editions.find(new.kind, &digest).ok_or(NotSetUp::Edition)?,
            None => editions.default_of(new.kind),
        };
        let game = trial(edition, &new.options, new.seats)?;
        let options = game.options().into_iter().map(|(key, value)| (key.to_owned(), value));
        Ok(Setup {
            name: new.name,
            game: new.kind.to_string(),
            edition: edition.info().digest.to_string(),
            rules: new.kind.rules(),
            options: options.collect(),
            seats: game.seats(),
            clock: new.clock,
            system: new.system,
            scoring: new.scoring,
            rounds: new.rounds,
            most: new.most,
            fill: new.fill,
            public: new.public,
            unrated: new.unrated,
            starts: new.starts,
            team: new.team,
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
        if matches!(deed, Deed::Join(_)) {
            let organiser = self.store.event(id).await?.map(|(_, event)| event.organiser);
            let organiser = organiser.ok_or(Problem::NotFound)?;
            if self.keeps_out(organiser, me).await? {
                return Err(Refusal::Private.into());
            }
        }
        let now = self.tables.now();
        let changed = self.referee.change(id, |event| {
            match &deed {
                Deed::Join(team) => event.join(me.id, team),
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
            // The organiser who began it goes to a table that exists.
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

    /// Somebody leaves all events; those that they set up, if they have not begun, are called off.
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
