//! Decks in words: what a list is made of, its Sponsor and the two decks that are drawn from (Deck Construction).

use table::Lang;
use table::deck::{Change, Deck, Held, Kind, Limits, Part};

use crate::catalog::words::{Back, Faction};
use crate::catalog::{CardId, Catalog, SponsorId};
use crate::decklist::Decklist;

/// A list as a deck, after a change.
pub(super) fn deck(catalog: &Catalog, list: &str, change: Change<'_>, lang: Lang) -> Deck {
    let (mut list, mut read) = (list.to_owned(), Decklist::read(catalog, list));
    let (add, drop) = (catalog.find(change.add), catalog.find(change.drop));
    let (joins, leaves) = (catalog.sponsor_id(change.add), catalog.sponsor_id(change.drop));
    if add.is_some() || drop.is_some() || joins.is_some() || leaves.is_some() {
        read.deck = read.deck.with(catalog, add, drop);
        if let Some(sponsor) = joins {
            read.deck = read.deck.for_sponsor(sponsor);
        } else if leaves == Some(read.deck.sponsor()) {
            read.deck = read.deck.for_sponsor(SponsorId::NONE);
        }
        list = read.write(catalog);
        read = Decklist::read(catalog, &list);
    }
    let Decklist { deck, unread, wrong } = read;
    let title = |id: &str| catalog.texts().get(lang, id, &[]);
    let half = |id: &str, back: Back| {
        // The four cards of a hand come from either deck (R205); a sample takes as many from each.
        Part { title: title(id), hand: 2, kinds: kinds(catalog, lang, deck.of(back).to_vec()) }
    };
    let sponsor = deck.sponsor().is_some().then(|| sponsor(catalog, deck.sponsor()));
    let first = Part {
        title: title("decklist-sponsor"),
        hand: 0,
        kinds: sponsor.into_iter().map(|held| Kind { title: title("decklist-sponsor"), cards: vec![held] }).collect(),
    };
    Deck {
        list,
        unread: unread.len(),
        wrong,
        parts: vec![first, half("decklist-runs", Back::Runs), half("decklist-gear", Back::Gear)],
        unit: "EB",
        limits: Limits::default(),
        unfit: Default::default(),
    }
}

fn sponsor(catalog: &Catalog, id: SponsorId) -> Held {
    let sponsor = catalog.sponsor(id);
    Held { key: sponsor.key.clone(), name: sponsor.name.clone(), cost: None, color: color(Some(sponsor.faction)), count: 1 }
}

/// A faction is what a colour is in other games: it has one on its tag (R003), and a card without one is told apart too.
const fn color(faction: Option<Faction>) -> &'static str {
    match faction {
        Some(Faction::Government) => "government",
        Some(Faction::Corporate) => "corporate",
        Some(Faction::Street) => "street",
        None => "none",
    }
}

/// Cards by type, cost and name.
fn kinds(catalog: &Catalog, lang: Lang, mut cards: Vec<(CardId, u8)>) -> Vec<Kind> {
    cards.sort_by_key(|&(card, _)| (catalog.card(card).kind, catalog.card(card).cost, catalog.name(card)));
    let held = |&(id, count): &(CardId, u8)| {
        let card = catalog.card(id);
        Held { key: card.key.clone(), name: card.name.clone(), cost: Some(card.cost), color: color(card.faction), count }
    };
    let kind = |cards: &[(CardId, u8)]| Kind {
        title: cards.first().map(|&(first, _)| catalog.word(lang, "kind", &catalog.card(first).kind)).unwrap_or_default(),
        cards: cards.iter().map(held).collect(),
    };
    cards.chunk_by(|one, other| catalog.card(one.0).kind == catalog.card(other.0).kind).map(kind).collect()
}
