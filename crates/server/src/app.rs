//! The application: what every request can use.

use std::ops::Deref;
use std::sync::Arc;

use catalog::Editions;
use site::pages::rules::RulesPages;
use tokio::sync::watch;

use crate::calls::{Calls, Ground};
use crate::config::Config;
use crate::explorer;
use crate::limit::{Limits, Shares};
use crate::live::Tables;
use crate::live::hints::Hints;
use crate::live::reviews::Reviews;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::people::{People, SESSION};
use crate::ratings;
use crate::referee::Referee;
use crate::store::{Store, StoreError, Watched, now};

/// What every request can use. Clones share it.
#[derive(Clone)]
pub struct AppState(Arc<App>);

/// The parts of the application.
pub struct App {
    /// How the server was started.
    pub config: Config,
    /// What is on disk.
    pub store: Arc<dyn Store>,
    /// The tables in memory.
    pub tables: Tables,
    /// Guests and accounts.
    pub people: People,
    /// Notifications.
    pub calls: Calls,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Pages of rules that were asked for.
    pub rules: RulesPages,
    /// The rate limits.
    pub limits: Limits,
    /// Who has how many streams of events open.
    pub streams: Arc<Shares>,
    /// Keeps events going.
    pub referee: Referee,
    /// Reviews under way.
    pub reviews: Reviews,
    /// Hints that were given lately.
    pub hints: Hints,
    /// Who set up the tables that wait for players.
    pub lobby: Lobby,
    /// Becomes true when the server is to stop.
    pub stop: watch::Sender<bool>,
}

impl Deref for AppState {
    type Target = App;

    fn deref(&self) -> &App {
        &self.0
    }
}

impl AppState {
    /// The application on a store. Bots at its tables begin to think.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn new(
        config: Config,
        store: Arc<dyn Store>,
        editions: Editions,
    ) -> Result<Self, StoreError> {
        let metrics = Arc::new(Metrics::default());
        let store: Arc<dyn Store> = Arc::new(Watched::new(store, Arc::clone(&metrics)));
        store.starting(now() - SESSION).await?;
        let people = People::open(Arc::clone(&store)).await?;
        let tables = Tables::new(
            Arc::clone(&store),
            Arc::new(editions),
            Arc::clone(&metrics),
            config.live,
            config.time.clone(),
        );
        tables.put_time_right().await;
        tables.arrive().await;
        tables.listen();
        tables.keep_turns();
        let limits = Limits::new(config.limits);
        let streams = Shares::new(config.streams);
        let stop = watch::Sender::new(false);
        let ground = Ground {
            base: config.base(),
            store: Arc::clone(&store),
            tables: tables.clone(),
            people: people.clone(),
            metrics: Arc::clone(&metrics),
            stop: stop.subscribe(),
        };
        let rating = ratings::keep(Arc::clone(&store), tables.clone(), stop.subscribe());
        tokio::spawn(rating);
        let editions = Arc::clone(tables.editions());
        tokio::spawn(explorer::keep(Arc::clone(&store), editions, tables.ends(), stop.subscribe()));
        let referee = Referee::new(Arc::clone(&store), tables.clone());
        tokio::spawn(referee.clone().keep(tables.events(), stop.subscribe()));
        let calls = Calls::open(config.calls.clone(), ground).await?;
        Ok(Self(Arc::new(App {
            config,
            store,
            tables,
            people,
            calls,
            metrics,
            rules: RulesPages::default(),
            limits,
            lobby: Lobby::default(),
            referee,
            reviews: Reviews::default(),
            hints: Hints::default(),
            streams,
            stop,
        })))
    }
}
