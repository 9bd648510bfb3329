//! Requests that leave the server: one POST to an address that somebody chose.

use std::fmt;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Body;
use hyper::client::conn::http1;
use hyper::header::{HOST, HeaderValue};
use hyper::{Request, StatusCode, Uri};
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;

use super::reach;
use super::trust::Trust;
use crate::log;

/// How long a request may take, from the name to the answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest address.
const LONGEST: usize = 1024;

/// Why an address is not acceptable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadAddress {
    /// It is not an address, is too long, or contains a name and password.
    Unreadable,
    /// It does not begin with https.
    Plain,
}

/// An address that can be sent to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    uri: Uri,
    host: String,
    port: u16,
    secure: bool,
}

impl Address {
    /// Reads an address: HTTPS, or also HTTP if private networks may be reached.
    ///
    /// # Errors
    /// If it is none of these.
    pub fn read(text: &str, private: bool) -> Result<Self, BadAddress> {
        let uri: Uri = text.parse().map_err(|_| BadAddress::Unreadable)?;
        let secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") if private => false,
            Some("http") => return Err(BadAddress::Plain),
            _ => return Err(BadAddress::Unreadable),
        };
        let place = uri.authority().ok_or(BadAddress::Unreadable)?;
        if text.len() > LONGEST || place.as_str().contains('@') || place.host().is_empty() {
            return Err(BadAddress::Unreadable);
        }
        let port = place.port_u16().unwrap_or(if secure { 443 } else { 80 });
        let host = place.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        Ok(Self { host, port, secure, uri })
    }

    /// Scheme, host and port, as browsers name an origin.
    #[must_use]
    pub fn origin(&self) -> String {
        let scheme = if self.secure { "https" } else { "http" };
        format!("{scheme}://{}", self.uri.authority().map_or("", |it| it.as_str()))
    }
}

/// Why something was not delivered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsent {
    /// The receiver says that it no longer exists.
    Gone,
    /// It may work later.
    Later(String),
    /// It will not work.
    Never(String),
}

impl fmt::Display for Unsent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gone => f.write_str("nobody is there any more"),
            Self::Later(why) | Self::Never(why) => f.write_str(why),
        }
    }
}

/// What the status of an answer means.
fn verdict(status: StatusCode) -> Result<(), Unsent> {
    let why = || format!("status {}", status.as_u16());
    match status.as_u16() {
        200..=299 => Ok(()),
        404 | 410 => Err(Unsent::Gone),
        408 | 425 | 429 | 500..=599 => Err(Unsent::Later(why())),
        // This includes redirects: that address was not checked.
        _ => Err(Unsent::Never(why())),
    }
}

/// The way out.
#[derive(Clone, Default)]
pub struct Out {
    /// Whether addresses that are not of the open internet may be reached.
    pub private: bool,
    trust: Trust,
    tls: Arc<OnceLock<TlsConnector>>,
}

impl fmt::Debug for Out {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Out(private: {})", self.private)
    }
}

impl Out {
    /// A way out, with or without private networks, that trusts these certificates.
    #[must_use]
    pub fn new(private: bool, trust: Trust) -> Self {
        Self { private, trust, ..Self::default() }
    }

    /// Sends something, with its headers, to an address.
    ///
    /// # Errors
    /// If the address may not be reached or did not accept it.
    pub async fn post(
        &self,
        address: &Address,
        headers: &[(&'static str, String)],
        body: Vec<u8>,
    ) -> Result<(), Unsent> {
        let sent = tokio::time::timeout(PATIENCE, self.deliver(address, headers, body)).await;
        sent.unwrap_or_else(|_| Err(Unsent::Later("no answer in time".to_owned())))
    }

    async fn deliver(
        &self,
        address: &Address,
        headers: &[(&'static str, String)],
        body: Vec<u8>,
    ) -> Result<(), Unsent> {
        let later = |error: std::io::Error| Unsent::Later(error.to_string());
        let found = lookup_host((address.host.as_str(), address.port)).await.map_err(later)?;
        let Some(place) = reach::choose(found, self.private) else {
            return Err(Unsent::Never("this address may not be reached from here".to_owned()));
        };
        let stream = TcpStream::connect(place).await.map_err(later)?;
        let request = request(address, headers, body)?;
        if !address.secure {
            return exchange(stream, request).await;
        }
        let name = ServerName::try_from(address.host.clone())
            .map_err(|_| Unsent::Never("no name that a certificate can have".to_owned()))?;
        let secure = self.tls().connect(name, stream).await.map_err(later)?;
        exchange(secure, request).await
    }

    /// The certificates that this machine and its operator trust, read when first needed.
    fn tls(&self) -> &TlsConnector {
        self.tls.get_or_init(|| {
            let mut roots = RootCertStore::empty();
            let found = rustls_native_certs::load_native_certs();
            let own = self.trust.certificates().iter().cloned();
            let (good, _) = roots.add_parsable_certificates(found.certs.into_iter().chain(own));
            if good == 0 {
                log::event("no-certificates", &[]);
            }
            let provider = Arc::new(rustls::crypto::ring::default_provider());
            let config = ClientConfig::builder_with_provider(provider)
                .with_safe_default_protocol_versions()
                .expect("ring speaks the usual versions")
                .with_root_certificates(roots)
                .with_no_client_auth();
            TlsConnector::from(Arc::new(config))
        })
    }
}

fn request(
    address: &Address,
    headers: &[(&'static str, String)],
    body: Vec<u8>,
) -> Result<Request<Body>, Unsent> {
    let path = address.uri.path_and_query().map_or("/", |it| it.as_str());
    let host = address.uri.authority().map_or("", |it| it.as_str());
    let mut request = Request::post(path).header(HOST, host).header("user-agent", "lutece");
    for (name, value) in headers {
        let value = HeaderValue::from_str(value)
            .map_err(|_| Unsent::Never(format!("{name} cannot be sent")))?;
        request = request.header(*name, value);
    }
    request.body(Body::from(body)).map_err(|error| Unsent::Never(error.to_string()))
}

async fn exchange<S>(stream: S, request: Request<Body>) -> Result<(), Unsent>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let later = |error: hyper::Error| Unsent::Later(error.to_string());
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(later)?;
    let running = tokio::spawn(connection);
    let answer = sender.send_request(request).await.map_err(later);
    // The rest of the answer is of no interest.
    running.abort();
    verdict(answer?.status())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_https_and_holds_no_secrets() {
        let read = |text: &str| Address::read(text, false);
        let good = read("https://push.example:8443/a?b=c").expect("an address");
        assert_eq!((good.host.as_str(), good.port), ("push.example", 8443));
        assert_eq!(good.origin(), "https://push.example:8443");
        assert_eq!(read("https://[2606:4700::1]/x").map(|it| it.host), Ok("2606:4700::1".into()));
        assert_eq!(read("http://example.org/"), Err(BadAddress::Plain));
        assert!(Address::read("http://127.0.0.1:9/", true).is_ok());
        let long = format!("https://example.org/{}", "a".repeat(LONGEST));
        for bad in [
            "",
            "example.org",
            "ftp://example.org/",
            "https://a:b@example.org/",
            "https:///x",
            &long,
        ] {
            assert_eq!(read(bad), Err(BadAddress::Unreadable), "{bad}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_inside_is_not_asked() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let inside = format!("https://localhost:{port}/");
        let address = Address::read(&inside, false).expect("an address");
        let sent = Out::new(false, Trust::default()).post(&address, &[], Vec::new()).await;
        assert!(matches!(&sent, Err(Unsent::Never(why)) if why.contains("may not")), "{sent:?}");
        let nobody = tokio::time::timeout(Duration::from_millis(50), listener.accept()).await;
        assert!(nobody.is_err(), "not even a connection was opened");
    }

    #[test]
    fn answers_are_understood() {
        let of = |status: u16| verdict(StatusCode::from_u16(status).expect("a status"));
        assert_eq!(of(201), Ok(()));
        assert_eq!(of(410), Err(Unsent::Gone));
        assert!(matches!(of(503), Err(Unsent::Later(_))));
        for never in [301, 302, 400, 403] {
            assert!(matches!(of(never), Err(Unsent::Never(_))), "{never}");
        }
    }
}
