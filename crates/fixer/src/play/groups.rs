//! Long lists of choices in groups: those whose names begin alike stand together, under what their labels begin with.

use table::any::Offer;

/// So many choices are listed one under the other.
const FEW: usize = 10;

/// The choices as they are listed and numbered: a long list with those together whose names begin alike.
pub fn in_order(mut offers: Vec<Offer>) -> Vec<Offer> {
    let mut order = Vec::new();
    for section in sections(&offers, (0..offers.len()).collect(), 0) {
        order.extend(section);
    }
    let mut taken: Vec<Option<Offer>> = offers.drain(..).map(Some).collect();
    order.into_iter().filter_map(|at| taken[at].take()).collect()
}

/// A line of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// What the labels after it begin with.
    Heading(String),
    /// A choice by its place, with what is left of its label after the heading, if it stands under one.
    Choice(usize, String, bool),
}

/// The lines of a list that [`in_order`] has put in order.
pub fn lines(offers: &[Offer]) -> Vec<Line> {
    let mut lines = Vec::new();
    for section in sections(offers, (0..offers.len()).collect(), 0) {
        let labels: Vec<&str> = section.iter().map(|&at| offers[at].label.as_str()).collect();
        let shared = if section.len() > 1 && offers.len() > FEW { shared(&labels) } else { 0 };
        if shared > 0 {
            lines.push(Line::Heading(labels[0][..shared].trim_end().to_owned()));
        }
        lines.extend(section.into_iter().zip(labels).map(|(at, label)| Line::Choice(at, label[shared..].to_owned(), shared > 0)));
    }
    lines
}

/// Places of choices, those together whose names have the same words up to some word.
fn sections(offers: &[Offer], places: Vec<usize>, word: usize) -> Vec<Vec<usize>> {
    if places.len() <= FEW {
        return vec![places];
    }
    let mut groups: Vec<(&str, Vec<usize>)> = Vec::new();
    let mut ended = true;
    for at in places {
        let next = offers[at].key.split(' ').nth(word).unwrap_or_default();
        ended &= next.is_empty();
        match groups.iter_mut().find(|(begins, _)| *begins == next) {
            Some((_, group)) => group.push(at),
            None => groups.push((next, vec![at])),
        }
    }
    // Nothing tells them apart any more.
    if ended {
        return groups.into_iter().map(|(_, group)| group).collect();
    }
    groups.into_iter().flat_map(|(_, group)| sections(offers, group, word + 1)).collect()
}

/// How much all labels share at their beginning, in whole words; nothing if that would leave one without words.
fn shared(labels: &[&str]) -> usize {
    let first = labels[0];
    let alike = |label: &str| first.bytes().zip(label.bytes()).take_while(|(one, other)| one == other).count();
    let most = labels.iter().map(|label| alike(label)).min().unwrap_or(0);
    let ends = first.char_indices().filter(|(at, letter)| *letter == ' ' && *at < most);
    let shared = ends.map(|(at, _)| at + 1).next_back().unwrap_or(0);
    if labels.iter().all(|label| label.len() > shared) { shared } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offers() -> Vec<Offer> {
        let offer = |key: String, label: String| Offer { key, label };
        let places = ["Watson", "Heywood", "Pacifica", "Westbrook"];
        let mut all = vec![offer("done".into(), "Stop".into())];
        for place in places {
            for unit in ["solo", "drone", "techie"] {
                all.push(offer(format!("move {unit} {}", place.to_lowercase()), format!("Move {unit}: to {place}")));
            }
        }
        all
    }

    #[test]
    fn a_long_list_is_put_in_groups_and_loses_nothing() {
        let offers = in_order(offers());
        assert_eq!(offers.len(), 13);
        let keys: Vec<&str> = offers.iter().map(|offer| offer.key.as_str()).collect();
        assert_eq!(keys[..4], ["done", "move solo watson", "move solo heywood", "move solo pacifica"]);
        let lines = lines(&offers);
        assert_eq!(lines[0], Line::Choice(0, "Stop".into(), false));
        assert_eq!(lines[1], Line::Heading("Move solo: to".into()));
        assert_eq!(lines[2], Line::Choice(1, "Watson".into(), true));
        assert_eq!(lines.len(), 16, "{lines:?}");
    }

    #[test]
    fn a_short_list_stays_as_it_is() {
        let few: Vec<Offer> = offers().into_iter().take(10).collect();
        assert_eq!(in_order(few.clone()), few);
        assert!(lines(&few).iter().all(|line| matches!(line, Line::Choice(_, _, false))));
    }

    #[test]
    fn names_that_nothing_tells_apart_end_the_search() {
        let same: Vec<Offer> = (0..20).map(|at| Offer { key: "x".into(), label: format!("è {at}") }).collect();
        assert_eq!(in_order(same.clone()), same);
        assert_eq!(lines(&same)[0], Line::Heading("è".into()));
    }
}
