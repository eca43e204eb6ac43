//! Who one is at the house: claiming a name, coming back with it, sessions, codes, bots, and leaving.

use maud::{Markup, html};
use table::{Lang, Message};

use super::{say, times, word};

/// What an account shows to its owner.
#[derive(Clone, Debug, Default)]
pub struct AccountPage {
    /// The number, which is the address of its page.
    pub number: i64,
    /// The name; empty for whoever is nobody yet.
    pub name: String,
    /// Whether that is only a number.
    pub guest: bool,
    /// When it was claimed, if it was.
    pub claimed: Option<i64>,
    /// Whether it is a bot's.
    pub bot: bool,
    /// Where one has come in.
    pub sessions: Vec<SessionRow>,
    /// Bots: number and name.
    pub bots: Vec<(i64, String)>,
    /// Codes that are left.
    pub left: i64,
    /// How many tables one has.
    pub tables: i64,
    /// Codes to write down now.
    pub codes: Vec<String>,
    /// A bot that was given a token now.
    pub token: Option<(String, String)>,
    /// What is wrong with what was sent.
    pub wrong: Vec<String>,
}

/// A session in a list.
#[derive(Clone, Debug)]
pub struct SessionRow {
    /// Its number.
    pub id: i64,
    /// What it came in with.
    pub device: String,
    /// When it began.
    pub created: i64,
    /// When it was last used.
    pub seen: i64,
    /// Whether it is this one.
    pub own: bool,
}

/// What is wrong, above everything else.
fn problems(lang: Lang, wrong: &[String]) -> Markup {
    html! {
        @if !wrong.is_empty() {
            div.wrong role="alert" {
                h2 { (word(lang, "wrong-title")) }
                ul { @for line in wrong { li { (line) } } }
            }
        }
    }
}

fn passphrase(lang: Lang, name: &str, label: &'static str, fresh: bool) -> Markup {
    let complete = if fresh { "new-password" } else { "current-password" };
    html! {
        label { span { (word(lang, label)) } input type="password" name=(name) required maxlength="256" autocomplete=(complete); }
    }
}

/// Where somebody comes back with its name.
pub fn sign_in(lang: Lang, name: &str, wrong: &[String]) -> Markup {
    html! {
        h1 { (word(lang, "sign-in-title")) }
        (problems(lang, wrong))
        p { (word(lang, "sign-in-about")) }
        form.account method="post" action="/sign-in" {
            label { span { (word(lang, "name-label")) } input type="text" name="name" value=(name) required maxlength="100" autocomplete="username"; }
            label { span { (word(lang, "passphrase")) } input type="password" name="passphrase" maxlength="256" autocomplete="current-password"; }
            details {
                summary { (word(lang, "sign-in-lost")) }
                label { span { (word(lang, "sign-in-code")) } input type="text" name="code" maxlength="40" autocomplete="one-time-code" autocapitalize="none" spellcheck="false"; }
            }
            button.legal { (word(lang, "sign-in")) }
        }
        p { a href="/account" { (word(lang, "sign-in-claim")) } }
    }
}

/// The page of whoever reads.
pub fn account(lang: Lang, page: &AccountPage) -> Markup {
    html! {
        h1 { @if page.claimed.is_some() || page.bot { (page.name) } @else { (word(lang, "account-title")) } }
        (problems(lang, &page.wrong))
        @if !page.codes.is_empty() { (codes(lang, page)) }
        @if let Some((bot, token)) = &page.token {
            section.keep {
                h2 { (say(lang, &Message::new("bot-token-title").with("bot", bot.clone()))) }
                p { (word(lang, "bot-token-about")) }
                p { code { (token) } }
            }
        }
        @match page.claimed {
            _ if page.bot => p { (word(lang, "account-bot")) },
            None => (claim(lang, page)),
            Some(since) => {
                p { (say(lang, &Message::new("account-since").with("date", times::date(lang, since)).with("tables", page.tables))) }
                p { a href={ "/people/" (page.number) } { (word(lang, "account-page")) } }
                p { a href="/alerts" { (word(lang, "alerts-title")) } }
                (rename(lang, page))
                (sessions(lang, page))
                (secrets(lang, page))
                (bots(lang, page))
            }
        }
        @if !page.name.is_empty() { (kept(lang, page)) }
    }
}

/// A guest is offered to claim its name.
fn claim(lang: Lang, page: &AccountPage) -> Markup {
    let name = if page.guest { "" } else { &page.name };
    html! {
        p { (word(lang, "claim-about")) }
        form.account method="post" action="/account/claim" {
            label { span { (word(lang, "name-label")) } input type="text" name="name" value=(name) required maxlength="24" autocomplete="username"; }
            (passphrase(lang, "passphrase", "passphrase", true))
            small { (word(lang, "passphrase-about")) }
            button.legal { (word(lang, "claim")) }
        }
        p { a href="/sign-in" { (word(lang, "claim-have")) } }
    }
}

fn rename(lang: Lang, page: &AccountPage) -> Markup {
    html! {
        form.account.row method="post" action="/guests" {
            input type="hidden" name="back" value="/account";
            label { span { (word(lang, "name-label")) } input type="text" name="name" value=(page.name) maxlength="24" required autocomplete="username"; }
            button { (word(lang, "name-save")) }
        }
    }
}

/// Codes that are shown once.
fn codes(lang: Lang, page: &AccountPage) -> Markup {
    html! {
        section.keep {
            h2 { (word(lang, "codes-title")) }
            p { (word(lang, "codes-about")) }
            ol.codes { @for code in &page.codes { li { code { (code) } } } }
        }
    }
}

fn sessions(lang: Lang, page: &AccountPage) -> Markup {
    html! {
        section.apart {
            h2 { (word(lang, "sessions-title")) }
            ul.sessions {
                @for session in &page.sessions {
                    li {
                        span {
                            b { @if session.device.is_empty() { (word(lang, "session-unknown")) } @else { (session.device) } }
                            " "
                            @let said = Message::new("session-since").with("since", times::date(lang, session.created)).with("seen", times::date(lang, session.seen));
                            small { (say(lang, &said)) }
                        }
                        @if session.own { em { (word(lang, "session-own")) } } @else {
                            form method="post" action="/account/sessions" {
                                input type="hidden" name="session" value=(session.id);
                                button { (word(lang, "session-end")) }
                            }
                        }
                    }
                }
            }
            div.row {
                @if page.sessions.len() > 1 {
                    form method="post" action="/account/sessions" { button { (word(lang, "session-end-others")) } }
                }
                form method="post" action="/sign-out" { button { (word(lang, "sign-out")) } }
            }
        }
    }
}

/// Passphrase and codes.
fn secrets(lang: Lang, page: &AccountPage) -> Markup {
    html! {
        section.apart {
            h2 { (word(lang, "secrets-title")) }
            details {
                summary { (word(lang, "passphrase-change")) }
                form.account method="post" action="/account/passphrase" {
                    label { span { (word(lang, "passphrase-old")) } input type="password" name="old" maxlength="256" autocomplete="current-password"; }
                    label { span { (word(lang, "passphrase-or-code")) } input type="text" name="code" maxlength="40" autocomplete="one-time-code" autocapitalize="none" spellcheck="false"; }
                    (passphrase(lang, "new", "passphrase-new", true))
                    small { (word(lang, "passphrase-about")) }
                    button.legal { (word(lang, "passphrase-change")) }
                }
            }
            details {
                summary { (say(lang, &Message::new("codes-left").with("left", page.left))) }
                form.account method="post" action="/account/codes" {
                    p { (word(lang, "codes-renew-about")) }
                    (passphrase(lang, "passphrase", "passphrase", false))
                    button.legal { (word(lang, "codes-renew")) }
                }
            }
        }
    }
}

fn bots(lang: Lang, page: &AccountPage) -> Markup {
    html! {
        section.apart {
            h2 { (word(lang, "bots-title")) }
            p { (word(lang, "bots-about")) " " a href="/api/openapi.json" { (word(lang, "bots-api")) } }
            ul.sessions {
                @for (id, name) in &page.bots {
                    li {
                        b { (name) }
                        form method="post" action="/account/bots" {
                            input type="hidden" name="bot" value=(id);
                            button { (word(lang, "bot-renew")) }
                            button name="dismiss" value="yes" { (word(lang, "bot-dismiss")) }
                        }
                    }
                }
            }
            form.account.row method="post" action="/account/bots" {
                label { span { (word(lang, "bot-name")) } input type="text" name="name" maxlength="18" required autocomplete="off"; }
                button { (word(lang, "bot-bring")) }
            }
        }
    }
}

/// What is kept, and how to be forgotten.
fn kept(lang: Lang, page: &AccountPage) -> Markup {
    html! {
        section.apart {
            h2 { (word(lang, "kept-title")) }
            p { a href="/account/export.json" download { (word(lang, "kept-export")) } }
            details {
                summary { (word(lang, "leave-house")) }
                form.account method="post" action="/account/leave" {
                    p { (word(lang, "leave-house-about")) }
                    @if page.claimed.is_some() { (passphrase(lang, "passphrase", "passphrase", false)) }
                    button.danger { (word(lang, "leave-house-sure")) }
                }
            }
        }
    }
}
