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
        let mut child = program(&["serve", "--listen", "127.0.0.1:0", "--data", folder]).spawn().unwrap();
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

/// Decides with the first choice as long as the house answers; the entries that were acknowledged.
fn play(house: &House, table: &str, token: &str) -> usize {
    let mut acknowledged = 0;
    while let Some((200, state)) = house.ask("GET", table, token, "") {
        acknowledged = acknowledged.max(state["at"].as_u64().unwrap() as usize);
        if !state["over"].is_null() {
            break;
        }
        let Some(seat) = state["seat"].as_u64() else {
            std::thread::sleep(Duration::from_millis(5));
            continue;
        };
        let choice = state["offers"][0]["key"].as_str().unwrap().replace(' ', "+").replace('>', "%3E");
        let form = format!("seat={seat}&asked={}&choice={choice}", state["asked"].as_str().unwrap());
        if let Some((200, _)) = house.ask("POST", &format!("{table}/decide"), token, &form) {
            acknowledged += 1;
        }
    }
    acknowledged
}

#[test]
fn a_house_that_is_killed_loses_nothing_that_it_acknowledged() {
    let folder = Folder::new("house");
    let data = folder.path("data");
    let house = House::open(&data);
    let tables: Vec<(String, String)> = (0..4)
        .map(|_| {
            let (status, opened) = house.ask("POST", "/tables", "", "game=gangs&seat-0=me&seat-1=me").unwrap();
            assert_eq!(status, 200, "{opened}");
            (format!("/t/{}", opened["table"].as_str().unwrap()), opened["token"].as_str().unwrap().to_owned())
        })
        .collect();
    house.kill("-KILL");
    let mut kept = vec![0; tables.len()];
    for round in 0..5u64 {
        let house = House::open(&data);
        for ((table, token), kept) in tables.iter().zip(&kept) {
            let (status, state) = house.ask("GET", table, token, "").unwrap();
            assert_eq!(status, 200, "{state}");
            assert!(state["at"].as_u64().unwrap() as usize >= *kept, "acknowledged {kept}: {state}");
        }
        let acknowledged: Vec<usize> = std::thread::scope(|scope| {
            let playing: Vec<_> = tables.iter().map(|(table, token)| scope.spawn(|| play(&house, table, token))).collect();
            std::thread::sleep(Duration::from_millis(150 + 70 * round));
            assert!(Command::new("kill").args(["-KILL", &house.child.id().to_string()]).status().unwrap().success());
            playing.into_iter().map(|playing| playing.join().unwrap()).collect()
        });
        kept = acknowledged.into_iter().zip(kept).map(|(now, before)| now.max(before)).collect();
    }
    assert!(kept.iter().all(|&entries| entries > 5), "{kept:?}");
    let house = House::open(&data);
    let copy = folder.path("copy.db");
    fixer(&format!("backup {copy} --data {data}")).exits(0).says(&["Copied to "]);
    fixer(&format!("backup {copy} --data {data}")).exits(1).complains(&["already exists"]);
    house.kill("-TERM");
}

#[test]
fn an_address_that_is_taken_is_told() {
    let folder = Folder::new("taken");
    let house = House::open(&folder.path("one"));
    fixer(&format!("serve --listen {} --data {}", house.address, folder.path("two"))).exits(1).complains(&["cannot be listened on"]);
}
