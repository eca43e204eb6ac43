//! Names of people in the sentences of games. A game knows seats and says "seat 1"; people want to read
//! who sits there. Italian joins prepositions and articles, so those change with the name.

use table::Lang;

/// What stands before "posto" in Italian, and what stands before a name instead.
const BEFORE: [(&str, &str); 7] = [("il", ""), ("al", "a"), ("dal", "da"), ("del", "di"), ("sul", "su"), ("nel", "in"), ("col", "con")];

/// A sentence with the names of who sits there instead of seats; a seat without a name stays as it is.
/// Names are data: what is written in them is never taken for a seat.
pub fn named(lang: Lang, sentence: &str, names: &[String]) -> String {
    let noun = match lang {
        Lang::En => "seat",
        Lang::It => "posto",
    };
    let mut said = String::with_capacity(sentence.len());
    // Up to here all is said; what comes before is never looked at again.
    let mut done = 0;
    let mut at = 0;
    while let Some(found) = find(sentence, noun, at) {
        at = found.after;
        let Some(name) = names.get(found.seat).map(|name| name.trim()).filter(|name| !name.is_empty()) else { continue };
        let before = &sentence[done..found.from];
        match lang {
            Lang::En => said.push_str(before),
            Lang::It => said.push_str(&italian(before, name)),
        }
        said.push_str(name);
        done = found.after;
    }
    said.push_str(&sentence[done..]);
    said
}

/// Where a seat is mentioned.
struct Mention {
    /// From this byte on.
    from: usize,
    /// Up to this one.
    after: usize,
    /// Which seat.
    seat: usize,
}

/// The next mention of a seat: the noun as a word of its own, blanks, a number.
fn find(sentence: &str, noun: &str, start: usize) -> Option<Mention> {
    let bytes = sentence.as_bytes();
    (start..sentence.len()).find_map(|from| {
        let word = bytes.get(from..from + noun.len())?;
        if !word.eq_ignore_ascii_case(noun.as_bytes()) || !sentence.is_char_boundary(from) {
            return None;
        }
        if sentence[..from].chars().next_back().is_some_and(char::is_alphanumeric) {
            return None;
        }
        let rest = &sentence[from + noun.len()..];
        let number = rest.trim_start();
        let digits = number.bytes().take_while(u8::is_ascii_digit).count();
        let next = number[digits..].chars().next();
        if number.len() == rest.len() || next.is_some_and(char::is_alphanumeric) {
            return None;
        }
        let seat = number[..digits].parse().ok()?;
        Some(Mention { from, after: sentence.len() - number.len() + digits, seat })
    })
}

/// What stands before a mention of a seat, made to stand before a name.
fn italian(before: &str, name: &str) -> String {
    let bare = before.trim_end();
    let start = bare.rfind(|letter: char| !letter.is_alphabetic()).map_or(0, |at| at + bare[at..].chars().next().map_or(0, char::len_utf8));
    let (head, word) = bare.split_at(start);
    let joined = BEFORE.iter().find(|(joined, _)| bare.len() < before.len() && word.eq_ignore_ascii_case(joined));
    let Some((_, alone)) = joined else { return before.to_owned() };
    if alone.is_empty() {
        return head.to_owned();
    }
    // "ad Ada", as people say it.
    let alone = if *alone == "a" && name.starts_with(['a', 'A', 'à', 'À']) { "ad" } else { alone };
    let capital = word.starts_with(char::is_uppercase);
    let first = |letter: char| if capital { letter.to_ascii_uppercase() } else { letter };
    let alone: String = alone.chars().enumerate().map(|(place, letter)| if place == 0 { first(letter) } else { letter }).collect();
    format!("{head}{alone} ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    fn say(lang: Lang, sentence: &str) -> String {
        named(lang, sentence, &names(&["Ada", "Bruno"]))
    }

    #[test]
    fn english_says_who_sits_there() {
        let en = |sentence| say(Lang::En, sentence);
        assert_eq!(en("Seat 0 takes 2 Eurodollars from seat 1."), "Ada takes 2 Eurodollars from Bruno.");
        assert_eq!(en("Anna (seat 1) leaves: seat 0."), "Anna (Bruno) leaves: Ada.");
        assert_eq!(en("Seat 12 and seat 2 and seat 1b stay."), "Seat 12 and seat 2 and seat 1b stay.");
        assert_eq!(en("One card per seat 0f, a reseat 1, the seat."), "One card per seat 0f, a reseat 1, the seat.");
        assert_eq!(en("Seat\n  1, seat"), "Bruno, seat");
        assert_eq!(en("Ünïque seat 1"), "Ünïque Bruno");
        assert_eq!(en(""), "");
    }

    #[test]
    fn italian_joins_no_article_to_a_name() {
        let it = |sentence| say(Lang::It, sentence);
        assert_eq!(it("Il posto 0 prende 2 Eddie al posto 1."), "Ada prende 2 Eddie a Bruno.");
        assert_eq!(it("Il posto 1 dà una carta al posto 0 e la riprende dal posto 0."), "Bruno dà una carta ad Ada e la riprende da Ada.");
        assert_eq!(it("L'Indicatore Rete del posto 1 torna."), "L'Indicatore Rete di Bruno torna.");
        assert_eq!(it("Dal posto 1, sul posto 0, nel posto 1."), "Da Bruno, su Ada, in Bruno.");
        assert_eq!(it("Al posto 0 tocca decidere con il posto 1."), "Ad Ada tocca decidere con Bruno.");
        assert_eq!(it("Coinvolti: posto 0, posto 1. Posto 0 (tu)."), "Coinvolti: Ada, Bruno. Ada (tu).");
        assert_eq!(it("È il turno del posto 1."), "È il turno di Bruno.");
        assert_eq!(it("Il posto 12 al suo posto, sul posto, (il posto 0)"), "Il posto 12 al suo posto, sul posto, (Ada)");
    }

    #[test]
    fn names_are_never_taken_for_seats() {
        let tricky = names(&["Seat 1", "posto 0"]);
        assert_eq!(named(Lang::En, "Seat 0 and seat 1 and seat 0.", &tricky), "Seat 1 and posto 0 and Seat 1.");
        assert_eq!(named(Lang::It, "Il posto 1 dà al posto 0.", &tricky), "posto 0 dà a Seat 1.");
        let ends = names(&["Il", "Col"]);
        assert_eq!(named(Lang::It, "posto 0 posto 1", &ends), "Il Col");
        assert_eq!(named(Lang::En, "Seat 0 and seat 1.", &names(&["", "Bo"])), "Seat 0 and Bo.");
    }

    /// The texts of games in a language.
    const TEXTS: [(Lang, [&str; 4]); 2] = [
        (
            Lang::En,
            [
                include_str!("../../gangs/text/en.ftl"),
                include_str!("../../gangs/text/stories.en.ftl"),
                include_str!("../../samples/text/leduc/en.ftl"),
                include_str!("../../samples/text/tictactoe/en.ftl"),
            ],
        ),
        (
            Lang::It,
            [
                include_str!("../../gangs/text/it.ftl"),
                include_str!("../../gangs/text/stories.it.ftl"),
                include_str!("../../samples/text/leduc/it.ftl"),
                include_str!("../../samples/text/tictactoe/it.ftl"),
            ],
        ),
    ];

    #[test]
    fn every_form_of_the_texts_is_handled() {
        let mut seen = 0;
        for (lang, files) in TEXTS {
            for line in files.iter().flat_map(|file| file.lines()).filter(|line| !line.starts_with('#')) {
                // A seat stands in a text as a noun and a number, and in no other way.
                let noun = if lang == Lang::En { "eat " } else { "osto " };
                for (at, _) in line.match_indices("{ $seat }") {
                    assert!(line[..at].ends_with(noun), "another word for a seat: {line}");
                }
                let filled = line.replace("{ $seat }", "0").replace("{ $other }", "1");
                let says = filled.split_once(" = ").map_or(filled.as_str(), |(_, says)| says);
                let said = named(lang, says, &names(&["Ada", "Bruno", "Chiara", "Dario"]));
                let mut at = 0;
                let noun = if lang == Lang::En { "seat" } else { "posto" };
                while let Some(found) = find(says, noun, at) {
                    seen += 1;
                    at = found.after;
                    let before = says[..found.from].trim_end();
                    let word = before.rsplit(|letter: char| !letter.is_alphabetic()).next().unwrap_or_default().to_lowercase();
                    if lang == Lang::It && before.len() < found.from && !word.is_empty() {
                        assert!(BEFORE.iter().any(|(joined, _)| *joined == word), "'{word} posto' is new: {line}");
                        let earlier = before[..before.len() - word.len()].trim_end();
                        let earlier = earlier.rsplit(' ').next().unwrap_or_default().to_lowercase();
                        assert!(word != "il" || !["di", "a", "da", "in", "su"].contains(&earlier.as_str()), "{line}");
                    }
                }
                assert!(find(&said, noun, 0).is_none(), "{said}");
                assert!(!said.contains("  ") || says.contains("  "), "{said}");
            }
        }
        assert!(seen > 150, "{seen}");
    }
}
