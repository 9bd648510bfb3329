//! Receivers of calls: a push service, a program with a webhook and a mail server, each on its own
//! port and each speaking the real protocol.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU16, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use hmac::{Hmac, KeyInit as _, Mac as _};
use p256::SecretKey;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use serde_json::{Value, json};
use sha2::Sha256;
use tokio::io::{
    AsyncBufReadExt as _, AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, BufReader,
};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;

/// What arrived somewhere.
#[derive(Clone, Debug)]
pub(crate) struct Post {
    pub(crate) path: String,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Post {
    pub(crate) fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(key, _)| key == name);
        found.map_or("", |(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }
}

/// Somebody who takes POSTs and answers each with a status.
#[derive(Clone)]
pub(crate) struct Receiver {
    pub(crate) address: SocketAddr,
    status: Arc<AtomicU16>,
    posts: Arc<Mutex<Vec<Post>>>,
}

impl Receiver {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let receiver =
            Self { address, status: Arc::new(AtomicU16::new(201)), posts: Arc::default() };
        let own = receiver.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(own.clone().take(stream));
            }
        });
        receiver
    }

    /// The same over TLS, with the name `localhost`.
    pub(crate) async fn start_secure(tls: TlsAcceptor) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let receiver =
            Self { address, status: Arc::new(AtomicU16::new(201)), posts: Arc::default() };
        let own = receiver.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                // A client that does not trust us goes away again.
                if let Ok(stream) = tls.accept(stream).await {
                    tokio::spawn(own.clone().take(stream));
                }
            }
        });
        receiver
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Answers with another status from now on.
    pub(crate) fn answer(&self, status: u16) {
        self.status.store(status, Relaxed);
    }

    pub(crate) fn posts(&self) -> Vec<Post> {
        self.posts.lock().expect("no holder panics").clone()
    }

    async fn take(self, stream: impl Stream) {
        let mut stream = BufReader::new(stream);
        let mut first = String::new();
        stream.read_line(&mut first).await.expect("a request");
        let mut post = Post {
            path: first.split(' ').nth(1).unwrap_or_default().to_owned(),
            headers: Vec::new(),
            body: Vec::new(),
        };
        assert!(first.starts_with("POST "), "{first}");
        loop {
            let mut line = String::new();
            stream.read_line(&mut line).await.expect("a header");
            let Some((name, value)) = line.trim_end().split_once(':') else { break };
            post.headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
        }
        let length = post.header("content-length").parse().expect("a length");
        post.body = vec![0; length];
        stream.read_exact(&mut post.body).await.expect("a body");
        let status = self.status.load(Relaxed);
        self.posts.lock().expect("no holder panics").push(post);
        let answer =
            format!("HTTP/1.1 {status} x\r\nlocation: /elsewhere\r\ncontent-length: 0\r\n\r\n");
        stream.get_mut().write_all(answer.as_bytes()).await.expect("it listens");
    }
}

/// A browser that has subscribed at a push service.
pub(crate) struct Browser {
    key: SecretKey,
    auth: [u8; 16],
    endpoint: String,
}

impl Browser {
    pub(crate) fn new(endpoint: String, number: u8) -> Self {
        let key = SecretKey::from_slice(&[number; 32]).expect("a key");
        Self { key, auth: [number; 16], endpoint }
    }

    fn public(&self) -> Box<[u8]> {
        self.key.public_key().to_sec1_bytes()
    }

    /// What it sends to the site.
    pub(crate) fn subscription(&self) -> Value {
        json!({
            "endpoint": self.endpoint,
            "p256dh": base64(&self.public()),
            "auth": base64(&self.auth),
            "device": "Test, Linux",
        })
    }

    /// Reads a message, as RFC 8291 and RFC 8188 tell the receiver to.
    pub(crate) fn read(&self, sealed: &[u8]) -> Value {
        let (salt, rest) = sealed.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!(u32::from_be_bytes(size.try_into().expect("four bytes")), 4096);
        let (sender, record) = rest[1..].split_at(usize::from(rest[0]));
        let theirs = p256::PublicKey::from_sec1_bytes(sender).expect("a key");
        let shared = p256::ecdh::diffie_hellman(self.key.to_nonzero_scalar(), theirs.as_affine());
        let first = hash(&self.auth, &[shared.raw_secret_bytes()]);
        let info: [&[u8]; 4] = [b"WebPush: info\0", &self.public(), sender, &[1]];
        let second = hash(salt, &[&hash(&first, &info)]);
        let key = hash(&second, &[b"Content-Encoding: aes128gcm\0\x01"]);
        let nonce = hash(&second, &[b"Content-Encoding: nonce\0\x01"]);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).expect("a key"));
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).expect("a nonce");
        let mut record = record.to_vec();
        let text = key.open_in_place(nonce, Aad::empty(), &mut record).expect("it is for us");
        let text = text.strip_suffix(&[2]).expect("the last record");
        serde_json::from_slice(text).expect("JSON")
    }
}

fn hash(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("any length");
    parts.iter().for_each(|part| mac.update(part));
    mac.finalize().into_bytes().into()
}

/// The signature that a program expects of a message.
pub(crate) fn signed(secret: &str, time: &str, body: &[u8]) -> String {
    lutece_server::id::hex(&hash(secret.as_bytes(), &[time.as_bytes(), b".", body]))
}

fn base64(bytes: &[u8]) -> String {
    use base64::Engine as _;
    base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(bytes)
}

/// A mail server that keeps what it is given.
#[derive(Clone)]
pub(crate) struct Mailbox {
    pub(crate) address: SocketAddr,
    letters: Arc<Mutex<Vec<String>>>,
    busy: Arc<AtomicU16>,
}

impl Mailbox {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let mailbox = Self { address, letters: Arc::default(), busy: Arc::default() };
        let own = mailbox.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(own.clone().take(stream));
            }
        });
        mailbox
    }

    /// The same over TLS: from the beginning, or after STARTTLS.
    pub(crate) async fn start_secure(tls: TlsAcceptor, at_once: bool) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let mailbox = Self { address, letters: Arc::default(), busy: Arc::default() };
        let own = mailbox.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (own, tls) = (own.clone(), tls.clone());
                tokio::spawn(async move {
                    if at_once {
                        return own.take(tls.accept(stream).await.ok()?).await;
                    }
                    let mut stream: BufReader<Box<dyn Stream>> = BufReader::new(Box::new(stream));
                    tell(&mut stream, "220 test").await?;
                    own.talk(stream, Some(tls)).await
                });
            }
        });
        mailbox
    }

    /// Tells the next few clients that it is busy.
    pub(crate) fn busy(&self, times: u16) {
        self.busy.store(times, Relaxed);
    }

    /// The letters, with their envelope, as they came.
    pub(crate) fn letters(&self) -> Vec<String> {
        self.letters.lock().expect("no holder panics").clone()
    }

    /// RFC 5321, as much of it as a client can ask for without extensions.
    async fn take(self, stream: impl Stream) -> Option<()> {
        let mut stream: BufReader<Box<dyn Stream>> = BufReader::new(Box::new(stream));
        tell(&mut stream, "220 test").await?;
        self.talk(stream, None).await
    }

    /// What is said after the greeting; with STARTTLS if there is something to speak it by.
    async fn talk(
        self,
        mut stream: BufReader<Box<dyn Stream>>,
        tls: Option<TlsAcceptor>,
    ) -> Option<()> {
        let mut letter = String::new();
        loop {
            let mut line = String::new();
            if stream.read_line(&mut line).await.ok()? == 0 {
                return None;
            }
            let word = line.split([' ', '\r', ':']).next().unwrap_or_default().to_uppercase();
            match word.as_str() {
                "EHLO" if tls.is_some() => tell(&mut stream, "250-test\r\n250 STARTTLS").await?,
                "EHLO" => tell(&mut stream, "250 test").await?,
                "STARTTLS" => {
                    let tls = tls?;
                    tell(&mut stream, "220 go on").await?;
                    let secure = tls.accept(stream.into_inner()).await.ok()?;
                    let secure: Box<dyn Stream> = Box::new(secure);
                    return Box::pin(self.talk(BufReader::new(secure), None)).await;
                }
                "MAIL" if self.busy.load(Relaxed) > 0 => {
                    self.busy.fetch_sub(1, Relaxed);
                    tell(&mut stream, "451 later").await?;
                }
                "MAIL" | "RCPT" => {
                    letter.push_str(&line);
                    tell(&mut stream, "250 ok").await?;
                }
                "DATA" => {
                    tell(&mut stream, "354 go on").await?;
                    loop {
                        let mut line = String::new();
                        stream.read_line(&mut line).await.ok()?;
                        if line == ".\r\n" {
                            break;
                        }
                        letter.push_str(line.strip_prefix('.').unwrap_or(&line));
                    }
                    let whole = std::mem::take(&mut letter);
                    self.letters.lock().expect("no holder panics").push(whole);
                    tell(&mut stream, "250 taken").await?;
                }
                "RSET" | "NOOP" => tell(&mut stream, "250 ok").await?,
                "QUIT" => {
                    tell(&mut stream, "221 bye").await?;
                    return Some(());
                }
                _ => tell(&mut stream, "500 what").await?,
            }
        }
    }
}

/// Both ways of a connection.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Unpin + Send + 'static {}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> Stream for S {}

async fn tell(stream: &mut BufReader<Box<dyn Stream>>, line: &str) -> Option<()> {
    stream.get_mut().write_all(format!("{line}\r\n").as_bytes()).await.ok()
}

/// Waits until something holds.
pub(crate) async fn until(what: &str, is: impl Fn() -> bool) {
    for _ in 0..600 {
        if is() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it never came: {what}");
}
