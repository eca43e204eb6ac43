//! What a guest can be called: something that can be read, and that nobody takes for a bot or for the house.

use std::fmt;

use table::Lang;
use table::player::LONGEST_NAME;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::GeneralSecurityProfile;
use unicode_security::confusable_detection::skeleton;

use super::wording::stacked;
use crate::store::GuestId;

/// What the house calls itself and those who have no name, in both languages.
const HOUSE: [&str; 10] = ["fixer", "house", "the house", "casa", "la casa", "guest", "ospite", "seat", "posto", "bot"];

/// Why a name cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameFault {
    /// It is empty or too long.
    Length,
    /// Something in it cannot be seen, or changes how others are seen.
    Letters,
    /// A bot or the house is called like that, or nearly.
    Taken,
    /// Somebody has claimed it, or a name that looks like it.
    Claimed,
}

impl NameFault {
    /// What it is, in a language.
    pub fn says(self, lang: Lang) -> String {
        pages::house::sentence(
            lang,
            match self {
                NameFault::Length => "name-length",
                NameFault::Letters => "name-letters",
                NameFault::Taken => "name-taken",
                NameFault::Claimed => "name-claimed",
            },
        )
    }
}

impl fmt::Display for NameFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.says(Lang::En))
    }
}

/// The name as it is kept, in one way of writing; or why a guest cannot be called so.
pub fn proper<'a>(name: &str, guest: GuestId, bots: impl Iterator<Item = &'a str>) -> Result<String, NameFault> {
    let name = readable(name, LONGEST_NAME)?;
    if name != format!("Guest {guest}") && (is_taken(&name, bots) || says_bot(&name)) {
        return Err(NameFault::Taken);
    }
    Ok(name)
}

/// A name of at most so many characters, in one way of writing; or why it cannot be read.
pub fn readable(name: &str, longest: usize) -> Result<String, NameFault> {
    if name.len() > longest * 16 {
        return Err(NameFault::Length);
    }
    let name = name.nfkc().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ");
    if !(1..=longest).contains(&name.chars().count()) {
        return Err(NameFault::Length);
    }
    if !name.chars().all(legible) || !name.contains(char::is_alphanumeric) || stacked(&name, |_| false) {
        return Err(NameFault::Letters);
    }
    Ok(name)
}

/// Whether a name says, or seems to say, that somebody is a bot.
fn says_bot(name: &str) -> bool {
    let Some((_, end)) = name.rsplit_once(|letter: char| !letter.is_alphanumeric()).filter(|(_, end)| end.is_empty()) else { return false };
    let word = name.strip_suffix(end).unwrap_or(name).trim_end_matches(|letter: char| !letter.is_alphanumeric());
    let last = word.rsplit(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
    likenesses(last).contains(&likenesses("bot")[0])
}

/// Letters, digits and marks of scripts that are in use, and the signs of a keyboard. Joiners are left out: where they
/// are not seen, two names would look like one.
fn legible(letter: char) -> bool {
    letter == ' ' || letter.is_ascii_graphic() || (letter.identifier_allowed() && !matches!(letter, '\u{200c}' | '\u{200d}'))
}

/// What stands after the name of a bot that somebody has brought, wherever it is named.
const BOT: &str = " (bot)";

/// The name of a bot that somebody brings: it says everywhere that it is one.
pub fn of_bot<'a>(name: &str, bots: impl Iterator<Item = &'a str>) -> Result<String, NameFault> {
    let name = proper(name, 0, bots)? + BOT;
    if name.chars().count() <= LONGEST_NAME { Ok(name) } else { Err(NameFault::Length) }
}

/// Whether a name is, or looks like, that of a bot or one of the house.
fn is_taken<'a>(name: &str, bots: impl Iterator<Item = &'a str>) -> bool {
    let seen: Vec<String> = [name, numberless(name)].into_iter().flat_map(likenesses).collect();
    let bots = bots.map(|bot| bot.split(':').next().unwrap_or(bot)).flat_map(|bot| [bot.to_owned(), format!("bot {bot}")]);
    let taken = bots.chain(HOUSE.map(str::to_owned)).flat_map(|taken| likenesses(&taken));
    taken.into_iter().any(|taken| seen.contains(&taken))
}

/// A name without the numbers around it: `street 2`, `edge:5s`.
fn numberless(name: &str) -> &str {
    let budget = name.strip_suffix(['s', 'S']).filter(|rest| rest.ends_with(char::is_numeric));
    budget.unwrap_or(name).trim_matches(|letter: char| !letter.is_alphabetic())
}

/// What a name is taken for at a glance: letters alone, those that look alike made one, digits read as letters. The
/// large and the small letters of a script look like different things.
pub fn likenesses(name: &str) -> [String; 2] {
    let alike = |letter: char| match letter {
        '5' | '$' => 's',
        '3' => 'e',
        '4' | '@' => 'a',
        '7' | '+' => 't',
        '0' => 'o',
        '1' | '!' | 'i' | '|' => 'l',
        '9' => 'g',
        other => other,
    };
    let read = |text: &str| -> String {
        let plain = skeleton(text).filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase);
        plain.map(alike).filter(|letter| letter.is_alphanumeric()).collect()
    };
    [read(name), read(&name.to_lowercase())]
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

    use super::*;

    fn named(name: &str) -> Result<String, NameFault> {
        proper(name, 7, ["street", "random", "edge:200", "edge:2s"].into_iter())
    }

    #[test]
    fn people_are_called_what_they_like() {
        for (name, kept) in [
            ("Judy", "Judy"),
            ("  Judy \t Álvarez ", "Judy Álvarez"),
            ("Ｊｕｄｙ", "Judy"),
            ("e\u{301}dith", "édith"),
            ("O'Neil-Smith (2.)", "O'Neil-Smith (2.)"),
            ("Street Samurai", "Street Samurai"),
            ("Edgerunner", "Edgerunner"),
            ("Юля", "Юля"),
            ("さくら", "さくら"),
            ("กี่", "กี่"),
            ("Guest 7", "Guest 7"),
        ] {
            assert_eq!(named(name).as_deref(), Ok(kept));
        }
    }

    #[test]
    fn what_cannot_be_seen_is_no_name() {
        for name in [
            "Ju\u{200b}dy",
            "Ju\u{200d}dy",
            "\u{202e}yduJ",
            "Ju\u{2066}dy",
            "Ju\u{ad}dy",
            "\u{3164}",
            "\u{2800}",
            "\u{115f}x",
            "Ju\u{7}dy",
            "Ju\u{e000}dy",
            "Ju\u{378}dy",
            "Z\u{301}\u{302}\u{303}\u{304}\u{305}",
            "\u{301}x",
            ". \u{301}x",
            "...",
            "Ju\u{fe0f}dy",
            "\u{e0041}x",
        ] {
            assert_eq!(named(name), Err(NameFault::Letters), "{name:?}");
        }
        for name in ["", "  ", &"x".repeat(25), &"x".repeat(100_000)] {
            assert_eq!(named(name), Err(NameFault::Length));
        }
    }

    #[test]
    fn nobody_is_taken_for_a_bot_or_the_house() {
        for name in [
            "street",
            "Street",
            "STREET",
            "s t r e e t",
            "street 2",
            "street.",
            "ｓｔｒｅｅｔ",
            "ѕtreet",
            "Ѕtreet",
            "streеt",
            "5treet",
            "5tr33t",
            "$treet",
            "SТREET",
            "edge",
            "edge:1000",
            "edge 5s",
            "3dge",
            "еdgе",
            "Random",
            "rand0m",
            "bot street",
            "Bot",
            "Guest 8",
            "guest",
            "Gue5t 1",
            "Seat 0",
            "posto 1",
            "The House",
            "Fixer",
            "ospite 3",
            "stréet",
        ] {
            assert_eq!(named(name), Err(NameFault::Taken), "{name:?}");
        }
    }
}
