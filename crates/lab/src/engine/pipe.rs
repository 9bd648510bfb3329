//! A program at the other end of two pipes: lines out, lines in, and never waiting for ever.

use std::fmt;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::time::{Duration, Instant};

/// The longest line that is read.
const LONGEST: u64 = 64 << 10;

/// How many lines may wait to be read; beyond that, its full pipe stops a program that keeps
/// writing.
const WAITING: usize = 64;

/// Why the conversation with a program ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Trouble {
    /// It could not be started; the system says why.
    Start(String),
    /// It has ended, or closed its output.
    Ended(String),
    /// It said nothing in time.
    Silent(Duration),
    /// A line that is not text or too long.
    Garbage,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(why) => write!(f, "it cannot be started: {why}"),
            Self::Ended(how) => write!(f, "it ended: {how}"),
            Self::Silent(time) => write!(f, "it was silent for {:.1} s", time.as_secs_f64()),
            Self::Garbage => {
                write!(f, "it wrote a line that is not text or has over {LONGEST} bytes")
            }
        }
    }
}

/// A running program.
#[derive(Debug)]
pub(super) struct Pipe {
    child: Child,
    input: Option<Sender<String>>,
    lines: Receiver<Option<String>>,
}

impl Pipe {
    /// Starts a program with its arguments.
    pub(super) fn start(program: &str, args: &[String]) -> Result<Self, Trouble> {
        let mut child = Command::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| Trouble::Start(cli::input::plain(&error)))?;
        let mut input = child.stdin.take().ok_or_else(|| Trouble::Start("no input".to_owned()))?;
        let output = child.stdout.take().ok_or_else(|| Trouble::Start("no output".to_owned()))?;
        let (sender, lines) = sync_channel(WAITING);
        std::thread::spawn(move || read(BufReader::new(output), &sender));
        // A program that does not read makes the writer wait: a separate thread can afford that.
        let (texts, waiting) = channel::<String>();
        std::thread::spawn(move || {
            while let Ok(text) = waiting.recv() {
                if input.write_all(text.as_bytes()).and_then(|()| input.flush()).is_err() {
                    return;
                }
            }
        });
        Ok(Self { child, input: Some(texts), lines })
    }

    /// Sends lines. A program that does not read them is noticed when it does not answer; one that
    /// has ended is noticed now or then.
    pub(super) fn send(&mut self, text: &str) -> Result<(), Trouble> {
        match self.input.as_ref().map(|input| input.send(text.to_owned())) {
            Some(Ok(())) => Ok(()),
            _ => Err(self.ended()),
        }
    }

    /// The next line, if it comes before `until`.
    pub(super) fn line(&mut self, until: Instant) -> Result<Option<String>, Trouble> {
        // A program that writes without end is late too.
        if Instant::now() >= until {
            return Ok(None);
        }
        match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(Some(line)) => Ok(Some(line)),
            Ok(None) => Err(Trouble::Garbage),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(self.ended()),
        }
    }

    /// How it ended. It may still be about to.
    fn ended(&mut self) -> Trouble {
        let begun = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Trouble::Ended(status.to_string()),
                Ok(None) if begun.elapsed() < Duration::from_secs(1) => {
                    std::thread::sleep(Duration::from_millis(5));
                }
                _ => return Trouble::Ended("it closed its output".to_owned()),
            }
        }
    }
}

/// A program that is no longer needed gets a moment to end by itself.
impl Drop for Pipe {
    fn drop(&mut self) {
        let _ = self.input.take().map(|input| input.send("quit\n".to_owned()));
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_millis(300) {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn read(mut output: impl std::io::BufRead, sender: &SyncSender<Option<String>>) {
    loop {
        let mut line = Vec::new();
        let Ok(count) = output.by_ref().take(LONGEST + 1).read_until(b'\n', &mut line) else {
            return;
        };
        if count == 0 {
            return;
        }
        let text = String::from_utf8(line).ok().filter(|text| text.len() as u64 <= LONGEST);
        let sound = text.is_some();
        let text = text.map(|text| text.trim_end_matches(['\r', '\n']).to_owned());
        if sender.send(text).is_err() || !sound {
            return;
        }
    }
}
