//! What can be bought, drawn and done in the Street phase and at Scoring, and what cards in hand are worth.

use table::Seat;

use super::mind::Mind;
use super::outlook::Outlook;
use super::reach::Ground;
use crate::catalog::card::Opportunity;
use crate::catalog::effects::{Count, Deck, Deed, Favour, Need, Occasion, Pay, Power};
use crate::catalog::words::{Ability, Action, At, Circle};
use crate::catalog::{ContactId, ItemId, OpportunityId};
use crate::choice::{Act, Held};
use crate::frame::Frame;

impl Mind<'_> {
    /// What an Opportunity is worth that is drawn unseen.
    pub fn fresh_opportunity(&self) -> f32 {
        0.12 + 0.85 * (self.tokens / 6.0).min(1.0)
    }

    /// What a Contact is worth that is drawn unseen.
    fn fresh_contact(&self) -> f32 {
        let room = if self.state.contacts.held(self.seat) + self.state.opportunities.held(self.seat) > 6 { 0.6 } else { 1.0 };
        room * (0.1 + 0.3 * (self.jobs / 3.0).min(1.0)) + 0.05
    }

    /// What part of a price costs.
    pub fn price(&self, pay: Pay) -> f32 {
        match pay {
            Pay::Chips(amount) => self.spend(amount),
            Pay::Health(amount) => self.wear(amount, 0),
            Pay::Resolve(amount) => self.wear(0, amount),
            Pay::Heat(amount) => -self.heat(amount as i8),
            Pay::Ideals(_) => self.losing_ideal(),
            Pay::Prospects(amount) => self.prospects(amount.into()),
            Pay::Contact(_) => 0.35,
            Pay::Contacts(count) => f32::from(count) * 0.3,
            Pay::Goods(_) => 0.7,
        }
    }

    /// What something that happens at once is worth.
    pub fn deed(&self, deed: Deed) -> f32 {
        match deed {
            Deed::Chips(amount) => f32::from(amount) * self.coin,
            Deed::Health(amount) => self.rest(amount, 0),
            Deed::Resolve(amount) => self.rest(0, amount),
            Deed::Cool(amount) => self.heat(-(amount as i8)),
            Deed::Heat(amount) => self.heat(amount as i8),
            Deed::Prospects(amount) => self.prospects(amount.into()),
            Deed::Ideals(amount) => self.gaining_ideals(amount),
            Deed::Draw(Deck::Contacts, count) => f32::from(count) * self.fresh_contact(),
            Deed::Draw(Deck::Opportunities, count) => f32::from(count) * self.fresh_opportunity(),
            Deed::Sift(Deck::Contacts, count) => self.fresh_contact() * (1.0 + 0.15 * f32::from(count)),
            Deed::Sift(Deck::Opportunities, count) => self.fresh_opportunity() * (1.0 + 0.2 * f32::from(count)),
            Deed::Recall => self.fresh_contact(),
            Deed::Browse(count) => self.browsing() * (0.4 + 0.15 * f32::from(count)),
            Deed::Act(action) => self.action(action),
            Deed::Resell => 0.3 * self.coin,
            Deed::ClearLoan(cost) => self.without_loan() - self.coin * f32::from(cost),
            Deed::Bonus(_, by) => self.push(by),
            Deed::Pass(_) => self.obstacle(),
            Deed::Protect(by) => self.protecting(by),
            Deed::Reroll => self.again(),
            Deed::Hits(by) => self.hits(by),
            Deed::Ignore => self.ignoring(),
            Deed::Deal => self.fresh_opportunity() + if self.open.has_agent() { 0.4 } else { 0.2 },
            Deed::SkipEvent => self.event(),
            Deed::KeepIdeal => self.losing_ideal(),
            Deed::NoHeat => {
                let attempt = self.open.attempt.as_ref();
                attempt.map_or(0.4, |attempt| {
                    let card = self.game.catalog().mission(attempt.job.mission);
                    -self.heat(card.payment(attempt.paid.len()).heat as i8)
                })
            }
        }
    }

    /// What a drawn Black Market card may bring.
    fn browsing(&self) -> f32 {
        if self.me().chips < 2 { 0.0 } else { 0.8 * (self.later / 4.0).min(1.0) + 0.1 }
    }

    fn protecting(&self, by: u8) -> f32 {
        let Some(trial) = &self.open.trial else { return 0.0 };
        let spared = by.min(trial.challenge.danger.saturating_sub(1));
        let mut danger = self.wear(trial.challenge.danger, 0) - self.wear(trial.challenge.danger - spared, 0);
        danger *=
            1.0 - self.rolls(self.seat, i16::from(trial.challenge.difficulty) - self.force.standing(self.seat, trial), 0, 0, false, 0.0);
        danger
    }

    /// What an action is worth that needs no token.
    fn action(&self, action: Action) -> f32 {
        match action {
            Action::UseConnections => {
                let hand = self.state.opportunities.hand(self.seat);
                hand.iter().map(|card| self.opportunity(card)).fold(0.0, f32::max).min(1.2)
            }
            Action::Euromafia => {
                let price = self.force.prospect(self.seat);
                if self.me().chips >= u16::from(price) * 2 { self.act(Act::Prospects(2)).max(0.1) } else { 0.1 }
            }
            Action::GatherFavours => self.fresh_contact(),
            Action::SlumsHustles => self.act(Act::Hustles),
            _ => 0.3,
        }
    }

    /// What a lasting power is worth from now on.
    fn power_worth(&self, power: Power) -> f32 {
        let (later, left) = (self.later, self.tokens / 4.0);
        match power {
            // In challenges they are looked at where Scores are.
            Power::Bonus(..) => 0.0,
            Power::Push { by, .. } => 0.12 * f32::from(by) * self.jobs,
            Power::AtLeast(..) => 0.22 * self.jobs,
            Power::Reroll(_) => 0.2 * self.jobs,
            Power::Protect(_, by) => 0.2 * f32::from(by) * self.jobs,
            Power::Pass(..) => 0.2 * self.jobs,
            Power::Shrug(_) => 0.15 * self.jobs,
            Power::Hinder(by) => {
                if self.open.has_agent() {
                    0.0
                } else {
                    0.08 * f32::from(by) * self.jobs
                }
            }
            Power::Cheaper(_, by) => 0.5 * f32::from(by) * self.coin * left,
            Power::CheaperOpportunities(by) => 0.8 * f32::from(by) * self.coin * left,
            Power::CheaperProspects(by) => 0.9 * f32::from(by) * self.coin * left,
            Power::DearerSales(by) => 0.3 * f32::from(by) * self.coin * left,
            Power::Each(occasion, deed) => {
                let often = match occasion {
                    Occasion::Downtime => later,
                    Occasion::LayLow => 0.25 * later,
                    Occasion::Paid => 0.6 * self.jobs,
                    Occasion::PaidAsBoss => 0.5 * self.jobs,
                    Occasion::EventPassed => 0.4 * later,
                    Occasion::Sale => 1.0,
                    Occasion::AgendaBought => 0.7 * left,
                    Occasion::EdgeRing => 0.7 * left,
                    Occasion::GatherFavours => 0.5 * left,
                    Occasion::SlumsHustles => 0.7 * left,
                    Occasion::HardWork => 0.8 * left,
                    Occasion::TakeARest => 0.4 * left,
                };
                let each = match deed {
                    Deed::Chips(chips) => f32::from(chips) * self.coin,
                    Deed::Health(points) | Deed::Resolve(points) => f32::from(points) * 0.2,
                    Deed::Cool(points) => f32::from(points) * 0.25,
                    Deed::Draw(..) => 0.35,
                    _ => 0.2,
                };
                often * each
            }
            Power::Score(what, each) => {
                let me = self.me();
                let sets = self.game.sets();
                let count = match what {
                    Count::Skills => me.bought.minus(sets.agendas).len() as f32 + 0.25 * left,
                    Count::Agendas => me.bought.both(sets.agendas).len() as f32 + 1.0 + 0.7 * left,
                    Count::Cyber => me.assets.both(sets.cyber).len() as f32 + 0.15 * left,
                    Count::Weapons => me.assets.both(sets.weapons).len() as f32 + 0.2 * left,
                    Count::Contacts => 3.0,
                    Count::FineAbilities => 2.0 + 0.2 * left,
                    Count::Coolness => 3.0,
                };
                (count / f32::from(each.max(1)) - 0.2).max(0.0)
            }
            Power::HandLimit(by) => 0.1 * f32::from(by) * later,
            Power::Loadout(_) => self.loading() * self.jobs,
            Power::Muffled => {
                if self.owns_loud() {
                    0.3 * self.jobs
                } else {
                    0.08 * self.jobs
                }
            }
            Power::Concealed => 0.1 * later,
            Power::Unnoticed => 0.25 * left,
            Power::NoInterest => f32::from(self.me().loans) * self.coin * later,
            Power::Deal => 0.45 * later,
            Power::Unbroken => 0.3 * self.jobs,
            Power::Hardened => 0.2 * self.jobs,
        }
    }

    /// What room for one more card is worth: nothing as long as all fits.
    fn loading(&self) -> f32 {
        if self.me().assets.both(self.game.sets().carried).len() > 3 { 0.2 } else { 0.06 }
    }

    fn owns_loud(&self) -> bool {
        self.me().assets.iter().any(|card| self.game.catalog().item(card).has(crate::catalog::words::Trait::Loud))
    }

    /// What higher ratings bring at Scoring: the highest of all, or 6 together against the Agent.
    fn rated(&self, more: [u8; 6]) -> f32 {
        let mut worth = 0.0;
        for (&ability, more) in Ability::ALL.iter().zip(more).filter(|(_, more)| *more > 0) {
            let now = self.force.rating(self.seat, ability);
            let then = now + more;
            worth += if self.open.has_agent() {
                if now < 6 && then >= 6 { 1.0 } else { 0.08 * f32::from(more) }
            } else {
                let others = self
                    .open
                    .players()
                    .filter(|&other| other != self.seat)
                    .map(|other| self.force.rating(other, ability))
                    .max()
                    .unwrap_or(0);
                if now < others && then >= others { 0.8 } else { 0.15 }
            };
        }
        worth
    }

    /// What a Score of the abilities brings in the rounds after this one.
    fn ability(&self, score: &[i8; 6]) -> f32 {
        let lore = self.game.lore();
        (0..6).map(|ability| lore.bring(ability, score[ability].into())).sum()
    }

    /// What Assets are worth with a card more or less, in this round's mission and later ones.
    fn owning(&self, items: crate::cards::Cards<ItemId>) -> f32 {
        let mut worth = self.later * self.ability(&self.reach_with(self.seat, Ground(0), items).score);
        if let Some((place, side)) = self.open.job_of(self.seat) {
            let job = &self.open.jobs[place];
            let crew = *job.crew(side);
            let outlook = Outlook::new(self, job.mission, crew.members()).with(items);
            worth += outlook.from(0, self.me().health);
        }
        worth
    }

    fn owned(&self) -> f32 {
        *self.owned.get_or_init(|| self.owning(self.me().assets))
    }

    /// What a Black Market card is worth, without its cost.
    pub fn item(&self, card: ItemId) -> f32 {
        let item = self.game.catalog().item(card);
        let mine = self.me().assets;
        let mut with = mine;
        with.insert(card);
        let helps = self.owning(with) - self.owned();
        let armour =
            if item.guard > 0 && mine.both(self.game.sets().guards).is_empty() { 0.16 * f32::from(item.guard) * self.later } else { 0.0 };
        let passes = if item.passes.is_some() { 0.12 * self.later } else { 0.0 };
        let powers: f32 = item.powers.iter().map(|&power| self.power_worth(power)).sum();
        let favour = item.favour.as_ref().map_or(0.0, |favour| self.someday(favour));
        let resale = if item.ware.is_carried() { f32::from(item.price()) * 0.18 } else { 0.0 };
        let rated = if item.always { self.rated(item.bonus.all()) } else { 0.0 };
        let wanted = self.wanted_goods(card);
        let all = f32::from(item.bonus.all().iter().sum::<u8>());
        let seldom = match item.only {
            At::Event => 0.1 * all * self.later,
            At::FaceOff => 0.03 * all * self.later,
            _ => 0.0,
        };
        let once = if item.once { 0.6 } else { 1.0 };
        helps * once + seldom + armour + passes + powers + favour + resale + rated + wanted
            - self.wear(item.surgery.health, item.surgery.resolve)
    }

    /// What having more goods is worth for an Opportunity of the hand that asks for them.
    fn wanted_goods(&self, card: ItemId) -> f32 {
        let ware = self.game.catalog().item(card).ware;
        let hand = self.state.opportunities.hand(self.seat);
        let mut worth = 0.0;
        for opportunity in hand.iter() {
            let this = self.game.catalog().opportunity(opportunity);
            let asks = this
                .needs
                .iter()
                .any(|&need| matches!(need, Need::Owns(goods, _) if goods.covers(ware)) && !self.force.holds(self.seat, need));
            let pays = this.pay.iter().any(|&pay| matches!(pay, Pay::Goods(goods) if goods.covers(ware)));
            if asks || (pays && self.me().assets.minus(self.game.sets().unique).is_empty()) {
                worth += if this.owner.is_some() && self.open.has_agent() { 1.5 } else { 0.6 };
            }
        }
        worth
    }

    /// What an option is worth that will be used some time.
    fn someday(&self, favour: &Favour) -> f32 {
        let each = favour.does.iter().map(|&deed| match deed {
            Deed::Reroll | Deed::Hits(_) => 0.45,
            Deed::Ignore => 0.3,
            Deed::SkipEvent => 0.4,
            Deed::Pass(_) | Deed::Bonus(..) | Deed::Protect(_) | Deed::Deal | Deed::KeepIdeal | Deed::NoHeat => 0.4,
            deed => self.deed(deed).max(0.15),
        });
        each.sum::<f32>() * (0.25 + 0.25 * self.jobs).min(1.0)
    }

    /// What buying an Opportunity gives, its price paid.
    pub fn opportunity(&self, card: OpportunityId) -> f32 {
        let this: &Opportunity = self.game.catalog().opportunity(card);
        let mut gains: f32 = 0.0;
        for &deed in &this.gains {
            gains += self.deed(deed);
        }
        let price: f32 = this.pay.iter().map(|&pay| self.price(pay)).sum();
        let powers: f32 = this.powers.iter().map(|&power| self.power_worth(power)).sum();
        let skills = if this.bonus.is_none() {
            0.0
        } else {
            let mut score = self.reach(self.seat, Ground(0)).score;
            let before = self.ability(&score);
            score.iter_mut().zip(this.bonus.all()).for_each(|(score, more)| *score += more as i8);
            (self.ability(&score) - before) * self.jobs.max(0.0) + self.rated(this.bonus.all())
        };
        let counts = if this.kind == crate::catalog::words::Kind::Agenda { self.agenda() } else { 0.0 };
        let own = if this.owner.is_some() && self.open.has_agent() { 6.0 } else { 0.0 };
        gains + skills + powers + counts + own - price
    }

    /// What one more Agenda is worth at Scoring.
    fn agenda(&self) -> f32 {
        match self.me().ideals {
            0 | 1 => 0.05,
            2 => 0.16,
            3 => 0.2,
            4 => 0.25,
            5 => 0.33,
            _ => 0.5,
        }
    }

    /// What an action is worth, its price paid.
    pub fn act(&self, act: Act) -> f32 {
        let me = self.me();
        match act {
            Act::Buy(card) => self.item(card) - self.spend(self.force.cost(self.seat, card)),
            Act::Favours => self.fresh_contact() + self.each(Occasion::GatherFavours),
            Act::Hustles => self.coin + self.rest(1, 0) + self.each(Occasion::SlumsHustles),
            Act::Connect(card) => self.opportunity(card) - self.waiting(card),
            Act::Loan => {
                // Ten Chips now for ten at the end, or five Prospects, and one a round.
                self.dearest() * 0.8 - self.coin * self.later - if self.open.has_agent() { 3.0 } else { 2.0 } - f32::from(me.loans)
            }
            Act::Prospects(count) => self.prospects(count.into()) - self.spend(count * self.force.prospect(self.seat)),
            Act::Cool(card) => self.heat(-1) - self.keeping(card),
            Act::Work => self.coin + self.each(Occasion::HardWork),
            Act::Rest => self.rest(1, 1) + self.each(Occasion::TakeARest),
        }
    }

    /// What one Loan fewer is worth: for two of them there will hardly be Chips at the end.
    pub fn without_loan(&self) -> f32 {
        (if self.me().loans > 1 { 4.3 } else { 2.6 }) + self.coin * self.later
    }

    /// What the best thing is worth that is out of reach for want of Chips alone.
    fn dearest(&self) -> f32 {
        let chips = self.me().chips;
        let stalls = self.open.stalls.iter().flatten().filter(|card| card.is_some());
        let cards = stalls.filter(|&&card| u16::from(self.force.cost(self.seat, card)) > chips);
        let goods = cards.map(|&card| self.item(card) - self.coin * f32::from(self.force.cost(self.seat, card)));
        let dear = |card: &OpportunityId| {
            let pay = &self.game.catalog().opportunity(*card).pay;
            pay.iter().any(|&pay| matches!(pay, Pay::Chips(cost) if u16::from(cost) > chips))
        };
        let plans = self.state.opportunities.hand(self.seat).iter().filter(dear).map(|card| self.opportunity(card));
        goods.chain(plans).fold(0.0, f32::max)
    }

    /// What powers give each time that something is done.
    fn each(&self, occasion: Occasion) -> f32 {
        let powers = self.force.powers(self.seat).filter_map(|(_, power)| match power {
            Power::Each(when, deed) if when == occasion => Some(self.deed(deed)),
            _ => None,
        });
        powers.sum()
    }

    /// What is gained by buying an Opportunity later: at Scoring it needs no token.
    fn waiting(&self, card: OpportunityId) -> f32 {
        let this = self.game.catalog().opportunity(card);
        let lasting = !this.powers.is_empty() || !this.bonus.is_none();
        if self.later == 0.0 && !lasting { 0.8 } else { 0.0 }
    }

    /// What a card of the hand is worth if it is kept.
    pub fn keeping(&self, card: Held) -> f32 {
        match card {
            Held::Contact(card) => self.keeping_contact(card),
            Held::Opportunity(card) => {
                let this = self.game.catalog().opportunity(card);
                let far = this.needs.iter().filter(|&&need| !self.force.holds(self.seat, need)).count();
                let near = f32::powi(0.5, far as i32);
                (self.opportunity(card) * near * 0.7).max(0.02) * (0.3 + (self.tokens / 4.0).min(0.7))
            }
        }
    }

    pub fn keeping_contact(&self, card: ContactId) -> f32 {
        let this = self.game.catalog().contact(card);
        let held = self.state.contacts.held(self.seat) + self.state.opportunities.held(self.seat);
        let crowded = if held > 6 { 0.55 } else { 1.0 };
        let best = this.favours.iter().map(|favour| self.someday(favour)).fold(0.0, f32::max);
        let scoring = if self.me().heat > 0 && self.jobs < 1.0 { 0.15 } else { 0.03 };
        let base = if self.open.scoring { 0.0 } else { best * 0.45 * crowded };
        base.max(scoring) + self.asked_for(this.circle, self.seat)
    }

    /// What the last Contact of a type is worth to somebody whose Opportunities ask for one.
    pub fn asked_for(&self, circle: Circle, seat: Seat) -> f32 {
        let sets = self.game.sets();
        let have = self.state.contacts.hand(seat).both(sets.circles[circle as usize]).len();
        if have > 1 {
            return 0.0;
        }
        let mut worth: f32 = 0.0;
        for card in self.state.opportunities.hand(seat).iter() {
            let this = self.game.catalog().opportunity(card);
            if this.pay.iter().any(|&pay| matches!(pay, Pay::Contact(asked) if asked == circle)) {
                let own = this.owner.is_some() && self.open.has_agent();
                worth = worth.max(if own { 2.5 } else { 0.5 });
            }
        }
        worth
    }

    /// What an option of a Contact is worth, against keeping the card.
    pub fn favour(&self, card: ContactId, option: u8) -> f32 {
        let favour = &self.game.catalog().contact(card).favours[usize::from(option) % 2];
        self.option(favour) - self.keeping_contact(card)
    }

    /// What an option is worth now, its price paid.
    pub fn option(&self, favour: &Favour) -> f32 {
        let gains: f32 = favour.does.iter().map(|&deed| self.deed(deed)).sum();
        let price: f32 = favour.pay.iter().map(|&pay| self.price(pay)).sum();
        gains - price
    }

    /// What selling a card is worth.
    pub fn selling(&self, card: ItemId) -> f32 {
        let price = f32::from(self.force.sale(self.seat, card));
        if self.open.scoring {
            let kept = self.wanted_for_good(card);
            return price * 0.2 - kept;
        }
        // Chips are of use where they can be spent or are asked for.
        let spends = match self.open.frames.top() {
            Some(Frame::StreetTurn(place)) => self.open.order.get(usize::from(place)) == Some(&self.seat),
            Some(Frame::Interest { .. } | Frame::Payoff { .. } | Frame::Pays(..) | Frame::Reselling(_)) => true,
            _ => false,
        };
        if !spends {
            return -1.0;
        }
        let mut without = self.me().assets;
        without.remove(card);
        let item = self.game.catalog().item(card);
        let helps = self.owned() - self.owning(without);
        let powers: f32 = item.powers.iter().map(|&power| self.power_worth(power)).sum();
        let favour = item.favour.as_ref().map_or(0.0, |favour| self.someday(favour));
        let guard = f32::from(item.guard) * 0.12 * self.jobs;
        let passes = if item.passes.is_some() { 0.15 * self.jobs } else { 0.0 };
        // Next round it is sold for as much.
        let waits = if self.tokens > 0.0 { price * 0.18 } else { 0.0 };
        price * self.coin - helps - powers - favour - guard - passes - waits - 0.12
    }

    /// What a card is still needed for at Scoring.
    fn wanted_for_good(&self, card: ItemId) -> f32 {
        let item = self.game.catalog().item(card);
        let hand = self.state.opportunities.hand(self.seat);
        let asks = |card: OpportunityId| {
            let this = self.game.catalog().opportunity(card);
            this.needs.iter().any(|&need| matches!(need, Need::Owns(goods, _) if goods.covers(item.ware)))
                || this.pay.iter().any(|&pay| matches!(pay, Pay::Goods(goods) if goods.covers(item.ware)))
        };
        let score = |power: Power| matches!(power, Power::Score(Count::Weapons, _)) && item.ware.is_weapon();
        let own = item.powers.iter().any(|&power| matches!(power, Power::Score(..)));
        if hand.iter().any(asks) || own {
            1.0
        } else if self.force.powers(self.seat).any(|(_, power)| score(power)) {
            0.5
        } else {
            0.0
        }
    }
}
