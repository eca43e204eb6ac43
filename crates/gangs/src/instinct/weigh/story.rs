//! Stories: offers, tokens, and what open cards pay for.

use super::Mind;
use super::worth;
use crate::catalog::words::{Depth, District, PoiKind};
use crate::city::Unit;
use crate::engine::Situation;
use crate::engine::story_effect;
use crate::frame::{Deed, Purchase};
use crate::story::words::{At, Do, From, Need, Rule, Toward, When};
use crate::story::{Token, changes};

impl Mind<'_> {
    /// What it is worth to hold a token.
    pub(super) fn token(&self, token: Token) -> f32 {
        match token {
            Token::Container => worth::CONTAINER,
            Token::Factory => worth::FACTORY,
            Token::Vip | Token::X => worth::GUEST,
            Token::Militech => 0.0,
            Token::Assassin | Token::Agent | Token::Trace => worth::TOKEN,
        }
    }

    fn rules(&self) -> impl Iterator<Item = &'static Rule> {
        changes::rules(self.catalog, &self.state.story)
    }

    /// What an effect of a Story card brings the seat that acts.
    fn does(&self, effect: Do) -> f32 {
        match effect {
            Do::Cred(cred) => f32::from(cred),
            Do::Gain(gain) => f32::from(gain.amount) * self.one_more(gain.resource),
            Do::Take { token, cred, .. } => f32::from(cred) + self.token(token),
            Do::Remove { cred, .. } => f32::from(cred),
            Do::Drop(token) => -self.token(token),
            Do::Kill => worth::KILL,
            _ => 0.0,
        }
    }

    /// What rules pay this seat when something happens, here or nowhere.
    fn answered(&self, when: impl Fn(When) -> bool, district: Option<District>) -> f32 {
        if self.state.story.is_plain() {
            return 0.0;
        }
        let (story, facts) = (&self.state.story, Situation::of(self.game, self.state));
        let there = |rule: &Rule| rule.with.is_none_or(|token| district.is_some_and(|district| story.has(token, district)));
        let met = |rule: &Rule| rule.need.is_none_or(|need| need.met(self.seat, story, &facts));
        let rules = self.rules().filter(|rule| when(rule.when) && there(rule) && met(rule));
        rules.flat_map(|rule| &rule.then).map(|&effect| self.does(effect)).sum()
    }

    /// What a Firefight in a District pays who alone is on top.
    pub(super) fn prize(&self, district: District) -> f32 {
        self.answered(|when| when == When::FirefightWon, Some(district))
    }

    /// What is lost together with a unit.
    pub(super) fn tale_drops(&self) -> f32 {
        -self.answered(|when| when == When::Loss, None)
    }

    pub(super) fn tale_enters(&self, kind: PoiKind, district: District) -> f32 {
        self.answered(|when| when == When::Enter(kind), Some(district))
    }

    pub(super) fn tale_runs(&self, depth: Depth) -> f32 {
        self.answered(|when| matches!(when, When::Netrun(least) if depth >= least), None)
    }

    pub(super) fn tale_upgrades(&self) -> f32 {
        self.answered(|when| when == When::Upgrade, None)
    }

    pub(super) fn tale_reclaims(&self) -> f32 {
        self.answered(|when| when == When::Reclaim, None)
    }

    pub(super) fn built_in(&self, district: District) -> f32 {
        self.answered(|when| when == When::Build, Some(district))
    }

    /// An offer, less its price.
    pub(super) fn offer(&self, card: u8, offer: u8) -> f32 {
        let place = changes::place(self.catalog, &self.state.story, card, offer);
        let price = self.payable(Purchase::Offer(place)).map_or(0.0, |price| self.cost(price));
        let offer = changes::offers(self.catalog, &self.state.story).nth(place.into()).map(|(_, offer)| offer);
        offer.map_or(0.0, |offer| offer.then.iter().map(|&effect| self.does(effect)).sum::<f32>()) - price + worth::PATIENCE
    }

    /// What draws a unit into a District: an offer that asks for it, a token to fight for.
    pub(super) fn tale_pull(&self, unit: Unit, district: District) -> f32 {
        if self.state.story.is_plain() {
            return 0.0;
        }
        let story = &self.state.story;
        let mut pull = 0.0f32;
        for (place, offer) in changes::offers(self.catalog, story) {
            let fits = match offer.need {
                Need::Presence(At::With(token)) => story.has(token, district),
                Need::Unit { class, at: At::With(token) } => unit.class(self.catalog) == Some(class) && story.has(token, district),
                _ => false,
            };
            if fits {
                let pays: f32 = offer.then.iter().map(|&effect| self.does(effect)).sum();
                let price = self.payable(Purchase::Offer(place as u8)).map(|price| self.cost(price));
                // What cannot be paid yet may be later.
                pull = pull.max(price.map_or(0.3 * pays, |price| pays - price));
            }
        }
        worth::TALE * pull
    }

    /// Where an effect of a Story card takes place.
    pub(super) fn told_in(&self, deed: Deed, district: District) -> f32 {
        let story = &self.state.story;
        let own = if self.strength(self.seat, district) > 0 { 0.5 } else { 0.0 };
        let others = self.state.opponents(self.seat).filter(|&other| self.strength(other, district) > 0).count() as f32;
        // A token is best where this seat stands and others do not; one that is taken, the other way round.
        let here = own - 0.2 * others;
        match story_effect(self.catalog, story, deed) {
            Some(Do::Move { token, to: Toward::Adjacent }) => {
                // What follows can take a token from where this one goes.
                let next = story_effect(self.catalog, story, Deed { at: deed.at + 1, ..deed });
                match next {
                    Some(Do::Take { token: taken, from: From::With(with), cred }) if with == token && story.has(taken, district) => {
                        f32::from(cred) + self.token(taken) + here
                    }
                    _ => here,
                }
            }
            Some(effect) => self.does(effect) - here * 0.2,
            None => 0.0,
        }
    }
}
