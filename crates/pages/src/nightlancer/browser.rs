//! All cards of the catalog for who wants to read them: by kind, with a search, and where each comes from.

use nightlancer::catalog::{Catalog, text};
use table::Lang;
use table::content::Source;

use super::card::{CardFace, Print, is_attested};
use super::mission;
use crate::shelf::{Face, Marks, Printed, Shelf};
use crate::texts;

/// All cards, by kind.
pub(crate) fn shelves(catalog: &'static Catalog, lang: Lang) -> Vec<Shelf> {
    let print = Print { catalog, lang };
    let shelf = |kind, title: &str, cards| Shelf::new(kind, print.say(title), cards);
    let printed = |kind: &str, key: &str, says: String, also: String, source: &Source, face: Face| Printed {
        key: key.to_owned(),
        name: print.name(kind, key),
        says,
        also,
        color: "",
        marks: Marks::default(),
        attested: is_attested(source),
        from: from(source, lang),
        face,
    };
    let nightlancers = catalog.nightlancers().map(|(id, card)| {
        let alias = catalog.texts().get(lang, &format!("alias-nightlancer-{}", card.key), &[]);
        let face = Box::new(move || print.nightlancer(id, &CardFace::default()));
        printed("nightlancer", &card.key, text::nightlancer(catalog, id, lang), alias, &card.source, face)
    });
    let items = catalog.items().map(|(id, card)| {
        let face = Box::new(move || print.item(id, &CardFace::default()));
        printed("item", &card.key, text::item(catalog, id, lang), String::new(), &card.source, face)
    });
    let contacts = catalog.contacts().map(|(id, card)| {
        let face = Box::new(move || print.contact(id, &CardFace::default()));
        printed("contact", &card.key, text::contact(catalog, id, lang), String::new(), &card.source, face)
    });
    let opportunities = catalog.opportunities().map(|(id, card)| {
        let face = Box::new(move || print.opportunity(id, &CardFace::default()));
        printed("opportunity", &card.key, text::opportunity(catalog, id, lang), String::new(), &card.source, face)
    });
    let missions = catalog.missions().map(|(id, card)| {
        let face = Box::new(move || mission::face(print, id));
        printed("mission", &card.key, text::mission(catalog, id, lang), String::new(), &card.source, face)
    });
    let rounds = catalog.rounds().map(|(id, card)| {
        let face = Box::new(move || print.round(id));
        printed("round", &card.key, text::round(catalog, id, lang), String::new(), &card.source, face)
    });
    vec![
        shelf("nightlancer", "nl-nightlancers", nightlancers.collect()),
        shelf("item", "nl-items", items.collect()),
        shelf("contact", "nl-contacts", contacts.collect()),
        shelf("opportunity", "nl-opportunities", opportunities.collect()),
        shelf("mission", "nl-missions", missions.collect()),
        shelf("round", "nl-round-cards", rounds.collect()),
    ]
}

/// Where a card comes from. Sources are cited in the content by short names and pages.
fn from(source: &Source, lang: Lang) -> String {
    let Source::Attested(by) = source else { return texts().get(lang, "gangs-from-us", &[]) };
    let mut cited = Vec::new();
    // "RB 10, 12: ..." is the rulebook with its pages.
    let pages = by.split("RB ").skip(1).filter_map(|rest| rest.split(|letter: char| !letter.is_ascii_digit()).next());
    let pages: Vec<&str> = pages.filter(|page| !page.is_empty()).collect();
    if !pages.is_empty() {
        cited.push(texts().get(lang, "gangs-from-rulebook", &[("pages", pages.join(", ").into())]));
    }
    if cited.is_empty() || ["ZAT", "DM", "TTG", "W:"].iter().any(|other| by.contains(other)) {
        cited.push(texts().get(lang, "gangs-from-other", &[]));
    }
    texts().get(lang, "gangs-from-sources", &[("sources", cited.join("; ").into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::CardQuery;
    use crate::shelf::search;
    use nightlancer::game::Nightlancer;

    fn count(words: &str, lang: Lang) -> usize {
        search(&Nightlancer::default(), lang, CardQuery { words, ..CardQuery::default() })
            .shelves
            .iter()
            .map(|shelf| shelf.found.len())
            .sum()
    }

    #[test]
    fn all_cards_are_there_and_some_are_found() {
        for lang in Lang::ALL {
            let all: usize = shelves(Catalog::load(), lang).iter().map(|shelf| shelf.all).sum();
            // Ten Nightlancers with two cards of their own, 135 cards of three decks, 24 missions, 16 Round cards.
            assert_eq!(all, 10 * 3 + 135 + 24 + 16);
            assert_eq!(count(" ", lang), all);
            assert_eq!(count("xyzzy", lang), 0);
        }
        assert!((1..30).contains(&count("euromafia", Lang::En)) && count("ASSAULT rifle", Lang::En) == 1);
    }

    #[test]
    fn every_card_says_where_it_comes_from() {
        for lang in Lang::ALL {
            for found in shelves(Catalog::load(), lang).iter().flat_map(|shelf| &shelf.found) {
                assert!(!found.from.contains('⟦') && !found.from.contains("RB") && found.from.len() > 8, "{}", found.from);
            }
        }
        let rulebook = |by: &str| from(&Source::Attested(by.to_owned()), Lang::En);
        assert_eq!(rulebook("RB 15; the payment is original"), "Attested by the rulebook, page 15");
    }
}
