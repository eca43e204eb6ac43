//! Setting a table up (rulebook 2; 6.1, Agent setup; 6.2): decks, Nightlancers, tracks and the turn order; and the audit,
//! which finds everything again.

use table::array::Array;
use table::frames::Frames;
use table::ids::Id;
use table::{Chance, Problems, Seat, Seats, Silent, rule};

use crate::cards::Cards;
use crate::catalog::words::Profile;
use crate::catalog::{Catalog, ItemId, MissionId, NightlancerId, OpportunityId, RoundId};
use crate::crews::Side;
use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::Nightlancer;
use crate::hidden::{Hidden, SEATS};
use crate::options::{Named, Options};
use crate::state::{AGENT, Agent, MOST_HEAT, MOST_IDEALS, MOST_LOANS, Open, STALLS, Seated, State, TOKENS};

/// Sets a table up and goes on to the first question.
pub(crate) fn deal(game: &Nightlancer, options: &Options, chance: &mut impl Chance) -> Result<State, Problems> {
    let mut state = empty(game, options);
    let catalog = game.catalog();
    if options.mode.has_agent() {
        rule!(R008);
        rule!(R247);
        rule!(R298);
        state.open.order.push(AGENT);
        state.open.agent = Agent { heat: 0, prospects: 2, tokens: 0 };
        state.open.order.extend(Seat::first(options.seats));
    } else {
        rule!(R024);
        let mut order: Vec<Seat> = Seat::first(options.seats).collect();
        chance.shuffle("turn order", &mut order, |seat| seat.0);
        state.open.order.extend(order);
    }
    state.open.frames.push(Frame::RoundBegins);
    if options.mode.has_agent() && options.seats > 1 {
        state.open.frames.push(Frame::Ordering(1));
    }
    let mut left: Cards<NightlancerId> = catalog.nightlancers().map(|(id, _)| id).collect();
    let mut names = options.nightlancers.iter().filter_map(|key| catalog.nightlancer_id(key));
    let mut chosen: Array<(Seat, NightlancerId), SEATS> = Array::new();
    for seat in Seat::first(options.seats) {
        if let Some(id) = names.next() {
            left.remove(id);
            chosen.push((seat, id));
        }
    }
    if options.named == Named::Choose {
        state.open.frames.push(Frame::Choosing(0));
    } else {
        for seat in Seat::first(options.seats).skip(chosen.len()) {
            let id = left.draw("nightlancer", chance, |id| id.key(catalog)).unwrap_or_default();
            chosen.push((seat, id));
        }
    }
    let mut engine = Engine { game, state: &mut state, chance, witness: &mut Silent };
    for (seat, id) in chosen.iter().copied() {
        engine.be(seat, id);
    }
    engine.run();
    Ok(state)
}

/// A table with shuffled decks and nobody at it.
pub(crate) fn empty(game: &Nightlancer, options: &Options) -> State {
    let catalog = game.catalog();
    rule!(R009);
    rule!(R010);
    rule!(R011);
    rule!(R014);
    let missions = |profile: Profile| catalog.missions().filter(move |(_, card)| card.profile == profile).map(|(id, _)| id).collect();
    let mut seated = [Seated::default(); SEATS];
    for seated in seated.iter_mut().take(options.seats.into()) {
        rule!(R022);
        rule!(R023);
        seated.loans = options.hardened;
        if options.hardened == 1 {
            rule!(R295);
        }
        if options.hardened == 2 {
            rule!(R297);
        }
    }
    State {
        open: Open {
            seats: options.seats,
            mode: options.mode,
            seated,
            order: Array::new(),
            agent: Agent::default(),
            round: 0,
            card: RoundId::NONE,
            rounds: Cards::default(),
            missions: [missions(Profile::Low), missions(Profile::High)],
            missions_gone: Cards::default(),
            jobs: Array::new(),
            market: catalog.market_deck().collect(),
            market_gone: Cards::default(),
            stalls: [[ItemId::NONE; 2]; STALLS],
            browsed: Cards::default(),
            taken: Cards::default(),
            blocked: Cards::default(),
            playing: Cards::default(),
            shaken: Seats::NONE,
            low: Seats::NONE,
            excused: Seats::NONE,
            placed: Seats::NONE,
            hopeful: Seats::NONE,
            pacts: Default::default(),
            given: Default::default(),
            scoring: false,
            attempt: None,
            trial: None,
            frames: Frames::new(),
            left: Seats::NONE,
            ending: None,
        },
        contacts: Hidden::new(catalog.contacts().map(|(id, _)| id)),
        opportunities: Hidden::new(catalog.opportunity_deck()),
    }
}

impl State {
    /// Whether every card and token is somewhere, once, and every number within its bounds.
    pub fn audit(&self, catalog: &Catalog) -> Result<(), String> {
        let open = &self.open;
        self.contacts.audit(open.seats)?;
        self.opportunities.audit(open.seats)?;
        if self.contacts.all().union(open.playing).len() != catalog.contacts().len() || !self.contacts.all().both(open.playing).is_empty() {
            return Err("a Contact is missing, or lies in two places".to_owned());
        }
        self.audit_opportunities(catalog)?;
        self.audit_market(catalog)?;
        self.audit_missions(catalog)?;
        for seat in open.players() {
            open.of(seat).audit(catalog).map_err(|wrong| format!("{seat} {wrong}"))?;
            if open.jobs.iter().filter(|job| job.side_of(seat).is_some()).count() + usize::from(open.is_at_it(seat)) > 1 {
                return Err(format!("{seat} is on two missions"));
            }
            if open.shaken.contains(seat) && (open.job_of(seat).is_some() || open.is_at_it(seat)) {
                return Err(format!("{seat} is Shaken and on a mission"));
            }
        }
        for (joiner, pact) in Seat::first(SEATS as u8).zip(open.pacts).filter(|(_, pact)| !pact.terms.is_empty()) {
            if joiner == pact.with || !open.plays(joiner) || !open.plays(pact.with) || !pact.mission.is_some() {
                return Err(format!("{joiner} has a pact that cannot be: {pact:?}"));
            }
        }
        if open.agent.heat > MOST_HEAT || open.agent.tokens > TOKENS {
            return Err("the Agent has too much".to_owned());
        }
        for job in open.jobs.iter().chain(open.attempt.iter().map(|attempt| &attempt.job)) {
            if job.deal.is_some_and(|seat| !job.crew(Side::First).contains(seat)) {
                return Err(format!("a Deal lies where its owner is not: {job:?}"));
            }
            if job.crews.iter().flat_map(|crew| crew.members()).any(|&seat| !open.plays(seat)) {
                return Err(format!("somebody who has left is on a mission: {job:?}"));
            }
        }
        let mut order: Vec<Seat> = open.order.to_vec();
        order.sort_unstable();
        let all: Vec<Seat> = Seat::first(open.seats).chain(open.has_agent().then_some(AGENT)).collect();
        if order != all { Err(format!("the turn order is {order:?}")) } else { Ok(()) }
    }

    fn audit_opportunities(&self, catalog: &Catalog) -> Result<(), String> {
        let open = &self.open;
        let bought = Seat::first(open.seats).map(|seat| open.of(seat).bought);
        let all = each_once(bought.chain([self.opportunities.all()]));
        let own = |seat: Seat| catalog.unique(open.of(seat).nightlancer).1;
        let there = open.players().filter(|&seat| open.of(seat).nightlancer.is_some()).map(own);
        let expected: Cards<OpportunityId> = catalog.opportunity_deck().chain(there).filter(|id| id.is_some()).collect();
        if all == Some(expected) { Ok(()) } else { Err(format!("the Opportunities are {all:?} instead of {expected:?}")) }
    }

    fn audit_market(&self, catalog: &Catalog) -> Result<(), String> {
        let open = &self.open;
        let assets = Seat::first(open.seats).map(|seat| open.of(seat).assets);
        let stalls = open.stalls.iter().flatten().copied().filter(|card| card.is_some()).map(Cards::only);
        let all = each_once(assets.chain(stalls).chain([open.market, open.market_gone, open.browsed]));
        let own = |seat: Seat| catalog.unique(open.of(seat).nightlancer).0;
        let there = open.players().filter(|&seat| open.of(seat).nightlancer.is_some()).map(own);
        let expected: Cards<ItemId> = catalog.market_deck().chain(there).filter(|id| id.is_some()).collect();
        if all == Some(expected) { Ok(()) } else { Err(format!("the Black Market cards are {all:?} instead of {expected:?}")) }
    }

    fn audit_missions(&self, catalog: &Catalog) -> Result<(), String> {
        let open = &self.open;
        let attempted = open.attempt.iter().map(|attempt| attempt.job.mission);
        let open_jobs = open.jobs.iter().map(|job| job.mission).chain(attempted).map(Cards::only);
        let all = each_once(open.missions.into_iter().chain([open.missions_gone]).chain(open_jobs));
        let expected: Cards<MissionId> = catalog.missions().map(|(id, _)| id).collect();
        if all == Some(expected) { Ok(()) } else { Err(format!("the missions are {all:?}")) }
    }
}

/// The cards of all these sets; nothing if one of them is in two.
fn each_once<I: Id>(mut sets: impl Iterator<Item = Cards<I>>) -> Option<Cards<I>> {
    sets.try_fold(Cards::default(), |all, set| all.both(set).is_empty().then_some(all.union(set)))
}

impl Seated {
    fn audit(&self, catalog: &Catalog) -> Result<(), String> {
        if !self.nightlancer.is_some() {
            return Ok(());
        }
        let card = catalog.nightlancer(self.nightlancer);
        let within = self.health <= card.health && self.resolve <= card.resolve && self.ideals <= MOST_IDEALS;
        if !within || self.heat > MOST_HEAT || self.loans > MOST_LOANS || self.tokens > TOKENS {
            return Err(format!("is out of bounds: {self:?}"));
        }
        if !self.loadout.minus(self.assets).is_empty() {
            return Err("has a card in its Loadout that it does not own".to_owned());
        }
        Ok(())
    }
}
