//! All cards of the catalog for who wants to read them: by type, with a search in names, texts and tags.

use table::Lang;
use tcg::catalog::words::{Card, Color, Kind};
use tcg::catalog::{CardId, Catalog, text};

use super::card;
use crate::shelf::{Printed, Shelf, shelf};
use crate::texts;

/// The types, with the message of the name of their shelf.
const KINDS: [(Kind, &str); 4] =
    [(Kind::Legend, "tcg-legends"), (Kind::Unit, "tcg-units"), (Kind::Gear, "tcg-gear"), (Kind::Program, "tcg-programs")];

/// The colours, each with its stable name.
const COLORS: [(&str, Color); 4] = [("red", Color::Red), ("green", Color::Green), ("blue", Color::Blue), ("yellow", Color::Yellow)];

/// The colours to choose from.
pub(crate) fn colors(lang: Lang) -> Vec<(&'static str, String)> {
    COLORS.iter().map(|(key, color)| (*key, text::word(Catalog::load(), lang, "color", color))).collect()
}

/// The cards of a colour that say all of these words; of every colour if it is none.
pub(crate) fn shelves(catalog: &'static Catalog, lang: Lang, words: &str, color: &str) -> Vec<Shelf<'static>> {
    let color = COLORS.iter().find(|(key, _)| *key == color).map(|(_, color)| *color);
    let shown = |kind: Kind| catalog.cards().filter(move |(_, card)| card.kind == kind && color.is_none_or(|color| card.color == color));
    let shelf = |(kind, title): (Kind, &str)| {
        let cards = shown(kind).map(|(id, card)| printed(catalog, id, card, lang)).collect();
        shelf(card::kind(kind), texts().get(lang, title, &[]), cards, words)
    };
    KINDS.into_iter().map(shelf).collect()
}

fn printed(catalog: &'static Catalog, id: CardId, card: &Card, lang: Lang) -> Printed<'static> {
    let word = |kind: &str, tags: Vec<String>| format!("{kind} {}", tags.join(" "));
    let tags = card.tags.iter().map(|tag| text::word(catalog, lang, "tag", tag)).collect();
    let about = word(&text::word(catalog, lang, "kind", &card.kind), tags);
    let rarity = text::word(catalog, lang, "rarity", &card.rarity);
    Printed {
        key: card.key.clone(),
        name: catalog.name(id).to_owned(),
        says: text::card(catalog, id, lang).join("\n"),
        also: format!("{about} {} {rarity}", card.print),
        attested: true,
        from: texts().get(lang, "tcg-from", &[("print", card.print.clone().into()), ("rarity", rarity.into())]),
        face: Box::new(move || card::face(catalog, id, lang)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(words: &str, color: &str, lang: Lang) -> usize {
        shelves(Catalog::load(), lang, words, color).iter().map(|shelf| shelf.found.len()).sum()
    }

    #[test]
    fn all_cards_are_there_and_some_are_found() {
        for lang in Lang::ALL {
            assert_eq!(count(" ", "", lang), Catalog::load().cards().len());
            let each: usize = COLORS.iter().map(|(color, _)| count("", color, lang)).sum();
            assert_eq!(each, Catalog::load().cards().len());
            assert_eq!(count("xyzzy", "", lang), 0);
            assert!(count("netrunner", "", lang) > count("netrunner", "red", lang));
        }
        assert_eq!(count("ender of LEGENDS", "red", Lang::En), 1);
        assert!(count("unita avversaria", "", Lang::It) + count("unità rivale", "", Lang::It) > 3);
    }
}
