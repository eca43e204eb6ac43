//! What hosts have settled, as the house goes by it: who comes in, who opens tables, and what everybody is told. It is read
//! once and again after every change; nobody else writes it while the house is open.

use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock};

use ipnet::IpNet;
use table::Lang;
use tokio::sync::OnceCell;

use super::wording::{self, WordsFault};
use super::{House, HouseError, hashed, secret};
use crate::store::hosts::{Ban, Change as HostChange, Invitation};
use crate::store::{Change, GuestId, PeopleChange, StoreError, talk};
use crate::wall::seconds as now;

/// Letters of a notice, a reason or a note at most.
const LONGEST: usize = 300;

/// Who may open tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Opens {
    /// Everybody.
    #[default]
    Everybody,
    /// Guests with an account.
    Accounts,
    /// Nobody, for a while.
    Nobody,
}

impl Opens {
    /// All of them.
    pub const ALL: [Opens; 3] = [Opens::Everybody, Opens::Accounts, Opens::Nobody];

    /// The short name.
    pub fn key(self) -> &'static str {
        match self {
            Opens::Everybody => "everybody",
            Opens::Accounts => "accounts",
            Opens::Nobody => "nobody",
        }
    }
}

/// What hosts have settled.
#[derive(Clone, Default, Debug)]
pub struct Hosting {
    /// Who may open tables.
    pub opens: Opens,
    /// Whether one becomes a guest by invitation only.
    pub invited: bool,
    /// What everybody is told, in every language; empty if it is nothing.
    pub notice: [String; 2],
    /// Who does not come in.
    bans: Vec<(Ban, Option<IpNet>)>,
    /// The hash of the hosts' token.
    token: Option<String>,
}

impl Hosting {
    /// Why somebody does not come in, if it does not.
    pub fn ban(&self, guest: Option<GuestId>, address: Option<IpAddr>) -> Option<&Ban> {
        let holds = |ban: &Ban| ban.until.is_none_or(|until| until >= now());
        let meant = |(ban, range): &&(Ban, Option<IpNet>)| {
            let address = address.is_some_and(|address| range.is_some_and(|range| range.contains(&address)));
            (address || (guest.is_some() && ban.guest == guest)) && holds(ban)
        };
        self.bans.iter().find(meant).map(|(ban, _)| ban)
    }

    /// What everybody is told, in a language; in the other where it says nothing in this one.
    pub fn notice(&self, lang: Lang) -> Option<&str> {
        let place = Lang::ALL.iter().position(|known| *known == lang).unwrap_or_default();
        [&self.notice[place], &self.notice[1 - place]].into_iter().find(|notice| !notice.is_empty()).map(String::as_str)
    }

    /// Whether a token is that of the hosts.
    pub fn knows(&self, token: &str) -> bool {
        // What is compared are hashes, so that how long it takes tells nothing of the token.
        self.token.as_deref() == Some(hex::encode(hashed(token)).as_str())
    }

    /// Whether hosts have a token at all.
    pub fn has_token(&self) -> bool {
        self.token.is_some()
    }
}

/// What hosts have settled, once it was read.
#[derive(Default)]
pub(super) struct Settled(OnceCell<RwLock<Arc<Hosting>>>);

/// The names of settings.
const SETTINGS: [&str; 4] = ["opens", "invited", "notice-en", "notice-it"];

impl House {
    /// What hosts have settled. A house that cannot read it goes by what is usual, and reads again.
    pub async fn hosting(&self) -> Arc<Hosting> {
        let load = async || self.read_hosting().await.map(|hosting| RwLock::new(Arc::new(hosting)));
        match self.0.settled.0.get_or_try_init(load).await {
            Ok(settled) => settled.read().unwrap_or_else(PoisonError::into_inner).clone(),
            Err(_) => Arc::default(),
        }
    }

    async fn read_hosting(&self) -> Result<Hosting, StoreError> {
        let (settled, bans) = (self.0.store.hosting().await?, self.0.store.bans().await?);
        let value = |key: &str| settled.get(key).cloned().unwrap_or_default();
        let opens = value("opens");
        let range = |ban: Ban| {
            let range = ban.range.as_deref().and_then(|range| range.parse().ok());
            (ban, range)
        };
        Ok(Hosting {
            opens: Opens::ALL.into_iter().find(|known| known.key() == opens).unwrap_or_default(),
            invited: value("invited") == "yes",
            notice: [value("notice-en"), value("notice-it")],
            bans: bans.into_iter().map(range).collect(),
            token: settled.get("token").cloned(),
        })
    }

    /// Writes what a host settles; the house goes by it at once.
    async fn settle(&self, change: HostChange) -> Result<(), HouseError> {
        self.0.store.commit(vec![Change::Hosts(change)]).await?;
        let read = Arc::new(self.read_hosting().await?);
        drop(self.hosting().await);
        if let Some(settled) = self.0.settled.0.get() {
            *settled.write().unwrap_or_else(PoisonError::into_inner) = read;
        }
        Ok(())
    }

    /// A host settles something, by its name.
    pub async fn set(&self, key: &str, value: &str) -> Result<(), HouseError> {
        let key = SETTINGS.into_iter().find(|known| *known == key).ok_or(HouseError::Unsettled)?;
        let value = match key {
            "opens" => Opens::ALL.into_iter().find(|known| known.key() == value).ok_or(HouseError::Unsettled)?.key().to_owned(),
            "invited" if ["yes", "no"].contains(&value) => value.to_owned(),
            "invited" => return Err(HouseError::Unsettled),
            _ => note(value)?,
        };
        self.settle(HostChange::Set(key, value)).await
    }

    /// A fresh token of the hosts, which is told once; the one before it holds no longer.
    pub async fn host_token(&self) -> Result<String, HouseError> {
        let token = hex::encode(secret()?);
        self.settle(HostChange::Set("token", hex::encode(hashed(&token)))).await?;
        Ok(token)
    }

    /// A fresh invitation for so many guests and days: its code, which is told once.
    pub async fn invite(&self, wanted: &str, uses: u32, days: Option<u32>) -> Result<String, HouseError> {
        let code = hex::encode(&secret()?[..16]);
        self.settle(HostChange::Invite(hashed(&code), note(wanted)?, i64::from(uses.clamp(1, 10_000)), until(days))).await?;
        Ok(code)
    }

    /// Takes an invitation back.
    pub async fn withdraw(&self, id: i64) -> Result<(), HouseError> {
        self.settle(HostChange::Withdraw(id)).await
    }

    /// Invitations that can still be used.
    pub async fn invitations(&self) -> Result<Vec<Invitation>, HouseError> {
        Ok(self.0.store.invitations().await?)
    }

    /// A guest, or a range of addresses, does not come in for so many days, or for ever.
    pub async fn ban(&self, guest: Option<GuestId>, range: Option<IpNet>, reason: &str, days: Option<u32>) -> Result<(), HouseError> {
        let reason = wording::proper(reason, LONGEST).map_err(HouseError::Words)?;
        if guest.is_some() == range.is_some() {
            return Err(HouseError::Unsettled);
        }
        if let Some(guest) = guest {
            self.0.store.name(guest).await?.ok_or(HouseError::Unsettled)?;
        }
        self.settle(HostChange::Ban(guest, range.map(|range| counted(range).to_string()), reason, until(days))).await
    }

    /// Lets somebody in again.
    pub async fn unban(&self, id: i64) -> Result<(), HouseError> {
        self.settle(HostChange::Unban(id)).await
    }

    /// A host ends all sessions of somebody who has claimed its name, with the tokens of its bots; or those of everybody who
    /// has. They come in again with what they know or have.
    pub async fn end_sessions(&self, guest: Option<GuestId>) -> Result<(), HouseError> {
        let ended = self.0.store.commit(vec![Change::People(PeopleChange::EndAll(guest))]).await;
        ended.map_err(|error| match error {
            StoreError::Taken => HouseError::Unsettled,
            error => error.into(),
        })
    }

    /// A host has seen to a report.
    pub async fn settle_report(&self, id: i64) -> Result<(), HouseError> {
        Ok(self.0.store.commit(vec![Change::Talk(talk::Change::Settle(id))]).await?)
    }

    /// Whether a guest has an account.
    pub async fn has_account(&self, guest: GuestId) -> Result<bool, HouseError> {
        Ok(self.0.store.person(guest).await?.is_some_and(|person| person.claimed.is_some() || person.owner.is_some()))
    }

    /// Whether a guest may open tables now.
    pub(super) async fn may_open(&self, guest: Option<GuestId>) -> Result<(), HouseError> {
        let may = match (self.hosting().await.opens, guest) {
            (Opens::Everybody, _) => true,
            (Opens::Accounts, Some(guest)) => self.has_account(guest).await?,
            (Opens::Accounts | Opens::Nobody, _) => false,
        };
        if may { Ok(()) } else { Err(HouseError::NotOpening) }
    }

    /// A new guest who comes by invitation: its number and its token.
    pub async fn welcome_by(&self, code: &str) -> Result<(GuestId, String), HouseError> {
        let token = hex::encode(secret()?);
        let hash = hashed(&token);
        let come = vec![Change::Hosts(HostChange::Use(hashed(code.trim()))), Change::Guest { token: hash, name: None }];
        match self.0.store.commit(come).await {
            Err(StoreError::Taken) => return Err(HouseError::NotInvited),
            done => done?,
        }
        let (guest, _) = self.0.store.guest(&hash).await?.ok_or(HouseError::NotYours)?;
        Ok((guest, token))
    }
}

/// What a host writes; it can be nothing.
fn note(text: &str) -> Result<String, HouseError> {
    match wording::proper(text, LONGEST) {
        Err(WordsFault::Empty) => Ok(String::new()),
        said => said.map_err(HouseError::Words),
    }
}

/// A range as addresses are counted: of the sixth version by their first half.
fn counted(range: IpNet) -> IpNet {
    let half = IpNet::new(range.addr(), 64).ok().filter(|_| range.addr().is_ipv6() && range.prefix_len() > 64);
    half.unwrap_or(range).trunc()
}

fn until(days: Option<u32>) -> Option<i64> {
    days.filter(|days| *days > 0).map(|days| now() + i64::from(days) * 24 * 60 * 60)
}
