//! Everything on the table, as flat data: dashboards, city, cards, markets, and how far the turn is.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::array::Array;
use table::frames::Frames;
use table::ids::Bits;
use table::joint::Joint;
use table::{Seat, Seats, rule};

use crate::catalog::board::Side;
use crate::catalog::words::{Deal, District, Gang, UnitKind};
use crate::catalog::{Catalog, CombatId, EdgerunnerId, OpportunityId};
use crate::city::{City, DISTRICTS, SEATS, Spot, Spots, Unit};
use crate::frame::Frame;
use crate::hands::Hands;
use crate::market::Market;
use crate::purse::Purse;
use crate::solo::Solo;
use crate::story::StoryState;

/// An Action disc (R007).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema, Deserialize)]
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

    /// The five with an action of their own.
    pub const ACTIONS: [Disc; 5] = [Disc::Solo, Disc::Techie, Disc::Netrunner, Disc::Hideout, Disc::Upgrade];
}

/// A set of discs, as bits: those in the Activate area of a dashboard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Discs(u8);

impl Discs {
    /// All six.
    pub const ALL: Discs = Discs(0b11_1111);

    /// Whether a disc is there.
    #[inline]
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

/// A set of Opportunities, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Opportunities(#[serde(with = "Bits::<OpportunityId>")] u32);

impl Opportunities {
    /// Whether a card is in it.
    pub const fn contains(self, card: OpportunityId) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Adds a card.
    pub fn insert(&mut self, card: OpportunityId) {
        self.0 |= 1 << card.0;
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = OpportunityId> {
        (0..32).filter(move |bit| self.0 & (1 << bit) != 0).map(OpportunityId)
    }

    /// How many deals of a type there are.
    pub fn of(self, catalog: &Catalog, deal: Deal) -> u8 {
        self.iter().filter(|&card| catalog.opportunity(card).deal == deal).count() as u8
    }
}

/// What lies on a dashboard and beside it; all of it is public. In the single player mode the
/// opposing Gang and Johnny Silverhand have one too, of which only the Street Cred is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seated {
    /// Its Gang; none for Johnny Silverhand as opponent.
    pub gang: Option<Gang>,
    /// Its Street Cred.
    pub cred: u8,
    /// The space of the Net that its tracker is on; 0 is the start.
    pub net: u8,
    /// Its resources.
    pub purse: Purse,
    /// The discs in its Activate area.
    pub discs: Discs,
    /// The Opportunities it has seized.
    pub seized: Opportunities,
    /// How many Edgerunners it has hired in all (C-16).
    pub hired: u8,
    /// The Rage token (R362).
    pub rage: u8,
    /// The Opportunity it has set aside (R357).
    pub aside: Option<OpportunityId>,
    /// Fallen figures of the Tyger Claws that it was given, by class (R354).
    pub holds: [u8; 3],
}

/// Which units of the active seat have moved in the act that goes on (C-12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Moved {
    /// By District and plain unit: how many outside Points of Interest.
    pub outside: [[u8; 4]; DISTRICTS],
    /// Points of Interest whose occupant has moved.
    pub pois: Spots,
    /// Edgerunners, as bits by id.
    #[serde(with = "Bits::<EdgerunnerId>")]
    pub edgerunners: u16,
}

/// How far the turn is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// Actions taken in this Activate.
    pub actions: u8,
    /// Whether the player reclaims.
    pub reclaims: bool,
    /// Seats whose Rogue has moved in this turn (C-18).
    pub rogue: Seats,
    /// Who has moved in the act that goes on.
    pub moved: Moved,
    /// Whether the player's turn is over and an opponent of the single player mode acts.
    pub rivals: bool,
}

/// A Combat card on the table in a Firefight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct PlayedCard {
    /// Who played it.
    pub seat: Seat,
    /// The card.
    pub card: CombatId,
    /// Its firepower; none while a "?" is open.
    pub firepower: Option<u8>,
}

/// Units that one side lost in a Firefight, by what cards ask for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Losses([u8; 6]);

impl Losses {
    /// How many units of a kind were lost.
    pub const fn of(self, kind: UnitKind) -> u8 {
        match kind {
            UnitKind::Any => self.0[0],
            UnitKind::NonDrone => self.0[0] - self.0[1],
            UnitKind::Drone => self.0[1],
            UnitKind::Solo => self.0[2],
            UnitKind::Techie => self.0[3],
            UnitKind::Netrunner => self.0[4],
            UnitKind::Edgerunner => self.0[5],
        }
    }

    /// Counts a unit. Edgerunners count for their class too (C-20).
    pub fn count(&mut self, catalog: &Catalog, unit: Unit) {
        self.0[0] += 1;
        self.0[1] += u8::from(unit == Unit::Drone);
        if let Some(class) = unit.class(catalog) {
            self.0[2 + class as usize] += 1;
        }
        self.0[5] += u8::from(matches!(unit, Unit::Edgerunner(_)));
    }
}

/// A Firefight that goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fight {
    /// Where.
    pub district: District,
    /// Who began it.
    pub initiator: Seat,
    /// Everybody who had a unit there (R111).
    pub involved: Seats,
    /// Points of Interest whose occupant has come there by an exchange (C-24).
    pub exchanged: Spots,
    /// The cards on the table, in the order in which they came.
    pub played: Array<PlayedCard, 48>,
    /// The card that blanks the effects of all others (R341).
    pub blanking: Option<CombatId>,
    /// Firepower beyond cards and standing abilities.
    pub extra: [u8; SEATS],
    /// What each side has at Compare.
    pub totals: [u8; SEATS],
    /// Units that each side still has to lose in step 5.
    pub due: [u8; SEATS],
    /// Units that each side has lost.
    pub lost: [Losses; SEATS],
    /// Corporate Secrets that each side has gained.
    pub secrets: [u8; SEATS],
    /// Whether a side has gained Street Cred.
    pub gained: Seats,
    /// The holder named for Payback, and the figures that it held then, by class (R355).
    pub payback: Option<(Seat, [u8; 3])>,
    /// Cards that were laid down and turned over together.
    pub turned: u8,
}

/// How a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Somebody reached the goal.
    Cred,
    /// An Epilogue.
    Epilogue,
    /// One player is left, or none.
    Left,
    /// A decision took too many steps.
    Void,
}

/// Everything on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// How many players there are.
    pub seats: u8,
    /// How many sides have units in the city: the players, and the two opponents of a single player.
    pub sides: u8,
    /// The side of the board in use.
    pub side: Side,
    /// By seat; the first `sides` of them.
    pub seated: [Seated; SEATS],
    /// The city.
    pub city: City,
    /// The Combat cards.
    pub hands: Hands,
    /// The Opportunity market.
    pub opportunities: Market<OpportunityId, 28>,
    /// The Edgerunner market.
    pub edgerunners: Market<EdgerunnerId, 10>,
    /// Opportunities that are out of the game.
    pub gone: Opportunities,
    /// Who began.
    pub first: Seat,
    /// How far the turn is.
    pub turn: Turn,
    /// What goes on.
    pub frames: Frames<Frame, 32>,
    /// The Firefight that goes on.
    pub fight: Option<Fight>,
    /// The cards laid down in it, hidden until all are (R115); they leave the hands when they are revealed.
    pub picks: Joint<CombatId>,
    /// The Story.
    // What logs were written with before holds by this name.
    #[serde(rename = "tale")]
    pub story: StoryState,
    /// What the single player mode adds.
    pub solo: Option<Solo>,
    /// Who has left the table.
    pub left: Seats,
    /// How the table ended.
    pub ending: Option<Ending>,
}

impl State {
    /// The sides that are in the game.
    pub fn sides(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let left = self.left;
        Seat::first(self.sides).filter(move |&seat| !left.contains(seat))
    }

    /// The opponents of a seat, clockwise from it.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (sides, left) = (self.sides, self.left);
        (1..sides).map(move |step| Seat((seat.0 + step) % sides)).filter(move |&other| !left.contains(other))
    }

    /// Sides from one on, clockwise.
    pub fn from(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let sides = self.sides;
        (0..sides).map(move |step| Seat((seat.0 + step) % sides))
    }

    /// The sides among some that people play.
    pub fn players(&self, among: Seats) -> Seats {
        among.iter().filter(|seat| seat.0 < self.seats && !self.left.contains(*seat)).collect()
    }

    /// Whether this is the single player mode.
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.solo.is_some()
    }

    /// Whether units of a side cannot be killed or lost: Johnny Silverhand as opponent (R228).
    pub fn cannot_be_lost(&self, seat: Seat) -> bool {
        let johnny = self.is_solo() && self.seated[seat.index()].gang.is_none();
        if johnny {
            rule!(R228);
        }
        johnny
    }

    /// Whether the goal ends the game at once instead of with the turn (C-01).
    #[inline]
    pub fn stops_at_goal(&self, catalog: &Catalog) -> bool {
        if self.is_solo() {
            rule!(R371);
            return false;
        }
        !self.story.is_plain() && self.story.epilogue(catalog).is_none()
    }

    /// The side that leads a Gang as a player.
    pub fn player_of(&self, gang: Gang) -> Option<Seat> {
        Seat::first(self.seats).find(|seat| self.seated[seat.index()].gang == Some(gang) && !self.left.contains(*seat))
    }

    /// The Gang of a player; none for opponents of the single player mode, who have no abilities (R353).
    pub fn gang(&self, seat: Seat) -> Option<Gang> {
        self.seated[seat.index()].gang.filter(|_| seat.0 < self.seats)
    }

    /// Where an Edgerunner stands, and whose it is.
    pub fn spot_of(&self, edgerunner: EdgerunnerId) -> Option<(Seat, Spot)> {
        match self.city.whereabouts(edgerunner) {
            crate::city::Whereabouts::At(seat, spot) => Some((seat, spot)),
            _ => None,
        }
    }
}
