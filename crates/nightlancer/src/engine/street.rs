//! The Street phase (rulebook 3.2): one token after the other on the spaces of the board, what each space does, Contacts
//! on one's own turn, and the Decoys of a single player.

use table::ids::Id;
use table::{Chance, Seat, Witness, rule};

use super::Engine;
use super::downtime::LOAN;
use crate::cards::Cards;
use crate::catalog::SpaceId;
use crate::catalog::board::Does;
use crate::catalog::effects::{Deck, Deed, Occasion, Power, PowerSort, Window};
use crate::catalog::words::Action;
use crate::choice::{Act, Choice};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Nightlancer;
use crate::options::Mode;
use crate::powers::Force;
use crate::state::{AGENT, MOST_HEAT, MOST_LOANS, Open, State};

/// The spaces that can be used and hold no token that keeps others away.
pub(crate) fn free(game: &Nightlancer, open: &Open) -> Cards<SpaceId> {
    rule!(R079);
    rule!(R084);
    game.sets().spaces(open.seats).minus(open.taken).minus(open.blocked)
}

/// Of spaces that are alike only the first is offered; Black Market spaces have cards of their own.
pub(crate) fn distinct(game: &Nightlancer, spaces: Cards<SpaceId>) -> impl Iterator<Item = SpaceId> {
    let sets = game.sets();
    spaces.iter().filter(move |space| sets.alike[space.place()].both(spaces).is_empty())
}

/// Whether the Agent and Decoys may be placed on a space: Direct, Black Market and Euromafia ones.
pub(super) fn is_for_decoys(game: &Nightlancer, space: SpaceId) -> bool {
    rule!(R285);
    rule!(R268);
    let action = game.catalog().space(space).action();
    action.is_some_and(|action| action.is_direct() || matches!(action, Action::BlackMarket | Action::Euromafia))
}

/// Whether a player could play something in its turn of the Street phase, by what everybody sees.
fn could_play(game: &Nightlancer, state: &State, seat: Seat) -> bool {
    let sets = game.sets();
    let items = sets.favours[Window::Street as usize].union(sets.favours[Window::Open as usize]);
    state.contacts.held(seat) > 0 || !state.open.of(seat).assets.both(items).is_empty()
}

/// How the table stands for a player when the action of a space begins, where that differs: the Heat of a Risky space
/// and what the ring gives come first, and what an Opportunity asks for is looked at after that.
pub(super) fn on_arrival(game: &Nightlancer, state: &State, seat: Seat, space: SpaceId, action: Action) -> Option<State> {
    let (this, force, sets) = (game.catalog().space(space), Force::new(game, &state.open), game.sets());
    let hand = state.opportunities.hand(seat);
    let risky = matches!(this.does, Does::Risky(_)) && !hand.both(sets.by_heat).is_empty();
    let ringed =
        || force.owns(seat, PowerSort::Each) && force.powers(seat).any(|(_, power)| matches!(power, Power::Each(Occasion::EdgeRing, _)));
    let edge = this.edge && (!hand.both(sets.by_resolve).is_empty() || ringed());
    if action != Action::UseConnections || !(risky || edge) {
        return None;
    }
    let mut there = *state;
    let seated = &mut there.open.seated[seat.index()];
    if risky && !force.has(seat, PowerSort::Unnoticed) {
        if seated.heat < MOST_HEAT {
            seated.heat += 1;
        } else {
            seated.prospects = (seated.prospects - 1).max(0);
        }
    }
    if edge {
        let most = game.catalog().nightlancer(seated.nightlancer);
        let gains = force.powers(seat).filter_map(|(_, power)| match power {
            Power::Each(Occasion::EdgeRing, deed) => Some(deed),
            _ => None,
        });
        for deed in gains.chain([Deed::Resolve(1)]) {
            match deed {
                Deed::Chips(by) => seated.chips += u16::from(by),
                Deed::Health(by) => seated.health = (seated.health + by).min(most.health),
                Deed::Resolve(by) => seated.resolve = (seated.resolve + by).min(most.resolve),
                _ => {}
            }
        }
    }
    Some(there)
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    pub(super) fn street_turn(&mut self, place: u8) -> bool {
        let open = self.open();
        let tokens = |seat: Seat| if seat == AGENT { open.agent.tokens } else { open.of(seat).tokens };
        if open.order.iter().all(|&seat| tokens(seat) == 0) {
            rule!(R098);
            self.pop();
            return true;
        }
        let at = usize::from(place) % open.order.len();
        let seat = open.order[at];
        let next = Frame::StreetTurn((at as u8 + 1) % open.order.len() as u8);
        if tokens(seat) == 0 {
            self.become_frame(next);
            return true;
        }
        rule!(R077);
        if seat == AGENT {
            self.become_frame(next);
            self.state.open.agent.tokens -= 1;
            self.agent_street();
            return true;
        }
        self.become_frame(Frame::StreetTurn(at as u8));
        false
    }

    pub(super) fn street_choice(&mut self, place: u8, choice: Choice) {
        let Some(&seat) = self.open().order.get(usize::from(place)) else { return };
        let Choice::Place(space, act) = choice else { return self.favour(seat, choice) };
        self.become_frame(Frame::StreetTurn(place + 1));
        let solitaire = self.open().mode == Mode::Solitaire;
        if solitaire {
            rule!(R284);
            self.push(Frame::Decoy(seat));
        }
        let seated = self.seated(seat);
        seated.spaces.insert(space);
        seated.tokens -= 1;
        if seated.tokens == 0 {
            self.push(Frame::StreetAfter(seat));
        }
        let this = self.catalog().space(space);
        if self.game.sets().open.contains(space) {
            rule!(R095);
        } else {
            self.state.open.taken.insert(space);
        }
        self.tell(|| Event::Placed { seat, space });
        if let Does::Risky(_) = this.does
            && !self.force().has(seat, PowerSort::Unnoticed)
        {
            // C-26
            rule!(R088);
            self.heat(seat, 1);
        }
        if this.edge {
            rule!(R083);
            self.rest(seat, 1);
            self.occasion(seat, Occasion::EdgeRing);
        }
        self.act(seat, act, Some(space));
    }

    /// Does an action of the board.
    pub(super) fn act(&mut self, seat: Seat, act: Act, space: Option<SpaceId>) {
        match act {
            Act::Buy(card) => self.buy_at_stall(seat, card, space),
            Act::Favours => {
                rule!(R085);
                self.draw(seat, Deck::Contacts, 1);
                self.occasion(seat, Occasion::GatherFavours);
            }
            Act::Hustles => {
                // C-29
                rule!(R086);
                self.earn(seat, 1);
                self.heal(seat, 1);
                self.occasion(seat, Occasion::SlumsHustles);
            }
            Act::Connect(card) => {
                rule!(R087);
                self.buy_opportunity(seat, card);
            }
            Act::Loan => {
                rule!(R090);
                self.earn(seat, LOAN);
                self.loans(seat, 1);
            }
            Act::Prospects(count) => {
                rule!(R092);
                let price = self.force().prospect(seat);
                self.spend(seat, price * count);
                self.prospects(seat, count.into());
            }
            Act::Cool(card) => {
                // C-30
                rule!(R094);
                self.discard(seat, card);
                self.cool(seat, 1);
            }
            Act::Work => {
                rule!(R096);
                self.earn(seat, 1);
                self.occasion(seat, Occasion::HardWork);
            }
            Act::Rest => {
                rule!(R097);
                self.rest(seat, 1);
                self.heal(seat, 1);
                self.occasion(seat, Occasion::TakeARest);
            }
        }
    }

    /// After the last token a turn goes on for whoever may still want to play a Contact.
    pub(super) fn street_after(&mut self, seat: Seat) -> bool {
        let asks = could_play(self.game, self.state, seat);
        if !asks {
            self.pop();
        }
        !asks
    }

    pub(super) fn street_after_choice(&mut self, seat: Seat, choice: Choice) {
        if choice == Choice::Done {
            self.pop();
        } else {
            self.favour(seat, choice);
        }
    }

    /// A Decoy goes to any space that is left for it; without one the player gains Heat.
    pub(super) fn decoy_due(&mut self, seat: Seat) -> bool {
        let free = free(self.game, self.open());
        if free.iter().any(|space| is_for_decoys(self.game, space)) {
            return false;
        }
        rule!(R286);
        self.pop();
        self.heat(seat, 1);
        true
    }

    pub(super) fn decoy(&mut self, seat: Seat, choice: Choice) {
        let Choice::Space(space) = choice else { return };
        self.pop();
        rule!(R283);
        rule!(R287);
        self.state.open.taken.insert(space);
        self.seated(seat).spaces.insert(space);
        self.tell(|| Event::Decoy { seat, space });
    }

    pub(super) fn street_ends(&mut self) {
        self.pop();
        rule!(R099);
        for stall in 0..self.open().stalls.len() {
            self.clear_stall(stall);
        }
        rule!(R100);
        let open = &mut self.state.open;
        (open.taken, open.blocked) = Default::default();
        open.seated.iter_mut().for_each(|seated| seated.spaces = Cards::default());
    }
}

/// Whether a player could do an action now, sub-choices left aside.
pub(super) fn may_borrow(open: &Open, seat: Seat) -> bool {
    rule!(R007);
    if open.of(seat).loans >= MOST_LOANS {
        rule!(R091);
        rule!(R296);
        return false;
    }
    true
}
