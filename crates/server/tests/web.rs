//! The router, called as a browser and as a program would call it.

#![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

use std::path::PathBuf;
use std::sync::LazyLock;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode};
use bots::Bots;
use http_body_util::BodyExt;
use server::house::{Customs, House, Registered};
use server::store::Store;
use server::web::{Address, Limits, app};
use table::any::{AnyGame, any};
use tower::ServiceExt;

static GAMES: LazyLock<Vec<Box<dyn AnyGame>>> =
    LazyLock::new(|| vec![any(gangs::game::Gangs::default(), Bots), any(samples::TicTacToe, Bots), any(samples::Leduc, Bots)]);

const HOST: &str = "127.0.0.1:2077";

struct Site {
    router: Router,
    folder: PathBuf,
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Site {
    async fn new(name: &str) -> Site {
        Site::with(name, Limits { requests: 1000, ..Limits::default() }).await
    }

    async fn with(name: &str, limits: Limits) -> Site {
        let folder = std::env::temp_dir().join(format!("fixer-web-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let games: Vec<Registered> = GAMES.iter().map(|game| &**game).collect();
        let customs = Customs { pause: Duration::ZERO, ..Customs::default() };
        let house = House::open(games, Store::open(&folder).await.unwrap(), customs);
        Site { router: app(house, Address { hosts: vec![HOST.to_owned()], tls: false, limits }), folder }
    }

    async fn send(&self, request: Request<Body>) -> Response<Body> {
        self.router.clone().oneshot(request).await.unwrap()
    }
}

/// A browser with its cookies.
struct Browser<'s> {
    site: &'s Site,
    cookie: String,
    accept: &'static str,
}

async fn text(answer: Response<Body>) -> String {
    String::from_utf8(answer.into_body().collect().await.unwrap().to_bytes().to_vec()).unwrap()
}

impl<'s> Browser<'s> {
    fn new(site: &'s Site) -> Browser<'s> {
        Browser { site, cookie: String::new(), accept: "text/html" }
    }

    fn program(site: &'s Site) -> Browser<'s> {
        Browser { accept: "application/json", ..Browser::new(site) }
    }

    fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let request = Request::builder().method(method).uri(path).header("host", HOST).header("accept", self.accept);
        if self.cookie.is_empty() { request } else { request.header("cookie", &self.cookie) }
    }

    async fn get(&self, path: &str) -> (StatusCode, String) {
        let answer = self.site.send(self.request("GET", path).body(Body::empty()).unwrap()).await;
        (answer.status(), text(answer).await)
    }

    async fn post(&mut self, path: &str, form: &str) -> (StatusCode, String, String) {
        let request = self.request("POST", path).header("origin", format!("http://{HOST}"));
        let request = request.header("content-type", "application/x-www-form-urlencoded").body(Body::from(form.to_owned())).unwrap();
        let answer = self.site.send(request).await;
        if let Some(cookie) = answer.headers().get("set-cookie") {
            self.cookie = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
        }
        let place = answer.headers().get("location").map(|place| place.to_str().unwrap().to_owned()).unwrap_or_default();
        (answer.status(), place, text(answer).await)
    }

    /// The question that a page asks.
    async fn asked(&self, path: &str) -> String {
        let page = self.get(path).await.1;
        page.split("name=\"asked\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap().to_owned()
    }

    async fn json(&self, path: &str) -> serde_json::Value {
        let (status, body) = self.get(path).await;
        assert_eq!(status, StatusCode::OK, "{body}");
        serde_json::from_str(&body).unwrap()
    }
}

/// Plays a table as a program until it is over, always with the first choice.
async fn play_out(browser: &mut Browser<'_>, table: &str) -> serde_json::Value {
    for _ in 0..5000 {
        let state = browser.json(table).await;
        if !state["over"].is_null() {
            return state;
        }
        if let Some(seat) = state["seat"].as_u64() {
            let choice = state["offers"][0]["key"].as_str().unwrap().replace(' ', "+").replace('>', "%3E");
            let form = format!("seat={seat}&asked={}&choice={choice}", state["asked"].as_str().unwrap());
            let (status, _, body) = browser.post(&format!("{table}/decide"), &form).await;
            assert_eq!(status, StatusCode::OK, "{body}");
        } else {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
    panic!("the table does not end");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_clicks_to_be_playing() {
    let site = Site::new("clicks").await;
    let mut browser = Browser::new(&site);
    let (status, lobby) = browser.get("/").await;
    assert_eq!(status, StatusCode::OK);
    assert!(lobby.contains("Play Cyberpunk 2077: Gangs of Night City now"), "{lobby}");
    let (status, place, _) = browser.post("/tables", "game=gangs&now=yes").await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    assert!(place.starts_with("/t/") && browser.cookie.starts_with("fixer="), "{place}");
    let (_, page) = browser.get(&place).await;
    for part in ["Guest 1", "(you)", "street", "class=\"felt\""] {
        assert!(page.contains(part), "{part}\n{page}");
    }
    assert!(browser.get("/").await.1.contains(&place), "it stands among one's own tables");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_plays_whole_games_with_a_token() {
    let site = Site::new("program").await;
    for (game, seats) in [("tictactoe", 2), ("leduc", 2), ("gangs", 2)] {
        let mut program = Browser::program(&site);
        let (status, _, body) = program.post("/tables", &format!("game={game}")).await;
        assert_eq!(status, StatusCode::OK, "{body}");
        let opened: serde_json::Value = serde_json::from_str(&body).unwrap();
        let table = format!("/t/{}", opened["table"].as_str().unwrap());
        assert_eq!(opened["token"].as_str().unwrap().len(), 64);
        let over = play_out(&mut program, &table).await;
        assert_eq!(over["seats"].as_array().unwrap().len(), seats);
        let (status, replay) = program.get(&format!("{table}/replay.json")).await;
        assert_eq!(status, StatusCode::OK);
        assert!(table::replay::Replay::parse(&replay).is_ok());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_decides_for_another_or_twice() {
    let site = Site::new("others").await;
    let (mut one, mut two) = (Browser::new(&site), Browser::new(&site));
    let (_, table, _) = one.post("/tables", "game=tictactoe&seat-0=me&seat-1=open").await;
    assert!(one.get(&table).await.1.contains("Waiting for players"));
    assert!(two.get("/").await.1.contains(&table), "open seats stand in the lobby");
    let (status, ..) = two.post(&format!("{table}/sit"), "seat=0").await;
    assert_eq!(status, StatusCode::CONFLICT, "somebody sits there");
    let (status, ..) = two.post(&format!("{table}/sit"), "seat=1").await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let decide = format!("{table}/decide");
    let asked = one.asked(&table).await;
    let with = |seat: u8, asked: &str, choice: &str| format!("seat={seat}&asked={asked}&choice={choice}");
    assert_eq!(two.post(&decide, &with(0, &asked, "b2")).await.0, StatusCode::FORBIDDEN);
    assert_eq!(two.post(&decide, &with(1, &asked, "b2")).await.0, StatusCode::UNPROCESSABLE_ENTITY, "it is not its turn");
    assert_eq!(one.post(&decide, &with(0, "", "b2")).await.0, StatusCode::CONFLICT);
    assert_eq!(one.post(&decide, &with(0, &asked, "z9")).await.0, StatusCode::UNPROCESSABLE_ENTITY, "no such choice");
    assert_eq!(one.post(&decide, &with(0, &asked, "b2")).await.0, StatusCode::SEE_OTHER);
    assert_eq!(one.post(&decide, &with(0, &asked, "b2")).await.0, StatusCode::UNPROCESSABLE_ENTITY, "sent twice");
    assert_eq!(Browser::new(&site).post(&decide, &with(1, &asked, "a1")).await.0, StatusCode::FORBIDDEN);
    assert_eq!(one.post(&format!("{table}/undo"), "at=2").await.0, StatusCode::SEE_OTHER);
    assert_eq!(one.post(&decide, &with(0, &asked, "a1")).await.0, StatusCode::CONFLICT, "the page is old");
    let asked = one.asked(&table).await;
    assert_eq!(one.post(&decide, &with(0, &asked, "a1")).await.0, StatusCode::SEE_OTHER, "taken back, and decided again");
    assert_eq!(two.post(&format!("{table}/undo"), "at=4").await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(two.post(&format!("{table}/concede"), "").await.0, StatusCode::SEE_OTHER);
    assert!(one.get(&table).await.1.contains("A seat left the table."));
    let (status, again, _) = one.post(&format!("{table}/rematch"), "").await;
    assert!(status == StatusCode::SEE_OTHER && again != table);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_seat_does_not_know_is_not_sent() {
    let site = Site::new("secret").await;
    let (mut one, mut two) = (Browser::program(&site), Browser::program(&site));
    let (_, _, body) = one.post("/tables", "game=leduc&seat-0=me&seat-1=open").await;
    let opened: serde_json::Value = serde_json::from_str(&body).unwrap();
    let table = format!("/t/{}", opened["table"].as_str().unwrap());
    two.post(&format!("{table}/sit"), "seat=1").await;
    let (own, other, nobody) = (one.json(&table).await, two.json(&table).await, Browser::program(&site).json(&table).await);
    assert!(own["view"]["cards"][0].is_string() && own["view"]["cards"][1].is_null(), "{own}");
    assert!(other["view"]["cards"][1].is_string() && other["view"]["cards"][0].is_null(), "{other}");
    assert!(
        nobody["view"]["cards"][0].is_null() && nobody["view"]["cards"][1].is_null() && nobody["offers"].as_array().unwrap().is_empty()
    );
    assert_eq!(one.get(&format!("{table}/replay.json")).await.0, StatusCode::CONFLICT, "the seed stays secret until the end");
}

#[tokio::test]
async fn the_door_is_guarded() {
    let site = Site::new("door").await;
    let form = || Body::from("game=tictactoe");
    let post = || {
        Request::builder().method("POST").uri("/tables").header("host", HOST).header("content-type", "application/x-www-form-urlencoded")
    };
    for (request, status) in [
        (post().header("origin", "http://evil.example").body(form()), StatusCode::FORBIDDEN),
        (post().header("sec-fetch-site", "cross-site").body(form()), StatusCode::FORBIDDEN),
        (post().body(form()), StatusCode::FORBIDDEN),
        (post().header("sec-fetch-site", "same-origin").body(form()), StatusCode::SEE_OTHER),
        (Request::builder().uri("/").header("host", "evil.example").body(Body::empty()), StatusCode::MISDIRECTED_REQUEST),
        (Request::builder().uri("/").body(Body::empty()), StatusCode::MISDIRECTED_REQUEST),
        (Request::builder().uri("/t/../../etc").header("host", HOST).body(Body::empty()), StatusCode::NOT_FOUND),
        (Request::builder().uri("/t/nowhere").header("host", HOST).body(Body::empty()), StatusCode::NOT_FOUND),
        (
            Request::builder().method("DELETE").uri("/").header("host", HOST).header("authorization", "Bearer x").body(Body::empty()),
            StatusCode::METHOD_NOT_ALLOWED,
        ),
        (post().header("origin", format!("http://{HOST}")).body(Body::from("x".repeat(100_000))), StatusCode::PAYLOAD_TOO_LARGE),
    ] {
        let answer = site.send(request.unwrap()).await;
        assert_eq!(answer.status(), status);
        assert!(answer.headers()["content-security-policy"].to_str().unwrap().starts_with("default-src 'none'"));
    }
}

#[tokio::test]
async fn whoever_asks_too_much_waits() {
    let site = Site::with("quick", Limits { requests: 2, ..Limits::default() }).await;
    let browser = Browser::new(&site);
    let mut answers = Vec::new();
    for _ in 0..40 {
        answers.push(browser.get("/healthz").await.0);
    }
    assert_eq!(answers[0], StatusCode::OK);
    assert!(answers.contains(&StatusCode::TOO_MANY_REQUESTS));
}

#[tokio::test]
async fn pages_are_in_the_readers_language() {
    let site = Site::new("lang").await;
    let request = Request::builder().uri("/").header("host", HOST).header("accept-language", "it-IT,en;q=0.5").body(Body::empty()).unwrap();
    let page = text(site.send(request).await).await;
    assert!(page.contains("<html lang=\"it\">") && page.contains("Chi si siede stasera?"), "{page}");
    let mut browser = Browser::new(&site);
    let (status, place, _) = browser.post("/language", "lang=it&back=/about").await;
    assert_eq!((status, place.as_str()), (StatusCode::SEE_OTHER, "/about"));
    assert!(browser.get("/about").await.1.contains("Informazioni su Fixer"));
    assert_eq!(browser.post("/language", "lang=it&back=//evil.example").await.1, "/");
    for page in ["/new?game=gangs", "/rules/gangs?q=Sparatoria", "/rules", "/house.css", "/house.js", "/readyz"] {
        let (status, body) = browser.get(page).await;
        assert!(status.is_success() || status.is_redirection(), "{page}");
        assert!(!body.contains('⟦'), "{page}: a text is missing");
    }
}

#[tokio::test]
async fn wrong_options_are_told_where_they_were_chosen() {
    let site = Site::new("options").await;
    let mut browser = Browser::new(&site);
    let (status, _, page) = browser.post("/tables", "game=gangs&option-story=unknown").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.contains("&#39;unknown&#39; is not known") || page.contains("'unknown' is not known"), "{page}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_sends_what_is_new() {
    let site = Site::new("stream").await;
    let mut browser = Browser::new(&site);
    let (_, table, _) = browser.post("/tables", "game=tictactoe&seat-0=me&seat-1=me").await;
    let request = browser.request("GET", &format!("{table}/stream?at=1")).body(Body::empty()).unwrap();
    let mut stream = site.send(request).await.into_body();
    let asked = browser.asked(&table).await;
    browser.post(&format!("{table}/decide"), &format!("seat=0&asked={asked}&choice=b2")).await;
    let frame = tokio::time::timeout(Duration::from_secs(10), stream.frame()).await.unwrap().unwrap().unwrap();
    let event = String::from_utf8(frame.into_data().unwrap().to_vec()).unwrap();
    assert!(event.contains("event: table") && event.contains("id: 2") && event.contains("takes b2"), "{event}");
}
