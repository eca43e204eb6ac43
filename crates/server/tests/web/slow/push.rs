//! Push services: one of our own that does what a browser would with what it is sent.

use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::IntoResponse;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey as TheirKey, agree_ephemeral};
use ring::hmac;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::Value;
use server::house::{House, Settings};
use server::outside::Outside;
use tokio::net::TcpListener;
use tokio::sync::Notify;

use super::{Browser, HOST, decide, house, json, seconds, soon, table};
use crate::site::Site;

#[derive(Clone)]
struct Asked {
    path: String,
    heads: HeaderMap,
    body: Vec<u8>,
}

/// A push service.
struct Service {
    address: String,
    asked: Arc<Mutex<Vec<Asked>>>,
    /// What it answers, and whether it answers at all.
    answers: Arc<Mutex<Option<u16>>>,
    heard: Arc<Notify>,
}

type Desk = (Arc<Mutex<Vec<Asked>>>, Arc<Mutex<Option<u16>>>, Arc<Notify>);

async fn take(State((asked, answers, heard)): State<Desk>, uri: Uri, heads: HeaderMap, body: Bytes) -> axum::response::Response {
    asked.lock().unwrap().push(Asked { path: uri.path().to_owned(), heads, body: body.to_vec() });
    heard.notify_one();
    let answer = *answers.lock().unwrap();
    let Some(answer) = answer else { return std::future::pending().await };
    let status = StatusCode::from_u16(answer).unwrap();
    ([("retry-after", "60"), ("location", "http://127.0.0.1:1/elsewhere")], status).into_response()
}

impl Service {
    async fn open() -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let (asked, answers, heard) = (Arc::default(), Arc::new(Mutex::new(Some(201))), Arc::default());
        let desk: Desk = (Arc::clone(&asked), Arc::clone(&answers), Arc::clone(&heard));
        tokio::spawn(async move { axum::serve(listener, Router::new().fallback(take).with_state(desk)).await });
        Service { address, asked, answers, heard }
    }

    fn answer(&self, status: Option<u16>) {
        *self.answers.lock().unwrap() = status;
    }

    fn taken(&self) -> Vec<Asked> {
        std::mem::take(&mut *self.asked.lock().unwrap())
    }
}

/// A browser as a push service knows it.
struct Own {
    secret: EphemeralPrivateKey,
    key: Vec<u8>,
    auth: [u8; 16],
}

impl Own {
    fn new() -> Own {
        let secret = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let key = secret.compute_public_key().unwrap().as_ref().to_vec();
        Own { secret, key, auth: [9; 16] }
    }

    fn form(&self, endpoint: &str) -> String {
        let quoted = endpoint.replace(':', "%3A").replace('/', "%2F");
        format!("endpoint={quoted}&key={}&auth={}", BASE64.encode(&self.key), BASE64.encode(self.auth))
    }

    /// Reads what was sealed, with other means than it was sealed with: HKDF written out.
    fn read(self, body: &[u8]) -> Value {
        let mac = |key: &[u8], parts: &[&[u8]]| {
            let mut context = hmac::Context::with_key(&hmac::Key::new(hmac::HMAC_SHA256, key));
            parts.iter().for_each(|part| context.update(part));
            context.sign().as_ref().to_vec()
        };
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!(size, 4096u32.to_be_bytes());
        let (theirs, sealed) = rest[1..].split_at(usize::from(rest[0]));
        let shared = agree_ephemeral(self.secret, &TheirKey::new(&ECDH_P256, theirs), <[u8]>::to_vec).unwrap();
        let input = mac(&mac(&self.auth, &[&shared]), &[b"WebPush: info\0", &self.key, theirs, &[1]]);
        let from = mac(salt, &[&input]);
        let key = &mac(&from, &[b"Content-Encoding: aes128gcm\0", &[1]])[..16];
        let nonce: [u8; 12] = mac(&from, &[b"Content-Encoding: nonce\0", &[1]])[..12].try_into().unwrap();
        let (key, mut sealed) = (LessSafeKey::new(UnboundKey::new(&AES_128_GCM, key).unwrap()), sealed.to_vec());
        let open = key.open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed).unwrap();
        let end = open.iter().rposition(|byte| *byte != 0).unwrap();
        assert_eq!(open[end], 2, "it is the last record");
        serde_json::from_slice(&open[..end]).unwrap()
    }
}

/// What a service is shown of the house, checked.
fn claims(asked: &Asked, key: &str) -> Value {
    let shown = asked.heads["authorization"].to_str().unwrap().strip_prefix("vapid t=").unwrap();
    let (token, public) = shown.split_once(", k=").unwrap();
    assert_eq!(public, key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, BASE64.decode(public).unwrap());
    public.verify(signed.as_bytes(), &BASE64.decode(signature).unwrap()).unwrap();
    let read = |part: &str| serde_json::from_slice::<Value>(&BASE64.decode(part).unwrap()).unwrap();
    let (head, claims) = signed.split_once('.').unwrap();
    assert_eq!(read(head)["alg"], "ES256");
    read(claims)
}

/// Somebody who has a subscription, and whose turn it is; with the one whom that is owed to.
async fn subscribed<'s>(site: &'s Site, service: &Service, wishes: &str) -> (Browser<'s>, Browser<'s>, String, Own) {
    let (mut judy, mut panam) = (Browser::new(site), Browser::new(site));
    let at = table(&mut judy, &mut panam, "1d").await;
    decide(&mut judy, &at, 0, "b2").await;
    let own = Own::new();
    let (status, _, page) = judy.post("/alerts/push", &own.form(&format!("{}/one", service.address))).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    // Whatever it does itself comes before its turn, so that it has not seen it.
    assert_eq!(judy.post("/alerts", wishes).await.0, StatusCode::SEE_OTHER);
    decide(&mut panam, &at, 1, "a1").await;
    (judy, panam, at, own)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_is_told_once_and_can_read_it() {
    let (site, settings) = house("pushed", None).await;
    let service = Service::open().await;
    let (mut judy, mut panam, at, own) = subscribed(&site, &service, "next=slow").await;
    assert_eq!(site.house.tell_browsers(seconds()).await.unwrap(), 0, "somebody may be about to look");
    assert_eq!(site.house.tell_browsers(soon()).await.unwrap(), 1);
    let asked = service.taken();
    let [one] = &asked[..] else { panic!("{}", asked.len()) };
    assert_eq!(one.path, "/one");
    assert_eq!((&one.heads["content-encoding"], &one.heads["ttl"]), (&"aes128gcm".parse().unwrap(), &"86400".parse().unwrap()));
    assert_eq!(one.heads["topic"].len(), 32);
    let claims = claims(one, json(&judy, "/alerts").await["push_key"].as_str().unwrap());
    assert_eq!(
        (claims["aud"].as_str().unwrap(), claims["sub"].as_str().unwrap()),
        (service.address.as_str(), format!("http://{HOST}").as_str())
    );
    let until = claims["exp"].as_i64().unwrap() - seconds();
    assert!((3600..=86_400).contains(&until), "{until}");
    let told = own.read(&one.body);
    assert_eq!(
        told,
        serde_json::json!({ "title": "Your turn", "body": "Tic-tac-toe", "table": at.trim_start_matches("/t/") }),
        "and nothing else"
    );
    // Neither again, nor after a restart.
    assert_eq!(site.house.tell_browsers(soon() + 600).await.unwrap(), 0);
    let again = site.beside(settings.clone());
    assert_eq!(again.house.tell_browsers(soon() + 86_400).await.unwrap(), 0);
    assert!(service.taken().is_empty());
    // The next turn is told of; one that was seen is not, after a restart neither.
    decide(&mut judy, &at, 0, "c3").await;
    decide(&mut panam, &at, 1, "a2").await;
    assert_eq!(again.house.tell_browsers(soon()).await.unwrap(), 1);
    decide(&mut judy, &at, 0, "a3").await;
    decide(&mut panam, &at, 1, "c1").await;
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    judy.get("/about").await;
    assert_eq!(site.house.tell_browsers(soon()).await.unwrap(), 0, "every page says that it is its turn");
    assert_eq!(site.beside(settings).house.tell_browsers(soon()).await.unwrap(), 0);
    assert_eq!(service.taken().len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_is_killed_while_it_tells_does_not_tell_twice() {
    let (site, settings) = house("killed", None).await;
    let service = Service::open().await;
    let (judy, ..) = subscribed(&site, &service, "next=slow").await;
    service.answer(None);
    let telling = tokio::spawn({
        let house: House = site.house.clone();
        async move { house.tell_browsers(soon()).await }
    });
    service.heard.notified().await;
    telling.abort();
    assert!(telling.await.unwrap_err().is_cancelled());
    assert_eq!(service.taken().len(), 1);
    service.answer(Some(201));
    assert_eq!(site.beside(settings).house.tell_browsers(soon() + 3600).await.unwrap(), 0);
    assert!(service.taken().is_empty());
    assert_eq!(json(&judy, "/alerts").await["browsers"].as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_service_does_not_take_is_tried_later_and_what_is_gone_is_forgotten() {
    let (site, settings) = house("refused", None).await;
    let service = Service::open().await;
    let (mut judy, mut panam, at, own) = subscribed(&site, &service, "next=slow").await;
    // Busy: after the time that it says, once, even if the house was closed in between.
    service.answer(Some(503));
    let now = soon();
    assert_eq!(site.house.tell_browsers(now).await.unwrap(), 0);
    service.answer(Some(201));
    assert_eq!(site.house.tell_browsers(now + 30).await.unwrap(), 0);
    assert_eq!(service.taken().len(), 1);
    assert_eq!(site.beside(settings.clone()).house.tell_browsers(now + 61).await.unwrap(), 1);
    assert_eq!(site.house.tell_browsers(now + 3600).await.unwrap(), 0);
    assert_eq!(own.read(&service.taken()[0].body)["title"], "Your turn");
    // It leads elsewhere: nobody goes there, and it is not tried again.
    decide(&mut judy, &at, 0, "c3").await;
    decide(&mut panam, &at, 1, "a2").await;
    service.answer(Some(307));
    assert_eq!(site.house.tell_browsers(soon() + 100).await.unwrap(), 0);
    assert_eq!(site.house.tell_browsers(soon() + 3600).await.unwrap(), 0);
    assert_eq!(service.taken().len(), 1);
    // It is gone.
    decide(&mut judy, &at, 0, "a3").await;
    decide(&mut panam, &at, 1, "c1").await;
    service.answer(Some(410));
    assert_eq!(site.house.tell_browsers(soon() + 100).await.unwrap(), 0);
    assert!(json(&judy, "/alerts").await["browsers"].as_array().unwrap().is_empty());
    // Nobody listens there any more: nothing was sent, and it is tried again.
    let (mut judy, mut panam) = (Browser::new(&site), Browser::new(&site));
    let at = table(&mut judy, &mut panam, "1d").await;
    decide(&mut judy, &at, 0, "b2").await;
    let closed = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    judy.post("/alerts/push", &Own::new().form(&format!("http://{closed}/x"))).await;
    decide(&mut panam, &at, 1, "a1").await;
    assert_eq!(site.house.tell_browsers(soon()).await.unwrap(), 0);
    let listener = TcpListener::bind(closed).await.unwrap();
    tokio::spawn(async move { axum::serve(listener, Router::new().fallback(|| async { StatusCode::CREATED })).await });
    assert_eq!(site.house.tell_browsers(soon() + 100).await.unwrap(), 0, "not at once");
    assert_eq!(site.house.tell_browsers(soon() + 400).await.unwrap(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_sent_in_quiet_hours_and_once_after_them() {
    let (site, _) = house("quiet", None).await;
    let service = Service::open().await;
    // Half an hour around now, in a zone three and a half hours west of Greenwich.
    let minute = |at: i64| (at / 60 - 210).rem_euclid(1440);
    let time = |minute: i64| format!("{:02}:{:02}", minute / 60, minute % 60);
    let (from, to) = (minute(seconds() - 900), minute(seconds() + 900));
    let _judy = subscribed(&site, &service, &format!("from={}&to={}&away=-210", time(from), time(to))).await;
    assert_eq!(site.house.tell_browsers(soon()).await.unwrap(), 0);
    assert_eq!(site.house.tell_browsers(soon() + 600).await.unwrap(), 0);
    assert!(service.taken().is_empty());
    assert_eq!(site.house.tell_browsers(seconds() + 1020).await.unwrap(), 1, "it still waits");
    assert_eq!(site.house.tell_browsers(seconds() + 1080).await.unwrap(), 0);
    assert_eq!(service.taken().len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn browsers_belong_to_their_session_and_are_few() {
    let (site, settings) = house("browsers", None).await;
    let service = Service::open().await;
    let (mut judy, mut panam) = (Browser::new(&site), Browser::new(&site));
    assert_eq!(judy.post("/alerts/push", &Own::new().form("https://push.example/x")).await.0, StatusCode::UNAUTHORIZED);
    table(&mut judy, &mut panam, "1d").await;
    let browsers = async |who: &Browser<'_>| json(who, "/alerts").await["browsers"].as_array().unwrap().len();
    for number in 0..12 {
        judy.post("/alerts/push", &Own::new().form(&format!("{}/{number}", service.address))).await;
    }
    assert_eq!(browsers(&judy).await, 10);
    judy.post("/alerts/push", &Own::new().form(&format!("{}/11", service.address))).await;
    assert_eq!(browsers(&judy).await, 10, "the same browser again is no other");
    let id = json(&judy, "/alerts").await["browsers"][0]["id"].as_i64().unwrap();
    panam.post("/alerts/push", &format!("remove={id}")).await;
    assert_eq!(browsers(&judy).await, 10, "nobody else removes it");
    judy.post("/alerts/push", &format!("remove={id}")).await;
    assert_eq!(browsers(&judy).await, 9);
    let own = Own::new();
    for wrong in
        ["http://10.0.0.1/x", "https://10.0.0.1/x", "https://[::1]/x", "https://push.example:22/x", "ftp://push.example/x", "x", ""]
    {
        assert_eq!(judy.post("/alerts/push", &own.form(wrong)).await.0, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
    }
    let short = own.form("https://push.example/x").replace("&auth=", "&auth=AAAA");
    assert_eq!(judy.post("/alerts/push", &short).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    // The file that everybody can have of itself names no address.
    let kept = json(&judy, "/account/export.json").await;
    assert_eq!(kept["browsers"].as_array().unwrap().len(), 9);
    assert_eq!(kept["browsers"][0], "127.0.0.1");
    // Whoever claims a name keeps its browser; whoever signs out does not.
    let (status, ..) = judy.post("/account/claim", "name=Judy&passphrase=neon+rain+over+Watson").await;
    assert_eq!((status, browsers(&judy).await), (StatusCode::OK, 9));
    let mut elsewhere = Browser::new(&site);
    elsewhere.post("/sign-in", "name=Judy&passphrase=neon+rain+over+Watson").await;
    judy.post("/sign-out", "").await;
    assert_eq!(browsers(&elsewhere).await, 0);
    // A name that leads into the house's own network is found out when it is asked, and forgotten.
    let outside = Outside { local: false, ..settings.outside.clone() };
    let open = site.beside(Settings { outside, ..settings });
    let (mut one, mut two) = (Browser::new(&open), Browser::new(&open));
    let at = table(&mut one, &mut two, "1d").await;
    for (address, status) in [(service.address.as_str(), StatusCode::UNPROCESSABLE_ENTITY), ("https://localhost/x", StatusCode::SEE_OTHER)]
    {
        assert_eq!(two.post("/alerts/push", &Own::new().form(address)).await.0, status, "{address}");
    }
    assert_eq!(browsers(&two).await, 1);
    decide(&mut one, &at, 0, "b2").await;
    assert_eq!(open.house.tell_browsers(soon()).await.unwrap(), 0);
    assert_eq!(browsers(&two).await, 0);
    // A house without keys offers nothing.
    let bare = Site::new("no-keys").await;
    let mut guest = Browser::new(&bare);
    guest.post("/guests", "name=Judy").await;
    assert_eq!(guest.post("/alerts/push", &Own::new().form("https://push.example/x")).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(!guest.get("/alerts").await.1.contains("data-push"));
}
