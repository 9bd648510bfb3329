//! How a server is started.

use std::net::SocketAddr;
use std::path::PathBuf;

use crate::http::accept::Room;
use crate::http::limit::Rates;
use crate::live::Rules;

/// How a server is started.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// The folder with the store and with editions of one's own.
    pub data: PathBuf,
    /// The address of the store; a SQLite file in the data folder if not given.
    pub store: Option<String>,
    /// The address that people know the site by, such as `https://example.org`, if a proxy
    /// stands before it. Without it, the host of each request counts.
    pub origin: Option<String>,
    /// Whether a proxy stands before it whose `X-Forwarded-For` can be believed.
    pub behind_proxy: bool,
    /// How much one address or account may ask.
    pub limits: Rates,
    /// How many connections there may be.
    pub room: Room,
    /// How many streams of events one address may have open; `None` is no limit.
    pub streams: Option<usize>,
    /// Who may read `/metrics` besides this machine: whoever has this token.
    pub metrics_token: Option<String>,
    /// How live tables behave.
    pub rules: Rules,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            address: SocketAddr::from(([127, 0, 0, 1], 1889)),
            data: PathBuf::from("lutece-data"),
            store: None,
            origin: None,
            behind_proxy: false,
            limits: Rates::default(),
            room: Room::default(),
            streams: Some(200),
            metrics_token: None,
            rules: Rules::default(),
        }
    }
}

impl Config {
    /// The address of the store.
    #[must_use]
    pub fn store(&self) -> String {
        match &self.store {
            Some(address) => address.clone(),
            None => self.data.join("lutece.sqlite").display().to_string(),
        }
    }

    /// Whether cookies may travel over HTTPS only.
    #[must_use]
    pub fn secure(&self) -> bool {
        self.origin.as_deref().is_some_and(|origin| origin.starts_with("https://"))
    }
}
