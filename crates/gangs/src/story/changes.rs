//! What open Story cards change in the basic rules (R194), each asked at one point of the rules.

use serde::{Deserialize, Serialize};
use table::{Seat, rule};

use super::judge::{Facts, stands};
use super::state::StoryState;
use super::words::{Change, Do, From, Offer, Purchase, Rule, Token, Toward, When};
use crate::catalog::Catalog;
use crate::catalog::board::Amount;
use crate::catalog::words::District;

/// The changes of all open cards, in the order of their reveal.
fn changes<'a>(catalog: &'a Catalog, story: &StoryState) -> impl Iterator<Item = Change> + use<'a> {
    rule!(R193);
    rule!(R194);
    story.open().flat_map(|card| catalog.story_card(card).changes.iter().copied())
}

/// What Story cards add to the firepower of a side at Compare (R117).
pub fn firepower(catalog: &Catalog, story: &StoryState, seat: Seat, district: District, facts: &impl Facts) -> u8 {
    rule!(R422);
    changes(catalog, story)
        .filter_map(|change| match change {
            Change::Firepower { more, need, with } => {
                (with.is_none_or(|token| story.has(token, district)) && need.met(seat, story, facts)).then_some(more)
            }
            _ => None,
        })
        .sum()
}

/// What a seat pays, given the basic price.
pub fn price(catalog: &Catalog, story: &StoryState, seat: Seat, of: Purchase, basic: Amount, facts: &impl Facts) -> Amount {
    rule!(R423);
    let by: i8 = changes(catalog, story)
        .filter_map(|change| match change {
            Change::Price { of: what, by, need } => (what == of && need.is_none_or(|need| need.met(seat, story, facts))).then_some(by),
            _ => None,
        })
        .sum();
    Amount { resource: basic.resource, amount: basic.amount.saturating_add_signed(by) }
}

/// The danger of a depth of the Net, given the printed one.
pub fn danger(catalog: &Catalog, story: &StoryState, printed: u8) -> u8 {
    rule!(R424);
    let by: i8 = changes(catalog, story).filter_map(|change| if let Change::Danger(by) = change { Some(by) } else { None }).sum();
    printed.saturating_add_signed(by)
}

/// How many units more a seat may recruit.
pub fn recruits(catalog: &Catalog, story: &StoryState, seat: Seat, facts: &impl Facts) -> u8 {
    rule!(R425);
    changes(catalog, story)
        .filter_map(|change| match change {
            Change::Recruits { more, need } => need.met(seat, story, facts).then_some(more),
            _ => None,
        })
        .sum()
}

/// What a seat gains in a Reclaim from one District besides its rewards.
pub fn rewards<'a>(
    catalog: &'a Catalog,
    story: &'a StoryState,
    seat: Seat,
    district: District,
    facts: &'a impl Facts,
) -> impl Iterator<Item = Amount> + 'a {
    rule!(R426);
    changes(catalog, story).filter_map(move |change| match change {
        Change::Reward { with, standing, gain } => (story.has(with, district) && stands(standing, seat, district, facts)).then_some(gain),
        _ => None,
    })
}

fn barred(catalog: &Catalog, story: &StoryState, district: District, token: impl Fn(Change) -> Option<Token>) -> bool {
    changes(catalog, story).filter_map(token).any(|token| story.has(token, district))
}

/// Whether no unit may enter a Point of Interest in a District.
pub fn closed_pois(catalog: &Catalog, story: &StoryState, district: District) -> bool {
    rule!(R427);
    barred(catalog, story, district, |change| if let Change::ClosedPois(token) = change { Some(token) } else { None })
}

/// Whether no unit may cross into a District.
pub fn closed(catalog: &Catalog, story: &StoryState, district: District) -> bool {
    barred(catalog, story, district, |change| if let Change::ClosedDistricts(token) = change { Some(token) } else { None })
}

/// Whether no Firefight may be initiated in a District.
pub fn no_firefights(catalog: &Catalog, story: &StoryState, district: District) -> bool {
    rule!(R428);
    barred(catalog, story, district, |change| if let Change::NoFirefights(token) = change { Some(token) } else { None })
}

/// The offers of all open cards with their places, which [`StoryState::used`] counts by.
pub fn offers<'a>(catalog: &'a Catalog, story: &StoryState) -> impl Iterator<Item = (usize, &'a Offer)> + use<'a> {
    story.open().flat_map(|card| &catalog.story_card(card).offers).enumerate()
}

/// Whether a seat may use an offer, leaving its price to the caller.
pub fn offered(catalog: &Catalog, story: &StoryState, place: usize, offer: &Offer, seat: Seat, facts: &impl Facts) -> bool {
    let possible = || offer.then.first().is_some_and(|&effect| possible(catalog, story, effect, seat, facts));
    !story.used(place) && offer.need.met(seat, story, facts) && possible()
}

/// Whether an effect that happens in no District can be carried out.
fn possible(catalog: &Catalog, story: &StoryState, effect: Do, actor: Seat, facts: &impl Facts) -> bool {
    let there = |token: Token, with: Token| story.districts(with).next().is_some_and(|district| story.has(token, district));
    match effect {
        Do::Cred(_) | Do::CredEach { .. } | Do::Gain(_) => true,
        Do::Kill => facts.players().iter().any(|seat| District::ALL.iter().any(|&district| facts.presence(seat, district))),
        effect if effect.chooses() => choices(catalog, story, effect, actor, facts).next().is_some(),
        Do::Take { token, from: From::With(with), .. } | Do::Remove { token, from: From::With(with), .. } => there(token, with),
        Do::Move { token, .. } => story.districts(token).next().is_some(),
        Do::Put { token, .. } => story.supply(token) > 0,
        Do::Clear(token) => story.supply(token) < token.supply(),
        Do::RemoveTime(_) => story.time() > 0,
        _ => false,
    }
}

/// The place of an offer among all: of which open card, and which of that card.
pub fn place(catalog: &Catalog, story: &StoryState, card: u8, offer: u8) -> u8 {
    let before: usize = story.open().take(card.into()).map(|card| catalog.story_card(card).offers.len()).sum();
    before as u8 + offer
}

/// Something that happened: what, to whom, where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Happened {
    /// What; a Netrun with the depth at which it ended.
    pub when: When,
    /// The acting seat.
    pub actor: Seat,
    /// Who alone had the highest firepower, at the end of a Firefight (R415).
    pub winner: Option<Seat>,
    /// Where, if it has a place.
    pub district: Option<District>,
}

impl Happened {
    /// Something that happened to a seat.
    pub const fn new(when: When, actor: Seat, district: Option<District>) -> Happened {
        Happened { when, actor, winner: None, district }
    }
}

/// Who acts if a rule answers to what happened.
pub fn answers(rule: &Rule, happened: Happened, story: &StoryState, facts: &impl Facts) -> Option<Seat> {
    let actor = match (rule.when, happened.when) {
        (When::Netrun(least), When::Netrun(depth)) => (depth >= least).then_some(happened.actor),
        (When::FirefightWon, When::Firefight) => happened.winner,
        (asked, when) => (asked == when).then_some(happened.actor),
    }?;
    let there = rule.with.is_none_or(|token| happened.district.is_some_and(|district| story.has(token, district)));
    (there && rule.need.is_none_or(|need| need.met(actor, story, facts))).then_some(actor)
}

/// The rules of all open cards that can answer to such an event, in the order of their reveal; whether
/// one does is asked just before its turn, with [`answers`].
pub fn rules<'a>(catalog: &'a Catalog, story: &StoryState) -> impl Iterator<Item = &'a Rule> + use<'a> {
    story.open().flat_map(|card| &catalog.story_card(card).rules)
}

/// Whether a card that has been revealed does this in its setup.
pub fn has_done(catalog: &Catalog, story: &StoryState, effect: Do) -> bool {
    story.open().chain(story.discarded()).any(|card| catalog.story_card(card).setup.contains(&effect))
}

/// The Districts among which the actor chooses for an effect; none if it is impossible or nothing is chosen.
pub fn choices<'a>(
    catalog: &'a Catalog,
    story: &'a StoryState,
    effect: Do,
    actor: Seat,
    facts: &'a impl Facts,
) -> impl Iterator<Item = District> + 'a {
    District::ALL.iter().copied().filter(move |&district| chooses(catalog, story, effect, actor, district, facts))
}

/// Whether the actor can choose a District for an effect.
pub fn chooses(catalog: &Catalog, story: &StoryState, effect: Do, actor: Seat, district: District, facts: &impl Facts) -> bool {
    match effect {
        Do::Take { token, from, .. } | Do::Remove { token, from, .. } => match from {
            From::Present => story.has(token, district) && facts.presence(actor, district),
            From::Beside(class) => story.has(token, district) && facts.unit(actor, class, district),
            From::Any => story.has(token, district),
            From::Here | From::With(_) => false,
        },
        Do::Move { token, to: Toward::Adjacent } => story.districts(token).any(|from| catalog.board().adjacent(from, district)),
        _ => false,
    }
}
