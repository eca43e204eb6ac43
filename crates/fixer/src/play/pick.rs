//! Which choice a line means: its number, its name, or an unambiguous beginning of its name or label.

use table::any::Offer;

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

/// A choice in a numbered list, with its name where the label does not say it.
pub fn listed(number: usize, offer: &Offer) -> String {
    let Offer { key, label } = offer;
    let key = key.to_lowercase();
    let said = label.to_lowercase().split(|letter: char| !letter.is_alphanumeric() && letter != '-').any(|word| word == key);
    if said { format!("  {number}. {label}") } else { format!("  {number}. {label} ({key})") }
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
    fn the_name_stands_where_the_label_does_not_say_it() {
        assert_eq!(listed(1, &offers()[1]), "  1. Vedi con 2 fiche (call)");
        assert_eq!(listed(9, &Offer { key: "a1".to_owned(), label: "Take a1".to_owned() }), "  9. Take a1");
    }
}
