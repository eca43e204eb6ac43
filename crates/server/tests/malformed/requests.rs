//! Requests as they are sent, in parts that can be damaged one by one, and as text that can be kept.

use axum::body::Body;
use axum::http::Request;
use table::chance::Fast;

use crate::damage::damaged;

/// The name under which the house answers.
pub const HOST: &str = "127.0.0.1:2077";

/// A request in parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sent {
    pub method: Vec<u8>,
    pub path: Vec<u8>,
    pub headers: Vec<(String, Vec<u8>)>,
    pub body: Vec<u8>,
}

impl Sent {
    /// A request of a guest: for JSON, or from a page.
    pub fn new(method: &str, path: &str, cookie: &str, json: bool) -> Sent {
        let accept = if json { "application/json" } else { "text/html" };
        let headers = [
            ("host", HOST.to_owned()),
            ("accept", accept.to_owned()),
            ("accept-language", "it-IT,it;q=0.8,en;q=0.5".to_owned()),
            ("cookie", format!("{cookie}; fixer-lang=en")),
            ("origin", format!("http://{HOST}")),
        ];
        Sent {
            method: method.into(),
            path: path.into(),
            headers: headers.map(|(name, value)| (name.to_owned(), value.into_bytes())).to_vec(),
            body: Vec::new(),
        }
    }

    /// With one more header.
    pub fn with(mut self, name: &str, value: &str) -> Sent {
        self.headers.push((name.to_owned(), value.into()));
        self
    }

    /// With a form.
    pub fn form(mut self, body: impl Into<String>) -> Sent {
        self.body = body.into().into_bytes();
        self.with("content-type", "application/x-www-form-urlencoded")
    }

    /// With a body of another kind.
    pub fn carrying(mut self, kind: &str, body: impl Into<Vec<u8>>) -> Sent {
        self.body = body.into();
        self.with("content-type", kind)
    }

    /// With one or two parts damaged, with the help of other requests.
    pub fn damaged(mut self, others: &[Sent], chance: &mut Fast) -> Sent {
        let other = &others[chance.below(others.len() as u32) as usize];
        for _ in 0..=chance.below(2) {
            match chance.below(20) {
                0 => self.method = damaged(&[self.method, b"PUT".to_vec(), b"HEAD".to_vec()], chance),
                1..=6 => self.path = damaged(&[self.path, other.path.clone()], chance),
                7..=10 => {
                    let at = chance.below(self.headers.len() as u32) as usize;
                    self.headers[at].1 = damaged(&[self.headers[at].1.clone()], chance);
                }
                11 => {
                    let at = chance.below(other.headers.len() as u32) as usize;
                    self.headers.push(other.headers[at].clone());
                }
                12 => drop(self.headers.remove(chance.below(self.headers.len() as u32) as usize)),
                _ => self.body = damaged(&[self.body.clone(), self.body, other.body.clone()], chance),
            }
        }
        self
    }

    /// As text: the head line by line, then the body. What would end a line is left out of the head.
    pub fn write(&self) -> Vec<u8> {
        let plain = |bytes: &[u8]| bytes.iter().copied().filter(|byte| *byte != b'\n').collect::<Vec<u8>>();
        let mut text = [plain(&self.method), plain(&self.path)].join(&b'\n');
        for (name, value) in &self.headers {
            text = [text, format!("\n{name}: ").into_bytes(), plain(value)].concat();
        }
        [text, b"\n\n".to_vec(), self.body.clone()].concat()
    }

    /// From text.
    pub fn read(text: &[u8]) -> Sent {
        let end = text.windows(2).position(|two| two == b"\n\n").unwrap_or(text.len());
        let mut lines = text[..end].split(|byte| *byte == b'\n').map(<[u8]>::to_vec);
        let (method, path) = (lines.next().unwrap_or_default(), lines.next().unwrap_or_default());
        let header = |line: Vec<u8>| {
            let at = line.windows(2).position(|two| two == b": ")?;
            Some((String::from_utf8(line[..at].to_vec()).ok()?, line[at + 2..].to_vec()))
        };
        Sent { method, path, headers: lines.filter_map(header).collect(), body: text.get(end + 2..).unwrap_or_default().to_vec() }
    }

    /// As the house is asked; nothing if no connection would let it through.
    pub fn request(&self) -> Option<Request<Body>> {
        let mut request = Request::builder().method(self.method.as_slice()).uri(self.path.as_slice());
        for (name, value) in &self.headers {
            request = request.header(name, value.as_slice());
        }
        request.body(Body::from(self.body.clone())).ok()
    }
}

#[test]
fn a_request_is_read_as_it_was_written() {
    let sent = Sent::new("POST", "/tables?a=b", "fixer=1", true).form("game=tcg\n\nlist=1\n");
    assert_eq!(Sent::read(&sent.write()), sent);
    assert!(sent.request().is_some());
    for seed in 0..2000 {
        let damaged = sent.clone().damaged(std::slice::from_ref(&sent), &mut Fast::new(seed)).write();
        let _ = Sent::read(&damaged).request();
    }
}
