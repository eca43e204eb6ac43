//! `fixer serve`: the house is killed at any moment, and nothing that was acknowledged is lost.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command};
use std::time::Duration;

use serde_json::Value;

use crate::support::{Folder, fixer, program};

/// A house that is open, at an address of its own.
struct House {
    child: Child,
    address: String,
}

impl House {
    fn open(folder: &str) -> House {
        let mut child = program(&["serve", "--listen", "127.0.0.1:0", "--requests", "100000", "--data", folder]).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().to_owned();
        House { child, address }
    }

    /// Asks, with a token, and answers with the status and the JSON; nothing if the house is gone.
    fn ask(&self, method: &str, path: &str, token: &str, form: &str) -> Option<(u16, Value)> {
        let mut stream = TcpStream::connect(&self.address).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
        let host = &self.address;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nAccept: application/json\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{form}",
            form.len()
        );
        stream.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let status = answer.split(' ').nth(1)?.parse().ok()?;
        let body = answer.split_once("\r\n\r\n")?.1;
        // An answer may come in chunks; the JSON is what stands between the first brace and the last.
        let json = &body[body.find('{')?..=body.rfind('}')?];
        Some((status, serde_json::from_str(json).ok()?))
    }

    fn kill(mut self, signal: &str) {
        assert!(Command::new("kill").args([signal, &self.child.id().to_string()]).status().unwrap().success());
        self.child.wait().unwrap();
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

/// A decision: the seat and the choice's name.
type Decided = (u64, String);

/// A table as its guest knows it.
#[derive(Default)]
struct Guest {
    id: String,
    token: String,
    /// What was acknowledged, in order.
    acknowledged: Vec<Decided>,
    /// What was sent last and never answered.
    unanswered: Option<Decided>,
}

/// Decides as long as the house answers.
fn play(house: &House, guest: &mut Guest) {
    let table = format!("/t/{}", guest.id);
    while let Some((status, state)) = house.ask("GET", &table, &guest.token, "") {
        assert_eq!(status, 200, "{state}");
        let (Some(seat), Some(offers)) = (state["seat"].as_u64(), state["offers"].as_array()) else { return };
        let choice = offers[guest.acknowledged.len() % offers.len()]["key"].as_str().unwrap().to_owned();
        let encoded: String = choice.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let form = format!("seat={seat}&asked={}&choice={encoded}", state["asked"].as_str().unwrap());
        match house.ask("POST", &format!("{table}/decide"), &guest.token, &form) {
            Some((status, answer)) => {
                assert_eq!(status, 200, "{answer}");
                guest.acknowledged.push((seat, choice));
            }
            None => guest.unanswered = Some((seat, choice)),
        }
    }
}

/// The decisions of people in a stored log, and how many entries it has.
fn stored(data: &str, id: &str) -> (Vec<Decided>, u64) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let kept = runtime.block_on(async { server::store::Store::open(data.as_ref()).await.unwrap().table(id).await.unwrap().unwrap() });
    let entries: Vec<Value> = kept.entries.iter().map(|entry| serde_json::from_str(entry).unwrap()).collect();
    let by_people = entries.iter().filter(|entry| entry["entry"] == "decision" && entry["automatic"] != true);
    let decided = by_people.map(|entry| (entry["seat"].as_u64().unwrap(), entry["choice"].as_str().unwrap().to_owned()));
    (decided.collect(), entries.len() as u64)
}

#[test]
fn a_house_that_is_killed_twenty_times_loses_nothing_that_it_acknowledged() {
    let folder = Folder::new("house");
    let data = folder.path("data");
    let house = House::open(&data);
    let mut guests: Vec<Guest> = (0..6)
        .map(|_| {
            let (status, opened) = house.ask("POST", "/tables", "", "game=gangs&seat-0=me&seat-1=me").unwrap();
            assert_eq!(status, 200, "{opened}");
            let word = |name: &str| opened[name].as_str().unwrap().to_owned();
            Guest { id: word("table"), token: word("token"), ..Guest::default() }
        })
        .collect();
    house.kill("-KILL");
    let mut interrupted = 0;
    for round in 0..20u64 {
        let house = House::open(&data);
        std::thread::scope(|scope| {
            for guest in &mut guests {
                scope.spawn(|| play(&house, guest));
            }
            std::thread::sleep(Duration::from_millis(60 + round * 37 % 300));
            assert!(Command::new("kill").args(["-KILL", &house.child.id().to_string()]).status().unwrap().success());
        });
        drop(house);
        for guest in &mut guests {
            let (decided, entries) = stored(&data, &guest.id);
            let unanswered = guest.unanswered.take();
            interrupted += u32::from(unanswered.is_some());
            // What was sent and not answered may have been written or not; everything else stands, in its order.
            let mut with = guest.acknowledged.clone();
            with.extend(unanswered);
            assert!(decided == guest.acknowledged || decided == with, "round {round}: {decided:?} is stored, {with:?} was sent");
            assert!(entries > decided.len() as u64);
            guest.acknowledged = decided;
        }
    }
    let decided: Vec<usize> = guests.iter().map(|guest| guest.acknowledged.len()).collect();
    assert!(
        decided.iter().all(|&decided| decided > 20) && interrupted > 20,
        "{decided:?} decisions, {interrupted} kills in the middle of one"
    );
    let house = House::open(&data);
    for guest in &guests {
        let (status, state) = house.ask("GET", &format!("/t/{}", guest.id), &guest.token, "").unwrap();
        // Both seats go on where they were: what is told is what the log holds.
        let (_, entries) = stored(&data, &guest.id);
        assert!(status == 200 && (1..entries).contains(&state["at"].as_u64().unwrap()), "{entries} entries: {state}");
    }
    let copy = folder.path("copy.db");
    fixer(&format!("backup {copy} --data {data}")).exits(0).says(&["Copied to "]);
    fixer(&format!("backup {copy} --data {data}")).exits(1).complains(&["already exists"]);
    house.kill("-TERM");
}

#[test]
fn without_a_command_the_house_is_opened() {
    let folder = Folder::new("alone");
    let data = folder.path("data");
    let mut child = program(&[]).env("FIXER_LISTEN", "127.0.0.1:0").env("FIXER_DATA", &data).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let address = lines.next().unwrap().strip_prefix("The house is open: http://").unwrap().to_owned();
    assert_eq!(lines.next().unwrap(), format!("Open http://{address} in a browser to play. To play in the terminal instead: fixer play"));
    assert_eq!(lines.next().unwrap(), format!("Stop the house with Ctrl-C; its tables are kept in {data}."));
    let house = House { child, address };
    assert_eq!(house.ask("GET", "/", "", "").unwrap().0, 200);
    // A stream that is open does not hold the end up.
    let mut stream = TcpStream::connect(&house.address).unwrap();
    let (_, opened) = house.ask("POST", "/tables", "", "game=leduc&seat-0=me&seat-1=open").unwrap();
    let ask = format!("GET /t/{}/stream HTTP/1.1\r\nHost: {}\r\n\r\n", opened["table"].as_str().unwrap(), house.address);
    stream.write_all(ask.as_bytes()).unwrap();
    assert!(stream.read(&mut [0; 64]).unwrap() > 0);
    let started = std::time::Instant::now();
    house.kill("-INT");
    assert!(started.elapsed() < Duration::from_secs(3), "{:?}", started.elapsed());
}

#[test]
fn an_address_that_is_taken_is_told() {
    let folder = Folder::new("taken");
    let house = House::open(&folder.path("one"));
    fixer(&format!("serve --listen {} --data {}", house.address, folder.path("two")))
        .exits(1)
        .complains(&["cannot be listened on", "--listen"]);
}
