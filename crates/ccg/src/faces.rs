//! What can be told of a card beforehand, so that the rules need not read its trees at every step: which numbers it may
//! change, which of the things that always hold it has, when it can be used and what it answers to. It holds no rule.

use serde::{Deserialize, Serialize};

use crate::catalog::card::Card;
use crate::catalog::effects::{Ability, Cond, Deed, Pay, Static, When, Who};
use crate::catalog::words::{Attribute, Cue, Kind, Moment, Phase, Stat, Whose};
use crate::catalog::{CardId, Catalog, SponsorId};
use crate::side::{Piece, STASH, Side};
use crate::slots::Sorted;

/// The kinds of what always holds, as bits.
pub mod holds {
    pub const ALSO: u32 = 1;
    pub const PRICES: u32 = 1 << 1;
    pub const PAYS: u32 = 1 << 2;
    pub const DRAWS: u32 = 1 << 3;
    pub const HAND: u32 = 1 << 4;
    pub const TEAM: u32 = 1 << 5;
    pub const HITS: u32 = 1 << 6;
    pub const FREE_LR: u32 = 1 << 7;
    pub const POINT_BLANK: u32 = 1 << 8;
    pub const IMMUNE: u32 = 1 << 9;
    pub const TOUGH: u32 = 1 << 10;
    pub const TIRELESS: u32 = 1 << 11;
    pub const REGROUPS: u32 = 1 << 12;
    pub const STEALTHY: u32 = 1 << 13;
    pub const NEEDS: u32 = 1 << 14;
}

/// What can be told of a card, or of a Sponsor; or of several cards together, of which any can do it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Face {
    /// Numbers that it may change as long as it is there, as bits of [`Stat`]: of its own player's cards and of others',
    /// each in battles, and outside of them.
    pub bonus: [[u16; 2]; 2],
    /// Whether those may be numbers of other cards than itself and the one that it is attached to.
    pub wide: bool,
    /// The most that it can add to SR, LR and Def: of itself or the Runner that it is on, and of each card otherwise.
    pub most: [u8; 2],
    /// Whether it may bring EB to a payment by what it is, or by what is printed on it.
    pub pays: bool,
    /// What always holds, as bits of [`holds`].
    pub always: u32,
    /// What its abilities happen by, as bits.
    pub moments: u16,
    /// When its abilities can be used: bits of [`Uses`].
    pub uses: u16,
}

/// When something can be done: in phases and as a response to cues, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Uses(u16);

impl Uses {
    /// Never.
    pub const NONE: Uses = Uses(0);

    /// In these phases.
    #[inline]
    pub fn phases(fits: impl Fn(Phase) -> bool) -> Uses {
        Uses(Phase::ALL.iter().filter(|&&phase| fits(phase)).fold(0, |bits, &phase| bits | 1 << phase as u16))
    }

    /// As a response.
    #[inline]
    pub const fn answer(cue: Cue) -> Uses {
        Uses(1 << (Phase::ALL.len() + cue as usize))
    }

    /// Then, or then.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Uses) -> Uses {
        Uses(self.0 | other.0)
    }

    /// Whether an ability can be used then.
    #[inline]
    pub fn has(self, ability: &Ability) -> bool {
        self.0 & Uses::of(ability).0 != 0
    }

    fn of(ability: &Ability) -> Uses {
        match ability.when {
            When::In(phase) => Uses(1 << phase as u16),
            When::Answer(cue) => Uses::answer(cue),
            When::On(_) => Uses::NONE,
        }
    }
}

fn kind(what: &Static) -> u32 {
    match what {
        Static::Bonus { .. } => 0,
        Static::Also(_) => holds::ALSO,
        Static::Cheaper(..) | Static::Dearer(..) => holds::PRICES,
        Static::Pays { .. } => holds::PAYS,
        Static::Draws(_) => holds::DRAWS,
        Static::HandLimit(_) => holds::HAND,
        Static::TeamLimit(_) => holds::TEAM,
        Static::MoreHits(_) => holds::HITS,
        Static::FreeLr => holds::FREE_LR,
        Static::PointBlank => holds::POINT_BLANK,
        Static::Immune(_) => holds::IMMUNE,
        Static::Tough => holds::TOUGH,
        Static::Tireless => holds::TIRELESS,
        Static::Regroups(_) => holds::REGROUPS,
        Static::Stealthy => holds::STEALTHY,
        Static::Needs(_) => holds::NEEDS,
    }
}

/// Whether an ability changes somebody's Power.
pub(crate) fn alters(ability: &Ability) -> bool {
    ability.does.iter().any(|deed| matches!(deed, Deed::Change(_, Stat::Power, ..)))
}

impl Face {
    fn new(always: &[Static], abilities: &[Ability]) -> Face {
        let mut face = Face::default();
        for what in always {
            face.always |= kind(what);
            if let Static::Bonus { to, stat, by, cond } = what {
                if matches!(stat, Stat::Sr | Stat::Lr | Stat::Def) {
                    let most = &mut face.most[usize::from(matches!(to, Who::All(_)))];
                    *most = most.saturating_add(by.most());
                }
                let whose = if let Who::All(which) = to { which.whose } else { Whose::Yours };
                face.wide |= matches!(to, Who::All(_));
                let calm = !cond.is_some_and(Cond::is_of_a_battle);
                for (abroad, reaches) in [whose != Whose::Rivals, whose != Whose::Yours].into_iter().enumerate() {
                    face.bonus[abroad][0] |= u16::from(reaches) << *stat as u16;
                    face.bonus[abroad][1] |= u16::from(reaches && calm) << *stat as u16;
                }
            }
        }
        for ability in abilities {
            if let When::On(moment) = ability.when {
                face.moments |= 1 << moment as u16;
            }
            face.uses |= Uses::of(ability).0;
        }
        face
    }

    /// This and another together.
    #[must_use]
    pub const fn with(self, other: &Face) -> Face {
        Face {
            bonus: [
                [self.bonus[0][0] | other.bonus[0][0], self.bonus[0][1] | other.bonus[0][1]],
                [self.bonus[1][0] | other.bonus[1][0], self.bonus[1][1] | other.bonus[1][1]],
            ],
            wide: self.wide | other.wide,
            most: [self.most[0].saturating_add(other.most[0]), self.most[1].saturating_add(other.most[1])],
            pays: self.pays | other.pays,
            always: self.always | other.always,
            moments: self.moments | other.moments,
            uses: self.uses | other.uses,
        }
    }

    /// Whether something of these kinds always holds.
    #[inline]
    pub const fn has(&self, kinds: u32) -> bool {
        self.always & kinds != 0
    }

    /// Whether it may change a number: of another player's card or the own, with no battle or in one.
    #[inline]
    pub const fn changes(&self, stat: Stat, abroad: bool, calm: bool) -> bool {
        self.bonus[abroad as usize][calm as usize] & (1 << stat as u16) != 0
    }

    /// Whether it may change a number at any time.
    pub const fn may_change(&self, stat: Stat) -> bool {
        self.changes(stat, false, false) || self.changes(stat, true, false)
    }

    /// Whether an ability can be used then.
    #[inline]
    pub const fn used(&self, when: Uses) -> bool {
        self.uses & when.0 != 0
    }

    /// Whether an ability happens by this.
    #[inline]
    pub const fn happens(&self, moment: Moment) -> bool {
        self.moments & (1 << moment as u16) != 0
    }
}

/// Where no card is.
pub(crate) static BLANK: Face = Face { bonus: [[0; 2]; 2], wide: false, most: [0; 2], pays: false, always: 0, moments: 0, uses: 0 };

/// The faces of a catalog, and the cheapest Events of each sort: what a hand could hold is judged by them (R319).
pub struct Faces {
    cards: Vec<Face>,
    kinds: Vec<Kind>,
    sponsors: Vec<Face>,
    /// The cheapest Event of each phase.
    phases: [u8; 6],
    /// The cheapest Event that answers to each cue.
    cues: [u8; 6],
    /// The cheapest Event that changes Power.
    alters: u8,
}

impl Faces {
    /// Reads them off a catalog.
    pub fn new(catalog: &Catalog) -> Faces {
        let of = |card: &Card| {
            let face = Face::new(&card.always, &card.ability);
            let trades = card.kind == Kind::Location || card.is(Attribute::Corp) || card.is(Attribute::Fixer);
            Face { pays: trades || face.has(holds::PAYS), ..face }
        };
        let cards: Vec<Face> = catalog.cards().map(|(_, card)| of(card)).collect();
        let sponsors = catalog.sponsors().map(|(_, card)| Face::new(&card.always, &card.ability)).collect();
        let kinds = catalog.cards().map(|(_, card)| card.kind).collect();
        let mut faces = Faces { cards, kinds, sponsors, phases: [u8::MAX; 6], cues: [u8::MAX; 6], alters: u8::MAX };
        for (_, card) in catalog.cards().filter(|(_, card)| card.kind == Kind::Event) {
            for ability in &card.ability {
                let eb: u8 = ability.pay.iter().map(|pay| if let Pay::Eb(eb) = pay { *eb } else { 0 }).sum();
                let cost = card.cost.saturating_add(eb);
                match ability.when {
                    When::In(phase) => {
                        let least = &mut faces.phases[phase as usize];
                        *least = cost.min(*least);
                        if alters(ability) {
                            faces.alters = cost.min(faces.alters);
                        }
                    }
                    When::Answer(cue) => faces.cues[cue as usize] = cost.min(faces.cues[cue as usize]),
                    When::On(_) => {}
                }
            }
        }
        faces
    }

    /// Of a card.
    #[inline]
    pub fn card(&self, card: CardId) -> &Face {
        self.cards.get(usize::from(card.0)).unwrap_or(&BLANK)
    }

    /// Of all cards of a side together, and which slots hold what.
    pub fn side(&self, side: &Side) -> (Face, Sorted) {
        let mut sorted = Sorted::default();
        side.all().for_each(|(slot, piece)| self.sort(&mut sorted, slot, piece));
        (side.all().fold(Face::default(), |all, (_, piece)| all.with(self.card(piece.card))), sorted)
    }

    /// A card has come to a slot, has left it, or lies in the Stash now or no more.
    pub fn note(&self, side: &mut Side, slot: u8) {
        side.sorted.clear(slot);
        if let Some(&piece) = side.piece(slot) {
            self.sort(&mut side.sorted, slot, &piece);
        }
    }

    fn sort(&self, sorted: &mut Sorted, slot: u8, piece: &Piece) {
        let face = self.card(piece.card);
        let kind = self.kinds.get(usize::from(piece.card.0)).copied().unwrap_or(Kind::Event);
        sorted.note(slot, kind, piece.host == STASH, face);
    }

    /// Of a Sponsor.
    #[inline]
    pub fn sponsor(&self, sponsor: SponsorId) -> &Face {
        self.sponsors.get(usize::from(sponsor.0)).unwrap_or(&BLANK)
    }

    /// What the cheapest Event of a phase costs.
    #[inline]
    pub fn cheapest(&self, phase: Phase) -> u8 {
        self.phases[phase as usize]
    }

    /// What the cheapest Event costs that answers to something.
    #[inline]
    pub fn cheapest_answer(&self, cue: Cue) -> u8 {
        self.cues[cue as usize]
    }

    /// What the cheapest Event costs that changes Power.
    #[inline]
    pub fn cheapest_alteration(&self) -> u8 {
        self.alters
    }
}

/// The EB that an ability costs besides.
pub(crate) fn eb(ability: &Ability) -> u8 {
    ability.pay.iter().map(|pay| if let Pay::Eb(eb) = pay { *eb } else { 0 }).sum()
}
