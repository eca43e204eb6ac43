//! Decks in words: what a list is made of, what its Legends give and its cards need (T065-T072), and which cards it
//! could not hold.

use table::Lang;
use table::deck::{Change, Deck, Held, Kind, Limit, Limits, Part};
use table::text::Arg;

use crate::catalog::words::{self, Color};
use crate::catalog::{CardId, Catalog, text};
use crate::deck;
use crate::decklist::Decklist;
use crate::engine::HAND_SIZE;

/// A list as a deck, after a change.
pub(super) fn deck(catalog: &Catalog, list: &str, change: Change<'_>, lang: Lang) -> Deck {
    let (add, drop) = (catalog.find(change.add), catalog.find(change.drop));
    let (mut list, mut read) = (list.to_owned(), Decklist::read(catalog, list));
    if add.is_some() || drop.is_some() {
        read.deck = read.deck.with(catalog, add, drop);
        list = read.write(catalog);
        read = Decklist::read(catalog, &list);
    }
    let Decklist { deck, unread, wrong } = read;
    let mut legends: Vec<(CardId, u8)> = deck.legends().iter().map(|&card| (card, 0)).collect();
    legends.dedup();
    for (card, count) in &mut legends {
        *count = deck.legends().iter().filter(|other| *other == card).count() as u8;
    }
    let part = |id: &str, hand: usize, cards: Vec<(CardId, u8)>| Part {
        title: catalog.texts().get(lang, id, &[]),
        hand,
        kinds: kinds(catalog, lang, cards),
    };
    Deck {
        list,
        unread: unread.len(),
        wrong,
        parts: vec![part("decklist-legends", 0, legends), part("decklist-main", HAND_SIZE.into(), deck.main().collect())],
        unit: "€$",
        limits: Limits { title: catalog.texts().get(lang, "decklist-ram", &[]), of: limits(catalog, &deck, lang) },
        unfit: unfit(catalog, &deck, lang).collect(),
    }
}

/// Cards by kind, cost and name.
fn kinds(catalog: &Catalog, lang: Lang, mut cards: Vec<(CardId, u8)>) -> Vec<Kind> {
    cards.sort_by_key(|&(card, _)| (catalog.card(card).kind, catalog.face(card).cost_value(), catalog.name(card)));
    let held = |&(id, count): &(CardId, u8)| Held {
        key: id.key(catalog).to_owned(),
        name: catalog.name(id),
        cost: catalog.card(id).cost,
        color: catalog.card(id).color.key(),
        count,
    };
    let of = |&(card, _): &(CardId, u8)| catalog.card(card).kind;
    let kind = |cards: &[(CardId, u8)]| Kind {
        title: cards.first().map(|first| text::word(catalog, lang, "kind", &of(first))).unwrap_or_default(),
        cards: cards.iter().map(held).collect(),
    };
    cards.chunk_by(|one, other| of(one) == of(other)).map(kind).collect()
}

/// What the Legends give in each colour, and what the cards need.
fn limits(catalog: &Catalog, deck: &deck::Deck, lang: Lang) -> Vec<Limit> {
    let given = deck.ram(catalog);
    let limit = |&color: &Color| {
        let of = || deck.main().filter(|(card, _)| catalog.card(*card).color == color);
        let (has, needs) = (given[color as usize], of().map(|(card, _)| catalog.card(card).ram).max().unwrap_or(0));
        let cards: i64 = of().map(|(_, count)| i64::from(count)).sum();
        let name = text::word(catalog, lang, "color", &color);
        let args = [("color", name.into()), ("limit", has.into()), ("needed", needs.into()), ("cards", Arg::Number(cards))];
        Limit { color: color.key(), has, needs, says: catalog.texts().get(lang, "decklist-ram-says", &args) }
    };
    Color::ALL.iter().map(limit).filter(|limit| limit.has > 0 || limit.needs > 0).collect()
}

/// Cards that need more RAM than the Legends give; nothing is missing as long as there are none.
fn unfit<'a>(catalog: &'a Catalog, deck: &deck::Deck, lang: Lang) -> impl Iterator<Item = (String, String)> + use<'a> {
    let (given, none) = (deck.ram(catalog), deck.legends().is_empty());
    let lacks = move |card: &words::Card| !none && card.kind != words::Kind::Legend && card.ram > given[card.color as usize];
    catalog.cards().filter(move |(_, card)| lacks(card)).map(move |(_, card)| {
        let name = text::word(catalog, lang, "color", &card.color);
        let args = [("color", name.into()), ("needed", card.ram.into()), ("limit", given[card.color as usize].into())];
        (card.key.clone(), catalog.texts().get(lang, "decklist-lacks", &args))
    })
}
