//! How a server is started.

use std::fmt;
use std::net::{Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;

use crate::accept::Room;
use crate::calls::Setup;
use crate::limit::Rates;
use crate::live::LiveConfig;
use crate::store::{Millis, Time};

/// The public address of a site, exactly as browsers send it: scheme, host, and the port if it is not the
/// default.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

impl Origin {
    /// As browsers send it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Why a text is not the address of a site, and what to write instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoOrigin(String);

impl fmt::Display for NoOrigin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoOrigin {}

impl FromStr for Origin {
    type Err = NoOrigin;

    fn from_str(text: &str) -> Result<Self, NoOrigin> {
        let no = |why: String| Err(NoOrigin(why));
        let Some((scheme, rest)) = text.split_once("://") else {
            return no(format!("write it with its scheme: https://{text}"));
        };
        let usual = match scheme {
            "https" => ":443",
            "http" => ":80",
            _ => return no("it begins with https:// or http://".to_owned()),
        };
        let place = rest.split(['/', '?', '#']).next().unwrap_or_default();
        if place.len() < rest.len() {
            return no(format!("nothing stands after the host: write {scheme}://{place}"));
        }
        if let Some(bare) = place.strip_suffix(usual) {
            return no(format!("browsers leave {usual} out: write {scheme}://{bare}"));
        }
        let (host, port) = match place.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => (host, Some(port)),
            _ => (place, None),
        };
        if port.is_some_and(|port| port.parse::<u16>().is_err()) {
            return no("its port is no number up to 65535".to_owned());
        }
        if host != host.to_lowercase() {
            return no(format!("browsers write it in small letters: {}", text.to_lowercase()));
        }
        let six = host.strip_prefix('[').and_then(|it| it.strip_suffix(']'));
        let sound = match six {
            Some(six) => six.parse::<Ipv6Addr>().is_ok(),
            None => host.bytes().all(|it| it.is_ascii_alphanumeric() || b"-._".contains(&it)),
        };
        if host.is_empty() || !sound {
            return no(
                "its host has letters a to z, digits, - and . (others as xn--...)".to_owned()
            );
        }
        Ok(Self(text.to_owned()))
    }
}

/// How long abandoned tables are kept, in milliseconds; `None` is for ever. Finished games are always kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keep {
    /// Those that never began.
    pub open: Option<Millis>,
    /// Those that began and did not end.
    pub unfinished: Option<Millis>,
}

/// A day in milliseconds.
pub const DAY: Millis = 24 * 3600 * 1000;

impl Default for Keep {
    fn default() -> Self {
        Self { open: Some(30 * DAY), unfinished: Some(365 * DAY) }
    }
}

/// How a server is started.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// The folder with the store and the operator's own editions.
    pub data: PathBuf,
    /// The address of the store; a SQLite file in the data folder if not given.
    pub store: Option<String>,
    /// The address that people know the site by, such as `https://example.org`, if a proxy
    /// stands before it. Without it, the host of each request counts.
    pub origin: Option<Origin>,
    /// How many proxies are in front of it whose `X-Forwarded-For` can be trusted.
    pub proxies: usize,
    /// The rate limits per address and account.
    pub limits: Rates,
    /// How many connections there may be.
    pub room: Room,
    /// How many streams of events one address may have open; `None` is no limit.
    pub streams: Option<usize>,
    /// Who may read `/metrics` besides this machine: clients with this token.
    pub metrics_token: Option<String>,
    /// Whether every request is in the log, and not only those that failed.
    pub log_requests: bool,
    /// How long abandoned tables are kept.
    pub keep: Keep,
    /// How live tables behave.
    pub live: LiveConfig,
    /// The time that they use.
    pub time: Time,
    /// The channels through which people are called.
    pub calls: Setup,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            address: SocketAddr::from(([127, 0, 0, 1], 1889)),
            data: PathBuf::from("lutece-data"),
            store: None,
            origin: None,
            proxies: 0,
            limits: Rates::default(),
            room: Room::default(),
            streams: Some(200),
            metrics_token: None,
            log_requests: false,
            keep: Keep::default(),
            live: LiveConfig::default(),
            time: Time::default(),
            calls: Setup::default(),
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

    /// The address that people know the site by, as far as it is known.
    #[must_use]
    pub fn base(&self) -> String {
        match &self.origin {
            Some(origin) => origin.as_str().to_owned(),
            None => format!("http://{}", self.address),
        }
    }

    /// Whether cookies may travel over HTTPS only.
    #[must_use]
    pub fn secure(&self) -> bool {
        self.origin.as_ref().is_some_and(|origin| origin.as_str().starts_with("https://"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_what_browsers_send() {
        for good in [
            "https://example.org",
            "http://localhost:1889",
            "https://xn--lutce-5ra.example:8443",
            "http://[2001:db8::1]:1889",
            "http://192.168.0.7:1889",
        ] {
            assert_eq!(good.parse::<Origin>().map(|it| it.0), Ok(good.to_owned()));
        }
        let cases = [
            ("https://example.org/", "nothing stands after the host: write https://example.org"),
            ("https://example.org/a?b", "nothing stands after the host: write https://example.org"),
            ("example.org", "write it with its scheme: https://example.org"),
            ("https://example.org:443", "browsers leave :443 out: write https://example.org"),
            ("https://Example.org", "browsers write it in small letters: https://example.org"),
            ("ftp://example.org", "it begins with https:// or http://"),
            ("https://example.org:x", "its port is no number up to 65535"),
        ];
        for (bad, why) in cases {
            assert_eq!(bad.parse::<Origin>(), Err(NoOrigin(why.to_owned())), "{bad}");
        }
        for bad in ["", "https://", "https://a b", "https://lutèce.example", "http://[::1"] {
            assert!(bad.parse::<Origin>().is_err(), "{bad}");
        }
    }
}
