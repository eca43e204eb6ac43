//! Contacts that are played on others (rulebook 5.1, Contact; 5.2, Cards and Roll): who may hinder a challenge, a payment
//! or the turn order, and how the hindered answers. A window opens for whoever holds a Contact, whatever it is.

use table::{Chance, Choices, Seat, Witness, rule};

use super::challenge::{could_prepare, preparations, seat_in_trial};
use super::deeds::{self, Moment};
use super::{Engine, prices};
use crate::catalog::ContactId;
use crate::catalog::effects::{Deed, Power, PowerSort, Window};
use crate::catalog::words::{Circle, Hindrance};
use crate::choice::Choice;
use crate::event::Event;
use crate::frame::{Frame, Origin};
use crate::game::Nightlancer;
use crate::powers::Force;
use crate::state::{AGENT, Open, State};

/// Whose turn it is in a window: in turn order, beginning after whom it is about.
pub(super) fn reactor(open: &Open, frame: Frame, next: u8) -> Option<Seat> {
    let actor = match frame {
        Frame::Companies { .. } => open.attempt.as_ref()?.paid.boss()?,
        _ => open.trial.as_ref()?.crew.boss()?,
    };
    let at = open.order.iter().position(|&seat| seat == actor)?;
    open.order.get((at + usize::from(next)) % open.order.len()).copied()
}

/// On whom Contacts could be played in a window, by what everybody sees.
pub(super) fn targets(open: &Open, frame: Frame) -> table::Seats {
    match frame {
        Frame::React { .. } => {
            let Some(trial) = &open.trial else { return table::Seats::NONE };
            if trial.challenge.test.is_combat() {
                return table::Seats::NONE;
            }
            trial.attempting().filter(|&seat| seat_in_trial(open, seat)).collect()
        }
        Frame::Companies { .. } => {
            open.attempt.iter().flat_map(|attempt| attempt.paid.members().iter().copied()).filter(|&seat| open.plays(seat)).collect()
        }
        Frame::Swaps(_) => open.players().collect(),
        _ => table::Seats::NONE,
    }
}

/// The type of Contact that does something in a window.
fn circle(open: &Open, frame: Frame) -> Option<Circle> {
    Circle::ALL.iter().copied().find(|circle| match (frame, circle.hindrance()) {
        (Frame::React { .. }, Hindrance::Weaken(test)) => open.trial.as_ref().is_some_and(|trial| trial.challenge.test == test),
        (Frame::Companies { .. }, Hindrance::Heat) | (Frame::Swaps(_), Hindrance::Swap) => true,
        _ => false,
    })
}

/// What a player can play on others in a window.
pub(super) fn hindrances(game: &Nightlancer, state: &State, frame: Frame, seat: Seat, into: &mut Choices<Choice>) {
    let Some(circle) = circle(&state.open, frame) else { return };
    rule!(R200);
    for card in state.contacts.hand(seat).both(game.sets().circles[circle as usize]).iter() {
        into.extend(targets(&state.open, frame).without(seat).iter().map(|target| Choice::Hinder(card, target)));
    }
}

/// How somebody on whom a Contact was played can make it do nothing.
fn excuses(game: &Nightlancer, state: &State, seat: Seat, into: &mut Choices<Choice>) {
    deeds::favours(game, state, Moment { seat, window: Window::Answer }, |choice| into.push(choice));
    let force = Force::new(game, &state.open);
    if !force.owns(seat, PowerSort::Shrug) {
        return;
    }
    for (power, what) in force.powers(seat) {
        if matches!(what, Power::Shrug(_)) && prices::payable(game, state, seat, Origin::Power(power)) {
            into.push(Choice::Power(power));
        }
    }
}

/// Whether a challenge goes on in which the player may still put in cards.
fn is_preparing(open: &Open, seat: Seat) -> bool {
    let rolled = open.trial.as_ref().is_none_or(|trial| trial.runs[seat.index()].hits.is_some() || trial.score.is_some());
    !rolled && seat_in_trial(open, seat)
}

/// What somebody can answer on whom a Contact was played.
pub(super) fn answers(game: &Nightlancer, state: &State, seat: Seat, into: &mut Choices<Choice>) {
    into.push(Choice::Pass);
    excuses(game, state, seat, into);
    if is_preparing(&state.open, seat) {
        preparations(game, state, seat, into);
    }
}

/// Whether somebody could answer, by what everybody sees.
fn could_answer(game: &Nightlancer, state: &State, seat: Seat) -> bool {
    let shrugs = Force::new(game, &state.open).has(seat, PowerSort::Shrug);
    shrugs || deeds::could_use(game, state, seat, Window::Answer) || (is_preparing(&state.open, seat) && could_prepare(game, state, seat))
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Whether a player is asked in a window: it holds a Contact, and there is somebody to play it on.
    fn is_asked(&self, frame: Frame, seat: Seat) -> bool {
        let open = self.open();
        open.plays(seat) && self.state.contacts.held(seat) > 0 && !targets(open, frame).without(seat).is_empty()
    }

    /// Others may play Contacts on who attempts a challenge, until all pass in a row (C-08, C-09).
    pub(super) fn reacting(&mut self, next: u8, quiet: u8) -> bool {
        let frame = Frame::React { next, quiet };
        rule!(R220);
        rule!(R222);
        self.windowed(frame, next, quiet, |next, quiet| Frame::React { next, quiet })
    }

    /// Opponents may play Contacts on who was paid.
    pub(super) fn companies(&mut self, next: u8, quiet: u8) -> bool {
        let frame = Frame::Companies { next, quiet };
        self.windowed(frame, next, quiet, |next, quiet| Frame::Companies { next, quiet })
    }

    fn windowed(&mut self, frame: Frame, next: u8, quiet: u8, window: fn(u8, u8) -> Frame) -> bool {
        let seats = self.open().order.len() as u8;
        let over = self.open().has_agent() || quiet >= seats || targets(self.open(), frame).is_empty();
        if self.open().has_agent() {
            rule!(R278);
        }
        let Some(seat) = reactor(self.open(), frame, next).filter(|_| !over) else {
            self.pop();
            return true;
        };
        if self.is_asked(frame, seat) {
            return false;
        }
        self.become_frame(window((next + 1) % seats, quiet + 1));
        true
    }

    pub(super) fn react(&mut self, next: u8, quiet: u8, seat: Seat, choice: Choice) {
        let next = (next + 1) % self.open().order.len() as u8;
        if let Choice::Hinder(card, target) = choice {
            self.become_frame(Frame::React { next, quiet: 0 });
            self.hinder(seat, card, target);
        } else {
            self.become_frame(Frame::React { next, quiet: quiet + 1 });
        }
    }

    pub(super) fn company(&mut self, next: u8, seat: Seat, choice: Choice) {
        let Some(Frame::Companies { quiet, .. }) = self.open().frames.top() else { return };
        let next = (next + 1) % self.open().order.len() as u8;
        if let Choice::Hinder(card, target) = choice {
            self.become_frame(Frame::Companies { next, quiet: 0 });
            self.hinder(seat, card, target);
        } else {
            self.become_frame(Frame::Companies { next, quiet: quiet + 1 });
        }
    }

    /// In the new turn order everybody may swap once (C-58); who was asked is kept, because places change.
    pub(super) fn swapping(&mut self, asked: u8) -> bool {
        if self.open().has_agent() {
            self.become_frame(Frame::AgentSwaps(0));
            return true;
        }
        let next = self.open().in_order().find(|seat| asked & (1 << seat.0) == 0);
        match next {
            None => self.pop(),
            Some(seat) if self.is_asked(Frame::Swaps(asked), seat) => return false,
            Some(seat) => self.become_frame(Frame::Swaps(asked | 1 << seat.0)),
        }
        true
    }

    pub(super) fn swap_choice(&mut self, asked: u8, seat: Seat, choice: Choice) {
        self.become_frame(Frame::Swaps(asked | 1 << seat.0));
        if let Choice::Hinder(card, target) = choice {
            self.hinder(seat, card, target);
        }
    }

    /// A Contact is played on somebody, who may answer before it does anything.
    fn hinder(&mut self, seat: Seat, card: ContactId, target: Seat) {
        if !self.state.contacts.show(seat, card) {
            return;
        }
        rule!(R199);
        self.state.open.playing.insert(card);
        self.tell(|| Event::Hindered { seat, target, card });
        self.keeps_word(seat, Choice::Hinder(card, target));
        self.push(Frame::Answer { by: seat, card, target });
    }

    pub(super) fn answering(&mut self, by: Seat, card: ContactId, target: Seat) -> bool {
        if could_answer(self.game, self.state, target) {
            return false;
        }
        self.pop();
        self.hindered(by, card, target);
        true
    }

    pub(super) fn answered(&mut self, by: Seat, card: ContactId, target: Seat, choice: Choice) {
        let catalog = self.catalog();
        let ignores = match choice {
            Choice::Pass => {
                self.pop();
                return self.hindered(by, card, target);
            }
            Choice::Play(answer, option) => catalog.contact(answer).favours[usize::from(option) % 2].does.contains(&Deed::Ignore),
            Choice::Spend(item) => catalog.item(item).favour.as_ref().is_some_and(|favour| favour.does.contains(&Deed::Ignore)),
            Choice::Power(power) => matches!(self.force().power(target, power), Some(Power::Shrug(_))),
            _ => false,
        };
        if !ignores {
            return self.prepare(target, choice);
        }
        // C-59
        self.pop();
        self.tell(|| Event::Ignored { seat: target, card });
        self.played_out(card);
        if let Choice::Power(power) = choice {
            let nightlancer = self.open().of(target).nightlancer;
            self.tell(|| Event::Powered { seat: target, power, nightlancer });
            self.push(Frame::Pays(target, Origin::Power(power), 0));
        } else {
            self.favour(target, choice);
        }
    }

    /// A Contact that was played on somebody goes to the discards.
    pub(super) fn played_out(&mut self, card: ContactId) {
        if self.state.open.playing.remove(card) {
            self.state.contacts.bury(card);
        }
    }

    /// A Contact does to somebody what its type does.
    fn hindered(&mut self, by: Seat, card: ContactId, target: Seat) {
        self.played_out(card);
        match self.catalog().contact(card).circle.hindrance() {
            Hindrance::Weaken(_) => {
                let more = if by == AGENT {
                    0
                } else {
                    self.force().sum(by, PowerSort::Hinder, |power| if let Power::Hinder(by) = power { Some(by) } else { None })
                };
                rule!(R122);
                if let Some(trial) = &mut self.state.open.trial {
                    let run = &mut trial.runs[target.index()];
                    run.more = run.more.saturating_sub_unsigned(1 + more);
                }
            }
            Hindrance::Heat => self.heat(target, 1),
            Hindrance::Swap => self.swap(by, target),
        }
    }

    /// Two swap places in the turn order.
    pub(super) fn swap(&mut self, one: Seat, other: Seat) {
        let order = &mut self.state.open.order;
        let place = |seat: Seat| order.iter().position(|&found| found == seat);
        if let (Some(first), Some(second)) = (place(one), place(other)) {
            order.swap(first, second);
            self.tell(|| Event::Swapped { seat: one, other });
        }
    }
}
