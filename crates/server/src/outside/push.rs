//! Push services: what they know a house by (VAPID, RFC 8292), and what is asked of them (RFC 8030).

use base64::Engine as _;
use base64::prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD as BASE64};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use sha2::{Digest, Sha256};
use url::Url;

use super::reach::{Reach, ReachError, is_global};
use super::seal::seal;

/// The longest address of a push service.
const LONGEST: usize = 2000;

/// For how long a service keeps what it cannot deliver, in seconds: after that it is no news.
const KEPT: u32 = 24 * 60 * 60;

/// For how long a service believes that it is the house that asks, in seconds.
const BELIEVED: i64 = 12 * 60 * 60;

/// A browser that is told something: its public key and what it shares with whoever tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subscriber {
    /// The point of the curve P-256, not compressed.
    pub key: [u8; 65],
    /// The secret of the subscription.
    pub auth: [u8; 16],
}

impl Subscriber {
    /// As a browser writes it.
    pub fn read(key: &str, auth: &str) -> Option<Subscriber> {
        let bytes = |text: &str| BASE64.decode(text.trim().trim_end_matches('=')).ok();
        let key: [u8; 65] = bytes(key)?.try_into().ok()?;
        let subscriber = Subscriber { key, auth: bytes(auth)?.try_into().ok()? };
        // Whatever can be sealed for it is a key.
        seal(&subscriber, b"").ok().map(|_| subscriber)
    }
}

/// By which push services know the house.
pub struct Keys {
    pair: EcdsaKeyPair,
    /// The public key, as browsers want it.
    pub public: String,
}

impl std::fmt::Debug for Keys {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(to, "Keys({})", self.public)
    }
}

const BEGIN: &str = "-----BEGIN PRIVATE KEY-----";
const END: &str = "-----END PRIVATE KEY-----";

impl Keys {
    /// Fresh keys, as they stand in a file.
    pub fn fresh() -> Option<String> {
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).ok()?;
        let text = BASE64_STANDARD.encode(key.as_ref());
        let lines: Vec<&str> = text.as_bytes().chunks(64).filter_map(|line| std::str::from_utf8(line).ok()).collect();
        Some(format!("{BEGIN}\n{}\n{END}\n", lines.join("\n")))
    }

    /// Keys from a file: a private key of the curve P-256 in PKCS #8, as PEM.
    pub fn read(file: &str) -> Option<Keys> {
        let inside = file.split_once(BEGIN)?.1.split_once(END)?.0;
        let key = BASE64_STANDARD.decode(inside.split_whitespace().collect::<String>()).ok()?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &key, &SystemRandom::new()).ok()?;
        let public = BASE64.encode(pair.public_key().as_ref());
        Some(Keys { pair, public })
    }

    /// What shows a service that it is the house that asks; `now` in seconds since 1970.
    fn shown(&self, service: &Url, contact: &str, now: i64) -> Option<String> {
        let claims = serde_json::json!({ "aud": service.origin().ascii_serialization(), "exp": now + BELIEVED, "sub": contact });
        let signed = format!("{}.{}", BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#), BASE64.encode(claims.to_string()));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        Some(format!("vapid t={signed}.{}, k={}", BASE64.encode(signature.as_ref()), self.public))
    }
}

/// The address of a push service, if it can be one: TLS on the usual port, no names in it. Where that leads is looked at
/// again whenever it is asked.
pub fn endpoint(text: &str, local: bool) -> Option<Url> {
    let address = Url::parse(text).ok().filter(|_| text.len() <= LONGEST)?;
    let here = local && address.scheme() == "http" && address.host_str() == Some("127.0.0.1");
    let proper = address.scheme() == "https" && address.port().is_none() && address.host_str().is_some_and(|host| !host.is_empty());
    let bare = address.username().is_empty() && address.password().is_none() && address.fragment().is_none();
    // What a name leads to is looked at when it is asked; a number says so already.
    let number = match address.host() {
        Some(url::Host::Ipv4(number)) => Some(number.into()),
        Some(url::Host::Ipv6(number)) => Some(number.into()),
        _ => None,
    };
    let far = number.is_none_or(is_global);
    ((proper && far || here) && bare).then_some(address)
}

/// What a service has answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pushed {
    /// It has taken it.
    Taken,
    /// There is no such subscription any more.
    Gone,
    /// It does not want it now; perhaps after so many seconds.
    Later(Option<u32>),
    /// It does not want it.
    Refused(u16),
}

/// What a browser is told.
#[derive(Clone, Copy, Debug)]
pub struct Note<'a> {
    /// The address of its push service.
    pub service: &'a Url,
    /// The browser.
    pub to: &'a Subscriber,
    /// What it is about: it takes the place of what was not delivered yet of the same.
    pub topic: &'a str,
    /// The text.
    pub text: &'a str,
}

/// Asks a push service to tell a browser something; `now` in seconds since 1970.
pub async fn push(reach: &Reach, keys: &Keys, contact: &str, note: Note<'_>, now: i64) -> Result<Pushed, ReachError> {
    let Note { service, to, topic, text } = note;
    let sealed = seal(to, text.as_bytes()).map_err(|_| ReachError::Never("the key of the browser is none"))?;
    let shown = keys.shown(service, contact, now).ok_or(ReachError::Never("the keys of the house cannot sign"))?;
    let topic = &BASE64.encode(Sha256::digest(topic.as_bytes()))[..32];
    let ttl = KEPT.to_string();
    let heads = [
        ("authorization", shown.as_str()),
        ("content-encoding", "aes128gcm"),
        ("content-type", "application/octet-stream"),
        ("ttl", ttl.as_str()),
        ("urgency", "normal"),
        ("topic", topic),
    ];
    let (status, after) = reach.post(service, &heads, sealed).await?;
    Ok(match status {
        200..=299 => Pushed::Taken,
        404 | 410 => Pushed::Gone,
        429 | 500..=599 => Pushed::Later(after),
        other => Pushed::Refused(other),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_push_services_are_of_one_kind() {
        let long = format!("https://push.example/{}", "x".repeat(LONGEST));
        for wrong in [
            "http://push.example/x",
            "http://127.0.0.1/x",
            "https://push.example:8443/x",
            "https://a:b@push.example/x",
            "https://127.0.0.1/x",
            "https://0x7f.1/x",
            "https://[::1]/x",
            "https://169.254.169.254/latest",
            "https://push.example/x#y",
            "file:///etc/passwd",
            "//push.example",
            "",
            long.as_str(),
        ] {
            assert!(endpoint(wrong, false).is_none(), "{wrong}");
        }
        assert!(endpoint("https://push.example/x?y=z", false).is_some());
        assert!(endpoint("http://127.0.0.1:41000/x", true).is_some() && endpoint("http://10.0.0.1/x", true).is_none());
    }

    #[test]
    fn keys_are_read_as_they_were_written_and_nothing_else_is() {
        let file = Keys::fresh().unwrap_or_default();
        let (one, two) = (Keys::read(&file), Keys::read(&file));
        assert_eq!(one.map(|keys| keys.public), two.map(|keys| keys.public));
        assert!(Keys::read(&file).is_some_and(|keys| keys.public.len() == 87));
        assert!(Keys::read("").is_none() && Keys::read(&file.replace('M', "N")).is_none());
    }
}
