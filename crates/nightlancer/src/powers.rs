//! What is in force for a player: ratings that are Always in Effect, powers of cards and of the Nightlancer, and what
//! they make of prices, sales and Scores (rulebook 5.1). Nothing is changed here.

use table::{Seat, rule};

use crate::cards::Cards;
use crate::catalog::card::Item;
use crate::catalog::effects::{Need, Power, PowerSort, Scope};
use crate::catalog::words::{Ability, At, Goods, Trait};
use crate::catalog::{Catalog, ItemId, OpportunityId};
use crate::frame::{Holder, PowerRef};
use crate::game::Nightlancer;
use crate::sets::Sets;
use crate::state::{About, HAND_LIMIT, Open, Trial};

/// A table to ask about what is in force.
#[derive(Clone, Copy)]
pub(crate) struct Force<'a> {
    pub game: &'a Nightlancer,
    pub open: &'a Open,
}

impl<'a> Force<'a> {
    pub fn new(game: &'a Nightlancer, open: &'a Open) -> Force<'a> {
        Force { game, open }
    }

    fn catalog(self) -> &'static Catalog {
        self.game.catalog()
    }

    fn sets(self) -> &'a Sets {
        self.game.sets()
    }

    /// The Assets of a player that do something where it is: on a mission what is carried must be in the Loadout.
    #[inline]
    pub fn items(self, seat: Seat) -> Cards<ItemId> {
        let seated = self.open.of(seat);
        rule!(R108);
        if self.open.is_at_it(seat) {
            rule!(R107);
            return seated.assets.minus(self.sets().carried.minus(seated.loadout));
        }
        rule!(R109);
        seated.assets
    }

    /// The powers of a player.
    pub fn powers(self, seat: Seat) -> impl Iterator<Item = (PowerRef, Power)> + use<'a> {
        self.powers_with(seat, self.items(seat))
    }

    /// The powers of a player who has these Black Market cards.
    pub fn powers_with(self, seat: Seat, items: Cards<ItemId>) -> impl Iterator<Item = (PowerRef, Power)> + use<'a> {
        let catalog = self.catalog();
        let seated = self.open.of(seat);
        rule!(R189);
        let special = match seated.nightlancer.is_some() {
            true => catalog.nightlancer(seated.nightlancer).special.as_slice(),
            false => &[],
        };
        let items = items.both(self.sets().powered).iter();
        let bought = seated.bought.both(self.sets().lasting).iter();
        let special = numbered(Holder::Special, special);
        let items = items.flat_map(move |card| numbered(Holder::Item(card), &catalog.item(card).powers));
        let bought = bought.flat_map(move |card| numbered(Holder::Opportunity(card), &catalog.opportunity(card).powers));
        special.chain(items).chain(bought)
    }

    /// Whether a player owns something with a power of this sort, in force or not. Mostly nobody does, and then nothing
    /// has to be gone through.
    #[inline]
    pub fn owns(self, seat: Seat, sort: PowerSort) -> bool {
        let (seated, with) = (self.open.of(seat), &self.sets().with_power[sort as usize]);
        with.nightlancers.contains(seated.nightlancer)
            || !seated.assets.both(with.items).is_empty()
            || !seated.bought.both(with.opportunities).is_empty()
    }

    /// The sum of what powers of one sort say.
    #[inline]
    pub fn sum(self, seat: Seat, sort: PowerSort, amount: impl Fn(Power) -> Option<u8>) -> u8 {
        if !self.owns(seat, sort) {
            return 0;
        }
        self.powers(seat).filter_map(|(_, power)| amount(power)).fold(0, u8::saturating_add)
    }

    /// Whether a player has a power of a sort.
    #[inline]
    pub fn has(self, seat: Seat, sort: PowerSort) -> bool {
        self.owns(seat, sort) && self.powers(seat).any(|(_, power)| power.sort() == sort)
    }

    /// The power that is meant.
    pub fn power(self, seat: Seat, power: PowerRef) -> Option<Power> {
        self.powers(seat).find(|(other, _)| *other == power).map(|(_, power)| power)
    }

    /// The rating of a player in an ability: the Nightlancer and what is Always in Effect, in these Assets.
    fn rating_with(self, seat: Seat, ability: Ability, items: Cards<ItemId>) -> u8 {
        let seated = self.open.of(seat);
        if !seated.nightlancer.is_some() {
            return 0;
        }
        let (catalog, sets) = (self.catalog(), self.sets());
        rule!(R203);
        let always = items.both(sets.always).iter().map(|card| catalog.item(card).bonus.of(ability));
        let skills = seated.bought.both(sets.skills).iter().map(|card| catalog.opportunity(card).bonus.of(ability));
        catalog.nightlancer(seated.nightlancer).ratings.of(ability) + always.chain(skills).sum::<u8>()
    }

    /// The rating that counts at Scoring and for Opportunities.
    pub fn rating(self, seat: Seat, ability: Ability) -> u8 {
        rule!(R110);
        self.rating_with(seat, ability, self.open.of(seat).assets)
    }

    /// Whether a challenge of a player is among those that are meant.
    pub fn in_scope(self, seat: Seat, trial: &Trial, scope: Scope) -> bool {
        scope.tests.covers(trial.challenge.test) && self.is_there(seat, trial, scope.at)
    }

    /// Whether a challenge takes place there.
    pub fn is_there(self, seat: Seat, trial: &Trial, at: At) -> bool {
        let crew = || self.open.attempt.as_ref().and_then(|attempt| Some(attempt.job.crew(attempt.job.side_of(seat)?).len()));
        match at {
            At::Anywhere => true,
            At::Event => matches!(trial.about, About::Event | About::EventPenalty),
            At::Mission => !matches!(trial.about, About::Event | About::EventPenalty),
            At::Alone => crew() == Some(1),
            At::Crew => crew().is_some_and(|members| members > 1),
            At::FaceOff => matches!(trial.about, About::Sets | About::Meets),
        }
    }

    /// The Score of a player in a challenge without dice: rating, used cards, powers and what was played.
    pub fn standing(self, seat: Seat, trial: &Trial) -> i16 {
        let (run, test) = (&trial.runs[seat.index()], trial.challenge.test);
        rule!(R218);
        let used: u8 = run.used.iter().map(|card| self.bonus(card, test)).sum();
        let powers = self.sum(seat, PowerSort::Bonus, |power| match power {
            Power::Bonus(scope, by) if self.in_scope(seat, trial, scope) => Some(by),
            _ => None,
        });
        i16::from(self.rating_with(seat, test, self.items(seat))) + i16::from(used) + i16::from(powers) + i16::from(run.more)
    }

    /// What a card adds when it is used.
    pub fn bonus(self, card: ItemId, test: Ability) -> u8 {
        let item = self.catalog().item(card);
        if item.always { 0 } else { item.bonus.of(test) }
    }

    /// The Score of a player in a challenge.
    pub fn score(self, seat: Seat, trial: &Trial) -> u8 {
        let run = &trial.runs[seat.index()];
        if !run.attempts {
            rule!(R227);
            return 0;
        }
        if trial.challenge.obstacle.is_some() && !run.passed {
            rule!(R228);
            return 0;
        }
        // C-22
        (self.standing(seat, trial) + i16::from(run.hits.unwrap_or(0))).clamp(0, 99) as u8
    }

    /// The crosshairs that a roll counts as.
    pub fn hits(self, seat: Seat, trial: &Trial, rolled: u8) -> u8 {
        if !self.owns(seat, PowerSort::AtLeast) {
            return rolled;
        }
        let least = self.powers(seat).filter_map(|(_, power)| match power {
            Power::AtLeast(scope, least) if self.in_scope(seat, trial, scope) => Some(least),
            _ => None,
        });
        least.fold(rolled, u8::max)
    }

    /// How much Health a player loses who failed a combat challenge with this Danger.
    pub fn damage(self, seat: Seat, trial: &Trial, danger: u8) -> u8 {
        let run = &trial.runs[seat.index()];
        rule!(R192);
        let worn: u8 = run.used.both(self.sets().guards).iter().map(|card| self.catalog().item(card).guard).sum();
        let powers = self.sum(seat, PowerSort::Protect, |power| match power {
            Power::Protect(scope, by) if self.in_scope(seat, trial, scope) => Some(by),
            _ => None,
        });
        let less = worn + powers + run.guard;
        if less > 0 {
            rule!(R233);
        }
        danger.saturating_sub(less).max(danger.min(1))
    }

    /// What a Black Market card costs a player.
    pub fn cost(self, seat: Seat, card: ItemId) -> u8 {
        let item = self.catalog().item(card);
        let less = self.sum(seat, PowerSort::Cheaper, |power| match power {
            Power::Cheaper(goods, by) if goods.covers(item.ware) => Some(by),
            _ => None,
        });
        item.cost.saturating_sub(less).max(item.cost.min(1))
    }

    /// What a player gets for a card.
    pub fn sale(self, seat: Seat, card: ItemId) -> u8 {
        let item: &Item = self.catalog().item(card);
        rule!(R028);
        let more = self.sum(seat, PowerSort::DearerSales, |power| if let Power::DearerSales(by) = power { Some(by) } else { None });
        item.price().saturating_add(more).min(item.cost)
    }

    /// The cards that a player can sell: what is carried, is not unique and is not in use.
    #[inline]
    pub fn for_sale(self, seat: Seat) -> Cards<ItemId> {
        rule!(R027);
        rule!(R029);
        self.open.of(seat).assets.both(self.sets().carried).minus(self.sets().unique).minus(self.in_use(seat))
    }

    /// The cards of a player that are used in the challenge that goes on (C-85).
    #[inline]
    pub fn in_use(self, seat: Seat) -> Cards<ItemId> {
        self.open.trial.as_ref().map(|trial| trial.runs[seat.index()].used).unwrap_or_default()
    }

    /// Chips that selling everything would bring.
    pub fn sales(self, seat: Seat) -> u16 {
        self.for_sale(seat).iter().map(|card| u16::from(self.sale(seat, card))).sum()
    }

    /// What a Prospect costs a player in the Street phase.
    pub fn prospect(self, seat: Seat) -> u8 {
        rule!(R093);
        let price = self.catalog().round(self.open.card).prospect;
        let less =
            self.sum(seat, PowerSort::CheaperProspects, |power| if let Power::CheaperProspects(by) = power { Some(by) } else { None });
        price.saturating_sub(less).max(price.min(1))
    }

    /// How many cards a player keeps.
    pub fn hand_limit(self, seat: Seat) -> usize {
        HAND_LIMIT
            + usize::from(self.sum(seat, PowerSort::HandLimit, |power| if let Power::HandLimit(by) = power { Some(by) } else { None }))
    }

    /// Whether a player may use cards with a trait that an Event or a mission forbids.
    pub fn allows(self, seat: Seat, trial: &Trial, item: &Item) -> bool {
        if matches!(trial.about, About::Event | About::EventPenalty) {
            rule!(R052);
            let concealed = || self.has(seat, PowerSort::Concealed);
            if item.has(Trait::Obvious) && !concealed() {
                rule!(R053);
                return false;
            }
            return true;
        }
        let Some(attempt) = &self.open.attempt else { return true };
        let excluded = &self.catalog().mission(attempt.job.mission).excludes;
        if excluded.iter().any(|&one| item.has(one)) {
            rule!(R111);
            return false;
        }
        true
    }

    /// Whether something holds of a player.
    pub fn holds(self, seat: Seat, need: Need) -> bool {
        let seated = self.open.of(seat);
        let owned = |goods: Goods| seated.assets.iter().filter(|&card| goods.covers(self.catalog().item(card).ware)).count();
        let count = |cards: Cards<OpportunityId>| cards.len();
        match need {
            Need::Heat(least) => seated.heat >= least,
            Need::HeatAtMost(most) => seated.heat <= most,
            Need::Chips(least) => seated.chips >= least.into(),
            Need::Ideals(least) => seated.ideals >= least,
            Need::IdealsAtMost(most) => seated.ideals <= most,
            Need::Prospects(least) => seated.prospects >= least.into(),
            Need::Rating(ability, least) => self.rating(seat, ability) >= least,
            Need::Loan => seated.loans > 0,
            Need::NoLoan => seated.loans == 0,
            Need::Owns(goods, least) => owned(goods) >= least.into(),
            Need::Skills(least) => count(seated.bought.minus(self.sets().agendas)) >= least.into(),
            Need::Agendas(least) => count(seated.bought.both(self.sets().agendas)) >= least.into(),
            Need::Leads => self.open.players().all(|other| self.open.of(other).prospects <= seated.prospects),
        }
    }
}

fn numbered(holder: Holder, powers: &'static [Power]) -> impl Iterator<Item = (PowerRef, Power)> {
    (0..).zip(powers).map(move |(index, &power)| (PowerRef { holder, index }, power))
}
