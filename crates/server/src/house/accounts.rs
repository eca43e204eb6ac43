//! Accounts: a guest that claims its name keeps everything that it has. A passphrase or a code opens a session; a session
//! is not the account, and ends alone.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use table::Message;

use super::{House, HouseError, Live, hashed, names, passphrase, secret, wrong};
use crate::store::alerts::{Subscription, Wishes};
use crate::store::passkeys::Passkey;
use crate::store::talk::Line;
use crate::store::{Change, GuestId, Hashed, Held, KeptDeck, Listed, PeopleChange, Person, Session, Sitter, TableStatus};

/// Codes that somebody is given at once.
const CODES: usize = 10;
/// Bots that somebody can have.
const BOTS: i64 = 5;
/// Tables that are forgotten at once: others write in between.
const FORGOTTEN: usize = 100;

/// A guest that claims its name.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The name.
    pub name: String,
    /// The passphrase.
    pub passphrase: String,
}

/// What opens an account.
#[derive(Clone, Debug)]
pub enum Credentials {
    /// A passphrase.
    Passphrase(String),
    /// A one-time code.
    Code(String),
    /// A passphrase and a code. Who asked for two things shows both; for others the code is enough.
    Both(String, String),
}

/// Who has come in, with what.
#[derive(Clone, Copy, Debug, Default)]
pub struct Known {
    /// The address that it comes from.
    pub address: Option<IpAddr>,
    /// The session that it has.
    pub session: Option<Hashed>,
    /// The browser that somebody has signed in with before, as it says.
    pub browser: Option<[u8; 32]>,
}

impl Known {
    /// The browser as it is kept.
    pub(crate) fn device(self) -> Option<Hashed> {
        self.browser.map(|browser| hashed(&hex::encode(browser)))
    }
}

/// Somebody has come in: what its browser keeps from now on, told to nobody else.
#[derive(Clone, Debug)]
pub struct SignedIn {
    /// Who.
    pub guest: GuestId,
    /// The token of the session.
    pub session: String,
    /// The token of the browser.
    pub device: String,
    /// Codes that were made for it, to be written down: they are told only now.
    pub codes: Vec<String>,
}

/// Everything that is kept about a person.
#[derive(Clone, Debug)]
pub struct Export {
    /// The person itself.
    pub person: Person,
    /// Its sessions.
    pub sessions: Vec<Session>,
    /// Its passkeys.
    pub passkeys: Vec<Passkey>,
    /// Its bots.
    pub bots: Vec<(GuestId, String)>,
    /// Its tables.
    pub tables: Vec<Listed>,
    /// The daily deals that it has begun, with their tables.
    pub daily: Vec<(String, String)>,
    /// Its decks.
    pub decks: Vec<KeptDeck>,
    /// What it said.
    pub said: Vec<Line>,
    /// Whom it does not read.
    pub shunned: Vec<GuestId>,
    /// How it is told of its turns.
    pub wishes: Wishes,
    /// The browsers in which it is told.
    pub browsers: Vec<Subscription>,
}

pub(super) fn fault(id: &'static str) -> HouseError {
    wrong("place-account", &Message::new(id))
}

/// Notes what somebody did about who it is, for whoever runs the house.
pub(super) fn note(guest: GuestId, did: &'static str) {
    tracing::info!(target: "security", guest, "{did}");
}

/// What whoever cannot come in is told. It is noted, without anything that was typed: names are sometimes passphrases.
fn note_refused(person: Option<&Person>) -> HouseError {
    tracing::warn!(target: "security", guest = person.map(|person| person.guest), "could not come in");
    fault("sign-in-wrong")
}

/// A code as it is told, in groups that can be read out.
fn code() -> Result<String, HouseError> {
    // No letter can be taken for another one: 32 of them, so that each stands for five bits.
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";
    let bytes = secret()?;
    let letters = bytes.iter().take(24).map(|byte| char::from(LETTERS[usize::from(byte % 32)]));
    Ok(letters.enumerate().flat_map(|(at, letter)| (at > 0 && at % 4 == 0).then_some('-').into_iter().chain([letter])).collect())
}

/// A code without what people write between its letters.
fn bare(code: &str) -> String {
    code.chars().filter(|letter| letter.is_alphanumeric()).take(64).flat_map(char::to_lowercase).collect()
}

impl House {
    /// Hashes a passphrase, in a turn of its own: it takes memory and time, so that guessing does.
    async fn hash(&self, passphrase: String) -> Result<String, HouseError> {
        let _turn = self.0.hashing.acquire().await.map_err(|error| HouseError::Broken(error.to_string()))?;
        let hashing = move || Argon2::default().hash_password(passphrase.as_bytes()).map(|hash| hash.to_string());
        let hash = tokio::task::spawn_blocking(hashing).await.map_err(|error| HouseError::Broken(error.to_string()))?;
        hash.map_err(|error| HouseError::Broken(error.to_string()))
    }

    /// Whether a passphrase is the one. Where there is none to compare with, the same work is done for nothing, so that
    /// the time does not tell who has an account.
    async fn fits(&self, passphrase: String, hash: Option<String>) -> Result<bool, HouseError> {
        let Some(hash) = hash else {
            self.hash(passphrase).await?;
            return Ok(false);
        };
        let _turn = self.0.hashing.acquire().await.map_err(|error| HouseError::Broken(error.to_string()))?;
        let checking =
            move || PasswordHash::new(&hash).is_ok_and(|hash| Argon2::default().verify_password(passphrase.as_bytes(), &hash).is_ok());
        tokio::task::spawn_blocking(checking).await.map_err(|error| HouseError::Broken(error.to_string()))
    }

    /// Fresh codes: as they are told, and as they are kept.
    pub(super) fn codes() -> Result<(Vec<String>, Vec<Hashed>), HouseError> {
        let codes = (0..CODES).map(|_| code()).collect::<Result<Vec<_>, _>>()?;
        let kept = codes.iter().map(|code| hashed(&bare(code))).collect();
        Ok((codes, kept))
    }

    /// What opens a new session for somebody, which takes the place of the one that it came with.
    pub(super) fn session(guest: GuestId, known: Known, device: &str) -> Result<(SignedIn, Vec<Change>), HouseError> {
        let session = hex::encode(secret()?);
        // A browser stays the same, whoever signs in with it.
        let browser = known.browser.map_or_else(|| secret().map(hex::encode), |browser| Ok(hex::encode(browser)))?;
        let device = device.chars().filter(|letter| !letter.is_control()).take(60).collect();
        let changes = vec![
            Change::People(PeopleChange::Session { token: hashed(&session), guest, device, replaces: known.session }),
            Change::People(PeopleChange::Device(guest, hashed(&browser))),
        ];
        Ok((SignedIn { guest, session, device: browser, codes: Vec::new() }, changes))
    }

    /// A name that a guest could claim, as far as can be told before it does.
    pub(super) fn claimable(&self, guest: GuestId, name: &str) -> Result<String, HouseError> {
        let bots = self.0.games.iter().flat_map(|game| game.bots()).copied();
        let name = names::proper(name, guest, bots).map_err(HouseError::Name)?;
        if name == format!("Guest {guest}") { Err(fault("claim-own-name")) } else { Ok(name) }
    }

    /// A guest claims its name: it keeps all that it has, and can come back from anywhere.
    pub async fn claim(&self, guest: GuestId, claim: Claim, known: Known, device: &str) -> Result<SignedIn, HouseError> {
        let name = self.claimable(guest, &claim.name)?;
        passphrase::check(&claim.passphrase, &name)?;
        if !self.0.tries.at_address(known.address) {
            return Err(HouseError::Full("full-tries"));
        }
        let likenesses = names::likenesses(&name);
        let passphrase = Some(self.hash(claim.passphrase).await?);
        let (codes, kept) = House::codes()?;
        let (mut signed_in, session) = House::session(guest, known, device)?;
        let mut changes = vec![
            Change::People(PeopleChange::Claim { guest, name, likenesses, passphrase }),
            Change::People(PeopleChange::Codes(guest, kept)),
        ];
        changes.extend(session);
        self.0.store.commit(changes).await?;
        note(guest, "claimed a name with a passphrase");
        signed_in.codes = codes;
        self.call_everybody_by_name().await?;
        Ok(signed_in)
    }

    /// Somebody signs in with its name and what opens its account. A guest's tables come along.
    pub async fn sign_in(&self, name: &str, with: Credentials, known: Known, device: &str) -> Result<SignedIn, HouseError> {
        if !self.0.tries.at_address(known.address) {
            return Err(HouseError::Full("full-tries"));
        }
        let name: String = name.chars().take(100).collect();
        let person = self.0.store.claimant(&names::likenesses(&name)).await?.filter(|person| person.name.eq_ignore_ascii_case(name.trim()));
        let mut two = false;
        if let Some(person) = &person {
            self.may_try(person.guest, known).await?;
            two = self.0.store.has_second(person.guest).await?;
        }
        let (passphrase, code) = match with {
            Credentials::Passphrase(passphrase) => (Some(passphrase), None),
            Credentials::Both(passphrase, code) if two => (Some(passphrase), Some(code)),
            Credentials::Code(code) | Credentials::Both(_, code) => (None, Some(code)),
        };
        if let Some(passphrase) = &passphrase {
            let passphrase: String = passphrase.chars().take(passphrase::LONGEST + 1).collect();
            let hash = person.as_ref().and_then(|person| person.passphrase.clone());
            if !self.fits(passphrase, hash).await? {
                return Err(note_refused(person.as_ref()));
            }
        }
        if two && (passphrase.is_none() || code.is_none()) {
            // Only who knows the passphrase is told that it is not enough.
            return Err(passphrase.map_or_else(|| note_refused(person.as_ref()), |_| fault("sign-in-two")));
        }
        let used = code.map(|code| hashed(&bare(&code)));
        let person = person.ok_or_else(|| note_refused(None))?;
        let mut changes: Vec<Change> = used.map(|code| Change::People(PeopleChange::UseCode(person.guest, code))).into_iter().collect();
        let by_code = !changes.is_empty();
        let did = match (passphrase.is_some(), by_code) {
            (true, true) => "came in with a passphrase and a code",
            (false, _) => "came in with a code",
            (true, false) => "came in with a passphrase",
        };
        let (signed_in, session) = House::session(person.guest, known, device)?;
        changes.extend(session);
        self.0.store.commit(changes).await.map_err(|error| match HouseError::from(error) {
            HouseError::Taken if by_code => note_refused(Some(&person)),
            error => error,
        })?;
        note(person.guest, did);
        Ok(signed_in)
    }

    /// What a guest has goes over to somebody who has just signed in from the same browser.
    pub async fn bring_along(&self, from: GuestId, to: GuestId) -> Result<(), HouseError> {
        let guest = self.0.store.person(from).await?.filter(|guest| guest.claimed.is_none() && guest.owner.is_none());
        if from == to || guest.is_none() {
            return Ok(());
        }
        self.0.store.commit(vec![Change::People(PeopleChange::Merge(from, to))]).await?;
        for live in self.all_live() {
            let mut seating = live.seating.lock().await;
            for sitter in &mut seating.sitters {
                if let Sitter::Guest { guest, .. } = sitter
                    && *guest == from
                {
                    *guest = to;
                }
            }
            if seating.opener == Some(from) {
                seating.opener = Some(to);
            }
            if seating.seats_of(to).next().is_some() {
                seating.waited = None;
                seating.names = self.names(&seating.sitters).await?;
                live.tell();
            }
        }
        Ok(())
    }

    pub(super) fn all_live(&self) -> Vec<Arc<Live>> {
        self.live().values().cloned().collect()
    }

    /// A name was claimed or changed, so others may be called something else now as well.
    pub(super) async fn call_everybody_by_name(&self) -> Result<(), HouseError> {
        for live in self.all_live() {
            let mut seating = live.seating.lock().await;
            let names = self.names(&seating.sitters).await?;
            if seating.names != names {
                seating.names = names;
                live.tell();
            }
        }
        Ok(())
    }

    /// A session ends.
    pub async fn sign_out(&self, session: Hashed) -> Result<(), HouseError> {
        Ok(self.0.store.commit(vec![Change::People(PeopleChange::SignOut(session))]).await?)
    }

    /// The person behind a number who has claimed its name.
    pub async fn account(&self, guest: GuestId) -> Result<Person, HouseError> {
        self.0.store.person(guest).await?.filter(|person| person.claimed.is_some()).ok_or(HouseError::NotYours)
    }

    /// Whether an account may be guessed at once more from where somebody comes.
    pub(super) async fn may_try(&self, guest: GuestId, known: Known) -> Result<(), HouseError> {
        let browser = match known.device() {
            Some(device) if self.0.store.knows_device(guest, &device).await? => Some(device),
            _ => None,
        };
        if self.0.tries.at_account(guest, browser) { Ok(()) } else { Err(HouseError::Full("full-tries")) }
    }

    /// Whether somebody knows the passphrase of its own account, which is asked again before what matters most; or has shown a
    /// passkey a moment ago.
    pub(super) async fn confirm(&self, guest: GuestId, passphrase: &str, known: Known) -> Result<Person, HouseError> {
        let person = self.account(guest).await?;
        if self.has_shown(known.session) {
            return Ok(person);
        }
        // Whoever has the session is no stranger, but may have found an open browser.
        let browser = known.session.or(known.device());
        if !self.0.tries.at_address(known.address) || !self.0.tries.at_account(guest, browser) {
            return Err(HouseError::Full("full-tries"));
        }
        if person.passphrase.is_none() {
            return Err(fault("passkey-show-first"));
        }
        let passphrase: String = passphrase.chars().take(passphrase::LONGEST + 1).collect();
        if self.fits(passphrase, person.passphrase.clone()).await? { Ok(person) } else { Err(fault("confirm-wrong")) }
    }

    /// Somebody chooses another passphrase: it shows the old one, or comes from a code. All other sessions end.
    pub async fn change_passphrase(
        &self,
        guest: GuestId,
        old: &str,
        new: String,
        known: Known,
        device: &str,
    ) -> Result<SignedIn, HouseError> {
        let person = self.confirm(guest, old, known).await?;
        passphrase::check(&new, &person.name)?;
        let (signed_in, session) = House::session(guest, known, device)?;
        let mut changes = vec![Change::People(PeopleChange::Passphrase(guest, self.hash(new).await?))];
        changes.extend(session);
        changes.push(Change::People(PeopleChange::EndOthers(guest, hashed(&signed_in.session))));
        self.0.store.commit(changes).await?;
        note(guest, "changed its passphrase");
        Ok(signed_in)
    }

    /// Somebody who came in by a code, because it has lost its passphrase, uses another code to set a new one.
    pub async fn reset_passphrase(
        &self,
        guest: GuestId,
        code: &str,
        new: String,
        known: Known,
        device: &str,
    ) -> Result<SignedIn, HouseError> {
        let person = self.account(guest).await?;
        if !self.0.tries.at_address(known.address) || !self.0.tries.at_account(guest, known.session) {
            return Err(HouseError::Full("full-tries"));
        }
        passphrase::check(&new, &person.name)?;
        let (signed_in, session) = House::session(guest, known, device)?;
        let mut changes = vec![
            Change::People(PeopleChange::UseCode(guest, hashed(&bare(code)))),
            Change::People(PeopleChange::Passphrase(guest, self.hash(new).await?)),
        ];
        changes.extend(session);
        changes.push(Change::People(PeopleChange::EndOthers(guest, hashed(&signed_in.session))));
        self.0.store.commit(changes).await.map_err(|error| match HouseError::from(error) {
            HouseError::Taken => fault("code-wrong"),
            error => error,
        })?;
        note(guest, "set a passphrase by a code");
        Ok(signed_in)
    }

    /// New codes in the place of all that somebody had.
    pub async fn renew_codes(&self, guest: GuestId, passphrase: &str, known: Known, device: &str) -> Result<SignedIn, HouseError> {
        self.confirm(guest, passphrase, known).await?;
        let (codes, kept) = House::codes()?;
        let (mut signed_in, session) = House::session(guest, known, device)?;
        let mut changes = vec![Change::People(PeopleChange::Codes(guest, kept))];
        changes.extend(session);
        self.0.store.commit(changes).await?;
        note(guest, "made new codes");
        signed_in.codes = codes;
        Ok(signed_in)
    }

    /// Ends a session of somebody, or all but the one that it uses.
    pub async fn end_session(&self, guest: GuestId, session: Option<i64>, own: Hashed) -> Result<(), HouseError> {
        let change = session.map_or(PeopleChange::EndOthers(guest, own), |session| PeopleChange::End(guest, session));
        self.0.store.commit(vec![Change::People(change)]).await?;
        note(guest, "ended sessions of its own");
        Ok(())
    }

    /// Somebody brings a bot: its name, and the token by which it comes in, which is told only now.
    pub async fn bring_bot(&self, owner: GuestId, name: &str) -> Result<(String, String), HouseError> {
        self.account(owner).await?;
        let bots = self.0.games.iter().flat_map(|game| game.bots()).copied();
        let name = names::of_bot(name, bots).map_err(HouseError::Name)?;
        let token = hex::encode(secret()?);
        let likenesses = names::likenesses(&name);
        let change = PeopleChange::Bot { owner, name: name.clone(), likenesses, token: hashed(&token), most: BOTS };
        self.0.store.commit(vec![Change::People(change)]).await?;
        Ok((name, token))
    }

    /// A new token for a bot of somebody: those before it are worth nothing any more.
    pub async fn renew_token(&self, owner: GuestId, bot: GuestId) -> Result<String, HouseError> {
        self.own_bot(owner, bot).await?;
        let token = hex::encode(secret()?);
        let session = PeopleChange::Session { token: hashed(&token), guest: bot, device: String::new(), replaces: None };
        let changes = vec![Change::People(session), Change::People(PeopleChange::EndOthers(bot, hashed(&token)))];
        self.0.store.commit(changes).await?;
        Ok(token)
    }

    /// Sends a bot away for good.
    pub async fn dismiss_bot(&self, owner: GuestId, bot: GuestId) -> Result<(), HouseError> {
        self.own_bot(owner, bot).await?;
        self.leave_events(bot).await?;
        self.leave_tables(bot).await?;
        Ok(self.0.store.commit(vec![Change::People(PeopleChange::Leave(bot))]).await?)
    }

    async fn own_bot(&self, owner: GuestId, bot: GuestId) -> Result<(), HouseError> {
        let owned = self.0.store.person(bot).await?.is_some_and(|person| person.owner == Some(owner));
        if owned { Ok(()) } else { Err(HouseError::NotYours) }
    }

    /// Everything that is kept about a person.
    pub async fn export(&self, guest: GuestId, session: Option<&Hashed>) -> Result<Export, HouseError> {
        let store = &self.0.store;
        let mut decks = Vec::new();
        for game in &self.0.games {
            decks.extend(store.decks(guest, game.about().key).await?);
        }
        let shunned = store.shunned(guest).await?;
        let shunned: BTreeSet<GuestId> = shunned.muted.iter().map(|(_, other)| other).chain(&shunned.blocked).copied().collect();
        Ok(Export {
            person: store.person(guest).await?.ok_or(HouseError::Nobody)?,
            sessions: store.sessions(guest, session).await?,
            passkeys: store.passkeys(guest).await?,
            bots: store.bots_of(guest).await?,
            tables: store.tables(Some(guest), u32::MAX).await?,
            daily: store.attempts_of(guest).await?,
            decks,
            said: store.lines_of(guest).await?,
            shunned: shunned.into_iter().collect(),
            wishes: store.wishes(guest).await?,
            browsers: store.subscriptions(guest).await?,
        })
    }

    /// Somebody leaves the house for good. Its seats are conceded or given up, tables of its own alone are forgotten, and
    /// those of others stay as they are, without its name.
    pub async fn leave(&self, guest: GuestId, passphrase: &str, known: Known) -> Result<(), HouseError> {
        let person = self.0.store.person(guest).await?.ok_or(HouseError::Nobody)?;
        if person.claimed.is_some() {
            self.confirm(guest, passphrase, known).await?;
        }
        let own: Vec<GuestId> = self.0.store.bots_of(guest).await?.into_iter().map(|(bot, _)| bot).chain([guest]).collect();
        for gone in &own {
            self.leave_events(*gone).await?;
            self.leave_tables(*gone).await?;
        }
        self.0.store.commit(vec![Change::People(PeopleChange::Leave(guest))]).await?;
        note(guest, "left the house for good");
        own.iter().for_each(|gone| self.forget_lines(*gone));
        self.call_everybody_by_name().await
    }

    /// Gets up from every table.
    async fn leave_tables(&self, guest: GuestId) -> Result<(), HouseError> {
        for listed in self.0.store.held(guest, Held::Playing).await? {
            let live = self.table(&listed.id).await?;
            let (stage, seats) = {
                let seating = live.seating.lock().await;
                (seating.stage, seating.seats_of(guest).collect::<Vec<_>>())
            };
            // Whatever cannot be left any more, because others were quicker to end it, is over.
            let left = match stage {
                TableStatus::Open => self.call_off(&live).await,
                TableStatus::Going if live.shares.is_none() && listed.guests.iter().flatten().all(|other| *other == guest) => {
                    self.close(&live, guest).await.map(drop)
                }
                _ => {
                    let mut left = Ok(());
                    for seat in seats {
                        left = left.and(self.concede(&live, seat).await);
                    }
                    left
                }
            };
            if let Err(error) = left {
                tracing::warn!(table = listed.id, %error, "a table could not be left");
            }
        }
        let mut own = self.0.store.tables(Some(guest), u32::MAX).await?;
        own.retain(|listed| listed.stage == TableStatus::Over && listed.guests.iter().flatten().all(|other| *other == guest));
        for some in own.chunks(FORGOTTEN) {
            some.iter().for_each(|listed| drop(self.live().remove(&listed.id)));
            let changes = some.iter().map(|listed| Change::Forget(listed.id.clone(), i64::MAX)).collect();
            self.0.store.commit(changes).await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let code = code().unwrap_or_default();
        assert_eq!((code.len(), code.matches('-').count()), (29, 5), "{code}");
        assert_eq!(bare(&code), bare(&format!("  {} ", code.to_uppercase().replace('-', " "))));
    }
}
