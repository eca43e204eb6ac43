//! The router, called with damaged requests: it answers all of them, in time, and never with a failure of its own.

use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::LazyLock;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::header::{CONTENT_TYPE, LOCATION, SET_COOKIE};
use axum::http::{Response, StatusCode};
use serde_json::Value;
use server::house::{House, Settings};
use server::store::Store;
use server::web::{Address, Limits, app};
use table::any::Fields;
use tokio::runtime::Runtime;
use tower::ServiceExt;

use crate::Area;
use crate::parsers::{lists, replays};
use crate::requests::{HOST, Sent};

/// After how many requests there are fresh questions to answer, and after how many a fresh house.
const FRESH: u64 = 100;
const HOUSE: u64 = 3000;

/// The largest answer: a page of all cards is far smaller.
const ANSWER: usize = 8 << 20;

/// A list of cards as a form sends it, and a replay file.
static LIST: LazyLock<String> = LazyLock::new(|| lists().pop().unwrap_or_default().replace(' ', "+").replace('\n', "%0A"));
static FILE: LazyLock<String> = LazyLock::new(|| replays().swap_remove(3));

/// A house with guests, tables and requests that it understands.
struct Room {
    router: Router,
    folder: PathBuf,
    cookies: [String; 2],
    tables: Vec<String>,
    known: Vec<Sent>,
    asked: u64,
}

impl Drop for Room {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Asks the house; an answer that never comes is an error.
async fn ask(router: &Router, sent: &Sent) -> Result<Option<Response<Body>>, String> {
    let Some(request) = sent.request() else { return Ok(None) };
    let answer = tokio::time::timeout(Duration::from_secs(45), router.clone().oneshot(request)).await;
    Ok(Some(answer.map_err(|_| "no answer within 45 s".to_owned())?.map_err(|never| never.to_string())?))
}

async fn told(answer: Response<Body>) -> Value {
    serde_json::from_slice(&to_bytes(answer.into_body(), ANSWER).await.unwrap()).unwrap_or_default()
}

impl Room {
    async fn open(number: u64) -> Room {
        let folder = std::env::temp_dir().join(format!("fixer-malformed-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let store = Store::open(&folder).await.unwrap();
        let quotas = Settings { playing: 1_000_000, open: 1_000_000, brought: 1_000_000, ..Settings::default() };
        let settings = Settings { pause: Duration::ZERO, iterations: 20, seconds: 1, ..quotas };
        let limits = Limits { requests: 1_000_000, changes: 1_000_000, newcomers: 1_000_000, ..Limits::default() };
        let house = House::open(registry::games().collect(), store, settings);
        let router = app(house, Address { hosts: vec![HOST.to_owned()], tls: false, proxies: Vec::new(), limits });
        let mut room = Room { router, folder, cookies: Default::default(), tables: Vec::new(), known: Vec::new(), asked: 0 };
        for guest in 0..2 {
            let name = ["name=Anna", "name=Berto"][guest];
            let answer = ask(&room.router, &Sent::new("POST", "/guests", "a=b", true).form(name)).await.unwrap().unwrap();
            assert_eq!(answer.status(), StatusCode::OK);
            room.cookies[guest] = answer.headers()[SET_COOKIE].to_str().unwrap().split(';').next().unwrap().to_owned();
        }
        for game in registry::games() {
            let key = game.about().key;
            for how in ["sit=hot", "seat-0=me&seat-1=open", "seat-0=me&seat-1=street"] {
                let open = Sent::new("POST", "/tables", &room.cookies[0], true).form(format!("game={key}&{how}"));
                let answer = told(ask(&room.router, &open).await.unwrap().unwrap()).await;
                room.tables.push(answer["table"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned());
            }
        }
        room.refresh().await;
        room
    }

    /// Requests that the house understands now.
    async fn refresh(&mut self) {
        let [own, other] = self.cookies.clone();
        let (list, file) = (LIST.as_str(), FILE.as_str());
        let post = |path: &str, form: String| Sent::new("POST", path, &own, form.len().is_multiple_of(2)).form(form);
        let get = |path: &str| Sent::new("GET", path, &own, path.len().is_multiple_of(2));
        let mut known: Vec<Sent> = ["/", "/new?game=tcg&option-edition=comprehensive&deck=the-heist", "/new?game=gangs&option-mode=solo"]
            .into_iter()
            .chain(["/cards/tcg?q=v&kind=unit&color=red", "/cards/gangs?q=a", "/rules/gangs?q=Gang", "/decks/tcg", "/decks", "/rules"])
            .chain(["/name", "/about", "/readyz", "/healthz", "/house.css", "/house.js", "/more.js", "/nowhere", "/api/openapi.json"])
            .chain(["/talk?after=5", "/talk/1", "/talk/stream?said=5", "/shunned", "/invitation?code=0011"])
            .map(get)
            .collect();
        for game in registry::games() {
            let about = game.about();
            for option in about.options {
                known.push(post("/tables", format!("game={}&sit=hot&option-{}={}", about.key, option.key, option.values[0])));
            }
            assert!(game.seats(&Fields::new()).is_ok());
        }
        known.extend([
            post("/tables", format!("game=tcg&seat-0=me&seat-1=random&deck=merc-turbo&deck-others=random&list={list}")),
            post("/tables", "game=gangs&now=yes&bot=edge:10".to_owned()),
            post("/guests", "name=Anna+Maria".to_owned()),
            post("/language", "lang=it&back=/about".to_owned()),
            post("/talk", "text=Anybody+for+a+game%3F".to_owned()),
            post("/talk/1/mute", "lift=yes".to_owned()),
            post("/talk/1/block", "lift=no".to_owned()),
            post("/talk/1/report", "reason=rude".to_owned()),
            post("/shunned", "guest=2&table=nowhere".to_owned()),
            post("/invitation", "code=0011223344556677".to_owned()),
            post("/decks/tcg", format!("what=check&list={list}")),
            post("/decks/tcg", format!("what=hand&number=3&list={list}")),
            post("/decks/tcg", "deck=the-heist&load=yes&q=v&kind=unit&color=red".to_owned()),
            Sent::new("POST", "/replays", &own, true).carrying("text/plain", file),
            Sent::new("POST", "/replays", &own, false).carrying(
                "multipart/form-data; boundary=edge",
                format!(
                    "--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.json\"\r\nContent-Type: application/json\r\n\r\n\
                     {file}\r\n--edge--\r\n"
                ),
            ),
        ]);
        let mut at_tables = Vec::new();
        for id in &self.tables {
            let table = format!("/t/{id}");
            let state = ask(&self.router, &Sent::new("GET", &table, &own, true)).await.unwrap().unwrap();
            let state = told(state).await;
            let choice = state["offers"][0]["key"].as_str().unwrap_or("end").replace(' ', "+");
            let (seat, asked) = (state["seat"].as_u64().unwrap_or_default(), state["asked"].as_str().unwrap_or_default());
            at_tables.extend([
                get(&table),
                get(&table).with("x-fixer", "fragment"),
                get(&format!("{table}/replay?at=1")),
                get(&format!("{table}/replay.json")),
                get(&format!("{table}/stream?version=old")).with("last-event-id", "0-0"),
                post(&format!("{table}/decide"), format!("seat={seat}&asked={asked}&choice={choice}")),
                post(&format!("{table}/decide"), format!("seat={seat}&asked={asked}&choice={choice}")),
                post(&format!("{table}/undo"), format!("seat={seat}&moment=0-0")),
                post(&format!("{table}/curtain"), "seat=1".to_owned()),
                post(&format!("{table}/pass"), "seat=0&passes=yes".to_owned()),
                post(&format!("{table}/consent"), "agrees=yes".to_owned()),
                post(&format!("{table}/rematch"), String::new()),
                post(&format!("{table}/drop"), "seat=1".to_owned()),
                get(&format!("{table}/turn")),
                get(&format!("{table}/talk?after=1")),
                get(&format!("{table}/stream?said=0")),
                post(&format!("{table}/talk"), "text=Hello+there".to_owned()),
                Sent::new("POST", &format!("{table}/talk"), &other, true).form("phrase=game"),
                post(&format!("{table}/continue"), "at=1&seat=0".to_owned()),
                post(&format!("{table}/nonce"), format!("seat=0&commitment={}", "0a".repeat(32))),
                Sent::new("POST", &format!("{table}/sit"), &other, true).form(format!("seat=1&nonce=own&deck=random&list={list}")),
                Sent::new("POST", &format!("{table}/concede"), &other, true).form("seat=1"),
                Sent::new("POST", &format!("{table}/void"), &other, true).form("seat=1"),
                Sent::new("POST", &format!("{table}/close"), &other, true).form("agrees=yes"),
            ]);
        }
        known.extend(at_tables);
        self.known = known;
    }

    /// Sends a request and looks at the answer.
    async fn send(&self, sent: &Sent) -> Result<&'static str, String> {
        let Some(answer) = ask(&self.router, sent).await? else { return Ok("no request") };
        let status = answer.status();
        if status.is_server_error() && status != StatusCode::SERVICE_UNAVAILABLE {
            return Err(format!("answered {status}"));
        }
        if let Some(place) = answer.headers().get(LOCATION).map(|place| place.as_bytes()) {
            // Only into the house: a browser reads a second slash, and whatever it drops before one, as another house.
            let inside = place.first() == Some(&b'/') && !matches!(place.get(1), Some(b'/' | b'\\' | 0..=31));
            if !inside {
                return Err(format!("sends somebody away: {}", String::from_utf8_lossy(place)));
            }
        }
        let stream = answer.headers().get(CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
        if !stream {
            to_bytes(answer.into_body(), ANSWER).await.map_err(|error| format!("an answer of more than {ANSWER} bytes: {error}"))?;
        }
        Ok(match status.as_u16() {
            200..=299 => "answered",
            300..=399 => "sent on",
            503 => "not now",
            _ => "refused",
        })
    }
}

/// The router as something that reads what comes from outside.
pub fn area() -> Area {
    let runtime: Rc<Runtime> = Rc::new(tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap());
    let room: Rc<RefCell<Option<Room>>> = Rc::default();
    let (made, number) = (room.clone(), RefCell::new(0));
    let driver = runtime.clone();
    let input = move |chance: &mut table::chance::Fast| {
        let mut room = made.borrow_mut();
        let asked = room.as_ref().map_or(HOUSE, |room| room.asked);
        if asked >= HOUSE {
            *number.borrow_mut() += 1;
            *room = None;
            *room = Some(driver.block_on(Room::open(*number.borrow())));
        } else if asked % FRESH == 0
            && let Some(room) = room.as_mut()
        {
            driver.block_on(room.refresh());
        }
        let room = room.as_mut().expect("a room was opened");
        room.asked += 1;
        let sent = room.known[chance.below(room.known.len() as u32) as usize].clone();
        sent.damaged(&room.known, chance).write()
    };
    let read = move |text: &[u8]| {
        let room = room.borrow();
        let room = room.as_ref().expect("a room was opened");
        runtime.block_on(room.send(&Sent::read(text)))
    };
    Area { name: "requests", share: 100, beside: true, input: Box::new(input), read: Box::new(read) }
}
