//! Choices that name cards.

use table::Seat;

use crate::catalog::CombatId;
use crate::catalog::words::{Extra, Firepower, Market};
use crate::frame::{Frame, Purchase};
use crate::prose::frame::extra;
use crate::prose::scene::{Case, Scene};

impl Scene<'_> {
    /// Plays a Combat card, keeps it, removes it or has it discarded.
    pub(super) fn card(&self, card: CombatId) -> String {
        let (words, catalog) = (&self.words, self.words.catalog);
        let mut args = vec![("card", words.combat(card).into()), ("firepower", words.firepower(card).into())];
        let fares = self.view.fares(catalog, self.me(), card).filter(|_| self.frame() == Some(Frame::Choose));
        let percent = |likely: f64| (100.0 * likely).round() as i64;
        let odds =
            fares.map(|fares| words.say("odds-fares", &[("alone", percent(fares.alone).into()), ("level", percent(fares.level).into())]));
        let id = match (self.frame(), catalog.combat(card).firepower, self.view.standing(catalog, self.me())) {
            // What is sure to be added is added up.
            (Some(Frame::Choose), Firepower::Fixed(firepower), more) if more > 0 => {
                args.push(("all", (firepower + more).into()));
                "label-play-in-all"
            }
            (Some(Frame::Keep), ..) => "label-keep",
            (Some(Frame::Remove), ..) => "label-remove",
            (Some(Frame::GoroDiscards(..)), ..) => "label-discard",
            _ => "label-play",
        };
        [Some(words.say(id, &args)), odds].into_iter().flatten().collect::<Vec<_>>().join(". ")
    }

    pub(super) fn copy(&self, seat: Seat, card: CombatId) -> String {
        let played = self.view.fight.iter().flat_map(|fight| fight.played.iter());
        let mut played = played.filter(|played| (played.seat, played.card) == (seat, card));
        // C-27: a "?" that is still open is worth 0.
        let firepower = played.next_back().and_then(|played| played.firepower).unwrap_or_default();
        let args = [("card", self.words.combat(card).into()), ("side", self.side(seat).into()), ("firepower", firepower.into())];
        self.words.say("label-copy", &args)
    }

    /// Seizes or hires for a price.
    pub(super) fn buy(&self, id: &str, purchase: Purchase) -> String {
        let price = self.words.paid(self.price(purchase), 0);
        self.words.say(id, &[("name", self.bought(purchase).into()), ("price", price.into())])
    }

    pub(super) fn recycle(&self, slot: u8) -> String {
        let (words, slot) = (&self.words, usize::from(slot));
        let name = match self.frame() {
            Some(Frame::Recycle(Market::Edgerunners)) => {
                self.view.edgerunners.slots.get(slot).copied().flatten().map(|card| words.edgerunner(card))
            }
            _ => self.view.opportunities.slots.get(slot).copied().flatten().map(|card| words.opportunity(card)),
        };
        let name = name.unwrap_or_else(|| (slot + 1).to_string());
        words.say("label-recycle", &[("card", name.into())])
    }

    /// One of several rewards of an Opportunity.
    pub(super) fn either(&self, index: u8) -> String {
        let words = &self.words;
        let gain = match self.frame() {
            Some(Frame::OneOf(card, step)) => extra(words.catalog, card, step, one_of).and_then(|choices| choices.get(usize::from(index))),
            _ => None,
        };
        match gain {
            Some(Extra::Cred(cred)) => words.say("label-gain", &[("gain", words.cred(*cred).into())]),
            Some(Extra::Gain { resource, amount }) => words.say("label-gain", &[("gain", words.amount(*resource, *amount).into())]),
            _ => words.say("label-reward", &[("number", (index + 1).into())]),
        }
    }

    pub(super) fn swap(&self, card: CombatId, seat: Seat) -> String {
        let args = [("card", self.words.combat(card).into()), ("side", self.whom(seat, Case::Of).into())];
        self.words.say("label-swap", &args)
    }
}

/// The rewards of which one is picked.
fn one_of(extra: &Extra) -> Option<&Vec<Extra>> {
    match extra {
        Extra::OneOf(choices) => Some(choices),
        _ => None,
    }
}
