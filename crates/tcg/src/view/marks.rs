//! The words for what is marked on a Unit or Legend: views write them, scenarios give them.

use crate::state::Marks;

/// What holds for it, besides how it lies: what effects gave it or forbid it.
pub(crate) const HOLDS: [(u32, &str); 19] = [
    (Marks::SOLO, "solo"),
    (Marks::BLOCKER, "blocker"),
    (Marks::ADRENALINE, "adrenaline"),
    (Marks::ATTACK_UNITS, "attack-units"),
    (Marks::ATTACK_SPENT, "attack-spent"),
    (Marks::ATTACK_READY, "attack-ready"),
    (Marks::UNDEFEATED, "undefeated"),
    (Marks::HARMLESS, "harmless"),
    (Marks::WATCHED, "watched"),
    (Marks::CLASHED, "clashed"),
    (Marks::STOLE, "stole"),
    (Marks::NO_ATTACK[0], "no-attack-until-0"),
    (Marks::NO_ATTACK[1], "no-attack-until-1"),
    (Marks::NO_READY[0], "no-ready-until-0"),
    (Marks::NO_READY[1], "no-ready-until-1"),
    (Marks::MUST, "must-attack"),
    (Marks::MUST_NEXT, "must-attack-next"),
    (Marks::STAYS_SPENT, "stays-spent"),
    (Marks::PICKED, "picked"),
];

/// What it has done this turn, for what counts only the first time.
pub(crate) const DID: [(u32, &str); 4] =
    [(Marks::SOLO_NOW, "went-solo"), (Marks::WON, "won"), (Marks::WAS_SPENT, "was-spent"), (Marks::STOLE_LOW, "stole-low")];

/// The words of a list that are true.
pub(super) fn words(list: &[(u32, &'static str)], marks: Marks) -> Vec<&'static str> {
    list.iter().filter(|(mark, _)| marks.has(*mark)).map(|(_, word)| *word).collect()
}
