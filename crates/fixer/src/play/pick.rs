//! Which choice a line means: its number, its name, or an unambiguous beginning of its name or label.

use table::any::Offer;

use super::console::Look;
use super::groups::{Line, lines};

/// What a line means among the choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    /// This choice.
    One(usize),
    /// Any of these.
    Several(Vec<usize>),
    /// A number that no choice has.
    NoNumber,
    /// None.
    Nothing,
}

/// The choice of this number or exact name.
pub fn exactly(line: &str, offers: &[Offer]) -> Picked {
    if !line.is_empty() && line.chars().all(|letter| letter.is_ascii_digit()) {
        let at = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        return at.filter(|&at| at < offers.len()).map_or(Picked::NoNumber, Picked::One);
    }
    let named = |offer: &Offer| offer.key.eq_ignore_ascii_case(line);
    offers.iter().position(named).map_or(Picked::Nothing, Picked::One)
}

/// The choices whose name or label begins like this.
pub fn by_beginning<'a>(line: &str, offers: impl IntoIterator<Item = &'a Offer>) -> Picked {
    let line = line.to_lowercase();
    if line.is_empty() {
        return Picked::Nothing;
    }
    let begins = |offer: &Offer| [&offer.key, &offer.label].iter().any(|words| words.to_lowercase().starts_with(&line));
    let found: Vec<usize> = offers.into_iter().enumerate().filter(|(_, offer)| begins(offer)).map(|(at, _)| at).collect();
    match found[..] {
        [] => Picked::Nothing,
        [one] => Picked::One(one),
        _ => Picked::Several(found),
    }
}

/// A list of choices, numbered; a long one in groups.
pub fn listed(offers: &[Offer]) -> String {
    let line = |line: Line| match line {
        Line::Heading(words) => format!("  {words}"),
        Line::Choice(at, words, under) => {
            let number = Look::Number.on(&format!("{}.", at + 1));
            format!("{}{number} {words}", if under { "    " } else { "  " })
        }
    };
    lines(offers).into_iter().map(line).collect::<Vec<_>>().join("\n")
}

/// The same choices with their names, which are the same in every language and stay as they are.
pub fn named(offers: &[Offer]) -> String {
    let line = |(number, offer): (usize, &Offer)| format!("  {number}. {}: {}", offer.key, offer.label);
    (1..).zip(offers).map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offers() -> Vec<Offer> {
        let offer = |(key, label): (&str, &str)| Offer { key: key.to_owned(), label: label.to_owned() };
        [("fold", "Lascia"), ("call", "Vedi con 2 fiche"), ("raise", "Rilancia"), ("raise-all", "Rilancia tutto")].map(offer).to_vec()
    }

    #[test]
    fn a_choice_is_meant_by_number_name_or_beginning() {
        let offers = offers();
        assert_eq!(exactly("2", &offers), Picked::One(1));
        assert_eq!(exactly("RAISE", &offers), Picked::One(2));
        assert_eq!(exactly("ra", &offers), Picked::Nothing);
        for wrong in ["0", "5", "99999999999999999999999999"] {
            assert_eq!(exactly(wrong, &offers), Picked::NoNumber);
        }
        assert_eq!(by_beginning("f", &offers), Picked::One(0));
        assert_eq!(by_beginning("vedi", &offers), Picked::One(1));
        assert_eq!(by_beginning("ra", &offers), Picked::Several(vec![2, 3]));
        assert_eq!(by_beginning("rilancia t", &offers), Picked::One(3));
        assert_eq!(by_beginning("", &offers), Picked::Nothing);
    }

    #[test]
    fn names_are_listed_when_they_are_asked_for() {
        assert_eq!(named(&offers()[1..2]), "  1. call: Vedi con 2 fiche");
        assert!(listed(&offers()[1..2]).ends_with(" Vedi con 2 fiche"));
    }
}
