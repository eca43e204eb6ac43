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
    /// A glyph, by its name on the sheet; whether it can stand among words.
    Glyph(&'static str, bool),
    /// A word.
    Word(&'static str),
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

/// The signs of a game, for its help.
pub(crate) fn list(lang: Lang, game: &str, signs: &[Sign]) -> Markup {
    html! {
        dl.signs {
            @for Sign { mark, says, rule } in signs {
                @match mark {
                    Mark::Glyph(name, among) => dt data-sign=(name) {
                        svg.i viewBox=[(!among).then_some("-12 -12 24 24")] aria-hidden="true" {
                            use href={ "#" @if *among { "i-" } (name) } {}
                        }
                    },
                    Mark::Word(word) => dt data-word=(word) { b { (word) } },
                }
                dd { (texts().get(lang, says, &[])) " " a href=(format!("/rules/{game}#{rule}")) { (rule) } }
            }
        }
    }
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
                if let Mark::Glyph(name, among) = sign.mark {
                    let id = format!(" id=\"{}{name}\"", if among { "i-" } else { "" });
                    assert!(sheet.contains(&id), "{}: {name}", game.key());
                }
                for lang in Lang::ALL {
                    assert!(texts().has(sign.says), "{}", texts().get(lang, sign.says, &[]));
                }
            }
        }
    }
}
