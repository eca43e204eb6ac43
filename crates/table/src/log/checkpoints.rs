//! States that a table keeps in memory, so that going back to an entry plays a few entries again and not the
//! whole log. They are never written: the log alone is stored.

use std::collections::BTreeMap;
use std::ops::Range;

/// How many entries that hold lie between two kept states. Close ones make going back quick, and far ones make an
/// idle table small: with 64, the states of a table take less memory than its log.
pub(super) const SPACING: usize = 64;

/// Kept states, by the entries after which they were.
pub(super) struct Checkpoints<S> {
    kept: BTreeMap<usize, S>,
    /// The entries that the rest of a log is known to go back to, and their states once they are there.
    wanted: BTreeMap<usize, Option<S>>,
}

impl<S: Clone> Checkpoints<S> {
    /// None yet.
    pub(super) fn new() -> Self {
        Checkpoints { kept: BTreeMap::new(), wanted: BTreeMap::new() }
    }

    /// The states after these entries will be asked for, until [`Checkpoints::want_no_more`].
    pub(super) fn want(&mut self, entries: impl Iterator<Item = usize>) {
        self.wanted.extend(entries.map(|entry| (entry, None)));
    }

    /// Forgets the states that were kept only because they were going to be asked for.
    pub(super) fn want_no_more(&mut self) {
        self.wanted.clear();
    }

    /// The entry that now is the last has been made, and those that hold have gone on by these, counted from the deal.
    pub(super) fn reached(&mut self, entry: usize, held: Range<usize>, state: &S) {
        if held.start.next_multiple_of(SPACING) < held.end {
            self.kept.insert(entry, state.clone());
        } else if let Some(wanted) = self.wanted.get_mut(&entry) {
            *wanted = Some(state.clone());
        }
    }

    /// Everything after an entry was taken back, in a log of this length. A state that was passed only a few entries
    /// ago goes: who decides and takes back all the time would keep one for each time, and the way to whatever was
    /// there is no longer than two spacings without it.
    pub(super) fn taken_back(&mut self, to: usize, length: usize) {
        let last = self.kept.last_key_value().map(|(&entry, _)| entry);
        if last.is_some_and(|entry| entry > to && length - entry < SPACING) {
            self.kept.pop_last();
        }
    }

    /// Those of a log that ends with an entry.
    pub(super) fn until(&self, entry: usize) -> Self {
        Checkpoints { kept: self.kept.range(..=entry).map(|(&entry, state)| (entry, state.clone())).collect(), wanted: BTreeMap::new() }
    }

    /// The state after an entry, if it was kept.
    pub(super) fn get(&self, entry: usize) -> Option<&S> {
        self.kept.get(&entry).or_else(|| self.wanted.get(&entry)?.as_ref())
    }

    /// How many states are kept.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.kept.len() + self.wanted.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deciding_and_taking_back_all_the_time_keeps_no_more_states_than_going_on() {
        let mut checkpoints = Checkpoints::new();
        (0..SPACING).for_each(|entry| checkpoints.reached(entry, entry..entry + 1, &()));
        let mut length = SPACING;
        for _ in 0..10 * SPACING {
            // The entry with a kept state, and then its taking back.
            checkpoints.reached(length, SPACING..SPACING + 1, &());
            checkpoints.taken_back(SPACING - 1, length + 1);
            length += 2;
            assert!(checkpoints.len() <= length.div_ceil(SPACING));
        }
        // What is played for long before it is taken back keeps its states.
        (0..SPACING).for_each(|more| checkpoints.reached(length + more, SPACING + more..SPACING + more + 1, &()));
        checkpoints.taken_back(SPACING - 1, length + SPACING);
        assert!(checkpoints.get(length).is_some() && checkpoints.get(0).is_some());
    }

    #[test]
    fn wanted_states_are_there_until_they_are_wanted_no_more() {
        let mut checkpoints = Checkpoints::new();
        checkpoints.want([3, 5].into_iter());
        (0..5).for_each(|entry| checkpoints.reached(entry, entry..entry + 1, &entry));
        assert_eq!((checkpoints.get(3), checkpoints.get(4), checkpoints.get(5)), (Some(&3), None, None));
        checkpoints.want_no_more();
        assert_eq!((checkpoints.get(3), checkpoints.get(0)), (None, Some(&0)));
    }
}
