//! Decks, hands and discards, and what everybody can work out of them.

use nightlancer::cards::Cards;
use nightlancer::catalog::ContactId;
use nightlancer::hidden::Hidden;
use table::chance::Scripted;
use table::{Seat, shows};

const ANNA: Seat = Seat(0);
const BRUNO: Seat = Seat(1);

fn draws(cards: &mut Hidden<ContactId>, seat: Seat, card: u8) -> Option<ContactId> {
    let mut script = Scripted::new();
    if cards.deck.len() > 1 || (cards.deck.is_empty() && cards.discards.len() > 1) {
        script.line("deck", card.to_string());
    }
    let drawn = cards.draw(seat, "deck", &mut script, |card| card.0);
    assert_eq!(script.finish(), Ok(()));
    drawn
}

#[test]
fn r210_discards_become_the_deck_and_everybody_knows_what_lies_in_it() {
    shows(&["nightlancer:R209", "nightlancer:R210", "nightlancer:R211", "nightlancer:R212"], || {
        let mut cards: Hidden<ContactId> = Hidden::new((0..3).map(ContactId));
        for (seat, card) in [(ANNA, 0), (BRUNO, 1), (ANNA, 2)] {
            assert_eq!(draws(&mut cards, seat, card), Some(ContactId(card)));
        }
        assert!(cards.maybe_deck.is_empty(), "the deck is used up");
        assert!(cards.discard(ANNA, ContactId(2)) && !cards.discard(ANNA, ContactId(2)));
        // Bruno draws what was discarded: nobody needs to see it.
        assert_eq!(draws(&mut cards, BRUNO, 2), Some(ContactId(2)));
        assert!(!cards.maybe_hands[0].contains(ContactId(2)) && cards.maybe_hands[1].contains(ContactId(2)));
        assert_eq!(draws(&mut cards, ANNA, 0), None, "nothing is left");
        assert_eq!(cards.audit(2), Ok(()));
        assert!(cards.discard(ANNA, ContactId(0)));
        assert!(cards.maybe_hands[0].is_empty(), "an empty hand holds nothing");
        cards.maybe_hands[1].remove(ContactId(1));
        assert!(cards.audit(2).is_err());
    });
}

#[test]
fn what_is_drawn_aside_is_kept_or_discarded() {
    let mut cards: Hidden<ContactId> = Hidden::new((0..3).map(ContactId));
    let mut script = Scripted::new();
    ["2", "0"].into_iter().for_each(|card| script.line("deck", card));
    for _ in 0..2 {
        cards.draw_aside("deck", &mut script, |card| card.0);
    }
    assert_eq!((cards.drawn.len(), cards.held(ANNA)), (2, 0));
    cards.keep(ANNA, ContactId(2));
    assert_eq!((cards.hand(ANNA), cards.discards.to_vec()), (Cards::only(ContactId(2)), vec![ContactId(0)]));
    assert_eq!((cards.audit(2), cards.drawn.is_empty()), (Ok(()), true));
    cards.draw_aside("deck", &mut script, |card| card.0);
    cards.drop_drawn();
    assert_eq!(cards.discards.top(), Some(ContactId(1)));
    assert_eq!(cards.audit(2), Ok(()));
}
