//! Passkeys: keys that devices of a person keep, and show only after they have made sure who holds them (WebAuthn). Somebody
//! who has one needs no name and no passphrase to come in, and no house but this one can ask for it.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Mutex;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::Instant;
use webauthn_rs::prelude::{DiscoverableAuthentication, Passkey, PasskeyRegistration, Url, Uuid, Webauthn, WebauthnBuilder, WebauthnError};

use super::accounts::{fault, note};
use super::{House, HouseError, Known, SignedIn, hashed, locked, names, secret};
use crate::store::passkeys::{Change as PasskeyChange, Fresh, Passkey as Kept};
use crate::store::{Change, GuestId, Hashed, PeopleChange};

/// How long a device has to answer.
const LASTS: Duration = Duration::from_secs(5 * 60);
/// How long somebody who has shown a passkey is not asked for its passphrase.
const SHOWN: Duration = Duration::from_secs(5 * 60);
/// Devices that are waited for at once.
const MOST: usize = 4096;
/// And those of one address; the one that waits longest gives way.
const EACH: usize = 16;
/// Passkeys that somebody can have.
const PASSKEYS: i64 = 10;
/// The letters of what a passkey is called.
const LETTERS: usize = 40;
/// What a device answers is no longer than this.
const ANSWER: usize = 16 << 10;

/// Where the house is reached, as browsers understand it. A passkey is made for a name, and kept from all others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    name: String,
    origin: Url,
}

impl Place {
    /// A place that passkeys can be made for: browsers want a name, no address of a network, and a way there that nobody
    /// can listen to, as TLS is or one that does not leave the machine.
    pub fn of(host: &str, tls: bool) -> Option<Place> {
        let origin = Url::parse(&format!("{}://{host}", if tls { "https" } else { "http" })).ok()?;
        let name = origin.domain()?.to_owned();
        let here = name == "localhost" || name.ends_with(".localhost");
        (tls || here).then_some(Place { name, origin })
    }

    /// The name that passkeys are made for.
    pub fn name(&self) -> &str {
        &self.name
    }

    fn webauthn(&self) -> Result<Webauthn, HouseError> {
        let builder = WebauthnBuilder::new(&self.name, &self.origin).map_err(broken)?;
        builder.rp_name("Fixer").timeout(LASTS).build().map_err(broken)
    }
}

#[expect(clippy::needless_pass_by_value, reason = "it is what map_err hands over")]
fn broken(error: WebauthnError) -> HouseError {
    HouseError::Broken(format!("passkeys: {error}"))
}

/// What a browser is to ask its device, and the token by which the browser is known when it answers.
#[derive(Debug)]
pub struct Challenge {
    /// The token, for a cookie.
    pub token: String,
    /// What the device is asked, as browsers read it.
    pub asks: Value,
}

/// What was asked.
enum Asks {
    /// A new passkey, of the person whose session asked; a guest claims this name with it.
    Make { guest: GuestId, session: Option<Hashed>, claims: Option<String>, handle: Uuid, state: Box<PasskeyRegistration> },
    /// Any that was made here before.
    Show(Box<DiscoverableAuthentication>),
}

struct Asked {
    asks: Asks,
    place: Place,
    address: IpAddr,
    since: Instant,
}

/// Devices that are waited for, and sessions in which a passkey was shown a moment ago. Both are forgotten when the house
/// closes.
#[derive(Default)]
pub(super) struct Passkeys {
    asked: Mutex<HashMap<Hashed, Asked>>,
    shown: Mutex<HashMap<Hashed, Instant>>,
}

impl Passkeys {
    fn ask(&self, asked: Asked) -> Result<String, HouseError> {
        let token = hex::encode(secret()?);
        let mut all = locked(&self.asked);
        all.retain(|_, waiting| asked.since.duration_since(waiting.since) < LASTS);
        let own = all.iter().filter(|(_, waiting)| waiting.address == asked.address);
        if own.clone().count() >= EACH
            && let Some(oldest) = own.min_by_key(|(_, waiting)| waiting.since).map(|(token, _)| *token)
        {
            all.remove(&oldest);
        }
        if all.len() >= MOST {
            return Err(HouseError::Full("full-tries"));
        }
        all.insert(hashed(&token), asked);
        Ok(token)
    }

    /// What a browser was asked, once.
    fn take(&self, token: Option<&str>, now: Instant) -> Result<Asked, HouseError> {
        let asked = token.and_then(|token| locked(&self.asked).remove(&hashed(token)));
        asked.filter(|asked| now.duration_since(asked.since) < LASTS).ok_or_else(|| fault("passkey-late"))
    }

    /// A passkey was shown in a session.
    fn note(&self, session: Hashed, now: Instant) {
        let mut shown = locked(&self.shown);
        shown.retain(|_, then| now.duration_since(*then) < SHOWN);
        // Who is asked for its passphrase once more loses little.
        if shown.len() < MOST {
            shown.insert(session, now);
        }
    }

    /// Whether a passkey was shown in a session a moment ago.
    pub fn shown(&self, session: Option<Hashed>, now: Instant) -> bool {
        session.is_some_and(|session| locked(&self.shown).get(&session).is_some_and(|then| now.duration_since(*then) < SHOWN))
    }
}

/// What a device answered, as its browser writes it.
fn answered<T: serde::de::DeserializeOwned>(answer: &str) -> Result<T, HouseError> {
    if answer.len() > ANSWER {
        return Err(HouseError::TooLarge);
    }
    serde_json::from_str(answer).map_err(|_| fault("passkey-unreadable"))
}

/// What is known of a passkey.
fn known_of(kept: &Kept) -> Result<Passkey, HouseError> {
    serde_json::from_str(&kept.key).map_err(|error| HouseError::Broken(format!("passkey {}: {error}", kept.id)))
}

impl House {
    fn instant(&self) -> Instant {
        self.0.settings.clock.now()
    }

    /// Whether somebody has shown a passkey under a session a moment ago.
    pub fn has_shown(&self, session: Option<Hashed>) -> bool {
        self.0.passkeys.shown(session, self.instant())
    }

    fn waits(&self, asks: Asks, place: &Place, known: Known) -> Result<String, HouseError> {
        let address = known.address.unwrap_or(Ipv4Addr::LOCALHOST.into());
        self.0.passkeys.ask(Asked { asks, place: place.clone(), address, since: self.instant() })
    }

    /// Somebody wants one more passkey, and shows its passphrase, or a passkey, first; a guest wants to claim a name with one.
    pub async fn ask_new_passkey(
        &self,
        guest: GuestId,
        name: &str,
        passphrase: &str,
        place: &Place,
        known: Known,
    ) -> Result<Challenge, HouseError> {
        let person = self.0.store.person(guest).await?.filter(|person| person.owner.is_none()).ok_or(HouseError::NotYours)?;
        let (called, claims) = match person.claimed {
            Some(_) => (self.confirm(guest, passphrase, known).await?.name, None),
            None => {
                let name = self.claimable(guest, name)?;
                (name.clone(), Some(name))
            }
        };
        let had = self.0.store.passkeys(guest).await?;
        if had.len() as i64 >= PASSKEYS {
            return Err(HouseError::Full("full-passkeys"));
        }
        let before = had.first().and_then(|passkey| Uuid::from_slice(&passkey.handle).ok());
        let handle = match before {
            Some(handle) => handle,
            None => Uuid::from_bytes(secret()?[..16].try_into().unwrap_or_default()),
        };
        let known_already = had.into_iter().map(|passkey| passkey.credential).collect();
        let started = place.webauthn()?.start_passkey_registration(handle, &called, &called, Some(known_already));
        let (asks, state) = started.map_err(broken)?;
        let mut asks = serde_json::to_value(asks).map_err(|error| HouseError::Broken(error.to_string()))?;
        // It is found by the device without anybody's name.
        asks["publicKey"]["authenticatorSelection"]["residentKey"] = json!("required");
        asks["publicKey"]["authenticatorSelection"]["requireResidentKey"] = json!(true);
        let token = self.waits(Asks::Make { guest, session: known.session, claims, handle, state: Box::new(state) }, place, known)?;
        Ok(Challenge { token, asks })
    }

    /// The passkey that a device has made is its owner's from now on; a guest has claimed its name with it.
    pub async fn add_passkey(
        &self,
        guest: GuestId,
        token: Option<&str>,
        (label, answer): (&str, &str),
        known: Known,
        device: &str,
    ) -> Result<SignedIn, HouseError> {
        if !self.0.tries.at_address(known.address) {
            return Err(HouseError::Full("full-tries"));
        }
        let answer = answered(answer)?;
        let asked = self.0.passkeys.take(token, self.instant())?;
        let (claims, handle, state) = match asked.asks {
            Asks::Make { guest: meant, session, claims, handle, state } if meant == guest && session == known.session => {
                (claims, handle, state)
            }
            _ => return Err(fault("passkey-late")),
        };
        let made = asked.place.webauthn()?.finish_passkey_registration(&answer, &state).map_err(|error| {
            tracing::warn!(target: "security", guest, %error, "a new passkey is refused");
            fault("passkey-wrong")
        })?;
        let name: String = label.trim().chars().filter(|letter| !letter.is_control()).take(LETTERS).collect();
        let fresh = Fresh {
            guest,
            handle: *handle.as_bytes(),
            name: if name.is_empty() { device.to_owned() } else { name },
            place: asked.place.name,
            credential: made.cred_id().to_vec(),
            key: serde_json::to_string(&made).map_err(|error| HouseError::Broken(error.to_string()))?,
        };
        let (mut signed_in, session) = House::session(guest, known, device)?;
        let mut changes = Vec::new();
        if let Some(name) = &claims {
            let (codes, kept) = House::codes()?;
            let likenesses = names::likenesses(name);
            changes.push(Change::People(PeopleChange::Claim { guest, name: name.clone(), likenesses, passphrase: None }));
            changes.push(Change::People(PeopleChange::Codes(guest, kept)));
            signed_in.codes = codes;
        }
        changes.push(Change::Passkeys(PasskeyChange::Add(fresh, PASSKEYS)));
        changes.extend(session);
        self.0.store.commit(changes).await?;
        note(guest, if claims.is_some() { "claimed a name with a passkey" } else { "added a passkey" });
        if claims.is_some() {
            // There is no passphrase that could be asked for.
            self.0.passkeys.note(hashed(&signed_in.session), self.instant());
            self.call_everybody_by_name().await?;
        }
        Ok(signed_in)
    }

    /// A browser is to show any passkey of this house.
    pub fn ask_passkey(&self, place: &Place, known: Known) -> Result<Challenge, HouseError> {
        let (asks, state) = place.webauthn()?.start_discoverable_authentication().map_err(broken)?;
        let mut asks = serde_json::to_value(asks).map_err(|error| HouseError::Broken(error.to_string()))?;
        // Whether it is offered beside names or asked for at once is the page's to say.
        if let Some(asks) = asks.as_object_mut() {
            asks.remove("mediation");
        }
        Ok(Challenge { token: self.waits(Asks::Show(Box::new(state)), place, known)?, asks })
    }

    /// Whose passkey a device has shown, and what is to be written about it.
    async fn look_at_passkey(&self, token: Option<&str>, answer: &str, known: Known) -> Result<(Kept, Change), HouseError> {
        if !self.0.tries.at_address(known.address) {
            return Err(HouseError::Full("full-tries"));
        }
        let answer = answered(answer)?;
        let asked = self.0.passkeys.take(token, self.instant())?;
        let Asks::Show(state) = asked.asks else { return Err(fault("passkey-late")) };
        let webauthn = asked.place.webauthn()?;
        let (handle, credential) = webauthn.identify_discoverable_authentication(&answer).map_err(|_| fault("passkey-unknown"))?;
        let kept = self.0.store.passkey(credential).await?.filter(|kept| kept.handle == handle.as_bytes());
        let kept = kept.ok_or_else(|| fault("passkey-unknown"))?;
        self.may_try(kept.guest, known).await?;
        let mut passkey = known_of(&kept)?;
        let seen = webauthn.finish_discoverable_authentication_v2(&answer, *state, &passkey);
        let seen = seen.map_err(|error| {
            tracing::warn!(target: "security", guest = kept.guest, passkey = kept.id, %error, "a passkey is refused");
            fault(if matches!(error, WebauthnError::CredentialPossibleCompromise) { "passkey-copied" } else { "passkey-wrong" })
        })?;
        passkey.update_credential(&seen);
        let key = serde_json::to_string(&passkey).map_err(|error| HouseError::Broken(error.to_string()))?;
        let used = PasskeyChange::Used { id: kept.id, key, counter: seen.counter() };
        Ok((kept, Change::Passkeys(used)))
    }

    /// Writes that a passkey was shown; of two with the same count one is a copy.
    async fn use_passkey(&self, changes: Vec<Change>) -> Result<(), HouseError> {
        self.0.store.commit(changes).await.map_err(|error| match HouseError::from(error) {
            HouseError::Taken => fault("passkey-copied"),
            error => error,
        })
    }

    /// Somebody comes in with a passkey. If it says its name as well, it is its own.
    pub async fn sign_in_with_passkey(
        &self,
        name: &str,
        token: Option<&str>,
        answer: &str,
        known: Known,
        device: &str,
    ) -> Result<SignedIn, HouseError> {
        let (kept, used) = self.look_at_passkey(token, answer, known).await?;
        let person = self.account(kept.guest).await?;
        if !name.trim().is_empty() && !person.name.eq_ignore_ascii_case(name.trim()) {
            return Err(fault("passkey-others"));
        }
        let (signed_in, session) = House::session(kept.guest, known, device)?;
        self.use_passkey([used].into_iter().chain(session).collect()).await?;
        self.0.passkeys.note(hashed(&signed_in.session), self.instant());
        note(kept.guest, "came in with a passkey");
        Ok(signed_in)
    }

    /// Somebody who is in shows a passkey of its own, and is not asked for its passphrase for a while.
    pub async fn show_passkey(
        &self,
        guest: GuestId,
        token: Option<&str>,
        answer: &str,
        known: Known,
        device: &str,
    ) -> Result<SignedIn, HouseError> {
        let (kept, used) = self.look_at_passkey(token, answer, known).await?;
        if kept.guest != guest {
            return Err(fault("passkey-others"));
        }
        let (signed_in, session) = House::session(guest, known, device)?;
        self.use_passkey([used].into_iter().chain(session).collect()).await?;
        self.0.passkeys.note(hashed(&signed_in.session), self.instant());
        note(guest, "showed a passkey");
        Ok(signed_in)
    }

    /// A passkey is worth nothing any more. All other sessions end, whoever opened them.
    pub async fn remove_passkey(
        &self,
        guest: GuestId,
        id: i64,
        passphrase: &str,
        known: Known,
        device: &str,
    ) -> Result<SignedIn, HouseError> {
        self.confirm(guest, passphrase, known).await?;
        self.renew(guest, PasskeyChange::Remove(guest, id), known, device).await
    }

    /// Whether the passphrase of somebody who has a passkey lets nobody in alone. All other sessions end.
    pub async fn ask_for_two(
        &self,
        guest: GuestId,
        two: bool,
        passphrase: &str,
        known: Known,
        device: &str,
    ) -> Result<SignedIn, HouseError> {
        self.confirm(guest, passphrase, known).await?;
        self.renew(guest, PasskeyChange::Second(guest, two), known, device).await
    }

    async fn renew(&self, guest: GuestId, change: PasskeyChange, known: Known, device: &str) -> Result<SignedIn, HouseError> {
        let did = match change {
            PasskeyChange::Remove(..) => "removed a passkey",
            PasskeyChange::Second(_, true) => "asked for two things",
            _ => "let one thing be enough",
        };
        let (signed_in, session) = House::session(guest, known, device)?;
        let mut changes = vec![Change::Passkeys(change)];
        changes.extend(session);
        changes.push(Change::People(PeopleChange::EndOthers(guest, hashed(&signed_in.session))));
        self.0.store.commit(changes).await.map_err(|error| match HouseError::from(error) {
            HouseError::Taken => fault("passkey-last"),
            error => error,
        })?;
        note(guest, did);
        Ok(signed_in)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_are_made_for_names_that_nobody_can_listen_to() {
        let name = |host: &str, tls: bool| Place::of(host, tls).map(|place| place.name);
        assert_eq!(name("fixer.example", true).as_deref(), Some("fixer.example"));
        assert_eq!(name("fixer.example:8443", true).as_deref(), Some("fixer.example"));
        assert_eq!(name("localhost:2077", false).as_deref(), Some("localhost"));
        for (host, tls) in [("fixer.example", false), ("127.0.0.1:2077", false), ("10.0.0.2:2077", true), ("[::1]:2077", true), ("", true)]
        {
            assert_eq!(name(host, tls), None, "{host}");
        }
    }

    #[test]
    fn what_is_asked_is_answered_once_and_in_time_and_nobody_asks_without_end() {
        let (passkeys, begun) = (Passkeys::default(), Instant::now());
        let place = Place::of("localhost", false).unwrap();
        let ask = |last: u16, since: Instant| {
            let (_, state) = place.webauthn().unwrap().start_discoverable_authentication().unwrap();
            let address = IpAddr::from([10, 0, last.to_be_bytes()[0], last.to_be_bytes()[1]]);
            passkeys.ask(Asked { asks: Asks::Show(Box::new(state)), place: place.clone(), address, since })
        };
        let first = ask(1, begun).unwrap();
        assert!(passkeys.take(Some(&first), begun).is_ok() && passkeys.take(Some(&first), begun).is_err(), "once");
        let late = ask(1, begun).unwrap();
        assert!(passkeys.take(Some(&late), begun + LASTS).is_err() && passkeys.take(None, begun).is_err());
        let many: Vec<String> = (0..20).map(|_| ask(2, begun).unwrap()).collect();
        assert_eq!(many.iter().filter(|token| passkeys.take(Some(token), begun).is_ok()).count(), EACH, "of one address");
        assert!((0..4000).all(|last| ask(last, begun).is_ok()));
        assert_eq!((4000..5000).filter(|last| ask(*last, begun).is_ok()).count(), MOST - 4000, "in all");
        assert!(ask(5000, begun + LASTS).is_ok(), "whoever is late gives way");
    }
}
