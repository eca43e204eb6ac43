//! What a good player knows of the cards before the game begins, worked out once when it is loaded: what a Score in an
//! ability brings on a mission of the deck and in an Event, and how Contacts help in a challenge.

use crate::catalog::Catalog;
use crate::catalog::effects::{Challenge, Deed, Penalty, Window};
use crate::catalog::words::{Ability, Profile};
use crate::dice::odds;

/// The highest Score before the dice that is told from lower ones.
pub(super) const SCORES: usize = 12;

/// How a Contact helps in a challenge.
#[derive(Clone, Copy, Default)]
pub(crate) struct Help {
    /// More Score, by ability.
    pub bonus: [u8; 6],
    /// The Obstacles that it passes, as bits.
    pub passes: u8,
}

/// What is known beforehand.
pub(crate) struct Lore {
    /// By ability and Score: what it brings a round, in Prospects.
    pub brings: [[f32; SCORES]; 6],
    /// By Contact.
    pub helps: Vec<Help>,
}

impl Lore {
    pub fn new(catalog: &Catalog) -> Lore {
        let mut brings = [[0.0; SCORES]; 6];
        let mut add = |challenge: &Challenge, weight: f32| {
            for (score, brings) in brings[challenge.test as usize].iter_mut().enumerate() {
                *brings += weight * odds(i16::from(challenge.difficulty) - score as i16);
            }
        };
        let missions = catalog.missions().count() as f32;
        for (_, card) in catalog.missions() {
            // High missions are fewer, and one in two rounds shows none.
            let (stake, share) = if card.profile == Profile::High { (1.7, 1.2) } else { (1.1, 0.9) };
            for stage in &card.stages {
                // Of two Routes one is taken.
                stage.routes.iter().for_each(|route| add(route, stake * share * 0.5 / missions));
                if let Penalty::Combat(challenge) = &stage.penalty {
                    add(challenge, 0.35 * 0.3 * f32::from(challenge.danger) / missions);
                }
            }
        }
        let rounds = catalog.rounds().count() as f32;
        for (_, card) in catalog.rounds() {
            add(&card.event.challenge, 0.6 / rounds);
        }
        let help = |favours: &[crate::catalog::effects::Favour; 2]| {
            let mut help = Help::default();
            for deed in favours.iter().filter(|favour| favour.when == Window::Challenge).flat_map(|favour| &favour.does) {
                match *deed {
                    Deed::Bonus(tests, by) => {
                        for &ability in Ability::ALL.iter().filter(|&&ability| tests.covers(ability)) {
                            let bonus = &mut help.bonus[ability as usize];
                            *bonus = by.max(*bonus);
                        }
                    }
                    Deed::Pass(obstacle) => help.passes |= 1 << obstacle as u8,
                    _ => {}
                }
            }
            help
        };
        Lore { brings, helps: catalog.contacts().map(|(_, card)| help(&card.favours)).collect() }
    }

    /// What a Score in an ability brings a round.
    #[inline]
    pub fn bring(&self, ability: usize, score: i16) -> f32 {
        self.brings[ability][score.clamp(0, SCORES as i16 - 1) as usize]
    }
}
