//! What is worth counting where this game is studied: the cards of the decks, what is done with them, and
//! who goes first.

use table::instinct::Subject;
use table::{Seat, Study};

use crate::catalog::CardId;
use crate::catalog::words::{Keyword, Kind};
use crate::choice::Target;
use crate::event::Event;
use crate::game::Tcg;
use crate::state::{State, rival};

/// What is done with cards, in the order of the report.
#[derive(Clone, Copy)]
enum Deed {
    OnGigs,
    OnUnit,
    Block,
    Call,
    Solo,
    Sale,
    Effect,
}

const DEEDS: [&str; 7] = ["attack on Gigs", "attack on a Unit", "block", "Call", "GO SOLO", "sale", "effect used"];

const ORDER: [&str; 2] = ["goes first", "goes second"];

impl Tcg {
    fn deed(&self, deed: Deed) -> usize {
        self.catalog().cards().len() + deed as usize
    }

    fn order(&self, second: bool) -> usize {
        self.catalog().cards().len() + DEEDS.len() + usize::from(second)
    }

    fn on(&self, target: Target) -> Option<usize> {
        match target {
            Target::Gigs => Some(self.deed(Deed::OnGigs)),
            Target::Unit(_) => Some(self.deed(Deed::OnUnit)),
            Target::Later => None,
        }
    }
}

/// The cards of a player that have not come into play: all of them at the deal.
fn own(state: &State, seat: Seat) -> impl Iterator<Item = CardId> {
    let own = state.own(seat);
    own.unseen.iter().copied().chain(own.hand.iter().copied()).chain(own.deck.iter().map(|lying| lying.card))
}

impl Study for Tcg {
    fn subjects(&self) -> Vec<Subject> {
        let catalog = self.catalog();
        let group = |kind: Kind| match kind {
            Kind::Legend => "Legends",
            Kind::Unit => "Units",
            Kind::Gear => "Gear",
            Kind::Program => "Programs",
        };
        let cards = catalog.cards().map(|(id, card)| Subject { group: group(card.kind), name: catalog.name(id) });
        let of = |group, names: &'static [&'static str]| names.iter().map(move |name| Subject { group, name: (*name).to_owned() });
        cards.chain(of("Deeds", &DEEDS)).chain(of("Turn order", &ORDER)).collect()
    }

    fn at_hand(&self, state: &State, seat: Seat, mut note: impl FnMut(usize)) {
        let face = |card| self.catalog().face(card);
        own(state, seat).for_each(|card| note(card.0.into()));
        [Deed::OnGigs, Deed::OnUnit, Deed::Block, Deed::Call, Deed::Sale].into_iter().for_each(|deed| note(self.deed(deed)));
        if own(state, seat).any(|card| face(card).has(Keyword::GoSolo)) {
            note(self.deed(Deed::Solo));
        }
        if own(state, seat).any(|card| face(card).active) {
            note(self.deed(Deed::Effect));
        }
        [false, true].into_iter().for_each(|second| note(self.order(second)));
    }

    fn uses(&self, _: &State, event: &Event, mut note: impl FnMut(Seat, usize)) {
        match *event {
            Event::Begins { seat } => {
                note(seat, self.order(false));
                note(rival(seat), self.order(true));
            }
            Event::Played { seat, card, .. } => note(seat, card.0.into()),
            Event::Called { seat, card, .. } => {
                note(seat, card.0.into());
                note(seat, self.deed(Deed::Call));
            }
            Event::Attacks { unit, target } => self.on(target).into_iter().for_each(|deed| note(unit.seat, deed)),
            Event::Aims { target, seat } => self.on(target).into_iter().for_each(|deed| note(seat, deed)),
            Event::Blocks { unit } => note(unit.seat, self.deed(Deed::Block)),
            Event::Solo { unit, plain: false } => note(unit.seat, self.deed(Deed::Solo)),
            Event::Sold { seat, .. } | Event::SoldUnseen { seat } => note(seat, self.deed(Deed::Sale)),
            Event::Used { unit, .. } => note(unit.seat, self.deed(Deed::Effect)),
            _ => {}
        }
    }

    /// Who goes first is chosen at the table.
    fn begins(&self, _: &State, _: Seat, _: impl FnMut(usize)) {}

    fn standing(&self, state: &State, seat: Seat) -> i32 {
        i32::from(state.board.dice.count(seat)) - i32::from(state.board.dice.count(rival(seat)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::Choice;
    use crate::options::Options;
    use table::chance::Fast;
    use table::simulate::random_players;
    use table::{Audience, Game, Table, Told, driver};

    #[test]
    fn a_target_that_nobody_had_to_name_is_counted() {
        let game = Tcg::default();
        let options = Options::default();
        let entries = [0, 1].map(|seat| game.entry(&options, Seat(seat)));
        let (mut chance, mut players) = (Fast::new(7), random_players(7));
        let mut forced = 0;
        for _ in 0..3 {
            let mut table = Table::new(&game, game.deal(&options, &entries, &mut chance).unwrap());
            while let Some((seat, place, _)) = driver::next(&mut table, &mut players, 0).unwrap() {
                let choice = table.choices(seat)[place];
                let mut told = Told::default();
                table.decide(seat, choice, &mut chance, &mut told).unwrap();
                if !matches!(choice, Choice::Attack(..)) || !told.to(Audience::Everyone).any(|event| matches!(event, Event::Aims { .. })) {
                    continue;
                }
                let mut deeds = 0;
                let attacks = [Deed::OnGigs, Deed::OnUnit].map(|deed| (seat, game.deed(deed)));
                told.to(Audience::Everyone)
                    .for_each(|event| game.uses(table.state(), event, |who, what| deeds += usize::from(attacks.contains(&(who, what)))));
                assert_eq!(deeds, 1, "{:?}", told.0);
                forced += 1;
            }
        }
        assert!(forced > 5, "{forced}");
    }
}
