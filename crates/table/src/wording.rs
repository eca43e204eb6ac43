//! How words are put together: sentences, series, lines that fit a terminal.

pub mod italian;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::text::{Arg, Lang, Texts};
use crate::voice::Voice;

/// The messages of a game or program as somebody reads them.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The messages.
    pub texts: &'a Texts,
    /// Who reads them.
    pub voice: Voice<'a>,
}

impl Words<'_> {
    /// Says a message.
    pub fn say(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        self.texts.get(self.voice, id, args)
    }

    /// Says a message that needs nothing.
    pub fn word(&self, id: &str) -> String {
        self.say(id, &[])
    }

    /// "a", "a and b", "a, b and c".
    pub fn all(&self, items: &[String]) -> String {
        series(items, and(self.voice.lang))
    }

    /// "a", "a or b", "a, b or c".
    pub fn any(&self, items: &[String]) -> String {
        series(items, or(self.voice.lang))
    }
}

/// Makes the `Words` of a game in the module where it stands: the messages of its catalog as somebody reads them, and
/// that catalog, whose things are named in them.
#[macro_export]
macro_rules! game_words {
    ($visible:vis $catalog:ty) => {
        /// The words of the game, and the catalog whose things are named in them.
        #[derive(Clone, Copy)]
        $visible struct Words<'a> {
            pub catalog: &'a $catalog,
            words: $crate::Words<'a>,
        }

        impl<'a> ::std::ops::Deref for Words<'a> {
            type Target = $crate::Words<'a>;
            fn deref(&self) -> &$crate::Words<'a> {
                &self.words
            }
        }

        impl<'a> Words<'a> {
            pub fn new(catalog: &'a $catalog, voice: impl Into<$crate::Voice<'a>>) -> Words<'a> {
                Words { catalog, words: $crate::Words { texts: catalog.texts(), voice: voice.into() } }
            }
        }
    };
}

/// The word between the last two of several things.
pub const fn and(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "and",
        Lang::It => "e",
    }
}

/// The word between the last two of several things of which one is chosen.
pub const fn or(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "or",
        Lang::It => "o",
    }
}

/// The width of a terminal that positions are written for.
pub const WIDTH: usize = 80;

/// Words with a capital at their beginning.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("{first}{}", letters.as_str())
}

/// The letters of words without their accents, so that nobody has to type them.
pub fn unaccented(words: &str) -> impl Iterator<Item = char> {
    words.nfd().filter(|letter| !is_combining_mark(*letter))
}

/// A sentence: a capital at its beginning, a full stop at its end.
pub fn sentence(words: &str) -> String {
    format!("{}.", capital(words))
}

/// Sentences one after another.
pub fn paragraph(sentences: &[String]) -> String {
    sentences.iter().map(|words| sentence(words)).collect::<Vec<_>>().join(" ")
}

/// "a", "a and b", "a, b and c".
pub fn series(items: &[String], and: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [before @ .., last] => format!("{} {and} {last}", before.join(", ")),
    }
}

/// "a card", "an Edgerunner", "a unit", "an NCPD Unit": English words with their indefinite article.
pub fn a(words: &str) -> String {
    format!("{} {words}", if begins_with_vowel(words) { "an" } else { "a" })
}

/// Whether English words begin with the sound of a vowel.
fn begins_with_vowel(words: &str) -> bool {
    let word = words.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
    // Letters that are read one by one, "u" and "eu" that are spoken like "you", a silent "h".
    let spelled = ["ncpd"];
    let as_consonant = ["unif", "union", "unit", "uniq", "univ", "us", "eu", "one", "once"];
    let silent = ["hour", "hon", "heir"];
    let lower = word.to_lowercase();
    let begins = |with: &[&str]| with.iter().any(|start| lower.starts_with(start));
    match lower.chars().next() {
        Some(letter) if lower.len() == 1 && letter.is_alphabetic() => "aefhilmnorsx".contains(letter),
        Some('0'..='9') => lower.starts_with('8') || lower == "11" || lower == "18",
        Some('a' | 'e' | 'i' | 'o' | 'u') => !begins(&as_consonant),
        _ => begins(&spelled) || begins(&silent),
    }
}

/// The first article of an English text that does not fit the word after it: "an card", "a Edgerunner", "the own hand".
pub fn wrong_article(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.windows(2).find_map(|pair| {
        let (article, word) = (pair[0].trim_start_matches(['(', '"', '«']), pair[1].trim_start_matches(['(', '"', '«']));
        let wrong = match article {
            // A capital can also be a name: Epilogue A.
            "a" | "an" => (article == "an") != begins_with_vowel(word) && word.starts_with(char::is_alphanumeric),
            "An" => !begins_with_vowel(word),
            _ => false,
        };
        let own = matches!(article, "a" | "an" | "the" | "A" | "An" | "The")
            && word.trim_end_matches(|letter: char| !letter.is_alphabetic()) == "own";
        (wrong || own).then(|| format!("{article} {word}"))
    })
}

/// A paragraph in lines that fit, each with its indent; the first may have another.
pub fn wrapped(text: &str, first: usize, rest: usize) -> String {
    let mut lines = " ".repeat(first);
    let (mut column, mut bare) = (first, true);
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        // A number stays with what it counts.
        let counts = word.trim_start_matches('(').chars().all(|letter| letter.is_ascii_digit());
        let next = if counts { words.next() } else { None };
        let word = next.map_or_else(|| word.to_owned(), |next| format!("{word} {next}"));
        let length = word.chars().count();
        if !bare && column + 1 + length > WIDTH {
            lines.push('\n');
            lines.push_str(&" ".repeat(rest));
            (column, bare) = (rest, true);
        }
        if !bare {
            lines.push(' ');
            column += 1;
        }
        lines.push_str(&word);
        column += length;
        bare = false;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_and_series_are_punctuated() {
        let words = |items: &[&str]| items.iter().map(|&item| item.to_owned()).collect::<Vec<_>>();
        assert_eq!(paragraph(&words(&["è vero", "you may"])), "È vero. You may.");
        assert_eq!(series(&words(&["a"]), "or"), "a");
        assert_eq!(series(&words(&["a", "b", "c"]), "or"), "a, b or c");
    }

    #[test]
    fn articles_go_by_the_sound() {
        for words in [
            "a card",
            "an Edgerunner",
            "a unit",
            "a uniform",
            "a Eurodollar",
            "an NCPD Unit",
            "a used card",
            "an hour",
            "an 8",
            "a 2",
            "a one",
            "an X token",
        ] {
            assert_eq!(a(words.split_once(' ').unwrap().1), words);
            assert_eq!(wrong_article(&format!("Take {words}.")), None);
        }
        for wrong in ["an face-up card", "a Edgerunner", "an unit", "an own unit", "the own hand", "The own, first", "An card"] {
            assert!(wrong_article(&format!("Take {wrong}.")).is_some(), "{wrong}");
        }
        assert_eq!(wrong_article("Their own hand; Epilogue A ends; take a (face-up) card."), None);
    }

    #[test]
    fn lines_fit_and_lose_no_word() {
        let text = "Reputazione è ".repeat(30);
        let lines = wrapped(&text, 2, 4);
        assert!(lines.lines().all(|line| line.chars().count() <= WIDTH && line.starts_with("  ")));
        assert_eq!(lines.split_whitespace().count(), 60);
        assert_eq!(wrapped("", 2, 4), "  ");
        let counted = format!("{} 12 Eurodollars", "x".repeat(77));
        assert!(wrapped(&counted, 0, 0).ends_with("x\n12 Eurodollars"));
    }
}
