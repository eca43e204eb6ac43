//! How the reader is told that it is awaited: the next table, quiet hours, browsers, mail.

use maud::{Markup, html};
use table::{Lang, Message};

use super::{say, word};

/// What the reader wants, and what the house can do.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AlertsPage {
    /// Whether the reader is a guest of the house already.
    pub known: bool,
    /// When the next table is opened by itself: `slow`, `always`, `never`.
    pub next: String,
    /// Minutes of the day between which nothing is sent.
    pub quiet: Option<(i64, i64)>,
    /// By how many minutes that day is away from UTC.
    pub away: i64,
    /// How often a letter is written at most: `once`, `hour`, `day`.
    pub every: String,
    /// Where letters go.
    pub mail: Option<String>,
    /// An address that waits to be confirmed.
    pub unconfirmed: Option<String>,
    /// Whether the last address was given up because it was refused again and again.
    pub given_up: bool,
    /// Whether the reader has claimed its name.
    pub claimed: bool,
    /// Whether the house writes letters.
    pub writes: bool,
    /// Whether the house can tell browsers that have no page open.
    pub pushes: bool,
    /// The browsers that are told: number, what they came in with, and the push service by its name.
    pub browsers: Vec<(i64, String, String)>,
    /// What is wrong with what was sent.
    pub wrong: Vec<String>,
}

/// The ways in which a day of somebody is away from UTC, in minutes.
const AWAY: [i64; 38] = [
    -720, -660, -600, -570, -540, -480, -420, -360, -300, -240, -210, -180, -120, -60, 0, 60, 120, 180, 210, 240, 270, 300, 330, 345, 360,
    390, 420, 480, 525, 540, 570, 600, 630, 660, 720, 765, 780, 840,
];

/// Minutes as a clock shows them.
fn time(minutes: i64) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

/// How far from UTC, as people write it.
fn zone(away: i64) -> String {
    format!("UTC{}{}", if away < 0 { '−' } else { '+' }, time(away.abs()))
}

fn select(name: &str, label: &str, all: &[(&str, String)], chosen: &str) -> Markup {
    html! {
        label {
            span { (label) }
            select name=(name) { @for (value, says) in all { option value=(value) selected[*value == chosen] { (says) } } }
        }
    }
}

fn wishes(lang: Lang, page: &AlertsPage) -> Markup {
    let named = |all: &[(&'static str, &'static str)]| all.iter().map(|(key, id)| (*key, word(lang, id))).collect::<Vec<_>>();
    let next = named(&[("slow", "alerts-next-slow"), ("always", "alerts-next-always"), ("never", "alerts-next-never")]);
    let every = named(&[("once", "alerts-every-once"), ("hour", "alerts-every-hour"), ("day", "alerts-every-day")]);
    let hours = |name: &str, id: &'static str, at: Option<i64>| {
        html! { label { span { (word(lang, id)) } input type="time" name=(name) value=[at.map(time)]; } }
    };
    let known = AWAY.contains(&page.away);
    html! {
        form.account method="post" action="/alerts" {
            (select("next", &word(lang, "alerts-next"), &next, &page.next))
            small { (word(lang, "alerts-next-about")) }
            @if page.writes || page.pushes {
                fieldset {
                    legend { (word(lang, "alerts-quiet")) }
                    div.hours { (hours("from", "alerts-quiet-from", page.quiet.map(|quiet| quiet.0))) (hours("to", "alerts-quiet-to", page.quiet.map(|quiet| quiet.1))) }
                    label {
                        span { (word(lang, "alerts-away")) }
                        // A browser knows how far it is away: a script chooses that for who has said nothing yet.
                        select name="away" data-zone[page.quiet.is_none()] {
                            @if !known { option value=(page.away) selected { (zone(page.away)) } }
                            @for away in AWAY { option value=(away) selected[away == page.away] { (zone(away)) } }
                        }
                    }
                    small { (word(lang, "alerts-quiet-about")) }
                }
            }
            @if page.writes && page.claimed { (select("every", &word(lang, "alerts-every"), &every, &page.every)) }
            button.legal { (word(lang, "alerts-save")) }
        }
    }
}

fn browsers(lang: Lang, page: &AlertsPage) -> Markup {
    html! {
        section.apart {
            h2 { (word(lang, "alerts-browsers")) }
            p { (word(lang, if page.pushes { "alerts-browsers-push" } else { "alerts-browsers-open" })) }
            div.alerts hidden { button type="button" data-alert="notice" aria-pressed="false" { (word(lang, "alert-notice")) } }
            p.soft.no-script { (word(lang, "alerts-browsers-script")) }
            ul.sessions {
                @for (id, device, service) in &page.browsers {
                    li {
                        span { b { @if device.is_empty() { (word(lang, "session-unknown")) } @else { (device) } } " " small { (service) } }
                        form method="post" action="/alerts/push" {
                            input type="hidden" name="remove" value=(id);
                            button { (word(lang, "alerts-browser-remove")) }
                        }
                    }
                }
            }
        }
    }
}

fn mail(lang: Lang, page: &AlertsPage) -> Markup {
    html! {
        section.apart {
            h2 { (word(lang, "alerts-mail")) }
            p { (word(lang, "alerts-mail-about")) }
            @if !page.claimed { p { a href="/account" { (word(lang, "alerts-mail-claim")) } } } @else {
                @if page.given_up { p role="alert" { (word(lang, "alerts-mail-given-up")) } }
                @if let Some(mail) = &page.mail { p { (say(lang, &Message::new("alerts-mail-now").with("mail", mail.clone()))) } }
                @if let Some(mail) = &page.unconfirmed { p role="status" { (say(lang, &Message::new("alerts-mail-waits").with("mail", mail.clone()))) } }
                form.account method="post" action="/alerts/mail" {
                    label { span { (word(lang, "alerts-mail-label")) } input type="email" name="mail" maxlength="254" autocomplete="email" required; }
                    button.legal { (word(lang, if page.mail.is_some() { "alerts-mail-change" } else { "alerts-mail-save" })) }
                }
                @if page.mail.is_some() || page.unconfirmed.is_some() {
                    form method="post" action="/alerts/mail" { button name="remove" value="yes" { (word(lang, "alerts-mail-remove")) } }
                }
            }
        }
    }
}

/// The page on which one says how one wants to be told.
pub fn alerts(lang: Lang, page: &AlertsPage) -> Markup {
    html! {
        h1 { (word(lang, "alerts-title")) }
        @if !page.wrong.is_empty() {
            div.wrong role="alert" { h2 { (word(lang, "wrong-title")) } ul { @for line in &page.wrong { li { (line) } } } }
        }
        @if page.known {
            (wishes(lang, page))
            (browsers(lang, page))
            @if page.writes { (mail(lang, page)) }
            p { a href="/your-turn" { (word(lang, "turn-yours")) } }
        } @else { p { (word(lang, "alerts-nobody")) } p { a href="/name?back=/alerts" { (word(lang, "name-title")) } } }
    }
}

/// Asks whether an address is to be written to (`/alerts/confirm`), or no longer (`/alerts/stop`): what a link in a letter
/// leads to, which programs that look at letters follow too.
pub fn letter_asks(lang: Lang, place: &str, about: &'static str, does: &'static str) -> Markup {
    html! {
        h1 { (word(lang, "alerts-mail")) }
        p { (word(lang, about)) }
        form.account method="post" action=(place) { button.legal { (word(lang, does)) } }
    }
}

/// Says that it is done.
pub fn letter_done(lang: Lang, says: &'static str) -> Markup {
    html! {
        h1 { (word(lang, "alerts-mail")) }
        p role="status" { (word(lang, says)) }
        p { a href="/alerts" { (word(lang, "alerts-title")) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_house_cannot_do_is_not_offered() {
        let bare = AlertsPage { known: true, next: "slow".to_owned(), every: "day".to_owned(), ..AlertsPage::default() };
        let full = AlertsPage {
            quiet: Some((1320, 450)),
            away: -210,
            mail: Some("judy@example.org".to_owned()),
            unconfirmed: Some("j@example.net".to_owned()),
            claimed: true,
            writes: true,
            pushes: true,
            browsers: vec![(7, "Firefox".to_owned(), "push.example".to_owned())],
            ..bare.clone()
        };
        for lang in Lang::ALL {
            let page = alerts(lang, &bare).into_string();
            assert!(!page.contains("type=\"email\"") && !page.contains("name=\"from\"") && !page.contains('⟦'), "{page}");
            let page = alerts(lang, &full).into_string();
            for part in [
                "value=\"22:00\"",
                "value=\"07:30\"",
                "value=\"-210\" selected",
                "UTC−03:30",
                "judy@example.org",
                "j@example.net",
                "value=\"7\"",
                "push.example",
                "value=\"day\" selected",
            ] {
                assert!(page.contains(part), "{part}: {page}");
            }
            assert!(!page.contains('⟦'), "{page}");
            let odd = alerts(lang, &AlertsPage { away: 17, ..full.clone() }).into_string();
            assert!(odd.contains("value=\"17\" selected"), "{odd}");
            assert!(
                alerts(lang, &AlertsPage { claimed: false, given_up: true, ..full.clone() }).into_string().contains("href=\"/account\"")
            );
            let rest = [
                alerts(lang, &AlertsPage { known: false, ..full.clone() }),
                letter_done(lang, "alerts-confirmed"),
                letter_done(lang, "alerts-stopped"),
                letter_asks(lang, "/x", "alerts-confirm-about", "alerts-confirm"),
                letter_asks(lang, "/x", "alerts-stop-about", "alerts-stop"),
            ];
            assert!(rest.iter().all(|page| !page.0.contains('⟦')));
        }
    }
}
