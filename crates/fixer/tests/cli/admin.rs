//! `fixer admin`, at a house that is open and at one that is closed; the log of requests; a backup that is opened again.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::Stdio;

use crate::house::House;
use crate::support::{Folder, Ran, feed, program};

/// Runs the program with these arguments.
fn fixer(arguments: &[&str]) -> Ran {
    feed(&mut program(arguments), b"")
}

/// Opens a house with a desk: the house, the address of the desk, and its token if it was told.
fn with_desk(data: &str, more: &[&str], log: Option<&str>) -> (House, String, Option<String>) {
    let arguments = [&House::arguments(data)[..], &["--admin", "127.0.0.1:0"], more].concat();
    let mut command = program(&arguments);
    match log {
        Some(log) => command.stderr(std::fs::File::create(log).unwrap()),
        None => command.stderr(Stdio::null()),
    };
    let mut child = command.spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let mut after = |words: &str| loop {
        let line = lines.next().unwrap();
        if let Some((_, rest)) = line.split_once(words) {
            return rest.to_owned();
        }
    };
    let address = after("The house is open: http://").trim().to_owned();
    let desk = after("desk is at http://").split(',').next().unwrap().to_owned();
    let house = House { child, address };
    let noted = std::fs::read_to_string(format!("{data}/fixer.admin")).unwrap();
    assert!(noted.starts_with(&desk));
    // It is told at the first opening alone.
    let told = if more.contains(&"--access-log") { Some(after("told only now: ")) } else { None };
    (house, desk, told)
}

fn get(address: &str, path: &str, header: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{header}\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn hosts_see_to_a_house_that_is_open_and_to_one_that_is_closed() {
    let folder = Folder::new("admin");
    let (data, log) = (folder.path("data"), folder.path("log"));
    let admin = |arguments: &[&str]| fixer(&[&["admin", "--data", &data], arguments].concat());
    admin(&["set", "opens", "nobody"]).exits(0).says(&["Done."]);
    let (house, desk, token) = with_desk(&data, &["--access-log"], Some(&log));
    let token = token.unwrap();
    let (status, _) = house.ask("POST", "/tables", "", "game=tictactoe").unwrap();
    assert_eq!(status, 403, "what was settled while it was closed");
    admin(&["set", "opens", "everybody"]).exits(0);
    let (status, opened) = house.ask("POST", "/tables", "", "game=tictactoe&secret=hunter2").unwrap();
    assert_eq!(status, 200, "{opened}");
    admin(&["set", "notice-it", "Si chiude alle dieci."]).exits(0);
    let code = admin(&["invite", "--note", "friends", "--uses", "3"]).exits(0).out.lines().next().unwrap().to_owned();
    admin(&["ban", "--range", "203.0.113.0/24", "--reason", "Spam", "--days", "3"]).exits(0);
    admin(&["ban", "--guest", "77", "--reason", "Nobody"]).exits(1).complains(&["no such setting"]);
    admin(&["status"]).exits(0).says(&[
        "notice-it: Si chiude alle dieci.",
        "1 friends (3 left, until ",
        "203.0.113.0/24: Spam",
        "stored-guests: ",
    ]);
    admin(&["reports"]).exits(0).says(&["reports: none"]);
    admin(&["settle", "1"]).exits(1);
    admin(&["end-sessions"]).exits(2);
    admin(&["end-sessions", "--guest", "77"]).exits(1).complains(&["no such"]);
    admin(&["end-sessions", "--all"]).exits(0);
    // The desk has a page for whoever shows the token, and figures for whoever reaches it; the house has neither.
    assert!(get(&desk, "/", "").starts_with("HTTP/1.1 401"));
    assert!(get(&desk, "/", &format!("Authorization: Bearer {token}\r\n")).starts_with("HTTP/1.1 200"));
    let figures = get(&desk, "/metrics", "");
    assert!(figures.contains("fixer_requests_total{method=\"POST\",status=\"4xx\"} 1"), "{figures}");
    assert!(get(&house.address, "/metrics", "").starts_with("HTTP/1.1 404"));
    let id = opened["table"].as_str().unwrap().to_owned();
    get(
        &house.address,
        &format!("/t/{id}?code={code}&back=somewhere"),
        &format!("Cookie: fixer={}\r\n", opened["token"].as_str().unwrap()),
    );
    house.kill("-TERM");
    let log = std::fs::read_to_string(&log).unwrap();
    let line = log.lines().find(|line| line.contains(&format!("/t/{id}?code&back"))).unwrap_or_else(|| panic!("{log}"));
    for part in ["access", "GET", "200", "ms", "bytes"] {
        assert!(line.contains(part), "{part}: {line}");
    }
    for secret in [&code, &token, opened["token"].as_str().unwrap(), "hunter2", "somewhere", "127.0.0.1"] {
        assert!(!log.contains(secret), "{secret} stands in the log:\n{log}");
    }
    // Closed again, the next token ends the one before.
    let fresh = admin(&["token"]).exits(0).out.lines().next().unwrap().to_owned();
    let (house, desk, _) = with_desk(&data, &[], None);
    assert!(get(&desk, "/", &format!("Authorization: Bearer {token}\r\n")).starts_with("HTTP/1.1 401"));
    assert!(get(&desk, "/", &format!("Authorization: Bearer {fresh}\r\n")).starts_with("HTTP/1.1 200"));
    house.kill("-TERM");
    assert!(!std::path::Path::new(&format!("{data}/fixer.admin")).exists());
}

#[test]
fn a_desk_that_others_could_reach_is_refused_unless_it_is_meant() {
    let folder = Folder::new("admin-public");
    let data = folder.path("data");
    let arguments = ["serve", "--listen", "127.0.0.1:0", "--data", &data, "--admin", "0.0.0.0:0"];
    fixer(&arguments).exits(2).complains(&["--admin-public"]);
    let house = House::open(&data);
    fixer(&["admin", "--data", &data, "status"]).exits(1).complains(&["open it with --admin"]);
    house.kill("-TERM");
}

#[test]
fn a_backup_is_put_back_and_everything_is_there() {
    let folder = Folder::new("restore");
    let (data, copy, again) = (folder.path("data"), folder.path("house.db"), folder.path("again"));
    let house = House::open(&data);
    let (_, opened) = house.ask("POST", "/tables", "", "game=tictactoe&seat-0=me&seat-1=open").unwrap();
    let (id, token) = (opened["table"].as_str().unwrap(), opened["token"].as_str().unwrap());
    house.ask("POST", &format!("/t/{id}/talk"), token, "text=Before+the+copy").unwrap();
    fixer(&["backup", &copy, "--data", &data]).exits(0);
    house.ask("POST", &format!("/t/{id}/talk"), token, "text=After+the+copy").unwrap();
    house.kill("-KILL");
    // As docs/hosting.md says: an empty folder, and the copy under the database's name.
    std::fs::create_dir(&again).unwrap();
    std::fs::copy(&copy, format!("{again}/fixer.db")).unwrap();
    let house = House::open(&again);
    let (status, talk) = house.ask("GET", &format!("/t/{id}/talk"), token, "").unwrap();
    let lines: Vec<&str> = talk["lines"].as_array().unwrap().iter().filter_map(|line| line["says"].as_str()).collect();
    assert_eq!((status, lines), (200, vec!["Before the copy"]));
    let (status, _) = house.ask("POST", &format!("/t/{id}/talk"), token, "text=Going+on").unwrap();
    assert_eq!(status, 200, "the guest is known by the token that it has");
    house.kill("-TERM");
}

#[test]
fn keys_for_push_services_are_made_once_and_are_the_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("push-keys");
    let data = folder.path("data");
    fixer(&["admin", "--data", &data, "push-keys"]).exits(0);
    let file = format!("{data}/push-keys");
    let made = std::fs::read_to_string(&file).unwrap();
    assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    fixer(&["admin", "push-keys", "--data", &data]).exits(1).complains(&["is there already"]);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), made);
    let house = House::open(&data);
    let (_, told) = house.ask("GET", "/alerts", "", "").unwrap();
    assert_eq!(told["push_key"].as_str().map(str::len), Some(87), "{told}");
    assert_eq!(told["writes_mail"], false);
    house.kill("-TERM");
    std::fs::write(&file, "no key").unwrap();
    let serve = ["serve", "--listen", "127.0.0.1:0", "--data", &data];
    fixer(&serve).exits(1).complains(&["P-256"]);
    std::fs::remove_file(&file).unwrap();
    let mail = [&serve[..], &["--smtp", "smtp://u:p@mail.example", "--mail-from", "fixer@example.org"]].concat();
    fixer(&mail).exits(2).complains(&["FIXER_SMTP_PASSWORD"]);
}
