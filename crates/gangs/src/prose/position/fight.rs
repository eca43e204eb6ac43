//! The Firefight that goes on.

use table::Seat;
use table::wording::wrapped;

use crate::prose::scene::{Case, Scene};
use crate::state::Fight;

impl Scene<'_> {
    pub(super) fn firefight(&self) -> Option<String> {
        let fight = self.view.fight.as_ref()?;
        let district = self.words.district(fight.district);
        let args = [("district", district.into()), ("side", self.whom(fight.initiator, Case::By).into())];
        let sides = fight.involved.iter().map(|seat| self.fighter(fight, seat));
        Some(std::iter::once(self.words.say("position-fight", &args)).chain(sides).collect::<Vec<_>>().join("\n"))
    }

    /// One side of it: its cards, its firepower, what it has to lose.
    fn fighter(&self, fight: &Fight, seat: Seat) -> String {
        let words = &self.words;
        let played = fight.played.iter().filter(|played| played.seat == seat);
        let mut cards: Vec<String> = played
            .map(|played| {
                let firepower = played.firepower.map_or_else(|| "?".to_owned(), |firepower| firepower.to_string());
                format!("{} ({firepower})", words.combat(played.card))
            })
            .collect();
        let drawn = self.view.combats.open.iter().filter(|(owner, _)| *owner == seat);
        cards.extend(drawn.map(|(_, card)| words.combat_in_short(*card)));
        if self.view.combats.chosen.contains(seat) {
            let own = self.view.combats.pick.filter(|_| self.is_you(seat));
            cards.push(match own {
                Some(card) => words.say("position-face-down-own", &[("card", words.combat_in_short(card).into())]),
                None => words.word("position-face-down"),
            });
        }
        if cards.is_empty() {
            cards.push(words.word("position-no-card"));
        }
        let mut facts = vec![format!("{}.", cards.join(", "))];
        let (extra, total, due) = (fight.extra[seat.index()], fight.totals[seat.index()], fight.due[seat.index()]);
        if fight.totals.iter().any(|&total| total > 0) {
            facts.push(words.say("position-total", &[("firepower", total.into())]));
        } else if extra > 0 {
            facts.push(words.say("position-extra", &[("firepower", extra.into())]));
        }
        if due > 0 {
            facts.push(words.say("position-due", &[("units", due.into())]));
        }
        wrapped(&format!("{}: {}", self.side(seat), facts.join(" ")), 2, 4)
    }
}
