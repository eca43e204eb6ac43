//! What of a log does not hold any more.

use super::LogEntry;

/// Which entries of a log were taken back later.
pub fn taken_back(log: &[LogEntry]) -> Vec<bool> {
    let mut back = vec![false; log.len()];
    for (at, entry) in log.iter().enumerate() {
        if let LogEntry::Undo { to } = entry {
            let undone = to.saturating_add(1).min(at)..at;
            for (back, entry) in back[undone.clone()].iter_mut().zip(&log[undone]) {
                *back |= matches!(entry, LogEntry::Decision { .. } | LogEntry::Concede { .. } | LogEntry::Over { .. });
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
        let decision = || LogEntry::Decision {
            seat: Seat(0),
            choice: "x".into(),
            label: "X".into(),
            chance: Vec::new(),
            automatic: false,
            thought: Vec::new(),
            digest: String::new(),
        };
        let deal = LogEntry::Deal { chance: Vec::new(), digest: String::new() };
        let log = [deal, decision(), decision(), LogEntry::Undo { to: 1 }, decision(), LogEntry::Undo { to: 0 }, decision()];
        assert_eq!(taken_back(&log), [false, true, true, false, true, false, false]);
        assert_eq!(taken_back(&[LogEntry::Undo { to: 9 }]), [false]);
    }
}
