//! What is new in a text that is told again and again: the position of a table, after every decision. Lines are parts of
//! the line above them that is less indented, and what goes on in the next line because it did not fit is one line.
//! What changed is told under the heads of what it is part of; what is gone without anything in its place is told by
//! what is left there.

use crate::wording::WIDTH;

/// How many lines are told again because one of them is gone.
const FEW: usize = 4;

/// A line with its parts.
struct Part<'t> {
    /// The line, with what did not fit into it.
    line: Vec<&'t str>,
    /// How many empty lines stand before it.
    paragraph: usize,
    parts: Vec<Part<'t>>,
}

/// What is told so far.
#[derive(Default)]
struct Telling {
    text: String,
    /// The paragraph of what was told last.
    paragraph: usize,
}

/// All of a position that is not in the one before, in the same order; nothing if that is nothing.
pub fn changes(before: &str, after: &str) -> String {
    let mut told = Telling::default();
    tell(&read(before), &read(after), &mut told);
    told.text
}

fn read(text: &str) -> Vec<Part<'_>> {
    // The parts that are open, outermost first, each with its indent.
    let mut open: Vec<(usize, Part<'_>)> = Vec::new();
    let mut all = Vec::new();
    let (mut paragraph, mut last) = (0, "");
    for line in text.lines() {
        if line.trim().is_empty() {
            (paragraph, last) = (paragraph + 1, "");
            continue;
        }
        // Whoever lets a line be longer than that has not broken it: the next one begins something else.
        let long = last.chars().count();
        let goes_on = (1..=WIDTH).contains(&long) && long + 1 + first_words(line) > WIDTH;
        last = line;
        if goes_on && let Some((_, part)) = open.last_mut() {
            part.line.push(line);
            continue;
        }
        let indent = line.len() - line.trim_start().len();
        close(&mut open, indent, &mut all);
        open.push((indent, Part { line: vec![line], paragraph, parts: Vec::new() }));
    }
    close(&mut open, 0, &mut all);
    all
}

/// Puts parts that are indented at least so far where they belong.
fn close<'t>(open: &mut Vec<(usize, Part<'t>)>, indent: usize, all: &mut Vec<Part<'t>>) {
    while let Some((_, part)) = open.pop_if(|(there, _)| *there >= indent) {
        match open.last_mut() {
            Some((_, above)) => above.parts.push(part),
            None => all.push(part),
        }
    }
}

/// Letters that would have had to fit into the line before: a number stays with what it counts.
fn first_words(line: &str) -> usize {
    let mut words = line.split_whitespace();
    let first = words.next().unwrap_or_default();
    let counts = first.trim_start_matches('(').chars().all(|letter| letter.is_ascii_digit());
    let next = if counts { words.next().map_or(0, |next| 1 + next.chars().count()) } else { 0 };
    first.chars().count() + next
}

impl Part<'_> {
    /// What a line is about: the words before its first full stop, colon or bracket.
    fn about(&self) -> &str {
        self.line[0].split(['.', ':', '(']).next().unwrap_or_default().trim()
    }

    fn head(&self, told: &mut Telling) {
        if !told.text.is_empty() {
            told.text += if told.paragraph == self.paragraph { "\n" } else { "\n\n" };
        }
        told.paragraph = self.paragraph;
        told.text += &self.line.join("\n");
    }

    fn whole(&self, told: &mut Telling) {
        self.head(told);
        self.parts.iter().for_each(|part| part.whole(told));
    }
}

/// Tells the parts that were not there before.
fn tell(before: &[Part<'_>], after: &[Part<'_>], told: &mut Telling) {
    let mut left: Vec<&Part<'_>> = before.iter().collect();
    let mut take = |like: &dyn Fn(&Part<'_>) -> bool| left.iter().position(|part| like(part)).map(|at| left.remove(at));
    let mut was: Vec<Option<&Part<'_>>> = after.iter().map(|part| take(&|other| other.line == part.line)).collect();
    for (was, part) in was.iter_mut().zip(after).filter(|(was, _)| was.is_none()) {
        *was = take(&|other| other.about() == part.about());
    }
    for (was, part) in was.into_iter().zip(after) {
        let Some(was) = was else {
            part.whole(told);
            continue;
        };
        let mut changed = Telling { text: String::new(), paragraph: part.paragraph };
        let few = part.parts.len() <= FEW && part.parts.iter().all(|part| part.parts.is_empty());
        let fewer = was.parts.len() > part.parts.len() && few;
        if fewer {
            part.parts.iter().for_each(|part| part.whole(&mut changed));
        } else {
            tell(&was.parts, &part.parts, &mut changed);
        }
        if fewer || !changed.text.is_empty() || was.line != part.line {
            part.head(told);
            if !changed.text.is_empty() {
                told.text.push('\n');
                told.text += &changed.text;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: &str = "\
Your turn: 2 actions left.

Watson. Business: free. Borders: City Center, Westbrook. Rewards: 1 Eurodollar,
    2 Contraband.
  Valentinos: 1 Solo.
Westbrook. Fixer: free.
  Tyger Claws: 2 Solos.
  Valentinos: 1 Drone.

Hand:
  Crusher. Firepower 3.
  Short Circuit. Firepower 2.";

    #[test]
    fn what_is_the_same_is_not_told() {
        assert_eq!(changes(BEFORE, BEFORE), "");
        assert_eq!(changes("", BEFORE), BEFORE);
        assert_eq!(changes(BEFORE, ""), "");
    }

    #[test]
    fn what_changed_is_told_under_its_head() {
        let after = BEFORE.replace("2 Solos", "3 Solos").replace("2 actions", "1 action");
        assert_eq!(changes(BEFORE, &after), "Your turn: 1 action left.\n\nWestbrook. Fixer: free.\n  Tyger Claws: 3 Solos.");
    }

    #[test]
    fn a_line_that_did_not_fit_is_told_whole() {
        let after = BEFORE.replace("2 Contraband", "3 Contraband");
        assert!(changes(BEFORE, &after).ends_with("Rewards: 1 Eurodollar,\n    3 Contraband."), "{}", changes(BEFORE, &after));
        let after = BEFORE.replace("Business: free", "Business: ours");
        assert!(
            changes(BEFORE, &after).ends_with("Business: ours. Borders: City Center, Westbrook. Rewards: 1 Eurodollar,\n    2 Contraband.")
        );
    }

    #[test]
    fn a_line_that_was_never_broken_does_not_go_on_in_the_next() {
        let before = format!("Mission: {}.\nBlack Market:\n  Calmax. 2 Chips.", "a long way ".repeat(12));
        let after = before.replace("Mission: a", "Mission: b");
        assert_eq!(changes(&before, &after), after.lines().next().unwrap_or_default(), "no head without what stands under it");
    }

    #[test]
    fn what_is_gone_is_told_by_what_is_left() {
        let after = BEFORE.replace("  Valentinos: 1 Drone.\n", "");
        assert_eq!(changes(BEFORE, &after), "Westbrook. Fixer: free.\n  Tyger Claws: 2 Solos.");
        let after = BEFORE.replace("  Valentinos: 1 Solo.\n", "");
        assert!(changes(BEFORE, &after).starts_with("Watson."));
    }

    #[test]
    fn what_is_new_is_told_alone() {
        let after = BEFORE.replace("Short Circuit", "Shock-N-Awe");
        assert_eq!(changes(BEFORE, &after), "Hand:\n  Shock-N-Awe. Firepower 2.");
        assert_eq!(changes(BEFORE, &format!("{BEFORE}\n\nNow: a Netrun.")), "Now: a Netrun.");
    }
}
