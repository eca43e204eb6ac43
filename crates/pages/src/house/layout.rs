//! What stands around every page.

use std::sync::LazyLock;

use maud::{DOCTYPE, Markup, html};
use table::Lang;

use super::word;
use crate::drawn::GAMES;

/// The style of all pages: what they share, and what each game has of its own.
pub static STYLE: LazyLock<String> = LazyLock::new(|| {
    let shared = concat!(
        include_str!("../look/look.css"),
        include_str!("house.css"),
        include_str!("rooms.css"),
        include_str!("learn.css"),
        include_str!("help.css"),
        include_str!("game.css"),
        include_str!("beats.css"),
        include_str!("end.css"),
        include_str!("clock.css"),
        include_str!("clicks.css"),
        include_str!("talk.css"),
        include_str!("hosts.css"),
        include_str!("deals.css"),
        include_str!("events.css"),
        include_str!("alerts.css"),
        include_str!("../look/card.css")
    );
    let games = GAMES.iter().map(|game| game.style());
    // As the style of a game, that of a page holds inside of it alone.
    let decks = concat!(":where(.workshop) {\n", include_str!("../decks/decks.css"), "}\n");
    [shared.to_owned()].into_iter().chain(games).chain([decks.to_owned()]).collect()
});

/// The script of all pages; everything works without it.
pub static SCRIPT: LazyLock<String> = LazyLock::new(|| {
    bare(concat!(
        include_str!("patch.js"),
        include_str!("beats.js"),
        include_str!("connected.js"),
        include_str!("alerts.js"),
        include_str!("house.js")
    ))
});

/// What few pages do, which the script fetches where there is something to do: opening a table, checking chance, looking
/// back, the end, lessons, the help of a table, talk, passkeys.
pub static MORE: LazyLock<String> = LazyLock::new(|| {
    bare(concat!(
        include_str!("opening.js"),
        include_str!("fair.js"),
        include_str!("replay.js"),
        include_str!("end.js"),
        include_str!("learn.js"),
        include_str!("help.js"),
        include_str!("talk.js"),
        include_str!("clock.js"),
        include_str!("passkeys.js"),
        include_str!("events.js")
    ))
});

/// The script that a browser keeps for when no page is open: it shows what it is told and opens the table.
pub static WORKER: LazyLock<String> = LazyLock::new(|| bare(include_str!("service-worker.js")));

/// What a browser that keeps the house among its programs is told of it. Phones that push only to such programs need it.
pub static MANIFEST: LazyLock<String> = LazyLock::new(|| {
    let icons = format!(r#"[{{"src":"{}","sizes":"any","type":"image/svg+xml"}}]"#, icon(false));
    let looks = r##""display":"standalone","background_color":"#0a0d14","theme_color":"#0a0d14""##;
    format!(
        r#"{{"name":"{0}","short_name":"{0}","id":"/","start_url":"/","scope":"/",{looks},"icons":{icons}}}"#,
        word(Lang::En, "house-name")
    )
});

/// A script as it is sent: without the lines that are only for its readers, and without their indents.
fn bare(script: &str) -> String {
    let lines = script.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Who reads a page.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// In this language.
    pub lang: Lang,
    /// By this name, if any.
    pub name: Option<&'a str>,
    /// At this address, to come back to.
    pub path: &'a str,
    /// What the hosts tell everybody.
    pub notice: Option<&'a str>,
    /// How many tables wait for it; nothing for whoever is nobody yet.
    pub turns: Option<super::turns::Turns<'a>>,
}

/// An address as a part of another one.
fn quoted(path: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-._~".contains(&byte);
    path.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

/// The title of a page, with the name of the house.
pub(super) fn titled(lang: Lang, title: &str) -> String {
    let house = word(lang, "house-name");
    if title.is_empty() { house } else { format!("{title} · {house}") }
}

/// The icon of a page: a cut corner, and a light on it where the reader is awaited.
fn icon(awaited: bool) -> String {
    let (ground, light) = if awaited { ("e4f222", "<circle cx='22' cy='10' r='9' fill='#ff5d6c'/>") } else { ("5c6480", "") };
    let svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path d='M2 2H22L30 10V30H2z' fill='#{ground}'/>\
         <path d='M10 25V8H23V12H14V16H21V20H14V25z' fill='#0a0d14'/>{light}</svg>"
    );
    format!("data:image/svg+xml,{}", svg.replace('#', "%23").replace('<', "%3C").replace('>', "%3E").replace(' ', "%20"))
}

/// What a page says while the house cannot be reached; a script shows it.
fn connection(lang: Lang) -> Markup {
    html! {
        div.connection id="connection" role="status" hidden data-lost=(word(lang, "line-lost")) data-kept=(word(lang, "line-kept"))
            data-safe=(word(lang, "line-safe")) data-back=(word(lang, "line-back")) data-refused=(word(lang, "line-refused")) {
            p {}
            button type="button" { (word(lang, "line-away")) }
        }
    }
}

/// What stands at the head of every page.
pub(super) fn head(lang: Lang, title: &str) -> Markup {
    html! {
        meta charset="utf-8";
        meta name="viewport" content="width=device-width, initial-scale=1";
        meta name="color-scheme" content="dark light";
        title { (titled(lang, title)) }
        link rel="stylesheet" href="/house.css";
    }
}

/// A whole page.
pub fn page(reader: Reader<'_>, title: &str, body: &Markup) -> Markup {
    let lang = reader.lang;
    let other = if lang == Lang::En { Lang::It } else { Lang::En };
    // A style that asked for it (`:has`) would be worked out again for all of a table whenever a part of it changes.
    let document = !body.0.contains("<div class=\"table");
    html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                (head(lang, title))
                link id="icon" rel="icon" href=(icon(false)) data-calm=(icon(false)) data-awaited=(icon(true));
                link rel="manifest" href="/manifest.webmanifest";
                script src="/house.js" defer {}
            }
            body {
                a.skip href="#main" { (word(lang, "skip")) }
                header.house {
                    a.brand href="/" { (word(lang, "house-name")) }
                    @if let Some(turns) = &reader.turns { (super::turns::link(lang, turns)) }
                    // Where there is no room for it, a button opens the menu.
                    button.menu type="button" popovertarget="menu" { (word(lang, "table-menu")) }
                    div #menu popover {
                        nav {
                            a href="/" { (word(lang, "nav-lobby")) }
                            a href="/new" { (word(lang, "nav-new")) }
                            a href="/daily" { (word(lang, "nav-daily")) }
                            a href="/learn" { (word(lang, "nav-learn")) }
                            a href="/rules" { (word(lang, "nav-rules")) }
                            a href="/cards" { (word(lang, "nav-cards")) }
                            a href="/decks" { (word(lang, "nav-decks")) }
                            a href="/events" { (word(lang, "nav-events")) }
                            a href="/people" { (word(lang, "nav-people")) }
                            a href="/about" { (word(lang, "nav-about")) }
                        }
                        (super::help::button(lang, reader.path))
                        form.language method="post" action="/language" {
                            input type="hidden" name="lang" value=(other.code());
                            input type="hidden" name="back" value=(reader.path);
                            button lang=(other.code()) { (word(lang, "language")) }
                        }
                        a.guest href=(format!("/name?back={}", quoted(reader.path))) title=(word(lang, "name-title")) {
                            @match reader.name { Some(name) => (name), None => (word(lang, "name-title")) }
                        }
                    }
                }
                @if let Some(notice) = reader.notice { p.host-says role="status" dir="auto" { (notice) } }
                (connection(lang))
                main .document[document] id="main" { (body) }
            }
        }
    }
}
