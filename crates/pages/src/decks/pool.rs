//! The cards that a deck could have: searched by words, type and colour, those that fit its RAM first; each with a
//! button that adds a copy, and one that takes one away.

use maud::{Markup, html};
use table::text::Arg;
use table::{Lang, Message};
use tcg::catalog::words::{Color, Kind};
use tcg::catalog::{CardId, Catalog, text};
use tcg::deck::Deck;

use super::{Form, field};
use crate::house::{say, word};

/// How many cards are shown at most; words make them fewer.
const SHOWN: usize = 60;

fn copies(deck: Option<&Deck>, card: CardId) -> u8 {
    let Some(deck) = deck else { return 0 };
    let legends = deck.legends().iter().filter(|other| **other == card).count() as u8;
    legends + deck.main().find(|(other, _)| *other == card).map_or(0, |(_, count)| count)
}

/// The search and what it finds.
pub(super) fn pool(catalog: &Catalog, deck: Option<&Deck>, lang: Lang, form: &Form) -> Markup {
    let (words, kind, color) = (field(form, "q"), field(form, "kind"), field(form, "color"));
    let words: Vec<String> = words.to_lowercase().split_whitespace().map(str::to_owned).collect();
    let limits = deck.map_or([0; 4], |deck| deck.ram(catalog));
    let fits = |id: CardId| {
        let card = catalog.card(id);
        card.kind == Kind::Legend || card.ram <= limits[card.color as usize]
    };
    let named = |kind: &str, id: &str| catalog.texts().get(lang, &format!("{kind}-{id}"), &[]);
    let key = |kind: Kind| tcg::choice::kind_key(kind);
    let colors = ["red", "green", "blue", "yellow"];
    let asked = |id: &CardId| {
        let card = catalog.card(*id);
        let says = format!("{} {}", catalog.name(*id), text::card(catalog, *id, lang).join(" ")).to_lowercase();
        let tags = card.tags.iter().map(|tag| text::word(catalog, lang, "tag", tag).to_lowercase()).collect::<Vec<_>>().join(" ");
        (kind.is_empty() || key(card.kind) == kind)
            && (color.is_empty() || colors[card.color as usize] == color)
            && words.iter().all(|word| says.contains(word) || tags.contains(word))
    };
    let mut found: Vec<CardId> = catalog.cards().map(|(id, _)| id).filter(asked).collect();
    found.sort_by_key(|&id| (!fits(id), catalog.card(id).kind, catalog.face(id).cost_value(), id));
    let count =
        Message::new("cards-count").with("found", Arg::Number(found.len() as i64)).with("all", Arg::Number(catalog.cards().len() as i64));
    html! {
        section.pool {
            h2 { (word(lang, "decks-pool")) }
            div.search role="search" {
                label { span { (word(lang, "cards-search")) } input type="search" name="q" value=(field(form, "q")); }
                label { span { (word(lang, "cards-kind")) }
                    select name="kind" {
                        option value="" { (word(lang, "cards-all")) }
                        @for &one in Kind::ALL { option value=(key(one)) selected[key(one) == kind] { (named("kind", key(one))) } }
                    }
                }
                label { span { (word(lang, "decks-color")) }
                    select name="color" {
                        option value="" { (word(lang, "decks-all-colors")) }
                        @for &one in Color::ALL {
                            @let name = colors[one as usize];
                            option value=(name) selected[name == color] { (named("color", name)) }
                        }
                    }
                }
                button { (word(lang, "cards-find")) }
            }
            p.count role="status" { (say(lang, &count)) }
            ul.cards {
                @for &id in found.iter().take(SHOWN) { (row(catalog, deck, lang, id, fits(id))) }
            }
            @if found.len() > SHOWN { p.soft { (word(lang, "decks-more")) } }
        }
    }
}

fn row(catalog: &Catalog, deck: Option<&Deck>, lang: Lang, id: CardId, fits: bool) -> Markup {
    let (card, name) = (catalog.card(id), catalog.name(id));
    let mut figures = text::word(catalog, lang, "kind", &card.kind);
    if let Some(cost) = card.cost {
        figures += &format!(", {cost} €$");
    }
    figures += &format!(", {} {}", text::word(catalog, lang, "color", &card.color), card.ram);
    if card.cost.is_some() && card.kind != Kind::Program {
        figures += &format!(", {}", say(lang, &Message::new("decks-power").with("power", card.power)));
    }
    let more = say(lang, &Message::new("decks-add").with("card", name.clone()));
    let less = say(lang, &Message::new("decks-drop").with("card", name.clone()));
    let has = copies(deck, id);
    html! {
        li class=[(!fits).then_some("unfit")] {
            div.name { b { (name) } " " span.soft { (figures) } }
            p.says { (text::card(catalog, id, lang).join(" ")) }
            div.count-of {
                @if has > 0 { b { "×" (has) } button name="drop" value=(card.key) aria-label=(less) { "−" } }
                button name="add" value=(card.key) aria-label=(more) { "+" }
            }
        }
    }
}
