//! Faces and backs of cards: cost, type, RAM, name, picture, what the card says, power, whether it can be sold.
//! The same face lies in a hand, stands on the field with what is marked on it, or shows under its host; what
//! does not fit there is still read out, and comes into view when the card is looked at.

use maud::{Markup, html};
use table::Lang;
use tcg::catalog::words::{Card, Color, Kind};
use tcg::catalog::{CardId, Catalog, text};

use super::art::art;
use crate::hand::{PLAIN, Setting, width};
use crate::texts;
use crate::things::Mark;

/// How a face lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Form {
    /// In full.
    #[default]
    Full,
    /// On the field or in the Legends area, in short.
    Piece,
    /// As a strip under its host.
    Strip,
}

/// A face that lies on the table.
#[derive(Default)]
pub(crate) struct CardFace {
    pub mark: Mark,
    pub form: Form,
    /// How many of it lie there.
    pub copies: usize,
    /// Classes of how it lies: spent, face-down, attacking.
    pub class: String,
    /// What it costs now.
    pub price: Option<u8>,
    /// The power that it has now.
    pub power: Option<u8>,
    /// What is marked on it: short words, and all that they mean.
    pub chips: Vec<(String, String)>,
}

impl From<Mark> for CardFace {
    fn from(mark: Mark) -> CardFace {
        CardFace { mark, ..CardFace::default() }
    }
}

/// The class of a colour.
pub(crate) const fn ram(color: Color) -> &'static str {
    match color {
        Color::Red => "ram-r",
        Color::Green => "ram-g",
        Color::Blue => "ram-b",
        Color::Yellow => "ram-y",
    }
}

/// The class of a type.
pub(crate) const fn kind(kind: Kind) -> &'static str {
    ["legend", "unit", "gear", "program"][kind as usize]
}

/// A card in full.
pub fn face(catalog: &Catalog, id: CardId, lang: Lang) -> Markup {
    lying(catalog, id, lang, &CardFace::default())
}

/// A card as it lies on the table.
pub(crate) fn lying(catalog: &Catalog, id: CardId, lang: Lang, lying: &CardFace) -> Markup {
    let card = catalog.card(id);
    let say = |id: &str| texts().get(lang, id, &[]);
    let paragraphs = text::card(catalog, id, lang);
    let tags: Vec<String> = card.tags.iter().map(|tag| text::word(catalog, lang, "tag", tag)).collect();
    let tags = tags.join(" · ");
    let read: Vec<&str> = std::iter::once(tags.as_str()).chain(paragraphs.iter().map(String::as_str)).collect();
    let wide = width(SET, &card.name, card.subtitle.as_deref().unwrap_or_default(), &read);
    let form = match lying.form {
        Form::Full => "",
        Form::Piece => " piece",
        Form::Strip => " strip",
    };
    html! {
        article class={ "card tc " (ram(card.color)) " " (kind(card.kind)) (room(card, &tags, &paragraphs)) (wide) (form) (lying.class) (lying.mark.class) } data-at=[lying.mark.at.as_deref()] data-thing=[lying.mark.thing.as_deref()] tabindex="0" {
            header {
                @if let Some(cost) = card.cost {
                    @let price = lying.price.unwrap_or(cost);
                    span class={ "cost" @if price < cost { " less" } @if price > cost { " more" } } title=(say("tcg-cost")) { (price) }
                }
                span.band { (text::word(catalog, lang, "kind", &card.kind)) }
                (memory(catalog, card, lang))
            }
            (art(card))
            h3 { (card.name) @if let Some(subtitle) = &card.subtitle { small { span.hidden { ": " } (subtitle) } } }
            @if !lying.chips.is_empty() {
                p.marks { @for (short, long) in &lying.chips { span title=(long) { (short) } " " } }
            }
            div.says {
                p.tags { (tags) }
                @for paragraph in &paragraphs { (said(paragraph)) }
            }
            footer {
                @if card.sell { abbr.sell title=(say("tcg-sell")) { "€$" } }
                small.print { (card.print) }
                @if lying.copies > 1 { b.copies { "×" (lying.copies) } }
                @if let Some(power) = power(card, lying) { b.might { span.hidden { (say("tcg-power")) " " } (power) } }
            }
        }
    }
}

/// The power, as it is or as it is printed; a Gear adds to its host.
fn power(card: &Card, lying: &CardFace) -> Option<String> {
    match (lying.power, card.kind) {
        (Some(power), _) => Some(power.to_string()),
        (None, Kind::Program) => None,
        (None, Kind::Gear) => Some(format!("+{}", card.power)),
        (None, Kind::Legend) if card.cost.is_none() => None,
        (None, _) => Some(card.power.to_string()),
    }
}

/// The RAM of a card: the letter of its colour, and as many bars as it has.
fn memory(catalog: &Catalog, card: &Card, lang: Lang) -> Markup {
    let color = text::word(catalog, lang, "color", &card.color);
    let letter: String = color.chars().take(1).collect();
    html! {
        span.ram title={ "RAM " (card.ram) ", " (color) } role="img" aria-label={ "RAM " (card.ram) ", " (color) } {
            b { (letter) } @for _ in 0..card.ram { i {} }
        }
    }
}

/// How a face makes room for its text: the class, the height of the picture, the size of letters and lines, all
/// in hundredths of the width of the card.
const ROOMS: [(&str, f64, f64, f64); 5] = [
    ("", 46.2, 6.9, 1.26),
    (" long", 36.4, 6.4, 1.2),
    (" longer", 26.6, 6.0, 1.18),
    (" longest", 18.2, 5.6, 1.16),
    (" most", 9.8, 5.1, 1.13),
];

/// The more there is to say, the smaller the picture and the letters.
fn room(card: &Card, tags: &str, paragraphs: &[String]) -> &'static str {
    // So many lines of letters of this size, each a bit more than half as wide as it is high.
    let lines = |words: &str, size: f64| ((words.chars().count() as f64 * size * 0.57 / 88.0).ceil()).max(1.0);
    let name = lines(&card.name, 8.2) * 9.2 + 2.6 + card.subtitle.as_deref().map_or(0.0, |subtitle| lines(subtitle, 6.0) * 6.9);
    let fits = |&&(_, art, size, high): &&(&str, f64, f64, f64)| {
        let said: f64 = paragraphs.iter().map(|paragraph| lines(paragraph, size) * size * high + 0.3 * size).sum();
        16.0 + art + name + lines(tags, 5.6) * 6.3 + said + 16.0 <= 140.0
    };
    ROOMS.iter().find(fits).map_or(" most", |(class, ..)| class)
}

/// How words are set on a card in a hand: a foot with the power, and a line of tags.
const SET: Setting = Setting { high: 104.0, ..PLAIN };

/// Amounts of money stay in one piece at the end of a line.
pub(crate) fn unbroken(words: &str) -> String {
    words.replace(" €$", "\u{a0}€$").replace("€$", "€\u{2060}$")
}

/// A paragraph, with what opens it set apart: a keyword, or when and for what it happens.
fn said(paragraph: &str) -> Markup {
    let paragraph = &unbroken(paragraph);
    let shouted = |words: &str| !words.chars().any(char::is_lowercase);
    match paragraph.split_once(": ") {
        _ if shouted(paragraph) => html! { p { b.word { (paragraph) } } },
        Some((head, rest)) if shouted(head) => html! { p { b.word { (head) } span.hidden { ":" } " " (rest) } },
        _ => html! { p { (paragraph) } },
    }
}

/// A card face down, with words for what it is.
pub(crate) fn back(words: &str, class: &str, mark: &Mark) -> Markup {
    html! {
        div class={ "card back tc" (class) (mark.class) } data-at=[mark.at.as_deref()] data-thing=[mark.thing.as_deref()] role="img" aria-label=(words) title=(words) {
            @if class.contains(" spent") {
                svg viewBox="0 0 70 50" preserveAspectRatio="none" aria-hidden="true" { use href="#tcg-back" transform="translate(70)rotate(90)" {} }
            } @else { svg viewBox="0 0 50 70" preserveAspectRatio="none" aria-hidden="true" { use href="#tcg-back" {} } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_opens_a_paragraph_is_set_apart() {
        assert_eq!(said("GO SOLO").into_string(), "<p><b class=\"word\">GO SOLO</b></p>");
        assert!(said("2 €$, SPEND: Draw 1 card.").into_string().contains("<b class=\"word\">2\u{a0}€\u{2060}$, SPEND</b>"));
        assert_eq!(said("Choose: (1) this.").into_string(), "<p>Choose: (1) this.</p>");
    }
}
