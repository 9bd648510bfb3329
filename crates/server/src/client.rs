//! A small HTTP client: one connection, one request at a time. For the load generator and the
//! tests, which must not depend on how the server's own library reads HTTP.

use std::fmt;
use std::io;
use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

use crate::Boxed;

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers, names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: Vec<u8>,
}

impl Answer {
    /// The value of a header.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The body as JSON; null if it is none.
    #[must_use]
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }

    /// The body as text.
    #[must_use]
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// A connection to a server.
pub struct Client {
    address: SocketAddr,
    stream: Option<BufReader<TcpStream>>,
    /// Headers sent with every request.
    pub headers: Vec<(String, String)>,
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Client({})", self.address)
    }
}

impl Client {
    /// A client of a server; it connects when first used, and again when the connection broke.
    #[must_use]
    pub const fn new(address: SocketAddr) -> Self {
        Self { address, stream: None, headers: Vec::new() }
    }

    /// A client that says who it is.
    #[must_use]
    pub fn bearer(address: SocketAddr, token: &str) -> Self {
        let mut client = Self::new(address);
        client.headers.push(("authorization".to_owned(), format!("Bearer {token}")));
        client
    }

    /// The server.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Asks for a page.
    ///
    /// # Errors
    /// If the connection broke.
    pub fn get<'a>(&'a mut self, path: &'a str) -> Boxed<'a, io::Result<Answer>> {
        self.request("GET", path, "", b"")
    }

    /// Sends JSON.
    ///
    /// # Errors
    /// If the connection broke; nobody knows whether the request arrived.
    pub fn post<'a>(&'a mut self, path: &'a str, body: &Value) -> Boxed<'a, io::Result<Answer>> {
        let body = body.to_string();
        Box::pin(
            async move { self.request("POST", path, "application/json", body.as_bytes()).await },
        )
    }

    /// Sends anything.
    ///
    /// # Errors
    /// If the connection broke; nobody knows whether the request arrived.
    pub fn request<'a>(
        &'a mut self,
        method: &'a str,
        path: &'a str,
        kind: &'a str,
        body: &'a [u8],
    ) -> Boxed<'a, io::Result<Answer>> {
        Box::pin(async move {
            let result = self.exchange(method, path, kind, body).await;
            if result.is_err() {
                self.stream = None;
            }
            result
        })
    }

    async fn exchange(
        &mut self,
        method: &str,
        path: &str,
        kind: &str,
        body: &[u8],
    ) -> io::Result<Answer> {
        let request = self.head(method, path, kind, body.len());
        let stream = self.connected().await?;
        let mut bytes = request.into_bytes();
        bytes.extend_from_slice(body);
        stream.get_mut().write_all(&bytes).await?;
        let (status, headers) = read_head(stream).await?;
        let find = |name: &str| {
            headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
        };
        let close = find("connection") == Some("close");
        let body = if find("transfer-encoding") == Some("chunked") {
            let mut body = Vec::new();
            while let Some(mut chunk) = read_chunk(stream).await? {
                body.append(&mut chunk);
            }
            body
        } else {
            let length = find("content-length").and_then(|it| it.parse().ok()).unwrap_or(0);
            let mut body = vec![0; length];
            stream.read_exact(&mut body).await?;
            body
        };
        if close {
            self.stream = None;
        }
        Ok(Answer { status, headers, body })
    }

    fn head(&self, method: &str, path: &str, kind: &str, length: usize) -> String {
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\n", self.address);
        for (name, value) in &self.headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        if !kind.is_empty() {
            head.push_str(&format!("content-type: {kind}\r\n"));
        }
        if length > 0 || method != "GET" {
            head.push_str(&format!("content-length: {length}\r\n"));
        }
        head.push_str("\r\n");
        head
    }

    async fn connected(&mut self) -> io::Result<&mut BufReader<TcpStream>> {
        if self.stream.is_none() {
            let stream = TcpStream::connect(self.address).await?;
            stream.set_nodelay(true)?;
            self.stream = Some(BufReader::with_capacity(4096, stream));
        }
        Ok(self.stream.as_mut().expect("just connected"))
    }

    /// Opens a stream of events. The connection is the stream's from then on.
    ///
    /// # Errors
    /// If the connection broke, or the answer is no stream.
    pub fn events(mut self, path: &str) -> Boxed<'_, io::Result<Events>> {
        Box::pin(async move {
            let request = self.head("GET", path, "", 0);
            let stream = self.connected().await?;
            stream.get_mut().write_all(request.as_bytes()).await?;
            let (status, _) = read_head(stream).await?;
            if status != 200 {
                return Err(io::Error::other(format!("status {status}")));
            }
            let stream = self.stream.take().expect("just used");
            Ok(Events { stream, buffer: Vec::new() })
        })
    }
}

/// A stream of server-sent events.
#[derive(Debug)]
pub struct Events {
    stream: BufReader<TcpStream>,
    buffer: Vec<u8>,
}

impl Events {
    /// The data of the next event; `None` when the server ends the stream.
    ///
    /// # Errors
    /// If the connection broke.
    pub async fn next(&mut self) -> io::Result<Option<String>> {
        loop {
            if let Some(end) = self.buffer.windows(2).position(|pair| pair == b"\n\n") {
                let event: Vec<u8> = self.buffer.drain(..end + 2).collect();
                let event = String::from_utf8_lossy(&event).into_owned();
                let data = event.lines().find_map(|line| line.strip_prefix("data:"));
                if let Some(data) = data {
                    return Ok(Some(data.trim_start().to_owned()));
                }
                continue;
            }
            match read_chunk(&mut self.stream).await? {
                Some(chunk) => self.buffer.extend(chunk),
                None => return Ok(None),
            }
        }
    }
}

async fn read_line(stream: &mut BufReader<TcpStream>) -> io::Result<String> {
    let mut line = String::new();
    if stream.read_line(&mut line).await? == 0 {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(line.trim_end().to_owned())
}

async fn read_head(stream: &mut BufReader<TcpStream>) -> io::Result<(u16, Vec<(String, String)>)> {
    let line = read_line(stream).await?;
    let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| io::Error::other(format!("no HTTP: {line:?}")))?;
    let mut headers = Vec::new();
    loop {
        let line = read_line(stream).await?;
        if line.is_empty() {
            return Ok((status, headers));
        }
        if let Some((name, value)) = line.split_once(':') {
            headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
        }
    }
}

async fn read_chunk(stream: &mut BufReader<TcpStream>) -> io::Result<Option<Vec<u8>>> {
    let line = read_line(stream).await?;
    let length = usize::from_str_radix(&line, 16)
        .map_err(|_| io::Error::other(format!("no chunk: {line:?}")))?;
    let mut chunk = vec![0; length + 2];
    stream.read_exact(&mut chunk).await?;
    chunk.truncate(length);
    Ok((length > 0).then_some(chunk))
}
