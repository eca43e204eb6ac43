//! A house for tests, and whoever calls it.

use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::request::Builder;
use axum::http::{Request, Response, StatusCode};
use http_body_util::BodyExt;
use server::house::{House, Settings};
use server::store::Store;
use server::web::{Address, IpNet, Limits, app};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use tower::ServiceExt;

pub const HOST: &str = "127.0.0.1:2077";
/// Another name of the same house.
pub const NAMED: &str = "localhost:2077";

pub struct Site {
    router: Router,
    pub house: House,
    pub store: Store,
    pub folder: PathBuf,
}

fn open(store: &Store, limits: Limits, settings: Settings, proxies: Vec<IpNet>) -> (Router, House) {
    let house = House::open(registry::games().collect(), store.clone(), settings);
    (door(&house, limits, proxies), house)
}

fn door(house: &House, limits: Limits, proxies: Vec<IpNet>) -> Router {
    app(house.clone(), Address { hosts: vec![HOST.to_owned(), NAMED.to_owned()], tls: false, proxies, limits })
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Site {
    pub async fn new(name: &str) -> Site {
        Site::with(name, Limits { requests: 100_000, changes: 100_000, newcomers: 1000, ..Limits::default() }, Settings::default()).await
    }

    pub async fn with(name: &str, limits: Limits, settings: Settings) -> Site {
        Site::behind(name, limits, settings, Vec::new()).await
    }

    /// A house behind proxies.
    pub async fn behind(name: &str, limits: Limits, settings: Settings, proxies: Vec<IpNet>) -> Site {
        let folder = std::env::temp_dir().join(format!("fixer-web-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let store = Store::open(&folder).await.unwrap();
        let settings = Settings { pause: Duration::ZERO, ..settings };
        let (router, house) = open(&store, limits, settings, proxies);
        Site { router, house, store, folder }
    }

    /// Another house with the same guests and tables.
    pub fn beside(&self, settings: Settings) -> Site {
        let limits = Limits { requests: 100_000, ..Limits::default() };
        let (router, house) = open(&self.store, limits, settings, Vec::new());
        Site { router, house, store: self.store.clone(), folder: PathBuf::new() }
    }

    /// What is shown of another house with the same guests and tables.
    pub fn of(&self, house: House) -> Site {
        Site { router: door(&house, Limits::default(), Vec::new()), house, store: self.store.clone(), folder: PathBuf::new() }
    }

    /// The folder of the database.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// What many requests are answered that come at once.
    pub async fn at_once(&self, requests: Vec<Request<Body>>) -> Vec<StatusCode> {
        let ask = |request| tokio::spawn(self.router.clone().oneshot(request));
        let asked: Vec<_> = requests.into_iter().map(ask).collect();
        let mut answers = Vec::new();
        for one in asked {
            answers.push(one.await.unwrap().unwrap().status());
        }
        answers
    }

    /// The stored log of a table, line by line; its address is `/t/ID`.
    pub async fn stored(&self, table: &str) -> Vec<String> {
        self.store.table(table.trim_start_matches("/t/")).await.unwrap().unwrap().entries
    }

    /// Rewrites a stored entry, as if a program of another time had written it.
    pub async fn rewrite(&self, table: &str, number: usize, change: impl Fn(&str) -> String) {
        let entry = change(&self.stored(table).await[number]);
        let mut database = SqliteConnectOptions::new().filename(self.folder.join("fixer.db")).connect().await.unwrap();
        let sql = "UPDATE entries SET entry = ? WHERE table_id = ? AND number = ?";
        let query = sqlx::query(sql).bind(entry).bind(table.trim_start_matches("/t/").to_owned()).bind(number as i64);
        assert_eq!(query.execute(&mut database).await.unwrap().rows_affected(), 1);
    }

    pub async fn send(&self, request: Request<Body>) -> Response<Body> {
        self.router.clone().oneshot(request).await.unwrap()
    }
}

/// A browser with its cookies.
pub struct Browser<'s> {
    pub site: &'s Site,
    pub cookie: String,
    pub accept: &'static str,
    /// What a program shows instead of a cookie.
    pub token: Option<String>,
    /// The name by which it calls the house.
    pub host: &'static str,
    /// The address that it seems to come from.
    pub address: Option<IpAddr>,
}

pub async fn text(answer: Response<Body>) -> String {
    String::from_utf8(answer.into_body().collect().await.unwrap().to_bytes().to_vec()).unwrap()
}

impl<'s> Browser<'s> {
    pub fn new(site: &'s Site) -> Browser<'s> {
        Browser { site, cookie: String::new(), accept: "text/html", token: None, host: HOST, address: None }
    }

    pub fn program(site: &'s Site) -> Browser<'s> {
        Browser { accept: "application/json", ..Browser::new(site) }
    }

    pub fn request(&self, method: &str, path: &str) -> Builder {
        let request = Request::builder().method(method).uri(path).header("host", self.host).header("accept", self.accept);
        let request = if self.cookie.is_empty() { request } else { request.header("cookie", &self.cookie) };
        let request = self.token.iter().fold(request, |request, token| request.header("authorization", format!("Bearer {token}")));
        self.address.iter().fold(request, |request, address| request.extension(ConnectInfo(SocketAddr::new(*address, 7))))
    }

    pub async fn get(&self, path: &str) -> (StatusCode, String) {
        let answer = self.site.send(self.request("GET", path).body(Body::empty()).unwrap()).await;
        (answer.status(), text(answer).await)
    }

    pub async fn post(&mut self, path: &str, form: &str) -> (StatusCode, String, String) {
        let request = self.request("POST", path).header("origin", format!("http://{}", self.host));
        let request = request.header("content-type", "application/x-www-form-urlencoded").body(Body::from(form.to_owned())).unwrap();
        let answer = self.site.send(request).await;
        for cookie in answer.headers().get_all("set-cookie") {
            self.keep(cookie.to_str().unwrap());
        }
        let place = answer.headers().get("location").map(|place| place.to_str().unwrap().to_owned()).unwrap_or_default();
        (answer.status(), place, text(answer).await)
    }

    /// Keeps a cookie beside the others, or throws it away.
    fn keep(&mut self, cookie: &str) {
        let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
        let others = self.cookie.split("; ").filter(|kept| !kept.is_empty() && kept.split('=').next() != Some(name)).map(str::to_owned);
        let fresh = (!value.is_empty()).then(|| format!("{name}={value}"));
        self.cookie = fresh.into_iter().chain(others).collect::<Vec<_>>().join("; ");
    }

    /// The question that a page asks.
    pub async fn asked(&self, path: &str) -> String {
        let page = self.get(path).await.1;
        page.split("name=\"asked\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap().to_owned()
    }

    pub async fn json(&self, path: &str) -> serde_json::Value {
        let (status, body) = self.get(path).await;
        assert_eq!(status, StatusCode::OK, "{body}");
        serde_json::from_str(&body).unwrap()
    }
}

/// Plays a table as a program until it is over, always with the first choice.
pub async fn play_out(browser: &mut Browser<'_>, table: &str) -> serde_json::Value {
    for _ in 0..5000 {
        let state = browser.json(table).await;
        if !state["over"].is_null() {
            return state;
        }
        if let Some(seat) = state["seat"].as_u64() {
            let form = decision(&state, seat, 0);
            let (status, _, body) = browser.post(&format!("{table}/decide"), &form).await;
            assert_eq!(status, StatusCode::OK, "{body}");
        } else {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
    panic!("the table does not end");
}

/// The form of a decision: the choice at a place of what is offered.
pub fn decision(state: &serde_json::Value, seat: u64, place: usize) -> String {
    let choice = state["offers"][place]["key"].as_str().unwrap().replace(' ', "+").replace('>', "%3E");
    format!("seat={seat}&asked={}&choice={choice}", state["asked"].as_str().unwrap())
}
