//! Which cards lie where in a staged position.

use table::knowledge::{Fact, Places};
use table::pile::Pile;
use table::scenario::items;
use table::{Seat, Seats};

use super::Staged;
use crate::catalog::OpportunityId;
use crate::catalog::words::{CombatSet, Power};
use crate::city::Whereabouts;
use crate::engine::beside;
use crate::hands::{Card, Cards, Hands, Laid, hand};
use crate::market::{Market, SLOTS, deals};
use crate::options::gang_key;
use crate::setup::{cards, for_hire, is_kang_tao};
use crate::story::changes;
use crate::story::words::Do;

/// The cards of a kind that have no place yet.
struct Left<'a, C> {
    /// What such a card is called.
    what: &'static str,
    /// Every card of the game with its name, copies once.
    names: Vec<(C, &'a str)>,
    cards: Vec<C>,
}

impl<C: Copy + Ord + Default> Left<'_, C> {
    /// Takes a card by its name.
    fn take(&mut self, name: &str) -> Result<C, String> {
        let Some((card, _)) = self.names.iter().find(|(_, known)| *known == name) else {
            let known: Vec<&str> = self.names.iter().map(|(_, name)| *name).collect();
            return Err(format!("'{name}' is no {} of this game; there are {}", self.what, known.join(", ")));
        };
        self.take_card(*card).ok_or_else(|| format!("{name} lies elsewhere already, and no other is left"))
    }

    fn take_card(&mut self, card: C) -> Option<C> {
        let found = self.cards.iter().position(|&other| other == card)?;
        Some(self.cards.remove(found))
    }
}

/// A face-down pile with these cards on top, the first of them topmost; nobody knows them.
fn pile<C: Copy + Ord + Default, const N: usize>(loose: impl IntoIterator<Item = C>, top: Vec<C>) -> Pile<C, N> {
    let mut pile = Pile::shuffled(loose);
    top.into_iter().rev().for_each(|card| pile.put_on_top(card, Seats::NONE));
    pile
}

impl Staged<'_> {
    /// Takes the cards that a line names, one by one.
    fn take_all<C: Copy + Ord + Default>(&mut self, line: usize, words: &str, left: &mut Left<'_, C>) -> Vec<C> {
        let mut taken = Vec::new();
        for item in items(words) {
            match left.take(item) {
                Ok(card) => taken.push(card),
                Err(says) => self.given.problem(line, says),
            }
        }
        taken
    }

    fn top<C: Copy + Ord + Default>(&mut self, name: &str, left: &mut Left<'_, C>) -> Vec<C> {
        let given = self.given.take(name);
        given.map(|(line, words)| self.take_all(line, &words, left)).unwrap_or_default()
    }

    /// Hands, used cards, the upgrade deck, and what is out of the game.
    pub(super) fn hands(&mut self) {
        let catalog = self.catalog;
        let starting: Cards = cards(catalog, CombatSet::Starting).collect();
        let own = Seat::first(self.state.seats).flat_map(|_| starting.iter());
        let upgrades = cards(catalog, CombatSet::Upgrade).chain(cards(catalog, CombatSet::KangTao));
        let cards: Vec<Card> = own.chain(upgrades).collect();
        let names = catalog.combats().filter(|(id, _)| cards.contains(id)).map(|(id, card)| (id, card.key.as_str())).collect();
        let mut left = Left { what: "Combat card", names, cards };
        let mut laid = Laid::default();

        let mut lines = Vec::new();
        for seat in Seat::first(self.state.seats) {
            lines.push((self.given.take_of(seat, "hand"), self.given.take_of(seat, "used"), seat));
        }
        // A hand that is not given consists of starting cards, which are then not left for the others.
        lines.sort_by_key(|(held, _, _)| held.is_some());
        for (held, used, seat) in lines {
            let line = held.as_ref().or(used.as_ref()).map(|(line, _)| *line).unwrap_or_default();
            let used: Cards = used.map(|(line, words)| self.take_all(line, &words, &mut left)).unwrap_or_default().into_iter().collect();
            let held: Cards = match held {
                Some((line, words)) => self.take_all(line, &words, &mut left).into_iter().collect(),
                None => starting.iter().filter(|&card| !used.contains(card)).filter_map(|card| left.take_card(card)).collect(),
            };
            if held.is_empty() {
                self.given.problem(line, format!("{seat} would have no card in hand; an empty hand takes the used cards back (R126)"));
            }
            (laid.hands[seat.index()], laid.used[seat.index()]) = (held, used);
        }

        let (begun, upgrades): (Vec<Card>, Vec<Card>) = left.cards.iter().partition(|&&card| starting.contains(card));
        laid.removed = begun.into_iter().collect();
        left.names.retain(|(card, _)| !starting.contains(*card));
        left.cards = upgrades;
        let top = self.top("upgrade deck top", &mut left);
        // Without a Story that brings them, upgrades of Kang Tao that are not named are not in the game.
        if !changes::has_done(catalog, &self.state.story, Do::KangTao) {
            left.cards.retain(|&card| !is_kang_tao(catalog, card));
        }
        laid.deck = pile(left.cards, top);
        let facts = known(&laid, self.state.seats, starting);
        self.state.hands = Hands::laid(self.state.seats, laid, facts);
    }

    /// Both markets, and the Opportunities that lie beside dashboards.
    pub(super) fn markets(&mut self) {
        let catalog = self.catalog;
        let blueprints = beside(catalog, &self.state.story);
        let cards: Vec<OpportunityId> = deals(catalog).chain(blueprints).collect();
        let names = cards.iter().map(|&id| (id, id.key(catalog))).collect();
        let mut left = Left { what: "Opportunity", names, cards };
        for seat in Seat::first(self.state.seats) {
            if let Some((line, words)) = self.given.take_of(seat, "deals") {
                let seized = self.take_all(line, &words, &mut left);
                seized.into_iter().for_each(|card| self.state.seated[seat.index()].seized.insert(card));
            }
            self.aside(seat, &mut left);
        }
        // Arasaka Blueprints lies beside the market until it is seized (R431).
        self.state.story.set_blueprints(blueprints.and_then(|card| left.take_card(card)).is_some());
        self.state.opportunities = self.market("opportunities", "opportunity deck top", left, false);

        let unhired = |id| self.state.city.whereabouts(id) == Whereabouts::Unhired;
        let cards = for_hire(catalog, self.state.is_solo()).filter(|&id| unhired(id)).collect();
        let names = catalog.edgerunners().map(|(id, card)| (id, card.key.as_str())).collect();
        let shut = self.shut();
        self.state.edgerunners = self.market("edgerunners", "edgerunner deck top", Left { what: "Edgerunner", names, cards }, shut);
    }

    fn aside(&mut self, seat: Seat, left: &mut Left<'_, OpportunityId>) {
        let holds = self.power(seat, |power| matches!(power, Power::HoldOpportunities(_)).then_some(()));
        let gang = self.state.gang(seat).map_or("no Gang", gang_key);
        let aside = self.given.read(&format!("{seat} aside"), |name| match holds {
            Some(()) => left.take(name),
            None => Err(format!("{seat} leads {gang}, and only valentinos set an Opportunity aside")),
        });
        self.state.seated[seat.index()].aside = aside;
    }

    /// A market: the slots that are given, or the first cards that are left; none if it is shut.
    fn market<C: Copy + Ord + Default, const N: usize>(
        &mut self,
        name: &str,
        top: &str,
        mut left: Left<'_, C>,
        shut: bool,
    ) -> Market<C, N> {
        let mut slots = [None; SLOTS];
        let given = self.given.take(name);
        if let Some((line, _)) = given.as_ref().filter(|_| shut) {
            self.given.problem(*line, "the market is shut, so that no card lies in it");
        }
        if let Some((line, words)) = &given {
            let named: Vec<&str> = words.split(',').map(str::trim).collect();
            if named.len() > SLOTS {
                self.given.problem(*line, format!("{} cards are named, but a market has {SLOTS} slots", named.len()));
            }
            for (slot, item) in slots.iter_mut().zip(named).filter(|(_, item)| *item != "none") {
                *slot = left.take(item).map_err(|says| self.given.problem(*line, says)).ok();
            }
        }
        let top = self.top(top, &mut left);
        if given.is_none() && !shut {
            let filled = left.cards.len().min(SLOTS);
            slots.iter_mut().zip(left.cards.drain(..filled)).for_each(|(slot, card)| *slot = Some(card));
        }
        Market::laid(pile(left.cards, top), slots)
    }
}

/// Everybody knows the starting cards in hands, as at the start of a game.
fn known(laid: &Laid, seats: u8, starting: Cards) -> Vec<Fact<Card>> {
    let mut facts = Vec::new();
    for holder in Seat::first(seats) {
        for card in laid.hands[holder.index()].iter().filter(|&card| starting.contains(card)) {
            let others = Seats::all(seats).without(holder).iter();
            facts.extend(others.map(|seat| Fact { seat, card, among: Places::only(hand(holder)) }));
        }
    }
    facts
}
