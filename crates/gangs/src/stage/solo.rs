//! What a staged position of the single player mode has besides: seat 1 is the opposing Gang, seat 2
//! Johnny Silverhand, and the District cards lie open or in their deck.

use table::array::Array;
use table::pile::Pile;
use table::scenario::items;

use super::Staged;
use crate::catalog::words::District;
use crate::choice::district_key;
use crate::solo::{JOHNNY, RIVAL};

impl Staged<'_> {
    /// The Street Cred of the opponents, and the District cards.
    pub(super) fn opponents(&mut self) {
        if !self.state.is_solo() {
            return;
        }
        for seat in [RIVAL, JOHNNY] {
            if let Some(cred) = self.given.number(&format!("{seat} street cred"), 0..=99) {
                self.state.seated[seat.index()].cred = cred;
            }
        }
        self.district_cards();
    }

    fn district_cards(&mut self) {
        let drawn = self.given.read("district cards drawn", |words| {
            let mut drawn: Array<District, 6> = Array::new();
            for item in items(words) {
                let known = District::ALL.iter().map(|&district| district_key(district)).collect::<Vec<_>>().join(", ");
                let district = District::ALL.iter().copied().find(|&district| district_key(district) == item);
                let district = district.ok_or_else(|| format!("'{item}' is no District; there are {known}"))?;
                if drawn.contains(&district) {
                    return Err(format!("{item} is named twice; there is one card of each District"));
                }
                drawn.push(district);
            }
            Ok(drawn)
        });
        if let (Some(drawn), Some(solo)) = (drawn, &mut self.state.solo) {
            solo.districts = Pile::shuffled(District::ALL.iter().copied().filter(|district| !drawn.contains(district)));
            solo.drawn = drawn;
        }
    }

    /// Whether the Edgerunner market is shut (C-59).
    pub(super) fn shut(&mut self) -> bool {
        let Some(solo) = &mut self.state.solo else { return false };
        let right = |words: &str| if words == "shut" { Ok(true) } else { Err("it can be shut".to_owned()) };
        solo.shut = self.given.read("edgerunner market", right).unwrap_or_default();
        solo.shut
    }
}
