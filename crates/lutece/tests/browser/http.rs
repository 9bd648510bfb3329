//! Plain HTTP/1.1 on one machine: enough to speak with a WebDriver and to weigh an answer.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// Longer than anything a driver or the site takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// An answer, its body as it came over the wire.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// The first header of this name, which is written in lower case.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The cookies that it sets, as a request sends them back.
    pub(crate) fn cookies(&self) -> String {
        let set = self.headers.iter().filter(|(key, _)| key == "set-cookie");
        let pairs: Vec<&str> = set.filter_map(|(_, value)| value.split(';').next()).collect();
        pairs.join("; ")
    }

    /// The body of an answer that was not compressed.
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).expect("the answer is text")
    }
}

/// Sends one request and reads the answer.
pub(crate) fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> io::Result<Answer> {
    let stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    head += &format!("Content-Length: {}\r\n\r\n", body.len());
    let mut message = head.into_bytes();
    message.extend_from_slice(body);
    (&stream).write_all(&message)?;
    read(&mut BufReader::new(stream))
}

fn read(stream: &mut BufReader<TcpStream>) -> io::Result<Answer> {
    let status = line(stream)?;
    let status = status.split(' ').nth(1).and_then(|code| code.parse().ok());
    let status = status.ok_or_else(|| io::Error::other("not an answer of HTTP"))?;
    let mut headers = Vec::new();
    loop {
        let line = line(stream)?;
        let Some((name, value)) = line.split_once(':') else { break };
        headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
    }
    let mut answer = Answer { status, headers, body: Vec::new() };
    let length = answer.header("content-length").and_then(|text| text.parse::<u64>().ok());
    if answer.header("transfer-encoding") == Some("chunked") {
        loop {
            let size = line(stream)?;
            let size = u64::from_str_radix(size.trim(), 16).map_err(io::Error::other)?;
            stream.take(size).read_to_end(&mut answer.body)?;
            line(stream)?;
            if size == 0 {
                break;
            }
        }
    } else if let Some(length) = length {
        stream.take(length).read_to_end(&mut answer.body)?;
    } else {
        stream.read_to_end(&mut answer.body)?;
    }
    Ok(answer)
}

fn line(stream: &mut BufReader<TcpStream>) -> io::Result<String> {
    let mut line = String::new();
    stream.read_line(&mut line)?;
    Ok(line.trim_end().to_owned())
}
