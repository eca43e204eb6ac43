//! What of a log does not hold any more.

use super::Entry;

/// Which entries of a log were taken back later.
pub fn taken_back(log: &[Entry]) -> Vec<bool> {
    let mut back = vec![false; log.len()];
    for (at, entry) in log.iter().enumerate() {
        if let Entry::Undo { to } = entry {
            let undone = to.saturating_add(1).min(at)..at;
            for (back, entry) in back[undone.clone()].iter_mut().zip(&log[undone]) {
                *back |= matches!(entry, Entry::Decision { .. } | Entry::Concede { .. } | Entry::Over { .. });
            }
        }
    }
    back
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    #[test]
    fn what_stands_between_an_undo_and_its_mark_was_taken_back() {
        let decision = || Entry::Decision {
            seat: Seat(0),
            choice: "x".into(),
            label: "X".into(),
            chance: Vec::new(),
            automatic: false,
            thought: Vec::new(),
            digest: String::new(),
        };
        let deal = Entry::Deal { chance: Vec::new(), digest: String::new() };
        let log = [deal, decision(), decision(), Entry::Undo { to: 1 }, decision(), Entry::Undo { to: 0 }, decision()];
        assert_eq!(taken_back(&log), [false, true, true, false, true, false, false]);
        assert_eq!(taken_back(&[Entry::Undo { to: 9 }]), [false]);
    }
}
