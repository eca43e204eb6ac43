//! Who sentences are said for: a language, and what the people at the table are called. A text says who sits at a seat
//! with `{ WHO($seat, "Seat") }`: the name of who sits there, or "Seat 1" where nobody has a name. Italian joins
//! prepositions with articles, which names have none of: `{ WHO($seat, "al posto") }` is "al posto 1" or "ad Ada".

use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentValue};

use crate::seat::Seat;
use crate::text::{Lang, Texts};
use crate::wording::capital;

/// The language that sentences are said in, and the names that seats go by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Voice<'a> {
    /// The language.
    pub lang: Lang,
    /// The name of who sits at each seat. Nameless are an empty one, and seats beyond the last.
    pub names: &'a [String],
}

impl From<Lang> for Voice<'_> {
    fn from(lang: Lang) -> Self {
        Voice { lang, names: &[] }
    }
}

impl<'a> Voice<'a> {
    /// The name of who sits at a seat.
    pub fn name(self, seat: Seat) -> Option<&'a str> {
        self.names.get(seat.index()).map(|name| name.trim()).filter(|name| !name.is_empty())
    }

    /// A seat as a value of Fluent: a name, or the number of a nameless one.
    pub(crate) fn value(self, seat: Seat) -> FluentValue<'a> {
        self.name(seat).map_or_else(|| seat.0.into(), FluentValue::from)
    }
}

/// The name of the function in the texts.
pub(crate) const WHO: &str = "WHO";

/// What can stand before the number of a seat, and what stands before a name instead.
const fn forms(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::En => &[("seat", "")],
        Lang::It => &[
            ("posto", ""),
            ("il posto", ""),
            ("al posto", "a "),
            ("dal posto", "da "),
            ("del posto", "di "),
            ("sul posto", "su "),
            ("nel posto", "in "),
            ("col posto", "con "),
        ],
    }
}

/// What stands before a name where these words stand before a number; nothing if a text may not use them.
pub(crate) fn before_name(lang: Lang, words: &str) -> Option<&'static str> {
    forms(lang).iter().find(|(form, _)| *form == words || capital(form) == words).map(|(_, before)| *before)
}

/// `WHO` in the texts of a language.
pub(crate) fn who(lang: Lang) -> impl for<'a> Fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a> + Send + Sync {
    move |args, _| match args {
        [FluentValue::Number(FluentNumber { value, .. }), FluentValue::String(words)] => format!("{words} {value}").into(),
        [FluentValue::String(name), FluentValue::String(words)] => match before_name(lang, words) {
            Some(before) => named(before, words.starts_with(char::is_uppercase), name).into(),
            None => FluentValue::Error,
        },
        _ => FluentValue::Error,
    }
}

/// A name after its preposition.
fn named(before: &str, at_start: bool, name: &str) -> String {
    // "ad Ada", as people say it.
    let before = if before == "a " && name.starts_with(['a', 'A', 'à', 'À']) { "ad " } else { before };
    if at_start { format!("{}{name}", capital(before)) } else { format!("{before}{name}") }
}

/// The messages of a game in which a seat does not become a name: with a number of its own, or an article before the
/// name. Every message is said in every language.
pub fn unnamed(texts: &Texts) -> Vec<String> {
    let names = ["Zoe", "Bruno", "Chiara", "Dario"].map(str::to_owned);
    let mut unnamed = Vec::new();
    for lang in Lang::ALL {
        for (id, vars, said) in texts.all(Voice { lang, names: &names }) {
            let joined = |name: &String| said.match_indices(name).any(|(at, _)| is_article(lang, &said[..at]));
            if vars.contains("seat") {
                unnamed.push(format!("'{id}' says a seat without {WHO}"));
            } else if names.iter().any(joined) {
                unnamed.push(format!("'{id}': {said}"));
            }
        }
    }
    unnamed
}

/// Whether what stands before a name ends with a word that no name has before it.
fn is_article(lang: Lang, before: &str) -> bool {
    let last = before.trim_end().rsplit(|letter: char| !letter.is_alphabetic()).next().unwrap_or_default().to_lowercase();
    match lang {
        Lang::En => ["seat", "the", "a", "an"].contains(&last.as_str()),
        Lang::It => ["posto", "il", "lo", "al", "dal", "del", "sul", "nel", "col", "un"].contains(&last.as_str()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Message;

    const EN: &str = r#"
takes = { WHO($seat, "Seat") } takes 2 Eurodollars from { WHO($other, "seat") }.
leaves = Anna ({ WHO($other, "seat") }) leaves: { WHO($seat, "seat") }.
back = { WHO($other, "Seat") } gives { WHO($seat, "seat") } a card and takes it back from { WHO($seat, "seat") }.
tracker = The Net tracker of { WHO($other, "seat") } goes back.
places = From { WHO($other, "seat") }, on { WHO($seat, "seat") }, in { WHO($other, "seat") }, with { WHO($seat, "seat") }.
decides = { WHO($seat, "Seat") } decides with { WHO($other, "seat") }.
involved = Involved: { WHO($seat, "seat") }, { WHO($other, "seat") }. { WHO($seat, "Seat") } (you).
"#;

    const IT: &str = r#"
takes = { WHO($seat, "Il posto") } prende 2 Eddie { WHO($other, "al posto") }.
leaves = Anna ({ WHO($other, "posto") }) se ne va: { WHO($seat, "posto") }.
back = { WHO($other, "Il posto") } dà una carta { WHO($seat, "al posto") } e la riprende { WHO($seat, "dal posto") }.
tracker = L'Indicatore Rete { WHO($other, "del posto") } torna.
places = { WHO($other, "Dal posto") }, { WHO($seat, "sul posto") }, { WHO($other, "nel posto") }, { WHO($seat, "col posto") }.
decides = { WHO($seat, "Al posto") } tocca decidere con { WHO($other, "il posto") }.
involved = Coinvolti: { WHO($seat, "posto") }, { WHO($other, "posto") }. { WHO($seat, "Posto") } (tu).
"#;

    fn say(lang: Lang, id: &'static str, names: &[&str]) -> String {
        let texts = Texts::new(EN, IT).unwrap_or_else(|problems| panic!("{problems}"));
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        texts.say(Voice { lang, names: &names }, &Message::new(id).with("seat", Seat(0)).with("other", Seat(1)))
    }

    #[test]
    fn english_says_who_sits_there() {
        let en = |id| say(Lang::En, id, &["Ada", "Bruno"]);
        assert_eq!(en("takes"), "Ada takes 2 Eurodollars from Bruno.");
        assert_eq!(en("leaves"), "Anna (Bruno) leaves: Ada.");
        assert_eq!(say(Lang::En, "takes", &[]), "Seat 0 takes 2 Eurodollars from seat 1.");
    }

    #[test]
    fn italian_joins_no_article_to_a_name() {
        let it = |id| say(Lang::It, id, &["Ada", "Bruno"]);
        assert_eq!(it("takes"), "Ada prende 2 Eddie a Bruno.");
        assert_eq!(it("back"), "Bruno dà una carta ad Ada e la riprende da Ada.");
        assert_eq!(it("tracker"), "L'Indicatore Rete di Bruno torna.");
        assert_eq!(it("places"), "Da Bruno, su Ada, in Bruno, con Ada.");
        assert_eq!(it("decides"), "Ad Ada tocca decidere con Bruno.");
        assert_eq!(it("involved"), "Coinvolti: Ada, Bruno. Ada (tu).");
        let nameless = |id| say(Lang::It, id, &[]);
        assert_eq!(nameless("back"), "Il posto 1 dà una carta al posto 0 e la riprende dal posto 0.");
        assert_eq!(nameless("places"), "Dal posto 1, sul posto 0, nel posto 1, col posto 0.");
        assert_eq!(nameless("involved"), "Coinvolti: posto 0, posto 1. Posto 0 (tu).");
    }

    #[test]
    fn names_are_said_as_they_are_written() {
        let tricky = ["Seat 1", "posto 0"];
        assert_eq!(say(Lang::En, "takes", &tricky), "Seat 1 takes 2 Eurodollars from posto 0.");
        assert_eq!(say(Lang::It, "back", &tricky), "posto 0 dà una carta a Seat 1 e la riprende da Seat 1.");
        assert_eq!(say(Lang::It, "involved", &["Il", "Col"]), "Coinvolti: Il, Col. Il (tu).");
        assert_eq!(say(Lang::En, "takes", &["{ $other }", "12"]), "{ $other } takes 2 Eurodollars from 12.");
        assert_eq!(say(Lang::En, "takes", &["ada", "  "]), "ada takes 2 Eurodollars from seat 1.");
        assert_eq!(say(Lang::En, "takes", &["", " Bo "]), "Seat 0 takes 2 Eurodollars from Bo.");
    }

    #[test]
    fn other_words_for_a_seat_are_refused() {
        let refused = |en: &str, it: &str| Texts::new(en, it).err().map(|problems| problems.to_string()).unwrap_or_default();
        let fine = "a = { WHO($seat, \"Seat\") }\n";
        assert!(refused(fine, "a = { WHO($seat, \"Lo posto\") }\n").contains("it.ftl: 'a' says WHO(\"Lo posto\")"));
        assert!(refused(fine, "a = { WHO($seat) }\n").contains("it.ftl: 'a' says WHO(\"\")"));
        assert!(refused(fine, "a = Il posto { $seat }\n").contains("'a' uses {\"seat\"}, but in en.ftl {\"WHO(seat)\"}"));
        assert!(refused(fine, "a = { SEAT($seat, \"posto\") }\n").contains("'a' uses SEAT, which is no function"));
        assert_eq!(refused(fine, "a = { WHO($seat, \"Posto\") }\n"), "");
    }

    #[test]
    fn sentences_in_which_names_cannot_stand_are_found() {
        let found = |en: &str, it: &str| unnamed(&Texts::new(en, it).unwrap_or_else(|problems| panic!("{problems}")));
        assert_eq!(unnamed(&Texts::shipped(EN, IT)), Vec::<String>::new());
        let said = "a = { $n } for { WHO($seat, \"seat\") }\n";
        assert_eq!(found(said, "a = { $n } per il { WHO($seat, \"posto\") }\n"), ["'a': 3 per il Zoe"]);
        assert_eq!(found("a = The { WHO($seat, \"seat\") }\n", "a = { WHO($seat, \"Il posto\") }\n"), ["'a': The Zoe"]);
        assert_eq!(found("a = Seat { $seat }\n", "a = Posto { $seat }\n"), ["'a' says a seat without WHO"; 2]);
    }
}
