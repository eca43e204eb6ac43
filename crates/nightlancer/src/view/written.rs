//! A view as JSON, for programs and scenarios: players by their Nightlancers, cards, spaces and missions by their keys.
//! Written from a view alone, so it tells nothing that the view does not hold.

use schemars::JsonSchema;
use serde::Serialize;
use table::content::word;
use table::ids::Id;
use table::written::Named;
use table::{Seat, Seats};

use super::{Hands, View};
use crate::cards::Cards;
use crate::catalog::words::{Ability, Obstacle};
use crate::catalog::{Catalog, ItemId, OpportunityId};
use crate::choice::power_key;
use crate::crews::{Crew, Job};
use crate::frame::Frame;
use crate::state::{AGENT, Ending};

/// A player by its Nightlancer, `seat 0` before it has one, or `agent`.
type Name = String;

/// A Nightlancer and what is known of it.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct Player {
    seat: u8,
    health: u8,
    resolve: u8,
    ideals: u8,
    heat: u8,
    prospects: i16,
    chips: u16,
    loans: u8,
    /// Action tokens that are not placed.
    tokens: u8,
    /// Spaces where its tokens and Decoys stand.
    spaces: Vec<&'static str>,
    /// Black Market cards in Assets.
    assets: Vec<&'static str>,
    /// Opportunities in Assets.
    bought: Vec<&'static str>,
    loadout: Vec<&'static str>,
    /// How many Contacts are in hand.
    contacts: u8,
    /// How many Opportunities are in hand.
    opportunities: u8,
    /// The hand, for who sees it.
    hand: Option<Vec<&'static str>>,
    shaken: bool,
    /// Whether it has laid low in this round.
    low: bool,
    /// Whether it has its Deal token.
    deal: bool,
    left: bool,
}

/// A mission that lies open.
#[derive(Serialize, JsonSchema)]
struct Mission {
    mission: &'static str,
    first: Vec<Name>,
    second: Vec<Name>,
    /// Whose Deal token lies on it.
    deal: Option<Name>,
}

/// The mission that is attempted.
#[derive(Serialize, JsonSchema)]
struct Attempt {
    #[serde(flatten)]
    mission: Mission,
    /// The Stage, from 1.
    stage: Option<u8>,
    /// Members of Crews that have attempted the Stage.
    tried: Vec<Name>,
    /// Members of Crews that passed its Route.
    passed: Vec<Name>,
    /// Who is paid.
    paid: Vec<Name>,
}

/// What two players have promised each other, or negotiate about.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct Pact {
    /// Who joins the Crew.
    joiner: Name,
    /// Who is its Boss, or was when they agreed.
    boss: Name,
    mission: &'static str,
    /// Of `assist`, `stay` and `peace`.
    promises: Vec<String>,
    /// Whether it is the offer of the Boss; of what was agreed, nothing.
    counter: Option<bool>,
}

/// What a Nightlancer puts into a challenge.
#[derive(Serialize, JsonSchema)]
struct Run {
    attempts: bool,
    /// Whether the Obstacle is passed.
    passed: bool,
    used: Vec<&'static str>,
    powers: Vec<String>,
    /// What Contacts and powers add to the Score, or take from it.
    more: i8,
    /// The crosshairs of the last roll.
    hits: Option<u8>,
}

/// A challenge that goes on.
#[derive(Serialize, JsonSchema)]
struct Challenge {
    about: String,
    test: Ability,
    difficulty: u8,
    danger: u8,
    obstacle: Option<Obstacle>,
    runs: Named<Name, Run>,
    /// The Score of the Crew, once it is known.
    score: Option<u8>,
}

/// The Agent.
#[derive(Serialize, JsonSchema)]
struct Agent {
    heat: u8,
    prospects: i16,
    tokens: u8,
}

/// What is known of a deck.
#[derive(Serialize, JsonSchema)]
struct Deck {
    cards: u8,
    /// The topmost last.
    discards: Vec<&'static str>,
    /// How many are drawn to keep one of them.
    drawing: u8,
    /// Which, for who draws them.
    drawn: Option<Vec<&'static str>>,
}

/// The street.
#[derive(Serialize, JsonSchema)]
struct Street {
    /// By Black Market space: the cards beside it.
    market: Named<&'static str, Vec<&'static str>>,
    /// Spaces with a token of a player or a Decoy.
    taken: Vec<&'static str>,
    /// Spaces with a token of the Agent.
    blocked: Vec<&'static str>,
}

/// A view in words.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) struct Written {
    /// Whose view it is.
    you: Option<Name>,
    mode: String,
    round: u8,
    /// The current Round card.
    card: Option<&'static str>,
    /// The turn order.
    order: Vec<Name>,
    players: Named<Name, Player>,
    agent: Option<Agent>,
    missions: Vec<Mission>,
    /// What players have promised each other and not broken.
    pacts: Vec<Pact>,
    /// The offer that is to be answered.
    negotiation: Option<Pact>,
    attempt: Option<Attempt>,
    challenge: Option<Challenge>,
    street: Street,
    /// Black Market cards that were drawn to buy one of them.
    browsed: Vec<&'static str>,
    /// Contacts that are being played.
    playing: Vec<&'static str>,
    contacts: Deck,
    opportunities: Deck,
    /// How many Black Market cards are in the deck.
    market_deck: u8,
    market_discards: Vec<&'static str>,
    /// How many missions are in the decks, Low and High.
    mission_decks: [u8; 2],
    mission_discards: Vec<&'static str>,
    /// What goes on, the innermost last.
    doing: Vec<String>,
    /// By Contact: where it may be, by what everybody has seen, where that is not everywhere.
    contacts_known: Named<&'static str, Vec<Name>>,
    /// The same of Opportunities.
    opportunities_known: Named<&'static str, Vec<Name>>,
    ending: Option<Ending>,
}

fn keys<I: Id>(cards: Cards<I>, key: impl Fn(I) -> &'static str) -> Vec<&'static str> {
    cards.iter().map(key).collect()
}

impl View {
    fn name(&self, seat: Seat) -> Name {
        if seat == AGENT {
            return "agent".to_owned();
        }
        let id = self.open.of(seat).nightlancer;
        if id.is_some() { id.key(Catalog::load()).to_owned() } else { format!("seat {}", seat.0) }
    }

    fn names(&self, seats: impl IntoIterator<Item = Seat>) -> Vec<Name> {
        seats.into_iter().map(|seat| self.name(seat)).collect()
    }

    fn all(&self, seats: Seats) -> Vec<Name> {
        self.names(seats.iter())
    }

    fn crew(&self, crew: &Crew) -> Vec<Name> {
        self.names(crew.members().iter().copied())
    }

    fn mission(&self, job: &Job) -> Mission {
        Mission {
            mission: job.mission.key(Catalog::load()),
            first: self.crew(&job.crews[0]),
            second: self.crew(&job.crews[1]),
            deal: job.deal.map(|seat| self.name(seat)),
        }
    }

    fn pact(&self, joiner: Seat, pact: crate::promises::Pact, counter: Option<bool>) -> Pact {
        let promises = pact.terms.iter().map(|promise| word(&promise)).collect();
        let mission = pact.mission.key(Catalog::load());
        Pact { joiner: self.name(joiner), boss: self.name(pact.with), mission, promises, counter }
    }

    fn pacts(&self) -> Vec<Pact> {
        let pacts = Seat::first(self.open.seats).zip(self.open.pacts).filter(|(_, pact)| !pact.terms.is_empty());
        pacts.map(|(joiner, pact)| self.pact(joiner, pact, None)).collect()
    }

    fn negotiation(&self) -> Option<Pact> {
        let (joiner, with, mission, terms, counter) = match self.open.frames.top()? {
            Frame::Consent { joiner, boss, mission, terms } => (joiner, boss, mission, terms, false),
            Frame::Counter { joiner, boss, mission, terms } => (joiner, boss, mission, terms, true),
            _ => return None,
        };
        Some(self.pact(joiner, crate::promises::Pact { with, mission, terms }, Some(counter)))
    }

    fn player(&self, seat: Seat) -> Player {
        let catalog = Catalog::load();
        let open = &self.open;
        let seated = open.of(seat);
        let items = |cards: Cards<ItemId>| keys(cards, |card| card.key(catalog));
        let opportunities = |cards: Cards<OpportunityId>| keys(cards, |card| card.key(catalog));
        let contacts = self.contacts.hands[seat.index()].map(|cards| keys(cards, |card| card.key(catalog)));
        let hand = contacts.zip(self.opportunities.hands[seat.index()]).map(|(mut hand, others)| {
            hand.extend(opportunities(others));
            hand
        });
        Player {
            seat: seat.0,
            health: seated.health,
            resolve: seated.resolve,
            ideals: seated.ideals,
            heat: seated.heat,
            prospects: seated.prospects,
            chips: seated.chips,
            loans: seated.loans,
            tokens: seated.tokens,
            spaces: keys(seated.spaces, |space| space.key(catalog)),
            assets: items(seated.assets),
            bought: opportunities(seated.bought),
            loadout: items(seated.loadout),
            contacts: self.contacts.counts[seat.index()],
            opportunities: self.opportunities.counts[seat.index()],
            hand,
            shaken: open.shaken.contains(seat),
            low: open.low.contains(seat),
            deal: open.has_deal(seat),
            left: open.left.contains(seat),
        }
    }

    fn challenge(&self) -> Option<Challenge> {
        let catalog = Catalog::load();
        let trial = self.open.trial.as_ref()?;
        let run = |&seat: &Seat| {
            let run = &trial.runs[seat.index()];
            let run = Run {
                attempts: run.attempts,
                passed: run.passed,
                used: keys(run.used, |card: ItemId| card.key(catalog)),
                powers: run.powers.iter().map(|&power| power_key(catalog, power)).collect(),
                more: run.more,
                hits: run.hits,
            };
            (self.name(seat), run)
        };
        Some(Challenge {
            about: word(&trial.about),
            test: trial.challenge.test,
            difficulty: trial.challenge.difficulty,
            danger: trial.challenge.danger,
            obstacle: trial.challenge.obstacle,
            runs: trial.crew.members().iter().map(run).collect(),
            score: trial.score,
        })
    }

    fn attempt(&self) -> Option<Attempt> {
        let attempt = self.open.attempt.as_ref()?;
        Some(Attempt {
            mission: self.mission(&attempt.job),
            stage: attempt.stage.map(|stage| stage + 1),
            tried: self.all(attempt.tried),
            passed: self.all(attempt.passed),
            paid: self.crew(&attempt.paid),
        })
    }

    /// Where cards may be, of those that may not be everywhere.
    fn known<I: Id>(&self, hands: &Hands<I>, key: impl Fn(I) -> &'static str) -> Named<&'static str, Vec<Name>> {
        let seats = self.open.seats;
        let all = hands.maybe_hands.iter().fold(hands.maybe_deck.union(hands.maybe_drawn), |all, cards| all.union(*cards));
        let mut known = Vec::new();
        for card in all.iter() {
            let mut among: Vec<Name> =
                Seat::first(seats).filter(|&seat| hands.maybe_hands[seat.index()].contains(card)).map(|seat| self.name(seat)).collect();
            if hands.maybe_deck.contains(card) {
                among.push("deck".to_owned());
            }
            if hands.maybe_drawn.contains(card) {
                among.push("drawn".to_owned());
            }
            let everywhere = Seat::first(seats).filter(|seat| hands.counts[seat.index()] > 0).count() + usize::from(hands.deck > 0);
            if among.len() < everywhere {
                known.push((key(card), among));
            }
        }
        known.into_iter().collect()
    }

    pub(super) fn written(&self) -> Written {
        let catalog = Catalog::load();
        let open = &self.open;
        let spaces = |cards: Cards<crate::catalog::SpaceId>| keys(cards, |space| space.key(catalog));
        let stalls = catalog
            .spaces()
            .filter(|(_, space)| space.action() == Some(crate::catalog::words::Action::BlackMarket) && space.is_open_to(open.seats.into()));
        let market = stalls.zip(&open.stalls).map(|((_, space), cards)| {
            (space.key.as_str(), cards.iter().filter(|card| card.is_some()).map(|card| card.key(catalog)).collect())
        });
        Written {
            you: self.seat.map(|seat| self.name(seat)),
            mode: word(&open.mode),
            round: open.round,
            card: open.card.is_some().then(|| open.card.key(catalog)),
            order: self.names(open.order.iter().copied()),
            players: Seat::first(open.seats).map(|seat| (self.name(seat), self.player(seat))).collect(),
            agent: open.has_agent().then_some(Agent { heat: open.agent.heat, prospects: open.agent.prospects, tokens: open.agent.tokens }),
            missions: open.jobs.iter().map(|job| self.mission(job)).collect(),
            pacts: self.pacts(),
            negotiation: self.negotiation(),
            attempt: self.attempt(),
            challenge: self.challenge(),
            street: Street { market: market.collect(), taken: spaces(open.taken), blocked: spaces(open.blocked) },
            browsed: keys(open.browsed, |card| card.key(catalog)),
            playing: keys(open.playing, |card| card.key(catalog)),
            contacts: deck(&self.contacts, |card| card.key(catalog)),
            opportunities: deck(&self.opportunities, |card| card.key(catalog)),
            market_deck: open.market.len() as u8,
            market_discards: keys(open.market_gone, |card| card.key(catalog)),
            mission_decks: open.missions.map(|deck| deck.len() as u8),
            mission_discards: keys(open.missions_gone, |card| card.key(catalog)),
            doing: open.frames.iter().map(|frame| word(&frame)).collect(),
            contacts_known: self.known(&self.contacts, |card| card.key(catalog)),
            opportunities_known: self.known(&self.opportunities, |card| card.key(catalog)),
            ending: open.ending,
        }
    }
}

fn deck<I: Id>(hands: &Hands<I>, key: impl Fn(I) -> &'static str) -> Deck {
    Deck {
        cards: hands.deck,
        discards: hands.discards.iter().map(|&card| key(card)).collect(),
        drawing: hands.drawing,
        drawn: hands.drawn.map(|cards| keys(cards, &key)),
    }
}

table::written!(View as Written);
