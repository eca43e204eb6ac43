//! Whether every card and die of a table is accounted for.

use table::Seat;

use super::{SEATS, State};
use crate::catalog::{CardId, Catalog};
use crate::gigs::DieId;

impl State {
    /// Every card of a player, wherever it is: the main deck, and the Legends.
    pub fn all_cards(&self, catalog: &Catalog, seat: Seat) -> (Vec<CardId>, Vec<CardId>) {
        let (side, own) = (self.board.side(seat), self.own(seat));
        let mut all: Vec<CardId> = own.hand.iter().copied().collect();
        all.extend(own.deck.iter().map(|lying| lying.card));
        all.extend(own.sold.iter().chain(own.unseen.iter()).chain(own.rest.iter()).copied());
        all.extend(own.looked);
        all.extend(side.pieces.iter().map(|piece| piece.card));
        all.extend(side.gear.iter().map(|gear| gear.card));
        all.extend(side.trash.iter().chain(side.eddies.iter()).chain(side.removed.iter()).copied());
        all.extend(self.board.frames.iter().filter_map(|frame| frame.holds(seat)));
        all.retain(|card| card.is_some());
        all.sort_unstable();
        all.into_iter().partition(|&card| catalog.card(card).kind != crate::catalog::words::Kind::Legend)
    }

    /// Whether every card and die is accounted for; what is wrong if not.
    pub fn audit(&self, catalog: &Catalog) -> Result<(), String> {
        for seat in SEATS {
            let (main, legends) = self.all_cards(catalog, seat);
            let size = usize::from(self.board.sizes[seat.index()]);
            if main.len() != size {
                return Err(format!("{seat} has {} cards of the main deck instead of {size}", main.len()));
            }
            if legends.len() != crate::deck::LEGENDS {
                return Err(format!("{seat} has {} Legends", legends.len()));
            }
            let side = self.board.side(seat);
            if usize::from(side.spent_eddies) > side.eddies.len() {
                return Err(format!("{seat} has more spent Eddies than Eddies"));
            }
            if let Some(gear) = side.gear.iter().find(|gear| side.piece(gear.host).is_none()) {
                return Err(format!("a {} of {seat} has no host", gear.card.key(catalog)));
            }
            let own = self.own(seat);
            if !own.hand.is_sorted() || !own.unseen.is_sorted() || !own.sold.is_sorted() {
                return Err(format!("the hidden cards of {seat} are not in order"));
            }
        }
        for die in DieId::all() {
            let found = self.board.dice.get(die);
            let rolled = self.board.dice.holder(die).is_some();
            if (found.value == 0) == rolled || found.value > die.size().sides() {
                return Err(format!("the {:?} of {} shows {}", die.size(), die.owner(), found.value));
            }
        }
        Ok(())
    }
}
