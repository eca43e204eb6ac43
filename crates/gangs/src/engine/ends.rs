//! The end of the game (rulebook page 017), and players who leave before it.

use table::{Chance, Outcome, Seat, Seats, Verdict, Witness, rule};

use super::Engine;
use super::story_flow::deciding_token;
use crate::catalog::Catalog;
use crate::catalog::words::{Class, Gang};
use crate::event::Event;
use crate::frame::{Deed, Frame, Killer};
use crate::solo::PLAYER;
use crate::state::{Ending, State};
use crate::story::Token;

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Whether somebody has the Street Cred that ends the game.
    pub(super) fn goal_reached(&self) -> bool {
        let goal = self.catalog().board().setup.goal;
        self.state.sides().any(|seat| self.state.seated[seat.index()].cred >= goal)
    }

    /// Whether the goal stops the game right here (C-01); a step that is being scored is finished first.
    pub(super) fn goal_ends_at_once(&mut self, frame: Frame) -> bool {
        let scoring = matches!(frame, Frame::Score(_) | Frame::MaySpend(_));
        let stops = !scoring && self.state.stops_at_goal(self.game.catalog()) && self.goal_reached();
        if stops {
            rule!(R202);
        }
        stops
    }

    /// The goal ends the game with the turn (R188).
    pub(super) fn goal_ends_the_turn(&mut self) {
        if self.state.story.is_plain() && self.goal_reached() {
            rule!(R188);
            self.end(Ending::Cred);
        }
    }

    /// The game is over.
    pub(super) fn end(&mut self, ending: Ending) {
        self.state.frames.clear();
        self.state.ending = Some(ending);
        self.tell(|| Event::Over);
    }

    /// A player leaves for good. A Firefight that involves the player is broken off, and so is the
    /// player's own turn.
    pub(crate) fn leave(&mut self, seat: Seat) {
        rule!(R249);
        let own_turn = seat == self.active();
        let fighting = self.state.fight.as_ref().is_some_and(|fight| fight.involved.contains(seat));
        self.state.left = self.state.left.with(seat);
        self.tell(|| Event::Left { seat });
        if fighting {
            self.break_off();
        }
        if own_turn {
            self.state.hands.give_back_drawn(seat);
        }
        self.return_figures(seat);
        self.state.city.leave(seat);
        self.state.hands.leave(seat);
        self.leave_story(seat);
        if let Some(card) = self.state.seated[seat.index()].aside.take() {
            self.state.gone.insert(card);
        }
        // A single player who leaves leaves nobody; of several, the last one has won.
        if self.state.players(Seats::all(self.state.seats)).len() < 2 {
            rule!(R250);
            self.end(Ending::Left);
            return;
        }
        if own_turn {
            self.state.frames.clear();
            self.push(Frame::Refill);
        } else {
            let theirs = |frame: Frame| matches!(frame, Frame::Rogue(other) | Frame::Goro(other, _) | Frame::GoroDiscards(other, _) if other == seat);
            let told = |frame: Frame| matches!(frame, Frame::Kill(Killer::Story(other)) | Frame::StoryAsks(Deed { actor: other, .. }) if other == seat);
            let about = |frame: Frame| matches!(frame, Frame::GoroDiscards(_, other) | Frame::StealFrom(other) if other == seat);
            while self.state.frames.top().is_some_and(|frame| theirs(frame) || told(frame) || about(frame)) {
                self.pop();
            }
        }
        self.run();
    }

    /// A Firefight ends without a result: its cards are discarded.
    fn break_off(&mut self) {
        let Some(fight) = self.state.fight.take() else { return };
        self.state.picks = table::joint::Joint::default();
        while self.state.frames.top().is_some_and(Frame::is_fighting) {
            self.pop();
        }
        for played in fight.played.iter().filter(|played| played.seat.0 < self.state.seats) {
            self.state.hands.lay(played.seat, played.card);
        }
        for seat in self.state.players(fight.involved).iter() {
            self.refill_hand(seat);
        }
    }

    /// Figures of the Tyger Claws that a seat holds go home; if it is they who leave, from everybody.
    fn return_figures(&mut self, seat: Seat) {
        let Some(owner) = Seat::first(self.state.seats).find(|other| self.state.seated[other.index()].gang == Some(Gang::TygerClaws))
        else {
            return;
        };
        for holder in Seat::first(self.state.sides).filter(|&holder| holder == seat || owner == seat) {
            self.figures_home(owner, holder, self.state.seated[holder.index()].holds);
        }
    }

    /// Figures that a holder was given go back to the reserve of their owner; how many.
    pub(super) fn figures_home(&mut self, owner: Seat, holder: Seat, figures: [u8; 3]) -> u8 {
        for (&class, figures) in Class::ALL.iter().zip(figures) {
            self.state.seated[holder.index()].holds[class as usize] -= figures;
            self.state.city.come_back(owner, class, figures);
        }
        figures.iter().sum()
    }
}

/// How the table ended (R190, R191).
pub(crate) fn outcome(catalog: &Catalog, state: &State) -> Outcome {
    let how = match state.ending {
        None | Some(Ending::Void) => return Outcome::void("void"),
        Some(Ending::Left) => "left",
        Some(Ending::Cred) => "cred",
        Some(Ending::Epilogue) => "epilogue",
    };
    if state.is_solo() {
        return solo_outcome(state);
    }
    rule!(R190);
    let cred = |seat: Seat| i32::from(state.seated[seat.index()].cred);
    let token = deciding_token(catalog, state);
    // What decides later never outweighs what decides before it: tokens, Street Cred, what breaks a tie.
    const TOKEN: i32 = 1_000_000;
    const CRED: i32 = 1_000;
    let tokens = |seat: Seat| token.map_or(0, |token| i32::from(state.story.held(token, seat)));
    let breaker = |seat: Seat| if state.ending == Some(Ending::Epilogue) { tie_breaker(state, seat) } else { 0 };
    let counts = |seat: Seat| TOKEN * tokens(seat) + CRED * cred(seat) + breaker(seat);
    let score = |seat: Seat| if state.left.contains(seat) { counts(seat) - 100 * TOKEN } else { counts(seat) };
    let mut scores = [0; crate::city::SEATS];
    Seat::first(state.seats).for_each(|seat| scores[seat.index()] = score(seat));
    let mut outcome = Outcome::by_score(how, &scores[..usize::from(state.seats)]);
    if outcome.winners(state.seats).len() > 1 {
        rule!(R191);
        outcome.verdict = Verdict::Nobody;
    }
    Seat::first(state.seats).for_each(|seat| outcome.scores[seat.index()] = cred(seat));
    outcome
}

/// What decides a tie at an Epilogue: Story tokens on the dashboard, then seized Opportunities (R406).
fn tie_breaker(state: &State, seat: Seat) -> i32 {
    rule!(R406);
    let held: u8 = Token::ALL.iter().map(|&token| state.story.held(token, seat)).sum();
    30 * i32::from(held) + state.seated[seat.index()].seized.len() as i32
}

/// The player wins with strictly the most Street Cred, and otherwise loses (C-56).
fn solo_outcome(state: &State) -> Outcome {
    rule!(R213);
    let cred = |seat: Seat| state.seated[seat.index()].cred;
    let won = state.ending == Some(Ending::Cred) && state.opponents(PLAYER).all(|other| cred(PLAYER) > cred(other));
    let (verdict, how) = if won { (Verdict::Won, "solo-won") } else { (Verdict::Lost, "solo-lost") };
    let mut outcome = Outcome::shared(verdict, how);
    outcome.scores[0] = i32::from(cred(PLAYER));
    outcome
}
