//! A deck that somebody keeps: its versions with what changed, the link by which others read it, and what became of it at
//! its owner's tables; and the same deck as others read it.

use maud::{Markup, html};
use table::deck::{Deck, Part};
use table::text::Arg;
use table::{Lang, Message};

use crate::drawn::find;
use crate::house::{date, say, word};

/// A deck as it was once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Version {
    /// Its number, counted from 1.
    pub number: i64,
    /// When it was kept, in seconds since 1970.
    pub at: i64,
    /// Whether it was read: of old ones only that they are there is told.
    pub read: bool,
    /// Whether it is legal, as far as it was read.
    pub legal: bool,
    /// Cards that it has and the one before had not, with how many.
    pub added: Vec<(u32, String)>,
    /// Cards that the one before had, likewise.
    pub dropped: Vec<(u32, String)>,
    /// Tables that ended with a result.
    pub games: u32,
    /// Those that were won.
    pub won: u32,
}

/// A deck that was played against.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Met {
    /// What it is called.
    pub name: String,
    /// Tables that ended with a result.
    pub games: u32,
    /// Those that were won.
    pub won: u32,
}

/// What its owner is shown of a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept<'a> {
    /// The game's short name.
    pub game: &'a str,
    /// Its number.
    pub id: i64,
    /// What it is called.
    pub name: &'a str,
    /// The whole address by which others read it.
    pub link: Option<String>,
    /// Its versions, the newest first.
    pub versions: Vec<Version>,
    /// What it was played against.
    pub met: Vec<Met>,
    /// What was wrong with the last try to change it.
    pub wrong: Vec<String>,
    /// The longest name that it can have, in characters.
    pub longest: usize,
}

impl Kept<'_> {
    fn address(&self) -> String {
        format!("/decks/{}/own/{}", self.game, self.id)
    }
}

/// What two lists have that the other has not: added, and taken out.
pub fn changes(before: &Deck, after: &Deck) -> [Vec<(u32, String)>; 2] {
    let cards = |deck: &Deck| -> Vec<(String, String, u32)> {
        let all = deck.parts.iter().flat_map(Part::cards);
        all.map(|held| (held.key.clone(), held.name.clone(), u32::from(held.count))).collect()
    };
    let (before, after) = (cards(before), cards(after));
    let beyond = |more: &[(String, String, u32)], less: &[(String, String, u32)]| {
        let has = |key: &str| less.iter().filter(|card| card.0 == key).map(|card| card.2).sum::<u32>();
        let beyond = more.iter().map(|(key, name, count)| (count.saturating_sub(has(key)), name.clone()));
        beyond.filter(|(count, _)| *count > 0).collect()
    };
    [beyond(&after, &before), beyond(&before, &after)]
}

/// The page of a deck for its owner.
pub fn kept(lang: Lang, deck: &Kept<'_>) -> Markup {
    let address = deck.address();
    let numbered = |version: &Version| say(lang, &Message::new("deck-version").with("version", Arg::Number(version.number)));
    let newest = deck.versions.first();
    html! {
        div.workshop.kept {
            p { a href=(format!("/decks/{}", deck.game)) { (word(lang, "kept-back")) } }
            h1 { (deck.name) }
            @if !deck.wrong.is_empty() {
                div.wrong role="alert" { h2 { (word(lang, "wrong-title")) } ul { @for wrong in &deck.wrong { li { (wrong) } } } }
            }
            @if let Some(newest) = newest { p.lead { (numbered(newest)) @if !newest.legal { ", " (word(lang, "kept-not-legal")) } } }
            div.do {
                a.button href=(format!("/decks/{}?own={}", deck.game, deck.id)) { (word(lang, "kept-open")) }
                form method="post" action="/tables" {
                    input type="hidden" name="game" value=(deck.game);
                    input type="hidden" name="deck" value=(format!("own:{}", deck.id));
                    button.legal name="sit" value="bots" disabled[newest.is_none_or(|newest| !newest.legal)] { (word(lang, "decks-play")) }
                }
                a.button href=(format!("{address}/list.txt")) download { (word(lang, "kept-file")) }
            }
            (figures(lang, deck))
            section.box.versions {
                h2 { (word(lang, "kept-versions")) }
                ol {
                    @for (place, version) in deck.versions.iter().enumerate() {
                        li {
                            p { b { (numbered(version)) } " " span.soft { (date(lang, version.at)) @if !version.legal { " · " (word(lang, "kept-not-legal")) } } }
                            @if version.read { (changed(lang, version)) }
                            @if place > 0 {
                                form method="post" action=(address) {
                                    input type="hidden" name="version" value=(version.number);
                                    button name="do" value="again" { (word(lang, "kept-again")) }
                                }
                            }
                            p { a href=(format!("/decks/{}?own={}&version={}", deck.game, deck.id, version.number)) { (word(lang, "kept-read")) } " · "
                                a href=(format!("{address}/list.txt?version={}", version.number)) download { (word(lang, "kept-file")) } }
                        }
                    }
                }
            }
            (shares(lang, deck))
            form.box method="post" action=(address) {
                h2 { (word(lang, "kept-rename")) }
                label { span { (word(lang, "kept-name")) } input type="text" name="name" value=(deck.name) maxlength=(deck.longest) required; }
                button name="do" value="name" { (word(lang, "kept-rename-do")) }
            }
            details.box {
                summary { (word(lang, "kept-delete")) }
                p { (word(lang, "kept-delete-about")) }
                form method="post" action=(address) { button.danger name="do" value="delete" { (word(lang, "kept-delete-do")) } }
            }
        }
    }
}

/// How many cards came and went, and which.
fn changed(lang: Lang, version: &Version) -> Markup {
    let count = |cards: &[(u32, String)]| Arg::Number(cards.iter().map(|(count, _)| i64::from(*count)).sum());
    let list = |cards: &[(u32, String)]| cards.iter().map(|(count, name)| format!("{count} {name}")).collect::<Vec<_>>().join(", ");
    html! {
        @if version.number == 1 { p.soft { (word(lang, "kept-first")) } }
        @else {
            p.changed {
                (say(lang, &Message::new("kept-changed").with("added", count(&version.added)).with("dropped", count(&version.dropped))))
            }
            @if !version.added.is_empty() { p.soft { "+ " (list(&version.added)) } }
            @if !version.dropped.is_empty() { p.soft { "− " (list(&version.dropped)) } }
        }
    }
}

/// The link by which others read the deck.
fn shares(lang: Lang, deck: &Kept<'_>) -> Markup {
    html! {
        section.box.shares {
            h2 { (word(lang, "kept-share")) }
            p.soft { (word(lang, "kept-share-about")) }
            form method="post" action=(deck.address()) {
                @if let Some(link) = &deck.link {
                    p.link {
                        input type="text" id="link" readonly value=(link) aria-label=(word(lang, "kept-link"));
                        button type="button" data-copy="link" data-done=(word(lang, "invite-copied")) hidden { (word(lang, "invite-copy")) }
                    }
                    button name="do" value="unshare" { (word(lang, "kept-unshare")) }
                } @else {
                    button name="do" value="share" { (word(lang, "kept-share-do")) }
                }
            }
        }
    }
}

/// What became of it at tables.
fn figures(lang: Lang, deck: &Kept<'_>) -> Markup {
    let rate = |games: u32, won: u32| format!("{:.0} %", 100.0 * f64::from(won) / f64::from(games.max(1)));
    let games: u32 = deck.versions.iter().map(|version| version.games).sum();
    let row = |name: String, games: u32, won: u32| {
        html! { tr { th scope="row" { (name) } td { (games) } td { (won) } td { (rate(games, won)) } } }
    };
    let head = |first: &'static str| {
        html! {
            thead { tr { th scope="col" { (word(lang, first)) }
                @for says in ["kept-games", "kept-won", "kept-rate"] { th scope="col" { (word(lang, says)) } } } }
        }
    };
    html! {
        section.box.figures {
            h2 { (word(lang, "kept-figures")) }
            p.soft { (word(lang, if games == 0 { "kept-figures-none" } else { "kept-figures-about" })) }
            @if games > 0 {
                table {
                    (head("kept-version"))
                    tbody {
                        @for version in deck.versions.iter().filter(|version| version.games > 0) {
                            (row(version.number.to_string(), version.games, version.won))
                        }
                    }
                }
                table {
                    (head("kept-against"))
                    tbody { @for met in &deck.met { (row(met.name.clone(), met.games, met.won)) } }
                }
            }
        }
    }
}

/// A deck as others read it by its link.
pub fn shared(lang: Lang, game: &str, name: &str, link: &str, deck: &Deck) -> Markup {
    let title = find(game).map(|game| game.title(lang)).unwrap_or_default();
    html! {
        div.workshop.kept {
            h1 { (name) }
            p.lead { (say(lang, &Message::new("shared-lead").with("game", title))) }
            @if !deck.wrong.is_empty() { p.soft { (word(lang, "decks-wrong")) } }
            form method="post" action=(format!("/d/{link}")) { button.legal { (word(lang, "shared-copy")) } }
            section.box {
                @for part in &deck.parts {
                    h2 { (part.title) " " small { (part.cards().map(|held| u32::from(held.count)).sum::<u32>()) } }
                    ul { @for held in part.cards() { li { (held.count) " " (held.name) } } }
                }
                @if deck.unread > 0 { pre { (deck.list) } }
            }
        }
    }
}
