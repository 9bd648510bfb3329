//! A connection that sends moves and waits for each answer, with as little work as possible: the
//! generator shares its cores with the server that it measures.

use std::io::{self, Write as _};
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// How much room an answer to a move needs at least.
const ROOM: usize = 2048;

/// A connection and its two buffers.
pub(super) struct Wire {
    stream: TcpStream,
    head: String,
    out: Vec<u8>,
    inbox: Vec<u8>,
}

impl Wire {
    pub(super) async fn open(address: SocketAddr, token: &str) -> io::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let head = format!(
            " HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: "
        );
        Ok(Self { stream, head, out: Vec::new(), inbox: Vec::new() })
    }

    /// Sends JSON; the status of the answer and its body.
    pub(super) async fn post(&mut self, path: &str, body: &[u8]) -> io::Result<(u16, &[u8])> {
        self.out.clear();
        write!(self.out, "POST {path}{}{}\r\n\r\n", self.head, body.len())?;
        self.out.extend_from_slice(body);
        self.stream.write_all(&self.out).await?;
        self.inbox.clear();
        loop {
            self.inbox.reserve(ROOM);
            if self.stream.read_buf(&mut self.inbox).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if let Some((status, from, to)) = whole(&self.inbox)? {
                return Ok((status, &self.inbox[from..to]));
            }
        }
    }
}

/// Status and extent of the body, once the answer is whole.
fn whole(bytes: &[u8]) -> io::Result<Option<(u16, usize, usize)>> {
    let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else { return Ok(None) };
    let odd = || io::Error::other("an answer that cannot be read");
    let head = std::str::from_utf8(&bytes[..end]).map_err(|_| odd())?;
    let status = head.get(9..12).and_then(|status| status.parse().ok()).ok_or_else(odd)?;
    let length = |line: &str| line.strip_prefix("content-length: ")?.parse().ok();
    let length: usize = head.lines().find_map(length).ok_or_else(odd)?;
    let (from, to) = (end + 4, end + 4 + length);
    Ok((bytes.len() >= to).then_some((status, from, to)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_whole_when_its_body_is() {
        let answer = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}";
        assert_eq!(whole(answer).expect("sound"), Some((200, 38, 40)));
        for cut in 0..answer.len() {
            assert_eq!(whole(&answer[..cut]).expect("sound so far"), None, "{cut}");
        }
        assert!(whole(b"HTTP/1.1 200 OK\r\n\r\n").is_err());
    }
}
