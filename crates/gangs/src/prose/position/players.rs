//! What everybody has: Street Cred, resources, discs, cards.

use table::Seat;
use table::wording::wrapped;

use crate::catalog::words::{Deal, Gang, Resource};
use crate::catalog::{EdgerunnerId, text};
use crate::city::{EDGERUNNERS, Unit, Whereabouts};
use crate::prose::scene::Scene;
use crate::state::Disc;

impl Scene<'_> {
    pub(super) fn players(&self) -> String {
        Seat::first(self.view.sides).map(|seat| self.player(seat)).collect::<Vec<_>>().join("\n")
    }

    fn player(&self, seat: Seat) -> String {
        let words = &self.words;
        let seated = &self.view.seated[seat.index()];
        let args = [("seat", seat.into()), ("side", self.side(seat).into()), ("cred", words.cred(seated.cred).into())];
        let head = words.say("position-player", &args);
        if self.view.left.contains(seat) {
            return wrapped(&format!("{head} {}", words.word("position-left")), 0, 2);
        }
        if seat.0 >= self.view.seats {
            return self.opponent(seat, &head);
        }
        let facts = [vec![self.resources(seat), self.discs(seat), self.tracker(seat), self.combat_cards(seat)], self.extras(seat)].concat();
        format!("{head}\n{}", wrapped(&facts.join(" "), 2, 2))
    }

    /// What Gangs that are played can do, and the Edgerunners that somebody has in play.
    pub(super) fn abilities(&self) -> String {
        let words = &self.words;
        if !self.in_full() {
            return String::new();
        }
        let mut lines = vec![words.word("position-abilities")];
        let line = |seat: Seat, name: String, text: String| {
            let args = [("side", self.side(seat).into()), ("name", name.into()), ("text", text.into())];
            wrapped(&words.say("position-ability", &args), 2, 4)
        };
        for seat in self.sides().filter(|seat| seat.0 < self.view.seats) {
            let Some(gang) = self.view.seated[seat.index()].gang else { continue };
            lines.extend(words.catalog.dashboard(gang).abilities.iter().enumerate().map(|(index, ability)| {
                line(seat, words.name("ability", &ability.key), text::ability(words.catalog, gang, index, words.voice.lang))
            }));
        }
        for id in (0..EDGERUNNERS as u8).map(EdgerunnerId) {
            if let Whereabouts::At(owner, _) = self.view.city.whereabouts(id) {
                lines.push(line(owner, words.edgerunner(id), text::edgerunner(words.catalog, id, words.voice.lang)));
            }
        }
        lines.join("\n")
    }

    /// An opponent of the single player mode: its Behavior card or profile, and its reserve.
    fn opponent(&self, seat: Seat, head: &str) -> String {
        let words = &self.words;
        if !self.in_full() {
            return wrapped(head, 0, 2);
        }
        let told = match self.view.seated[seat.index()].gang {
            Some(gang) => vec![text::behavior(words.catalog, gang, words.voice.lang), self.reserve(seat)],
            None => vec![text::profile(words.catalog, words.voice.lang)],
        };
        let told: Vec<String> = told.into_iter().chain(self.held(seat)).filter(|told| !told.is_empty()).collect();
        format!("{}\n{}", wrapped(head, 0, 2), wrapped(&told.join(" "), 2, 2))
    }

    fn resources(&self, seat: Seat) -> String {
        let purse = self.view.seated[seat.index()].purse;
        let held = Resource::ALL.iter().filter(|&&resource| purse.get(resource) > 0);
        let held: Vec<String> = held.map(|&resource| self.words.amount(resource, purse.get(resource))).collect();
        if held.is_empty() { self.words.word("position-poor") } else { format!("{}.", self.words.all(&held)) }
    }

    fn discs(&self, seat: Seat) -> String {
        let discs = self.view.seated[seat.index()].discs;
        let names = |ready: bool| {
            let names: Vec<String> =
                Disc::ALL.iter().filter(|&&disc| discs.contains(disc) == ready).map(|&disc| self.words.disc(disc)).collect();
            names.join(", ")
        };
        match (names(true), names(false)) {
            (_, spent) if spent.is_empty() => self.words.word("position-discs-all"),
            (ready, _) if ready.is_empty() => self.words.word("position-discs-none"),
            (ready, spent) => self.words.say("position-discs", &[("ready", ready.into()), ("spent", spent.into())]),
        }
    }

    fn tracker(&self, seat: Seat) -> String {
        let space = self.view.seated[seat.index()].net;
        match self.words.catalog.net().space(space) {
            None => self.words.word("position-tracker-start"),
            Some(printed) => {
                let depth = self.words.name_of("depth", &printed.depth);
                self.words.say("position-tracker", &[("space", space.into()), ("depth", depth.into())])
            }
        }
    }

    fn combat_cards(&self, seat: Seat) -> String {
        let combats = &self.view.combats;
        let used: Vec<String> = combats.used[seat.index()].iter().map(|card| self.words.combat(card)).collect();
        let count = ("count", combats.counts[seat.index()].into());
        match used.is_empty() {
            true => self.words.say("position-combat", &[count]),
            false => self.words.say("position-combat-used", &[count, ("used", used.join(", ").into())]),
        }
    }

    /// What only some have.
    fn extras(&self, seat: Seat) -> Vec<String> {
        let (words, seated) = (&self.words, &self.view.seated[seat.index()]);
        let mut said = Vec::new();
        let edgerunners = self.edgerunners(seat);
        if !edgerunners.is_empty() {
            said.push(words.say("position-edgerunners", &[("names", edgerunners.join(", ").into())]));
        }
        let deals = Deal::ALL.iter().map(|&deal| (deal, seated.seized.of(words.catalog, deal))).filter(|&(_, count)| count > 0);
        let deals: Vec<String> = deals.map(|(deal, count)| words.say(deal_message(deal), &[("count", count.into())])).collect();
        if !deals.is_empty() {
            said.push(words.say("position-deals", &[("deals", deals.join(", ").into())]));
        }
        if seated.gang == Some(Gang::Maelstrom) {
            said.push(words.say("position-rage", &[("rage", seated.rage.into())]));
        }
        if let Some(card) = seated.aside {
            said.push(words.say("position-aside", &[("card", words.opportunity(card).into())]));
        }
        said.extend(self.held(seat));
        if self.in_full() {
            said.extend(Some(self.reserve(seat)).filter(|reserve| !reserve.is_empty()));
        }
        said
    }

    /// Fallen figures of others.
    fn held(&self, seat: Seat) -> Option<String> {
        let figures = self.figures(seat);
        (figures > 0).then(|| self.words.say("position-holds", &[("figures", figures.into())]))
    }

    /// The plain units in reserve; nothing if there are none.
    fn reserve(&self, seat: Seat) -> String {
        let waiting = Unit::PLAIN.into_iter().map(|unit| (unit, self.view.city.in_reserve(seat, unit))).filter(|&(_, count)| count > 0);
        let waiting: Vec<String> = waiting.map(|(unit, count)| self.words.units(unit, count)).collect();
        if waiting.is_empty() { String::new() } else { self.words.say("position-reserve", &[("units", waiting.join(", ").into())]) }
    }

    /// Those that a seat has hired; who waits in the reserve is marked.
    fn edgerunners(&self, seat: Seat) -> Vec<String> {
        let all = (0..EDGERUNNERS as u8).map(EdgerunnerId);
        let hired = all.filter_map(|id| match self.view.city.whereabouts(id) {
            Whereabouts::At(owner, _) if owner == seat => Some(self.words.edgerunner(id)),
            Whereabouts::Reserve(owner) if owner == seat => {
                Some(self.words.say("position-in-reserve", &[("name", self.words.edgerunner(id).into())]))
            }
            _ => None,
        });
        hired.collect()
    }
}

const fn deal_message(deal: Deal) -> &'static str {
    match deal {
        Deal::Braindance => "count-braindance",
        Deal::Cyberware => "count-cyberware",
        Deal::Weapon => "count-weapon",
        Deal::Story => "count-story",
    }
}
