//! Mail, through a server of our own that speaks SMTP as far as anybody sends mail with it.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::http::StatusCode;
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use server::outside::{Post, Secret};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

use super::{Browser, HOST, decide, house, json, seconds, table};
use crate::site::Site;

/// How a server behaves.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Mood {
    Takes,
    /// It does not know the address.
    RefusesAddress,
    /// It takes nothing now, which it says after the text.
    Later,
    /// It never says a word.
    Silent,
    /// It says nothing more once it has the text.
    SilentAfterText,
}

#[derive(Clone, Debug)]
struct Taken {
    to: String,
    text: String,
}

impl Taken {
    /// A line of the head.
    fn head(&self, name: &str) -> &str {
        let line = self.text.split("\r\n").find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        line.unwrap_or_else(|| panic!("no {name} in\n{}", self.text))
    }

    /// The text as it is read: what was encoded so that it is all ASCII is decoded.
    fn body(&self) -> String {
        let body = self.text.split_once("\r\n\r\n").unwrap().1;
        if !self.text.contains("quoted-printable") {
            return body.to_owned();
        }
        let whole = body.replace("=\r\n", "");
        let mut bytes = Vec::new();
        let mut rest = whole.as_bytes();
        while let Some((first, after)) = rest.split_first() {
            let coded = (*first == b'=').then(|| u8::from_str_radix(std::str::from_utf8(&after[..2]).unwrap(), 16).unwrap());
            bytes.push(coded.unwrap_or(*first));
            rest = if coded.is_some() { &after[2..] } else { after };
        }
        String::from_utf8(bytes).unwrap()
    }

    fn token(&self, place: &str) -> String {
        let body = self.body();
        let after = body.split_once(&format!("http://{HOST}/alerts/{place}?token=")).unwrap_or_else(|| panic!("{body}")).1;
        after.chars().take_while(char::is_ascii_hexdigit).collect()
    }
}

/// A mail server.
struct Server {
    port: u16,
    mood: Arc<Mutex<Mood>>,
    taken: Arc<Mutex<Vec<Taken>>>,
}

async fn converse(line: TcpStream, mood: Arc<Mutex<Mood>>, taken: Arc<Mutex<Vec<Taken>>>) -> std::io::Result<()> {
    let is = |what: Mood| *mood.lock().unwrap() == what;
    if is(Mood::Silent) {
        return std::future::pending().await;
    }
    let mut line = BufReader::new(line);
    let (mut known, mut to) = (false, String::new());
    line.write_all(b"220 mail.example ESMTP\r\n").await?;
    loop {
        let mut said = String::new();
        if line.read_line(&mut said).await? == 0 {
            return Ok(());
        }
        let said = said.trim_end();
        let answer = match said.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase().as_str() {
            "EHLO" => "250-mail.example\r\n250-AUTH PLAIN LOGIN\r\n250 8BITMIME",
            "AUTH" => {
                known = said == format!("AUTH PLAIN {}", BASE64_STANDARD.encode("\0fixer\0hush"));
                if known { "235 ok" } else { "535 wrong" }
            }
            "MAIL" if known => "250 ok",
            "RCPT" if is(Mood::RefusesAddress) => "550 5.1.1 nobody of that name",
            "RCPT" => {
                to = said.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                "250 ok"
            }
            "DATA" => {
                line.write_all(b"354 go on\r\n").await?;
                let mut text = String::new();
                loop {
                    let mut one = String::new();
                    line.read_line(&mut one).await?;
                    if one == ".\r\n" {
                        break;
                    }
                    // A line that begins with a dot was sent with one more.
                    text.push_str(one.strip_prefix('.').unwrap_or(&one));
                }
                if is(Mood::Later) {
                    "451 4.7.1 come back later"
                } else {
                    taken.lock().unwrap().push(Taken { to: to.clone(), text });
                    if is(Mood::SilentAfterText) {
                        return std::future::pending().await;
                    }
                    "250 taken"
                }
            }
            "QUIT" => {
                line.write_all(b"221 bye\r\n").await?;
                return Ok(());
            }
            _ => "503 not now",
        };
        line.write_all(format!("{answer}\r\n").as_bytes()).await?;
    }
}

impl Server {
    async fn open(port: u16) -> Server {
        let listener = TcpListener::bind(("127.0.0.1", port)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (mood, taken) = (Arc::new(Mutex::new(Mood::Takes)), Arc::default());
        let (moods, all) = (Arc::clone(&mood), Arc::clone(&taken));
        tokio::spawn(async move {
            while let Ok((line, _)) = listener.accept().await {
                tokio::spawn(converse(line, Arc::clone(&moods), Arc::clone(&all)));
            }
        });
        Server { port, mood, taken }
    }

    fn is(&self, mood: Mood) {
        *self.mood.lock().unwrap() = mood;
    }

    fn taken(&self) -> Vec<Taken> {
        std::mem::take(&mut *self.taken.lock().unwrap())
    }

    /// The next mail that comes by itself.
    async fn next(&self) -> Taken {
        for _ in 0..2000 {
            if let Some(taken) = self.taken().pop() {
                return taken;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("no mail came")
    }
}

fn post(port: u16) -> Post {
    let login = ("fixer".to_owned(), Secret("hush".to_owned()));
    let post = Post::new(&format!("smtp://127.0.0.1:{port}"), "Fixer <fixer@example.org>", Some(login)).unwrap();
    post.hasty(Duration::from_millis(400))
}

async fn claim(who: &mut Browser<'_>, name: &str) {
    let (status, _, page) = who.post("/account/claim", &format!("name={name}&passphrase=neon+rain+over+Watson")).await;
    assert_eq!(status, StatusCode::OK, "{page}");
}

/// Somebody with an address that is confirmed, and another.
async fn people<'s>(site: &'s Site, server: &Server) -> (Browser<'s>, Browser<'s>) {
    let (mut judy, mut panam) = (Browser::new(site), Browser::new(site));
    claim(&mut judy, "Judy").await;
    claim(&mut panam, "Panam").await;
    assert_eq!(judy.post("/alerts/mail", "mail=judy@example.org").await.0, StatusCode::SEE_OTHER);
    let token = server.next().await.token("confirm");
    assert_eq!(judy.post(&format!("/alerts/confirm?token={token}"), "").await.0, StatusCode::OK);
    (judy, panam)
}

/// It is the turn of the first, at a fresh table.
async fn turn(judy: &mut Browser<'_>, panam: &mut Browser<'_>, clock: &str) -> String {
    let at = table(judy, panam, clock).await;
    decide(judy, &at, 0, "b2").await;
    decide(panam, &at, 1, "a1").await;
    at
}

/// So much later that nobody was seen for a while.
fn later() -> i64 {
    seconds() + 602
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_is_somebodys_once_what_was_sent_there_comes_back() {
    let server = Server::open(0).await;
    let (site, _) = house("address", Some(post(server.port))).await;
    let mut judy = Browser::new(&site);
    judy.post("/guests", "name=Judy").await;
    assert_eq!(judy.post("/alerts/mail", "mail=judy@example.org").await.0, StatusCode::FORBIDDEN, "guests have no address");
    assert!(judy.get("/alerts").await.1.contains("Claim your name first"));
    claim(&mut judy, "Judy").await;
    for wrong in ["mail=", "mail=judy", "mail=judy@localhost", "mail=a@b.c%0d%0aBcc:x@y.z", "mail=a@b.c,d@e.f"] {
        assert_eq!(judy.post("/alerts/mail", wrong).await.0, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
    }
    judy.post("/language", "lang=it").await;
    assert_eq!(judy.post("/alerts/mail", "mail=Judy@Example.org").await.0, StatusCode::SEE_OTHER);
    let sent = server.next().await;
    assert_eq!((sent.to.as_str(), sent.head("From")), ("Judy@example.org", "Fixer <fixer@example.org>"));
    assert!(sent.body().contains("Judy su Fixer") && sent.head("Subject").contains("Conferma"), "{}", sent.text);
    assert!(json(&judy, "/alerts").await["mail"].is_null() && json(&judy, "/alerts").await["unconfirmed"] == "Judy@example.org");
    // Looking at it does nothing: programs do that. What is shown is shown once, by whoever has it.
    let (place, mut anybody) = (format!("/alerts/confirm?token={}", sent.token("confirm")), Browser::new(&site));
    assert!(anybody.get(&place).await.1.contains(&format!("action=\"{place}\"")));
    assert!(json(&judy, "/alerts").await["mail"].is_null());
    assert_eq!(anybody.post("/alerts/confirm?token=abc", "").await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(anybody.post(&place, "").await.0, StatusCode::OK);
    assert_eq!(anybody.post(&place, "").await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(json(&judy, "/alerts").await["mail"], "Judy@example.org");
    assert_eq!(json(&judy, "/account/export.json").await["mail"], "Judy@example.org");
    // Nobody is flooded: neither one by many, nor many by one.
    let mut refused = 0;
    for number in 0..5 {
        refused += u8::from(judy.post("/alerts/mail", &format!("mail=other{number}@example.org")).await.0 != StatusCode::SEE_OTHER);
    }
    assert_eq!(refused, 3, "three at once, one of which was sent before");
    judy.post("/alerts/mail", "remove=yes").await;
    assert!(json(&judy, "/alerts").await["mail"].is_null() && json(&judy, "/alerts").await["unconfirmed"].is_null());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn mail_tells_once_of_all_that_waits_and_is_ended_with_one_click() {
    let server = Server::open(0).await;
    let (site, settings) = house("mail", Some(post(server.port))).await;
    let (mut judy, mut panam) = people(&site, &server).await;
    let (one, two) = (turn(&mut judy, &mut panam, "1d").await, turn(&mut judy, &mut panam, "3d").await);
    turn(&mut judy, &mut panam, "5%2B10").await;
    assert_eq!(site.house.write_letters(seconds() + 500).await.unwrap(), 0, "not before a while");
    assert_eq!(site.house.write_letters(later()).await.unwrap(), 1);
    let all = server.taken();
    let [sent] = &all[..] else { panic!("{}", all.len()) };
    let (body, stop) = (sent.body(), sent.token("stop"));
    assert_eq!((sent.to.as_str(), sent.head("Subject")), ("judy@example.org", "2 tables wait for you"));
    assert_eq!(sent.head("List-Unsubscribe"), format!("<http://{HOST}/alerts/stop?token={stop}>"));
    assert_eq!(sent.head("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    assert_eq!(sent.head("Auto-Submitted"), "auto-generated");
    for part in
        [&format!("http://{HOST}{one}"), &format!("http://{HOST}{two}"), "Tic-tac-toe, with Panam, for 10 minutes", "h left", "/your-turn"]
    {
        assert!(body.contains(part), "{part}\n{body}");
    }
    assert_eq!(body.matches("/t/").count(), 2, "tables with days alone\n{body}");
    // Neither again nor after a restart; another turn not before the ten minutes, the hour or the day are over.
    let again = site.beside(settings.clone());
    assert_eq!(site.house.write_letters(later() + 86_400).await.unwrap() + again.house.write_letters(later() + 86_400).await.unwrap(), 0);
    assert_eq!(judy.post("/alerts", "every=hour").await.0, StatusCode::SEE_OTHER);
    decide(&mut judy, &one, 0, "c3").await;
    decide(&mut panam, &one, 1, "a2").await;
    assert_eq!(again.house.write_letters(later() + 1800).await.unwrap(), 0);
    assert_eq!(again.house.write_letters(later() + 3700).await.unwrap(), 1);
    assert_eq!(server.taken()[0].head("Subject"), "A table waits for you");
    // Whoever was here lately knows.
    turn(&mut judy, &mut panam, "1d").await;
    assert_eq!(site.house.write_letters(later() - 100).await.unwrap(), 0);
    // One click, from no page and by nobody, ends it; whatever else is sent so does nothing.
    let click = |path: String| {
        let request = axum::http::Request::builder().method("POST").uri(path).header("host", HOST);
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        site.send(request.body(axum::body::Body::from("List-Unsubscribe=One-Click")).unwrap())
    };
    assert_eq!(click("/alerts/mail".to_owned()).await.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(click("/alerts/stop?token=0123".to_owned()).await.status(), StatusCode::OK, "it tells nothing");
    assert_eq!(json(&judy, "/alerts").await["mail"], "judy@example.org");
    assert!(Browser::new(&site).get(&format!("/alerts/stop?token={stop}")).await.1.contains("No more mail"));
    assert_eq!(json(&judy, "/alerts").await["mail"], "judy@example.org");
    assert_eq!(click(format!("/alerts/stop?token={stop}")).await.status(), StatusCode::OK);
    assert!(json(&judy, "/alerts").await["mail"].is_null());
    assert_eq!(site.house.write_letters(later() + 90_000).await.unwrap(), 0);
    assert!(server.taken().is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_refuses_is_slow_or_down_loses_nothing_and_gets_nothing_twice() {
    let server = Server::open(0).await;
    let (site, settings) = house("trouble", Some(post(server.port))).await;
    let (mut judy, mut panam) = people(&site, &server).await;
    let at = turn(&mut judy, &mut panam, "1d").await;
    let mut now = later();
    // It takes nothing now: the house leaves it alone for a minute, and comes back.
    server.is(Mood::Later);
    assert_eq!(site.house.write_letters(now).await.unwrap(), 0);
    server.is(Mood::Takes);
    assert_eq!(site.house.write_letters(now + 30).await.unwrap(), 0, "it is left alone");
    assert!(server.taken().is_empty());
    assert_eq!(site.house.write_letters(now + 61).await.unwrap(), 1);
    assert_eq!(server.taken().len(), 1);
    // It does not say a word. Meanwhile people are answered.
    decide(&mut judy, &at, 0, "c3").await;
    decide(&mut panam, &at, 1, "a2").await;
    server.is(Mood::Silent);
    now = later() + 1000;
    let writing = tokio::spawn({
        let house = site.house.clone();
        async move { house.write_letters(now).await }
    });
    assert_eq!(panam.get("/").await.0, StatusCode::OK);
    assert_eq!(writing.await.unwrap().unwrap(), 0);
    server.is(Mood::Takes);
    // Another house after this one has been left alone by nobody: it tries at once.
    let again = site.beside(settings.clone());
    assert_eq!(again.house.write_letters(now).await.unwrap(), 1);
    assert_eq!(server.taken().len(), 1);
    // It has the text and says nothing: nobody knows, so it is not sent again.
    decide(&mut judy, &at, 0, "a3").await;
    decide(&mut panam, &at, 1, "c1").await;
    server.is(Mood::SilentAfterText);
    now += 5000;
    assert_eq!(again.house.write_letters(now).await.unwrap(), 0);
    server.is(Mood::Takes);
    assert_eq!(again.house.write_letters(now + 86_400).await.unwrap() + site.house.write_letters(now + 86_400).await.unwrap(), 0);
    assert_eq!(server.taken().len(), 1, "once");
    // It is not there, and comes back.
    let gone = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap().port();
    let outside = server::outside::Outside { post: Some(post(gone).into()), ..settings.outside.clone() };
    let down = site.beside(server::house::Settings { outside, ..settings.clone() });
    let at = turn(&mut judy, &mut panam, "1d").await;
    now += 200_000;
    assert_eq!(down.house.write_letters(now).await.unwrap(), 0);
    let back = Server::open(gone).await;
    assert_eq!(down.house.write_letters(now + 30).await.unwrap(), 0);
    assert_eq!(down.house.write_letters(now + 61).await.unwrap(), 1);
    assert!(back.taken()[0].body().contains(&at));
    // It does not know the address: it is asked again after an hour, two, four, eight, and then no more.
    turn(&mut judy, &mut panam, "1d").await;
    server.is(Mood::RefusesAddress);
    now += 200_000;
    for hours in [1, 2, 4, 8] {
        assert_eq!(again.house.write_letters(now).await.unwrap(), 0);
        assert_eq!(json(&judy, "/alerts").await["mail"], "judy@example.org");
        now += hours * 3600;
        server.is(Mood::Takes);
        assert_eq!(again.house.write_letters(now - 60).await.unwrap(), 0, "not before {hours} hours");
        server.is(Mood::RefusesAddress);
    }
    assert_eq!(again.house.write_letters(now).await.unwrap(), 0);
    assert!(json(&judy, "/alerts").await["mail"].is_null());
    assert!(judy.get("/alerts").await.1.contains("refused again and again"));
    assert!(server.taken().is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_mail_is_sent_in_quiet_hours_and_whoever_leaves_takes_the_address_along() {
    let server = Server::open(0).await;
    let (site, _) = house("quiet-mail", Some(post(server.port))).await;
    let (mut judy, mut panam) = people(&site, &server).await;
    let time = |at: i64| format!("{:02}:{:02}", at / 3600 % 24, at / 60 % 60);
    let (from, to) = (time(seconds()), time(seconds() + 7200));
    assert_eq!(judy.post("/alerts", &format!("from={from}&to={to}&away=0")).await.0, StatusCode::SEE_OTHER);
    turn(&mut judy, &mut panam, "1d").await;
    assert_eq!(site.house.write_letters(later()).await.unwrap(), 0);
    assert_eq!(site.house.write_letters(seconds() + 7300).await.unwrap(), 1);
    assert_eq!(site.house.write_letters(seconds() + 100_000).await.unwrap(), 0);
    assert_eq!(server.taken().len(), 1);
    turn(&mut judy, &mut panam, "1d").await;
    assert_eq!(judy.post("/account/leave", "passphrase=neon+rain+over+Watson").await.0, StatusCode::SEE_OTHER);
    assert_eq!(site.house.write_letters(seconds() + 200_000).await.unwrap(), 0);
    assert!(server.taken().is_empty());
}
