//! All cards of the catalog for who wants to read them: by type, with a search in names, texts and tags.

use table::{Lang, content};
use tcg::catalog::words::{self, Card, Kind};
use tcg::catalog::{CardId, Catalog, text};

use super::card;
use crate::shelf::{Color, Marks, Printed, Shelf};
use crate::texts;

/// The types, with the message of the name of their shelf.
const KINDS: [(Kind, &str); 4] =
    [(Kind::Legend, "tcg-legends"), (Kind::Unit, "tcg-units"), (Kind::Gear, "tcg-gear"), (Kind::Program, "tcg-programs")];

/// The colours to choose from.
pub(crate) fn colors(catalog: &Catalog, lang: Lang) -> Vec<Color> {
    let named = |&of: &words::Color| Color { key: of.key(), class: card::ram(of), name: text::word(catalog, lang, "color", &of) };
    words::Color::ALL.iter().map(named).collect()
}

/// All cards, by type.
pub(crate) fn shelves(catalog: &'static Catalog, lang: Lang) -> Vec<Shelf> {
    let shelf = |(kind, title): (Kind, &str)| {
        let cards = catalog.cards().filter(|(_, card)| card.kind == kind).map(|(id, card)| printed(catalog, id, card, lang));
        Shelf::new(card::kind(kind), texts().get(lang, title, &[]), cards.collect())
    };
    KINDS.into_iter().map(shelf).collect()
}

fn printed(catalog: &'static Catalog, id: CardId, card: &Card, lang: Lang) -> Printed {
    let word = |kind: &str, tags: Vec<String>| format!("{kind} {}", tags.join(" "));
    let tags = card.tags.iter().map(|tag| text::word(catalog, lang, "tag", tag)).collect();
    let about = word(&text::word(catalog, lang, "kind", &card.kind), tags);
    let keyword = |keyword: &words::Keyword| (content::word(keyword), content::word(keyword).to_uppercase().replace('-', " "));
    let rarity = text::word(catalog, lang, "rarity", &card.rarity);
    Printed {
        key: card.key.clone(),
        name: catalog.name(id).to_owned(),
        says: text::card(catalog, id, lang).join("\n"),
        also: format!("{about} {} {rarity}", card.print),
        color: card.color.key(),
        marks: Marks { cost: card.cost, ram: Some(card.ram), keywords: card.keywords.iter().map(keyword).collect() },
        attested: true,
        from: texts().get(lang, "tcg-from", &[("print", card.print.clone().into()), ("rarity", rarity.into())]),
        face: Box::new(move || card::face(catalog, id, lang)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::CardQuery;
    use crate::shelf::search;
    use tcg::game::Tcg;

    fn count(words: &str, color: &str, lang: Lang) -> usize {
        search(&Tcg::default(), lang, CardQuery { words, color, ..CardQuery::default() })
            .shelves
            .iter()
            .map(|shelf| shelf.found.len())
            .sum()
    }

    #[test]
    fn all_cards_are_there_and_some_are_found() {
        for lang in Lang::ALL {
            assert_eq!(count(" ", "", lang), Catalog::load().cards().len());
            let each: usize = colors(Catalog::load(), lang).iter().map(|color| count("", color.key, lang)).sum();
            assert_eq!(each, Catalog::load().cards().len());
            assert_eq!(count("xyzzy", "", lang), 0);
            assert!(count("netrunner", "", lang) > count("netrunner", "red", lang));
        }
        assert_eq!(count("ender of LEGENDS", "red", Lang::En), 1);
        assert!(count("unita avversaria", "", Lang::It) + count("unità rivale", "", Lang::It) > 3);
    }
}
