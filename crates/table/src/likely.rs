//! Names that were likely meant, for one that is not known. Two names are alike as far as they share pairs of
//! neighbouring letters, which costs no more than reading both; what is longer than any name is not looked at.

/// How many names are proposed for one that is unknown.
const PROPOSALS: usize = 3;
/// How much of two names must be shared, in percent, before one is proposed for the other.
const LIKENESS: usize = 40;
/// Letters of the longest name for which others are looked for.
const LETTERS: usize = 100;
/// How many names are compared at most.
const NAMES: usize = 2000;

/// The pairs of neighbouring letters of a name, its beginning and its end included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairs(Vec<[u8; 2]>);

impl Pairs {
    /// The pairs of a name.
    pub fn of(name: &str) -> Pairs {
        let (before, after) = (std::iter::once(b' ').chain(name.bytes()), name.bytes().chain([b' ']));
        let mut pairs: Vec<[u8; 2]> = before.zip(after).map(|(one, next)| [one, next]).collect();
        pairs.sort_unstable();
        Pairs(pairs)
    }

    /// How much two names share, in percent.
    pub fn shared(&self, other: &Pairs) -> usize {
        let (mut a, mut b, mut both) = (0, 0, 0);
        while let (Some(one), Some(other)) = (self.0.get(a), other.0.get(b)) {
            both += usize::from(one == other);
            a += usize::from(one <= other);
            b += usize::from(other <= one);
        }
        both * 200 / (self.0.len() + other.0.len()).max(1)
    }
}

/// The few things that are likely meant, the likeliest first, by how like each of them is, in percent.
pub fn likeliest<T>(mut things: Vec<(usize, T)>) -> Vec<T> {
    things.sort_by_key(|(likeness, _)| std::cmp::Reverse(*likeness));
    let best = things.first().map_or(0, |(likeness, _)| *likeness);
    // Something that is half as like as the best was hardly meant.
    things.retain(|(likeness, _)| *likeness >= LIKENESS.max(best * 2 / 3));
    things.into_iter().take(PROPOSALS).map(|(_, thing)| thing).collect()
}

/// The names that are like what was written, the likeliest first.
pub fn likely<N: AsRef<str>>(written: &str, names: impl IntoIterator<Item = N>) -> Vec<N> {
    if written.len() > LETTERS {
        return Vec::new();
    }
    let likeness = |name: N| {
        let (wanted, other) = apart(written, name.as_ref());
        (Pairs::of(&wanted.to_lowercase()).shared(&Pairs::of(&other.to_lowercase())), name)
    };
    likeliest(names.into_iter().filter(|name| name.as_ref() != written).take(NAMES).map(likeness).collect())
}

/// Two names from the first word on in which they differ: what they have in common says nothing.
fn apart<'n>(mut one: &'n str, mut other: &'n str) -> (&'n str, &'n str) {
    while let (Some((head, rest)), Some((same, left))) = (one.split_once(' '), other.split_once(' '))
        && head == same
    {
        (one, other) = (rest, left);
    }
    (one, other)
}

/// A question that ends a sentence about a name that is not known: `; did you mean 'minotaur'?`. Nothing if no
/// name is like it.
pub fn meant<N: AsRef<str>>(written: &str, names: impl IntoIterator<Item = N>) -> String {
    let quoted: Vec<String> = likely(written, names).iter().map(|name| format!("'{}'", name.as_ref())).collect();
    if quoted.is_empty() { String::new() } else { format!("; did you mean {}?", quoted.join(" or ")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_the_pen_are_met_with_what_was_meant() {
        let names = ["hand", "deck", "field", "legends", "gigs", "minotaur", "mantis-blades"];
        for (written, right) in
            [("hnad", "hand"), ("feild", "field"), ("Minotuar", "minotaur"), ("legend", "legends"), ("mantis-blade", "mantis-blades")]
        {
            assert_eq!(meant(written, names), format!("; did you mean '{right}'?"), "{written}");
        }
        let given = ["seat 0 hand", "seat 0 sold", "seat 0 field", "seat 1 hand"];
        assert_eq!(meant("seat 0 hnad", given), "; did you mean 'seat 0 hand'?");
        assert_eq!(meant("atack minotaur", ["attack minotaur", "end"]), "; did you mean 'attack minotaur'?");
    }

    #[test]
    fn nothing_is_proposed_for_what_is_like_nothing() {
        assert_eq!(meant("colour", ["turn", "hand"]), "");
        assert_eq!(meant("", [""; 0]), "");
        assert_eq!(meant(&"minotaur".repeat(20), ["minotaur"]), "");
    }
}
