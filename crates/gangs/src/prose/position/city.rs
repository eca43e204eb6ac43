//! The six Districts and who stands there.

use table::Seat;
use table::wording::wrapped;

use crate::catalog::words::{District, PoiKind};
use crate::city::{Spot, Unit};
use crate::prose::scene::Scene;

impl Scene<'_> {
    pub(super) fn city(&self) -> String {
        District::ALL.iter().map(|&district| self.district(district)).collect::<Vec<_>>().join("\n")
    }

    fn district(&self, district: District) -> String {
        let (words, printed) = (&self.words, self.words.catalog.board().district(district));
        let pois: Vec<String> =
            printed.pois(self.view.side).iter().enumerate().map(|(index, &kind)| self.poi(Spot::poi(district, index), kind)).collect();
        let borders: Vec<String> = printed.adjacent.iter().map(|&other| words.district(other)).collect();
        let rewards: Vec<String> = printed.rewards.iter().map(|reward| words.amount(reward.resource, reward.amount)).collect();
        let args = [("district", words.district(district).into()), ("pois", pois.join(", ").into())];
        let mut head = words.say("position-district", &args);
        if self.in_full() {
            let args = [("borders", borders.join(", ").into()), ("rewards", rewards.join(", ").into())];
            head = format!("{head} {}", words.say("position-district-printed", &args));
        }
        let mut lines = vec![wrapped(&head, 0, 4)];
        lines.extend(self.sides().filter_map(|seat| self.presence(seat, district)));
        lines.join("\n")
    }

    /// Who controls a Point of Interest.
    fn poi(&self, spot: Spot, kind: PoiKind) -> String {
        let name = ("poi", self.words.poi(kind).into());
        match self.view.city.occupant(spot) {
            None => self.words.say("position-poi-free", &[name]),
            Some((owner, _)) => self.words.say("position-poi", &[name, ("side", self.side(owner).into())]),
        }
    }

    /// What a side has in a District; none if that is nothing.
    fn presence(&self, seat: Seat, district: District) -> Option<String> {
        let (words, city) = (&self.words, &self.view.city);
        let mut there = Vec::new();
        if city.has_hideout(seat, district) {
            there.push(words.word("name-hideout"));
        }
        if city.dominance(self.view.sides, district) == Some(seat) {
            there.push(words.word("position-dominance"));
        }
        let mut units: Vec<(Unit, Spot)> = city.units(seat, district).collect();
        units.dedup();
        for (unit, spot) in units {
            let named = words.units(unit, city.count(seat, unit, spot));
            there.push(match self.kind(spot) {
                None => named,
                Some(kind) => format!("{named} {}", words.word(within(kind))),
            });
        }
        let line = || words.say("position-there", &[("side", self.side(seat).into()), ("there", there.join(", ").into())]);
        (!there.is_empty()).then(|| wrapped(&line(), 2, 4))
    }
}

const fn within(kind: PoiKind) -> &'static str {
    match kind {
        PoiKind::Fixer => "in-fixer",
        PoiKind::Business => "in-business",
        PoiKind::DataFortress => "in-data-fortress",
    }
}
