//! What does not work, in one shape. Whoever refuses something answers with an [`ErrorPage`] and need not know who
//! asked; the door ([`tell`]) says it as a page or as JSON, in the language of whoever asked. What the server
//! under the house refuses by itself (a method, a body that is too large, a handler that takes too long) is told
//! the same way.

use axum::http::StatusCode;
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, HeaderValue, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::response::{IntoResponse, Response};
use pages::house::Row;
use schemars::JsonSchema;
use serde::Serialize;
use table::{Lang, Message, Problems, Refusal};

use super::Web;
use super::api::Refused;
use super::lobby::row;
use super::who::Reading;
use crate::house::{HouseError, NameFault, Quota, WordsFault};
use crate::store::hosts::Ban;
use crate::store::{Held, Listed, StoreError};

/// Why something was not done, in one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The address, or what was sent with it, cannot be read.
    Unreadable,
    /// It takes a token, and none was sent.
    NoToken,
    /// The house does not know that token.
    UnknownToken,
    /// It is not your seat.
    NotYours,
    /// A change comes from a page of another house.
    OtherOrigin,
    /// There is nothing at this address.
    Nowhere,
    /// There is no such table.
    NoTable,
    /// There is no such match or tournament.
    NoEvent,
    /// There is no such game, or it has no such thing.
    NoGame,
    /// This address does not do that: `Allow` says what it does.
    NoMethod,
    /// It took too long.
    TooSlow,
    /// The table has not begun.
    NotBegun,
    /// The table is not over.
    NotOver,
    /// The table is not being played.
    NotGoing,
    /// Somebody else was quicker.
    Taken,
    /// You sit there already.
    SitsAlready,
    /// The table has gone on in the meantime.
    GoneOn,
    /// The table was played by other rules than those of today.
    Frozen,
    /// Talk is switched off at this table, or in this house.
    Quiet,
    /// There is no such line, or it is not for you.
    NoLine,
    /// Whoever opened the table has blocked you.
    NotWelcome,
    /// The hosts do not let you in.
    Banned,
    /// The hosts do not let you open tables now.
    NotOpening,
    /// One comes to this house by invitation.
    NotInvited,
    /// The table shares a deal that is still being played by others.
    Sealed,
    /// It is not done at tables that share a deal.
    OfDeal,
    /// Somebody's time has run out before, and the table has gone on.
    TimeOut,
    /// All clocks stand still, as the players agreed.
    Paused,
    /// A bot plays for you.
    StandIn,
    /// There would be no time left to go on with.
    NoTime,
    /// That is too large.
    TooLarge,
    /// The body is of a type that is not read here.
    NoType,
    /// The house does not answer to that name.
    OtherHost,
    /// The rules say no.
    Refused,
    /// Options, fields or files that cannot be.
    Wrong,
    /// Too many requests.
    TooOften,
    /// There is no more room for you.
    Full,
    /// Something broke.
    Broken,
    /// The house cannot answer now.
    Unavailable,
    /// The house cannot write, and takes no changes until it can.
    ReadOnly,
}

impl Kind {
    /// Every kind.
    #[cfg(test)]
    pub const ALL: [Kind; 40] = {
        use Kind::*;
        [
            Unreadable,
            NoToken,
            UnknownToken,
            NotYours,
            OtherOrigin,
            Nowhere,
            NoTable,
            NoEvent,
            NoGame,
            NoMethod,
            TooSlow,
            NotBegun,
            NotOver,
            NotGoing,
            Taken,
            SitsAlready,
            GoneOn,
            Frozen,
            Quiet,
            NoLine,
            NotWelcome,
            Banned,
            NotOpening,
            NotInvited,
            Sealed,
            OfDeal,
            TimeOut,
            Paused,
            StandIn,
            NoTime,
            TooLarge,
            NoType,
            OtherHost,
            Refused,
            Wrong,
            TooOften,
            Full,
            Broken,
            Unavailable,
            ReadOnly,
        ]
    };

    /// The status of the answer.
    pub fn status(self) -> StatusCode {
        match self {
            Kind::Unreadable => StatusCode::BAD_REQUEST,
            Kind::NoToken | Kind::UnknownToken => StatusCode::UNAUTHORIZED,
            Kind::NotYours | Kind::NotWelcome | Kind::OtherOrigin => StatusCode::FORBIDDEN,
            Kind::Banned | Kind::NotOpening | Kind::NotInvited | Kind::Sealed => StatusCode::FORBIDDEN,
            Kind::Nowhere | Kind::NoTable | Kind::NoEvent | Kind::NoGame | Kind::NoLine => StatusCode::NOT_FOUND,
            Kind::NoMethod => StatusCode::METHOD_NOT_ALLOWED,
            Kind::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Kind::NotBegun | Kind::NotOver | Kind::NotGoing | Kind::Taken | Kind::SitsAlready | Kind::GoneOn | Kind::Frozen => {
                StatusCode::CONFLICT
            }
            Kind::Quiet | Kind::OfDeal => StatusCode::CONFLICT,
            Kind::TimeOut | Kind::Paused | Kind::StandIn | Kind::NoTime => StatusCode::CONFLICT,
            Kind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Kind::NoType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Kind::OtherHost => StatusCode::MISDIRECTED_REQUEST,
            Kind::Refused | Kind::Wrong => StatusCode::UNPROCESSABLE_ENTITY,
            Kind::TooOften | Kind::Full => StatusCode::TOO_MANY_REQUESTS,
            Kind::Broken => StatusCode::INTERNAL_SERVER_ERROR,
            Kind::Unavailable | Kind::ReadOnly => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// What an answer means that the server under the house made by itself.
    fn of(status: StatusCode) -> Kind {
        match status {
            StatusCode::NOT_FOUND => Kind::Nowhere,
            StatusCode::METHOD_NOT_ALLOWED => Kind::NoMethod,
            StatusCode::REQUEST_TIMEOUT => Kind::TooSlow,
            StatusCode::PAYLOAD_TOO_LARGE => Kind::TooLarge,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Kind::NoType,
            StatusCode::TOO_MANY_REQUESTS => Kind::TooOften,
            StatusCode::SERVICE_UNAVAILABLE => Kind::Unavailable,
            status if status.is_client_error() => Kind::Unreadable,
            _ => Kind::Broken,
        }
    }

    fn message(self) -> Message {
        Message::new(match self {
            Kind::Unreadable => "trouble-unreadable",
            Kind::NoToken => "trouble-no-token",
            Kind::UnknownToken => "trouble-unknown-token",
            Kind::NotYours => "trouble-not-yours",
            Kind::OtherOrigin => "trouble-other-origin",
            Kind::Nowhere => "trouble-nowhere",
            Kind::NoTable => "trouble-no-table",
            Kind::NoEvent => "trouble-no-event",
            Kind::NoGame => "trouble-no-game",
            Kind::NoMethod => "trouble-no-method",
            Kind::TooSlow => "trouble-too-slow",
            Kind::NotBegun => "trouble-not-begun",
            Kind::NotOver => "trouble-not-over",
            Kind::NotGoing => "trouble-not-going",
            Kind::Taken => "trouble-taken",
            Kind::SitsAlready => "trouble-sits-already",
            Kind::GoneOn => "trouble-gone-on",
            Kind::Frozen => "trouble-frozen",
            Kind::Quiet => "trouble-quiet",
            Kind::NoLine => "trouble-no-line",
            Kind::NotWelcome => "trouble-not-welcome",
            Kind::Banned => "trouble-banned",
            Kind::NotOpening => "trouble-not-opening",
            Kind::NotInvited => "trouble-not-invited",
            Kind::Sealed => "trouble-sealed",
            Kind::OfDeal => "trouble-of-deal",
            Kind::TimeOut => "trouble-time-out",
            Kind::Paused => "trouble-paused",
            Kind::StandIn => "trouble-stand-in",
            Kind::NoTime => "trouble-no-time",
            Kind::TooLarge => "trouble-too-large",
            Kind::NoType => "trouble-no-type",
            Kind::OtherHost => "trouble-other-host",
            Kind::Refused => "trouble-refused",
            Kind::Wrong => "trouble-wrong",
            Kind::TooOften => "trouble-too-often",
            Kind::Full => "trouble-full",
            Kind::Broken => "trouble-broken",
            Kind::Unavailable => "trouble-unavailable",
            Kind::ReadOnly => "error-read-only",
        })
    }
}

/// The words of a trouble.
#[derive(Clone, Debug)]
enum Says {
    /// In the language of whoever asked.
    Message(Message),
    /// What does not fit.
    Wrong(Problems),
    /// What a table says no to, in every language.
    Refused(table::Says),
    /// In English alone, as the system says it.
    English(String),
    /// Why a name cannot be.
    Name(NameFault),
    /// Why words cannot be said.
    Words(WordsFault),
    /// That the hosts do not let somebody in: until when, in seconds since 1970, and why.
    Banned(Option<i64>, String),
    /// That a deal is still being played, and until when, in seconds since 1970.
    Sealed(i64),
    /// That it was too soon, and for how many seconds one has to wait.
    Wait(u64),
    /// That a guest has as many tables as it can have.
    Quota(Box<Quota>),
}

/// Something that did not work.
#[derive(Clone, Debug)]
pub struct ErrorPage {
    kind: Kind,
    says: Says,
    rule: Option<String>,
}

impl From<Kind> for ErrorPage {
    fn from(kind: Kind) -> ErrorPage {
        ErrorPage { kind, says: Says::Message(kind.message()), rule: None }
    }
}

impl From<StoreError> for ErrorPage {
    fn from(error: StoreError) -> ErrorPage {
        HouseError::from(error).into()
    }
}

impl From<HouseError> for ErrorPage {
    fn from(error: HouseError) -> ErrorPage {
        let kind = match error {
            HouseError::NoTable => Kind::NoTable,
            HouseError::NoEvent => Kind::NoEvent,
            HouseError::NoGame => Kind::NoGame,
            HouseError::NotBegun => Kind::NotBegun,
            HouseError::NotOver => Kind::NotOver,
            HouseError::NotGoing => Kind::NotGoing,
            HouseError::NotYours => Kind::NotYours,
            HouseError::Nobody => Kind::NoToken,
            HouseError::Taken => Kind::Taken,
            HouseError::SitsAlready => Kind::SitsAlready,
            HouseError::GoneOn => Kind::GoneOn,
            HouseError::Frozen => Kind::Frozen,
            HouseError::TimeOut => Kind::TimeOut,
            HouseError::Paused => Kind::Paused,
            HouseError::StandIn => Kind::StandIn,
            HouseError::NoTime => Kind::NoTime,
            HouseError::TooLarge => Kind::TooLarge,
            HouseError::Full(id) => return ErrorPage { kind: Kind::Full, says: Says::Message(Message::new(id)), rule: None },
            HouseError::Quota(quota) => return ErrorPage { kind: Kind::Full, says: Says::Quota(quota), rule: None },
            HouseError::Name(fault) => return ErrorPage { kind: Kind::Wrong, says: Says::Name(fault), rule: None },
            HouseError::Quiet => Kind::Quiet,
            HouseError::NotOpening => Kind::NotOpening,
            HouseError::NotInvited => Kind::NotInvited,
            HouseError::Sealed(None) => Kind::Sealed,
            HouseError::Sealed(Some(until)) => return ErrorPage { kind: Kind::Sealed, says: Says::Sealed(until), rule: None },
            HouseError::OfDeal(id) => return ErrorPage { kind: Kind::OfDeal, says: Says::Message(Message::new(id)), rule: None },
            HouseError::Unsettled => Kind::Wrong,
            HouseError::NoLine => Kind::NoLine,
            HouseError::NotWelcome => Kind::NotWelcome,
            HouseError::Words(fault) => return ErrorPage { kind: Kind::Wrong, says: Says::Words(fault), rule: None },
            HouseError::TooSoon(seconds) => return ErrorPage { kind: Kind::TooOften, says: Says::Wait(seconds), rule: None },
            HouseError::Wrong(problems) => return ErrorPage { kind: Kind::Wrong, says: Says::Wrong(problems), rule: None },
            HouseError::Refused(refusal) => return ErrorPage::refused(&refusal, |lang| refusal.says(lang.into())),
            // Whoever writes has said why; here it would be said for everybody who asks.
            HouseError::Store(StoreError::ReadOnly(_)) => Kind::ReadOnly,
            HouseError::Store(_) | HouseError::Broken(_) => {
                tracing::error!(%error, "the house could not answer");
                Kind::Unavailable
            }
        };
        kind.into()
    }
}

impl ErrorPage {
    /// The hosts do not let somebody in.
    pub fn banned(ban: &Ban) -> ErrorPage {
        ErrorPage { kind: Kind::Banned, says: Says::Banned(ban.until, ban.reason.clone()), rule: None }
    }

    /// A trouble with words of its own.
    pub fn says(kind: Kind, message: Message) -> ErrorPage {
        ErrorPage { kind, says: Says::Message(message), rule: None }
    }

    /// What the table says to a decision that the rules refuse.
    pub fn refused(refusal: &Refusal, says: impl FnMut(Lang) -> String) -> ErrorPage {
        if *refusal == Refusal::GoneOn {
            return Kind::GoneOn.into();
        }
        let rule = refusal.reason().map(|reason| reason.rule.to_string());
        ErrorPage { kind: Kind::Refused, says: Says::Refused(table::Says::each(says)), rule }
    }

    /// The house is not well, for this reason.
    pub fn unwell(error: &StoreError) -> ErrorPage {
        ErrorPage { kind: Kind::Unavailable, says: Says::English(error.to_string()), rule: None }
    }

    /// What is wrong, in the language of whoever asked.
    fn message(&self, reading: &Reading) -> String {
        let lang = reading.lang;
        let says = match &self.says {
            Says::Name(fault) => fault.says(lang),
            Says::Words(fault) => fault.says(lang),
            Says::Banned(until, reason) => pages::house::banned(lang, *until, reason),
            Says::Sealed(until) => pages::house::sealed(lang, *until),
            Says::Wait(seconds) => pages::house::say(lang, &Message::new("talk-too-soon").with("seconds", *seconds as i64)),
            Says::Quota(quota) => {
                let held = match quota.held {
                    _ if !is_own(reading, quota) => "quota-other",
                    Held::Playing => "quota-playing",
                    Held::Open => "quota-open",
                    Held::Brought => "quota-brought",
                };
                pages::house::quota_says(lang, held, quota.most)
            }
            Says::Message(message) => pages::house::say(lang, message),
            Says::Wrong(problems) => problems.lines(lang).join("\n"),
            Says::Refused(says) => says.in_lang(lang).to_owned(),
            Says::English(says) => says.clone(),
        };
        match &self.rule {
            Some(rule) => format!("{says} ({})", pages::house::say(lang, &Message::new("rule").with("rule", rule.clone()))),
            None => says,
        }
    }
}

/// Whether it is the guest itself that has too many tables: those of others are not told.
fn is_own(reading: &Reading, quota: &Quota) -> bool {
    reading.guest.as_ref().is_some_and(|(guest, _)| *guest == quota.guest)
}

impl IntoResponse for ErrorPage {
    /// Only the status: what is said about it depends on who asked, which the door knows.
    fn into_response(self) -> Response {
        let mut answer = self.kind.status().into_response();
        answer.extensions_mut().insert(self);
        answer
    }
}

/// Tells whoever asked what did not work, if something did not; answers that are told already stay as they are.
pub fn tell(web: &Web, reading: &Reading, mut answer: Response) -> Response {
    let status = answer.status();
    if !(status.is_client_error() || status.is_server_error()) {
        return answer;
    }
    let trouble = answer.extensions_mut().remove::<ErrorPage>();
    let told = |kind: &HeaderValue| ["text/html", "application/json"].iter().any(|known| kind.as_bytes().starts_with(known.as_bytes()));
    if trouble.is_none() && answer.headers().get(CONTENT_TYPE).is_some_and(told) {
        return answer;
    }
    let trouble = trouble.unwrap_or_else(|| Kind::of(status).into());
    let kind = trouble.kind;
    let message = trouble.message(reading);
    let tables: Option<&[Listed]> = match &trouble.says {
        Says::Quota(quota) if is_own(reading, quota) => Some(&quota.tables),
        _ => None,
    };
    let says = if reading.json || reading.fragment {
        let close = tables.map(|tables| tables.iter().map(|table| format!("/t/{}", table.id)).collect());
        reading.json(status, &Refused { error: kind, message, rule: trouble.rule.clone(), close })
    } else if let Some(tables) = tables {
        let rows: Vec<Row> = tables.iter().map(|table| row(web, reading, table.clone())).collect();
        reading.page(status, "", &pages::house::quota(reading.lang, &message, &rows))
    } else {
        reading.page(status, "", &pages::house::trouble(reading.lang, &message))
    };
    // What else the answer says is kept: which methods there are.
    let (mut parts, body) = says.into_parts();
    answer.headers_mut().remove(CONTENT_LENGTH);
    answer.headers_mut().extend(std::mem::take(&mut parts.headers));
    let also = match kind {
        Kind::NoToken | Kind::UnknownToken => Some((WWW_AUTHENTICATE, "Bearer realm=\"fixer\"")),
        Kind::TooOften | Kind::Unavailable | Kind::ReadOnly => Some((RETRY_AFTER, "1")),
        _ => None,
    };
    if let Some((name, value)) = also {
        answer.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if let Says::Wait(seconds) = trouble.says {
        answer.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    *answer.body_mut() = body;
    answer
}

/// Nothing is here.
pub async fn nowhere() -> ErrorPage {
    Kind::Nowhere.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_trouble_is_told_in_every_language() {
        for kind in Kind::ALL {
            for lang in Lang::ALL {
                let says = pages::house::say(lang, &kind.message());
                assert!(!says.contains('⟦'), "{kind:?}: {says}");
            }
            assert!(kind.status().is_client_error() || kind.status().is_server_error());
        }
    }
}
