//! What is worth counting where this game is studied: every card that comes into play or is played, what is done with
//! Runners, how battles end, and what a player begins with.

use table::instinct::Subject;
use table::{Seat, Study};

use crate::catalog::CardId;
use crate::catalog::words::Kind;
use crate::event::{Deeds, Event};
use crate::game::Ccg;
use crate::state::State;

/// What is done, in the order of the report; the deeds of Runners come first, as [`Deeds`] has them.
const DEEDS: [&str; 29] = [
    "bust",
    "arrest",
    "EB by a Corp",
    "an Operation cheaper",
    "an attempt cheaper",
    "long range cheaper",
    "recover a card",
    "save a Runner",
    "straighten a Runner",
    "M-Sec raised",
    "E-Sec raised",
    "E-Sec lowered",
    "M-Sec lowered",
    "Power lent",
    "save gear",
    "build a part in",
    "carry to or from the Stash",
    "long range support",
    "ability of a card",
    "pay for an attempt",
    "assign teams",
    "Hit",
    "Run",
    "defend",
    "succeed",
    "fail",
    "Combat Sense",
    "be beaten",
    "come home unused",
];
const USES: usize = 18;

const ORDER: [&str; 2] = ["begins", "does not begin"];

impl Ccg {
    fn deed_at(&self, deed: usize) -> usize {
        self.catalog().cards().len() + deed
    }

    fn sponsor_at(&self, state: &State, seat: Seat) -> usize {
        self.deed_at(DEEDS.len()) + usize::from(state.board.side(seat).sponsor.0)
    }

    fn order_at(&self, later: bool) -> usize {
        self.deed_at(DEEDS.len()) + self.catalog().sponsors().len() + usize::from(later)
    }
}

/// The cards of a player, wherever they are.
fn own(state: &State, seat: Seat) -> impl Iterator<Item = CardId> {
    let (own, side) = (state.own(seat), state.board.side(seat));
    let decks = own.decks.iter().flat_map(|deck| deck.iter().map(|lying| lying.card));
    own.cards().chain(decks).chain(side.all().map(|(_, piece)| piece.card)).chain(side.trash.iter().copied())
}

impl Study for Ccg {
    fn subjects(&self) -> Vec<Subject> {
        let catalog = self.catalog();
        let group = |kind: Kind| match kind {
            Kind::Location => "Locations",
            Kind::Operation => "Operations",
            Kind::Runner => "Runners",
            Kind::Cyber => "Cyber",
            Kind::Equipment => "Equipment",
            Kind::Event => "Events",
        };
        let cards = catalog.cards().map(|(_, card)| Subject { group: group(card.kind), name: card.name.clone() });
        let of = |group, names: &'static [&'static str]| names.iter().map(move |name| Subject { group, name: (*name).to_owned() });
        let sponsors = catalog.sponsors().map(|(_, card)| Subject { group: "Sponsors", name: card.name.clone() });
        cards.chain(of("Deeds", &DEEDS)).chain(sponsors).chain(of("Turn order", &ORDER)).collect()
    }

    fn at_hand(&self, state: &State, seat: Seat, mut note: impl FnMut(usize)) {
        own(state, seat).for_each(|card| note(card.0.into()));
        (0..DEEDS.len()).for_each(|deed| note(self.deed_at(deed)));
        note(self.sponsor_at(state, seat));
        [false, true].into_iter().for_each(|later| note(self.order_at(later)));
    }

    fn uses(&self, state: &State, event: &Event, mut note: impl FnMut(Seat, usize)) {
        let mut deed = |seat: Seat, which: usize| note(seat, self.deed_at(which));
        match *event {
            Event::Begins { seat } => Seat::first(state.board.seats).for_each(|other| note(other, self.order_at(other != seat))),
            Event::Bought { seat, card, .. } | Event::Placed { seat, card } | Event::Played { seat, card } => note(seat, card.0.into()),
            Event::Does { seat, deed: which, .. } => deed(seat, which as usize),
            Event::Uses { name } => deed(name.seat, USES),
            Event::Bid { seat, .. } => deed(seat, USES + 1),
            Event::Teams { seat, .. } => deed(seat, USES + 2),
            Event::Attack { seat, run, .. } => deed(seat, USES + 3 + usize::from(run)),
            Event::Sent { seat, defend: true, .. } => deed(seat, USES + 5),
            Event::Succeeded { seat } => deed(seat, USES + 6),
            Event::Failed { seat } => deed(seat, USES + 7),
            Event::Senses { name, .. } => deed(name.seat, USES + 8),
            Event::Beaten { seat } => deed(seat, USES + 9),
            Event::Home { name } => deed(name.seat, USES + 10),
            _ => {}
        }
    }

    /// Who begins is cut for at the table.
    fn begins(&self, state: &State, seat: Seat, mut note: impl FnMut(usize)) {
        note(self.sponsor_at(state, seat));
    }

    fn standing(&self, state: &State, seat: Seat) -> i32 {
        state.board.side(seat).ops.into()
    }
}

const _: () = assert!(Deeds::Support as usize + 1 == USES);
