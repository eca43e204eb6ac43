//! Connections: how many there may be, how slow they may be, and how they come to an end.
//!
//! One task for each connection. Whoever does not say what it wants, says too much, or does not take what it
//! asked for is let go, so that nobody can hold the house up by doing nothing.

mod patient;
mod places;

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{ConnectInfo, Request};
use axum::http::header::CONTENT_TYPE;
use axum::response::Response;
use hyper::body::Frame;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use ipnet::IpNet;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt;

use patient::Patient;
pub use places::{Place, Places, home};

/// What connections may do.
#[derive(Clone, Debug)]
pub struct Patience {
    /// Connections that are open at once in all.
    pub connections: usize,
    /// Connections that are open at once from one address.
    pub each: usize,
    /// Proxies, which speak for many: their connections are counted in all only.
    pub proxies: Vec<IpNet>,
    /// How long a connection may take to say what it wants, or say nothing between two requests.
    pub asking: Duration,
    /// How long it may take next to nothing of what it is sent.
    pub taking: Duration,
    /// How long requests may go on when the house closes.
    pub farewell: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        let [asking, taking, farewell] = [10, 30, 3].map(Duration::from_secs);
        Patience { connections: 10_000, each: 256, proxies: Vec::new(), asking, taking, farewell }
    }
}

/// Headers that a request may have at most.
const HEADERS: usize = 64;
/// The bytes of a request's head at most.
const HEAD: usize = 64 << 10;
/// Said to those who come when the house is full.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

/// Answers whoever comes, until `stopped`. Then requests that are being answered may finish for a moment, and
/// streams end.
pub async fn serve(listener: TcpListener, router: Router, patience: Patience, stopped: impl Future<Output = ()>) {
    let places = Places::new(patience.connections, patience.each);
    let (stop, stopping) = watch::channel(false);
    let mut stopped = pin!(stopped);
    loop {
        let come = tokio::select! {
            come = listener.accept() => come,
            () = stopped.as_mut() => break,
        };
        match come {
            Ok((stream, address)) => match places.take(counted(&patience, address)) {
                Some(place) => {
                    let (router, patience, stopping) = (router.clone(), patience.clone(), stopping.clone());
                    tokio::spawn(async move {
                        let _place = place;
                        connection(stream, address, router, &patience, stopping).await;
                    });
                }
                // Whoever is not told learns it from the connection that is closed.
                None => drop(stream.try_write(FULL)),
            },
            Err(error) => wait_for_the_system(&error).await,
        }
    }
    drop(listener);
    stop.send_replace(true);
    let _ = tokio::time::timeout(patience.farewell, places.all_free(patience.connections)).await;
}

/// The address for which a connection is counted; none for proxies.
fn counted(patience: &Patience, address: SocketAddr) -> Option<IpAddr> {
    let address = address.ip().to_canonical();
    (!patience.proxies.iter().any(|proxies| proxies.contains(&address))).then_some(address)
}

/// A connection that went away before it was taken is no trouble; whatever else the system lacks (files, memory)
/// may come back in a moment.
async fn wait_for_the_system(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::error!(%error, "no connection can be taken");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

async fn connection(stream: TcpStream, address: SocketAddr, router: Router, patience: &Patience, mut stopping: watch::Receiver<bool>) {
    // An event is sent at once, however short it is.
    let _ = stream.set_nodelay(true);
    let ends = stopping.clone();
    let answer = service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
        let (router, ends) = (router.clone(), ends.clone());
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(address));
        async move { router.oneshot(request).await.map(|answer| ending(answer, ends)) }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience.asking).max_headers(HEADERS).max_buf_size(HEAD);
    let mut connection = pin!(http.serve_connection(TokioIo::new(Patient::new(stream, patience.taking)), answer));
    tokio::select! {
        // Whatever went wrong, it is the other side's.
        _ = connection.as_mut() => return,
        _ = stopping.wait_for(|stop| *stop) => connection.as_mut().graceful_shutdown(),
    }
    let _ = tokio::time::timeout(patience.farewell, connection).await;
}

/// Lets a stream end when the house closes; any other answer is finished.
fn ending(answer: Response, mut stopping: watch::Receiver<bool>) -> Response {
    if answer.headers().get(CONTENT_TYPE).is_none_or(|kind| kind != "text/event-stream") {
        return answer;
    }
    let stop = Box::pin(async move { drop(stopping.wait_for(|stop| *stop).await) });
    answer.map(|body| Body::new(Ending { body, stop }))
}

/// A body that ends when the house closes.
struct Ending {
    body: Body,
    stop: Pin<Box<dyn Future<Output = ()> + Send>>,
}

impl HttpBody for Ending {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.stop.as_mut().poll(context).is_ready() {
            return Poll::Ready(None);
        }
        Pin::new(&mut self.body).poll_frame(context)
    }
}

#[cfg(test)]
mod tests;
