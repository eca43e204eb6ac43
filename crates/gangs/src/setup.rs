//! The table and how it is set up (rulebook pages 010 and 011).

use table::frames::Frames;
use table::joint::Joint;
use table::{Chance, Seat, Seats, rule};

use crate::catalog::board::Side;
use crate::catalog::words::{Class, CombatSet, Deal, District, Talent};
use crate::catalog::{Catalog, EdgerunnerId, OpportunityId};
use crate::city::{City, Map, SEATS, Spot, Unit};
use crate::engine::{beside, open_story};
use crate::frame::Frame;
use crate::hands::{Card, Cards, Hands};
use crate::market::Market;
use crate::options::Options;
use crate::purse::Purse;
use crate::solo::{self, Solo};
use crate::state::{Discs, Opportunities, Seated, State, Turn};
use crate::story::words::Do;
use crate::story::{StoryState, changes};

/// The Combat cards of a set, each as often as it is printed.
pub(crate) fn cards(catalog: &Catalog, set: CombatSet) -> impl Iterator<Item = Card> {
    catalog.combat_set(set).flat_map(|(id, card)| (0..card.copies).map(move |_| id))
}

/// Whether a card is an upgrade of Kang Tao: those are in the game where a Story or a staged position
/// brings them, each on its own.
pub(crate) fn is_kang_tao(catalog: &Catalog, card: Card) -> bool {
    catalog.combat(card).set == CombatSet::KangTao
}

/// The upgrades of a table: the Kang Tao cards are among them if its Story says so (R430).
pub(crate) fn upgrades(catalog: &Catalog, story: &StoryState) -> impl Iterator<Item = Card> {
    let smart = changes::has_done(catalog, story, Do::KangTao);
    cards(catalog, CombatSet::Upgrade).chain(cards(catalog, CombatSet::KangTao).filter(move |_| smart))
}

/// Sets a table up.
pub fn set_up(catalog: &Catalog, options: &Options, chance: &mut impl Chance) -> State {
    let seats = options.seats();
    rule!(R086);
    rule!(R302);
    let side = Side::of(usize::from(seats));
    rule!(R089);
    let first = options.first.unwrap_or_else(|| Seat(chance.pick("first player", seats.into(), |seat| seat) as u8));
    let mut city = City::new(seats + u8::from(options.rival.is_some()));
    let mut seated = [Seated::default(); SEATS];
    for (place, &gang) in options.gangs.iter().enumerate() {
        let seat = Seat(place as u8);
        rule!(R309);
        place_gang(&mut city, seat, catalog.dashboard(gang).start);
        rule!(R007);
        rule!(R092);
        rule!(R095);
        rule!(R310);
        let purse = starting_purse(catalog, seats, first, seat);
        seated[place] = Seated { gang: Some(gang), purse, discs: Discs::ALL, ..Seated::default() };
    }
    if let Some(rival) = options.rival {
        rule!(R203);
        rule!(R205);
        rule!(R207);
        rule!(R209);
        solo::place_opponents(catalog, &Map::new(catalog, side), rival, &mut city);
        seated[solo::RIVAL.index()].gang = Some(rival);
    }
    let hands = Hands::new(seats, cards(catalog, CombatSet::Starting).collect(), cards(catalog, CombatSet::Upgrade));
    let deals = catalog.opportunities().filter(|(_, card)| card.deal != Deal::Story).map(|(id, _)| id);
    let mut opportunities = Market::new(deals);
    let mut edgerunners = Market::new(for_hire(catalog, options.rival.is_some()));
    opportunities.refill("opportunity deck", chance, |id| id.key(catalog));
    edgerunners.refill("edgerunner deck", chance, |id| id.key(catalog));
    let mut frames = Frames::new();
    frames.push(Frame::Turn);
    let turn = Turn { seat: first, ..Turn::default() };
    let mut state = State {
        seats,
        sides: if options.rival.is_some() { 3 } else { seats },
        side,
        seated,
        city,
        hands,
        opportunities,
        edgerunners,
        gone: Opportunities::default(),
        first,
        turn,
        frames,
        fight: None,
        picks: Joint::default(),
        story: StoryState::new(options.story),
        solo: options.rival.map(|_| Solo::default()),
        left: Seats::NONE,
        ending: None,
    };
    if !state.is_solo() {
        open_story(catalog, &mut state, chance);
    }
    state
}

/// The Edgerunners of the market: all, but for two in the single player mode.
pub(crate) fn for_hire(catalog: &Catalog, solo: bool) -> impl Iterator<Item = EdgerunnerId> {
    if solo {
        rule!(R211);
    }
    let out = move |talent| solo && matches!(talent, Talent::LookAtHand | Talent::Legend);
    catalog.edgerunners().filter(move |(_, card)| !out(card.talent)).map(|(id, _)| id)
}

/// A Hideout, one basic unit of each class and a Drone, outside Points of Interest; the rest waits.
fn place_gang(city: &mut City, seat: Seat, start: District) {
    rule!(R093);
    rule!(R094);
    rule!(R096);
    city.add_hideout(seat, start);
    rule!(R025);
    for &class in Class::ALL {
        city.place(seat, Unit::Basic(class), Spot::outside(start));
    }
    city.build_drone(seat, start);
}

/// What a seat begins with, by turn order, clockwise from the first player.
fn starting_purse(catalog: &Catalog, seats: u8, first: Seat, seat: Seat) -> Purse {
    rule!(R087);
    rule!(R090);
    rule!(R308);
    if seats == 1 {
        rule!(R206);
    }
    let turn = (seat.0 + seats - first.0) % seats;
    let mut purse = Purse::default();
    for &amount in catalog.board().setup.starting.get(usize::from(turn)).into_iter().flatten() {
        purse.gain(amount);
    }
    purse
}

impl State {
    /// Whether every figure and card is somewhere, once.
    pub fn audit(&self, catalog: &Catalog) -> Result<(), String> {
        self.city.audit(self.sides - u8::from(self.is_solo()))?;
        self.solo.as_ref().map_or(Ok(()), Solo::audit)?;
        self.story.audit(self.seats)?;
        self.audit_figures()?;
        let starting = Seat::first(self.seats).flat_map(|_| cards(catalog, CombatSet::Starting));
        let story = changes::has_done(catalog, &self.story, Do::KangTao);
        let mut cards: Cards = starting.chain(upgrades(catalog, &self.story)).collect();
        let played = self.fight.iter().flat_map(|fight| fight.played.iter()).filter(|played| played.seat.0 < self.seats);
        for played in played.filter(|played| story || !is_kang_tao(catalog, played.card)) {
            cards.remove(played.card);
        }
        if !story {
            self.hands.all().filter(|&card| is_kang_tao(catalog, card)).for_each(|card| cards.insert(card));
        }
        self.hands.audit(cards)?;
        self.audit_opportunities(catalog)
    }

    /// Every Opportunity lies in the market, beside a dashboard, or out of the game.
    fn audit_opportunities(&self, catalog: &Catalog) -> Result<(), String> {
        let market = self.opportunities.deck().iter().map(|lying| lying.card).chain(self.opportunities.slots().iter().flatten().copied());
        let seats = self.seated.iter().flat_map(|seated| seated.seized.iter().chain(seated.aside));
        let mut found: Vec<OpportunityId> = market.chain(seats).chain(self.gone.iter()).chain(beside(catalog, &self.story)).collect();
        found.sort_unstable();
        let blueprints = changes::has_done(catalog, &self.story, Do::Blueprints);
        let deals = catalog.opportunities().filter(|(_, card)| card.deal != Deal::Story || blueprints);
        let deals: Vec<OpportunityId> = deals.map(|(id, _)| id).collect();
        if found == deals { Ok(()) } else { Err(format!("the Opportunities are {found:?}")) }
    }

    /// The fallen figures that the Tyger Claws have given away are held by somebody.
    fn audit_figures(&self) -> Result<(), String> {
        for &class in Class::ALL {
            let held: u8 = self.seated.iter().map(|seated| seated.holds[class as usize]).sum();
            let away: u8 = Seat::first(self.sides).map(|seat| self.city.away(seat, class)).sum();
            if held != away {
                return Err(format!("{held} figures of {class:?} are held, but {away} were given away"));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::words::{Gang, Resource};
    use crate::state::Disc;
    use table::chance::Fast;
    use table::shows;

    fn options(gangs: &[Gang], first: Option<u8>) -> Options {
        Options { first: first.map(Seat), ..Options::rivals(gangs) }
    }

    fn set(gangs: &[Gang], first: Option<u8>) -> State {
        let state = set_up(Catalog::load(), &options(gangs, first), &mut Fast::new(1));
        assert_eq!(state.audit(Catalog::load()), Ok(()));
        state
    }

    #[test]
    fn r086_the_side_fits_the_number_of_players() {
        shows(&["gangs:R086"], || {
            assert_eq!(set(&Gang::ALL[..2], None).side, Side::Small);
            assert_eq!(set(&Gang::ALL[..3], None).side, Side::Small);
            assert_eq!(set(Gang::ALL, None).side, Side::Large);
        });
    }

    #[test]
    fn r089_chance_says_who_begins_unless_it_is_agreed() {
        shows(&["gangs:R089"], || {
            let begins = |seed| set_up(Catalog::load(), &options(Gang::ALL, None), &mut Fast::new(seed)).first;
            let seen: std::collections::BTreeSet<Seat> = (0..64).map(begins).collect();
            assert_eq!(seen.len(), 4);
            assert_eq!(set(Gang::ALL, Some(2)).first, Seat(2));
        });
    }

    #[test]
    fn r090_later_players_begin_with_more() {
        shows(&["gangs:R090"], || {
            let state = set(Gang::ALL, Some(2));
            let purse = |seat: usize| state.seated[seat].purse;
            let contraband = [2, 3, 0, 1].map(|seat| purse(seat).get(Resource::Contraband));
            assert_eq!(contraband, [1, 1, 2, 2], "clockwise from seat 2");
            assert!((0..4).all(|seat| purse(seat).get(Resource::Eurodollar) == 2 && purse(seat).get(Resource::Secret) == 0));
        });
    }

    #[test]
    fn r093_a_gang_begins_in_its_district() {
        shows(&["gangs:R092", "gangs:R093", "gangs:R094", "gangs:R095", "gangs:R096"], || {
            let state = set(&[Gang::Maelstrom, Gang::VoodooBoys], Some(0));
            for (seat, start) in [(Seat(0), District::Watson), (Seat(1), District::Pacifica)] {
                let units: Vec<(Unit, Spot)> = state.city.units(seat, start).collect();
                assert_eq!(units, Unit::PLAIN.map(|unit| (unit, Spot::outside(start))), "one of each, outside");
                assert!(state.city.has_hideout(seat, start) && state.city.hideouts(seat) == 1);
                assert_eq!(Unit::PLAIN.map(|unit| state.city.in_reserve(seat, unit)), [2, 2, 2, 3]);
                let seated = state.seated[seat.index()];
                assert_eq!((seated.cred, seated.net, seated.discs), (0, 0, Discs::ALL));
            }
            assert_eq!(state.seated[2], Seated::default());
        });
    }

    #[test]
    fn decks_are_shuffled_and_markets_are_full() {
        let state = set(&Gang::ALL[..2], Some(0));
        assert!(state.opportunities.slots().iter().all(Option::is_some) && state.edgerunners.slots().iter().all(Option::is_some));
        assert_eq!((state.opportunities.deck().len(), state.edgerunners.deck().len(), state.hands.deck().len()), (24, 7, 22));
    }

    #[test]
    fn a_disc_is_spent_once() {
        let mut discs = Discs::ALL;
        assert!(Disc::ALL.iter().all(|&disc| discs.contains(disc)));
        assert!(discs.spend(Disc::Wild) && !discs.spend(Disc::Wild) && discs.contains(Disc::Solo));
    }
}
