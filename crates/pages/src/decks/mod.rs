//! The page of decks: a list to write, load and change, everything that is wrong with it, its costs and limits as
//! plots, sample hands, how it does against the decks that come with the game, and all cards to choose from. What
//! the list comes to is for the game to say ([`table::deck`]). It works without a script: every button sends the
//! whole list.

mod kept;
mod plot;
mod pool;

use std::collections::BTreeMap;

use maud::{Markup, html};
use table::chance::Fast;
use table::deck::{Deck, Held, Part};
use table::statistics::Estimate;
use table::text::Arg;
use table::{Chance, Lang, Message, Problems};

pub use kept::{Kept, Met, Version as KeptVersion, changes as deck_changes, kept as kept_deck, shared as shared_deck};

use crate::drawn::{Drawn, find};
use crate::house::{Decks, Pick, say, word};
use crate::shelf::{Color, Printed};

/// What a form sends.
type Form = BTreeMap<String, String>;

/// How a deck did against another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Try {
    /// The other deck, by its stable name.
    pub against: String,
    /// Games won.
    pub won: u64,
    /// Games played.
    pub of: u64,
}

/// What the page shows.
#[derive(Clone, Copy, Debug)]
pub struct Workshop<'a> {
    /// The game's short name.
    pub game: &'a str,
    /// What comes with the game, and how a list is written.
    pub decks: &'a Decks,
    /// What the form sent.
    pub form: &'a Form,
    /// What the list has come to.
    pub deck: &'a Deck,
    /// How it did, if that was asked for.
    pub tries: &'a [Try],
    /// What it is called, if it is one that is kept or was to be.
    pub name: &'a str,
    /// The longest name that it can have, in characters.
    pub longest: usize,
    /// Which version of what deck was kept just now.
    pub kept: Option<(i64, i64)>,
    /// Why it could not be kept.
    pub wrong: &'a [String],
}

impl Workshop<'_> {
    fn field(&self, name: &str) -> &str {
        self.form.get(name).map_or("", String::as_str)
    }

    /// Sample hands are numbered, so that another one can be asked for.
    fn hand_number(&self) -> u64 {
        let number: u64 = self.field("hand").parse().unwrap_or(0);
        if self.field("what") == "hand" { number.wrapping_add(1) } else { number }
    }

    /// The plan of the deck that was loaded.
    fn plan(&self) -> Option<&str> {
        let loaded = self.decks.known.iter().find(|deck| deck.key == self.field("deck"))?;
        loaded.about.as_deref()
    }

    /// The parts of the deck that are drawn from.
    fn piles(&self) -> impl Iterator<Item = &Part> {
        self.deck.parts.iter().filter(|part| part.hand > 0)
    }

    /// How many of a card the deck has.
    fn copies(&self, key: &str) -> u32 {
        let cards = self.deck.parts.iter().flat_map(Part::cards);
        cards.filter(|held| held.key == key).map(|held| u32::from(held.count)).sum()
    }
}

/// The page; nothing for a game whose cards are not drawn.
pub fn decks(lang: Lang, shown: Workshop<'_>) -> Option<Markup> {
    let game = find(shown.game)?;
    let (deck, colors) = (shown.deck, game.colors(lang));
    let (empty, legal) = (deck.list.trim().is_empty(), deck.wrong.is_empty());
    let title = Message::new("decks-title").with("game", game.title(lang));
    // A part is named where another could be meant.
    let named = shown.piles().count() > 1;
    Some(html! {
        (game.glyphs())
        div class={ "workshop " (game.key()) } {
            h1 { (say(lang, &title)) }
            p.lead { (word(lang, "decks-lead")) }
            form.deck method="post" action=(format!("/decks/{}", game.key())) {
                // What the Enter key sends from a field: the page again, with nothing loaded or changed.
                button.hidden name="what" value="check" tabindex="-1" aria-hidden="true" {}
                aside #deck {
                    div.known {
                        label { span { (word(lang, "decks-known")) }
                            select name="deck" {
                                @for Pick { key, name, .. } in &shown.decks.known { option value=(key) selected[key == shown.field("deck")] { (name) } }
                            }
                        }
                        button name="load" value="yes" { (word(lang, "decks-load")) }
                    }
                    (own(lang, &shown))
                    @if let Some(plan) = shown.plan().filter(|_| !empty) { p.soft.plan { (plan) } }
                    @if !empty {
                        (verdict(lang, &deck.wrong))
                        input type="hidden" name="game" value=(game.key());
                        div.does {
                            button.legal name="sit" value="bots" formaction="/tables" disabled[!legal] { (word(lang, "decks-play")) }
                            button name="what" value="hand" { (word(lang, "decks-hand")) }
                            button name="what" value="try" disabled[!legal] { (word(lang, "decks-try")) }
                        }
                        (keeping(lang, &shown))
                        @for part in shown.piles() { (plot::curve(lang, part, named, deck.unit, &colors)) }
                        (plot::limits(&deck.limits, &colors))
                        (contents(lang, &shown, named, &colors))
                    }
                    details.list open[empty || deck.unread > 0] {
                        summary { (word(lang, "decks-text")) }
                        label { span { (shown.decks.about) }
                            textarea name="list" rows="18" maxlength="8000" spellcheck="false" { (deck.list) }
                        }
                        button.legal name="what" value="check" { (word(lang, "decks-check")) }
                    }
                    @if empty { (keeping(lang, &shown)) }
                    input type="hidden" name="hand" value=(shown.hand_number());
                }
                div.shown {
                    @if shown.field("what") == "hand" { (hands(lang, game, &shown)) }
                    @if !shown.tries.is_empty() { (tried(lang, &shown)) }
                    (pool::pool(lang, game, &shown))
                }
            }
        }
    })
}

/// The decks that the reader keeps, each with its page.
fn own(lang: Lang, shown: &Workshop<'_>) -> Markup {
    html! {
        @if !shown.decks.own.is_empty() {
            details.own open {
                summary { (word(lang, "deck-kept")) }
                ul {
                    @for Pick { key, name, about } in &shown.decks.own {
                        @let number = key.strip_prefix("own:").unwrap_or(key);
                        li {
                            a href=(format!("/decks/{}/own/{number}", shown.game)) { (name) }
                            @if let Some(about) = about { " " small.soft { (about) } }
                        }
                    }
                }
            }
        }
    }
}

/// Keeps the list under a name.
fn keeping(lang: Lang, shown: &Workshop<'_>) -> Markup {
    html! {
        div.keeping {
            @if !shown.wrong.is_empty() {
                div.wrong role="alert" { h2 { (word(lang, "wrong-title")) } ul { @for wrong in shown.wrong { li { (wrong) } } } }
            }
            @if let Some((deck, version)) = shown.kept {
                p.fine role="status" {
                    (say(lang, &Message::new("kept-done").with("name", shown.name.to_owned()).with("version", Arg::Number(version)))) " "
                    a href=(format!("/decks/{}/own/{deck}", shown.game)) { (word(lang, "kept-see")) }
                }
            }
            label { span { (word(lang, "kept-name")) } input type="text" name="name" value=(shown.name) maxlength=(shown.longest); }
            button name="what" value="save" aria-describedby="kept-about" { (word(lang, "kept-save")) }
            p.soft id="kept-about" { (word(lang, "kept-about")) }
        }
    }
}

/// The class of a colour.
fn class<'a>(colors: &'a [Color], key: &str) -> &'a str {
    colors.iter().find(|color| color.key == key).map_or("", |color| color.class)
}

/// What the deck is made of, by part, kind and cost.
fn contents(lang: Lang, shown: &Workshop<'_>, named: bool, colors: &[Color]) -> Markup {
    let count = |cards: &[Held]| cards.iter().map(|held| u32::from(held.count)).sum::<u32>();
    html! {
        div.contents {
            @for part in &shown.deck.parts {
                @if named { h2.part { (part.title) " " small { (part.cards().map(|held| u32::from(held.count)).sum::<u32>()) } } }
                @for kind in &part.kinds {
                    h2 { (kind.title) " " small { (count(&kind.cards)) } }
                    ul {
                        @for held in &kind.cards {
                            li class=(class(colors, held.color)) {
                                span.cost { @if let Some(cost) = held.cost { (cost) } }
                                a href={ "#" (held.key) } { (held.name) }
                                (pool::counter(lang, shown, &held.key, &held.name, "deck"))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn verdict(lang: Lang, wrong: &Problems) -> Markup {
    html! {
        @if wrong.is_empty() {
            p.fine role="status" { (word(lang, "decks-legal")) }
        } @else {
            div.wrong role="alert" {
                h2 { (word(lang, "decks-wrong")) }
                ul { @for problem in wrong.iter() { li { (problem.line(lang)) } } }
            }
        }
    }
}

/// Three opening hands, and the card that is drawn first.
fn hands(lang: Lang, game: &dyn Drawn, shown: &Workshop<'_>) -> Markup {
    let shelves = game.shelves(lang);
    let faces: BTreeMap<&str, &Printed> = shelves.iter().flat_map(|shelf| &shelf.found).map(|card| (card.key.as_str(), card)).collect();
    let mut chance = Fast::new(shown.hand_number());
    let mut drawn = |part: &Part| {
        let copies = |held: &Held| std::iter::repeat_n(faces.get(held.key.as_str()).copied(), held.count.into());
        let mut cards: Vec<&Printed> = part.cards().flat_map(copies).flatten().collect();
        chance.shuffle("sample", &mut cards, |_| "card");
        cards.truncate(part.hand + 1);
        cards
    };
    html! {
        section.box.openings {
            h2 { (word(lang, "decks-hands")) }
            @for _ in 0..3 {
                @for part in shown.piles() {
                    ol {
                        @for (place, card) in drawn(part).into_iter().enumerate() {
                            li class=[(place == part.hand).then_some("then")] {
                                @if place == part.hand { em { (word(lang, "decks-then")) } }
                                ((card.face)())
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How often it won against the others.
fn tried(lang: Lang, shown: &Workshop<'_>) -> Markup {
    let name = |wanted: &str| shown.decks.known.iter().find(|deck| deck.key == wanted).map_or(wanted, |deck| &deck.name).to_owned();
    html! {
        section.box.tried {
            h2 { (word(lang, "decks-tried")) }
            p.soft { (word(lang, "decks-tried-about")) }
            @for one in shown.tries {
                @let Estimate { value, low, high } = Estimate::rate(one.won, one.of);
                @let says = Message::new("decks-against")
                    .with("name", name(&one.against))
                    .with("rate", format!("{:.0}", 100.0 * value))
                    .with("low", format!("{:.0}", 100.0 * low))
                    .with("high", format!("{:.0}", 100.0 * high))
                    .with("games", Arg::Number(one.of as i64));
                p { (say(lang, &says)) }
                (plot::share(low, value, high))
            }
        }
    }
}

#[cfg(test)]
mod tests;
