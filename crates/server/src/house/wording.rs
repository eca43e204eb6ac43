//! What can be said in a line: something that can be read, in one way of writing, and that changes nothing of what stands
//! around it.

use table::Lang;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Letters of a line at most.
pub const LONGEST: usize = 300;
/// Letters of a reason at most.
pub const REASON: usize = 200;

/// Marks that can stand on one letter: some scripts need three.
const MARKS: usize = 3;

/// Why something cannot be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WordsFault {
    /// It is empty.
    Empty,
    /// It has more letters than this.
    Length(usize),
    /// Something in it cannot be seen, or changes how others are seen.
    Letters,
    /// There is no such phrase.
    Phrase,
}

impl WordsFault {
    /// What it is, in a language.
    pub fn says(self, lang: Lang) -> String {
        let message = match self {
            WordsFault::Empty => table::Message::new("words-empty"),
            WordsFault::Length(most) => table::Message::new("words-length").with("most", most as i64),
            WordsFault::Letters => table::Message::new("words-letters"),
            WordsFault::Phrase => table::Message::new("words-phrase"),
        };
        pages::house::say(lang, &message)
    }
}

/// A line as it is kept, in one way of writing; or why it cannot be said.
pub fn proper(text: &str, most: usize) -> Result<String, WordsFault> {
    if text.len() > most * 16 {
        return Err(WordsFault::Length(most));
    }
    let text = text.nfc().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ");
    match text.chars().count() {
        0 => return Err(WordsFault::Empty),
        letters if letters > most => return Err(WordsFault::Length(most)),
        _ => {}
    }
    if text.chars().any(hidden) || !text.chars().any(visible) || stacked(&text, in_pictures) {
        return Err(WordsFault::Letters);
    }
    Ok(text)
}

/// Whether something of a letter can be seen.
fn visible(letter: char) -> bool {
    !letter.is_whitespace() && !is_combining_mark(letter) && !matches!(letter, '\u{200c}' | '\u{200d}')
}

/// Marks that belong to pictures and not to letters: which of two looks a sign has, and the frame of a key.
fn in_pictures(letter: char) -> bool {
    matches!(letter, '\u{fe0e}' | '\u{fe0f}' | '\u{20e3}')
}

/// What nobody sees, or what turns others around: controls, directions, blanks that are none, private letters. Joiners are
/// let through, because words of some scripts and pictures of several people need them.
fn hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}' | '\u{890}'..='\u{891}' | '\u{8e2}'
            | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}'
            | '\u{fdd0}'..='\u{fdef}' | '\u{fe00}'..='\u{fe0d}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{fffe}'..='\u{ffff}'
            | '\u{110bd}' | '\u{110cd}' | '\u{13430}'..='\u{1345f}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..)
}

/// Whether marks stand on nothing, or on each other; some stand anywhere.
pub(super) fn stacked(text: &str, anywhere: impl Fn(char) -> bool) -> bool {
    let mut room = 0;
    text.chars().filter(|letter| !anywhere(*letter)).any(|letter| {
        let mark = is_combining_mark(letter);
        if !mark {
            room = if letter.is_alphabetic() { MARKS } else { 0 };
        } else if room > 0 {
            room -= 1;
        } else {
            return true;
        }
        false
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_say_is_kept_in_one_way_of_writing() {
        for (said, kept) in [
            ("  Good\tgame,\n all!  ", "Good game, all!"),
            ("Perche\u{301} no?", "Perché no?"),
            ("ﬁne ½ — “quoted” … 5 € 👍🏽 ❤\u{fe0f} 1\u{fe0f}\u{20e3}", "ﬁne ½ — “quoted” … 5 € 👍🏽 ❤\u{fe0f} 1\u{fe0f}\u{20e3}"),
            ("👩\u{200d}👧 می\u{200c}خواهم привет こんにちは", "👩\u{200d}👧 می\u{200c}خواهم привет こんにちは"),
            ("<a href=\"https://night.city\">https://night.city</a>", "<a href=\"https://night.city\">https://night.city</a>"),
        ] {
            assert_eq!(proper(said, LONGEST).as_deref(), Ok(kept));
        }
        assert!(proper(&"é".repeat(LONGEST), LONGEST).is_ok());
    }

    #[test]
    fn what_cannot_be_seen_or_is_too_long_is_not_said() {
        for said in [
            "\u{202e}olleh",
            "a\u{2066}b",
            "a\u{200b}b",
            "a\u{7}b",
            "a\u{e000}",
            "\u{feff}a",
            "\u{3164}",
            "\u{2800}",
            "\u{200d}",
            "\u{e0041}a",
            "a\u{fe01}",
            "Z\u{301}\u{302}\u{303}\u{304}\u{305}",
            ".\u{301}",
            "\u{301}",
            "a\u{0}b",
            "a\u{ad}b",
        ] {
            assert_eq!(proper(said, LONGEST), Err(WordsFault::Letters), "{said:?}");
        }
        for said in ["", "  \n\t ", "\u{a0}\u{3000}"] {
            assert_eq!(proper(said, LONGEST), Err(WordsFault::Empty), "{said:?}");
        }
        for said in ["x".repeat(LONGEST + 1), "x".repeat(1 << 20)] {
            assert_eq!(proper(&said, LONGEST), Err(WordsFault::Length(LONGEST)));
        }
    }
}
