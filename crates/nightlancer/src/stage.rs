//! Positions of scenarios in the game's own words. Nightlancers are those that the options name, then those that come
//! first in their file; hands hold what is printed on them but for Contacts, which are named; the turn order is that of
//! the seats. Every `given` line replaces a part of that, and `phase` says where the round stands.
//!
//! ```text
//! given phase: street            loans, event, missions, street, mission, end or scoring; event if it is not said
//! given round: 4                 the round, 2 if it is not said
//! given card: rivets-harassing   the Round card
//! given order: 1, 0, agent       the turn order
//! given seat 0 health: 3         also resolve, ideals, heat, prospects, chips, loans, tokens
//! given seat 0 assets: shotgun   also bought, contacts, opportunities (in hand)
//! given missions: a, b           missions that lie open; `mission a first: 0, 1`, `mission a second: 2`, `mission a deal: 0`
//! given seat 1 promised: 0 assist stay   what a seat that joined a Crew and its Boss promised each other
//! given market: a, b, c, d       cards beside the Black Market spaces, two for each
//! given stage: 3                 with phase mission: the Stage at which the first mission stands, 1 if it is not said
//! given taken: favours-1         spaces with a token
//! given discards: a, b           the discarded Contacts, the topmost last; `opportunity discards`, `market discards`, `mission discards`
//! given shaken: 0, 1             who is Shaken; `low` for who has laid low
//! given agent heat: 2            also agent prospects
//! ```

use table::array::Array;
use table::chance::Fast;
use table::content::word;
use table::ids::Id;
use table::scenario::{Given, Staging};
use table::{Problems, Seat, Seats, Silent};

use crate::cards::Cards;
use crate::catalog::words::Half;
use crate::catalog::{Catalog, ItemId, NightlancerId};
use crate::crews::{Crew, Job};
use crate::engine::{Engine, ROUND};
use crate::frame::Frame;
use crate::game::Nightlancer;
use crate::options::Options;
use crate::promises::{Pact, Promise, Promises};
use crate::setup::empty;
use crate::state::{AGENT, Agent, MOST_HEAT, MOST_IDEALS, MOST_LOANS, ROUNDS, STALLS, State, TOKENS};

/// A position from a scenario; all problems at once.
pub(crate) fn stage(game: &Nightlancer, options: &Options, given: &mut Given) -> Result<State, Problems> {
    let mut stage = Staged { game, state: empty(game, options), given };
    stage.people(options);
    stage.round();
    Seat::first(options.seats).for_each(|seat| stage.seat(seat));
    stage.missions();
    Seat::first(options.seats).for_each(|seat| stage.promises(seat));
    stage.market();
    stage.cards();
    stage.phase();
    let state = stage.state;
    given.finish(state)
}

/// A position in the making.
struct Staged<'a> {
    game: &'a Nightlancer,
    state: State,
    given: &'a mut Given,
}

impl Staging for Staged<'_> {
    const MOST: usize = 64;

    fn given(&mut self) -> &mut Given {
        self.given
    }
}

/// A card by its name.
fn found<I: Id>(found: Option<I>, item: &str) -> Result<I, String> {
    found.ok_or_else(|| format!("there is no '{item}'"))
}

impl Staged<'_> {
    fn catalog(&self) -> &'static Catalog {
        self.game.catalog()
    }

    fn people(&mut self, options: &Options) {
        let catalog = self.catalog();
        let named: Vec<NightlancerId> = options.nightlancers.iter().filter_map(|key| catalog.nightlancer_id(key)).collect();
        let others = catalog.nightlancers().map(|(id, _)| id).filter(|id| !named.contains(id));
        let chosen: Vec<NightlancerId> = named.iter().copied().chain(others).collect();
        for seat in Seat::first(options.seats) {
            let id = chosen[seat.index()];
            let card = catalog.nightlancer(id);
            let (item, opportunity) = catalog.unique(id);
            let seated = &mut self.state.open.seated[seat.index()];
            seated.nightlancer = id;
            (seated.health, seated.resolve, seated.ideals, seated.chips) = (card.health, card.resolve, card.ideals, card.chips.into());
            seated.assets = Cards::only(item);
            self.state.opportunities.give(seat, opportunity);
            if card.ideals > 0 {
                self.state.open.hopeful = self.state.open.hopeful.with(seat);
            }
        }
        self.state.open.order = Seat::first(options.seats).collect();
        if options.mode.has_agent() {
            self.state.open.order.insert(0, AGENT);
            self.state.open.agent = Agent { heat: 0, prospects: 2, tokens: 0 };
        }
        let (seats, agent) = (options.seats, options.mode.has_agent());
        let order = self.given.read("order", |words| {
            let place = |word: &str| match word.trim() {
                "agent" if agent => Some(AGENT),
                word => word.parse().ok().filter(|&seat: &u8| seat < seats).map(Seat),
            };
            let order: Option<Vec<Seat>> = words.split(',').map(place).collect();
            let whole = order.filter(|order| order.iter().copied().collect::<Seats>().len() == usize::from(seats) + usize::from(agent));
            whole.ok_or_else(|| "it names every seat once, and the agent where it plays".to_owned())
        });
        if let Some(order) = order {
            self.state.open.order = order.into_iter().collect::<Array<Seat, 5>>();
        }
    }

    fn round(&mut self) {
        let catalog = self.catalog();
        let round = self.given.number("round", 1..=ROUNDS).unwrap_or(2);
        let half = if round <= ROUNDS / 2 { Half::Early } else { Half::Late };
        let usual = catalog.rounds().find(|(_, card)| card.half == half).map(|(id, _)| id);
        let named = self.given.read("card", |key| found(catalog.round_id(key), key));
        let open = &mut self.state.open;
        (open.round, open.card) = (round, named.or(usual).unwrap_or_default());
        open.rounds.insert(open.card);
        if open.has_agent() {
            if let Some(heat) = self.given.number("agent heat", 0..=MOST_HEAT) {
                open.agent.heat = heat;
            }
            if let Some(prospects) = self.given.number("agent prospects", 0..=99) {
                open.agent.prospects = prospects;
            }
        }
        open.shaken = seats(self.given, "shaken", open.seats);
        open.low = seats(self.given, "low", open.seats);
    }

    fn seat(&mut self, seat: Seat) {
        let catalog = self.catalog();
        let card = catalog.nightlancer(self.state.open.of(seat).nightlancer);
        let mut number = |name: &str, most: u16| self.given.number(&format!("{seat} {name}"), 0..=most);
        let health = number("health", card.health.into());
        let resolve = number("resolve", card.resolve.into());
        let ideals = number("ideals", MOST_IDEALS.into());
        let heat = number("heat", MOST_HEAT.into());
        let (prospects, chips) = (number("prospects", 99), number("chips", 99));
        let (loans, tokens) = (number("loans", MOST_LOANS.into()), number("tokens", TOKENS.into()));
        let seated = &mut self.state.open.seated[seat.index()];
        let small = |number: Option<u16>, usual: u8| number.map_or(usual, |number| number as u8);
        seated.health = small(health, seated.health);
        seated.resolve = small(resolve, seated.resolve);
        seated.ideals = small(ideals, seated.ideals);
        seated.heat = small(heat, seated.heat);
        seated.loans = small(loans, seated.loans);
        seated.tokens = small(tokens, TOKENS);
        seated.prospects = prospects.map_or(0, |number| number as i16);
        seated.chips = chips.unwrap_or(seated.chips);
        self.each(&format!("{seat} assets"), |stage, item| {
            let card = found(catalog.item_id(item), item)?;
            let own = catalog.unique(stage.state.open.of(seat).nightlancer).0 == card;
            if !own && !stage.state.open.market.remove(card) {
                return Err(format!("'{item}' lies somewhere else"));
            }
            stage.state.open.seated[seat.index()].assets.insert(card);
            Ok(())
        });
        for (name, bought) in [("bought", true), ("opportunities", false)] {
            self.each(&format!("{seat} {name}"), |stage, item| {
                let card = found(catalog.opportunity_id(item), item)?;
                let cards = &mut stage.state.opportunities;
                let own = cards.hand(seat).contains(card);
                if !own && !cards.deck.remove(card) {
                    return Err(format!("'{item}' lies somewhere else"));
                }
                cards.maybe_deck.remove(card);
                if bought {
                    cards.show(seat, card);
                    stage.state.open.seated[seat.index()].bought.insert(card);
                } else if !own {
                    cards.give(seat, card);
                }
                Ok(())
            });
        }
        self.each(&format!("{seat} contacts"), |stage, item| {
            let card = found(catalog.contact_id(item), item)?;
            if !stage.state.contacts.deck.remove(card) {
                return Err(format!("'{item}' lies somewhere else"));
            }
            stage.state.contacts.give(seat, card);
            Ok(())
        });
    }

    fn missions(&mut self) {
        let catalog = self.catalog();
        self.each("missions", |stage, item| {
            let id = found(catalog.mission_id(item), item)?;
            let deck = catalog.mission(id).profile as usize;
            if !stage.state.open.missions[deck].remove(id) || stage.state.open.jobs.room() == 0 {
                return Err(format!("'{item}' lies open already, or there is no room for it"));
            }
            stage.state.open.jobs.push(Job::new(id));
            Ok(())
        });
        let count = self.state.open.seats;
        for place in 0..self.state.open.jobs.len() {
            let key = self.state.open.jobs[place].mission.key(catalog);
            for (side, name) in ["first", "second"].into_iter().enumerate() {
                self.each(&format!("mission {key} {name}"), |stage, item| {
                    let seat = a_seat(item, count)?;
                    if stage.state.open.job_of(seat).is_some() {
                        return Err(format!("{seat} is on a mission already"));
                    }
                    let mut crew: Crew = stage.state.open.jobs[place].crews[side];
                    crew.join(seat);
                    stage.state.open.jobs[place].crews[side] = crew;
                    Ok(())
                });
            }
            self.each(&format!("mission {key} deal"), |stage, item| {
                stage.state.open.jobs[place].deal = Some(a_seat(item, count)?);
                Ok(())
            });
        }
    }

    fn promises(&mut self, seat: Seat) {
        let open = &self.state.open;
        let (count, agent, job) = (open.seats, open.has_agent(), open.job_of(seat).map(|(place, _)| open.jobs[place].mission));
        let pact = self.given.read(&format!("{seat} promised"), |words| {
            let (other, promises) = words.split_once(' ').ok_or("it is a seat and what was promised: 0 assist stay peace")?;
            let with = a_seat(other, count)?;
            let mission = job.filter(|_| with != seat && !agent).ok_or("it is promised to another by who is on a mission, among rivals")?;
            let named = |name: &str| Promise::ALL.into_iter().find(|promise| word(promise) == name);
            let terms = promises.split_whitespace().map(|name| named(name).ok_or_else(|| format!("'{name}' is no promise")));
            Ok(Pact { with, mission, terms: terms.collect::<Result<Promises, String>>()? })
        });
        if let Some(pact) = pact {
            self.state.open.pacts[seat.index()] = pact;
        }
    }

    fn market(&mut self) {
        let catalog = self.catalog();
        let mut laid: Vec<ItemId> = Vec::new();
        self.each("market", |stage, item| {
            let card = found(catalog.item_id(item), item)?;
            if !stage.state.open.market.remove(card) || laid.len() >= 2 * STALLS {
                return Err(format!("'{item}' lies somewhere else, or there is no room for it"));
            }
            laid.push(card);
            Ok(())
        });
        self.each("taken", |stage, item| {
            stage.state.open.taken.insert(found(catalog.space_id(item), item)?);
            Ok(())
        });
        for (place, card) in laid.into_iter().enumerate() {
            self.state.open.stalls[place / 2][place % 2] = card;
        }
    }

    fn cards(&mut self) {
        let catalog = self.catalog();
        self.each("discards", |stage, item| {
            let card = found(catalog.contact_id(item), item)?;
            if !stage.state.contacts.deck.remove(card) {
                return Err(format!("'{item}' lies somewhere else"));
            }
            stage.state.contacts.maybe_deck.remove(card);
            stage.state.contacts.discards.push(card);
            Ok(())
        });
        self.each("opportunity discards", |stage, item| {
            let card = found(catalog.opportunity_id(item), item)?;
            if !stage.state.opportunities.deck.remove(card) {
                return Err(format!("'{item}' lies somewhere else"));
            }
            stage.state.opportunities.maybe_deck.remove(card);
            stage.state.opportunities.discards.push(card);
            Ok(())
        });
        self.each("market discards", |stage, item| {
            let card = found(catalog.item_id(item), item)?;
            let open = &mut stage.state.open;
            if !open.market.remove(card) {
                return Err(format!("'{item}' lies somewhere else"));
            }
            open.market_gone.insert(card);
            Ok(())
        });
        self.each("mission discards", |stage, item| {
            let card = found(catalog.mission_id(item), item)?;
            let open = &mut stage.state.open;
            if !open.missions[catalog.mission(card).profile as usize].remove(card) {
                return Err(format!("'{item}' lies somewhere else"));
            }
            open.missions_gone.insert(card);
            Ok(())
        });
        // Everybody could have drawn what others hold.
        let state = &mut self.state;
        for seat in Seat::first(state.open.seats) {
            let (contacts, others) = (state.contacts.hand(seat), state.opportunities.hand(seat));
            if !contacts.is_empty() {
                state.contacts.maybe_hands[seat.index()] = state.contacts.maybe_deck;
            }
            if others.len() > 1 {
                let own = others.both(self.game.sets().own);
                state.opportunities.maybe_deck = state.opportunities.maybe_deck.union(others.minus(own));
                state.opportunities.maybe_hands[seat.index()] = state.opportunities.maybe_deck.union(own);
            }
        }
    }

    /// Puts the frames of the round on the stack, from the phase on, and goes on to the first question.
    fn phase(&mut self) {
        let from = self.given.read("phase", |word| match word {
            "loans" => Ok(1),
            "event" => Ok(3),
            "missions" => Ok(4),
            "street" => Ok(6),
            "mission" => Ok(8),
            "end" => Ok(9),
            "scoring" => Ok(13),
            _ => Err("it can be loans, event, missions, street, mission, end or scoring".to_owned()),
        });
        let from = from.unwrap_or(3);
        for frame in ROUND.into_iter().skip(from).rev() {
            self.state.open.frames.push(frame);
        }
        if ROUND.get(from) == Some(&Frame::StreetTurn(0)) && self.state.open.has_agent() {
            self.state.open.agent.tokens = TOKENS;
        }
        if from != 6 {
            self.state.open.seated.iter_mut().for_each(|seated| seated.tokens = 0);
        }
        self.go_on();
        // The frames of earlier Stages are taken off the stack.
        let open = &mut self.state.open;
        let skipped = self.given.read("stage", |word| {
            let stage = ["1", "2", "3"].iter().position(|&number| number == word).ok_or("it is 1, 2 or 3")?;
            while let Some(frame) = open.frames.top() {
                match frame {
                    Frame::Stage(at) if usize::from(at) >= stage => break,
                    Frame::Stage(_) | Frame::Stay(_) | Frame::Route(_) => open.frames.pop(),
                    _ => return Err("it is for a mission that is attempted, with Loadouts that fit".to_owned()),
                };
            }
            Ok(())
        });
        if skipped.is_some() {
            self.state.open.attempt.iter_mut().for_each(|attempt| attempt.stage = None);
            self.go_on();
        }
    }

    fn go_on(&mut self) {
        Engine { game: self.game, state: &mut self.state, chance: &mut Fast::new(0), witness: &mut Silent }.run();
    }
}

fn a_seat(item: &str, seats: u8) -> Result<Seat, String> {
    item.parse().ok().filter(|&seat: &u8| seat < seats).map(Seat).ok_or_else(|| format!("'{item}' is no seat of this table"))
}

fn seats(given: &mut Given, name: &str, seats: u8) -> Seats {
    let read = given.read(name, |words| words.split(',').map(|word| a_seat(word.trim(), seats)).collect::<Result<Seats, String>>());
    read.unwrap_or_default()
}
