//! A house that runs, guests who play there, and what its database holds afterwards.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::Value;

use crate::support::program;

/// A house that is open, at an address of its own.
pub struct House {
    pub child: Child,
    pub address: String,
}

impl House {
    pub fn open(data: &str) -> House {
        House::begin(program(&House::arguments(data)))
    }

    /// The arguments with which the program opens a house.
    pub fn arguments(data: &str) -> [&str; 7] {
        ["serve", "--listen", "127.0.0.1:0", "--requests=100000", "--changes=100000", "--data", data]
    }

    /// Runs a command that opens a house, and waits until it is open.
    pub fn begin(mut command: Command) -> House {
        let mut child = command.stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().to_owned();
        House { child, address }
    }

    /// Asks, with a token, and answers with the status and the text; nothing if the house is gone.
    pub fn hear(&self, method: &str, path: &str, token: &str, form: &str) -> Option<(u16, String)> {
        let mut stream = TcpStream::connect(&self.address).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
        let host = &self.address;
        let token = if token.is_empty() { "new" } else { token };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nAccept: application/json\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{form}",
            form.len()
        );
        stream.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let status = answer.split(' ').nth(1)?.parse().ok()?;
        Some((status, answer.split_once("\r\n\r\n")?.1.to_owned()))
    }

    /// The same where JSON is answered.
    pub fn ask(&self, method: &str, path: &str, token: &str, form: &str) -> Option<(u16, Value)> {
        let (status, body) = self.hear(method, path, token, form)?;
        // An answer may come in chunks; the JSON is what stands between the first brace and the last.
        let json = &body[body.find('{')?..=body.rfind('}')?];
        Some((status, serde_json::from_str(json).ok()?))
    }

    /// The milliseconds that are left to the first seat of a table now.
    pub fn left(&self, table: &str, token: &str) -> i64 {
        let (status, clock) = self.ask("GET", &format!("/t/{table}/clock"), token, "").unwrap();
        assert_eq!(status, 200, "{clock}");
        clock["seats"][0]["left"].as_i64().unwrap()
    }

    /// Sends a signal.
    pub fn signal(&self, signal: &str) {
        assert!(Command::new("kill").args([signal, &self.child.id().to_string()]).status().unwrap().success());
    }

    pub fn kill(mut self, signal: &str) {
        self.signal(signal);
        self.child.wait().unwrap();
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A decision: the seat and the choice's name.
pub type Decided = (u64, String);

/// A table as its guest knows it.
#[derive(Default)]
pub struct Guest {
    pub id: String,
    pub token: String,
    /// What was sent, in order, and whether it was acknowledged; if not, it may have been written or not.
    pub sent: Vec<(Decided, bool)>,
    /// How often the house said that it cannot write.
    pub refused: usize,
}

impl Guest {
    /// A guest with a table on which it plays both seats, with a clock.
    pub fn new(house: &House) -> Guest {
        let (status, opened) = house.ask("POST", "/tables", "", "game=gangs&seat-0=me&seat-1=me&clock=15%2B20").unwrap();
        assert_eq!(status, 200, "{opened}");
        let word = |name: &str| opened[name].as_str().unwrap().to_owned();
        Guest { id: word("table"), token: word("token"), ..Guest::default() }
    }

    /// How many decisions were acknowledged.
    pub fn acknowledged(&self) -> usize {
        self.sent.iter().filter(|(_, acknowledged)| *acknowledged).count()
    }

    /// Decides as long as the house answers and nobody says that it is enough.
    pub fn play(&mut self, house: &House, enough: &AtomicBool) {
        let table = format!("/t/{}", self.id);
        while !enough.load(Ordering::Relaxed) {
            let Some((status, state)) = house.ask("GET", &table, &self.token, "") else { return };
            assert!(status == 200 || status == 503, "{state}");
            let (Some(seat), Some(offers)) = (state["seat"].as_u64(), state["offers"].as_array()) else {
                if status == 200 {
                    return;
                }
                std::thread::sleep(Duration::from_millis(20));
                continue;
            };
            let choice = offers[self.sent.len() % offers.len()]["key"].as_str().unwrap().to_owned();
            let encoded: String = choice.bytes().map(|byte| format!("%{byte:02X}")).collect();
            let form = format!("seat={seat}&asked={}&choice={encoded}", state["asked"].as_str().unwrap());
            let answer = house.ask("POST", &format!("{table}/decide"), &self.token, &form);
            let acknowledged = match &answer {
                Some((200, _)) => true,
                Some((503, says)) => {
                    assert!(says["message"].as_str().unwrap().contains("cannot write"), "{says}");
                    self.refused += 1;
                    std::thread::sleep(Duration::from_millis(20));
                    false
                }
                Some((409, _)) => false,
                Some((status, says)) => panic!("{status}: {says}"),
                None => false,
            };
            self.sent.push(((seat, choice), acknowledged));
        }
    }

    /// Checks that what is stored is what was acknowledged, in its order, with or without what was not.
    pub fn check(&mut self, data: &str) {
        let (decided, entries) = stored(data, &self.id);
        assert!(entries > decided.len() as u64);
        // How much of what is stored can be explained by what was sent so far.
        let mut explained = vec![0];
        for (sent, acknowledged) in &self.sent {
            let fits = |&at: &usize| decided.get(at) == Some(sent);
            let mut with: Vec<usize> = explained.iter().copied().filter(fits).map(|at| at + 1).collect();
            if !acknowledged {
                with.extend(&explained);
            }
            with.sort_unstable();
            with.dedup();
            explained = with;
        }
        assert!(explained.contains(&decided.len()), "table {}: {decided:?} is stored, {:?} was sent", self.id, self.sent);
        self.sent = decided.into_iter().map(|decided| (decided, true)).collect();
    }
}

/// The decisions of people in a stored log, and how many entries it has.
pub fn stored(data: &str, id: &str) -> (Vec<Decided>, u64) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let kept = runtime.block_on(async { server::store::Store::open(data.as_ref()).await.unwrap().table(id).await.unwrap().unwrap() });
    let entries: Vec<Value> = kept.entries.iter().map(|entry| serde_json::from_str(entry).unwrap()).collect();
    let by_people = entries.iter().filter(|entry| entry["entry"] == "decision" && entry["automatic"] != true);
    let decided = by_people.map(|entry| (entry["seat"].as_u64().unwrap(), entry["choice"].as_str().unwrap().to_owned()));
    (decided.collect(), entries.len() as u64)
}

/// How often something is done: as often as the environment says, or as is enough for everyday.
pub fn rounds(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).ok().map_or(usual, |rounds| rounds.parse().unwrap())
}
