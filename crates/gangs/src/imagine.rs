//! A whole state that fits a view: what the audience does not know is filled by chance, as far as what
//! it has learned allows. Only the view is looked at, so nothing else can get into it.

#[cfg(test)]
pub(crate) mod tests;

use table::chance::Fast;
use table::frames::Frames;
use table::joint::Joint;
use table::knowledge::{Fact, Place, Spread};
use table::{Chance, Seat};

use crate::catalog::words::CombatSet;
use crate::catalog::{Catalog, CombatId, EdgerunnerId, OpportunityId};
use crate::city::Whereabouts;
use crate::frame::Frame;
use crate::hands::{Card, Cards, DECK, DRAWN, Hands, Laid, REMOVED, hand};
use crate::market::{Market, deals};
use crate::setup::{cards, for_hire, upgrades};
use crate::state::State;
use crate::view::{Combats, Shown, View};

/// Combat cards that an audience does not see.
pub(crate) struct Hidden {
    /// How many of them lie in each place.
    pub(crate) places: Vec<(Place, usize)>,
    /// Which there are.
    pub(crate) cards: Vec<Card>,
    /// What it has learned of them.
    pub(crate) facts: Vec<Fact<Card>>,
}

impl View {
    /// A whole state that fits. Of what seats have learned it keeps only what this one has.
    pub fn imagine(&self, catalog: &Catalog, chance: &mut impl Chance) -> State {
        let hands = self.imagine_hands(catalog, chance);
        let picks = self.imagine_picks(&hands, chance);
        let mut frames = Frames::new();
        self.frames.iter().for_each(|&frame| frames.push(frame));
        State {
            seats: self.seats,
            sides: self.sides,
            side: self.side,
            seated: self.seated,
            city: self.city,
            hands,
            opportunities: imagine_market(&self.opportunities, self.unsold(catalog), chance),
            edgerunners: imagine_market(&self.edgerunners, self.unhired(catalog), chance),
            gone: self.gone,
            first: self.first,
            turn: self.turn,
            frames,
            fight: self.fight,
            picks,
            story: self.story,
            solo: self.solo,
            left: self.left,
            ending: self.ending,
        }
    }

    /// A state that fits, the same for equal views: for what does not depend on the unknown, such as
    /// the choices of the seat whose view it is.
    pub fn skeleton(&self, catalog: &Catalog) -> State {
        if matches!(self.frames.last(), Some(Frame::GoroDiscards(..))) {
            return self.imagine(catalog, &mut Fast::new(0));
        }
        // What the seat has learned of others' cards matters only to who has just looked at a hand.
        let combats = Combats { learned: Vec::new(), ..self.combats.clone() };
        View { combats, ..self.clone() }.imagine(catalog, &mut Fast::new(0))
    }

    /// The Combat cards that this audience does not see.
    pub(crate) fn hidden(&self, catalog: &Catalog) -> Hidden {
        let seen = &self.combats;
        let hidden = Seat::first(self.seats).filter(|seat| seen.hands[seat.index()].is_none());
        let mut unknown: Vec<(Place, usize)> = hidden.map(|seat| (hand(seat), seen.counts[seat.index()].into())).collect();
        unknown.push((DECK, seen.deck.unknown()));
        unknown.push((DRAWN, usize::from(seen.drawing).saturating_sub(seen.drawn.len())));
        unknown.push((REMOVED, if seen.removed_cards.is_some() { 0 } else { seen.removed.into() }));
        let facts: Vec<Fact<Card>> = match self.seat {
            Some(seat) => seen.learned.iter().map(|&(card, among)| Fact { seat, card, among }).collect(),
            None => Vec::new(),
        };
        let mut unseen: Vec<Card> = self.unseen(catalog).iter().collect();
        // What lies hidden beyond the usual cards are upgrades of Kang Tao.
        let more = unknown.iter().map(|(_, count)| count).sum::<usize>().saturating_sub(unseen.len());
        unseen.extend(cards(catalog, CombatSet::KangTao).take(more));
        Hidden { places: unknown, cards: unseen, facts }
    }

    fn imagine_hands(&self, catalog: &Catalog, chance: &mut impl Chance) -> Hands {
        let seen = &self.combats;
        let Hidden { places, cards, facts } = self.hidden(catalog);
        let lying = Spread::imagine(&places, cards, facts.iter().copied(), chance);

        let mut laid = Laid { used: seen.used, open: seen.open.iter().copied().collect(), ..Laid::default() };
        for seat in Seat::first(self.seats) {
            laid.hands[seat.index()] = seen.hands[seat.index()].unwrap_or_else(|| lying.of(hand(seat)).collect());
        }
        laid.drawn = seen.drawn.iter().copied().chain(lying.of(DRAWN)).collect();
        laid.removed = seen.removed_cards.unwrap_or_else(|| lying.of(REMOVED).collect());
        let mut deck = lying.of(DECK).rev();
        laid.deck = seen.deck.imagine(|| deck.next());
        Hands::laid(self.seats, laid, facts)
    }

    /// The Combat cards that this audience does not see, wherever they lie.
    fn unseen(&self, catalog: &Catalog) -> Cards {
        let seen = &self.combats;
        let starting = Seat::first(self.seats).flat_map(|_| cards(catalog, CombatSet::Starting));
        let upgrades = upgrades(catalog, &self.story);
        let mut unseen: Cards = starting.chain(upgrades).collect();
        let piles = seen.used.iter().chain(seen.hands.iter().flatten()).chain(&seen.removed_cards);
        let played = self.fight.iter().flat_map(|fight| fight.played.iter()).filter(|played| played.seat.0 < self.seats);
        let open = piles.flat_map(|cards| cards.iter()).chain(played.map(|played| played.card));
        let drawn = seen.drawn.iter().copied().chain(seen.open.iter().map(|(_, card)| *card));
        for card in open.chain(seen.deck.known()).chain(drawn) {
            unseen.remove(card);
        }
        unseen
    }

    /// Others' cards in the Firefight are hidden until all are laid down: any of their hands will do.
    fn imagine_picks(&self, hands: &Hands, chance: &mut impl Chance) -> Joint<CombatId> {
        let seen = &self.combats;
        let mut picks = Joint::ask(seen.chosen.union(seen.waiting));
        for seat in seen.chosen.iter() {
            let own = seen.pick.filter(|_| self.seat == Some(seat));
            let known = own.or_else(|| seen.picks.iter().find(|(picker, _)| *picker == seat).map(|(_, card)| *card));
            picks.pick(seat, known.unwrap_or_else(|| any_of(hands.hand(seat), chance)));
        }
        picks
    }

    /// The Opportunities that lie in no player's area and are not out of the game.
    fn unsold(&self, catalog: &Catalog) -> Vec<OpportunityId> {
        let taken = |card| self.seated.iter().any(|seated| seated.seized.contains(card) || seated.aside == Some(card));
        deals(catalog).filter(|&card| !taken(card) && !self.gone.contains(card)).collect()
    }

    fn unhired(&self, catalog: &Catalog) -> Vec<EdgerunnerId> {
        let unhired = |id: &EdgerunnerId| self.city.whereabouts(*id) == Whereabouts::Unhired;
        for_hire(catalog, self.solo.is_some()).filter(unhired).collect()
    }
}

/// A random card of a hand; who has left may have laid one down and hold none.
fn any_of(hand: Cards, chance: &mut impl Chance) -> Card {
    let chosen = if hand.is_empty() { 0 } else { chance.pick("imagined card", hand.len() as u32, |index| index) };
    hand.nth(chosen as usize).unwrap_or(CombatId(0))
}

/// The loose cards of a market are a set, so only cards at unknown places of its deck are chance.
fn imagine_market<C: Copy + Ord + Default, const N: usize>(shown: &Shown<C>, mut cards: Vec<C>, chance: &mut impl Chance) -> Market<C, N> {
    let open: Vec<C> = shown.slots.iter().flatten().copied().chain(shown.deck.known()).collect();
    cards.retain(|card| !open.contains(card));
    if shown.deck.unknown() > shown.deck.loose {
        chance.shuffle("imagined market", &mut cards, |_| "card");
    }
    Market::laid(shown.deck.imagine(|| cards.pop()), shown.slots)
}
