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
        include_str!("learn.css"),
        include_str!("help.css"),
        include_str!("game.css"),
        include_str!("../look/card.css")
    );
    let games = GAMES.iter().map(|game| game.style());
    // As the style of a game, that of a page holds inside of it alone.
    let decks = concat!(":where(.workshop) {\n", include_str!("../decks/decks.css"), "}\n");
    [shared.to_owned()].into_iter().chain(games).chain([decks.to_owned()]).collect()
});

/// The script of all pages; everything works without it.
pub const SCRIPT: &str = concat!(
    include_str!("house.js"),
    include_str!("fair.js"),
    include_str!("replay.js"),
    include_str!("learn.js"),
    include_str!("help.js")
);

/// Who reads a page.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// In this language.
    pub lang: Lang,
    /// By this name, if any.
    pub name: Option<&'a str>,
    /// At this address, to come back to.
    pub path: &'a str,
}

/// A whole page.
pub fn page(reader: Reader<'_>, title: &str, body: &Markup) -> Markup {
    let lang = reader.lang;
    let other = if lang == Lang::En { Lang::It } else { Lang::En };
    html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="dark light";
                title { @if !title.is_empty() { (title) " · " } (word(lang, "house-name")) }
                link rel="stylesheet" href="/house.css";
                script src="/house.js" defer {}
            }
            body {
                a.skip href="#main" { (word(lang, "skip")) }
                header.house {
                    a.brand href="/" { (word(lang, "house-name")) }
                    // Where there is no room for it, a button opens the menu.
                    button.menu type="button" popovertarget="menu" { (word(lang, "table-menu")) }
                    div #menu popover {
                        nav {
                            a href="/" { (word(lang, "nav-lobby")) }
                            a href="/new" { (word(lang, "nav-new")) }
                            a href="/learn" { (word(lang, "nav-learn")) }
                            a href="/rules" { (word(lang, "nav-rules")) }
                            a href="/cards" { (word(lang, "nav-cards")) }
                            a href="/decks" { (word(lang, "nav-decks")) }
                            a href="/about" { (word(lang, "nav-about")) }
                        }
                        (super::help::button(lang, reader.path))
                        form.language method="post" action="/language" {
                            input type="hidden" name="lang" value=(other.code());
                            input type="hidden" name="back" value=(reader.path);
                            button lang=(other.code()) { (word(lang, "language")) }
                        }
                        @if let Some(name) = reader.name { a.guest href="/name" { (name) } }
                    }
                }
                main id="main" { (body) }
            }
        }
    }
}
