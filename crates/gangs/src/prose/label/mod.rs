//! A choice as a short imperative sentence, given what is being asked.

mod cards;
mod pick;

use table::{Seat, Voice};

use super::frame::secrets_for_cred;
use super::scene::{Case, Scene};
use crate::catalog::Catalog;
use crate::catalog::words::{Class, District, Power, Resource};
use crate::choice::Choice;
use crate::city::{Spot, Unit};
use crate::frame::{Frame, Purchase};
use crate::odds::Odds;
use crate::state::Disc;
use crate::story::prose;
use crate::view::View;

/// What a choice will do.
pub fn label<'a>(catalog: &'a Catalog, view: &'a View, choice: Choice, voice: impl Into<Voice<'a>>) -> String {
    let scene = Scene::new(catalog, view, voice);
    let words = &scene.words;
    match choice {
        Choice::Act(disc) => words.say("label-act", &[("disc", words.disc(disc).into()), ("does", scene.does(disc).into())]),
        Choice::Wild(disc) => words.say("label-wild", &[("disc", words.disc(disc).into()), ("does", scene.does(disc).into())]),
        Choice::Reclaim => words.word("label-reclaim"),
        Choice::EndTurn => words.word("label-end-turn"),
        Choice::Move { unit, from, to } => scene.moves(words.unit(unit), from, to),
        Choice::MoveOther { owner, unit, from, to } => scene.moves(scene.unit_of(owner, unit), from, to),
        Choice::Done => scene.on_offer("done"),
        Choice::Accept => scene.on_offer("accept"),
        Choice::Fight(district) => scene.fight(district),
        Choice::Exchange { unit, from, poi } => scene.exchange(unit, from, poi),
        Choice::Card(card) => scene.card(card),
        Choice::TakeBack => words.word("label-take-back"),
        Choice::Copy(seat, card) => scene.copy(seat, card),
        Choice::Secrets(count) => scene.secrets(count),
        Choice::Netrun => words.word("label-netrun"),
        Choice::Advance(spaces) => scene.advance(spaces),
        Choice::RollAgain => scene.roll_again(),
        Choice::Pick { owner, unit, spot } => scene.pick(owner, unit, spot),
        Choice::Seize(card) => scene.buy("label-seize", Purchase::Opportunity(card)),
        Choice::Hire(card) if scene.frame() == Some(Frame::FreeHire) => {
            words.say("label-hire-free", &[("name", words.edgerunner(card).into())])
        }
        Choice::Hire(card) => scene.buy("label-hire", Purchase::Edgerunner(card)),
        Choice::In(district) => scene.inside(district),
        Choice::Recruit(unit, district) => scene.placing("label-recruit", words.a_unit(unit), unit, district),
        Choice::Reward(index) => scene.reward(index),
        Choice::Recycle(slot) => scene.recycle(slot),
        Choice::Either(index) => scene.either(index),
        Choice::Name(seat) => scene.named(seat),
        Choice::Resource(resource) => scene.resource(resource),
        Choice::Swap(card, seat) => scene.swap(card, seat),
        Choice::Give(seat) => scene.give(seat),
        Choice::Rage(steps) => words.say("label-rage", &[("steps", steps.into())]),
        Choice::SetAside(card) => words.say("label-set-aside", &[("card", words.opportunity(card).into())]),
        Choice::Offer(card, offer) => prose::offer_label(catalog, &view.story, card, offer, scene.words.voice.lang)
            .unwrap_or_else(|| words.say("label-offer", &[("card", (card + 1).into()), ("offer", (offer + 1).into())])),
    }
}

impl Scene<'_> {
    /// What the action of a disc is good for.
    fn does(&self, disc: Disc) -> String {
        let words = &self.words;
        match disc {
            Disc::Solo => words.word("does-solo"),
            Disc::Techie => words.word("does-techie"),
            Disc::Netrunner => words.word("does-netrunner"),
            Disc::Hideout => {
                let price = words.paid(self.price(Purchase::Hideout), 0);
                words.say("does-hideout", &[("price", price.into()), ("cred", words.cred(self.hideout_cred()).into())])
            }
            Disc::Upgrade => words.say("does-upgrade", &[("price", words.paid(self.price(Purchase::Upgrade), 0).into())]),
            Disc::Wild => words.word("does-wild"),
        }
    }

    /// Street Cred of the slot that the next Hideout leaves; the first Hideout came from none (R311).
    fn hideout_cred(&self) -> u8 {
        let built = usize::from(self.view.city.hideouts(self.me()));
        let slots = &self.words.catalog.board().setup.hideout_slots;
        built.checked_sub(1).and_then(|slot| slots.get(slot).copied()).unwrap_or_default()
    }

    fn moves(&self, unit: String, from: Spot, to: Spot) -> String {
        let args = [("unit", unit.into()), ("from", self.place(from).into()), ("to", self.place(to).into())];
        self.words.say("label-move", &args)
    }

    /// Takes or declines what this frame offers.
    fn on_offer(&self, answer: &str) -> String {
        let said = self.frame().and_then(|frame| self.of_frame(answer, frame));
        said.unwrap_or_else(|| self.words.word(&format!("label-{answer}")))
    }

    fn fight(&self, district: District) -> String {
        let there = self.sides().filter(|&seat| seat != self.me() && self.view.city.presence(seat, district));
        let against: Vec<String> = there.map(|seat| self.whom(seat, Case::Against)).collect();
        let args = [("district", self.words.district(district).into()), ("against", self.words.all(&against).into())];
        self.words.say("label-fight", &args)
    }

    fn exchange(&self, unit: Unit, from: Spot, poi: Spot) -> String {
        let own = if from.poi_index().is_some() { self.unit_at(self.me(), unit, from) } else { self.unit_of(self.me(), unit) };
        let other = match self.view.city.occupant(poi) {
            Some((owner, occupant)) => self.unit_at(owner, occupant, poi),
            None => self.at(poi),
        };
        self.words.say("label-exchange", &[("unit", own.into()), ("other", other.into())])
    }

    /// Pays with so many Secrets, or spends so many for Street Cred.
    fn secrets(&self, count: u8) -> String {
        let words = &self.words;
        let spent = |cred: u8| match count {
            0 => words.word("label-spend-none"),
            _ => words.say("label-spend", &[("secrets", words.amount(Resource::Secret, count).into()), ("cred", words.cred(cred).into())]),
        };
        match self.frame() {
            Some(Frame::Pay(purchase)) => {
                let paid = words.paid(self.price(purchase), count);
                words.say("label-pay", &[("price", paid.into()), ("what", self.bought(purchase).into())])
            }
            Some(Frame::BuyCred(card, step)) => spent(secrets_for_cred(words.catalog, card, step).1),
            _ => spent(count),
        }
    }

    fn advance(&self, spaces: u8) -> String {
        let net = self.view.seated[self.me().index()].net;
        let to = net.saturating_add(spaces).min(self.words.catalog.net().last());
        let risk = self.view.risk(self.words.catalog, self.me(), to);
        let odds = risk.map_or_else(String::new, |risk| self.odds("odds-found", risk.found));
        self.words.say("label-advance", &[("spaces", spaces.into()), ("text", self.space(to).into()), ("odds", odds.into())])
    }

    fn odds(&self, id: &str, odds: Odds) -> String {
        self.words.say(id, &[("percent", i64::from(odds.percent()).into())])
    }

    fn roll_again(&self) -> String {
        let odds = self.view.found_again(self.words.catalog, self.me());
        let odds = odds.map_or_else(String::new, |odds| self.odds("odds-again", odds));
        self.words.say("label-roll-again", &[("odds", odds.into())])
    }

    fn inside(&self, district: District) -> String {
        let (words, name) = (&self.words, self.words.district(district));
        match self.frame() {
            Some(Frame::HideoutWhere) => {
                words.say("label-hideout", &[("district", name.into()), ("cred", words.cred(self.hideout_cred()).into())])
            }
            Some(Frame::HiredWhere(id)) => self.placing("label-put", words.edgerunner(id), Unit::Edgerunner(id), district),
            Some(Frame::NetBuilds(..)) => words.say("label-build", &[("district", name.into())]),
            _ => words.say("label-in", &[("district", name.into())]),
        }
    }

    /// Puts a unit from the reserve into a District; a Techie builds a Drone, if there is one (R030).
    fn placing(&self, id: &str, name: String, unit: Unit, district: District) -> String {
        let techie = unit.class(self.words.catalog) == Some(Class::Techie);
        let drone = if techie && self.view.city.in_reserve(self.me(), Unit::Drone) > 0 { "yes" } else { "no" };
        let args = [("unit", name.into()), ("district", self.words.district(district).into()), ("drone", drone.to_owned().into())];
        self.words.say(id, &args)
    }

    fn reward(&self, index: u8) -> String {
        let words = &self.words;
        let Some(Frame::Reward(district)) = self.frame() else {
            return words.say("label-reward", &[("number", (index + 1).into())]);
        };
        let reward = words.catalog.board().district(district).rewards.get(usize::from(index));
        let gain = reward.map_or_else(String::new, |reward| words.amount(reward.resource, reward.amount));
        words.say("label-gain-from", &[("gain", gain.into()), ("district", words.district(district).into())])
    }

    fn named(&self, seat: Seat) -> String {
        let words = &self.words;
        match self.frame() {
            Some(Frame::Goro(..)) => words.say("label-look", &[("hand", self.whom(seat, Case::Hand).into())]),
            Some(Frame::NetDiscards) => words.say("label-have-discard", &[("side", self.whom(seat, Case::Made).into())]),
            Some(Frame::MayClaim(claimer)) => {
                let firepower = self.payback(claimer) * self.figures(seat);
                words.say("label-claim", &[("side", self.whom(seat, Case::From).into()), ("firepower", firepower.into())])
            }
            _ => words.say("label-name", &[("side", self.side(seat).into())]),
        }
    }

    /// Firepower that Payback gives a side for each figure (R355).
    fn payback(&self, seat: Seat) -> u8 {
        let gang = self.view.seated[seat.index()].gang;
        let abilities = gang.map(|gang| &self.words.catalog.dashboard(gang).abilities);
        let power = abilities.into_iter().flatten().find_map(|ability| match ability.power {
            Power::Payback { firepower, .. } => Some(firepower),
            _ => None,
        });
        power.unwrap_or(1)
    }

    fn resource(&self, resource: Resource) -> String {
        let one = self.words.amount(resource, 1);
        match self.frame() {
            Some(Frame::StealFrom(seat)) => {
                self.words.say("label-take", &[("what", one.into()), ("side", self.whom(seat, Case::From).into())])
            }
            Some(Frame::RivalToll) => self.words.say("label-give-up", &[("what", one.into())]),
            _ => self.words.say("label-resource", &[("what", one.into())]),
        }
    }

    fn give(&self, seat: Seat) -> String {
        let to = self.whom(seat, Case::To);
        match self.frame() {
            Some(Frame::MayGive(_, class)) => {
                self.words.say("label-give", &[("unit", self.words.unit(Unit::Basic(class)).into()), ("side", to.into())])
            }
            _ => self.words.say("label-give-figure", &[("side", to.into())]),
        }
    }
}
