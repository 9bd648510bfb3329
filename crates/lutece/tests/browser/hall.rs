//! A server inside the test, with a clock that the test moves forward: days pass at once. The
//! program itself has no such clock.

use std::net::SocketAddr;
use std::path::PathBuf;

use server::limit::Rates;
use server::live::LiveConfig;
use server::store::Time;
use server::{AppState, Config, store};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use crate::site::folder;

/// A server that runs, or was stopped.
pub(crate) struct Hall {
    pub(crate) time: Time,
    runtime: Runtime,
    file: PathBuf,
    address: SocketAddr,
    running: Option<AppState>,
}

impl Hall {
    /// Starts a server with an empty store.
    pub(crate) fn open(name: &str) -> Self {
        let mut hall = Self {
            time: Time::standing(1_000_000_000_000),
            runtime: Runtime::new().expect("threads"),
            file: folder(&format!("{name}-data")).join("test.sqlite"),
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            running: None,
        };
        hall.start();
        hall
    }

    /// Starts it, again at the same address if it ran before.
    pub(crate) fn start(&mut self) {
        let live = LiveConfig { bot_pause: 0, bot_time: 20, lease: 2_000, ..LiveConfig::default() };
        let time = self.time.clone();
        let config = Config { live, limits: Rates::NONE, time, ..Config::default() };
        let (file, address) = (self.file.display().to_string(), self.address);
        let (state, address) = self.runtime.block_on(async move {
            let store = store::open(&file).await.expect("the store");
            let editions = catalog::Editions::shipped();
            let state = AppState::new(config, store, editions).await.expect("the store works");
            let listener = TcpListener::bind(address).await.expect("the port is free");
            let address = listener.local_addr().expect("an address");
            tokio::spawn(server::serve(listener, state.clone()));
            (state, address)
        });
        self.address = address;
        self.running = Some(state);
    }

    /// Stops it and lets go of its store.
    pub(crate) fn stop(&mut self) {
        if let Some(state) = self.running.take() {
            state.stop.send_replace(true);
            self.runtime.block_on(async { state.tables.stop_bots().await });
        }
    }

    /// The address of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        self.stop();
    }
}
