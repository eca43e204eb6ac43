//! The page of decks: a list to write, load and change, everything that is wrong with it, its curve and its RAM as
//! plots, sample hands, how it does against the decks that come with the game, and all cards to choose from. It
//! works without a script: every button sends the whole list.

mod plot;
mod pool;

use std::collections::BTreeMap;

use maud::{Markup, html};
use table::chance::Fast;
use table::text::Arg;
use table::{Chance, Lang, Message, Problems};
use tcg::catalog::{CardId, Catalog, text};
use tcg::deck::Deck;
use tcg::decklist::Decklist;

use crate::house::{say, word};

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

/// How many cards an opening hand has.
const HAND: usize = 6;

fn field<'a>(form: &'a Form, name: &str) -> &'a str {
    form.get(name).map_or("", String::as_str)
}

/// The list that a form comes to: a deck that was loaded, or what was written, with a card more or less.
pub fn list(game: &str, form: &Form) -> Option<String> {
    if game != "tcg" {
        return None;
    }
    let catalog = Catalog::load();
    let loaded = Some(field(form, "deck")).filter(|_| form.contains_key("load")).and_then(|deck| catalog.deck(deck));
    let text = match loaded {
        Some(deck) => deck.write(catalog),
        None => field(form, "list").to_owned(),
    };
    let (add, drop) = (catalog.find(field(form, "add")), catalog.find(field(form, "drop")));
    if add.is_none() && drop.is_none() {
        return Some(text);
    }
    let mut list = Decklist::read(catalog, &text);
    list.deck = change(catalog, &list.deck, add, drop);
    Some(list.write(catalog))
}

/// A deck with a card more, and one less.
fn change(catalog: &Catalog, deck: &Deck, add: Option<CardId>, drop: Option<CardId>) -> Deck {
    let is_legend = |card: CardId| catalog.card(card).kind == tcg::catalog::words::Kind::Legend;
    let mut legends: Vec<CardId> = deck.legends().to_vec();
    let mut main: Vec<(CardId, u8)> = deck.main().collect();
    if let Some(card) = add {
        if is_legend(card) { legends.push(card) } else { main.push((card, 1)) }
    }
    if let Some(card) = drop {
        match legends.iter().position(|other| *other == card) {
            Some(place) => {
                legends.remove(place);
            }
            None => main.iter_mut().filter(|(other, _)| *other == card).for_each(|(_, count)| *count = count.saturating_sub(1)),
        }
    }
    Deck::new(legends, main)
}

/// The page; nothing for a game without decks. `tries` is how the deck did, if that was asked for.
pub fn decks(game: &str, lang: Lang, form: &Form, tries: &[Try]) -> Option<Markup> {
    let text = list(game, form)?;
    let catalog = Catalog::load();
    let empty = text.trim().is_empty();
    let Decklist { deck, unread, wrong } = &Decklist::read(catalog, &text);
    let legal = wrong.is_empty();
    let title = Message::new("decks-title").with("game", catalog.texts().get(lang, "title", &[]));
    Some(html! {
        (crate::glyphs(game))
        div.workshop.tcg {
            h1 { (say(lang, &title)) }
            p.lead { (word(lang, "decks-lead")) }
            form.deck method="post" action=(format!("/decks/{game}")) {
                // What the Enter key sends from a field: the page again, with nothing loaded or changed.
                button.hidden name="what" value="check" tabindex="-1" aria-hidden="true" {}
                aside #deck {
                    div.known {
                        label { span { (word(lang, "decks-known")) }
                            select name="deck" {
                                @for printed in catalog.decks() {
                                    option value=(printed.key) selected[printed.key == field(form, "deck")] { (printed.name) }
                                }
                            }
                        }
                        button name="load" value="yes" { (word(lang, "decks-load")) }
                    }
                    @if !empty {
                        (verdict(lang, wrong))
                        input type="hidden" name="game" value=(game);
                        div.does {
                            button.legal name="sit" value="bots" formaction="/tables" disabled[!legal] { (word(lang, "decks-play")) }
                            button name="what" value="hand" { (word(lang, "decks-hand")) }
                            button name="what" value="try" disabled[!legal] { (word(lang, "decks-try")) }
                        }
                        (plot::curve(catalog, deck, lang))
                        (plot::ram(catalog, deck, lang))
                        (contents(catalog, deck, lang))
                    }
                    details.list open[empty || !unread.is_empty()] {
                        summary { (word(lang, "decks-text")) }
                        label { span { (word(lang, "deck-list")) }
                            textarea name="list" rows="18" maxlength="8000" spellcheck="false" { (text) }
                        }
                        button.legal name="what" value="check" { (word(lang, "decks-check")) }
                    }
                    input type="hidden" name="hand" value=(hand_number(form));
                }
                div.shown {
                    @if field(form, "what") == "hand" { (hands(catalog, deck, lang, form)) }
                    @if !tries.is_empty() { (tried(catalog, lang, tries)) }
                    (pool::pool(catalog, deck, lang, form))
                }
            }
        }
    })
}

/// How many of a card a deck has.
fn copies(deck: &Deck, card: CardId) -> u8 {
    let legends = deck.legends().iter().filter(|other| **other == card).count() as u8;
    legends + deck.main().find(|(other, _)| *other == card).map_or(0, |(_, count)| count)
}

/// What the deck is made of, by type and cost.
fn contents(catalog: &Catalog, deck: &Deck, lang: Lang) -> Markup {
    let mut cards: Vec<CardId> = deck.legends().iter().copied().chain(deck.main().map(|(card, _)| card)).collect();
    cards.sort_by_key(|&card| (catalog.card(card).kind, catalog.face(card).cost_value(), catalog.name(card)));
    cards.dedup();
    let count = |cards: &[CardId]| cards.iter().map(|&card| u32::from(copies(deck, card))).sum::<u32>();
    html! {
        div.contents {
            @for cards in cards.chunk_by(|one, other| catalog.card(*one).kind == catalog.card(*other).kind) {
                @let kind = catalog.card(cards[0]).kind;
                h2 { (text::word(catalog, lang, "kind", &kind)) " " small { (count(cards)) } }
                ul {
                    @for &card in cards {
                        li class=(crate::tcg::card::ram(catalog.card(card).color)) {
                            span.cost { @if let Some(cost) = catalog.card(card).cost { (cost) } }
                            a href={ "#" (card.key(catalog)) } { (catalog.name(card)) }
                            (pool::counter(catalog, deck, lang, card, "deck"))
                        }
                    }
                }
            }
        }
    }
}

/// Sample hands are numbered, so that another one can be asked for.
fn hand_number(form: &Form) -> u64 {
    let number: u64 = field(form, "hand").parse().unwrap_or(0);
    if field(form, "what") == "hand" { number.wrapping_add(1) } else { number }
}

fn verdict(lang: Lang, wrong: &Problems) -> Markup {
    html! {
        @if wrong.is_empty() {
            p.fine role="status" { (word(lang, "decks-legal")) }
        } @else {
            div.wrong role="alert" {
                h2 { (word(lang, "decks-wrong")) }
                ul { @for problem in wrong.iter() { li { (problem.place) ": " (problem.says) } } }
            }
        }
    }
}

/// Three opening hands, and the card that is drawn first.
fn hands(catalog: &Catalog, deck: &Deck, lang: Lang, form: &Form) -> Markup {
    let mut chance = Fast::new(hand_number(form));
    let mut hand = || {
        let mut cards: Vec<CardId> = deck.cards().collect();
        chance.shuffle("sample", &mut cards, |_| "card");
        cards.truncate(HAND + 1);
        cards
    };
    html! {
        section.box.openings {
            h2 { (word(lang, "decks-hands")) }
            @for _ in 0..3 {
                ol {
                    @for (place, card) in hand().into_iter().enumerate() {
                        li class=[(place == HAND).then_some("then")] {
                            @if place == HAND { em { (word(lang, "decks-then")) } }
                            (crate::tcg::card::face(catalog, card, lang))
                        }
                    }
                }
            }
        }
    }
}

/// How often it won against the others.
fn tried(catalog: &Catalog, lang: Lang, tries: &[Try]) -> Markup {
    let name = |key: &str| {
        catalog.decks().iter().find(|printed| printed.key == key).map_or_else(|| key.to_owned(), |printed| printed.name.clone())
    };
    html! {
        section.box.tried {
            h2 { (word(lang, "decks-tried")) }
            p.soft { (word(lang, "decks-tried-about")) }
            @for one in tries {
                @let rate = 100.0 * one.won as f64 / one.of.max(1) as f64;
                @let (low, high) = table::simulate::interval(one.won, one.of);
                @let says = Message::new("decks-against")
                    .with("name", name(&one.against))
                    .with("rate", format!("{rate:.0}"))
                    .with("low", format!("{:.0}", 100.0 * low))
                    .with("high", format!("{:.0}", 100.0 * high))
                    .with("games", Arg::Number(one.of as i64));
                p { (say(lang, &says)) }
                (plot::share(low, rate / 100.0, high))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(fields: &[(&str, &str)]) -> Form {
        fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn a_deck_is_loaded_changed_judged_and_shown() {
        assert!(decks("gangs", Lang::En, &Form::new(), &[]).is_none());
        for lang in Lang::ALL {
            let empty = decks("tcg", lang, &Form::new(), &[]).expect("it has decks").into_string();
            assert!(!empty.contains('⟦') && empty.contains("name=\"list\""), "{empty}");
            let loaded = form(&[("deck", "the-heist"), ("load", "yes"), ("what", "hand")]);
            let tries = [Try { against: "the-heist".to_owned(), won: 30, of: 100 }];
            let page = decks("tcg", lang, &loaded, &tries).expect("it has decks").into_string();
            assert!(!page.contains('⟦') && page.contains("class=\"fine\"") && page.contains("3 Floor It"), "{page}");
            assert!(page.contains("30") && page.contains("<svg"), "{page}");
        }
        let text = list("tcg", &form(&[("deck", "the-heist"), ("load", "yes")])).expect("a list");
        let more = list("tcg", &form(&[("list", &text), ("add", "floor-it")])).expect("a list");
        assert!(more.contains("4 Floor It"), "{more}");
        let page = decks("tcg", Lang::En, &form(&[("list", &more)]), &[]).expect("it has decks").into_string();
        assert!(page.contains("4 copies of Floor It; there can be 3 (T063)"), "{page}");
        let less = list("tcg", &form(&[("list", &text), ("drop", "v-corporate-exile")])).expect("a list");
        assert!(!less.contains("Corporate Exile"), "{less}");
    }

    #[test]
    fn what_is_written_is_data_and_stays() {
        let page = decks("tcg", Lang::En, &form(&[("list", "3 <b>x"), ("q", "\"><i>")]), &[]).expect("it has decks").into_string();
        assert!(page.contains("3 &lt;b&gt;x") && !page.contains("<i>") && page.contains("there is no card"), "{page}");
    }

    #[test]
    fn a_line_that_cannot_be_read_hides_nothing() {
        let page = |text: &str| decks("tcg", Lang::En, &form(&[("list", text)]), &[]).expect("it has decks").into_string();
        let wrong = "V: Streetkid\n3 Floor It\n2 Minotar # big\n";
        let shown = page(wrong);
        for part in ["Minotaur", "exactly 3 Legends (T059); this one has 1 ", "this one has 3 ", "needs Blue RAM 1", "class=\"contents\""] {
            assert!(shown.contains(part), "{part}: {shown}");
        }
        let has = |page: &str, key: &str, has: u8| {
            let at = page.find(&format!("value=\"{key}\" formaction=\"/decks/tcg#{key}\"")).expect("a counter");
            page[at..].split("</b>").next().is_some_and(|counter| counter.ends_with(&format!(">{has}")))
        };
        assert!(has(&shown, "floor-it", 3) && has(&shown, "minotaur", 0), "{shown}");
        // Cards are added and taken away around it, and it stays as it was written.
        let more = list("tcg", &form(&[("list", wrong), ("add", "minotaur"), ("drop", "floor-it")])).expect("a list");
        assert!(more.contains("1 Minotaur\n") && more.contains("2 Floor It\n") && more.contains("\n2 Minotar # big\n"), "{more}");
        assert_eq!(list("tcg", &form(&[("list", &more), ("add", "floor-it")])).expect("a list").matches("Minotar").count(), 1);
    }
}
