//! Talk: what people say to each other, beside a table and in the lobby, and what can be done about a line. Whatever
//! somebody has written stands here as plain text.

use maud::{Markup, html};
use table::{Lang, Message};

use super::times::date;
use super::{say, word};

/// The quick phrases, by their keys: everybody reads them in their own language.
pub const PHRASES: [&str; 13] =
    ["hello", "luck", "turn", "moment", "back", "think", "nice", "thanks", "sorry", "yes", "no", "game", "rematch"];

/// What a phrase says.
pub fn phrase(lang: Lang, key: &str) -> String {
    let known = [
        "phrase-hello",
        "phrase-luck",
        "phrase-turn",
        "phrase-moment",
        "phrase-back",
        "phrase-think",
        "phrase-nice",
        "phrase-thanks",
        "phrase-sorry",
        "phrase-yes",
        "phrase-no",
        "phrase-game",
        "phrase-rematch",
    ];
    let place = PHRASES.iter().position(|known| *known == key);
    place.map_or_else(|| key.to_owned(), |place| word(lang, known[place]))
}

/// A line as a reader sees it.
#[derive(Clone, Debug, Default)]
pub struct TalkLine {
    /// Its number.
    pub id: i64,
    /// Who said it.
    pub name: String,
    /// Where that one sat, if it did.
    pub seat: Option<u8>,
    /// What was said, in the reader's language.
    pub says: String,
    /// Whether it was said among spectators.
    pub aside: bool,
}

/// What is said in a place.
#[derive(Clone, Debug, Default)]
pub struct TalkPanel {
    /// The address of the place.
    pub place: String,
    /// The lines, the oldest first.
    pub lines: Vec<TalkLine>,
    /// Whether the reader looks on at a table that is being played, and so talks apart.
    pub apart: bool,
    /// Whether it is the lobby.
    pub lobby: bool,
}

/// One line.
pub fn talk_line(lang: Lang, line: &TalkLine) -> Markup {
    html! {
        li class={ "said" @if line.aside { " aside" } @if let Some(seat) = line.seat { " seat" (seat) } } data-line=(line.id) {
            a.by href=(format!("/talk/{}", line.id)) title=(word(lang, "talk-about-line")) { bdi { (line.name) } }
            @if line.aside { " " small { (word(lang, "talk-aside")) } }
            " " span dir="auto" { (line.says) }
        }
    }
}

/// The lines of a place, and what is needed to say something there.
pub fn talk_panel(lang: Lang, panel: &TalkPanel) -> Markup {
    html! {
        div.talk data-place=(panel.place) {
            div.lines tabindex="0" {
                ol role="log" aria-live="polite" aria-label=(word(lang, "talk-title")) { @for line in &panel.lines { (talk_line(lang, line)) } }
            }
            p.soft.none { (word(lang, if panel.lobby { "talk-none-lobby" } else { "talk-none" })) }
            @if panel.apart { p.soft { (word(lang, "talk-apart")) } }
            form.say method="post" action=(panel.place) {
                input type="text" name="text" maxlength="300" required autocomplete="off" aria-label=(word(lang, "talk-say-label"));
                button { (word(lang, "talk-say")) }
            }
            p.refused role="alert" {}
            details.phrases {
                summary { (word(lang, "talk-phrases")) }
                form method="post" action=(panel.place) {
                    @for key in PHRASES { button name="phrase" value=(key) { (phrase(lang, key)) } }
                    a href="/shunned" { (word(lang, "shunned-title")) }
                }
            }
        }
    }
}

/// Where the talk of a table goes: a link to it, which a script turns into a panel. It never changes with the table.
pub(super) fn slot(lang: Lang, id: &str) -> Markup {
    html! {
        section #talk.place data-slot aria-label=(word(lang, "talk-title")) data-talk=(format!("/t/{id}/talk")) {
            a.button href=(format!("/t/{id}/talk")) { (word(lang, "talk-title")) }
        }
    }
}

/// What stands in the slot: a button that unfolds the panel, with how many lines were not read yet.
pub fn talk_slot(lang: Lang, panel: &TalkPanel) -> Markup {
    html! {
        button.fold type="button" aria-expanded="false" aria-controls="talk-panel" title=(word(lang, "talk-key")) {
            (word(lang, "talk-title")) " " span.unread hidden { b {} span.visually-hidden { " " (word(lang, "talk-unread")) } }
        }
        h2 { (word(lang, "talk-title")) }
        div #talk-panel { (talk_panel(lang, panel)) }
    }
}

/// The box of the lobby.
pub(super) fn in_lobby(lang: Lang, panel: &TalkPanel) -> Markup {
    html! { section.box #talk data-stream="/talk/stream" { h2 { (word(lang, "talk-title")) } (talk_panel(lang, panel)) } }
}

/// The talk of a place on a page of its own, for whoever has no script.
pub fn talk_page(lang: Lang, panel: &TalkPanel, back: &str) -> Markup {
    html! {
        h1 { (word(lang, "talk-title")) }
        p {
            a href=(back) { (word(lang, if panel.lobby { "error-back" } else { "talk-to-table" })) }
            " · " a href=(panel.place) { (word(lang, "talk-again")) }
        }
        section.box { (talk_panel(lang, panel)) }
    }
}

/// What can be done about a line.
#[derive(Clone, Debug, Default)]
pub struct AboutLine {
    /// The line.
    pub line: TalkLine,
    /// Where the reader comes from.
    pub back: String,
    /// Whether it was said at a table, where somebody can be muted.
    pub table: bool,
    /// Whether the reader has said it.
    pub own: bool,
    /// Whether the reader has muted whoever said it.
    pub muted: bool,
    /// Whether the reader has blocked whoever said it.
    pub blocked: bool,
}

/// The page about a line.
pub fn about_line(lang: Lang, about: &AboutLine) -> Markup {
    let line = &about.line;
    let of = |id: &'static str| say(lang, &Message::new(id).with("name", line.name.clone()));
    let act = |what: &str, lift: bool, says: &'static str, why: &'static str| {
        html! {
            form.box method="post" action=(format!("/talk/{}/{what}", line.id)) {
                p.soft { (of(why)) }
                @if lift { input type="hidden" name="lift" value="yes"; }
                button { (of(says)) }
            }
        }
    };
    html! {
        h1 { (of("line-title")) }
        p { a href=(about.back) { (word(lang, "line-return")) } }
        blockquote.said { p dir="auto" { (line.says) } footer.soft { (line.name) ", " (date(lang, line.id / 1_000_000)) } }
        @if about.own { p.soft { (word(lang, "line-own")) } } @else {
            @if about.table {
                @if about.muted { (act("mute", true, "line-unmute", "line-unmute-about")) } @else { (act("mute", false, "line-mute", "line-mute-about")) }
            }
            @if about.blocked { (act("block", true, "line-unblock", "line-unblock-about")) } @else { (act("block", false, "line-block", "line-block-about")) }
            form.box method="post" action=(format!("/talk/{}/report", line.id)) {
                p.soft { (word(lang, "line-report-about")) }
                label { span { (word(lang, "line-reason")) } input type="text" name="reason" maxlength="200" required autocomplete="off"; }
                button.danger { (of("line-report")) }
            }
        }
    }
}

/// Somebody whom the reader does not read: its number, its name, and the table, if it is only there.
pub type ShunnedOne = (i64, String, Option<String>);

/// Whom the reader does not read, each with a button that ends it.
pub fn shunned_page(lang: Lang, shunned: &[ShunnedOne]) -> Markup {
    html! {
        h1 { (word(lang, "shunned-title")) }
        p.lead { (word(lang, "shunned-lead")) }
        @if shunned.is_empty() { p.soft { (word(lang, "shunned-none")) } }
        ul.shunned {
            @for (guest, name, table) in shunned {
                li {
                    span { (name) ", " @match table {
                        Some(table) => { a href=(format!("/t/{table}")) { (word(lang, "shunned-muted")) } }
                        None => (word(lang, "shunned-blocked")),
                    } }
                    form method="post" action="/shunned" {
                        input type="hidden" name="guest" value=(guest);
                        @if let Some(table) = table { input type="hidden" name="table" value=(table); }
                        button { (word(lang, "shunned-lift")) }
                    }
                }
            }
        }
        p { a href="/" { (word(lang, "error-back")) } }
    }
}

/// What a host is told of has arrived.
pub fn reported(lang: Lang, back: &str) -> Markup {
    html! {
        h1 { (word(lang, "reported-title")) }
        p role="status" { (word(lang, "reported-about")) }
        p { a href=(back) { (word(lang, "line-return")) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line() -> TalkLine {
        TalkLine { id: 7, name: "Ada".to_owned(), seat: Some(1), says: "<b>https://night.city</b>".to_owned(), aside: false }
    }

    #[test]
    fn every_phrase_is_said_in_every_language() {
        let mut all = Vec::new();
        for lang in Lang::ALL {
            all.extend(PHRASES.map(|key| phrase(lang, key)));
        }
        assert!(all.iter().all(|says| !says.contains('⟦')), "{all:?}");
        all.sort();
        all.dedup();
        assert!(all.len() >= PHRASES.len() * 2 - 2, "{all:?}");
    }

    #[test]
    fn what_people_write_is_text_and_links_lead_nowhere() {
        for lang in Lang::ALL {
            let panel = TalkPanel { place: "/talk".to_owned(), lines: vec![line()], apart: true, lobby: true };
            let about = AboutLine { line: line(), table: true, ..AboutLine::default() };
            for page in [talk_panel(lang, &panel), talk_slot(lang, &panel), talk_page(lang, &panel, "/"), about_line(lang, &about)] {
                let page = page.into_string();
                assert!(page.contains("&lt;b&gt;https://night.city&lt;/b&gt;") && !page.contains("href=\"http"), "{page}");
                assert!(!page.contains('⟦'), "{page}");
            }
            let none = shunned_page(lang, &[(3, "Bo".to_owned(), Some("t1".to_owned())), (4, "Cy".to_owned(), None)]).into_string();
            assert!(!none.contains('⟦') && none.matches("<form").count() == 2);
            assert!(!reported(lang, "/").into_string().contains('⟦'));
        }
    }
}
