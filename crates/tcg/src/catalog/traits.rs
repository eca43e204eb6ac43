//! What a card is asked about again and again, as bits: what its abilities answer to, its persistent effects, its
//! keywords. A card has them from the catalog; a side of the table keeps those of everything that is in force there,
//! so that a question to which nobody has an answer costs one look. They say which sorts there are, never which
//! effect: whoever finds a bit looks at the cards.

use super::words::{Card, Keyword, Static, When};

/// A set of traits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Traits(u64);

/// Where the bits of persistent effects begin, after those of [`When`].
const ALWAYS: u32 = 28;
/// Where the bits of keywords begin.
const KEYWORDS: u32 = 56;

impl Traits {
    /// Nothing.
    pub const NONE: Traits = Traits(0);
    /// It has an activated effect.
    pub const ACTIVE: Traits = Traits(1 << 63);

    /// An ability answers to events of this sort.
    #[inline]
    pub const fn answers(when: When) -> Traits {
        Traits(1 << when.bit())
    }

    /// It has a persistent effect of this sort.
    #[inline]
    pub const fn always(always: Static) -> Traits {
        Traits(1 << (ALWAYS + always.bit()))
    }

    /// It has this keyword: printed, or while a condition holds.
    #[inline]
    pub const fn keyword(keyword: Keyword) -> Traits {
        Traits(1 << (KEYWORDS + keyword as u32))
    }

    /// The traits of a card.
    pub(super) fn of(card: &Card) -> Traits {
        let cues = card.ability.iter().flat_map(|ability| &ability.when).map(|&when| Traits::answers(when));
        let active = card.ability.iter().filter(|ability| ability.cost.is_some()).map(|_| Traits::ACTIVE);
        let always = card.always.iter().map(|&always| Traits::always(always));
        let given = card.always.iter().filter_map(|always| if let Static::Has(keyword, _) = always { Some(keyword) } else { None });
        let keywords = card.keywords.iter().chain(given).map(|&keyword| Traits::keyword(keyword));
        cues.chain(active).chain(always).chain(keywords).fold(Traits::NONE, Traits::with)
    }

    /// These and others.
    #[inline]
    #[must_use]
    pub const fn with(self, more: Traits) -> Traits {
        Traits(self.0 | more.0)
    }

    /// Whether one of these is among them.
    #[inline]
    pub const fn meets(self, other: Traits) -> bool {
        self.0 & other.0 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Catalog;
    use crate::catalog::words::{Color, Cond, EntryPoint, Size, Tag};

    #[test]
    fn every_sort_has_a_bit_of_its_own() {
        let tag = Tag::Ai;
        let whens = [
            When::Play,
            When::Call,
            When::Attack,
            When::Defeated,
            When::TurnStarts,
            When::TurnEnds,
            When::Blocks,
            When::FriendBlocks,
            When::Wins,
            When::Loses,
            When::Spent,
            When::EquippedFriendSpent,
            When::Steals,
            When::StealsSome,
            When::FriendSteals(Size::D4),
            When::LegendSteals,
            When::TaggedSteals(tag, tag),
            When::OtherStealsLow,
            When::TaggedAttacks(tag),
            When::TaggedDefeated(tag),
            When::EquippedFriendDefeated,
            When::PlaysProgram(tag),
            When::PlaysColored(Color::Red),
            When::RollsEdge,
            When::RivalTurnsGigs,
            When::Booked,
            When::ItWinsBy(1),
            When::ItLoses,
        ];
        let always = [
            Static::PowerPerGear(1),
            Static::PowerAgainstLegends(1),
            Static::AttackPower { power: 1, tag: None, other: false },
            Static::CannotAttack,
            Static::AttacksAfterProgram,
            Static::OnlyUnits,
            Static::AttacksReadyBlockers(Cond::Did),
            Static::Unblockable(Cond::Did),
            Static::WinsAgainst(tag),
            Static::RivalsWait,
            Static::OnEntry { at: EntryPoint::Units, cond: None },
            Static::Has(Keyword::Quick, Cond::Did),
            Static::FirstCheaper(tag, 1),
            Static::FreeCalls,
            Static::SoloTax(1),
            Static::Transmitter,
            Static::StandsIn(1),
            Static::Ransom,
            Static::Reroll,
        ];
        let all = whens.map(Traits::answers).into_iter().chain(always.map(Traits::always));
        let all = all.chain(Keyword::ALL.iter().map(|&keyword| Traits::keyword(keyword))).chain([Traits::ACTIVE]);
        let mut seen = Traits::NONE;
        for one in all {
            assert!(!seen.meets(one), "{one:?} is used twice");
            seen = seen.with(one);
        }
    }

    #[test]
    fn a_keyword_that_depends_on_a_condition_counts() {
        let catalog = Catalog::load();
        let has = |card: &&Card| card.always.iter().any(|always| matches!(always, Static::Has(Keyword::Adrenaline, _)));
        let card = catalog.cards().map(|(_, card)| card).find(has).unwrap();
        assert!(Traits::of(card).meets(Traits::keyword(Keyword::Adrenaline)) && !card.keywords.contains(&Keyword::Adrenaline));
    }
}
