//! All cards of the catalog for who wants to read them: by kind, with a search, and where each comes from.

use gangs::catalog::words::Source;
use gangs::catalog::{Catalog, text};
use gangs::story;
use table::Lang;

use super::card;
use crate::shelf::{Printed, Shelf, shelf};
use crate::texts;

/// The kinds of cards, in the order in which they are shown, with the message of their name.
const KINDS: [(&str, &str); 4] = [
    ("combat", "gangs-combat-cards"),
    ("opportunity", "gangs-opportunities"),
    ("edgerunner", "gangs-edgerunners"),
    ("story", "gangs-story-cards"),
];

/// The cards that say all of these words, in their names or texts.
pub(crate) fn shelves(catalog: &'static Catalog, lang: Lang, words: &str) -> Vec<Shelf<'static>> {
    let shelf = |(kind, title): (&'static str, &str)| shelf(kind, texts().get(lang, title, &[]), printed(catalog, kind, lang), words);
    KINDS.into_iter().map(shelf).collect()
}

fn printed<'a>(catalog: &'a Catalog, kind: &str, lang: Lang) -> Vec<Printed<'a>> {
    let name = |key: &str| catalog.name(lang, kind, key);
    match kind {
        "combat" => catalog
            .combats()
            .map(|(id, card)| Printed {
                key: card.key.clone(),
                name: name(&card.key),
                says: text::combat(catalog, id, lang),
                also: catalog.name_of(lang, "set", &card.set),
                attested: is_attested(&card.source),
                from: from(&card.source, lang),
                face: Box::new(move || card::combat(catalog, id, lang)),
            })
            .collect(),
        "opportunity" => catalog
            .opportunities()
            .map(|(id, card)| Printed {
                key: card.key.clone(),
                name: name(&card.key),
                says: text::opportunity(catalog, id, lang),
                also: String::new(),
                attested: is_attested(&card.source),
                from: from(&card.source, lang),
                face: Box::new(move || card::opportunity(catalog, id, lang)),
            })
            .collect(),
        "edgerunner" => catalog
            .edgerunners()
            .map(|(id, card)| Printed {
                key: card.key.clone(),
                name: name(&card.key),
                says: text::edgerunner(catalog, id, lang),
                also: String::new(),
                attested: is_attested(&card.source),
                from: from(&card.source, lang),
                face: Box::new(move || card::edgerunner(catalog, id, lang)),
            })
            .collect(),
        _ => catalog
            .story_cards()
            .map(|(id, card)| {
                let lines = [story::text::tale(catalog, id, lang)].into_iter().chain(story::text::rules(catalog, id, lang));
                Printed {
                    key: card.key.clone(),
                    name: story::text::title(catalog, id, lang),
                    says: lines.collect::<Vec<_>>().join("\n"),
                    also: story::text::heading(catalog, id, lang),
                    attested: is_attested(&card.source),
                    from: from(&card.source, lang),
                    face: Box::new(move || card::story(catalog, id, lang)),
                }
            })
            .collect(),
    }
}

fn is_attested(source: &Source) -> bool {
    matches!(source, Source::Attested(_))
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

    fn count(words: &str, lang: Lang) -> usize {
        shelves(Catalog::load(), lang, words).iter().map(|shelf| shelf.found.len()).sum()
    }

    #[test]
    fn all_cards_are_there_and_some_are_found() {
        for lang in Lang::ALL {
            let all: usize = shelves(Catalog::load(), lang, "").iter().map(|shelf| shelf.all).sum();
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
            for found in shelves(Catalog::load(), lang, "").iter().flat_map(|shelf| &shelf.found) {
                assert!(!found.from.contains('⟦') && !found.from.contains("RB") && found.from.len() > 8, "{}", found.from);
            }
        }
        let rulebook = |by: &str| from(&Source::Attested(by.to_owned()), Lang::En);
        assert_eq!(rulebook("CPRL; RB 010, 012"), "Attested by a public transcription of the printed cards; the rulebook, page 10, 12");
        assert_eq!(rulebook("RB 017: Time, both branches"), "Attested by the rulebook, page 17");
    }
}
