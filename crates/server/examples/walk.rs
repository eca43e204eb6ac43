//! What a decision costs the house, counted and not timed: one table is played inside of this process, by choices that
//! are the same in every run, and whoever sits on its first two seats reads what comes of each. Under
//! `valgrind --tool=callgrind` two runs of different lengths tell the instructions of a decision, whatever else the
//! machine does. It says how large everything was that it read.

use std::io;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use clap::Parser;
use http_body_util::BodyExt;
use server::house::{House, Settings, hashed};
use server::store::{Change, Sitter, Store, TableStatus};
use server::web::{Address, Limits, app};
use table::any::{Fields, Opening};
use table::chance::fair::Bytes;
use tower::ServiceExt;

const HOST: &str = "127.0.0.1:2077";
const TABLE: &str = "walk";

/// Plays a table and reads every page of it.
#[derive(Parser)]
struct Wishes {
    /// The game that is played
    #[arg(long, default_value = "gangs")]
    game: String,
    /// Seats, each with a person
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// Decisions at most
    #[arg(long, default_value_t = 400)]
    decisions: usize,
    /// The language of whoever reads
    #[arg(long, default_value = "en")]
    lang: String,
}

/// A table with a guest on every seat, dealt from secrets that are always the same.
async fn deal(store: &Store, game: &str, seats: u8) -> io::Result<()> {
    let known = registry::find(game).ok_or_else(|| io::Error::other("there is no such game"))?;
    let mut next = 0u64;
    let mut secrets = || {
        next += 1;
        Bytes(hashed(&next.to_string()))
    };
    let fields: Fields = (seats != 2).then(|| ("seats".to_owned(), seats.to_string())).into_iter().collect();
    let players = vec!["person".to_owned(); seats.into()];
    let opening = Opening { fields: &fields, brings: &[], id: TABLE.to_owned(), players, secrets: &mut secrets };
    let dealt = known.open(opening).map_err(|problems| io::Error::other(problems.to_string()))?;
    let mut changes: Vec<Change> =
        (0..seats).map(|seat| Change::Guest { token: hashed(&token(seat)), name: Some(format!("Guest {seat}")) }).collect();
    changes.push(Change::NewTable {
        id: TABLE.to_owned(),
        game: game.to_owned(),
        fields,
        replay: dealt.replay().until_nothing().write(),
        seats: (1..=i64::from(seats)).map(|guest| Sitter::Guest { guest, nonce: false }).collect(),
        opener: None,
        brought: false,
    });
    let entries = dealt.log().iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
    changes.push(Change::Entries(TABLE.to_owned(), 0, entries));
    changes.push(Change::Status(TABLE.to_owned(), TableStatus::Going));
    store.commit(changes).await.map_err(io::Error::other)
}

fn token(seat: u8) -> String {
    format!("{seat:064x}")
}

/// Whoever sits on a seat.
struct Reader {
    router: Router,
    seat: u8,
    lang: String,
    stream: Option<Body>,
}

impl Reader {
    async fn send(&self, method: &str, path: &str, form: String) -> io::Result<Body> {
        let request = Request::builder().method(method).uri(path).header("host", HOST).header("accept", "text/html");
        let request = request.header("cookie", format!("fixer={}", token(self.seat))).header("accept-language", &self.lang);
        let request = request.header("origin", format!("http://{HOST}")).header("content-type", "application/x-www-form-urlencoded");
        let request = request.body(Body::from(form)).map_err(io::Error::other)?;
        let answer = self.router.clone().oneshot(request).await.map_err(io::Error::other)?;
        let status = answer.status();
        if status.is_success() || status.is_redirection() {
            Ok(answer.into_body())
        } else {
            Err(io::Error::other(format!("{path}: {status}")))
        }
    }

    async fn get(&self, path: &str) -> io::Result<String> {
        let body = self.send("GET", path, String::new()).await?.collect().await.map_err(io::Error::other)?;
        Ok(String::from_utf8_lossy(&body.to_bytes()).into_owned())
    }

    /// What the stream brings now; nothing if this reader is not told of what happened.
    async fn hear(&mut self) -> io::Result<Option<String>> {
        if self.stream.is_none() {
            self.stream = Some(self.send("GET", &format!("/t/{TABLE}/stream"), String::new()).await?);
        }
        let Some(stream) = &mut self.stream else { return Ok(None) };
        let patience = async {
            for _ in 0..100 {
                tokio::task::yield_now().await;
            }
        };
        tokio::select! {
            biased;
            frame = stream.frame() => {
                let frame = frame.ok_or_else(|| io::Error::other("the stream ended"))?.map_err(io::Error::other)?;
                Ok(frame.into_data().ok().map(|data| String::from_utf8_lossy(&data).into_owned()))
            }
            () = patience => Ok(None),
        }
    }
}

/// What a fragment asks and the answer to that: one of its choices, the same whichever way they are arranged.
fn question(html: &str) -> Option<(String, String)> {
    let value = |rest: &str| rest.split_once('"').map(|(value, _)| value.to_owned());
    let (_, rest) = html.split_once("name=\"asked\" value=\"")?;
    let asked = value(rest).filter(|asked| !asked.is_empty())?;
    let mut choices: Vec<String> = rest.split("name=\"choice\" value=\"").skip(1).filter_map(value).collect();
    choices.sort_unstable();
    choices.dedup();
    let any = asked.bytes().fold(0, |sum, byte| sum * 31 % 65521 + usize::from(byte));
    let choice = choices.get(any % choices.len().max(1))?;
    let choice = choice.replace("&gt;", ">").replace("&lt;", "<").replace("&quot;", "\"").replace("&amp;", "&");
    Some((asked, choice.bytes().map(|byte| format!("%{byte:02X}")).collect()))
}

/// Sizes: how many, all of them, the largest.
#[derive(Default)]
struct Sizes(usize, usize, usize);

impl Sizes {
    fn add(&mut self, size: usize) {
        *self = Sizes(self.0 + 1, self.1 + size, self.2.max(size));
    }

    fn say(&self, what: &str) {
        println!("{what}: {}, {} bytes on average, {} at most", self.0, self.1 / self.0.max(1), self.2);
    }
}

async fn walk(wishes: &Wishes, folder: &std::path::Path) -> io::Result<()> {
    let store = Store::open(folder).await.map_err(io::Error::other)?;
    deal(&store, &wishes.game, wishes.seats).await?;
    let house = House::open(registry::games().collect(), store, Settings::default());
    let limits = Limits { requests: 1_000_000, changes: 1_000_000, ..Limits::default() };
    let router = app(house, Address { hosts: vec![HOST.to_owned()], tls: false, proxies: Vec::new(), limits });
    let reader = |seat| Reader { router: router.clone(), seat, lang: wishes.lang.clone(), stream: None };
    let mut readers: Vec<Reader> = (0..wishes.seats).map(reader).collect();
    let (mut fragments, mut whole, mut made) = (Sizes::default(), Sizes::default(), 0);
    while made <= wishes.decisions {
        let mut asked = None;
        for reader in &mut readers[..2] {
            if let Some(fragment) = reader.hear().await? {
                fragments.add(fragment.len());
                asked = asked.or(question(&fragment).map(|question| (reader.seat, question)));
            }
        }
        // Seats that nobody reads, and what a seat was asked before and still is.
        for seat in 0..wishes.seats {
            if asked.is_none() {
                let page = readers[usize::from(seat)].get(&format!("/t/{TABLE}")).await?;
                whole.add(page.len());
                asked = question(&page).map(|question| (seat, question));
            }
        }
        let Some((seat, (asked, choice))) = asked else { break };
        if made == wishes.decisions {
            break;
        }
        let form = format!("seat={seat}&asked={asked}&choice={choice}");
        drop(readers[usize::from(seat)].send("POST", &format!("/t/{TABLE}/decide"), form).await?);
        made += 1;
    }
    println!("{made} decisions");
    fragments.say("fragments");
    whole.say("pages");
    Ok(())
}

fn main() -> io::Result<()> {
    let wishes = Wishes::parse();
    let folder = std::env::temp_dir().join(format!("fixer-walk-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let walked = tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(walk(&wishes, &folder));
    std::fs::remove_dir_all(&folder)?;
    walked
}
