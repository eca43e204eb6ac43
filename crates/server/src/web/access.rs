//! What is noted of every request: a line for whoever runs the house, and figures for whoever watches it. Neither holds a
//! secret: no cookie, no token, nothing that was sent, and of what follows the question mark of an address only the names.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use axum::body::HttpBody;
use axum::extract::{Request, State};
use axum::http::{Method, Uri};
use axum::middleware::Next;
use axum::response::Response;

use super::Web;
use crate::serve::Places;

/// The bounds of what requests take, in milliseconds.
const BOUNDS: [u64; 8] = [1, 5, 10, 25, 50, 100, 250, 1000];

/// Methods that are told apart; all others are one.
const METHODS: [Method; 2] = [Method::GET, Method::POST];

/// What is counted.
#[derive(Default)]
pub struct Metrics {
    /// Requests by method and by the first digit of their status.
    requests: [[AtomicU64; 5]; 3],
    /// Requests that took no longer than each bound, and all.
    took: [AtomicU64; BOUNDS.len() + 1],
    /// What all requests took, in microseconds.
    time: AtomicU64,
    /// Streams: how many there can be, and which places are free.
    streams: OnceLock<(usize, Places)>,
    /// Whether addresses stand in the log.
    addresses: bool,
}

impl Metrics {
    /// Nothing was counted yet; whether addresses are to stand in the log.
    pub fn new(addresses: bool) -> Metrics {
        Metrics { addresses, ..Metrics::default() }
    }

    /// These are the places for streams.
    pub(super) fn watch(&self, all: usize, places: Places) {
        let _ = self.streams.set((all, places));
    }

    fn add(&self, method: &Method, status: u16, took: Duration) {
        let place = METHODS.iter().position(|known| known == method).unwrap_or(METHODS.len());
        let class = usize::from(status / 100).clamp(1, 5) - 1;
        self.requests[place][class].fetch_add(1, Ordering::Relaxed);
        let bound = BOUNDS.iter().position(|bound| took <= Duration::from_millis(*bound)).unwrap_or(BOUNDS.len());
        self.took[bound].fetch_add(1, Ordering::Relaxed);
        self.time.fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// How many streams are open.
    pub fn streams(&self) -> usize {
        self.streams.get().map_or(0, |(all, places)| all.saturating_sub(places.free()))
    }

    /// What was counted, as Prometheus reads it.
    pub fn write(&self) -> String {
        let mut text = String::new();
        let _ = writeln!(text, "# HELP fixer_requests_total Requests by method and by the first digit of their status.");
        let _ = writeln!(text, "# TYPE fixer_requests_total counter");
        for (method, counts) in ["GET", "POST", "other"].into_iter().zip(&self.requests) {
            for (class, count) in (1..).zip(counts) {
                let count = count.load(Ordering::Relaxed);
                let _ = writeln!(text, "fixer_requests_total{{method=\"{method}\",status=\"{class}xx\"}} {count}");
            }
        }
        let name = "fixer_request_duration_seconds";
        let _ = writeln!(text, "# HELP {name} From the head of a request to the head of its answer.\n# TYPE {name} histogram");
        let mut sum = 0;
        let bounds = BOUNDS.iter().map(|bound| (*bound as f64 / 1000.0).to_string()).chain(["+Inf".to_owned()]);
        for (bound, count) in bounds.zip(&self.took) {
            sum += count.load(Ordering::Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {sum}");
        }
        let _ = writeln!(text, "{name}_sum {}\n{name}_count {sum}", self.time.load(Ordering::Relaxed) as f64 / 1e6);
        gauge(&mut text, "fixer_streams", "Streams that are open.", self.streams() as f64);
        text
    }
}

/// One figure as Prometheus reads it.
pub fn gauge(text: &mut String, name: &str, says: &str, value: f64) {
    let _ = writeln!(text, "# HELP {name} {says}\n# TYPE {name} gauge\n{name} {value}");
}

/// An address as it is logged: of what follows the question mark only the names, and nothing that could break a line.
fn logged(uri: &Uri) -> String {
    let plain = |text: &str| text.chars().map(|letter| if letter.is_ascii_graphic() { letter } else { '?' }).take(200).collect::<String>();
    let names: Vec<String> = uri
        .query()
        .into_iter()
        .flat_map(|query| query.split('&'))
        .take(20)
        .map(|pair| plain(pair.split('=').next().unwrap_or_default()))
        .collect();
    if names.is_empty() { plain(uri.path()) } else { format!("{}?{}", plain(uri.path()), names.join("&")) }
}

/// Notes a request once it is answered.
pub async fn note(State(web): State<Web>, request: Request, next: Next) -> Response {
    let metrics: &Arc<Metrics> = &web.metrics;
    let begun = Instant::now();
    let (method, uri) = (request.method().clone(), request.uri().clone());
    let address = metrics.addresses.then(|| web.guard.caller(&request).to_string());
    let answer = next.run(request).await;
    let (took, status) = (begun.elapsed(), answer.status().as_u16());
    metrics.add(&method, status, took);
    tracing::info!(
        target: "access",
        method = %method,
        path = logged(&uri),
        status,
        ms = took.as_micros() as f64 / 1000.0,
        bytes = answer.body().size_hint().exact(),
        address,
    );
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_be_a_secret_is_not_logged() {
        let logged = |uri: &str| uri.parse::<Uri>().map(|uri| logged(&uri)).unwrap_or_default();
        assert_eq!(logged("/t/abc/stream?version=123&has=x~y&said="), "/t/abc/stream?version&has&said");
        assert_eq!(logged("/invitation?code=5ec3e7"), "/invitation?code");
        assert_eq!(logged("/"), "/");
        assert!(logged(&format!("/{}", "x".repeat(5000))).len() <= 200);
    }

    #[test]
    fn figures_are_written_as_prometheus_reads_them() {
        let metrics = Metrics::default();
        metrics.add(&Method::GET, 200, Duration::from_millis(3));
        metrics.add(&Method::POST, 429, Duration::from_millis(30));
        metrics.add(&Method::PUT, 405, Duration::from_secs(3));
        let text = metrics.write();
        for line in [
            "fixer_requests_total{method=\"GET\",status=\"2xx\"} 1",
            "fixer_requests_total{method=\"POST\",status=\"4xx\"} 1",
            "fixer_requests_total{method=\"other\",status=\"4xx\"} 1",
            "fixer_request_duration_seconds_bucket{le=\"0.005\"} 1",
            "fixer_request_duration_seconds_bucket{le=\"1\"} 2",
            "fixer_request_duration_seconds_bucket{le=\"+Inf\"} 3",
            "fixer_request_duration_seconds_count 3",
            "fixer_streams 0",
        ] {
            assert!(text.lines().any(|told| told == line), "{line}\n{text}");
        }
        let named = |line: &str| line.starts_with('#') || line.starts_with("fixer_");
        assert!(text.lines().all(named) && text.ends_with('\n'), "{text}");
    }
}
