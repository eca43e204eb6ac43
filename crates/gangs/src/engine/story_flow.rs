//! The Story of a table (rulebook page 017): opening it, going on between two turns, ending it, and what
//! its open cards change. What its cards do when something happens is in `told`. The Tutorial changes
//! nothing, and every question about it is answered at the first look.

use table::{Chance, Choices, Seat, Seats, Witness, rule};

use super::turn::can_activate;
use super::{Engine, deals};
use crate::catalog::board::Amount;
use crate::catalog::words::{Class, CombatSet, Deal, District, PoiKind};
use crate::catalog::{Catalog, OpportunityId, StoryCardId};
use crate::choice::{Choice, district_key};
use crate::city::{City, Map, SEATS, Spot, Spots, Unit};
use crate::event::{Event, Why};
use crate::frame::{Deed, Purchase};
use crate::game::Gangs;
use crate::setup::cards;
use crate::state::{Ending, Seated, State};
use crate::story::effects::{Districts, Occasion};
use crate::story::words::{Do, Kind, Purchase as Bought};
use crate::story::{Facts, StoryState, Token, changes, introduction, judge, target};

/// A table, as far as Stories ask about it; all of it is public.
pub(crate) struct Situation<'a> {
    pub(crate) catalog: &'a Catalog,
    pub(crate) map: &'a Map,
    pub(crate) players: Seats,
    pub(crate) sides: u8,
    pub(crate) seated: &'a [Seated; SEATS],
    pub(crate) city: &'a City,
}

impl<'a> Situation<'a> {
    /// The situation of a table.
    pub(crate) fn of(game: &'a Gangs, state: &'a State) -> Situation<'a> {
        Situation::on(game.catalog(), game.map(state.side), state)
    }

    /// The same before there is a game around it.
    pub(crate) fn on(catalog: &'a Catalog, map: &'a Map, state: &'a State) -> Situation<'a> {
        let players = state.players(Seats::all(state.seats));
        Situation { catalog, map, players, sides: state.sides, seated: &state.seated, city: &state.city }
    }
}

impl Facts for Situation<'_> {
    fn players(&self) -> Seats {
        self.players
    }

    fn cred(&self, seat: Seat) -> u8 {
        self.seated[seat.index()].cred
    }

    fn presence(&self, seat: Seat, district: District) -> bool {
        self.city.presence(seat, district)
    }

    fn dominance(&self, seat: Seat, district: District) -> bool {
        self.city.dominance(self.sides, district) == Some(seat)
    }

    fn unit(&self, seat: Seat, class: Class, district: District) -> bool {
        self.city.figures(seat, district).any(|(unit, _)| unit.class(self.catalog) == Some(class))
    }

    fn control(&self, seat: Seat, kind: PoiKind) -> bool {
        self.city.controls(self.map, seat, kind) > 0
    }

    fn deals(&self, seat: Seat, deal: Option<Deal>) -> u8 {
        let seized = self.seated[seat.index()].seized;
        deal.map_or_else(|| seized.len() as u8, |deal| seized.of(self.catalog, deal))
    }

    fn hideouts(&self, seat: Seat) -> u8 {
        self.city.hideouts(seat)
    }
}

/// Opens the Story of a new table: its Introduction, and the card that it reveals at once (R401).
pub(crate) fn open(catalog: &Catalog, state: &mut State, chance: &mut impl Chance) {
    let Some(first) = introduction(catalog, state.story.story()) else { return };
    rule!(R099);
    rule!(R192);
    rule!(R401);
    let map = Map::new(catalog, state.side);
    reveal(catalog, &map, state, first, chance, &mut table::Silent);
    if let Some(next) = target(catalog, first, 0) {
        reveal(catalog, &map, state, next, chance, &mut table::Silent);
    }
    let branch = state.story.true_now(catalog, &Situation::on(catalog, &map, state));
    branch.into_iter().for_each(|branch| state.story.note(branch));
}

/// A Story card is laid open, and its setup carried out (R197).
pub(crate) fn reveal(
    catalog: &Catalog,
    map: &Map,
    state: &mut State,
    card: StoryCardId,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    rule!(R197);
    rule!(R414);
    state.story.reveal(catalog, card);
    witness.tell(|| Event::StoryCard { card });
    for &effect in &catalog.story_card(card).setup {
        match effect {
            Do::CredEach { cred, need } => {
                let facts = Situation::on(catalog, map, state);
                let gain: Seats = facts.players().iter().filter(|&seat| need.met(seat, &state.story, &facts)).collect();
                for seat in gain.iter() {
                    let total = state.seated[seat.index()].cred.saturating_add(cred);
                    state.seated[seat.index()].cred = total;
                    witness.tell(|| Event::Cred { seat, amount: cred, total, why: Why::Story });
                }
            }
            Do::KangTao => {
                rule!(R430);
                state.hands.shuffle_in(cards(catalog, CombatSet::KangTao));
            }
            _ => {
                let drawn = draw(&state.story, effect, chance);
                let players = state.players(Seats::all(state.seats)).len() as u8;
                let occasion = Occasion { actor: state.turn.seat, players, here: None, chosen: None, drawn: &drawn };
                state.story.carry_out(effect, &occasion, witness);
            }
        }
    }
}

/// The Districts that chance draws for an effect (R409).
pub(super) fn draw(story: &StoryState, effect: Do, chance: &mut impl Chance) -> Districts {
    let (mut among, count) = story.draws(effect);
    let mut drawn = Districts::new();
    for _ in 0..count.min(among.len()) {
        let index = chance.pick("story district", among.len() as u32, |index| district_key(among[index as usize]));
        among.take(index as usize).into_iter().for_each(|district| drawn.push(district));
    }
    drawn
}

/// What Story cards make of a price (R423).
#[inline]
pub(super) fn price(game: &Gangs, state: &State, purchase: Purchase, basic: Amount) -> Amount {
    if state.story.is_plain() {
        return basic;
    }
    changed_price(&state.story, &Situation::of(game, state), state.turn.seat, purchase, basic)
}

/// The same of what a table shows.
pub(crate) fn changed_price(story: &StoryState, facts: &Situation<'_>, seat: Seat, purchase: Purchase, basic: Amount) -> Amount {
    let of = match purchase {
        Purchase::Hideout => Bought::Hideout,
        Purchase::Upgrade => Bought::Upgrade,
        Purchase::Opportunity(_) => Bought::Opportunity,
        Purchase::Edgerunner(_) => Bought::Edgerunner,
        Purchase::Offer(_) => return basic,
    };
    changes::price(facts.catalog, story, seat, of, basic, facts)
}

/// Where one move can take a unit from a spot, out of what Story cards leave open.
#[inline]
pub(super) fn destinations(game: &Gangs, state: &State, unit: Unit, from: Spot) -> Spots {
    let near = state.city.destinations(game.map(state.side), unit, from);
    if state.story.is_plain() { near } else { near.minus(closed(game, state, from.district())) }
}

/// The spots that Story cards close to units of a District (R427).
pub(crate) fn closed(game: &Gangs, state: &State, from: District) -> Spots {
    if state.story.is_plain() {
        return Spots::default();
    }
    let (catalog, story) = (game.catalog(), &state.story);
    let shut = |district: District| {
        if district != from && changes::closed(catalog, story, district) {
            Spots::of(district)
        } else if changes::closed_pois(catalog, story, district) {
            Spots::of(district).and(Spots::POIS)
        } else {
            Spots::default()
        }
    };
    District::ALL.iter().flat_map(|&district| shut(district).iter()).collect()
}

/// Whether a Firefight may be initiated in a District (R428).
#[inline]
pub(crate) fn may_fight(game: &Gangs, state: &State, district: District) -> bool {
    state.story.is_plain() || !changes::no_firefights(game.catalog(), &state.story, district)
}

/// Arasaka Blueprints, while it lies beside the market (R431).
pub(crate) fn beside(catalog: &Catalog, story: &StoryState) -> Option<OpportunityId> {
    if !story.blueprints() {
        return None;
    }
    rule!(R431);
    catalog.opportunities().find(|(_, card)| card.deal == Deal::Story).map(|(id, _)| id)
}

/// The offers that the active player can take up now (R429).
pub(super) fn offers(game: &Gangs, state: &State, into: &mut Choices<Choice>) {
    if state.story.is_plain() || !can_activate(game, state) {
        return;
    }
    let (catalog, story, facts) = (game.catalog(), &state.story, Situation::of(game, state));
    let mut place = 0;
    for (number, card) in (0u8..).zip(story.open()) {
        for (index, offer) in (0u8..).zip(&catalog.story_card(card).offers) {
            let pays = deals::can_pay(game, state, Purchase::Offer(place));
            if pays && changes::offered(catalog, story, place.into(), offer, state.turn.seat, &facts) {
                rule!(R429);
                into.push(Choice::Offer(number, index));
            }
            place += 1;
        }
    }
}

/// The Districts among which an effect of a Story card can take place.
pub(super) fn districts<'a>(game: &'a Gangs, state: &'a State, deed: Deed) -> impl Iterator<Item = District> + use<'a> {
    let (catalog, story) = (game.catalog(), &state.story);
    let effect = super::story_triggers::effect(catalog, story, deed);
    let facts = Situation::of(game, state);
    District::ALL
        .iter()
        .copied()
        .filter(move |&district| effect.is_some_and(|effect| changes::chooses(catalog, story, effect, deed.actor, district, &facts)))
}

/// The tokens that decide who has won, if the Epilogue says so and somebody holds one (R406).
pub(super) fn deciding_token(catalog: &Catalog, state: &State) -> Option<Token> {
    if state.ending != Some(Ending::Epilogue) {
        return None;
    }
    let Kind::Epilogue { winner, .. } = catalog.story_card(state.story.epilogue(catalog)?).kind else { return None };
    judge::decides(winner, &state.story, state.players(Seats::all(state.seats)))
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    pub(super) fn situation(&self) -> Situation<'_> {
        Situation::of(self.game, self.state)
    }

    /// Looks whether a branch has come true; only the first counts.
    #[inline]
    pub(super) fn notice(&mut self) {
        if self.state.story.is_plain() || self.state.story.came_true().is_some() {
            return;
        }
        rule!(R403);
        if let Some(branch) = self.state.story.true_now(self.catalog(), &self.situation()) {
            self.state.story.note(branch);
        }
    }

    /// Between two turns the Story goes on, and may be over; whether it is.
    pub(super) fn story_goes_on(&mut self) -> bool {
        if self.state.story.is_plain() {
            return false;
        }
        self.state.story.begin_turn();
        let (catalog, came_true) = (self.catalog(), self.state.story.came_true());
        if self.state.story.epilogue(catalog).is_some() {
            let over = came_true.is_some() || self.goal_reached();
            if over {
                rule!(R189);
                rule!(R404);
                self.close();
            }
            return over;
        }
        let (Some(branch), Some(newest)) = (came_true, self.state.story.newest()) else { return false };
        let Some(next) = target(catalog, newest, branch.into()) else { return false };
        rule!(R198);
        reveal(catalog, self.game.map(self.state.side), self.state, next, self.chance, self.witness);
        let epilogue = matches!(catalog.story_card(next).kind, Kind::Epilogue { .. });
        let over = matches!(catalog.story_card(next).kind, Kind::Epilogue { ends: None, .. });
        if epilogue {
            rule!(R404);
        }
        if over {
            self.close();
        }
        over
    }

    /// The Epilogue hands out its Street Cred, and the game is over.
    fn close(&mut self) {
        rule!(R200);
        rule!(R201);
        let catalog = self.catalog();
        if let Some(card) = self.state.story.epilogue(catalog)
            && let Kind::Epilogue { awards, .. } = &catalog.story_card(card).kind
        {
            let gains = judge::awarded(awards, &self.state.story, &self.situation());
            for seat in Seat::first(self.state.seats) {
                self.cred(seat, gains[seat.index()], Why::Story);
            }
        }
        self.end(Ending::Epilogue);
    }
}
