//! Italian nouns, which bring their gender, their plural and the form of their articles along. Never English: see
//! [`a`](super::a).

use std::borrow::Cow;

/// A noun with its forms and its gender.
pub struct Noun {
    /// One of it.
    pub one: Cow<'static, str>,
    /// Several of it.
    pub many: Cow<'static, str>,
    /// Whether it is feminine.
    pub feminine: bool,
}

/// A masculine noun.
pub const fn masculine(one: &'static str, many: &'static str) -> Noun {
    Noun { one: Cow::Borrowed(one), many: Cow::Borrowed(many), feminine: false }
}

/// A feminine noun.
pub const fn feminine(one: &'static str, many: &'static str) -> Noun {
    Noun { one: Cow::Borrowed(one), many: Cow::Borrowed(many), feminine: true }
}

/// Whether words begin with a vowel, before which articles are elided.
fn is_vowel(words: &str) -> bool {
    words.starts_with(|first: char| "aeiouAEIOU".contains(first))
}

/// Whether words take "lo" and "uno": s with a consonant, z, gn, ps, x, y, and what is spoken like them.
fn is_impure(words: &str) -> bool {
    let lower = words.to_lowercase();
    let mut letters = lower.chars();
    match (letters.next(), letters.next()) {
        (Some('s'), Some(second)) => !"aeiou".contains(second),
        (Some('z' | 'x' | 'y'), _) => true,
        _ => ["gn", "ps", "chassis"].iter().any(|start| lower.starts_with(start)),
    }
}

impl Noun {
    /// A noun that is put together while it is said.
    pub fn composed(one: impl Into<String>, many: impl Into<String>, feminine: bool) -> Noun {
        Noun { one: Cow::Owned(one.into()), many: Cow::Owned(many.into()), feminine }
    }

    /// "1 carta", "2 carte".
    pub fn count(&self, number: impl Into<i32>) -> String {
        let number: i32 = number.into();
        format!("{number} {}", if number == 1 { &self.one } else { &self.many })
    }

    /// "un Drone", "uno Sbirro", "una carta", "un'unità".
    pub fn a(&self) -> String {
        let article = match self.feminine {
            true if is_vowel(&self.one) => "un'",
            true => "una ",
            false if is_impure(&self.one) => "uno ",
            false => "un ",
        };
        format!("{article}{}", self.one)
    }

    /// "i Runner", "gli Sbirri", "le carte".
    pub fn the_many(&self) -> String {
        let article = match self.feminine {
            true => "le",
            false if is_vowel(&self.many) || is_impure(&self.many) => "gli",
            false => "i",
        };
        format!("{article} {}", self.many)
    }

    /// "ogni 2 carte", "ogni carta".
    pub fn every(&self, number: u8) -> String {
        if number == 1 { format!("ogni {}", self.one) } else { format!("ogni {number} {}", self.many) }
    }

    /// The form of a word that agrees, one or several.
    pub const fn agree<'a>(&self, masculine: &'a str, feminine: &'a str) -> &'a str {
        if self.feminine { feminine } else { masculine }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_follow_gender_and_sound() {
        let card = feminine("carta", "carte");
        assert_eq!(
            (card.a(), card.the_many(), card.count(1), card.every(2)),
            ("una carta".into(), "le carte".into(), "1 carta".into(), "ogni 2 carte".into())
        );
        assert_eq!(feminine("unità", "unità").a(), "un'unità");
        let cop = masculine("Sbirro", "Sbirri");
        assert_eq!((cop.a(), cop.the_many(), cop.agree("alleato", "alleata")), ("uno Sbirro".into(), "gli Sbirri".into(), "alleato"));
        assert_eq!(
            (masculine("Evento", "Eventi").a(), masculine("Evento", "Eventi").the_many()),
            ("un Evento".into(), "gli Eventi".into())
        );
        assert_eq!((masculine("Drone", "Droni").a(), masculine("Drone", "Droni").the_many()), ("un Drone".into(), "i Droni".into()));
        assert_eq!((masculine("Gnomo", "Gnomi").a(), masculine("Solitario", "Solitari").a()), ("uno Gnomo".into(), "un Solitario".into()));
    }
}
