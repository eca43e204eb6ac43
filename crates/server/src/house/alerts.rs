//! How somebody wants to be told that it is awaited: when it opens the next table, quiet hours, browsers, and an address
//! for mail, which is somebody's once what was sent there has come back.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::DefaultClock;
use governor::state::{InMemoryState, NotKeyed};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use sha2::{Digest, Sha256};
use table::{Lang, Message};

use super::{House, HouseError, hashed, secret, wrong};
use crate::outside::push::endpoint;
use crate::outside::{Letter, Subscriber, post};
use crate::store::alerts::{Change as AlertChange, Subscription, Wishes};
use crate::store::{Change, GuestId, Hashed, StoreError};
use crate::wall::seconds;

/// For how long what was sent to an address can come back, in seconds.
const CONFIRMED_WITHIN: i64 = 24 * 60 * 60;

/// The most and least by which the day of somebody is away from UTC, in minutes.
pub const AWAY: std::ops::RangeInclusive<i64> = -12 * 60..=14 * 60;

/// How often letters are sent to addresses that nobody has confirmed: by who asks, by address, and in all. So nobody is
/// flooded with them, whoever asks.
pub(super) struct Confirmations {
    people: DefaultKeyedRateLimiter<GuestId>,
    addresses: DefaultKeyedRateLimiter<[u8; 32]>,
    all: RateLimiter<NotKeyed, InMemoryState, DefaultClock>,
}

impl Default for Confirmations {
    fn default() -> Confirmations {
        let every = |minutes: u64, burst: u32| {
            let quota = Quota::with_period(Duration::from_secs(minutes * 60)).unwrap_or(Quota::per_hour(NonZeroU32::MIN));
            quota.allow_burst(NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN))
        };
        Confirmations {
            people: RateLimiter::keyed(every(20, 3)),
            addresses: RateLimiter::keyed(every(8 * 60, 2)),
            all: RateLimiter::direct(every(1, 60)),
        }
    }
}

impl Confirmations {
    fn may(&self, guest: GuestId, address: &str) -> bool {
        if self.people.len() + self.addresses.len() > 10_000 {
            self.people.retain_recent();
            self.addresses.retain_recent();
        }
        // Whoever has no turn of its own takes none from an address.
        let address = Sha256::digest(address.to_ascii_lowercase().as_bytes()).into();
        self.people.check_key(&guest).is_ok() && self.addresses.check_key(&address).is_ok() && self.all.check().is_ok()
    }
}

fn fault(id: &'static str) -> HouseError {
    wrong("place-alerts", &Message::new(id))
}

/// What somebody sends of what it wants, as it stands in a form.
#[derive(Clone, Debug, Default)]
pub struct Wanting {
    /// When the next table is opened by itself.
    pub next: Option<String>,
    /// From when on nothing is sent, as `22:00`; nothing if it is empty.
    pub from: Option<String>,
    /// Until when.
    pub to: Option<String>,
    /// By how many minutes that is away from UTC.
    pub away: Option<i64>,
    /// How often a letter is written at most.
    pub every: Option<String>,
}

/// A time of the day, in minutes; nothing if none is said.
fn minutes(text: Option<&str>) -> Result<Option<i64>, HouseError> {
    let Some(text) = text.map(str::trim).filter(|text| !text.is_empty()) else { return Ok(None) };
    let number = |text: &str| text.parse::<i64>().ok().filter(|_| text.len() <= 2);
    let read = text.split_once(':').and_then(|(hours, minutes)| Some((number(hours)?, number(minutes)?)));
    let read = read.filter(|(hours, minutes)| (0..24).contains(hours) && (0..60).contains(minutes));
    read.map(|(hours, minutes)| Some(hours * 60 + minutes)).ok_or_else(|| fault("alerts-wrong-hours"))
}

impl House {
    /// The key by which browsers let this house tell them something, if it has one.
    pub fn push_key(&self) -> Option<&str> {
        self.0.settings.outside.keys.as_ref().map(|keys| keys.public.as_str())
    }

    /// Whether the house writes mail.
    pub fn writes_mail(&self) -> bool {
        self.0.settings.outside.post.is_some()
    }

    /// Somebody wants something else from now on; what it does not say stays.
    pub async fn want(&self, guest: GuestId, wanting: Wanting, lang: Lang) -> Result<(), HouseError> {
        let mut wishes = self.0.store.wishes(guest).await?;
        let known = |said: Option<String>, all: &[&str], now: String| match said {
            Some(said) if all.contains(&said.as_str()) => Ok(said),
            Some(_) => Err(fault("alerts-wrong-choice")),
            None => Ok(now),
        };
        wishes.next = known(wanting.next, &["slow", "always", "never"], wishes.next)?;
        wishes.every = known(wanting.every, &["once", "hour", "day"], wishes.every)?;
        if wanting.from.is_some() || wanting.to.is_some() {
            let (from, to) = (minutes(wanting.from.as_deref())?, minutes(wanting.to.as_deref())?);
            if from.is_some() != to.is_some() {
                return Err(fault("alerts-wrong-hours"));
            }
            wishes.quiet = from.zip(to);
        }
        wishes.away = wanting.away.unwrap_or(wishes.away);
        if !AWAY.contains(&wishes.away) {
            return Err(fault("alerts-wrong-away"));
        }
        lang.code().clone_into(&mut wishes.lang);
        Ok(self.0.store.commit(vec![Change::Alerts(AlertChange::Wishes(guest, wishes))]).await?)
    }

    /// A browser is told from now on, for as long as its session lasts.
    pub async fn subscribe(&self, session: Hashed, address: &str, key: &str, auth: &str, lang: Lang) -> Result<(), HouseError> {
        if self.push_key().is_none() {
            return Err(fault("alerts-no-push"));
        }
        let to = Subscriber::read(key, auth).zip(endpoint(address, self.0.settings.outside.local));
        let (Subscriber { key, auth }, endpoint) = to.ok_or_else(|| fault("alerts-wrong-browser"))?;
        let (endpoint, lang) = (endpoint.to_string(), lang.code().to_owned());
        let to = Subscription { id: 0, endpoint, key, auth, lang, device: String::new(), at: 0 };
        Ok(self.0.store.commit(vec![Change::Alerts(AlertChange::Subscribe(session, Box::new(to)))]).await?)
    }

    /// A browser is told no more.
    pub async fn unsubscribe(&self, guest: GuestId, id: i64) -> Result<(), HouseError> {
        match self.0.store.commit(vec![Change::Alerts(AlertChange::Unsubscribe(guest, id))]).await {
            // It has gone by itself.
            Err(StoreError::Taken) => Ok(()),
            done => Ok(done?),
        }
    }

    /// Somebody gives an address for mail: a letter goes there, and what it says makes the address that person's.
    pub async fn give_address(&self, guest: GuestId, address: &str, lang: Lang) -> Result<(), HouseError> {
        let person = self.account(guest).await?;
        let post = self.0.settings.outside.post.clone().ok_or_else(|| fault("alerts-no-mail"))?;
        let address = post::address(address).ok_or_else(|| fault("alerts-wrong-mail"))?;
        if self.0.store.wishes(guest).await?.mail.as_deref() == Some(&address) {
            return Ok(());
        }
        if !self.0.telling.confirmations.may(guest, &address) {
            return Err(HouseError::Full("full-confirmations"));
        }
        let token = hex::encode(secret()?);
        let until = seconds() + CONFIRMED_WITHIN;
        self.0.store.commit(vec![Change::Alerts(AlertChange::Ask(guest, address.clone(), hashed(&token), until))]).await?;
        let link = format!("{}/alerts/confirm?token={token}", self.0.settings.outside.base);
        let letter = Letter {
            to: address,
            subject: pages::house::sentence(lang, "mail-confirm-subject"),
            text: pages::house::say(lang, &Message::new("mail-confirm").with("name", person.name).with("link", link)),
            stop: None,
            id: hex::encode(hashed(&token)),
        };
        // Nobody waits for the server; whoever was sent nothing asks again.
        tokio::spawn(async move {
            if let Err(error) = post.send(&letter).await {
                tracing::warn!(%error, "a letter that confirms an address was not sent");
            }
        });
        Ok(())
    }

    /// What was sent to an address has come back.
    pub async fn confirm_address(&self, token: &str, lang: Lang) -> Result<(), HouseError> {
        let stop = hex::encode(&secret()?[..16]);
        let change = AlertChange::Confirm(hashed(token), stop, lang.code().to_owned());
        match self.0.store.commit(vec![Change::Alerts(change)]).await {
            Err(StoreError::Taken) => Err(fault("alerts-wrong-token")),
            done => Ok(done?),
        }
    }

    /// Somebody wants no mail.
    pub async fn no_mail(&self, guest: GuestId) -> Result<(), HouseError> {
        Ok(self.0.store.commit(vec![Change::Alerts(AlertChange::NoMail(guest))]).await?)
    }

    /// Whoever was sent a letter wants no more of them. It is the same whether there were any.
    pub async fn stop_mail(&self, token: &str) -> Result<(), HouseError> {
        match self.0.store.commit(vec![Change::Alerts(AlertChange::Stop(token.to_owned()))]).await {
            Err(StoreError::Taken) => Ok(()),
            done => Ok(done?),
        }
    }

    /// What somebody wants.
    pub async fn wishes(&self, guest: GuestId) -> Result<Wishes, HouseError> {
        Ok(self.0.store.wishes(guest).await?)
    }

    /// Whether now is one of somebody's quiet hours.
    pub async fn is_quiet_for(&self, guest: GuestId) -> Result<bool, HouseError> {
        Ok(self.0.store.is_quiet_for(guest, seconds()).await?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_the_day_are_read() {
        for (text, read) in [("22:00", 22 * 60), ("0:05", 5), ("07:30", 450), (" 23:59 ", 1439)] {
            assert!(minutes(Some(text)).is_ok_and(|found| found == Some(read)), "{text}");
        }
        assert!(minutes(Some("")).is_ok_and(|none| none.is_none()) && minutes(None).is_ok_and(|none| none.is_none()));
        for wrong in ["24:00", "7", "7:60", "-1:00", "007:00", "7:0x", "99999999999999999999:00"] {
            assert!(minutes(Some(wrong)).is_err(), "{wrong}");
        }
    }

    #[test]
    fn nobody_is_flooded_with_letters() {
        let limits = Confirmations::default();
        let sent = (0..100).filter(|guest| limits.may(*guest, "Panam@Example.org")).count();
        assert_eq!(sent, 2, "however many ask");
        let sent = (0..100).filter(|n| limits.may(1000, &format!("{n}@example.org"))).count();
        assert_eq!(sent, 3, "nor does one person flood many");
        let sent = (0..500).filter(|n| limits.may(2000 + n, &format!("{n}@example.net"))).count();
        assert!(sent < 100, "nor many people many: {sent}");
    }
}
