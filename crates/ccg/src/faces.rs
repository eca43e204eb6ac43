//! What can be told of a card beforehand, so that the rules need not read its trees at every step: which numbers it may
//! change, which of the things that always hold it has, when it can be used and what it answers to. It holds no rule.

use serde::{Deserialize, Serialize};

use crate::catalog::effects::{Ability, Deed, Pay, Static, When};
use crate::catalog::words::{Cue, Moment, Phase, Stat};
use crate::catalog::{CardId, Catalog, SponsorId};
use crate::side::Side;

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
    /// Numbers that it may change as long as it is there, as bits of [`Stat`].
    pub bonus: u16,
    /// What always holds, as bits of [`holds`].
    pub always: u32,
    /// What its abilities happen by, as bits.
    pub moments: u16,
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
            if let Static::Bonus { stat, .. } = what {
                face.bonus |= 1 << *stat as u16;
            }
        }
        for ability in abilities {
            if let When::On(moment) = ability.when {
                face.moments |= 1 << moment as u16;
            }
        }
        face
    }

    /// This and another together.
    #[must_use]
    pub const fn with(self, other: Face) -> Face {
        Face { bonus: self.bonus | other.bonus, always: self.always | other.always, moments: self.moments | other.moments }
    }

    /// Whether something of these kinds always holds.
    #[inline]
    pub const fn has(self, kinds: u32) -> bool {
        self.always & kinds != 0
    }

    /// Whether it may change a number.
    #[inline]
    pub const fn changes(self, stat: Stat) -> bool {
        self.bonus & (1 << stat as u16) != 0
    }

    /// Whether an ability happens by this.
    #[inline]
    pub const fn happens(self, moment: Moment) -> bool {
        self.moments & (1 << moment as u16) != 0
    }
}

/// The faces of a catalog, and the cheapest Events of each sort: what a hand could hold is judged by them (R319).
pub struct Faces {
    cards: Vec<Face>,
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
        let cards: Vec<Face> = catalog.cards().map(|(_, card)| Face::new(&card.always, &card.ability)).collect();
        let sponsors = catalog.sponsors().map(|(_, card)| Face::new(&card.always, &card.ability)).collect();
        let mut faces = Faces { cards, sponsors, phases: [u8::MAX; 6], cues: [u8::MAX; 6], alters: u8::MAX };
        for (_, card) in catalog.cards().filter(|(_, card)| card.kind == crate::catalog::words::Kind::Event) {
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
    pub fn card(&self, card: CardId) -> Face {
        self.cards.get(usize::from(card.0)).copied().unwrap_or_default()
    }

    /// Of all cards of a side together.
    pub fn side(&self, side: &Side) -> Face {
        side.all().fold(Face::default(), |all, (_, piece)| all.with(self.card(piece.card)))
    }

    /// Of a Sponsor.
    #[inline]
    pub fn sponsor(&self, sponsor: SponsorId) -> Face {
        self.sponsors.get(usize::from(sponsor.0)).copied().unwrap_or_default()
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
