//! Passkeys, with a device that is made of a key: added, shown, copied, stolen, removed; and two factors.

use axum::http::StatusCode;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use server::house::Settings;
use server::web::Limits;
use sha2::{Digest, Sha256};

use crate::accounts::{PASSPHRASE, claim};
use crate::clocks::Hand;
use crate::site::{Browser, NAMED, Site};

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes as browsers write them.
fn text(bytes: &[u8]) -> String {
    let group = |bytes: &[u8]| {
        let all = bytes.iter().chain(&[0, 0]).take(3).fold(0_u32, |all, byte| all << 8 | u32::from(*byte));
        (0..=bytes.len()).map(|place| char::from(LETTERS[(all >> (18 - 6 * place) & 63) as usize])).collect::<String>()
    };
    bytes.chunks(3).map(group).collect()
}

fn bytes(text: &str) -> Vec<u8> {
    let (mut all, mut bits, mut bytes) = (0_u32, 0, Vec::new());
    for letter in text.bytes() {
        all = all << 6 | LETTERS.iter().position(|known| *known == letter).unwrap() as u32;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((all >> bits) as u8);
        }
    }
    bytes
}

/// As it stands in a form.
fn quoted(text: &str) -> String {
    text.bytes().map(|byte| if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

/// A device with one passkey, which makes sure who holds it.
#[derive(Clone)]
struct Device {
    key: SigningKey,
    id: Vec<u8>,
    handle: Vec<u8>,
    count: u32,
    /// Present and made sure of.
    flags: u8,
    origin: &'static str,
}

impl Device {
    fn new(seed: u8) -> Device {
        let key = SigningKey::from_slice(&[seed; 32]).unwrap();
        Device { key, id: vec![seed; 20], handle: Vec::new(), count: 1, flags: 0b101, origin: "http://localhost:2077" }
    }

    fn said(&self, kind: &str, asks: &Value) -> Vec<u8> {
        json!({ "type": kind, "challenge": asks["challenge"], "origin": self.origin, "crossOrigin": false }).to_string().into_bytes()
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        [&Sha256::digest("localhost")[..], &[flags], &self.count.to_be_bytes()].concat()
    }

    /// Makes the passkey: what the browser sends.
    fn make(&mut self, asks: &Value) -> String {
        self.handle = bytes(asks["user"]["id"].as_str().unwrap());
        let point = self.key.verifying_key().to_sec1_point(false);
        let mut data = self.data(self.flags | 0b100_0000);
        data.extend([0; 16]);
        data.extend([0, self.id.len() as u8]);
        data.extend(&self.id);
        // A map in CBOR: the kind of key, how it signs, the curve and both coordinates.
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(&point.as_bytes()[1..33]);
        data.extend([0x22, 0x58, 0x20]);
        data.extend(&point.as_bytes()[33..]);
        let mut object = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        object.push(data.len() as u8);
        object.extend(data);
        let response = json!({ "clientDataJSON": text(&self.said("webauthn.create", asks)), "attestationObject": text(&object) });
        quoted(&json!({ "id": text(&self.id), "rawId": text(&self.id), "type": "public-key", "response": response }).to_string())
    }

    /// Shows it.
    fn show(&mut self, asks: &Value) -> String {
        self.count += 1;
        let (data, said) = (self.data(self.flags), self.said("webauthn.get", asks));
        let signature: Signature = self.key.sign(&[&data[..], &Sha256::digest(&said)].concat());
        let response = json!({
            "clientDataJSON": text(&said),
            "authenticatorData": text(&data),
            "signature": text(signature.to_der().as_bytes()),
            "userHandle": text(&self.handle),
        });
        quoted(&json!({ "id": text(&self.id), "rawId": text(&self.id), "type": "public-key", "response": response }).to_string())
    }
}

fn here(site: &Site) -> Browser<'_> {
    Browser { host: NAMED, ..Browser::new(site) }
}

/// The same one, as programs ask.
fn program<'s>(browser: &Browser<'s>) -> Browser<'s> {
    Browser { cookie: browser.cookie.clone(), host: NAMED, ..Browser::program(browser.site) }
}

/// What a device is asked.
async fn asks(browser: &mut Browser<'_>, path: &str, form: &str) -> Value {
    let (status, _, body) = browser.post(path, form).await;
    assert_eq!(status, StatusCode::OK, "{body}");
    serde_json::from_str::<Value>(&body).unwrap()["publicKey"].take()
}

async fn add(browser: &mut Browser<'_>, device: &mut Device, label: &str) {
    let asks = asks(browser, "/account/passkeys/ask", PASSPHRASE).await;
    assert_eq!(asks["authenticatorSelection"]["userVerification"], "required");
    let (status, place, page) = browser.post("/account/passkeys", &format!("label={label}&credential={}", device.make(&asks))).await;
    assert_eq!((status, place.as_str()), (StatusCode::SEE_OTHER, "/account"), "{page}");
}

/// Comes in with a passkey; what it is told if it cannot.
async fn come(browser: &mut Browser<'_>, device: &mut Device) -> Result<(), String> {
    let asks = asks(browser, "/sign-in/ask", "").await;
    let (status, _, page) = browser.post("/sign-in", &format!("name=&credential={}", device.show(&asks))).await;
    if status == StatusCode::SEE_OTHER { Ok(()) } else { Err(page) }
}

/// An address of one's own, so that nobody is slowed by the others of a test.
fn from(browser: &mut Browser<'_>, last: u8) {
    browser.address = Some([10, 0, 0, last].into());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_passkey_lets_its_owner_in_until_it_is_removed() {
    let site = Site::new("passkey").await;
    let (mut home, mut away, mut device) = (here(&site), here(&site), Device::new(1));
    claim(&mut home, "Judy").await;
    let before = home.cookie.clone();
    let (status, _, body) = home.post("/account/passkeys/ask", "passphrase=neon+rain+over+Heywood").await;
    assert!(status == StatusCode::UNPROCESSABLE_ENTITY && body.contains("not your passphrase"), "{body}");
    add(&mut home, &mut device, "My+phone").await;
    assert_ne!(home.cookie, before, "the session is another one");
    let page = home.get("/account").await.1;
    assert!(page.contains("My phone") && page.contains("for localhost") && page.contains("never used"), "{page}");
    // It is a handle that is random, and the same for the next passkey.
    let again = asks(&mut home, "/account/passkeys/ask", PASSPHRASE).await;
    assert_eq!(bytes(again["user"]["id"].as_str().unwrap()), device.handle);
    assert_eq!((again["excludeCredentials"].as_array().unwrap().len(), device.handle.len()), (1, 16));

    from(&mut away, 2);
    come(&mut away, &mut device).await.unwrap();
    assert!(away.get("/account").await.1.contains("<h1>Judy</h1>"));
    let asks = asks(&mut away, "/sign-in/ask", "").await;
    let (status, _, page) = away.post("/sign-in", &format!("name=Vik&credential={}", device.show(&asks))).await;
    assert!(status == StatusCode::UNPROCESSABLE_ENTITY && page.contains("This passkey is somebody else"), "{page}");
    let export = home.json("/account/export.json").await;
    assert!(export["passkeys"][0]["name"] == "My phone" && export["passkeys"][0]["used"].is_number(), "{export}");
    assert!(!export.to_string().contains(&text(&device.id)), "nothing but name and dates");

    let id = export["passkeys"][0]["id"].clone();
    let (status, ..) = home.post("/account/passkeys", &format!("remove={id}&passphrase=wrong")).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let (status, ..) = home.post("/account/passkeys", &format!("remove={id}&{PASSPHRASE}")).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    assert!(!away.get("/account").await.1.contains("<h1>Judy</h1>"), "all other sessions have ended");
    let mut third = here(&site);
    from(&mut third, 3);
    assert!(come(&mut third, &mut device).await.unwrap_err().contains("does not know that passkey"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_asked_is_answered_once_in_time_by_the_same_browser_and_device() {
    let clock = Hand::new();
    let limits = Limits { requests: 100_000, changes: 100_000, newcomers: 1000, ..Limits::default() };
    let site = Site::with("asked", limits, Settings { clock: clock.clone(), ..Settings::default() }).await;
    let (mut home, mut device) = (here(&site), Device::new(2));
    claim(&mut home, "Judy").await;
    add(&mut home, &mut device, "").await;
    let mut last = 10;
    let mut stranger = || {
        let mut stranger = here(&site);
        last += 1;
        from(&mut stranger, last);
        stranger
    };
    // Another browser's question, and the same one twice.
    let (mut one, mut other) = (stranger(), stranger());
    let asked = asks(&mut one, "/sign-in/ask", "").await;
    let answer = format!("credential={}", device.show(&asked));
    assert!(other.post("/sign-in", &answer).await.2.contains("too long ago"));
    assert_eq!(one.post("/sign-in", &answer).await.0, StatusCode::SEE_OTHER);
    assert!(one.post("/sign-in", &answer).await.2.contains("too long ago"));
    // An answer to another question of the same browser.
    let mut browser = stranger();
    let old = device.show(&asks(&mut browser, "/sign-in/ask", "").await);
    asks(&mut browser, "/sign-in/ask", "").await;
    assert_eq!(browser.post("/sign-in", &format!("credential={old}")).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    // Too late.
    let late = device.show(&asks(&mut browser, "/sign-in/ask", "").await);
    clock.pass(301_000);
    assert!(browser.post("/sign-in", &format!("credential={late}")).await.2.contains("too long ago"));
    // A device that does not make sure who holds it, one at another site, another key of the same name, a copy.
    let wrong = [
        Device { flags: 0b001, ..device.clone() },
        Device { origin: "http://localhost:2078", ..device.clone() },
        Device { origin: "https://evil.example", ..device.clone() },
        Device { key: SigningKey::from_slice(&[7; 32]).unwrap(), ..device.clone() },
    ];
    for mut wrong in wrong {
        let says = come(&mut stranger(), &mut wrong).await.unwrap_err();
        assert!(says.contains("does not fit what was asked"), "{says}");
    }
    let mut copy = Device { count: 0, ..device.clone() };
    let says = come(&mut stranger(), &mut copy).await.unwrap_err();
    assert!(says.contains("there seem to be two"), "{says}");
    let mut unknown = Device { handle: vec![9; 16], ..device.clone() };
    assert!(come(&mut stranger(), &mut unknown).await.unwrap_err().contains("does not know that passkey"));
    come(&mut stranger(), &mut device).await.unwrap();

    // Garbage, and too much of it.
    let mut browser = stranger();
    asks(&mut browser, "/sign-in/ask", "").await;
    for garbage in ["%7B", "null", "[]", "%7B%22id%22%3A1%7D", "%00%FF"] {
        let (status, _, page) = browser.post("/sign-in", &format!("credential={garbage}")).await;
        assert!(status.is_client_error(), "{garbage}: {page}");
    }
    let large = format!("credential={}", "a".repeat(20_000));
    assert_eq!(browser.post("/sign-in", &large).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    // A new passkey is for the session that asked for it.
    let mut thief = stranger();
    claim(&mut thief, "Vik").await;
    let asked = asks(&mut home, "/account/passkeys/ask", PASSPHRASE).await;
    let kept = home.cookie.split("; ").find(|cookie| cookie.starts_with("fixer-asked=")).unwrap().to_owned();
    thief.cookie = format!("{}; {kept}", thief.cookie);
    let answer = format!("credential={}", Device::new(3).make(&asked));
    assert!(thief.post("/account/passkeys", &answer).await.2.contains("too long ago"));
    assert!(home.post("/account/passkeys", &answer).await.2.contains("too long ago"), "and it was used up by that");
    // Guesses are slowed.
    let mut browser = stranger();
    let mut answers = Vec::new();
    for _ in 0..20 {
        answers.push(browser.post("/sign-in", "credential=%7B%7D").await.0);
    }
    assert!(answers.contains(&StatusCode::TOO_MANY_REQUESTS), "{answers:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_is_claimed_with_a_passkey_alone_which_then_stays() {
    let site = Site::new("alone").await;
    let (mut home, mut device) = (here(&site), Device::new(4));
    let (status, _, body) = home.post("/account/passkeys/ask", "name=street").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{body}");
    let asked = asks(&mut home, "/account/passkeys/ask", "name=Judy").await;
    assert_eq!(asked["user"]["name"], "Judy");
    let (status, _, page) = home.post("/account/claim", &format!("name=Other&credential={}", device.make(&asked))).await;
    assert!(status == StatusCode::OK && page.contains("<h1>Judy</h1>"), "{page}");
    let codes = crate::accounts::codes(&page);
    assert_eq!(codes.len(), 10);
    let id = home.json("/account/export.json").await["passkeys"][0]["id"].clone();
    let (_, _, page) = home.post("/account/passkeys", &format!("remove={id}")).await;
    assert!(page.contains("nothing else would let you in"), "the last way in stays: {page}");
    // There is no passphrase that would fit.
    let mut away = here(&site);
    from(&mut away, 2);
    assert_eq!(away.post("/sign-in", "name=Judy&passphrase=").await.0, StatusCode::UNPROCESSABLE_ENTITY);
    come(&mut away, &mut device).await.unwrap();
    // Who has shown a passkey a moment ago is not asked for more; who has come by a code is.
    let (status, _, page) = away.post("/account/codes", "").await;
    assert_eq!((status, crate::accounts::codes(&page).len()), (StatusCode::OK, 10), "{page}");
    let code = crate::accounts::codes(&page).remove(0);
    let mut third = here(&site);
    from(&mut third, 3);
    assert_eq!(third.post("/sign-in", &format!("name=Judy&code={}", codes[0])).await.0, StatusCode::UNPROCESSABLE_ENTITY, "used up");
    assert_eq!(third.post("/sign-in", &format!("name=Judy&code={code}")).await.0, StatusCode::SEE_OTHER);
    let (status, _, page) = third.post("/account/codes", "").await;
    assert!(status == StatusCode::UNPROCESSABLE_ENTITY && page.contains("Show a passkey first."), "{page}");
    let asked = asks(&mut third, "/sign-in/ask", "").await;
    let (status, ..) = third.post("/account/shown", &format!("credential={}", device.show(&asked))).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let new = "new=quiet+nights+in+Japantown";
    assert_eq!(third.post("/account/passphrase", new).await.0, StatusCode::SEE_OTHER, "it sets a passphrase");
    assert_eq!(
        third.post("/account/passkeys", &format!("remove={id}&passphrase=quiet+nights+in+Japantown")).await.0,
        StatusCode::SEE_OTHER
    );
    assert_eq!(third.post("/account/leave", "passphrase=quiet+nights+in+Japantown").await.0, StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_asks_for_two_things_comes_in_with_a_passkey_or_with_passphrase_and_code() {
    let site = Site::new("two").await;
    let (mut home, mut device) = (here(&site), Device::new(5));
    let codes = claim(&mut home, "Judy").await;
    home.post("/account/two", &format!("two=yes&{PASSPHRASE}")).await;
    assert_eq!(program(&home).json("/account").await["two"], false, "it takes a passkey");
    add(&mut home, &mut device, "").await;
    home.post("/account/two", &format!("two=yes&{PASSPHRASE}")).await;
    assert_eq!(program(&home).json("/account").await["two"], true);
    let mut away = here(&site);
    let wrong = "passphrase=neon+rain+over+Heywood";
    let tries = [
        (PASSPHRASE.to_owned(), "alone is not enough"),
        (wrong.to_owned(), "do not fit together"),
        (format!("code={}", codes[0]), "do not fit together"),
        (format!("{wrong}&code={}", codes[0]), "do not fit together"),
        (format!("{PASSPHRASE}&code=aaaa-aaaa"), "do not fit together"),
        (format!("{PASSPHRASE}&code={}", codes[0]), ""),
        (format!("{PASSPHRASE}&code={}", codes[0]), "do not fit together"),
    ];
    for (last, (with, says)) in (20..).zip(tries) {
        from(&mut away, last);
        let (status, _, page) = away.post("/sign-in", &format!("name=Judy&{with}")).await;
        assert!((status == StatusCode::SEE_OTHER) == says.is_empty() && page.contains(says), "{with}: {page}");
    }
    come(&mut away, &mut device).await.unwrap();
    // With the last passkey it ends.
    let id = home.json("/account/export.json").await["passkeys"][0]["id"].clone();
    home.post("/account/passkeys", &format!("remove={id}&{PASSPHRASE}")).await;
    assert_eq!(away.post("/sign-in", &format!("name=Judy&{PASSPHRASE}")).await.0, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn where_browsers_know_no_passkeys_none_are_offered_and_the_page_says_why() {
    let site = Site::new("nowhere").await;
    let (mut bare, mut named) = (Browser::new(&site), here(&site));
    assert!(!bare.get("/sign-in").await.1.contains("data-passkey") && named.get("/sign-in").await.1.contains("data-passkey"));
    claim(&mut bare, "Judy").await;
    let page = bare.get("/account").await.1;
    assert!(page.contains("bare address of a network") && !page.contains("data-passkey"), "{page}");
    for path in ["/sign-in/ask", "/account/passkeys/ask"] {
        let (status, _, body) = bare.post(path, PASSPHRASE).await;
        assert!(status == StatusCode::UNPROCESSABLE_ENTITY && body.contains("bare address"), "{body}");
    }
    named.cookie = bare.cookie;
    let mut device = Device::new(6);
    for number in 0..11 {
        device = Device::new(10 + number);
        let (status, _, body) = named.post("/account/passkeys/ask", PASSPHRASE).await;
        if number == 10 {
            assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "ten are enough: {body}");
            break;
        }
        let asked = serde_json::from_str::<Value>(&body).unwrap()["publicKey"].take();
        named.address = Some([10, 0, 1, number].into());
        assert_eq!(named.post("/account/passkeys", &format!("credential={}", device.make(&asked))).await.0, StatusCode::SEE_OTHER);
    }
    assert_eq!(program(&named).json("/account").await["passkeys"].as_array().unwrap().len(), 10);
    assert_eq!(device.count, 1);
}
