//! How wide cards lie in a hand at the lower edge of the window, where all are equally high: as wide as their words need.
//! Letters are reckoned as wide as those of the widest fonts that systems bring, so that other fonts leave room. It knows
//! nothing of cards that lie elsewhere: those are equally wide.

use maud::{Markup, html};

/// The widths, each a class of the style.
const WIDTHS: [(&str, f64); 10] = [
    ("", 158.0),
    (" w1", 192.0),
    (" w2", 224.0),
    (" w3", 256.0),
    (" w4", 292.0),
    (" w5", 332.0),
    (" w6", 380.0),
    (" w7", 436.0),
    (" w8", 500.0),
    (" w9", 580.0),
];
/// From this width on words stand in two columns, and a name and what follows it in one line.
const COLUMNS: f64 = 380.0;
/// Both edges of a card, and what lies between two columns.
const EDGES: f64 = 16.0;
const BETWEEN: f64 = 12.0;
/// The height of a line of a name, and of one of what stands under it.
const NAME: f64 = 15.0;
const UNDER: f64 = 14.0;

/// How the words of a card are set.
#[derive(Clone, Copy)]
pub(crate) struct Setting {
    /// What is left for words beside the head and the foot of the card.
    pub high: f64,
    /// The height of a line, and what is left free under a paragraph.
    pub line: f64,
    pub gap: f64,
    /// How far paragraphs are set in.
    pub inset: f64,
}

/// Paragraphs that reach from edge to edge.
pub(crate) const PLAIN: Setting = Setting { high: 118.0, line: 14.4, gap: 3.6, inset: 0.0 };

/// The cards of a hand, the widest last: where there is no room they lie over each other, and none sticks out under the
/// next.
pub(crate) fn fanned(cards: impl Iterator<Item = Markup>) -> Markup {
    let mut cards: Vec<Markup> = cards.collect();
    cards.sort_by_key(place);
    html! { @for card in &cards { li { (card) } } }
}

/// Which of the widths a card has, by its class.
fn place(card: &Markup) -> usize {
    let class = card.0.split_once("class=\"").and_then(|(_, rest)| rest.split('"').next()).unwrap_or_default();
    WIDTHS.iter().rposition(|(width, _)| class.contains(width)).unwrap_or_default()
}

/// The class of the width that a card needs for its name, what stands under the name, and its paragraphs.
pub(crate) fn width(setting: Setting, name: &str, under: &str, paragraphs: &[&str]) -> &'static str {
    let fits = |&&(_, width): &&(&str, f64)| {
        let (wide, room) = (width >= COLUMNS, width - EDGES);
        let column = if wide { (room - BETWEEN) / 2.0 } else { room };
        let head = match under {
            "" => lines(name, 14.3, room) * NAME,
            _ if wide => lines(&format!("{name} {under}"), 13.4, room) * NAME,
            _ => lines(name, 14.3, room) * NAME + lines(under, 12.0, room) * UNDER,
        };
        let said: f64 = paragraphs.iter().map(|said| lines(said, 12.3, column - setting.inset) * setting.line + setting.gap).sum();
        // Columns break between lines, so one of them may be a line longer.
        head + 4.0 + if wide { said / 2.0 + setting.line } else { said } <= setting.high
    };
    WIDTHS.iter().find(fits).map_or(" w9", |(class, _)| class)
}

/// How wide a letter is, for its height; what is shouted is bold too.
fn letter(letter: char) -> f64 {
    match letter {
        '\'' | 'I' | 'J' | 'i' | 'j' | 'l' | 'ì' => 0.3,
        ' ' | '(' | ')' | ',' | '-' | '.' | '/' | ':' | ';' | 'f' | 't' | '·' | '’' | '!' => 0.39,
        'r' | 'c' | 'k' | 's' | 'v' | 'x' | 'y' | 'z' | 'F' | 'L' => 0.58,
        'm' | 'M' | 'w' | 'W' | '+' => 0.97,
        'C' | 'D' | 'G' | 'H' | 'N' | 'O' | 'Q' | 'U' => 0.79,
        _ => 0.65,
    }
}

/// How many lines of a width words take, in letters of a size.
fn lines(words: &str, size: f64, width: f64) -> f64 {
    let (mut lines, mut at) = (1.0, 0.0);
    for word in words.split_whitespace() {
        let shouted = word.chars().filter(|letter| letter.is_uppercase()).count() > 1;
        let wide = word.chars().map(letter).sum::<f64>() * size * if shouted { 1.15 } else { 1.0 };
        let space = if at > 0.0 { letter(' ') * size } else { 0.0 };
        if at + space + wide <= width {
            at += space + wide;
        } else {
            lines += f64::from(at > 0.0) + (wide / width).floor();
            at = wide % width;
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_go_on_in_the_next_line_where_they_do_not_fit() {
        // Every letter is 6.5 wide, a space 3.9.
        assert_eq!(lines("aaaa bbbb", 10.0, 56.0), 1.0);
        assert_eq!(lines("aaaa bbbb", 10.0, 55.0), 2.0);
        assert_eq!(lines("", 10.0, 55.0), 1.0);
        assert_eq!(lines("aaaaaaaaaaaa", 10.0, 55.0), 2.0, "a word that is wider than a line is broken");
    }

    #[test]
    fn the_widest_cards_of_a_hand_come_last() {
        let cards = [" w9 legal", "", " w2", " long"].map(|class| html! { article class={ "card" (class) } title=" w5" {} });
        let drawn = fanned(cards.into_iter()).into_string();
        let classes: Vec<&str> = drawn.split("card").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(classes, ["", " long", " w2", " w9 legal"]);
    }

    #[test]
    fn the_more_is_said_the_wider() {
        let said = |words: usize| width(PLAIN, "Name", "", &["word ".repeat(words).as_str()]);
        assert_eq!(said(1), "");
        let classes: Vec<&str> = (1..200).map(said).collect();
        assert!(classes.is_sorted() && classes.contains(&" w5") && classes.ends_with(&[" w9"]), "{classes:?}");
    }
}
