//! `fixer serve`: the house is killed at any moment, and nothing that was acknowledged is lost.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use crate::house::{Guest, House, rounds, stored};
use crate::support::{Folder, fixer, program};

#[test]
fn a_house_that_is_killed_again_and_again_loses_nothing_that_it_acknowledged() {
    let folder = Folder::new("house");
    let data = folder.path("data");
    let rounds = rounds("FIXER_KILLS", 20);
    let house = House::open(&data);
    let mut guests: Vec<Guest> = (0..6).map(|_| Guest::new(&house)).collect();
    house.kill("-KILL");
    let mut interrupted = 0;
    // A clock that runs on, at a table where nobody decides: what was left before a kill, and what is left after it.
    let mut waiting: Option<(String, String, i64, Duration)> = None;
    for round in 0..rounds {
        let opened = Instant::now();
        let house = House::open(&data);
        if let Some((table, token, before, until)) = &waiting {
            let after = house.left(table, token);
            assert!(after <= before + 2_000, "{after} ms are left after {before}: more than two seconds were given back");
            let passed = (opened.elapsed() + *until).as_millis() as i64 + 1;
            assert!(after >= before - passed, "{after} ms are left after {before}: more was charged than the {passed} ms that passed");
        }
        // A table that is over makes room for another.
        for guest in &mut guests {
            if house.ask("GET", &format!("/t/{}", guest.id), &guest.token, "").unwrap().1["stage"] == "over" {
                *guest = Guest::new(&house);
            }
        }
        std::thread::scope(|scope| {
            for guest in &mut guests {
                scope.spawn(|| guest.play(&house, &AtomicBool::new(false)));
            }
            std::thread::sleep(Duration::from_millis(60 + round * 37 % 300));
            let (table, token) = waiting.take().map_or_else(|| quiet(&house), |(table, token, ..)| (table, token));
            let (looked, before) = (Instant::now(), house.left(&table, &token));
            house.signal("-KILL");
            waiting = Some((table, token, before, looked.elapsed()));
        });
        drop(house);
        for guest in &mut guests {
            interrupted += u64::from(guest.sent.last().is_some_and(|(_, acknowledged)| !acknowledged));
            guest.check(&data);
        }
    }
    let decided: Vec<usize> = guests.iter().map(Guest::acknowledged).collect();
    assert!(decided.iter().sum::<usize>() > 120 && interrupted > rounds, "{decided:?} decisions, {interrupted} kills in the middle of one");
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

/// A table at which nobody decides, with a clock that runs.
fn quiet(house: &House) -> (String, String) {
    let (status, opened) =
        house.ask("POST", "/tables", "", "game=tictactoe&seat-0=me&seat-1=me&clock=fischer&base=60&increment=0").unwrap();
    assert_eq!(status, 200, "{opened}");
    let word = |name: &str| opened[name].as_str().unwrap().to_owned();
    (word("table"), word("token"))
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
    let started = Instant::now();
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

#[test]
fn a_folder_has_one_house_and_the_second_is_told_which() {
    let folder = Folder::new("twice");
    let data = folder.path("data");
    let house = House::open(&data);
    let told = fixer(&format!("serve --listen 127.0.0.1:0 --data {data}")).exits(1);
    told.complains(&["open already", &house.address, &format!("process {}", house.child.id()), "since 20", "--data"]);
    house.kill("-KILL");
    // Whatever ended it, the folder is free again.
    House::open(&data).kill("-TERM");
}

#[test]
fn there_is_no_backup_of_a_folder_without_a_house() {
    let folder = Folder::new("mistyped");
    let (data, copy) = (folder.path("dta"), folder.path("copy.db"));
    fixer(&format!("backup {copy} --data {data}")).exits(1).complains(&["fixer.db is not there", "--data"]);
    assert!(!std::path::Path::new(&data).exists() && !std::path::Path::new(&copy).exists(), "nothing was made");
}
