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
    /// Passkeys.
    pub passkeys: Vec<PasskeyRow>,
    /// The name for which passkeys can be made here; none where browsers know none.
    pub place: Option<String>,
    /// Whether there is a passphrase.
    pub passphrase: bool,
    /// Whether a passkey was shown a moment ago, so that nothing else is asked for.
    pub shown: bool,
    /// Whether the passphrase alone lets nobody in.
    pub two: bool,
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

/// A passkey in a list.
#[derive(Clone, Debug)]
pub struct PasskeyRow {
    /// Its number.
    pub id: i64,
    /// What it is called.
    pub name: String,
    /// For which name of the house it was made.
    pub place: String,
    /// When it was made.
    pub created: i64,
    /// When it was last used.
    pub used: Option<i64>,
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

/// What is asked for before something that matters: the passphrase, unless a passkey was shown a moment ago.
fn confirm(lang: Lang, page: &AccountPage) -> Markup {
    html! {
        @if page.shown { small { (word(lang, "passkey-shown")) } }
        @else if page.passphrase { (passphrase(lang, "passphrase", "passphrase", false)) }
        @else { small { (word(lang, "passkey-show-first")) } }
    }
}

/// A button that asks the device of whoever reads, by the script: where that is asked, and what is said without it.
fn device(lang: Lang, ask: &str, label: &'static str, main: bool) -> Markup {
    html! {
        input type="hidden" name="credential" value="";
        p.wrong role="alert" hidden data-failed=(word(lang, "passkey-failed")) {}
        button .legal[main] type=(if main { "submit" } else { "button" }) hidden data-passkey=(ask) { (word(lang, label)) }
    }
}

/// Where somebody comes back with its name.
pub fn sign_in(lang: Lang, name: &str, passkeys: bool, wrong: &[String]) -> Markup {
    html! {
        h1 { (word(lang, "sign-in-title")) }
        (problems(lang, wrong))
        p { (word(lang, "sign-in-about")) }
        form.account method="post" action="/sign-in" {
            label { span { (word(lang, "name-label")) } input type="text" name="name" value=(name) required maxlength="100" autocomplete="username webauthn"; }
            label { span { (word(lang, "passphrase")) } input type="password" name="passphrase" maxlength="256" autocomplete="current-password"; }
            details {
                summary { (word(lang, "sign-in-lost")) }
                label { span { (word(lang, "sign-in-code")) } input type="text" name="code" maxlength="40" autocomplete="one-time-code" autocapitalize="none" spellcheck="false"; }
            }
            button.legal { (word(lang, "sign-in")) }
            @if passkeys { (device(lang, "/sign-in/ask", "sign-in-passkey", false)) }
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
                (passkeys(lang, page))
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
            @if page.place.is_some() { (device(lang, "/account/passkeys/ask", "claim-passkey", false)) }
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

/// Passkeys, and whether the passphrase is enough without them.
fn passkeys(lang: Lang, page: &AccountPage) -> Markup {
    html! {
        section.apart {
            h2 { (word(lang, "passkeys-title")) }
            p { (word(lang, if page.place.is_some() { "passkeys-about" } else { "passkeys-nowhere" })) }
            @if page.place.is_some() { p data-scriptless { (word(lang, "passkeys-script")) } }
            @if !page.passkeys.is_empty() {
                ul.sessions {
                    @for passkey in &page.passkeys {
                        li {
                            span {
                                b dir="auto" { (passkey.name) }
                                " "
                                @let said = Message::new(if passkey.used.is_some() { "passkey-since" } else { "passkey-unused" });
                                @let said = said.with("since", times::date(lang, passkey.created)).with("place", passkey.place.clone());
                                small { (say(lang, &said.with("used", passkey.used.map_or_else(String::new, |used| times::date(lang, used))))) }
                            }
                        }
                    }
                }
                @if page.place.is_some() && !page.shown {
                    form.account method="post" action="/account/shown" { (device(lang, "/sign-in/ask", "passkey-show", false)) }
                }
            }
            @if page.place.is_some() {
                details {
                    summary { (word(lang, "passkey-add")) }
                    form.account method="post" action="/account/passkeys" {
                        label { span { (word(lang, "passkey-name")) } input type="text" name="label" maxlength="40" autocomplete="off"; }
                        (confirm(lang, page))
                        (device(lang, "/account/passkeys/ask", "passkey-add", true))
                    }
                }
            }
            @if !page.passkeys.is_empty() {
                details {
                    summary { (word(lang, "passkey-remove")) }
                    form.account method="post" action="/account/passkeys" {
                        p { (word(lang, "passkey-remove-about")) }
                        label { span { (word(lang, "passkey-which")) }
                            select name="remove" { @for passkey in &page.passkeys { option value=(passkey.id) { (passkey.name) } } }
                        }
                        (confirm(lang, page))
                        button.danger { (word(lang, "passkey-remove")) }
                    }
                }
                @if page.passphrase {
                    details {
                        summary { (word(lang, if page.two { "two-on" } else { "two-off" })) }
                        form.account method="post" action="/account/two" {
                            p { (word(lang, if page.two { "two-on-about" } else { "two-off-about" })) }
                            input type="hidden" name="two" value=(if page.two { "no" } else { "yes" });
                            (confirm(lang, page))
                            button.legal { (word(lang, if page.two { "two-end" } else { "two-begin" })) }
                        }
                    }
                }
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
                summary { (word(lang, if page.passphrase { "passphrase-change" } else { "passphrase-set" })) }
                form.account method="post" action="/account/passphrase" {
                    @if page.shown { small { (word(lang, "passkey-shown")) } }
                    @else if page.passphrase { label { span { (word(lang, "passphrase-old")) } input type="password" name="old" maxlength="256" autocomplete="current-password"; } }
                    @if !page.shown {
                        label { span { (word(lang, if page.passphrase { "passphrase-or-code" } else { "sign-in-code" })) } input type="text" name="code" maxlength="40" autocomplete="one-time-code" autocapitalize="none" spellcheck="false"; }
                    }
                    (passphrase(lang, "new", "passphrase-new", true))
                    small { (word(lang, "passphrase-about")) }
                    button.legal { (word(lang, if page.passphrase { "passphrase-change" } else { "passphrase-set" })) }
                }
            }
            details {
                summary { (say(lang, &Message::new("codes-left").with("left", page.left))) }
                form.account method="post" action="/account/codes" {
                    p { (word(lang, "codes-renew-about")) }
                    (confirm(lang, page))
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
                    @if page.claimed.is_some() { (confirm(lang, page)) }
                    button.danger { (word(lang, "leave-house-sure")) }
                }
            }
        }
    }
}
