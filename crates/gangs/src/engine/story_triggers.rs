//! What Story cards do when something happens (R413), and the offers that a player takes up (R429).
//! What happens amid something else is answered at once and leaves no choice; the rest waits on the
//! stack until what is above it is done.

use table::{Chance, Seat, Seats, Witness, rule};

use super::deals::price;
use super::story_flow::draw;
use super::{Engine, story_flow};
use crate::catalog::words::{Depth, District, Resource};
use crate::city::Spot;
use crate::event::{Event, Why};
use crate::frame::{Deed, Frame, Killer, Purchase, StoryPart};
use crate::state::Fight;
use crate::story::changes::{self, Happened};
use crate::story::effects::Occasion;
use crate::story::words::{Do, When};
use crate::story::{Facts, StoryState};

/// The effect that comes next in what a Story card does.
pub(crate) fn effect(catalog: &crate::catalog::Catalog, story: &StoryState, deed: Deed) -> Option<Do> {
    let effects = match deed.of {
        StoryPart::Rule(place) => &changes::rules(catalog, story).nth(place.into())?.then,
        StoryPart::Offer(place) => &changes::offers(catalog, story).nth(place.into())?.1.then,
    };
    effects.get(usize::from(deed.at)).copied()
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Something has happened; Story cards answer when what lies above on the stack is done.
    #[inline]
    pub(super) fn told(&mut self, when: When, actor: Seat, district: Option<District>) {
        if self.state.story.is_plain() {
            return;
        }
        match when {
            When::Seize | When::Hire | When::Build | When::Upgrade => rule!(R418),
            When::Reclaim | When::Turn => rule!(R420),
            _ => {}
        }
        self.push(Frame::Story(Happened::new(when, actor, district), 0));
    }

    /// A Firefight has ended: for who initiated it, and for who alone had the highest firepower.
    pub(super) fn told_firefight(&mut self, fight: &Fight) {
        if !self.state.story.is_plain() {
            rule!(R415);
            let happened = Happened::new(When::Firefight, fight.initiator, Some(fight.district));
            self.push(Frame::Story(Happened { winner: fight.single_highest(), ..happened }, 0));
        }
    }

    /// A Netrun has ended at a depth.
    pub(super) fn told_netrun(&mut self, seat: Seat, depth: Depth) {
        if !self.state.story.is_plain() {
            rule!(R416);
            self.state.story.ran(seat, depth);
            self.told(When::Netrun(depth), seat, None);
        }
    }

    /// A unit has come from a spot to another one: into a District, into a Point of Interest.
    #[inline]
    pub(super) fn told_move(&mut self, owner: Seat, from: Spot, to: Spot) {
        if self.state.story.is_plain() {
            return;
        }
        rule!(R417);
        if from.district() != to.district() {
            self.at_once(When::Move, owner, to.district());
        }
        if let Some(kind) = self.map().kind(to) {
            self.at_once(When::Enter(kind), owner, to.district());
        }
    }

    /// A unit is lost.
    #[inline]
    pub(super) fn told_loss(&mut self, owner: Seat, district: District) {
        if !self.state.story.is_plain() {
            rule!(R419);
            self.at_once(When::Loss, owner, district);
        }
    }

    /// Story cards answer in the middle of something else.
    fn at_once(&mut self, when: When, actor: Seat, district: District) {
        let happened = Happened::new(when, actor, Some(district));
        for rule in changes::rules(self.catalog(), &self.state.story) {
            if let Some(actor) = changes::answers(rule, happened, &self.state.story, &self.situation()) {
                rule.then.iter().for_each(|&effect| self.carry_out(effect, actor, Some(district), None));
            }
        }
    }

    /// The next rule that answers to what happened.
    pub(super) fn story(&mut self, happened: Happened, from: u8) {
        rule!(R413);
        let rules = (0u8..).zip(changes::rules(self.catalog(), &self.state.story)).skip(from.into());
        let answer = |(place, rule)| changes::answers(rule, happened, &self.state.story, &self.situation()).map(|actor| (place, actor));
        let Some((place, actor)) = { rules }.find_map(answer) else { return self.pop() };
        self.become_frame(Frame::Story(happened, place + 1));
        self.push(Frame::StoryDoes(Deed { of: StoryPart::Rule(place), at: 0, actor, here: happened.district }));
    }

    /// The next effect of a Story card.
    pub(super) fn story_does(&mut self, deed: Deed) {
        let Some(effect) = effect(self.catalog(), &self.state.story, deed) else { return self.pop() };
        self.become_frame(Frame::StoryDoes(Deed { at: deed.at + 1, ..deed }));
        match effect {
            _ if self.state.left.contains(deed.actor) && effect.acts() => {}
            Do::Kill => {
                rule!(R432);
                self.push(Frame::Kill(Killer::Story(deed.actor)));
            }
            effect if effect.chooses() => self.push(Frame::StoryAsks(deed)),
            effect => self.carry_out(effect, deed.actor, deed.here, None),
        }
    }

    /// A District was chosen for an effect.
    pub(super) fn story_in(&mut self, deed: Deed, district: District) {
        self.pop();
        if let Some(effect) = effect(self.catalog(), &self.state.story, deed) {
            self.carry_out(effect, deed.actor, deed.here, Some(district));
        }
    }

    fn carry_out(&mut self, effect: Do, actor: Seat, here: Option<District>, chosen: Option<District>) {
        match effect {
            Do::Cred(cred) => self.cred(actor, cred, Why::Story),
            Do::Gain(amount) => self.gain(actor, amount),
            Do::CredEach { cred, need } => {
                let facts = self.situation();
                let gain: Seats = facts.players().iter().filter(|&seat| need.met(seat, &self.state.story, &facts)).collect();
                gain.iter().for_each(|seat| self.cred(seat, cred, Why::Story));
            }
            _ => {
                let drawn = draw(&self.state.story, effect, self.chance);
                let players = self.situation().players().len() as u8;
                let occasion = Occasion { actor, players, here, chosen, drawn: &drawn };
                if let Some(cred) = self.state.story.carry_out(effect, &occasion, self.witness) {
                    self.cred(actor, cred, Why::Story);
                }
            }
        }
    }

    /// An offer of an open card is taken up, and its price asked for.
    pub(super) fn take_offer(&mut self, number: u8, offer: u8) {
        let (seat, catalog) = (self.active(), self.catalog());
        let Some(card) = self.state.story.open().nth(number.into()) else { return };
        let place = changes::place(catalog, &self.state.story, number, offer);
        self.state.story.use_offer(place.into());
        self.tell(|| Event::OfferTaken { seat, card, offer });
        self.push(Frame::Pay(Purchase::Offer(place)));
    }

    /// The price of an offer was paid.
    pub(super) fn offer_paid(&mut self, place: u8) {
        let actor = self.active();
        if price(self.game, self.state, Purchase::Offer(place)).resource == Resource::Secret {
            rule!(R057);
        }
        self.become_frame(Frame::StoryDoes(Deed { of: StoryPart::Offer(place), at: 0, actor, here: None }));
    }

    /// What Story cards add to the rewards of a District.
    #[inline]
    pub(super) fn more_rewards(&mut self, district: District) {
        if self.state.story.is_plain() {
            return;
        }
        let seat = self.active();
        let gains: table::list::List<_, 4> =
            changes::rewards(self.catalog(), &self.state.story, seat, district, &self.situation()).collect();
        gains.iter().for_each(|&amount| self.gain(seat, amount));
    }

    /// How many units more Story cards let the active player recruit.
    pub(super) fn more_recruits(&self) -> u8 {
        if self.state.story.is_plain() {
            return 0;
        }
        changes::recruits(self.catalog(), &self.state.story, self.active(), &self.situation())
    }

    /// What the Net's danger is under the open Story cards.
    pub(super) fn story_danger(&self, printed: u8) -> u8 {
        if self.state.story.is_plain() { printed } else { changes::danger(self.catalog(), &self.state.story, printed) }
    }

    /// Arasaka Blueprints is taken from beside the market.
    pub(super) fn take_beside(&mut self, card: crate::catalog::OpportunityId) {
        if story_flow::beside(self.catalog(), &self.state.story) == Some(card) {
            self.state.story.set_blueprints(false);
        }
    }

    /// A player leaves: the tokens on the dashboard go back to the supply (R433).
    pub(super) fn leave_story(&mut self, seat: Seat) {
        if self.state.story.leave(seat) {
            rule!(R433);
            self.tell(|| Event::TokensLeft { seat });
        }
    }
}
