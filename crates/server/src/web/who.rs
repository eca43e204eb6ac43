//! Who asks: a guest with a session, or nobody yet; in which language; a person or a program.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::Method;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HOST, USER_AGENT};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use pages::house::{Reader, Turns};
use table::Lang;

use super::Web;
use super::answer::wants_json;
use super::error::{ErrorPage, Kind};
use super::guard::Caller;
use super::look::Eye;
use crate::house::{HouseError, Known, Who, hashed};
use crate::store::GuestId;

/// The cookie of a session.
pub const SESSION: &str = "fixer";
/// The cookie of a browser from which somebody has signed in.
pub const DEVICE: &str = "fixer-device";
/// The cookie of a browser that was asked for a passkey.
pub const ASKED: &str = "fixer-asked";
/// The cookie of a language.
pub const LANGUAGE: &str = "fixer-lang";

/// Whoever asks.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The language.
    pub lang: Lang,
    /// The guest and its name.
    pub guest: Option<(GuestId, String)>,
    /// Whether a program asks, which wants JSON.
    pub json: bool,
    /// Whether the script of a page asks, which wants only the part that changes.
    pub fragment: bool,
    /// The name by which the house was asked.
    pub host: String,
    /// What it shows of itself beside its name.
    pub known: Known,
    /// By what a browser is known that was asked for a passkey.
    pub asked: Option<String>,
    /// What it comes in with, in few words.
    device: [&'static str; 2],
    /// What the hosts tell everybody.
    pub notice: Option<String>,
    /// How many tables wait for it: all, those that are not the one of its page, and whether that one leads on.
    turns: Option<(i64, i64, bool)>,
    /// The key by which its browser lets this house push.
    push: Option<String>,
    address: Option<Caller>,
    path: String,
}

/// The value of a cookie.
pub fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let all = headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok()).flat_map(|header| header.split(';'));
    all.filter_map(|pair| pair.trim().split_once('=')).find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// What a program says instead of a token before it has one.
const NEW: &str = "new";

/// The token that a program shows.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

/// The token of a session: from the cookie, or from a program's header.
pub fn token(headers: &HeaderMap) -> Option<&str> {
    bearer(headers).or_else(|| cookie(headers, SESSION)).filter(|token| token.len() == 64)
}

/// What a browser calls itself, in few words: its name and its system. Those that come first say the later names too.
fn device(headers: &HeaderMap) -> [&'static str; 2] {
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let first = |names: &[(&str, &'static str)]| names.iter().find(|(sign, _)| agent.contains(sign)).map_or("", |(_, name)| *name);
    let browser = first(&[("Firefox", "Firefox"), ("Edg", "Edge"), ("Chrom", "Chrome"), ("Safari", "Safari")]);
    let system =
        [("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "macOS"), ("Linux", "Linux")];
    [browser, first(&system)]
}

/// The language that is wanted.
pub fn language(headers: &HeaderMap) -> Lang {
    if let Some(lang) = cookie(headers, LANGUAGE).and_then(|code| code.parse().ok()) {
        return lang;
    }
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|header| header.to_str().ok()).unwrap_or_default();
    let code = |part: &str| part.trim().get(..2).and_then(|code| code.to_ascii_lowercase().parse().ok());
    wanted.split(',').find_map(code).unwrap_or_default()
}

/// The address that a page says it stands at. On a page with secrets nothing is repeated that others can choose: from
/// the length of what is compressed one could learn whether it stands there a second time.
fn place(uri: &Uri) -> String {
    let moment = |query: &str| query.strip_prefix("at=").is_some_and(|at| at.len() < 8 && at.bytes().all(|byte| byte.is_ascii_digit()));
    match uri.query() {
        Some(query) if !uri.path().starts_with("/t/") || moment(query) => format!("{}?{query}", uri.path()),
        _ => uri.path().to_owned(),
    }
}

impl FromRequestParts<Web> for Reading {
    type Rejection = Infallible;

    /// The door has found out already who asks.
    async fn from_request_parts(parts: &mut Parts, _: &Web) -> Result<Reading, Infallible> {
        Ok(parts.extensions.get::<Reading>().cloned().unwrap_or_else(|| Reading::stranger(&parts.headers, &parts.uri, None)))
    }
}

impl Reading {
    /// Whoever asks, as far as the request tells by itself.
    pub fn stranger(headers: &HeaderMap, uri: &Uri, address: Option<Caller>) -> Reading {
        let path = place(uri);
        let fragment = headers.get("x-fixer").is_some_and(|wants| wants == "fragment");
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default().to_owned();
        let known = Known {
            address: address.map(|Caller(address)| address),
            session: token(headers).map(hashed),
            browser: cookie(headers, DEVICE).and_then(|token| hex::decode(token).ok()).and_then(|token| token.try_into().ok()),
        };
        let device = device(headers);
        Reading {
            lang: language(headers),
            guest: None,
            json: wants_json(headers),
            fragment,
            host,
            notice: None,
            known,
            device,
            asked: cookie(headers, ASKED).filter(|token| token.len() == 64).map(str::to_owned),
            turns: None,
            push: None,
            address,
            path,
        }
    }

    /// Finds out which guest it is. A browser with a cookie that nobody knows is a stranger; a program with such
    /// a token is told so, because it would not notice that it has become somebody else.
    pub async fn recognise(&mut self, web: &Web, headers: &HeaderMap) -> Result<(), ErrorPage> {
        let store = web.house.store();
        if headers.contains_key(AUTHORIZATION) {
            let token = bearer(headers).filter(|token| !token.is_empty()).ok_or(Kind::NoToken)?;
            if token != NEW {
                self.guest = Some(store.guest(&hashed(token)).await?.ok_or(Kind::UnknownToken)?);
            }
        } else if let Some(token) = token(headers) {
            // A database that does not answer knows nobody; what needs somebody then says so.
            self.guest = store.guest(&hashed(token)).await.ok().flatten();
        }
        if let (Some((guest, _)), Some(Caller(address))) = (&self.guest, self.address) {
            web.house.note_address(*guest, address);
        }
        // A page in the background asks by itself, whether or not anybody is there.
        if let (Some((guest, _)), false) = (&self.guest, headers.get("x-fixer").is_some_and(|wants| wants == "away")) {
            web.house.saw(*guest);
        }
        Ok(())
    }

    /// Whether whoever asked some time ago would still be let in, as the same one: its session has not ended, and no host has
    /// banned it since.
    pub async fn holds(&self, web: &Web) -> bool {
        let guest = self.guest.as_ref().map(|(guest, _)| *guest);
        if web.house.hosting().await.ban(guest, self.address.map(|Caller(address)| address)).is_some() {
            return false;
        }
        let (Some(guest), Some(session)) = (guest, self.known.session) else { return true };
        // A database that does not answer ends nothing; there is nothing new to show then either.
        web.house.store().guest(&session).await.map_or(true, |known| known.is_some_and(|(known, _)| known == guest))
    }

    /// Counts the tables that wait for whoever reads a page, for its head. Where that cannot be read, it says nothing.
    pub async fn count_turns(&mut self, web: &Web, method: &Method, path: &str) {
        let Some((guest, _)) = self.guest.as_ref().filter(|_| !self.json && !self.fragment) else { return };
        if *method != Method::GET && *method != Method::POST || path.ends_with(".js") || path.ends_with(".css") || path.ends_with("/stream")
        {
            return;
        }
        self.turns = web.house.store().count_turns(*guest, self.table().unwrap_or_default()).await.ok();
        self.push = web.house.push_key().map(str::to_owned);
    }

    /// The table whose page it reads.
    fn table(&self) -> Option<&str> {
        let id = self.path.strip_prefix("/t/")?.split(['/', '?']).next()?;
        (!id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric())).then_some(id)
    }

    /// Whoever asks, as a page is written for it.
    pub fn reader(&self) -> Reader<'_> {
        Reader {
            lang: self.lang,
            name: self.guest.as_ref().map(|(_, name)| name.as_str()),
            path: &self.path,
            notice: self.notice.as_deref(),
            turns: self.turns.map(|(all, others, leads)| Turns { all, others, at: self.table(), leads, push: self.push.as_deref() }),
        }
    }

    /// Whoever asks, as it looks at a table.
    pub fn eye(&self) -> Eye {
        Eye { guest: self.guest.as_ref().map(|(guest, _)| *guest), lang: self.lang, program: self.json }
    }

    /// What it comes in with, in few words.
    pub fn device(&self) -> String {
        self.device.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(", ")
    }

    /// The number of the guest; whoever is none is told so.
    pub fn own(&self) -> Result<GuestId, HouseError> {
        self.guest.as_ref().map(|(guest, _)| *guest).ok_or(HouseError::Nobody)
    }

    /// For whom something is done.
    pub fn who(&self) -> Who {
        let guest = self.guest.as_ref().map_or(0, |(guest, _)| *guest);
        Who { address: self.address.map(|Caller(address)| address), guest }
    }

    /// Whether one more guest, or file, may come from this address.
    pub fn lets_in(&self, web: &Web) -> Result<(), HouseError> {
        match self.address {
            Some(Caller(address)) if !web.guard.lets_in(address) => Err(HouseError::Full("full-new")),
            _ => Ok(()),
        }
    }

    /// The guest, or a new one with its token, which whoever asked has to keep.
    pub async fn somebody(&self, web: &Web) -> Result<(GuestId, Option<String>), HouseError> {
        if let Some((guest, _)) = self.guest {
            return Ok((guest, None));
        }
        self.lets_in(web)?;
        if web.house.hosting().await.invited {
            return Err(HouseError::NotInvited);
        }
        let (guest, token) = web.house.welcome(None).await?;
        if let Some(Caller(address)) = self.address {
            web.house.note_address(guest, address);
        }
        Ok((guest, Some(token)))
    }
}
