//! The page of those who run a house, and what others see of what they settle.

use maud::{DOCTYPE, Markup, html};
use table::{Lang, Message};

use super::layout::head;
use super::talk::TalkLine;
use super::times::date;
use super::{say, word};

/// An invitation that can still be used.
#[derive(Clone, Debug, Default)]
pub struct InvitationRow {
    /// Its number.
    pub id: i64,
    /// What was noted about it.
    pub note: String,
    /// How many can still come in by it.
    pub uses: i64,
    /// Until when.
    pub until: Option<i64>,
}

/// Somebody who does not come in.
#[derive(Clone, Debug, Default)]
pub struct BanRow {
    /// Its number.
    pub id: i64,
    /// The guest with its number, or the range of addresses.
    pub who: String,
    /// Why.
    pub reason: String,
    /// Until when.
    pub until: Option<i64>,
}

/// Something that a guest has told the hosts of.
#[derive(Clone, Debug, Default)]
pub struct ReportRow {
    /// Its number.
    pub id: i64,
    /// When, in seconds since 1970.
    pub at: i64,
    /// Who reported.
    pub reporter: String,
    /// Who is reported, and its number unless it was forgotten.
    pub reported: (String, Option<i64>),
    /// Why.
    pub reason: String,
    /// The line that is meant.
    pub line: i64,
    /// The lines as they were.
    pub lines: Vec<TalkLine>,
}

/// What stands on the page.
#[derive(Clone, Debug, Default)]
pub struct Hosts {
    /// Who may open tables.
    pub opens: &'static str,
    /// Whether one comes by invitation only.
    pub invited: bool,
    /// The notice in every language.
    pub notice: [String; 2],
    /// Invitations.
    pub invitations: Vec<InvitationRow>,
    /// Bans.
    pub bans: Vec<BanRow>,
    /// Reports that nobody has settled.
    pub reports: Vec<ReportRow>,
    /// What is kept, and how much of it: messages and figures.
    pub kept: Vec<(&'static str, String)>,
    /// For how many days what is kept: messages, and nothing stands for ever.
    pub days: Vec<(&'static str, Option<u64>)>,
    /// Limits: messages and figures.
    pub limits: Vec<(&'static str, String)>,
    /// What a host is told once: a code, or what went wrong.
    pub told: Option<String>,
}

const OPENS: [(&str, &str); 3] = [("everybody", "opens-everybody"), ("accounts", "opens-accounts"), ("nobody", "opens-nobody")];

fn ends(lang: Lang, until: Option<i64>) -> String {
    until.map_or_else(|| word(lang, "host-for-ever"), |until| say(lang, &Message::new("host-until").with("date", date(lang, until))))
}

/// A button that does one thing about one row.
fn one(action: &'static str, id: i64, says: &str) -> Markup {
    html! { form method="post" action=(action) { input type="hidden" name="id" value=(id); button { (says) } } }
}

fn field(lang: Lang, name: &str, says: &'static str, value: &str) -> Markup {
    html! { label { span { (word(lang, says)) } input type="text" name=(name) value=(value) maxlength="300" autocomplete="off"; } }
}

/// What is on a host's desk.
pub fn hosts(lang: Lang, hosts: &Hosts) -> Markup {
    let set = |key: &str, inner: Markup| {
        html! { form method="post" action="/set" { input type="hidden" name="key" value=(key); (inner) button { (word(lang, "host-set")) } } }
    };
    html! {
        h1 { (word(lang, "host-title")) }
        @if let Some(told) = &hosts.told { p.wrong role="alert" { (told) } }
        section.box { h2 { (word(lang, "host-doors")) }
            (set("opens", html! { label { span { (word(lang, "host-opens")) } select name="value" {
                @for (key, says) in OPENS { option value=(key) selected[key == hosts.opens] { (word(lang, says)) } }
            } } }))
            (set("invited", html! { label { span { (word(lang, "host-invited")) } select name="value" {
                @for (key, says) in [("no", "host-no"), ("yes", "host-yes")] { option value=(key) selected[(key == "yes") == hosts.invited] { (word(lang, says)) } }
            } } }))
            (set("notice-en", field(lang, "value", "host-notice-en", &hosts.notice[0])))
            (set("notice-it", field(lang, "value", "host-notice-it", &hosts.notice[1])))
        }
        section.box { h2 { (word(lang, "host-reports")) }
            @if hosts.reports.is_empty() { p.soft { (word(lang, "host-none")) } }
            ul { @for report in &hosts.reports { li {
                details {
                    summary { (say(lang, &Message::new("host-report").with("reporter", report.reporter.clone()).with("reported", report.reported.0.clone()).with("date", date(lang, report.at)))) }
                    p dir="auto" { (report.reason) }
                    ol { @for line in &report.lines { li.meant[line.id == report.line] { b { (line.name) } " " span dir="auto" { (line.says) } } } }
                    @if let Some(guest) = report.reported.1 { p.soft { (say(lang, &Message::new("host-guest").with("guest", guest))) } }
                }
                (one("/settle", report.id, &word(lang, "host-settle")))
            } } }
        }
        section.box { h2 { (word(lang, "host-bans")) }
            ul { @for ban in &hosts.bans { li { span { (ban.who) ": " (ban.reason) " (" (ends(lang, ban.until)) ")" } (one("/unban", ban.id, &word(lang, "host-unban"))) } } }
            form method="post" action="/ban" {
                (field(lang, "guest", "host-ban-guest", ""))
                (field(lang, "range", "host-ban-range", ""))
                (field(lang, "reason", "host-reason", ""))
                (field(lang, "days", "host-days", ""))
                button.danger { (word(lang, "host-ban")) }
            }
        }
        section.box { h2 { (word(lang, "host-sessions")) }
            p.soft { (word(lang, "host-sessions-about")) }
            form method="post" action="/sessions" {
                (field(lang, "guest", "host-ban-guest", ""))
                button.danger { (word(lang, "host-sessions-end")) }
            }
            details {
                summary { (word(lang, "host-sessions-all")) }
                form method="post" action="/sessions" { input type="hidden" name="all" value="yes"; button.danger { (word(lang, "host-sessions-sure")) } }
            }
        }
        section.box { h2 { (word(lang, "events-title")) }
            form method="post" action="/event" {
                (field(lang, "event", "host-event", ""))
                (field(lang, "entrant", "host-entrant", ""))
                @for (act, says) in [("start", "event-start"), ("forfeit", "event-forfeit"), ("remove", "event-remove"), ("end", "event-end")] {
                    button name="do" value=(act) { (word(lang, says)) } " "
                }
            }
        }
        section.box { h2 { (word(lang, "host-invitations")) }
            ul { @for invitation in &hosts.invitations { li {
                span { (invitation.note) " (" (say(lang, &Message::new("host-uses").with("uses", invitation.uses))) ", " (ends(lang, invitation.until)) ")" }
                (one("/withdraw", invitation.id, &word(lang, "host-withdraw")))
            } } }
            form method="post" action="/invite" {
                (field(lang, "note", "host-note", ""))
                (field(lang, "uses", "host-how-many", "1"))
                (field(lang, "days", "host-days", "30"))
                button { (word(lang, "host-invite")) }
            }
        }
        section.box { h2 { (word(lang, "host-kept")) }
            dl { @for (says, figure) in &hosts.kept { dt { (word(lang, says)) } dd { (figure) } } }
            h2 { (word(lang, "host-days-kept")) }
            dl { @for (says, days) in &hosts.days { dt { (word(lang, says)) } dd { @match days {
                Some(days) => (say(lang, &Message::new("host-days-count").with("days", *days as i64))),
                None => (word(lang, "host-for-ever")),
            } } } }
            p.soft { (word(lang, "host-over-kept")) }
            h2 { (word(lang, "host-limits")) }
            dl { @for (says, figure) in &hosts.limits { dt { (word(lang, says)) } dd { (figure) } } }
        }
    }
}

/// Where a host shows the token.
pub fn host_login(lang: Lang, wrong: bool) -> Markup {
    html! {
        h1 { (word(lang, "host-title")) }
        @if wrong { p.wrong role="alert" { (word(lang, "host-wrong-token")) } }
        p.soft { (word(lang, "host-login-about")) }
        form method="post" action="/login" {
            label { span { (word(lang, "host-token")) } input type="password" name="token" required autocomplete="current-password"; }
            button.legal { (word(lang, "host-login")) }
        }
    }
}

/// A whole page for hosts; it has no menu, because it stands in no house.
pub fn hosts_page(lang: Lang, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head { (head(lang, &word(lang, "host-title"))) }
            body { main.document.hosting { (body) } }
        }
    }
}

/// Why somebody does not come in, and until when.
pub fn banned(lang: Lang, until: Option<i64>, reason: &str) -> String {
    say(lang, &Message::new("banned").with("until", ends(lang, until)).with("reason", reason.to_owned()))
}

/// Where the code of an invitation is entered.
pub fn invitation(lang: Lang, needed: bool, code: &str) -> Markup {
    html! {
        h1 { (word(lang, "invitation-title")) }
        @if needed {
            p.lead { (word(lang, "invitation-about")) }
            form method="post" action="/invitation" {
                label { span { (word(lang, "invitation-code")) } input type="text" name="code" value=(code) maxlength="64" required autocomplete="off"; }
                button.legal { (word(lang, "invitation-come")) }
            }
        } @else { p { (word(lang, "invitation-none")) } p { a href="/" { (word(lang, "error-back")) } } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_desk_of_a_host_is_said_in_every_language() {
        let line = TalkLine { id: 2, name: "Bo".to_owned(), says: "<i>rude</i>".to_owned(), ..TalkLine::default() };
        let report = ReportRow {
            reported: ("Bo".to_owned(), Some(7)),
            line: 2,
            lines: vec![line],
            reason: "rude".to_owned(),
            ..ReportRow::default()
        };
        let desk = Hosts {
            opens: "nobody",
            invited: true,
            invitations: vec![InvitationRow { uses: 1, ..InvitationRow::default() }],
            bans: vec![BanRow { who: "10.0.0.0/8".to_owned(), until: Some(0), ..BanRow::default() }],
            reports: vec![report],
            kept: vec![("stored-guests", "3".to_owned())],
            days: vec![("days-open", Some(7)), ("days-going", None)],
            limits: vec![("limit-requests", "50".to_owned())],
            told: Some("told".to_owned()),
            ..Hosts::default()
        };
        for lang in Lang::ALL {
            let pages = [hosts(lang, &desk), host_login(lang, true), invitation(lang, true, ""), invitation(lang, false, "")];
            for page in pages.map(|page| hosts_page(lang, &page).into_string()) {
                assert!(!page.contains('⟦') && !page.contains("<i>rude"), "{page}");
            }
            let page = hosts(lang, &desk).into_string();
            assert!(page.contains("<option value=\"nobody\" selected>") && page.contains("class=\"meant\""), "{page}");
            assert!(!banned(lang, None, "rude").contains('⟦') && banned(lang, Some(0), "rude").contains("1970"));
        }
    }
}
