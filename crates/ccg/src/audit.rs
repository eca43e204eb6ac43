//! Whether everything on a table is accounted for: every card in one place, every piece where it can be.

use table::pile::Pile;

use crate::catalog::CardId;
use crate::catalog::words::{Back, Kind};
use crate::game::Ccg;
use crate::state::{ALONE, ORPHAN, STASH, State};

impl State {
    /// Whether every card is accounted for, and every piece is where it can be.
    pub fn audit(&self, game: &Ccg) -> Result<(), String> {
        let catalog = game.catalog();
        for seat in self.board.players() {
            let (side, own) = (self.board.side(seat), self.own(seat));
            let flying = self.board.frames.iter().filter(|frame| frame.holds(seat).is_some()).count();
            let lying = side.all().count() + side.trash.len() + own.held() + own.decks.iter().map(Pile::len).sum::<usize>() + flying;
            if lying != usize::from(side.size) {
                return Err(format!("{seat} has {lying} cards of {}", side.size));
            }
            if own.held() != usize::from(side.held) {
                return Err(format!("{seat} holds {} cards, not {}", own.held(), side.held));
            }
            let backs = |back: Back, cards: &[CardId]| cards.iter().all(|&card| catalog.card(card).kind.back() == back);
            if !backs(Back::Runs, &own.hand[0]) || !backs(Back::Gear, &own.hand[1]) {
                return Err(format!("{seat} holds a card on the wrong side"));
            }
            for (slot, piece) in side.all() {
                let card = catalog.card(piece.card);
                let fits = match (card.kind, piece.host) {
                    (Kind::Location | Kind::Operation | Kind::Runner, host) => host == ALONE,
                    (Kind::Cyber | Kind::Equipment, STASH | ORPHAN) => true,
                    (Kind::Cyber | Kind::Equipment, host) => side.piece(host).is_some() && host != slot,
                    (Kind::Event, _) => false,
                };
                if !fits {
                    return Err(format!("{seat} has {} attached to {}", card.key, piece.host));
                }
                let twice = side.all().any(|(other, alike)| other != slot && alike.card == piece.card && alike.copy == piece.copy);
                if twice {
                    return Err(format!("{seat} has two of {}/{}", card.key, piece.copy));
                }
            }
            if (side.does, side.sorted) != game.faces().side(side) {
                return Err(format!("{seat} has other cards than were noted: {:?}, {:?}", side.does, side.sorted));
            }
            let mut held = own.cards().collect::<Vec<_>>();
            for shown in side.shown.iter() {
                match held.iter().position(|&card| card == shown.card) {
                    Some(place) => drop(held.swap_remove(place)),
                    None => return Err(format!("{seat} was seen to hold {}", shown.card.key(catalog))),
                }
            }
        }
        if self.board.ending.is_none() != self.board.frames.top().is_some() {
            return Err("a table that goes on has something unfinished".to_owned());
        }
        Ok(())
    }
}
