//! Signs of a table and what they mean: glyphs, and words in the texts of cards. The help of a table lists them, and a
//! script shows what one means to whoever rests on it.

use maud::{Markup, html};
use table::Lang;

use crate::texts;

/// A sign, with the rule that says more.
pub(crate) struct Sign {
    /// The glyph, or the word.
    pub mark: Mark,
    /// The message of the pages that explains it.
    pub says: &'static str,
    /// The rule.
    pub rule: &'static str,
}

/// How a sign looks.
pub(crate) enum Mark {
    /// A glyph, by its name on the sheet; whether it can stand among words. More names after it are others that mean the same.
    Glyph(&'static str, bool),
    /// A word.
    Word(&'static str),
    /// A part of the table, by its selector.
    Part(&'static str),
}

/// A glyph that can stand among words.
pub(crate) const fn glyph(name: &'static str, says: &'static str, rule: &'static str) -> Sign {
    Sign { mark: Mark::Glyph(name, true), says, rule }
}

/// A glyph of the board, drawn nowhere else.
pub(crate) const fn place(name: &'static str, says: &'static str, rule: &'static str) -> Sign {
    Sign { mark: Mark::Glyph(name, false), says, rule }
}

/// A word.
pub(crate) const fn keyword(word: &'static str, says: &'static str, rule: &'static str) -> Sign {
    Sign { mark: Mark::Word(word), says, rule }
}

/// A part of the table that is made of neither.
pub(crate) const fn part(selector: &'static str, says: &'static str, rule: &'static str) -> Sign {
    Sign { mark: Mark::Part(selector), says, rule }
}

/// The signs of a game, for its help.
pub(crate) fn list(lang: Lang, game: &str, signs: &[Sign]) -> Markup {
    html! {
        dl.signs {
            @for Sign { mark, says, rule } in signs {
                @let says = texts().get(lang, says, &[]);
                @match mark {
                    Mark::Glyph(names, among) => dt data-sign=(names) {
                        svg.i viewBox=[(!among).then_some("-12 -12 24 24")] aria-hidden="true" {
                            use href={ "#" @if *among { "i-" } (first(names)) } {}
                        }
                    },
                    Mark::Word(word) => dt data-word=(word) { b { (word) } },
                    Mark::Part(selector) => dt data-of=(selector) { b { (says.split(':').next().unwrap_or_default()) } },
                }
                dd { (says) " " a href=(format!("/rules/{game}#{rule}")) { (rule) } }
            }
        }
    }
}

/// The first of several names.
fn first(names: &str) -> &str {
    names.split(' ').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawn::GAMES;

    #[test]
    fn signs_are_drawn_explained_and_lead_to_a_rule() {
        for game in GAMES.iter() {
            assert!(game.signs().len() > 8, "{}", game.key());
            let sheet = game.glyphs().into_string();
            for sign in game.signs() {
                assert!(game.has_rule(sign.rule), "{}: {}", game.key(), sign.rule);
                if let Mark::Glyph(names, among) = sign.mark {
                    let id = format!(" id=\"{}{}\"", if among { "i-" } else { "" }, first(names));
                    assert!(sheet.contains(&id), "{}: {id}", game.key());
                    for name in names.split(' ') {
                        assert!(sheet.contains(&format!(" id=\"{name}\"")), "{}: {name}", game.key());
                    }
                }
                for lang in Lang::ALL {
                    assert!(texts().has(sign.says), "{}", texts().get(lang, sign.says, &[]));
                }
            }
        }
    }
}
