//! As much of HTTP as a browser needs to play: requests over connections that are kept, and streams of events.

use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// An answer takes no longer than this.
const PATIENCE: Duration = Duration::from_secs(30);

/// A request.
pub struct Ask<'a> {
    /// `GET` or `POST`.
    pub method: &'a str,
    /// Where to.
    pub path: &'a str,
    /// The session of whoever asks; empty for a stranger.
    pub token: &'a str,
    /// What it wants to read.
    pub accept: &'a str,
    /// The form that it sends.
    pub form: &'a str,
}

/// What came back.
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The body.
    pub body: Vec<u8>,
}

type Line = BufReader<TcpStream>;

/// A browser, or many at one address.
pub struct Client {
    address: String,
    idle: Mutex<Vec<Line>>,
}

fn broken(says: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, says)
}

impl Ask<'_> {
    fn head(&self, host: &str) -> String {
        let Ask { method, path, token, accept, form } = self;
        let session = if token.is_empty() { String::new() } else { format!("Cookie: fixer={token}\r\n") };
        let length = if *method == "GET" { String::new() } else { format!("Content-Length: {}\r\n", form.len()) };
        format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nAccept: {accept}\r\nAccept-Language: en\r\n{session}\
             Content-Type: application/x-www-form-urlencoded\r\n{length}\r\n{form}"
        )
    }
}

impl Client {
    /// A client of the house at this address.
    pub fn new(address: String) -> Client {
        Client { address, idle: Mutex::new(Vec::new()) }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Line>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn connect(&self) -> io::Result<Line> {
        let stream = TcpStream::connect(&self.address).await?;
        stream.set_nodelay(true)?;
        Ok(BufReader::with_capacity(16 << 10, stream))
    }

    /// Asks and waits for the whole answer.
    pub async fn ask(&self, ask: &Ask<'_>) -> io::Result<Answer> {
        let asking = async {
            let kept = self.idle().pop();
            if let Some(mut line) = kept {
                // A connection that was kept may have been closed in the meantime.
                if let Ok(answer) = self.over(&mut line, ask).await {
                    self.idle().push(line);
                    return Ok(answer);
                }
            }
            let mut line = self.connect().await?;
            let answer = self.over(&mut line, ask).await?;
            self.idle().push(line);
            Ok(answer)
        };
        tokio::time::timeout(PATIENCE, asking).await.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))?
    }

    async fn over(&self, line: &mut Line, ask: &Ask<'_>) -> io::Result<Answer> {
        line.get_mut().write_all(ask.head(&self.address).as_bytes()).await?;
        let head = head(line).await?;
        let mut body = Vec::new();
        match head.length {
            Some(length) => {
                body.resize(length, 0);
                line.read_exact(&mut body).await?;
            }
            None => while chunk(line, &mut body).await? {},
        }
        Ok(Answer { status: head.status, body })
    }

    /// Opens a stream.
    pub async fn stream(&self, path: &str, token: &str) -> io::Result<Events> {
        let mut line = self.connect().await?;
        let ask = Ask { method: "GET", path, token, accept: "text/event-stream", form: "" };
        line.get_mut().write_all(ask.head(&self.address).as_bytes()).await?;
        let head = head(&mut line).await?;
        if head.status != 200 {
            return Err(broken(&format!("the stream was answered with {}", head.status)));
        }
        Ok(Events { line, event: Vec::new() })
    }
}

struct Head {
    status: u16,
    length: Option<usize>,
}

async fn head(line: &mut Line) -> io::Result<Head> {
    let mut text = String::new();
    line.read_line(&mut text).await?;
    let status = text.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(|| broken("no status"))?;
    let (mut length, mut chunked) = (None, false);
    loop {
        text.clear();
        line.read_line(&mut text).await?;
        let Some((name, value)) = text.trim_end().split_once(':') else { break };
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.trim().parse().ok(),
            "transfer-encoding" => chunked = true,
            _ => {}
        }
    }
    Ok(Head { status, length: if chunked { None } else { Some(length.unwrap_or(0)) } })
}

/// Reads one more part of a body; nothing comes after the last.
async fn chunk(line: &mut Line, body: &mut Vec<u8>) -> io::Result<bool> {
    let mut size = String::new();
    line.read_line(&mut size).await?;
    let size = usize::from_str_radix(size.trim(), 16).map_err(|_| broken("no size of a part"))?;
    let before = body.len();
    body.resize(before + size + 2, 0);
    line.read_exact(&mut body[before..]).await?;
    body.truncate(before + size);
    Ok(size > 0)
}

/// A stream of events.
pub struct Events {
    line: Line,
    event: Vec<u8>,
}

impl Events {
    /// The next event, whole; nothing at the end of the stream.
    pub async fn next(&mut self) -> io::Result<Option<&[u8]>> {
        loop {
            self.event.clear();
            while !self.event.ends_with(b"\n\n") {
                if !chunk(&mut self.line, &mut self.event).await? {
                    return Ok(None);
                }
            }
            // Anything else only keeps the connection alive.
            if self.event.starts_with(b"event:") {
                return Ok(Some(&self.event));
            }
        }
    }
}
