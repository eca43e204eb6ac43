//! Clients that are slow, talkative or many, and a house that closes.

use std::convert::Infallible;

use axum::response::Sse;
use axum::response::sse::Event;
use axum::routing::get;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};

use super::*;

/// A house of three addresses.
struct Open {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    closed: JoinHandle<()>,
}

async fn open(patience: Patience) -> Open {
    let events = || {
        let first = tokio_stream::once(Ok::<Event, Infallible>(Event::default().data("first")));
        Sse::new(tokio_stream::StreamExt::chain(first, tokio_stream::pending()))
    };
    let endless =
        || Body::from_stream(tokio_stream::iter(std::iter::repeat_with(|| Ok::<_, Infallible>(Bytes::from_static(&[b'x'; 4096])))));
    let slow = || async {
        sleep(Duration::from_millis(300)).await;
        "done"
    };
    let router = Router::new()
        .route("/", get(|ConnectInfo(address): ConnectInfo<SocketAddr>| async move { address.ip().to_string() }))
        .route("/stream", get(move || async move { events() }))
        .route("/endless", get(move || async move { endless() }))
        .route("/slow", get(slow));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    let closed = tokio::spawn(serve(listener, router, patience, async move { drop(stopped.await) }));
    Open { address, stop, closed }
}

impl Open {
    async fn says(&self, words: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(words.as_bytes()).await.unwrap();
        stream
    }

    /// What is answered until the connection is closed.
    async fn asks(&self, words: &str) -> String {
        rest(self.says(words).await).await
    }
}

/// Everything that comes until the end.
async fn rest(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    // A connection that is reset is closed as well.
    let _ = timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await.expect("it is closed");
    String::from_utf8(answer).unwrap()
}

/// Reads until something was said.
async fn until(stream: &mut TcpStream, words: &str) {
    let mut heard = String::new();
    let mut bytes = [0; 1024];
    while !heard.contains(words) {
        let read = timeout(Duration::from_secs(20), stream.read(&mut bytes)).await.expect("something comes").unwrap();
        assert!(read > 0, "it ended: {heard}");
        heard.push_str(&String::from_utf8_lossy(&bytes[..read]));
    }
}

#[tokio::test]
async fn whoever_asks_is_answered_and_known_by_its_address() {
    let house = open(Patience::default()).await;
    let answer = house.asks("GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("127.0.0.1"), "{answer}");
}

#[tokio::test]
async fn whoever_does_not_come_to_the_point_is_let_go() {
    let house = open(Patience { asking: Duration::from_millis(200), ..Patience::default() }).await;
    let mut silent = TcpStream::connect(house.address).await.unwrap();
    let mut slow = house.says("GET / HTTP/1.1\r\nhost: x\r\n").await;
    let started = Instant::now();
    // A header now and then is not enough.
    let drips = async {
        for drip in 0..100 {
            if slow.write_all(format!("x-{drip}: y\r\n").as_bytes()).await.is_err() {
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
        panic!("it was never closed");
    };
    drips.await;
    assert!(started.elapsed() < Duration::from_secs(4));
    let mut byte = [0];
    assert_eq!(timeout(Duration::from_secs(5), silent.read(&mut byte)).await.expect("it is closed").unwrap_or(0), 0);
}

#[tokio::test]
async fn whoever_says_too_much_is_refused() {
    let house = open(Patience::default()).await;
    let ask = |headers: String| format!("GET / HTTP/1.1\r\nhost: x\r\n{headers}connection: close\r\n\r\n");
    let some = |count: usize| ask((0..count).map(|number| format!("x-{number}: y\r\n")).collect());
    assert!(house.asks(&some(HEADERS - 2)).await.starts_with("HTTP/1.1 200"));
    let many = house.asks(&some(HEADERS + 1)).await;
    assert!(many.starts_with("HTTP/1.1 431"), "{many}");
    // The answer may be lost with the connection, for the rest of the request is never read.
    let long = house.asks(&ask(format!("x: {}\r\n", "y".repeat(2 * HEAD)))).await;
    assert!(long.is_empty() || long.starts_with("HTTP/1.1 431"), "{long}");
}

#[tokio::test]
async fn more_connections_than_places_are_refused_until_one_is_free() {
    for (connections, each) in [(2, 10), (10, 2)] {
        let house = open(Patience { connections, each, ..Patience::default() }).await;
        let mut streams = Vec::new();
        for _ in 0..2 {
            let mut stream = house.says("GET /stream HTTP/1.1\r\nhost: x\r\n\r\n").await;
            until(&mut stream, "first").await;
            streams.push(stream);
        }
        let ask = "GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
        let refused = house.asks(ask).await;
        assert!(refused.is_empty() || refused.starts_with("HTTP/1.1 503"), "{refused}");
        streams.pop();
        let answered = async {
            while !house.asks(ask).await.starts_with("HTTP/1.1 200") {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(Duration::from_secs(10), answered).await.expect("the place is free again");
    }
}

#[tokio::test]
async fn whoever_takes_nothing_is_let_go() {
    let house = open(Patience { connections: 1, taking: Duration::from_millis(200), ..Patience::default() }).await;
    let _deaf = house.says("GET /endless HTTP/1.1\r\nhost: x\r\n\r\n").await;
    let ask = "GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    let answered = async {
        while !house.asks(ask).await.starts_with("HTTP/1.1 200") {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(Duration::from_secs(15), answered).await.expect("its place is free again");
}

#[tokio::test]
async fn a_house_that_closes_ends_streams_and_finishes_what_it_answers() {
    let house = open(Patience { farewell: Duration::from_secs(20), ..Patience::default() }).await;
    let mut stream = house.says("GET /stream HTTP/1.1\r\nhost: x\r\n\r\n").await;
    until(&mut stream, "first").await;
    let _idle = TcpStream::connect(house.address).await.unwrap();
    let slow = house.says("GET /slow HTTP/1.1\r\nhost: x\r\n\r\n").await;
    sleep(Duration::from_millis(100)).await;
    let Open { address, stop, closed } = house;
    stop.send(()).unwrap();
    timeout(Duration::from_secs(10), closed).await.expect("it does not wait for streams").unwrap();
    assert!(rest(slow).await.ends_with("done"));
    assert!(rest(stream).await.ends_with("0\r\n\r\n"), "the stream ends as it should");
    assert!(TcpStream::connect(address).await.is_err(), "nobody comes in any more");
}

#[tokio::test]
async fn a_house_that_closes_does_not_wait_for_ever() {
    let house = open(Patience { farewell: Duration::from_millis(200), ..Patience::default() }).await;
    let mut endless = house.says("GET /endless HTTP/1.1\r\nhost: x\r\n\r\n").await;
    until(&mut endless, "xxx").await;
    house.stop.send(()).unwrap();
    timeout(Duration::from_secs(5), house.closed).await.expect("it closes").unwrap();
}
