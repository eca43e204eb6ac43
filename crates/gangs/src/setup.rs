//! The table and how it is set up (rulebook pages 010 and 011).

use serde::{Deserialize, Serialize};
use table::{Chance, Seat, rule};

use crate::catalog::board::Side;
use crate::catalog::words::{Class, CombatSet, Deal, District, Gang};
use crate::catalog::{Catalog, EdgerunnerId, OpportunityId};
use crate::city::{City, SEATS, Spot, Unit};
use crate::hands::{Card, Cards, FIRST_UPGRADE, Hands};
use crate::market::Market;
use crate::options::Options;
use crate::purse::Purse;

/// An Action disc (R007).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Disc {
    /// Activates Solos.
    Solo,
    /// Activates Techies.
    Techie,
    /// Activates Netrunners.
    Netrunner,
    /// Builds a Hideout.
    Hideout,
    /// Upgrades Combat cards.
    Upgrade,
    /// Any of the others.
    Wild,
}

impl Disc {
    /// All six.
    pub const ALL: [Disc; 6] = [Disc::Solo, Disc::Techie, Disc::Netrunner, Disc::Hideout, Disc::Upgrade, Disc::Wild];
}

/// A set of discs, as bits: those in the Activate area of a dashboard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Discs(u8);

impl Discs {
    /// All six.
    pub const ALL: Discs = Discs(0b11_1111);

    /// Whether a disc is there.
    pub const fn contains(self, disc: Disc) -> bool {
        self.0 & (1 << disc as u8) != 0
    }

    /// Slides a disc away; `false` if it was gone already.
    pub fn spend(&mut self, disc: Disc) -> bool {
        let there = self.contains(disc);
        self.0 &= !(1 << disc as u8);
        there
    }
}

/// What lies on a seat's dashboard and beside it; all of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Seated {
    /// Its Gang.
    pub gang: Gang,
    /// Its Street Cred.
    pub cred: u8,
    /// The space of the Net that its tracker is on; 0 is the start.
    pub net: u8,
    /// Its resources.
    pub purse: Purse,
    /// The discs in its Activate area.
    pub discs: Discs,
    /// The Opportunities it has seized, as bits by id.
    pub seized: u32,
    /// How many Edgerunners it has hired in all (C-16).
    pub hired: u8,
}

/// Everything on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// How many seats there are.
    pub seats: u8,
    /// The side in use.
    pub side: Side,
    /// By seat; the first `seats` of them.
    pub seated: [Option<Seated>; SEATS],
    /// The city.
    pub city: City,
    /// The Combat cards.
    pub hands: Hands,
    /// The Opportunity market.
    pub opportunities: Market<OpportunityId, 28>,
    /// The Edgerunner market.
    pub edgerunners: Market<EdgerunnerId, 10>,
    /// Who began.
    pub first: Seat,
}

/// The upgrades of a catalog as physical cards, without those of Stories.
fn upgrades(catalog: &Catalog) -> impl Iterator<Item = Card> {
    let count = catalog.combat_set(CombatSet::Upgrade).count() as u8;
    (0..count).map(|upgrade| Card(FIRST_UPGRADE + upgrade))
}

/// Sets a table up.
pub fn set_up(catalog: &Catalog, options: &Options, chance: &mut impl Chance) -> State {
    let seats = options.seats();
    rule!(R086);
    let side = Side::of(usize::from(seats));
    rule!(R089);
    let first = options.first.unwrap_or_else(|| Seat(chance.pick("first player", seats.into(), |seat| seat) as u8));
    let mut city = City::new(seats);
    let mut seated = [None; SEATS];
    for (place, &gang) in options.gangs.iter().enumerate() {
        let seat = Seat(place as u8);
        place_gang(&mut city, seat, catalog.dashboard(gang).start);
        rule!(R092);
        rule!(R095);
        let purse = starting_purse(catalog, seats, first, seat);
        seated[place] = Some(Seated { gang, cred: 0, net: 0, purse, discs: Discs::ALL, seized: 0, hired: 0 });
    }
    let hands = Hands::new(seats, upgrades(catalog));
    let deals = catalog.opportunities().filter(|(_, card)| card.deal != Deal::Story).map(|(id, _)| id);
    let mut opportunities = Market::new(deals);
    let mut edgerunners = Market::new(catalog.edgerunners().map(|(id, _)| id));
    opportunities.refill("opportunity deck", chance, |id| id.key(catalog));
    edgerunners.refill("edgerunner deck", chance, |id| id.key(catalog));
    State { seats, side, seated, city, hands, opportunities, edgerunners, first }
}

/// A Hideout, one basic unit of each class and a Drone, outside Points of Interest; the rest waits.
fn place_gang(city: &mut City, seat: Seat, start: District) {
    rule!(R093);
    rule!(R094);
    rule!(R096);
    city.add_hideout(seat, start);
    for &class in Class::ALL {
        city.place(seat, Unit::Basic(class), Spot::outside(start));
    }
    city.build_drone(seat, start);
}

/// What a seat begins with, by turn order, clockwise from the first player.
fn starting_purse(catalog: &Catalog, seats: u8, first: Seat, seat: Seat) -> Purse {
    rule!(R090);
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
        self.city.audit(self.seats)?;
        let starting = Seat::first(self.seats).flat_map(Card::starting);
        let cards: Cards = starting.chain(upgrades(catalog)).collect();
        self.hands.audit(cards)?;
        let seized = self.seated.iter().flatten().fold(0, |all, seated| all | seated.seized);
        let market = self.opportunities.deck().iter().map(|lying| lying.card).chain(self.opportunities.slots().iter().flatten().copied());
        let deals = catalog.opportunities().filter(|(_, card)| card.deal != Deal::Story).count();
        let found = market.count() + seized.count_ones() as usize;
        if found != deals {
            return Err(format!("there are {found} Opportunities instead of {deals}"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::words::Resource;
    use table::chance::Fast;
    use table::shows;

    fn options(gangs: &[Gang], first: Option<u8>) -> Options {
        Options { gangs: gangs.to_vec(), first: first.map(Seat) }
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
            let purse = |seat: usize| state.seated[seat].unwrap().purse;
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
                let seated = state.seated[seat.index()].unwrap();
                assert_eq!((seated.cred, seated.net, seated.discs), (0, 0, Discs::ALL));
            }
            assert_eq!(state.seated[2], None);
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
