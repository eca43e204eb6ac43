//! The Markdown inside of a sentence of RULES.md, drawn: emphasis, strong emphasis and code. It is all that the rules use
//! there; a mark that is never closed stays as it is written.

use maud::{Markup, html};

/// The marks, those first that begin like others.
const MARKS: [&str; 3] = ["**", "*", "`"];

/// A sentence with its marks drawn.
pub(crate) fn inline(text: &str) -> Markup {
    let Some((at, mark)) = text.char_indices().find_map(|(at, _)| Some((at, opened(&text[at..])?))) else {
        return html! { (text) };
    };
    let (before, inside) = (&text[..at], &text[at + mark.len()..]);
    let (inside, after) = inside.split_once(mark).unwrap_or_default();
    html! {
        (before)
        @match mark {
            "**" => strong { (inline(inside)) },
            "*" => em { (inline(inside)) },
            _ => code { (inside) },
        }
        (inline(after))
    }
}

/// The mark that a text begins with, if it is closed further on and marks something.
fn opened(text: &str) -> Option<&'static str> {
    let mark = MARKS.into_iter().find(|mark| text.starts_with(mark))?;
    let inside = &text[mark.len()..];
    (inside.find(mark)? > 0 && !inside.starts_with(' ')).then_some(mark)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(text: &str) -> String {
        inline(text).into_string()
    }

    #[test]
    fn marks_are_drawn_and_what_is_no_mark_stays() {
        assert_eq!(
            drawn("A *Ruling C-1: `x` holds* and **more**."),
            "A <em>Ruling C-1: <code>x</code> holds</em> and <strong>more</strong>."
        );
        assert_eq!(drawn("2 * 3 and 4 * 5"), "2 * 3 and 4 * 5");
        assert_eq!(drawn("an open * and `"), "an open * and `");
        assert_eq!(drawn("`a * b` <i>"), "<code>a * b</code> &lt;i&gt;");
    }
}
