//! The receivers outside the browser: a push service, a program, a mail server, each on its own
//! port.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Instant;

use crate::browser::{BLINK, PATIENCE};

/// What arrived somewhere, as it came: the head and the body of a POST, or a letter.
#[derive(Clone)]
pub(crate) struct Receiver {
    pub(crate) address: SocketAddr,
    received: Arc<Mutex<Vec<String>>>,
}

impl Receiver {
    /// Takes POSTs.
    pub(crate) fn posts() -> Self {
        Self::start(post)
    }

    /// Takes mail.
    pub(crate) fn mail() -> Self {
        Self::start(letters)
    }

    fn start(take: fn(TcpStream, &dyn Fn(String)) -> Option<()>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("an address");
        let receiver = Self { address, received: Arc::default() };
        let received = Arc::clone(&receiver.received);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let received = Arc::clone(&received);
                thread::spawn(move || {
                    take(stream, &|text| received.lock().expect("no holder panics").push(text))
                });
            }
        });
        receiver
    }

    /// Everything that arrived.
    pub(crate) fn received(&self) -> Vec<String> {
        self.received.lock().expect("no holder panics").clone()
    }

    /// Waits until this much has arrived.
    #[track_caller]
    pub(crate) fn wait(&self, what: &str, number: usize) -> Vec<String> {
        let start = Instant::now();
        while self.received().len() < number {
            assert!(start.elapsed() < PATIENCE, "waited in vain for {what}");
            thread::sleep(BLINK);
        }
        self.received()
    }
}

fn post(stream: TcpStream, keep: &dyn Fn(String)) -> Option<()> {
    let mut reader = BufReader::new(stream.try_clone().ok()?);
    let (mut head, mut length) = (String::new(), 0);
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok()?;
        if line.trim_end().is_empty() {
            break;
        }
        let lower = line.to_ascii_lowercase();
        if let Some(number) = lower.strip_prefix("content-length:") {
            length = number.trim().parse().ok()?;
        }
        head.push_str(&lower);
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    keep(format!("{head}\n{}", String::from_utf8_lossy(&body)));
    (&stream).write_all(b"HTTP/1.1 201 x\r\ncontent-length: 0\r\n\r\n").ok()
}

/// RFC 5321, as much of it as a client can ask for without extensions.
fn letters(stream: TcpStream, keep: &dyn Fn(String)) -> Option<()> {
    let mut reader = BufReader::new(stream.try_clone().ok()?);
    let say = |line: &str| (&stream).write_all(format!("{line}\r\n").as_bytes()).ok();
    let mut line = move || {
        let mut line = String::new();
        let read = reader.read_line(&mut line).ok()?;
        (read > 0).then_some(line)
    };
    say("220 test")?;
    loop {
        let said = line()?;
        match said.get(..4).unwrap_or_default().to_uppercase().as_str() {
            "DATA" => {
                say("354 go on")?;
                let mut letter = String::new();
                loop {
                    let text = line()?;
                    if text == ".\r\n" {
                        break;
                    }
                    letter.push_str(&text);
                }
                keep(letter.replace("=\r\n", ""));
                say("250 taken")?;
            }
            "QUIT" => return say("221 bye"),
            _ => say("250 ok")?,
        }
    }
}
