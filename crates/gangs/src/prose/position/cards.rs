//! Markets and hands.

use table::Seat;
use table::text::Arg;
use table::wording::wrapped;

use crate::catalog::text;
use crate::catalog::{CombatId, EdgerunnerId, OpportunityId};
use crate::frame::Purchase;
use crate::hands::Cards;
use crate::prose::scene::{Case, Scene};
use crate::view::Shown;

impl Scene<'_> {
    pub(super) fn markets(&self) -> String {
        let (words, view) = (self.words, self.view);
        let opportunity = |card: OpportunityId| {
            let told = text::opportunity(words.catalog, card, words.voice.lang);
            (words.opportunity(card), words.paid(self.price(Purchase::Opportunity(card)), 0), told)
        };
        let edgerunner = |card: EdgerunnerId| {
            let told = text::edgerunner(words.catalog, card, words.voice.lang);
            (words.edgerunner(card), words.paid(self.price(Purchase::Edgerunner(card)), 0), told)
        };
        let opportunities = self.market("position-opportunities", &view.opportunities, opportunity);
        let shut = view.solo.as_ref().is_some_and(|solo| solo.shut);
        let edgerunners = match shut {
            true => wrapped(&words.say("position-edgerunners-shut", &[("deck", Arg::Number(view.edgerunners.deck.len() as i64))]), 0, 2),
            false => self.market("position-edgerunner-market", &view.edgerunners, edgerunner),
        };
        format!("{opportunities}\n{edgerunners}")
    }

    /// A market; each card gives its name, its price and its text.
    fn market<C: Copy>(&self, id: &str, market: &Shown<C>, card: impl Fn(C) -> (String, String, String)) -> String {
        let full = self.in_full();
        let shown: Vec<String> = market
            .slots
            .iter()
            .map(|slot| match slot.map(&card) {
                None => self.words.word("position-slot-empty"),
                Some((name, _, told)) if full => format!("{name}. {told}"),
                Some((name, price, _)) => format!("{name} ({price})"),
            })
            .collect();
        let deck = ("deck", Arg::Number(market.deck.len() as i64));
        self.list(self.words.say(id, &[deck]), &shown, full)
    }

    /// A heading and items: a paragraph for each, or all on one line.
    fn list(&self, heading: String, items: &[String], full: bool) -> String {
        if !full {
            return wrapped(&format!("{heading} {}.", items.join(", ")), 0, 2);
        }
        let items = items.iter().map(|item| wrapped(item, 2, 4));
        std::iter::once(heading).chain(items).collect::<Vec<_>>().join("\n")
    }

    /// The hands that the viewer sees, and what it has drawn.
    pub(super) fn hands(&self) -> String {
        let (combats, mut said) = (&self.view.combats, Vec::new());
        if !combats.drawn.is_empty() {
            let drawn = combats.drawn.iter().map(|&card| (card, 1)).collect::<Vec<_>>();
            said.push(self.combats(self.words.word("position-drawn"), &drawn, true));
        }
        for seat in Seat::first(self.view.seats) {
            let Some(hand) = combats.hands[seat.index()].filter(|hand| !hand.is_empty()) else { continue };
            let heading = match self.is_you(seat) {
                true => self.words.word("position-hand"),
                false => self.words.say("position-hand-of", &[("hand", self.whom(seat, Case::Hand).into())]),
            };
            said.push(self.combats(heading, &counted(hand), self.in_full()));
        }
        said.join("\n")
    }

    fn combats(&self, heading: String, cards: &[(CombatId, u8)], full: bool) -> String {
        let words = &self.words;
        let told = |&(card, copies): &(CombatId, u8)| {
            let times = if copies > 1 { format!("{copies} x ") } else { String::new() };
            match full {
                true => format!("{times}{}. {}", words.combat(card), text::combat(words.catalog, card, words.voice.lang)),
                false => format!("{times}{}", words.combat_in_short(card)),
            }
        };
        self.list(heading, &cards.iter().map(told).collect::<Vec<_>>(), full)
    }
}

fn counted(cards: Cards) -> Vec<(CombatId, u8)> {
    cards.kinds().map(|card| (card, cards.count(card))).collect()
}
