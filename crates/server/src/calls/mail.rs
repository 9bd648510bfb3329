//! Mail: the site's own sender, by SMTP.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use hyper::Uri;
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::transport::smtp::client::{Certificate, Tls, TlsParameters};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};

use super::out::Unsent;
use super::trust::Trust;

/// How long a server may take for each answer.
const PATIENCE: Duration = Duration::from_secs(15);
/// The longest address.
const LONGEST: usize = 200;

/// Where mail is handed over: `smtps://user:password@host`, or `smtp://` with `?tls=required` or
/// without TLS. Its password is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Smtp(String);

impl fmt::Debug for Smtp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Smtp(..)")
    }
}

/// Why mail cannot be sent like that: what to write instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoMail(String);

impl fmt::Display for NoMail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoMail {}

impl FromStr for Smtp {
    type Err = NoMail;

    fn from_str(text: &str) -> Result<Self, NoMail> {
        let sound = AsyncSmtpTransport::<Tokio1Executor>::from_url(text);
        sound.map(|_| Self(text.to_owned())).map_err(|_| {
            NoMail(
                "write smtps://user:password@host or smtp://user:password@host:587?tls=required"
                    .to_owned(),
            )
        })
    }
}

impl Smtp {
    /// The TLS settings if extra certificates are trusted; `None` for the usual ones.
    fn tls(&self, trust: &Trust) -> Option<Tls> {
        let own = trust.certificates();
        let uri: Uri = self.0.parse().ok()?;
        let host = uri.host().filter(|_| !own.is_empty())?;
        let mut parameters = TlsParameters::builder(host.to_owned());
        for certificate in own {
            let certificate = Certificate::from_der(certificate.to_vec()).ok()?;
            parameters = parameters.add_root_certificate(certificate);
        }
        let parameters = parameters.build().ok()?;
        let query = uri.query().unwrap_or_default();
        let asked = query.split('&').find_map(|part| part.strip_prefix("tls="));
        match (uri.scheme_str(), asked) {
            (Some("smtps"), _) => Some(Tls::Wrapper(parameters)),
            (_, Some("required")) => Some(Tls::Required(parameters)),
            (_, Some("opportunistic")) => Some(Tls::Opportunistic(parameters)),
            _ => None,
        }
    }
}

/// Who mail is from, as `games@example.org` or `Games <games@example.org>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sender(Mailbox);

impl Sender {
    /// The bare address.
    #[must_use]
    pub fn address(&self) -> String {
        self.0.email.to_string()
    }
}

impl FromStr for Sender {
    type Err = NoMail;

    fn from_str(text: &str) -> Result<Self, NoMail> {
        let sound = text.parse().map(Self);
        sound.map_err(|_| NoMail("write games@example.org or Games <games@example.org>".to_owned()))
    }
}

/// Whether a text is an address that mail can be sent to.
#[must_use]
pub fn is_address(text: &str) -> bool {
    text.len() <= LONGEST && text.parse::<Address>().is_ok()
}

/// A letter to one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// To whom.
    pub to: String,
    /// What it is about, in a line.
    pub subject: String,
    /// The text.
    pub text: String,
    /// The same for the same letter, so that a letter sent twice can be recognised.
    pub id: String,
    /// Where one click unsubscribes from such letters, if they were not requested.
    pub end: Option<String>,
}

/// The site's sender.
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Mailer {
    /// Sends by a server as somebody.
    #[must_use]
    pub fn new(smtp: &Smtp, from: &Sender, trust: &Trust) -> Self {
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(&smtp.0);
        let mut builder = builder.expect("it was read before").timeout(Some(PATIENCE));
        if let Some(tls) = smtp.tls(trust) {
            builder = builder.tls(tls);
        }
        Self { transport: builder.build(), from: from.0.clone() }
    }

    /// Sends a letter.
    ///
    /// # Errors
    /// If it was not accepted.
    pub async fn send(&self, letter: &Letter) -> Result<(), Unsent> {
        let message = self.message(letter).map_err(Unsent::Never)?;
        let sent = self.transport.send(message).await;
        sent.map(|_| ()).map_err(|error| match error.is_permanent() {
            true => Unsent::Never(error.to_string()),
            false => Unsent::Later(error.to_string()),
        })
    }

    fn message(&self, letter: &Letter) -> Result<Message, String> {
        let to: Address = letter.to.parse().map_err(|_| "no address".to_owned())?;
        let host = self.from.email.domain();
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(&letter.subject)
            .message_id(Some(format!("<{}@{host}>", letter.id)))
            .header(ContentType::TEXT_PLAIN)
            .raw_header(header("Auto-Submitted", "auto-generated".to_owned()));
        if let Some(end) = &letter.end {
            message =
                message.raw_header(header("List-Unsubscribe", format!("<{end}>"))).raw_header(
                    header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()),
                );
        }
        message.body(letter.text.clone()).map_err(|error| error.to_string())
    }
}

fn header(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_can_be_ended_by_one_click() {
        let smtp: Smtp = "smtp://127.0.0.1:2525".parse().expect("a server");
        let from: Sender = "Lutèce <games@example.org>".parse().expect("a sender");
        let letter = Letter {
            to: "ann@example.net".to_owned(),
            subject: "C’est à vous".to_owned(),
            text: "…".to_owned(),
            id: "abc".to_owned(),
            end: Some("https://example.org/calls/end/x".to_owned()),
        };
        let mailer = tokio::runtime::Runtime::new()
            .expect("threads")
            .block_on(async { Mailer::new(&smtp, &from, &Trust::default()) });
        let text = mailer.message(&letter).expect("a letter").formatted();
        let text = String::from_utf8(text).expect("ASCII");
        assert!(text.contains("List-Unsubscribe: <https://example.org/calls/end/x>\r\n"), "{text}");
        assert!(text.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"), "{text}");
        assert!(text.contains("Message-ID: <abc@example.org>\r\n"), "{text}");
        assert!(text.is_ascii(), "{text}");
    }

    #[test]
    fn an_address_or_a_server_that_is_none_is_refused() {
        assert!(is_address("ann@example.org"));
        for bad in ["", "ann", "ann@", "a b@example.org", "ann@example.org\r\nBcc: eve@example.org"]
        {
            assert!(!is_address(bad), "{bad:?}");
        }
        assert!("ftp://example.org".parse::<Smtp>().is_err());
        assert!("nobody".parse::<Sender>().is_err());
        let smtp: Smtp = "smtps://me:secret@example.org".parse().expect("a server");
        assert!(!format!("{smtp:?}").contains("secret"));
    }
}
