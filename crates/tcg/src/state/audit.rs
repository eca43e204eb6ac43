//! Whether every card and die of a table is accounted for.

use table::Seat;

use super::{CARDS, SEATS, State};
use crate::catalog::words::Kind;
use crate::catalog::{CardId, Catalog};
use crate::deck::LEGENDS;
use crate::gigs::DieId;

impl State {
    /// Every card of a player, wherever it is, in no order.
    fn each_card(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let (side, own) = (self.board.side(seat), self.own(seat));
        let hidden: [&[CardId]; 5] = [&own.hand, &own.sold, &own.unseen, &own.rest, &own.looked];
        let open: [&[CardId]; 3] = [&side.trash, &side.eddies, &side.removed];
        let deck = own.deck.iter().map(|lying| lying.card);
        let in_play = side.pieces.iter().map(|piece| piece.card).chain(side.gear.iter().map(|gear| gear.card));
        let on_the_way = self.board.frames.iter().filter_map(move |frame| frame.holds(seat));
        hidden.into_iter().chain(open).flatten().copied().chain(deck).chain(in_play).chain(on_the_way).filter(|card| card.is_some())
    }

    /// Every card of a player, wherever it is, sorted: the main deck, and the Legends.
    pub fn all_cards(&self, catalog: &Catalog, seat: Seat) -> (Vec<CardId>, Vec<CardId>) {
        let mut all: Vec<CardId> = self.each_card(seat).collect();
        all.sort_unstable();
        all.into_iter().partition(|&card| catalog.face(card).kind != Kind::Legend)
    }

    /// Whether every card and die is accounted for, and what is in force is what the cards say; what is wrong if not.
    pub fn audit(&self, catalog: &Catalog) -> Result<(), String> {
        for seat in SEATS {
            let is_legend = |card: CardId| catalog.face(card).kind == Kind::Legend;
            let (main, legends) = self
                .each_card(seat)
                .fold((0, 0), |(main, legends), card| if is_legend(card) { (main, legends + 1) } else { (main + 1, legends) });
            let size = usize::from(self.board.sizes[seat.index()]);
            if main != size {
                return Err(format!("{seat} has {main} cards of the main deck instead of {size}"));
            }
            if main + legends > CARDS {
                return Err(format!("{seat} has {} cards; there is room for {CARDS}", main + legends));
            }
            if self.own(seat).facts.iter().count() > main {
                return Err(format!("more is known of the cards of {seat} than there are"));
            }
            if legends != LEGENDS {
                return Err(format!("{seat} has {legends} Legends"));
            }
            let side = self.board.side(seat);
            if usize::from(side.spent_eddies) > side.eddies.len() {
                return Err(format!("{seat} has more spent Eddies than Eddies"));
            }
            if let Some(gear) = side.gear.iter().find(|gear| side.piece(gear.host).is_none()) {
                return Err(format!("a {} of {seat} has no host", gear.card.key(catalog)));
            }
            if side.pieces.iter().skip(LEGENDS).any(|piece| !piece.on_field()) {
                return Err(format!("a Legend of {seat} lies behind its Units"));
            }
            if side.traits != side.in_force(catalog) {
                return Err(format!("what is in force for {seat} is not what the cards say"));
            }
            let own = self.own(seat);
            if !own.hand.is_sorted() || !own.unseen.is_sorted() || !own.sold.is_sorted() {
                return Err(format!("the hidden cards of {seat} are not in order"));
            }
        }
        let board = &self.board;
        if board.doomed.is_full() || board.pending.is_full() || board.booked.is_full() || board.watches.is_full() {
            return Err("more waits at once than there is room for".to_owned());
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
