//! Asking a server elsewhere whose address somebody else has given. It is asked over TLS, at an address that belongs to the
//! world at large: what the name leads to is looked up here, looked at, and that very address is asked, so that no name can
//! lead into the network of the house. Nothing is followed, and of the answer only its head is read.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1::Builder;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use url::Url;

/// How long anything before the question may take, and the question itself.
const PATIENCE: Duration = Duration::from_secs(10);

/// The head of an answer.
const HEAD: usize = 16 << 10;

/// Servers that are asked at once.
const AT_ONCE: usize = 8;

/// Why nothing came of it.
#[derive(Debug, thiserror::Error)]
pub enum ReachError {
    /// It will never work like this.
    #[error("{0}")]
    Never(&'static str),
    /// Nothing was sent; it can be tried again.
    #[error("nothing was sent: {0}")]
    NotSent(String),
    /// Nobody knows whether it has arrived.
    #[error("there was no answer: {0}")]
    Unknown(String),
}

/// Whether an address belongs to the world at large.
pub fn is_global(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_global_4(address),
        IpAddr::V6(address) => is_global_6(address),
    }
}

fn is_global_4(address: Ipv4Addr) -> bool {
    let within = |of: [u8; 4], bits: u32| (u32::from(address) ^ u32::from(Ipv4Addr::from(of))) >> (32 - bits) == 0;
    let special = [
        ([0, 0, 0, 0], 8),
        ([10, 0, 0, 0], 8),
        ([100, 64, 0, 0], 10),
        ([127, 0, 0, 0], 8),
        ([169, 254, 0, 0], 16),
        ([172, 16, 0, 0], 12),
        ([192, 0, 0, 0], 24),
        ([192, 0, 2, 0], 24),
        ([192, 88, 99, 0], 24),
        ([192, 168, 0, 0], 16),
        ([198, 18, 0, 0], 15),
        ([198, 51, 100, 0], 24),
        ([203, 0, 113, 0], 24),
        // Groups, what is kept for later, and everybody.
        ([224, 0, 0, 0], 3),
    ];
    !special.into_iter().any(|(of, bits)| within(of, bits))
}

fn is_global_6(address: Ipv6Addr) -> bool {
    // Only this eighth is given out. In it: what stands for addresses of the fourth version, and what stands in books.
    let parts = address.segments();
    let special = match parts {
        [0x2001, second, ..] => second < 0x0200 || second == 0x0db8,
        [0x2002, ..] => true,
        [0x3fff, second, ..] => second < 0x1000,
        _ => false,
    };
    parts[0] >> 13 == 1 && !special
}

/// Whoever asks.
pub struct Reach {
    tls: TlsConnector,
    /// Whether servers on this machine are asked too, for tests.
    local: bool,
    turns: Semaphore,
}

impl Reach {
    /// It trusts whom browsers trust.
    pub fn new(local: bool) -> Reach {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        Reach::trusting(roots, local)
    }

    /// It trusts these.
    pub fn trusting(roots: RootCertStore, local: bool) -> Reach {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let versions = ClientConfig::builder_with_provider(provider).with_protocol_versions(rustls::DEFAULT_VERSIONS);
        // These versions are among those that the provider knows.
        let config = versions.map(|config| config.with_root_certificates(roots).with_no_client_auth());
        let config = config.unwrap_or_else(|error| panic!("the versions of TLS are unknown: {error}"));
        Reach { tls: TlsConnector::from(Arc::new(config)), local, turns: Semaphore::new(AT_ONCE) }
    }

    /// An address to ask at, of those that a name leads to.
    async fn find(&self, host: &str, port: u16) -> Result<SocketAddr, ReachError> {
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        let all =
            timeout(PATIENCE, lookup_host((bare, port))).await.map_err(|_| ReachError::NotSent("the name is not found".to_owned()))?;
        let mut all = all.map_err(|error| ReachError::NotSent(error.to_string()))?.peekable();
        if all.peek().is_none() {
            return Err(ReachError::NotSent("the name leads nowhere".to_owned()));
        }
        let open = |address: &SocketAddr| is_global(address.ip()) || (self.local && address.ip().is_loopback());
        all.find(open).ok_or(ReachError::Never("the address belongs to a network of its own"))
    }

    /// Sends something: the status that is answered, and after how many seconds to come again, if it says so.
    pub async fn post(&self, to: &Url, heads: &[(&str, &str)], body: Vec<u8>) -> Result<(u16, Option<u32>), ReachError> {
        let _turn = self.turns.acquire().await.map_err(|error| ReachError::NotSent(error.to_string()))?;
        let host = to.host_str().ok_or(ReachError::Never("the address names no server"))?;
        let port = to.port_or_known_default().ok_or(ReachError::Never("the address names no port"))?;
        let address = self.find(host, port).await?;
        let late = |_| ReachError::NotSent("the server does not answer".to_owned());
        let line = timeout(PATIENCE, TcpStream::connect(address)).await.map_err(late)?;
        let line = line.map_err(|error| ReachError::NotSent(error.to_string()))?;
        let mut request = hyper::Request::post(match to.query() {
            Some(query) => format!("{}?{query}", to.path()),
            None => to.path().to_owned(),
        });
        let named = to.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"));
        request = heads.iter().fold(request.header("host", named), |request, (name, value)| request.header(*name, *value));
        let request = request.body(Full::new(Bytes::from(body))).map_err(|_| ReachError::Never("the address cannot be asked"))?;
        if self.local && to.scheme() == "http" {
            return ask(line, request).await;
        }
        let name = ServerName::try_from(host.trim_start_matches('[').trim_end_matches(']').to_owned());
        let name = name.map_err(|_| ReachError::Never("the address names no server"))?;
        let line = timeout(PATIENCE, self.tls.connect(name, line)).await.map_err(late)?;
        ask(line.map_err(|error| ReachError::NotSent(error.to_string()))?, request).await
    }
}

/// Asks over a line that is open.
async fn ask(
    line: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: hyper::Request<Full<Bytes>>,
) -> Result<(u16, Option<u32>), ReachError> {
    let not_sent = |error: hyper::Error| ReachError::NotSent(error.to_string());
    let (mut asks, line) = Builder::new().max_buf_size(HEAD).handshake(TokioIo::new(line)).await.map_err(not_sent)?;
    let held = tokio::spawn(line);
    let answer = timeout(PATIENCE, asks.send_request(request)).await;
    held.abort();
    let answer = answer.map_err(|_| ReachError::Unknown("it takes too long".to_owned()))?;
    let answer = answer.map_err(|error| ReachError::Unknown(error.to_string()))?;
    let after = answer.headers().get("retry-after").and_then(|after| after.to_str().ok()).and_then(|after| after.parse().ok());
    Ok((answer.status().as_u16(), after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_world_are_asked() {
        let global = |text: &str| text.parse().is_ok_and(is_global);
        for own in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.8.8.8",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "192.0.0.8",
            "198.19.0.1",
            "203.0.113.7",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "3fff::1",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!global(own), "{own}");
        }
        for open in [
            "8.8.8.8",
            "100.63.0.1",
            "100.128.0.1",
            "172.15.0.1",
            "172.32.0.1",
            "1.1.1.1",
            "2606:4700::1111",
            "2a00:1450::1",
            "2001:4860::8888",
        ] {
            assert!(global(open), "{open}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_not_asked() {
        let reach = Reach::new(false);
        for (name, never) in [("localhost", true), ("127.0.0.1", true), ("[::1]", true), ("0x7f.1", true), ("2130706433", true)] {
            let to = Url::parse(&format!("https://{name}/x")).ok();
            let Some(to) = to else { panic!("{name} is an address") };
            let refused = reach.post(&to, &[], Vec::new()).await;
            assert_eq!(matches!(refused, Err(ReachError::Never(_))), never, "{name}: {refused:?}");
        }
    }
}
