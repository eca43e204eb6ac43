//! What a seat can do. A choice is a small value; which of them are offered depends on the frame on
//! top (`offer`), and so does what they mean.

use serde::Serialize;
use table::Seat;

use crate::catalog::words::{Class, District, Resource};
use crate::catalog::{Catalog, CombatId, EdgerunnerId, OpportunityId};
use crate::city::{Spot, Unit};
use crate::state::Disc;
use crate::story::Token;

/// One thing that a seat may do now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[repr(align(8))]
pub enum Choice {
    /// Spends a disc for its own action (R104).
    Act(Disc),
    /// Spends the Wild disc for this action (R170).
    Wild(Disc),
    /// Reclaims instead of activating (R102).
    Reclaim,
    /// Ends the Activate after one action (R103).
    EndTurn,
    /// Moves an own unit.
    Move {
        /// Which.
        unit: Unit,
        /// From where.
        from: Spot,
        /// To where.
        to: Spot,
    },
    /// Moves a unit of another side (R321).
    MoveOther {
        /// Whose.
        owner: Seat,
        /// Which.
        unit: Unit,
        /// From where.
        from: Spot,
        /// To where.
        to: Spot,
    },
    /// Wants no more of what is on offer, or nothing of it.
    Done,
    /// Wants what is on offer.
    Accept,
    /// Initiates a Firefight (R109).
    Fight(District),
    /// Exchanges an own Solo with the occupant of a Point of Interest (R114).
    Exchange {
        /// The Solo.
        unit: Unit,
        /// Where it stands.
        from: Spot,
        /// The Point of Interest.
        poi: Spot,
    },
    /// A Combat card: plays it, keeps it, removes it or has it discarded.
    Card(CombatId),
    /// Takes the used Combat cards back (R340).
    TakeBack,
    /// Takes over the firepower of this card, which was played by that side (C-27).
    Copy(Seat, CombatId),
    /// Pays with this many Corporate Secrets (C-44), or spends so many (R337).
    Secrets(u8),
    /// Begins a Netrun (R147).
    Netrun,
    /// Advances so many spaces in the Net (R150).
    Advance(u8),
    /// Rolls the NetWatch dice again (R359).
    RollAgain,
    /// Picks a unit: the one that is lost, killed, sacrificed, replaced or converted.
    Pick {
        /// Whose.
        owner: Seat,
        /// Which.
        unit: Unit,
        /// Where.
        spot: Spot,
    },
    /// Seizes an Opportunity (R134).
    Seize(OpportunityId),
    /// Hires an Edgerunner (R141).
    Hire(EdgerunnerId),
    /// Names a District: for a Hideout, a hired Edgerunner, a Drone.
    In(District),
    /// Recruits a unit (R182).
    Recruit(Unit, District),
    /// Gains this entry of a District's rewards (R180).
    Reward(u8),
    /// Puts the face-up card of this slot under its deck (R325).
    Recycle(u8),
    /// Picks this one of several rewards (R327).
    Either(u8),
    /// Names another player or side.
    Name(Seat),
    /// Takes, or gives up, one of this resource.
    Resource(Resource),
    /// Exchanges an own Combat card with a random one of another hand (R332).
    Swap(CombatId, Seat),
    /// Gives a fallen figure to an opponent (R354).
    Give(Seat),
    /// Lowers the Rage token by so many steps (R363).
    Rage(u8),
    /// Sets an Opportunity of the market aside (R357).
    SetAside(OpportunityId),
    /// Takes up an offer of an open Story card, by its place on the card.
    Offer(u8, u8),
}

/// The stable name of a disc.
pub fn disc_key(disc: Disc) -> &'static str {
    match disc {
        Disc::Solo => "solo",
        Disc::Techie => "techie",
        Disc::Netrunner => "netrunner",
        Disc::Hideout => "hideout",
        Disc::Upgrade => "upgrade",
        Disc::Wild => "wild",
    }
}

/// The stable name of a class.
pub fn class_key(class: Class) -> &'static str {
    match class {
        Class::Solo => "solo",
        Class::Techie => "techie",
        Class::Netrunner => "netrunner",
    }
}

/// The stable name of a unit.
pub fn unit_key(catalog: &Catalog, unit: Unit) -> &str {
    match unit {
        Unit::Basic(class) => class_key(class),
        Unit::Drone => "drone",
        Unit::Edgerunner(id) => id.key(catalog),
    }
}

/// The stable name of a District.
pub fn district_key(district: District) -> &'static str {
    match district {
        District::Watson => "watson",
        District::Westbrook => "westbrook",
        District::CityCenter => "city-center",
        District::Heywood => "heywood",
        District::SantoDomingo => "santo-domingo",
        District::Pacifica => "pacifica",
    }
}

/// The stable name of a spot: a District, or `district/1` for its first Point of Interest.
pub fn spot_key(spot: Spot) -> String {
    let district = district_key(spot.district());
    spot.poi_index().map_or_else(|| district.to_owned(), |index| format!("{district}/{}", index + 1))
}

/// The stable name of a resource.
pub fn resource_key(resource: Resource) -> &'static str {
    match resource {
        Resource::Eurodollar => "eurodollar",
        Resource::Contraband => "contraband",
        Resource::Secret => "secret",
    }
}

/// The stable name of a kind of Story token.
pub fn token_key(token: Token) -> &'static str {
    match token {
        Token::Assassin => "assassin",
        Token::Agent => "agent",
        Token::Vip => "vip",
        Token::Trace => "trace",
        Token::X => "x",
        Token::Militech => "militech",
        Token::Container => "container",
        Token::Factory => "factory",
    }
}

impl Choice {
    /// The stable name of a choice, as in `move solo watson > heywood/1`.
    pub fn key(self, catalog: &Catalog) -> String {
        let unit_at = |unit, spot| format!("{} {}", unit_key(catalog, unit), spot_key(spot));
        match self {
            Choice::Act(disc) => disc_key(disc).to_owned(),
            Choice::Wild(disc) => format!("wild {}", disc_key(disc)),
            Choice::Reclaim => "reclaim".to_owned(),
            Choice::EndTurn => "end turn".to_owned(),
            Choice::Move { unit, from, to } => format!("move {} > {}", unit_at(unit, from), spot_key(to)),
            Choice::MoveOther { owner, unit, from, to } => {
                format!("move {} of {} > {}", unit_at(unit, from), owner.0, spot_key(to))
            }
            Choice::Done => "done".to_owned(),
            Choice::Accept => "accept".to_owned(),
            Choice::Fight(district) => format!("fight {}", district_key(district)),
            Choice::Exchange { unit, from, poi } => format!("exchange {} > {}", unit_at(unit, from), spot_key(poi)),
            Choice::Card(card) => format!("card {}", card.key(catalog)),
            Choice::TakeBack => "take back".to_owned(),
            Choice::Copy(seat, card) => format!("copy {} of {}", card.key(catalog), seat.0),
            Choice::Secrets(count) => format!("secrets {count}"),
            Choice::Netrun => "netrun".to_owned(),
            Choice::Advance(spaces) => format!("advance {spaces}"),
            Choice::RollAgain => "roll again".to_owned(),
            Choice::Pick { owner, unit, spot } => format!("pick {} of {}", unit_at(unit, spot), owner.0),
            Choice::Seize(id) => format!("seize {}", id.key(catalog)),
            Choice::Hire(id) => format!("hire {}", id.key(catalog)),
            Choice::In(district) => format!("in {}", district_key(district)),
            Choice::Recruit(unit, district) => format!("recruit {} {}", unit_key(catalog, unit), district_key(district)),
            Choice::Reward(index) => format!("reward {}", index + 1),
            Choice::Recycle(slot) => format!("recycle {}", slot + 1),
            Choice::Either(index) => format!("either {}", index + 1),
            Choice::Name(seat) => format!("name {}", seat.0),
            Choice::Resource(resource) => resource_key(resource).to_owned(),
            Choice::Swap(card, seat) => format!("swap {} with {}", card.key(catalog), seat.0),
            Choice::Give(seat) => format!("give {}", seat.0),
            Choice::Rage(steps) => format!("rage {steps}"),
            Choice::SetAside(id) => format!("set aside {}", id.key(catalog)),
            Choice::Offer(card, offer) => format!("offer {}.{}", card + 1, offer + 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::words::Gang;
    use crate::options::{gang_key, story_key};
    use crate::story::Story;

    #[test]
    fn choices_are_small() {
        assert!(size_of::<Choice>() <= 8, "{}", size_of::<Choice>());
    }

    /// Files and choices call things by the same names.
    #[test]
    fn names_are_those_of_the_content_files() {
        fn agree<T: Copy + Serialize>(all: &[T], key: impl Fn(T) -> &'static str) {
            for &one in all {
                assert_eq!(serde_json::to_value(one).ok().as_ref().and_then(|name| name.as_str()), Some(key(one)));
            }
        }
        agree(District::ALL, district_key);
        agree(Class::ALL, class_key);
        agree(Resource::ALL, resource_key);
        agree(Token::ALL, token_key);
        agree(Gang::ALL, gang_key);
        agree(Story::ALL, story_key);
    }
}
