//! All cards of the catalog for who wants to read them: by type, with a search in names, texts and attributes.

use ccg::catalog::card::{Card, Source};
use ccg::catalog::words::{Faction, Kind};
use ccg::catalog::{CardId, Catalog, SponsorId, text};
use table::{Lang, content};

use super::card::{self, CardFace};
use crate::shelf::{Color, Marks, Printed, Shelf};
use crate::texts;

/// What a card without a faction is called where others have a colour.
const NONE: &str = "none";

/// The stable name of a faction.
const fn key(faction: Option<Faction>) -> &'static str {
    match faction {
        Some(Faction::Government) => "government",
        Some(Faction::Corporate) => "corporate",
        Some(Faction::Street) => "street",
        None => NONE,
    }
}

/// The factions to choose from.
pub(crate) fn colors(catalog: &Catalog, lang: Lang) -> Vec<Color> {
    let named = |faction: Option<Faction>| Color {
        key: key(faction),
        class: card::faction(faction),
        name: faction.map_or_else(|| texts().get(lang, "cc-no-faction", &[]), |faction| catalog.word(lang, "faction", &faction)),
    };
    Faction::ALL.iter().map(|&faction| Some(faction)).chain([None]).map(named).collect()
}

/// All cards, by type, and the Sponsors before them.
pub(crate) fn shelves(catalog: &'static Catalog, lang: Lang) -> Vec<Shelf> {
    let sponsors = catalog.sponsors().map(|(id, _)| sponsor(catalog, id, lang)).collect();
    let first = Shelf::new("sponsor", texts().get(lang, "cc-sponsors", &[]), sponsors);
    let shelf = |&kind: &Kind| {
        let cards = catalog.cards().filter(|(_, card)| card.kind == kind).map(|(id, card)| printed(catalog, id, card, lang));
        Shelf::new(card::kind(kind), texts().get(lang, &format!("cc-shelf-{}", card::kind(kind)), &[]), cards.collect())
    };
    std::iter::once(first).chain(Kind::ALL.iter().map(shelf)).collect()
}

/// Where something comes from, in words.
fn from(source: &Source, lang: Lang) -> (bool, String) {
    match source {
        Source::Attested(by) => (true, by.clone()),
        _ => (false, texts().get(lang, "cc-original", &[])),
    }
}

fn printed(catalog: &'static Catalog, id: CardId, card: &Card, lang: Lang) -> Printed {
    let (attested, from) = from(&card.source, lang);
    Printed {
        key: card.key.clone(),
        name: card.name.clone(),
        says: text::card(catalog, id, lang).join("\n"),
        also: text::figures(catalog, id, lang),
        color: key(card.faction),
        marks: Marks {
            cost: Some(card.cost),
            ram: None,
            keywords: card.attributes.iter().map(|one| (content::word(one), catalog.word(lang, "attribute", one))).collect(),
        },
        attested,
        from,
        face: Box::new(move || card::face(catalog, id, lang)),
    }
}

fn sponsor(catalog: &'static Catalog, id: SponsorId, lang: Lang) -> Printed {
    let sponsor = catalog.sponsor(id);
    let (attested, from) = from(&sponsor.source, lang);
    Printed {
        key: sponsor.key.clone(),
        name: sponsor.name.clone(),
        says: text::sponsor(catalog, id, lang).join("\n"),
        also: text::sponsor_figures(catalog, id, lang),
        color: key(Some(sponsor.faction)),
        marks: Marks::default(),
        attested,
        from,
        face: Box::new(move || card::sponsor(catalog, id, lang, &CardFace::default())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::CardQuery;
    use crate::shelf::search;
    use ccg::game::Ccg;

    fn count(words: &str, color: &str, kind: &str, lang: Lang) -> usize {
        let shelves = search(&Ccg::default(), lang, CardQuery { words, color, kind, ..CardQuery::default() });
        shelves.shelves.iter().filter(|shelf| kind.is_empty() || shelf.kind == kind).map(|shelf| shelf.found.len()).sum()
    }

    #[test]
    fn all_cards_are_there_and_some_are_found() {
        let catalog = Catalog::load();
        for lang in Lang::ALL {
            let all = catalog.cards().len() + catalog.sponsors().len();
            assert_eq!(count(" ", "", "", lang), all);
            assert_eq!(colors(catalog, lang).iter().map(|color| count("", color.key, "", lang)).sum::<usize>(), all);
            assert_eq!((count("", "", "sponsor", lang), count("xyzzy", "", "", lang)), (7, 0));
            assert!(count("netrunner", "", "runner", lang) >= 6);
        }
        assert_eq!(count("open road", "street", "location", Lang::En), 1);
    }
}
