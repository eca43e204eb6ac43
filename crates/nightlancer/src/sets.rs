//! Which cards are of which sort, worked out once when the game is loaded: rules ask this at every decision.

use crate::cards::Cards;
use crate::catalog::board::Space;
use crate::catalog::effects::{Favour, Need, Pay, Power, PowerSort, Window};
use crate::catalog::words::{Ability, Action, Circle, Kind, Obstacle, Ware};
use crate::catalog::{Catalog, ContactId, ItemId, NightlancerId, OpportunityId, SpaceId};

/// Whatever has powers of one sort.
#[derive(Clone, Copy, Default)]
pub(crate) struct WithPower {
    pub nightlancers: Cards<NightlancerId>,
    pub items: Cards<ItemId>,
    pub opportunities: Cards<OpportunityId>,
}

/// Cards by their sorts.
pub(crate) struct Sets {
    /// Armour, Gear and Weapons.
    pub carried: Cards<ItemId>,
    /// Weapons and Cyberweapons.
    pub weapons: Cards<ItemId>,
    /// Armour.
    pub armour: Cards<ItemId>,
    /// Cyberware and Cyberweapons.
    pub cyber: Cards<ItemId>,
    /// Unique cards.
    pub unique: Cards<ItemId>,
    /// By ability: cards that can be used for a bonus.
    pub bonus: [Cards<ItemId>; 6],
    /// Cards that protect when they are used.
    pub guards: Cards<ItemId>,
    /// By Obstacle: cards that pass it.
    pub passes: [Cards<ItemId>; 3],
    /// Cards with a bonus that is Always in Effect.
    pub always: Cards<ItemId>,
    /// Cards with powers.
    pub powered: Cards<ItemId>,
    /// By window: cards that can be used up in it.
    pub favours: [Cards<ItemId>; 8],
    /// By type: Contacts.
    pub circles: [Cards<ContactId>; 5],
    /// By window and option: Contacts whose option is for it.
    pub contacts: [[Cards<ContactId>; 2]; 8],
    /// By option: Contacts whose option can always be used in its window.
    pub sure: [Cards<ContactId>; 2],
    /// Opportunities that are Agendas.
    pub agendas: Cards<OpportunityId>,
    /// Opportunities that raise ratings.
    pub skills: Cards<OpportunityId>,
    /// Opportunities with powers.
    pub lasting: Cards<OpportunityId>,
    /// Opportunities that ask for something that Heat may change: Heat, or Prospects.
    pub by_heat: Cards<OpportunityId>,
    /// Opportunities that cost Resolve.
    pub by_resolve: Cards<OpportunityId>,
    /// Unique Opportunities.
    pub own: Cards<OpportunityId>,
    /// By sort of power: what has one.
    pub with_power: [WithPower; PowerSort::COUNT],
    /// By number of players, 2, 3 and 4: spaces that can be used.
    pub spaces: [Cards<SpaceId>; 3],
    /// Black Market spaces, all of them.
    pub stalls: Cards<SpaceId>,
    /// Open spaces.
    pub open: Cards<SpaceId>,
    /// By space: those before it that are just the same to use; Black Market spaces have cards of their own.
    pub alike: Vec<Cards<SpaceId>>,
}

impl Sets {
    pub fn new(catalog: &'static Catalog) -> Sets {
        let items = |fits: &dyn Fn(&crate::catalog::card::Item) -> bool| -> Cards<ItemId> {
            catalog.items().filter(|(_, card)| fits(card)).map(|(id, _)| id).collect()
        };
        let opportunities = |fits: &dyn Fn(&crate::catalog::card::Opportunity) -> bool| -> Cards<OpportunityId> {
            catalog.opportunities().filter(|(_, card)| fits(card)).map(|(id, _)| id).collect()
        };
        let spaces = |fits: &dyn Fn(&Space) -> bool| -> Cards<SpaceId> {
            catalog.spaces().filter(|(_, space)| fits(space)).map(|(id, _)| id).collect()
        };
        let contacts = |option: usize, fits: &dyn Fn(&Favour) -> bool| -> Cards<ContactId> {
            catalog.contacts().filter(|(_, card)| card.favours.get(option).is_some_and(fits)).map(|(id, _)| id).collect()
        };
        let sure = |favour: &Favour| favour.pay.is_empty() && favour.does.iter().all(|deed| deed.is_sure());
        let circle = |circle: Circle| catalog.contacts().filter(|(_, card)| card.circle == circle).map(|(id, _)| id).collect();
        let ability = |place: usize| Ability::ALL[place];
        let mut with_power = [WithPower::default(); PowerSort::COUNT];
        let sorts = |powers: &'static [Power]| powers.iter().map(|power| power.sort() as usize);
        catalog.nightlancers().for_each(|(id, card)| sorts(&card.special).for_each(|sort| with_power[sort].nightlancers.insert(id)));
        catalog.items().for_each(|(id, card)| sorts(&card.powers).for_each(|sort| with_power[sort].items.insert(id)));
        catalog.opportunities().for_each(|(id, card)| sorts(&card.powers).for_each(|sort| with_power[sort].opportunities.insert(id)));
        let alike = |(id, this): (SpaceId, &Space)| {
            let same = |other: &Space| other.does == this.does && other.edge == this.edge;
            let before = catalog.spaces().take_while(|(other, _)| *other != id).filter(|(_, other)| same(other)).map(|(other, _)| other);
            if this.action() == Some(Action::BlackMarket) { Cards::default() } else { before.collect() }
        };
        Sets {
            carried: items(&|card| card.ware.is_carried()),
            weapons: items(&|card| card.ware.is_weapon()),
            armour: items(&|card| card.ware == Ware::Armour),
            cyber: items(&|card| matches!(card.ware, Ware::Cyberware | Ware::Cyberweapon)),
            unique: items(&|card| card.owner.is_some()),
            bonus: std::array::from_fn(|place| items(&|card| !card.always && card.bonus.of(ability(place)) > 0)),
            guards: items(&|card| card.guard > 0),
            passes: std::array::from_fn(|place| items(&|card| card.passes == Some(Obstacle::ALL[place]))),
            always: items(&|card| card.always && !card.bonus.is_none()),
            powered: items(&|card| !card.powers.is_empty()),
            favours: std::array::from_fn(|place| {
                items(&|card| card.favour.as_ref().is_some_and(|favour| favour.when == Window::ALL[place]))
            }),
            circles: std::array::from_fn(|place| circle(Circle::ALL[place])),
            contacts: std::array::from_fn(|place| [0, 1].map(|option| contacts(option, &|favour| favour.when == Window::ALL[place]))),
            sure: [0, 1].map(|option| contacts(option, &sure)),
            agendas: opportunities(&|card| card.kind == Kind::Agenda),
            skills: opportunities(&|card| !card.bonus.is_none()),
            lasting: opportunities(&|card| !card.powers.is_empty()),
            by_heat: opportunities(&|card| {
                let needs = |need: &Need| matches!(need, Need::Heat(_) | Need::HeatAtMost(_) | Need::Prospects(_) | Need::Leads);
                card.needs.iter().any(needs) || card.pay.iter().any(|pay| matches!(pay, Pay::Prospects(_)))
            }),
            by_resolve: opportunities(&|card| card.pay.iter().any(|pay| matches!(pay, Pay::Resolve(_)))),
            own: opportunities(&|card| card.owner.is_some()),
            with_power,
            alike: catalog.spaces().map(alike).collect(),
            spaces: std::array::from_fn(|place| spaces(&|space| space.is_open_to(place + 2))),
            stalls: spaces(&|space| space.action() == Some(Action::BlackMarket)),
            open: spaces(&|space| space.action().is_some_and(Action::is_open)),
        }
    }

    /// Contacts with an option for a window.
    #[inline]
    pub fn contacts_for(&self, window: Window) -> Cards<ContactId> {
        let [first, second] = self.contacts[window as usize];
        first.union(second)
    }

    /// The spaces that can be used with so many players; a single player uses those for two (C-12).
    #[inline]
    pub fn spaces(&self, players: u8) -> Cards<SpaceId> {
        self.spaces[usize::from(players.clamp(2, 4)) - 2]
    }
}
