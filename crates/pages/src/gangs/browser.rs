//! All cards of the catalog for who wants to read them: by kind, with a search, and where each comes from.

use gangs::catalog::words::Source;
use gangs::catalog::{Catalog, text};
use gangs::story;
use table::Lang;

use super::card;
use crate::shelf::{Face, Marks, Printed, Shelf};
use crate::texts;

/// All cards, by kind.
pub(crate) fn shelves(catalog: &'static Catalog, lang: Lang) -> Vec<Shelf> {
    let shelf = |kind, title: &str, cards| Shelf::new(kind, texts().get(lang, title, &[]), cards);
    let printed = |key: &str, name: String, says: String, also: String, source: &Source, face: Face| Printed {
        key: key.to_owned(),
        name,
        says,
        also,
        color: "",
        marks: Marks::default(),
        attested: matches!(source, Source::Attested(_)),
        from: from(source, lang),
        face,
    };
    let combats = catalog.combats().map(|(id, card)| {
        let (name, set) = (catalog.name(lang, "combat", &card.key), catalog.name_of(lang, "set", &card.set));
        let face = Box::new(move || card::combat(catalog, id, lang));
        printed(&card.key, name, text::combat(catalog, id, lang), set, &card.source, face)
    });
    let opportunities = catalog.opportunities().map(|(id, card)| {
        let name = catalog.name(lang, "opportunity", &card.key);
        let face = Box::new(move || card::opportunity(catalog, id, lang));
        printed(&card.key, name, text::opportunity(catalog, id, lang), String::new(), &card.source, face)
    });
    let edgerunners = catalog.edgerunners().map(|(id, card)| {
        let name = catalog.name(lang, "edgerunner", &card.key);
        let face = Box::new(move || card::edgerunner(catalog, id, lang));
        printed(&card.key, name, text::edgerunner(catalog, id, lang), String::new(), &card.source, face)
    });
    let stories = catalog.story_cards().map(|(id, card)| {
        let lines: Vec<String> =
            [story::text::narration(catalog, id, lang)].into_iter().chain(story::text::rules(catalog, id, lang)).collect();
        let (title, heading) = (story::text::title(catalog, id, lang), story::text::heading(catalog, id, lang));
        let face = Box::new(move || card::story(catalog, id, lang));
        printed(&card.key, title, lines.join("\n"), heading, &card.source, face)
    });
    vec![
        shelf("combat", "gangs-combat-cards", combats.collect()),
        shelf("opportunity", "gangs-opportunities", opportunities.collect()),
        shelf("edgerunner", "gangs-edgerunners", edgerunners.collect()),
        shelf("story", "gangs-story-cards", stories.collect()),
    ]
}

/// Where a card comes from. Sources are cited in the content by short names and pages.
fn from(source: &Source, lang: Lang) -> String {
    let Source::Attested(by) = source else { return texts().get(lang, "gangs-from-us", &[]) };
    let mut cited = Vec::new();
    if by.contains("CPRL") {
        cited.push(texts().get(lang, "gangs-from-cards", &[]));
    }
    // "RB 010, 017: ..." is the rulebook with its pages.
    let pages =
        by.split("RB ").skip(1).flat_map(|rest| rest.split(", ")).map_while(|page| page.get(..3)).filter_map(|page| page.parse().ok());
    let pages: Vec<String> = pages.map(|page: u8| page.to_string()).collect();
    if !pages.is_empty() {
        cited.push(texts().get(lang, "gangs-from-rulebook", &[("pages", pages.join(", ").into())]));
    }
    if cited.is_empty() || by.contains("DD3") || by.contains("SEZ") || by.contains("HMD") {
        cited.push(texts().get(lang, "gangs-from-other", &[]));
    }
    texts().get(lang, "gangs-from-sources", &[("sources", cited.join("; ").into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::CardQuery;
    use crate::shelf::search;
    use gangs::game::Gangs;

    fn count(words: &str, lang: Lang) -> usize {
        search(&Gangs::default(), lang, CardQuery { words, ..CardQuery::default() }).shelves.iter().map(|shelf| shelf.found.len()).sum()
    }

    #[test]
    fn all_cards_are_there_and_some_are_found() {
        for lang in Lang::ALL {
            let all: usize = shelves(Catalog::load(), lang).iter().map(|shelf| shelf.all).sum();
            assert_eq!(count("  ", lang), all);
            assert_eq!(count("xyzzy", lang), 0);
            assert!((1..all).contains(&count("drone", lang)));
        }
        assert_eq!(count("CRUSHER", Lang::En), 1);
        assert!(count("potènza di fuoco", Lang::It) > 5);
    }

    #[test]
    fn every_card_says_where_it_comes_from() {
        for lang in Lang::ALL {
            for found in shelves(Catalog::load(), lang).iter().flat_map(|shelf| &shelf.found) {
                assert!(!found.from.contains('⟦') && !found.from.contains("RB") && found.from.len() > 8, "{}", found.from);
            }
        }
        let rulebook = |by: &str| from(&Source::Attested(by.to_owned()), Lang::En);
        assert_eq!(rulebook("CPRL; RB 010, 012"), "Attested by a public transcription of the printed cards; the rulebook, page 10, 12");
        assert_eq!(rulebook("RB 017: Time, both branches"), "Attested by the rulebook, page 17");
    }
}
